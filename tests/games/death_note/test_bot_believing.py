"""The judgement bot: what it believes of roles, from facts, deeds and words."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from tests.games.death_note.counted_worlds import odds
from tests.games.death_note.scene_bots import mind
from tests.games.death_note.scenes import table

from penombre.bots import make, play
from penombre.engine import Match, Statement
from penombre.games import RULESETS
from penombre.games.death_note.bot.beliefs import chances
from penombre.games.death_note.bot.hearsay import LISTENERS
from penombre.games.death_note.bot.mind import Mind
from penombre.games.death_note.bot.tile_preferences import TASTE, discards
from penombre.games.death_note.catalogue import KIRAS, LIGHT, SECRET_ROLES, TILES
from penombre.games.death_note.deduction import masks, secret_cards

RULES = RULESETS["death_note"]

# -- chances ---------------------------------------------------------------------------------------------------------


def test_chances_are_those_of_all_worlds_counted_one_by_one() -> None:
    rng = Random(4)
    for _ in range(5):
        possible = [[role for role in SECRET_ROLES[:5] if rng.random() < 0.8] or list(SECRET_ROLES[:5])] * 5
        possible = [list(row) for row in possible]
        possible[0] = list(SECRET_ROLES[:5])
        likely = [[0.2 + rng.random() for _ in SECRET_ROLES] for _ in range(5)]
        rest = [[role] for role in SECRET_ROLES[5:]]
        weights: dict[tuple[int, str], float] = {}
        total = 0.0
        for world in permutations(SECRET_ROLES[:5]):
            if all(role in possible[card] for card, role in enumerate(world)):
                weight = 1.0
                for card, role in enumerate(world):
                    weight *= likely[card][SECRET_ROLES.index(role)]
                total += weight
                for card, role in enumerate(world):
                    weights[card, role] = weights.get((card, role), 0.0) + weight
        if not total:
            continue
        found = chances([*possible, *rest], [*likely, *[[1.0] * 8 for _ in rest]])
        for card in range(5):
            for place, role in enumerate(SECRET_ROLES[:5]):
                assert found[card][place] == pytest.approx(weights.get((card, role), 0.0) / total)


@pytest.mark.parametrize("players", [4, 8])
def test_every_card_has_a_role_and_every_role_a_card(players: int) -> None:
    rng = Random(players)
    match = Match(RULES, players, {}, 3)
    bots = [make("judgement", RULES.id, rng) for _ in range(players)]
    while not match.over:
        play(match, bots, rng, until=25)
        if match.table.ending is None:
            for seat in range(players):
                rows = [row for row in Mind(match.view(seat), rng).odds if any(row)]
                assert [sum(row) for row in rows] == pytest.approx([1] * 8)
                assert [sum(column) for column in zip(*rows, strict=True)] == pytest.approx([1] * 8)


def test_without_any_deed_all_worlds_are_as_likely() -> None:
    s = table(roles="mogi light", inactive="misa", revealed="1")
    thought = mind(s.A)
    t = s.table
    for card, row in zip(secret_cards(t), odds(masks(t, s.A.seat)), strict=True):
        assert thought.odds[card] == pytest.approx(row)


def test_what_nobody_can_know_does_not_move_a_belief() -> None:
    one = table(roles="mogi light misa watari", A="mouchards")
    other = table(roles="mogi watari light misa", A="mouchards")
    assert mind(one.A).odds == mind(other.A).odds


# -- tiles -----------------------------------------------------------------------------------------------------------


def test_light_discards_what_finds_him_and_watari_leaves_it() -> None:
    for tile in ("execution", "expedient", "conduite", "confession"):
        by_role = dict(zip(SECRET_ROLES, discards(tile, -1), strict=True))
        assert by_role["light"] > 2 * by_role["watari"]


def test_nobody_is_known_for_certain_by_a_tile() -> None:
    for tile in TILES:
        for gain in (-1, 0, 1):
            assert all(0.005 < chance < 0.995 for chance in discards(tile, gain)), tile


def test_whoever_leaves_a_tile_that_is_then_revealed_is_read_by_it() -> None:
    s = table(roles="mogi watari misa light", tile="execution", round=4, tiles=5)
    for player in (s.A, s.B, s.C, s.D)[::-1]:
        player.leaves().ends()
    before = mind(s.L).is_light(s.A.seat)
    s.until("designate")
    assert mind(s.L).is_light(s.A.seat) == pytest.approx(before)
    assert TASTE["light"]["execution"] < TASTE["watari"]["execution"]
    assert mind(s.L).is_role(s.A.seat, "watari") > mind(s.L).is_role(s.A.seat, "higuchi")


# -- deeds -----------------------------------------------------------------------------------------------------------


def test_a_role_that_was_seen_is_certain_and_follows_its_card() -> None:
    s = table(roles="misa light", A="mouchards", B="amnesie", inactive="mogi")
    s.A.plays("mouchards", s.B)
    assert mind(s.A).is_light(s.B.seat) == 1
    s.A.leaves().ends()
    s.B.plays("amnesie", 1)
    assert mind(s.A).is_light(s.B.seat) == 0


def test_whoever_kills_an_investigator_is_rather_kira_and_hardly_watari() -> None:
    s = table(roles="light watari", A="death_note")
    before = mind(s.L)
    s.A.plays("death_note", s.B)
    s.nobody_reacts()
    after = mind(s.L)
    assert s.B.revealed and after.is_kira(s.A.seat) > before.is_kira(s.A.seat)
    assert after.is_role(s.A.seat, "yagami") < before.is_role(s.A.seat, "yagami")


def test_what_a_player_does_with_a_role_it_gave_away_speaks_of_that_card() -> None:
    s = table(roles="light watari", A="alibi amnesie", inactive="mogi misa")
    s.A.plays("alibi", s.A)
    card = s.A.seat
    told = mind(s.L).odds[card][0]
    s.A.plays("amnesie", 1)
    thought = mind(s.L)
    assert thought.odds[card][0] == pytest.approx(told, rel=0.2)
    assert thought.is_light(s.A.seat) == 0


# -- words -----------------------------------------------------------------------------------------------------------


def _says(s: object, player: object, statement: Statement) -> None:
    player.match.say(player.seat, statement)  # type: ignore[attr-defined]


def test_a_word_that_was_taken_back_does_not_count() -> None:
    s = table(roles="watari light mogi misa", A="mouchards")
    before = mind(s.L).is_light(s.B.seat)
    _says(s, s.C, Statement("accuse", s.B.seat))
    _says(s, s.C, Statement("vouch", s.B.seat))
    assert mind(s.L).is_light(s.B.seat) == pytest.approx(before)


def test_nobody_is_believed_by_repeating() -> None:
    s = table(roles="watari light mogi misa", A="mouchards")
    _says(s, s.C, Statement("accuse", s.B.seat))
    once = mind(s.L).is_light(s.B.seat)
    _says(s, s.C, Statement("accuse", s.B.seat))
    assert mind(s.L).is_light(s.B.seat) == once


def test_a_claim_alone_hardly_moves_anybody() -> None:
    s = table(roles="light watari mogi misa", A="mouchards")
    before = mind(s.L).is_kira(s.A.seat)
    _says(s, s.A, Statement("claim", what="role_watari"))
    after = mind(s.L)
    assert 0.8 * before < after.is_kira(s.A.seat) < before
    _says(s, s.A, Statement("claim", what="withdrawn"))
    assert mind(s.L).is_kira(s.A.seat) == pytest.approx(before)


def test_the_table_believes_what_somebody_would_who_has_seen_no_card() -> None:
    s = table(roles="misa light mogi watari", A="mouchards")
    s.A.plays("mouchards", s.B)
    thought = mind(s.A)
    assert thought.is_light(s.B.seat) == 1
    assert thought.looks_like_light(s.B.seat) == pytest.approx(mind(s.L).is_light(s.B.seat))
    assert all(thought.theirs[s.A.seat][SECRET_ROLES.index(role)] for role in KIRAS)
    assert SECRET_ROLES[0] == LIGHT


def test_people_who_talk_on_and_on_leave_no_more_behind_than_is_remembered() -> None:
    match = Match(RULES, 8, None, 3)
    play(match, [make("judgement", "death_note", Random(1))] * 8, Random(2), until=60)
    kept = set()
    for number in range(2 * LISTENERS):
        match.say(0, Statement("vouch" if number % 2 else "accuse", 1 + number % 6))
        looking = Mind(match.view(1), Random(0))
        assert looking.odds
        kept.add(len(looking.evidence.listeners))
    assert max(kept) == LISTENERS
