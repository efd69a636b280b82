"""Answers: true of the place and of many others, for whoever knows it; true of as many as possible, for the Joker.

What is answered, a value of a facet, goes by the card and by what was said; in which form goes by the question alone.
"""

from __future__ import annotations

from typing import Final

from penombre.engine import OPENED, Answer, Ask
from penombre.games.dc_spyfall.asides import ASIDES
from penombre.games.dc_spyfall.bot import wording
from penombre.games.dc_spyfall.bot.likelihood import FIRST, SECOND, fitting
from penombre.games.dc_spyfall.bot.mind import Mind
from penombre.games.dc_spyfall.bot.powers import through_the_tube
from penombre.games.dc_spyfall.bot.text_reading import Asked
from penombre.games.dc_spyfall.locations import FACETS, LOCATIONS, VALUES
from penombre.games.dc_spyfall.phrases import ANSWERING, BRIEF, DENYING, EVASIVE, TOPICS

_DODGES: Final = 0.06
_CAREFUL: Final = 0.4
"""How much more often an answer is dodged that would tell the place."""
_EVADES: Final = 0.3
"""How often somebody who dodges says nothing, once a round, rather than what it is not."""
_AMBIGUITY: Final = 5.0
"""How much likelier an answer is that fits twice as many of the places that are still possible, as a power of two."""
_LEAST_FITTING: Final = 3
"""An answer fits so many places at least, early in a round; later, and from Harley Quinn, one less."""
_EARLY: Final = 120_000
_HINTS: Final = 0.4
"""How often Harley Quinn helps the Joker with what she says: whoever tells too much is found out."""
_HINTED: Final = 0.5
"""How sure of the place the Joker is before Harley Quinn stops helping."""
_BOLD: Final = 2.5
"""How much the Joker prefers what fits well to what fits a little, as a power."""
_SAYS_NOTHING: Final = 0.1
"""How often an answer about food, feelings or time tells nothing of the place."""
_DECIDED: Final = frozenset({"good", "bad", "boss", "often", "hours"})
"""What questions want to know of which asides say yes or no."""
_CONTRARY: Final = {"yes": "no", "no": "yes"}
_UNCOUNTED: Final = frozenset({"nobody", "silent"})
"""Where there is nothing, there is no number of it."""


def answer(mind: Mind, ask: Ask) -> Answer:
    """What can be said about what was asked, where the question is not sent on."""
    assert ask.book is not None
    tube = through_the_tube(mind, ask)
    if tube is not None:
        return tube
    asked = mind.asked
    facet = asked.topic if asked.topic in FACETS else ""
    if ask.book != ANSWERING:
        facet = facet or mind.any(FACETS)
        if ask.book == DENYING:
            return wording.denial(mind, ask, facet, _denied(mind, facet))
        return wording.affirmation(mind, ask, facet, _value(mind, facet, freely=False))
    if facet:
        said = _of_facet(mind, ask, asked)
    elif asked.topic in TOPICS:
        said = _of_topic(mind, ask, asked)
    else:
        said = _of_nothing(mind, ask, asked)
    return said if said and wording.is_new(mind, said) else _something_new(mind, ask, asked) or said


# -- about the place -------------------------------------------------------------------------------------------------


def _of_facet(mind: Mind, ask: Ask, asked: Asked) -> str:
    facet = asked.topic
    value = "" if mind.chance(_dodges(mind, facet)) else _value(mind, facet, freely=True)
    if value:
        phrase = wording.affirmation(mind, ask, facet, value, briefly=asked.form == "open" and _asked_briefly(mind))
        return wording.opened(mind, ask, phrase, _opening(mind, asked, value), facet)
    if not _has_evaded(mind) and mind.chance(_EVADES) and (evasions := _evasions(mind, facet)):
        return mind.any(evasions)
    value = _denied(mind, facet)
    phrase = wording.denial(mind, ask, facet, value)
    return wording.opened(mind, ask, phrase, _opening(mind, asked, value, denied=True), facet)


