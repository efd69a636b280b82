"""The real rules with one planted leak, each where a slip could make it: the suite that every game passes finds it.

What the suite cannot see - a look that everybody learns from, the order of a hand that is shown, Actions that were laid
and not played yet in imagined worlds - is in `test_secrets.py`, where two scenes that differ in one secret are compared
byte by byte.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.planted_leaks import FramesPatch, Leaks, ViewPatch, carries_over, gossiping

from penombre.engine import (
    EVERYBODY,
    TABLE,
    Ask,
    BadStatement,
    Card,
    Option,
    Randomness,
    Script,
    Seat,
    Statement,
    Value,
    knowing,
    mask,
)
from penombre.games.death_note import catalogue, deduction, deeds, flow, imagining, objectives, view, windows
from penombre.games.death_note.actions import deadly
from penombre.games.death_note.catalogue import ACTIONS, CAMP_OF, INVESTIGATORS, KIRA, LIGHT
from penombre.games.death_note.checking import allowed_answers, check_of
from penombre.games.death_note.deduction import Masks, secret_cards
from penombre.games.death_note.legality import could_play, may_play
from penombre.games.death_note.rules import DeathNote
from penombre.games.death_note.scoring import OBJECTIVES, final_state, own
from penombre.games.death_note.table import ALL_ROLES, ROLE_BIT, DeathNoteTable, Frame, Note

LEAKS = Leaks(DeathNote(), matches=30, worlds=1, inspect=0.02)
leak = LEAKS.leak


# -- ways to plant ---------------------------------------------------------------------------------------------------

Stage = Callable[[DeathNoteTable], Script[None] | None]
_flow_patch = FramesPatch[DeathNoteTable](flow)
stages, before, after, questions = _flow_patch.stages, _flow_patch.before, _flow_patch.after, _flow_patch.questions
options, paced = _flow_patch.options, _flow_patch.paced
_view_patch = ViewPatch[DeathNoteTable](view, lambda t: t.layout and t.ending is None)
shows_all, shows_seats, shows_one = _view_patch.all, _view_patch.seats, _view_patch.one


def with_deck(patch: pytest.MonkeyPatch, *kinds: str) -> None:
    """Matches whose deck is little else than these Actions, so that they are met soon."""

    def deck(players: int, first_games: bool) -> list[str]:
        whole = honestly(players, first_games)
        return [*whole[::4], *list(kinds) * len(whole)][: len(whole)]

    def sample_options(rules: DeathNote, players: int, rng: Randomness) -> dict[str, Value]:
        return {"games": 1}

    honestly = catalogue.deck
    patch.setattr(catalogue, "deck", deck)
    patch.setattr(DeathNote, "sample_options", sample_options)


def with_tiles(patch: pytest.MonkeyPatch, *faces: str) -> None:
    """Matches where every round has little else than these tiles."""
    honestly = catalogue.tiles_of
    patch.setattr(catalogue, "tiles_of", lambda round: [honestly(round)[0], *faces * 4][:5])


def unasked(patch: pytest.MonkeyPatch, step: str, silent: Callable[[DeathNoteTable, Frame], bool]) -> None:
    """A step in which nobody is asked if that would be of no use."""

    def change(honestly: Stage) -> Stage:
        return lambda t: None if silent(t, t.stack[-1]) else honestly(t)

    stages(patch, [step], change)


def asked_in_windows(patch: pytest.MonkeyPatch, also: Callable[[DeathNoteTable, Seat, str], bool]) -> None:
    """Moments that are asked of fewer people than might have something to say."""
    patch.setattr(windows, "could_play", lambda t, seat, window: could_play(t, seat, window) and also(t, seat, window))


def can_play(t: DeathNoteTable, seat: Seat, window: str) -> bool:
    return any(may_play(t, seat, kind, window) for kind in t.hand(seat))


def tells_all(patch: pytest.MonkeyPatch, key: str) -> None:
    """What single seats are told of an event is told to everybody."""
    tell_apart = DeathNoteTable.tell_apart

    def told(t: DeathNoteTable, name: str, private: Mapping[Seat, Mapping[str, Any]], /, **public: Any) -> None:
        more = next(iter(private.values())) if name == key else {}
        tell_apart(t, name, private, **{**public, **more})

    patch.setattr(DeathNoteTable, "tell_apart", told)


def names(patch: pytest.MonkeyPatch, kind: type[deeds.Deed], name: Callable[[DeathNoteTable, Note], Any]) -> None:
    """In place of a deed everybody is shown what its player's own note says of it."""
    remember = DeathNoteTable.remember

    def remembered(t: DeathNoteTable, who: Seat, what: str, cards: Iterable[str]) -> None:
        remember(t, who, what, cards)
        if isinstance(t.deeds[-1], kind):
            t.deeds = (*t.deeds[:-1], deeds.Show(t.round, who, tuple(name(t, t.notes[who][-1]))))

    patch.setattr(DeathNoteTable, "remember", remembered)


