"""Start of game and start of day: the windows before people talk."""

from __future__ import annotations

from penombre.engine import NOBODY, Script, Seat, ask, mask
from penombre.games.kemomimi_panic.abilities import PASS, announced, may_use
from penombre.games.kemomimi_panic.losses import check_end, end, role_effect, show_and_remove
from penombre.games.kemomimi_panic.table import IN_PLAY, OUT, Check, KemomimiTable


def detective(t: KemomimiTable) -> Script[None]:
    """Detective Shamlock asks about another player: a Civilian, or not? The answer is the detective's alone."""
    me = t.cast["detective_shamlock"]
    pace = "choose" if t.phase == "game_start" else "window"
    target = yield ask.seat(me, "check", t.checkable(me), args={"character": "detective_shamlock"}, pace=pace)
    if (yield from announced(t, "detective_shamlock", me, target=target)):
        _answer(t, me, target)
        t.announce = target


def dautriche(t: KemomimiTable) -> Script[None]:
    """Crossdressing d'Autriche shuffles the roles of three players, herself among them, and deals them back."""
    me = t.cast["crossdressing_dautriche"]
    others = tuple(ask.seat_option(seat) for seat in t.others(me))
    one, two = yield ask.several(me, "swap_roles", others, 2, 2)
    if not (yield from announced(t, "crossdressing_dautriche", me, target=one, other=two)):
        return
    t.trio = tuple(sorted((me, one, two)))
    t.shuffle(t.trio)
    t.checks = tuple(
        Check(check.day, check.checker, check.target, check.civilian, before_swap=check.target in t.trio)
        for check in t.checks
    )
    t.tell_apart("roles_swapped", {seat: {"role": t.role(seat)} for seat in t.trio}, seats=list(t.trio))


def genevieve(t: KemomimiTable) -> Script[None]:
    """Cook Geneviève secretly takes a master, whose victory is hers."""
    me = t.cast["cook_genevieve"]
    master = yield ask.seat(me, "choose_master", t.others(me), secret=True)
    if (yield from announced(t, "cook_genevieve", me)):
        t.master = master


def sheena(t: KemomimiTable) -> Script[None]:
    """Witness Sheena, after an elimination: the same question as the detective's, once."""
    me = t.cast["witness_sheena"]
    target = yield ask.seat(
        me,
        "check",
        t.checkable(me),
        before=(PASS,),
        args={"character": "witness_sheena"},
        default="pass",
        pace="window",
    )
    if target is not None and (yield from announced(t, "witness_sheena", me, target=target)):
        _answer(t, me, target)


def _answer(t: KemomimiTable, checker: Seat, target: Seat) -> None:
    civilian = t.is_civilian(target)
    t.checks += (Check(t.day, checker, target, civilian),)
    t.whisper(mask(checker), "check_answer", target=target, answer="civilian" if civilian else "not_civilian")


def cecilia(t: KemomimiTable) -> Script[None]:
    """Sleeping Beauty Cecilia cannot be suspect this day."""
    me = t.cast["sleeping_beauty_cecilia"]
    if (yield may_use(me, "sleeping_beauty_cecilia")):
        t.cecilia_sleeps = yield from announced(t, "sleeping_beauty_cecilia", me)


def valeria(t: KemomimiTable) -> Script[None]:
    """Warlock Valeria: today's Leader loses the lead to the next player in play on the left."""
    me = t.cast["warlock_valeria"]
    if (yield may_use(me, "warlock_valeria")) and (yield from announced(t, "warlock_valeria", me, target=t.leader)):
        pass_lead(t)


def pass_lead(t: KemomimiTable) -> None:
    """The Moon card goes to the next player in play on the left."""
    t.leader = t.left_of(t.leader)
    t.tell("leader", seat=t.leader)


def federica(t: KemomimiTable) -> Script[None]:
    """Cowgirl Federica forces a player to show the role: a thief, and she alone wins; otherwise both are eliminated."""
    me = t.cast["cowgirl_federica"]
    targets = [seat for seat in t.tangible() if seat != me]
    target = yield ask.seat(me, "federica", targets, before=(PASS,), default="pass", pace="window")
    if target is None or not (yield from announced(t, "cowgirl_federica", me, target=target)):
        return
    if t.is_thief(target):
        t.show(target)
        t.tell("role_shown", seat=target, role=t.role(target))
        end(t, "federica", (me,))
        return
    show_and_remove(t, target)
    show_and_remove(t, me)
    yield from role_effect(t, target, "ability")
    yield from role_effect(t, me, "ability")
    check_end(t)
    if t.ending is None and t.state[t.leader] == OUT:
        pass_lead(t)


def lolo(t: KemomimiTable) -> Script[None]:
    """Clown Lolo is replaced by an unused character drawn at random."""
    me = t.cast["clown_lolo"]
    if (yield may_use(me, "clown_lolo")) and (yield from announced(t, "clown_lolo", me)):
        drawn = t.pick(t.lolo_pool())
        t.cast = {drawn if character == "clown_lolo" else character: seat for character, seat in t.cast.items()}
        t.tell("lolo_becomes", seat=me, character=drawn)


def towa(t: KemomimiTable) -> Script[None]:
    """Shrine Maiden Towa: Crescent Moon does not steal on the next New Moon night."""
    me = t.cast["shrine_maiden_towa"]
    if (yield may_use(me, "shrine_maiden_towa")) and (yield from announced(t, "shrine_maiden_towa", me)):
        t.crescent_blocked = True
        t.tell("crescent_blocked")


def miyabi(t: KemomimiTable) -> Script[None]:
    """Maid Miyabi's hand counts twice in all votes of this day."""
    me = t.cast["maid_miyabi"]
    if (yield may_use(me, "maid_miyabi")) and (yield from announced(t, "maid_miyabi", me)):
        t.double_hands |= 1 << me


# -- when these windows open ---------------------------------------------------------------------------------------


def detective_can_check(t: KemomimiTable) -> bool:
    """The detective checks at the start of the game, if there is anybody to ask about."""
    me = t.player_of("detective_shamlock")
    return me != NOBODY and bool(t.checkable(me))


def sheena_can_check(t: KemomimiTable) -> bool:
    """Sheena may ask where somebody was eliminated the day or the night before."""
    me = t.unused("witness_sheena")
    return me != NOBODY and t.last_elimination == t.day - 1 and bool(t.checkable(me))


def cecilia_can_sleep(t: KemomimiTable) -> bool:
    """Cecilia may sleep on a New Moon."""
    return not t.full_moon and t.unused("sleeping_beauty_cecilia") != NOBODY


def valeria_can_act(t: KemomimiTable) -> bool:
    """Valeria may act unless she is the Leader."""
    return t.unused("warlock_valeria") not in (NOBODY, t.leader)


def federica_can_draw(t: KemomimiTable) -> bool:
    """Federica may draw as Leader, not as a ghost, with exactly four players in play."""
    me = t.player_of("cowgirl_federica")
    return me != NOBODY and me == t.leader and t.state[me] == IN_PLAY and len(t.in_play()) == 4


def lolo_can_change(t: KemomimiTable) -> bool:
    """Lolo may change at the start of any day."""
    return t.unused("clown_lolo") != NOBODY


def towa_can_pray(t: KemomimiTable) -> bool:
    """Towa may pray on a Full Moon."""
    return t.full_moon and t.unused("shrine_maiden_towa") != NOBODY


def miyabi_can_double(t: KemomimiTable) -> bool:
    """Miyabi may count twice unless she is the Leader."""
    return t.unused("maid_miyabi") not in (NOBODY, t.leader)
