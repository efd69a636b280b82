"""How people's time passes in whole matches: how long they wait, for what, and what they are asked.

.venv/bin/python -m bench.played --matches 4
.venv/bin/python -m bench.played death_note --json

Two people play with bots at a live table of usual size. Time is simulated (`tests/simulation`), so that a match of half
an hour takes seconds; everything else is the real server with its own clocks, windows and bots. People choose as a bot
would in their seat. A person takes 6 seconds or so for a choice, 3 for one that hardly is one (a moment to react in, or
a single possible answer), 12 to write, and 30 where people are to talk; never more than four fifths of what is left.

What is counted, over all people and matches of a game:

- **dull**: the share of their time in which they are asked nothing and nothing new came for more than `FRESH` seconds,
  for so long something new is worth looking at. New is what is told or said, and that others are waited for than
  before; a ceremony is new until it has been shown.
- **longest**: the longest time during which they were asked nothing and nothing new came, `FRESH` seconds included.
- **between**: from one's own decision to the next one asked for: median, mean and longest. A decision is an answer to a
  question with more than one possible answer that does not merely offer to react; questions that follow each other
  without anybody else's in between are one.
- **others**: how much of the mean time between two decisions other people were waited for. No table can shorten that.
- **forced**: how many of the questions put to a person had one possible answer, but for those that wait until all are
  ready.
"""

from __future__ import annotations

import argparse
import json
import statistics
from collections import Counter
from random import Random
from typing import Any

import msgspec
from msgspec import Struct, field
from tests.simulation import seams
from tests.simulation.network import Link, request
from tests.simulation.simulated_database import empty_connection
from tests.simulation.simulated_node import Machine
from tests.simulation.world import World

from penombre.bots import BotSeat, TalkBudget, make
from penombre.engine import Ask
from penombre.games import RULESETS
from penombre.server.match.match_log import Record

FRESH = 4.0
"""Seconds for which something new is worth looking at."""
SEATS = {"kemomimi_panic": 5, "tokyo_ghoul": 5, "rose_noire": 4, "dc_spyfall": 5, "death_note": 5}
PEOPLE = 2
CHOICE, QUICK, WRITING, TALKING = 6.0, 3.0, 12.0, 30.0
"""Seconds that a person takes."""
TALKS = frozenset({"talk", "debate", "final_talk", "harley_talk", "multiverse_talk", "unraveling"})
"""Questions that are there to be talked over."""
READY = TALKS | {"look", "round_end"}
"""Questions that wait until people are ready: there is nothing to decide, but when."""
SENTENCE = 7.0
"""Seconds after which somebody who talks says something more."""
LONGEST = 3 * 3600.0
"""Seconds after which a match is broken off."""


class Waits(Struct):
    """How the time of people passed."""

    seconds: float = 0.0
    dull: float = 0.0
    gaps: list[float] = field(default_factory=list)
    """Every time without a question and without anything new."""
    between: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    """Of every such time, the seconds in which other people were waited for."""
    asked: int = 0
    forced: int = 0
    kinds: dict[str, float] = field(default_factory=dict)
    """By what was asked of others meanwhile: seconds that were dull."""
    forced_kinds: Counter[str] = field(default_factory=Counter)
    """By kind: questions with one possible answer."""

    def add(self, other: Waits) -> None:
        """Take in the time of somebody else."""
        self.seconds += other.seconds
        self.dull += other.dull
        self.gaps += other.gaps
        self.between += other.between
        self.others += other.others
        self.asked += other.asked
        self.forced += other.forced
        for kind, seconds in other.kinds.items():
            self.kinds[kind] = self.kinds.get(kind, 0.0) + seconds
        self.forced_kinds.update(other.forced_kinds)


