"""The full worked examples F1 to F18 of the specification: given, when, then."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.death_note.scenes import DeathNoteScene, dealt, table

from penombre.games.death_note.catalogue import SECRET_ROLES, deck
from penombre.testing.shows import shows

# -- set-up and turns ------------------------------------------------------------------------------------------------


@shows("example F1", "5 seats", "l", "light")
@pytest.mark.parametrize("deal", range(6))
def test_example_f1_five_seats_are_dealt_l_light_and_three_more_and_five_cards_for_l(deal: int) -> None:
    s = dealt(5, deal)
    held = [player.role for player in s]
    assert s.L.role == "l" and "light" in held and len(set(held)) == 5
    lying = [s.slot(slot) for slot in (1, 2, 3, 4)]
    assert sorted([*held, *lying]) == sorted(["l", *SECRET_ROLES])
    all_cards = [*s.deck, *(face for player in s for face in player.hand)]
    assert Counter(all_cards) == Counter(deck(5, first_games=False)) and len(all_cards) == 36
    assert len(s.deck) == 36 - 5 - 8 and len(s.L.hand) == 5
    s.until("gift")
    assert (len(s.deck), len(s.discard), len(s.L.hand)) == (23, 4, 5)
    assert [len(player.hand) for player in s if player is not s.L] == [1, 1, 1, 1]
    assert not any(player.knows(card) for player in s for card in s.table.cards(s.table.deck))
    assert s.ryuk == "-" and not s.suspicion and s.table.round == 1


@shows("example F2")
def test_example_f2_l_is_nobodys_neighbour_and_the_dead_are_skipped() -> None:
    s = table(A="death_note")
    assert s.A.neighbours == "BD" and s.L.neighbours == ""
    s.A.plays("death_note", s.D)
    assert s.dead == "D" and s.A.neighbours == "BC" and s.C.neighbours == "AB" and s.D.neighbours == ""


@shows("example F3", "fouiner", "manipulation")
@pytest.mark.parametrize(("discards", "drawn"), [(True, 3), (False, 1)])
def test_example_f3_ryuk_and_manipulation_and_two_snoopings_draw_three_for_a_discard(
    discards: bool, drawn: int
) -> None:
    s = table(seats=6, ryuk="A", front="B manipulation A", A="fouiner fouiner")
    s.A.plays("fouiner").plays("fouiner")
    assert s.A.hand == () and s.A.has_ryuk
    s.A.looks()
    assert s.A.ask is not None and s.A.ask.args["discarded"] == 3 and s.A.ask.args["left"] == 1
    s.A.discards() if discards else s.A.leaves()
    assert len(s.A.hand) == drawn


@shows("example F4", "accusations", "demission")
def test_example_f4_accusations_come_before_a_resignation_from_farther_around_the_table() -> None:
    s = table(pile="pacte tactique", B="accusations", D="demission")
    s.A.discards()
    assert s.window == "discarded" and s.asked == "BD"
    s.D.lays("demission")
    s.B.lays("accusations").answers("accusations", "suspicion")
    assert s.suspicion == {"A": 1} and s.B.noted("tile") == [("pacte",)]
    s.D.answers("resignation", "put_back")
    assert s.D.noted("tile") == [("pacte",)] and s.pile[0] == "pacte" and len(s.pile) == 5
    assert s.suspicion == {"A": 1} and s.discard[-2:] == ("accusations", "demission")


@shows("example F4", "accusations", "demission")
def test_example_f4_a_tile_put_back_first_returns_the_accusations_to_the_hand() -> None:
    s = table(pile="pacte tactique", B="demission", D="accusations")
    s.A.discards()
    s.D.lays("accusations")
    s.B.lays("demission").answers("resignation", "put_back")
    assert s.pile[0] == "pacte" and s.D.hand == ("accusations",)
    assert not s.suspicion and not s.L.saw("plays", card="accusations") and s.A.asked == "turn_main"
    assert s.table.played[s.D.seat] == 0


# -- Actions inside Actions ------------------------------------------------------------------------------------------


def blackmailed_page(**more: Any) -> DeathNoteScene:
    """Two roles are dead; A's Blackmail makes B play a Page that names the role it lies on: Mogi, in slot 1."""
    s = table(
        seats=6,
        roles="light misa higuchi watari yagami",
        inactive="mogi aizawa matsuda",
        dead="2 3",
        A="chantage",
        B="page",
        suspicion="A2 B2 E2",
        **more,
    )
    s.A.plays("chantage", s.B).takes("page")
    assert s.B.asked == "play_role", s.question()
    s.B.declares(1, "mogi")
    return s


