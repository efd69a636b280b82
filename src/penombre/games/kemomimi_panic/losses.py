"""Losing a jewel, being eliminated, and how a game ends."""

from __future__ import annotations

from typing import Final, Literal

from penombre.engine import NOBODY, Card, Option, Script, Seat, ask
from penombre.games.kemomimi_panic.abilities import announced
from penombre.games.kemomimi_panic.catalogue import (
    ANGRY,
    CIVILIANS,
    INFORMANT,
    JUSTICE,
    LONELY,
    ROLES,
    STUBBORN,
    THIEVES,
)
from penombre.games.kemomimi_panic.table import GHOST, IN_PLAY, OUT, Ending, KemomimiTable

Cause = Literal["vote", "theft", "ability"]

_DISCARD: Final = Option("discard", None, "discard_jewel")


def hit(t: KemomimiTable, victim: Seat, cause: Cause) -> Script[None]:
    """A jewel is lost, or without one the player is eliminated."""
    if t.jewels(victim):
        yield from lose(t, victim)
    else:
        yield from eliminate(t, victim, cause)


def lose(t: KemomimiTable, loser: Seat) -> Script[None]:
    """Exactly one jewel leaves a player."""
    jewel = t.jewels(loser)[-1]
    _take(t, loser, jewel)
    yield from _settle(t, loser, jewel)


def everybody_loses(t: KemomimiTable) -> Script[None]:
    """One jewel leaves everybody who has one: all at once, then settled one by one, clockwise from the Leader."""
    gone = [
        (seat, t.jewels(seat)[-1]) for seat in t.clockwise_from(t.leader) if t.state[seat] != OUT and t.jewels(seat)
    ]
    for seat, jewel in gone:
        _take(t, seat, jewel)
    for seat, jewel in gone:
        yield from _settle(t, seat, jewel)


def _take(t: KemomimiTable, loser: Seat, jewel: Card) -> None:
    t.move(jewel, t.limbo)
    t.last_loser = {**t.last_loser, jewel: loser}
    t.tell("jewel_lost", seat=loser)


def _settle(t: KemomimiTable, loser: Seat, jewel: Card) -> Script[None]:
    """Where a lost jewel goes, then what the loss sets off."""
    yield from _land(t, loser, jewel)
    if t.unused("class_rep_alistair") == loser:
        yield from _alistair(t, loser)
    if t.player_of("younger_twin_beryl") == loser:
        yield from _beryl(t, loser)


def _land(t: KemomimiTable, loser: Seat, jewel: Card) -> Script[None]:
    viennetta = t.unused("teacher_viennetta")
    friends = [seat for seat in t.tangible() if seat != loser]
    if t.player_of("sister_christina") == loser and friends:
        friend = yield ask.seat(loser, "give_jewel", friends, before=(_DISCARD,), default="discard", pace="window")
        if friend is not None and (yield from announced(t, "sister_christina", loser, target=friend)):
            t.move(jewel, t.jewels_of(friend))
            t.tell("jewel_given", seat=loser, target=friend)
            return
    elif (
        t.player_of("archaeologist_mindy") == loser
        and viennetta != NOBODY
        and t.state[viennetta] == IN_PLAY
        and (yield from announced(t, "teacher_viennetta", viennetta, target=loser))
    ):
        t.move(jewel, t.jewels_of(viennetta))
        t.tell("jewel_given", seat=loser, target=viennetta)
        return
    t.move(jewel, t.discard)


def _alistair(t: KemomimiTable, alistair: Seat) -> Script[None]:
    """Class Rep Alistair takes Miranda's jewel, the first time she has one."""
    miranda = t.player_of("vice_class_rep_miranda")
    if miranda == NOBODY or not t.jewels(miranda):
        return
    if (yield from announced(t, "class_rep_alistair", alistair, target=miranda)):
        t.move(t.jewels(miranda)[-1], t.jewels_of(alistair))
        t.tell("jewel_given", seat=miranda, target=alistair)


