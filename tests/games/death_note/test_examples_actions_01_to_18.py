"""The worked examples A1 to A18 of the specification, Action by Action: given, when, then."""

from __future__ import annotations

import pytest
from tests.games.death_note.scenes import looks_different, table

from penombre.testing.shows import shows

# -- death -----------------------------------------------------------------------------------------------------------


@shows("example A1", "death_note", "fausse_identite", "three_deaths")
def test_example_a1_the_hand_returns_the_target_lives_and_only_then_the_third_death_ends_the_game() -> None:
    s = table(dead="3 4", A="death_note", B="fausse_identite yeux")
    s.A.plays("death_note", s.B)
    assert s.B.private.lent == ("fausse_identite", "yeux_de_shinigami") == s.A.private.borrowed
    assert not s.table.hand_cards(s.B.seat)
    s.A.borrows("yeux", 1)
    assert s.dead == "134" and s.ending == "" and s.B.hand == ("fausse_identite",)
    s.B.plays("fausse_identite")
    assert s.ending == "three_deaths" and s.dead == "134" and s.B.alive and not s.B.revealed


@shows("example A1b", "death_note")
def test_example_a1b_a_target_without_cards_simply_dies() -> None:
    s = table(A="death_note", D="faux_death")
    s.A.plays("death_note", s.B)
    assert s.window == "death" and s.asked == "D"
    s.D.passes()
    assert s.dead == "B" and s.B.killed_by == "A" == s.B.revealed_by and s.A.asked == "turn_start"


@shows("example A1", "death_note")
def test_example_a1_the_player_may_borrow_nothing_and_only_what_could_be_played_now() -> None:
    s = table(A="death_note", B="mouchards demission")
    s.A.plays("death_note", s.B).cannot("demission", "not_now")
    assert s.A.has_ryuk
    s.A.borrows_nothing()
    assert s.window == "death" and s.B.cannot("mouchards", "timing_turn").hand == ("mouchards", "demission")
    s.nobody_reacts()
    assert s.dead == "B" and {"mouchards", "demission"} <= set(s.discard)


@shows("example A1", "death_note")
def test_example_a1_the_target_may_be_the_target_of_the_borrowed_card_and_dies_once() -> None:
    s = table(A="death_note", B="yeux rem")
    s.A.plays("death_note", s.B).borrows("yeux", s.B)
    s.nobody_reacts()
    assert s.dead == "B" and s.B.hand == () and "rem" in s.discard
    assert len([event for event in s.L.events if event.key == "dies"]) == 1


@shows("example A1c", "death_note", "yeux_de_shinigami", "fausse_identite")
def test_example_a1c_a_death_by_the_borrowed_card_waits_until_the_hand_is_back() -> None:
    s = table(roles="misa mogi light", A="death_note", B="yeux fausse_identite")
    s.A.plays("death_note", s.B).borrows("yeux", s.B)
    assert s.A.suspicion == 1 and s.ryuk == "A", "what else the Eyes do comes at once"
    assert s.all_saw("death_waits", target=s.B) and s.B.hand == ("fausse_identite",) and s.B.private.lent == ()
    assert s.window == "death" and s.asked == "B" and s.B.may_play == ["fausse_identite"]
    s.B.plays("fausse_identite")
    assert len([event for event in s.L.events if event.key == "about_to_die"]) == 2
    assert s.dead == "B" and s.B.killed_by == "A", "saved from the Eyes, not from the Death Note"


@shows("example A1c", "death_note", "mise_en_scene")
def test_example_a1c_who_has_two_defences_may_live_through_both_deaths() -> None:
    s = table(roles="misa mogi light", inactive="watari", A="death_note", B="yeux fausse_identite mise_en_scene")
    s.A.plays("death_note", s.B).borrows("yeux", s.B)
    s.B.plays("fausse_identite")
    assert s.window == "death" and s.B.may_play == ["mise_en_scene"]
    s.B.plays("mise_en_scene", 1)
    assert s.B.alive and s.B.role == "watari" and s.dead == "1" and s.A.asked == "turn_start"


