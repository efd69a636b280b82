"""The worked examples T13 to T25 of the specification, tile by tile: given, when, then."""

from __future__ import annotations

import pytest
from tests.games.death_note.scenes import DeathNoteScene, looks_different, table

from penombre.testing.shows import shows
from penombre.testing.who_knows import who_knows


def to_allot(s: DeathNoteScene) -> int:
    """How many Suspicions L has to hand out now; 0 where nothing is asked."""
    s.nobody_reacts()
    ask = s.L.ask
    return int(ask.args["count"]) if ask is not None and ask.kind in ("allot", "allot_one") else 0


# -- round 3 ---------------------------------------------------------------------------------------------------------


@shows("example T13", "confession")
def test_example_t13_one_who_died_in_secret_cannot_confess_and_l_has_two_more() -> None:
    s = table("effect", tile="confession", secret="B", roles="light mogi", revealed="C")
    assert s.L.may_choose == "ABD"
    s.L.designates(s.B)
    assert to_allot(s) == 3 and not s.B.revealed


@shows("example T13", "confession")
@pytest.mark.parametrize(("choice", "revealed", "count"), [("confess", "B", 1), ("refuse", "", 3)])
def test_example_t13_the_designated_player_confesses_or_l_has_two_more(choice: str, revealed: str, count: int) -> None:
    s = table("effect", tile="confession", roles="light mogi", suspicion="B3")
    s.L.designates(s.B)
    s.B.answers("confession", choice)
    assert s.revealed == revealed and to_allot(s) == count
    assert s.B.revealed_by == ("B" if revealed else "-")


@shows("example T14", "ami")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_example_t14_the_next_player_of_an_action_loses_up_to_two_suspicions_and_the_tile_is_gone(
    before: int, after: int
) -> None:
    s = table("turn", tile="decision", friend=True, turn="B", B="mouchards", suspicion=f"B{before} A2 C2")
    s.B.plays("mouchards", s.C)
    assert s.B.suspicion == after and not s.L.public.friend and s.all_saw("friend", seat=s.B)
    assert s.A.suspicion == 2 == s.C.suspicion


@shows("example T14", "ami", "decouverte")
def test_example_t14_it_begins_with_the_round_of_the_tile_and_may_last_into_the_next() -> None:
    s = table("effect", tile="ami", B="decouverte", suspicion="B3")
    assert s.window == "before_allot" and s.L.public.friend
    s.nobody_reacts()
    s.L.allots("AAA")
    s.next_round()
    assert s.B.suspicion == 3 and s.L.public.friend
    s.B.plays("decouverte", s.B)
    assert s.B.suspicion == 1 and not s.L.public.friend


@shows("example T15", "pari", "alibi")
def test_example_t15_of_two_receivers_l_says_which_one_looks() -> None:
    s = table("allot", tile="pari", front="A alibi A", roles="light misa mogi watari", seats=6)
    assert to_allot(s) == 2
    s.L.allots("CD")
    assert s.L.asked == "wager" and s.L.may_choose == "CD"
    s.L.designates(s.D)
    assert s.D.asked == "look_at_neighbour" and s.D.may_choose == "CE"
    s.D.chooses(s.C)
    assert s.who_sees_role_of(s.C) == "CD"


@shows("example T15", "pari")
def test_example_t15_a_receiver_between_two_revealed_neighbours_sees_nothing() -> None:
    s = table("allot", tile="pari", roles="light misa mogi watari", revealed="B D")
    s.L.allots("C")
    assert not s.L.saw("looks") and s.table.round == 4


@shows("example T15", "pari")
def test_example_t15_the_one_receiver_looks_and_one_who_died_in_secret_does_not() -> None:
    s = table("allot", tile="pari", roles="light misa mogi watari")
    s.L.allots("C")
    assert s.C.asked == "look_at_neighbour" and s.C.may_choose == "BD"
    s = table("allot", tile="pari", roles="light misa mogi watari", secret="C")
    s.L.allots("C")
    assert not s.L.saw("looks") and s.C.suspicion == 1


