"""Questions and answers, while the clock runs: the answerer is the next to ask, and nobody asks back."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from msgspec.structs import replace

from penombre.engine import CLOCK, NOBODY, Ask, Option, Race, Script, Seat, Spoken, Wording, ask
from penombre.games.dc_spyfall import phrases
from penombre.games.dc_spyfall.catalogue import (
    ANSWER_CHARGE,
    ANSWER_TIME,
    ASK_CHARGE,
    ASK_TIME,
    FEW_WORDS,
    LONGEST_TEXT,
    NEGATIONS,
)
from penombre.games.dc_spyfall.interrupting import Interrupt, go_on, interrupt, interrupts, listening, use
from penombre.games.dc_spyfall.table import Exchange, SpyfallTable

BRIEFLY: Final = Wording("few_words", most_words=FEW_WORDS)
NEGATED: Final = Wording("bizarro_logic", among=tuple([word for words in NEGATIONS.values() for word in words]))

_ANYTHING: Final = Option("anything", None, "ask_anything")
_SILENCE: Final = Option("stay_silent", None, "silence")


# -- asking ----------------------------------------------------------------------------------------------------------


def asking(t: SpyfallTable) -> Script[None]:
    """The asker asks somebody; so does whoever threw the Lasso of Truth, of the one who answered last."""
    asker = t.asker if t.lasso == NOBODY else t.lasso
    t.resume, t.left = "ask", t.left or ASK_TIME
    brief = t.ability_of(asker) == "few_words"
    question = ask.address(
        asker,
        "ask",
        _targets(t, asker),
        LONGEST_TEXT,
        default="anything",
        pace="ask",
        lasts=_lasts(t, ASK_TIME),
        book=phrases.ASKING_BRIEFLY if brief else phrases.ASKING,
        wording=BRIEFLY if brief else None,
        besides=(_ANYTHING, *interrupts(t, asker)),
        args=_limits(t, asker),
    )
    seat, choice = yield _running(t, question)
    if not _goes_on(t, seat, choice):
        return
    if choice is None:
        legal = [option.value for option in question.legal()]
        choice = t.pick(legal), Spoken(phrase=t.pick(phrases.BRIEF if brief else phrases.GENERIC))
    target, spoken = choice
    t.exchanges += (Exchange(asker, target, spoken, target, clock=t.clock, lasso=t.lasso != NOBODY),)
    t.tell("asks", seat=asker, target=target, lasso=t.lasso != NOBODY, **phrases.told(spoken))
    t.left = 0
    _charge(t, ASK_CHARGE, "answer")


def _targets(t: SpyfallTable, asker: Seat) -> tuple[Option, ...]:
    """Who may be asked: nobody asks back, and a Neighbourhood Watch stays at home."""
    if t.lasso != NOBODY:
        return (_target(t.asker, ""),)
    at_home = t.ability_of(asker) == "neighbourhood_watch"
    options = []
    for other in t.others(asker):
        refused = "just_asked_you" if other == t.last_asker else ""
        if not refused and at_home and other not in t.neighbours(asker):
            refused = "not_a_neighbour"
        options.append(_target(other, refused))
    return tuple(options)


@cache
def _target(seat: Seat, refused: str) -> Option:
    return Option(f"seat-{seat}", seat, "seat", {"seat": seat}, refused)


def _limits(t: SpyfallTable, seat: Seat) -> dict[str, Any]:
    """What an ability of its own asks of a seat, for this seat to read."""
    ability = t.ability_of(seat)
    return {"limit": ability if ability in ("few_words", "bizarro_logic", "neighbourhood_watch") else ""}


# -- answering -------------------------------------------------------------------------------------------------------


def answering(t: SpyfallTable) -> Script[None]:
    """Whoever was asked answers, or sends the question on by Boom Tube; then it is theirs to ask."""
    t.resume, t.left = "answer", t.left or ANSWER_TIME
    exchange = t.exchanges[-1]
    answerer = exchange.answerer
    seat, choice = yield _running(t, _answer(t, exchange))
    if not _goes_on(t, seat, choice):
        return
    if isinstance(choice, int):
        use(t, answerer, target=choice)
        t.exchanges = (*t.exchanges[:-1], replace(exchange, answerer=choice))
        t.left = 0
        t.todo = ("answer",)
        return
    t.exchanges = (*t.exchanges[:-1], replace(exchange, answer=choice or Spoken()))
    if choice is None:
        t.tell("silent", seat=answerer)
    else:
        t.tell("answers", seat=answerer, **phrases.told(choice))
    t.left = 0
    if exchange.lasso:
        t.lasso, t.left = NOBODY, t.kept
    else:
        t.asker, t.last_asker = answerer, exchange.asker
    _charge(t, ANSWER_CHARGE, "ask")


def _answer(t: SpyfallTable, exchange: Exchange) -> Ask:
    seat = exchange.answerer
    ability = t.ability_of(seat)
    book, wording = phrases.ANSWERING, None
    if ability == "few_words":
        book, wording = phrases.ANSWERING_BRIEFLY, BRIEFLY
    elif ability == "bizarro_logic":
        book, wording = phrases.DENYING, NEGATED
    tubes: tuple[Option, ...] = ()
    if t.holds(seat, "boom_tube") and not exchange.lasso:
        tubes = tuple([_tube(other) for other in t.others(seat, exchange.asker)])
    return ask.text(
        seat,
        "answer",
        LONGEST_TEXT,
        least=1,
        default="stay_silent",
        pace="answer",
        lasts=_lasts(t, ANSWER_TIME),
        book=book,
        wording=wording,
        besides=(_SILENCE, *tubes, *interrupts(t, seat)),
        args={"by": exchange.asker, **phrases.told(exchange.question), **_limits(t, seat)},
    )


@cache
def _tube(other: Seat) -> Option:
    return Option(f"boom_tube-{other}", other, "boom_tube", {"target": other})


# -- the clock -------------------------------------------------------------------------------------------------------


def aloud(t: SpyfallTable) -> Script[None]:
    """People ask and answer aloud: the clock runs until somebody stops it, or time is up."""
    t.resume = "aloud"
    seat, choice = yield _running(t, None)
    _goes_on(t, seat, choice)


def _running(t: SpyfallTable, question: Ask | None) -> Race:
    """Somebody is asked while the clock runs; all the others may interrupt, from whoever sits left of that one on."""
    main = NOBODY if question is None else question.seat
    others = listening(t, main)
    asks = [*others] if question is None else [question, *others]
    if t.realtime:
        asks.append(ask.clock(t.clock, pace="clock"))
    return ask.race(asks, main=None if question is None else main)


def _lasts(t: SpyfallTable, whole: int) -> int:
    """What is left to ask or to answer after an interruption; 0 where it is all of it."""
    return 0 if t.left == whole else t.left


def _goes_on(t: SpyfallTable, seat: Seat, choice: Any) -> bool:
    """Whether this was what the race was about, and neither time nor an interruption."""
    if seat == CLOCK:
        t.clock -= choice
        t.left = max(1, t.left - choice)
        go_on(t)
    elif isinstance(choice, Interrupt):
        interrupt(t, seat, choice)
    else:
        return True
    return False


def _charge(t: SpyfallTable, cost: int, then: str) -> None:
    """Where no time runs, what is said takes some; what takes the last of it is still heard."""
    if not t.realtime:
        t.clock = max(0, t.clock - cost)
    t.todo = (then,) if t.clock > 0 else ("time_up",)
