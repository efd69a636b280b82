"""The word lists of the game, both languages at once, and texts as they spell them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from penombre.bots.reading.lexicon import Lexicon
from penombre.bots.reading.spelling import Speller
from penombre.words import LANGUAGES

WHERE: Final = "quou"
"""How `où` is written here, which is not `ou`."""

_COMMON: Final = """
    ailleurs alors apres aucun aucune aujourd aussi autre autres avait avant avoir beaucoup bien bientot celle celui
    chacun chaque chez chose choses comme comment contre croire crois croit dans depuis derriere devant deux doit dois
    donc elle elles encore enfin entre environ etait etaient etais etes etre faut fois franchement genre grand grande
    jamais juste laquelle lequel leur leurs lorsque maintenant meme mieux moins mettre notre notres nous oublie parce
    pareil parfois parmi pendant personne petit peut peuvent peux plus plusieurs plutot pourquoi pourrait pouvoir
    presque puis quand quel quelle quelles quels quelque quelques quelqu quoi rien sans sera serait seulement sinon
    soit sont sous souvent surtout tandis tellement tous tout toute toutes tres trop trouve trouver vers veut veux vite
    voila vont votre vous vraiment savoir semble pense penses faire fasse cause quasi histoire question
    about after again almost also although always another around because before behind being best better between bring
    cannot could does doing done down during each either else enough even ever every everything exactly find first
    from getting give given going gone hardly have having here honestly just keep know last later least less like
    likely little made make many maybe mean might more most much must need never next nothing often once only other
    others over perhaps please pretty probably quite rather really right same seem seems seen several shall should
    since some something sometimes soon still such suppose sure take tell than that their them then there these they
    thing things think this those though through told too until very want well went were what when where whether which
    while whole whose will with within without would wouldn yeah your yours everyone guess believe reckon course
    acting actions actual added agreed amount answered apart apparently appear aside asking balance ballot basically
    became become becomes began believed believes belong besides beyond blame bodies bought bounds boxes bringing
    buckles buying called calling cares carol carries castles cattle caused certainly chances channel character choices
    claim claims clanks clears closer complete completely complex consider contact contain contains continue controls
    copied copies copying correct costs counted counter counts covering covers crosses currently damaged decided
    definitely demand depend depends detail details differ discover doubt doubts drawn dropping drops earlier easier
    easily effect ending entire especially eventually excuse expect explained facts failed fairly fewer figure filled
    filling fills finally finding finds finishes followed following follows forget forgot forgotten fully further
    generally gladly glance golden goods gotten greater greatest groups growing grown guessed handle happened harley
    helped highly holds hopefully however hunted hunting ideas imagine imagined immediately import intend intent
    involved items joined joining jointly kinds knowing largely largest lasted lasting lasts latest leading leaned
    leaning learned lending letters levels lifted lines lists literally loaded locations longest loses mainly making
    manage managed manages marching marked master matched matter matters meant measure mention mentioned mentions merely
    messages mighty missed mixed moments mounting moved moves named naming native naturally nearby nearly needles noted
    noticed notices numbers objects obvious obviously occur offered offers option original otherwise ought painted
    pardon partial particular particularly parts passed phrase picking placed played player players pointed pointing
    pointless possible possibly prepare pretended previous previously printed prints problems process proves provide
    pulling pushes raised raising reached reaching react reaction readers ready realise realize reasons recall received
    recent reckoned refer relate related remain remains reminder removed rented repeat repeated replied reply reported
    result results returned returns rising roughly rounds rushed scene scenes scored scores seated seating secondly
    section separate seriously served setting settled shaken shapes shared sharing shook shortly showed showing shown
    sides sights silver simply situation slept slightly slipped slower slowly smallest smelled smooth sniff solid
    somehow somewhat sooner sorted sorts sounded spaces speaking specifically spent spoil spoke spoken started starting
    starts stated states status stepped stepping stood storage storm strikes subject surely swept swings talked tasted
    tearing tended terribly texts thank thanks theirs therefore thinking thinks thinner thirds throughout throwing
    throws titles topics total totally touched touches touching toward towards traded trading treat tried truly trying
    turning tying types typically unable understood unless unlike unsaid unusual using vague values various version
    waited waits warned washed wasted waved whenever wherever whichever widely wider wildest wildly winner winners
    wished wishes wonders worded writing yelling
"""


def _texts(name: str) -> list[str]:
    folder = Path(__file__).parent
    return [(folder / f"{name}.{language}.txt").read_text(encoding="utf-8") for language in LANGUAGES]


@cache
def topics() -> Lexicon:
    """What questions are about."""
    return Lexicon(_texts("topics"))


@cache
def values() -> Lexicon:
    """What answers say: topics are `facet:value`, or `facet:!value` for what denies it."""
    return Lexicon(_texts("values"))


@cache
def _speller() -> Speller:
    return Speller((topics(), values()), (_COMMON,))


def words_of(text: str) -> tuple[str, ...]:
    """The words of a text, folded and spelt as the lists spell them."""
    return _speller().words(text)


@cache
def keywords(topic: str, language: str, most: int = 12) -> tuple[str, ...]:
    """Words by which a facet is known in a question, or `facet:value` in an answer, in one language."""
    return tuple([*_of("values" if ":" in topic else "topics", language).entries(topic)][:most])


@cache
def _of(name: str, language: str) -> Lexicon:
    """The lists of one language."""
    return Lexicon([_texts(name)[LANGUAGES.index(language)]])
