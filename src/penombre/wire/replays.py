"""Finished matches, and their moments one by one."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from penombre.wire.base import Outgoing
from penombre.wire.frames import Happened, Known, Question, Spoken, Uncovered


class MatchSummary(Outgoing):
    """A line of the list of finished matches; `you` is the seat you began it on, none where you came later."""

    id: str
    room: str
    game: str
    version: int
    players: int
    names: tuple[str, ...]
    you: int | None
    started: int
    finished: int
    ending: Annotated[str, Meta(description="How it ended; nothing where that was not kept")] = ""
    winners: Annotated[tuple[int, ...], Meta(description="Which seats won")] = ()


class Matches(Outgoing):
    """Finished matches that a guest played in, the latest first."""

    matches: tuple[MatchSummary, ...]


class MatchInfo(Outgoing):
    """A finished match: how it ended, and what was dealt from; the names are those the table knew."""

    id: str
    game: str
    version: int
    players: int
    names: tuple[str, ...]
    bots: tuple[bool, ...]
    options: dict[str, Any]
    started: int
    finished: int
    ending: str
    winners: tuple[int, ...]
    points: tuple[int, ...]
    groups: tuple[str, ...]
    commitment: Annotated[str, Meta(description="What everybody saw before the deal")]
    secret: Annotated[str, Meta(description="What it committed to, opened now that the match is over")]
    nonces: Annotated[dict[int, str], Meta(description="What each seat threw into the deal")]
    steps: int
    you: Annotated[int | None, Meta(description="The seat you began the match on")]
    member: Annotated[bool, Meta(description="Whether you played in it, and so may share it")]
    shared: Annotated[bool, Meta(description="Whether a link that you made shows it to others now")] = False


class ShareLink(Outgoing):
    """Shows a finished match to whoever has the link, until it is void or whoever made it makes it so."""

    link: str
    key: str
    qr: Annotated[str, Meta(description="The same link as an SVG drawing")]
    until: Annotated[int | None, Meta(description="When it is void, in milliseconds since the epoch; none: never")]


class Scene(Outgoing):
    """One moment of a replay: who answered what, and what the reader knew after it.

    `seat`, `by` and `answer` are there for those who know the answer: whoever gave it, and whoever sees everything. The
    answers of a window that closed all at once all have the moment when it closed.
    """

    step: Annotated[int, Meta(description="How many answers and statements there were so far; 0 is the deal")]
    at: int
    seat: int | None
    by: Literal["person", "bot", "stand_in", "clock"] | None
    answer: str | tuple[str, ...] | None
    public: Any
    private: Any
    told: Annotated[
        tuple[Happened | Spoken | Uncovered, ...],
        Meta(description="What was new at this moment; uncovered for those who see everything"),
    ]
    question: Question | None
    waiting: tuple[int, ...]
    over: bool
    news: Annotated[bool, Meta(description="Whether the reader learned anything by this step")]
    everybody: Annotated[tuple[Known, ...], Meta(description="What each seat knew; all-seeing only")] = ()


class Replay(Outgoing):
    """Some moments of a finished match, as a seat, a spectator or everybody at once saw them."""

    match: str
    seat: Annotated[str, Meta(description="As asked for: a number, spectator or all")]
    first: int
    total: Annotated[int, Meta(description="How many moments there are, the deal included")]
    scenes: tuple[Scene, ...]