@shows("example A1", "death_note", "page_de_death_note")
def test_example_a1_the_target_dies_even_if_the_borrowed_card_has_killed_the_player() -> None:
    s = table(roles="misa mogi light", inactive="watari", A="death_note", B="page")
    s.A.plays("death_note", s.B).borrows("page", 1, "mogi")
    assert s.dead == "AB" and s.A.killed_by == "A" and s.B.killed_by == "A"
    assert s.active == "C"


@shows("example A1", "death_note")
def test_example_a1_a_hand_that_is_lent_cannot_be_used_while_it_is_away() -> None:
    s = table(seats=6, roles="mogi misa light", inactive="watari", A="death_note", B="yeux faux_death", C="alibi")
    s.A.plays("death_note", s.B).borrows("yeux", 1)
    assert s.window == "death" and s.asked == "C"
    s.C.passes()
    assert s.dead == "1" and s.window == "death" and s.asked == "BC"
    s.B.plays("faux_death")
    assert s.dead == "1" and s.B.hand == ()


@shows("example A1", "death_note", "deballage")
def test_example_a1_a_borrowed_card_may_spill_the_only_card_of_the_players_own_hand() -> None:
    s = table(A="death_note mouchards", B="deballage")
    s.A.plays("death_note", s.B).borrows("deballage", "mouchards")
    assert s.A.hand == ("mouchards",) and s.all_saw("spills", seat=s.A, card="mouchards")
    s.nobody_reacts()
    assert s.dead == "B"


@shows("example A2", "page_de_death_note", "mise_en_scene")
def test_example_a2_a_wrong_name_kills_the_player_who_may_stage_the_death() -> None:
    s = table(roles="watari light", inactive="mogi misa", A="page mise", suspicion="A2")
    s.A.plays("page", 1, "misa")
    assert s.A.saw("looks", role="mogi") and s.who_sees_slot(1) == "A" and s.window == "death"
    s.A.plays("mise", 2)
    assert s.A.role == "misa" and s.A.alive and not s.A.revealed and s.A.suspicion == 2
    assert s.dead == "2" == s.revealed and s.slot(2) == "watari" and s.slot_killed_by(2) == "A"


@shows("example A2", "page_de_death_note", "faux_death_note")
def test_example_a2_a_fake_death_note_saves_whoever_named_a_wrong_role() -> None:
    s = table(roles="watari light", inactive="mogi", A="page", C="faux_death")
    s.A.plays("page", 1, "misa")
    assert s.all_saw("about_to_die", target=s.A)
    s.C.plays("faux_death")
    assert s.dead == "" == s.revealed and s.who_sees_slot(1) == "A"


@shows("example A2", "page_de_death_note")
@pytest.mark.parametrize(("named", "dead"), [("light", "B"), ("mogi", "A")])
def test_example_a2_a_right_name_kills_a_player_and_a_wrong_one_the_player_of_the_page(named: str, dead: str) -> None:
    s = table(roles="watari light", A="page")
    s.A.plays("page", s.B, named)
    assert s.dead == dead == s.revealed and s.ending == ("light_revealed" if dead == "B" else "")


@shows("example A2", "page_de_death_note")
def test_example_a2_a_page_needs_an_unrevealed_card_of_somebody_else() -> None:
    s = table(revealed="C D 1 2 3", A="page")
    s.A.plays("page")
    assert s.A.may_choose == "4B"
    s = table(seats=8, roles="misa light", revealed="C D E F G 1", A="page")
    s.A.plays("page")
    assert s.A.asked == "play_name" and s.L.saw("aims_role", target=s.B)


@shows("example A3", "rem")
def test_example_a3_a_revealed_player_cannot_play_rem() -> None:
    s = table(roles="mogi light", revealed="A", A="rem")
    s.A.cannot("rem", "revealed")


@shows("example A3", "rem", "higuchi")
def test_example_a3_nothing_happens_to_a_revealed_kira() -> None:
    s = table(roles="mogi higuchi light", revealed="B", A="rem", B="mensonge", C="alibi")
    s.A.plays("rem", s.B)
    assert s.revealed == "B" and s.dead == "" and not s.A.revealed and s.A.asked == "turn_start"
    assert s.all_saw("rem_answer", target=s.B, kira=True)
    assert s.ryuk == "A" and "rem" in s.discard, "it was played all the same"


