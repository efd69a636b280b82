"""Counts of how Death Note can go on, worked out by hand from the rules."""

from __future__ import annotations

from math import comb

import pytest
from tests.games.death_note.scenes import DeathNoteScene, dealt, table

from penombre.games.death_note.catalogue import ENQUIRERS, SECRET_ROLES
from penombre.testing import divide, perft

pytestmark = pytest.mark.simulation

ROLES = len(SECRET_ROLES)
ENQUIRER_PAIRS = comb(len(ENQUIRERS), 2)


def counts(s: DeathNoteScene, deepest: int) -> list[int]:
    return [perft(s.match, depth) for depth in range(1, deepest + 1)]


def apart(s: DeathNoteScene, depth: int) -> dict[object, int]:
    return {answer: count for (_, answer), count in divide(s.match, depth).items()}


@pytest.mark.parametrize("seats", [4, 5])
def test_each_player_keeps_one_of_two_and_l_gives_one_of_five_to_any_of_them(seats: int) -> None:
    s = dealt(seats)
    players = seats - 1
    assert counts(s, players) == [2**kept for kept in range(1, players + 1)]
    assert perft(s.match, players + 2) == 2**players * players * 5


def test_a_turn_without_actions_is_the_tile_and_the_end() -> None:
    s = table("turn", turn="A", tiles=5)
    # Look; leave or discard; end. Nobody holds a card, so that nobody is asked when a tile is discarded; with a card
    # drawn for leaving, the turn is asked on all the same.
    assert counts(s, 2) == [1, 2]
    s = table("turn", turn="A", tiles=1)
    assert counts(s, 2) == [1, 1], "the last tile stays"


def test_who_holds_a_card_for_a_discarded_tile_or_not_is_asked() -> None:
    s = table("turn", turn="A", B="demission", C="rem")
    s.A.discards()
    # B passes or plays, C can only pass: two ways in all, and A's turn goes on after both.
    assert counts(s, 2) == [2, 2]
    assert apart(s, 3) == {"pass": 1, "demission": 2}, "end the turn; put the tile back, or get a Suspicion"


def test_an_action_is_one_more_way_and_is_asked_on_whom() -> None:
    s = table("main", turn="A", A="mouchards manipulation alibi")
    # End the turn: then B looks, or A comes in with the Alibi. Or look at one of three others, and so on.
    assert apart(s, 2) == {"end": 1 + 1, "mouchards": 3, "manipulation": 4, "alibi": 4}


def test_the_same_action_twice_is_one_way() -> None:
    s = table("main", turn="A", seats=6, A="alibi alibi")
    assert counts(s, 1) == [2]


def test_others_may_come_in_on_a_turn() -> None:
    s = table("turn", turn="A", A="fouiner", B="alibi couverture", C="decouverte", D="rem")
    # A looks or snoops; B and C come in, D cannot.
    assert counts(s, 1) == [2 + 2 + 1]


def test_only_targets_that_are_there_count() -> None:
    s = table("main", turn="A", A="mouchards manipulation piege", revealed="B", dead="C")
    # Of B, C and D only D is neither revealed nor dead: such cards ask for nobody. Manipulated may be A, B and D.
    assert counts(s, 1) == [4]
    assert apart(s, 2) == {"end": 1, "mouchards": 1 + 2, "manipulation": 3, "piege": 2}, "D shows it to A or to B"


def test_a_page_is_any_card_and_any_name() -> None:
    s = table("main", turn="A", A="page", revealed="B 1")
    # Two hidden players and three of the four cards of the centre; or the turn is over, and B leaves or discards.
    assert counts(s, 3) == [2, 5 + 1, 5 * ROLES + 2]


def test_a_supporter_looks_at_any_card_or_reveals_a_hidden_one() -> None:
    s = table("main", turn="A", A="partisan", revealed="1 2")
    s.A.plays("partisan")
    assert counts(s, 1) == [4 + 2]
    # Whoever has looked ends the turn; whoever has revealed suspects one of four players.
    assert apart(s, 2) == {f"look-{slot}": 1 for slot in range(1, 5)} | {f"reveal-{slot}": 4 for slot in (3, 4)}


def test_recordings_lay_away_any_cards_and_reveal_as_many() -> None:
    s = table("main", turn="A", A="enregistrements rem alibi piege", revealed="1")
    s.A.plays("enregistrements")
    # One of three, then one of three hidden roles; two of three, then two of three; all of both, unasked; or none:
    # then the turn goes on with three cards to play, or is over.
    assert apart(s, 1) == {f"lay-{number}": 1 for number in range(4)}
    assert apart(s, 3) == {"lay-0": 3 + 4 + 3 + 2, "lay-1": 3 * 3, "lay-2": 3 * 3, "lay-3": 1}