@shows("example F5", "chantage", "page_de_death_note", "three_deaths")
def test_example_f5_the_third_death_ends_the_game_when_the_blackmail_is_done_and_nothing_comes_after_it() -> None:
    s = blackmailed_page(E="faux_death", front="C menace AB", friend=True)
    assert s.window == "death" and s.asked == "E" and s.ending == ""
    s.E.passes()
    assert s.over and s.ending == "three_deaths"
    assert s.is_dead(1) and s.is_revealed(1) and s.slot_killed_by(1) == "B" == s.slot_revealed_by(1)
    assert s.discard[-2:] == ("page_de_death_note", "chantage")
    assert not s.L.saw("friend") and not s.L.saw("threat") and s.front == ["C menace"]


@shows("example F6", "faux_death_note", "chantage")
def test_example_f6_a_fake_death_note_saves_the_role_and_the_three_cards_have_their_consequences_in_order() -> None:
    s = blackmailed_page(D="fausse_identite", E="faux_death", front="C menace ABDE", friend=True)
    s.E.plays("faux_death")
    assert not s.is_dead(1) and not s.is_revealed(1) and s.who_sees_slot(1) == "B"
    mogi = s.table.inactive()[0]
    assert [player.private.possible[mogi] for player in s] == [("mogi",)] * 6
    told = [event for event in s.L.events if event.key in ("plays", "friend", "threat")]
    assert [event.key for event in told] == ["plays", "plays", "plays", "friend", "threat"]
    assert [event.args["seat"] for event in told[:3]] == [s.A.seat, s.B.seat, s.E.seat]
    assert told[3].args["seat"] == s.A.seat and s.suspicion == {"B": 2, "E": 2}
    assert told[4].args["target"] == s.D.seat and s.front == []
    s.D.plays("fausse_identite")
    assert not s.over and s.dead == "23" and s.A.asked == "turn_start"


@shows("example F7", "death_note", "yeux_de_shinigami", "mise_en_scene", "three_deaths")
def test_example_f7_a_borrowed_death_and_a_staged_one_end_the_game_when_the_death_note_is_done() -> None:
    s = table(
        roles="light misa higuchi watari",
        inactive="mogi aizawa matsuda yagami",
        dead="4",
        A="death_note",
        C="yeux mise",
        suspicion="C3",
    )
    s.A.plays("death_note", s.C).borrows("yeux", 1)
    assert s.suspicion == {"A": 1, "C": 3} and s.dead == "14" and s.C.hand == ("mise_en_scene",)
    assert s.window == "death" and s.ending == ""
    s.C.plays("mise", 2)
    assert s.ending == "three_deaths" and s.dead == "124"
    assert s.slot(2) == "higuchi" and s.slot_killed_by(2) == "A" == s.slot_revealed_by(2)
    assert s.C.role == "aizawa" and s.C.alive and not s.C.revealed and s.suspicion == {"A": 1, "C": 3}
    assert s.C.met.keys() == {"aizawa_1", "aizawa_2", "aizawa_3"}
    assert s.discard[-3:] == ("yeux_de_shinigami", "mise_en_scene", "death_note")


@shows("example F8", "menace", "ami", "mouchards")
@pytest.mark.parametrize("saved", [True, False])
def test_example_f8_a_friend_takes_two_suspicions_and_then_the_threat_falls_on_the_last_one(saved: bool) -> None:
    s = table(
        tile="decision",
        roles="light misa higuchi watari",
        turn="B",
        friend=True,
        front="A menace BC",
        A="faux_death",
        B="mouchards",
        C="fausse_identite",
        suspicion="B3",
    )
    s.B.plays("mouchards", s.D)
    assert s.B.suspicion == 1 and not s.table.friend
    assert s.window == "death" and s.asked == "AC"
    s.A.cannot("faux_death_note", "not_designated")
    if saved:
        s.C.plays("fausse_identite")
        assert s.C.alive and not s.C.revealed and s.dead == "" and s.A.hand == ("faux_death_note",)
    else:
        s.nobody_reacts()
        assert s.dead == "C" and s.C.killed_by == "A"
    assert s.front == [] and s.discard.count("menace") == 1


# -- seats, tiles, secret death --------------------------------------------------------------------------------------


