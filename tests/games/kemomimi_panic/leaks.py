"""The real rules with one planted leak, each where a slip could make it: the suite that every game passes finds it.

Where a test of the kit itself would use a toy, these show that the suite has teeth on this game, in little time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.planted_leaks import Leaks

from penombre.engine import EVERYBODY, TABLE, Ask, BadStatement, Script, Seat, Statement, ask, mask
from penombre.games.kemomimi_panic import abilities, dawn, day, dusk, flow, imagining, view
from penombre.games.kemomimi_panic.catalogue import CRESCENT, INFORMANT
from penombre.games.kemomimi_panic.rules import KemomimiPanic
from penombre.games.kemomimi_panic.table import Check, KemomimiTable, Theft

LEAKS = Leaks(KemomimiPanic(), matches=24, worlds=1, inspect=0.01)
leak = LEAKS.leak


def thief(t: KemomimiTable) -> Seat:
    return t.faces.index(CRESCENT)


def window(patch: pytest.MonkeyPatch, id: str, **changed: Any) -> None:
    """Change one window of the order of play."""
    order = tuple(each._replace(**changed) if each.id == id else each for each in flow.ORDER)
    patch.setattr(flow, "ORDER", order)


# -- the night -----------------------------------------------------------------------------------------------------

Questions = Callable[[KemomimiTable, Seat, list[Ask]], list[Ask]]


def night(
    patch: pytest.MonkeyPatch,
    questions: Questions = lambda t, thief, asks: asks,
    after: Callable[[KemomimiTable, Seat], None] = lambda t, thief: None,
    *,
    progress: bool = False,
) -> None:
    """The theft as it is, but for the questions and for what comes after."""

    def theft(t: KemomimiTable) -> Script[None]:
        robber = dusk.tonights_thief(t)
        asks = list(dusk._closed_eyes(t.state, robber).asks.values())
        answers = yield ask.sealed(questions(t, robber, asks), progress=progress)
        t.victim = t.arrow = answers[robber]
        t.guesses = tuple(g if seat == robber else answers.get(seat, g) for seat, g in enumerate(t.guesses))
        t.thefts += (Theft(t.day, t.full_moon, t.victim),)
        t.tell("theft", victim=t.victim)
        after(t, robber)

    window(patch, "nt", play=theft)


def others(change: Callable[[Ask, Seat], Ask]) -> Questions:
    """The same change to the question of everybody but the thief."""
    return lambda t, thief, asks: [each if each.seat == thief else change(each, thief) for each in asks]


@leak("re-deal")
def only_the_thief_is_asked(patch: pytest.MonkeyPatch) -> None:
    night(patch, lambda t, thief, asks: [each for each in asks if each.seat == thief])


@leak("re-deal")
def the_thief_is_asked_first(patch: pytest.MonkeyPatch) -> None:
    night(patch, lambda t, thief, asks: sorted(asks, key=lambda each: each.seat != thief))


@leak("re-deal")
def the_thief_has_more_time(patch: pytest.MonkeyPatch) -> None:
    night(patch, lambda t, thief, asks: [replace(each, pace="choose") if each.seat == thief else each for each in asks])


@leak("re-deal")
def everybody_sees_who_is_still_thinking(patch: pytest.MonkeyPatch) -> None:
    night(patch, progress=True)


@leak("re-deal")
def time_guesses_right(patch: pytest.MonkeyPatch) -> None:
    night(patch, others(lambda each, thief: replace(each, default=f"seat-{thief}")))


@leak("re-deal")
def the_thief_is_listed_first(patch: pytest.MonkeyPatch) -> None:
    def first(each: Ask, thief: Seat) -> Ask:
        return replace(each, options=tuple(sorted(each.options, key=lambda option: option.value != thief)))

    night(patch, others(first))


@leak("re-deal")
def the_thief_cannot_be_guessed(patch: pytest.MonkeyPatch) -> None:
    def without(each: Ask, thief: Seat) -> Ask:
        why = {thief: "not_the_victim"}
        return replace(each, options=tuple(replace(o, refused=why.get(o.value, "")) for o in each.options))

    night(patch, others(without))


@leak("re-deal")
def footsteps_are_heard_from_the_thief(patch: pytest.MonkeyPatch) -> None:
    def footsteps(t: KemomimiTable, thief: Seat) -> None:
        for _ in range(thief):
            t.tell("footstep")

    night(patch, after=footsteps)


@leak("re-deal")
def the_victim_wakes_up(patch: pytest.MonkeyPatch) -> None:
    night(patch, after=lambda t, thief: t.whisper(mask(t.victim), "robbed_by", seat=thief))


@leak("hindsight")
def the_lead_goes_to_the_thief(patch: pytest.MonkeyPatch) -> None:
    def lead(t: KemomimiTable, thief: Seat) -> None:
        t.leader = thief

    night(patch, after=lead)


@leak("re-deal")
def lucie_is_asked_if_she_wrote_the_right_name(patch: pytest.MonkeyPatch) -> None:
    window(patch, "ne", opens=lambda t: dusk.lucie_is_asked(t) and t.paper == t.victim)


# -- the day -------------------------------------------------------------------------------------------------------


@leak("hindsight")
def no_vote_finds_the_thief_guilty(patch: pytest.MonkeyPatch) -> None:
    def count(t: KemomimiTable, up: dict[Seat, bool]) -> None:
        honestly(t, up)
        t.guilty = t.guilty and not t.is_thief(t.suspect)

    honestly = day.count_hands
    patch.setattr(day, "count_hands", count)


@leak("re-deal")
def miranda_is_asked_where_it_matters(patch: pytest.MonkeyPatch) -> None:
    window(patch, "bv", opens=lambda t: day.miranda_can_change(t) and t.is_thief(t.suspect))


@leak("re-deal")
def only_who_heard_of_a_civilian_must_announce(patch: pytest.MonkeyPatch) -> None:
    def announcement(t: KemomimiTable) -> Script[None]:
        bound, t.must_announce = t.must_announce, t.must_announce and t.is_civilian(t.announce)
        yield from day.announcement(t)
        t.must_announce = bound

    window(patch, "claim", play=announcement)


@leak("re-deal")
def the_answer_of_a_check_is_told_to_all(patch: pytest.MonkeyPatch) -> None:
    def answer(t: KemomimiTable, checker: Seat, target: Seat) -> None:
        t.checks += (Check(t.day, checker, target, t.is_civilian(target)),)
        t.tell("check_answer", target=target, answer="civilian" if t.is_civilian(target) else "not_civilian")

    patch.setattr(dawn, "_answer", answer)


@leak("secret")
def the_master_is_told_to_all(patch: pytest.MonkeyPatch) -> None:
    def genevieve(t: KemomimiTable) -> Script[None]:
        me = t.cast["cook_genevieve"]
        master = yield ask.seat(me, "choose_master", t.others(me), secret=True)
        if (yield from abilities.announced(t, "cook_genevieve", me)):
            t.master = master
            t.tell("served", target=master)

    window(patch, "gs3", play=genevieve)


@leak("talk")
def nobody_hears_a_thief(patch: pytest.MonkeyPatch) -> None:
    def hearing(rules: KemomimiPanic, t: KemomimiTable, seat: Seat, statement: Statement) -> int:
        return mask(TABLE) if t.is_thief(seat) else EVERYBODY

    patch.setattr(KemomimiPanic, "hearing", hearing)


@leak("talk")
def a_thief_cannot_be_accused(patch: pytest.MonkeyPatch) -> None:
    def hearing(rules: KemomimiPanic, t: KemomimiTable, seat: Seat, statement: Statement) -> int:
        if statement.kind == "accuse" and statement.about == thief(t):
            raise BadStatement("not them")
        return EVERYBODY

    patch.setattr(KemomimiPanic, "hearing", hearing)


# -- what is seen --------------------------------------------------------------------------------------------------


def shows_all(patch: pytest.MonkeyPatch, more: Callable[[KemomimiTable, view.Public], Mapping[str, Any]]) -> None:
    def public(t: KemomimiTable) -> view.Public:
        seen = honestly(t)
        return replace(seen, **more(t, seen))

    honestly = view.public
    patch.setattr(view, "public", public)


def shows_one(patch: pytest.MonkeyPatch, more: Callable[[KemomimiTable, Seat], Mapping[str, Any]]) -> None:
    honestly = view.private
    patch.setattr(view, "private", lambda t, seat: replace(honestly(t, seat), **more(t, seat)))


@leak("secret")
def everybody_sees_the_paper(patch: pytest.MonkeyPatch) -> None:
    shows_all(patch, lambda t, seen: {"protected": t.paper})


@leak("re-deal")
def everybody_sees_what_was_put_aside(patch: pytest.MonkeyPatch) -> None:
    shows_all(patch, lambda t, seen: {"roles": seen.roles + tuple(t.faces[card] for card in t.cards(t.aside))})


@leak("re-deal")
def the_three_are_listed_by_role(patch: pytest.MonkeyPatch) -> None:
    shows_all(patch, lambda t, seen: {"trio": tuple(sorted(t.trio, key=t.role))})


@leak("re-deal")
def the_end_shows_who_was_who_before_the_swap(patch: pytest.MonkeyPatch) -> None:
    shows_all(patch, lambda t, seen: {"roles": seen.roles if t.ending is None else t.first_roles})


@leak("re-deal")
def everybody_sees_every_check(patch: pytest.MonkeyPatch) -> None:
    shows_one(patch, lambda t, seat: {"checks": t.checks})


@leak("re-deal")
def somebody_sees_the_first_role_of_another(patch: pytest.MonkeyPatch) -> None:
    shows_one(patch, lambda t, seat: {"first_role": t.first_roles[t.trio[0] if t.trio else seat]})


@leak("re-deal")
def the_informant_knows_the_thief(patch: pytest.MonkeyPatch) -> None:
    shows_one(patch, lambda t, seat: {"guess": thief(t)} if t.role(seat) == INFORMANT else {})


@leak("re-deal")
def the_master_knows_whom_to_thank(patch: pytest.MonkeyPatch) -> None:
    shows_one(patch, lambda t, seat: {"master": t.master} if seat == t.master else {})


@leak("re-deal")
def a_guess_is_seen_from_the_left(patch: pytest.MonkeyPatch) -> None:
    shows_one(patch, lambda t, seat: {"guess": t.guesses[seat - 1]})


# -- what is imagined ----------------------------------------------------------------------------------------------


def carries_over(patch: pytest.MonkeyPatch, *fields: str) -> None:
    """Imagined worlds keep the true values of these fields."""

    def rewrite(t: KemomimiTable, seat: Seat, rng: Any) -> None:
        true = [getattr(t, field) for field in fields]
        honestly(t, seat, rng)
        for field, value in zip(fields, true, strict=True):
            setattr(t, field, value)

    honestly = imagining._rewrite_secrets
    patch.setattr(imagining, "_rewrite_secrets", rewrite)


@leak("imagine")
def imagination_knows_the_master(patch: pytest.MonkeyPatch) -> None:
    carries_over(patch, "master")


@leak("imagine")
def imagination_knows_the_paper(patch: pytest.MonkeyPatch) -> None:
    carries_over(patch, "paper")


@leak("imagine")
def imagination_knows_the_guesses(patch: pytest.MonkeyPatch) -> None:
    carries_over(patch, "guesses")


@leak("imagine")
def imagination_knows_what_others_were_told(patch: pytest.MonkeyPatch) -> None:
    carries_over(patch, "checks")


@leak("imagine")
def imagination_shuffles_the_cards_as_they_lie(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(imagining, "sorted", list, raising=False)
