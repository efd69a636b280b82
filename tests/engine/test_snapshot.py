"""Matches written as bytes at any moment, and going on from them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any
from zlib import crc32

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.tiny_game import HANDS, Tiny, TinyTable, noted, options, play, unchanged
from tests.engine.tiny_game import snapshot as known

from penombre.engine import (
    CLOCK,
    TABLE,
    Ask,
    BadTranscript,
    Deal,
    Match,
    Option,
    Script,
    Statement,
    Transcript,
    UnknownVersion,
    ask,
    mask,
    restored,
    snapshot,
)

PLACES = ("format", "format_version", "game", "version", "checksum", "body")


def turn(t: TinyTable) -> Script[None]:
    """Each seat shows a card, writes down a secret and shares tokens; then one is quickest, and all vote in secret."""
    for seat in range(t.players):
        card = yield ask.card(seat, "show", t.cards(HANDS[seat]), t)
        t.show(card)
        t.whisper(mask(seat), "thought", face=t.faces[card])
        secret = yield ask.one(seat, "secret", options("red", "blue"), secret=True)
        t.notes.append(secret)
        tokens = yield ask.several(seat, "share", options("red", "blue"), 0, 3, repeat=True)
        name = yield ask.text(seat, "name", 8)
        t.tell_apart("shown", {seat: {"secret": secret}}, seat=seat, face=t.faces[card], tokens=tokens, name=name)
        first, _ = yield ask.race([ask.yes_no(other, "buzz") for other in range(t.players)])
        votes = yield ask.sealed([ask.yes_no(other, "vote", secret=True) for other in range(t.players)])
        t.points[seat] += sum(votes.values()) + t.below(3)
        t.tell("counted", first=first, votes=votes, rows=[(1, "a"), [2, ("b",)]], none=None)


GAME = Tiny(turn, turn)


def played(answers: int | None = None, seed: int = 1) -> Match[TinyTable]:
    """A match played at random, with a word now and then: to its end, or for some answers."""
    match = Match(GAME, 3, {"each": 2, "roles": ("wolf",)}, Deal(b"secret", {0: "a", 2: "é"}))
    go_on(match, Random(seed), answers)
    return match


def go_on(match: Match[TinyTable], rng: Random, answers: int | None = None) -> None:
    while not match.over and answers != 0:
        question = rng.choice(match.asks())
        match.answer(question.seat, question.random_answer(rng.randrange))
        if rng.random() < 0.2:
            kind = rng.choice(["claim", "promise", "text"])
            match.say(question.seat, Statement(kind, rng.randrange(match.players), text="voilà"))
        answers = None if answers is None else answers - 1


def everything(match: Match[TinyTable]) -> tuple[Any, ...]:
    """All that the tests of the kernel compare, and what a snapshot has to carry besides."""
    seats = (*range(match.players), TABLE)
    heard = [(match.heard(seat), match.events(seat), match.ask_for(seat)) for seat in seats]
    return known(match), heard, match.said, match.deal, dict(match.options), match.settled, match.standing()


# -- there and back ------------------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 60), st.integers())
def test_any_match_at_any_moment_comes_back_and_plays_on_alike(answers: int, seed: int) -> None:
    match = played(answers, seed)
    twin = restored(GAME, snapshot(match))
    assert everything(twin) == everything(match)
    go_on(match, Random(seed))
    go_on(twin, Random(seed))
    assert everything(twin) == everything(match)


def test_a_match_can_be_kept_and_restored_over_and_over() -> None:
    match, twin = played(0), played(0)
    moves, same_moves = Random(4), Random(4)
    while not match.over:
        go_on(match, moves, 1)
        twin = restored(GAME, snapshot(twin))
        go_on(twin, same_moves, 1)
    assert everything(twin) == everything(match)


def test_a_finished_match_comes_back_with_its_outcome() -> None:
    match = played()
    twin = restored(GAME, snapshot(match))
    assert twin.over and twin.outcome == match.outcome is not None


def test_a_restored_match_has_the_transcript_of_the_whole_match() -> None:
    match = played(20)
    twin = restored(GAME, snapshot(match))
    assert Transcript.of(twin).encode() == Transcript.of(match).encode()
    assert len(twin.steps) > 20


def test_what_was_told_keeps_its_tuples_and_lists_apart() -> None:
    def show(t: TinyTable) -> Script[None]:
        t.tell("rows", rows=[(1, "a"), [2, ("b", ())]], by_seat={0: (1, 2)}, pairs={(0, 1): "x"}, half=0.5)
        yield from ()

    match = play(show, turn, each=1)
    assert repr(restored(match.ruleset, snapshot(match)).log()) == repr(match.log())


def test_who_heard_what_is_kept() -> None:
    match = play(turn, players=3, each=1)
    match.say(0, Statement("promise", 1, text="for you alone"))
    twin = restored(match.ruleset, snapshot(match))
    assert [len(twin.heard(seat)) for seat in (0, 1, 2, TABLE)] == [1, 1, 0, 0]


def test_sealed_answers_stay_closed_and_count_when_the_seal_is_opened() -> None:
    def vote(t: TinyTable) -> Script[None]:
        votes = yield ask.sealed([ask.one(seat, "vote", options("up", "down")) for seat in range(t.players)])
        t.notes.extend(f"{seat} {vote}" for seat, vote in votes.items())

    match = play(vote, players=3)
    match.answer(2, "up")
    match.answer(0, "down")
    twin = restored(match.ruleset, snapshot(match))
    assert [each.seat for each in twin.asks()] == [1]
    twin.answer(1, "up")
    assert noted(twin) == ["0 DOWN", "1 UP", "2 UP"]


def test_an_answer_that_opened_a_seal_before_all_were_in_opens_it_again() -> None:
    def talk(t: TinyTable) -> Script[None]:
        clock = Ask(CLOCK, "time", (Option("time_up"),))
        answers = options("stop", "go")
        asks = [*(Ask(seat, "talk", answers) for seat in range(t.players)), clock]
        for _ in range(2):
            t.notes.append(str((yield ask.sealed(asks, opening=("stop", "time_up")))))

    match = play(talk, players=3)
    for seat, answer in ((2, "go"), (1, "stop"), (0, "go")):
        match.answer(seat, answer)
    twin = restored(match.ruleset, snapshot(match))
    assert everything(twin) == everything(match)
    assert noted(twin) == ["{1: 'STOP', 2: 'GO'}"]
    twin.answer(CLOCK, "time_up")
    assert noted(twin) == ["{1: 'STOP', 2: 'GO'}", f"{{0: 'GO', {CLOCK}: None}}"]


def test_secret_answers_come_back_as_they_were_given() -> None:
    for seed in range(20):
        match = played(2, seed)
        assert noted(restored(GAME, snapshot(match))) == noted(match) != []


def test_a_restored_match_goes_its_own_way() -> None:
    match = played(12)
    data = snapshot(match)
    twin = restored(GAME, data)
    with unchanged(match):
        go_on(twin, Random(1))
    assert everything(restored(GAME, data)) == everything(match)


def test_keeping_a_match_changes_nothing() -> None:
    match = played(12)
    with unchanged(match):
        snapshot(match)


def test_a_fault_in_a_rule_after_a_restore_is_undone_to_where_the_match_was_kept() -> None:
    def walk(t: TinyTable) -> Script[None]:
        for _ in range(3):
            way = yield ask.one(0, "way", options("left", "down"))
            t.points[0] += 1 // (way == "LEFT")

    match = play(walk)
    match.answer(0, "left")
    twin = restored(match.ruleset, snapshot(match))
    with unchanged(twin), pytest.raises(ZeroDivisionError):
        twin.answer(0, "down")
    assert everything(twin) == everything(match)


def test_the_options_of_a_restored_match_cannot_be_changed() -> None:
    match = restored(GAME, snapshot(played(0)))
    with pytest.raises(TypeError):
        match.options["each"] = 0  # type: ignore[index]


# -- matches that are not played from their deal -------------------------------------------------------------------


def test_a_restored_match_imagines_what_its_original_does() -> None:
    match = played(14)
    twin = restored(GAME, snapshot(match))
    assert known(twin.imagine(1, Random(5))) == known(match.imagine(1, Random(5)))


def test_an_imagined_match_can_be_kept_too_with_what_is_said_in_it() -> None:
    match = played(14)
    world = match.imagine(1, Random(5))
    assert world.said
    world.say(0, Statement("text", text="dreaming"))
    twin = restored(GAME, snapshot(world))
    assert everything(twin) == everything(world)
    assert [step.said and step.said.text for step in twin.steps] == ["dreaming"]
    assert twin.deal is None


def test_a_match_that_goes_on_from_a_table_can_be_kept_without_a_deal() -> None:
    match = Match.at(GAME, played(0).table)
    match.answer(0, match.asks()[0].options[0].id)
    twin = restored(GAME, snapshot(match))
    assert everything(twin) == everything(match)
    assert twin.deal is None


# -- bytes that are no snapshot ------------------------------------------------------------------------------------


def changed(data: bytes, place: str, value: Any) -> bytes:
    """A snapshot with one part of its head replaced."""
    head = msgspec.msgpack.decode(data)
    head[PLACES.index(place)] = value
    return msgspec.msgpack.encode(head)


def rewritten(data: bytes, change: Callable[[list[Any]], None]) -> bytes:
    """A snapshot with another content, and the checksum of that."""
    body = msgspec.msgpack.decode(msgspec.msgpack.decode(data)[PLACES.index("body")])
    change(body)
    written = msgspec.msgpack.encode(body)
    return changed(changed(data, "body", written), "checksum", crc32(written))


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "not a Pénombre snapshot: Input data was truncated"),
        (b"hello", "not a Pénombre snapshot"),
        (b"\xff", "not a Pénombre snapshot"),
        (b"\x91" * 100_000, "not a Pénombre snapshot"),
        (msgspec.msgpack.encode({}), "not a Pénombre snapshot: Expected `array`"),
        (msgspec.msgpack.encode(["chess", 1]), "its format is 'chess', expected 'penombre-snapshot'"),
        (msgspec.msgpack.encode(["penombre-snapshot", 1]), "damaged snapshot: Expected `array` of at least length"),
        (Transcript.of(played(3)).encode(), "not a Pénombre snapshot"),
    ],
)
def test_bytes_that_are_no_snapshot_are_refused(data: bytes, complaint: str) -> None:
    with pytest.raises(BadTranscript, match=complaint):
        restored(GAME, data)


def test_a_snapshot_with_any_byte_changed_or_missing_is_refused() -> None:
    data = snapshot(played(20))
    for place in range(len(data)):
        damaged = data[:place] + bytes([data[place] ^ 1 << place % 8]) + data[place + 1 :]
        for each in (damaged, data[:place]):
            with pytest.raises((BadTranscript, UnknownVersion)):
                restored(GAME, each)


def test_another_content_is_caught_by_the_checksum() -> None:
    with pytest.raises(BadTranscript, match="damaged snapshot: its checksum is not that of its content"):
        restored(GAME, changed(snapshot(played(3)), "body", b"\x90"))


def test_a_snapshot_of_another_game_is_refused_with_both_names() -> None:
    with pytest.raises(UnknownVersion, match="this is a snapshot of 'go', not of tiny"):
        restored(GAME, changed(snapshot(played(3)), "game", "go"))


def test_a_snapshot_of_another_version_is_refused_with_both_numbers() -> None:
    with pytest.raises(UnknownVersion, match="written by version 2 of tiny; this Pénombre has version 3"):
        restored(GAME, changed(snapshot(played(3)), "version", 2))


def test_a_snapshot_in_another_format_is_refused_whatever_follows() -> None:
    with pytest.raises(UnknownVersion, match="in format 2; this Pénombre reads format 1"):
        restored(GAME, msgspec.msgpack.encode(["penombre-snapshot", 2, {"new": "ways"}]))


def test_a_table_that_has_other_fields_now_is_refused_though_the_version_is_the_same() -> None:
    class WiderTable(TinyTable, kw_only=True):
        more: int = 0

    class Wider(Tiny):
        def setup(self, players: int, options: Any, seed: bytes) -> TinyTable:
            plain = super().setup(players, options, seed)
            return WiderTable(**{name: getattr(plain, name) for name in plain.__struct_fields__})

    with pytest.raises(UnknownVersion, match="another table than the WiderTable of this Pénombre"):
        restored(Wider(turn, turn), snapshot(played(3)))
    match = Match(Wider(turn, turn), 2, {"each": 1})
    assert type(restored(match.ruleset, snapshot(match)).table) is WiderTable


def test_a_content_of_another_kind_is_damaged() -> None:
    with pytest.raises(BadTranscript, match="damaged snapshot: Expected `int`, got `str`"):
        restored(GAME, rewritten(snapshot(played(3)), lambda body: body.__setitem__(0, "three")))


def test_options_that_cannot_be_played_are_refused() -> None:
    with pytest.raises(BadTranscript, match="does not lead to a match of tiny: tiny has no option 'speed'"):
        restored(GAME, rewritten(snapshot(played(3)), lambda body: body.__setitem__(1, {"speed": 9})))


# -- rules that changed and kept their version ---------------------------------------------------------------------


def fork(t: TinyTable) -> Script[None]:
    for _ in range(2):
        yield ask.one(0, "way", options("left", "right"))


def vote(t: TinyTable) -> Script[None]:
    yield ask.sealed([ask.yes_no(seat, "vote") for seat in range(t.players)])


def vote_of_one(t: TinyTable) -> Script[None]:
    yield ask.sealed([ask.yes_no(0, "vote")])


def lift(t: TinyTable) -> Script[None]:
    yield ask.one(0, "way", options("up", "down"))


def short(t: TinyTable) -> Script[None]:
    yield ask.one(0, "way", options("left", "right"))


def faulty(t: TinyTable) -> Script[None]:
    yield ask.one(0, "way", options("left"))
    raise LookupError("no such way")


@pytest.mark.parametrize(
    ("before", "seat", "answer", "after", "complaint"),
    [
        (fork, 0, "left", lift, "'left' does not answer way; expected one of: up, down"),
        (fork, 0, "left", vote, "in this world others are asked"),
        (fork, 0, "left", short, "in this world the script ends before the answers do"),
        (fork, 0, "left", faulty, "no such way"),
        (vote, 1, "yes", fork, "seat 1 is not asked anything sealed"),
        (vote, 1, "yes", vote_of_one, "seat 1 is not asked anything sealed"),
    ],
)
def test_answers_that_do_not_fit_the_rules_any_more_are_refused(
    before: Callable[[TinyTable], Script[None]],
    seat: int,
    answer: str,
    after: Callable[[TinyTable], Script[None]],
    complaint: str,
) -> None:
    match = play(before)
    match.answer(seat, answer)
    with pytest.raises(BadTranscript, match=f"this snapshot does not lead to a match of tiny: {complaint}"):
        restored(Tiny(after), snapshot(match))
