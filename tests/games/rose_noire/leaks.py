"""The real rules with one planted leak, each where a slip could make it: the suite that every game passes finds it.

What the suite cannot see - a slip in a stage that draws from the seed and asks nothing - is in `test_secrets.py`, where
two scenes that differ in one secret are compared byte by byte.
"""

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
    Card,
    Option,
    Randomness,
    Script,
    Sealed,
    Seat,
    Statement,
    Value,
    knowing,
    mask,
)
from penombre.engine.knowing import KnowingTable, deal_unseen
from penombre.games.rose_noire import actions, catalogue, deeds, drawing, flow, imagining, reveal, view
from penombre.games.rose_noire.catalogue import (
    BASE,
    BONUS,
    CARDS,
    GOALS,
    HOLY_WATER,
    NAMES,
    PROOF,
    TRAP,
    TYPE_OF,
)
from penombre.games.rose_noire.events import playable_events
from penombre.games.rose_noire.rules import RoseNoire
from penombre.games.rose_noire.table import GRAVEYARD, SOULS, RoseNoireTable, in_order

LEAKS = Leaks(RoseNoire(), matches=30, worlds=1, inspect=0.05)
leak = LEAKS.leak


# -- ways to plant ---------------------------------------------------------------------------------------------------

Stage = Callable[[RoseNoireTable], Script[None] | None]
_flow_patch = FlowPatch[RoseNoireTable](flow)
stages, before, after, questions = _flow_patch.stages, _flow_patch.before, _flow_patch.after, _flow_patch.questions
options, slowly = _flow_patch.options, _flow_patch.paced
_view_patch = ViewPatch[RoseNoireTable](view, lambda t: t.layout and t.ending is None)
shows_all, shows_seats, shows_one = _view_patch.all, _view_patch.seats, _view_patch.one


def unless(patch: pytest.MonkeyPatch, id: str, silent: Callable[[RoseNoireTable], bool], *then: str) -> None:
    """A stage where nobody is asked if that would be of no use."""

    def change(honestly: Stage) -> Stage:
        def play(t: RoseNoireTable) -> Script[None] | None:
            if not silent(t):
                return honestly(t)
            t.todo = (*then, *t.todo)
            return None

        return play

    stages(patch, [id], change)


def with_deck(patch: pytest.MonkeyPatch, *cards: str) -> None:
    """Matches whose deck is little else than these cards, so that they are met soon."""

    def sample_options(rules: RoseNoire, players: int, rng: Randomness) -> dict[str, Value]:
        spare = [id for id in BASE for _ in range(CARDS[id].used(players)) if id not in cards]
        removed = [id for id in spare if rng.random() < 0.5]
        added = [id for id in cards if id in BONUS]
        return {"bonus": "custom", "bonus_cards": tuple(added), "removed_cards": tuple(removed)}

    patch.setattr(RoseNoire, "sample_options", sample_options)


def with_goals(patch: pytest.MonkeyPatch) -> None:
    """Matches whose Rector often has nothing but Goals, and lays nothing away; with the two there are that is rare."""
    deck = [*catalogue.rector_cards(), *GOALS * 10]
    patch.setattr(catalogue, "rector_cards", lambda: deck)


def to_kill(t: RoseNoireTable) -> list[str]:
    return [NAMES[each] for each in t.accomplices]


def by_guilt(t: RoseNoireTable, listed: tuple[Option, ...]) -> list[Option]:
    guilty = set(to_kill(t))
    return sorted(listed, key=lambda option: -len(guilty & set(option.args.get("suspects", ()))))


# -- who is asked, and what ------------------------------------------------------------------------------------------


@leak("re-deal", "hindsight")
def only_who_holds_holy_water_is_asked_to_pour_it(patch: pytest.MonkeyPatch) -> None:
    unless(patch, "trap_reaction", lambda t: not t.holds(t.active, HOLY_WATER), "trap_effect", "trap_done")


@leak("re-deal")
def who_holds_holy_water_has_more_time(patch: pytest.MonkeyPatch) -> None:
    slowly(patch, "trap_reaction", "turn", lambda t, seat: t.holds(seat, HOLY_WATER))


