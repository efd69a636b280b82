"""The board of DC Spyfall at a terminal: players, the list of Locations, cards, votes, scores, ready phrases."""

import pytest
from rich.cells import cell_len
from tests.cli.boards.board_text import drawn, lines
from tests.games.dc_spyfall.scenes import NAMES, SpyfallScene, table

from penombre.cli.boards import Board, board_for
from penombre.cli.screen import Screen
from penombre.engine import TABLE, Ask, Seen
from penombre.games.dc_spyfall.locations import FACETS, PLACES
from penombre.games.dc_spyfall.phrases import GENERIC, MEANINGS
from penombre.words import LANGUAGES, Words


def board(players: int = 4, lang: str = "en") -> Board:
    return board_for("dc_spyfall", Words("dc_spyfall", lang, also=("penombre.cli",)), NAMES[:players])


def asked(s: SpyfallScene, name: str) -> Ask:
    ask = s.called(name).ask
    assert ask is not None
    return ask


# -- what everybody sees -------------------------------------------------------------------------------------------


def test_the_title_tells_round_phase_and_the_time_that_is_left() -> None:
    s = table(left=452, rounds=3)
    drawer = board()
    assert drawer.title(s.match.view(0)) == f"Round 1/3 · {drawer.words.phase('ask')} · 7:32 left"
    s.time_runs_out()
    assert drawer.title(s.match.view(0)) == f"Round 1/3 · {drawer.words.phase('final_talk')}"


def test_a_line_per_player_tells_the_score_and_what_is_spent() -> None:
    s = table(modules="multiverse_madness")
    s.Paul.accuses(s.Anne)
    s.vote()
    s.Anne.declares()
    s.multiverse_vote()
    shown = lines(drawn(board(), s.match.view(1)))
    assert "1 Anne 0 Multiverse declared" in shown
    assert "2 Vincent (you) 0" in shown
    assert "3 Marie 0 dealer" in shown
    assert "4 Paul 0 accusation spent" in shown
    assert "Paul accuses Anne. For: Paul. Against: Vincent and Marie." in shown
    assert "Anne declares the Multiverse: 1 yes, 3 no." in shown


@pytest.mark.parametrize(
    ("ability", "told"), [("force_field", "Force Field, no vote."), ("secret_identity", "everybody is for it.")]
)
def test_an_accusation_is_told_with_what_came_of_it(ability: str, told: str) -> None:
    s = table(Anne=ability)
    s.Paul.accuses(s.Anne)
    if ability == "force_field":
        s.Anne.uses_power()
    else:
        s.vote("Vincent Marie")
    assert f"Paul accuses Anne: {told}" in lines(drawn(board(), s.match.view(TABLE)))


def test_a_god_complex_is_told_too() -> None:
    s = table(players=6, Paul="god_complex")
    s.Paul.accuses(s.Anne)
    s.vote("Vincent Marie Lea")
    s.Paul.uses_power()
    s.no_power()
    assert "a God Complex makes it unanimous" in drawn(board(6), s.match.view(TABLE))


def test_an_ability_that_was_used_lies_open() -> None:
    s = table(Paul="speed_force")
    s.Paul.adds_time()
    assert "4 Paul 0 Speed Force" in lines(drawn(board(), s.match.view(1)))
    assert "Identity" not in drawn(board(), s.match.view(TABLE))


def test_a_spectator_sees_the_table_and_no_secret() -> None:
    s = table(Paul="speed_force")
    drawer, view = board(), s.match.view(TABLE)
    assert drawer.watching(view) and not drawer.watching(s.match.view(0))
    assert not drawer.mine(view) and not drawer.cards(view) and not drawer.told(view)
    shown = drawn(drawer, view)
    assert "●" not in shown and "[" not in shown and "Joker" not in shown


def test_whoever_sees_everything_sees_cards_and_abilities_beside_their_players() -> None:
    s = table(players=5, harley="Lea", Paul="speed_force")
    secrets = tuple(s.match.view(seat) for seat in range(5))
    shown = lines(drawn(board(5), s.match.view(TABLE), secrets=secrets))
    assert any(line.startswith("1 Anne 0 [Joker]") for line in shown)
    assert "4 Paul 0 [Justice League Watchtower], Speed Force" in shown
    assert any(line.startswith("5 Lea 0 [Justice League Watchtower (Harley Quinn)]") for line in shown)


def test_in_a_boards_eyes_a_round_is_a_chapter_and_its_end_another() -> None:
    s = table(rounds=2)
    drawer = board()
    start, stand = drawer.chapter(s.match.view(0)), drawer.stand(s.match.view(0))
    s.exchange("Marie", "Paul")
    assert drawer.chapter(s.match.view(0)) == start and drawer.stand(s.match.view(0)) == stand
    s.pointing().point()
    end = drawer.chapter(s.match.view(0))
    assert end != start and drawer.stand(s.match.view(0)) != stand
    s.next_round()
    assert drawer.chapter(s.match.view(0)) not in (start, end)


