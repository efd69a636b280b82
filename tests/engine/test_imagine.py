"""Imagined matches: all that a seat cannot know is dealt anew, and nothing else."""

from __future__ import annotations

import gc
from collections.abc import Callable
from itertools import count
from random import Random
from types import BuiltinFunctionType, FunctionType, ModuleType

import msgspec
import pytest
from tests.engine.tiny_game import (
    ANIMALS,
    DECK,
    HANDS,
    PILE,
    STONES,
    Tiny,
    TinyScript,
    TinyTable,
    noted,
    options,
    play,
    snapshot,
    unchanged,
)

from penombre.engine import (
    TABLE,
    Ask,
    Asking,
    CannotImagine,
    Match,
    Option,
    Race,
    Randomness,
    Script,
    Seat,
    Statement,
    WrongSeat,
    ask,
    mask,
)

EARLY = ("cat", "dog", "fox")  # half of the animals, in the order of the alphabet


def top(t: TinyTable) -> str:
    """The face of the first card: it lies on the deck, and nobody has seen it."""
    return t.faces[0]


def early(t: TinyTable) -> bool:
    return top(t) in EARLY


def early_top(*scripts: TinyScript, game: type[Tiny] = Tiny) -> Match[TinyTable]:
    """A match without hands whose first card truly is an early animal."""
    matches = (Match(game(*scripts), 3, {"each": 0}, deal) for deal in count())
    return next(match for match in matches if early(match.table))


def redealt(match: Match[TinyTable], seat: Seat = 0, times: int = 60) -> list[Match[TinyTable] | None]:
    rng = Random(1)
    return [match.redealt(seat, rng) for _ in range(times)]


def worlds(match: Match[TinyTable], seat: Seat = 0, times: int = 60) -> list[Match[TinyTable]]:
    rng = Random(1)
    return [match.imagine(seat, rng) for _ in range(times)]


def pause(t: TinyTable) -> Script[None]:
    yield ask.yes_no(0, "go")
    yield ask.yes_no(0, "go")


# -- faces ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, TABLE])
def test_unseen_faces_change_places_among_their_back_and_nothing_else_changes(seat: Seat) -> None:
    def show_one(t: TinyTable) -> Script[None]:
        t.show(5, mask(1))
        yield from pause(t)

    match = play(show_one, players=3, each=1)
    for world in redealt(match, seat):
        assert world is not None
        faces = world.table.faces
        assert sorted(faces[:6]) == sorted(ANIMALS)
        assert sorted(faces[6:]) == sorted(STONES)
        assert all(world.table.face_for(seat, card) == match.table.face_for(seat, card) for card in range(10))
        rest = msgspec.structs.replace(world.table, faces=match.table.faces, seed=match.table.seed)
        assert rest == match.table


def test_every_unseen_face_can_lie_under_every_unseen_card_of_its_back() -> None:
    match = play(pause, each=1)
    mine, theirs = match.table.cards(HANDS[0])[0], match.table.cards(HANDS[1])[0]
    imagined = [world.table.faces for world in worlds(match)]
    assert {faces[theirs] for faces in imagined} == set(ANIMALS) - {match.table.faces[mine]}
    assert {faces[9] for faces in imagined} == set(STONES)


def test_an_imagined_match_looks_the_same_to_its_seat() -> None:
    match = play(pause, each=2)
    match.answer(0, "yes")
    for world in worlds(match, times=5):
        assert world.view(0) == match.view(0)
        assert world.ask_for(0) == match.ask_for(0)
        assert world.waiting() == match.waiting()


def test_imagining_leaves_the_true_match_alone() -> None:
    match = play(pause)
    with unchanged(match):
        world = match.imagine(0, Random(1))
        world.answer(0, "yes")
        world.say(0, Statement("text", text="hm"))


def test_a_face_seen_since_the_rest_point_stays() -> None:
    def peek(t: TinyTable) -> Script[None]:
        yield ask.yes_no(0, "peek")
        t.show(0, mask(0))
        yield ask.yes_no(0, "go")

    match = play(peek, each=0)
    match.answer(0, "yes")
    assert {top(world.table) for world in worlds(match)} == {top(match.table)}
    assert len({top(world.table) for world in worlds(match, seat=1)}) > 1