def _beryl(t: KemomimiTable, beryl: Seat) -> Script[None]:
    """When the younger twin loses a jewel, the elder loses one too."""
    cyril = t.player_of("elder_twin_cyril")
    if cyril == NOBODY or not t.jewels(cyril):
        return
    if (yield from announced(t, "younger_twin_beryl", beryl, target=cyril)):
        yield from lose(t, cyril)


# -- elimination ---------------------------------------------------------------------------------------------------


def eliminate(t: KemomimiTable, gone: Seat, cause: Cause) -> Script[None]:
    """The role is shown, the player leaves (or haunts the table), the role takes effect; then the end check."""
    show_and_remove(t, gone)
    yield from role_effect(t, gone, cause)
    check_end(t)


def show_and_remove(t: KemomimiTable, gone: Seat) -> None:
    """Show the role card; a stubborn Civilian stays as a ghost until the end of the next day."""
    role = t.role(gone)
    t.show(gone)
    t.last_elimination = t.day
    t.tell("eliminated", seat=gone, role=role)
    if role == STUBBORN:
        t.becomes(gone, GHOST)
        t.ghost_until = t.day + 1
        t.tell("ghost", seat=gone)
    else:
        t.becomes(gone, OUT)
    for jewel in t.jewels(gone):
        t.last_loser = {**t.last_loser, jewel: gone}
        t.move(jewel, t.discard)
        t.tell("jewel_discarded", seat=gone)


def role_effect(t: KemomimiTable, gone: Seat, cause: Cause) -> Script[None]:
    """What the role of an eliminated player does to the others."""
    role = t.role(gone)
    if role == INFORMANT and cause == "vote":
        t.tell("informant_voted_out", seat=gone)
        yield from everybody_loses(t)
    elif role == JUSTICE and cause == "theft":
        t.crescent_blocked = True
        t.tell("crescent_blocked")
    elif role == ANGRY:
        rich = [seat for seat in t.in_play() if t.jewels(seat)]
        if rich:
            target = yield ask.seat(gone, "angry", rich, pace="angry")
            t.tell("angry", seat=gone, target=target)
            yield from lose(t, target)
    elif role == LONELY:
        neighbour = t.right_of(gone)
        if t.jewels(neighbour):
            t.tell("lonely", seat=gone, target=neighbour)
            yield from lose(t, neighbour)


# -- the end -------------------------------------------------------------------------------------------------------


def check_end(t: KemomimiTable) -> None:
    """No thief in play: the Civilians win. Two players in play: the pair decides."""
    left = t.in_play()
    thieves = [seat for seat in left if t.role(seat) in THIEVES]
    if not thieves:
        end(t, "no_thief", tuple(seat for seat in range(t.players) if t.role(seat) in CIVILIANS))
    elif len(left) == 2:
        informants = tuple(seat for seat in left if t.role(seat) == INFORMANT)
        if informants:
            end(t, "thief_and_informant", informants)
        elif len(thieves) == 2:
            end(t, "two_thieves", tuple(thieves))
        elif t.thieves_share:
            end(t, "thieves_and_civilian", tuple(seat for seat in range(t.players) if t.role(seat) in THIEVES))
        else:
            end(t, "thief_and_civilian", tuple(thieves))


def end(t: KemomimiTable, way: str, winners: tuple[Seat, ...]) -> None:
    """The game ends; Geneviève's master wins if and only if she does."""
    if t.master != NOBODY:
        won = t.cast["cook_genevieve"] in winners
        winners = tuple(seat for seat in range(t.players) if (won if seat == t.master else seat in winners))
    t.ending = Ending(way, winners)


def victory_points(t: KemomimiTable) -> tuple[int, ...]:
    """What this game is worth to each seat: the value of a victory, and one point for being in play."""
    assert t.ending is not None
    points = []
    for seat in range(t.players):
        valued = t.cast["cook_genevieve"] if seat == t.master else seat
        victory = ROLES[t.role(valued)].victory if seat in t.ending.winners else 0
        points.append(victory + (t.state[seat] != OUT))
    return tuple(points)
