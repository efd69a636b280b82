"""The end of the day and the night: last abilities, ghosts leave, the thief steals, the Moon passes on."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from penombre.engine import NOBODY, Ask, Option, Script, Sealed, Seat, ask
from penombre.games.kemomimi_panic.abilities import PASS, announced, may_use, not_cancelled
from penombre.games.kemomimi_panic.catalogue import CRESCENT, FULL
from penombre.games.kemomimi_panic.day import turn_moon
from penombre.games.kemomimi_panic.losses import check_end, hit
from penombre.games.kemomimi_panic.setup import new_day
from penombre.games.kemomimi_panic.table import GHOST, IN_PLAY, OUT, KemomimiTable, Theft

# -- end of day ----------------------------------------------------------------------------------------------------


def tristel(t: KemomimiTable) -> Script[None]:
    """Student Tristel turns the Moon to New just before the end of a Full Moon day."""
    me = t.cast["student_tristel"]
    if (yield may_use(me, "student_tristel")):
        yield from turn_moon(t, me)


def ester(t: KemomimiTable) -> Script[None]:
    """Student Ester turns the Moon to Full just before the end of a New Moon day."""
    me = t.cast["student_ester"]
    if (yield may_use(me, "student_ester")):
        yield from turn_moon(t, me)


def lucie_writes(t: KemomimiTable) -> Script[None]:
    """Bank Employee Lucie writes a name in secret: the next theft from that player can be undone."""
    me = t.cast["bank_employee_lucie"]
    if not (yield may_use(me, "bank_employee_lucie")):
        return
    name = yield ask.seat(me, "write_name", t.in_play(), secret=True, pace="window")
    if (yield from announced(t, "bank_employee_lucie", me)):
        t.paper = name


def mindy(t: KemomimiTable) -> Script[None]:
    """Archaeologist Mindy takes from the discard a jewel that another player lost."""
    me = t.cast["archaeologist_mindy"]
    options = tuple(
        Option(f"jewel-{jewel}", jewel, "jewel_of", {"seat": t.last_loser[jewel]}) for jewel in _finds(t, me)
    )
    jewel = yield ask.one(me, "claim_jewel", (PASS, *options), default="pass", pace="window")
    if jewel is not None and (yield from announced(t, "archaeologist_mindy", me, target=t.last_loser[jewel])):
        t.move(jewel, t.jewels_of(me))
        t.tell("jewel_found", seat=me)


def _finds(t: KemomimiTable, mindy: Seat) -> list[int]:
    return [jewel for jewel in t.cards(t.discard) if t.last_loser[jewel] != mindy]


def ghost_leaves(t: KemomimiTable) -> None:
    """A ghost whose time is up leaves; then the end check."""
    for seat, state in enumerate(t.state):
        if state == GHOST and t.ghost_until == t.day:
            t.becomes(seat, OUT)
            t.tell("ghost_leaves", seat=seat)
            check_end(t)


# -- night ---------------------------------------------------------------------------------------------------------

_NO_GUESS: Final = Option("pass", NOBODY, "no_guess")


def nightfall(t: KemomimiTable) -> None:
    """Whether anybody can steal tonight is public: the thief of this Moon is in play, and not kept from it."""
    t.victim = NOBODY
    t.tell("night", moon="full" if t.full_moon else "new")
    blocked = t.crescent_blocked and not t.full_moon
    somebody = tonights_thief(t) != NOBODY
    t.theft_tonight = somebody and not blocked
    if blocked:
        t.crescent_blocked = False
    if not t.theft_tonight:
        t.tell("no_theft", why="blocked" if somebody else "no_thief")


def tonights_thief(t: KemomimiTable) -> Seat:
    """The thief who steals under this Moon, if in play."""
    role = FULL if t.full_moon else CRESCENT
    for seat, state in enumerate(t.state):
        if state != OUT and t.faces[seat] == role:
            return seat
    return NOBODY


def theft(t: KemomimiTable) -> Script[None]:
    """Everybody closes their eyes and is asked something: the thief whom to rob, the others whom they suspect."""
    thief = tonights_thief(t)
    answers = yield _closed_eyes(t.state, thief)
    t.victim = t.arrow = answers[thief]
    t.guesses = tuple([guess if seat == thief else answers.get(seat, guess) for seat, guess in enumerate(t.guesses)])
    t.thefts += (Theft(t.day, t.full_moon, t.victim),)
    t.tell("theft", victim=t.victim)


@lru_cache(maxsize=4096)
def _closed_eyes(state: tuple[int, ...], thief: Seat) -> Sealed:
    marks = [seat for seat, theirs in enumerate(state) if theirs == IN_PLAY]
    return ask.sealed(
        ask.seat(seat, "steal", [mark for mark in marks if mark != seat], pace="theft")
        if seat == thief
        else _guess(seat, [mark for mark in marks if mark != seat])
        for seat, theirs in enumerate(state)
        if theirs != OUT
    )


def _guess(seat: Seat, among: list[Seat]) -> Ask:
    return ask.seat(seat, "guess", among, before=(_NO_GUESS,), default="pass", pace="theft", secret=True)


def lucie_shows(t: KemomimiTable) -> Script[None]:
    """Lucie is asked whatever she wrote; only the victim's name can be shown, and then the theft has no effect."""
    me, name = t.cast["bank_employee_lucie"], t.paper
    right = name == t.victim
    show = Option("show", True, "show_name", refused="" if right else "not_the_victim")
    shown = yield ask.one(me, "show_name", (show, PASS), args={"victim": t.victim}, default="pass", pace="window")
    t.paper = NOBODY
    if not shown:
        t.tell("paper_discarded", seat=me)
        return
    t.tell("paper_shown", seat=me, victim=name)
    if (yield from not_cancelled(t, "bank_employee_lucie", me, target=name)):
        t.victim = NOBODY
        t.tell("theft_undone", victim=name)