def test_a_shuffle_since_the_rest_point_is_replayed_in_worlds_that_lead_to_the_same_view() -> None:
    def reshuffle(t: TinyTable) -> Script[None]:
        yield ask.yes_no(0, "go")
        t.shuffle(t.cards(DECK)[:6])
        t.move(0, HANDS[0])
        yield ask.yes_no(0, "go")

    match = play(reshuffle, each=0)
    match.answer(0, "yes")
    imagined = worlds(match)
    assert {top(world.table) for world in imagined} == {top(match.table)}
    assert {world.table.faces[1] for world in imagined} == set(ANIMALS) - {top(match.table)}


def test_cards_dealt_anew_since_the_rest_point_are_not_mixed_up_with_the_old_ones() -> None:
    def new_round(t: TinyTable) -> Script[None]:
        yield ask.yes_no(0, "go")
        t.clear_cards()
        t.add_cards(HANDS[0], ["cat"], "animal")
        t.add_cards(HANDS[1], ["dog"], "animal")
        yield ask.yes_no(0, "go")

    match = play(new_round)
    match.answer(0, "yes")
    assert match.imagine(0, Random(1)).table.faces == ("cat", "dog")


# -- answers -------------------------------------------------------------------------------------------------------


def secrets(t: TinyTable) -> Script[None]:
    """Seat 0 and seat 1 choose in secret, then seat 1 in the open."""
    for seat, secret in ((0, True), (1, True), (1, False)):
        way = yield ask.one(seat, "way", options("left", "right"), secret=secret)
        t.notes.append(way)
    yield ask.yes_no(0, "go")


def test_secret_answers_of_others_are_drawn_anew_and_the_rest_stays() -> None:
    match = play(secrets)
    for seat in (0, 1, 1):
        match.answer(seat, "left")
    assert {tuple(noted(world)) for world in worlds(match, seat=0)} == {
        ("LEFT", "LEFT", "LEFT"),
        ("LEFT", "RIGHT", "LEFT"),
    }
    assert {tuple(noted(world)) for world in worlds(match, seat=1)} == {
        ("LEFT", "LEFT", "LEFT"),
        ("RIGHT", "LEFT", "LEFT"),
    }
    assert len({tuple(noted(world)) for world in worlds(match, seat=TABLE)}) == 4


def test_sealed_answers_that_were_opened_stay_unless_they_are_secret() -> None:
    def night(t: TinyTable) -> Script[None]:
        acts = yield ask.sealed([ask.one(s, "act", options("left", "right"), secret=s > 0) for s in range(3)])
        t.notes.extend(acts.values())
        yield ask.yes_no(0, "go")

    match = play(night, players=3)
    for seat in range(3):
        match.answer(seat, "left")
    assert {tuple(noted(world)) for world in worlds(match, seat=1)} == {
        ("LEFT", "LEFT", "LEFT"),
        ("LEFT", "LEFT", "RIGHT"),
    }


def test_the_winner_of_a_race_stays_and_a_secret_answer_of_it_does_not() -> None:
    def grab(t: TinyTable) -> Script[None]:
        who, what = yield ask.race([ask.one(s, "grab", options("left", "right"), secret=True) for s in range(2)])
        t.notes.append(f"{who} {what}")
        yield ask.yes_no(0, "go")

    match = play(grab)
    match.answer(1, "left")
    assert {noted(world)[0] for world in worlds(match, seat=0)} == {"1 LEFT", "1 RIGHT"}
    assert {noted(world)[0] for world in worlds(match, seat=1)} == {"1 LEFT"}


def test_the_value_of_an_answer_is_the_one_of_the_imagined_world() -> None:
    def blind(t: TinyTable) -> Script[None]:
        t.notes.append((yield ask.one(0, "take", (Option("top", top(t)),))))
        yield ask.yes_no(1, "go")

    match = play(blind, each=0)
    match.answer(0, "top")
    imagined = worlds(match, seat=1)
    assert all(noted(world) == [top(world.table)] for world in imagined)
    assert len({top(world.table) for world in imagined}) > 1


