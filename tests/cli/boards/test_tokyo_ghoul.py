"""The board of Tokyo Ghoul at a terminal: the walk, the tokens, one's own secrets, and everything at the end."""

import re
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from tests.cli.boards.board_text import drawn, lines
from tests.cli.conftest import Run, Terminal
from tests.games.tokyo_ghoul.scenes import dealt, table

from penombre.cli.boards import Board, board_for
from penombre.engine import TABLE, Match, Transcript
from penombre.games import RULESETS
from penombre.games.tokyo_ghoul.catalogue import CHARACTERS
from penombre.testing.random_player import random_step
from penombre.words import LANGUAGES, Words

GAME = RULESETS["tokyo_ghoul"]
NAMES = ("Alix", "Basile", "Capucine", "Dario", "Elsa", "Félix", "Gaëlle", "Hector")


def board(players: int, lang: str = "en") -> Board:
    return board_for("tokyo_ghoul", Words("tokyo_ghoul", lang, also=("penombre.cli",)), NAMES[:players])


# -- what everybody sees -------------------------------------------------------------------------------------------


def test_the_title_tells_the_turn_whose_it_is_and_the_reserve() -> None:
    s = dealt(4)
    assert board(4).title(s.match.view(0)) == "Preliminary phase · Reserve: 12"
    s = table(A="kaneki", B="mado", active="B", turn=3, tokens={"C": 2})
    assert board(4).title(s.match.view(0)) == "Turn 3 · Basile’s · Reserve: 10"
    assert board(4).title(s.match.view(1)) == "Turn 3 · yours · Reserve: 10"


def test_the_places_lie_in_walking_order_with_where_one_and_two_steps_lead() -> None:
    places = ("ruelle", "anteiku", "big_girl", "siege_ccg", "chantier", "universite_kamii", "hopital_kano")
    s = table(A="kaneki", places=(*places, "boutique_masques"), token_slot=3, visible=(1, 3, 5, 6), reds_known=False)
    assert lines(drawn(board(4), s.match.view(0)))[:8] == [
        "● CCG Headquarters Dove Suspicion, Interrogation",
        "Unknown red Place hidden",
        "→ Kamii University Interrogation, Pair Suspicion",
        "→→ Kano Hospital Transformation Suspicion, Remove a token",
        "Mask Shop Interrogation, Remove a token hidden",
        "Unknown red Place hidden",
        "Anteiku Café Coffee Suspicion, Interrogation",
        "Big Girl Diner Food Suspicion, Interrogation hidden",
    ]


def test_the_arrows_show_where_the_question_leads() -> None:
    match, rng = Match(GAME, 5, None, 3), Random(3)
    drawer, asked = board(5), 0
    while not match.over:
        for ask in match.asks():
            if ask.kind == "turn_choice":
                asked += 1
                shown = lines(drawn(drawer, match.view(ask.seat)))
                for option in ask.options:
                    if "place" in option.args and not option.refused:
                        place = drawer.words.text(f"place-{option.args['place']}")
                        assert [line for line in shown if line.startswith(f"{'→' * option.args['steps']} {place}")]
        match.answer(*random_step(match, rng))
    assert asked > 3


def test_a_line_per_person_tells_tokens_by_area_and_who_must_show_everything() -> None:
    s = table(A="kaneki NNC", B="nishiki TTC", masks=True, tokens={"B": {"cafe": 2, "rumeur": 1}, "C": 1})
    shown = drawn(board(4), s.match.view(0))
    (basile,) = [line for line in lines(shown) if line.startswith("Basile ")]
    assert basile.startswith("Basile 3 (2 × Coffee and Rumour)") and basile.endswith("open hand")
    assert any(re.match(r"Capucine 1 \(Rumour\) \w+$", line) for line in lines(shown))
    assert any(re.match(r"Alix \(you\) – \w+ plays$", line) for line in lines(shown))
    assert "Among you: Ken Kaneki" in shown


def test_a_spectator_sees_the_table_and_no_secret() -> None:
    s = table(A="kaneki NNC", B="nishiki TTC", supports="B")
    drawer = board(4)
    assert drawer.watching(s.match.view(TABLE)) and not drawer.watching(s.match.view(0))
    assert not drawer.mine(s.match.view(TABLE)) and not drawer.cards(s.match.view(TABLE))
    assert "Your" not in drawn(drawer, s.match.view(TABLE))


