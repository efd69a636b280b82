"""The worked examples of the specification, 1 to 14: goals, set-up, the preliminary phase, instant victory, walks."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.tokyo_ghoul.scenes import dealt, table

from penombre.engine import BadOptions
from penombre.games.tokyo_ghoul.catalogue import CHARACTERS, CLUES, GHOUL, deck
from penombre.games.tokyo_ghoul.rules import TokyoGhoul
from penombre.testing.shows import shows

A_WALK_OVER_HIDDEN_PLACES = (0, 2, 4, 5, 6, 7)


@shows("example 1")
def test_example_1_rize_wins_by_killing_a_human() -> None:
    s = table("ruelle", A="rize NTD", B="kaneki NTD", C="hinami", D="mado", E="hide", tokens={"B": 1})
    s.A.passes().attacks(s.B)
    assert s.ending == "kill" and s.A in s.winners
    assert s.A.met == ("elimination",) and s.B.met == s.D.met == ()
    assert s.all_saw("attack", seat=s.A, target=s.B, characters=["rize", "kaneki"])
    assert s.all_saw("killed", seat=s.A, target=s.B, character="kaneki", defended=False)


@shows("example 1")
def test_example_1_all_inspectors_win_when_one_of_them_kills_a_ghoul() -> None:
    s = table("ruelle", A="mado", B="amon", C="hinami", D="touka NTD", E="hide", F="kaneki", tokens={"C": 1})
    s.A.passes().attacks(s.C)
    assert s.ending == "kill" and s.A.met == ("elimination",) and s.B.met == ("team",)
    assert {s.A, s.B} <= set(s.winners) and s.C not in s.winners
    assert s.all_saw("objective_met", seat=s.B, objectives=["team"])


@shows("example 2")
def test_example_2_four_players_use_the_cards_marked_4_alone_and_eight_use_all() -> None:
    assert Counter(deck(4, masks=False)) == {"cafe": 3, "nourriture": 3, "transformation": 3, "colombe": 3}
    assert all(clue.used(4) == clue.markers.count(4) for clue in CLUES.values() if clue.markers)
    assert Counter(deck(8, masks=False)) == {"cafe": 6, "nourriture": 6, "transformation": 6, "colombe": 6}


@shows("example 2")
@pytest.mark.parametrize(("players", "cards"), [(4, "CCCDDDNNNTTT"), (8, "CCCCCCDDDDDDNNNNNNTTTTTT")])
def test_example_2_every_card_used_is_dealt_three_to_each(players: int, cards: str) -> None:
    s = dealt(players)
    assert [len(player.hand) for player in s] == [3] * players
    assert "".join(sorted("".join(player.hand for player in s))) == cards


@shows("example 3")
def test_example_3_the_reserve_grows_with_the_number_of_players() -> None:
    assert [dealt(players).reserve for players in range(4, 9)] == [12, 20, 24, 35, 40]
    assert [dealt(players).spectator.public.reserve for players in range(4, 9)] == [12, 20, 24, 35, 40]


@shows("example 4")
def test_example_4_rize_is_banned_with_four_players_and_touka_is_not() -> None:
    rules = TokyoGhoul()
    with pytest.raises(BadOptions, match="rize plays from 5 players on"):
        rules.options(4, {"characters": ["rize", "mado", "kaneki", "hide"]})
    chosen = rules.options(4, {"characters": ["touka", "mado", "kaneki", "hide"]})
    assert chosen["pool"] == "manual"
    assert rules.options(5, {"characters": ["rize", "touka", "mado", "kaneki", "hide"]})["pool"] == "manual"


@shows("example 5")
def test_example_5_a_first_game_with_five_has_hinami_or_nishiki_among_its_two_ghouls() -> None:
    def ghouls(deal: int, *, beginner: bool) -> set[str]:
        pool = dealt(5, deal, beginner=beginner).table.pool
        return {id for id in pool if GHOUL in CHARACTERS[id].camps}

    first = [ghouls(deal, beginner=True) for deal in range(60)]
    assert all(len(two) == 2 and two & {"hinami", "nishiki"} for two in first)
    assert {id for two in first for id in two} == {"hinami", "nishiki", "rize", "touka", "tsukiyama"}
    assert any(not two & {"hinami", "nishiki"} for two in [ghouls(deal, beginner=False) for deal in range(60)])


@shows("example 6")
def test_example_6_two_cards_are_shown_to_the_left_and_a_gift_goes_to_the_right() -> None:
    s = table("prelim_show", A="NTD", B="NTD", C="CCT", D="CND")
    s.A.shows("NT")
    s.B.shows("ND")
    s.C.shows("CC")
    assert s.who_saw("prelim_saw") == ""  # shown together, when all have chosen
    s.D.shows("ND")
    assert s.who_saw("prelim_saw", seat=s.C) == s.who_saw("prelim_saw", cards=["cafe", "cafe"]) == "D"
    assert [player.name for player in s if player.has_seen_of(s.C)] == ["D"] and s.D.has_seen_of(s.C) == ["CC"]
    assert not s.spectator.saw("prelim_saw") and s.all_saw("prelim_shown")
    assert {hand[:2] for hand in s.D.may_hold(s.C)} == {"CC"} and "NTD" in s.A.may_hold(s.C)
    for giver, card in ((s.A, "N"), (s.B, "D"), (s.C, "T"), (s.D, "N")):
        giver.gives(card)
    assert s.who_saw("prelim_received", seat=s.D) == "C" and s.C.saw("prelim_received", seat=s.D, card="nourriture")
    assert [player.hand for player in s] == ["TDD", "NTT", "CCN", "CND"]


@shows("example 6")
def test_example_6_whoever_gives_is_asked_when_the_pair_has_been_seen_and_told_to_whom() -> None:
    s = table("prelim_show", A="NTD", B="NTD", C="CCT", D="CND")
    for player, pair in zip(s, ("NT", "ND", "CC", "ND"), strict=True):
        assert player.asked == "prelim_show"
        player.shows(pair)
    assert s.D.asked == "prelim_give" and s.D.ask is not None and s.D.ask.args == {"seat": s.C.seat}


@shows("example 7")
def test_example_7_nobody_can_pass_on_the_card_they_receive() -> None:
    s = table("prelim_show", A="NTD", B="NTD", C="CCT", D="CND")
    s.passes()
    s.C.gives("C")
    assert list(s.B.options) == ["nourriture", "transformation", "colombe"] and not s.B.saw("prelim_received")
    s.B.gives("T")
    assert s.B.hand == "NTD"  # nothing moves before everybody has given
    s.A.gives("N")
    s.D.gives("D")
    assert s.B.hand == "CND" and s.B.saw("prelim_received", seat=s.C, card="cafe")
    assert s.who_saw("prelim_received", card="cafe") == "B"


@shows("example 8")
def test_example_8_a_collection_complete_on_the_first_turn_wins_alone_before_any_move() -> None:
    s = table("prelim_show", A="hinami CCD", B="hide CDD", C="mado NNT", D="kaneki NTT")
    s.passes()
    for giver, card in ((s.A, "D"), (s.B, "C"), (s.C, "N"), (s.D, "T")):
        giver.gives(card)
    assert s.A.hand == "CCC" and s.B.hand == "NDD"
    assert s.ending == "instant" and s.won == "A" and s.A.met == ("collection",)
    assert s.B.met == ()  # two Doves are worth nothing: nobody else wins
    assert s.all_saw("game_over", ending="instant", winner_seats=[0]) and not s.A.saw("moved")
    assert s.C.public.seats[0].character == "hinami" and s.C.public.seats[0].hand == ("cafe",) * 3


@shows("example 9")
def test_example_9_a_collection_completed_in_the_own_turn_wins_at_the_next_one() -> None:
    s = table("anteiku", A="kaneki CNN", B="mado NTD", C="touka CTD", D="hide CTD")
    s.A.interrogates(s.B)
    s.B.shows("NT")
    s.A.exchanges("C", "N")
    assert s.A.hand == "NNN" and s.B.asked == "turn_choice"  # no victory yet
    s.next_turn().next_turn()
    assert s.D.asked == "turn_choice"
    s.next_turn()
    assert s.active is s.A and s.ending == "instant" and s.won == "A" and s.A.met == ("collection",)


@shows("example 9")
def test_example_9_a_collection_broken_before_the_next_turn_wins_nothing() -> None:
    s = table("anteiku", A="kaneki CNN", B="mado NTD", C="touka CTD", D="hide CTD")
    s.A.interrogates(s.B)
    s.B.shows("NT")
    s.A.exchanges("C", "N")
    s.B.walks(1).interrogates(s.A)
    s.A.shows("NN")
    s.B.exchanges("T", "N")
    while s.active is not s.A:
        s.next_turn()
    assert s.A.hand == "NNT" and s.A.asked == "turn_choice" and not s.over


@shows("example 10")
def test_example_10_hidden_places_are_not_counted() -> None:
    s = table(token_slot=0, visible=A_WALK_OVER_HIDDEN_PLACES)
    assert s.A.ask is not None
    one, two = s.A.ask.options[:2]
    assert (one.id, one.args["slot"], one.args["flown"]) == ("move-1", 2, [1])
    assert (two.id, two.args["slot"], two.args["flown"]) == ("move-2", 4, [1, 3])
    assert one.args["place"] == s.table.place(2) and two.args["place"] == s.table.place(4)
    for steps, slot in ((1, 2), (2, 4)):
        s = table(token_slot=0, visible=A_WALK_OVER_HIDDEN_PLACES)
        s.A.walks(steps)
        assert s.slot == slot and s.all_saw("moved", seat=s.A, steps=steps, slot=slot, place=s.table.place(slot))


@shows("example 11")
def test_example_11_the_place_left_is_hidden_and_the_hidden_ones_flown_over_are_turned() -> None:
    s = table(token_slot=0, visible=A_WALK_OVER_HIDDEN_PLACES)
    s.A.walks(2)
    assert s.visible == [1, 2, 3, 4, 5, 6, 7]
    assert s.all_saw("moved", left=0, flown=[s.table.place(1), s.table.place(3)])
    s = table(token_slot=0, visible=A_WALK_OVER_HIDDEN_PLACES)
    s.A.walks(1)
    assert s.visible == [1, 2, 4, 5, 6, 7]  # slot 0 hidden, slot 1 visible, slot 3 as it was
    assert s.all_saw("moved", left=0, flown=[s.table.place(1)])


@shows("example 12")
def test_example_12_the_start_slot_stays_hidden_when_it_is_left() -> None:
    s = dealt(5, deal=3)
    assert s.slot == 0 and s.visible == [1, 2, 3, 5, 6, 7]
    s.passes_until("turn_choice")
    s.active.walks(2)
    assert s.slot == 2 and s.visible == [1, 2, 3, 5, 6, 7]
    for player in (*s, s.spectator):
        shown = [(place.place, place.visible) for place in player.public.places]
        assert shown[0] == shown[4] == ("", False) and all(place and visible for place, visible in shown[1:4])


@shows("example 13")
@pytest.mark.parametrize("reds", [("ruelle", "chantier"), ("chantier", "ruelle")])
def test_example_13_flying_over_a_red_place_tells_both(reds: tuple[str, str]) -> None:
    normal = ["big_girl", "hopital_kano", "anteiku", "siege_ccg", "boutique_masques", "universite_kamii"]
    places = [reds[0], *normal[:3], reds[1], *normal[3:]]
    s = table(token_slot=3, visible=(1, 3, 5, 6, 7), places=places)
    assert all(player.public.places[slot].place == "" for player in (*s, s.spectator) for slot in (0, 4))
    s.A.walks(1)
    assert s.slot == 5 and s.visible == [1, 4, 5, 6, 7]
    for player in (*s, s.spectator):
        assert [place.place for place in player.public.places] == places
        assert not player.public.places[0].visible  # known by elimination, and still face down
    assert s.all_saw("moved", flown=[reds[1]], slot=5)


@shows("example 14")
def test_example_14_where_one_other_place_is_visible_there_is_one_move() -> None:
    s = table(token_slot=7, visible=(4, 7))
    assert list(s.A.options) == ["move-1"] and s.A.refused == {"move-2": "one_place"}
    s.A.cannot("move-2", because="one_place").walks(1)
    assert s.slot == 4 and s.visible == [0, 1, 2, 3, 4]
