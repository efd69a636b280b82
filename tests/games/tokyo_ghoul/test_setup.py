"""Set-up of Tokyo Ghoul: options, pools drawn and picked, and everything that is laid out and dealt."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt
from random import Random
from typing import Any

import pytest

from penombre.engine import NOBODY, TABLE, BadOptions, Match
from penombre.games.tokyo_ghoul.catalogue import CHARACTERS, CONFIGS, PLACES, RED_SLOTS, RESERVE, deck
from penombre.games.tokyo_ghoul.rules import TokyoGhoul
from penombre.games.tokyo_ghoul.table import TokyoGhoulTable

RULES = TokyoGhoul()
MASKED = {"uta", "yoshimura", "yomo", "kaneki_mi_goule", "yoriko"}
HALF = "kaneki_mi_goule"

Camps = tuple[int, int, int]


def match_of(players: int, deal: int = 0, **options: Any) -> Match[TokyoGhoulTable]:
    return Match(RULES, players, options, deal)


def table_of(players: int, deal: int = 0, **options: Any) -> TokyoGhoulTable:
    """What was dealt, before anybody answers."""
    return RULES.setup(players, RULES.options(players, options), f"deal {deal}".encode())


def pools(players: int, deals: int = 300, **options: Any) -> list[tuple[str, ...]]:
    return [table_of(players, deal, **options).pool for deal in range(deals)]


def camps(pool: tuple[str, ...]) -> Camps:
    """Ghouls, Inspectors and Humans; who is both Human and Ghoul is counted as neither."""
    kinds = Counter(CHARACTERS[id].camps for id in pool)
    return kinds[("goule",)], kinds[("inspecteur",)], kinds[("humain",)]


def about(share: float, times: int, deals: int) -> bool:
    """Whether something happened as often as it should, give or take five standard deviations."""
    return abs(times - share * deals) < 5 * sqrt(deals * share * (1 - share))


# -- drawn pools ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("masque", [False, True])
@pytest.mark.parametrize("players", RULES.players)
def test_a_drawn_pool_fills_the_table_and_keeps_every_ban(players: int, masque: bool) -> None:
    met: set[str] = set()
    for deal in range(300):
        t = table_of(players, deal, masque=masque)
        room = CONFIGS[players][t.config]
        assert len(t.pool) == len(set(t.pool)) == players
        if HALF in t.pool:
            ghouls, inspectors, humans = camps(t.pool)
            assert (ghouls + 1, inspectors, humans) == room or (ghouls, inspectors, humans + 1) == room
            assert masque and players >= 5 and "kaneki" not in t.pool
        else:
            assert camps(t.pool) == room
        assert masque or not MASKED & set(t.pool)
        met.update(t.pool)
    never = {"rize", "tsukiyama", HALF} if players == 4 else set()
    assert met == {id for id, row in CHARACTERS.items() if masque or not row.variant} - never


def test_every_character_of_a_camp_is_as_likely_as_the_others() -> None:
    deals = 600
    drawn = Counter(id for pool in pools(4, deals) for id in pool)
    assert all(about(1 / 3, drawn[id], deals) for id in ("nishiki", "touka", "hinami", "mado", "amon", "suzuya"))
    assert all(about(2 / 3, drawn[id], deals) for id in ("kaneki", "kimi", "hide"))
    drawn = Counter(id for pool in pools(5, deals) for id in pool)
    assert all(about(2 / 5, drawn[id], deals) for id in ("nishiki", "rize", "touka", "tsukiyama", "hinami"))


@pytest.mark.parametrize("players", [6, 7, 8])
def test_the_configuration_is_the_hosts_or_drawn(players: int) -> None:
    drawn = Counter(table_of(players, deal).config for deal in range(300))
    assert set(drawn) == {"a", "b"} and about(1 / 2, drawn["a"], 300)
    for config in ("a", "b"):
        assert {table_of(players, deal, config=config).config for deal in range(30)} == {config}
        assert {camps(pool) for pool in pools(players, 30, config=config)} == {CONFIGS[players][config]}


@pytest.mark.parametrize("players", [4, 5])
def test_four_and_five_players_have_one_configuration(players: int) -> None:
    assert {table_of(players, deal).config for deal in range(30)} == {"a"}
    assert table_of(players, config="a").config == "a"


# -- drawn pools: first games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [4, 5])
def test_a_first_game_has_hinami_or_nishiki(players: int) -> None:
    first = Counter(frozenset({"hinami", "nishiki"} & set(pool)) for pool in pools(players, beginner=True))
    assert frozenset() not in first
    assert {frozenset({"hinami"}), frozenset({"nishiki"})} <= set(first)
    assert any(not {"hinami", "nishiki"} & set(pool) for pool in pools(players))


def test_a_first_game_keeps_its_ghoul_where_masks_are_played() -> None:
    for pool in pools(5, beginner=True, masque=True, kaneki="none"):
        assert {"hinami", "nishiki"} & set(pool) and MASKED & set(pool)
    for pool in pools(5, beginner=True, masque=True, kaneki="goule"):
        assert len({"hinami", "nishiki"} & set(pool)) == 1 and HALF in pool and camps(pool) == (1, 1, 2)


@pytest.mark.parametrize("players", [6, 8])
def test_from_six_players_on_a_first_game_is_a_game_like_any_other(players: int) -> None:
    assert [table_of(players, deal, beginner=True).pool for deal in range(20)] == pools(players, 20)


# -- drawn pools: masks --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_somebody_of_the_variant_is_always_drawn_with_masks(players: int) -> None:
    assert all(MASKED & set(pool) for pool in pools(players, masque=True))
    assert all(MASKED & set(pool) for pool in pools(players, masque=True, kaneki="none"))


def test_with_four_players_the_one_ghoul_of_a_first_game_stays_even_without_anybody_of_the_variant() -> None:
    assert all(MASKED & set(pool) for pool in pools(4, masque=True))
    first = pools(4, masque=True, beginner=True)
    assert all({"hinami", "nishiki"} & set(pool) for pool in first)
    assert {bool(MASKED & set(pool)) for pool in first} == {False, True}  # with Yoriko, or without


def test_a_ghoul_makes_room_for_one_of_the_variant_where_none_was_drawn() -> None:
    # With four players one Ghoul of six is drawn and half of them are of the variant, two Humans of four, Yoriko among
    # them half the time; where neither is, the Ghoul is replaced. So one is of the variant in 3/4 of the deals.
    deals = 600
    ghouls = Counter(id for pool in pools(4, deals, masque=True) for id in pool if CHARACTERS[id].camps == ("goule",))
    assert all(about(1 / 4, ghouls[id], deals) for id in ("uta", "yoshimura", "yomo"))
    assert all(about(1 / 12, ghouls[id], deals) for id in ("nishiki", "touka", "hinami"))


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_the_half_ghoul_sits_on_the_slot_the_host_chose(players: int) -> None:
    for config, (ghouls, inspectors, humans) in CONFIGS[players].items():
        chosen: dict[str, Any] = {"masque": True, "config": config}
        expected = {
            "none": (ghouls, inspectors, humans),
            "goule": (ghouls - 1, inspectors, humans),
            "humain": (ghouls, inspectors, humans - 1),
        }
        for slot, room in expected.items():
            drawn = pools(players, 60, kaneki=slot, **chosen)
            assert {camps(pool) for pool in drawn} == {room}
            assert {HALF in pool for pool in drawn} == {slot != "none"}
            assert {"kaneki" in pool for pool in drawn} == ({True, False} if slot == "none" else {False})


def test_without_a_choice_the_half_ghoul_is_a_ghoul_a_human_or_not_there_as_likely() -> None:
    deals = 600
    slots = Counter(camps(pool) for pool in pools(6, deals, masque=True, config="a"))
    assert set(slots) == {(2, 1, 3), (1, 1, 3), (2, 1, 2)}
    assert all(about(1 / 3, times, deals) for times in slots.values())


# -- pools of one's own --------------------------------------------------------------------------------------------

FOUR = ("kaneki", "hide", "mado", "touka")
FIVE = ("kaneki", "hide", "mado", "touka", "rize")
SIX_A = ("kaneki", "hide", "kimi", "mado", "touka", "rize")
SIX_B = ("kaneki", "hide", "amon", "mado", "touka", "rize")


@pytest.mark.parametrize(
    ("players", "options", "config"),
    [
        (4, {"characters": FOUR}, "a"),
        (4, {"characters": ("kaneki", "hide", "mado", "tsukiyama")}, "a"),  # not drawn, but a host may
        (4, {"characters": ("yoriko", "hide", "mado", "uta"), "masque": True}, "a"),
        (5, {"characters": FIVE}, "a"),
        (5, {"characters": (HALF, "hide", "mado", "touka", "rize"), "masque": True}, "a"),  # as a Human
        (5, {"characters": ("kimi", "hide", "mado", "touka", HALF), "masque": True}, "a"),  # as a Ghoul
        (5, {"characters": FIVE, "pool": "manual", "config": "a", "beginner": True}, "a"),
        (6, {"characters": SIX_A}, "a"),
        (6, {"characters": SIX_B, "config": "b"}, "b"),
        (6, {"characters": (*SIX_B[1:], HALF), "masque": True}, "b"),
        (8, {"characters": ("nishiki", "rize", "touka", "hinami", "amon", "mado", "kimi", "hide")}, "b"),
    ],
)
def test_a_pool_of_ones_own_can_be_played(players: int, options: dict[str, Any], config: str) -> None:
    for deal in range(5):
        t = table_of(players, deal, **options)
        assert set(t.pool) == set(options["characters"]) == set(t.faces[:players])
        assert t.config == config


def test_a_pool_of_ones_own_is_played_as_it_is_in_a_first_game_too() -> None:
    pool = ["touka", "mado", "kimi", "hide"]
    assert set(table_of(4, beginner=True, pool="manual", characters=pool).pool) == set(pool)


def test_the_companion_need_not_be_in_the_pool() -> None:
    assert "nishiki" not in table_of(4, characters=("kimi", "hide", "mado", "touka")).pool


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (3, {}, "tokyo_ghoul is for 4 to 8 players, not 3"),
        (9, {}, "tokyo_ghoul is for 4 to 8 players, not 9"),
        (4, {"pool": "manual"}, "characters: choose 4, one per player, not 0"),
        (4, {"characters": FIVE}, "characters: choose 4, one per player, not 5"),
        (4, {"characters": ("kaneki", "kaneki", "mado", "touka")}, "characters: each is in the box once"),
        (4, {"characters": ("nobody",)}, "option characters: .* is not a list made of: kaneki, kimi"),
        (
            4,
            {"characters": ("kaneki", "hide", "mado", "rize")},
            "characters: rize plays from 5 players on, not with 4",
        ),
        (
            4,
            {"characters": ("kimi", "hide", "mado", HALF), "masque": True},
            "characters: kaneki_mi_goule plays from 5 players on, not with 4",
        ),
        (
            5,
            {"characters": ("kaneki", "hide", "mado", "touka", HALF), "masque": True},
            "characters: kaneki and kaneki_mi_goule are the same person; choose one of them",
        ),
        (
            5,
            {"characters": ("kimi", "hide", "mado", "touka", HALF)},
            "characters: kaneki_mi_goule belongs to the variant masque; turn it on to play with kaneki_mi_goule",
        ),
        (
            4,
            {"characters": ("kimi", "hide", "mado", "uta")},
            "characters: uta belongs to the variant masque; turn it on to play with uta",
        ),
        (
            4,
            {"characters": ("kimi", "amon", "mado", "touka")},
            "characters: with 4 players choose 1 ghouls, 1 inspectors and 2 humans",
        ),
        (
            6,
            {"characters": ("nishiki", "touka", "hinami", "mado", "kimi", "hide")},
            "characters: with 6 players choose 2 ghouls, 1 inspectors and 3 humans or 2 ghouls, 2 inspectors and 2 h",
        ),
        (  # he may stand for a Ghoul or a Human, not for an Inspector
            6,
            {"characters": ("nishiki", "touka", "hide", "kimi", "yoriko", HALF), "masque": True},
            "characters: with 6 players choose",
        ),
        (  # nor for two of them
            5,
            {"characters": ("nishiki", "hide", "mado", "amon", HALF), "masque": True},
            "characters: with 5 players choose",
        ),
        (6, {"characters": SIX_A, "config": "b"}, "characters: these fill configuration a, not b"),
        (
            4,
            {"characters": FOUR, "pool": "random"},
            "characters: choose pool=manual to play with characters of your own",
        ),
        (4, {"config": "b"}, "config b is for 6 players and more; with 4: a"),
        (5, {"config": "b"}, "config b is for 6 players and more; with 5: a"),
        (
            5,
            {"kaneki": "goule"},
            "kaneki: the half-ghoul belongs to the variant masque; turn it on to play with him",
        ),
        (
            4,
            {"kaneki": "humain", "masque": True},
            "kaneki: the half-ghoul plays from 5 players on, not with 4",
        ),
        (
            5,
            {"kaneki": "goule", "masque": True, "characters": FIVE},
            "kaneki: with pool=manual choose him, or not, among the characters",
        ),
        (4, {"masque": 1}, "option masque: 1 is not true or false"),
        (4, {"first_player": "me"}, "option first_player: 'me' is not one of: random, host"),
        (4, {"first_player": "seat", "first_seat": 5}, "first_seat: expected 1 to 4, not 5"),
        (4, {"first_player": "seat", "first_seat": 0}, "option first_seat: 0 is not a whole number from 1 to 8"),
        (4, {"moon": True}, "tokyo_ghoul has no option 'moon'; its options: masque, soutien"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused(players: int, options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOptions, match=f"^{message}"):
        Match(RULES, players, options)


@pytest.mark.parametrize("players", RULES.players)
def test_what_a_choice_says_of_the_number_of_players_is_what_is_refused(players: int) -> None:
    def refused(**options: Any) -> bool:
        try:
            RULES.options(players, options)
        except BadOptions as refusal:
            return "from 5 players on" in str(refusal) or "for 6 players and more" in str(refusal)
        return False

    for choice in ("a", "b"):
        counts = RULES.choice_players("config", choice)
        assert refused(config=choice) == bool(counts and players not in counts)
    for choice in ("random", "none", "goule", "humain"):
        counts = RULES.choice_players("kaneki", choice)
        assert refused(kaneki=choice, masque=True) == bool(counts and players not in counts)
    for choice in CHARACTERS:
        counts = RULES.choice_players("characters", choice)
        others = [id for id in CHARACTERS if id not in (choice, "rize", HALF)]
        assert refused(characters=[choice, *others[: players - 1]], masque=True) == bool(
            counts and players not in counts
        )
    assert RULES.choice_players("masque", "true") == () == RULES.choice_players("pool", "manual")


@pytest.mark.parametrize("players", RULES.players)
def test_sampled_options_can_be_played_and_meet_every_corner(players: int) -> None:
    rng = Random(players)
    met: set[tuple[str, object]] = set()
    for _ in range(300):
        options = RULES.options(players, RULES.sample_options(players, rng))
        met.update((name, value) for name, value in options.items() if name != "characters")
    slots = ("random", "none", "goule", "humain") if players > 4 else ("random",)
    assert met >= {("kaneki", slot) for slot in slots} | {("pool", "manual"), ("pool", "random")}
    assert met >= {(variant, on) for variant in ("masque", "soutien", "beginner") for on in (True, False)}
    assert met >= {("config", config) for config in CONFIGS[players]}
    assert met >= {("first_player", who) for who in ("random", "host", "seat")}
    assert met >= {("first_seat", seat) for seat in range(1, players + 1)}


# -- what is laid out ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", RULES.players)
def test_a_match_begins_with_a_full_reserve_and_empty_boards(players: int) -> None:
    public: Any = match_of(players).view(TABLE).public
    assert public.reserve == {4: 12, 5: 20, 6: 24, 7: 35, 8: 40}[players] and not public.exhausted
    assert [(seat.tokens, sum(seat.areas)) for seat in public.seats] == [(0, 0)] * players
    assert (public.slot, public.turn, public.target, public.ending) == (0, 0, NOBODY, None)
    assert (public.masks, public.supports) == (False, False)


def test_the_places_lie_anywhere_but_the_red_ones_face_down_on_their_slots() -> None:
    red, normal = Counter[str](), Counter[tuple[str, int]]()
    for deal in range(300):
        t = table_of(4, deal)
        laid = [t.place(slot) for slot in range(8)]
        assert sorted(laid) == sorted(PLACES)
        assert all(PLACES[laid[slot]].red == (slot in RED_SLOTS) for slot in range(8))
        red[laid[0]] += 1
        normal.update((laid[slot], slot) for slot in (1, 2, 3, 5, 6, 7))
    assert set(red) == {"ruelle", "chantier"} and about(1 / 2, red["ruelle"], 300)
    assert len(normal) == 36 and all(about(1 / 6, times, 300) for times in normal.values())


@pytest.mark.parametrize("deal", range(10))
def test_nobody_knows_which_red_place_lies_where(deal: int) -> None:
    match = match_of(5, deal, soutien=True)
    for onlooker in (*range(5), TABLE):
        public: Any = match.view(onlooker).public
        assert [place.place for place in public.places] == [
            "" if slot in RED_SLOTS else match.table.place(slot) for slot in range(8)
        ]
        assert [place.visible for place in public.places] == [slot not in RED_SLOTS for slot in range(8)]
        assert not any(match.table.knows(onlooker, match.table.place_card(slot)) for slot in RED_SLOTS)


# -- what is dealt -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", RULES.players)
def test_the_whole_deck_is_dealt_three_cards_each(players: int) -> None:
    hands = Counter[tuple[str, ...]]()
    for deal in range(300):
        t = table_of(players, deal)
        assert all(len(t.hand(seat)) == 3 for seat in range(players))
        assert Counter(card for seat in range(players) for card in t.hand(seat)) == Counter(deck(players, masks=False))
        hands.update(t.hand(seat) for seat in range(players))
    assert len(hands) == 20  # all there are


def test_any_character_may_sit_anywhere() -> None:
    seated = Counter(table_of(4, deal, characters=FOUR).faces[:4] for deal in range(600))
    assert set(seated) == set(permutations(FOUR)) and all(about(1 / 24, times, 600) for times in seated.values())


def test_the_order_of_the_pool_tells_nothing_about_seats() -> None:
    for order in permutations(FOUR):
        t = table_of(4, characters=order)
        assert t.pool == ("kaneki", "hide", "mado", "touka")
    for deal in range(50):
        t = table_of(8, deal, masque=True)
        assert t.pool == tuple(id for id in CHARACTERS if id in t.pool) and set(t.pool) == set(t.faces[:8])


def test_the_first_player_is_the_host_or_anybody() -> None:
    assert {table_of(5, deal, first_player="host").first for deal in range(50)} == {
        0
    }  # nobody said which is the host's
    first = Counter(table_of(5, deal).first for deal in range(300))
    assert set(first) == set(range(5)) and all(about(1 / 5, times, 300) for times in first.values())
    t = table_of(5, 3)
    assert t.active == t.first


@pytest.mark.parametrize("players", RULES.players)
def test_where_the_seat_of_the_host_is_known_that_seat_begins(players: int) -> None:
    options = RULES.options(players, {"first_player": "host"})
    for host in range(players):
        hosted = RULES.options(players, RULES.hosted(options, host, 2, live=True))
        t = RULES.setup(players, hosted, b"")
        assert t.first == t.active == host
    chosen = RULES.options(players, {"first_player": "random"})
    assert RULES.hosted(chosen, 2, 2, live=True) == chosen


@pytest.mark.parametrize("soutien", [False, True])
def test_everybody_knows_their_own_cards_and_nothing_of_the_others(soutien: bool) -> None:
    match = match_of(6, 2, soutien=soutien)
    t = match.table
    for seat in range(6):
        private: Any = match.view(seat).private
        assert (private.character, private.hand) == (t.character(seat), t.hand(seat))
        assert private.memories == () == private.shown
        others = [t.knows(seat, card) for other in range(6) if other != seat for card in (other, *t.hand_cards(other))]
        assert not any(others)


def test_nothing_of_the_deal_is_in_the_public_view_nor_in_what_everybody_is_told() -> None:
    n = 6
    first = match_of(n, 4, soutien=True, first_player="host", config="a")
    t = first.table.copy()
    cards = [card for seat in range(n) for card in t.hand_cards(seat)]
    tokens = [t.support_card(seat) for seat in range(n)]
    for row in ([*range(n)], cards, tokens, [t.place_card(slot) for slot in RED_SLOTS]):
        faces = [t.faces[card] for card in row]
        t.set_faces(dict(zip(row, [*faces[1:], faces[0]], strict=True)))
    for seat in range(n):
        t.deal_hand(seat, t.hand(seat))
    t.todo = ("prelim_show", *t.todo)
    other = Match.at(RULES, t, first.options)
    assert other.table.faces != first.table.faces
    assert other.view(TABLE).public == first.view(TABLE).public
    (dealt,) = first.events(TABLE)
    assert (dealt.key, dict(dealt.args)) == ("dealt", {"seat": 0, "characters": list(t.pool)})
    for seat in range(n):
        assert [event.key for event in first.events(seat)] == ["dealt"]


# -- masks and supports --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", RULES.players)
def test_with_masks_four_cards_each_are_dealt_and_who_has_a_mask_shows_it_at_once(players: int) -> None:
    askings = Counter[int]()
    for deal in range(40):
        match = match_of(players, deal, masque=True)
        t = match.table
        cards = [t.possessions(seat) for seat in range(players)]
        assert all(len(mine) == 4 for mine in cards)
        assert Counter(card for mine in cards for card in mine) == Counter(deck(players, masks=True))
        asked = {ask.seat for ask in match.asks() if ask.kind == "show_initial"}
        assert asked == {seat for seat in range(players) if "masque" not in cards[seat]}
        for seat in range(players):
            assert t.face_up(seat) == ("" if seat in asked else "masque")
            assert len(t.hand(seat)) == (4 if seat in asked else 3)
        askings[len(asked)] += 1
    assert len(askings) > 2


def test_who_has_no_mask_chooses_any_of_four_cards_and_all_are_turned_together() -> None:
    deals = (match_of(4, deal, masque=True) for deal in range(200))
    match = next(each for each in deals if each.table.phase == "masks" and len(each.asks()) == 2)
    waiting = [ask.seat for ask in match.asks()]
    for ask in match.asks():
        assert [option.id for option in ask.options] == list(dict.fromkeys(match.table.hand(ask.seat)))
        assert ask.kind == "show_initial" and ask.default is None  # time chooses at random
    for seat in waiting[:-1]:
        match.answer(seat, match.table.hand(seat)[0])
        public: Any = match.view(TABLE).public
        assert not any(public.seats[each].face_up for each in waiting)
    last = match.table.hand(waiting[-1])[-1]
    match.answer(waiting[-1], last)
    public = match.view(TABLE).public
    assert all(public.seats[each].face_up for each in waiting) and public.seats[waiting[-1]].face_up == last
    assert {len(match.table.hand(seat)) for seat in range(4)} == {3}
    assert {ask.kind for ask in match.asks()} == {"prelim_show"}


@pytest.mark.parametrize("masque", [False, True])
@pytest.mark.parametrize("players", RULES.players)
def test_everybody_gets_a_support_token_and_looks_at_it(players: int, masque: bool) -> None:
    holders = Counter[int]()
    for deal in range(40):
        match = match_of(players, deal, masque=masque, soutien=True)
        t = match.table
        tokens = [t.support(seat) for seat in range(players)]
        assert Counter(tokens) == {"soutien_kaneki": 1, "soutien_neutre": players - 1}
        holders[tokens.index("soutien_kaneki")] += 1
        for seat in range(players):
            private: Any = match.view(seat).private
            assert private.supports[seat] == tokens[seat]
            if tokens[seat] == "soutien_kaneki":
                assert private.supports == tuple(tokens)  # there is just one, so all are known
            else:
                assert all(not known for other, known in enumerate(private.supports) if other != seat)
        public: Any = match.view(TABLE).public
        assert not any(seat.support for seat in public.seats)
    assert set(holders) == set(range(players))


@pytest.mark.parametrize(
    ("masque", "soutien", "phases"),
    [
        (False, False, ["preliminary", "turn"]),
        (False, True, ["preliminary", "turn"]),
        (True, False, ["masks", "preliminary", "turn"]),
        (True, True, ["masks", "preliminary", "turn"]),
    ],
)
def test_a_match_opens_in_the_order_of_section_9_3(masque: bool, soutien: bool, phases: list[str]) -> None:
    deals = (match_of(6, deal, masque=masque, soutien=soutien) for deal in range(100))
    match = next(each for each in deals if not masque or each.table.phase == "masks")
    # The tokens are looked at before a card is chosen to lie face up.
    assert [bool(match.view(seat).private.supports) for seat in range(6)] == [soutien] * 6  # type: ignore[union-attr]
    met = [match.table.phase]
    while match.table.turn == 0:
        (kind,) = {ask.kind for ask in match.asks()}
        for ask in match.asks():
            match.answer(ask.seat, ask.legal()[0].id)
        if match.table.phase != met[-1]:
            met.append(match.table.phase)
        assert kind in ("show_initial", "prelim_show", "prelim_give")
    assert met == phases or (met[:-1], met[-1]) == (phases[:-1], "end")
    assert match.table.active == match.table.first and match.table.reserve == RESERVE[6]
