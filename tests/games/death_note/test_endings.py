"""The end of a game: what ends it, and the exact moment when that is looked at."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.death_note.scenes import table

from penombre.games.death_note.deeds import Reveal
from penombre.testing.shows import shows

# -- what ends it ------------------------------------------------------------------------------------------------------


@shows("light_revealed")
def test_light_revealed_in_a_player_s_hands_ends_the_game() -> None:
    s = table("allot", tile="tactique", roles="light mogi", suspicion="A5")
    s.L.allots("A")
    assert s.over and s.ending == "light_revealed" and s.table.ending is not None and s.table.ending.round == 1


@shows("light_revealed")
def test_light_revealed_in_the_centre_ends_the_game_as_well() -> None:
    s = table(roles="misa mogi", inactive="light", A="filature")
    s.A.plays("filature", 1).replies("tailing", "reveal")
    assert s.ending == "light_revealed"


@shows("three_deaths", "example G7")
def test_the_third_role_that_is_dead_and_revealed_ends_the_game_inactive_ones_count() -> None:
    s = table(roles="misa mogi light", dead="B 1", A="yeux")
    s.A.plays("yeux", 2)
    assert s.ending == "three_deaths" and s.dead == "B12"


@shows("three_deaths")
def test_a_role_that_was_revealed_before_and_dies_is_the_third_too() -> None:
    s = table(roles="misa mogi light", dead="B 1", revealed="D", A="yeux")
    s.A.plays("yeux", s.D)
    assert s.ending == "three_deaths"


@shows("three_deaths")
def test_who_died_in_secret_does_not_count_until_revealed() -> None:
    s = table(roles="misa mogi light", dead="1 2", A="yeux", D="secret_defense", suspicion="B5", tile="tactique")
    s.A.plays("yeux", s.B)
    s.D.plays("secret_defense")
    assert s.dead == "B12" and s.ending == ""
    s.until("allot")
    s.L.allots("B")
    assert s.ending == "three_deaths" and s.B.revealed_by == "L"


@shows("three_deaths")
def test_more_than_two_may_be_dead_where_some_are_hidden() -> None:
    s = table(roles="misa mogi light", dead="1 2", secret="B D")
    assert s.A.asked == "turn_start" and s.ending == ""


@shows("last_round")
def test_after_the_fifth_round_the_game_is_over() -> None:
    s = table("allot", tile="conduite", roles="misa mogi light")
    s.L.allots("A")
    assert s.over and s.ending == "last_round" and s.A.suspicion == 1
    assert s.L.revealed_by == "-" and s.L.alive


@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_no_other_round_ends_it(round: int) -> None:
    s = table("round_end", round=round)
    assert not s.over and s.table.round == round + 1


def test_of_several_reasons_at_once_one_is_told_and_all_count() -> None:
    s = table(roles="misa light mogi", dead="1 2", A="yeux")
    s.A.plays("yeux", s.B)
    assert s.ending == "light_revealed" and s.dead == "B12"
    assert s.L.met == {"l_1": True, "l_2": False, "l_3": True}


# -- inside tiles: at once ---------------------------------------------------------------------------------------------


def test_ryuk_s_suspicion_may_end_the_game_before_the_tile_acts() -> None:
    s = table("reveal", tile="pacte", roles="light mogi", suspicion="A5", ryuk="A")
    assert s.ending == "light_revealed" and s.A.revealed_by == "L"
    assert not s.all_saw("suspicion", target=s.B)


@shows("execution")
def test_an_execution_of_light_ends_the_game_before_any_allotment() -> None:
    s = table("effect", tile="execution", front="B alibi B", roles="light mogi")
    s.L.designates(s.A)
    assert s.ending == "light_revealed" and s.suspicion == {}


@shows("renaissance")
def test_a_rebirth_of_light_ends_the_game_before_the_swap() -> None:
    s = table("effect", tile="renaissance", roles="light mogi", inactive="watari")
    s.L.designates(s.A)
    s.A.replies("rebirth", "inactive-1")
    assert s.ending == "light_revealed" and s.A.role == "light" and not s.A.alive
    assert s.result.roles[s.A.seat] == "light" and s.slot(1) == "watari"


@shows("renaissance")
def test_a_rebirth_that_is_the_third_death_is_no_swap_either() -> None:
    s = table("effect", tile="renaissance", roles="misa mogi light", dead="B 2", inactive="watari")
    s.L.designates(s.A)
    s.A.replies("rebirth", "inactive-1")
    assert s.ending == "three_deaths" and s.A.role == "misa" and s.A.killed_by == "A"
    assert s.A.met["misa_3"]


@shows("temps_couvert")
def test_overcast_that_kills_light_in_the_centre_ends_the_game_at_once() -> None:
    s = table("effect", tile="temps_couvert", roles="mogi misa", inactive="light")
    s.L.designates(s.A)
    s.A.replies("overcast", "inactive-1")
    assert s.ending == "light_revealed" and s.A.revealed and s.dead == "1"


@shows("silence")
def test_a_third_death_by_silence_ends_the_game_before_the_allotment() -> None:
    s = table("effect", tile="silence", roles="misa mogi light", dead="1 2")
    s.L.designates(s.A)
    s.A.replies("silence", s.B)
    assert s.ending == "three_deaths" and s.suspicion == {}


@shows("silence", "menace")
def test_a_third_death_by_a_tile_leaves_a_threat_no_time() -> None:
    s = table("effect", tile="silence", roles="misa mogi light aizawa", dead="1 2", front="A menace BD")
    s.L.designates(s.A)
    s.A.replies("silence", s.B)
    assert s.ending == "three_deaths" and s.D.alive and s.front == ["A menace D"]


@shows("silence", "menace")
def test_a_death_by_a_tile_lets_a_threat_look_right_after_it() -> None:
    s = table("effect", tile="silence", roles="misa mogi light aizawa", front="A menace BD")
    s.L.designates(s.A)
    s.A.replies("silence", s.B)
    assert s.dead == "BD" and s.D.killed_by == "A" and s.L.asked == "allot"


@shows("resurrection", "example F13")
def test_in_a_revival_the_rest_is_not_asked_once_light_is_revealed() -> None:
    s = table("effect", tile="resurrection", roles="misa light mogi", suspicion="B5")
    s.L.designates(s.A)
    s.A.replies("revival", "take")
    s.L.designates(s.B)
    s.B.replies("revival", "take")
    assert s.ending == "light_revealed" and s.suspicion == {"A": 1}


@shows("conduite", "example F14")
def test_reveals_of_one_batch_all_count_before_the_end() -> None:
    s = table(
        "effect",
        tile="conduite",
        roles="light mogi watari",
        suspicion="A3 B3",
        A="rem alibi page taupe",
        B="fouiner filature piege",
    )
    s.nobody_reacts()
    assert s.ending == "light_revealed" and s.revealed == "AB"
    assert s.L.met["l_1"] and s.L.met["l_3"], "a tile by itself is not L"


@shows("example G5")
def test_the_reveals_of_one_allotment_all_count_before_the_end() -> None:
    s = table("allot", tile="poursuite", roles="light mogi", suspicion="A5 B4")
    s.L.allots("ABB")
    assert s.ending == "light_revealed" and s.revealed == "AB"
    assert not s.L.met["l_3"] and s.B.met["mogi_3"]


def test_the_allotment_may_end_the_game_before_what_waits_for_it() -> None:
    s = table("allot", tile="contact", roles="light mogi", suspicion="A5")
    s.L.allots("AAA")
    assert s.ending == "light_revealed" and s.B.hand == ()


@shows("se_blanchir")
def test_clearing_one_s_name_may_end_the_game_at_the_end_of_a_round() -> None:
    s = table("round_end", tile="tactique", roles="light mogi", suspicion="A5", front="B se_blanchir", played="B1")
    assert s.ending == "light_revealed" and s.A.revealed_by == "B"
    assert s.table.round == 1 and s.suspicion == {"B": 1, "C": 1, "D": 1}


# -- inside Actions: when the outermost one is done --------------------------------------------------------------------


@shows("rem")
def test_a_rem_of_light_is_resolved_to_the_end() -> None:
    s = table(roles="light mogi", A="rem", B="fausse_identite")
    s.A.plays("rem", s.B)
    s.until("window_death")
    assert s.A.revealed and s.ending == ""
    s.nobody_reacts()
    assert s.ending == "light_revealed" and s.dead == "B"


@shows("yeux_de_shinigami", "example A28")
def test_eyes_that_reveal_light_still_kill() -> None:
    s = table(roles="light mogi", A="yeux", suspicion="A5")
    s.A.plays("yeux", s.B)
    assert s.ending == "light_revealed" and s.revealed == "AB" and s.dead == "B"


@shows("partisan_de_kira")
def test_a_supporter_who_reveals_light_still_gives_a_suspicion() -> None:
    s = table(roles="misa mogi", inactive="light", A="partisan")
    s.A.plays("partisan", "reveal-1")
    assert s.ending == "" and s.A.asked == "supporter_suspicion"
    s.A.replies("supporter_suspicion", s.B)
    assert s.ending == "light_revealed" and s.suspicion == {"B": 1}


@shows("enregistrements")
def test_recordings_reveal_all_that_was_declared_even_after_light() -> None:
    s = table(roles="misa mogi", inactive="light watari aizawa", A="enregistrements rem page")
    s.A.plays("enregistrements", 2, "1 2")
    assert s.ending == "light_revealed" and s.revealed == "12"


@shows("filature", "ruling 6")
def test_a_tailing_that_reveals_light_ends_the_game_when_it_is_done() -> None:
    s = table(roles="misa mogi", inactive="light", A="filature rem", B="alibi", front="B menace CD")
    s.A.plays("filature", 1).answers("tailing", "reveal")
    assert s.ending == "light_revealed" and s.revealed == "1" and s.dead == "" and s.A.hand == ("rem",)


@shows("destins_croises", "ruling 6")
def test_crossed_fates_that_reveal_light_give_the_other_suspicion_too() -> None:
    s = table(roles="misa light mogi", A="destins", suspicion="B5")
    s.A.plays("destins", "BC")
    s.B.answers("crossed_fates", "yes")
    s.C.answers("crossed_fates", "yes")
    assert s.ending == "light_revealed" and s.B.revealed_by == "C" and s.suspicion == {"C": 1}


@shows("presence_invisible")
def test_an_invisible_presence_that_reveals_light_still_lets_him_look() -> None:
    s = table(roles="light mogi", A="presence", ryuk="A", suspicion="A5")
    s.A.plays("presence")
    assert s.ending == "" and s.A.asked == "look_at_neighbour"
    s.A.replies("look_at_neighbour", s.B)
    assert s.ending == "light_revealed" and s.A.sees_role_of(s.B) == "mogi"


@shows("death_note", "example A1")
def test_a_third_death_by_a_borrowed_card_does_not_stop_the_death_note() -> None:
    s = table(roles="misa mogi light", dead="1 2", A="death_note", B="yeux alibi")
    s.A.plays("death_note", s.B).borrows("yeux", 3)
    assert s.dead == "123" and s.ending == "" and s.B.hand == ("alibi",) and s.window == "death"
    s.nobody_reacts()
    assert s.ending == "three_deaths" and s.dead == "B123"


@shows("chantage", "example F5")
@pytest.mark.parametrize("friend", [False, True])
def test_a_third_death_by_a_forced_card_ends_the_game_only_after_blackmail_and_without_aftermath(friend: bool) -> None:
    s = table(
        roles="misa aizawa light higuchi",
        inactive="mogi watari yagami matsuda",
        dead="2 3",
        A="chantage",
        B="page",
        suspicion="A3",
        friend=friend,
        front="C manipulation D",
    )
    s.A.plays("chantage", s.B).takes("page")
    s.B.declares(1, "mogi")
    assert s.ending == "three_deaths" and s.dead == "123"
    assert s.suspicion == {"A": 3} and s.table.friend == friend
    assert set(s.discard) >= {"chantage", "page_de_death_note"}


@shows("menace")
def test_the_end_leaves_a_threat_no_time() -> None:
    s = table(roles="misa aizawa light", dead="1 2", turn="B", B="yeux", front="A menace BD")
    s.B.plays("yeux", 3)
    assert s.ending == "three_deaths" and s.D.alive


def test_three_actions_deep_the_outermost_one_decides() -> None:
    s = table(
        roles="misa mogi light aizawa",
        inactive="watari",
        dead="2 3",
        A="chantage",
        B="death_note",
        D="yeux alibi",
    )
    s.A.plays("chantage", s.B).takes("death_note")
    s.B.declares(s.D).borrows("yeux", 1)
    assert s.dead == "123" and s.ending == "" and s.table.depth == 2 and s.D.hand == ("alibi",)
    s.nobody_reacts()
    assert s.dead == "D123" and s.ending == "three_deaths"


# -- inside an aftermath -----------------------------------------------------------------------------------------------


@shows("menace", "ami")
def test_a_death_by_a_threat_in_the_aftermath_ends_the_game_at_once() -> None:
    s = table(
        roles="misa aizawa light watari",
        dead="1 2",
        turn="B",
        B="mouchards",
        front="A menace BD",
        friend=True,
        suspicion="B3 C1",
    )
    s.B.plays("mouchards", s.C)
    assert s.ending == "three_deaths" and s.dead == "D12"
    assert s.suspicion == {"B": 1, "C": 1}, "Friend comes before the Threat"


@shows("menace", "chantage")
def test_an_end_in_the_middle_of_an_aftermath_leaves_the_rest_of_it_undone() -> None:
    s = table(
        seats=6,
        roles="misa aizawa mogi watari light",
        dead="1 2",
        turn="B",
        B="chantage",
        C="mouchards alibi",
        front="A menace BCD",
    )
    s.B.plays("chantage", s.C).takes("mouchards")
    s.C.declares(s.A)
    s.nobody_reacts()
    assert s.ending == "three_deaths" and s.D.killed_by == "A" and isinstance(s.table.deeds[-1], Reveal)


@shows("menace", "mise_en_scene")
def test_a_defence_in_an_aftermath_may_be_the_end_itself() -> None:
    s = table(
        roles="misa aizawa light watari",
        turn="B",
        B="mouchards",
        C="mise_en_scene",
        front="A menace BC",
        inactive="mogi",
    )
    s.B.plays("mouchards", s.C)
    s.C.plays("mise_en_scene", 1)
    assert s.ending == "light_revealed" and s.C.alive and s.C.role == "mogi"


# -- what is done at the end -------------------------------------------------------------------------------------------


@shows("poursuite")
def test_nothing_but_a_lie_for_the_pursuit_can_be_played_at_the_end() -> None:
    hands: dict[str, Any] = {"A": "mensonge alibi decouverte faux_death"}
    s = table("over", pursuit=True, roles="aizawa higuchi mogi light", revealed="C", **hands)
    assert s.window == "check" and s.asked == "A"
    assert s.A.may_play == ["mensonge"]
    s.A.plays("mensonge").lies("yes")
    assert s.over and "poursuite" not in s.B.met


@shows("poursuite", "ami", "menace")
def test_friend_and_threat_are_not_triggered_by_that_lie() -> None:
    s = table(
        "over",
        pursuit=True,
        friend=True,
        front="D menace AB",
        roles="aizawa higuchi mogi light",
        suspicion="A2",
        A="mensonge",
    )
    s.A.plays("mensonge").lies("no")
    assert s.over and s.suspicion == {"A": 2} and s.dead == "" and s.table.friend


@shows("poursuite", "decision")
def test_a_barred_light_cannot_lie_at_the_end() -> None:
    s = table("over", pursuit=True, barred=True, roles="light higuchi mogi", A="mensonge")
    s.A.cannot("mensonge", "barred")


def test_without_the_pursuit_nobody_is_asked_at_the_end() -> None:
    s = table("over", roles="aizawa higuchi mogi light", A="mensonge")
    assert s.over


def test_objectives_are_read_before_all_roles_are_turned_up() -> None:
    s = table("over", roles="light misa mogi higuchi")
    assert s.A.met == {"light_1": True, "light_2": True, "light_3": False}
    assert s.table.revealed == 1 << s.table.card_of(s.L.seat)
    assert {each.role for each in s.A.public.roles} >= {"light", "misa", "mogi", "higuchi"}


def test_the_dead_score_like_the_others() -> None:
    s = table("over", roles="light misa mogi higuchi", dead="B", secret="D")
    assert s.B.met == {"misa_1": True, "misa_2": False, "misa_3": True} and s.B.apples == 4
    assert s.D.met["higuchi_1"] and s.D.apples == 3
