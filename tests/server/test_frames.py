from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from random import Random
from typing import Any

import msgspec
import pytest
from tests.conftest import Covered
from tests.depth import Depth
from tests.server.harness import changed
from tests.server.redealt_frames import (
    NOW,
    Compared,
    Leak,
    check_match,
    events_of,
    given,
    holds_answers,
    record_of,
    shown,
    something_said,
)
from tests.toys.honest import HurriedBallot, Interruptible, OpenBallot
from tests.toys.lanterns import Lanterns

from penombre import wire
from penombre.engine import (
    EVERYBODY,
    TABLE,
    Ask,
    Event,
    Match,
    Race,
    Ruleset,
    Said,
    Script,
    Sealed,
    Seat,
    Spoken,
    Statement,
)
from penombre.games import RULESETS
from penombre.games.dc_spyfall import catalogue as spyfall
from penombre.games.dc_spyfall import claiming, talking
from penombre.games.dc_spyfall.table import Claim, Declaration, Exchange, SpyfallTable
from penombre.games.rose_noire import actions as rose_actions
from penombre.games.rose_noire import catalogue as rose
from penombre.games.rose_noire import day as rose_day
from penombre.games.rose_noire import events, night, sextines
from penombre.games.rose_noire import reveal as rose_reveal
from penombre.games.rose_noire.table import RoseNoireTable
from penombre.games.tokyo_ghoul import actions, support
from penombre.games.tokyo_ghoul.catalogue import AREAS, TYPES
from penombre.games.tokyo_ghoul.table import TokyoGhoulTable
from penombre.server.match import frames as module
from penombre.server.match import match_log, pace
from penombre.server.match.frames import Frames
from penombre.server.match.match_log import Answered, Closed, Held, Record, Spoke, Started
from penombre.testing.random_player import random_answer, random_step

TOYS: list[Ruleset[Any]] = [Lanterns(), OpenBallot(), HurriedBallot(), Interruptible()]
"""Races, whispers, clocks and talk that not all hear: what a game may have one day."""
GAMES = [*RULESETS.values(), *TOYS]


