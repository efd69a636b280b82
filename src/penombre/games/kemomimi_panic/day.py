"""The day: people talk, the Leader names a suspect, everybody votes, and what comes after the vote."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Final

from penombre.engine import CLOCK, NOBODY, Ask, Option, Script, Sealed, Seat, ask
from penombre.games.kemomimi_panic.abilities import PASS, USE, announced, may_use, not_cancelled
from penombre.games.kemomimi_panic.losses import hit, lose
from penombre.games.kemomimi_panic.table import OUT, Claim, KemomimiTable, Vote

# -- talk ----------------------------------------------------------------------------------------------------------

_READY: Final = Option("ready", "ready", "ready")
_FLIP: Final = Option("flip_moon", "flip_moon", "flip_moon")
_TIME_UP: Final = ask.one(CLOCK, "talk", (Option("time_up", "time_up", "time_up"),), pace="talk")
_CLAIMS: Final = (
    Option("civilian", True, "claim_civilian"),
    Option("not_civilian", False, "claim_not_civilian"),
    Option("silent", None, "claim_silent"),
)
_BOUND_CLAIMS: Final = (*_CLAIMS[:2], Option("silent", None, "claim_silent", refused="must_announce"))
_NOT_IN_TIME: Final = (Option("time_up", None, "time_up"),)


def announcement(t: KemomimiTable) -> Script[None]:
    """The detective may announce the last answer, truthfully or not, or say nothing.

    Where the table says so, silence is no answer: only time that runs out leaves it unsaid.
    """
    me, target = t.cast["detective_shamlock"], t.announce
    t.announce = NOBODY
    args = {"target": target}
    if t.must_announce:
        announce = ask.one(me, "claim_check", _BOUND_CLAIMS, args=args, pace="window")
        time_up = ask.one(CLOCK, "claim_check", _NOT_IN_TIME, args=args, pace="window")
        _, said = yield ask.race([announce, time_up], main=me)
    else:
        said = yield ask.one(me, "claim_check", _CLAIMS, args=args, default="silent", pace="window")
    if said is None:
        t.tell("claim_silent", seat=me)
        return
    t.claims += (Claim(t.day, me, target, said),)
    t.tell("claim_check", seat=me, target=target, answer="civilian" if said else "not_civilian")


def talk(t: KemomimiTable) -> Script[None]:
    """Everybody talks until all are ready or time is up; Ester and Tristel may turn the Moon at any moment of it."""
    flipper = moon_turner(t)
    answers = yield _discussion(t.state, flipper)
    if answers.get(flipper) == "flip_moon":
        yield from turn_moon(t, flipper)
    else:
        t.talking = False


@lru_cache(maxsize=1024)
def _discussion(state: tuple[int, ...], flipper: Seat) -> Sealed:
    people = [
        ask.one(seat, "talk", (_READY, _FLIP) if seat == flipper else (_READY,), default="ready", pace="talk")
        for seat, mine in enumerate(state)
        if mine != OUT
    ]
    return ask.sealed([*people, _TIME_UP], progress=True, opening=("flip_moon", "time_up"))


def moon_turner(t: KemomimiTable) -> Seat:
    """Who may turn the Moon now: Tristel on a Full Moon day, Ester on a New Moon day; NOBODY otherwise."""
    return t.unused("student_tristel" if t.full_moon else "student_ester")


def turn_moon(t: KemomimiTable, me: Seat) -> Script[None]:
    """Tristel turns the Moon to New, Ester to Full."""
    if (yield from announced(t, "student_tristel" if t.full_moon else "student_ester", me)):
        t.full_moon = not t.full_moon
        t.tell("moon", moon="full" if t.full_moon else "new")


# -- the suspect ---------------------------------------------------------------------------------------------------

_NAME: Final = Option("name", None, "name_normally")


def choose_suspect(t: KemomimiTable) -> Script[None]:
    """The Leader names a suspect, or uses an ability that changes how."""
    ability = leader_ability(t)
    if ability is not None:
        options = (_NAME, USE) if t.legal_suspects() else (PASS, USE)
        question = ask.one(t.leader, "lead", options, args={"character": ability}, default=options[0].id, pace="choose")
        if (yield question) and (yield from _LEADER_ABILITIES[ability](t, t.leader)):
            return
    legal = t.legal_suspects()
    if not legal:
        t.tell("no_suspect")
        return
    _suspicion(t, (yield ask.seat(t.leader, "name_suspect", legal)))


def leader_ability(t: KemomimiTable) -> str | None:
    """The ability the Leader may use while choosing, if there is one with a legal use."""
    for character, legal in _LEADER_ABILITY_LEGAL.items():
        if t.unused(character) == t.leader and legal(t):
            return character
    return None


def luma(t: KemomimiTable, me: Seat) -> Script[bool]:
    """Student Luma names a suspect and keeps another player out of today's votes."""
    suspect = yield ask.seat(me, "name_suspect", t.legal_suspects())
    left_out = yield ask.seat(me, "exclude", t.others(me), args={"suspect": suspect})
    _suspicion(t, suspect)
    if (yield from announced(t, "student_luma", me, target=left_out)):
        t.excluded = left_out
    return True


