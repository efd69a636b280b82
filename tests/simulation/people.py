"""People with browsers: they answer, talk, lose their connection, come back from the last frame, and repeat themselves.

A tab does what the web client does: it says hello with the number of its last frame, folds frames into what it knows,
and sends again, under the same name, whatever it has no word of. It also looks that no frame is missing or comes twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from tests.server.harness import an_answer, changed
from tests.simulation.network import Gone, Link, request
from tests.simulation.simulated_node import Machine
from tests.simulation.world import World

from penombre.engine import TABLE
from penombre.server.room.room_document import decode_room
from penombre.server.tokens import hashed

LATER = frozenset({"store_failed", "not_now", "closing", "paused", "fault"})
"""Refusals that say nothing about the request itself: it is sent again."""
FINAL = frozenset({4401, 4403, 4404})
"""Close codes after which a tab does not come back by itself."""


def without_words(told: Any) -> Any:
    """What is left where nobody reads what others wrote: the same for all, whomever they do not want to read."""
    if isinstance(told, dict):
        return {name: without_words(value) for name, value in told.items() if name != "text"}
    return [without_words(each) for each in told] if isinstance(told, list) else told


class Request(Struct):
    """An answer or a statement on its way; sent again, it is the same one."""

    id: str
    match: str
    seat: int
    message: dict[str, Any]


class Moment(Struct):
    """What a tab knew when it had a frame."""

    public: Any
    private: Any
    told: int
    rest: tuple[Any, ...]


class SeenLate(Struct):
    """What somebody saw who sees everything, long after."""

    at: float
    match: str
    told: list[Any]
    """All that was told up to there."""
    public: Any


class Known(Struct):
    """What a tab knows of one match from one seat."""

    seat: int
    seq: int = 0
    public: Any = None
    private: Any = None
    told: list[Any] = msgspec.field(default_factory=list)
    question: Any = None
    lapses: bool = False
    """Whether what is asked now may be left to time."""
    over: bool = False
    moments: dict[int, Moment] = msgspec.field(default_factory=dict)
    """By the number of its last frame."""


class Person:
    """Somebody with a cookie, and the tabs they have open."""

    def __init__(
        self, world: World, machines: Sequence[Machine], name: str, token: str, room: str, invite: str
    ) -> None:
        self.world = world
        self.machines = machines
        self.name = name
        self.token = token
        self.room = room
        self.invite = invite
        self.rng: Random = world.chance(name)
        self.tabs: list[Tab] = []
        self.silence = 0.05
        """How often they leave a question to time."""
        self.talk = 0.1
        self.haste = 0.25
        """Seconds they take for an answer, at most."""
        self.sent_away = False
        self.gone = False
        """Whether they close their tabs and stay away."""
        self.blocks = False
        """Whether there is anybody whom they do not want to read."""
        self.preferred: Request | None = None
        """What they asked for last of the moments that may be left to time."""
        self._voted: set[str] = set()
        """Newcomers whom they have agreed to, or not."""

    def sits_down(self) -> Tab:
        """Open the table in another tab."""
        tab = Tab(self, f"{self.name}{'' if not self.tabs else f' (tab {len(self.tabs) + 1})'}")
        self.tabs.append(tab)
        tab.connect()
        return tab

    async def asks(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Do an HTTP request on any node; 0 where there is no answer."""
        try:
            status, answer, token = await request(
                self.world, self.rng.choice(self.machines), method, path, body, cookie=self.token, rng=self.rng
            )
        except Gone:
            return 0, None
        self.token = token or self.token
        return status, answer

    async def does(self, type: str, **asked: Any) -> tuple[int, Any]:
        """Do something at the table."""
        return await self.asks("POST", f"/api/rooms/{self.room}/actions", {"type": type, **asked})

    def votes(self, requests: Sequence[dict[str, Any]], seat: int | None) -> None:
        """Say whether newcomers may have the seat they ask for."""
        for asked in requests:
            if seat in asked["waiting"] and asked["id"] not in self._voted:
                self._voted.add(asked["id"])
                yes = self.rng.random() < 0.9
                self.world.strike("newcomers agreed to" if yes else "newcomers turned down", self.name)
                self.world.loop.begin(self.does("agree", request=asked["id"], yes=yes))