# -- sealed answers still closed -----------------------------------------------------------------------------------


def ballot(t: TinyTable) -> Script[None]:
    yield from _ballot(t, progress=False)


def open_ballot(t: TinyTable) -> Script[None]:
    yield from _ballot(t, progress=True)


def _ballot(t: TinyTable, *, progress: bool) -> Script[None]:
    asks = [ask.one(seat, "vote", options("left", "right")) for seat in range(t.players)]
    t.notes.extend((yield ask.sealed(asks, progress=progress)).values())


def missing(match: Match[TinyTable]) -> tuple[Seat, ...]:
    return tuple(each.seat for each in match.asks())


def test_whether_others_have_answered_is_drawn_anew_where_nobody_may_know() -> None:
    match = play(ballot, players=3)
    match.answer(1, "left")
    assert {missing(world) for world in worlds(match, seat=0)} == {(0, 1, 2), (0, 1), (0, 2), (0,)}


def test_somebody_is_always_missing_in_the_worlds_of_a_seat_that_has_answered() -> None:
    match = play(ballot, players=3)
    match.answer(0, "left")
    assert {missing(world) for world in worlds(match, seat=0)} == {(1, 2), (1,), (2,)}


def test_somebody_is_always_missing_in_the_worlds_of_a_spectator() -> None:
    match = play(ballot, players=2)
    match.answer(0, "left")
    assert {missing(world) for world in worlds(match, seat=TABLE)} == {(0, 1), (0,), (1,)}


def test_who_has_answered_stays_where_everybody_sees_it() -> None:
    match = play(open_ballot, players=3)
    match.answer(1, "left")
    for seat in (0, 1, TABLE):
        assert {missing(world) for world in redealt(match, seat) if world} == {(0, 2)}


def test_closed_answers_of_others_are_drawn_anew_and_ones_own_is_kept() -> None:
    match = play(open_ballot, players=3)
    match.answer(0, "left")
    match.answer(1, "left")
    imagined = worlds(match, seat=0)
    for world in imagined:
        world.answer(2, "left")
    assert {tuple(noted(world)) for world in imagined} == {("LEFT", "LEFT", "LEFT"), ("LEFT", "RIGHT", "LEFT")}


def test_ones_own_closed_answer_has_the_value_of_the_imagined_world() -> None:
    def blind(t: TinyTable) -> Script[None]:
        votes = yield ask.sealed([ask.one(seat, "take", (Option("top", top(t)),)) for seat in range(2)])
        t.notes.append(votes[0])

    match = play(blind, each=0)
    match.answer(0, "top")
    for world in worlds(match, seat=0):
        world.answer(1, "top")
        assert noted(world) == [top(world.table)]


def test_worlds_where_ones_own_closed_answer_is_no_option_are_rejected() -> None:
    def choosy(t: TinyTable) -> Script[None]:
        yield ask.sealed([ask.one(seat, "name", options(top(t))) for seat in range(2)])

    match = play(choosy, each=0)
    match.answer(0, top(match.table))
    assert {top(world.table) for world in worlds(match, seat=0)} == {top(match.table)}


def test_worlds_where_one_is_not_asked_what_one_has_answered_are_rejected() -> None:
    def some(t: TinyTable) -> Script[None]:
        yield ask.sealed([ask.yes_no(seat, "vote") for seat in ((0, 1) if early(t) else (1, 2))])

    match = early_top(some)
    match.answer(0, "yes")
    tried = redealt(match)
    assert None in tried
    assert all(early(world.table) for world in tried if world)


# -- worlds that did not lead here ---------------------------------------------------------------------------------


def test_worlds_where_an_answer_is_no_option_are_rejected() -> None:
    def name(t: TinyTable) -> Script[None]:
        yield ask.one(1, "name", options(top(t)))
        yield ask.yes_no(0, "go")

    match = play(name, each=0)
    match.answer(1, top(match.table))
    tried = redealt(match)
    assert None in tried
    assert {top(world.table) for world in tried if world} == {top(match.table)}