def test_crossed_fates_are_any_two_others_and_a_yes_or_no_of_each() -> None:
    s = table("main", turn="A", A="destins_croises", seats=6)
    s.A.plays("destins_croises")
    pairs = comb(4, 2)
    assert counts(s, 3) == [pairs, pairs * 2, pairs * 2 * 2]


def test_a_testimony_is_against_anybody_or_nobody() -> None:
    s = table("main", turn="A", A="temoignage", revealed="B")
    s.A.plays("temoignage")
    # One of three witnesses; then one of three hidden players, or nobody.
    assert counts(s, 2) == [3, 3 * (3 + 1)]


def test_renouncing_is_up_to_two_suspicions() -> None:
    # Where the turn is over B looks, or A comes in with the card.
    for suspicion, ways in (("", 1), ("A1", 2), ("A4", 3)):
        s = table("main", turn="A", A="renoncement", ryuk="A", suspicion=suspicion)
        assert apart(s, 2) == {"end": 1 + 1, "renoncement": ways}


def test_a_borrowed_card_is_none_or_one_that_could_be_played_now() -> None:
    s = table("main", turn="A", A="death_note", B="fouiner manipulation mise_en_scene", revealed="C D")
    s.A.plays("death_note", s.B)
    # Nothing, or the Manipulation, on any of four; a card for the start of a turn or for a death comes too late.
    assert apart(s, 2) == {"none": 2, "manipulation": 4}, "then B stages a death or not"


def test_a_staged_death_is_any_living_role_of_the_centre() -> None:
    s = table("main", turn="A", A="death_note", B="mise_en_scene", dead="2")
    s.A.plays("death_note", s.B)
    s.A.borrows_nothing()
    assert counts(s, 1) == [2] and apart(s, 2) == {"pass": 1, "mise_en_scene": 3}


def test_a_lie_may_be_any_answer_only_where_no_card_would_show_it() -> None:
    def lie(tile: str, roles: str) -> int:
        s = table("effect", tile=tile, roles=roles, B="mensonge")
        if tile == "assaut":
            s.L.designates(s.B, "misa")
        s.B.plays("mensonge")
        return counts(s, 1)[0]

    assert lie("assaut", "light misa") == 2 and lie("assaut", "light mogi") == 1
    assert lie("decision", "mogi light") == 2 and lie("decision", "light mogi") == 1
    s = table("main", turn="A", roles="mogi watari light", A="rem", B="mensonge")
    s.A.plays("rem", s.B)
    s.B.plays("mensonge")
    assert counts(s, 1) == [2], "who is asked after a camp may say either"


@pytest.mark.parametrize(
    ("tile", "first"), [("renaissance", 4), ("execution", 4), ("amour", 4), ("allie", ENQUIRER_PAIRS)]
)
def test_l_designates_whom_the_tile_is_about(tile: str, first: int) -> None:
    # Four players sit in a ring: any of them, four pairs of neighbours, or two of five names.
    assert counts(table("effect", tile=tile), 1) == [first]


def test_a_pact_is_up_to_half_of_the_living() -> None:
    assert counts(table("effect", tile="pacte", seats=8, revealed="A"), 1) == [6 + comb(6, 2) + comb(6, 3)]


def test_a_rebirth_is_declined_or_any_living_role() -> None:
    s = table("effect", tile="renaissance", dead="1")
    s.L.designates(s.A)
    assert counts(s, 1) == [1 + 3]


def test_an_unraveling_is_a_vote_of_all_others() -> None:
    s = table("effect", tile="dechirure", seats=6)
    pairs = comb(5, 2)
    assert counts(s, 5) == [pairs, pairs, pairs * 2, pairs * 4, pairs * 8]


def test_the_allotment_is_any_way_to_share_it_out() -> None:
    s = table("allot", tile="contact", revealed="D", front="A alibi A")
    # Three and one for the Alibi, among B and C.
    assert counts(s, 1) == [5]
    s = table("allot", tile="frenesie", revealed="D")
    assert counts(s, 1) == [3], "a Frenzy goes to one of three"


def test_makeshift_is_a_card_or_a_suspicion_of_each_in_turn() -> None:
    s = table("effect", tile="expedient", A="rem alibi", B="piege", revealed="C")
    # Counter-clockwise: D has no card and is not asked; B gives, or discards the only one; A gives, or one of two.
    assert counts(s, 2) == [2, 2 * 3]


def test_a_revival_asks_one_after_the_other() -> None:
    s = table("effect", tile="resurrection", seats=4, dead="1 2")
    # L names one of three; who swaps with one of three living roles, or takes a Suspicion; then one of the other two.
    assert counts(s, 3) == [3, 3 * 4, 3 * 4 * 2]


def test_a_silence_is_the_death_of_any_other_or_of_the_centre() -> None:
    s = table("effect", tile="silence", dead="1")
    assert counts(s, 2) == [4, 4 * (3 + 3)]