# -- what I know ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "told"),
    [
        ("hide NND", ["Collection: 2/3 Food", "Stay alive: 1/2 Dove", "Your hand: 2 × Food and Dove"]),
        ("suzuya DDC", ["Elimination: Ghoul", "Special action: 2/2 Dove, against 1 token or more"]),
        ("touka CDT", ["Elimination: Inspector", "Stay alive: 1/2 Coffee"]),
        ("kimi NCD", ["Companion’s survival: Nishiki Nishio, who is in the game"]),
    ],
)
def test_my_character_comes_with_how_far_its_objectives_are_met(seat: str, told: list[str]) -> None:
    s = table(A=seat, B="nishiki", players=5)
    drawer, view = board(5), s.match.view(0)
    mine = [line.plain for line in drawer.mine(view)]
    id = seat.split()[0]
    assert mine[0].startswith(f"Your secret character: {drawer.words.text(f'character-{id}')} – ")
    assert set(told) <= set(mine)
    assert drawer.cards(view) == [("cli-tokyo-your-character", f"character-{id}")]


def test_a_companion_who_is_not_there_is_told_to_be_missing() -> None:
    s = table(A="kimi NCD", B="hinami")
    told = "Companion’s survival: Nishiki Nishio, who is not in the game"
    assert told in [line.plain for line in board(4).mine(s.match.view(0))]


@pytest.mark.parametrize(("open_counts", "food"), [(False, 1), (True, 2)])
def test_the_card_that_lies_face_up_is_told_beside_the_hand_and_counts_where_it_is_played_so(
    open_counts: bool, food: int
) -> None:
    s = table(A="kaneki NCTn", B="nishiki", masks=True, open_counts=open_counts)
    mine = [line.plain for line in board(4).mine(s.match.view(0))]
    assert f"Collection: {food}/3 Food" in mine
    assert "Your hand: Coffee, Food and Transformation; face up: Food" in mine


def test_what_was_seen_given_and_got_is_remembered_with_its_turn() -> None:
    s = table("boutique_masques", A="kaneki NNC", B="nishiki TDD", turn=4)
    s.A.interrogates(s.B)
    s.B.shows("TD")
    s.A.exchanges("C", "D")
    mine, theirs, others = ([line.plain for line in board(4).mine(s.match.view(seat))] for seat in range(3))
    assert "Turn 4, Basile: seen Transformation and Dove, given Coffee, received Dove" in mine
    assert "Turn 4, Alix: shown Transformation and Dove, given Dove, received Coffee" in theirs
    assert not [line for line in others if line.startswith("Turn")]


def test_support_tokens_are_told_as_far_as_they_are_known() -> None:
    s = table("support_action", A="kaneki NNC", supports="C")
    support = [line for line in board(4).told(s.match.view(0)) if line.startswith("Support")]
    assert support == ["Support, tokens you know to be neutral: you."]
    assert "Support: Transformed Kaneki is with you." in board(4).told(s.match.view(2))
    s.A.peeks(s.C)
    assert "Support: Transformed Kaneki is with Capucine." in board(4).told(s.match.view(0))


def test_the_board_is_drawn_again_when_a_turn_begins() -> None:
    s = table("boutique_masques", A="kaneki NNC", B="nishiki", tokens={"B": 1})
    drawer, before = board(4), s.match.view(0)
    s.A.passes()
    assert drawer.stand(s.match.view(0)) == drawer.stand(before)
    s.next_turn()
    assert drawer.stand(s.match.view(0)) != drawer.stand(before)
    assert drawer.chapter(s.match.view(TABLE)) == 2


# -- the end -------------------------------------------------------------------------------------------------------


def test_at_the_end_everybody_s_cards_lie_open_with_who_won_and_why() -> None:
    s = table(A="suzuya DDC", B="tsukiyama TNN", C="kaneki", D="hide", supports="C", tokens={"B": 1})
    s.A.strikes(s.B)
    shown = lines(drawn(board(4), s.match.view(2)))
    assert shown[:4] == [
        "Alix – Juzo Suzuya – wins: Elimination",
        "hand: Coffee and 2 × Dove · Support: Neutral",
        "Basile – Shu Tsukiyama – dead",
        "hand: 2 × Food and Transformation · tokens: 1 (Rumour) · Support: Neutral",
    ]
    assert shown[4] == "Capucine (you) – Ken Kaneki"
    assert shown[5].endswith("Support: Transformed Kaneki")


