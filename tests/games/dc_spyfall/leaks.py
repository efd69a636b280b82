"""The real rules with one planted leak, each where a slip could make it: the suite that every game passes finds it.

What the suite cannot see - a slip in the stage that draws the bag and asks nothing, votes that show before they open,
imagined worlds that carry over the true bag or packs - is in `test_secrets.py`, where two scenes that differ in one
secret are compared byte by byte.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.planted_leaks import FlowPatch, Leaks, ViewPatch, gossiping

from penombre.engine import (
    CLOCK,
    EVERYBODY,
    NOBODY,
    TABLE,
    Ask,
    BadStatement,
    Option,
    Randomness,
    Script,
    Sealed,
    Seat,
    Spoken,
    Statement,
    Value,
    mask,
)
from penombre.games.dc_spyfall import claiming, flow, imagining, interrupting, setup, view
from penombre.games.dc_spyfall.accusing import is_sceptic
from penombre.games.dc_spyfall.catalogue import JOKER, PACKS, PRANK
from penombre.games.dc_spyfall.interrupting import Interrupt
from penombre.games.dc_spyfall.rules import DcSpyfall
from penombre.games.dc_spyfall.table import SpyfallTable
from penombre.games.dc_spyfall.talking import BRIEFLY

LEAKS = Leaks(DcSpyfall(), matches=30, first=1, worlds=1, inspect=0.05)
"""The first match is left out: it is long, and without any module."""
leak = LEAKS.leak


# -- ways to plant ---------------------------------------------------------------------------------------------------

Stage = Callable[[SpyfallTable], Script[None] | None]
_flow_patch = FlowPatch[SpyfallTable](flow, told_unasked=False)
stages, before, after, questions = _flow_patch.stages, _flow_patch.before, _flow_patch.after, _flow_patch.questions
options, paced = _flow_patch.options, _flow_patch.paced
_view_patch = ViewPatch[SpyfallTable](view, lambda t: t.bag and t.ending is None)
shows_all, shows_seats, shows_one = _view_patch.all, _view_patch.seats, _view_patch.one


def playing(patch: pytest.MonkeyPatch, *modules: str, **more: Value) -> None:
    """Matches with these modules, where what is rare is met soon."""

    def sample_options(rules: DcSpyfall, players: int, rng: Randomness) -> dict[str, Value]:
        options: dict[str, Value] = {"rounds": 1, "clock_s": 120, "clock_mode": "turns", "special_weight": 5}
        return {**options, **dict.fromkeys(modules, True), **more}

    patch.setattr(DcSpyfall, "sample_options", sample_options)


def only(patch: pytest.MonkeyPatch, what: str) -> None:
    """Nothing but this may be done while the clock runs: it is done often."""

    def left(honestly: Callable[..., tuple[tuple[str, int], ...]]) -> Callable[..., tuple[tuple[str, int], ...]]:
        return lambda *given: tuple([(done, target) for done, target in honestly(*given) if done == what])

    patch.setattr(interrupting, "_by_card", left(interrupting._by_card))
    patch.setattr(interrupting, "_powers", left(interrupting._powers))
    # What is remembered of matches without a leak must not be met here, nor the other way round.
    patch.setattr(interrupting, "_unarmed", interrupting._unarmed.__wrapped__)


def with_claims(patch: pytest.MonkeyPatch) -> None:
    """Few places, and nothing but to reveal: the right one is named often."""
    few = ("atlantis", "batcave", "oa")
    bags_of = setup.bags_of
    only(patch, "joker_reveal")
    patch.setattr(
        setup, "bags_of", lambda options: tuple(bag for bag in bags_of(options) if bag in (*few, PRANK, *PACKS))
    )
    patch.setattr(claiming, "_LOCATIONS", tuple(each for each in claiming._LOCATIONS if each.value in few))


def besides(patch: pytest.MonkeyPatch, change: Callable[[SpyfallTable, Ask], Iterable[Option]]) -> None:
    """Other things that may be done while the clock runs; some that may, where there would be none."""
    for kind in ("ask", "answer", "interrupt"):
        questions(patch, kind, lambda t, each: replace(each, besides=tuple(change(t, each)) or each.besides))


def hinted(patch: pytest.MonkeyPatch, kind: str, hint: Callable[[SpyfallTable, Seat], Any]) -> None:
    """A question says something besides."""
    questions(patch, kind, lambda t, each: replace(each, args={**each.args, "hint": hint(t, each.seat)}))


def is_joker(t: SpyfallTable, seat: Seat) -> bool:
    return t.card_of(seat) == JOKER


def joker_first(t: SpyfallTable, listed: Iterable[Option]) -> list[Option]:
    def of_joker(option: Option) -> bool:
        seat = option.value.target if isinstance(option.value, Interrupt) else option.value
        return isinstance(seat, int) and 0 <= seat < t.players and is_joker(t, seat)

    return sorted(listed, key=of_joker, reverse=True)


def asked_last(t: SpyfallTable) -> Seat:
    return t.exchanges[-1].answerer if t.exchanges else NOBODY


# -- who is asked, and how long --------------------------------------------------------------------------------------


@leak("re-deal")
def the_joker_looks_longer(patch: pytest.MonkeyPatch) -> None:
    paced(patch, "look", "final_talk", is_joker)


@leak("re-deal", counts=[5, 8])
def harley_quinn_is_asked_something_else_when_she_looks(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "harley_quinn")
    questions(patch, "look", lambda t, each: replace(each, kind="look_marked") if t.harley == each.seat else each)


@leak("re-deal")
def the_joker_has_more_time_to_ask(patch: pytest.MonkeyPatch) -> None:
    paced(patch, "ask", "answer", is_joker)


@leak("re-deal")
def the_joker_has_less_of_the_time_to_answer(patch: pytest.MonkeyPatch) -> None:
    questions(patch, "answer", lambda t, each: replace(each, lasts=40_000) if is_joker(t, each.seat) else each)


@leak("re-deal")
def few_words_take_less_time(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "super_powers")
    paced(patch, "answer", "ask", lambda t, seat: t.ability_of(seat) == "few_words")


@leak("re-deal", "hindsight", inspect=0.3)
def only_who_has_a_force_field_is_asked_for_it(patch: pytest.MonkeyPatch) -> None:
    only(patch, "accuse")
    playing(patch, "super_powers")

    def change(honestly: Stage) -> Stage:
        return lambda t: honestly(t) if t.holds(t.accusations[-1].suspect, "force_field") else None

    stages(patch, ["power_shield"], change)


@leak("re-deal", inspect=0.3)
def a_force_field_takes_time_to_raise(patch: pytest.MonkeyPatch) -> None:
    only(patch, "accuse")
    playing(patch, "super_powers")
    paced(patch, "power", "vote", lambda t, seat: t.holds(seat, "force_field"))


def but(patch: pytest.MonkeyPatch, id: str, left_out: Callable[[SpyfallTable, Seat], bool], otherwise: Any) -> None:
    """A sealed question that some are not asked; what counts for their answer is `otherwise`."""

    def change(honestly: Stage) -> Stage:
        def asked(t: SpyfallTable, script: Script[None]) -> Script[None]:
            asking = next(script)
            assert isinstance(asking, Sealed)
            fewer = {seat: each for seat, each in asking.asks.items() if seat == CLOCK or not left_out(t, seat)}
            awaited = len(fewer) - (CLOCK in fewer)
            answers = (yield replace(asking, asks=fewer, awaited=awaited)) if awaited else {}
            with pytest.raises(StopIteration):
                script.send({**dict.fromkeys(asking.asks, otherwise), **answers})

        def play(t: SpyfallTable) -> Script[None] | None:
            script = honestly(t)
            return None if script is None else asked(t, script)

        return play

    stages(patch, [id], change)


@leak("re-deal", "hindsight", inspect=0.5, matches=120, counts=[5, 6, 7, 8])
def only_who_has_a_god_complex_is_asked_for_it(patch: pytest.MonkeyPatch) -> None:
    only(patch, "accuse")
    playing(patch, "super_powers")
    but(patch, "power_vote", lambda t, seat: not t.holds(seat, "god_complex"), otherwise=False)


@leak("re-deal", "hindsight", "sealed")
def the_sceptic_is_not_asked_to_vote(patch: pytest.MonkeyPatch) -> None:
    only(patch, "accuse")
    playing(patch, "super_powers")
    but(patch, "accuse_vote", is_sceptic, otherwise=False)


@leak("re-deal", inspect=0.3)
def a_sceptic_votes_in_no_time(patch: pytest.MonkeyPatch) -> None:
    only(patch, "accuse")
    playing(patch, "super_powers")
    paced(patch, "accuse_vote", "power", is_sceptic)


@leak("re-deal", "hindsight")
def the_joker_is_not_asked_to_be_ready(patch: pytest.MonkeyPatch) -> None:
    but(patch, "final_talk", is_joker, otherwise=None)


@leak("re-deal", "hindsight", counts=[5, 8])
def harley_quinn_points_at_nobody_unasked(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "harley_quinn")
    but(patch, "final_point", lambda t, seat: t.harley == seat, otherwise=NOBODY)


@leak("re-deal", counts=[5], matches=60)
def they_talk_longer_about_a_harley_quinn_who_is_there(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "harley_quinn")
    with_claims(patch)
    for kind in ("harley_talk", "time_up"):
        paced(patch, kind, "final_talk", lambda t, seat: t.phase == "harley_talk" and t.harley != NOBODY)


@leak("re-deal")
def the_clock_is_another_in_a_prank(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "jokers_prank", clock_mode="realtime")
    questions(patch, "clock", lambda t, each: replace(each, most=each.most + (t.kind == "prank")))


@leak("re-deal")
def the_time_to_claim_is_shorter_in_a_prank(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "jokers_prank")
    with_claims(patch)
    paced(patch, "joker_claim", "vote", lambda t, seat: t.kind == "prank")


# -- what is asked ---------------------------------------------------------------------------------------------------


@leak("re-deal")
def the_joker_is_listed_first_to_be_asked(patch: pytest.MonkeyPatch) -> None:
    options(patch, "ask", lambda t, each: joker_first(t, each.options))


@leak("re-deal")
def the_joker_is_listed_first_to_be_accused(patch: pytest.MonkeyPatch) -> None:
    besides(patch, lambda t, each: joker_first(t, each.besides))


@leak("re-deal")
def the_joker_is_listed_first_to_be_pointed_at(patch: pytest.MonkeyPatch) -> None:
    options(patch, "final_point", lambda t, each: joker_first(t, each.options))


@leak("re-deal", counts=[5], matches=60)
def harley_quinn_is_listed_last_to_be_pointed_at(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "harley_quinn")
    with_claims(patch)
    options(patch, "harley_point", lambda t, each: sorted(each.options, key=lambda option: option.value == t.harley))


@leak("re-deal")
def the_joker_cannot_be_asked_twice(patch: pytest.MonkeyPatch) -> None:
    def refused(t: SpyfallTable, each: Ask) -> Iterable[Option]:
        anybody_else = any(not is_joker(t, option.value) for option in each.legal())
        for option in each.options:
            guilty = is_joker(t, option.value) and anybody_else
            yield replace(option, refused=option.refused or "not_again") if guilty else option

    options(patch, "ask", refused)


@leak("re-deal")
def a_neighbourhood_watch_is_not_asked_by_strangers(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "super_powers")

    def refused(t: SpyfallTable, each: Ask) -> Iterable[Option]:
        for option in each.options:
            at_home = t.ability_of(option.value) == "neighbourhood_watch" and len(each.legal()) > 1
            yield replace(option, refused=option.refused or "not_a_neighbour") if at_home else option

    options(patch, "ask", refused)


@leak("re-deal", counts=[5, 8])
def harley_quinn_cannot_accuse_the_joker(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "harley_quinn")

    def without(t: SpyfallTable, each: Ask) -> Iterable[Option]:
        kept = [o for o in each.besides if o.word != "accuse" or not is_joker(t, o.value.target)]
        return kept if t.harley == each.seat else each.besides

    besides(patch, without)


@leak("re-deal", "hindsight")
def the_multiverse_can_only_be_declared_where_it_is(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "multiverse_madness")
    besides(
        patch, lambda t, each: [o for o in each.besides if o.word != "declare_multiverse" or t.kind == "multiverse"]
    )


@leak("re-deal")
def no_joker_is_revealed_in_a_prank(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "jokers_prank")
    besides(patch, lambda t, each: [o for o in each.besides if o.word != "joker_reveal" or t.kind != "prank"])


@leak("re-deal", inspect=0.3)
def a_boom_tube_never_leads_to_the_joker(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "super_powers")
    besides(patch, lambda t, each: [o for o in each.besides if o.word != "boom_tube" or not is_joker(t, o.value)])


@leak("re-deal")
def who_accuses_is_told_of_force_fields(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "super_powers")

    def marked(t: SpyfallTable, each: Ask) -> Iterable[Option]:
        for option in each.besides:
            held = option.word == "accuse" and t.holds(option.value.target, "force_field")
            yield replace(option, args={**option.args, "held": True}) if held else option

    besides(patch, marked)


@leak("re-deal")
def the_prank_can_only_be_claimed_where_it_is_one(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "jokers_prank")
    with_claims(patch)
    options(patch, "joker_claim", lambda t, each: [o for o in each.options if o.value != PRANK or t.kind == "prank"])


@leak("re-deal")
def the_place_is_listed_first(patch: pytest.MonkeyPatch) -> None:
    with_claims(patch)
    playing(patch)
    options(patch, "joker_claim", lambda t, each: sorted(each.options, key=lambda o: o.value != t.location))


@leak("re-deal")
def time_points_at_the_joker(patch: pytest.MonkeyPatch) -> None:
    def rightly(t: SpyfallTable, each: Ask) -> Ask:
        joker = next((o.id for o in each.options if o.value != NOBODY and is_joker(t, o.value)), each.default)
        return replace(each, default=joker)

    questions(patch, "final_point", rightly)


@leak("re-deal")
def time_votes_rightly(patch: pytest.MonkeyPatch) -> None:
    only(patch, "accuse")

    def rightly(t: SpyfallTable, each: Ask) -> Ask:
        return replace(each, default="for" if is_joker(t, t.accusations[-1].suspect) else "against")

    questions(patch, "accuse_vote", rightly)


@leak("re-deal")
def only_a_true_multiverse_may_be_declared_late(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "multiverse_madness", multiverse_late=True)
    questions(patch, "final_talk", lambda t, each: each if t.kind == "multiverse" else replace(each, besides=()))


@leak("re-deal")
def time_knows_the_multiverse(patch: pytest.MonkeyPatch) -> None:
    only(patch, "declare_multiverse")
    playing(patch, "multiverse_madness")
    questions(
        patch, "multiverse_vote", lambda t, each: replace(each, default="yes" if t.kind == "multiverse" else "no")
    )


@leak("re-deal")
def everybody_is_told_of_the_sceptic(patch: pytest.MonkeyPatch) -> None:
    only(patch, "accuse")
    playing(patch, "super_powers")
    hinted(patch, "accuse_vote", lambda t, seat: any(is_sceptic(t, other) for other in t.others(seat)))


@leak("re-deal")
def who_answers_reads_the_limits_of_who_asked(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "super_powers")
    hinted(patch, "answer", lambda t, seat: t.ability_of(t.exchanges[-1].asker))


@leak("re-deal")
def who_listens_reads_the_limits_of_who_speaks(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "super_powers")
    hinted(patch, "interrupt", lambda t, seat: t.ability_of(t.asker))


@leak("re-deal")
def few_words_are_answered_by_few_words(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "super_powers")

    def briefly(t: SpyfallTable, each: Ask) -> Ask:
        return replace(each, wording=BRIEFLY) if t.ability_of(t.exchanges[-1].asker) == "few_words" else each

    questions(patch, "answer", briefly)


@leak("re-deal")
def a_refusal_names_the_joker(patch: pytest.MonkeyPatch) -> None:
    def told(t: SpyfallTable, each: Ask) -> Ask:
        return gossiping(each, [is_joker(t, seat) for seat in range(t.players)])

    questions(patch, "final_point", told)


# -- what is told ----------------------------------------------------------------------------------------------------


@leak("re-deal", "hindsight")
def there_is_a_hush_when_the_joker_is_asked(patch: pytest.MonkeyPatch) -> None:
    after(patch, ["ask"], lambda t, earlier: t.tell("hush") if is_joker(t, asked_last(t)) else None)


@leak("re-deal")
def an_answer_is_told_with_the_ability(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "super_powers")
    after(patch, ["answer"], lambda t, earlier: t.tell("said", by=t.ability_of(asked_last(earlier))))


@leak("re-deal")
def those_who_have_looked_are_told_the_joker_first(patch: pytest.MonkeyPatch) -> None:
    after(
        patch, ["look"], lambda t, earlier: t.tell("looked", seats=sorted(t.others(), key=lambda s: not is_joker(t, s)))
    )


@leak("re-deal")
def a_failed_accusation_tells_whether_it_was_right(patch: pytest.MonkeyPatch) -> None:
    only(patch, "accuse")

    def tell(t: SpyfallTable, earlier: SpyfallTable) -> None:
        if t.accusations[-1].outcome == "failed":
            t.tell("doubt", right=is_joker(t, t.accusations[-1].suspect))

    after(patch, ["accuse_vote"], tell)


@leak("re-deal", "hindsight", inspect=0.3)
def a_vote_tells_who_could_not_choose(patch: pytest.MonkeyPatch) -> None:
    only(patch, "accuse")
    playing(patch, "super_powers")

    def tell(t: SpyfallTable, earlier: SpyfallTable) -> None:
        t.tell("sceptics", seats=[seat for seat in t.accusations[-1].noes if is_sceptic(earlier, seat)])

    after(patch, ["accuse_vote"], tell)


@leak("re-deal", inspect=0.3)
def a_suspect_is_told_to_have_spared_the_field(patch: pytest.MonkeyPatch) -> None:
    only(patch, "accuse")
    playing(patch, "super_powers")

    def tell(t: SpyfallTable, earlier: SpyfallTable) -> None:
        if not t.accusations[-1].outcome:
            t.tell("spared", field=t.holds(t.accusations[-1].suspect, "force_field"))

    after(patch, ["power_shield"], tell)


@leak("re-deal", inspect=0.3)
def a_failed_declaration_tells_whether_it_was_right(patch: pytest.MonkeyPatch) -> None:
    only(patch, "declare_multiverse")
    playing(patch, "multiverse_madness")
    after(
        patch,
        ["multiverse_vote"],
        lambda t, earlier: t.tell("pity", right=t.kind == "multiverse") if t.ending is None else None,
    )


@leak("re-deal")
def the_joker_overhears_the_place(patch: pytest.MonkeyPatch) -> None:
    def tell(t: SpyfallTable, earlier: SpyfallTable) -> None:
        t.whisper(mask(*[seat for seat in t.others() if is_joker(t, seat)]), "overheard", location=t.bag)

    after(patch, ["answer"], tell)


@leak("re-deal", counts=[5, 8])
def harley_quinn_overhears_who_the_joker_is(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "harley_quinn")

    def tell(t: SpyfallTable, earlier: SpyfallTable) -> None:
        if t.harley != NOBODY:
            t.whisper(mask(t.harley), "overheard", seat=t.joker)

    after(patch, ["answer"], tell)


@leak("re-deal", "hindsight", counts=[5], matches=60)
def a_right_claim_tells_whether_harley_quinn_is_there(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "harley_quinn")
    with_claims(patch)
    after(
        patch,
        ["joker_claim"],
        lambda t, earlier: t.tell("whispers", harley=t.harley != NOBODY) if t.ending is None else None,
    )


@leak("talk")
def nobody_hears_the_joker(patch: pytest.MonkeyPatch) -> None:
    def hearing(rules: DcSpyfall, t: SpyfallTable, seat: Seat, statement: Statement) -> int:
        return mask(TABLE) if t.bag and is_joker(t, seat) else EVERYBODY

    patch.setattr(DcSpyfall, "hearing", hearing)


@leak("talk")
def nothing_can_be_said_of_the_joker(patch: pytest.MonkeyPatch) -> None:
    def hearing(rules: DcSpyfall, t: SpyfallTable, seat: Seat, statement: Statement) -> int:
        if statement.about is not None and statement.about >= 0 and t.bag and is_joker(t, statement.about):
            raise BadStatement("not of them")
        return EVERYBODY

    patch.setattr(DcSpyfall, "hearing", hearing)


# -- what is seen ----------------------------------------------------------------------------------------------------


@leak("re-deal", "imagine")
def the_bag_is_missing_among_those_left(patch: pytest.MonkeyPatch) -> None:
    shows_all(patch, lambda t, seen: {"bags": t.bags})


@leak("re-deal")
def the_place_lies_open(patch: pytest.MonkeyPatch) -> None:
    shows_all(patch, lambda t, seen: {"location": t.location})


@leak("re-deal")
def the_dealer_marker_goes_to_the_joker_at_once(patch: pytest.MonkeyPatch) -> None:
    shows_all(patch, lambda t, seen: {"dealer": t.joker if t.kind == "standard" else t.dealer})


@leak("re-deal")
def the_clock_shows_what_kind_of_round_it_is(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "multiverse_madness")
    shows_all(patch, lambda t, seen: {"clock": t.clock + (t.kind == "multiverse")})


@leak("re-deal")
def a_pack_of_the_multiverse_lies_open(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "multiverse_madness")
    shows_all(patch, lambda t, seen: {"modules": (*seen.modules, *sorted(t.packs[0])[:2])})


@leak("re-deal", "hindsight")
def an_open_accusation_says_whether_it_is_right(patch: pytest.MonkeyPatch) -> None:
    def judged(t: SpyfallTable, seen: view.Public) -> Mapping[str, Any]:
        right = {True: "right", False: "wrong"}
        return {
            "accusations": tuple(
                replace(each, outcome=each.outcome or right[is_joker(t, each.suspect)]) for each in seen.accusations
            )
        }

    shows_all(patch, judged)


@leak("re-deal")
def questions_are_dated_by_who_was_asked(patch: pytest.MonkeyPatch) -> None:
    def dated(t: SpyfallTable, seen: view.Public) -> Mapping[str, Any]:
        return {
            "exchanges": tuple(replace(each, clock=each.clock + is_joker(t, each.target)) for each in seen.exchanges)
        }

    shows_all(patch, dated)


@leak("re-deal", "hindsight")
def an_answer_shows_the_ability_behind_it(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "super_powers")

    def hushed(t: SpyfallTable, seen: view.Public) -> Mapping[str, Any]:
        return {
            "exchanges": tuple(
                replace(each, answer=Spoken(text=t.ability_of(each.answerer))) if each.answer else each
                for each in seen.exchanges
            )
        }

    shows_all(patch, hushed)


@leak("re-deal")
def cards_lie_open(patch: pytest.MonkeyPatch) -> None:
    shows_seats(patch, lambda t, seat: {"card": t.card_of(seat)})


@leak("re-deal")
def abilities_lie_open(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "super_powers")
    shows_seats(patch, lambda t, seat: {"ability": t.ability_of(seat)})


@leak("re-deal")
def points_are_counted_too_early(patch: pytest.MonkeyPatch) -> None:
    shows_seats(patch, lambda t, seat: {"score": t.scores[seat] + (not is_joker(t, seat))})


@leak("hindsight", "re-deal", inspect=0.3)
def who_has_a_second_accusation_seems_to_have_the_first(patch: pytest.MonkeyPatch) -> None:
    only(patch, "accuse")
    playing(patch, "super_powers")
    shows_seats(
        patch,
        lambda t, seat: {"accused": bool(t.accused >> seat & 1) and not t.holds(seat, "greatest_detective")},
    )


@leak("re-deal")
def the_joker_reads_the_place(patch: pytest.MonkeyPatch) -> None:
    shows_one(patch, lambda t, seat: {"card": t.bag} if is_joker(t, seat) else {})


@leak("re-deal", counts=[5, 6])
def everybody_sees_that_a_marked_card_was_dealt(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "harley_quinn")
    shows_one(patch, lambda t, seat: {"marked": t.harley != NOBODY})


@leak("re-deal", counts=[5, 8])
def harley_quinn_sees_the_joker(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "harley_quinn")
    shows_one(patch, lambda t, seat: {"ability": str(t.joker)} if t.harley == seat else {})


@leak("re-deal")
def who_holds_a_place_sees_whether_there_is_a_joker(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "multiverse_madness")
    shows_one(patch, lambda t, seat: {"marked": t.kind == "multiverse" and not is_joker(t, seat)})


@leak("re-deal")
def who_holds_the_joker_sees_whether_all_do(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "jokers_prank")
    shows_one(patch, lambda t, seat: {"card": PRANK} if t.kind == "prank" else {})


@leak("re-deal")
def a_neighbour_sees_the_ability(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "super_powers")
    shows_one(patch, lambda t, seat: {"ability": t.ability_of(seat) + t.ability_of(t.left_of(seat))[:1]})


# -- what follows ----------------------------------------------------------------------------------------------------


@leak("hindsight", inspect=0.3)
def an_answer_of_the_joker_costs_more_time(patch: pytest.MonkeyPatch) -> None:
    playing(patch)

    def costs(t: SpyfallTable, earlier: SpyfallTable) -> None:
        if t.clock > 0 and is_joker(t, asked_last(earlier)):
            t.clock -= 1

    after(patch, ["answer"], costs)


@leak("hindsight", inspect=0.3)
def a_vote_against_the_joker_gives_the_accusation_back(patch: pytest.MonkeyPatch) -> None:
    only(patch, "accuse")
    playing(patch)

    def gives_back(t: SpyfallTable, earlier: SpyfallTable) -> None:
        if t.ending is None and is_joker(t, t.accusations[-1].suspect):
            t.accused &= ~mask(t.accusations[-1].accuser)

    after(patch, ["accuse_vote"], gives_back)


# -- what is imagined ------------------------------------------------------------------------------------------------


@leak("vacuous", matches=2, counts=[5])
def imagination_knows_the_cards(patch: pytest.MonkeyPatch) -> None:
    playing(patch)
    patch.setattr(imagining, "_deal", lambda t, world, cards, rng: None)


@leak("imagine", "vacuous", matches=3, counts=[5], worlds=8)
def imagination_knows_the_abilities(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "super_powers")
    patch.setattr(imagining, "_abilities", lambda t, seat, known, rng: True)


@leak("hindsight", inspect=0.3)
def imagination_forgets_what_was_said_and_voted(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "super_powers")
    patch.setattr(imagining, "could_hold", lambda t, seat, ability: True)


@leak("hindsight", inspect=0.3, matches=100)
def imagination_forgets_how_a_sceptic_votes(patch: pytest.MonkeyPatch) -> None:
    only(patch, "accuse")
    playing(patch, "super_powers")
    remembers = imagining.could_hold
    patch.setattr(imagining, "could_hold", lambda t, seat, ability: ability == "sceptic" or remembers(t, seat, ability))


@leak("re-deal", counts=[5], matches=60)
def imagination_forgets_a_place_that_was_named(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "harley_quinn")
    with_claims(patch)

    def redeal(t: SpyfallTable, seat: Seat, known: SpyfallTable, rng: Randomness) -> bool:
        named, t.location_shown = t.location_shown, False
        fits = honestly(t, seat, known, rng)
        t.location_shown = named
        return fits

    honestly = imagining.redeal
    patch.setattr(imagining, "redeal", redeal)


@leak("imagine")
def imagination_keeps_the_split_as_it_lies(patch: pytest.MonkeyPatch) -> None:
    playing(patch, "multiverse_madness")

    def split(t: SpyfallTable, bag: str, cards: dict[Seat, str], rng: Randomness) -> None:
        honestly(t, bag, cards, rng)
        t.packs = tuple(tuple(sorted(pack, key=true.index)) for pack in t.packs)

    true: list[str] = []

    def redeal(t: SpyfallTable, seat: Seat, known: SpyfallTable, rng: Randomness) -> bool:
        true[:] = [place for pack in t.packs for place in pack]
        return honest_redeal(t, seat, known, rng)

    honestly, honest_redeal = imagining._split, imagining.redeal
    patch.setattr(imagining, "_split", split)
    patch.setattr(imagining, "redeal", redeal)
