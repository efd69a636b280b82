"""The worked examples A19 to A36 of the specification, Action by Action: given, when, then."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.death_note.scenes import DeathNoteScene, table

from penombre.testing.shows import shows

# -- Invisible Presence to Investigation Bureau ----------------------------------------------------------------------


@shows("example A19", "presence_invisible")
@pytest.mark.parametrize(("revealed", "suspicion"), [("C", {}), ("", {"C": 1})])
def test_example_a19_the_holder_of_ryuk_is_suspected_unless_revealed_and_looks_at_a_neighbour(
    revealed: str, suspicion: dict[str, int]
) -> None:
    s = table(roles="misa mogi watari light", A="presence", ryuk="C", revealed=revealed)
    s.A.plays("presence")
    assert s.suspicion == suspicion and s.C.asked == "look_at_neighbour" and s.C.may_choose == "BD"
    s.C.chooses(s.D)
    assert s.who_sees_role_of(s.D) == "CD" and s.all_saw("looks", seat=s.C, target=s.D) and s.ryuk == "C"


@shows("example A19", "presence_invisible")
def test_example_a19_the_only_unrevealed_neighbour_is_looked_at() -> None:
    s = table(roles="misa mogi watari light", A="presence", ryuk="C", revealed="B")
    s.A.plays("presence")
    assert s.who_sees_role_of(s.D) == "CD" and s.A.asked == "turn_start"


@shows("example A19", "presence_invisible")
def test_example_a19_the_player_may_be_the_holder_and_the_dead_are_no_neighbours() -> None:
    s = table(roles="misa mogi watari light", A="presence", ryuk="A", dead="B", revealed="D")
    s.A.plays("presence")
    assert s.suspicion == {"A": 1} and s.who_sees_role_of(s.C) == "AC"


@shows("example A19", "presence_invisible")
def test_example_a19_without_an_unrevealed_neighbour_nothing_is_seen() -> None:
    s = table(roles="misa mogi light watari", A="presence", ryuk="A", revealed="B D")
    s.A.plays("presence")
    assert s.suspicion == {"A": 1} and not s.L.saw("looks") and s.A.asked == "turn_start"


@shows("example A19", "presence_invisible")
def test_example_a19_it_needs_somebody_who_has_ryuk() -> None:
    table(A="presence").A.cannot("presence_invisible", "ryuk_free")


@shows("example A20", "temoignage")
@pytest.mark.parametrize("whom", ["A", "B", "C", ""])
def test_example_a20_a_witness_gives_two_suspicions_to_one_player_or_none(whom: str) -> None:
    s = table(A="temoignage", revealed="D")
    s.A.plays("temoignage")
    assert s.A.may_choose == "BCD"
    s.A.declares(s.B)
    assert s.B.asked == "testimony" and s.B.may_choose == "ABC" and "nobody" in s.B.options
    assert s.B.ask is not None and s.B.ask.shape == "one"
    s.B.chooses(s.player(whom) if whom else "nobody")
    assert s.suspicion == ({whom: 2} if whom else {})


@shows("example A20", "temoignage")
def test_example_a20_one_who_died_in_secret_may_be_designated_and_the_witness_is_responsible() -> None:
    s = table(A="temoignage", secret="C", suspicion="C4")
    s.A.plays("temoignage", s.B)
    s.B.answers("testimony", s.C)
    assert s.C.revealed and s.C.revealed_by == "B"


@shows("example A21", "remaniement")
def test_example_a21_a_revealed_player_takes_nothing_and_gives_nothing() -> None:
    s = table(roles="misa mogi light", A="remaniement", revealed="A", suspicion="B2")
    s.A.plays("remaniement", s.B)
    assert s.order == "BACD" and s.suspicion == {"B": 2} and s.A.asked == "turn_start"


@shows("example A21", "remaniement")
def test_example_a21_a_revealed_target_cannot_be_given_a_suspicion() -> None:
    s = table(roles="misa mogi light", A="remaniement", revealed="B", suspicion="A2")
    s.A.plays("remaniement", s.B)
    assert s.order == "BACD" and s.suspicion == {"A": 2} and s.A.asked == "turn_start"


@shows("example A21", "remaniement")
@pytest.mark.parametrize(("choice", "a", "b"), [("take", 3, 1), ("give", 1, 3), ("nothing", 2, 2)])
def test_example_a21_one_suspicion_may_move_either_way(choice: str, a: int, b: int) -> None:
    s = table(A="remaniement", suspicion="A2 B2")
    s.A.plays("remaniement", s.B, choice)
    assert s.suspicion == {"A": a, "B": b} and s.order == "BACD"


@shows("example A21", "remaniement")
@pytest.mark.parametrize(("suspicion", "cannot"), [("A1", "take"), ("B1", "give")])
def test_example_a21_only_what_somebody_has_can_move(suspicion: str, cannot: str) -> None:
    s = table(A="remaniement", suspicion=suspicion)
    s.A.plays("remaniement", s.B).cannot(cannot, f"cannot_{cannot}")


@shows("example A21", "remaniement")
def test_example_a21_a_suspicion_that_is_moved_counts_as_received() -> None:
    s = table(A="remaniement", roles="misa mogi light", suspicion="A1 B5")
    s.A.plays("remaniement", s.B, "give")
    assert s.revealed == "B" and s.B.revealed_by == "A" and not s.suspicion


@shows("example A21", "remaniement")
def test_example_a21_one_who_died_in_secret_is_no_target() -> None:
    s = table(A="remaniement", secret="C")
    s.A.plays("remaniement")
    assert s.A.may_choose == "BD"


@shows("example A21", "remaniement", "poursuite")
@pytest.mark.parametrize("swaps", [True, False])
def test_example_a21_the_pursuit_uses_the_new_seats(swaps: bool) -> None:
    s = table(
        "main",
        seats=6,
        tile="conduite",
        pursuit=True,
        roles="aizawa watari higuchi yagami light",
        revealed="A",
        A="remaniement",
    )
    if swaps:
        s.A.plays("remaniement", s.D)
        assert s.order == "DBCAE"
    s.until("allot")
    s.L.allots("B")
    s.nobody_reacts()
    assert s.ending == "last_round" and ("poursuite" in s.C.met) is swaps


@shows("example A22", "piege")
def test_example_a22_the_trapped_player_shows_the_role_to_a_living_player_of_the_own_choice() -> None:
    s = table(roles="misa light mogi", A="piege", dead="D")
    s.A.plays("piege")
    assert s.A.may_choose == "BC"
    s.A.declares(s.B)
    assert s.B.asked == "trapped" and s.B.may_choose == "AC"
    s.B.chooses(s.C)
    assert s.who_sees_role_of(s.B) == "BC" and s.all_saw("looks", seat=s.C, target=s.B)
    assert s.who_saw("looks", role="light") == "C"


@shows("example A22", "piege")
def test_example_a22_neither_the_revealed_nor_one_who_died_in_secret_is_trapped() -> None:
    s = table(seats=6, roles="misa light mogi", A="piege", secret="C", revealed="D")
    s.A.plays("piege")
    assert s.A.may_choose == "BE"


@shows("example A23", "bureau_d_enquete")
def test_example_a23_who_has_no_card_gives_nothing() -> None:
    s = table(A="bureau rem")
    s.A.plays("bureau", s.B)
    assert s.L.hand == () == s.B.hand and s.A.asked == "turn_start"


@shows("example A23", "bureau_d_enquete")
def test_example_a23_a_single_card_goes_to_l() -> None:
    s = table(A="bureau", B="rem")
    s.A.plays("bureau", s.B)
    assert s.L.hand == ("rem",) and s.B.hand == () == s.A.hand and s.who_saw("gives", card="rem") == "BL"


@shows("example A23", "bureau_d_enquete")
def test_example_a23_of_more_cards_one_goes_to_l_and_another_one_to_the_player() -> None:
    s = table(A="bureau", B="rem menace taupe")
    s.A.plays("bureau", s.B)
    s.B.answers("bureau", "menace").answers("bureau", "rem")
    assert s.L.hand == ("menace",) and s.A.hand == ("rem",) and s.B.hand == ("taupe",)
    assert s.who_saw("gives", card="menace") == "BL" and s.who_saw("gives", card="rem") == "AB"


@shows("example A23", "bureau_d_enquete")
def test_example_a23_who_plays_it_on_oneself_gives_l_one_card() -> None:
    s = table(A="bureau rem menace")
    s.A.plays("bureau", s.A).answers("bureau", "rem")
    assert s.L.hand == ("rem",) and s.A.hand == ("menace",) and s.A.asked == "turn_start"


# -- Resignation to False Identity -----------------------------------------------------------------------------------


@shows("example A24", "demission")
@pytest.mark.parametrize(("revealed", "suspicion"), [("B", {}), ("", {"B": 1})])
def test_example_a24_a_revealed_player_refuses_to_put_the_tile_back_without_a_suspicion(
    revealed: str, suspicion: dict[str, int]
) -> None:
    s = table(roles="misa mogi light", B="demission", tile="pacte", revealed=revealed)
    s.A.discards()
    s.B.plays("demission").answers("resignation", "suspicion")
    assert s.suspicion == suspicion and len(s.pile) == 4 and s.B.noted("tile") == [("pacte",)]


@shows("example A24", "demission")
def test_example_a24_it_may_be_used_on_the_own_discard_and_draws_made_are_kept() -> None:
    s = table(A="demission", tile="pacte", ryuk="A", deck="rem")
    s.A.discards()
    s.A.plays("demission").answers("resignation", "put_back")
    assert s.pile[0] == "pacte" and len(s.pile) == 5 and s.A.hand == ("rem",)
    assert s.all_saw("tile_back", seat=s.A) and s.who_saw("looks_at_tile", tile="pacte") == "A"


@shows("example A25", "mise_en_scene")
def test_example_a25_a_staged_death_needs_a_living_inactive_role() -> None:
    s = table(seats=7, roles="light mogi", dead="1 2", A="death_note", B="mise")
    s.A.plays("death_note", s.B).borrows_nothing()
    assert s.window == "death"
    s.B.cannot("mise_en_scene", "no_target")


@shows("example A25", "mise_en_scene")
def test_example_a25_a_revealed_victim_who_takes_a_hidden_card_is_hidden_again() -> None:
    s = table(roles="light mogi", inactive="watari misa", revealed="B", A="death_note", B="mise rem")
    s.A.plays("death_note", s.B).borrows_nothing()
    s.B.plays("mise", 1)
    assert s.B.role == "watari" and s.B.alive and not s.B.revealed and s.B.suspicion == 0 and s.B.hand == ("rem",)
    assert s.dead == "1" == s.revealed and s.slot(1) == "mogi" and s.slot_killed_by(1) == "A"


@shows("example A25", "mise_en_scene")
def test_example_a25_a_hidden_victim_who_takes_a_revealed_card_is_revealed_and_loses_the_suspicions() -> None:
    s = table(roles="light mogi", inactive="watari misa", revealed="1", A="death_note", B="mise", suspicion="B3")
    s.A.plays("death_note", s.B).borrows_nothing()
    s.B.plays("mise", 1)
    assert s.B.role == "watari" and s.B.revealed and s.B.alive and not s.suspicion and s.dead == "1"


@shows("example A26", "accusations")
@pytest.mark.parametrize(("revealed", "suspicion"), [("A", {}), ("", {"A": 1})])
def test_example_a26_the_tile_of_a_revealed_player_may_stay_secret_and_nothing_is_given(
    revealed: str, suspicion: dict[str, int]
) -> None:
    s = table(roles="misa mogi light", B="accusations", tile="pacte", revealed=revealed)
    s.A.discards()
    s.B.plays("accusations").answers("accusations", "suspicion")
    assert s.suspicion == suspicion and not s.L.saw("tile_exposed")
    assert "pacte" not in s.C.private.discarded and "pacte" in s.B.private.discarded


@shows("example A26", "accusations")
def test_example_a26_the_tile_may_be_shown_to_all_and_stays_discarded() -> None:
    s = table(B="accusations", tile="pacte")
    s.A.discards()
    s.B.plays("accusations").answers("accusations", "expose")
    assert s.all_saw("tile_exposed", tile="pacte", target=s.A) and not s.suspicion and len(s.pile) == 4
    assert all(player.private.discarded == ("pacte",) for player in s)


@shows("example A26", "accusations")
def test_example_a26_nobody_accuses_the_own_discard() -> None:
    s = table(A="accusations", B="demission")
    s.A.discards()
    assert s.window == "discarded" and s.asked == "AB"
    s.A.cannot("accusations", "own_tile")


@shows("example A27", "fausse_identite", "rem")
def test_example_a27_a_false_identity_saves_from_rem_and_rems_player_stays_revealed() -> None:
    s = table(roles="mogi watari light", A="rem", B="fausse_identite")
    s.A.plays("rem", s.B)
    s.B.plays("fausse_identite")
    assert s.revealed == "A" and s.dead == "" and s.all_saw("saved", seat=s.B)


@shows("example A27", "fausse_identite")
def test_example_a27_only_the_one_about_to_die_by_an_action_has_a_false_identity() -> None:
    s = table(A="death_note", C="fausse_identite", D="faux_death")
    s.A.plays("death_note", s.B)
    s.C.cannot("fausse_identite", "not_dying")
    s = table("effect", tile="silence", roles="light misa mogi", B="fausse_identite", C="secret")
    s.L.designates(s.A)
    s.A.answers("silence", s.B)
    s.B.cannot("fausse_identite", "no_death_action")


# -- Shinigami Eyes, Threat, Lie -------------------------------------------------------------------------------------


@shows("example A28", "yeux_de_shinigami", "light_revealed")
def test_example_a28_light_is_revealed_by_the_eyes_and_the_target_still_dies_before_the_end() -> None:
    s = table(roles="light misa mogi watari", A="yeux", suspicion="A5")
    s.A.plays("yeux", s.C)
    assert s.ending == "light_revealed" and s.revealed == "AC" and s.dead == "C" and s.A.revealed_by == "A"


@shows("example A28", "yeux_de_shinigami", "faux_death_note", "light_revealed")
def test_example_a28_a_fake_death_note_does_not_take_the_suspicion_of_the_eyes_away() -> None:
    s = table(roles="light misa mogi watari", A="yeux", B="faux_death", suspicion="A5")
    s.A.plays("yeux", s.C)
    assert s.window == "death" and s.A.revealed and s.ending == ""
    s.B.plays("faux_death")
    assert s.ending == "light_revealed" and s.dead == "" and s.C.alive and not s.C.revealed
    s = table(roles="light misa mogi watari", A="yeux", B="faux_death", suspicion="A2")
    s.A.plays("yeux", s.C)
    s.B.plays("faux_death")
    assert s.suspicion == {"A": 3} and s.dead == ""


@shows("example A28", "yeux_de_shinigami")
def test_example_a28_any_living_role_but_the_own_one_may_die() -> None:
    s = table(A="yeux", revealed="B 2", dead="C 3")
    s.A.plays("yeux")
    assert s.A.may_choose == "124BD"


@shows("example A29", "menace")
def test_example_a29_when_one_plays_and_another_one_dies_the_last_is_about_to_die_at_once() -> None:
    s = table("main", turn="B", front="A menace BCD", B="yeux", D="fausse_identite", roles="light")
    s.B.plays("yeux", s.C)
    s.D.passes()
    assert s.dead == "C" and s.window == "death" and s.all_saw("threat", seat=s.A, target=s.D)
    s.D.plays("fausse_identite")
    assert s.dead == "C" and s.front == []


@shows("example A29", "menace", "faux_death_note", "fausse_identite")
@pytest.mark.parametrize("saved", [True, False])
def test_example_a29_a_threat_is_stopped_by_a_false_identity_and_not_by_a_fake_death_note(saved: bool) -> None:
    s = table("main", turn="A", front="A menace CD", A="faux_death", C="decouverte", D="fausse_identite")
    s.C.plays("decouverte", s.C)
    assert s.window == "death" and s.all_saw("threat", seat=s.A, target=s.D) and s.asked == "AD"
    s.A.cannot("faux_death_note", "not_designated")
    if saved:
        s.D.plays("fausse_identite")
        assert s.dead == "" == s.revealed
    else:
        s.nobody_reacts()
        assert s.dead == "D" and s.D.killed_by == "A"
    assert s.front == ["C decouverte C"]


@shows("example A29", "menace")
def test_example_a29_it_waits_for_all_others_alive_and_needs_two_of_them() -> None:
    s = table(A="menace", B="decouverte")
    s.A.plays("menace")
    assert s.front == ["A menace BCD"] and s.A.has_ryuk
    s.B.plays("decouverte", s.B)
    assert s.front[0] == "A menace CD" and s.dead == ""
    table(seats=4, A="menace", dead="B").A.cannot("menace", "no_target")


@shows("example A29", "menace")
def test_example_a29_it_is_lost_when_its_player_dies() -> None:
    s = table("main", turn="B", front="A menace BCD", B="death_note", roles="mogi misa light")
    s.B.plays("death_note", s.A)
    assert s.dead == "A" and s.front == [] and "menace" in s.discard


@shows("example A29", "menace", "silence")
def test_example_a29_a_death_outside_every_action_triggers_it_at_once() -> None:
    s = table("effect", tile="silence", roles="light misa mogi watari", front="A menace CD")
    s.L.designates(s.B)
    s.B.answers("silence", s.C)
    assert s.dead == "CD" and s.D.killed_by == "A" and s.C.killed_by == "B"


@shows("example A29", "menace")
def test_example_a29_it_is_discarded_without_effect_when_nobody_is_left_at_once() -> None:
    s = table("main", turn="C", front="A menace CD", C="yeux", roles="light")
    s.C.plays("yeux", s.D)
    assert s.dead == "D" and s.front == [] and s.all_saw("threat_void", seat=s.A) and "menace" in s.discard


@shows("example A29", "menace", "chantage")
def test_example_a29_a_card_that_somebody_was_forced_to_play_counts_for_that_player() -> None:
    s = table(front="B menace CD", A="chantage", C="decouverte", roles="light")
    s.A.plays("chantage", s.C).takes("decouverte")
    s.C.declares(s.A)
    assert s.dead == "D" and s.D.killed_by == "B"


@shows("example A29", "menace", "death_note")
def test_example_a29_the_death_of_an_owner_whose_card_was_borrowed_leaves_the_last_one() -> None:
    s = table("main", turn="B", front="A menace BCD", B="death_note", C="mouchards", roles="light")
    s.B.plays("death_note", s.C).borrows("mouchards", s.A)
    assert s.all_saw("threat", target=s.D) and s.dead == "CD" and s.D.killed_by == "A" and s.C.killed_by == "B"


@shows("example A30", "mensonge", "assaut")
@pytest.mark.parametrize(("answer", "revealed"), [("no", ""), ("yes", "C")])
def test_example_a30_a_player_truly_named_by_an_assault_may_deny_it_or_not(answer: str, revealed: str) -> None:
    s = table("effect", tile="assaut", roles="light misa mogi watari", C="mensonge", deck="rem taupe")
    s.L.designates(s.C, "mogi")
    s.C.plays("mensonge").lies(answer)
    assert s.revealed == revealed
    if not revealed:
        assert list(s.C.options) == ["rem", "taupe"]
        s.C.answers("assault_discard", "rem")
        assert s.C.hand == ("taupe",)


@shows("example A30", "mensonge")
def test_example_a30_nobody_claims_a_role_that_would_be_revealed_falsely() -> None:
    s = table("effect", tile="assaut", roles="light misa mogi watari", C="mensonge")
    s.L.designates(s.C, "watari")
    s.C.plays("mensonge")
    assert list(s.C.options) == ["no"]


@shows("example A30", "mensonge", "allie")
def test_example_a30_a_revealed_player_cannot_lie() -> None:
    s = table("effect", tile="allie", roles="light misa mogi watari", revealed="C", C="mensonge", D="alibi")
    s.L.designates("mogi watari")
    assert s.window == "check" and s.asked == "D"
    s.D.passes()
    assert s.revealed == "CD"


# -- Blackmail, Information Leak, Spilling the Beans -----------------------------------------------------------------


def blackmail(card: str, **more: Any) -> DeathNoteScene:
    """A's Blackmail, in the first turn, chooses this card of B's hand."""
    s = table(**{"roles": "misa mogi light watari", "A": "chantage", "B": card, **more})
    s.A.plays("chantage", s.B)
    s.A.takes(card.split()[0])
    return s


@shows("example A31", "chantage", "faux_death_note")
def test_example_a31_a_card_that_cannot_be_played_now_is_discarded_face_down() -> None:
    s = blackmail("faux_death alibi")
    assert s.B.hand == ("alibi",) and "faux_death_note" in s.discard
    assert s.A.noted("saw") == [("alibi", "faux_death_note")]
    assert not s.L.saw("plays", card="faux_death_note") and s.who_saw("discards", cards=["faux_death_note"]) == "B"
    assert s.C.saw("discards", seat=s.B, count=1)


@shows("example A31", "chantage", "page_de_death_note")
def test_example_a31_a_forced_page_may_designate_the_blackmailer() -> None:
    s = blackmail("page")
    assert "A" in s.B.may_choose
    s.B.declares(s.A, "misa")
    assert s.dead == "A" and s.A.killed_by == "B" and s.B.has_ryuk and s.active == "B"


@shows("example A31", "chantage", "mouchards")
def test_example_a31_a_card_without_a_target_is_discarded() -> None:
    s = blackmail("mouchards", roles="misa mogi watari higuchi", inactive="light", revealed="A C D")
    assert s.B.hand == () and "mouchards" in s.discard and not s.L.saw("plays", card="mouchards")
    s = blackmail("mouchards", revealed="A D")
    assert s.L.saw("plays", card="mouchards") and s.who_sees_role_of(s.C) == "BC"


@shows("example A31", "chantage")
@pytest.mark.parametrize("card", ["fouiner", "fuite_d_informations", "se_blanchir", "couverture", "mensonge"])
def test_example_a31_cards_of_other_moments_are_discarded(card: str) -> None:
    s = blackmail(card)
    assert s.B.hand == () and card in s.discard and s.table.played[s.B.seat] == 0


@shows("example A31", "chantage", "decouverte")
def test_example_a31_a_card_for_any_time_is_played() -> None:
    s = blackmail("decouverte")
    s.B.declares(s.C)
    assert s.ryuk == "C" and s.table.played[s.B.seat] == 1


@shows("example A31", "chantage")
def test_example_a31_it_needs_another_living_player_with_an_action() -> None:
    table(A="chantage rem").A.cannot("chantage", "no_target")


@shows("example A32", "fuite_d_informations")
def test_example_a32_the_second_tile_may_be_the_last_which_can_be_seen_but_not_discarded() -> None:
    s = table(A="fuite", tile="pacte", pile="tactique", tiles=2, deck="rem menace")
    s.A.plays("fuite").discards()
    s.nobody_reacts()
    assert s.A.asked == "tile_choice"
    s.A.cannot("discard", "last_tile").leaves()
    assert s.A.noted("tile") == [("pacte",), ("tactique",)] and s.A.hand == ("rem",) and s.pile == ("tactique",)


@shows("example A32", "fuite_d_informations")
def test_example_a32_the_second_discard_draws_nothing_and_may_be_answered() -> None:
    s = table(A="fuite", B="demission", tile="pacte", pile="tactique", deck="rem menace")
    s.A.plays("fuite").discards()
    assert s.window == "discarded"
    s.nobody_reacts()
    s.A.discards()
    assert s.A.hand == ("rem",) and len(s.pile) == 3 and s.window == "discarded"
    s.B.plays("demission").answers("resignation", "put_back")
    assert s.pile[0] == "tactique" and s.A.asked == "turn_main"


@shows("example A32", "fuite_d_informations", "manipulation")
@pytest.mark.parametrize("front", ["", "B manipulation A"])
def test_example_a32_who_leaves_the_first_tile_does_not_look_again(front: str) -> None:
    s = table(A="fuite", front=front, deck="rem")
    s.A.plays("fuite").leaves()
    assert s.A.asked == "turn_main" and s.A.hand == ("rem",) and len(s.pile) == 5


@shows("example A32", "fuite_d_informations")
def test_example_a32_the_second_tile_draws_nothing_when_it_is_left() -> None:
    s = table(A="fuite", tile="pacte", pile="tactique", deck="rem menace", ryuk="A")
    s.A.plays("fuite").discards()
    s.nobody_reacts()
    assert s.A.ask is not None and (s.A.ask.args["left"], s.A.ask.args["discarded"]) == (0, 0)
    s.A.leaves()
    assert s.A.hand == ("rem",), "for the first one, thanks to Ryuk"


@shows("leak_draws", "fuite_d_informations", "manipulation", "fouiner")
@pytest.mark.parametrize(
    ("front", "locked", "left"),
    [("", False, 1), ("", True, 1), ("B manipulation A", False, 1), ("B manipulation A", True, 0)],
)
def test_where_a_leak_draws_leaving_the_second_tile_draws_as_leaving_does(front: str, locked: bool, left: int) -> None:
    s = table(
        A="fouiner fuite",
        tile="pacte",
        pile="tactique poursuite",
        deck="rem menace alibi page",
        ryuk="B" if locked else "",
        locked=locked,
        front=front,
        leak_draws=True,
    )
    s.A.plays("fuite").plays("fouiner").discards()
    s.nobody_reacts()
    first = len(s.A.hand)
    assert s.A.ask is not None and (s.A.ask.args["left"], s.A.ask.args["discarded"]) == (left, 0)
    s.A.leaves()
    assert len(s.A.hand) == first + left and s.A.asked == "turn_main"


@shows("leak_draws", "fuite_d_informations")
def test_where_a_leak_draws_discarding_the_second_tile_still_does_not() -> None:
    s = table(A="fuite", tile="pacte", pile="tactique poursuite", deck="rem menace", leak_draws=True)
    s.A.plays("fuite").discards()
    s.nobody_reacts()
    s.A.discards()
    s.nobody_reacts()
    assert s.A.hand == ("rem",) and s.pile[0] == "poursuite" and s.A.asked == "turn_main"
    s = table(A="fuite", tile="pacte", pile="tactique", tiles=2, deck="rem menace", leak_draws=True)
    s.A.plays("fuite").discards()
    s.nobody_reacts()
    s.A.cannot("discard", "last_tile").leaves()
    assert s.A.hand == ("rem", "menace"), "the last tile can only be left, and draws"


@shows("example A33", "deballage")
@pytest.mark.parametrize("card", ["rem", "menace"])
def test_example_a33_who_spills_the_own_beans_shows_a_chosen_card_and_keeps_it(card: str) -> None:
    s = table(A="deballage rem menace")
    s.A.plays("deballage", card)
    assert s.A.hand == ("rem", "menace") and s.all_saw("spills", seat=s.A, target=s.A, card=card)


@shows("example A33", "deballage")
def test_example_a33_a_card_of_another_player_is_taken_at_random_before_all() -> None:
    taken = set()
    for luck in range(12):
        s = table(A="deballage", B="rem menace", luck=luck)
        s.A.plays("deballage", s.B)
        (face,) = s.A.hand
        assert s.all_saw("spills", seat=s.B, target=s.A, card=face) and face not in s.B.hand
        taken.add(face)
    assert taken == {"rem", "menace"}


@shows("example A33", "deballage")
def test_example_a33_who_has_no_other_card_is_no_target() -> None:
    s = table(A="deballage", B="rem", C="menace", dead="D")
    s.A.plays("deballage")
    assert s.A.may_choose == "BC"
    table(A="deballage").A.cannot("deballage", "no_target")


# -- False Lead, Top Secret, Fake Death Note -------------------------------------------------------------------------


@shows("example A34", "fausse_piste", "objective fausse_piste", "matsuda")
@pytest.mark.parametrize("revealed", [True, False])
def test_example_a34_a_false_lead_to_the_own_role_is_worth_an_apple_if_it_is_revealed(revealed: bool) -> None:
    s = table("main", turn="A", roles="matsuda light", A="fausse_piste", tile="frenesie", suspicion="A5")
    s.A.plays("fausse_piste", "matsuda")
    assert s.front == ["A fausse_piste matsuda"] and s.ryuk == "-"
    s.until("allot_one")
    s.L.allots("A" if revealed else "C")
    s.nobody_reacts()
    assert s.ending == "last_round" and s.A.met["fausse_piste"] is revealed
    assert s.A.apples == (1 if revealed else 0) + 2 + (1 if revealed else 0)


@shows("example A34", "fausse_piste")
def test_example_a34_only_an_unrevealed_role_can_be_named() -> None:
    s = table(roles="matsuda light", inactive="mogi", revealed="C 1", A="fausse_piste")
    s.A.plays("fausse_piste")
    assert set(s.A.options) == {"light", "matsuda", "higuchi", "yagami", "aizawa", "watari"}


@shows("example A35", "secret_defense", "objective higuchi_2", "objective higuchi_3", "three_deaths")
def test_example_a35_a_secret_death_does_not_count_until_the_threshold_reveals_it() -> None:
    s = table(
        "main",
        tile="contact",
        turn="D",
        roles="light higuchi matsuda misa",
        dead="1 2",
        D="death_note",
        B="secret",
        suspicion="C3",
    )
    s.D.plays("death_note", s.C)
    s.B.plays("secret")
    assert s.dead == "C12" and s.revealed == "12" and s.ending == "" and s.C.suspicion == 3
    s.D.ends()
    s.until("allot")
    s.L.allots("CCC")
    assert s.ending == "three_deaths" and s.C.revealed_by == "L" and s.C.killed_by == "D"
    assert s.B.met == {"higuchi_1": True, "higuchi_2": True, "higuchi_3": True}


@shows("example A35", "secret_defense")
def test_example_a35_nobody_learns_the_role_and_the_window_stays_open() -> None:
    s = table(A="death_note", B="secret fausse_identite", roles="misa mogi light")
    s.A.plays("death_note", s.B).borrows_nothing()
    s.B.plays("secret")
    assert s.window == "death" and s.all_saw("top_secret", seat=s.B)
    s.B.plays("fausse_identite")
    assert s.dead == "" and s.B.alive
    s = table(A="death_note", C="secret", roles="misa mogi light")
    s.A.plays("death_note", s.B)
    s.C.plays("secret")
    assert s.dead == "B" and s.who_sees_role_of(s.B) == "B" and s.all_saw("dies_hidden", target=s.B)


@shows("example A35", "secret_defense")
def test_example_a35_neither_a_revealed_victim_nor_an_inactive_role_dies_in_secret() -> None:
    s = table(A="yeux", C="secret", revealed="B", roles="misa mogi light")
    s.A.plays("yeux", s.B)
    assert s.window == "death"
    s.C.cannot("secret_defense", "no_hidden_victim")
    s = table(A="yeux", C="secret", inactive="watari")
    s.A.plays("yeux", 1)
    s.C.cannot("secret_defense", "no_hidden_victim")


@shows("example A36", "faux_death_note", "page_de_death_note")
def test_example_a36_a_fake_death_note_saves_a_role_that_was_named_rightly() -> None:
    s = table(roles="misa mogi light watari", A="page", C="faux_death")
    s.A.plays("page", s.B, "mogi")
    s.C.plays("faux_death")
    assert s.dead == "" == s.revealed and s.who_sees_role_of(s.B) == "AB"
    assert all(player.private.possible[s.table.card_of(s.B.seat)] == ("mogi",) for player in s)


@shows("example A36", "faux_death_note")
def test_example_a36_it_saves_anybody_but_only_from_an_action() -> None:
    s = table(A="death_note", B="faux_death", roles="misa mogi light")
    s.A.plays("death_note", s.C)
    s.B.plays("faux_death")
    assert s.dead == "" and s.A.has_ryuk
    s = table("effect", tile="silence", roles="light misa mogi", B="faux_death", C="secret")
    s.L.designates(s.A)
    s.A.answers("silence", s.C)
    s.B.cannot("faux_death_note", "not_designated")