def light(t: DeathNoteTable) -> Card:
    return t.faces.index(LIGHT)


def light_first(t: DeathNoteTable, listed: Iterable[Option]) -> list[Option]:
    """Options that name a player or a Role card, Light's first."""
    seat, card = t.holder(light(t)), light(t)
    where = {f"seat-{seat}", f"inactive-{t.slot(card) + 1}"}
    return sorted(listed, key=lambda option: option.id not in where)


# -- who is asked ----------------------------------------------------------------------------------------------------


@leak("re-deal", "hindsight", "rules")
def only_who_can_play_is_asked(patch: pytest.MonkeyPatch) -> None:
    asked_in_windows(patch, can_play)


@leak("re-deal")
def whoever_has_nothing_to_play_does_so_by_itself(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(DeathNote, "plainly_forced", lambda rules, t, question: question.kind in ("turn_start", "turn_main"))


@leak("re-deal", "hindsight", "rules")
def only_who_holds_a_defence_is_asked_at_a_death(patch: pytest.MonkeyPatch) -> None:
    asked_in_windows(patch, lambda t, seat, window: window != "death" or can_play(t, seat, window))


@leak("re-deal", "hindsight", "rules")
def only_who_holds_a_lie_is_asked_for_it(patch: pytest.MonkeyPatch) -> None:
    asked_in_windows(patch, lambda t, seat, window: window != "check" or "mensonge" in t.hand(seat))


@leak("re-deal", "hindsight", "rules", counts=[6, 7])
def only_who_has_the_role_is_asked_for_a_lie(patch: pytest.MonkeyPatch) -> None:
    with_tiles(patch, "matsuda_enquete")
    asked_in_windows(patch, lambda t, seat, window: window != "check" or t.role(seat) in check_of(t).named)


@leak("re-deal", "hindsight", "rules")
def a_barred_light_is_not_asked(patch: pytest.MonkeyPatch) -> None:
    with_tiles(patch, "decision")
    asked_in_windows(patch, lambda t, seat, window: t.may_act(seat))


@leak("re-deal", "hindsight")
def nobody_is_asked_to_borrow_where_nothing_can_be_played(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "death_note", "demission")

    def useless(t: DeathNoteTable, f: Frame) -> bool:
        lent = [t.faces[card] for card in t.cards(t.lent_zone(f.target))]
        return not any(may_play(t, f.seat, kind, f.window) for kind in lent)

    unasked(patch, "death_note.borrow_one", useless)


@leak("re-deal", "hindsight")
def only_investigators_are_asked_under_an_overcast_sky(patch: pytest.MonkeyPatch) -> None:
    with_tiles(patch, "temps_couvert")
    unasked(patch, "temps_couvert.reveal_and_kill", lambda t, f: CAMP_OF[t.role(f.target)] != INVESTIGATORS)


@leak("re-deal", "hindsight", "rules")
def only_who_has_a_choice_is_asked_for_the_answer_of_a_lie(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "mensonge")
    with_tiles(patch, "matsuda_enquete")
    unasked(patch, "mensonge.choose_answer", lambda t, f: len(allowed_answers(t, check_of(t), f.seat)) < 2)


@leak("re-deal", "hindsight")
def a_turn_with_nothing_to_play_ends_by_itself(patch: pytest.MonkeyPatch) -> None:
    unasked(patch, "turn.main", lambda t, f: not can_play(t, f.seat, "turn_main"))


# -- how long --------------------------------------------------------------------------------------------------------


@leak("re-deal")
def who_can_answer_a_discarded_tile_has_more_time(patch: pytest.MonkeyPatch) -> None:
    paced(patch, "window_discarded", "turn", lambda t, seat: can_play(t, seat, "discarded"))


@leak("re-deal")
def light_thinks_longer_about_the_tile(patch: pytest.MonkeyPatch) -> None:
    paced(patch, "tile_choice", "turn", lambda t, seat: t.role(seat) == LIGHT)


@leak("re-deal")
def a_turn_is_shorter_where_nothing_can_be_played(patch: pytest.MonkeyPatch) -> None:
    paced(patch, "turn_start", "answer", lambda t, seat: not can_play(t, seat, "turn_start"))


@leak("re-deal")
def the_gift_takes_longer_where_l_has_a_death_action(patch: pytest.MonkeyPatch) -> None:
    paced(patch, "gift", "allot", lambda t, seat: any(ACTIONS[kind].death for kind in t.hand(seat)))


@leak("re-deal")
def a_kira_confesses_in_less_time(patch: pytest.MonkeyPatch) -> None:
    with_tiles(patch, "confession")
    paced(patch, "confession", "window", lambda t, seat: CAMP_OF[t.role(seat)] == KIRA)


# -- what is offered -------------------------------------------------------------------------------------------------


@leak("re-deal")
def light_is_listed_first_for_the_gift(patch: pytest.MonkeyPatch) -> None:
    options(patch, "gift", lambda t, each: light_first(t, each.options))


@leak("re-deal")
def light_is_listed_first_to_be_aimed_at(patch: pytest.MonkeyPatch) -> None:
    options(patch, "play_target", lambda t, each: light_first(t, each.options))


@leak("re-deal")
def light_is_listed_first_in_the_allotment(patch: pytest.MonkeyPatch) -> None:
    options(patch, "allot", lambda t, each: light_first(t, each.options))


@leak("re-deal")
def the_centre_is_listed_by_what_lies_there(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "partisan_de_kira")
    options(patch, "supporter", lambda t, each: sorted(each.options, key=lambda option: t.faces[option.value[1]]))


@leak("re-deal")
def the_role_of_a_page_is_listed_first(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "page_de_death_note")

    def first(t: DeathNoteTable, each: Ask) -> Iterable[Option]:
        face = t.faces[t.stack[-1].role]
        return sorted(each.options, key=lambda option: option.id != face)

    options(patch, "play_name", first)


@leak("re-deal")
def the_role_of_an_assault_is_listed_first(patch: pytest.MonkeyPatch) -> None:
    with_tiles(patch, "assaut")

    def first(t: DeathNoteTable, each: Ask) -> Iterable[Option]:
        return sorted(each.options, key=lambda option: option.id != t.role(t.stack[-1].target))

    options(patch, "assault", first)


@leak("re-deal")
def time_suspects_light(patch: pytest.MonkeyPatch) -> None:
    def rightly(t: DeathNoteTable, each: Ask) -> Ask:
        seat = t.holder(light(t))
        listed = any(option.value == seat for option in each.options)
        return replace(each, default=(f"seat-{seat}",) * each.least) if listed else each

    questions(patch, "allot", rightly)


@leak("re-deal")
def light_cannot_be_designated(patch: pytest.MonkeyPatch) -> None:
    def without(t: DeathNoteTable, each: Ask) -> Iterable[Option]:
        for option in each.options:
            refused = option.value == t.holder(light(t)) and len(each.options) > 1 and option.id != each.default
            yield replace(option, refused="not_now") if refused else option

    options(patch, "designate", without)


@leak("re-deal")
def investigators_cannot_be_tapped(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "mouchards")

    def only(t: DeathNoteTable, each: Ask) -> Iterable[Option]:
        kira = [option for option in each.options if CAMP_OF[t.role(option.value)] == KIRA]
        return kira or each.options

    options(patch, "play_target", only)


@leak("re-deal")
def a_gift_says_who_could_use_it(patch: pytest.MonkeyPatch) -> None:
    def counted(t: DeathNoteTable, each: Ask) -> Iterable[Option]:
        for option in each.options:
            deadly = sum(ACTIONS[kind].death for kind in t.hand(option.value))
            yield replace(option, args={**option.args, "deadly": deadly})

    options(patch, "gift", counted)


@leak("re-deal")
def whose_turn_it_is_reads_how_many_may_come_in(patch: pytest.MonkeyPatch) -> None:
    def counted(t: DeathNoteTable, each: Ask) -> Ask:
        others = sum(can_play(t, seat, "turn_start") for seat in t.living() if seat != each.seat)
        return replace(each, args={**each.args, "others": others})

    questions(patch, "turn_start", counted)


@leak("re-deal")
def the_next_tile_is_told_with_the_first(patch: pytest.MonkeyPatch) -> None:
    def told(t: DeathNoteTable, each: Ask) -> Ask:
        pile = t.cards(t.pile(t.round))
        return replace(each, args={**each.args, "next": t.faces[pile[1]] if len(pile) > 1 else ""})

    questions(patch, "tile_choice", told)


@leak("re-deal")
def a_discarded_tile_is_named_to_who_may_answer_it(patch: pytest.MonkeyPatch) -> None:
    questions(patch, "window_discarded", lambda t, each: replace(each, args={"tile": t.faces[t.discarded]}))


@leak("re-deal")
def a_death_is_told_with_the_role(patch: pytest.MonkeyPatch) -> None:
    def told(t: DeathNoteTable, each: Ask) -> Ask:
        return replace(each, args={**each.args, "role": t.faces[t.stack[-2].role]})

    questions(patch, "window_death", told)


@leak("re-deal")
def a_refusal_names_light(patch: pytest.MonkeyPatch) -> None:
    questions(patch, "turn_main", lambda t, each: gossiping(each, light(t)))


# -- what is told ----------------------------------------------------------------------------------------------------


@leak("whisper")
def a_gift_is_named(patch: pytest.MonkeyPatch) -> None:
    tells_all(patch, "gift")


@leak("re-deal", "hindsight")
def what_is_drawn_is_named(patch: pytest.MonkeyPatch) -> None:
    tells_all(patch, "draws")


@leak("whisper", "re-deal", "secret", "imagine")
def what_is_discarded_is_named(patch: pytest.MonkeyPatch) -> None:
    tells_all(patch, "discards")


@leak("re-deal", "hindsight")
def what_was_looked_at_is_named(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "mouchards", "filature")
    tells_all(patch, "looks")


@leak("re-deal", "hindsight")
def a_hand_one_has_seen_is_named(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "taupe")
    tells_all(patch, "sees_hand")


@leak("re-deal", "hindsight")
def a_hand_that_is_taken_is_named(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "death_note")
    tells_all(patch, "takes_hand")


@leak("whisper", "re-deal", counts=[8, 4])
def a_card_the_mole_takes_is_named(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "taupe")
    tells_all(patch, "takes")


@leak("whisper", "re-deal")
def a_card_for_the_bureau_is_named(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "bureau_d_enquete")
    tells_all(patch, "gives")


@leak("re-deal", "hindsight")
def the_new_role_after_amnesia_is_named(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "amnesie")
    tells_all(patch, "swaps")


@leak("re-deal", "hindsight")
def the_tile_a_resignation_looks_at_is_named(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "demission")
    tells_all(patch, "looks_at_tile")


@leak("re-deal", "hindsight")
def all_hear_which_tile_is_seen(patch: pytest.MonkeyPatch) -> None:
    whisper = DeathNoteTable.whisper
    patch.setattr(DeathNoteTable, "whisper", lambda t, to, key, /, **args: whisper(t, EVERYBODY, key, **args))


@leak("re-deal", "hindsight")
def l_hears_which_tile_is_seen(patch: pytest.MonkeyPatch) -> None:
    whisper = DeathNoteTable.whisper

    def heard(t: DeathNoteTable, to: int, key: str, /, **args: Any) -> None:
        whisper(t, to | mask(t.detective), key, **args)

    patch.setattr(DeathNoteTable, "whisper", heard)


@leak("re-deal", "hindsight")
def a_tile_that_hurts_l_is_left_with_a_smile(patch: pytest.MonkeyPatch) -> None:
    def smile(t: DeathNoteTable, earlier: DeathNoteTable) -> None:
        if isinstance(t.deeds[-1], deeds.Left | deeds.Discarded) and CAMP_OF[t.role(t.active)] == KIRA:
            t.tell("smiles", seat=t.active)

    after(patch, ["turn.choose"], smile)


@leak("re-deal")
def there_is_a_hush_when_lights_turn_begins(patch: pytest.MonkeyPatch) -> None:
    before(patch, ["turn.start"], lambda t: t.tell("hush") if t.role(t.active) == LIGHT else None)


@leak("re-deal", "hindsight")
def a_lie_is_told_from_the_truth(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "mensonge", "rem")

    def told(t: DeathNoteTable, earlier: DeathNoteTable) -> None:
        liar = t.stack[-1].seat
        t.tell("lied", truly=bool(t.claims[liar]) == (t.role(liar) in check_of(t).named))

    after(patch, ["mensonge.choose_answer"], told)


@leak("secret", "re-deal", counts=[4])
def an_answer_to_the_decision_is_heard(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "mensonge")
    with_tiles(patch, "decision")
    after(
        patch,
        ["mensonge.choose_answer"],
        lambda t, earlier: t.tell("says", answer=t.claims[t.stack[-1].seat] if t.stack[-3].mode == "decision" else 0),
    )


@leak("re-deal", "sealed", "secret", "hindsight")
def the_first_hands_are_discarded_by_name(patch: pytest.MonkeyPatch) -> None:
    def told(t: DeathNoteTable, earlier: DeathNoteTable) -> None:
        t.tell("laid", cards=[t.faces[card] for card in t.cards(t.discard)])

    after(patch, ["game.keep_one"], told)


@leak("re-deal", "hindsight", counts=[6, 7])
def who_was_blackmailed_is_told_with_the_rest_of_the_hand(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "chantage")
    after(patch, ["chantage.choose_a_card"], lambda t, earlier: t.tell("left", cards=list(t.hand(t.stack[-1].target))))


@leak("whisper", "re-deal", counts=[6, 7])
def the_choice_of_a_blackmail_is_told_before_it_counts(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "chantage", "demission", "fouiner")
    after(patch, ["chantage.choose_a_card"], lambda t, earlier: t.tell("picked", card=t.stack[-1].named[0]))


@leak("imagine", "re-deal")
def chance_is_drawn_once_more_for_light(patch: pytest.MonkeyPatch) -> None:
    def draw(t: DeathNoteTable) -> None:
        if t.role(t.stack[-1].seat) == LIGHT:
            t.below(2)

    before(patch, ["turn.begin"], draw)


@leak("talk")
def nobody_hears_light(patch: pytest.MonkeyPatch) -> None:
    def hearing(rules: DeathNote, t: DeathNoteTable, seat: Seat, statement: Statement) -> int:
        return mask(TABLE) if t.layout and t.role(seat) == LIGHT else EVERYBODY

    patch.setattr(DeathNote, "hearing", hearing)


@leak("talk")
def the_truth_cannot_be_said(patch: pytest.MonkeyPatch) -> None:
    def hearing(rules: DeathNote, t: DeathNoteTable, seat: Seat, statement: Statement) -> int:
        about = statement.about
        if about is not None and statement.what == f"role_{t.role(about)}":
            raise BadStatement("not so loud")
        return EVERYBODY

    patch.setattr(DeathNote, "hearing", hearing)


# -- what is seen ----------------------------------------------------------------------------------------------------


@leak("re-deal")
def roles_lie_open(patch: pytest.MonkeyPatch) -> None:
    shows_all(
        patch,
        lambda t, seen: {"roles": tuple(replace(each, role=t.faces[card]) for card, each in enumerate(seen.roles))},
    )


@leak("re-deal", "hindsight")
def a_role_somebody_has_looked_at_lies_open(patch: pytest.MonkeyPatch) -> None:
    def shown(t: DeathNoteTable, seen: view.Public) -> Mapping[str, Any]:
        known = [deed.roles[0] for deed in t.deeds if isinstance(deed, deeds.Look)]
        return {
            "roles": tuple(
                replace(each, role=t.faces[card]) if card in known else each for card, each in enumerate(seen.roles)
            )
        }

    shows_all(patch, shown)


@leak("re-deal")
def what_a_role_cannot_be_is_told_of_all(patch: pytest.MonkeyPatch) -> None:
    def excluded(t: DeathNoteTable, seen: view.Public) -> Mapping[str, Any]:
        def not_kira(card: Card) -> tuple[str, ...]:
            return catalogue.KIRAS if CAMP_OF[t.faces[card]] == INVESTIGATORS else ()

        return {"roles": tuple(replace(each, excluded=not_kira(card)) for card, each in enumerate(seen.roles))}

    shows_all(patch, excluded)


@leak("re-deal")
def hands_lie_open(patch: pytest.MonkeyPatch) -> None:
    shows_seats(patch, lambda t, seat: {"hand": t.hand(seat)})


@leak("re-deal")
def death_actions_are_counted_in_hands(patch: pytest.MonkeyPatch) -> None:
    shows_seats(patch, lambda t, seat: {"lent": sum(ACTIONS[kind].death for kind in t.hand(seat))})


@leak("re-deal")
def the_deck_shows_its_top_card(patch: pytest.MonkeyPatch) -> None:
    shows_all(patch, lambda t, seen: {"tile": t.faces[t.cards(t.deck)[0]] if t.cards(t.deck) else ""})


@leak("re-deal", "hindsight")
def the_discarded_tile_lies_open(patch: pytest.MonkeyPatch) -> None:
    shows_all(patch, lambda t, seen: {"tile": t.faces[t.discarded] if t.discarded >= 0 else seen.tile})


@leak("re-deal")
def light_shows_by_being_barred(patch: pytest.MonkeyPatch) -> None:
    with_tiles(patch, "decision")
    shows_seats(patch, lambda t, seat: {"played": t.played[seat] if t.may_act(seat) else -1})


@leak("re-deal", "imagine")
def who_dodged_the_decision_shows(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "mensonge")
    with_tiles(patch, "decision")
    shows_all(patch, lambda t, seen: {"bonus": t.dodged})


@leak("re-deal", "hindsight", "imagine")
def actions_that_are_laid_and_not_played_yet_are_counted(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "alibi", "decouverte")
    shows_all(patch, lambda t, seen: {"bonus": sum(len(frame.pending) for frame in t.stack)})


@leak("re-deal", "hindsight", "imagine")
def actions_that_are_laid_and_not_played_yet_show_in_the_stack(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "alibi", "decouverte")
    layer = view._layer

    def shown(t: DeathNoteTable, frame: Frame) -> view.Layer | None:
        seen = layer(t, frame)
        return seen and replace(seen, named=tuple(kind for _, kind in frame.pending) or seen.named)

    patch.setattr(view, "_layer", shown)


@leak("re-deal")
def the_stack_shows_the_role_an_action_is_about(patch: pytest.MonkeyPatch) -> None:
    layer = view._layer

    def shown(t: DeathNoteTable, frame: Frame) -> view.Layer | None:
        seen = layer(t, frame)
        return seen and (replace(seen, named=(t.faces[frame.role],)) if frame.role >= 0 else seen)

    patch.setattr(view, "_layer", shown)


@leak("re-deal", "hindsight")
def the_stack_shows_who_lies(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "mensonge", "rem")
    layer = view._layer

    def shown(t: DeathNoteTable, frame: Frame) -> view.Layer | None:
        seen = layer(t, frame)
        yes = [role for seat in frame.seats if (role := t.role(seat)) in frame.named]
        return seen and (replace(seen, mode=str(len(yes))) if frame.what == "check" else seen)

    patch.setattr(view, "_layer", shown)


@leak("re-deal")
def others_roles_are_known(patch: pytest.MonkeyPatch) -> None:
    shows_one(patch, lambda t, seat: {"known": t.faces[:ALL_ROLES]})


@leak("re-deal", "imagine", "hindsight")
def what_anybody_has_seen_is_known(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "filature")

    def known(t: DeathNoteTable, seat: Seat) -> Mapping[str, Any]:
        seen = mask(*range(t.players))
        return {"known": tuple(t.faces[card] if t.seen[card] & seen else "" for card in range(t.players, ALL_ROLES))}

    shows_one(patch, known)


@leak("re-deal")
def what_is_possible_follows_from_the_true_roles(patch: pytest.MonkeyPatch) -> None:
    def masks(t: DeathNoteTable, seat: Seat) -> Masks:
        return (*honestly(t, seat)[:-1], ROLE_BIT[t.faces[secret_cards(t)[-1]]])

    honestly = deduction.masks
    patch.setattr(view, "masks", masks)


@leak("re-deal")
def objectives_stand_as_they_truly_do(patch: pytest.MonkeyPatch) -> None:
    def aims(t: DeathNoteTable, seat: Seat, cards: Masks) -> tuple[objectives.Aim, ...]:
        met = [wish(final_state(t), own(t, seat)) for wish in OBJECTIVES[t.role(seat)]]
        printed, extra = honestly(t, seat, cards)[: len(met)], honestly(t, seat, cards)[len(met) :]
        true = [objectives.YES if each else objectives.NO for each in met]
        return (*[replace(aim, state=state) for aim, state in zip(printed, true, strict=True)], *extra)

    honestly = objectives.aims
    patch.setattr(view, "aims", aims)


@leak("re-deal")
def misa_is_told_beside_whom_she_sits(patch: pytest.MonkeyPatch) -> None:
    def aims(t: DeathNoteTable, seat: Seat, cards: Masks) -> tuple[objectives.Aim, ...]:
        beside = LIGHT in [t.role(each) for each in t.neighbours(seat)]
        return tuple(
            replace(aim, state=objectives.YES if beside else objectives.NO) if aim.objective == "misa_2" else aim
            for aim in honestly(t, seat, cards)
        )

    honestly = objectives.aims
    patch.setattr(view, "aims", aims)


@leak("re-deal")
def hands_of_others_are_held_in_sight(patch: pytest.MonkeyPatch) -> None:
    shows_one(patch, lambda t, seat: {"held": tuple(t.hand(each) for each in range(t.players))})


@leak("re-deal")
def the_tile_under_the_first_is_seen(patch: pytest.MonkeyPatch) -> None:
    def seen(t: DeathNoteTable, seat: Seat) -> Mapping[str, Any]:
        pile = t.cards(t.pile(t.round)) if t.round else ()
        return {"tiles": tuple(t.faces[card] for card in pile)} if seat == t.active else {}

    shows_one(patch, seen)


@leak("re-deal", "hindsight")
def all_discarded_tiles_are_known(patch: pytest.MonkeyPatch) -> None:
    shows_one(patch, lambda t, seat: {"discarded": tuple(t.faces[card] for card in t.cards(t.tile_discard))})


@leak("re-deal", "hindsight", "imagine", "whisper")
def the_next_seat_reads_the_last_note(patch: pytest.MonkeyPatch) -> None:
    shows_one(patch, lambda t, seat: {"notes": (*t.notes[seat], *t.notes[(seat + 1) % t.players][-1:])})


@leak("re-deal", "hindsight", "imagine", "whisper")
def everybody_reads_the_notes_of_all(patch: pytest.MonkeyPatch) -> None:
    shows_one(patch, lambda t, seat: {"notes": tuple(note for mine in t.notes for note in mine)})


@leak("whisper")
def a_deed_names_the_gift(patch: pytest.MonkeyPatch) -> None:
    names(patch, deeds.Gift, lambda t, note: note.cards)


@leak("re-deal", "hindsight")
def a_deed_names_the_tile(patch: pytest.MonkeyPatch) -> None:
    for kind in (deeds.Left, deeds.Discarded):
        names(patch, kind, lambda t, note: note.cards)


@leak("re-deal", "hindsight", "secret", "whisper", "imagine")
def a_deed_names_what_was_discarded(patch: pytest.MonkeyPatch) -> None:
    names(patch, deeds.Discard, lambda t, note: note.cards)


@leak("re-deal", "hindsight")
def a_deed_names_the_role_that_was_seen(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "mouchards", "filature")
    names(patch, deeds.Look, lambda t, note: note.cards)


@leak("re-deal", "hindsight")
def a_deed_names_the_camp_that_was_seen(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "mouchards", "filature")
    names(patch, deeds.Look, lambda t, note: [CAMP_OF[role] for role in note.cards])


@leak("whisper", "imagine", "secret", "re-deal", "hindsight")
def cards_leave_under_their_own_number(patch: pytest.MonkeyPatch) -> None:
    def drawn_out(t: DeathNoteTable, among: Sequence[Card], card: Card, keep: int) -> Card:
        return card

    patch.setattr(knowing, "_drawn_out", drawn_out)


# -- what is imagined ------------------------------------------------------------------------------------------------


@leak("imagine")
def imagination_knows_what_others_noted(patch: pytest.MonkeyPatch) -> None:
    carries_over(patch, imagining, "notes")


@leak("imagine", inspect=0.2)
def imagination_knows_what_others_know(patch: pytest.MonkeyPatch) -> None:
    carries_over(patch, imagining, "facts")


@leak("imagine", "secret", counts=[4])
def imagination_knows_who_dodged_the_decision(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "mensonge")
    with_tiles(patch, "decision")
    carries_over(patch, imagining, "dodged")


@leak("imagine")
def imagination_shuffles_the_cards_as_they_lie(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(imagining, "sorted", lambda things, key=None: list(things), raising=False)


@leak("hindsight", "re-deal", inspect=0.2)
def imagination_forgets_what_was_learnt_of_several_cards(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(DeathNoteTable, "facts_of", lambda t, seat: ())


@leak("hindsight", "re-deal", counts=[4])
def imagination_forgets_what_a_page_has_told(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "page_de_death_note")
    patch.setattr(DeathNoteTable, "exclude", lambda t, card, roles: None)


@leak("hindsight", "re-deal")
def imagination_forgets_what_rem_has_told(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "rem", "fausse_identite")
    patch.setattr(deadly, "told", lambda t, seat, roles, yes: None)


@leak("hindsight", "re-deal", counts=[4], inspect=0.1)
def imagination_forgets_that_a_barred_light_plays_nothing(patch: pytest.MonkeyPatch) -> None:
    with_tiles(patch, "decision")
    patch.setattr(DeathNoteTable, "exclude", lambda t, card, roles: None)


@leak("vacuous", matches=1, counts=[5], worlds=6)
def imagination_knows_the_roles(patch: pytest.MonkeyPatch) -> None:
    def sample(cards: Masks, rng: Randomness) -> list[str]:
        return true

    def masks(t: DeathNoteTable, seat: Seat) -> Masks:
        true[:] = [t.faces[card] for card in secret_cards(t)]
        return honestly(t, seat)

    true: list[str] = []
    honestly = deduction.masks
    patch.setattr(imagining, "masks", masks)
    patch.setattr(imagining, "sample", sample)


@leak("vacuous", matches=1, counts=[4], worlds=6)
def imagination_leaves_tiles_in_place(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(imagining, "_tiles", lambda t, seat, rng: {})


@leak("vacuous", "imagine", matches=1, counts=[5], worlds=8)
def imagination_leaves_actions_in_place(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(imagining, "_actions", lambda t, seat, rng: {})