@leak("re-deal", "hindsight")
def nobody_is_asked_after_the_investigation_who_cannot_play(patch: pytest.MonkeyPatch) -> None:
    def idle(t: RoseNoireTable) -> bool:
        return not t.owed and not actions.playable_by(t, t.active)

    unless(patch, "day", idle, "turn_end")


@leak("re-deal")
def who_holds_proofs_only_has_less_time(patch: pytest.MonkeyPatch) -> None:
    slowly(patch, "day_after", "react", lambda t, seat: not actions.playable_by(t, seat))


@leak("re-deal", "hindsight", inspect=0.2)
def a_summons_is_only_asked_where_the_rector_could_play_several_events(patch: pytest.MonkeyPatch) -> None:
    unless(patch, "convocation_event", lambda t: len(playable_events(t)) < 2)


@leak("re-deal")
def a_goal_in_hand_takes_longer(patch: pytest.MonkeyPatch) -> None:
    slowly(patch, "dusk_play", "turn", lambda t, seat: any(t.holds(seat, goal) for goal in GOALS))


@leak("re-deal")
def cards_are_laid_away_only_where_there_is_an_event_to_lay_away(patch: pytest.MonkeyPatch) -> None:
    slowly(patch, "dusk_discard", "react", lambda t, seat: any(t.holds(seat, goal) for goal in GOALS))


@leak("re-deal", "rules", "asks")
def only_the_possessed_is_asked_at_night(patch: pytest.MonkeyPatch) -> None:
    def change(honestly: Stage) -> Stage:
        def asked(t: RoseNoireTable, script: Script[None]) -> Script[None]:
            asking = next(script)
            assert isinstance(asking, Sealed)
            mine = asking.asks[t.possessed]
            with pytest.raises(StopIteration):
                script.send({**dict.fromkeys(t.investigators), t.possessed: (yield mine)})

        def play(t: RoseNoireTable) -> Script[None] | None:
            script = honestly(t)
            assert script is not None
            return asked(t, script) if t.possessed != NOBODY else None

        return play

    stages(patch, ["night_possessed"], change)


@leak("re-deal")
def the_possessed_has_more_time_at_night(patch: pytest.MonkeyPatch) -> None:
    slowly(patch, "night_possessed", "dusk", lambda t, seat: seat == t.possessed)


@leak("re-deal")
def nights_are_shorter_where_nobody_is_possessed(patch: pytest.MonkeyPatch) -> None:
    slowly(patch, "night_possessed", "react", lambda t, seat: t.possessed == NOBODY)


@leak("re-deal", "secret")
def the_rector_is_asked_longer_when_somebody_came_at_night(patch: pytest.MonkeyPatch) -> None:
    slowly(patch, "night_rector", "dusk", lambda t, seat: t.night_met)


@leak("re-deal")
def time_accuses_rightly(patch: pytest.MonkeyPatch) -> None:
    def rightly(t: RoseNoireTable, each: Ask) -> Ask:
        right = "-".join(["pair", *to_kill(t)])
        return replace(each, default=right) if any(option.id == right for option in each.options) else each

    questions(patch, "ballot", rightly)


@leak("re-deal")
def the_guilty_are_listed_first_on_ballots(patch: pytest.MonkeyPatch) -> None:
    options(patch, "ballot", lambda t, each: by_guilt(t, each.options))


@leak("re-deal")
def the_guilty_are_listed_first_by_day(patch: pytest.MonkeyPatch) -> None:
    options(patch, "day_before", lambda t, each: by_guilt(t, each.options))


@leak("re-deal")
def the_guilty_are_listed_first_to_the_possessed(patch: pytest.MonkeyPatch) -> None:
    options(patch, "night_possessed", lambda t, each: by_guilt(t, each.options))


@leak("re-deal")
def an_investigation_is_not_offered_where_a_trap_lies_on_top(patch: pytest.MonkeyPatch) -> None:
    def safe(t: RoseNoireTable, each: Ask) -> Iterable[Option]:
        for option in each.options:
            pile = t.cards(t.source_of(option.value)) if option.word == "investigate" else ()
            sprung = bool(pile) and TYPE_OF[t.faces[pile[0]]] == TRAP
            yield replace(option, refused="trap") if sprung and option.id != each.default else option

    options(patch, "day_before", safe)


