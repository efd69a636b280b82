"""The abilities that weigh on talk and time: Boom Tube, Lasso of Truth, Speed Force, and the four that bind."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dc_spyfall.scenes import ANSWER, NAMES, QUESTION, table

from penombre.games.dc_spyfall import phrases
from penombre.games.dc_spyfall.catalogue import NEGATIONS
from penombre.testing.shows import shows
from penombre.words import Words

# -- Boom Tube -------------------------------------------------------------------------------------------------------


@shows("boom_tube")
def test_boom_tube_lets_another_answer_the_same_question_and_ask_next() -> None:
    s = table(Anne="boom_tube")
    s.Marie.asks(s.Anne, "Que vois-tu ?")
    assert s.Anne.may_send_on == ["Vincent", "Paul"]
    s.Anne.sends_on(s.Vincent)
    assert s.all_saw("ability_used", seat=s.Anne, ability="boom_tube", target=s.Vincent)
    assert s.Anne.asked == "interrupt" and s.Vincent.asked == "answer"
    assert s.Vincent.ask is not None
    assert s.Vincent.ask.args["by"] == s.Marie.seat and s.Vincent.ask.args["text"] == "Que vois-tu ?"
    s.Vincent.replies("De l’eau.")
    assert s.all_saw("answers", seat=s.Vincent, text="De l’eau.")
    assert s.Vincent.may_ask == ["Anne", "Paul"]
    s.Vincent.cannot(s.Marie, because="just_asked_you")


@shows("boom_tube")
def test_with_three_the_third_seat_is_the_only_one_to_send_a_question_to() -> None:
    s = table(players=3, Anne="boom_tube")
    s.Marie.asks(s.Anne)
    assert s.Anne.may_send_on == ["Vincent"]
    s.Anne.sends_on(s.Vincent).cannot_do("boom_tube-1")
    s.Vincent.replies()
    assert s.Vincent.may_ask == ["Anne"]


@shows("boom_tube")
def test_boom_tube_works_once_and_cannot_be_chained() -> None:
    s = table(Anne="boom_tube")
    s.Marie.asks(s.Anne)
    s.Anne.sends_on(s.Vincent)
    assert s.Vincent.may_send_on == []
    s.Vincent.replies()
    s.Vincent.asks(s.Anne)
    assert s.Anne.asked == "answer" and s.Anne.may_send_on == []


@shows("boom_tube")
def test_boom_tube_is_for_questions_to_its_holder_before_the_answer() -> None:
    s = table(Anne="boom_tube")
    s.Marie.asks(s.Paul)
    assert s.Anne.may_send_on == []
    s.Anne.cannot_do(f"boom_tube-{s.Vincent.seat}")
    s.Paul.replies()
    s.Paul.asks(s.Anne)
    s.Anne.replies()
    s.Anne.cannot_do(f"boom_tube-{s.Vincent.seat}")


@shows("boom_tube")
def test_boom_tube_costs_no_time_of_its_own_and_gives_the_other_all_of_theirs() -> None:
    s = table(realtime=True, Anne="boom_tube")
    s.Marie.asks(s.Anne)
    s.time_passes(40)
    s.Anne.sends_on(s.Vincent)
    assert s.left == 440 and s.Vincent.ask is not None and s.Vincent.ask.lasts == 0
    turns = table(Anne="boom_tube")
    turns.Marie.asks(turns.Anne)
    turns.Anne.sends_on(turns.Vincent)
    assert turns.left == 472
    turns.Vincent.replies()
    assert turns.left == 460


@shows("boom_tube", "few_words", "bizarro_logic")
def test_whoever_a_question_is_sent_to_answers_by_their_own_ability() -> None:
    s = table(Anne="boom_tube", Vincent="few_words")
    s.Marie.asks(s.Anne)
    s.Anne.sends_on(s.Vincent)
    s.Vincent.cannot_say("Beaucoup trop de mots ici", because="few_words")
    s.Vincent.replies("De l’eau")


# -- Lasso of Truth --------------------------------------------------------------------------------------------------


@shows("lasso_of_truth")
def test_the_lasso_asks_whoever_just_answered_one_more_question() -> None:
    s = table(Vincent="lasso_of_truth")
    s.exchange("Marie", "Paul")
    s.Vincent.throws_lasso()
    assert s.all_saw("ability_used", seat=s.Vincent, ability="lasso_of_truth")
    assert s.Vincent.may_ask == ["Paul"] and s.spectator.public.lasso == s.Vincent.seat
    s.Vincent.asks(s.Paul, "Vraiment ?")
    assert s.all_saw("asks", seat=s.Vincent, target=s.Paul, lasso=True, text="Vraiment ?")
    s.Paul.replies("Non.")
    assert s.Paul.asked == "ask" and s.Paul.may_ask == ["Anne", "Vincent"]
    s.Paul.cannot(s.Marie, because="just_asked_you")


@shows("lasso_of_truth")
def test_the_lasso_may_be_thrown_by_whoever_asked_just_before() -> None:
    s = table(Marie="lasso_of_truth")
    s.exchange("Marie", "Paul")
    s.Marie.throws_lasso()
    s.Marie.asks(s.Paul)
    s.Paul.keeps_silent()
    assert s.Paul.may_ask == ["Anne", "Vincent"]


@shows("lasso_of_truth")
def test_the_lasso_is_not_thrown_before_anybody_has_answered_nor_during_an_answer() -> None:
    s = table(Vincent="lasso_of_truth")
    s.Vincent.cannot_do("lasso_of_truth")
    s.Marie.asks(s.Paul)
    s.Vincent.cannot_do("lasso_of_truth")
    s.Paul.replies()
    assert "lasso_of_truth" in s.Vincent.besides
    s.Paul.asks(s.Anne)
    s.Vincent.cannot_do("lasso_of_truth")


@shows("lasso_of_truth")
def test_nobody_throws_the_lasso_at_themselves() -> None:
    s = table(Paul="lasso_of_truth")
    s.exchange("Marie", "Paul")
    s.Paul.cannot_do("lasso_of_truth")
    s.exchange("Paul", "Anne")
    s.Paul.throws_lasso()
    assert s.Paul.may_ask == ["Anne"]


@shows("lasso_of_truth", "boom_tube")
def test_boom_tube_cannot_send_on_the_question_of_the_lasso() -> None:
    s = table(Vincent="lasso_of_truth", Paul="boom_tube")
    s.exchange("Marie", "Paul")
    s.Vincent.throws_lasso()
    s.Vincent.asks(s.Paul)
    assert s.Paul.asked == "answer" and s.Paul.may_send_on == []
    s.Paul.replies()
    s.Paul.asks(s.Anne)
    s.Anne.replies()
    s.Anne.asks(s.Marie)
    s.Marie.replies()
    s.Marie.asks(s.Paul)
    assert s.Paul.may_send_on == ["Anne", "Vincent"]


@shows("lasso_of_truth")
def test_the_lasso_works_once() -> None:
    s = table(Vincent="lasso_of_truth")
    s.exchange("Marie", "Paul")
    s.Vincent.throws_lasso()
    s.exchange("Vincent", "Paul")
    s.Vincent.cannot_do("lasso_of_truth")


@shows("lasso_of_truth")
def test_the_clock_runs_during_the_question_of_the_lasso_and_may_end_it() -> None:
    s = table(realtime=True, left=60, Vincent="lasso_of_truth")
    s.exchange("Marie", "Paul")
    s.time_passes(20)
    s.Vincent.throws_lasso()
    s.time_passes(40)
    assert s.phase == "final_talk" and s.spectator.public.lasso == -1


@shows("lasso_of_truth")
def test_the_asker_keeps_the_time_that_the_lasso_found() -> None:
    s = table(realtime=True, Vincent="lasso_of_truth")
    s.exchange("Marie", "Paul")
    s.time_passes(20)
    s.Vincent.throws_lasso()
    assert s.Vincent.ask is not None and s.Vincent.ask.lasts == 0
    s.time_passes(5)
    s.Vincent.asks(s.Paul)
    s.time_passes(30)
    s.Paul.replies()
    assert s.Paul.ask is not None and s.Paul.ask.lasts == 10_000


@shows("lasso_of_truth")
def test_the_lasso_may_be_interrupted_and_goes_on() -> None:
    s = table(Vincent="lasso_of_truth")
    s.exchange("Marie", "Paul")
    s.Vincent.throws_lasso()
    s.Anne.accuses(s.Marie)
    s.vote().no_power()
    assert s.Vincent.asked == "ask" and s.Vincent.may_ask == ["Paul"]


@shows("lasso_of_truth")
def test_time_asks_for_whoever_threw_the_lasso_and_says_nothing() -> None:
    s = table(Vincent="lasso_of_truth")
    s.exchange("Marie", "Paul")
    s.Vincent.throws_lasso()
    s.passes()
    assert s.phase == "answer" and s.Paul.asked == "answer"
    assert s.table.exchanges[-1].question.phrase in phrases.GENERIC


# -- Speed Force -----------------------------------------------------------------------------------------------------


@shows("speed_force")
def test_speed_force_adds_a_minute() -> None:
    s = table(Paul="speed_force")
    s.Paul.adds_time()
    assert s.left == 540 and s.phase == "ask"
    assert s.all_saw("ability_used", seat=s.Paul, ability="speed_force")
    assert s.all_saw("speed", seat=s.Paul, faster=False, seconds=60)


@shows("speed_force")
@pytest.mark.parametrize(("before", "after"), [(480, 420), (90, 30), (89, 30), (31, 30), (30.001, 30)])
def test_speed_force_takes_a_minute_and_leaves_half_of_one(before: float, after: float) -> None:
    s = table(Paul="speed_force", left=before)
    s.Paul.takes_time()
    assert s.left == after and s.phase == "ask"
    assert s.all_saw("speed", seat=s.Paul, faster=True, seconds=int(before - after))


@shows("speed_force")
@pytest.mark.parametrize("left", [30, 12, 0.5])
def test_speed_force_takes_nothing_from_the_last_half_minute_but_may_add(left: float) -> None:
    s = table(Paul="speed_force", left=left)
    s.Paul.cannot_do("speed_force-less")
    s.Paul.adds_time()
    assert s.left == left + 60


@shows("speed_force")
def test_speed_force_works_once_and_only_while_the_clock_runs() -> None:
    s = table(Paul="speed_force")
    s.Vincent.accuses(s.Marie)
    s.Paul.cannot_do("speed_force-more")
    s.vote().no_power()
    s.Paul.adds_time().cannot_do("speed_force-more").cannot_do("speed_force-less")
    late = table(Paul="speed_force").time_runs_out()
    late.Paul.cannot_do("speed_force-more")


@shows("speed_force")
@pytest.mark.parametrize("realtime", [False, True])
def test_speed_force_changes_either_clock_in_the_middle_of_an_answer(realtime: bool) -> None:
    s = table(Paul="speed_force", realtime=realtime)
    s.Marie.asks(s.Vincent)
    before = s.left
    s.Paul.takes_time()
    assert s.left == before - 60 and s.Vincent.asked == "answer"
    if realtime:
        assert s.clock.ask is not None and s.clock.ask.most == 420_000


# -- Few Words -------------------------------------------------------------------------------------------------------


@shows("few_words")
@pytest.mark.parametrize("said", ["Un toit ?", "Ça sent quoi", "oui", "l’eau est froide", "– non – vraiment –", "…"])
def test_few_words_leave_three_to_ask_and_to_answer(said: str) -> None:
    s = table(Marie="few_words")
    s.Marie.asks(s.Paul, said)
    s.Paul.replies("Une réponse qui a beaucoup de mots.")
    s.exchange("Paul", "Anne")
    s.Anne.asks(s.Marie)
    s.Marie.replies(said)
    assert s.all_saw("answers", seat=s.Marie, text=said)


@shows("few_words")
@pytest.mark.parametrize("said", ["Que vois-tu par là ?", "a b c d", "un, deux, trois, 4", "is it\ncold here"])
def test_few_words_are_not_four_and_nobody_else_learns_of_the_refusal(said: str) -> None:
    s = table(Marie="few_words")
    before = [player.everything for player in s]
    s.Marie.cannot_say(said, because="few_words", to=s.Paul)
    assert [player.everything for player in s] == before
    s.Marie.asks(s.Paul, "Du bruit ?")
    s.Paul.replies(said)


@shows("few_words")
def test_few_words_bind_answers_alike() -> None:
    s = table(Paul="few_words")
    s.Marie.asks(s.Paul)
    s.Paul.cannot_say("Il fait froid ici", because="few_words")
    s.Paul.replies("Il fait froid")


@shows("few_words")
def test_few_words_have_short_phrases_and_no_others() -> None:
    s = table(Marie="few_words")
    s.Marie.cannot_say("ask_noise_1 it is not", because="few_words", to=s.Paul)
    assert s.Marie.ask is not None and s.Marie.ask.book is phrases.ASKING_BRIEFLY
    s.Marie.asks(s.Paul, "brief_noise")
    s.Paul.replies()
    s.exchange("Paul", "Anne")
    s.Anne.asks(s.Marie)
    assert s.Marie.ask.book is phrases.ANSWERING_BRIEFLY
    s.Marie.replies("short_noise_hum")
    assert s.all_saw("asks", seat=s.Marie, phrase="brief_noise", text="")
    assert s.all_saw("answers", seat=s.Marie, phrase="short_noise_hum", denied=False, text="")


@shows("few_words")
@pytest.mark.parametrize("language", ["fr", "en"])
def test_short_phrases_have_three_words_at_most(language: str) -> None:
    words = Words("dc_spyfall", language)
    for phrase in (*phrases.BRIEF, *phrases.SHORT):
        said = words.text(f"phrase-{phrase}")
        assert 1 <= sum(any(map(str.isalnum, piece)) for piece in said.split()) <= 3, said


@shows("few_words")
def test_time_asks_a_short_question_for_few_words() -> None:
    s = table(Marie="few_words")
    s.passes()
    assert s.table.exchanges[-1].question.phrase in phrases.BRIEF


# -- Bizarro Logic ---------------------------------------------------------------------------------------------------

NEGATED = [
    *("No.", "It is not cold", "Never!", "nothing", "Nobody here", "nowhere", "None", "I don't know", "It isn’t"),
    *("Non.", "Je ne sais", "Ce n’est rien", "Il n'y a que moi", "pas vraiment", "Jamais", "rien", "personne"),
    *("aucun", "AUCUNE", "nulle part", "Qu’aucun bruit", "so-no", "(pas)"),
]
PLAIN = ["Oui.", "It is cold", "passage", "notion", "Nonante", "know", "une ombre", "nan", "cant", "paspas"]


@shows("bizarro_logic")
@pytest.mark.parametrize("said", NEGATED)
def test_bizarro_logic_answers_with_a_negation(said: str) -> None:
    s = table(Paul="bizarro_logic")
    s.Marie.asks(s.Paul)
    s.Paul.replies(said)
    assert s.all_saw("answers", seat=s.Paul, text=said)


@pytest.mark.parametrize(
    "said", ["Nobody's here.", "Nothing’s wrong", "I say 'no'", "She said 'don't'", "J’n’en vois qu’un"]
)
def test_a_negation_beside_an_apostrophe_is_one(said: str) -> None:
    s = table(Paul="bizarro_logic")
    s.Marie.asks(s.Paul)
    s.Paul.replies(said)
    assert s.all_saw("answers", seat=s.Paul, text=said)


@shows("bizarro_logic")
@pytest.mark.parametrize("said", PLAIN)
def test_bizarro_logic_refuses_an_answer_without_one_to_its_author_alone(said: str) -> None:
    s = table(Paul="bizarro_logic")
    s.Marie.asks(s.Paul)
    before = [player.everything for player in s]
    s.Paul.cannot_say(said, because="bizarro_logic")
    assert [player.everything for player in s] == before


@shows("bizarro_logic")
def test_bizarro_logic_knows_the_negations_of_the_rules() -> None:
    assert NEGATIONS == {
        "en": ("no", "not", "never", "nothing", "nobody", "nowhere", "none", "*n't"),
        "fr": ("non", "ne", "n'*", "pas", "jamais", "rien", "personne", "aucun", "aucune", "nulle"),
    }


@shows("bizarro_logic")
def test_bizarro_logic_may_keep_silent_and_binds_no_question() -> None:
    s = table(Paul="bizarro_logic")
    s.Marie.asks(s.Paul)
    s.passes()
    assert s.all_saw("silent", seat=s.Paul)
    s.Paul.asks(s.Anne, "Il fait froid ?")
    assert s.Anne.asked == "answer"


@shows("bizarro_logic")
def test_bizarro_logic_has_ready_phrases_that_deny_and_no_others() -> None:
    s = table(Paul="bizarro_logic")
    s.Marie.asks(s.Paul)
    s.Paul.cannot_say("noise_silent_1", because="bizarro_logic")
    s.Paul.cannot_say("evasive_1", because="bizarro_logic")
    s.Paul.replies("not_noise_silent_1")
    assert s.all_saw("answers", seat=s.Paul, phrase="noise_silent_1", denied=True)


# -- Neighbourhood Watch ---------------------------------------------------------------------------------------------


@shows("neighbourhood_watch")
@pytest.mark.parametrize(("dealer", "may"), [("Marie", ["Vincent", "Paul"]), ("Anne", ["Vincent", "Hugo"])])
def test_neighbourhood_watch_asks_left_and_right_alone(dealer: str, may: list[str]) -> None:
    held: dict[str, Any] = {dealer: "neighbourhood_watch"}
    s = table(players=6, dealer=dealer, **held)
    asker = s[s.table.dealer]
    assert asker.may_ask == may
    asker.cannot(s.Lea, because="not_a_neighbour")


@shows("neighbourhood_watch")
def test_neighbourhood_watch_does_not_ask_back_either() -> None:
    s = table(players=6, Paul="neighbourhood_watch")
    s.exchange("Marie", "Paul")
    assert s.Paul.may_ask == ["Lea"]
    s.Paul.cannot(s.Marie, because="just_asked_you")
    s.Paul.cannot(s.Anne, because="not_a_neighbour")


@shows("neighbourhood_watch")
@pytest.mark.parametrize("players", range(3, 9))
def test_somebody_can_always_be_asked_by_a_neighbourhood_watch(players: int) -> None:
    for asker in range(1, players):
        held: dict[str, Any] = {NAMES[asker]: "neighbourhood_watch"}
        s = table(players=players, dealer="Anne", **held)
        s.Anne.asks(s[asker])
        s[asker].replies()
        assert s[asker].may_ask and "Anne" not in s[asker].may_ask


@shows("neighbourhood_watch")
def test_time_asks_a_neighbour_for_a_neighbourhood_watch() -> None:
    asked = set()
    for luck in range(12):
        s = table(players=8, luck=luck, Marie="neighbourhood_watch")
        s.passes()
        asked.add(s[s.table.exchanges[-1].target].name)
    assert asked == {"Vincent", "Paul"}


@shows("neighbourhood_watch")
def test_a_neighbourhood_watch_may_accuse_and_point_at_anybody() -> None:
    s = table(players=6, Marie="neighbourhood_watch")
    assert s.Marie.may_accuse == ["Anne", "Vincent", "Paul", "Lea", "Hugo"]
    s.pointing()
    assert s.Marie.may_point_at == ["Anne", "Vincent", "Paul", "Lea", "Hugo"]


# -- Secret Identity -------------------------------------------------------------------------------------------------


@shows("secret_identity")
def test_a_secret_identity_changes_nothing() -> None:
    s = table(Anne="secret_identity", Marie="secret_identity")
    assert s.Marie.besides == ["anything", "accuse-0", "accuse-1", "accuse-3"]
    assert s.Anne.besides == ["accuse-1", "accuse-2", "accuse-3", "joker_reveal"]
    s.Marie.asks(s.Anne, QUESTION)
    assert s.Anne.besides == ["stay_silent", "accuse-1", "accuse-2", "accuse-3", "joker_reveal"]
    s.Anne.replies(ANSWER)
    assert s.Anne.may_ask == ["Vincent", "Paul"]
