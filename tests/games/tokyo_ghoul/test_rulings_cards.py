"""The rulings about collections, interrogations and cards (1 to 5, 27 to 29), about talk (31) and leaving (32)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.games.tokyo_ghoul.scenes import TokyoGhoulScene, letters, table

from penombre import bots
from penombre.engine import TABLE, Answer, Ask, BadStatement, Match, View
from penombre.games.tokyo_ghoul.catalogue import CHARACTERS
from penombre.games.tokyo_ghoul.deeds import Interrogation, Show
from penombre.games.tokyo_ghoul.rules import TokyoGhoul
from penombre.games.tokyo_ghoul.table import TokyoGhoulTable
from penombre.games.tokyo_ghoul.view import Private
from penombre.testing.random_player import random_step
from penombre.testing.shows import shows

RULES = TokyoGhoul()


# -- collections (1 to 3) ------------------------------------------------------------------------------------------


@shows("ruling 1")
@pytest.mark.parametrize("character", [id for id, row in CHARACTERS.items() if row.collection])
def test_ruling_1_a_complete_collection_is_shown_and_wins_without_a_question(character: str) -> None:
    row = CHARACTERS[character]
    three = letters([row.collection] * 3) + ("m" if row.variant else "")
    s = table("turn_start", players=5, A=f"{character} {three}", masks=bool(row.variant))
    assert s.over and s.match.steps == []  # nobody was asked anything
    assert (s.ending, s.won, s.A.met) == ("instant", "A", ("collection",))
    assert s.all_saw("objective_met", seat=s.A, character=character, objectives=["collection"])
    assert s.slot == 0


@shows("ruling 2")
def test_ruling_2_a_third_card_from_an_interrogation_waits_for_the_own_turn() -> None:
    s = interrogation_completes_c()
    assert s.C.hand == "NNN" and not s.over
    s.next_turn()
    assert (s.ending, s.won) == ("instant", "C") and s.table.turn == 3


@shows("ruling 2")
def test_ruling_2_a_collection_that_is_broken_before_the_own_turn_wins_nothing() -> None:
    s = interrogation_completes_c()
    s.B.walks(1).interrogates(s.C)
    s.C.shows("NN")
    s.B.exchanges("D", "N")
    assert s.C.hand == "NND" and s.C.asked == "turn_choice"


@shows("ruling 2")
def test_ruling_2_a_collection_completed_in_the_own_turn_must_last_until_the_next_one() -> None:
    s = table("anteiku", A="kaneki NNC", B="touka NTD", C="mado CDD", D="hide CTT")
    s.A.interrogates(s.B)
    s.B.shows("ND")
    s.A.exchanges("C", "N")
    assert s.A.hand == "NNN" and s.B.asked == "turn_choice"
    s.next_turn().next_turn().next_turn()
    assert (s.ending, s.won) == ("instant", "A") and s.table.turn == 5


def interrogation_completes_c() -> TokyoGhoulScene:
    """A gives C, who is not next to play, a third food card; it is B's turn."""
    s = table("anteiku", A="touka NTD", B="mado CDD", C="kaneki NNC", D="hide CTT")
    s.A.interrogates(s.C)
    s.C.shows("NC")
    s.A.exchanges("N", "C")
    assert s.B.asked == "turn_choice"
    return s


@shows("ruling 3")
def test_ruling_3_the_first_turn_can_end_it_after_the_preliminary_gifts() -> None:
    s = table("prelim_show", active="B", A="kaneki NTT", B="hinami CCN", C="mado CDD", D="hide NTD")
    for player, pair in zip(s, ("TT", "CC", "DD", "NT"), strict=True):
        player.shows(pair)
    for player, gift in zip(s, "NNCD", strict=True):
        player.gives(gift)
    assert s.B.hand == "CCC" and (s.ending, s.won) == ("instant", "B")
    assert s.table.turn == 1 and s.slot == 0


# -- interrogations (4, 5, 27) -------------------------------------------------------------------------------------