@leak("re-deal")
def an_investigation_is_listed_with_the_number_of_proofs(patch: pytest.MonkeyPatch) -> None:
    def counted(t: RoseNoireTable, each: Ask) -> Iterable[Option]:
        for option in each.options:
            pile = t.cards(t.source_of(option.value)) if option.word == "investigate" else ()
            yield replace(option, args={**option.args, "proofs": len(t.of_type(pile, PROOF))})

    options(patch, "day_before", counted)


@leak("re-deal", inspect=0.2)
def only_who_holds_proofs_can_be_confronted(patch: pytest.MonkeyPatch) -> None:
    def only(t: RoseNoireTable, each: Ask) -> Iterable[Option]:
        if each.args["card"] != "confrontation":
            return each.options
        left = [o for o in each.options if o.word != "seat" or t.of_type(t.hand_cards(o.value), PROOF)]
        return left if any(not o.refused for o in left) else each.options

    options(patch, "action_targets", only)


@leak("re-deal", inspect=0.2)
def an_accomplice_cannot_be_searched(patch: pytest.MonkeyPatch) -> None:
    def without(t: RoseNoireTable, each: Ask) -> Iterable[Option]:
        for option in each.options:
            guilty = option.word == "suspect" and option.value in t.accomplices
            yield replace(option, refused="not_them") if guilty else option

    options(patch, "action_targets", without)


@leak("re-deal", inspect=0.3)
def the_rector_is_told_who_holds_holy_water(patch: pytest.MonkeyPatch) -> None:
    def named(t: RoseNoireTable, each: Ask) -> Iterable[Option]:
        for option in each.options:
            held = option.word == "seat" and t.holds(option.value, "zele")
            yield replace(option, args={**option.args, "zeal": held})

    options(patch, "event_targets", named)


@leak("re-deal", "hindsight", inspect=0.3)
def the_graveyard_is_dug_on_only_where_no_trap_follows(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "exhumation", "guet_apens", "denonciation", "convocation", "meurtre_cloitre")

    def sprung(t: RoseNoireTable) -> bool:
        lying = t.pile(GRAVEYARD)
        return bool(lying) and TYPE_OF[t.faces[lying[0]]] == TRAP

    unless(patch, "exhume_again", sprung)


@leak("re-deal", counts=[3], matches=60)
def a_role_can_only_be_shown_where_somebody_is_possessed(patch: pytest.MonkeyPatch) -> None:
    for kind in ("day_before", "day_after", "ballot"):
        questions(patch, kind, lambda t, each: each if t.possessed != NOBODY else replace(each, besides=()))


@leak("re-deal")
def a_refusal_names_an_accomplice(patch: pytest.MonkeyPatch) -> None:
    questions(patch, "day_before", lambda t, each: gossiping(each, to_kill(t)[0]))


# -- what is told ----------------------------------------------------------------------------------------------------


@leak("re-deal")
def everybody_hears_how_many_proofs_one_holds(patch: pytest.MonkeyPatch) -> None:
    before(
        patch,
        ["day"],
        lambda t: t.tell("proofs", count=len(t.of_type(t.hand_cards(t.active), PROOF))) if t.owed else None,
    )


@leak("re-deal")
def there_is_a_hush_when_an_accomplice_is_investigated(patch: pytest.MonkeyPatch) -> None:
    def hush(t: RoseNoireTable, earlier: RoseNoireTable) -> None:
        deed = t.deeds[-1] if len(t.deeds) > len(earlier.deeds) else None
        if isinstance(deed, deeds.Investigate) and deed.suspects[0] in t.accomplices:
            t.tell("hush")

    after(patch, ["day"], hush)


def drawn_by(t: RoseNoireTable, earlier: RoseNoireTable) -> str:
    """The card that the active player has just drawn."""
    mine = t.notes[earlier.active][len(earlier.notes[earlier.active]) :]
    return next((note.cards[0] for note in mine if note.kind == "drew"), "")


@leak("re-deal")
def a_draw_is_told_to_all_by_its_type(patch: pytest.MonkeyPatch) -> None:
    after(patch, ["day"], lambda t, earlier: t.tell("drawn", type=TYPE_OF.get(drawn_by(t, earlier), "")))


@leak("re-deal")
def the_rector_hears_what_is_drawn(patch: pytest.MonkeyPatch) -> None:
    after(patch, ["day"], lambda t, earlier: t.whisper(mask(t.rector), "drawn", card=drawn_by(t, earlier)))