@shows("example A3", "rem", "misa")
def test_example_a3_nothing_happens_to_a_hidden_kira_who_says_so() -> None:
    s = table(roles="mogi misa light", A="rem", B="alibi", suspicion="A2 B1")
    s.A.plays("rem", s.B)
    assert not s.A.revealed and s.window == "check" and s.asked == "B"
    s.B.passes()
    assert s.revealed == "" and s.dead == "" and s.suspicion == {"A": 2, "B": 1} and s.A.asked == "turn_start"


@shows("example A3", "rem")
def test_example_a3_whoever_plays_rem_is_revealed_before_the_target_is_about_to_die() -> None:
    s = table(roles="mogi watari light", revealed="B", A="rem", B="fausse_identite", suspicion="A2")
    s.A.plays("rem", s.B)
    assert s.window == "death" and s.A.revealed and s.A.revealed_by == "A" and s.A.suspicion == 0
    keys = [event.key for event in s.L.events]
    assert keys.index("rem_answer") < keys.index("reveal") < keys.index("about_to_die")


@shows("example A3", "rem", "mensonge", "watari")
@pytest.mark.parametrize(("answer", "dead"), [("yes", ""), ("no", "B")])
def test_example_a3_an_unrevealed_target_may_lie_and_live_unrevealed(answer: str, dead: str) -> None:
    s = table(roles="mogi watari light", A="rem", B="mensonge")
    s.A.plays("rem", s.B)
    assert not s.A.revealed and s.window == "check" and s.asked == "B"
    s.B.plays("mensonge").lies(answer)
    s.nobody_reacts()
    assert s.dead == dead and s.B.revealed is s.A.revealed is bool(dead)


@shows("example A3", "rem")
def test_example_a3_a_revealed_investigator_dies_and_a_hidden_one_who_does_not_lie_too() -> None:
    s = table(roles="mogi watari light", revealed="B", A="rem")
    s.A.plays("rem", s.B)
    assert s.dead == "B"
    s = table(roles="mogi watari light", A="rem")
    s.A.plays("rem", s.B)
    assert s.dead == "B" and s.B.killed_by == "A" == s.B.revealed_by


@shows("example A3", "rem", "light_revealed")
def test_example_a3_a_light_who_is_forced_to_play_rem_kills_and_then_the_game_ends() -> None:
    s = table(roles="mogi light watari", A="chantage", B="rem")
    s.A.plays("chantage", s.B).takes("rem")
    s.B.declares(s.C)
    assert s.ending == "light_revealed" and s.dead == "C" and s.revealed == "BC"
    s = table(roles="mogi light misa", A="chantage", B="rem")
    s.A.plays("chantage", s.B).takes("rem")
    s.B.declares(s.C)
    assert s.ending == "" and s.dead == s.revealed == ""


# -- Kira Supporter, Alibi, Snooping, Cover, Manipulation ------------------------------------------------------------


@shows("example A4", "partisan_de_kira", "higuchi")
def test_example_a4_who_chose_to_look_cannot_reveal_the_card_any_more() -> None:
    s = table(roles="mogi light", inactive="higuchi", A="partisan")
    s.A.plays("partisan", "look-1")
    assert s.who_sees_slot(1) == "A" and s.A.saw("looks", role="higuchi") and s.revealed == ""
    assert s.A.asked == "turn_start" and not s.suspicion and s.A.has_ryuk


@shows("example A4", "partisan_de_kira")
def test_example_a4_who_reveals_a_role_gives_a_suspicion_to_an_unrevealed_player() -> None:
    s = table(roles="mogi light", inactive="higuchi", A="partisan", secret="C", revealed="D")
    s.A.plays("partisan", "reveal-1")
    assert s.revealed == "D1" and s.slot_revealed_by(1) == "A" and s.A.may_choose == "ABC"
    s.A.answers("supporter_suspicion", s.C)
    assert s.suspicion == {"C": 1}


