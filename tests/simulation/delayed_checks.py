"""What spectators saw who see everything, long after: it is what happened, and they saw none of it sooner."""

from __future__ import annotations

from collections import defaultdict
from itertools import accumulate
from typing import Any

import msgspec
from tests.simulation.faults import Stage
from tests.simulation.people import SeenLate, Tab

from penombre.engine.playback import Playback
from penombre.server.match import omniscient
from penombre.server.match.match_log import Record
from penombre.store import Entry

CLOCKS_APART = 1.0
"""Seconds by which nodes may differ in what time it is, where none of their clocks was set."""
HEARD = 0.5
"""Seconds after which an end that was written is shown to all who are connected."""


def check_delayed(stage: Stage, match: str, entries: list[Entry], delay: float, *, tempo: float, current: bool) -> None:
    """Compare what they saw of a match with its log; `delay` is how many seconds of play they are behind."""
    watching = [tab for person in stage.people for tab in person.tabs if any(late.match == match for late in tab.late)]
    if not watching:
        return
    wanted = {len(late.told) for tab in watching for late in tab.late if late.match == match}
    story = _Story(entries, wanted, tempo)
    for tab in watching:
        for late in tab.late:
            if late.match == match:
                _compare(stage, tab, late, story, delay)
        if current and story.over is not None and tab.link in stage.connected() and not tab.link.slow:
            ended = stage.world.shared.appended.get((match, story.over), 0.0)
            if ended < stage.world.loop.time() - HEARD and len(tab.late[-1].told) < len(story.told):
                stage.world.broke("everybody hears of everything", f"{tab.name} does not see the end of {match}")


class _Story:
    """All that was told in a match, whoever was told, and how much of it after each entry."""

    def __init__(self, entries: list[Entry], wanted: set[int], tempo: float) -> None:
        self.publics: dict[int, list[Any]] = defaultdict(list)
        """By how much was told, what was public then, where that is wanted."""
        self.over: int | None = None
        """The entry that ended the match."""
        told: list[Any] = []
        news: list[int] = []
        record = Record.of(entries[:1])
        playback = Playback(record.match)
        for entry in entries:
            if entry.seq > 1:
                record.follow(entry)
            new = omniscient.uncovered(playback.told_to_all(), record.match, tempo)
            told += new
            news.append(len(new))
            if len(told) in wanted:
                self.publics[len(told)].append(_shown(record.match.public))
            if record.match.over and self.over is None:
                self.over = entry.seq
        self.told: list[Any] = _shown(told)
        self._lengths = list(accumulate(news))

    def entry_that_told(self, length: int) -> int:
        """The entry by which so much was told."""
        return next(seq for seq, reached in enumerate(self._lengths, 1) if reached >= length)


def _shown(facts: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(facts))


def _compare(stage: Stage, tab: Tab, late: SeenLate, story: _Story, delay: float) -> None:
    world, length = stage.world, len(late.told)
    if late.told != story.told[:length] or late.public not in story.publics[length]:
        world.broke("everybody sees what is written", f"{tab.name} saw what never was, {length} events after the start")
        return
    ended = world.shared.appended.get((late.match, story.over or 0))
    if world.happened["clocks wrong"] or (ended is not None and ended <= late.at):
        return  # a match that is over shows all the rest at once
    passed = late.at - world.shared.sent.get((late.match, story.entry_that_told(length)), 0.0)
    if passed < delay - CLOCKS_APART:
        shown = f"{tab.name} saw after {passed:.2f} seconds what is shown after {delay:.2f}"
        world.broke("nobody sees what is hidden before its time", shown)