# -- the end of a round --------------------------------------------------------------------------------------------


def test_after_a_round_there_are_roles_the_location_and_the_score_sheet() -> None:
    s = table(players=5, harley="Lea", rounds=2)
    s.Paul.accuses(s.Anne)
    s.vote("Vincent Marie Lea")
    shown = lines(drawn(board(5), s.match.view(3)))
    assert "1 Anne 0 Joker" in shown and "4 Paul (you) 2 Hero" in shown and "5 Lea 0 Harley Quinn" in shown
    assert "Anne Vincent Marie Paul Lea" in shown
    assert "r. 1 0 1 1 2 0" in shown and "total 0 1 1 2 0" in shown
    assert "The Location: Justice League Watchtower. The round goes to the Heroes." in shown
    assert "· Batcave" not in " ".join(shown)


def test_a_round_without_a_joker_shows_everybodys_place() -> None:
    s = table(bag="multiverse_1", cards="batcave atlantis daily_planet themyscira")
    s.pointing().point()
    shown = lines(drawn(board(), s.match.view(0)))
    assert "1 Anne (you) 0 [Batcave]" in shown and "3 Marie 0 [Daily Planet]" in shown
    assert "Multiverse Madness. Nobody scores." in shown


def test_applause_is_told_at_the_end_of_the_game() -> None:
    s = table(rounds=1)
    s.pointing().point()
    for player in s:
        player.goes_on() if player is s.Anne else player.applauds(s.Anne)
    assert "3 × bravo" in drawn(board(), s.match.view(0))


# -- my card and my list -------------------------------------------------------------------------------------------


def test_my_card_is_my_place_my_part_and_my_ability() -> None:
    s = table(players=5, harley="Lea", Anne="sceptic", Lea="few_words")
    drawer = board(5)
    assert drawer.cards(s.match.view(0)) == [
        ("cli-spyfall-your-role", "role-joker"),
        ("cli-spyfall-your-ability", "ability-sceptic"),
    ]
    assert drawer.cards(s.match.view(4)) == [
        ("cli-spyfall-your-place", "location-justice_league_watchtower"),
        ("cli-spyfall-your-role", "role-harley_quinn"),
        ("cli-spyfall-your-ability", "ability-few_words"),
    ]
    mine = [line.plain for line in drawer.mine(s.match.view(4))]
    assert mine == ["Your card: Justice League Watchtower (Harley Quinn)", "Your Ability: Few Words"]
    assert drawer.mine(s.match.view(0))[0].plain == "You are the Joker."


def test_the_list_marks_my_place_and_what_i_crossed_out_until_the_round_is_over() -> None:
    s = table(rounds=2)
    drawer, view = board(), s.match.view(1)
    assert set(drawer.listed(view)) == set(PLACES)
    for place in ("batcave", "oa", "oa"):
        drawer.cross(view, place)
    shown = drawn(drawer, view)
    assert "● Justice League Watchtower" in shown and "✗ Batcave" in shown and "· Oa" in shown
    assert "✗: crossed out by you." in shown and "played already" not in shown
    s.pointing().point()
    s.next_round()
    shown = drawn(drawer, s.match.view(1))
    assert "✗" not in shown and "– Justice League Watchtower" in shown and "–: played already." in shown


def test_a_place_of_an_earlier_round_may_be_mine_in_the_multiverse() -> None:
    s = table(rounds=2, modules="multiverse_madness")
    s.pointing().point()
    s.table.bags = ("multiverse_1",)
    s.table.packs = (("justice_league_watchtower", "atlantis", "batcave", "themyscira"), s.table.packs[1])
    s.next_round()
    shown = {player.card: drawn(board(), s.match.view(player.seat)) for player in s}
    assert "● Justice League Watchtower" in shown["justice_league_watchtower"]
    assert "– Justice League Watchtower" in shown["batcave"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [50, 80, 100])
def test_nothing_is_wider_than_the_screen(lang: str, width: int) -> None:
    s = table(players=8, harley="Karl", Anne="greatest_detective", Paul="neighbourhood_watch", rounds=2)
    drawer = board(8, lang)
    texts = [drawn(drawer, s.match.view(7), width)]
    s.pointing().point()
    texts.append(drawn(drawer, s.match.view(7), width))
    assert max(cell_len(line.rstrip()) for text in texts for line in text.splitlines()) <= width


# -- the conversation ----------------------------------------------------------------------------------------------