def question(seat: Seat) -> Ask:
    return ask.yes_no(seat, "vote")


def sealed(seat: Seat) -> Asking:
    return ask.sealed([question(seat)])


def race(seat: Seat) -> Asking:
    return ask.race([question(seat)])


@pytest.mark.parametrize(
    ("here", "there"),
    [
        (question, lambda _: question(2)),
        (sealed, lambda _: sealed(2)),
        (race, lambda _: race(2)),
        (question, sealed),
        (race, sealed),
        (sealed, question),
        (sealed, race),
    ],
)
def test_worlds_where_others_were_asked_are_rejected(
    here: Callable[[Seat], Asking], there: Callable[[Seat], Asking]
) -> None:
    def someone(t: TinyTable) -> Script[None]:
        yield (here if early(t) else there)(1)
        yield ask.yes_no(0, "go")

    match = early_top(someone)
    match.answer(1, "yes")
    tried = redealt(match)
    assert None in tried
    assert all(early(world.table) for world in tried if world)


def test_a_secret_answer_is_not_put_into_the_mouth_of_another_seat() -> None:
    def someone(t: TinyTable) -> Script[None]:
        yield ask.yes_no(1 if early(t) else 2, "vote", secret=True)
        yield ask.yes_no(0, "go")

    match = early_top(someone)
    match.answer(1, "yes")
    assert all(early(world.table) for world in worlds(match))


def test_an_empty_choice_is_no_answer_to_a_race() -> None:
    def either(t: TinyTable) -> Script[None]:
        if early(t):
            yield ask.several(1, "tokens", options("red"), 0, 1)
        else:
            yield Race({1: ask.yes_no(1, "run")})
        yield ask.yes_no(0, "go")

    match = early_top(either)
    match.answer(1, ())
    assert all(early(world.table) for world in worlds(match))


def test_worlds_where_the_script_ends_before_the_answers_do_are_rejected() -> None:
    def long_or_short(t: TinyTable) -> Script[None]:
        yield ask.yes_no(0, "go")
        if early(t):
            yield ask.yes_no(0, "go")
            yield ask.yes_no(0, "go")

    match = early_top(long_or_short)
    match.answer(0, "yes")
    match.answer(0, "yes")
    tried = redealt(match)
    assert None in tried
    assert all(early(world.table) for world in tried if world)


def test_worlds_where_nothing_could_be_answered_in_secret_are_rejected() -> None:
    def narrow(t: TinyTable) -> Script[None]:
        yield ask.one(1, "way", (Option("left", refused="" if early(t) else "blocked"),), secret=True)
        yield ask.yes_no(0, "go")

    match = early_top(narrow)
    match.answer(1, "left")
    tried = redealt(match)
    assert None in tried
    assert all(early(world.table) for world in tried if world)


class EarlyEnd(Tiny):
    """Over before it begins, unless the first card is an early animal."""

    def agenda(self, t: TinyTable) -> Script[None] | None:
        return super().agenda(t) if early(t) else None


@pytest.mark.parametrize("answers", [0, 1])
def test_worlds_where_the_match_was_over_already_are_not_imagined(answers: int) -> None:
    match = early_top(pause, game=EarlyEnd)
    for _ in range(answers):
        match.answer(0, "yes")
    assert all(early(world.table) for world in worlds(match))
    assert (None in redealt(match)) == bool(answers)


def test_a_finished_match_can_be_imagined_too() -> None:
    match = play(each=1)
    world = match.imagine(0, Random(1))
    assert world.over
    assert world.view(0) == match.view(0)
    assert world.outcome == match.outcome


def test_worlds_where_ones_question_would_be_another_are_not_imagined() -> None:
    def name(t: TinyTable) -> Script[None]:
        yield ask.one(0, "name", options(top(t)))

    match = play(name, each=0)
    assert {top(world.table) for world in worlds(match)} == {top(match.table)}


