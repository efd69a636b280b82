"""Cheating at DC Spyfall: what nobody gets past the rules, and what nobody learns by watching them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest
from tests.games.dc_spyfall.scenes import table

from penombre.bots import make, play
from penombre.engine import Match
from penombre.games.dc_spyfall.bot.mind import Mind
from penombre.games.dc_spyfall.filtering import names_location
from penombre.games.dc_spyfall.locations import FACETS, VALUES
from penombre.games.dc_spyfall.phrases import MEANINGS
from penombre.games.dc_spyfall.rules import DcSpyfall
from penombre.games.dc_spyfall.table import SpyfallTable

# -- naming a place all the same ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "atl\ufe0fantis",
        "atl\u034fantis",
        "a\u20ddtlantis",
        "atl\u3164antis",
        "hall\u2800de\u2800justice",
        "\U0001d400\U0001d413\U0001d40b\U0001d400\U0001d40d\U0001d413\U0001d408\U0001d412",
        "\U0001f130\U0001f143\U0001f13b\U0001f130\U0001f13d\U0001f143\U0001f138\U0001f142",
        "\U0001f170\U0001f183\U0001f17b\U0001f170\U0001f17d\U0001f183\U0001f178\U0001f182",
        "\U0001f1e6\U0001f1f9\U0001f1f1\U0001f1e6\U0001f1f3\U0001f1f9\U0001f1ee\U0001f1f8",
        "\u1d00\u1d1b\u029f\u1d00\u0274\u1d1b\u026as",
        "\u249c\u24af\u24a7\u249c\u24a9\u24af\u24a4\u24ae",
        "\u0410tl\u0430nt\u0456s",
        "\u0391tla\u039dtis",
        "at\u0142antis",
        "atlant\u0131s",
    ],
    ids=ascii,
)
def test_a_place_in_letters_that_only_look_like_it_is_named(text: str) -> None:
    assert names_location(text)


@pytest.mark.parametrize(
    "text",
    [
        "A t l a n t i s !",
        "a.t.l.a.n.t.i.s",
        "at-lan-tis",
        "at/lantis",
        "hall_of_justice",
        "halldejustice",
        "belle-reve",
        "BelleReve",
        "S T A R Labs",
        "starlabs",
        "S\u30fbT\u30fbA\u30fbR Labs",
        "o.a.",
    ],
)
def test_a_place_is_named_however_its_letters_are_set_apart_or_joined(text: str) -> None:
    assert names_location(text)


@pytest.mark.parametrize(
    "text",
    [
        "il y a o a deux",
        "so a nice day",
        "the star of the labyrinth",
        "un boa constrictor",
        "le plan, et puis voil\u00e0",
        "y a-t-il un bar\u202f?",
        "as-il ou as-tu ri\u202f?",
        "hall d\u2019entr\u00e9e",
        "la tour est haute",
        "\u041c\u043e\u0441\u043a\u0432\u0430",
    ],
)
def test_words_that_only_have_letters_of_a_place_in_them_are_not_it(text: str) -> None:
    assert not names_location(text)


# -- telling a bot that is the Joker by what it does -------------------------------------------------------------------


@cache
def _rounds() -> tuple[SpyfallTable, ...]:
    """Many rounds of four bots, after their end."""
    played = []
    for deal in range(400):
        rng = Random(deal)
        match = Match(DcSpyfall(), 4, {"rounds": 1, "clock_mode": "turns"}, deal)
        play(match, [make("judgement", "dc_spyfall", rng) for _ in range(4)], rng)
        played.append(match.table)
    return tuple(played)


@pytest.mark.simulation
def test_the_joker_asks_about_what_tells_much_as_often_as_others() -> None:
    telling = {facet for facet in FACETS if len(VALUES[facet]) > 6}
    asked: dict[bool, Counter[bool]] = {True: Counter(), False: Counter()}
    for t in _rounds():
        for each in t.exchanges:
            asked[each.asker == t.joker][MEANINGS[each.question.phrase].facet in telling] += 1
    joker, others = (asked[who][True] / asked[who].total() for who in (True, False))
    assert joker == pytest.approx(others, rel=0.15)


@pytest.mark.simulation
def test_whoever_accuses_may_be_the_joker() -> None:
    accusers = Counter(each.accuser == t.joker for t in _rounds() for each in t.accusations)
    assert accusers[True] / accusers.total() > 0.05


def test_the_joker_suspects_the_others_as_somebody_would_who_is_not_the_joker() -> None:
    s = table(realtime=False)
    for player in s:
        mind = Mind(s.match.view(player.seat), Random(1))
        assert sum(mind.suspicion(seat) for seat in mind.others) == pytest.approx(1, abs=0.001)
