"""The order of play, as data: every window of a game, a day and a night, in the order they are resolved."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from penombre.engine import NOBODY, Script, champions
from penombre.games.kemomimi_panic import dawn, day, dusk, losses
from penombre.games.kemomimi_panic.setup import deal
from penombre.games.kemomimi_panic.table import KemomimiTable

CROWN: Final = 10
"""The points that end a match of several games."""


class Window(NamedTuple):
    """A moment that may ask somebody something: when it opens, and the script that is played in it."""

    id: str
    phase: str
    opens: Callable[[KemomimiTable], bool]
    play: Callable[[KemomimiTable], Script[None]]
    of: str = ""
    """The character whose window it is; without that character at the table it never opens."""
    repeats: bool = False
    """Whether it opens again and again until its condition fails."""


class Moment(NamedTuple):
    """A moment that asks nobody anything."""

    id: str
    happens: Callable[[KemomimiTable], None]


def _always(t: KemomimiTable) -> bool:
    return True


def _again(t: KemomimiTable) -> None:
    day.next_suspect(t)
    if t.suspect != NOBODY:
        t.window = BEFORE_VOTE


def _new_day(t: KemomimiTable) -> None:
    dusk.moon_passes(t)
    t.window = FIRST_OF_DAY


ORDER: Final[tuple[Window | Moment, ...]] = (
    Window("gs1", "game_start", dawn.detective_can_check, dawn.detective, "detective_shamlock"),
    Window("gs2", "game_start", _always, dawn.dautriche, "crossdressing_dautriche"),
    Window("gs3", "game_start", _always, dawn.genevieve, "cook_genevieve"),
    Window("sd1", "start_of_day", dawn.sheena_can_check, dawn.sheena, "witness_sheena"),
    Window("sd2", "start_of_day", dawn.cecilia_can_sleep, dawn.cecilia, "sleeping_beauty_cecilia"),
    Window("sd3", "start_of_day", dawn.valeria_can_act, dawn.valeria, "warlock_valeria"),
    Window("sd4", "start_of_day", dawn.federica_can_draw, dawn.federica, "cowgirl_federica"),
    Window("sd6", "start_of_day", dawn.lolo_can_change, dawn.lolo, "clown_lolo"),
    Window("sd7", "start_of_day", dawn.towa_can_pray, dawn.towa, "shrine_maiden_towa"),
    Window("sd8", "start_of_day", dawn.miyabi_can_double, dawn.miyabi, "maid_miyabi"),
    Window("claim", "talk", day.detective_can_announce, day.announcement, "detective_shamlock"),
    Window("talk", "talk", day.people_talk, day.talk, repeats=True),
    Window("cs", "choose_suspect", _always, day.choose_suspect),
    Window("bv", "before_vote", day.miranda_can_change, day.miranda, "vice_class_rep_miranda"),
    Window("vo", "vote", day.somebody_is_suspect, day.vote),
    Window("rv1", "vote_result", day.verna_can_change, day.verna, "teacher_verna"),
    Window("rv2", "vote_result", day.barbera_can_change, day.barbera, "politician_barbera"),
    Window("verdict", "vote_result", day.somebody_is_guilty, day.verdict),
    Moment("again", _again),
    Window("dm1", "end_of_day", dusk.tristel_can_turn, dusk.tristel, "student_tristel"),
    Window("dm2", "end_of_day", dusk.ester_can_turn, dusk.ester, "student_ester"),
    Window("ed1", "end_of_day", dusk.detective_leads, dawn.detective, "detective_shamlock"),
    Window("ed2", "end_of_day", dusk.lucie_can_write, dusk.lucie_writes, "bank_employee_lucie"),
    Window("ed5", "end_of_day", dusk.mindy_can_dig, dusk.mindy, "archaeologist_mindy"),
    Moment("edx", dusk.ghost_leaves),
    Moment("night", dusk.nightfall),
    Window("nt", "theft", dusk.somebody_steals, dusk.theft),
    Window("ne", "morning", dusk.lucie_is_asked, dusk.lucie_shows, "bank_employee_lucie"),
    Window("rob", "morning", dusk.somebody_was_robbed, dusk.rob),
    Moment("nx", _new_day),
)
_INDEX: Final = {window.id: index for index, window in enumerate(ORDER)}
FIRST_OF_DAY: Final = _INDEX["sd1"]
BEFORE_VOTE: Final = _INDEX["bv"]


def next_script(t: KemomimiTable) -> Script[None] | None:
    """Go on to the next window that opens; None when the match is over."""
    while not t.finished:
        if t.ending is not None:
            return closing(t)
        window = ORDER[t.window]
        t.window += 1
        if isinstance(window, Moment):
            window.happens(t)
        elif (not window.of or window.of in t.cast) and window.opens(t):
            if window.repeats:
                t.window -= 1
            t.phase = window.phase
            return window.play(t)
    return None


def closing(t: KemomimiTable) -> Script[None]:
    """The end of a game, as a script of its own: a new deal is followed by a rest point."""
    finish_game(t)
    yield from ()


def finish_game(t: KemomimiTable) -> None:
    """Show every role that was dealt, count the points, and deal again if the match goes on."""
    assert t.ending is not None
    for seat in range(t.players):
        t.show(seat)
    t.tell("game_over", ending=t.ending.way, winner_seats=list(t.ending.winners), roles=list(t.faces[: t.players]))
    if t.master != NOBODY:
        t.tell("master_shown", seat=t.cast["cook_genevieve"], target=t.master)
    for seat, guess in enumerate(t.guesses):
        if guess != NOBODY:
            t.tell("guess_shown", seat=seat, target=guess)
    t.phase = "game_end"
    if not t.points:
        t.finished, t.champions = True, t.ending.winners
        return
    won = losses.victory_points(t)
    t.scores = tuple(score + more for score, more in zip(t.scores, won, strict=True))
    t.tell("points", points=list(won), scores=list(t.scores))
    leaders = champions(t.scores)
    if max(t.scores) >= CROWN and len(leaders) == 1:
        t.finished, t.champions = True, leaders
        t.tell("crowned", seat=leaders[0])
    else:
        deal(t)