# -- round 4 ---------------------------------------------------------------------------------------------------------


@shows("example T16", "decision", "light", "chantage")
def test_example_t16_light_plays_no_more_unless_forced() -> None:
    s = table("effect", tile="decision", roles="light misa", A="mouchards alibi", deck="rem")
    s.nobody_reacts()
    s.L.allots("BB")
    s.nobody_reacts()
    assert s.table.round == 5 and s.A.private.barred and not s.B.private.barred
    s.A.cannot("mouchards", "barred").cannot("alibi", "barred")
    s = table(round=5, barred=True, roles="misa light", A="chantage", B="mouchards", turn="A")
    s.A.plays("chantage", s.B).takes("mouchards")
    s.B.declares(s.C)
    assert s.who_sees_role_of(s.C) == "BC"


@shows("example T16", "decision", "mensonge", "light")
@pytest.mark.parametrize(("answer", "barred"), [("no", False), ("yes", True)])
def test_example_t16_a_light_who_denies_it_with_a_lie_is_not_barred(answer: str, barred: bool) -> None:
    s = table("effect", tile="decision", roles="light misa", A="mensonge alibi")
    s.A.plays("mensonge").lies(answer)
    s.nobody_reacts()
    assert s.A.private.barred is barred


@shows("example T16", "decision")
def test_example_t16_nobody_learns_who_is_light() -> None:
    scenes = [table("effect", tile="decision", roles=roles) for roles in ("light misa mogi", "misa light mogi")]
    assert looks_different(*scenes) == "AB"
    assert who_knows(scenes[0], lambda t: t.faces.index("light")) == "A"


@shows("example T16", "decision", "fausse_identite")
def test_example_t16_a_barred_light_cannot_defend_himself() -> None:
    s = table(round=5, barred=True, roles="mogi light", A="death_note", B="fausse_identite")
    s.A.plays("death_note", s.B).borrows_nothing()
    s.B.cannot("fausse_identite", "barred").passes()
    assert s.ending == "light_revealed" and s.dead == "B"


@shows("example T17", "execution")
@pytest.mark.parametrize(("role", "ending"), [("mogi", ""), ("light", "light_revealed")])
def test_example_t17_the_designated_player_is_revealed_at_once_by_l(role: str, ending: str) -> None:
    s = table("effect", tile="execution", roles=f"misa watari {role}", front="A alibi A", D="rem")
    s.L.designates(s.C)
    assert s.revealed == "C" and s.C.revealed_by == "L" and s.ending == ending
    assert to_allot(s) == (0 if ending else 1)


@shows("example T17", "execution")
def test_example_t17_one_who_died_in_secret_may_be_executed_and_without_anybody_nothing_happens() -> None:
    s = table("effect", tile="execution", roles="misa watari mogi light", secret="C", revealed="A")
    assert s.L.may_choose == "BCD"
    s.L.designates(s.C)
    assert s.C.revealed and not s.C.alive
    s = table("effect", seats=4, tile="execution", roles="misa watari mogi", inactive="light", revealed="A B C")
    assert s.all_saw("no_effect", tile="execution")


@shows("example T18", "allie", "watari")
@pytest.mark.parametrize(("revealed", "dead"), [("D", ""), ("", "D")])
def test_example_t18_a_revealed_ally_who_comes_first_stops_the_effect_dead_or_alive(revealed: str, dead: str) -> None:
    s = table("effect", tile="allie", roles="light misa mogi watari", revealed=revealed, dead=dead)
    s.L.designates("mogi watari")
    assert s.revealed == "D" and s.all_saw("no_effect", tile="allie") and to_allot(s) == 2


@shows("example T18", "allie", "mogi")
def test_example_t18_one_who_died_in_secret_is_revealed() -> None:
    s = table("effect", tile="allie", roles="light misa watari mogi", secret="D", suspicion="D2")
    s.L.designates("mogi watari")
    assert s.revealed == "D" and s.D.revealed_by == "L" and s.D.suspicion == 0 and not s.D.alive