@shows("example F9", "remaniement")
def test_example_f9_after_a_change_of_seats_nobody_plays_twice_and_nobody_is_left_out() -> None:
    s = table(A="remaniement")
    assert s.order == "ABCD"
    s.A.plays("remaniement", s.C).leaves()
    assert s.order == "CBAD" and s.active == "A"
    s.A.ends()
    turns = [s.active]
    while s.active != "-":
        if s.active != turns[-1]:
            turns.append(s.active)
        s.passes()
    assert turns == ["C", "B", "D"]


@shows("example F10", "alibi", "dechirure")
def test_example_f10_a_vote_against_an_alibi_gives_nobody_a_suspicion_and_l_allots_one_more() -> None:
    s = table("effect", seats=7, tile="dechirure", front="A alibi B")
    s.L.designates("BC").answers("unraveling", "vote")
    assert s.asked == "ADEF" and s.open == {"ballot"}
    for voter, choice in ((s.A, s.B), (s.D, s.B), (s.E, s.B), (s.F, s.C)):
        voter.answers("ballot", choice)
    assert not s.suspicion
    assert s.L.asked == "allot" and s.L.may_choose == "ACDEF" and s.L.ask is not None and s.L.ask.args["count"] == 2
    s.L.allots("CF")
    assert s.suspicion == {"C": 1, "F": 1}


@shows("example F11", "allie", "mensonge", "mogi", "watari", "objective l_3")
def test_example_f11_a_liar_is_passed_over_and_the_next_ally_is_revealed_by_l() -> None:
    s = table("effect", tile="allie", roles="light misa watari mogi", D="mensonge", C="alibi")
    s.L.designates("mogi watari")
    assert s.window == "check" and s.asked == "CD"
    s.D.plays("mensonge").lies("no")
    s.nobody_reacts()
    assert s.revealed == "C" and s.C.revealed_by == "L" and not s.D.revealed
    s.until("over")
    assert s.over and s.L.met["l_3"] is False


@shows("example F12", "rem", "secret_defense", "matsuda", "objective higuchi_2", "objective higuchi_3")
def test_example_f12_a_secret_death_keeps_its_suspicions_and_is_revealed_by_the_threshold_later() -> None:
    s = table(
        tile="ami",
        roles="watari higuchi light matsuda",
        front="C alibi C",
        A="rem",
        B="secret",
        D="temoignage",
        suspicion="D2",
    )
    s.A.plays("rem", s.D)
    s.D.passes()  # no Lie
    assert s.window == "death" and s.A.revealed
    s.B.plays("secret")
    s.nobody_reacts()
    assert s.dead == "D" and s.revealed == "A" and s.D.hand == () and s.D.suspicion == 2
    assert s.D.neighbours == "" and s.C.neighbours == "AB" and "temoignage" in s.discard
    s.A.leaves()
    s.until("allot")
    s.L.allots("DDDD")
    assert s.D.revealed and not s.D.alive and s.D.revealed_by == "L" and s.D.suspicion == 0 and not s.over


@shows("example F12", "objective higuchi_2", "objective higuchi_3")
def test_example_f12_higuchi_scores_the_death_of_matsuda_but_not_his_reveal() -> None:
    s = table("over", roles="watari higuchi light matsuda", secret="D", suspicion="D2")
    assert s.B.met == {"higuchi_1": True, "higuchi_2": True, "higuchi_3": False} and s.B.apples == 5


@shows("example F13", "resurrection", "light_revealed")
def test_example_f13_light_refuses_to_swap_and_the_game_is_over_before_the_others_are_asked() -> None:
    s = table("effect", tile="resurrection", roles="mogi light misa watari", suspicion="B5")
    s.L.designates(s.A)
    s.A.answers("revival", "take")
    assert s.suspicion == {"A": 1, "B": 5}
    s.L.designates(s.B)
    s.B.answers("revival", "take")
    assert s.ending == "light_revealed" and s.revealed == "B" and s.B.revealed_by == "B"
    assert not any(s.L.saw("designates", target=player) for player in (s.C, s.D)) and s.C.suspicion == 0