@leak("re-deal")
def the_possessed_hears_what_the_others_draw(patch: pytest.MonkeyPatch) -> None:
    def tell(t: RoseNoireTable, earlier: RoseNoireTable) -> None:
        if t.possessed != NOBODY:
            t.whisper(mask(t.possessed), "drawn", card=drawn_by(t, earlier))

    after(patch, ["day"], tell)


def looks(patch: pytest.MonkeyPatch, tell: Callable[[RoseNoireTable, Seat, list[str]], None]) -> None:
    def look_at(t: RoseNoireTable, who: Seat, cards: tuple[Card, ...], source: int) -> None:
        honestly(t, who, cards, source)
        tell(t, who, [t.faces[card] for card in cards])

    honestly = drawing.look_at
    patch.setattr(actions, "look_at", look_at)


@leak("re-deal", inspect=0.3)
def what_was_looked_at_is_told_to_all(patch: pytest.MonkeyPatch) -> None:
    looks(patch, lambda t, who, faces: t.tell("looked", cards=faces))


@leak("re-deal", inspect=0.3)
def who_looks_at_a_trap_starts(patch: pytest.MonkeyPatch) -> None:
    looks(patch, lambda t, who, faces: t.tell("starts", count=sum(TYPE_OF[face] == TRAP for face in faces)))


@leak("re-deal", inspect=0.3, counts=[5])
def what_was_spied_is_told_to_all(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "espionner_recteur")

    def spy(t: RoseNoireTable, me: Seat, target: Seat, event: str) -> None:
        honestly(t, me, target, event)
        t.tell("spied", cards=list(t.hand(target)))

    honestly = actions.spy
    patch.setattr(actions, "spy", spy)


@leak("re-deal", inspect=0.3)
def all_proofs_that_are_shown_are_shown_to_all(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "confrontation")

    def tell(t: RoseNoireTable, earlier: RoseNoireTable) -> None:
        if len(t.deeds) > len(earlier.deeds) and isinstance(deed := t.deeds[-1], deeds.Show):
            proofs = t.of_type(t.hand_cards(deed.target), PROOF)
            t.tell("shown", cards=list(in_order([t.faces[card] for card in proofs])))

    after(patch, ["action_targets"], tell)


@leak("secret", "re-deal", inspect=0.3, matches=60)
def a_swap_is_told_with_its_cards(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "pacte_de_confiance", "zele")

    def tell(t: RoseNoireTable, earlier: RoseNoireTable) -> None:
        t.tell("swapped", cards=sorted([t.notes[earlier.active][-1].gave, *t.notes[earlier.active][-1].cards]))

    after(patch, ["pact_give"], tell)


@leak("secret", "re-deal", inspect=0.3, matches=60)
def a_swap_tells_whether_a_proof_was_given(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "pacte_de_confiance", "zele")

    def tell(t: RoseNoireTable, earlier: RoseNoireTable) -> None:
        if TYPE_OF[t.notes[earlier.active][-1].gave] == PROOF:
            t.tell("thanks", seat=earlier.targets[0])

    after(patch, ["pact_give"], tell)


def laid_away(t: RoseNoireTable, earlier: RoseNoireTable) -> list[str]:
    fresh = t.notes[t.rector][len(earlier.notes[t.rector]) :]
    return [face for note in fresh for face in note.cards]


@leak("whisper")
def what_the_rector_lays_away_is_named(patch: pytest.MonkeyPatch) -> None:
    after(patch, ["dusk_discard"], lambda t, earlier: t.tell("laid_away", cards=laid_away(t, earlier)))


@leak("whisper")
def the_first_player_sees_what_the_rector_lays_away(patch: pytest.MonkeyPatch) -> None:
    def tell(t: RoseNoireTable, earlier: RoseNoireTable) -> None:
        t.whisper(mask(t.first), "laid_away", cards=laid_away(t, earlier))

    after(patch, ["dusk_discard"], tell)


@leak("whisper", "re-deal")
def a_goal_that_is_laid_away_makes_a_sound(patch: pytest.MonkeyPatch) -> None:
    def tell(t: RoseNoireTable, earlier: RoseNoireTable) -> None:
        if set(laid_away(t, earlier)) & set(GOALS):
            t.tell("thud")

    after(patch, ["dusk_discard"], tell)


