"""The real rules with one planted leak, each where a slip could make it: the suite that every game passes finds it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.planted_leaks import FlowPatch, Leaks, ViewPatch, carries_over, gossiping

from penombre.engine import (
    EVERYBODY,
    NOBODY,
    TABLE,
    Ask,
    BadStatement,
    Option,
    Randomness,
    Script,
    Seat,
    Statement,
    ask,
    mask,
)
from penombre.games.tokyo_ghoul import deduction, flow, imagining, view
from penombre.games.tokyo_ghoul.bot import insight
from penombre.games.tokyo_ghoul.cards import PASS
from penombre.games.tokyo_ghoul.catalogue import CHARACTERS, GHOUL, INSPECTOR, KANEKI, SUSPICIONS, TYPES
from penombre.games.tokyo_ghoul.deeds import Peek, Swap
from penombre.games.tokyo_ghoul.rules import TokyoGhoul
from penombre.games.tokyo_ghoul.table import Memory, TokyoGhoulTable, collects
from penombre.games.tokyo_ghoul.turn import special_targets, walks

ATTACKS = ("attaque_max", "attaque_3")


LEAKS = Leaks(TokyoGhoul(), matches=24, worlds=1, inspect=0.01)
leak = LEAKS.leak


def camps(t: TokyoGhoulTable, seat: Seat) -> tuple[str, ...]:
    return CHARACTERS[t.character(seat)].camps


def inspectors(t: TokyoGhoulTable, but: Seat) -> list[Seat]:
    return [seat for seat in t.others(but) if INSPECTOR in camps(t, seat)]


# -- ways to plant ---------------------------------------------------------------------------------------------------

Stage = Callable[[TokyoGhoulTable], Script[None] | None]
_flow_patch = FlowPatch[TokyoGhoulTable](flow, told_unasked=False)
stages, before, after, questions = _flow_patch.stages, _flow_patch.before, _flow_patch.after, _flow_patch.questions
options, paced = _flow_patch.options, _flow_patch.paced
_view_patch = ViewPatch[TokyoGhoulTable](view)
shows_all, shows_seats, shows_one = _view_patch.all, _view_patch.seats, _view_patch.one


# -- who is asked, and what ------------------------------------------------------------------------------------------


@leak("re-deal", "hindsight")
def only_killers_are_asked_to_attack(patch: pytest.MonkeyPatch) -> None:
    def change(honestly: Stage) -> Stage:
        return lambda t: honestly(t) if CHARACTERS[t.character(t.active)].elimination else None

    stages(patch, ATTACKS, change)


@leak("re-deal")
def killers_have_more_time(patch: pytest.MonkeyPatch) -> None:
    paced(patch, "attack", "support", lambda t, seat: not CHARACTERS[t.character(seat)].elimination)


@leak("re-deal")
def collectors_have_more_time_to_think_of_a_gift(patch: pytest.MonkeyPatch) -> None:
    paced(patch, "prelim_give", "turn_choice", lambda t, seat: bool(CHARACTERS[t.character(seat)].collection))


@leak("re-deal")
def the_table_waits_for_inspectors_at_every_attack(patch: pytest.MonkeyPatch) -> None:
    def change(honestly: Stage) -> Stage:
        def play(t: TokyoGhoulTable) -> Script[None]:
            script = honestly(t)
            assert script is not None
            watching = [
                ask.one(seat, "attack", (PASS,), default="pass", pace="attack") for seat in inspectors(t, t.active)
            ]
            answers = yield ask.sealed([next(script), *watching])  # type: ignore[list-item]
            with pytest.raises(StopIteration):
                script.send(answers[t.active])

        return play

    stages(patch, ATTACKS, change)


@leak("re-deal")
def who_has_a_pair_shows_it_without_being_asked(patch: pytest.MonkeyPatch) -> None:
    def change(honestly: Stage) -> Stage:
        def shown(t: TokyoGhoulTable, pair: tuple[str, ...]) -> Script[None]:
            t.show_to_asker(pair)
            yield from ()

        def play(t: TokyoGhoulTable) -> Script[None] | None:
            hand = t.hand(t.target) if t.target != NOBODY else ()
            pairs = [card for card in hand if hand.count(card) > 1]
            return shown(t, tuple(pairs[:2])) if pairs else honestly(t)

        return play

    stages(patch, ["interrogation_show"], change)


@leak("re-deal")
def an_exchange_is_asked_for_only_where_there_is_something_to_gain(patch: pytest.MonkeyPatch) -> None:
    def change(honestly: Stage) -> Stage:
        def play(t: TokyoGhoulTable) -> Script[None] | None:
            gain = set(t.shown_faces()) - set(t.hand(t.active))
            return honestly(t) if gain or t.target == NOBODY else None

        return play

    stages(patch, ["interrogation_exchange"], change)


@leak("re-deal")
def time_interrogates_an_inspector(patch: pytest.MonkeyPatch) -> None:
    def rightly(t: TokyoGhoulTable, each: Ask) -> Ask:
        right = inspectors(t, each.seat)
        return replace(each, default=f"seat-{right[0]}") if right else each

    questions(patch, "interrogate", rightly)


@leak("re-deal")
def ghouls_are_listed_first(patch: pytest.MonkeyPatch) -> None:
    def first(t: TokyoGhoulTable, each: Ask) -> Iterable[Option]:
        return (each.options[0], *sorted(each.options[1:], key=lambda option: GHOUL not in camps(t, option.value)))

    options(patch, "interrogate", first)


@leak("re-deal")
def a_token_cannot_be_given_to_an_inspector(patch: pytest.MonkeyPatch) -> None:
    def without(t: TokyoGhoulTable, each: Ask) -> Iterable[Option]:
        safe = {f"seat-{seat}" for seat in inspectors(t, each.seat)}
        return [replace(option, refused="not_them") if option.id in safe else option for option in each.options]

    options(patch, "cover_give", without)


@leak("re-deal", inspect=0.2)
def only_ghouls_can_be_struck_by_an_inspector(patch: pytest.MonkeyPatch) -> None:
    def only(t: TokyoGhoulTable, each: Ask) -> Iterable[Option]:
        return [option for option in each.options if option.word != "special" or GHOUL in camps(t, option.value[1])]

    options(patch, "turn_choice", only)


@leak("re-deal", inspect=0.2)
def who_has_kaneki_cannot_be_attacked(patch: pytest.MonkeyPatch) -> None:
    def without(t: TokyoGhoulTable, each: Ask) -> Iterable[Option]:
        return [
            option for option in each.options if not t.supports or not option.value or t.support(option.value) != KANEKI
        ]

    options(patch, "attack", without)


@leak("re-deal", inspect=0.2)
def a_walk_names_the_hidden_places_on_its_way(patch: pytest.MonkeyPatch) -> None:
    def named(t: TokyoGhoulTable, each: Ask) -> Iterable[Option]:
        for option in each.options:
            walk = walks(t.slot, t.visible, option.args["steps"]) if option.word == "move" else None
            names = [t.place(slot) for slot in walk.flown] if walk else []
            yield replace(option, args={**option.args, "names": names})

    options(patch, "turn_choice", named)


@leak("re-deal")
def a_refusal_names_an_inspector(patch: pytest.MonkeyPatch) -> None:
    questions(patch, "turn_choice", lambda t, each: gossiping(each, (*inspectors(t, each.seat), NOBODY)[0]))


# -- what is told ----------------------------------------------------------------------------------------------------


@leak("re-deal")
def everybody_hears_how_many_could_be_struck(patch: pytest.MonkeyPatch) -> None:
    before(patch, ["turn_choice"], lambda t: t.tell("strikes", count=len(special_targets(t))))


@leak("re-deal")
def everybody_holds_their_breath_when_a_collection_is_nearly_complete(patch: pytest.MonkeyPatch) -> None:
    def hush(t: TokyoGhoulTable) -> None:
        if collects(t.row(t.active), t.counted(t.active), 2):
            t.tell("hush")

    before(patch, ["turn_choice"], hush)


@leak("re-deal")
def suspicion_tells_how_many_cards_there_were(patch: pytest.MonkeyPatch) -> None:
    for kind, suspicion in SUSPICIONS.items():

        def count(t: TokyoGhoulTable, type: str = suspicion.type) -> None:
            if type:
                t.tell("counted", counts=[t.possessions(seat).count(type) for seat in range(t.players)])

        before(patch, [kind], count)


@leak("re-deal")
def tokens_are_taken_in_the_order_of_the_characters(patch: pytest.MonkeyPatch) -> None:
    def change(honestly: Stage) -> Stage:
        def play(t: TokyoGhoulTable) -> None:
            honestly(t)
            told = t.events.pop()
            t.tell(told.key, **{**told.public, "seats": sorted(told.public["seats"], key=t.character)})

        return play

    stages(patch, SUSPICIONS, change)


@leak("whisper")
def an_exchange_is_heard(patch: pytest.MonkeyPatch) -> None:
    def rustle(t: TokyoGhoulTable, earlier: TokyoGhoulTable) -> None:
        if t.faces != earlier.faces:
            t.tell("rustle")

    after(patch, ["interrogation_exchange"], rustle)


@leak("whisper")
def it_sounds_different_when_nothing_is_exchanged(patch: pytest.MonkeyPatch) -> None:
    def change(t: TokyoGhoulTable, earlier: TokyoGhoulTable) -> None:
        if t.faces == earlier.faces:
            over = t.events.pop()
            t.tell_apart("interrogation_kept", over.private, **over.public)

    after(patch, ["interrogation_exchange"], change)


@leak("whisper")
def an_onlooker_hears_what_was_taken(patch: pytest.MonkeyPatch) -> None:
    def overhear(t: TokyoGhoulTable, earlier: TokyoGhoulTable) -> None:
        onlooker = next(seat for seat in t.others(t.active) if seat != earlier.target)
        t.whisper(mask(onlooker), "overheard", took=t.memories[t.active][-1].took)

    after(patch, ["interrogation_exchange"], overhear)


@leak("whisper")
def the_shown_cards_are_told_to_all(patch: pytest.MonkeyPatch) -> None:
    after(patch, ["interrogation_show"], lambda t, earlier: t.tell("shown", cards=list(t.shown_faces())))


@leak("re-deal")
def what_is_left_in_hand_is_told_to_the_asker(patch: pytest.MonkeyPatch) -> None:
    def tell(t: TokyoGhoulTable, earlier: TokyoGhoulTable) -> None:
        left = [t.faces[card] for card in t.hand_cards(t.target) if card not in t.shown]
        t.whisper(mask(t.active), "kept_back", cards=left)

    after(patch, ["interrogation_show"], tell)


@leak("whisper")
def the_gifts_are_told_to_all(patch: pytest.MonkeyPatch) -> None:
    def tell(t: TokyoGhoulTable, earlier: TokyoGhoulTable) -> None:
        t.tell("gifts", cards=sorted(mine[-1].gave or mine[-1].took for mine in t.memories))

    after(patch, ["prelim_give"], tell)


@leak("whisper")
def both_neighbours_see_the_pair(patch: pytest.MonkeyPatch) -> None:
    def show(t: TokyoGhoulTable, earlier: TokyoGhoulTable) -> None:
        for seat in range(t.players):
            pair = next(memory.showed for memory in t.memories[seat] if memory.showed)
            t.whisper(mask(t.right_of(seat)), "prelim_saw", seat=seat, cards=list(pair))

    after(patch, ["prelim_show"], show)


@leak("re-deal")
def cards_are_shown_with_their_place_in_the_hand(patch: pytest.MonkeyPatch) -> None:
    def show(t: TokyoGhoulTable, earlier: TokyoGhoulTable) -> None:
        first = t.hand_cards(t.target)[0]
        t.whisper(mask(t.active), "places", places=[card - first for card in t.shown])

    after(patch, ["interrogation_show"], show)


@leak("re-deal")
def a_look_at_a_support_token_is_told_to_all(patch: pytest.MonkeyPatch) -> None:
    def tell(t: TokyoGhoulTable, earlier: TokyoGhoulTable) -> None:
        if len(t.deeds) > len(earlier.deeds) and isinstance(deed := t.deeds[-1], Peek):
            t.tell("token_seen", support=t.support(deed.target))

    after(patch, ["support_action"], tell)


@leak("re-deal", inspect=0.2)
def a_swap_tells_what_was_given_away(patch: pytest.MonkeyPatch) -> None:
    def tell(t: TokyoGhoulTable, earlier: TokyoGhoulTable) -> None:
        if len(t.deeds) > len(earlier.deeds) and isinstance(deed := t.deeds[-1], Swap):
            t.whisper(mask(deed.target), "token_came", support=t.support(deed.target))

    after(patch, ["support_action"], tell)


@leak("talk")
def nobody_hears_an_inspector(patch: pytest.MonkeyPatch) -> None:
    def hearing(rules: TokyoGhoul, t: TokyoGhoulTable, seat: Seat, statement: Statement) -> int:
        return mask(TABLE) if INSPECTOR in camps(t, seat) else EVERYBODY

    patch.setattr(TokyoGhoul, "hearing", hearing)


@leak("talk")
def a_ghoul_cannot_be_accused(patch: pytest.MonkeyPatch) -> None:
    def hearing(rules: TokyoGhoul, t: TokyoGhoulTable, seat: Seat, statement: Statement) -> int:
        if statement.about is not None and GHOUL in camps(t, statement.about):
            raise BadStatement("not them")
        return EVERYBODY

    patch.setattr(TokyoGhoul, "hearing", hearing)


# -- what is seen ----------------------------------------------------------------------------------------------------


@leak("re-deal", "hindsight")
def shown_cards_lie_open_to_all(patch: pytest.MonkeyPatch) -> None:
    shows_seats(patch, lambda t, seat: {"hand": t.shown_faces()} if t.shown and seat == t.target else {})


@leak("re-deal")
def a_card_not_chosen_yet_lies_open(patch: pytest.MonkeyPatch) -> None:
    shows_seats(patch, lambda t, seat: {"face_up": t.possessions(seat)[-1]} if t.masks else {})


@leak("re-deal")
def the_pool_is_listed_by_seat(patch: pytest.MonkeyPatch) -> None:
    shows_all(patch, lambda t, seen: {"pool": t.faces[: t.players]})


@leak("re-deal")
def red_places_are_named_before_they_are_seen(patch: pytest.MonkeyPatch) -> None:
    shows_all(
        patch,
        lambda t, seen: {"places": tuple(replace(each, place=t.place(slot)) for slot, each in enumerate(seen.places))},
    )


@leak("re-deal")
def everybody_remembers_what_others_saw(patch: pytest.MonkeyPatch) -> None:
    shows_one(patch, lambda t, seat: {"memories": tuple(memory for mine in t.memories for memory in mine)})


@leak("re-deal")
def a_neighbour_sees_what_is_shown(patch: pytest.MonkeyPatch) -> None:
    shows_one(patch, lambda t, seat: {"shown": t.shown_faces()} if seat == t.left_of(t.active) else {})


@leak("re-deal")
def inspectors_know_each_other(patch: pytest.MonkeyPatch) -> None:
    def partner(t: TokyoGhoulTable, seat: Seat) -> Mapping[str, Any]:
        return {"shown": tuple(map(str, inspectors(t, seat)))} if INSPECTOR in camps(t, seat) else {}

    shows_one(patch, partner)


@leak("re-deal")
def everybody_always_knows_the_own_support_token(patch: pytest.MonkeyPatch) -> None:
    def own(t: TokyoGhoulTable, seat: Seat) -> Mapping[str, Any]:
        known = view.supports_known(t, seat) if t.supports else ()
        return {"supports": tuple(t.support(seat) if each == seat else token for each, token in enumerate(known))}

    shows_one(patch, own)


@leak("whisper")
def a_deed_is_recorded_only_if_cards_were_exchanged(patch: pytest.MonkeyPatch) -> None:
    def forget(t: TokyoGhoulTable, earlier: TokyoGhoulTable) -> None:
        if t.faces == earlier.faces:
            t.deeds, t.memories = earlier.deeds, earlier.memories

    after(patch, ["interrogation_exchange"], forget)


@leak("whisper")
def a_deed_names_the_card_that_was_taken(patch: pytest.MonkeyPatch) -> None:
    def name(t: TokyoGhoulTable, earlier: TokyoGhoulTable) -> None:
        number, memory = len(earlier.deeds), t.memories[t.active][-1]
        named = replace(t.deeds[number], steps=("", *TYPES).index(memory.took))
        t.deeds = (*t.deeds[:number], named, *t.deeds[number + 1 :])

    after(patch, ["interrogation_exchange"], name)


@leak("whisper")
def a_neighbour_remembers_an_interrogation_too(patch: pytest.MonkeyPatch) -> None:
    def remember(t: TokyoGhoulTable, earlier: TokyoGhoulTable) -> None:
        number = len(earlier.deeds)
        onlooker = next(seat for seat in t.others(t.active) if seat != earlier.target)
        t.remember(
            onlooker, Memory(number, earlier.target, saw=earlier.shown_faces(), took=t.memories[t.active][-1].took)
        )

    after(patch, ["interrogation_exchange"], remember)


# -- what is imagined ------------------------------------------------------------------------------------------------


def deduces(patch: pytest.MonkeyPatch, step: str, otherwise: Callable[..., None]) -> None:
    """One step of the deduction is another one, and nothing is remembered that was deduced by the true one."""
    patch.setattr(deduction, "_after", deduction._after.__wrapped__)
    patch.setattr(insight, "_insight", insight._insight.__wrapped__)
    patch.setattr(deduction._Past, step, otherwise)


@leak("re-deal", "hindsight")
def imagination_forgets_suspicion(patch: pytest.MonkeyPatch) -> None:
    deduces(patch, "_suspicion", lambda past, who, deed: None)


@leak("re-deal", "hindsight")
def imagination_forgets_that_a_turn_began_and_was_not_won(patch: pytest.MonkeyPatch) -> None:
    deduces(patch, "not_won", lambda past, who, seat: None)


@leak("hindsight")
def imagination_forgets_what_was_shown(patch: pytest.MonkeyPatch) -> None:
    def go_on(past: deduction._Past, who: Any, deeds: Any, mine: Sequence[Memory]) -> None:
        honestly(past, who, deeds, [replace(memory, saw=()) for memory in mine])

    honestly = deduction._Past.go_on
    deduces(patch, "go_on", go_on)


@leak("imagine")
def imagination_knows_what_others_remember(patch: pytest.MonkeyPatch) -> None:
    carries_over(patch, imagining, "memories")


@leak("imagine")
def imagination_knows_which_cards_are_shown(patch: pytest.MonkeyPatch) -> None:
    carries_over(patch, imagining, "shown")


@leak("imagine")
def imagination_shuffles_the_cards_as_they_lie(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(imagining, "sorted", lambda things, key=None: list(things), raising=False)


def stays(patch: pytest.MonkeyPatch, back: str) -> None:
    """Imagined worlds leave tokens or tiles of this back where they are."""

    def shuffle(t: TokyoGhoulTable, each: str, seat: Seat, known: TokyoGhoulTable, rng: Randomness) -> None:
        if each != back:
            honestly(t, each, seat, known, rng)

    honestly = imagining._shuffle_unseen
    patch.setattr(imagining, "_shuffle_unseen", shuffle)


@leak("vacuous", matches=12, counts=[6], worlds=8)
def imagination_leaves_support_tokens_in_place(patch: pytest.MonkeyPatch) -> None:
    stays(patch, "support")


@leak("vacuous", matches=3, counts=[8], worlds=8)
def imagination_leaves_red_places_in_place(patch: pytest.MonkeyPatch) -> None:
    stays(patch, "red_place")


@leak("vacuous", matches=3, counts=[8], worlds=8)
def imagination_knows_who_plays_whom(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(imagining, "_redeal_characters", lambda t, seat, possible, rng: True)
