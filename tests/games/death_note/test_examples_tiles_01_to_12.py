"""The worked examples T1 to T12 of the specification, tile by tile: given, when, then."""

from __future__ import annotations

import pytest
from tests.games.death_note.scenes import DeathNoteScene, table

from penombre.testing.shows import shows


def to_allot(s: DeathNoteScene) -> int:
    """How many Suspicions L has to hand out now; 0 where nothing is asked."""
    s.nobody_reacts()
    ask = s.L.ask
    return int(ask.args["count"]) if ask is not None and ask.kind in ("allot", "allot_one") else 0


# -- round 1 ---------------------------------------------------------------------------------------------------------


@shows("example T1", "renaissance", "mogi")
def test_example_t1_who_accepts_kills_the_own_role_and_lives_on_with_another_one() -> None:
    s = table(
        "effect",
        tile="renaissance",
        roles="light mogi",
        inactive="misa",
        suspicion="B3",
        B="rem",
        ryuk="B",
        revealed="2",
    )
    s.L.designates(s.B)
    assert s.B.asked == "rebirth" and s.B.may_choose == "1234"
    s.B.chooses_slot(1)
    assert s.B.role == "misa" and s.B.alive and not s.B.revealed and s.B.suspicion == 3
    assert s.B.hand == ("rem",) and s.B.has_ryuk
    assert s.slot(1) == "mogi" and s.dead == "1" and s.slot_killed_by(1) == "B" == s.slot_revealed_by(1)


@shows("example T1", "renaissance", "objective l_3", "objective yagami_3", "objective watari_2")
def test_example_t1_the_dead_investigator_is_not_ls_and_fails_yagami_and_watari() -> None:
    s = table("effect", tile="renaissance", roles="light mogi yagami watari", inactive="misa")
    s.L.designates(s.B)
    s.B.chooses_slot(1)
    s.until()
    assert s.L.met["l_3"] and not s.C.met["yagami_3"] and not s.D.met["watari_2"]


@shows("example T1", "objective yagami_3", "objective watari_2")
def test_example_t1_an_investigator_killed_in_the_centre_fails_watari_only() -> None:
    s = table("over", roles="light mogi yagami watari", inactive="matsuda", dead="1")
    assert s.C.met["yagami_3"] and not s.D.met["watari_2"]


@shows("example T1", "renaissance", "light_revealed")
def test_example_t1_a_light_who_accepts_ends_the_game_without_a_swap() -> None:
    s = table("effect", tile="renaissance", roles="light mogi")
    s.L.designates(s.A)
    s.A.chooses_slot(1)
    assert s.ending == "light_revealed" and s.A.role == "light" and s.dead == "A" and s.A.revealed_by == "A"


@shows("example T1", "renaissance")
@pytest.mark.parametrize(
    ("own", "taken", "revealed", "suspicion"),
    [("", "", False, 3), ("", "1", True, 0), ("B", "", False, 0), ("B", "1", True, 0)],
)
def test_example_t1_suspicions_follow_the_state_before_the_death(
    own: str, taken: str, revealed: bool, suspicion: int
) -> None:
    s = table(
        "effect",
        tile="renaissance",
        roles="light mogi",
        revealed=f"{own} {taken}",
        suspicion="" if own else "B3",
    )
    s.L.designates(s.B)
    s.B.chooses_slot(1)
    assert s.B.revealed is revealed and s.B.suspicion == suspicion and s.B.alive


@shows("example T1", "renaissance")
def test_example_t1_the_player_may_decline_and_without_a_living_inactive_role_nothing_happens() -> None:
    s = table("effect", tile="renaissance", roles="light mogi")
    s.L.designates(s.B)
    s.B.answers("rebirth", "decline")
    assert s.dead == "" and s.B.role == "mogi" and to_allot(s) == 1
    s = table("effect", seats=7, tile="renaissance", dead="1 2")
    assert s.all_saw("no_effect", tile="renaissance") and to_allot(s) == 1