def test_an_answer_stands_below_its_question_and_my_own_words_look_different() -> None:
    s = table()
    s.exchange("Marie", "Paul", "ask_smell_1", "smell_sea_1")
    drawer = board()
    asks, answers = (
        drawer.line(next(seen for seen in s.match.events(3, 0) if seen.key == key), 3) for key in ("asks", "answers")
    )
    assert (asks.indent, asks.style, answers.indent, answers.style) == (0, "talk", 2, "me")
    assert asks.text == f"Marie asks you: “{drawer.words.text('phrase-ask_smell_1')}”"
    assert drawer.line(Seen("time_up", {}), 3).gap


def test_a_breath_is_taken_after_every_answer_by_whoever_does_not_ask_next() -> None:
    s = table()
    drawer = board()
    assert all(drawer.breath(s.match.view(seat)) is None for seat in range(4))
    s.Marie.asks(s.Paul)
    assert drawer.breath(s.match.view(0)) is None
    s.Paul.replies()
    first = drawer.breath(s.match.view(0))
    assert first is not None and drawer.breath(s.match.view(s.Paul.seat)) is None
    s.exchange("Paul", "Vincent")
    assert drawer.breath(s.match.view(0)) not in (None, first)


def test_ideas_for_a_question_have_one_about_each_facet_what_was_asked_last() -> None:
    s = table()
    s.exchange("Marie", "Paul", "ask_setting_1", "setting_sealed_1")
    drawer, view = board(), s.match.view(s.Paul.seat)
    ideas = drawer.ideas(view, asked(s, "Paul"), "")
    facets = [MEANINGS[idea].facet for idea in ideas]
    assert sorted(facets) == sorted([*FACETS, ""]) and facets[-2:] == ["setting", ""]
    assert not [idea for idea in ideas if idea.startswith("brief_")]
    assert drawer.ideas(view, asked(s, "Paul"), "") != ideas, "asked for again, they are others"


@pytest.mark.parametrize("question", ["ask_smell_2", "Ça sent la mer ici, non ?"])
def test_ideas_for_an_answer_are_about_what_was_asked_whatever_the_card(question: str) -> None:
    lists = []
    for joker in ("Paul", "Anne"):
        s = table(joker=joker)
        s.Marie.asks(s.Paul, question)
        ideas = board().ideas(s.match.view(s.Paul.seat), asked(s, "Paul"), "")
        assert [MEANINGS[idea].facet for idea in ideas[:-3]] == ["smell"] * (len(ideas) - 3)
        assert {idea.rpartition("_")[0] for idea in ideas[-3:]} == {"evasive"}
        lists.append(ideas)
    assert lists[0] == lists[1]


def test_ideas_about_a_topic_are_all_there_is_and_no_topic_is_nothing() -> None:
    s = table()
    drawer, view, ask = board(), s.match.view(s.Marie.seat), asked(s, "Marie")
    assert drawer.ideas(view, ask, "smell") == [f"ask_smell_{number}" for number in (1, 2, 3)]
    assert drawer.ideas(view, ask, drawer.topics()[-1]) == list(GENERIC)
    assert not drawer.ideas(view, ask, "zebra")
    assert len(drawer.topics()) == len(FACETS) + 1


@pytest.mark.parametrize(("ability", "start"), [("few_words", "short_"), ("bizarro_logic", "not_")])
def test_ideas_are_only_what_an_ability_allows(ability: str, start: str) -> None:
    s = table(Paul=ability)
    s.Marie.asks(s.Paul, "ask_smell_1")
    for topic in ("", "smell"):
        ideas = board().ideas(s.match.view(s.Paul.seat), asked(s, "Paul"), topic)
        assert ideas and all(idea.startswith(f"{start}smell_") for idea in ideas)


def test_there_are_ideas_even_for_a_question_about_nothing() -> None:
    s = table(Paul="few_words")
    s.Marie.asks(s.Paul, "generic_1")
    assert len(board().ideas(s.match.view(s.Paul.seat), asked(s, "Paul"), "")) == len(FACETS)


def test_a_question_that_was_heard_is_not_put_again_unless_it_asks_for_more() -> None:
    s = table(Paul="few_words")
    assert not board().just_asked(asked(s, "Marie"))
    s.Marie.asks(s.Paul)
    assert not board().just_asked(asked(s, "Paul"))
    s = table()
    s.Marie.asks(s.Paul)
    assert board().just_asked(asked(s, "Paul"))


def test_the_sheet_can_be_drawn_alone() -> None:
    s = table()
    screen = Screen()
    screen.width = 80
    with screen.capture() as captured:
        screen.print(board().sheet(s.match.view(0)))
    assert len(captured.get().splitlines()) == len(PLACES) // 2
