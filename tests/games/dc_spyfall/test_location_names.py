"""The filter for names of Locations in DC Spyfall: a place is named however it is written, and only then."""

from __future__ import annotations

import pytest

from penombre.games.dc_spyfall.location_names import names_location


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