@shows("example T1", "renaissance", "three_deaths")
def test_example_t1_a_third_death_ends_the_game_and_the_player_scores_as_the_dead_holder() -> None:
    s = table("effect", tile="renaissance", roles="light misa watari", dead="3 4")
    s.L.designates(s.B)
    s.B.chooses_slot(1)
    assert s.ending == "three_deaths" and s.B.role == "misa" and s.B.met["misa_3"] and not s.B.met["misa_2"]


@shows("example T2", "confrontation")
def test_example_t2_without_a_hidden_inactive_role_there_is_no_effect_and_l_allots_one() -> None:
    s = table("effect", tile="confrontation", revealed="1 2 3 4", inactive="matsuda")
    assert s.all_saw("no_effect", tile="confrontation") and to_allot(s) == 1


@shows("example T2", "confrontation")
@pytest.mark.parametrize("reveals", [True, False])
def test_example_t2_the_designated_player_reveals_the_role_or_is_suspected(reveals: bool) -> None:
    s = table("effect", tile="confrontation", roles="light misa", inactive="mogi", revealed="2")
    s.L.designates(s.B)
    assert s.L.may_choose == "134"
    s.L.designates(1)
    assert s.who_sees_slot(1) == "B" and s.B.asked == "confrontation"
    s.B.chooses("reveal" if reveals else "keep")
    assert s.revealed == ("12" if reveals else "2") and s.suspicion == ({} if reveals else {"B": 1})
    assert s.slot_revealed_by(1) == ("B" if reveals else "-") and to_allot(s) == 1


@shows("example T2", "confrontation", "alibi")
def test_example_t2_an_alibi_stops_the_suspicion() -> None:
    s = table("effect", tile="confrontation", front="A alibi B")
    s.L.designates(s.B, 1)
    s.B.answers("confrontation", "keep")
    assert not s.suspicion and to_allot(s) == 2


@shows("example T3", "pacte")
@pytest.mark.parametrize(("seats", "dead", "most"), [(8, "", 3), (8, "A", 3), (8, "A B", 2), (5, "", 2), (4, "", 1)])
def test_example_t3_up_to_half_of_the_living_may_be_designated(seats: int, dead: str, most: int) -> None:
    s = table("effect", seats=seats, tile="pacte", dead=dead, roles="misa higuchi light")
    assert s.L.asked == "dealings" and s.L.ask is not None and (s.L.ask.least, s.L.ask.most) == (1, most)


@shows("example T3", "pacte")
@pytest.mark.parametrize(("revealed", "dead", "most"), [("A B C", "", 0), ("A B", "", 1), ("", "A B", 0)])
def test_example_t3_only_the_unrevealed_are_designated_and_where_that_is_nobody_nothing_happens(
    revealed: str, dead: str, most: int
) -> None:
    s = table("effect", seats=4, tile="pacte", roles="misa mogi watari", inactive="light", revealed=revealed, dead=dead)
    assert (s.L.asked == "dealings") is bool(most) and s.all_saw("no_effect", tile="pacte") is not bool(most)


@shows("example T3", "pacte", "alibi")
def test_example_t3_each_of_the_group_is_suspected_but_for_an_alibi() -> None:
    s = table("effect", seats=8, tile="pacte", front="A alibi B", secret="C", revealed="D")
    assert s.L.may_choose == "ABCEFG"
    s.L.designates("ABC")
    assert s.suspicion == {"A": 1, "C": 1} and to_allot(s) == 2


@shows("example T3", "pacte")
def test_example_t3_who_is_revealed_by_it_is_revealed_by_l() -> None:
    s = table("effect", tile="pacte", roles="light mogi", suspicion="B5")
    s.L.designates("B")
    assert s.revealed == "B" and s.B.revealed_by == "L"


@shows("example T4", "poursuite", "mensonge", "objective poursuite")
@pytest.mark.parametrize("revealed", ["", "D"])
def test_example_t4_a_lying_investigator_takes_the_objective(revealed: str) -> None:
    s = table(
        "over", round=5, pursuit=True, roles="aizawa higuchi light mogi", revealed=revealed, A="mensonge", D="rem"
    )
    s.A.plays("mensonge").lies("yes")
    s.nobody_reacts()
    assert ("poursuite" in s.A.met) is bool(revealed) and "poursuite" not in s.B.met


