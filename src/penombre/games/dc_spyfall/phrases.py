"""Ready phrases: questions and answers that everybody reads in their own language, by id.

| ids | what they are |
|---|---|
| `ask_<facet>_<n>`, `brief_<facet>`, `ask_<topic>_<n>`, `generic_<n>` | questions |
| `then_<facet>_<n>` | questions that take up what was said, after `recall_<facet>_<value>` |
| `<facet>_<value>_<n>`, `short_<facet>_<value>`, `not_<facet>_<value>_<n>` | answers: so, in a word, not so |
| `colour_<n>` (`colour.py`), `about_<topic>_<n>` (`asides.py`) | answers that tell a value in passing |
| `evade_<topic>_<n>`, `evasive_<n>` | answers that tell nothing |
| `aside_<n>`, `aside_yes_<n>`, `aside_no_<n>`, `puzzled_<n>` | answers to questions that are none about the place |
| `aside_joker_<n>` | answers to who asks whether one is the Joker, or lies |
| `yes_<n>`, `no_<n>`, `partly_<n>`, `both_<n>`, `neither_<n>`, `rather_<n>`, `echo_<topic>_<n>` | openings |
| `count_<topic>_<n>`, `count_<wants>_<n>`, `why_<topic>_<n>`, `when_<n>`, `where_<n>` | openings, too |
| `mood_<temperament>_<n>` | openings of questions and answers |

Their words are `phrase-<id>`. The first of each kind are offered to people; bots know all of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from penombre.engine import OPENED, Phrasebook, Spoken
from penombre.games.dc_spyfall.asides import ASIDES
from penombre.games.dc_spyfall.colour import COLOUR
from penombre.games.dc_spyfall.locations import FACETS, VALUES

QUESTIONS_OFFERED: Final = 3
QUESTIONS_PER_FACET: Final = 9
QUESTIONS_PER_TOPIC: Final = 4
SENTENCES_OFFERED: Final = 2
SENTENCES_PER_VALUE: Final = 8
DENIALS_PER_VALUE: Final = 2
DENIAL: Final = "not_"
TOPICS: Final = ("food", "feelings", "work", "time", "opinion")
"""What can be asked about besides the facets: no value of a Location answers it."""
TEMPERAMENTS: Final = ("chatty", "dry", "nervous", "theatrical", "blunt")


class Meaning(Struct, frozen=True, gc=False):
    """What a ready phrase is about: nothing at all where it is generic or evasive; a question has no value."""

    facet: str = ""
    value: str = ""
    denied: bool = False
    places: tuple[str, ...] = ()
    """The Locations it can be said of, where it is not of all that have this value."""


def _numbered(kinds: Mapping[str, int], topics: tuple[str, ...] = ("",)) -> tuple[str, ...]:
    """So many ids of each kind, for each of the topics."""
    return tuple(
        f"{kind}_{topic}_{n}" if topic else f"{kind}_{n}"
        for kind, count in kinds.items()
        for topic in topics
        for n in range(1, count + 1)
    )


_ALL_TOPICS: Final = (*FACETS, *TOPICS)
_VALUES: Final = tuple((facet, value) for facet in FACETS for value in VALUES[facet])


def _valued(count: int) -> dict[str, Meaning]:
    return {f"{f}_{v}_{n}": Meaning(f, v) for f, v in _VALUES for n in range(1, count + 1)}


GENERIC: Final = tuple(f"generic_{number}" for number in range(1, 6))
EVASIVE: Final = tuple(f"evasive_{number}" for number in range(1, 4))
BRIEF: Final = tuple(f"brief_{facet}" for facet in FACETS)
SHORT: Final = tuple(f"short_{facet}_{value}" for facet, value in _VALUES)
DENIALS: Final = tuple(f"{DENIAL}{f}_{v}_{n}" for f, v in _VALUES for n in range(1, DENIALS_PER_VALUE + 1))
EMPTY: Final = (
    *_numbered({"evade": 2}, _ALL_TOPICS),
    *_numbered({"aside": 8, "aside_yes": 4, "aside_no": 4, "aside_joker": 8, "puzzled": 10}),
)
"""Answers that say nothing of the place: dodges, and what is said to questions that are none about it."""

MEANINGS: Final[Mapping[str, Meaning]] = {
    **{phrase: Meaning() for phrase in (*GENERIC, *EVASIVE, *EMPTY, *_numbered({"ask": QUESTIONS_PER_TOPIC}, TOPICS))},
    **{f"brief_{facet}": Meaning(facet) for facet in FACETS},
    **{f"ask_{facet}_{n}": Meaning(facet) for facet in FACETS for n in range(1, QUESTIONS_PER_FACET + 1)},
    **{f"then_{facet}_{n}": Meaning(facet) for facet in FACETS for n in range(1, 4)},
    **{f"short_{facet}_{value}": Meaning(facet, value) for facet, value in _VALUES},
    **_valued(SENTENCES_PER_VALUE),
    **{f"{DENIAL}{f}_{v}_{n}": Meaning(f, v, True) for f, v in _VALUES for n in range(1, DENIALS_PER_VALUE + 1)},
    **{id: Meaning(facet, value, places=places) for id, (facet, value, places) in COLOUR.items()},
    **{id: Meaning(aside.facet, aside.value) for id, aside in ASIDES.items()},
}


def meaning_of(phrase: str) -> Meaning:
    """What a ready phrase says; an opening adds nothing to it. A phrase that nobody knows says nothing."""
    return MEANINGS.get(phrase.rpartition(OPENED)[2], _NOTHING)


_NOTHING: Final = Meaning()

_ASKS: Final = tuple(f"ask_{facet}_{number}" for facet in FACETS for number in range(1, QUESTIONS_OFFERED + 1))
_SENTENCES: Final = tuple(_valued(SENTENCES_OFFERED))
_QUESTIONS: Final = tuple([id for id in MEANINGS if id.startswith(("ask_", "then_"))])
_ANSWERS: Final = tuple([id for id in MEANINGS if id not in (*_QUESTIONS, *BRIEF, *GENERIC)])
_MOODS: Final = _numbered({"mood": 6}, TEMPERAMENTS)

RECALLS: Final = tuple(f"recall_{facet}_{value}" for facet, value in _VALUES)
OPENINGS: Final = (
    *_numbered({"yes": 10, "no": 10, "partly": 16, "both": 4, "neither": 6, "rather": 4}),
    *_numbered({"echo": 2, "count": 4, "why": 3}, _ALL_TOPICS),
    *_numbered({"count": 3}, ("since", "often", "ahead")),
    *_numbered({"when": 8, "where": 8}),
    *_MOODS,
)
"""What may be said before an answer."""

BEFORE_QUESTIONS: Final = frozenset(
    {
        *("mood_chatty_6", "mood_dry_1", "mood_dry_3", "mood_nervous_1", "mood_nervous_2", "mood_nervous_4"),
        *("mood_theatrical_2", "mood_theatrical_4", "mood_theatrical_6"),
        *("mood_blunt_1", "mood_blunt_2", "mood_blunt_3", "mood_blunt_5"),
    }
)
"""Moods after which a question makes sense."""

ASKING: Final = Phrasebook(
    "questions", (*_ASKS, *BRIEF, *GENERIC), more=frozenset(_QUESTIONS), openings=frozenset((*RECALLS, *_MOODS))
)
ASKING_BRIEFLY: Final = Phrasebook("brief_questions", BRIEF)
ANSWERING: Final = Phrasebook(
    "answers",
    (*_SENTENCES, *SHORT, *DENIALS, *EVASIVE),
    more=frozenset(_ANSWERS),
    openings=frozenset(OPENINGS),
)
ANSWERING_BRIEFLY: Final = Phrasebook("short_answers", SHORT)
DENYING: Final = Phrasebook("denials", DENIALS)


def told(spoken: Spoken) -> dict[str, Any]:
    """Something said, as events tell it: of a denial, what it denies."""
    denied = spoken.phrase.startswith(DENIAL)
    return {"phrase": spoken.phrase.removeprefix(DENIAL), "denied": denied, "text": spoken.text}
