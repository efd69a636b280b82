"""Set-up of Kemomimi Panic: what is in the box, the sets of the rulebook, what a set must hold, the steps of a deal."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.kemomimi_panic.scenes import dealt, every_way_to_put_aside

from penombre.engine import NOBODY, TABLE, BadOptions, Match
from penombre.games.kemomimi_panic.catalogue import (
    CHARACTERS,
    CIVILIAN,
    CIVILIANS,
    CRESCENT,
    FIRST_ROLES,
    FULL,
    INFORMANT,
    PRESETS,
    ROLES,
    THIEVES,
    check_characters,
    check_roles,
)
from penombre.games.kemomimi_panic.rules import KemomimiPanic

RULES = KemomimiPanic()

# -- the box -------------------------------------------------------------------------------------------------------


def test_the_box_holds_48_cards_and_two_extras() -> None:
    plain = [id for id, character in CHARACTERS.items() if not character.extra]
    assert len(plain) == 26
    assert {character.extra: id for id, character in CHARACTERS.items() if character.extra} == {
        "promo": "cowgirl_federica",
        "joke": "cook_genevieve",
    }
    roles = {id: role.count for id, role in ROLES.items()}
    assert roles == {
        "thief_crescent_moon": 1,
        "thief_full_moon": 1,
        "informant": 1,
        "civilian": 5,
        "civilian_justice": 1,
        "civilian_stubborn": 1,
        "civilian_angry": 1,
        "civilian_lonely": 1,
    }
    jewels, moon, arrow = max(RULES.players), 1, 1
    assert len(plain) + sum(roles.values()) + jewels + moon + arrow == 48


# -- the sets of the rulebook --------------------------------------------------------------------------------------

FIRST = {
    4: "shamlock teresia barbera valeria",
    5: "shamlock cyril beryl barbera arle",
    6: "shamlock cyril beryl verna akira miyabi",
    7: "shamlock cyril beryl verna valeria akira teresia",
    8: "shamlock sheena cyril beryl barbera towa teresia valeria",
}
THEMED = {
    "small_society": "shamlock barbera lucie arle",
    "rascals_alliance": "shamlock ulrika dautriche lolo",
    "mysterious_five": "shamlock valeria towa christina akira",
    "students_1": "shamlock alistair miranda verna luma",
    "students_2": "shamlock cyril beryl alistair miranda verna",
    "six_notables": "shamlock barbera teresia viennetta mindy miranda",
    "students_3": "shamlock cyril beryl alistair miranda verna akira",
    "students_4": "shamlock sheena cyril beryl alistair miranda luma verna",
    "light_novel_alliance": "shamlock sheena cecilia towa akira miyabi christina amarillo",
}


def short(characters: tuple[str, ...]) -> str:
    return " ".join(id.rsplit("_", 1)[1] for id in characters)


def test_the_sets_for_first_games_are_the_rulebooks() -> None:
    assert {players: short(PRESETS[f"first_{players}"].characters) for players in FIRST} == FIRST
    assert {players: sorted(FIRST_ROLES[players]) for players in FIRST} == {
        4: sorted([CRESCENT, INFORMANT, "civilian_stubborn", CIVILIAN]),
        5: sorted([CRESCENT, INFORMANT, "civilian_angry", *[CIVILIAN] * 2]),
        6: sorted([CRESCENT, INFORMANT, *[CIVILIAN] * 4]),
        7: sorted([CRESCENT, INFORMANT, "civilian_angry", *[CIVILIAN] * 4]),
        8: sorted([CRESCENT, FULL, INFORMANT, "civilian_angry", "civilian_lonely", *[CIVILIAN] * 3]),
    }


def test_the_themed_sets_are_the_rulebooks_with_the_roles_of_first_games() -> None:
    themed = {id: preset for id, preset in PRESETS.items() if not id.startswith("first_")}
    assert {id: short(preset.characters) for id, preset in themed.items()} == THEMED
    assert all(preset.roles == FIRST_ROLES[preset.players] for preset in themed.values())


@pytest.mark.parametrize("id", PRESETS)
def test_every_set_of_the_rulebook_can_be_played(id: str) -> None:
    preset = PRESETS[id]
    check_characters(preset.characters, preset.players, promo=False, joke=False)
    check_roles(preset.roles, preset.players)
    s = dealt(preset.players, preset=id)
    assert sorted(s.table.dealt_cast) == sorted(preset.characters)
    assert s.table.set_roles == preset.roles


def test_the_recommended_set_is_that_of_first_games() -> None:
    for players in RULES.players:
        assert sorted(dealt(players).table.dealt_cast) == sorted(PRESETS[f"first_{players}"].characters)


# -- sets of one's own ---------------------------------------------------------------------------------------------

FOUR = ["detective_shamlock", "teacher_verna", "politician_barbera", "warlock_valeria"]
FOUR_ROLES = [CRESCENT, INFORMANT, CIVILIAN, CIVILIAN]
EIGHT_ROLES = [CRESCENT, FULL, INFORMANT, "civilian_angry", "civilian_lonely", *[CIVILIAN] * 3]


@pytest.mark.parametrize("players", RULES.players)
def test_what_a_choice_says_of_the_number_of_players_is_what_is_refused(players: int) -> None:
    def refusal(**options: Any) -> str:
        with pytest.raises(BadOptions) as refused:
            RULES.options(players, options)
        return str(refused.value)

    for id in PRESETS:
        if players in RULES.choice_players("preset", id):
            RULES.options(players, {"preset": id})
        else:
            assert f"preset {id} is for" in refusal(preset=id)
    for id in CHARACTERS:
        if (counts := RULES.choice_players("characters", id)) and players not in counts:
            cast = [id, *[other for other in CHARACTERS if other != id][: players - 1]]
            assert f"{id} is only for" in refusal(characters=cast)
    for id in ROLES:
        if (counts := RULES.choice_players("roles", id)) and players not in counts:
            assert f"{id} is in the game with" in refusal(
                preset="random", roles=[CRESCENT, id, *[CIVILIAN] * (players - 2)]
            )
    assert RULES.choice_players("preset", "random") == () == RULES.choice_players("promo", "true")


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (3, {}, "kemomimi_panic is for 4 to 8 players, not 3"),
        (9, {}, "kemomimi_panic is for 4 to 8 players, not 9"),
        (5, {"preset": "first_4"}, "preset first_4 is for 4 players; with 5: first_5, mysterious_five, students_1"),
        (4, {"preset": "first_9"}, "option preset: 'first_9' is not one of: recommended, first_4"),
        (4, {"characters": ["nobody"]}, "option characters: .* is not a list made of: detective_shamlock"),
        (4, {"characters": FOUR[:3]}, "characters: 4 players need 4 characters, not 3"),
        (4, {"characters": [*FOUR, "homeless_arle"]}, "characters: 4 players need 4 characters, not 5"),
        (4, {"preset": "custom"}, "characters: 4 players need 4 characters, not 0"),
        (4, {"characters": [*FOUR[:3], FOUR[0]]}, "characters: every character may be at the table only once"),
        (4, {"characters": [*FOUR[:3], "witness_sheena"]}, "characters: witness_sheena is only for 8 players"),
        (
            4,
            {"characters": [*FOUR[:3], "elder_twin_cyril"]},
            "characters: elder_twin_cyril needs younger_twin_beryl at the table",
        ),
        (
            4,
            {"characters": [*FOUR[:3], "younger_twin_beryl"]},
            "characters: younger_twin_beryl needs elder_twin_cyril at the table",
        ),
        (
            4,
            {"characters": [*FOUR[:3], "class_rep_alistair"]},
            "characters: class_rep_alistair needs vice_class_rep_miranda at the table",
        ),
        (
            4,
            {"characters": [*FOUR[:3], "teacher_viennetta"]},
            "characters: teacher_viennetta needs archaeologist_mindy at the table",
        ),
        (4, {"characters": [*FOUR[:3], "cowgirl_federica"]}, "characters: cowgirl_federica needs the option promo"),
        (4, {"characters": [*FOUR[:3], "cook_genevieve"]}, "characters: cook_genevieve needs the option joke"),
        (
            4,
            {"characters": [*FOUR[:3], "cook_genevieve"], "promo": True},
            "characters: cook_genevieve needs the option joke",
        ),
        (
            4,
            {"preset": "first_4", "characters": FOUR},
            "characters: choose preset=custom to play with a set of your own",
        ),
        (4, {"roles": FOUR_ROLES}, "roles: choose preset=custom or preset=random to play with roles of your own"),
        (4, {"characters": FOUR, "roles": FOUR_ROLES[:3]}, "roles: 4 players need 4 roles, not 3"),
        (
            4,
            {"characters": FOUR, "roles": [INFORMANT, *[CIVILIAN] * 3]},
            "roles: thief_crescent_moon is always in the game",
        ),
        (
            4,
            {"characters": FOUR, "roles": [CRESCENT, FULL, CIVILIAN, CIVILIAN]},
            "roles: thief_full_moon is in the game with 8 players, and only then",
        ),
        (
            8,
            {"preset": "random", "roles": [CIVILIAN if role == FULL else role for role in EIGHT_ROLES]},
            "roles: thief_full_moon is in the game with 8 players, and only then",
        ),
        (
            4,
            {"characters": FOUR, "roles": [CRESCENT, CRESCENT, CIVILIAN, CIVILIAN]},
            "roles: at most 1 thief_crescent_moon with 4 players, not 2",
        ),
        (
            4,
            {"characters": FOUR, "roles": [CRESCENT, INFORMANT, INFORMANT, CIVILIAN]},
            "roles: at most 1 informant with 4 players, not 2",
        ),
        (
            5,
            {"preset": "random", "roles": [CRESCENT, *["civilian_angry"] * 2, *[CIVILIAN] * 2]},
            "roles: at most 1 civilian_angry with 5 players, not 2",
        ),
        (
            6,
            {"preset": "random", "roles": [CRESCENT, *[CIVILIAN] * 5]},
            "roles: at most 4 civilian with 6 players, not 5",
        ),
        (
            8,
            {"preset": "random", "roles": [CRESCENT, FULL, INFORMANT, "civilian_angry", *[CIVILIAN] * 4]},
            "roles: at most 3 civilian with 8 players, not 4",
        ),
        (4, {"promo": 1}, "option promo: 1 is not true or false"),
        (4, {"talk_s": -1}, "option talk_s: -1 is not a whole number from 0 to 3600"),
        (4, {"bells": True}, "kemomimi_panic has no option 'bells'; its options: preset, characters, roles, promo"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused(players: int, options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOptions, match=f"^{message}"):
        Match(RULES, players, options)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (4, {"characters": FOUR}),
        (4, {"characters": [*FOUR[1:], "homeless_arle"]}),  # the detective is not needed
        (4, {"characters": [*FOUR[:3], "vice_class_rep_miranda"]}),  # nor Alistair for Miranda
        (4, {"characters": [*FOUR[:3], "archaeologist_mindy"]}),  # nor Viennetta for Mindy
        (4, {"characters": [*FOUR[:2], "elder_twin_cyril", "younger_twin_beryl"]}),
        (4, {"characters": [*FOUR[:3], "cowgirl_federica"], "promo": True}),
        (4, {"characters": [*FOUR[:3], "cook_genevieve"], "joke": True}),
        (4, {"characters": FOUR, "roles": [CRESCENT, *[CIVILIAN] * 3]}),  # the Informant is optional
        (4, {"characters": FOUR, "roles": [CRESCENT, "civilian_justice", "civilian_angry", "civilian_lonely"]}),
        (8, {"preset": "random", "roles": EIGHT_ROLES}),
    ],
)
def test_a_set_of_ones_own_can_be_played(players: int, options: dict[str, Any]) -> None:
    t = Match(RULES, players, options).table
    if "characters" in options:
        assert sorted(t.dealt_cast) == sorted(options["characters"])
    if "roles" in options:
        assert t.set_roles == tuple(options["roles"])


@pytest.mark.parametrize("players", RULES.players)
def test_a_random_set_is_always_playable(players: int) -> None:
    met: Counter[str] = Counter()
    for deal in range(200):
        promo, joke = bool(deal & 1), bool(deal & 2)
        t = Match(RULES, players, {"preset": "random", "promo": promo, "joke": joke}, deal).table
        check_characters(t.dealt_cast, players, promo, joke)
        assert "detective_shamlock" in t.dealt_cast
        assert ("cowgirl_federica" in t.dealt_cast, "cook_genevieve" in t.dealt_cast) == (promo, joke)
        met.update(t.dealt_cast)
    everybody = {id for id, character in CHARACTERS.items() if character.only_with in (0, players)}
    assert set(met) == everybody


# -- the steps of a deal -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_one_card_is_put_aside_and_any_is_as_likely(players: int) -> None:
    aside: Counter[str] = Counter()
    for t in every_way_to_put_aside(players, FIRST_ROLES[players]):
        aside.update(t.faces[card] for card in t.cards(t.aside))
    informant, deals = aside[INFORMANT], aside.total()
    assert informant * players == deals  # so the Informant is in the game in N-1 deals of N
    assert all(aside[role] == informant for role in FIRST_ROLES[players] if role in CIVILIANS - {CIVILIAN})


@pytest.mark.parametrize("players", RULES.players)
def test_the_thieves_are_always_dealt_and_the_rest_is_what_the_set_says(players: int) -> None:
    thieves = [role for role in FIRST_ROLES[players] if role in THIEVES]
    seats_of_the_crescent_moon = set()
    for deal in range(60):
        t = dealt(players, deal).table
        aside = [t.faces[card] for card in t.cards(t.aside)]
        roles = t.faces[:players]
        assert len(aside) == len(thieves) == (2 if players == 8 else 1) and not THIEVES & set(aside)
        assert Counter([*roles, *aside]) == Counter(FIRST_ROLES[players]) + Counter([CIVILIAN] * len(thieves))
        seats_of_the_crescent_moon.add(roles.index(CRESCENT))
    assert seats_of_the_crescent_moon == set(range(players))


@pytest.mark.parametrize("players", RULES.players)
def test_everybody_starts_with_a_jewel_under_a_new_moon(players: int) -> None:
    s = dealt(players)
    public = s.A.public
    assert [seat.jewels for seat in public.seats] == [1] * players
    assert [seat.state for seat in public.seats] == ["in_play"] * players
    assert not any(seat.used or seat.role or seat.points for seat in public.seats)
    assert (public.moon, public.day, public.arrow, public.discard) == ("new", 1, NOBODY, ())
    assert public.leader == (s.table.cast["detective_shamlock"] + 1) % players
    assert s.all_saw("dealt", game=1, leader=public.leader, roles=list(FIRST_ROLES[players]))


def test_characters_are_face_up_and_may_sit_anywhere() -> None:
    seats = set()
    for deal in range(60):
        s = dealt(4, deal)
        assert tuple(seat.character for seat in s.match.view(TABLE).public.seats) == s.table.dealt_cast  # type: ignore[attr-defined]
        seats.add(s.table.cast["detective_shamlock"])
    assert seats == {0, 1, 2, 3}


def test_the_role_is_the_owners_alone_and_nobody_knows_a_thief() -> None:
    s = dealt(8)
    for player in s:
        assert player.private.role == player.role
        assert [s.table.knows(player.seat, card) for card in range(10)] == [card == player.seat for card in range(10)]
    assert not any(s.table.knows(TABLE, card) for card in range(10))
    assert [role for role in s.A.public.roles if role in THIEVES] == [CRESCENT, FULL]  # that they are in is public