@shows("example T4", "poursuite", "mensonge")
def test_example_t4_a_revealed_neighbour_cannot_lie() -> None:
    s = table("over", round=5, pursuit=True, roles="higuchi mogi light", revealed="B", B="mensonge")
    assert s.over and s.A.met["poursuite"]


@shows("example T4", "poursuite", "objective poursuite")
def test_example_t4_a_kira_who_died_in_secret_takes_the_place_and_fails() -> None:
    s = table("over", round=5, pursuit=True, roles="higuchi mogi misa light", revealed="B", secret="A")
    assert not any("poursuite" in player.met for player in s)


@shows("example T4", "poursuite")
def test_example_t4_it_does_nothing_now_and_stays() -> None:
    s = table("effect", tile="poursuite")
    assert s.table.pursuit and to_allot(s) == 3
    s.until("gift", "turn_start")
    assert s.L.public.pursuit


@shows("example T5", "tactique")
def test_example_t5_an_empty_hand_neither_discards_nor_shows_anything() -> None:
    s = table("effect", tile="tactique")
    s.L.designates(s.B)
    assert to_allot(s) == 1 and not s.L.saw("sees_hand")


@shows("example T5", "tactique")
@pytest.mark.parametrize("discards", [True, False])
def test_example_t5_a_discard_gives_l_one_more_and_a_hand_is_shown_to_l_alone(discards: bool) -> None:
    s = table("effect", tile="tactique", B="rem menace")
    s.L.designates(s.B)
    s.B.answers("tactics", "discard-menace" if discards else "show")
    assert s.B.hand == (("rem",) if discards else ("rem", "menace"))
    assert s.who_saw("sees_hand", cards=["rem", "menace"]) == ("" if discards else "BL")
    assert s.L.saw("sees_hand") is not discards and s.all_saw("answers", choice="discard" if discards else "show")
    assert s.who_saw("discards", cards=["menace"]) == ("B" if discards else "")
    assert to_allot(s) == (2 if discards else 1)


# -- round 2 ---------------------------------------------------------------------------------------------------------


@shows("example T6", "dechirure", "alibi")
@pytest.mark.parametrize(
    ("front", "ballots", "suspicion"),
    [
        ("", "BBB", {"B": 1}),
        ("", "BBC", {"B": 1}),
        ("", "CCB", {"C": 1}),
        ("A alibi B", "BBC", {}),
        ("A alibi B", "CCB", {"C": 1}),
    ],
)
def test_example_t6_who_has_more_votes_is_suspected_unless_protected(
    front: str, ballots: str, suspicion: dict[str, int]
) -> None:
    s = table("effect", seats=6, tile="dechirure", front=front)
    s.L.designates("BC").answers("unraveling", "vote")
    for voter, ballot in zip((s.A, s.D, s.E), ballots, strict=True):
        assert not s.L.saw("votes")
        voter.answers("ballot", s.player(ballot))
    assert s.suspicion == suspicion and s.all_saw("votes", seat=s.A, target=s.player(ballots[0]))


@shows("example T6", "dechirure", "alibi")
@pytest.mark.parametrize(("front", "suspicion"), [("", {"B": 1, "C": 1}), ("A alibi B", {"C": 1})])
def test_example_t6_a_tie_suspects_both_unless_protected(front: str, suspicion: dict[str, int]) -> None:
    s = table("effect", tile="dechirure", front=front)
    s.L.designates("BC").answers("unraveling", "vote")
    s.A.answers("ballot", s.B)
    s.D.answers("ballot", s.C)
    assert s.suspicion == suspicion


@shows("example T6", "dechirure")
def test_example_t6_a_reveal_by_vote_is_nobodys_and_the_dead_do_not_vote() -> None:
    s = table("effect", tile="dechirure", roles="light mogi misa", secret="C", dead="D", suspicion="B5")
    s.L.designates("BC").answers("unraveling", "vote")
    assert s.asked == "A"
    s.A.answers("ballot", s.B)
    assert s.revealed == "BD" and s.B.revealed_by == "vote"


