"""The moments that the board of Tokyo Ghoul is tested with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tests.boards.moments import Moment, Wanted, asks, option_ids, question

from penombre.engine import Match, Seat
from penombre.games.tokyo_ghoul.catalogue import CHARACTERS
from penombre.games.tokyo_ghoul.table import Ending
from penombre.games.tokyo_ghoul.view import Private, Public


def _pool(*characters: str, **options: bool) -> Mapping[str, Any]:
    return {**options, "pool": "manual", "characters": characters}


BASE: Final = _pool("kaneki", "kimi", "amon", "nishiki", "rize")
HUNTED: Final = _pool("kimi", "hide", "suzuya", "touka", "tsukiyama")
MASKED: Final = _pool("mado", "rize", "yomo", "kaneki_mi_goule", "yoriko", masque=True, soutien=True)


def _public(match: Match[Any]) -> Public:
    facts = match.public
    assert isinstance(facts, Public)
    return facts


def _private(match: Match[Any], seat: Seat) -> Private:
    facts = match.view(seat).private
    assert isinstance(facts, Private)
    return facts


def _flies(match: Match[Any], seat: Seat) -> bool:
    """Bruno is Kaneki and may go one step or two, over one hidden Place or two, to the right of the first."""
    if seat != 1 or _private(match, seat).character != "kaneki_mi_goule":
        return False
    moves = [option for option in question(match, seat).options if option.word == "move" and not option.refused]
    flown = [len(move.args["flown"]) for move in moves]
    return flown == [1, 2] and moves[0].args["slot"] < moves[1].args["slot"]


def _one_way(match: Match[Any], seat: Seat) -> bool:
    return [bool(option.refused) for option in question(match, seat).options if option.word == "move"] == [False, True]


def _strikes(match: Match[Any], seat: Seat) -> bool:
    specials = [id for id in option_ids(match, seat) if id.startswith("special-")]
    return len(specials) == 3 and "special-2" in specials


def _questions_david(match: Match[Any], seat: Seat) -> bool:
    """Two cards are shown, and both of them have a card that lies face up."""
    return (
        _public(match).target == 3
        and len(_private(match, seat).shown) == 2
        and any(id.count("*") == 2 for id in option_ids(match, seat))
    )


def _watched(match: Match[Any], seat: Seat) -> bool:
    facts = _public(match)
    return facts.phase == "interrogation" and (facts.active, facts.target) == (0, 4)


def _all_suspected(match: Match[Any], seat: Seat) -> bool:
    """Élise may take a token off anybody, and off Anna only one."""
    owners = [id.split("-")[1] for id in option_ids(match, seat) if id != "pass"]
    return seat == 4 and {*owners} == {"0", "1", "2", "3", "4"} and owners.count("0") == 1


def _ended(way: str, also: Callable[[Public, Ending], bool] = lambda facts, ending: True) -> Wanted:
    def wanted(match: Match[Any], seat: Seat) -> Any:
        if not match.over:
            return False
        facts = _public(match)
        ending = facts.ending
        assert ending is not None
        return ending.way == way and also(facts, ending)

    return wanted


def _met(facts: Public, ending: Ending, character: str) -> tuple[str, ...]:
    return next(met for met, seat in zip(ending.met, facts.seats, strict=True) if seat.character == character)


def _killed(facts: Public, ending: Ending) -> bool:
    """Anna, who would have stayed alive by cards, was killed by somebody who had to; Yoriko's companion lives."""
    return (
        ending.victim == 0
        and "elimination" in ending.met[ending.killer]
        and bool(CHARACTERS[facts.seats[0].character].stay_alive)
        and "companion" in _met(facts, ending, "yoriko")
    )


def _fell(facts: Public, ending: Ending) -> bool:
    """Mado attacked and fell; whoever killed him did not win, and somebody else did."""
    return (
        facts.seats[ending.victim].character == "mado"
        and facts.active == ending.victim
        and bool(ending.winners)
        and ending.killer not in ending.winners
    )