def _asked_briefly(mind: Mind) -> bool:
    """Whether the question was one of a word or two: any answer to it may be as short, and make sense."""
    return mind.public.exchanges[-1].question.phrase in BRIEF


def _dodges(mind: Mind, facet: str) -> float:
    """How readily an answer is dodged: more so where whatever is true would tell much; the Joker dodges as often."""
    shares = _shares(mind, facet)
    telling = 1 - max(shares[value] for value in LOCATIONS[mind.pretended].pair(facet))
    return _DODGES + _CAREFUL * telling


def _opening(mind: Mind, asked: Asked, value: str, *, denied: bool = False) -> str:
    """The kind of opening that such a question wants before this; nothing where it wants none."""
    match asked.form:
        case "yes_no":
            return _polarity(asked, value, denied=denied)
        case "either_or":
            if len(asked.named) < 2:
                return _no_side(mind)
            sides = sum(value in side for side in asked.named)
            return ("neither", "rather", "neither" if denied else "both")[min(sides, 2)]
        case "count" if value in _UNCOUNTED and not denied:
            return ""
        case "count" | "why":
            return f"{asked.form}_{asked.topic}"
        case "when" | "where":
            return asked.form
    return ""


def _no_side(mind: Mind) -> str:
    """An opening that goes before anything, where nobody knows what the sides of a choice would be."""
    return mind.any(("both", "neither"))


def _polarity(asked: Asked, value: str, *, denied: bool) -> str:
    """Whether what is said is a yes or a no to what was asked: by that alone, so that the opening tells no more."""
    named = asked.named[0] if asked.named else ()
    if not named:
        return "partly"
    if denied:
        if named == (value,):
            return "no"
        return "yes" if {*named, value} == set(VALUES[asked.topic]) and value not in named else "partly"
    return "yes" if value in named else "no"


def _value(mind: Mind, facet: str, *, freely: bool) -> str:
    """What is said of a facet; nothing where all that is true would tell too much, and something else may be said."""
    return _guessed(mind, facet) if mind.is_joker else _true(mind, facet, freely)


def _true(mind: Mind, facet: str, freely: bool) -> str:
    """One of the two values that are true; nothing where both would tell too much."""
    pair = LOCATIONS[mind.private.card].pair(facet)
    least = _LEAST_FITTING - (mind.is_harley or _late(mind))
    many = [len(fitting(facet, value)) for value in pair]
    weights = [weight if count >= least else 0.0 for weight, count in zip((FIRST, SECOND), many, strict=True)]
    if not any(weights):
        return "" if freely else pair[many.index(max(many))]
    if mind.is_harley and mind.knows(mind.suspect) < _HINTED and mind.chance(_HINTS):
        weights = [weight / count for weight, count in zip(weights, many, strict=True)]
    else:
        shares = _shares(mind, facet)
        weights = [weight * shares[value] ** _AMBIGUITY for weight, value in zip(weights, pair, strict=True)]
    return mind.drawn(pair, weights)


def _late(mind: Mind) -> bool:
    first = mind.public.exchanges[0].clock
    return first - mind.public.clock > _EARLY


def _shares(mind: Mind, facet: str) -> dict[str, float]:
    """For each value, the share of the places that it is true of, by what was said; by me it does not count."""
    return mind.evidence.shares(mind.me, facet)


def _guessed(mind: Mind, facet: str) -> str:
    """Something that is true of most places that may be it; it goes with what was said, and is not always the best."""
    shares = _shares(mind, facet)
    values = list(shares)
    return mind.drawn(values, [(share + 1e-6) ** _BOLD for share in shares.values()])


def _denied(mind: Mind, facet: str) -> str:
    """What is not true of the place; the Joker denies what fits least."""
    if mind.is_joker:
        shares = _shares(mind, facet)
        values = list(shares)
        return mind.drawn(values, [(1 - share + 1e-6) ** (2 * _BOLD) for share in shares.values()])
    pair = LOCATIONS[mind.private.card].pair(facet)
    return mind.any([value for value in VALUES[facet] if value not in pair])


# -- about anything else ---------------------------------------------------------------------------------------------


