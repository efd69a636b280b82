"""How long marks last (section 5.8), each from when it is set, by day and at dusk, on Turn 1 and later."""

from __future__ import annotations

import pytest
from tests.games.rose_noire.scenes import RoseNoireScene, table

from penombre.engine import BadStatement
from penombre.testing.shows import shows


def summoned(event: str, *on: object, turn: int, **more: object) -> RoseNoireScene:
    """By day a Summons lets the Rector play an Event."""
    s = table(A="zele", piles={"taran": "convocation"}, R=f"{event} tribut", turn=turn, **more)  # type: ignore[arg-type]
    s.A.investigates("taran").suffers()
    s.R.plays(event)
    if s.R.asked == "event_targets":
        s.R.chooses(*on)
    return s


def at_dusk(event: str, *on: object, turn: int) -> RoseNoireScene:
    s = table("vesperines", R=f"{event} tribut", turn=turn)
    s.R.plays(event)
    if s.R.asked == "event_targets":
        s.R.chooses(*on)
    s.R.discards()
    return s


def marks(s: RoseNoireScene) -> tuple[int, int, bool]:
    return s.table.isolated, s.table.penance, s.table.silence


DAY_MARKS = [("mise_au_secret", "eoghan"), ("penitence", "seat-2")]


@shows("mise_au_secret", "penitence", "ruling 20")
@pytest.mark.parametrize(("event", "on"), DAY_MARKS)
@pytest.mark.parametrize("turn", [1, 2])
def test_played_by_day_it_lasts_for_the_rest_of_that_day(event: str, on: str, turn: int) -> None:
    s = summoned(event, on, turn=turn)
    assert any(marks(s))
    s.A.ends()
    if event == "mise_au_secret":
        assert "eoghan" not in s.B.may_investigate
    assert any(marks(s))
    while s.phase == "lumines":
        assert any(marks(s))
        s.passes()
    assert not any(marks(s)) and s.turn == turn


@shows("mise_au_secret", "penitence")
@pytest.mark.parametrize(("event", "on"), DAY_MARKS)
@pytest.mark.parametrize("turn", [1, 2])
def test_played_at_dusk_it_lasts_for_the_whole_next_day(event: str, on: str, turn: int) -> None:
    s = at_dusk(event, on, turn=turn)
    if turn > 1:
        assert s.phase == "estellines" and any(marks(s))
        s.night()
    assert s.turn == turn + 1 and s.phase == "lumines"
    while s.phase == "lumines":
        assert any(marks(s))
        s.passes()
    assert not any(marks(s)) and s.phase == "sextines" and s.turn == turn + 1


@shows("mise_au_secret")
def test_death_ends_isolation() -> None:
    s = table(A="dague", isolated="eoghan")
    s.A.plays("dague", "eoghan")
    assert s.table.isolated == 0 and "eoghan" in s.A.may_investigate


def silent(s: RoseNoireScene) -> bool:
    try:
        s.A.says("claim", what="innocent_taran")
    except BadStatement:
        return True
    return False


@shows("voeu_de_silence")
def test_silence_by_day_on_turn_one_ends_with_that_day() -> None:
    s = summoned("voeu_de_silence", turn=1)
    assert silent(s)
    s.until("vesperines")
    assert s.turn == 1 and not silent(s)


@shows("voeu_de_silence")
def test_silence_by_day_ends_with_the_sextines_of_that_turn() -> None:
    s = summoned("voeu_de_silence", turn=3)
    s.until("sextines")
    assert silent(s)
    s.until("vesperines")
    assert s.turn == 3 and not silent(s)


@shows("voeu_de_silence")
@pytest.mark.parametrize("turn", [1, 2])
def test_silence_at_dusk_lasts_until_the_end_of_the_next_sextines(turn: int) -> None:
    s = at_dusk("voeu_de_silence", turn=turn)
    if turn > 1:
        s.night()
    assert s.turn == turn + 1 and silent(s)
    s.until("sextines")
    assert silent(s)
    s.until("vesperines")
    assert s.turn == turn + 1 and not silent(s)


@shows("voeu_de_silence", "tumulte")
def test_silence_ends_with_a_sextines_that_was_only_talk() -> None:
    s = table("sextines", silence=True, no_accusation=True)
    assert silent(s)
    for player in s:
        player.is_ready()
    assert not silent(s)


@shows("ronde_de_nuit", "droit_asile")
def test_protection_lasts_until_dawn_of_the_same_turn_and_no_longer() -> None:
    s = table(A="ronde", turn=3, R="droit_asile tribut")
    s.A.plays("ronde", "taran")
    s.until("vesperines")
    s.R.plays("droit_asile", "morwen").discards()
    assert s.table.protected == 1 << 6 | 1 << 5 and {"taran", "morwen"}.isdisjoint(s.A.may_kill)
    s.night()
    assert s.table.protected == 0 and s.turn == 4
    s.until("estellines")
    assert {"taran", "morwen"} <= set(s.A.may_kill)


@shows("droit_asile")
def test_protection_of_turn_one_ends_with_turn_one() -> None:
    s = summoned("droit_asile", "eoghan", turn=1)
    s.next_turn()
    assert s.turn == 2 and s.table.protected == 0


def test_investigated_marks_and_pawns_last_until_dawn() -> None:
    s = table(A="zele")
    s.A.investigates("taran")
    s.A.ends()
    s.until("sextines")
    assert s.A.pawn == "taran" and s.table.investigated[6] == s.A.seat
    s.until("vesperines", "estellines")
    assert s.table.investigated[6] == s.A.seat
    s.next_turn()
    assert s.A.pawn == "" and set(s.table.investigated) == {-1}


@shows("tumulte", "discorde")
@pytest.mark.parametrize("mark", ["no_accusation", "unanimous"])
def test_what_concerns_an_accusation_is_over_when_the_next_turn_begins(mark: str) -> None:
    s = table("sextines", **{mark: True})  # type: ignore[arg-type]
    s.next_turn()
    assert not getattr(s.table, mark)


@shows("fureur_spectrale", "nuit_sans_lune", "exorcisme")
def test_what_concerns_a_night_is_over_at_dawn() -> None:
    s = table("estellines", fury=True, moonless=True, exorcised="B")
    s.night()
    assert s.turn == 3 and not (s.table.fury or s.table.moonless or s.table.exorcised)
    s.until("estellines")
    assert len(s.A.may_kill) == 7


@shows("fureur_spectrale", "nuit_sans_lune")
def test_a_night_trap_drawn_by_day_is_still_there_at_night() -> None:
    s = table("lumines", fury=True, moonless=True, exorcised="B")
    s.until("estellines")
    assert s.table.fury and s.table.moonless and s.table.exorcised


def test_the_first_player_token_passes_clockwise_over_the_rector() -> None:
    s = table("albines", rector=2, first="D")
    assert s.first == s.A and s.turn == 3
    s.next_turn()
    assert s.first == s.B


def test_ballots_begin_blank_in_every_sextines() -> None:
    s = table("sextines")
    s.A.votes("taran", "eoghan")
    s.until("vesperines").next_turn().until("sextines")
    assert s.spectator.public.seats[s.A.seat].ballot == () and not s.spectator.public.seats[s.A.seat].locked
    assert len(s.A.options) == 22