@leak("whisper", "re-deal", matches=60)
def a_forged_order_is_told(patch: pytest.MonkeyPatch) -> None:
    def tell(t: RoseNoireTable, earlier: RoseNoireTable) -> None:
        t.tell("forged", changed=t.faces != earlier.faces)

    after(patch, ["forgery_order"], tell)


@leak("whisper", matches=60)
def the_card_taken_from_the_register_is_named(patch: pytest.MonkeyPatch) -> None:
    after(patch, ["register_pick"], lambda t, earlier: t.tell("took", cards=laid_away(t, earlier)))


@leak("secret", "re-deal")
def a_door_is_heard_when_the_possessed_meets_the_rector(patch: pytest.MonkeyPatch) -> None:
    def tell(t: RoseNoireTable, earlier: RoseNoireTable) -> None:
        if t.night_met:
            t.tell("door")

    after(patch, ["night_possessed"], tell)


@leak("secret", "re-deal")
def whoever_answers_as_the_possessed_would_is_heard(patch: pytest.MonkeyPatch) -> None:
    def change(honestly: Stage) -> Stage:
        def asked(t: RoseNoireTable, script: Script[None]) -> Script[None]:
            answers = yield next(script)
            t.tell("stirs", count=sum(answer is not None for answer in answers.values()))
            with pytest.raises(StopIteration):
                script.send(answers)

        def play(t: RoseNoireTable) -> Script[None] | None:
            script = honestly(t)
            return asked(t, script) if script is not None else None

        return play

    stages(patch, ["night_possessed"], change)


@leak("secret", "re-deal", "imagine", inspect=0.2)
def an_exorcism_that_mattered_is_heard(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "exorcisme")
    whisper = RoseNoireTable.whisper

    def heard(t: RoseNoireTable, to: int, key: str, /, **args: Any) -> None:
        whisper(t, EVERYBODY if key == "held" else to, key, **args)

    patch.setattr(RoseNoireTable, "whisper", heard)


@leak("secret", "re-deal", "imagine", inspect=0.2)
def the_rector_is_told_of_an_exorcism_that_mattered(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "exorcisme")
    whisper = RoseNoireTable.whisper

    def heard(t: RoseNoireTable, to: int, key: str, /, **args: Any) -> None:
        whisper(t, to | mask(t.rector) if key == "held" else to, key, **args)

    patch.setattr(RoseNoireTable, "whisper", heard)


@leak("talk")
def nobody_hears_the_possessed(patch: pytest.MonkeyPatch) -> None:
    def hearing(rules: RoseNoire, t: RoseNoireTable, seat: Seat, statement: Statement) -> int:
        return mask(TABLE) if t.layout and seat == t.possessed else EVERYBODY

    patch.setattr(RoseNoire, "hearing", hearing)


@leak("talk")
def nothing_can_be_said_of_an_accomplice(patch: pytest.MonkeyPatch) -> None:
    def hearing(rules: RoseNoire, t: RoseNoireTable, seat: Seat, statement: Statement) -> int:
        if any(name in statement.what for name in to_kill(t)):
            raise BadStatement("not them")
        return EVERYBODY

    patch.setattr(RoseNoire, "hearing", hearing)


# -- what is seen ----------------------------------------------------------------------------------------------------


@leak("re-deal")
def the_accomplices_lie_open(patch: pytest.MonkeyPatch) -> None:
    shows_all(patch, lambda t, seen: {"accomplices": t.accomplices})


@leak("re-deal", "imagine")
def nights_lie_open_before_the_end(patch: pytest.MonkeyPatch) -> None:
    shows_all(patch, lambda t, seen: {"nights": t.nights})


@leak("re-deal")
def roles_lie_open(patch: pytest.MonkeyPatch) -> None:
    shows_seats(patch, lambda t, seat: {"role": t.role(seat)})


@leak("re-deal")
def hands_lie_open(patch: pytest.MonkeyPatch) -> None:
    shows_seats(patch, lambda t, seat: {"hand": t.hand(seat)})


@leak("re-deal", "hindsight")
def the_number_of_actions_in_a_hand_shows(patch: pytest.MonkeyPatch) -> None:
    shows_seats(patch, lambda t, seat: {"cards": len([c for c in t.hand_cards(seat) if TYPE_OF[t.faces[c]] != PROOF])})


