"""What words deny: `pas bruyant`, `nobody in uniform`, `quiet it certainly is not`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from penombre.bots.reading.lexicon import Found

DENIALS: Final = ("i would not say", "i wouldn't say", "je ne dirais pas", "je dirais pas")
"""How a sentence begins that denies what follows, up to its end."""

_NOT: Final = frozenset(
    (
        *("pas", "jamais", "aucun", "aucune", "sans", "ni", "zero", "guere", "nul"),
        *("nulle", "not", "never", "no", "without", "neither", "nor", "nobody", "none"),
        *("cannot", "rien", "isn", "aren", "don", "doesn", "didn", "wasn", "weren"),
        *("won", "wouldn", "couldn", "can", "haven", "hasn", "ain", "personne", "nothing"),
        *("loin", "far", "hardly"),
    )
)
"""What denies what comes soon after it."""
_CUT: Final = frozenset({"isn", "aren", "don", "doesn", "didn", "wasn", "weren", "won", "wouldn", "couldn", "can"})
"""What is a denial only before a `t`: `isn't`."""
_FAR: Final = frozenset({"loin", "far"})
"""What is a denial only before `de`, `from`."""
_ONLY: Final = frozenset(
    (
        *("que", "qu", "only", "just", "seulement", "juste", "mal", "mais", "but"),
        *("except", "sauf", "sinon", "plutot", "rather", "instead"),
    )
)
"""What ends a denial, or makes it none: `pas que`, `not only`, `pas mal de`."""
_ANYTHING: Final = frozenset({"anything", "everything", "tout"})
_BUT: Final = frozenset({"but", "sauf"})
"""What denies after `anything`, `tout`."""
_REACH: Final = 5
"""How many words a denial reaches over."""
_AFTER: Final = (
    ("pas", "du", "tout"),
    ("pas", "vraiment"),
    ("pas", "trop"),
    ("jamais",),
    ("jamais", "de", "la", "vie"),
    ("non",),
    ("ah", "non"),
    ("ah", "ca", "non"),
    ("not", "at", "all"),
    ("not", "really"),
    ("it", "isn", "t"),
    ("it", "is", "not"),
    ("it", "certainly", "isn", "t"),
    ("it", "ain", "t"),
    ("never",),
    ("no", "way"),
    ("nope",),
    ("no",),
    ("zero",),
    ("que", "dalle"),
    ("y", "en", "a", "pas"),
    ("connais", "pas"),
    ("hardly",),
    ("not", "exactly"),
    ("is", "not", "the", "word"),
    ("surtout", "pas"),
    ("que", "nenni"),
    ("c", "est", "pas"),
    ("ce", "n", "est", "pas"),
    ("isn", "t"),
)
"""What denies what stands right before it, at the end of a text or before a point."""
_RIGHT_AFTER: Final = frozenset({"pas", "jamais", "rien", "never"})
"""What denies the word right before it."""
END: Final = "."
"""What stands for points and commas among words."""
ASKED: Final = "?"
"""What stands for question marks: `la mer, non ?` denies nothing."""
_ENDS: Final = frozenset({END, ASKED})


def denied_at(words: Sequence[str], hit: Found, hits: Sequence[Found]) -> bool:
    """Whether what was found is denied by words around it; those that are part of something found deny nothing."""
    taken = {place for other in hits if other.start != hit.start for place in range(other.start, other.end)}
    for place in range(hit.start - 1, max(-1, hit.start - 1 - _REACH), -1):
        word = words[place]
        if word in _BUT and place and words[place - 1] in _ANYTHING:
            return True
        if word in _ENDS or word in _ONLY:
            break
        if word in _NOT and place not in taken and _denies(words, place):
            return True
    after = hit.end
    if after < len(words) and words[after] in _RIGHT_AFTER and (words[after + 1 : after + 2] or [""])[0] not in _ONLY:
        return True
    while after < len(words) and words[after] in _ENDS:
        after += 1
    for form in _AFTER:
        end = after + len(form)
        if tuple(words[after:end]) == form and (end >= len(words) or words[end] == END):
            return True
    return False


def _denies(words: Sequence[str], place: int) -> bool:
    word = words[place]
    following = words[place + 1] if place + 1 < len(words) else ""
    if word in _CUT:
        return following == "t"
    if word in _FAR:
        return following in ("de", "d", "from")
    return following not in _ONLY