def test_whoever_sees_everything_sees_characters_and_hands_before_the_end() -> None:
    s = table(A="kaneki NNC", B="mado DDT", masks=False)
    secrets = tuple(s.match.view(seat) for seat in range(4))
    shown = lines(drawn(board(4), s.match.view(TABLE), secrets=secrets))
    assert "Alix – Ken Kaneki – plays" in shown
    assert "hand: Transformation and 2 × Dove" in shown
    assert "Mado" not in drawn(board(4), s.match.view(TABLE)).partition("Among you")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80])
def test_it_fits_into_narrow_terminals_at_every_moment(width: int, lang: str) -> None:
    match, rng = Match(GAME, 8, {"masque": True, "soutien": True}, 5), Random(5)
    drawer = board(8, lang)
    while True:
        for seat in (0, TABLE):
            shown = drawn(drawer, match.view(seat), width)
            assert "…" not in shown
            assert all(cell_len(line.rstrip()) <= width for line in shown.splitlines()), shown
        if match.over:
            return
        match.answer(*random_step(match, rng))


# -- at a terminal -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", ["beginner=true", "masque=true,soutien=true"])
def test_a_whole_match_at_a_terminal(terminal: Terminal, data: Path, options: str) -> None:
    child = terminal("play", "tokyo_ghoul", "--players", 5, "--options", options, "--seed", 2, "--lang", "fr")
    text, rng = "", Random(2)
    while child.expect([r"Votre réponse[^>\n]*> ", "Fin de la partie"]) == 0:
        text += child.before or ""
        answers = re.findall(r"^\S*? +(?:\x1b\S*?)?(\d+)  ", child.before or "", re.MULTILINE)
        child.sendline(rng.choice(answers) if answers else "1")
    child.expect("penombre verify")
    child.wait()
    assert child.exitstatus == 0
    assert "Alix" in text and "Réserve" in text
    assert "\N{REPLACEMENT CHARACTER}" not in text
    (file,) = [file for file in (data / "matches").iterdir() if not file.name.endswith(".seat.json")]
    assert Transcript.decode(file.read_bytes()).verify(RULESETS).over


def test_cards_places_and_rules_can_be_looked_up_while_playing(run: Run) -> None:
    typed = "?\nr\n? ruelle\n? café\n? paire\n? rize\n? La mise en place\nq\n"
    out = " ".join(run("play", "tokyo_ghoul", "--seed", 1, "--lang", "fr", typed=typed).out.split())
    for told in ("« ? NISHINO Kimi »", "Pour en lire un", "Lieu rouge.", "Carte Indice jaune", "d’un même type quand"):
        assert told in out
    assert "Lectrice charmante" in out and "La Réserve contient 12" in out


# -- the reference -------------------------------------------------------------------------------------------------


def test_the_reference_tells_of_every_card_where_each_value_comes_from(run: Run) -> None:
    out = run("rules", "tokyo_ghoul", "--lang", "en").out
    assert all(Words("tokyo_ghoul", "en").text(f"character-{id}").split(" (")[0] in out for id in CHARACTERS)
    assert max(len(line) for line in out.splitlines()) <= 80
    for heading in ("Camps", "Objectives", "Places", "Actions of the Places", "Clue cards", "Support tokens"):
        assert heading in out


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("rize", ["Source: Rulebook", "Published review: Elimination"]),
        ("touka", ["Published review: Elimination", "Reconstruction: Stay alive"]),
        ("mado", ["Reconstruction: tokens needed"]),
        ("ruelle", ["Reconstruction: name, actions"]),
        ("café", ["Reconstruction: number by players, colour", "6 copies in the box"]),
        ("soutien_neutre", ["Source: Rulebook", "7 copies in the box"]),
    ],
)
def test_a_card_tells_where_each_of_its_values_comes_from(run: Run, card: str, told: list[str]) -> None:
    out = lines(run("rules", "tokyo_ghoul", card, "--lang", "en").out)
    assert set(told) <= set(out)
