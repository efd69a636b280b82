"""What kind of answer a question wants, and whom it is about; French and English at once, by rules over its words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from penombre.games.dc_spyfall.bot.text_reading.lists import WHERE, words_of

_CLAUSES: Final = re.compile(r"[.!?…;:,()«»\"“”—–/]+|\s-+\s")

_FILLERS: Final = (
    "et, and, so, but, ok, okay, then, well, like, alors, mais, donc, bon, ben, euh, hey, oh, ah, hmm, "
    "seriously, honestly, franchement, sinon, dis, dites, voir, moi, just, tell me, dis moi, dites moi, "
    "do you know, d you know, any idea, tu sais, can you tell me, could you tell me, tu peux me dire, "
    "tu me dis, wondering, i was, i m, i wonder, i d like to know, curious, i, j, je, me demande, "
    "m demande, aimerais savoir, voudrais savoir, veux savoir, aimerai savoir, serais curieux de savoir, "
    "a, en, to, in, at, from, with, for, by, on, of, about, de, du, d, avec, chez, par, pour, sur, vers, "
    "s, question, explain, please, stp, svp, wait, attends, non, oui, yes, no, also, exactly"
)
"""What people say before a question begins."""
_FILLER: Final = re.compile(rf"(?:{'|'.join(sorted(_FILLERS.split(', '), key=len, reverse=True))}) ")


class _First:
    """Words at the beginning of a question, or right after what is said before it.

    Fillers are passed one by one, the longest first, and never tried otherwise again: a text of nothing else is read
    in no time.
    """

    def __init__(self, words: str) -> None:
        self._words: Final = re.compile(rf"(?:{words}) ")

    def search(self, clause: str) -> bool:
        """Whether a clause begins so; there is a blank around each of its words."""
        at = 1
        while not self._words.match(clause, at):
            filler = _FILLER.match(clause, at)
            if filler is None:
                return False
            at = filler.end()
        return True


_WHY: Final = re.compile(
    r" (?:pourquoi|why|how come|how so|comment ca se fait|comment se fait|comment cela se fait|"
    r"comment est ce possible|"
    r"pour quelle raison|pour quelles raisons|en quel honneur|for what reason|what s the reason|what makes you say|"
    r"how s that|no because|cause de quoi|a cause de quoi|because what|what for) "
)
_HOW_SO: Final = re.compile(r"^ (?:ah |et |but |mais |and )*(?:comment ca|how s that|because|parce que) $")
_WHERE: Final = re.compile(
    rf" (?<!la )(?<!endroit )(?<!moment )(?<!jour )(?<!coin ){WHERE} |"
    r" d ou (?:vien|sort|c|ca|il|elle|tu|ils|on|est|part)| whereabouts | (?:est|es|c|vas|va|vis|ranges|dors|"
    r"cache) ou $|"
    r" where(?: exactly| to| from)? $| dans quel(?:le)? (?:coin|endroit|piece|ville|pays|quartier|salle|direction) | "
    r"a quel endroit | what part of "
)
_WHERE_FIRST: Final = _First(
    r"where|wheres|ou(?= (?:tu|t|on|il|elle|ils|elles|vous|je|j|est|es|sont|c|va|vas|as|dois|puis|peut|faut|"
    r"ca|se|a) )"
)
_WHEN: Final = re.compile(
    r" (?:quand est ce|quand deja|a quelle heure|quelle heure|quel jour|quelle annee|quel mois|quelle saison|"
    r"quel siecle|en quelle annee|depuis quand|jusqu a quand|since when|until when|till when|what time|which day|"
    r"what day|what year|which year|what month|what hour|which season|what season|best season|what date|quelle date|"
    r"at what point|at what occasion|when exactly|(?:c est|etait) quand|dernier\w* fois que .* quand|"
    r"what s the best (?:time|season)|best time to) | (?:quand|when) $"
)
_WHEN_FIRST: Final = _First(r"when|whens|quand|depuis quand|since when")
_COUNT: Final = re.compile(
    r" (?:combien|how (?!come|do|does|did|is|are|was|were|would|will|can|could|should|s|about|so|else|exactly|the|to|"
    r"you|d|it|a|i|they|people|we|has|have|in|on|ya|come|then|might|may|well)\w+|sur 10|sur dix|"
    r"sur une echelle|sur 20|"
    r"on a scale|scale of|scale from|out of (?:ten|10)|(?:one|1) to (?:ten|10)|(?:1|un) a (?:10|dix)|quel age|"
    r"what age|"
    r"average age|moyenne d age|a quelle (?:hauteur|distance|frequence|vitesse|profondeur|altitude|temperature)|"
    r"a quel (?:etage|prix)|quelle (?:distance|hauteur|profondeur|duree|superficie|surface|taille|temperature)|"
    r"quel (?:pourcentage|nombre)|what (?:percentage|number|temperature|size)|what s the temperature|"
    r"number of|nombre de|what kind of (?:numbers?|distance)) "
)
_OPEN_FIRST: Final = _First(
    r"what|whats|who|whos|whom|whose|which|how|quoi|qu|que|qui|quel|quelle|quels|quelles|lequel|laquelle|comment|"
    r"describe|decris|decrivez|raconte|racontez|parle|parlez|talk|explique|give me|donne moi|name|show me|"
    r"(?:c|ce|t|il|elle|ca|ils) (?:est|es|sont|a|etait|serait) (?:quoi|qui|quel|quelle|comment)|tell me (?!if|"
    r"whether|is|are)(?!\w+ if)\w+|dis moi (?!si|s il)(?!\w+ si)\w+|dites moi (?!si|s il)\w+|dites moi donc (?!si)"
)
_OPEN: Final = re.compile(
    r" (?:quoi|comment|quel|quelle|quels|quelles|lequel|laquelle|lesquels|(?:avec|a|de|chez|par|pour|c est|est|y a|"
    r"croise|sont|es|etes|aurait|aura|vois|connais) qui|qui ca|what|who|which|how|j me demande ce|"
    r"me demande ce|savoir ce|savoir a quoi|"
    r"savoir qui|me demande qui|par exemple|for example|for instance|such as|c est a dire|meaning|explain|such as|"
    r"et toi|et eux|et vous|and you|what about|and them|raconte|decris|describe|dis moi ce|dites moi|"
    r"and the \w+ (?=$)) |"
    r" (?:qui|quoi) $"
)
_YES_NO_FIRST: Final = _First(
    r"est ce|is|are|am|was|were|do|does|did|can|could|would|will|should|shall|have|has|had|may|might|must|isn|aren|"
    r"don|doesn|didn|can t|couldn|wouldn|won|haven|hasn|wasn|y a t il|"
    r"(?:il )?y (?:en )?(?:a|aura|aurait|avait)(?! quoi| qui $)|(?:savoir|demande|wondering|wonder|know|"
    r"curious|tell me|dis moi) (?:si|if|whether)|any|anybody|anyone"
)
_TAGS: Final = re.compile(
    r" (?:ou pas(?: du tout)?(?= $)|ou non(?= $)|ou meme pas|ou quoi|or not(?= $)|or no(?= $)|or what(?= $)|"
    r"or something|or anything|or so(?= $)|or whatever|or nothing|ou un truc|ou quelque chose|ou des trucs|"
    r"un jour ou l autre|plus ou moins|more or less|ou presque|or two|ou deux|or three|ou trois|whether or not|"
    r"if ever|one or two|sooner or later)(?= )"
)
_OR: Final = re.compile(r" (?:ou|or|versus|vs|plutot \w+ que) ")
_EXISTS: Final = re.compile(
    r"^ (?:\w+ ){0,2}(?:on y trouve|tu as un|t as un|tu as une|y a t il|is there an?|do you have an?) "
)


def clauses_of(text: str) -> list[str]:
    """The parts of a question between its points and commas, each as words with a blank around each."""
    marked = text.casefold().replace("où", f" {WHERE} ")
    parts = [" ".join(words_of(part)) for part in _CLAUSES.split(marked)]
    return [f" {part} " for part in parts if part]


def form_of(clauses: Sequence[str]) -> str:
    """The form of a question: open, yes_no, either_or, count, where, when or why."""
    for clause in clauses:
        if _WHY.search(clause) or _HOW_SO.search(clause):
            return "why"
    for clause in clauses:
        if _COUNT.search(clause):
            return "count"
        if _WHERE.search(clause) or _WHERE_FIRST.search(clause):
            return "where"
        if _WHEN.search(clause) or _WHEN_FIRST.search(clause):
            return "when"
    for clause in clauses:
        if _OPEN_FIRST.search(clause):
            return "open"
        if _YES_NO_FIRST.search(clause):
            return _either_or(clauses)
    if any(_OPEN.search(clause) for clause in clauses):
        return "open"
    return _either_or(clauses)


def _either_or(clauses: Sequence[str]) -> str:
    return "either_or" if sides(clauses) else "yes_no"


def sides(clauses: Sequence[str]) -> tuple[str, str] | None:
    """What stands before and after the `or` of a question; none where it only ends in one."""
    said = " ".join([_TAGS.sub(" ", clause) for clause in clauses])
    ors = list(_OR.finditer(said))
    if not ors or _EXISTS.search(said):
        return None
    found = ors[-1]
    before, after = said[: found.start() + 1], said[found.end() - 1 :]
    return (before, after) if before.strip() and after.strip() else None


_ASIDE: Final = re.compile(
    r" (?:chez (?:toi|vous)|la (?:quou|ou) (?:tu es|t es|vous etes)|d apres (?:toi|vous)|selon toi|a ton avis|"
    r"tu crois|"
    r"tu penses|tu dirais|dis moi|dites moi|would you say|d you think|do you think|do you reckon|you reckon|tell me|"
    r"do you know|d you know|if you had to say|where you are|tu sais|t as vu|you know|in your view|dis voir|"
    r"around you|autour de toi|it take you|t entends|when you|if you) "
)
_YOU: Final = re.compile(
    r" (?:tu|t|te|toi|ton|ta|tes|vous|votre|vos|you|your|yours|yourself|i|my|me|je|j|m|mon|ma|mes|ur|u) "
)
_OTHERS: Final = re.compile(
    r" (?:ils|elles|eux|leur|leurs|gens|les autres|tout le monde|quelqu un|quelqu|personne|chacun|tous|ceux|"
    r"they|them|their|people|folks|everyone|everybody|others|anyone|anybody|someone|somebody|nobody|who|qui|"
    r"regulars|guys|visiteurs|visitors|habitues|touristes|tourists|colleagues|collegues) "
)
_OF_OTHERS: Final = frozenset({"people"})
_OF_YOU: Final = frozenset({"clothes", "feelings", "activity", "arrival", "opinion", "work"})


def about(clauses: Sequence[str], topic: str) -> str:
    """Whom a question is about: you, others or the place."""
    said = "".join(clauses)
    rest = _ASIDE.sub(" ", said.replace("  ", " "))
    others = bool(_OTHERS.search(rest))
    if _YOU.search(rest) and not (others and topic in _OF_OTHERS and not re.search(r" (?:tu|t|you) ", rest)):
        return "you"
    if others or topic in _OF_OTHERS:
        return "others"
    return "you" if topic in _OF_YOU and len(said.split()) <= 3 else "place"