def ulrika(t: KemomimiTable, me: Seat) -> Script[bool]:
    """Athlete Ulrika lets chance draw the suspect; her hand counts twice in this vote."""
    if not (yield from announced(t, "athlete_ulrika", me)):
        return False
    t.double_hands |= 1 << me
    _suspicion(t, t.pick(t.legal_suspects()))
    return True


def teresia(t: KemomimiTable, me: Seat) -> Script[bool]:
    """Military Teresia takes a jewel instead: no suspect and no vote today."""
    target = yield ask.seat(me, "strip_jewel", _rich_others(t))
    if not (yield from announced(t, "military_teresia", me, target=target)):
        return False
    yield from lose(t, target)
    return True


def amarillo(t: KemomimiTable, me: Seat) -> Script[bool]:
    """Hostess Amarillo names two suspects, in order, for two separate votes."""
    first = yield ask.seat(me, "name_suspect", t.legal_suspects())
    second = yield ask.seat(
        me, "second_suspect", [s for s in t.legal_suspects() if s != first], args={"suspect": first}
    )
    if (yield from announced(t, "hostess_amarillo", me, target=first, other=second)):
        t.other_suspect = second
        t.votes_left = 1
    _suspicion(t, first)
    return True


def _rich_others(t: KemomimiTable) -> list[Seat]:
    return [seat for seat in t.others(t.leader) if t.jewels(seat)]


def _suspicion(t: KemomimiTable, suspect: Seat) -> None:
    t.suspect = t.arrow = suspect
    t.tell("suspect", seat=t.leader, suspect=suspect)


_LEADER_ABILITIES: Final = {
    "student_luma": luma,
    "athlete_ulrika": ulrika,
    "military_teresia": teresia,
    "hostess_amarillo": amarillo,
}
_LEADER_ABILITY_LEGAL: Final[Mapping[str, Callable[[KemomimiTable], bool]]] = {
    "student_luma": lambda t: bool(t.legal_suspects()),
    "athlete_ulrika": lambda t: bool(t.legal_suspects()),
    "military_teresia": lambda t: t.full_moon and bool(_rich_others(t)),
    "hostess_amarillo": lambda t: t.full_moon and len(t.legal_suspects()) >= 2,
}


def miranda(t: KemomimiTable) -> Script[None]:
    """Vice Class Rep Miranda replaces the suspect of the vote about to take place; even the Leader can be hit."""
    me = t.cast["vice_class_rep_miranda"]
    target = yield ask.seat(
        me,
        "change_suspect",
        _miranda_targets(t),
        before=(PASS,),
        args={"suspect": t.suspect},
        default="pass",
        pace="window",
    )
    if target is not None and (yield from announced(t, "vice_class_rep_miranda", me, target=target, suspect=t.suspect)):
        t.suspect = t.arrow = target
        t.redirected = True
        t.tell("suspect_changed", seat=me, suspect=target)


def _miranda_targets(t: KemomimiTable) -> list[Seat]:
    return [s for s in t.tangible() if t.may_be_suspect(s) and s not in (t.suspect, t.other_suspect)]


# -- the vote ------------------------------------------------------------------------------------------------------

_UP: Final = Option("hand_up", (True, False, False), "hand_up")
_DOWN: Final = Option("hand_down", (False, False, False), "hand_down")
_UP_FORCING: Final = Option("hand_up_forcing", (True, True, False), "hand_up_forcing")
_DOWN_FORCING: Final = Option("hand_down_forcing", (False, True, False), "hand_down_forcing")
_ABSTAIN: Final = Option("abstain", (False, False, True), "abstain")
_DOWN_REFUSED: Final = Option("hand_down", None, "hand_down", refused="leader_must_vote")

_BALLOTS: Final = {
    "plain": (_UP, _DOWN),
    "forcing": (_UP, _DOWN, _UP_FORCING, _DOWN_FORCING),
    "abstaining": (_UP, _DOWN, _ABSTAIN),
    "leading": (_UP, _DOWN_REFUSED),
}


def vote(t: KemomimiTable) -> Script[None]:
    """All participants raise a hand or not, at once; guilty if more than half of them do."""
    called = [seat for seat in t.in_play() if seat != t.excluded]
    ballots = yield ask.sealed(
        [_ballot(seat, t.suspect, _ballot_kind(t, seat, called)) for seat in called], progress=True
    )
    up = {seat: hand for seat, (hand, _, _) in ballots.items()}
    cyril, miyabi = t.player_of("elder_twin_cyril"), t.player_of("maid_miyabi")
    forcing = cyril in ballots and ballots[cyril][1]
    abstaining = miyabi in ballots and ballots[miyabi][2]
    t.tell(
        "hands",
        suspect=t.suspect,
        up_seats=[seat for seat in called if up[seat]],
        forcing=forcing,
        abstaining_seats=[miyabi] if abstaining else [],
    )
    if forcing:
        beryl = t.cast["younger_twin_beryl"]
        if (yield from announced(t, "elder_twin_cyril", cyril, target=beryl)):
            up[beryl] = up[cyril]
    if abstaining:
        t.tell("miyabi_abstains", seat=miyabi)
        if (yield from not_cancelled(t, "maid_miyabi", miyabi)):
            del up[miyabi]
    count_hands(t, up)


