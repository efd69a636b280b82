"""The shapes of sentences that say something of roles and players, in French and English.

In a text that is read here every player is a number with `@`, every role of the game one with `#`. Shapes are tried in
their order; the first that fits is what is meant.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

_DENIED: Final = re.compile(r" (?:pas|not|jamais|never|aucune|aucun|no|don t|doesn t|isn t|can t|wouldn t) ")
_UNCLEAR: Final = re.compile(r" pas (?:net|nette|clair|claire|franc|franche) ")
_CONTRARY: Final = {"accuse": "vouch", "vouch": "accuse"}


class Shape(NamedTuple):
    """A sentence, and the kind of statement it is."""

    kind: str
    """`mine`: I am that; `not_mine`: I am not; `theirs`, `not_theirs`: somebody is, is not; `cleared`: it is not
    somebody; `defence`: it is not me; or a kind of statement about somebody, of which `not` makes the contrary."""
    pattern: re.Pattern[str]


_FEW: Final = r"(?: \w+){0,3}?"
_ROLE: Final = r" (?P<role>#\d+)(?= )"
_WHO: Final = r" (?P<who>@\d+)(?= )"
_NOT: Final = r"(?: (?:pas|not|jamais|never|aucunement|nullement))"

_FALSE: Final = (
    r"(?:ment|mens|mentez|mentait|menteur|menteuse|lie|lies|lied|lying|liar|coupable|guilty|louche|suspect|suspecte"
    r"|bizarre|weird|fishy|shady|cache quelque chose|caches quelque chose|hiding something|bluffe|bluffes|bluffez"
    r"|bluffing|a vole|stole)"
)
"""What somebody does who is not what they say they are."""

_DOUBT: Final = re.compile(
    r" (?:si|if|imagine|imaginons|supposons|suppose|serais|serait|genre|as if|comme si|pretend|avant|before) "
)
"""What is only imagined, or was once, is not said."""

_SHAPES: Final = (
    # I am not the thief; it is not me.
    ("not_mine", rf" (?:suis|etais|am|m|c est|joue|play)(?: n)?{_NOT}{_FEW}{_ROLE}"),
    ("defence", rf" (?:c est|c etait|ce n est|ce n etait|it s|it is|it was|it wasn|it isn)(?:{_NOT}| t) (?:moi|me) "),
    ("defence", r" (?:isn t|wasn t|is not|was not) me "),
    (
        "defence",
        (
            r" (?:je suis|j suis|chuis|jsuis|i am|i m|im) (?:\w+ )?"
            r"(?:innocent|innocente|clean|reglo|gentil|gentille|honnete|honest) "
        ),
    ),
    ("defence", r" (?:ai rien fait|i did nothing|i didn t do anything|y suis pour rien|i had nothing to do with it) "),
    ("defence", r" (?:suis|am|m) (?:\w+ )?(?:de votre cote|avec vous|on your side|with you|des votres) "),
    # I am Matsuda.
    (
        "mine",
        (
            rf" (?:je suis|j suis|chuis|jsuis|moi c est|c est moi|je joue|i am|i m|im|it s me|i play|mon role c est)"
            rf"{_FEW}{_ROLE}"
        ),
    ),
    ("mine", rf"^ (?:moi|me){_FEW}{_ROLE} $"),
    ("mine", rf"^{_ROLE} (?:ici|here) $"),
    ("mine", rf"{_ROLE} (?:c est moi|is me|it s me|that s me) "),
    # Léa is not the thief, or has done nothing.
    ("not_theirs", rf"{_WHO} (?:n est|est|c est|is|isn|isn t|ne peut){_NOT}?(?: t)?{_NOT}{_FEW}{_ROLE}"),
    ("not_theirs", rf"{_WHO} (?:isn t|wasn t|n est pas|est pas|c est pas){_FEW}{_ROLE}"),
    ("cleared", rf" (?:c est|ce n est|it s|it is|surely){_NOT}{_WHO}"),
    # I do not believe Léa.
    ("vouch", rf" (?:crois|croire|croyez|croyons|believe|trust|confiance){_NOT}(?: a| en)?{_WHO}"),
    ("cleared", rf" (?:isn t|not|pas){_WHO} $"),
    (
        "vouch",
        (
            rf"{_WHO} (?:\w+ ){{0,3}}(?:innocent|innocente|clean|fiable|trustworthy|reglo|avec nous|with us|a rien fait"
            r"|y est pour rien|dit vrai|dit la verite|tells the truth|telling the truth|gentil|gentille|hors de cause"
            r"|honnete|honest|sincere|did nothing) "
        ),
    ),
    (
        "vouch",
        (
            r" (?:confiance a|confiance en|trust|je crois|i believe|believe|avec|vouch for|reponds de|reponds pour"
            rf"|innocente|innocentez|innocentons|disculpe|disculpez){_WHO}"
        ),
    ),
    ("vouch", rf"{_WHO} (?:je te crois|je vous crois|je la crois|je le crois|i believe you|i trust you) "),
    # Léa is the thief.
    ("theirs", rf"{_WHO} (?:est|c est|is|joue|plays|serait|doit etre|must be|has to be|s){_FEW}{_ROLE}"),
    (
        "theirs",
        (
            rf" (?:c est|it s|it is|surement|sans doute|je parie|i bet|i say|je dis|for me|pour moi){_FEW}{_WHO}"
            rf"{_FEW}{_ROLE}"
        ),
    ),
    ("theirs", rf"{_ROLE} (?:c est|est|is|it s|it is){_WHO} $"),
    ("theirs", rf"^{_WHO}{_ROLE} $"),
    ("theirs", rf"{_WHO} (?:et|and) @\d+ (?:sont|are){_FEW}{_ROLE}"),
    # I will vote for Léa.
    (
        "promise",
        (
            r" (?:je vote|je voterai|je vais voter|je pointe|je pointerai|i vote|i will vote|i ll vote|i m voting"
            r"|i point at|i ll point at|ma voix)"
            rf"(?: \w+){{0,2}}?{_WHO}"
        ),
    ),
    # You are lying, Léa; it is Léa.
    ("accuse", rf"{_WHO} (?:\w+ ){{0,3}}{_FALSE} "),
    ("accuse", rf" (?:tu|t|vous|you) (?:\w+ ){{0,3}}{_FALSE}{_FEW}{_WHO}"),
    (
        "accuse",
        (
            r" (?:soupconne|soupconnes|soupconnons|suspecte|accuse|suspect|mefie de|mefiez vous de|mefions nous de"
            r"|attention a|gare a|beware of|watch out for|contre|against|votez|vote|votons|elimine|eliminons|blame)"
            rf"{_FEW}{_WHO}"
        ),
    ),
    (
        "accuse",
        (
            rf" (?:c est|it s|it is|ca ne peut etre que|must be|surement|sans doute|je parie sur|my money s on)"
            rf"{_FEW}{_WHO}"
        ),
    ),
    ("defence", r" (?:innocente moi|innocentez moi|croyez moi|crois moi|clear me|believe me|trust me) "),
)

SHAPES: Final = tuple([Shape(kind, re.compile(pattern)) for kind, pattern in _SHAPES])


def fitting(marked: str) -> tuple[str, str, str] | None:
    """The kind of a marked text, the role and the player in it; None where no shape fits, or all is imagined."""
    if _DOUBT.search(marked):
        return None
    marked = _UNCLEAR.sub(" louche ", marked)
    for kind, pattern in SHAPES:
        found = pattern.search(marked)
        if found is not None:
            parts = found.groupdict()
            if _DENIED.search(marked):
                kind = _CONTRARY.get(kind, kind)
            return kind, parts.get("role") or "", parts.get("who") or ""
    return None