@shows("example A4", "partisan_de_kira")
def test_example_a4_where_all_inactive_roles_are_revealed_one_may_still_look_and_take_ryuk() -> None:
    s = table(inactive="matsuda aizawa mogi watari", revealed="1 2 3", dead="4", A="partisan")
    s.A.plays("partisan")
    assert list(s.A.options) == ["look-1", "look-2", "look-3", "look-4"]
    s.A.declares("look-4")
    assert s.ryuk == "A" and s.A.asked == "turn_start"


@shows("example A4", "partisan_de_kira")
def test_example_a4_without_an_unrevealed_player_no_suspicion_is_given() -> None:
    s = table(seats=4, roles="mogi misa higuchi", inactive="light watari", revealed="A B C", A="partisan")
    s.A.plays("partisan", "reveal-2")
    assert s.revealed == "ABC2" and not s.suspicion and s.A.asked == "turn_start"


@shows("example A5", "alibi")
def test_example_a5_the_extra_suspicion_stays_when_the_protected_player_dies() -> None:
    s = table("main", turn="D", tile="tactique", front="A alibi C", D="death_note", roles="misa mogi watari light")
    s.D.plays("death_note", s.C).ends()
    assert s.dead == "C"
    s.until("allot")
    assert s.L.ask is not None and s.L.ask.args["count"] == 2 and s.L.may_choose == "ABD"


@shows("example A5", "alibi")
def test_example_a5_where_all_unrevealed_players_have_an_alibi_nothing_is_allotted() -> None:
    s = table("allot", seats=6, tile="poursuite", front="A alibi A, B alibi B", revealed="C D E", roles="light misa")
    assert not s.suspicion and s.L.asked != "allot" and s.table.round == 2
    assert s.all_saw("nobody_to_suspect", seat=s.L)


@shows("example A5", "alibi")
def test_example_a5_one_who_died_in_secret_may_have_an_alibi_and_a_revealed_player_may_not() -> None:
    s = table(A="alibi", secret="C", revealed="D", suspicion="C2")
    s.A.plays("alibi")
    assert s.A.may_choose == "ABC"
    s.A.declares(s.C)
    s.A.leaves()
    s.until("allot")
    assert s.L.may_choose == "AB" and s.C.suspicion == 2


@shows("example A5", "alibi")
def test_example_a5_an_alibi_stops_ryuk_and_tiles_but_no_action() -> None:
    s = table("reveal", tile="pacte", ryuk="A", front="B alibi A", roles="misa mogi light watari", suspicion="A1")
    s.L.designates("AB")
    assert s.suspicion == {"A": 1, "B": 1}
    s = table("turn", front="B alibi A", A="taupe")
    s.A.plays("taupe")
    assert s.suspicion == {"A": 1}


@shows("example A5", "alibi")
def test_example_a5_it_is_too_late_once_l_has_begun_to_allot() -> None:
    s = table("before_allot", tile="tactique", B="alibi", C="decouverte")
    assert s.window == "before_allot" and s.B.may_play == ["alibi"]
    s.nobody_reacts()
    s.L.allots("A")
    assert s.window == "round_end" and s.C.may_play == ["decouverte"]
    s.B.cannot("alibi", "too_late")


@shows("example A6", "fouiner")
@pytest.mark.parametrize(
    ("cards", "keeps", "discards", "drawn"),
    [
        ("fouiner", True, True, 2),
        ("fouiner", False, True, 1),
        ("fouiner fouiner", True, True, 3),
        ("fouiner fouiner", False, True, 2),
        ("fouiner", True, False, 1),
        ("fouiner", False, False, 1),
        ("fouiner fouiner", True, False, 1),
    ],
)
def test_example_a6_snooping_draws_one_more_for_a_discard_and_ryuk_another_one(
    cards: str, keeps: bool, discards: bool, drawn: int
) -> None:
    s = table(seats=6, A=cards, B="decouverte", deck="rem taupe piege menace")
    for card in cards.split():
        s.A.plays(card)
    assert s.A.has_ryuk
    if not keeps:
        s.B.plays("decouverte", s.B)
        assert s.ryuk == "B"
    s.A.discards() if discards else s.A.leaves()
    assert len(s.A.hand) == drawn and len(s.pile) == (4 if discards else 5)