@shows("example T6", "dechirure")
def test_example_t6_it_needs_two_unrevealed_players_and_a_voter() -> None:
    s = table("effect", tile="dechirure", roles="light", revealed="B C D")
    assert s.all_saw("no_effect", tile="dechirure") and to_allot(s) == 1
    s = table("effect", seats=4, tile="dechirure", roles="light", dead="C")
    assert s.all_saw("no_effect", tile="dechirure") and to_allot(s) == 1


@shows("example T7", "temps_couvert", "higuchi")
def test_example_t7_a_kira_declines_as_an_investigator_who_does_not_want_to() -> None:
    told = []
    for roles in ("higuchi mogi light watari", "mogi higuchi light watari"):
        s = table("effect", tile="temps_couvert", roles=roles)
        s.L.designates(s.A)
        assert s.A.asked == "overcast"
        s.A.chooses("decline")
        assert s.revealed == "" == s.dead
        told.append([(event.key, event.args) for event in s.C.events])
    assert told[0] == told[1]


@shows("example T7", "temps_couvert", "higuchi")
def test_example_t7_a_kira_cannot_accept() -> None:
    s = table("effect", tile="temps_couvert", roles="higuchi mogi light watari")
    s.L.designates(s.A)
    s.A.cannot("inactive-1", "no_investigator")
    assert list(s.A.options) == ["decline"]


@shows("example T7", "temps_couvert")
@pytest.mark.parametrize("revealed", ["", "2"])
def test_example_t7_an_investigator_is_revealed_and_kills_a_living_inactive_role_revealed_or_not(revealed: str) -> None:
    s = table("effect", tile="temps_couvert", roles="mogi light", dead="1", revealed=revealed, C="faux_death")
    s.L.designates(s.A)
    assert s.A.may_choose == "234"
    s.A.chooses_slot(2)
    assert s.revealed == "A12" and s.A.revealed_by == "A" and s.dead == "12" and s.slot_killed_by(2) == "A"
    assert to_allot(s) == 1


@shows("example T7", "temps_couvert")
def test_example_t7_without_a_living_inactive_role_an_investigator_may_only_be_revealed() -> None:
    s = table("effect", seats=7, tile="temps_couvert", roles="mogi light", dead="1 2")
    s.L.designates(s.A)
    assert list(s.A.options) == ["decline", "reveal"]
    s.A.chooses("reveal")
    assert s.revealed == "A12" and s.dead == "12" and to_allot(s) == 1


@shows("example T8", "regard")
@pytest.mark.parametrize(("suspicion", "hand"), [("", "rem"), ("A1", "rem"), ("A1 C2", "rem")])
def test_example_t8_nobody_who_has_both_suspicions_and_cards_means_nothing(suspicion: str, hand: str) -> None:
    s = table("effect", tile="regard", suspicion=suspicion, B=hand)
    assert to_allot(s) == 1 and s.all_saw("no_effect", tile="regard") and s.B.hand == ("rem",)


@shows("example T8", "regard")
def test_example_t8_l_sees_the_hand_and_takes_a_card() -> None:
    s = table("effect", tile="regard", suspicion="A1 B2 C1", B="rem menace", C="taupe", D="alibi")
    assert s.L.asked == "designate" and s.L.may_choose == "BC"
    s.L.designates(s.B).takes("menace")
    assert s.L.hand == ("menace",) and s.B.hand == ("rem",) and s.who_saw("takes", card="menace") == "BL"
    assert s.who_saw("sees_hand", cards=["rem", "menace"]) == "BL"


@shows("example T9", "contact", "alibi")
def test_example_t9_everybody_alive_who_got_nothing_in_the_allotment_draws() -> None:
    s = table("allot", seats=7, tile="contact", front="A alibi B", dead="F", revealed="E", roles="light misa")
    assert to_allot(s) == 4
    s.L.allots("CCCD")
    assert {player.name: len(player.hand) for player in s} == {"L": 0, "A": 1, "B": 1, "C": 0, "D": 0, "E": 1, "F": 0}


