"""How it ends: an attack kills one player, objectives are checked, everything is shown."""

from __future__ import annotations

from penombre.engine import EVERYBODY, NOBODY, Seat
from penombre.games.tokyo_ghoul.catalogue import CHARACTERS, INSPECTOR, KANEKI, STAY_ALIVE_NEEDED
from penombre.games.tokyo_ghoul.table import Ending, TokyoGhoulTable, Way


def attack(t: TokyoGhoulTable, attacker: Seat, defender: Seat, source: str) -> None:
    """An attack kills one of the two and ends the match; a defender whom transformed Kaneki supports kills instead."""
    t.attacker, t.defender, t.source = attacker, defender, source
    t.todo = ("kill",)


def kill(t: TokyoGhoulTable) -> None:
    """Both show who they are, and their support tokens; one of them dies."""
    attacker, defender = t.attacker, t.defender
    t.tell(
        "attack",
        seat=attacker,
        target=defender,
        source=t.source,
        characters=[t.character(attacker), t.character(defender)],
    )
    saved = False
    if t.supports:
        saved = t.support(defender) == KANEKI
        t.tell("supports_shown", seat=attacker, target=defender, own=t.support(attacker), theirs=t.support(defender))
    killer, t.victim = (defender, attacker) if saved else (attacker, defender)
    t.tell("killed", seat=killer, target=t.victim, character=t.character(t.victim), defended=saved)
    finish(t, "kill", killer)


def finish(t: TokyoGhoulTable, way: Way, killer: Seat = NOBODY) -> None:
    """Everybody shows everything; who has met an objective has won."""
    met = (
        tuple([("collection",) if seat == t.active else () for seat in range(t.players)])
        if way == "instant"
        else objectives_met(t, killer)
    )
    t.seen = (EVERYBODY,) * len(t.seen)
    winners = tuple([seat for seat in range(t.players) if met[seat]])
    t.ending = Ending(way, winners, met, killer, t.victim, t.source)
    t.phase = "end"
    t.todo = ()
    t.tell(
        "game_over",
        ending=way,
        winner_seats=list(t.ending.winners),
        characters=[t.character(seat) for seat in range(t.players)],
    )
    for seat in t.ending.winners:
        t.tell("objective_met", seat=seat, character=t.character(seat), objectives=list(met[seat]))


def objectives_met(t: TokyoGhoulTable, killer: Seat) -> tuple[tuple[str, ...], ...]:
    """The end objectives each seat has met; Inspectors win together, and who died attacking wins nothing."""
    met = [_met(t, seat, killer) for seat in range(t.players)]
    inspectors = [seat for seat in range(t.players) if INSPECTOR in CHARACTERS[t.character(seat)].camps]
    if any(met[seat] for seat in inspectors):
        for seat in inspectors:
            met[seat] = met[seat] or ("team",)
    if t.victim != NOBODY and t.victim == t.attacker:
        met[t.victim] = ()
    return tuple(met)


def _met(t: TokyoGhoulTable, seat: Seat, killer: Seat) -> tuple[str, ...]:
    character = t.row(seat)
    cards = t.counted(seat)
    companion = t.player_of(character.companion) if character.companion else NOBODY
    holds = {
        "elimination": killer == seat and character.elimination in CHARACTERS[t.character(t.victim)].camps,
        "stay_alive": bool(character.stay_alive)
        and seat != t.victim
        and cards.count(character.stay_alive) >= STAY_ALIVE_NEEDED,
        "companion": companion not in (NOBODY, t.victim),
    }
    return tuple([objective for objective, is_met in holds.items() if is_met])