@shows("example A7", "couverture", "fouiner")
@pytest.mark.parametrize("before", [True, False])
def test_example_a7_under_a_cover_the_tile_stays_unseen_and_is_left(before: bool) -> None:
    s = table(A="fouiner", B="couverture", tile="pacte", deck="rem taupe piege")
    if before:
        s.A.plays("fouiner")
    s.B.plays("couverture")
    if not before:
        s.A.plays("fouiner")
    assert s.ryuk == ("B" if before else "A") and s.all_saw("covers", target=s.A)
    s.A.looks()
    assert s.A.asked == "turn_main" and s.A.hand == ("rem",) and len(s.pile) == 5
    assert not s.A.saw("sees_tile") and s.all_saw("tile_covered", seat=s.A)


@shows("example A7", "couverture", "fuite_d_informations")
def test_example_a7_a_cover_leaves_an_information_leak_without_effect() -> None:
    s = table(A="fuite", B="couverture")
    s.A.plays("fuite")
    s.B.plays("couverture")
    s.A.looks()
    assert s.A.asked == "turn_main" and len(s.pile) == 5


@shows("example A7", "couverture", "manipulation")
@pytest.mark.parametrize("alibi", [False, True])
def test_example_a7_a_manipulated_player_under_a_cover_draws_only_with_ryuk(alibi: bool) -> None:
    s = table(A="alibi", B="couverture", front="C manipulation A", deck="rem")
    s.B.plays("couverture")
    if alibi:
        s.A.plays("alibi", s.A)
    s.A.looks()
    assert s.A.hand == (("rem",) if alibi else ("alibi",))


@shows("example A7", "couverture")
def test_example_a7_nobody_covers_the_own_turn_or_one_that_has_begun() -> None:
    s = table(A="couverture", B="alibi")
    s.A.cannot("couverture", "timing_others_start")
    s = table(B="couverture")
    assert s.B.may_play == ["couverture"]
    s.A.looks()
    assert s.B.asked is None
    s.A.leaves()
    assert s.B.may_play == []


@shows("example A8", "manipulation")
@pytest.mark.parametrize(
    ("ryuk", "discards", "drawn"), [("", False, 0), ("", True, 1), ("A", False, 1), ("A", True, 1)]
)
def test_example_a8_two_manipulations_turn_the_draw_around_once(ryuk: str, discards: bool, drawn: int) -> None:
    s = table(seats=6, front="B manipulation A, C manipulation A", ryuk=ryuk)
    s.A.discards() if discards else s.A.leaves()
    assert len(s.A.hand) == drawn


@shows("example A8", "manipulation")
def test_example_a8_manipulations_are_discarded_when_their_player_dies() -> None:
    s = table(seats=6, front="B manipulation C, C manipulation C", A="death_note")
    s.A.plays("death_note", s.C)
    assert s.front == [] and s.discard.count("manipulation") == 2


@shows("example A8", "manipulation")
def test_example_a8_a_manipulation_stays_from_round_to_round_on_anybody_alive() -> None:
    s = table("main", A="manipulation", turn="A", revealed="C", dead="D")
    s.A.plays("manipulation")
    assert s.A.may_choose == "ABC"
    s.A.declares(s.C)
    s.next_round()
    assert s.front == ["A manipulation C"] and "manipulation" not in s.discard


# -- Crossed Fates to Wiretaps ---------------------------------------------------------------------------------------


@shows("example A9", "destins_croises")
@pytest.mark.parametrize(("revealed", "dead", "secret"), [("C D", "", ""), ("D", "C", ""), ("D", "", "C")])
def test_example_a9_crossed_fates_need_two_other_living_players_nobody_has_revealed(
    revealed: str, dead: str, secret: str
) -> None:
    s = table(A="destins", roles="light misa", revealed=revealed, dead=dead, secret=secret)
    s.A.cannot("destins_croises", "no_target")


@shows("example A9", "destins_croises")
@pytest.mark.parametrize(("b", "c"), [("yes", "no"), ("no", "yes"), ("yes", "yes"), ("no", "no")])
def test_example_a9_two_players_see_each_other_and_may_give_each_other_a_suspicion(b: str, c: str) -> None:
    s = table(A="destins", roles="light misa mogi")
    s.A.plays("destins", "BC")
    assert s.who_sees_role_of(s.B) == "BC" == s.who_sees_role_of(s.C) and s.asked == "BC"
    s.C.answers("crossed_fates", c)
    assert not s.suspicion
    s.B.answers("crossed_fates", b)
    assert s.suspicion == ({"C": 1} if b == "yes" else {}) | ({"B": 1} if c == "yes" else {})