@pytest.fixture(autouse=True)
def every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records of any of these games can be made."""
    monkeypatch.setattr(match_log, "RULESETS", {ruleset.id: ruleset for ruleset in GAMES})


def _started(ruleset: Ruleset[Any], rng: Random) -> Record:
    players = rng.choice(ruleset.players)
    nobody = ("",) * players
    options: dict[str, Any] = ruleset.sample_options(players, rng)
    secret = rng.randbytes(32).hex()
    return Record(Started(ruleset.id, ruleset.version, players, options, secret, {}, nobody, nobody, nobody), 0)


# -- frames tell all that the engine shows, and no more ----------------------------------------------------------------


class Reader:
    """Somebody who folds frames together."""

    def __init__(self, full: bytes) -> None:
        whole = msgspec.json.decode(full)
        self.seq = whole["seq"]
        self.known = {name: whole[name] for name in ("public", "private", "told", "question", "waiting", "over")}

    def take(self, before: int, frame: bytes) -> None:
        step = msgspec.json.decode(frame)
        assert before == step["after"] == self.seq
        self.seq = step["seq"]
        self.known["public"] = changed(self.known["public"], step["public"])
        if step["private"]:
            self.known["private"] = changed(self.known["private"], step["private"])
        self.known["told"] += step["told"]
        self.known |= {name: step[name] for name in ("question", "waiting", "over")}


@pytest.mark.parametrize("ruleset", GAMES, ids=lambda ruleset: type(ruleset).__name__)
@pytest.mark.parametrize("seed", range(6))
def test_folded_frames_are_what_the_engine_shows_however_lines_are_batched(
    ruleset: Ruleset[Any], seed: int, depth: Depth, covered: Covered
) -> None:
    rng = Random(f"folded {depth.seed + seed}")
    record = _started(ruleset, rng)
    seats = (*range(record.match.players), TABLE)
    frames = Frames(record, readers=seats)
    readers = {seat: Reader(frames.full(seat, NOW, "match")) for seat in seats}
    folded = 0
    while not record.match.over:
        for _ in range(rng.choice((1, 1, 2, 5))):
            if not record.match.over:
                record.apply(_line(record, rng), 0)
                frames.advance()
        for seat, (before, frame) in frames.step(seats, NOW).items():
            readers[seat].take(before, frame)
            folded += 1
        for seat, reader in readers.items():
            known, expected = dict(reader.known), shown(record, seat)
            told = known.pop("told")
            assert events_of(told) == expected.pop("events")
            assert [one for one in told if one["type"] == "said"] == expected.pop("said")
            assert known == expected
            assert reader.seq == frames.seqs[seat]
    covered("frames folded", folded)


def _line(record: Record, rng: Random) -> Answered | Held | Closed | Spoke:
    """Anything that may come next; answers are held wherever they may be."""
    if rng.random() < 0.1 and (spoken := something_said(record.match, rng)) is not None:
        return spoken
    asks = record.unanswered()
    if record.held and all(ask.optional for ask in asks):
        return Closed()
    ask = rng.choice(asks)
    return given(record, ask.seat, random_answer(ask, rng))


@pytest.mark.parametrize("ruleset", GAMES, ids=lambda ruleset: type(ruleset).__name__)
def test_numbers_and_frames_are_the_same_in_whatever_order_answers_are_kept_back(
    ruleset: Ruleset[Any], depth: Depth, covered: Covered
) -> None:
    rng = Random(f"orders {depth.seed}")
    windows, most = 0, depth.of(test=60, soak=10_000)
    for _ in range(depth.of(test=10, soak=40)):
        record = _started(ruleset, rng)
        while not record.match.over and windows < most:
            if holds_answers(record) and not record.held:
                windows += 1
                answers = {ask.seat: random_answer(ask, rng) for ask in record.match.asks()}
                kept = {seat: answer for seat, answer in answers.items() if record.can_be_held(seat, answer)}
                _check_orders(record, kept, rng)
            record.apply(_line(record, rng), 0)
    assert windows > 10
    covered("windows answered in several orders", windows)


def _check_orders(record: Record, kept: dict[Seat, Any], rng: Random) -> None:
    streams = []
    for _ in range(3):
        twin, _ = Record.restored(record.snapshot({}).body)
        seats = (*range(twin.match.players), TABLE)
        frames = Frames(twin, readers=seats)
        order = list(kept)
        rng.shuffle(order)
        stream: dict[Seat, list[bytes]] = {seat: [] for seat in seats}
        lines: list[Held | Closed] = [Held(seat, kept[seat]) for seat in order]
        for line in (*lines, Closed()):
            twin.apply(line, 0)
            frames.advance()
            for seat, (_, frame) in frames.step(seats, NOW).items():
                stream[seat].append(frame)
                assert isinstance(line, Closed) or seat == line.seat, "others hear nothing before the end"
        streams.append(stream)
    assert streams[0] == streams[1] == streams[2]


# -- nobody's frames depend on what they may not know -----------------------------------------------------------------


@pytest.mark.parametrize("ruleset", GAMES, ids=lambda ruleset: type(ruleset).__name__)
def test_frames_are_the_same_to_the_byte_in_every_deal_a_reader_could_be_in(
    ruleset: Ruleset[Any], depth: Depth, covered: Covered
) -> None:
    compared = Compared()
    wanted, matches = depth.of(test=150, soak=2000), depth.of(test=1, soak=20)
    held = 0 if isinstance(ruleset, (OpenBallot, HurriedBallot)) else depth.of(test=1, soak=20)
    number = 0
    while number < matches or compared.full < wanted or compared.steps < wanted or compared.held < held:
        share = _share(ruleset) * depth.of(test=0.25, soak=1.0)
        check_match(ruleset, f"frames {depth.seed} {number}", share=share, compared=compared)
        number += 1
        assert number < 20 * wanted, f"so many matches without anything to compare: {compared}"
    assert compared.tally.different > 0.4 * compared.full, "the deals do differ"
    covered("frames compared in re-dealt worlds", compared.full + compared.steps)


class _WaitingTellsWhoIsMissing(Frames):
    def _shared(self, waiting: tuple[Seat, ...], clock: wire.Clock | None) -> bytes:
        return super()._shared(tuple(ask.seat for ask in self.record.unanswered()), clock)


class _NumbersCountHiddenLines(Frames):
    def advance(self) -> None:
        super().advance()
        for seat in self.seqs:
            self.seqs[seat] = self.record.head


class _EventsTellEverything(Frames):
    def _told(self, one: Event | tuple[int, Said], seat: Seat, ready: dict[int, bytes]) -> bytes:
        if isinstance(one, Event) and one.private:
            one = Event(one.key, {**one.public, **{str(who): told for who, told in one.private.items()}})
        return super()._told(one, seat, {})


class _WhispersAreHeard(Frames):
    def step(self, readers: Collection[Seat], clock: wire.Clock | None) -> dict[Seat, tuple[int, bytes]]:
        events = [msgspec.json.encode(event) for event in self.record.match.log(self._log_at)]
        told = super().step(readers, clock)
        return {seat: (before, b"".join((frame, *events))) for seat, (before, frame) in told.items()}


class _QuestionsOfTheNeighbour(Frames):
    def _question(self, seat: Seat) -> bytes:
        return super()._question((seat + 1) % self.record.match.players)


class _RolesOfAll(Frames):
    def full(self, seat: Seat, clock: wire.Clock | None, match_id: str) -> bytes:
        match = self.record.match
        hidden = [match.view(other).private for other in range(match.players)]
        return super().full(seat, clock, match_id) + msgspec.json.encode(hidden)


class _StepsOfAll(Frames):
    def step(self, readers: Collection[Seat], clock: wire.Clock | None) -> dict[Seat, tuple[int, bytes]]:
        told = super().step(readers, clock)
        hidden = msgspec.json.encode(self.record.match.view(0).private)
        return {seat: (before, frame[:-2] + hidden) for seat, (before, frame) in told.items()}


@pytest.mark.parametrize(
    "leaky",
    [
        _WaitingTellsWhoIsMissing,
        _NumbersCountHiddenLines,
        _EventsTellEverything,
        _WhispersAreHeard,
        _QuestionsOfTheNeighbour,
        _RolesOfAll,
        _StepsOfAll,
    ],
)
def test_frames_that_tell_too_much_are_found_out(leaky: type[Frames]) -> None:
    with pytest.raises(Leak):
        _check_all(leaky)


def test_frames_whose_length_tells_something_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_padded", lambda frame, length: frame)
    with pytest.raises(Leak, match="length"):
        _check_all(Frames)


def test_frames_whose_length_tells_something_only_now_and_then_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_padded_length", lambda public, room: -(-public // module.STEP) * module.STEP)
    with pytest.raises(Leak, match="length"):
        _check_all(Frames)


def test_a_question_that_lasts_longer_for_some_hidden_fact_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "seconds", lambda match, pace: float(len(set(match.table.faces[:3]))))
    with pytest.raises(Leak, match="end of the question"):
        _check_all(Frames)


def test_a_ceremony_that_takes_longer_for_some_hidden_fact_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ceremony", lambda match, event, tempo: len(msgspec.json.encode(event.private)))
    with pytest.raises(Leak, match="the frame of seat"):
        _check_all(Frames)


def test_what_one_seat_learns_and_everybody_waits_for_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def staged(match: Match[Any], since: int) -> float:
        told = [event for event in match.log(since) if event.private or event.audience != EVERYBODY]
        return float(len(msgspec.json.encode(told)))

    monkeypatch.setattr(pace, "ceremonies", staged)
    with pytest.raises(Leak, match="end of the next question"):
        _check_all(Frames)


def _check_all(make: type[Frames]) -> None:
    for number in range(20):
        for ruleset in GAMES:
            check_match(ruleset, f"leaks {number}", make, _share(ruleset))


def _share(ruleset: Ruleset[Any]) -> float:
    """At which share of the decisions frames are compared: toys have few of them."""
    return 0.2 if ruleset.id in RULESETS else 1.0


# -- room for secrets --------------------------------------------------------------------------------------------------


@pytest.fixture
def tight(monkeypatch: pytest.MonkeyPatch) -> None:
    """A frame that does not fit into its room fails."""
    padded = module._padded

    def fits(frame: bytes, length: int) -> bytes:
        assert len(frame) <= length, f"{len(frame)} bytes, and there is room for {length}"
        return padded(frame, length)

    monkeypatch.setattr(module, "_padded", fits)


@pytest.mark.usefixtures("tight")
@pytest.mark.parametrize("ruleset", GAMES, ids=lambda ruleset: type(ruleset).__name__)
def test_every_frame_of_short_and_long_matches_fits_into_its_room(ruleset: Ruleset[Any]) -> None:
    rng = Random("room")
    for number in range(16):
        record = _started(ruleset, rng)
        seats = (*range(record.match.players), TABLE)
        frames = Frames(record, readers=seats)
        while not record.match.over:
            ask = rng.choice(record.unanswered())
            lasting = number % 2 and ask.default is not None and rng.random() < 0.7
            record.apply(Answered(ask.seat, ask.default if lasting else random_answer(ask, rng)), 0)  # type: ignore[arg-type]
            frames.advance()
            frames.step(seats, NOW)
            if rng.random() < 0.1:
                for seat in seats:
                    frames.full(seat, NOW, "match")


def _tokyo_ghoul() -> TokyoGhoulTable:
    """A table of eight with both variants, in the middle of an interrogation."""
    ruleset = RULESETS["tokyo_ghoul"]
    table: TokyoGhoulTable = Match(ruleset, 8, {"masque": True, "soutien": True}, 1).table
    table.active, table.target = 0, 7
    return table


def _longest_exchange() -> Ask:
    table = _tokyo_ghoul()
    first, second, third, *_ = sorted(TYPES, key=len, reverse=True)
    for seat in (0, 7):
        table.deal_hand(seat, (first, second, third), first)
    table.shown = tuple(table.hand_cards(7))
    return _asked_by(actions.interrogation_exchange(table))


def _longest_removal() -> Ask:
    """All forty tokens lie on other areas; what is left out are the shortest names."""
    table = _tokyo_ghoul()
    shortest = min(range(len(AREAS)), key=lambda area: len(AREAS[area]))
    table.areas = (tuple(int(area != shortest) for area in range(len(AREAS))),) * 8
    table.tokens = (5,) * 8
    return _asked_by(actions.cover_remove(table))


def _longest_support() -> Ask:
    return _asked_by(support.support_action(_tokyo_ghoul()))


def _asked_by(script: Script[None] | None) -> Ask:
    assert script is not None
    asking = next(script)
    assert isinstance(asking, Ask)
    return asking


def _rose_noire() -> RoseNoireTable:
    """A table of three, where roles may be shown, with all bonus cards, in the second Turn and all suspects alive."""
    options = {"rector": "seat", "accomplices": "random", "bonus": "custom", "bonus_cards": rose.BONUS}
    table: RoseNoireTable = Match(RULESETS["rose_noire"], 3, options, 1).table
    table.turn, table.phase, table.active = 2, "lumines", 1
    table.ballots, table.changes = ((),) * 3, (0,) * 3
    return table


def _with_hand(seat: Seat, faces: list[str]) -> RoseNoireTable:
    """That table, and somebody who holds such cards, as many as there are."""
    table = _rose_noire()
    for card in table.hand_cards(seat):
        table.move(card, table.box)
    found = dict(zip(table.faces, range(len(table.faces)), strict=True))
    for face in faces:
        if face in found:
            table.move(found[face], table.hand_zone(seat))
    return table


def _longest_day() -> Ask:
    """Every Action there is in one hand; nobody was Investigated."""
    table = _with_hand(1, [*rose_actions.ACTIONS])
    table.owed = True
    return rose_reveal.besides(_asked_by(rose_day.day(table)))


def _longest_penance() -> Ask:
    """The same, and every Action is refused."""
    table = _with_hand(1, [*rose_actions.ACTIONS])
    table.owed, table.penance = True, 1 << 1
    return rose_reveal.besides(_asked_by(rose_day.day(table)))


def _longest_targets() -> Ask:
    table = _with_hand(1, ["confession"])
    (table.playing,) = table.hand_cards(1)
    table.returned = ("confession",)
    return rose_reveal.besides(_asked_by(rose_actions.action_targets(table)))


def _longest_gift() -> Ask:
    """All Proofs and Actions in one hand: no table has so many."""
    faces = [face for face, card in rose.CARDS.items() if card.type in (rose.PROOF, rose.ACTION)]
    options = tuple([rose_actions.give_option(face) for face in faces if face != "pacte_de_confiance"])
    return rose_reveal.besides(Ask(1, "pact_give", options, {"target": 2}, pace="react"))


def _longest_ballot() -> Ask:
    script = sextines.ballots(_rose_noire())
    assert script is not None
    race = next(script)
    assert isinstance(race, Race)
    return race.asks[1]


def _longest_night() -> Ask:
    table = _rose_noire()
    table.fury = True
    seal = next(night.night_possessed(table))
    assert isinstance(seal, Sealed)
    return seal.asks[1]


def _longest_night_of_the_rector() -> Ask:
    table = _rose_noire()
    table.moonless = table.night_met = True
    return _asked_by(night.night_rector(table))


def _longest_register() -> Ask:
    """All Events and Goals but the Register lie in the discard."""
    table = _rose_noire()
    for card, face in enumerate(table.faces):
        if rose.TYPE_OF.get(face) in (rose.EVENT, rose.GOAL):
            table.move(card, table.rector_discard)
    return _asked_by(events.register_pick(table))


def _spyfall(ability: str, joker: Seat, asker: Seat = 0) -> SpyfallTable:
    """A table of eight with all modules, whose clock runs; somebody holds an ability, and somebody is the Joker."""
    modules = dict.fromkeys(spyfall.MODULES, True)
    match = Match(RULESETS["dc_spyfall"], 8, {**modules, "clock_mode": "realtime"}, 1)
    for seat in range(8):
        match.answer(seat, "look_done")
    table: SpyfallTable = match.table.copy()
    for seat in range(8):
        card, own = table.zones[seat][0], table.zones[8 + seat][0]
        table.set_faces({card: "joker" if seat == joker else table.bag})
        table.set_faces({own: ability if seat == joker else "secret_identity"})
    table.asker, table.last_asker, table.resume, table.left = asker, 7, "ask", 0
    return table


def _raced(script: Script[None], seat: Seat) -> Ask:
    race = next(script)
    assert isinstance(race, Race)
    return race.asks[seat]


def _longest_question() -> Ask:
    return _raced(talking.asking(_spyfall("neighbourhood_watch", 0)), 0)


def _longest_answer() -> Ask:
    """An answer to two hundred of the longest characters, which could be sent on by Boom Tube."""
    table = _spyfall("boom_tube", 0)
    table.exchanges = (Exchange(7, 0, Spoken(text="\U0001f987" * spyfall.LONGEST_TEXT), 0),)
    return _raced(talking.answering(table), 0)


def _longest_claim() -> Ask:
    table = _spyfall("secret_identity", 0)
    table.claim = Claim(0)
    return _asked_by(claiming.joker_claim(table))


def test_the_most_that_anybody_may_do_besides_listening_fits_into_the_room_of_its_pace() -> None:
    for ability in spyfall.ABILITIES:
        for accused in (0, 0b11111111):
            table = _spyfall(ability, 3)
            table.accused = accused
            ask = _raced(talking.asking(table), 3)
            assert ask.optional
            length = len(msgspec.json.encode(module.question(ask, 9999)))
            assert length <= RULESETS["dc_spyfall"].sizes[ask.pace]


@pytest.mark.usefixtures("tight")
def test_the_joker_is_told_neither_from_heroes_nor_from_spectators_by_how_long_frames_are() -> None:
    """Everybody has spent the accusation and the declaration: the Joker alone may still do something."""
    rulesets: Ruleset[Any] = RULESETS["dc_spyfall"]
    for joker in (3, 5):
        table = _spyfall("secret_identity", joker)
        table.accused = 0b11111111
        table.declarations = tuple([Declaration(seat, open=False) for seat in range(8)])
        table.todo = ("ask",)
        match = Match.at(rulesets, table, {**dict.fromkeys(spyfall.MODULES, True), "clock_mode": "realtime"})
        asked = [seat for seat in range(8) if match.ask_for(seat) is not None]
        assert asked == [0, joker]
        seats = (*range(8), TABLE)
        frames = Frames(record_of(match, ()), readers=seats)
        assert len({len(frames.full(seat, NOW, "match")) for seat in seats}) == 1
        before = frames.full(1, NOW, "match"), frames.full(TABLE, NOW, "match")
        for line in (Answered(31, "1000"), Answered(0, ("seat-1", "generic_1"))):
            frames.record.apply(line, 0)
            frames.advance()
        steps = frames.step(seats, NOW)
        assert len({len(frame) for _, frame in steps.values()}) == 1
        if joker == 3:
            here = before, steps[1], steps[TABLE]
        else:
            assert ((before, steps[1], steps[TABLE])) == here, "others cannot tell who may still do something"


@pytest.mark.parametrize(
    ("game", "longest"),
    [
        ("dc_spyfall", _longest_question),
        ("dc_spyfall", _longest_answer),
        ("dc_spyfall", _longest_claim),
        ("tokyo_ghoul", _longest_exchange),
        ("tokyo_ghoul", _longest_removal),
        ("tokyo_ghoul", _longest_support),
        ("rose_noire", _longest_day),
        ("rose_noire", _longest_penance),
        ("rose_noire", _longest_targets),
        ("rose_noire", _longest_gift),
        ("rose_noire", _longest_ballot),
        ("rose_noire", _longest_night),
        ("rose_noire", _longest_night_of_the_rector),
        ("rose_noire", _longest_register),
    ],
)
def test_the_longest_questions_there_can_be_fit_into_the_room_of_their_pace(
    game: str, longest: Callable[[], Ask]
) -> None:
    ask = longest()
    length = len(msgspec.json.encode(module.question(ask, 9999)))
    assert module.ROOM_FOR_QUESTION < length <= RULESETS[game].sizes[ask.pace]


def test_what_grows_through_a_match_of_la_rose_noire_is_sent_once() -> None:
    """Deeds and notes, of which there may be hundreds, go out as what is new in them."""
    rng = Random("grows")
    record = _started(RULESETS["rose_noire"], rng)
    seats = (*range(record.match.players), TABLE)
    frames = Frames(record, readers=seats)
    grown: Counter[str] = Counter()
    while not record.match.over and record.match.table.game == 1:
        record.apply(Answered(*random_step(record.match, rng)), 0)
        frames.advance()
        for _, frame in frames.step(seats, NOW).values():
            step = msgspec.json.decode(frame)
            for name, value in (("deeds", step["public"]), ("notes", step["private"])):
                grown[f"{name}+"] += f"{name}+" in value
                grown[name] += name in value
    assert grown["deeds"] <= len(seats) and grown["notes"] <= len(seats), "the first ones, each list once per reader"
    assert grown["deeds+"] > 20 and grown["notes+"] > 5


# -- shape -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", GAMES, ids=lambda ruleset: type(ruleset).__name__)
def test_every_frame_is_one_of_the_wire_schema(ruleset: Ruleset[Any]) -> None:
    rng = Random("shape")
    record = _started(ruleset, rng)
    seats = (*range(record.match.players), TABLE)
    frames = Frames(record, readers=seats)
    kinds = set()
    while not record.match.over:
        record.apply(_line(record, rng), 0)
        frames.advance()
        sent = [frames.full(seat, NOW, "match") for seat in seats]
        sent += [frame for _, frame in frames.step(seats, None).values()]
        for frame in sent:
            assert len(frame) % module.STEP == 0
            read = msgspec.json.decode(frame, type=wire.Full | wire.Step)
            kinds.add(type(read))
            plain = msgspec.json.decode(frame)
            assert msgspec.json.decode(msgspec.json.encode(read)) == plain, "nothing but what the schema has"
    assert kinds == {wire.Full, wire.Step}


def test_free_words_of_somebody_blocked_are_left_out_and_their_statements_are_not() -> None:
    record = _started(GAMES[0], Random("blocked"))
    frames = Frames(record, readers=(0, 1))
    frames.deaf = {0: frozenset({1})}
    for statement in (Statement("text", text="insults"), Statement("accuse", 2)):
        record.apply(Spoke(1, statement), 0)
        frames.advance()
        told = frames.step((0, 1, TABLE), NOW)
        assert len({len(frame) for _, frame in told.values()}) == 1
        for seat, (_, frame) in told.items():
            (heard,) = msgspec.json.decode(frame)["told"]
            assert heard["text"] == ("" if seat == 0 else statement.text)
            assert (heard["kind"], heard["about"]) == (statement.kind, statement.about)
    assert b"insults" not in frames.full(0, NOW, "match")
    assert b"insults" in frames.full(2, NOW, "match")