@shows("example T18", "allie")
def test_example_t18_the_walk_is_counter_clockwise_and_stops_at_the_first_one() -> None:
    s = table("effect", tile="allie", roles="mogi light watari misa")
    s.L.designates("mogi watari")
    assert s.revealed == "C"
    s = table("effect", tile="allie", roles="mogi light misa higuchi", inactive="watari")
    s.L.designates("mogi watari")
    assert s.revealed == "A"
    s = table("effect", tile="allie", roles="mogi light misa higuchi")
    s.L.designates("yagami watari")
    assert s.revealed == "" and s.all_saw("no_effect", tile="allie")


@shows("example T19", "matsuda_enquete", "matsuda")
def test_example_t19_where_matsuda_is_not_a_player_l_has_two_suspicions() -> None:
    s = table("effect", tile="matsuda_enquete", roles="light misa mogi watari", inactive="matsuda")
    assert to_allot(s) == 2 and s.revealed == ""


@shows("example T19", "matsuda_enquete", "matsuda")
def test_example_t19_matsuda_is_revealed_by_himself_dead_in_secret_or_not() -> None:
    s = table("effect", tile="matsuda_enquete", roles="light misa matsuda")
    assert s.revealed == "C" and s.C.revealed_by == "C" and to_allot(s) == 0
    s = table("effect", tile="matsuda_enquete", roles="light misa matsuda", secret="C")
    assert s.revealed == "C" and not s.C.alive and to_allot(s) == 0


@shows("example T19", "matsuda_enquete", "mensonge")
def test_example_t19_a_matsuda_who_lies_or_who_was_revealed_gives_l_two_suspicions() -> None:
    s = table("effect", tile="matsuda_enquete", roles="light misa matsuda", C="mensonge")
    s.C.plays("mensonge").lies("no")
    assert s.revealed == "" and to_allot(s) == 2
    s = table("effect", tile="matsuda_enquete", roles="light misa matsuda", revealed="C")
    assert to_allot(s) == 2


@shows("example T20", "expedient")
def test_example_t20_each_hidden_player_discards_or_l_has_one_more() -> None:
    s = table("effect", tile="expedient", A="rem", B="menace", C="taupe", D="alibi")
    for player, choice in ((s.D, "give"), (s.C, "give"), (s.B, "discard-menace"), (s.A, "give")):
        player.answers("makeshift", choice)
    assert to_allot(s) == 1 + 3 and s.B.hand == () and s.who_saw("discards", cards=["menace"]) == "B"
    assert s.all_saw("answers", seat=s.B, choice="discard") and s.all_saw("answers", seat=s.A, choice="give")


@shows("example T20", "expedient")
def test_example_t20_an_empty_hand_gives_and_the_revealed_and_the_dead_are_not_asked() -> None:
    s = table("effect", tile="expedient", roles="light misa", A="rem", B="menace", C="alibi", revealed="C", secret="D")
    s.B.answers("makeshift", "give")
    s.A.answers("makeshift", "discard-rem")
    assert to_allot(s) == 2
    assert to_allot(table("effect", tile="expedient")) == 5


# -- round 5 ---------------------------------------------------------------------------------------------------------


@shows("example T21", "performance", "alibi")
@pytest.mark.parametrize("front", ["", "A alibi C"])
def test_example_t21_two_neighbours_exchange_their_suspicions_alibi_or_not(front: str) -> None:
    s = table("effect", tile="performance", suspicion="C4 D1", front=front)
    s.L.designates("CD")
    assert s.suspicion == {"C": 1, "D": 4} and to_allot(s) == (3 if front else 2)


@shows("example T21", "performance")
def test_example_t21_without_two_hidden_neighbours_nothing_happens() -> None:
    s = table("effect", tile="performance", roles="light misa mogi", revealed="B D", suspicion="A3 C1")
    assert s.all_saw("no_effect", tile="performance") and s.suspicion == {"A": 3, "C": 1} and to_allot(s) == 2