@shows("example A10", "taupe")
def test_example_a10_a_mole_is_suspected_even_if_l_has_no_card() -> None:
    s = table(A="taupe", suspicion="A1")
    s.A.plays("taupe")
    assert s.suspicion == {"A": 2} and s.A.hand == ()


@shows("example A10", "taupe")
@pytest.mark.parametrize("revealed", ["", "A"])
def test_example_a10_a_revealed_mole_takes_a_card_without_a_suspicion(revealed: str) -> None:
    s = table(roles="misa light", A="taupe", L="rem alibi menace", revealed=revealed)
    s.A.plays("taupe")
    assert s.A.noted("saw") == [("rem", "alibi", "menace")]
    s.A.takes("menace")
    assert s.A.hand == ("menace",) and s.L.hand == ("rem", "alibi")
    assert s.suspicion == ({} if revealed else {"A": 1})
    assert s.who_saw("takes", card="menace") == "AL" and s.all_saw("takes", seat=s.L, target=s.A)


@shows("example A11", "se_blanchir")
def test_example_a11_two_owners_who_play_nothing_else_get_one_suspicion_each() -> None:
    s = table("round_end", seats=6, tile="execution", front="B se_blanchir, C se_blanchir", played="B1 C1")
    s.nobody_reacts()
    assert s.suspicion == {"A": 2, "B": 1, "C": 1, "D": 2, "E": 2}


@shows("example A11", "se_blanchir")
def test_example_a11_whoever_has_played_another_action_is_spared() -> None:
    s = table("round_end", seats=6, tile="execution", front="B se_blanchir, C se_blanchir", played="B2 C1 D1")
    assert s.suspicion == {"A": 2, "C": 1, "E": 2}


@shows("example A11", "se_blanchir")
def test_example_a11_an_owner_of_both_copies_is_spared() -> None:
    s = table("round_end", seats=6, tile="execution", front="B se_blanchir, B se_blanchir", played="B2")
    assert s.suspicion == {"A": 2, "C": 2, "D": 2, "E": 2}


@shows("example A11", "se_blanchir")
def test_example_a11_the_revealed_are_spared_and_one_who_died_in_secret_is_not() -> None:
    s = table("round_end", tile="execution", front="B se_blanchir, A alibi D", played="B1", revealed="A", secret="C")
    assert s.suspicion == {"B": 1, "C": 1, "D": 1}


@shows("example A11", "se_blanchir")
def test_example_a11_it_is_played_at_the_start_of_a_round_even_if_l_had_no_card_to_give() -> None:
    s = table("gift", A="se_blanchir")
    assert s.window == "round_start"
    s.A.plays("se_blanchir")
    assert s.front == ["A se_blanchir"] and s.A.has_ryuk
    s = table(A="se_blanchir")
    s.A.cannot("se_blanchir", "timing_round_start")


@shows("example A11", "se_blanchir")
def test_example_a11_a_reveal_by_it_is_the_owners_and_comes_in_one_batch() -> None:
    s = table(
        "round_end", seats=6, tile="execution", roles="mogi misa watari light", front="B se_blanchir", suspicion="A5 C5"
    )
    assert s.revealed == "AC" and s.A.revealed_by == "B" == s.C.revealed_by


@shows("example A12", "decouverte", "alibi")
def test_example_a12_the_present_holder_is_kept_to_the_pawn_and_its_suspicion() -> None:
    s = table("before_reveal", tile="pacte", ryuk="B", A="decouverte", C="alibi", roles="misa mogi watari light")
    s.A.plays("decouverte", s.B)
    assert s.ryuk == "B" and s.table.locked
    s.C.plays("alibi", s.C)
    assert s.ryuk == "B"
    s.nobody_reacts()
    assert s.suspicion == {"B": 1}