@leak("re-deal")
def the_threshold_tells_whether_somebody_is_possessed(patch: pytest.MonkeyPatch) -> None:
    shows_all(patch, lambda t, seen: {"threshold": len(t.investigators) - (t.possessed != NOBODY)})


@leak("re-deal", counts=[3])
def the_third_role_card_lies_open(patch: pytest.MonkeyPatch) -> None:
    shows_all(patch, lambda t, seen: {"playing": t.faces[t.cards(t.aside)[0]]} if t.players == 3 else {})


@leak("re-deal")
def the_cards_in_the_box_are_left_out_of_the_list(patch: pytest.MonkeyPatch) -> None:
    def dealt(t: RoseNoireTable, seen: view.Public) -> Mapping[str, Any]:
        boxed = [t.faces[card] for card in t.cards(t.box)]
        return {"deck": tuple(card for card in t.deck if card not in boxed)}

    shows_all(patch, dealt)


@leak("re-deal")
def the_top_of_the_discard_shows(patch: pytest.MonkeyPatch) -> None:
    shows_one(patch, lambda t, seat: {"rector_discard": tuple(t.faces[c] for c in t.cards(t.rector_discard)[-1:])})


@leak("re-deal")
def the_first_player_sees_the_top_of_every_pile(patch: pytest.MonkeyPatch) -> None:
    def tops(t: RoseNoireTable, seat: Seat) -> Mapping[str, Any]:
        piles = tuple(tuple(t.faces[card] for card in t.pile(source)[:1]) for source in range(SOULS))
        return {"piles": piles} if seat == t.first else {}

    shows_one(patch, tops)


@leak("re-deal", "hindsight", "imagine")
def everybody_reads_the_notes_of_all(patch: pytest.MonkeyPatch) -> None:
    shows_one(patch, lambda t, seat: {"notes": tuple(note for mine in t.notes for note in mine)})


@leak("re-deal", "hindsight", "imagine")
def the_next_seat_reads_the_last_note(patch: pytest.MonkeyPatch) -> None:
    shows_one(patch, lambda t, seat: {"notes": (*t.notes[seat], *t.notes[(seat + 1) % t.players][-1:])})


@leak("re-deal", "hindsight", "imagine", "whisper", "secret")
def what_anybody_knows_of_the_graveyard_is_known_to_all(patch: pytest.MonkeyPatch) -> None:
    def buried(t: RoseNoireTable, seat: Seat) -> Mapping[str, Any]:
        known = [face for each in range(t.players) for face in honestly(t, each).buried]
        return {"buried": in_order(known)}

    honestly = view.private
    shows_one(patch, buried)


@leak("re-deal")
def the_rector_knows_the_possessed_from_the_start(patch: pytest.MonkeyPatch) -> None:
    shows_one(patch, lambda t, seat: {"possessed": t.possessed} if seat == t.rector else {})


@leak("re-deal")
def the_possessed_knows_the_accomplices(patch: pytest.MonkeyPatch) -> None:
    shows_one(patch, lambda t, seat: {"accomplices": t.accomplices} if seat == t.possessed else {})


@leak("re-deal", "imagine")
def everybody_sees_that_the_rector_has_met_somebody(patch: pytest.MonkeyPatch) -> None:
    shows_all(patch, lambda t, seen: {"moonless": any(night.met for night in t.nights) or t.night_met})


@leak("re-deal", "secret")
def victims_lie_before_dawn(patch: pytest.MonkeyPatch) -> None:
    shows_all(patch, lambda t, seen: {"playing": "".join(NAMES[each] for each in t.night_possessed)})


@leak("whisper")
def a_deed_names_what_was_laid_away(patch: pytest.MonkeyPatch) -> None:
    def name(t: RoseNoireTable, earlier: RoseNoireTable) -> None:
        if len(t.deeds) > len(earlier.deeds):
            t.deeds = (*t.deeds[:-1], deeds.File(t.turn, t.rector, "".join(laid_away(t, earlier))))

    after(patch, ["dusk_discard"], name)


@leak("secret", "re-deal", "whisper", inspect=0.3, matches=60)
def a_deed_names_a_swapped_card(patch: pytest.MonkeyPatch) -> None:
    with_deck(patch, "pacte_de_confiance", "zele")

    def name(t: RoseNoireTable, earlier: RoseNoireTable) -> None:
        t.deeds = (*t.deeds[:-1], deeds.File(t.turn, earlier.active, t.notes[earlier.active][-1].gave))

    after(patch, ["pact_give"], name)