class Tab:
    """One open page of a table."""

    def __init__(self, person: Person, name: str) -> None:
        self.person = person
        self.world = person.world
        self.name = name
        self.rng = person.world.chance(f"tab {name}")
        self.link: Link | None = None
        self.links: list[Link] = []
        self.match = ""
        self.known: dict[tuple[str, int], Known] = {}
        """By match and seat."""
        self.at: Known | None = None
        self.seat: int | None = None
        """Where the last room frame said that it sits."""
        self.room: dict[str, Any] = {}
        self.pending: dict[str, Request] = {}
        self.acknowledged: dict[str, Request] = {}
        self.refused: dict[str, tuple[Request, str]] = {}
        self.late: list[SeenLate] = []
        """What it saw as a spectator who sees everything, long after."""
        self.longest = 0
        """Milliseconds that the longest question lasted that it saw."""
        self._following = False
        self._asked = -1
        self._numbers = count(1)

    # -- the connection --------------------------------------------------------------------------------------

    def connect(self) -> None:
        """Connect to any node, and say how far it came before."""
        person = self.person
        if self.link is not None or person.gone:
            return
        machine = self.rng.choice(person.machines)
        if not machine.up:
            self._come_back()
            return
        self._following = False
        self.link = Link(
            self.world,
            machine,
            self.rng,
            name=self.name,
            path=f"/api/rooms/{person.room}/socket",
            cookie=person.token,
            heard=self._hears,
            closed=self._cut_off,
        )
        self.link.acked = self._is_acknowledged
        machine.links.append(self.link)
        self.links.append(self.link)
        last = {} if self.at is None else {"last": self.at.seq, "match": self.match, "seat": self.at.seat}
        self.link.say({"type": "hello", "protocol": 1, "invite": person.invite, **last})

    def _come_back(self) -> None:
        self.world.loop.outside(self.rng.uniform(0.02, 1.0) * self.rng.random(), self.connect)

    def _cut_off(self, code: int) -> None:
        self.link = None
        if code not in FINAL and not self.person.gone:
            self._come_back()

    # -- what comes in ---------------------------------------------------------------------------------------

    def _hears(self, data: bytes) -> None:
        frame = msgspec.json.decode(data)
        if self.world.blocking and frame["type"] in ("full", "step"):
            frame = without_words(frame)
        match frame["type"]:
            case "room":
                self.room, self.seat = frame, frame["you"]
                if frame["blocked"] and not self.person.blocks:
                    self._broke("nobody learns whom somebody else does not want to read", f"saw {frame['blocked']}")
                self.person.votes(frame["requests"], self.seat)
            case "whole":
                self._sees_all(frame)
            case "full":
                self._everything(frame)
            case "step":
                self._goes_on(frame)
            case "ack":
                self._acknowledged(frame["request"])
            case "refusal":
                self._refused(frame["request"], frame["error"]["code"])
        if frame["type"] in ("full", "step", "clock"):
            if not self._following:
                self._following = True
                for waiting in list(self.pending.values()):
                    self._send(waiting)
            self._think()

    def _sees_all(self, frame: dict[str, Any]) -> None:
        """What spectators see who see everything, long after."""
        if self.seat is not None:
            self._broke("nobody who plays sees what is hidden", f"sits on {self.seat}, and sees everything")
        before = self.late[-1] if self.late else None
        told = frame["told"]
        if not frame["first"]:
            if before is None or before.match != frame["match"]:
                self._broke("late frames have no gap", "one that goes on came before any first one")
                return
            told = [*before.told, *told]
        self.late.append(SeenLate(self.world.loop.time(), frame["match"], told, frame["public"]))

    def _everything(self, frame: dict[str, Any]) -> None:
        match, seat, seq = frame["match"], frame["seat"], frame["seq"]
        if seat != (TABLE if self.seat is None else self.seat):
            self._broke("everybody sees from their own seat", f"sits on {self.seat}, sees from {seat}")
        if match != self.match:
            self.pending.clear()
        self.match = match
        known = self.known.setdefault((match, seat), Known(seat))
        if seq < known.seq:
            self._broke("frames never go back", f"frame {seq} came after frame {known.seq}")
        if frame["told"][: len(known.told)] != known.told:
            self._broke("what was told stays told", f"frame {seq} tells less than frame {known.seq}, or otherwise")
        self.at = known
        known.public, known.private, known.told = frame["public"], frame["private"] or {}, frame["told"]
        self._stand(frame)

    def _goes_on(self, frame: dict[str, Any]) -> None:
        known = self.at
        if known is None:
            self._broke("frames have no gap", f"frame {frame['seq']} came before any full one")
            return
        if frame["after"] != known.seq:
            self._broke("frames have no gap", f"a frame after {frame['after']} came after frame {known.seq}")
            return
        known.public = changed(known.public, frame["public"])
        known.private = changed(known.private, frame["private"])
        known.told = [*known.told, *frame["told"]]
        self._stand(frame)

    def _stand(self, frame: dict[str, Any]) -> None:
        known = self.at
        assert known is not None
        known.seq, known.question, known.over = frame["seq"], frame["question"], frame["over"]
        known.lapses = frame.get("lapses", False)
        if frame["clock"] is not None:
            self.longest = max(self.longest, frame["clock"]["total"])
        rest = (frame["question"], frame["waiting"], frame["window"], frame["over"])
        moment = Moment(known.public, known.private, len(known.told), rest)
        before = known.moments.setdefault(known.seq, moment)
        if before != moment:
            self._broke("a number stands for one moment", f"frame {known.seq} came twice, and they differ")

    # -- requests --------------------------------------------------------------------------------------------

    def _think(self) -> None:
        known, person = self.at, self.person
        if known is None or known.question is None or known.seat == TABLE or known.over:
            return
        question = known.question["id"]
        if known.question["optional"] or question == self._asked:
            return
        self._asked = question
        calm = not self.world.failing
        if not calm and self.rng.random() < person.silence:
            return
        self.world.loop.outside(person.haste * self.rng.random(), self._answer, question)
        if not calm and self.rng.random() < person.talk:
            self.world.loop.outside(person.haste * self.rng.random(), self._talk)
        if known.lapses and person.preferred is None and not calm:
            self.world.loop.outside(person.haste * self.rng.random(), self._prefer)

    def wake(self) -> None:
        """Look once more at what is asked."""
        self._asked = -1
        self._think()

    def _answer(self, question: int) -> None:
        known = self.at
        if known is None or known.question is None or known.question["id"] != question:
            return
        message = {"type": "answer", "question": question, "answer": an_answer(known.question, self.rng)}
        self._ask(message)

    def _talk(self) -> None:
        if self.at is not None:
            self._ask({"type": "say", "kind": "text", "text": f"word {next(self._numbers)}"})

    def _prefer(self) -> None:
        """Say, once, which of the moments to be asked that may be left to time."""
        known, person = self.at, self.person
        if known is None or known.seat == TABLE or person.preferred is not None:
            return
        mode = self.rng.choice(("able", "ask", "only", "pass"))
        options = [option["id"] for option in (known.question or {}).get("options", ())]
        person.preferred = self._ask({"type": "prefer", "mode": mode, "only": options if mode == "only" else []})
        self.world.strike("preferences said", person.name, mode)

    def _ask(self, message: dict[str, Any]) -> Request:
        known = self.at
        assert known is not None
        id = f"{self.name}-{next(self._numbers)}"
        asked = self.pending[id] = Request(id, self.match, known.seat, {**message, "request": id})
        if self._following:
            self._send(asked)
            if self.world.failing and self.rng.random() < 0.05:
                self.world.strike("requests doubled", self.name, id)
                self._send(asked)
        return asked

    def _send(self, asked: Request) -> None:
        if self.link is not None and self.link.open:
            self.world.note("asks", self.name, asked.message)
            self.link.say(asked.message)

    def _is_acknowledged(self, id: str) -> None:
        """The server sends an acknowledgement: what it stands for has to be durable by then."""
        asked = self.pending.get(id) or self.acknowledged.get(id)
        if asked is not None and asked.message["type"] == "prefer":
            if not self.prefers(asked):
                self._broke("acknowledged means durable", f"{id} was acknowledged and is not stored with the seat")
        elif asked is not None:
            match = self._match_that_has(id)
            if match is not None:
                asked.match = match  # what is sent again after a rematch is said in the new match
            elif self.person.name.startswith("Person"):  # whoever took a seat over is remembered by other names
                self._broke("acknowledged means durable", f"{id} was acknowledged and is not in the log")

    def prefers(self, asked: Request) -> bool:
        """Whether what they want to be asked is stored with the seat, if they still play there."""
        execute = self.world.shared.connection.execute
        room = decode_room(execute("SELECT body FROM rooms WHERE id = ?", (self.person.room,)).fetchone()[0])
        place = room.places[asked.seat]
        played_on = room.match == asked.match and place.guest == self.guest() and room.status == "playing"
        return not played_on or place.preference.mode == asked.message["mode"]

    def guest(self) -> str:
        """Who they are to the server."""
        sql = "SELECT guest_id FROM sessions WHERE token = ?"
        row = self.world.shared.connection.execute(sql, (hashed(self.person.token),)).fetchone()
        return str(row[0]) if row else ""

    def _match_that_has(self, id: str) -> str | None:
        """The match whose log has a request; it is written at the end, so that is where it is looked for first."""
        execute, name = self.world.shared.connection.execute, id.encode()
        for (match,) in execute("SELECT id FROM matches ORDER BY started DESC").fetchall():
            bodies = execute("SELECT body FROM log WHERE match_id = ? ORDER BY seq DESC", (match,))
            if any(name in body for (body,) in bodies):
                return str(match)
        return None

    def _acknowledged(self, id: str) -> None:
        asked = self.pending.pop(id, None)
        if asked is not None:
            self.acknowledged[id] = asked
        elif id not in self.acknowledged and id not in self.refused:
            known_before = any(id.startswith(tab.name) for tab in self.person.tabs)
            if not known_before:
                self._broke("nobody gets somebody else's word", f"{id} was acknowledged")

    def _refused(self, id: str, code: str) -> None:
        asked = self.pending.get(id)
        if asked is None:
            return
        if code in LATER and (code, asked.message["type"]) != ("not_now", "prefer"):
            self.world.loop.outside(self.rng.uniform(0.05, 0.5), self._insist, id)
        else:
            del self.pending[id]
            self.refused[id] = (asked, code)
            if asked.message["type"] == "answer":
                self._asked = -1
                self.world.loop.outside(0.05, self._think)

    def _insist(self, id: str) -> None:
        asked = self.pending.get(id)
        if asked is not None and self._following:
            self._send(asked)

    def _broke(self, promise: str, shown: str) -> None:
        self.world.broke(promise, f"{self.name}: {shown}")