def test_worlds_where_the_table_would_wait_for_another_seat_are_not_imagined() -> None:
    def someone(t: TinyTable) -> Script[None]:
        yield ask.yes_no(1 if early(t) else 2, "go")

    match = early_top(someone)
    assert all(early(world.table) for world in worlds(match))


def test_worlds_where_ones_view_would_differ_are_not_imagined() -> None:
    class Loose(Tiny):
        """Deals even the cards the seat has seen anew."""

        def redeal(self, t: TinyTable, seat: Seat, known: TinyTable, rng: Randomness) -> bool:
            blind = known.copy()
            blind.seen = (0,) * len(blind.seen)
            return super().redeal(t, seat, blind, rng)

    match = Match(Loose(pause), 2)
    assert all(world.view(0) == match.view(0) for world in worlds(match))


def test_a_game_whose_redeal_never_fits_cannot_be_imagined() -> None:
    class Stuck(Tiny):
        def redeal(self, t: TinyTable, seat: Seat, known: TinyTable, rng: Randomness) -> bool:
            return False

    match = Match(Stuck(pause), 2)
    with unchanged(match), pytest.raises(CannotImagine, match="no world fits what seat 1 knows after 7 tries"):
        match.imagine(1, Random(1), tries=7)


def test_a_seat_that_is_not_at_the_table_imagines_nothing() -> None:
    with pytest.raises(WrongSeat):
        play(pause).imagine(3, Random(1))


# -- nothing true is carried ---------------------------------------------------------------------------------------


def tale(t: TinyTable) -> Script[None]:
    t.tell("once")
    yield ask.yes_no(0, "go")
    t.tell("twice")


def test_an_imagined_match_carries_no_deal_no_steps_and_no_log() -> None:
    match = play(tale, tale)
    match.answer(0, "yes")
    world = match.imagine(1, Random(1))
    assert world.deal is None
    assert world.steps == []
    assert [event.key for event in match.log()] == ["once", "twice", "once"]
    assert [event.key for event in world.log()] == ["once"]


def test_an_imagined_match_carries_the_talk_the_seat_heard_and_no_other() -> None:
    match = play(pause, players=3)
    match.answer(0, "yes")
    match.say(0, Statement("text", text="hello"))
    match.say(0, Statement("promise", 1))
    world = match.imagine(2, Random(1))
    assert world.heard(2) == match.heard(2)
    assert world.heard(1) == match.heard(2)
    world.say(2, Statement("text", text="and now?"))
    assert [said.moment for said in world.heard(2)] == [1, 1]


# -- chance --------------------------------------------------------------------------------------------------------


def dice(t: TinyTable) -> Script[None]:
    t.notes.append(f"{t.below(1000)}")
    yield ask.yes_no(0, "go")
    t.notes.append(f"{t.below(1000)}")
    yield ask.yes_no(0, "go")
    t.notes.append(f"{t.below(1000)}")


def test_chance_since_the_rest_point_replays_and_chance_to_come_differs() -> None:
    match = play(dice)
    match.answer(0, "yes")
    past = list(noted(match))
    imagined = worlds(match, times=10)
    assert all(noted(world) == past for world in imagined)
    for each in (match, *imagined):
        each.answer(0, "yes")
    assert len({noted(each)[2] for each in (match, *imagined)}) > 5
    assert [noted(world)[2] for world in imagined].count(noted(match)[2]) <= 1


def test_a_clone_of_an_imagined_match_is_equal_and_plays_the_same() -> None:
    match = play(dice, dice)
    match.answer(0, "yes")
    world = match.imagine(1, Random(1))
    twin = world.clone()
    assert snapshot(twin) == snapshot(world)
    for each in (world, twin):
        each.answer(0, "yes")
        each.answer(0, "yes")
    assert snapshot(twin) == snapshot(world)