def rob(t: KemomimiTable) -> Script[None]:
    """The victim is hit."""
    yield from hit(t, t.victim, "theft")


def moon_passes(t: KemomimiTable) -> None:
    """The Moon card turns over and goes to the next player in play on the left: a new day."""
    t.full_moon = not t.full_moon
    t.leader = t.left_of(t.leader)
    t.day += 1
    t.arrow = NOBODY
    new_day(t)
    t.tell("day", day=t.day, moon="full" if t.full_moon else "new", leader=t.leader)


# -- when these windows open ---------------------------------------------------------------------------------------


def tristel_can_turn(t: KemomimiTable) -> bool:
    """Tristel may turn the Moon on a Full Moon."""
    return t.full_moon and t.unused("student_tristel") != NOBODY


def ester_can_turn(t: KemomimiTable) -> bool:
    """Ester may turn the Moon on a New Moon, after Tristel."""
    return not t.full_moon and t.unused("student_ester") != NOBODY


def detective_leads(t: KemomimiTable) -> bool:
    """The detective is the Leader and has somebody to ask about."""
    me = t.player_of("detective_shamlock")
    return me != NOBODY and me == t.leader and bool(t.checkable(me))


def lucie_can_write(t: KemomimiTable) -> bool:
    """Lucie may write at the end of any day."""
    return t.unused("bank_employee_lucie") != NOBODY


def mindy_can_dig(t: KemomimiTable) -> bool:
    """Mindy may dig unless she is a ghost, with somebody else's jewel in the discard."""
    me = t.unused("archaeologist_mindy")
    return me != NOBODY and t.state[me] == IN_PLAY and bool(_finds(t, me))


def somebody_steals(t: KemomimiTable) -> bool:
    """The thief of this Moon is in play and not kept from it."""
    return t.theft_tonight


def lucie_is_asked(t: KemomimiTable) -> bool:
    """A paper waits for this theft."""
    return t.victim != NOBODY and t.paper != NOBODY and t.player_of("bank_employee_lucie") != NOBODY


def somebody_was_robbed(t: KemomimiTable) -> bool:
    """Somebody was robbed, and nobody undid the theft."""
    return t.victim != NOBODY
