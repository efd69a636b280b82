"""Who knows what (section 7), row by row, found out by imagining."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.games.rose_noire.scenes import RoseNoireScene, dealt, table

from penombre.games.rose_noire.table import RoseNoireTable
from penombre.testing.who_knows import possible, who_knows

pytestmark = pytest.mark.simulation

ALL = "RABCD*"


def mid_game(**more: Any) -> RoseNoireScene:
    """A table in the middle of a game, with something of everything."""
    return table(
        **{
            "turn": 3,
            "A": "interrogatoire proof_taran",
            "B": "zele",
            "R": "penitence tribut messager",
            "dead": "deirdre",
            "rector_discard": "assassinat chevaliers",
            "possessed": "C",
            "accomplices": "aodhan bricen",
            **more,
        }
    )


@pytest.mark.parametrize(
    "piece",
    [
        "rector",
        "investigators",
        "first",
        "active",
        "turn",
        "phase",
        "pawns",
        "dead",
        "protected",
        "isolated",
        "penance",
        "silence",
        "exorcised",
        "no_accusation",
        "unanimous",
        "accusations",
        "deeds",
        "fury",
        "moonless",
    ],
)
def test_everybody_knows_what_lies_open(piece: str) -> None:
    s = mid_game(protected="taran", isolated="eoghan", penance="B", silence=True, exorcised="D", unanimous=True)
    assert who_knows(s, lambda t: getattr(t, piece), worlds=10) == ALL


def test_everybody_knows_the_sizes_of_piles_hands_and_decks_and_the_clue_discard() -> None:
    s = mid_game(clue_discard="tumulte fouille")
    assert who_knows(s, lambda t: tuple(len(cards) for cards in t.zones), worlds=10) == ALL
    assert who_knows(s, lambda t: tuple(t.faces[card] for card in t.cards(t.clue_discard)), worlds=10) == ALL
    assert s.spectator.public.discard[:2] == ("tumulte", "fouille_cellule")


SECRETS: dict[str, tuple[Callable[[RoseNoireTable], object], str]] = {
    "the Accomplices": (lambda t: t.accomplices, "R"),
    "the role of a true Investigator": (lambda t: t.role(1), "AC"),
    "the role of the Possessed": (lambda t: t.role(3), "C"),
    "who is Possessed": (lambda t: t.possessed, "C"),
    "the top of a pile": (lambda t: t.faces[t.pile(3)[0]], ""),
    "the Graveyard": (lambda t: tuple(t.faces[card] for card in t.pile(7)), ""),
    "a hand": (lambda t: t.hand(1), "A"),
    "the Rector's hand": (lambda t: t.hand(0), "R"),
    "the order of the Rector's deck": (lambda t: tuple(t.faces[card] for card in t.cards(t.rector_deck)), ""),
    "the Rector's discard": (lambda t: tuple(t.faces[card] for card in t.cards(t.rector_discard)), "R"),
}


@pytest.mark.parametrize("secret", SECRETS)
def test_secrets_are_known_to_those_the_table_names(secret: str) -> None:
    fact, knowing = SECRETS[secret]
    assert who_knows(mid_game(), fact, worlds=80) == knowing


@pytest.mark.parametrize("possessed", ["", "A", "B"])
def test_whether_there_is_a_possessed_at_three_only_the_possessed_knows(possessed: str) -> None:
    s = table(players=3, possessed=possessed, turn=2)
    assert who_knows(s, lambda t: t.possessed >= 0, worlds=80) == possessed


def test_the_rector_knows_of_a_possessed_who_met_and_everybody_after_a_reveal() -> None:
    s = table("estellines", players=3, possessed="A")
    s.night(A="")
    assert who_knows(s, lambda t: t.possessed) == "RA"
    s.B.reveals()
    assert who_knows(s, lambda t: t.possessed) == "RAB*"


def test_the_third_card_is_known_to_nobody() -> None:
    s = table(players=3, possessed="")
    assert who_knows(s, lambda t: t.faces[t.cards(t.aside)[0]], worlds=80) == ""


def test_what_was_looked_at_is_known_until_the_pile_changes() -> None:
    s = table(A="interrogatoire", first="A", piles={"eoghan": "proof_taran zele fouille exhumation"}, B="dague")

    def under(place: int) -> Callable[[RoseNoireTable], str]:
        return lambda t: t.faces[t.pile(3)[place]]

    s.A.plays("interrogatoire", "eoghan")
    assert [who_knows(s, under(place)) for place in range(4)] == ["A", "A", "A", ""]
    s.A.investigates("eoghan")  # taking the top leaves the order of the rest
    assert [who_knows(s, under(place)) for place in range(3)] == ["A", "A", ""]
    s.A.ends()
    s.B.plays("dague", "eoghan")
    assert who_knows(s, lambda t: t.faces[t.pile(7)[0]]) == ""


def test_a_drawn_card_is_known_to_the_drawer_and_all_know_that_it_is_no_trap() -> None:
    s = table(piles={"eoghan": "proof_taran"})
    s.A.investigates("eoghan")
    assert who_knows(s, lambda t: t.hand(1)) == "A"
    assert not any(
        face in ("tumulte", "guet_apens", "convocation")
        for (face,) in possible(s, s.B.seat, lambda t: t.hand(1), worlds=80)
    )


def test_a_looked_at_card_that_somebody_draws_is_known_to_be_theirs() -> None:
    s = table(A="interrogatoire eau_benite", piles={"eoghan": "proof_taran"})
    s.A.plays("interrogatoire", "eoghan").investigates("bricen")
    s.A.ends()
    s.B.investigates("eoghan")
    assert who_knows(s, lambda t: "proof_taran" in t.hand(2)) == "AB" and s.A.held_by(s.B) == ("proof_taran",)


def test_played_events_are_remembered_by_all_and_cards_laid_away_by_the_rector_alone() -> None:
    s = table("vesperines", R="penitence tribut messager")
    s.R.plays("penitence", s.A).discards("tribut")

    def lying(face: str) -> Callable[[RoseNoireTable], bool]:
        return lambda t: face in [t.faces[card] for card in t.cards(t.rector_discard)]

    assert who_knows(s, lying("penitence")) == ALL
    assert who_knows(s, lying("tribut_mac_snor")) == "R"


def test_night_choices_are_known_to_the_possessed_and_the_rector() -> None:
    s = table("estellines", possessed="C", accomplices="aodhan bricen")
    s.night(C="taran", R="morwen")
    assert who_knows(s, lambda t: t.nights[-1].possessed) == "RC"
    assert who_knows(s, lambda t: t.nights[-1].rector) == "RC"
    assert who_knows(s, lambda t: t.dead) == ALL


def test_a_hidden_possessed_knows_the_own_choice_and_so_whose_the_victim_was() -> None:
    s = table("estellines", possessed="C")
    s.night(R="morwen")
    assert set("RC") <= set(who_knows(s, lambda t: t.nights[-1].rector))


def test_an_accusation_that_was_inexact_excludes_only_that_pair() -> None:
    s = table("sextines", players=4, accomplices="taran eoghan")
    s.A.votes("taran", "bricen")
    s.B.votes("taran", "bricen")
    pairs = possible(s, s.spectator.seat, lambda t: t.accomplices, worlds=300)
    assert (1, 6) not in pairs and len(pairs) == 20


def test_a_seen_proof_clears_its_suspect_for_whoever_saw_it() -> None:
    s = table(A="proof_taran", accomplices="aodhan bricen")
    assert not any(6 in pair for pair in possible(s, s.A.seat, lambda t: t.accomplices, worlds=100))
    assert any(6 in pair for pair in possible(s, s.B.seat, lambda t: t.accomplices, worlds=100))


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_no_view_holds_a_card_that_its_seat_may_not_see(seat: int) -> None:
    s = dealt(4, 3, accomplices="random")
    t = s.table
    others = {t.faces[card] for card in range(len(t.faces)) if not t.knows(seat, card) and t.backs[card] == "rector"}
    mine = set(t.hand(seat))
    sent = msgspec.json.encode(s.match.view(seat).private).decode()
    assert not [face for face in others - mine if f'"{face}"' in sent]