@shows("example F14", "conduite", "light_revealed")
def test_example_f14_guidance_reveals_light_and_mogi_at_once_and_both_count() -> None:
    s = table(
        "effect",
        tile="conduite",
        roles="light mogi watari aizawa",
        inactive="misa higuchi",
        A="death_note rem taupe alibi",
        B="page menace amnesie",
        suspicion="A3 B3",
        revealed="1 2",
    )
    s.nobody_reacts()
    assert s.ending == "light_revealed" and s.revealed == "AB12"
    assert s.A.revealed_by == "effect" == s.B.revealed_by and not s.suspicion
    assert s.B.met["mogi_1"] and s.D.met["aizawa_1"]


@shows("example F15", "se_blanchir")
def test_example_f15_two_clear_names_give_two_to_those_who_did_nothing_and_one_to_their_owners() -> None:
    s = table("round_start", seats=6, B="se_blanchir", C="se_blanchir", D="mouchards", revealed="E", turn="D")
    s.C.lays("se_blanchir")
    s.B.lays("se_blanchir")
    s.D.passes()
    assert s.front == ["B se_blanchir", "C se_blanchir"] and s.ryuk == "C"
    s.nobody_reacts()
    while s.active != "D":
        s.passes()
    s.D.plays("mouchards", s.A)
    s.until("allot")
    before = dict(s.suspicion)
    s.L.allots("A" * s.L.ask.args["count"])  # type: ignore[union-attr]
    allotted = s.A.suspicion
    s.nobody_reacts()
    assert s.A.suspicion == allotted + 2
    assert {player.name: player.suspicion - before.get(player.name, 0) for player in (s.B, s.C, s.D, s.E)} == {
        "B": 1,
        "C": 1,
        "D": 0,
        "E": 0,
    }
    assert s.front == []


# -- the end, roles exchanged, the last tile -------------------------------------------------------------------------


def pursued(**more: Any) -> DeathNoteScene:
    """The game is over with the Pursuit in play: A hidden Aizawa with a Lie, B hidden Higuchi, C revealed Mogi."""
    return table("over", round=5, pursuit=True, roles="aizawa higuchi mogi light", revealed="C", A="mensonge", **more)


@shows("example F16", "poursuite", "objective poursuite")
def test_example_f16_the_first_hidden_kira_beside_a_revealed_investigator_has_an_apple_more() -> None:
    s = pursued()
    assert s.window == "check" and s.asked == "A" and s.table.phase != "end"
    s.A.passes()
    assert s.B.met["poursuite"] and s.B.apples == 3 + 1 and "poursuite" not in s.A.met


@shows("example F16", "poursuite", "mensonge", "objective poursuite")
@pytest.mark.parametrize(("last", "apple"), [("light", False), ("yagami", True)])
def test_example_f16_a_liar_takes_the_pursuit_and_wins_only_beside_a_revealed_investigator(
    last: str, apple: bool
) -> None:
    s = table(
        "over",
        round=5,
        seats=6,
        pursuit=True,
        roles=f"aizawa higuchi mogi ? {last}",
        revealed="C E" if last == "yagami" else "C",
        A="mensonge",
    )
    s.A.plays("mensonge").lies("yes")
    assert ("poursuite" in s.A.met) is apple and "poursuite" not in s.B.met
    assert s.all_saw("plays", card="mensonge")


@shows("example F17", "amnesie", "light", "mogi")
def test_example_f17_a_light_who_forgets_keeps_the_suspicions_and_plays_on_as_mogi() -> None:
    s = table(roles="light misa higuchi yagami", inactive="mogi matsuda", A="amnesie", B="filature", suspicion="A5")
    s.A.plays("amnesie", 1)
    assert s.A.role == "mogi" and not s.A.revealed and s.A.suspicion == 5 and s.slot(1) == "light"
    assert s.who_sees_slot(1) == "A" and not s.over and s.A.has_ryuk
    s.A.leaves().ends()
    s.B.plays("filature", 1).answers("tailing", "reveal")
    assert s.ending == "light_revealed" and s.slot_revealed_by(1) == "B"
    assert s.A.met.keys() == {"mogi_1", "mogi_2", "mogi_3"} and s.A.met["mogi_3"]


@shows("example F18", "manipulation")
def test_example_f18_the_last_tile_is_seen_and_left_and_a_manipulated_player_draws_nothing() -> None:
    s = table(tile="tactique", tiles=1, front="B manipulation A")
    s.A.looks()
    assert s.A.saw("sees_tile", tile="tactique") and list(s.A.options) == ["leave"]
    s.A.cannot("discard", "last_tile").leaves()
    assert s.A.hand == () and s.pile == ("tactique",)