@shows("example T9", "contact")
def test_example_t9_they_draw_in_the_order_of_the_round() -> None:
    s = table("allot", tile="contact", deck="rem menace taupe")
    s.L.allots("BBB")
    assert (s.D.hand, s.C.hand, s.A.hand) == (("rem",), ("menace",), ("taupe",))


@shows("example T10", "doute")
def test_example_t10_nothing_happens_to_an_empty_hand_or_where_nobody_has_exactly_one_suspicion() -> None:
    s = table("effect", tile="doute", suspicion="A2 B3", A="rem")
    assert s.all_saw("no_effect", tile="doute") and to_allot(s) == 2
    s = table("effect", tile="doute", suspicion="A1 B1 C2", A="rem", C="menace")
    assert s.L.asked == "designate" and s.L.may_choose == "AB"
    s.L.designates(s.B)
    assert not s.L.saw("hand_shown", seat=s.A) and to_allot(s) == 2 and not s.C.knows("rem")


@shows("example T10", "doute")
def test_example_t10_the_hand_is_shown_to_all_and_returned() -> None:
    s = table("effect", tile="doute", suspicion="A1", A="rem menace")
    s.L.designates(s.A)
    assert s.all_saw("hand_shown", seat=s.A, cards=["rem", "menace"]) and s.A.hand == ("rem", "menace")
    assert s.C.private.held[s.A.seat] == ("rem", "menace")


# -- round 3 ---------------------------------------------------------------------------------------------------------


@shows("example T11", "assaut")
def test_example_t11_who_is_not_that_role_draws_two_and_discards_any_card_of_the_hand() -> None:
    s = table("effect", tile="assaut", roles="light mogi", B="alibi", deck="rem taupe")
    s.L.designates(s.B, "watari")
    s.nobody_reacts()
    assert list(s.B.options) == ["rem", "alibi", "taupe"]
    s.B.answers("assault_discard", "alibi")
    assert s.B.hand == ("rem", "taupe") and s.revealed == "" and s.who_saw("discards", cards=["alibi"]) == "B"


@shows("example T11", "assaut", "objective l_3")
@pytest.mark.parametrize(("role", "fails"), [("mogi", True), ("misa", False)])
def test_example_t11_who_is_that_role_is_revealed_by_l(role: str, fails: bool) -> None:
    s = table("effect", tile="assaut", roles=f"light {role}")
    s.L.designates(s.B, role)
    assert s.revealed == "B" and s.B.revealed_by == "L" and s.B.hand == () and to_allot(s) == 1
    s.until()
    assert s.L.met["l_3"] is not fails


@shows("example T11", "assaut", "light")
def test_example_t11_light_cannot_be_named_and_only_hidden_living_players_are_designated() -> None:
    s = table("effect", tile="assaut", secret="B", revealed="C", roles="light")
    assert s.L.may_choose == "AD"
    s.L.designates(s.A)
    assert set(s.L.options) == {"misa", "higuchi", "yagami", "matsuda", "aizawa", "mogi", "watari"}


@shows("example T12", "amour", "objective amour")
def test_example_t12_a_lover_who_dies_keeps_the_objective() -> None:
    s = table("effect", tile="amour", roles="light misa mogi watari", turn="A")
    assert s.L.asked == "designate_two" and set(s.L.options) == {"pair-1-2", "pair-2-3", "pair-3-4", "pair-1-4"}
    s.L.designates("BC")
    assert s.table.lovers == (s.B.seat, s.C.seat) and to_allot(s) == 3
    s = table("over", round=5, roles="light misa mogi watari", lovers="BC", dead="C")
    assert s.B.met["amour"] and s.C.met["amour"] and "amour" not in s.A.met
    s = table("over", round=5, roles="light misa mogi watari", lovers="BC", revealed="A", ending="light_revealed")
    assert s.B.met["amour"] is False is s.C.met["amour"]


@shows("example T12", "amour")
def test_example_t12_the_two_must_be_neighbours_over_the_dead_and_over_l() -> None:
    s = table("effect", tile="amour", dead="B", roles="light misa", revealed="C")
    assert set(s.L.options) == {"pair-1-3", "pair-3-4", "pair-1-4"}