def test_a_world_that_draws_more_often_than_the_truth_foresees_nothing_and_can_be_cloned() -> None:
    def gamble(t: TinyTable) -> Script[None]:
        rolls = yield ask.one(1, "rolls", (Option("none", 0), Option("four", 4)), secret=True)
        t.notes.extend(f"{t.below(10**6)}" for _ in range(rolls))
        yield ask.yes_no(0, "go")

    match = play(gamble)
    true_chance = match.table.copy()
    to_come = [f"{true_chance.below(10**6)}" for _ in range(4)]
    match.answer(1, "none")
    busy = [world for world in worlds(match) if noted(world)]
    assert busy
    for world in busy:
        assert not set(noted(world)) & set(to_come)
        assert snapshot(world.clone()) == snapshot(world)


def test_an_imagined_match_can_be_imagined_again_from_any_seat() -> None:
    match = play(dice, dice, each=1)
    match.answer(0, "yes")
    first = match.imagine(0, Random(1))
    second = first.imagine(1, Random(2))
    assert second.view(1) == first.view(1)
    assert noted(second) == noted(first)
    for each in (first, second):
        each.answer(0, "yes")
    assert noted(second)[2] != noted(first)[2]
    assert snapshot(second.clone()) == snapshot(second)


def test_the_same_random_source_imagines_the_same_worlds() -> None:
    match = play(pause, players=3, each=2)
    assert [world.table for world in worlds(match, times=5)] == [world.table for world in worlds(match, times=5)]


def reachable(start: object) -> dict[int, object]:
    """Everything that somebody who holds an object can get at, code and classes aside."""
    found: dict[int, object] = {}
    todo = [start]
    while todo:
        thing = todo.pop()
        if id(thing) not in found and not isinstance(thing, (type, ModuleType, FunctionType, BuiltinFunctionType)):
            found[id(thing)] = thing
            todo += gc.get_referents(thing)
    return found


def test_nothing_leads_from_an_imagined_match_to_the_true_one() -> None:
    def secretive(t: TinyTable) -> Script[None]:
        yield from pause(t)
        yield ask.sealed([ask.yes_no(seat, "vote", secret=True) for seat in range(t.players)])
        yield from pause(t)

    match = play(secretive, secretive, players=3, each=1)
    for seat, answer in ((0, "yes"), (0, "no"), (1, "yes"), (2, "no")):
        match.answer(seat, answer)
        match.say(seat, Statement("accuse", 0, "wolf"))
        found = reachable(match.imagine(0, Random(1)))
        mutable = [match, match.table, match._checkpoint, match._sent, match._sealed, match._log, match._steps]
        true: list[object] = [*mutable, match.deal, match.table.seed, match._script, match.table.events]
        assert not [thing for thing in true if id(thing) in found]
        with pytest.raises(TypeError):
            match.imagine(0, Random(1)).options["each"] = 2  # type: ignore[index]


@pytest.mark.parametrize("seat", [0, 1, TABLE])
def test_what_is_imagined_follows_from_what_the_seat_knows_and_from_chance(seat: Seat) -> None:
    match = play(pause, players=3, each=1)
    match.answer(0, "yes")
    true = [world.table for world in worlds(match, seat, 5)]
    # Whatever lies where: with the same knowledge and the same chance the same comes out, and tells nothing else.
    for world in worlds(match, seat, 20):
        assert [again.table for again in worlds(world, seat, 5)] == true


def test_a_card_on_the_open_pile_is_the_same_in_every_world() -> None:
    def discard(t: TinyTable) -> Script[None]:
        t.move(0, PILE)
        yield from ()

    match = play(discard, pause, each=0)
    assert {top(world.table) for world in worlds(match, seat=1)} == {top(match.table)}


def test_where_something_else_lies_on_an_imagined_table_given_answers_have_to_fit() -> None:
    def script(t: TinyTable) -> Script[None]:
        yield ask.one(0, "choose", options("a", "b") if t.points[1] else options("b", "c"))
        yield ask.one(1, "choose", options("a"))

    def scored(t: TinyTable) -> None:
        t.points = [0, 1]

    match = play(script)
    match.answer(0, "b")
    world = match.imagine(0, Random(1))
    assert world.varied(0, lambda t: None) is not None
    match = play(script)
    match.answer(0, "c")
    assert match.imagine(0, Random(1)).varied(0, scored) is None
