"""What a question asks: what about, which kind of answer it wants, what it names, and whether it takes up another."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from penombre.bots.reading.lexicon import Found, weights
from penombre.engine import Spoken
from penombre.games.dc_spyfall.bot.text_reading import embedding
from penombre.games.dc_spyfall.bot.text_reading.denials import denied_at
from penombre.games.dc_spyfall.bot.text_reading.forms import about, clauses_of, form_of, sides
from penombre.games.dc_spyfall.bot.text_reading.lists import topics, values, words_of
from penombre.games.dc_spyfall.bot.text_reading.ready import question_examples, ready_questions
from penombre.games.dc_spyfall.bot.text_reading.wants import wanted
from penombre.games.dc_spyfall.locations import FACETS, VALUES
from penombre.games.dc_spyfall.questions import Asks, asks

OFF_TOPIC: Final = "off_topic"
_REMEMBERED: Final = 4096
_NAMED: Final = 0.5
"""How much a word that names a value tells of its facet, beside one that tells what a question is about."""
_CLEAR: Final = 4.0
"""How much the words of a question that takes up another must count to be about something else."""
_LEAST: Final = 1.0
_SOME: Final = 2.0
"""How much they must count at least."""
_OFTEN: Final = re.compile(r"(?:combien de|how many) (?:fois|times)|how often|souvent|tous les combien")
"""Who asks when or how often one comes and goes asks about time."""
_BRIEF: Final = 6
_NOT_LONG: Final = 8
"""Words of a question at most that may take up another without saying so."""


class Asked(NamedTuple):
    """A question, understood."""

    topic: str = ""
    """A facet, one of the other topics, or `off_topic`; nothing where it was not understood."""
    form: str = "open"
    """open, yes_no, either_or, count, where, when or why."""
    named: tuple[tuple[str, ...], ...] = ()
    """Values of the facet: those a yes/no question asks for, or those of each side of an either/or question."""
    who: str = "place"
    """Whom it is about: you, others or place."""
    follows: bool = False
    """Whether it takes up what was asked before."""
    wants: str = ""
    """What exactly it wants to know: one of `asides.WANTS`, or `joker` where it asks whether somebody is the Joker."""


def asked(question: Spoken, before: Asked | None) -> Asked:
    """A question as a listener takes it who has heard the one before."""
    if question.phrase:
        return _ready(asks(question.phrase))
    return _read(question.text, *((before.topic, before.wants) if before else ("", "")), embedding.is_on())


def facet_of(question: Spoken) -> str:
    """The facet a question is about; nothing where it is about none."""
    topic = asked(question, None).topic
    return topic if topic in FACETS else ""


@lru_cache(_REMEMBERED)
def _read(text: str, before: str, wanted_before: str, compared: bool) -> Asked:
    ready = ready_questions().get(words_of(text))
    return _ready(asks(ready)) if ready is not None else _understood(text, before, wanted_before, compared)


def _ready(row: Asks | None) -> Asked:
    return Asked() if row is None else Asked(row.topic, row.form, row.named, wants=row.wants)


def _understood(text: str, before: str, wanted_before: str, compared: bool) -> Asked:
    clauses = clauses_of(text)
    words = tuple("".join(clauses).split())
    if not words:
        return Asked()
    told = _told(words)
    topic = _most(told)
    follows = False
    if before:
        follows, topic = _taken_up(words, told, topic, before)
    if not topic and compared:
        alike = embedding.nearest(text, question_examples())
        topic = alike[0] if alike is not None else ""
    form = form_of(clauses)
    if topic == "arrival" and not follows and (form == "when" or _OFTEN.search(" ".join(words))):
        topic = "time"
    named = _named(clauses, topic, form)
    wants = wanted(words, topic, form, wanted_before if follows and topic == before else "")
    return Asked(topic, form, named, about(clauses, topic), follows, wants)


# -- what it is about ------------------------------------------------------------------------------------------------


def _told(words: Sequence[str]) -> Mapping[str, float]:
    """How much the words tell of each topic."""
    hits = topics().found(words)
    covered = {(hit.topic, place) for hit in hits for place in range(hit.start, hit.end)}
    strong = {place for hit in hits if hit.counts >= _CLEAR for place in range(hit.start, hit.end)}
    for topic, start, end, counts in values().found(words):
        facet = topic.partition(":")[0]
        if not any((facet, place) in covered or place in strong for place in range(start, end)):
            hits.append(Found(facet, start, end, counts * _NAMED))
    told = weights(hits)
    sure = {hit.topic for hit in hits if hit.counts >= _CLEAR}
    for topic in _BACKGROUND:
        if topic not in sure and told.get(topic, 0.0) > _SOME:
            told[topic] = _SOME
    return told


_BACKGROUND: Final = ("people", "time", "activity")
"""Topics that questions about anything name: `how often`, `people`, `do`. Only strong words make much of them."""

_PRECEDENCE: Final = (
    *(OFF_TOPIC, "smell", "temperature", "clothes", "light", "noise", "food", "danger", "feelings", "work", "access"),
    *("opinion", "arrival", "setting", "people", "time", "activity"),
)
_ORDER: Final = {topic: place for place, topic in enumerate(_PRECEDENCE)}
"""Topics by precedence: of two of which words tell as much, the first here is meant."""


def _most(told: Mapping[str, float]) -> str:
    best = max(told, key=lambda topic: (told[topic], -_ORDER[topic]), default="")
    return best if best and told[best] >= _LEAST else ""


# -- what it takes up ------------------------------------------------------------------------------------------------

_SO: Final = r"^(?:(?:ah|oh|ok|okay|ben|bah|non|no|yes|oui|mais|but|so|alors|donc|hmm|euh|wait|attends|come on) )*"
_GOES_ON: Final = re.compile(
    rf"{_SO}(?:et|and|meme|even|vraiment|really|serieux|serieusement|seriously|carrement|par exemple|for example|"
    r"such as|like what|comme quoi|ah bon|tous|toutes|toujours|all of them|jamais|never|tant que ca|a ce point|"
    r"that much|that bad|that long|qui ca|what about|how about|as in|meaning|c est a dire|exactly|because|things such|"
    r"not just|tu veux dire|you mean|what makes you say|sans arret|or more|ou plus|without|sans)(?: |$)"
)
"""How a question begins that takes up what was just said, whatever else is in it."""
_TAKES_UP: Final = re.compile(
    rf"{_SO}(?:like|comment ca|how come|how so|why not|pourquoi|why|depuis|since when|for how long|then|so|alors|"
    r"lequel|laquelle|lesquels|which one|which ones|such|combien|how many|how much|how|souvent|often|beaucoup|a lot|"
    r"encore|par qui|par quoi|avec qui|quou|where|when|quand|who|qui|what kind|quel genre|quoi|what|dans quel sens|"
    r"in what way|every|chaque|quel jour|quel|quelle|did|do|does|is|are|ils|elles|il|elle|they|he|she)(?: |$)"
)
"""How one may begin that takes it up, where nothing in it says what it is about."""
_ALONE: Final = frozenset(
    (
        *("pourquoi", "why", "et", "and", "toi", "vous", "you", "too", "eux"),
        *("them", "comment", "ca", "se", "fait", "il", "possible", "est", "ce"),
        *("how", "come", "so", "quoi", "what", "where", "quou", "ou", "when"),
        *("quand", "who", "qui", "donc", "alors", "then", "ben", "mais", "but"),
        *("pas", "not", "exactement", "exactly", "precisement", "vraiment", "really", "tous", "toutes"),
        *("all", "of", "jamais", "never", "meme", "even", "lui", "elle", "elles"),
        *("ils", "par", "exemple", "for", "example", "s", "that", "such", "as"),
        *("autres", "others", "aussi", "le", "la", "les", "the", "is", "it"),
        *("he", "she", "they", "c", "t", "ca", "va", "like", "just"),
        *("juste", "beaucoup", "much", "many", "combien", "how", "do", "does", "did"),
        *("mean", "tu", "veux", "dire", "in", "way", "sense", "one", "ones"),
        *("kind", "well", "dit", "say", "makes", "je", "i", "am", "pareil"),
        *("sinon", "everybody", "everyone", "anybody", "anyone", "or", "was"),
    )
)
_SUBJECTS: Final = frozenset(
    (
        *("tu", "t", "vous", "on", "il", "ils", "elle", "elles", "ca"),
        *("c", "je", "j", "y", "you", "they", "it", "i", "we"),
        *("there", "he", "she", "is", "are", "do", "does", "faut", "people"),
        *("gens", "was", "s"),
    )
)
"""What a sentence has that is no mere fragment."""
_OWN: Final = frozenset({"tu", "vous", "on", "je", "you", "i", "we", "ici", "here"})
_BACK: Final = frozenset(
    (
        *("ca", "c", "cela", "en", "y", "le", "la", "les", "l", "celui", "celle", "ceux", "autre", "autres", "meme"),
        *(
            "it",
            "that",
            "this",
            "those",
            "these",
            "them",
            "they",
            "one",
            "ones",
            "so",
            "there",
            "other",
            "others",
            "ever",
        ),
        *("always", "toujours", "encore", "still", "aussi", "too", "dire", "mean", "say", "vraiment", "really", "sure"),
    )
)
"""What points back at what was said, or goes on with it."""
_EITHER: Final = frozenset({"ou", "or"})
_OTHERS_TOO: Final = re.compile(r" (?:as well|too|either|also|aussi|non plus) $")
"""How one ends that asks the same of others."""
_POINTS_BACK: Final = re.compile(r" (?:that|those|them|ones|though|instead|otherwise|else|ever|anymore) ")
"""What points back at what was said, in a question that is about nothing else."""
_KEEPS_TO_IT: Final = re.compile(
    rf"{_SO}(?:even|meme|really|vraiment|seriously|always|toujours|never|jamais|all of them|such as|like what|"
    r"comme quoi|for example|par exemple|as in|or more|ou plus|without|sans|not just|sans arret)(?: |$)"
)
"""How a question begins that takes up what was said and hardly ever leaves it."""
_MORE_OF_IT: Final = re.compile(rf"{_SO}(?:with|by|from|on|in|at|for|of|through|over|under|avec|par)(?: |$)")
"""How a fragment begins that says more of what was just said."""
_LASTING: Final = re.compile(
    r" (?:depuis quand|since when|how long|depuis combien|depuis longtemps|jusqu a quand|until when|combien de temps|"
    r"quel jour|what time|a quelle heure|every night|every day) "
)


def _stands_alone(words: Sequence[str]) -> bool:
    """Whether a question has a subject of its own, and nothing that points back at what was said."""
    return not _OWN.isdisjoint(words) and _BACK.isdisjoint(words)


def _taken_up(words: Sequence[str], told: Mapping[str, float], topic: str, before: str) -> tuple[bool, str]:
    """Whether a question takes up the one before, and what it is about then."""
    said = " ".join(words)
    if _ALONE.issuperset(words) and told.get(topic, 0.0) < _CLEAR:
        return True, before
    brief = len(words) <= _BRIEF
    if brief and _OTHERS_TOO.search(f" {said} ") and topic in ("", "people"):
        return True, before
    goes_on = _GOES_ON.search(said) is not None
    own = told.get(topic, 0.0)
    if brief and _LASTING.search(f" {said} ") and own < _CLEAR:
        return True, "time"
    alike = told.get(before, 0.0)
    if goes_on:
        enough = 2 * _CLEAR if _KEEPS_TO_IT.search(said) else _CLEAR
        if topic == "time":
            enough = 2 * _CLEAR
        clear = own >= enough and own - alike > _SOME / 2 and topic != OFF_TOPIC
        return True, topic if clear or (not brief and own >= _SOME) else before
    if not topic and len(words) <= _NOT_LONG and not _stands_alone(words):
        return True, before
    fragment = brief and _SUBJECTS.isdisjoint(words) and _EITHER.isdisjoint(words)
    if fragment and (own < (2 * _CLEAR if topic == "time" else _CLEAR) or _MORE_OF_IT.search(said)):
        return True, before
    if brief and own < _CLEAR and _POINTS_BACK.search(f" {said} "):
        return True, before
    if brief and own < _CLEAR and _TAKES_UP.search(said):
        return True, before if own <= alike + _SOME / 2 else topic
    return False, topic


# -- what it names ---------------------------------------------------------------------------------------------------

_TOO: Final = {"noise": {"din": ("din", "chatter")}}
"""What a word asks for besides the value it names: who finds people talking noisy is no fool."""


def _named(clauses: Sequence[str], topic: str, form: str) -> tuple[tuple[str, ...], ...]:
    if topic not in FACETS or form not in ("yes_no", "either_or"):
        return ()
    if form == "either_or":
        both = sides(clauses)
        groups = tuple([_values(part, topic) for part in both]) if both else ()
        return groups if all(groups) else ()
    group = _values("".join(clauses), topic)
    return (group,) if group and len(group) < len(VALUES[topic]) else ()


def _values(said: str, facet: str) -> tuple[str, ...]:
    """The values that words ask for; those they deny are not asked for, but all others are."""
    words = said.split()
    named: set[str] = set()
    hits = [hit for hit in values().found(words) if hit.topic.startswith(f"{facet}:")]
    most = max([hit.counts for hit in hits], default=0.0)
    for hit in hits:
        if hit.counts < most:
            continue
        value = hit.topic.partition(":")[2]
        denied = value.startswith("!") != denied_at(words, hit, hits)
        value = value.removeprefix("!")
        wanted = _TOO.get(facet, {}).get(value, (value,))
        named.update([other for other in VALUES[facet] if other not in wanted] if denied else wanted)
    return tuple([value for value in VALUES[facet] if value in named])