@shows("ruling 4")
@pytest.mark.parametrize(("tokens", "shown"), [(0, 2), (2, 2), (3, 3), (4, 3), (7, 3)])
def test_ruling_4_three_tokens_or_more_show_the_whole_hand(tokens: int, shown: int) -> None:
    s = table("siege_ccg", A="kaneki NNC", B="touka TCN", tokens={"B": tokens})
    s.A.interrogates(s.B)
    assert s.all_saw("interrogates", seat=s.A, target=s.B, cards=shown)
    if shown == 2:
        assert s.B.asked == "interrogation_show"
        s.B.shows("CT")
    assert s.A.asked == "interrogation_exchange"
    assert s.A.has_seen_of(s.B) == [] and letters(s.A.private.shown) == ("CT" if shown == 2 else "CNT")
    taken = {option.split(">")[1] for option in s.A.options if ">" in option}
    assert taken == {"cafe", "transformation"} | ({"nourriture"} if shown == 3 else set())


@shows("ruling 5")
@pytest.mark.parametrize("pair", ["CN", "CT", "NT"])
def test_ruling_5_who_is_interrogated_chooses_what_to_show(pair: str) -> None:
    s = table("siege_ccg", A="kaneki NNC", B="touka CNT")
    assert set(s.A.options) == {"pass", "seat-1", "seat-2", "seat-3"}  # a player is named, no card
    s.A.interrogates(s.B)
    assert set(s.B.options) == {"cafe+nourriture", "cafe+transformation", "nourriture+transformation"}
    s.B.shows(pair)
    assert letters(s.A.private.shown) == pair
    assert s.who_saw("saw") == "A" and s.A.saw("saw", target=s.B)


@shows("ruling 27")
def test_ruling_27_the_card_to_give_is_chosen_after_the_cards_were_seen_and_only_once() -> None:
    s = table("siege_ccg", A="kaneki NCD", B="touka TTN", C="mado NDD")
    s.A.interrogates(s.B)
    assert s.A.asked is None and s.A.private.shown == ()
    s.B.shows("TT")
    assert letters(s.A.private.shown) == "TT"
    assert set(s.A.options) == {
        "keep",
        "cafe>transformation",
        "nourriture>transformation",
        "colombe>transformation",
    }
    s.A.exchanges("D", "T")
    assert (s.A.hand, s.B.hand) == ("CNT", "NTD")
    assert s.B.asked == "turn_choice"  # no second exchange: the Place is done, and so is the turn


@shows("ruling 27")
def test_ruling_27_cards_of_one_type_may_be_exchanged() -> None:
    s = table("siege_ccg", A="kaneki NCD", B="touka TTN", C="mado NDD")
    s.A.interrogates(s.B)
    s.B.shows("NT")
    s.A.exchanges("N", "N")
    assert (s.A.hand, s.B.hand) == ("CND", "NTT")
    assert s.A.saw("interrogation_over", gave="nourriture", took="nourriture")


# -- masks (28, 29) ------------------------------------------------------------------------------------------------


@shows("ruling 28", "masque")
def test_ruling_28_the_face_up_card_is_taken_in_an_interrogation_after_two_cards_were_shown() -> None:
    s = table("siege_ccg", masks=True, A="kaneki NCTd", B="touka TTNc")
    assert "transformation>cafe*" not in s.A.options
    s.A.interrogates(s.B)
    assert s.A.asked is None and s.B.asked == "interrogation_show"
    assert set(s.B.options) == {"nourriture+transformation", "transformation+transformation"}  # cards of the hand
    s.B.shows("TT")
    assert "transformation>cafe*" in s.A.options and "transformation>cafe" not in s.A.options
    s.A.exchanges("T", "C", theirs_up=True)
    assert s.all_saw("face_up_taken", seat=s.A, target=s.B, card="cafe")
    assert s.B.asked == "redisplay"


@shows("ruling 29", "masque")
def test_ruling_29_what_is_shown_and_given_first_comes_from_the_hand() -> None:
    s = table("prelim_show", masks=True, A="kaneki NNTd", B="touka TTNc", C="mado CDDc", D="hide MMMM")
    assert set(s.A.options) == {"nourriture+nourriture", "nourriture+transformation"}
    for player, pair in zip(s, ("NN", "TT", "DD", "MM"), strict=True):
        player.shows(pair)
    assert [set(player.options) for player in s] == [
        {"nourriture", "transformation"},
        {"nourriture", "transformation"},
        {"cafe", "colombe"},
        {"masque"},
    ]
    for player, gift in zip(s, "NTCM", strict=True):
        player.gives(gift)
    assert [player.hand for player in s] == ["NTT", "CNT", "CDD", "NMM"]
    assert [player.face_up for player in s] == ["D", "C", "M", "M"]  # C got a mask and had to show it


