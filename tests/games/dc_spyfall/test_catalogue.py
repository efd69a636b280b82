"""The catalogue of DC Spyfall is the data of its specification, and every Location, facet and value can be played."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.dc_spyfall.scenes import dealt, table

from penombre.games.catalogue_rows import RECONSTRUCTION, RULEBOOK
from penombre.games.dc_spyfall import catalogue
from penombre.games.dc_spyfall.catalogue import (
    ABILITIES,
    ABILITY_DECK,
    BAG_CARDS,
    ELSEWHERE,
    MODULES,
    ORIGINS,
    PACKS,
)
from penombre.games.dc_spyfall.locations import FACETS, LOCATIONS, MULTIVERSE, PLACES, VALUES
from penombre.games.dc_spyfall.phrases import (
    ANSWERING,
    ANSWERING_BRIEFLY,
    ASKING,
    ASKING_BRIEFLY,
    DENYING,
    MEANINGS,
    Meaning,
)
from penombre.testing.shows import shows
from penombre.testing.who_knows import who_knows

ROWS = [(facet, value) for facet in FACETS for value in VALUES[facet]]
VALUE_ROWS = [f"{facet} {value}" for facet, value in ROWS]

PRIMARY_AND_SECONDARY = {
    "setting": "10+5 4+5 3+4 3+6",
    "noise": "3+8 4+4 7+5 6+3",
    "people": "3+3 3+1 1+5 3+3 2+1 1+1 3+4 2+1 2+1",
    "clothes": "5+2 5+1 2+5 1+2 3+1 2+4 1+1 1+4",
    "arrival": "5+4 2+2 3+7 3+1 3+4 2+1 2+1",
    "danger": "4+3 3+3 2+2 4+4 4+1 3+7",
    "smell": "2+2 3+0 3+2 1+3 2+3 1+5 2+2 6+3",
    "light": "8+3 5+8 3+3 4+6",
    "temperature": "6+5 10+10 4+5",
    "activity": "1+3 3+0 2+6 2+2 2+1 2+4 1+1 4+1 1+1 2+1",
    "access": "4+2 1+10 8+5 7+3",
}
"""Of how many Locations each value is true first of all, and of how many besides."""


# -- what is in the box ----------------------------------------------------------------------------------------------


def test_the_box_has_196_cards() -> None:
    assert len(PLACES) * BAG_CARDS + BAG_CARDS + len(MULTIVERSE) + len(ABILITY_DECK) == 196
    assert (len(PLACES), len(MULTIVERSE), len(ABILITY_DECK)) == (20, 16, 12)


@shows(*MODULES)
@pytest.mark.parametrize(
    ("modules", "bags"),
    [((), 20), (MODULES[:2], 20), (("jokers_prank",), 21), (("multiverse_madness",), 22), (MODULES, 23)],
)
def test_the_bags_of_a_game_follow_from_its_modules(modules: tuple[str, ...], bags: int) -> None:
    s = dealt(5, **dict.fromkeys(modules, True))
    assert len(s.spectator.public.bags) == bags
    assert s.all_saw("opened", modules=list(modules))


def test_what_was_reconstructed_says_so() -> None:
    assert [place for place, row in LOCATIONS.items() if row.source != RULEBOOK] == ["oa", "rock_of_eternity"]
    assert [name for name, row in ABILITIES.items() if row.source != RECONSTRUCTION] == ["god_complex"]
    assert ORIGINS["players"] == ELSEWHERE
    assert set(ORIGINS.values()) <= {RULEBOOK, ELSEWHERE, RECONSTRUCTION}


@shows(*ABILITIES)
def test_six_abilities_are_used_once_four_bind_and_two_do_nothing() -> None:
    assert Counter(ABILITY_DECK) == Counter(dict.fromkeys(ABILITIES, 1)) + Counter(["secret_identity"])
    assert [name for name, ability in ABILITIES.items() if ability.single] == [
        *("god_complex", "force_field", "boom_tube", "lasso_of_truth", "speed_force", "greatest_detective"),
    ]


@shows("secret_identity", "super_powers")
def test_a_secret_identity_lets_nobody_do_more_or_less() -> None:
    s = table(Paul="secret_identity")
    without = table()
    for scene in (s, without):
        scene.Marie.asks(scene.Paul)
    assert s.Paul.besides == without.Paul.besides
    for scene in (s, without):
        scene.Paul.replies("Une réponse de plus de trois mots, et je dis oui à tout.")
    assert (s.Paul.besides, s.Paul.may_ask) == (without.Paul.besides, without.Paul.may_ask)


# -- Locations -------------------------------------------------------------------------------------------------------


@shows(*PLACES)
@pytest.mark.parametrize("place", PLACES)
def test_everybody_but_the_joker_knows_the_location(place: str) -> None:
    s = table(bag=place)
    assert [player.private.card for player in s] == ["joker", place, place, place]
    assert who_knows(s, lambda t: t.bag) == "VincentMariePaul"
    assert s.spectator.public.location == ""


@shows(*PLACES)
@pytest.mark.parametrize("place", PLACES)
def test_a_joker_may_name_any_location_and_only_one_is_right(place: str) -> None:
    for guess in PLACES:
        s = table(bag=place)
        s.Anne.reveals().names(guess)
        assert s.all_saw("claims", location=guess, right=guess == place)
        assert s.won == ({"Anne": 4} if guess == place else {"Vincent": 1, "Marie": 1, "Paul": 1})
        assert s.all_saw("round_over", location=place)


@shows(*PLACES, "multiverse_madness")
def test_sixteen_locations_have_a_copy_and_the_two_packs_share_them_out() -> None:
    assert set(PLACES) - set(MULTIVERSE) == {"bottle_city_of_kandor", "gorilla_city", "oa", "rock_of_eternity"}
    splits = set()
    for deal in range(20):
        one, other = dealt(4, deal, multiverse_madness=True).table.packs
        assert len(one) == len(other) == BAG_CARDS and {*one, *other} == set(MULTIVERSE)
        splits.add(frozenset(one))
    assert len(splits) == 20


@shows("multiverse_madness", *MULTIVERSE)
@pytest.mark.parametrize("pack", PACKS)
def test_in_a_pack_of_the_multiverse_everybody_is_somewhere_else(pack: str) -> None:
    places = MULTIVERSE[:8] if pack == PACKS[0] else MULTIVERSE[8:]
    s = table(players=8, bag=pack, cards=" ".join(places))
    assert tuple(player.private.card for player in s) == places
    assert not any(player.private.marked for player in s)


# -- what is true of them --------------------------------------------------------------------------------------------


@shows(*FACETS, *VALUE_ROWS)
@pytest.mark.parametrize("facet", FACETS)
def test_so_many_locations_have_each_value(facet: str) -> None:
    pairs = [location.pair(facet) for location in LOCATIONS.values()]
    assert all(first != second and {first, second} <= set(VALUES[facet]) for first, second in pairs)
    first, second = (Counter(pair[place] for pair in pairs) for place in (0, 1))
    assert " ".join(f"{first[value]}+{second[value]}" for value in VALUES[facet]) == PRIMARY_AND_SECONDARY[facet]


@shows(*VALUE_ROWS)
def test_every_value_fits_two_locations_and_mild_fits_all() -> None:
    fitting = {row: [place for place in PLACES if LOCATIONS[place].fits(*row)] for row in ROWS}
    assert len(fitting) == 67 and min(map(len, fitting.values())) == 2
    assert fitting["temperature", "mild"] == list(PLACES)


def test_no_two_locations_are_alike_or_share_a_name() -> None:
    assert len({location.pairs for location in LOCATIONS.values()}) == 20
    assert len({alias for location in LOCATIONS.values() for alias in location.aliases}) == sum(
        len(location.aliases) for location in LOCATIONS.values()
    )


@shows("justice_league_watchtower")
def test_what_is_true_of_the_watchtower() -> None:
    watchtower = LOCATIONS["justice_league_watchtower"]
    assert [watchtower.pair(facet)[0] for facet in FACETS] == [
        *("sealed", "hum", "heroes", "costume", "portal", "environment"),
        *("clean_air", "artificial", "mild", "watch", "cleared"),
    ]
    assert watchtower.fits("noise", "silent") and not watchtower.fits("noise", "din")


# -- what can be said of them ----------------------------------------------------------------------------------------


@shows(*FACETS)
@pytest.mark.parametrize("facet", FACETS)
def test_every_facet_can_be_asked_about_in_three_ways_and_briefly(facet: str) -> None:
    for phrase in (*[f"ask_{facet}_{number}" for number in (1, 2, 3)], f"brief_{facet}"):
        s = table()
        s.Marie.asks(s.Paul, phrase)
        assert s.all_saw("asks", seat=s.Marie, target=s.Paul, phrase=phrase, text="")
        assert MEANINGS[phrase] == Meaning(facet)


@shows("few_words", *FACETS)
@pytest.mark.parametrize("facet", FACETS)
def test_who_says_few_words_asks_about_every_facet_briefly(facet: str) -> None:
    s = table(Marie="few_words")
    assert s.Marie.ask is not None and s.Marie.ask.book is ASKING_BRIEFLY
    s.Marie.asks(s.Paul, f"brief_{facet}")
    assert s.all_saw("asks", phrase=f"brief_{facet}")


@shows(*VALUE_ROWS)
@pytest.mark.parametrize(("facet", "value"), ROWS, ids=VALUE_ROWS)
def test_every_value_can_be_said_in_two_sentences_in_short_and_denied(facet: str, value: str) -> None:
    said = {f"{facet}_{value}_1": False, f"{facet}_{value}_2": False, f"short_{facet}_{value}": False}
    said |= {f"not_{facet}_{value}_1": True, f"not_{facet}_{value}_2": True}
    for phrase, denied in said.items():
        s = table()
        s.Marie.asks(s.Paul, f"ask_{facet}_1")
        s.Paul.replies(phrase)
        assert s.all_saw("answers", seat=s.Paul, phrase=phrase.removeprefix("not_"), denied=denied, text="")
        assert MEANINGS[phrase] == Meaning(facet, value, denied)


@shows("few_words", *VALUE_ROWS)
@pytest.mark.parametrize(("facet", "value"), ROWS, ids=VALUE_ROWS)
def test_who_says_few_words_answers_in_short(facet: str, value: str) -> None:
    s = table(Paul="few_words")
    s.Marie.asks(s.Paul, f"ask_{facet}_1")
    s.Paul.replies(f"short_{facet}_{value}")
    assert s.all_saw("answers", phrase=f"short_{facet}_{value}")


@shows("bizarro_logic", *VALUE_ROWS)
@pytest.mark.parametrize(("facet", "value"), ROWS, ids=VALUE_ROWS)
def test_bizarro_logic_denies(facet: str, value: str) -> None:
    s = table(Paul="bizarro_logic")
    s.Marie.asks(s.Paul, f"ask_{facet}_1")
    assert s.Paul.ask is not None and s.Paul.ask.book is DENYING
    s.Paul.replies(f"not_{facet}_{value}_1")
    assert s.all_saw("answers", phrase=f"{facet}_{value}_1", denied=True)


def test_the_books_have_every_phrase_and_no_other() -> None:
    books = (ASKING, ASKING_BRIEFLY, ANSWERING, ANSWERING_BRIEFLY, DENYING)
    assert {phrase for book in books for phrase in (*book.phrases, *book.more)} == set(MEANINGS)
    assert len(ASKING.phrases) == 11 * 3 + 11 + 5
    assert len(ANSWERING.phrases) == 67 * (2 + 1 + 2) + 3


# -- numbers ---------------------------------------------------------------------------------------------------------


def test_times_and_points_are_those_of_the_rules() -> None:
    assert (catalogue.CLOCK_S, catalogue.CLOCK_RANGE, catalogue.ROUNDS) == (480, (120, 900), 5)
    assert (catalogue.ASK_CHARGE, catalogue.ANSWER_CHARGE) == (8_000, 12_000)
    assert catalogue.CLOCK_S * 1000 / (catalogue.ASK_CHARGE + catalogue.ANSWER_CHARGE) == 24
    assert (catalogue.SPEED, catalogue.SLOWEST, catalogue.FEW_WORDS) == (60_000, 30_000, 3)
    assert (catalogue.ASK_TIME, catalogue.ANSWER_TIME, catalogue.LONGEST_TEXT) == (30_000, 45_000, 200)