@shows("example A12", "decouverte")
def test_example_a12_played_on_somebody_else_it_saves_the_holder() -> None:
    s = table("before_reveal", tile="pacte", ryuk="B", A="decouverte", roles="misa mogi watari light")
    s.A.plays("decouverte", s.C)
    assert s.ryuk == "C"
    s.nobody_reacts()
    assert s.suspicion == {"C": 1}
    s.next_round()
    assert s.ryuk == "C" and not s.table.locked and s.front == []


@shows("example A13", "amnesie")
@pytest.mark.parametrize(
    ("own", "taken", "revealed", "suspicion"),
    [("", "", False, 3), ("", "1", True, 0), ("A", "", False, 0), ("A", "1", True, 0)],
)
def test_example_a13_an_amnesiac_is_what_the_new_card_is(own: str, taken: str, revealed: bool, suspicion: int) -> None:
    s = table(
        roles="misa light",
        inactive="mogi watari",
        revealed=f"{own} {taken}",
        suspicion="" if own else "A3",
        A="amnesie rem",
        ryuk="B",
    )
    s.A.plays("amnesie", 1)
    assert s.A.role == "mogi" and s.A.revealed is revealed and s.A.suspicion == suspicion
    assert s.slot(1) == "misa" and s.is_revealed(1) is bool(own)
    assert s.A.hand == ("rem",) and s.A.has_ryuk and s.who_sees_slot(1) == ("ABCDL" if own else "A")


@shows("example A13", "amnesie")
def test_example_a13_a_dead_role_cannot_be_taken() -> None:
    s = table(A="amnesie", dead="2", revealed="3")
    s.A.plays("amnesie")
    assert s.A.may_choose == "134"


@shows("example A13", "amnesie", "chantage")
def test_example_a13_blackmail_does_not_force_amnesia_on_a_hidden_player() -> None:
    s = table(roles="light misa", A="chantage", B="amnesie")
    s.A.plays("chantage", s.B).takes("amnesie")
    assert s.B.hand == () and s.B.role == "misa" and "amnesie" in s.discard
    assert not s.L.saw("plays", card="amnesie") and s.who_saw("discards", cards=["amnesie"]) == "B"


@shows("example A13", "amnesie", "chantage")
def test_example_a13_blackmail_forces_amnesia_on_a_revealed_player() -> None:
    s = table(roles="light misa", inactive="mogi", A="chantage", B="amnesie", revealed="B")
    s.A.plays("chantage", s.B).takes("amnesie")
    s.B.declares(1)
    assert s.B.role == "mogi" and s.slot(1) == "misa" and s.revealed == "1" and s.B.has_ryuk


@shows("example A14", "enregistrements")
def test_example_a14_recordings_without_a_card_laid_away_reveal_nothing() -> None:
    s = table(A="enregistrements rem")
    s.A.plays("enregistrements", 0)
    assert s.revealed == "" and s.A.hand == ("rem",) and s.A.asked == "turn_start"
    s = table(A="enregistrements")
    s.A.plays("enregistrements")
    assert s.revealed == "" and s.A.asked == "turn_start"


@shows("example A14", "enregistrements")
def test_example_a14_more_cards_than_hidden_roles_reveal_all_of_them() -> None:
    s = table(A="enregistrements rem menace taupe piege", revealed="1", dead="2")
    s.A.plays("enregistrements", 3, "rem menace taupe")
    assert s.revealed == "1234" and s.A.hand == ("piege",)
    assert s.slot_revealed_by(3) == "A" == s.slot_revealed_by(4)


@shows("example A14", "enregistrements")
def test_example_a14_the_player_chooses_which_roles_and_nobody_sees_which_cards() -> None:
    s = table(A="enregistrements rem menace taupe")
    s.A.plays("enregistrements", 2, "rem taupe", "2 4")
    assert s.revealed == "24" and s.A.hand == ("menace",)
    assert s.who_saw("discards", cards=["rem", "taupe"]) == "A" and s.all_saw("discards", seat=s.A, count=2)