# -- talk (31) -----------------------------------------------------------------------------------------------------


@shows("ruling 31")
def test_ruling_31_anything_may_be_claimed_and_nothing_comes_of_it() -> None:
    s = table(A="kaneki NNC", B="touka TTD", C="mado CDD", D="hide NCT")
    before = s.table.copy()
    known = s.C.may_hold(s.A)
    s.A.says("claim", what="colombe")  # not one in hand
    s.A.says("claim", what="touka")  # nor is it true
    s.B.says("claim", about=s.A, what="rize")  # who is not even in play
    s.D.says("text", text="Je vous crois")
    assert s.table == before and s.C.may_hold(s.A) == known
    assert [(said.seat, said.statement.what) for said in s.C.hears] == [
        (0, "colombe"),
        (0, "touka"),
        (1, "rize"),
        (3, ""),
    ]
    with pytest.raises(BadStatement):
        s.A.says("claim", what="moon")


@shows("ruling 31")
@pytest.mark.parametrize("deal", range(4))
def test_ruling_31_cards_are_seen_in_the_preliminary_phase_and_in_interrogations_only(deal: int) -> None:
    asked, whispered = Counter[str](), Counter[str]()
    rng = Random(deal)
    match = Match(RULES, 6, {"masque": bool(deal & 1), "soutien": bool(deal & 2)}, deal)
    t = match.table
    while not match.over:
        asked.update(ask.kind for ask in match.asks())
        for seat in range(6):
            private = match.view(seat).private
            assert isinstance(private, Private)
            assert not private.shown or (t.phase == "interrogation" and seat in (t.active, t.target))
            seen_in = {type(t.deeds[memory.deed]) for memory in private.memories if memory.saw}
            assert seen_in <= {Show, Interrogation}
            assert not any(facts.character for facts in match.view(seat).public.seats)  # type: ignore[attr-defined]
        match.answer(*random_step(match, rng))
        t = match.table
    for seat in range(6):
        whispered.update({event.key for event in match.events(seat)} - {event.key for event in match.events(TABLE)})
    assert set(whispered) <= {"prelim_saw", "prelim_received", "saw"}
    assert set(asked) <= {
        *("show_initial", "prelim_show", "prelim_give", "turn_choice", "interrogate", "interrogation_show"),
        *("interrogation_exchange", "redisplay", "cover_remove", "cover_give", "attack", "support_action"),
    }


# -- leaving (32) --------------------------------------------------------------------------------------------------


class Stranger(bots.Random):
    """Sits down in the middle of a match, and finds all it needs in the view of that seat."""

    def __init__(self, match: Match[TokyoGhoulTable], character: str, rng: Random) -> None:
        super().__init__(rng)
        self.match, self.character = match, character

    def choose(self, view: View, ask: Ask, imagine: bots.Imagine) -> Answer:
        assert isinstance(view.private, Private) and view.private.character == self.character
        assert self.match.view(ask.seat) == view
        assert imagine().view(ask.seat) == view
        return self.answer(ask)


@shows("ruling 32")
@pytest.mark.parametrize("players", RULES.players)
def test_ruling_32_a_bot_can_take_over_any_seat_at_any_time_and_it_goes_on_to_the_end(players: int) -> None:
    for number in range(2):
        rng = Random(number)
        match = Match(RULES, players, RULES.sample_options(players, rng), number)
        while not match.over:
            # New bots for every single answer: nothing is carried over but the match.
            strangers = [Stranger(match, match.table.character(seat), rng) for seat in range(players)]
            bots.play(match, strangers, rng, until=1)
        assert match.outcome is not None


@shows("ruling 32")
@pytest.mark.parametrize("players", RULES.players)
def test_ruling_32_time_answers_every_question(players: int) -> None:
    rng = Random(players)
    match = Match(RULES, players, {"masque": True, "soutien": True}, players)
    while not match.over and match.table.turn < 20:
        for ask in match.asks():
            assert RULES.paces[ask.pace] > 0
            match.answer(
                ask.seat, ask.random_answer(lambda n: rng.randrange(n)) if ask.default is None else ask.default
            )
    assert match.over or match.table.turn == 20
