"""How long things last: questions by pace, grace for those who are away, and how long bots seem to think.

None of it depends on anything hidden: a question's time comes from its public pace, that of ceremonies from what
everybody was told, a bot's from what the host chose and from chance.
"""

from __future__ import annotations

from typing import Any, Final

from penombre.engine import CLOCK, EVERYBODY, Ask, Asking, Event, Match, Race, Randomness, Ruleset, Seat

DAY: Final = 86_400.0
RELAXED: Final = 6
"""How many times longer a relaxed table gives people."""
LONGEST_SPAN: Final = 4
"""However many questions share one clock, it runs no longer than so many times as long as for one of them."""
GRACE: Final = {"live": 60.0, "untimed": 60.0, "relaxed": 600.0, "days": None}
"""Seconds before a stand-in takes the seat of somebody who is away; a slow table waits for a missed deadline."""
BOTS: Final = {"brisk": (1.0, 2.0), "normal": (2.0, 4.0), "people": (4.0, 12.0)}
"""Seconds that a bot takes for an answer, at least and at most, as the host likes it."""
READING: Final = 3.0
"""Seconds more that a bot takes where whoever is first settles it: people have to read before they can be that."""


def seconds(match: Match[Any], pace: str) -> float:
    """How long the open question lasts at a table of this pace: as long for every seat as for the slowest."""
    asking = match.asking
    if asking is None:
        return 0.0
    if pace == "days" and running(match) is None:
        return DAY
    return max(_lasts(match, ask) for ask in _timed(asking)) * stretch(pace)


def stretch(pace: str) -> int:
    """How many seconds a table of this pace makes of one, but for questions that last a day."""
    return RELAXED if pace == "relaxed" else 1


def running(match: Match[Any]) -> Ask | None:
    """Time's own question where a clock of the game runs now."""
    return match.asking.running if isinstance(match.asking, Race) else None


def _lasts(match: Match[Any], ask: Ask) -> float:
    """How many seconds one question lasts at a live table."""
    if ask.seat == CLOCK and ask.shape == "number":
        return ask.most / 1000
    return ask.lasts / 1000 if ask.lasts else float(match.ruleset.seconds(ask.pace, match.options))


def span(match: Match[Any]) -> tuple[str, Seat] | None:
    """What the open question has to have in common with the one before it to share its clock; None: it shares none."""
    asking = match.asking
    if asking is None or not match.ruleset.spans:
        return None
    first, *more = _timed(asking)
    return (first.pace, first.seat) if not more and first.pace in match.ruleset.spans else None


def bonus(match: Match[Any], pace: str, further: int) -> float:
    """What questions after the first have added to the clock that the open one shares with so many before it."""
    if not further:
        return 0.0
    shared = span(match)
    assert shared is not None, "there were questions before it"
    added = float(match.ruleset.spans[shared[0]] * further * stretch(pace))
    return min(added, (LONGEST_SPAN - 1) * seconds(match, pace))


def least(match: Match[Any], pace: str) -> float:
    """How long the open question lasts at least where being quick would tell something.

    That is the same at every pace, for it covers a quick tap; but one that always lasts its whole time does so here.
    """
    asking = match.asking
    ask = asking if isinstance(asking, Ask) else None
    if isinstance(asking, Race) and asking.main is not None:
        ask = asking.asks[asking.main]
    if ask is None:
        return 0.0
    held = match.ruleset.holds.get(ask.pace, 0)
    return seconds(match, pace) if held >= match.ruleset.seconds(ask.pace, match.options) else float(held)


def _timed(asking: Asking) -> tuple[Ask, ...]:
    """The questions that say how long it lasts: the clock's own where it is asked, all of them otherwise.

    A clock that runs while somebody is asked is not about that question: it has a time of its own.
    """
    if isinstance(asking, Ask):
        return (asking,)
    main = asking.asks[asking.main] if isinstance(asking, Race) and asking.main is not None else None
    if CLOCK in asking.asks and (main is None or asking.asks[CLOCK].shape != "number"):
        return (asking.asks[CLOCK],)
    return tuple(asking.asks.values()) if main is None else (main,)


def ceremony(ruleset: Ruleset[Any], event: Event) -> float:
    """For how many seconds an event is shown before anything after it counts; none where not everybody is told."""
    return ruleset.ceremonies.get(event.key, 0.0) if event.audience == EVERYBODY else 0.0


def staging(tempo: float) -> float:
    """How many times as long ceremonies last where time limits are stretched by this: never longer than they take."""
    return min(1.0, tempo)


def ceremonies(match: Match[Any], since: int) -> float:
    """For how many seconds all is shown that happened after so many events."""
    if not match.ruleset.ceremonies or match.log_length <= since:
        return 0.0
    return sum([ceremony(match.ruleset, event) for event in match.log(since)])


def thinking(bots: str, lasts: float, rng: Randomness, *, racing: bool = False) -> float:
    """How long a bot seems to think over a question that lasts so many seconds; over a short one, half of that at most.

    Most answers come early, as people's do, and few take long. It is `racing` people where whoever answers first
    settles the question for all.
    """
    least, most = BOTS[bots]
    return min(least + (most - least) * rng.random() ** 4 + READING * racing, lasts / 2)
