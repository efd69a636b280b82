"""Rulings 21 to 40 of the specification, each by its own scene or scenes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.death_note.scenes import table

from penombre.testing.shows import shows


@shows("ruling 21")
def test_snooping_counts_for_the_first_discard_of_an_information_leak_only() -> None:
    s = table(A="fouiner fuite", tile="pacte", pile="tactique poursuite", deck="alibi rem page")
    s.A.plays("fuite").plays("fouiner")
    s.A.discards()
    assert s.A.hand == ("rem", "alibi")
    s.A.discards()
    assert s.A.hand == ("rem", "alibi") and s.pile[0] == "poursuite"


@shows("ruling 21")
def test_where_resignation_puts_the_first_tile_back_the_second_look_sees_it_again() -> None:
    s = table(A="fuite", B="demission", tile="pacte", pile="tactique")
    s.A.plays("fuite").discards()
    s.B.plays("demission").replies("resignation", "put_back")
    assert s.A.asked == "tile_choice" and s.A.ask is not None and s.A.ask.args["tile"] == "pacte"
    assert (s.A.ask.args["left"], s.A.ask.args["discarded"]) == (0, 0)
    s.A.discards()
    assert s.pile[0] == "tactique"


@shows("ruling 22")
def test_after_a_resignation_later_players_see_that_tile_again_and_the_pile_is_one_higher() -> None:
    s = table(A="demission", tile="pacte", pile="tactique")
    s.A.discards()
    assert s.pile[0] == "tactique" and s.A.public.tiles == 4
    s.A.plays("demission").replies("resignation", "put_back").ends()
    assert s.pile[:2] == ("pacte", "tactique") and s.A.public.tiles == 5
    s.B.looks()
    assert s.B.saw("sees_tile", tile="pacte")


@shows("ruling 23")
def test_of_resignation_and_accusations_at_the_same_time_the_order_of_the_round_decides() -> None:
    s = table(B="accusations", D="demission", tile="pacte")
    s.A.discards()
    s.B.lays("accusations")
    s.D.lays("demission")
    assert s.asked == "B"
    s.B.replies("accusations", "suspicion")
    assert s.suspicion == {"A": 1}
    s.D.replies("resignation", "put_back")
    assert s.pile[0] == "pacte"


@shows("ruling 23")
def test_an_accusation_after_the_tile_went_back_is_illegal_and_the_card_returns() -> None:
    s = table(B="demission", D="accusations", tile="pacte")
    s.A.discards()
    s.B.lays("demission")
    s.D.lays("accusations")
    s.B.replies("resignation", "put_back")
    assert s.D.hand == ("accusations",) and s.table.played[s.D.seat] == 0
    assert not s.all_saw("plays", seat=s.D) and s.A.asked == "turn_main"


@shows("ruling 24")
def test_who_changes_role_knows_what_was_known_and_has_the_objectives_of_the_new_one() -> None:
    s = table(roles="misa light", inactive="mogi", A="mouchards amnesie")
    s.A.plays("mouchards", s.C).plays("amnesie", 1)
    assert s.A.role == "mogi" and s.A.sees_slot(1) == "misa"
    assert s.A.sees_role_of(s.C) == s.C.role
    assert [aim.objective for aim in s.A.private.aims] == ["mogi_1", "mogi_2", "mogi_3"]


@shows("ruling 24")
def test_only_the_role_held_at_the_end_counts() -> None:
    s = table("over", roles="higuchi misa", inactive="light")
    assert set(s.A.met) == {"higuchi_1", "higuchi_2", "higuchi_3"}


@shows("ruling 25")
def test_a_staged_death_of_light_ends_the_game() -> None:
    s = table(roles="misa light", inactive="mogi", A="yeux", B="mise_en_scene")
    s.A.plays("yeux", s.B)
    s.B.plays("mise_en_scene", 1)
    assert s.B.alive and s.B.role == "mogi"
    assert s.slot(1) == "light" and s.is_dead(1) and s.is_revealed(1) and s.slot_killed_by(1) == "A"
    assert s.ending == "light_revealed"


@shows("ruling 26")
def test_a_light_who_dies_under_top_secret_is_hidden_and_the_game_goes_on_until_revealed() -> None:
    s = table("main", turn="D", roles="misa light", suspicion="B5", C="secret_defense", D="yeux", tile="tactique")
    s.D.plays("yeux", s.B)
    s.C.plays("secret_defense")
    assert not s.B.alive and not s.B.revealed and s.ending == "" and s.B.suspicion == 5
    s.until("allot")
    s.L.allots("B")
    assert s.ending == "light_revealed" and s.B.revealed_by == "L"


@shows("ruling 27")
def test_the_death_of_an_inactive_role_reveals_it() -> None:
    s = table(roles="misa light", A="yeux")
    s.A.plays("yeux", 2)
    assert s.dead == s.revealed == "2"


@shows("ruling 27")
def test_only_a_fake_death_note_saves_an_inactive_role_and_only_from_a_death_action() -> None:
    s = table(roles="misa light", A="yeux", B="faux_death secret_defense fausse_identite mise_en_scene")
    s.A.plays("yeux", 2)
    assert s.B.may_play == ["faux_death_note"]
    s.B.plays("faux_death")
    assert s.dead == s.revealed == ""
    s = table("effect", tile="silence", roles="misa light", A="mouchards", B="faux_death secret_defense")
    s.L.designates(s.A)
    s.A.replies("silence", "inactive-2")
    assert s.dead == "2"


@shows("ruling 28")
def test_silence_is_no_death_action() -> None:
    s = table("effect", tile="silence", roles="light misa", B="fausse_identite mise_en_scene faux_death secret_defense")
    s.L.designates(s.A)
    s.A.replies("silence", s.B)
    assert s.window == "death"
    s.B.cannot("fausse_identite", "no_death_action").cannot("faux_death_note", "not_designated")
    assert s.B.may_play == ["mise_en_scene", "secret_defense"]
    s.B.plays("mise_en_scene", 1)
    assert s.B.alive and s.slot(1) == "misa" and s.is_dead(1) and s.slot_killed_by(1) == "A"


@shows("ruling 28")
def test_overcast_is_no_death_action_either() -> None:
    s = table("effect", tile="temps_couvert", roles="mogi light", B="faux_death mise_en_scene")
    s.L.designates(s.A)
    s.A.replies("overcast", "inactive-1")
    assert s.window != "death" and s.dead == "1"


@shows("ruling 29")
def test_revealed_players_cannot_be_suspected_and_so_draw_by_an_encounter() -> None:
    s = table("allot", tile="contact", revealed="A", roles="mogi light", deck="rem page alibi")
    s.L.allots("BBC")
    assert s.A.hand == ("page_de_death_note",) and s.D.hand == ("rem",)
    assert s.B.hand == s.C.hand == ()


@shows("ruling 30")
@pytest.mark.parametrize("tile", ["amour", "performance"])
def test_two_living_players_are_neighbours(tile: str) -> None:
    s = table("effect", seats=4, tile=tile, dead="B", roles="misa mogi light")
    assert set(s.L.options) == {"pair-1-3"}
    s = table("effect", seats=4, tile=tile, dead="B", secret="C", roles="misa mogi light")
    assert s.all_saw("no_effect", tile=tile) and s.L.asked == "allot"


@shows("ruling 30")
def test_neighbours_skip_l_and_the_dead() -> None:
    s = table(seats=7, dead="B", secret="E", roles="misa mogi light")
    assert [player.neighbours for player in s] == ["", "CF", "", "AD", "CF", "", "AD"]


@shows("ruling 31")
def test_in_the_pursuit_l_s_left_hand_neighbour_is_examined_first_and_neighbours_are_read_at_the_end() -> None:
    s = table("over", pursuit=True, roles="misa light mogi aizawa", revealed="C")
    assert "poursuite" not in s.A.met and "poursuite" not in s.B.met
    s = table("over", pursuit=True, roles="misa light mogi aizawa", revealed="D")
    assert s.A.met["poursuite"] and "poursuite" not in s.B.met


@shows("ruling 31")
def test_the_pursuit_uses_the_seats_of_the_end() -> None:
    s = table("main", turn="D", round=5, pursuit=True, roles="misa light mogi aizawa", revealed="C", D="remaniement")
    s.D.plays("remaniement", s.C)
    s.until("no such question")
    assert s.A.met["poursuite"]


@shows("ruling 32")
def test_a_false_lead_may_name_neither_a_revealed_role_nor_l() -> None:
    s = table(A="fausse_piste", roles="misa mogi light", inactive="yagami matsuda", revealed="B", dead="1", secret="2")
    s.A.plays("fausse_piste")
    assert list(s.A.options) == ["light", "misa", "higuchi", "matsuda", "aizawa", "watari"]


@shows("ruling 33")
def test_looking_at_a_role_never_changes_its_state() -> None:
    s = table(A="mouchards filature partisan", dead="1", revealed="2", roles="misa mogi light")
    before = (s.table.revealed, s.table.dead, s.table.revealed_by)
    s.A.plays("mouchards", s.B).plays("filature", 1).replies("tailing", "draw").plays("partisan", "look-3")
    assert (s.table.revealed, s.table.dead, s.table.revealed_by) == before


@shows("ruling 34")
def test_a_hand_may_be_emptied_and_there_is_no_minimum() -> None:
    s = table(A="bureau", B="rem")
    s.A.plays("bureau", s.B)
    assert s.A.hand == s.B.hand == () and s.L.hand == ("rem",)
    s.A.leaves().ends()
    assert s.active == "B" and set(s.B.options) == {"look"}


@shows("ruling 35")
def test_the_start_of_the_turn_lasts_until_the_tile_is_looked_at() -> None:
    s = table(A="fouiner fuite mouchards")
    s.A.plays("mouchards", s.B)
    assert s.A.may_play == ["fouiner", "fuite_d_informations"]
    s.A.leaves().cannot("fouiner", "timing_start")


@shows("ruling 35")
def test_under_a_cover_the_start_of_the_turn_lasts_until_the_player_says_look() -> None:
    s = table(A="fouiner", B="couverture", deck="rem")
    s.B.plays("couverture")
    assert s.A.asked == "turn_start" and s.A.may_play == ["fouiner"]
    s.A.plays("fouiner").looks()
    assert s.A.asked == "turn_main" and s.A.hand == ("rem",)
    assert not s.A.saw("sees_tile") and len(s.pile) == 5


@shows("ruling 36")
def test_an_empty_deck_is_made_of_the_discard() -> None:
    s = table(deck=0)
    count = len(s.discard)
    s.A.leaves()
    assert len(s.A.hand) == 1 and len(s.deck) == count - 1 and s.discard == ()
    assert s.all_saw("reshuffled", count=count)


@shows("ruling 37")
def test_a_mole_revealed_by_the_suspicion_keeps_the_card() -> None:
    s = table(A="taupe", L="rem alibi", suspicion="A5", roles="mogi light")
    s.A.plays("taupe")
    assert s.A.suspicion == 5
    s.A.takes("rem")
    assert s.A.revealed and s.A.hand == ("rem",) and s.L.hand == ("alibi",)


@shows("ruling 38")
@pytest.mark.parametrize("at", ["round_start", "before_reveal", "tile_revealed", "before_allot", "round_end"])
def test_seats_are_not_exchanged_in_the_middle_of_l_s_steps(at: str) -> None:
    hands: dict[str, Any] = {"A": "remaniement alibi" if at != "round_end" else "remaniement decouverte"}
    s = table(at, tile="pacte", **hands)
    s.A.cannot("remaniement", "timing_turn")


@shows("ruling 39")
def test_the_tile_l_works_on_is_not_part_of_the_pile() -> None:
    s = table("reveal", tile="tactique", tiles=3, A="mouchards")
    assert s.table.tile_face == "tactique" and len(s.pile) == 2 and "tactique" not in s.pile
    assert s.A.public.tiles == 2


@shows("ruling 39")
def test_a_resignation_touches_only_a_tile_that_was_discarded_and_not_the_one_of_l() -> None:
    s = table("tile_revealed", tile="tactique", A="demission accusations alibi")
    s.A.cannot("demission", "timing_discarded").cannot("accusations", "timing_discarded")


@shows("ruling 40")
@pytest.mark.parametrize(
    ("revealed", "front"), [("A B C", "A alibi D"), ("A B C D", ""), ("B C D", "B alibi A, D alibi A")]
)
def test_where_everybody_is_revealed_or_protected_the_allotment_is_skipped_and_what_is_more_is_lost(
    revealed: str, front: str
) -> None:
    s = table(
        "before_allot", seats=7, tile="tactique", bonus=3, inactive="light", revealed=f"{revealed} E F", front=front
    )
    assert s.suspicion == {} and s.table.round == 2 and s.table.bonus == 0
    assert s.open == {"turn_start"}