class Player:
    """Somebody with a browser, who looks at what comes and answers in their time."""

    def __init__(self, table: PlayedTable, name: str) -> None:
        self.table = table
        self.name = name
        self.rng: Random = table.world.chance(name)
        self.cookie = ""
        self.seat = -1
        self.over = False
        self.waits = Waits()
        self._bot = make("judgement", table.game, self.rng)
        self._question = -1
        self._asked = False
        self._since = 0.0
        self._decided: tuple[int, float] | None = None
        """The last question decided, and when."""
        self._requests = 0
        self._waiting: tuple[int, ...] = ()
        self._others = 0.0
        """For how long other people were waited for since the last decision."""
        self._heard_at = 0.0
        self._meanwhile = ""

    async def does(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server for something that it has to give."""
        status, answer, cookie = await request(
            self.table.world, self.table.machine, method, path, body, cookie=self.cookie, rng=self.rng
        )
        self.cookie = cookie or self.cookie
        assert status in (200, 201, 204), f"{method} {path}: {status} {answer}"
        return answer

    def sits_down(self, room: str, invite: str) -> None:
        """Open the table in a browser."""
        table = self.table
        path = f"/api/rooms/{room}/socket"
        self._link = Link(
            table.world,
            table.machine,
            self.rng,
            name=self.name,
            path=path,
            cookie=self.cookie,
            heard=self._hears,
            closed=self._is_cut_off,
        )
        self._link.say({"type": "hello", "protocol": 1, "invite": invite})

    def _is_cut_off(self, code: int) -> None:
        raise AssertionError(f"{self.name} was cut off: {code}")

    def _hears(self, data: bytes) -> None:
        frame = msgspec.json.decode(data)
        now = self.table.world.loop.time()
        if frame["type"] == "room":
            self.seat = -1 if frame["you"] is None else frame["you"]
        if frame["type"] not in ("full", "step") or self.over:
            return
        if frame["type"] == "full":
            self._begun_at = self._since = now
        if any(each.seat in self._waiting for each in self.table.players if each is not self):
            self._others += now - self._heard_at
        self._heard_at = now
        question = frame["question"]
        asked = question is not None and not question["optional"]
        waiting = tuple(frame["waiting"])
        shown = sum(each.get("ceremony", 0) for each in frame["told"]) / 1000 if frame["type"] == "step" else 0.0
        if frame["told"] or waiting != self._waiting or (asked and question["id"] != self._question):
            self._waited_until(now, shown)
        self._waiting = waiting
        self._meanwhile = self.table.asked_now()
        if frame["over"]:
            self.over = True
            self.waits.seconds += now - self._begun_at
            return
        if not asked:
            if self._asked:
                self._since = now + shown
            self._asked = False
        elif question["id"] != self._question:
            self._is_asked(question, frame, now + shown)

    def _waited_until(self, now: float, shown: float) -> None:
        """Something new came, and is shown for so many seconds: whatever was waited until now without it is over."""
        if not self._asked:
            gap = max(0.0, now - self._since)
            self.waits.gaps.append(gap)
            self.waits.dull += max(0.0, gap - FRESH)
            self.waits.kinds[self._meanwhile] = self.waits.kinds.get(self._meanwhile, 0.0) + max(0.0, gap - FRESH)
        self._since = now + shown

    def _is_asked(self, question: dict[str, Any], frame: dict[str, Any], at: float) -> None:
        self._question, self._asked = question["id"], True
        forced, lapses = has_one_answer(question), frame.get("lapses", False)
        if question["kind"] in READY:
            forced = False
        self.waits.asked += 1
        self.waits.forced += forced
        self.waits.forced_kinds[question["kind"]] += forced
        decides = not forced and not lapses
        if decides and self._decided is not None:
            before, decided_at = self._decided
            if question["id"] > before + 1:
                self.waits.between.append(at - decided_at)
                self.waits.others.append(self._others)
        clock = frame["clock"]
        later = at - self.table.world.loop.time()
        left = clock["due"] / 1000 - self.table.wall_clock() - later if clock and clock["due"] else LONGEST
        if question["shape"] in ("text", "address"):
            takes = WRITING
        elif question["kind"] in TALKS:
            takes = TALKING
        else:
            takes = QUICK if forced or lapses else CHOICE
        takes = min(takes * self.rng.uniform(0.6, 1.5), 0.8 * left)
        if question["kind"] in TALKS:
            for sentence in range(int(takes / SENTENCE)):
                self.table.world.loop.outside(later + SENTENCE * (sentence + 1), self._says, question["id"])
        self.table.world.loop.outside(later + takes, self._answers, question["id"], decides)

    def _says(self, question: int) -> None:
        if self._question == question and self._asked:
            self._ask({"type": "say", "kind": "text", "text": "Hm."})

    def _answers(self, question: int, decides: bool) -> None:
        record = self.table.record()
        if self._question != question or record is None or record.match.settled != question or self.over:
            return
        ask = record.question(self.seat)
        if ask is None or ask.optional:
            return
        match = record.match.clone()
        answer = BotSeat(match, self.seat, self._bot, self.rng, TalkBudget()).choose(match.view(self.seat), ask)
        now = self.table.world.loop.time()
        if decides:
            self._decided = question, now
            self._others, self._heard_at = 0.0, now
        self._asked, self._since = False, now
        self._ask({"type": "answer", "question": question, "answer": answer})

    def _ask(self, message: dict[str, Any]) -> None:
        self._requests += 1
        self._link.say({**message, "request": f"{self.name}-{self._requests}"})


def has_one_answer(question: dict[str, Any]) -> bool:
    """Whether a question, as a browser gets it, leaves nothing to choose."""
    legal = sum(not option["refused"] for option in question["options"])
    if question["shape"] == "one":
        return legal == 1
    return question["shape"] == "several" and not question["repeat"] and question["least"] == legal


class PlayedTable:
    """One match from the first guest to the last answer."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.world = World(seed, empty_connection(), several=False)
        self.machine = Machine(self.world, "bench", tempo=1.0, bot_tempo=1.0)
        self.players = [Player(self, f"Person {number}") for number in range(PEOPLE)]
        self.room = ""

    def record(self) -> Record | None:
        """The match as it stands on the server."""
        running = self.machine.running
        assert running is not None
        live = running.server.rooms.open.get(self.room)
        return None if live is None or live.conductor is None else live.conductor.record

    def asked_now(self) -> str:
        """What is asked now, of anybody: for whoever wants to know what people wait for."""
        record = self.record()
        asking = None if record is None else record.match.asking
        if asking is None:
            return ""
        return asking.kind if isinstance(asking, Ask) else next(iter(asking.asks.values())).kind

    def wall_clock(self) -> float:
        """The time of the server, in seconds since the epoch."""
        running = self.machine.running
        assert running is not None
        return running.wall_clock() / 1000

    def play(self) -> tuple[float, Waits]:
        """How long the match took, and how people's time passed."""
        loop = self.world.loop
        self.machine.start()
        loop.run_until(0.1)
        opening = loop.begin(self._open())
        loop.run_until(LONGEST, lambda: all(player.over for player in self.players) or opening_failed(opening))
        opening.result()
        assert self.world.broken is None, self.world.broken
        assert not loop.failures, loop.failures
        assert all(player.over for player in self.players), f"{self.game}: not over after {LONGEST} seconds"
        waits = Waits()
        for player in self.players:
            waits.add(player.waits)
        self.world.over = True
        loop.end(self.machine.processes)
        return self.players[0].waits.seconds, waits

    async def _open(self) -> None:
        host, *others = self.players
        seats = SEATS[self.game]
        for player in self.players:
            await player.does("PUT", "/api/me", {"name": player.name, "language": "fr"})
        opened = await host.does("POST", "/api/rooms", {"game": self.game, "players": seats, "name": host.name})
        self.room = opened["id"]
        for player in others:
            body = {"name": player.name, "invite": opened["invite"]}
            await player.does("POST", f"/api/rooms/{self.room}/join", body)
        actions = f"/api/rooms/{self.room}/actions"
        for _ in range(seats - len(self.players)):
            await host.does("POST", actions, {"type": "add_bot"})
        for player in self.players:
            player.sits_down(self.room, opened["invite"])
            await player.does("POST", actions, {"type": "ready"})
        await host.does("POST", actions, {"type": "start"})


def opening_failed(opening: Any) -> bool:
    """Whether the table could not even be opened."""
    return opening.done() and opening.exception() is not None


def measured(game: str, matches: int, seed: int) -> dict[str, Any]:
    """What was counted in so many matches of a game."""
    lengths, waits = [], Waits()
    with seams.replaced():
        for number in range(matches):
            length, once = PlayedTable(game, seed + number).play()
            lengths.append(length)
            waits.add(once)
    return {
        "game": game,
        "seats": SEATS[game],
        "minutes": round(statistics.median(lengths) / 60, 1),
        "dull_percent": round(100 * waits.dull / waits.seconds, 1),
        "longest": round(max(waits.gaps), 1),
        "between": round(statistics.median(waits.between), 1) if waits.between else None,
        "between_mean": round(statistics.mean(waits.between), 1) if waits.between else None,
        "others": round(statistics.mean(waits.others), 1) if waits.others else None,
        "between_longest": round(max(waits.between), 1) if waits.between else None,
        "asked": round(waits.asked / matches / PEOPLE, 1),
        "forced": round(waits.forced / matches / PEOPLE, 1),
        "dull_by_question": {
            kind: round(100 * seconds / waits.seconds, 1)
            for kind, seconds in sorted(waits.kinds.items(), key=lambda each: -each[1])[:8]
        },
        "forced_by_question": {kind: count for kind, count in waits.forced_kinds.most_common(8) if count},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=list(SEATS), metavar="game", help="of these games; all")
    parser.add_argument("--matches", type=int, default=3, help="so many matches of each")
    parser.add_argument("--seed", type=int, default=1, help="the chance that the first of them is dealt with")
    parser.add_argument("--json", action="store_true", help="for programs, and with what was waited for")
    asked = parser.parse_args()
    if unknown := set(asked.games) - set(RULESETS):
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    if not asked.json:
        print(
            f"{'game':16}{'seats':>6}{'minutes':>9}{'dull':>8}{'longest':>9}{'between':>22}{'others':>9}"
            f"{'asked':>8}{'forced':>8}"
        )
    for game in asked.games:
        row = measured(game, asked.matches, asked.seed)
        if asked.json:
            print(json.dumps(row), flush=True)
            continue
        between = f"{row['between']}, {row['between_mean']}, {row['between_longest']} s"
        print(
            f"{game:16}{row['seats']:6}{row['minutes']:9}{row['dull_percent']:7}%{row['longest']:7} s{between:>22}"
            f"{row['others']:7} s{row['asked']:8}{row['forced']:8}",
            flush=True,
        )


if __name__ == "__main__":
    main()
