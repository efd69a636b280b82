"""What came through the sockets of one page, frame by frame, and the match that it tells of."""

from __future__ import annotations

import json
from typing import Any

from tests.server.harness import changed


class ReceivedFrames:
    """All frames that a page received, folded as docs/protocol.md says."""

    def __init__(self) -> None:
        self.raw: list[str] = []
        self.sent: list[str] = []
        self.sockets = 0
        """How many sockets the page has opened."""
        self.room: dict[str, Any] = {}
        self.public: dict[str, Any] = {}
        self.private: dict[str, Any] = {}
        self.told: list[dict[str, Any]] = []
        self.question: dict[str, Any] | None = None
        self.waiting: list[int] = []
        """Who is waited for."""
        self.window = False
        """Whether nobody is told who of them has answered."""
        self.seq = 0
        self.seat: int | None = None
        self.over = False

    @property
    def frames(self) -> list[dict[str, Any]]:
        return [json.loads(text) for text in self.raw]

    @property
    def names(self) -> list[str]:
        """Who sits where, as the table says it."""
        return [seat["name"] for seat in self.room.get("seats", ())]

    def count(self, kind: str) -> int:
        """How many frames of a kind came."""
        return sum(frame["type"] == kind for frame in self.frames)

    def said(self, since: int) -> list[str]:
        """What the page has sent since it had sent so much, but for the pings of a line that was silent for long."""
        return [text for text in self.sent[since:] if json.loads(text)["type"] != "ping"]

    def news(self, since: int) -> list[dict[str, Any]]:
        """What came since so many frames had come, but for what tells of the line and of the time alone."""
        return [frame for frame in self.frames[since:] if frame["type"] not in ("pong", "clock", "watchers")]

    def answers(self) -> int:
        """How many answers the page has sent."""
        return sum(text.startswith('{"type":"answer"') for text in self.sent)

    def take(self, text: str) -> None:
        """One more frame."""
        self.raw.append(text)
        frame = json.loads(text)
        match frame["type"]:
            case "room":
                self.room = frame
            case "welcome":
                self.seat = frame["you"]
            case "full":
                self.public, self.private, self.told = frame["public"], frame["private"] or {}, frame["told"]
                self._stand(frame)
            case "step":
                self.public = changed(self.public, frame["public"])
                self.private = changed(self.private, frame["private"])
                self.told = [*self.told, *frame["told"]]
                self._stand(frame)

    def _stand(self, frame: dict[str, Any]) -> None:
        self.seq, self.question, self.over = frame["seq"], frame["question"], frame["over"]
        self.waiting, self.window = frame["waiting"], frame["window"]