def _of_topic(mind: Mind, ask: Ask, asked: Asked) -> str:
    """Something about food, feelings, work, time: what it tells in passing is true of the place, or fits most.

    Where nothing is left to say of it, an evasion, once a round; nothing after that.
    """
    topic = asked.topic
    able = wording.unsaid(mind, [id for id in wording.of_kind(f"about_{topic}") if _answers(asked, id)])
    empty = mind.chance(_SAYS_NOTHING)
    for either in (empty, not empty):
        weights = [_fits(mind, ASIDES[id].facet, ASIDES[id].value, empty=either) for id in able]
        if any(weights):
            phrase = mind.drawn(able, weights)
            return wording.opened(mind, ask, phrase, _opening_of_topic(mind, asked, ASIDES[phrase].forms), topic)
    evasions = [] if _has_evaded(mind) else _evasions(mind, topic)
    return mind.any(evasions) if evasions else ""


def _answers(asked: Asked, aside: str) -> bool:
    """Whether this answers what was asked, or at least nothing else that somebody could ask."""
    forms = {"yes_no": ("yes", "no"), "either_or": ()}.get(asked.form, (asked.form,))
    return ASIDES[aside].answers((*forms, "open"), asked.wants)


def _fits(mind: Mind, facet: str, value: str, *, empty: bool) -> float:
    """How well somebody might say this who is at my place, or at the one the Joker speaks of."""
    if empty or not facet:
        return float(empty and not facet)
    many = len(fitting(facet, value))
    true = value in LOCATIONS[mind.pretended].pair(facet)
    return _shares(mind, facet)[value] ** _AMBIGUITY if true and many >= _LEAST_FITTING else 0.0


def _opening_of_topic(mind: Mind, asked: Asked, forms: frozenset[str]) -> str:
    match asked.form:
        case "yes_no":
            able = [kind for kind in ("yes", "no") if kind in forms and asked.wants in _DECIDED]
            if not able:
                return "partly"
            return mind.any(able) if asked.wants != "bad" else mind.any([_CONTRARY[kind] for kind in able])
        case "count" if asked.wants in forms:
            return f"count_{asked.wants}"
        case "when" if asked.wants in forms:
            return ""
        case "count" | "why":
            return f"{asked.form}_{asked.topic}"
        case "when" | "where":
            return asked.form
        case "either_or":
            return _no_side(mind)
    return ""


def _of_nothing(mind: Mind, ask: Ask, asked: Asked) -> str:
    """A question that has nothing to do with the place, or that nobody understands."""
    if asked.topic != "off_topic" and (puzzled := wording.unsaid(mind, wording.of_kind("puzzled"))):
        return mind.any(puzzled)
    kind = mind.any(("aside_yes", "aside_no")) if asked.form == "yes_no" else "aside"
    if asked.wants == "joker" and wording.unsaid(mind, wording.of_kind("aside_joker")):
        kind = "aside_joker"
    return wording.one(mind, ask, wording.of_kind(kind), EVASIVE)


def _something_new(mind: Mind, ask: Ask, asked: Asked) -> str:
    """Something about the place that nobody has said, where all that fits was said; nothing where all was."""
    facets = sorted(FACETS, key=lambda facet: (facet != asked.topic, mind.random()))
    for facet in facets:
        value = _value(mind, facet, freely=True)
        able = [wording.denial(mind, ask, facet, _denied(mind, facet))]
        if value:
            able.insert(0, wording.affirmation(mind, ask, facet, value, briefly=False))
        new = next((phrase for phrase in able if wording.is_new(mind, phrase)), "")
        if new:
            return new
    return ""


def _evasions(mind: Mind, topic: str) -> list[str]:
    """What says nothing of a topic, and was not said yet."""
    return wording.unsaid(mind, wording.of_kind(f"evade_{topic}"))


def _has_evaded(mind: Mind) -> bool:
    """Whether I have said nothing already in this round."""
    mine = [each.answer.phrase for each in mind.public.exchanges if each.answerer == mind.me and each.answer]
    return any(phrase.rpartition(OPENED)[2].startswith(("evade_", "evasive_")) for phrase in mine)
