"""Ready phrases: questions and answers that everybody reads in their own language, by id.

`ask_<facet>_<1..3>`, `brief_<facet>` and `generic_<1..5>` are questions; `<facet>_<value>_<1|2>`,
`short_<facet>_<value>`, `not_<facet>_<value>_<1|2>` (the same, denied) and `evasive_<1..3>` are answers. Their words
are `phrase-<id>`, but for those that deny: they are `denied` with the phrase they deny.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from penombre.engine import Phrasebook, Spoken
from penombre.games.dc_spyfall.locations import FACETS, VALUES

QUESTIONS_PER_FACET: Final = 3
SENTENCES_PER_VALUE: Final = 2
DENIAL: Final = "not_"


class Meaning(Struct, frozen=True, gc=False):
    """What a ready phrase is about: nothing at all where it is generic or evasive; a question has no value."""

    facet: str = ""
    value: str = ""
    denied: bool = False


GENERIC: Final = tuple(f"generic_{number}" for number in range(1, 6))
EVASIVE: Final = tuple(f"evasive_{number}" for number in range(1, 4))
BRIEF: Final = tuple(f"brief_{facet}" for facet in FACETS)
QUESTIONS: Final = tuple(f"ask_{facet}_{number}" for facet in FACETS for number in range(1, QUESTIONS_PER_FACET + 1))
_VALUES: Final = tuple((facet, value) for facet in FACETS for value in VALUES[facet])
SHORT: Final = tuple(f"short_{facet}_{value}" for facet, value in _VALUES)
SENTENCES: Final = tuple(
    f"{facet}_{value}_{number}" for facet, value in _VALUES for number in range(1, SENTENCES_PER_VALUE + 1)
)
DENIALS: Final = tuple(f"{DENIAL}{sentence}" for sentence in SENTENCES)

MEANINGS: Final[Mapping[str, Meaning]] = {
    **{phrase: Meaning() for phrase in (*GENERIC, *EVASIVE)},
    **{f"brief_{facet}": Meaning(facet) for facet in FACETS},
    **{f"ask_{facet}_{n}": Meaning(facet) for facet in FACETS for n in range(1, QUESTIONS_PER_FACET + 1)},
    **{f"short_{facet}_{value}": Meaning(facet, value) for facet, value in _VALUES},
    **{f"{f}_{v}_{n}": Meaning(f, v) for f, v in _VALUES for n in range(1, SENTENCES_PER_VALUE + 1)},
    **{f"{DENIAL}{f}_{v}_{n}": Meaning(f, v, True) for f, v in _VALUES for n in range(1, SENTENCES_PER_VALUE + 1)},
}

ASKING: Final = Phrasebook("questions", (*QUESTIONS, *BRIEF, *GENERIC))
ASKING_BRIEFLY: Final = Phrasebook("brief_questions", BRIEF)
ANSWERING: Final = Phrasebook("answers", (*SENTENCES, *SHORT, *DENIALS, *EVASIVE))
ANSWERING_BRIEFLY: Final = Phrasebook("short_answers", SHORT)
DENYING: Final = Phrasebook("denials", DENIALS)


def told(spoken: Spoken) -> dict[str, Any]:
    """Something said, as events tell it."""
    denied = spoken.phrase.startswith(DENIAL)
    return {"phrase": spoken.phrase.removeprefix(DENIAL), "denied": denied, "text": spoken.text}