@shows("example T21", "performance")
def test_example_t21_only_pairs_of_hidden_living_neighbours_can_be_designated() -> None:
    s = table("effect", seats=6, tile="performance", roles="light misa mogi", revealed="B", secret="D")
    assert set(s.L.options) == {"pair-3-5", "pair-1-5"}


@shows("example T22", "conduite")
def test_example_t22_as_many_suspicions_as_cards_at_most_three_and_then_l_allots_one() -> None:
    s = table("effect", tile="conduite", B="rem menace", C="taupe alibi piege bureau fuite")
    assert s.suspicion == {"B": 2, "C": 3} and to_allot(s) == 1


@shows("example T22", "conduite", "alibi")
def test_example_t22_an_alibi_protects_and_the_revealed_and_the_dead_get_nothing() -> None:
    s = table("effect", tile="conduite", A="rem", B="menace", C="taupe", front="A alibi B", revealed="C", secret="D")
    assert s.suspicion == {"A": 1}


@shows("example T23", "frenesie", "alibi")
def test_example_t23_the_whole_allotment_goes_to_one_player() -> None:
    s = table("allot", tile="frenesie", front="A alibi B", revealed="D", secret="C", roles="light")
    assert s.L.asked == "allot_one" and to_allot(s) == 4 and s.L.may_choose == "AC"
    s.L.allots("C")
    assert s.C.suspicion == 4 and s.result.ending.reason == "last_round"


@shows("example T24", "resurrection", "light_revealed")
def test_example_t24_light_who_refuses_to_swap_first_ends_the_game() -> None:
    s = table("effect", tile="resurrection", roles="misa light mogi watari", suspicion="B5")
    s.L.designates(s.B)
    s.B.answers("revival", "take")
    assert s.ending == "light_revealed" and not s.suspicion and not s.C.saw("answers", seat=s.A)


@shows("example T24", "resurrection")
def test_example_t24_l_designates_all_living_players_in_any_order_and_each_chooses_at_once() -> None:
    s = table("effect", tile="resurrection", roles="misa light mogi watari", inactive="higuchi", dead="D 2")
    assert s.L.may_choose == "ABC"
    s.L.designates(s.C)
    assert s.C.may_choose == "134"
    s.C.chooses_slot(1)
    assert s.C.role == "higuchi" and s.slot(1) == "mogi"
    s.L.designates(s.A)
    s.A.answers("revival", "take")
    assert s.suspicion == {"A": 1} and s.B.asked == "revival"
    s.B.chooses_slot(1)
    assert s.B.role == "mogi" and s.slot(1) == "light" and to_allot(s) == 1


@shows("example T24", "resurrection")
def test_example_t24_without_a_living_inactive_role_there_is_no_effect() -> None:
    s = table("effect", seats=7, tile="resurrection", dead="1 2")
    assert to_allot(s) == 1 and not s.suspicion


@shows("example T25", "silence", "watari", "objective l_3")
def test_example_t25_the_designated_player_has_killed_and_revealed_not_l() -> None:
    s = table("effect", tile="silence", roles="light misa mogi watari")
    s.L.designates(s.A)
    assert s.A.asked == "silence" and s.A.may_choose == "1234BCD"
    s.A.chooses(s.D)
    assert s.dead == "D" and s.D.killed_by == "A" == s.D.revealed_by
    s.until()
    assert s.L.met["l_3"]


@shows("example T25", "silence", "mise_en_scene")
def test_example_t25_an_inactive_role_dies_without_defence_and_a_player_may_stage_the_death() -> None:
    s = table("effect", tile="silence", roles="light misa mogi watari", dead="2", revealed="3", B="faux_death secret")
    s.L.designates(s.A)
    assert s.A.may_choose == "134BCD"
    s.A.chooses_slot(3)
    assert s.dead == "23" and s.slot_killed_by(3) == "A"
    s = table("effect", tile="silence", roles="light misa mogi watari", D="mise")
    s.L.designates(s.A)
    s.A.chooses(s.D)
    s.D.plays("mise", 1)
    assert s.dead == "1" and s.slot(1) == "watari" and s.D.alive and s.slot_killed_by(1) == "A"