@cache
def _ballot(seat: Seat, suspect: Seat, kind: str) -> Ask:
    default = "hand_up" if kind == "leading" else "hand_down"
    return ask.one(seat, "vote", _BALLOTS[kind], args={"suspect": suspect}, default=default, pace="vote")


def _ballot_kind(t: KemomimiTable, seat: Seat, called: list[Seat]) -> str:
    bound = t.leader if t.leader_must_vote and not t.redirected else NOBODY
    if seat == t.cast.get("maid_miyabi") and seat == t.leader:
        return "abstaining"
    if seat == bound:
        return "leading"
    if seat == t.cast.get("elder_twin_cyril") and seat != t.leader:
        beryl = t.cast["younger_twin_beryl"]
        return "forcing" if beryl in called and beryl != bound else "plain"
    return "plain"


def count_hands(t: KemomimiTable, up: dict[Seat, bool]) -> None:
    """Guilty if the raised hands are more than half of the participants; a double hand is still one person."""
    hands = sum(1 + (t.double_hands >> seat & 1) for seat, hand in up.items() if hand)
    t.guilty = 2 * hands > len(up)
    raised = tuple(seat for seat, hand in up.items() if hand)
    lowered = tuple(seat for seat, hand in up.items() if not hand)
    t.votes += (Vote(t.day, t.leader, t.suspect, raised, lowered, t.guilty),)
    t.tell(
        "vote_result",
        suspect=t.suspect,
        hands=hands,
        participants=len(up),
        verdict="guilty" if t.guilty else "innocent",
    )


def verna(t: KemomimiTable) -> Script[None]:
    """Teacher Verna changes a guilty result into innocent."""
    yield from _change_result(t, "teacher_verna", guilty=False)


def barbera(t: KemomimiTable) -> Script[None]:
    """Politician Barbera changes an innocent result into guilty."""
    yield from _change_result(t, "politician_barbera", guilty=True)


def _change_result(t: KemomimiTable, character: str, *, guilty: bool) -> Script[None]:
    me = t.cast[character]
    if (yield may_use(me, character)) and (yield from announced(t, character, me, suspect=t.suspect)):
        t.guilty = guilty
        t.tell("verdict_changed", suspect=t.suspect, verdict="guilty" if guilty else "innocent")


def verdict(t: KemomimiTable) -> Script[None]:
    """A guilty suspect is hit."""
    yield from hit(t, t.suspect, "vote")


def next_suspect(t: KemomimiTable) -> None:
    """With two suspects, the second is judged next."""
    if not t.votes_left:
        t.suspect = NOBODY
        return
    t.votes_left -= 1
    t.suspect, t.other_suspect = t.other_suspect, t.suspect
    t.arrow = t.suspect
    t.redirected = False
    t.tell("next_suspect", suspect=t.suspect)


# -- when these windows open ---------------------------------------------------------------------------------------


def detective_can_announce(t: KemomimiTable) -> bool:
    """The detective may announce after a check, as long as they are in play."""
    return t.announce != NOBODY and t.player_of("detective_shamlock") != NOBODY


def people_talk(t: KemomimiTable) -> bool:
    """People talk until everybody in play is ready, and again when the Moon was turned."""
    return t.talking


def somebody_is_suspect(t: KemomimiTable) -> bool:
    """Somebody was named and not judged yet."""
    return t.suspect != NOBODY


def somebody_is_guilty(t: KemomimiTable) -> bool:
    """The vote, and whoever changed its result, found against the suspect."""
    return t.suspect != NOBODY and t.guilty


def miranda_can_change(t: KemomimiTable) -> bool:
    """Miranda may change the suspect unless she is the Leader, with somebody else to name."""
    return (
        t.suspect != NOBODY
        and t.unused("vice_class_rep_miranda") not in (NOBODY, t.leader)
        and bool(_miranda_targets(t))
    )


def verna_can_change(t: KemomimiTable) -> bool:
    """Verna may change a guilty result unless she is the Leader."""
    return t.suspect != NOBODY and t.guilty and t.unused("teacher_verna") not in (NOBODY, t.leader)


def barbera_can_change(t: KemomimiTable) -> bool:
    """Barbera may change an innocent result unless she is the Leader."""
    return t.suspect != NOBODY and not t.guilty and t.unused("politician_barbera") not in (NOBODY, t.leader)
