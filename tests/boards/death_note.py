"""The moments that the board of Death Note is tested with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tests.boards.moments import Moment, Wanted, asks, option_ids, question

from penombre.engine import NOBODY, Match, Seat
from penombre.games.death_note.deeds import Gift, Vote
from penombre.games.death_note.table import DeathNoteTable
from penombre.games.death_note.view import Private, Public


def _table(match: Match[Any]) -> DeathNoteTable:
    table: DeathNoteTable = match.table
    return table


def _public(match: Match[Any]) -> Public:
    facts = match.public
    assert isinstance(facts, Public)
    return facts


def _private(match: Match[Any], seat: Seat) -> Private:
    facts = match.view(seat).private
    assert isinstance(facts, Private)
    return facts


def _revealed(match: Match[Any], seat: Seat) -> bool:
    facts = _public(match)
    return bool(facts.roles[facts.seats[seat].card].role)


def _first_looks(match: Match[Any], seat: Seat) -> bool:
    """Somebody left the tile, which the reader has not seen; only L is revealed."""
    facts = _public(match)
    return (
        facts.round == 2
        and any(each.mark == "left" for each in facts.seats)
        and sum(bool(each.role) for each in facts.roles) == 1
        and not any(_private(match, seat).tiles)
    )


def _threatened(match: Match[Any], seat: Seat) -> bool:
    """A Threat waits for somebody, somebody has Ryuk, and L gave a card in the first round."""
    facts = _public(match)
    return (
        any(each.card == "menace" and each.waiting for each in facts.front)
        and facts.pawn != NOBODY
        and facts.round > 1
        and any(isinstance(deed, Gift) and deed.round == 1 for deed in facts.deeds)
    )


def _nested(match: Match[Any], seat: Seat) -> bool:
    """An Action inside another one is about to kill."""
    layers = [layer.what for layer in _public(match).stack if layer.what != "window"]
    return len(layers) >= 3 and layers[-1] == "death"


def _allots(match: Match[Any], seat: Seat) -> bool:
    """There is enough to reveal somebody with, and not whoever is named first by one Suspicion."""
    facts, ask = _public(match), question(match, seat)
    left = [facts.threshold - facts.seats[option.args["seat"]].suspicion for option in ask.options]
    return len(left) > 1 and left[0] > 1 and min(left) <= ask.most and ask.most > 1


def _died_in_secret(match: Match[Any], seat: Seat) -> bool:
    return any(not each.alive and not _revealed(match, other) for other, each in enumerate(_public(match).seats))


def _loves(match: Match[Any], seat: Seat) -> bool:
    """There are lovers, people who are revealed, and no ballots in this round; the reader is not revealed."""
    facts = _public(match)
    others = [each for each in range(match.players) if each != facts.detective]
    return (
        bool(facts.lovers)
        and facts.tile != "amour"
        and any(_revealed(match, each) for each in others)
        and not _revealed(match, seat)
        and not any(isinstance(deed, Vote) and deed.round == facts.round for deed in facts.deeds)
    )


def _watched(match: Match[Any], seat: Seat) -> bool:
    facts = _public(match)
    return facts.round > 1 and any(layer.what == "window" for layer in facts.stack) and not _revealed(match, 1)


def _is_dead(match: Match[Any], seat: Seat) -> bool:
    return match.ask_for(seat) is None and _table(match).ending is None and not _table(match).alive(seat)


def _ended(reason: str) -> Wanted:
    def wanted(match: Match[Any], seat: Seat) -> bool:
        return match.over and (ending := _table(match).ending) is not None and ending.reason == reason

    return wanted


MOMENTS: Final[Mapping[str, Mapping[str, Moment]]] = {
    "play": {
        "keep": Moment(5, asks("keep_one")),
        "gift": Moment(6, asks("gift", also=lambda match, seat: _table(match).round == 2)),
        "gift_card": Moment(6, asks("gift_card")),
        "turn": Moment(6, asks("turn_start", also=_first_looks)),
        "tile": Moment(6, asks("tile_choice")),
        "tile_last": Moment(5, asks("tile_choice", also=lambda match, seat: _public(match).tiles == 1)),
        "main": Moment(7, asks("turn_main", also=_threatened)),
        "meanwhile": Moment(
            6,
            asks(
                "meanwhile_turn_main",
                also=lambda match, seat: bool(question(match, seat).besides) and _table(match).active in (0, 1),
            ),
        ),
        "target": Moment(
            6, asks("play_target", also=lambda match, seat: question(match, seat).args["card"] == "death_note")
        ),
        "page": Moment(
            5, asks("play_name", also=lambda match, seat: question(match, seat).args["card"] == "page_de_death_note")
        ),
        "page_role": Moment(
            5, asks("play_role", also=lambda match, seat: question(match, seat).args["card"] == "page_de_death_note")
        ),
        "borrow": Moment(6, asks("borrow", also=lambda match, seat: _private(match, seat).borrowed)),
        "window_reveal": Moment(
            6, asks("window_tile_revealed", also=lambda match, seat: len(option_ids(match, seat)) > 1)
        ),
        "window_death": Moment(6, asks("window_death", also=lambda match, seat: len(option_ids(match, seat)) > 1)),
        "window_death_inactive": Moment(
            5, asks("window_death", also=lambda match, seat: question(match, seat).args["target"] == NOBODY)
        ),
        "nested": Moment(8, asks("window_death", also=_nested)),
        "window_check": Moment(7, asks("window_check")),
        "allot": Moment(6, asks("allot", also=_allots)),
        "frenzy": Moment(6, asks("allot_one")),
        "ally": Moment(7, asks("ally")),
        "pair": Moment(6, asks("two_players")),
        "supporter": Moment(5, asks("supporter")),
        "lay_away": Moment(6, asks("lay_away")),
        "tactics": Moment(6, asks("tactics")),
        "overcast": Moment(5, asks("overcast")),
        "ballot": Moment(7, asks("ballot")),
        "unraveling": Moment(7, asks("unraveling")),
        "lie": Moment(6, asks("lie")),
        "resignation": Moment(6, asks("resignation")),
        "revival": Moment(5, asks("revival")),
        "hidden_death": Moment(6, asks("turn_main", also=_died_in_secret)),
        "lovers": Moment(8, asks("turn_start", also=_loves)),
        "watching": Moment(6, _watched, watched=True),
        "four": Moment(4, asks("turn_start")),
        "chairs": Moment(
            6, asks("turn_start", also=lambda match, seat: _table(match).chairs != tuple(range(match.players)))
        ),
        "dead": Moment(6, _is_dead),
    },
    "ends": {
        "light_revealed": Moment(6, _ended("light_revealed")),
        "last_round": Moment(8, _ended("last_round")),
        "pause": Moment(5, asks("next_game", also=lambda match, seat: _table(match).game == 2), {"games": 3}),
        "match": Moment(5, lambda match, seat: match.over, {"games": 3}),
        "three_deaths": Moment(5, _ended("three_deaths")),
    },
}
