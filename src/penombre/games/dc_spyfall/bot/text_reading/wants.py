"""What exactly a question wants to know about its topic: since when, how often, what one would steal; is it good.

The words are folded; French and English at once. See `asides.WANTS`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from penombre.games.dc_spyfall.asides import PARTICULAR


def _words(listed: str) -> re.Pattern[str]:
    return re.compile(rf" (?:{'|'.join(listed.split(', '))})(?= )")


_JOKER: Final = _words(
    r"joker, espion, espionne, spy, imposteur, impostor, mens, mentez, menteur, menteuse, lie, lying, liar, "
    r"bluff\w*, caches quelque chose, cache quelque chose, hiding something, suspect\w*, soupconn\w*, coupable, "
    r"guilty"
)
"""Whether somebody is the Joker, or lies."""
_PARTICULAR: Final = {
    "time": (
        (
            "since",
            _words(
                r"depuis, since, how long have, how long has, how long ve, longtemps que, combien de temps que, "
                r"been here, been there, ca fait combien, ca fait longtemps, premiere fois, first time, quand es "
                r"tu (?:arrive|venu)\w*, es arrive\w* quand, when did you"
            ),
        ),
        (
            "often",
            _words(
                r"souvent, often, regular\w*, habitue\w*, tous les jours, chaque jour, every day, how many times, "
                r"combien de fois, deja venu\w*, frequen\w*, tous les combien"
            ),
        ),
        (
            "ahead",
            _words(
                r"repars, repartir, repartez, pars, partir, rentres, rentrer, leave, leaving, go home, going home, "
                r"head home, jusqu a quand, until when, restes, rester, stay, staying, encore longtemps, sors d "
                r"ici, get out, t en vas"
            ),
        ),
        (
            "moment",
            _words(
                r"(?:meilleur|bon|pire) moment, (?:best|worst|good) (?:time|moment), jour ou la nuit, day or night, "
                r"matin ou, morning or"
            ),
        ),
        (
            "hours",
            _words(
                r"ouvert\w*, ouvre\w*, ouverture, ferme\w*, open\w*, clos\w*, horaires, hours, la nuit, at night, "
                r"week end, weekend\w*, dimanche\w*, sundays?, 24"
            ),
        ),
        ("moment", _words(r"quelle heure, what time, time of day")),
    ),
    "work": (
        (
            "boss",
            _words(r"chefs?, cheffes?, boss\w*, patrons?, patronne, manager\w*, superieurs?, commande, in charge"),
        ),
    ),
    "opinion": (
        (
            "steal",
            _words(
                r"souvenir\w*, emporterais, emporter, volerais, voler, piquerais, steal, take home, take with you, "
                r"take away, rapporterais, ramenerais"
            ),
        ),
        ("change", _words(r"change\w*, ameliore\w*, improve, manque, missing, different, enleverais, remove")),
        (
            "bring",
            _words(r"amenerais, emmenerais, inviterais, bring, invite, take along, avec qui, who would you take"),
        ),
        ("photo", _words(r"photo\w*, picture\w*, instagram, selfie\w*")),
    ),
}
"""By topic, what may be wanted, and the words that tell it; of several, the first here."""
_OPEN: Final = frozenset({"steal", "change", "bring", "photo"})
"""What a yes or a no does not tell."""
_JUDGED: Final = frozenset({"food", "feelings", "work", "opinion"})
"""Topics of which a yes to a question says whether something is good."""
_BAD: Final = _words(
    r"ennui\w*, ennuyeu\w*, peur, triste\w*, stress\w*, fatigu\w*, deprim\w*, seule?, malheureu\w*, regret\w*, "
    r"bored, boring, afraid, scared, sad, tired, lonely, nervous, nerveu\w*, unhappy, miss, misses, hate, "
    r"deteste\w*, inquiet\w*, worried, angoiss\w*, flipp\w*, anxious, mal, bad, pire, worse, worst, degueu\w*, "
    r"degout\w*, disgusting, awful, horrible, terrible, chiant\w*, penible\w*, hard, dur, difficile, difficult, "
    r"crevant, exhaust\w*, colere, angry"
)
_GOOD: Final = _words(
    r"plais\w*, plait, aime\w*, heureu\w*, content\w*, bien, bon, bonne\w*, bons, happy, like, love, enjoy\w*, "
    r"fun, good, nice, recommand\w*, recommend\w*, reviendrais, come back, vacances, holidays?, vacation\w*, "
    r"amus\w*, comfortable, a l aise, tranquille\w*, relax\w*, detendu\w*, cool, sympa\w*, kiff\w*, marier, "
    r"mariage, married, wedding, habite\w*, vivre, vivrais, live, worth, vaut, delicieu\w*, delicious, tasty, "
    r"great, proud, fier\w*"
)
_DENIED: Final = _words(r"pas, not, jamais, never, sans, without, no, (?:don|doesn|didn|isn|aren|wouldn|couldn|won) t")


def wanted(words: Sequence[str], topic: str, form: str, before: str = "") -> str:
    """What exactly a question of this topic and form wants to know; nothing where it is nothing in particular.

    Where it says nothing of that it wants what the question wanted that it takes up, if any. What asks for an amount of
    time without saying of what is taken for how long, and all else about time for when.
    """
    said = f" {' '.join(words)} "
    if topic == "off_topic":
        return "joker" if _JOKER.search(said) else ""
    for wants, known_by in _PARTICULAR.get(topic, ()):
        if known_by.search(said) and (form == "open" or wants not in _OPEN):
            return wants
    if before in PARTICULAR:
        return before
    if topic == "time":
        return "since" if form == "count" else "moment"
    if form != "yes_no" or topic not in _JUDGED or _DENIED.search(said):
        return ""
    good, bad = _GOOD.search(said) is not None, _BAD.search(said) is not None
    return "" if good == bad else "good" if good else "bad"