def noting_who_gave(patch: pytest.MonkeyPatch, note: Callable[[RoseNoireTable, list[Seat]], None]) -> None:
    """A role that is shown in the middle of a Pact, and a rule that remembers who had given a card by then."""
    with_deck(patch, "pacte_de_confiance", "zele")
    honestly = reveal.interruptible

    def play(t: RoseNoireTable, stage: str, script: Script[None]) -> Script[None]:
        inner = honestly(t, stage, script)
        if (asking := next(inner, None)) is None:
            return
        answer = yield asking
        if stage == "pact_give" and isinstance(asking, Sealed) and reveal.REVEAL in answer.values():
            note(t, [seat for seat, given in answer.items() if given != reveal.REVEAL])
        with pytest.raises(StopIteration):
            inner.send(answer)

    patch.setattr(reveal, "interruptible", play)


@leak("sealed", inspect=0.3, matches=60, counts=[3])
def a_role_shown_in_a_pact_tells_who_had_given_a_card(patch: pytest.MonkeyPatch) -> None:
    noting_who_gave(patch, lambda t, givers: t.tell("had_given", seats=givers))


@leak("sealed", inspect=0.3, matches=60, counts=[3])
def whoever_had_given_a_card_gets_less_time_after_a_role_is_shown(patch: pytest.MonkeyPatch) -> None:
    def note(t: RoseNoireTable, givers: list[Seat]) -> None:
        t.taken_back = len(givers)

    noting_who_gave(patch, note)
    honestly = actions._giving

    def giving(t: RoseNoireTable, seat: Seat, other: Seat) -> Ask:
        return replace(honestly(t, seat, other), lasts=5000 * t.taken_back)

    patch.setattr(actions, "_giving", giving)


@leak("whisper", "imagine", "secret", "re-deal", "hindsight")
def cards_leave_under_their_own_number(patch: pytest.MonkeyPatch) -> None:
    def drawn_out(t: RoseNoireTable, among: Sequence[Card], card: Card, keep: int) -> Card:
        return card

    patch.setattr(knowing, "_drawn_out", drawn_out)


# -- what is imagined ------------------------------------------------------------------------------------------------


@leak("imagine")
def imagination_knows_what_others_noted(patch: pytest.MonkeyPatch) -> None:
    carries_over(patch, imagining, "notes")


@leak("imagine", inspect=0.3)
def imagination_knows_what_others_know(patch: pytest.MonkeyPatch) -> None:
    carries_over(patch, imagining, "facts")


@leak("imagine", "re-deal", inspect=0.3)
def imagination_knows_what_others_have_seen(patch: pytest.MonkeyPatch) -> None:
    carries_over(patch, imagining, "seen")


@leak("imagine", inspect=0.3)
def imagination_knows_whom_the_possessed_has_chosen(patch: pytest.MonkeyPatch) -> None:
    carries_over(patch, imagining, "night_met", "night_possessed")


@leak("imagine")
def imagination_shuffles_the_cards_as_they_lie(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(imagining, "sorted", lambda things, key=None: list(things), raising=False)


@leak("hindsight", "re-deal")
def imagination_forgets_what_was_learnt_of_several_cards(patch: pytest.MonkeyPatch) -> None:
    with_goals(patch)
    patch.setattr(RoseNoireTable, "facts_of", lambda t, seat: ())


@leak("vacuous", matches=3, counts=[5], worlds=8)
def imagination_knows_who_is_possessed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(imagining, "_give_roles", lambda t, seat, possessed: None)


@leak("vacuous", "imagine", matches=3, counts=[5], worlds=8)
def imagination_leaves_the_rectors_cards_in_place(patch: pytest.MonkeyPatch) -> None:
    def dealt(
        t: KnowingTable, seat: Seat, cards: list[Card], faces: list[str], rng: Randomness
    ) -> dict[Card, str] | None:
        if cards and t.backs[cards[0]] == "rector":
            return {card: t.faces[card] for card in cards}
        return deal_unseen(t, seat, cards, faces, rng)

    patch.setattr(imagining, "deal_unseen", dealt)
