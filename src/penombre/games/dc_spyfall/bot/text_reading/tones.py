"""How something is said: as somebody who is sure, or not, or who means the contrary."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from penombre.games.dc_spyfall.bot.text_reading.denials import END

_UNSURE: Final = re.compile(
    r" (?:je crois|j crois|crois bien|il me semble|me semble|peut etre|sans doute|probablement|surement|je pense|"
    r"j pense|j imagine|j ai l impression|l impression que|on dirait|je suppose|j suppose|si je me souviens|"
    r"si je me trompe pas|si j ai bien compris|pas sur que|pas sure que|pas sur|pas sure|suis pas certain|chais pas|"
    r"je sais pas trop|sais plus|a mon avis|je dirais|j dirais|dirais plutot|une sorte de|un genre de|ca doit etre|"
    r"doit y avoir|ca se pourrait|il se peut|se pourrait|plus ou moins|enfin je|a vue de nez|apparemment|il parait|"
    r"parait que|a priori|j ai cru|ai cru|cru voir|cru entendre|vaguement|eventuellement|possible que|"
    r"sauf erreur|je parierais|va savoir|i think|i guess|maybe|perhaps|probably|presumably|possibly|i suppose|"
    r"i believe|as far as i|if i remember|if i recall|not sure|not certain|i d say|i would say|i reckon|"
    r"i imagine|i assume|might be|may be|could be|it seems|seems like|seems to|looks like|feels like|i may be wrong|"
    r"i m guessing|guessing|apparently|supposedly|i d wager|i d bet|i d guess|by the look of it|sounds like|"
    r"kind of|sort of|or something|or so|must be|i feel like|don t quote|hard to tell|hard to say|dunno|somewhat|"
    r"i believe so|no idea|don t think|i m not so sure|i d say so|"
    r"i m no expert|you might|might|may want|unless i|ish) "
)
_MARKS: Final = re.compile(r"😂|🤣|🙄|😏|🙃|(?<!\w)/s(?!\w)")
_IRONIC: Final = re.compile(
    r"^ (?:\. )?(?:(?:oh|ah|ha|mais|ben|yeah|well|no) (?:\. )?)*"
    r"(?:oh oui|ah oui|oui oui|oh ouais|ouais c est ca|oh yes|oh yeah|yeah right|yeah sure|yeah|yes|oui|sure|bien sur|"
    r"evidemment|of course|carrement|totally|tu parles|tu penses|mais bien sur|ben voyons|c est ca|right|absolutely|"
    r"naturellement|naturally|super|sure sure|quelle horreur|terrifying|delicieux|what a|quel bonheur|"
    r"clearly|obviously|definitely)(?: \.)? "
)
_LAUGHED: Final = re.compile(
    r" (?:tu parles d|ben voyons|yeah right|c est le club med|un vrai paradis|paradis|palace|croisiere|so so|"
    r"follement|je me gene|de mon plein gre|of my own free will|can t you tell|d you think|why d you|"
    r"free as a bird|simply adore|love surprises|as if|comme sur des roulettes|quelle joie|le pied|le bonheur|"
    r"what a treat|lucky me|a dream|five star|cinq etoiles|spa|thalasso|les vacances|bien entendu|mmm+h*|"
    r"such (?:charming|lovely|lively|delightful|friendly|gentle)|perfectly safe just|only lost|simply love|"
    r"like royalty|what could go wrong|just waltz|"
    r"un delice|un vrai bonheur|que du bonheur|couldn t be|nothing but|a vos souhaits|au moins) "
)
_AGREES: Final = re.compile(r"^ (?:oui|yes|yeah|sure|super|definitely|clearly|right|absolutely|carrement) ")
_SHOUTED: Final = re.compile(r"\b(?:SO|SUPER|TELLEMENT|TOTALLY|VACHEMENT|TROP|VERY|TRÈS|SI|soo+|sooo*|trooo+p)\b")


def tone_of(text: str, words: Sequence[str]) -> str:
    """The tone of an answer: sure, unsure or ironic."""
    said = f" {' '.join(words)} "
    if _MARKS.search(text) or _LAUGHED.search(said):
        return "ironic"
    if _IRONIC.search(said) and (not _AGREES.search(said) or _SHOUTED.search(text) or "…" in text or "..." in text):
        return "ironic"
    if (
        _SHOUTED.search(text)
        and ("…" in text or "," in text)
        and text.casefold().startswith(("oh", "ah", "oui", "yes"))
    ):
        return "ironic"
    return "unsure" if _UNSURE.search(said.replace(f" {END} ", " ")) else "sure"


def ironic_until(words: Sequence[str]) -> int:
    """How many words say the contrary of what is meant: those of the first part that is more than an exclamation."""
    length = 0
    for place, word in enumerate(words):
        if word == END:
            if length > 2:
                return place
        else:
            length += 1
    return len(words)
