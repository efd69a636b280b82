"""The moments that the board of DC Spyfall is tested with: three rounds without modules, then what modules bring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tests.boards.moments import Moment, Wanted, asks, option_ids, question, where

from penombre.engine import Answer, Ask, Match, Seat, Statement
from penombre.games.dc_spyfall.catalogue import HERO, JOKER, MODULES
from penombre.games.dc_spyfall.table import SpyfallTable
from penombre.games.dc_spyfall.view import Public

ALL: Final = {**dict.fromkeys(MODULES, True), "rounds": 2}
LATE: Final = {"multiverse_madness": True, "multiverse_late": True, "rounds": 2}
"""The Multiverse may be declared after time is up."""
IN_PERSON: Final = {"in_person": True, "rounds": 2}
THREE_ROUNDS: Final = {"rounds": 3}


def _table(match: Match[Any]) -> SpyfallTable:
    table: SpyfallTable = match.table
    return table


def _besides(ask: Ask, start: str) -> str | None:
    """The first thing that may be done instead and is called so."""
    return next((option.id for option in ask.besides if option.id.startswith(start)), None)


def _points_at(ask: Ask, seat: Seat) -> Answer | None:
    return next((option.id for option in ask.options if option.value == seat), None)


# -- how people play -------------------------------------------------------------------------------------------------


def _talks(match: Match[Any], ask: Ask) -> Answer | None:
    """Somebody is accused and the Joker reveals; then time is up and the Joker is found; then a Hero is convicted."""
    t = _table(match)
    return (_first_round, _second_round, _third_round)[max(0, t.round - 1)](match, ask)


def _first_round(match: Match[Any], ask: Ask) -> Answer | None:
    t = _table(match)
    asked = len(t.exchanges)
    match ask.kind:
        case "ask" if asked in (0, 3):
            return ask.options[0].id, "ask_light_2" if asked else "ask_noise_1"
        case "answer" if asked == 4 and t.accusations:
            return "stay_silent"
        case "interrupt" if asked == 4 and t.phase == "answer" and not t.accusations:
            return _besides(ask, "accuse-")
        case "accuse_vote":
            return "for" if ask.seat % 2 else "against"
        case "joker_claim":
            return f"location-{t.bag}"
    return _besides(ask, "joker_reveal") if asked >= 6 and t.phase == "ask" else None


def _second_round(match: Match[Any], ask: Ask) -> Answer | None:
    t = _table(match)
    return _points_at(ask, t.joker) if ask.kind == "final_point" and ask.seat != t.joker else None


def _third_round(match: Match[Any], ask: Ask) -> Answer | None:
    t = _table(match)
    if ask.kind == "accuse_vote":
        return "for"
    if ask.kind == "interrupt" and len(t.exchanges) == 1 and not t.accusations:
        return next((f"accuse-{seat}" for seat in t.others(ask.seat) if t.role_of(seat) == HERO), None)
    return None


def _talks_over(match: Match[Any], ask: Ask) -> Answer | None:
    """The same, and three people say what they think when time is up."""
    if ask.kind == "final_talk" and len(match.said_since(0)) < 3:
        match.say(ask.seat, Statement("claim", _table(match).joker, "vague"))
    return _talks(match, ask)


def _uses_powers(match: Match[Any], ask: Ask) -> Answer | None:
    """Every power is used, the Multiverse declared in vain, and both Harley Quinn and the Joker are found."""
    t = _table(match)
    asked = len(t.exchanges)
    if t.kind != "standard" or t.round > 1:
        return None
    match ask.kind:
        case "ask":
            phrase = "brief_light" if ask.args["limit"] else "ask_light_1"
            return ask.options[asked % len(ask.options)].id, phrase
        case "power":
            return "use" if ask.args["ability"] == "force_field" and t.holds(ask.seat, "force_field") else "pass"
        case "accuse_vote" | "multiverse_vote":
            return ask.options[ask.seat % 2].id
        case "joker_claim":
            return f"location-{t.bag}"
        case "harley_point":
            return _points_at(ask, t.harley)
    if power := _besides(ask, "boom_tube-") or _besides(ask, "lasso_of_truth"):
        return power
    if asked < 6 or t.phase != "ask":
        return None
    if not t.accusations:
        return next((f"accuse-{seat}" for seat in t.others(ask.seat) if t.holds(seat, "force_field")), None)
    return _besides(ask, "joker_reveal" if t.declarations else "declare_multiverse")


def _decides_alone(match: Match[Any], ask: Ask) -> Answer | None:
    """Whoever has the God Complex accuses somebody, one of the others is against it, and it counts all the same."""
    t = _table(match)
    match ask.kind:
        case "power":
            return "use" if ask.args["ability"] == "god_complex" and t.holds(ask.seat, "god_complex") else "pass"
        case "accuse_vote":
            accusation = t.accusations[-1]
            return "against" if ask.seat == max(t.others(accusation.accuser, accusation.suspect)) else "for"
    accuse = _besides(ask, "accuse-")
    return accuse if accuse and t.holds(ask.seat, "god_complex") else None


def _finds_out(match: Match[Any], ask: Ask) -> Answer | None:
    """That the round is a special one is declared at once, and everybody agrees."""
    t = _table(match)
    if t.kind == "standard":
        return None
    if ask.kind in ("joker_claim", "multiverse_vote"):
        return "prank" if ask.kind == "joker_claim" else "yes"
    return _besides(ask, "joker_reveal") if t.kind == "prank" else _besides(ask, "declare_multiverse")


def _accuses(match: Match[Any], ask: Ask) -> Answer | None:
    return _besides(ask, "accuse-")


# -- where matches stand ---------------------------------------------------------------------------------------------


def _asked(times: int, of: int = 1) -> Wanted:
    """So many questions were asked in this round."""
    return lambda match, seat: len(_table(match).exchanges) == times and _table(match).round == of


def _waits(phase: str) -> Wanted:
    """Somebody is not asked in this phase."""
    return lambda match, seat: match.ask_for(seat) is None and _table(match).phase == phase


def _is_suspected(match: Match[Any], seat: Seat) -> bool:
    t = _table(match)
    return t.phase == "accuse_vote" and t.accusations[-1].suspect == seat


def _redirected(facts: Public) -> bool:
    """Somebody else has to answer than was asked."""
    return facts.exchanges[-1].answerer != facts.exchanges[-1].target


def _uses(ability: str) -> Wanted:
    return asks("power", also=lambda match, seat: _table(match).holds(seat, ability))


def _ended(reason: str, winner: str) -> Wanted:
    return asks("round_end", also=where(lambda facts: (facts.ending.reason, facts.ending.winner) == (reason, winner)))


def _over(match: Match[Any], seat: Seat) -> bool:
    return match.over


def _plain(wanted: Wanted, *, watched: bool = False) -> Moment:
    return Moment(6, wanted, THREE_ROUNDS, _talks, watched)


def _modules(wanted: Wanted) -> Moment:
    return Moment(8, wanted, ALL, _uses_powers)


MOMENTS: Final[Mapping[str, Mapping[str, Moment]]] = {
    "play": {
        "look": _plain(asks("look")),
        "first_question": _plain(asks("ask", also=_asked(0))),
        "listening": _plain(asks("interrupt", also=_asked(0))),
        "ask": _plain(asks("ask", also=_asked(3))),
        "answer": _plain(asks("answer", also=_asked(4))),
        "waiting": _plain(asks("interrupt", also=lambda match, seat: _table(match).phase == "answer")),
        "vote": _plain(asks("accuse_vote")),
        "suspected": _plain(_is_suspected),
        "after_vote": _plain(asks("answer", also=where(lambda facts: facts.accusations))),
        "conversation": _plain(
            asks("interrupt", also=lambda match, seat: _asked(6)(match, seat) and _table(match).phase == "ask")
        ),
        "watching": _plain(lambda match, seat: _asked(6)(match, seat) and _table(match).phase == "ask", watched=True),
        "claim": _plain(asks("joker_claim")),
        "claim_of_another": _plain(_waits("joker_claim")),
        "second_round": _plain(asks("ask", also=_asked(0, of=2))),
        "final_talk": _plain(asks("final_talk")),
        "talked": Moment(
            6,
            asks("final_talk", also=lambda match, seat: len(match.said_since(0)) == 3),
            THREE_ROUNDS,
            _talks_over,
        ),
        "late_talk": Moment(4, asks("final_talk"), LATE),
        "point": _plain(asks("final_point")),
        "boom_tube": _modules(asks("answer", also=lambda match, seat: _besides(question(match, seat), "boom_tube-"))),
        "redirected": _modules(asks("answer", also=where(_redirected))),
        "lasso": _modules(asks("ask", also=lambda match, seat: _table(match).lasso == seat)),
        "lasso_answer": _modules(asks("answer", also=where(lambda facts: facts.exchanges[-1].lasso))),
        "few_words_answer": _modules(asks("answer", also=lambda match, seat: _table(match).holds(seat, "few_words"))),
        "few_words": _modules(asks("ask", also=lambda match, seat: _table(match).holds(seat, "few_words"))),
        "power": _modules(_uses("force_field")),
        "power_waiting": _modules(_waits("power_shield")),
        "shielded": _modules(
            asks(
                "interrupt",
                also=where(lambda facts: facts.accusations and facts.accusations[-1].outcome == "shielded"),
            )
        ),
        "multiverse_talk": _modules(asks("multiverse_talk")),
        "multiverse_vote": _modules(asks("multiverse_vote")),
        "multiverse_failed": _modules(
            asks("interrupt", also=where(lambda facts: facts.declarations and not facts.declarations[-1].open))
        ),
        "claim_prank": _modules(asks("joker_claim", also=lambda match, seat: "prank" in option_ids(match, seat))),
        "harley_talk": _modules(asks("harley_talk")),
        "harley_point": _modules(asks("harley_point")),
        "god_complex": Moment(6, _uses("god_complex"), ALL, _decides_alone),
        "aloud": Moment(4, asks("interrupt"), IN_PERSON),
        "aloud_vote": Moment(4, asks("accuse_vote"), IN_PERSON, _accuses),
    },
    "ends": {
        "right_claim": _plain(_ended("claim", JOKER)),
        "pointed": _plain(_ended("pointing", "heroes")),
        "hero_convicted": _plain(_ended("accusation", JOKER)),
        "over": _plain(_over),
        "over_watching": _plain(_over, watched=True),
        "harley_found": _modules(_ended("claim", "heroes")),
        "divine": Moment(
            6,
            asks(
                "round_end", also=where(lambda facts: facts.accusations and facts.accusations[-1].outcome == "divine")
            ),
            ALL,
            _decides_alone,
        ),
        "prank": Moment(5, _ended("prank_claim", "finder"), {"jokers_prank": True, "rounds": 1}, _finds_out),
        "multiverse": Moment(
            5, _ended("multiverse_vote", "finder"), {"multiverse_madness": True, "rounds": 1}, _finds_out
        ),
    },
}