@shows("example A15", "filature")
@pytest.mark.parametrize(("revealed", "dead"), [("2", ""), ("", "2")])
def test_example_a15_tailing_a_role_that_is_revealed_draws_an_action(revealed: str, dead: str) -> None:
    s = table(A="filature", deck="rem", revealed=revealed, dead=dead)
    s.A.plays("filature", 2).cannot("reveal", "already_revealed").answers("tailing", "draw")
    assert s.A.hand == ("rem",)


@shows("example A15", "filature")
@pytest.mark.parametrize("choice", ["reveal", "draw"])
def test_example_a15_who_tails_a_hidden_role_reveals_it_or_draws(choice: str) -> None:
    s = table(A="filature", deck="rem", inactive="mogi")
    s.A.plays("filature", 1)
    assert s.who_sees_slot(1) == "A" and s.A.saw("looks", role="mogi")
    s.A.answers("tailing", choice)
    assert s.revealed == ("1" if choice == "reveal" else "")
    assert s.A.hand == (() if choice == "reveal" else ("rem",))
    assert s.ryuk == "-"


@shows("example A16", "fondation_de_watari")
@pytest.mark.parametrize(("cards", "drawn"), [("", 1), ("rem", 2), ("rem menace", 3)])
def test_example_a16_the_foundation_gives_one_card_more_than_was_laid_away(cards: str, drawn: int) -> None:
    s = table(A="fondation rem menace", deck="taupe alibi piege fouiner")
    count = len(cards.split())
    s.A.plays("fondation", count)
    if 0 < count < 2:
        s.A.declares(cards)
    kept = 2 - count
    s.A.declares(s.A)
    assert len(s.A.hand) == kept + drawn and s.all_saw("draws", seat=s.A, count=drawn)


@shows("example A16", "fondation_de_watari")
def test_example_a16_another_living_player_may_draw() -> None:
    s = table(A="fondation", dead="D", revealed="C", deck="taupe")
    s.A.plays("fondation")
    assert s.A.may_choose == "ABC"
    s.A.declares(s.C)
    assert s.C.hand == ("taupe",) and s.who_saw("draws", cards=["taupe"]) == "C"


@shows("example A17", "mouchards")
def test_example_a17_only_the_player_learns_the_role_and_all_know_who_looked() -> None:
    s = table(roles="misa light", A="mouchards", secret="C", revealed="D")
    s.A.plays("mouchards", s.B)
    assert s.who_sees_role_of(s.B) == "AB" and s.who_saw("looks", role="light") == "A"
    assert s.all_saw("looks", seat=s.A, target=s.B)


@shows("example A17", "mouchards")
def test_example_a17_nobody_else_could_tell_what_was_seen() -> None:
    scenes = [table(roles=roles, A="mouchards") for roles in ("misa light mogi", "misa mogi light")]
    for s in scenes:
        s.A.plays("mouchards", s.B)
    assert looks_different(*scenes) == "ABC"


@shows("example A18", "renoncement")
def test_example_a18_without_suspicions_the_pawn_just_goes_back() -> None:
    s = table(A="renoncement", ryuk="A")
    s.A.plays("renoncement")
    assert s.ryuk == "-" and not s.suspicion and s.A.asked == "turn_start"


@shows("example A18", "renoncement")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_example_a18_the_player_chooses_how_many_suspicions_to_lose_up_to_two(count: int) -> None:
    s = table(A="renoncement", ryuk="A", suspicion="A5")
    s.A.plays("renoncement")
    assert set(s.A.options) == {"lose-0", "lose-1", "lose-2"}
    s.A.declares(count)
    assert s.A.suspicion == 5 - count and s.ryuk == "-"


@shows("example A18", "renoncement", "decouverte")
def test_example_a18_a_locked_pawn_stays() -> None:
    s = table(A="renoncement", ryuk="A", locked=True, front="B decouverte A", suspicion="A1")
    s.A.plays("renoncement")
    assert set(s.A.options) == {"lose-0", "lose-1"}
    s.A.declares(1)
    assert s.ryuk == "A" and not s.suspicion


@shows("example A18", "renoncement")
@pytest.mark.parametrize("ryuk", ["", "B"])
def test_example_a18_it_needs_the_pawn(ryuk: str) -> None:
    table(A="renoncement", ryuk=ryuk).A.cannot("renoncement", "needs_ryuk")
