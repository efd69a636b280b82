"""When the Graveyard is shuffled: at every death, and not in a night without one."""

from __future__ import annotations

from tests.games.rose_noire.scenes import RoseNoireScene, table

GRAVES = "proof_morwen zele proof_eoghan exhumation"


def _after_a_wake(luck: int = 0, *, hand: str = "veillee_funebre") -> RoseNoireScene:
    """A has looked at the whole Graveyard, and nothing is left in Deirdre's pile."""
    s = table(dead="taran", graveyard=GRAVES, piles={"deirdre": 0}, luck=luck, A=hand)
    s.A.plays("veillee")
    assert s.A.pile("graveyard") == s.graveyard == tuple(GRAVES.split())
    return s


def test_a_death_shuffles_the_graveyard_even_where_the_dead_had_no_cards_left() -> None:
    orders = set()
    for luck in range(12):
        s = _after_a_wake(luck)
        s.A.investigates("aodhan")
        s.until("estellines").night(R="deirdre")
        assert sorted(s.graveyard) == sorted(GRAVES.split())
        assert s.A.pile("graveyard") == ("",) * 4 and sorted(s.A.private.buried) == sorted(GRAVES.split())
        orders.add(s.graveyard)
    assert len(orders) > 1


def test_a_death_by_day_shuffles_the_graveyard_too() -> None:
    s = _after_a_wake(hand="veillee_funebre dague_rituelle")
    s.A.plays("dague", "deirdre")
    assert s.dead == ["deirdre", "taran"] and s.A.pile("graveyard") == ("",) * 4


def test_a_night_without_a_death_leaves_the_graveyard_as_it_lies() -> None:
    s = _after_a_wake()
    s.A.investigates("aodhan")
    s.until("estellines").night(D="", R="")
    assert s.A.pile("graveyard") == s.graveyard == tuple(GRAVES.split())