def _by_a_team(facts: Public, ending: Ending) -> bool:
    """An Inspector killed a Ghoul who would have stayed alive by cards, on the Inspector's own turn."""
    victim = CHARACTERS[facts.seats[ending.victim].character]
    return facts.active == ending.killer and ("team",) in ending.met and bool(victim.stay_alive)


def _of_the_wrong_camp(facts: Public, ending: Ending) -> bool:
    """Whoever killed had to kill others; Hide stayed alive by cards."""
    return (
        facts.active == ending.killer
        and bool(CHARACTERS[facts.seats[ending.killer].character].elimination)
        and "elimination" not in ending.met[ending.killer]
        and _met(facts, ending, "hide") == ("stay_alive",)
    )


MOMENTS: Final[Mapping[str, Mapping[str, Moment]]] = {
    "play": {
        "prelim_show": Moment(
            5, asks("prelim_show", also=lambda match, seat: "cafe+transformation" in option_ids(match, seat)), MASKED
        ),
        "face_up": Moment(5, asks("show_initial", also=lambda match, seat: "cafe" in option_ids(match, seat)), MASKED),
        "walk": Moment(5, asks("turn_choice", also=_flies), MASKED),
        "first_walk": Moment(
            5, asks("turn_choice", also=lambda match, seat: seat == 1 and _public(match).turn == 1), BASE
        ),
        "special": Moment(5, asks("turn_choice", also=_strikes), HUNTED),
        "one_way": Moment(5, asks("turn_choice", also=_one_way), BASE),
        "interrogate": Moment(
            5,
            asks(
                "interrogate",
                also=lambda match, seat: seat == 0 and max(each.tokens for each in _public(match).seats) >= 3,
            ),
            MASKED,
        ),
        "show": Moment(5, asks("interrogation_show"), MASKED),
        "exchange": Moment(5, asks("interrogation_exchange", also=_questions_david), MASKED),
        "watching": Moment(5, _watched, MASKED, watched=True),
        "remove": Moment(5, asks("cover_remove", also=_all_suspected), MASKED),
        "rumour": Moment(5, asks("cover_give"), BASE),
        "red": Moment(5, asks("attack", also=lambda match, seat: len(option_ids(match, seat)) > 1), BASE),
        "support": Moment(
            5,
            asks(
                "support_action",
                also=lambda match, seat: seat == 2 and "swap-3" in option_ids(match, seat) and _public(match).turn > 2,
            ),
            MASKED,
        ),
        "exhausted": Moment(
            4,
            asks("attack", also=lambda match, seat: _public(match).exhausted),
            _pool("kimi", "hide", "suzuya", "touka"),
        ),
    },
    "ends": {
        "killed": Moment(
            8,
            _ended("kill", _killed),
            _pool(
                *("kimi", "amon", "suzuya", "nishiki", "touka", "tsukiyama", "kaneki_mi_goule", "yoriko"),
                masque=True,
                soutien=True,
            ),
        ),
        "fell": Moment(
            6,
            _ended("kill", _fell),
            _pool("kimi", "mado", "amon", "touka", "kaneki_mi_goule", "yoriko", masque=True, soutien=True),
        ),
        "team": Moment(
            8,
            _ended("kill", _by_a_team),
            _pool("kaneki", "hide", "amon", "suzuya", "nishiki", "rize", "touka", "tsukiyama"),
        ),
        "instant": Moment(5, _ended("instant"), _pool("kaneki", "kimi", "mado", "nishiki", "touka")),
        "exhausted": Moment(4, _ended("exhausted"), _pool("kimi", "hide", "suzuya", "touka")),
        "wrong": Moment(
            6, _ended("kill", _of_the_wrong_camp), _pool("kaneki", "kimi", "hide", "suzuya", "rize", "touka")
        ),
    },
}
