"""Rulings 1 to 20 of the specification, each by its own scene or scenes."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.death_note.scenes import dealt, table

from penombre.engine import BadOptions
from penombre.games.death_note.deeds import Reveal, Suspicion
from penombre.games.death_note.swapping import swap_role
from penombre.testing.shows import shows


@shows("ruling 1")
@pytest.mark.parametrize(("seats", "threshold", "cards"), [(4, 7, 36), (5, 6, 36), (6, 6, 46), (7, 6, 46), (8, 5, 46)])
def test_l_counts_among_the_seats_for_the_threshold_and_for_the_cards_of_six(
    seats: int, threshold: int, cards: int
) -> None:
    t = dealt(seats).table
    assert t.threshold == threshold
    assert t.backs.count("action") == cards


@shows("ruling 1")
@pytest.mark.parametrize("seats", [3, 9])
def test_there_are_four_to_eight_seats_with_l_among_them(seats: int) -> None:
    with pytest.raises(BadOptions, match="4 to 8"):
        dealt(seats)


@shows("ruling 2")
@pytest.mark.parametrize(("front", "ryuk", "drawn"), [("", "", 1), ("B manipulation A", "", 0), ("", "A", 1)])
def test_the_last_tile_of_the_round_is_looked_at_and_left_and_drawn_for_as_left(
    front: str, ryuk: str, drawn: int
) -> None:
    s = table(tile="pacte", tiles=1, front=front, ryuk=ryuk)
    s.A.looks().cannot("discard", "last_tile")
    assert s.A.saw("sees_tile", tile="pacte")
    s.A.leaves()
    assert len(s.A.hand) == drawn
    assert s.pile == ("pacte",)


@shows("ruling 3")
@pytest.mark.parametrize(("by", "other", "order"), [("A", "C", "ACBD"), ("A", "D", "ADBC"), ("B", "A", "ABCD")])
def test_everybody_has_exactly_one_turn_in_a_round_even_after_seats_were_exchanged(
    by: str, other: str, order: str
) -> None:
    hands: dict[str, Any] = {by: "remaniement"}
    s = table(**hands)
    had = ""
    while not s.open & {"allot", "designate", "dealings", "rebirth"}:
        if s.open == {"turn_start"}:
            had += s.active
            if s.active == by:
                s.player(by).plays("remaniement", s.player(other))
        s.passes()
    assert had == order
    assert sorted(had) == list("ABCD")


@shows("ruling 4")
def test_l_chooses_the_receiver_and_the_card_of_the_gift_and_the_receiver_may_be_revealed_but_not_dead() -> None:
    s = table("gift", L="alibi rem page", revealed="B", dead="C", secret="D")
    assert s.asked == "L"
    assert s.L.may_choose == "AB"
    s.L.chooses(s.B)
    assert s.L.may_play == ["page_de_death_note", "rem", "alibi"]
    s.L.answers("gift_card", "rem")
    assert s.B.hand == ("rem",)
    assert s.L.hand == ("page_de_death_note", "alibi")


@shows("ruling 4")
def test_an_l_without_a_card_gives_none() -> None:
    s = table("gift")
    assert s.open == {"turn_start"} and s.active == "A"


@shows("ruling 4")
def test_where_nobody_lives_l_gives_nothing_and_the_round_goes_on() -> None:
    s = table("gift", seats=4, L="alibi", dead="A B", secret="C", tile="pacte")
    assert s.asked == "L" and s.L.asked == "allot"
    assert s.L.may_choose == "C"
    assert s.L.hand == ("alibi",)


@shows("ruling 5")
@pytest.mark.parametrize(
    "at", ["round_start", "turn", "main", "before_reveal", "tile_revealed", "before_allot", "round_end"]
)
def test_l_never_plays_an_action(at: str) -> None:
    s = table(at, tile="pacte", L="decouverte faux_death", A="alibi")
    assert s.L.asked is None
    assert s.L.may_play == []


@shows("ruling 5")
def test_l_is_not_asked_when_a_role_is_about_to_die() -> None:
    s = table(L="faux_death secret_defense", A="yeux", B="mouchards")
    s.A.plays("yeux", s.B)
    assert s.window == "death" and s.asked == "B"


@shows("ruling 6")
def test_the_end_waits_for_the_outermost_action() -> None:
    s = table(roles="misa light", suspicion="A5", A="yeux", B="fausse_identite")
    s.A.plays("yeux", 1)
    assert s.revealed == "A" and s.dead == ""
    s.nobody_reacts()
    assert s.revealed == "A1" and s.dead == "1"
    assert s.ending == ""
    s = table(roles="light misa", suspicion="A5", A="yeux", B="fausse_identite")
    s.A.plays("yeux", s.B)
    assert s.revealed == "A" and s.window == "death" and s.ending == ""
    s.B.plays("fausse_identite")
    assert s.B.alive and s.ending == "light_revealed"


@shows("ruling 6")
def test_inside_the_effect_of_a_tile_the_end_is_immediate() -> None:
    s = table("effect", tile="resurrection", roles="misa light", suspicion="B5")
    s.L.designates(s.B)
    s.B.replies("revival", "take")
    assert s.ending == "light_revealed"
    assert not s.all_saw("designates", target=s.A)


@shows("ruling 7")
def test_suspicions_at_the_same_time_come_first_and_then_all_who_reached_the_threshold_are_revealed() -> None:
    s = table("allot", tile="poursuite", bonus=3, roles="misa mogi", suspicion="A4 B3 C1")
    s.L.allots("AAABBB")
    assert s.revealed == "AB"
    assert s.suspicion == {"C": 1}
    assert [type(each) for each in s.table.deeds[:4]] == [Suspicion, Suspicion, Reveal, Reveal]
    assert [each.count for each in s.table.deeds if isinstance(each, Suspicion)] == [3, 3]


# -- ruling 8: who has revealed whom -----------------------------------------------------------------------------------


@shows("ruling 8")
def test_l_has_revealed_whom_his_allotment_reveals() -> None:
    s = table("allot", tile="pacte", suspicion="A5", roles="mogi light")
    s.L.allots("A")
    assert s.A.revealed_by == "L"


@shows("ruling 8")
def test_l_has_revealed_whom_the_suspicion_of_ryuk_reveals() -> None:
    s = table("reveal", tile="pacte", suspicion="A5", roles="mogi light", ryuk="A")
    assert s.A.revealed_by == "L"


@shows("ruling 8")
def test_l_has_revealed_whom_dealings_reveal() -> None:
    s = table("effect", tile="pacte", suspicion="A5", roles="mogi light")
    s.L.designates("A")
    assert s.A.revealed_by == "L"


@shows("ruling 8")
def test_l_has_revealed_whom_an_assault_an_execution_or_an_ally_reveals() -> None:
    s = table("effect", tile="assaut", roles="mogi light")
    s.L.designates(s.A, "mogi")
    assert s.A.revealed_by == "L"
    s = table("effect", tile="execution", roles="mogi light")
    s.L.designates(s.A)
    assert s.A.revealed_by == "L"
    s = table("effect", tile="allie", roles="mogi light")
    s.L.designates("mogi watari")
    assert s.A.revealed_by == "L"


@shows("ruling 8")
def test_a_vote_is_not_l() -> None:
    s = table("effect", tile="dechirure", suspicion="A5", roles="mogi light")
    s.L.designates("AB").replies("unraveling", "vote")
    s.C.answers("ballot", s.A)
    s.D.answers("ballot", s.A)
    assert s.A.revealed_by == "vote"


@shows("ruling 8")
def test_tiles_that_act_by_themselves_are_not_l() -> None:
    s = table("effect", tile="matsuda_enquete", roles="matsuda light")
    assert s.A.revealed_by == "A"
    s = table("effect", tile="conduite", suspicion="A5", roles="mogi light", A="mouchards")
    s.nobody_reacts()
    assert s.A.revealed_by == "effect"


@shows("ruling 8")
def test_what_players_choose_is_their_own() -> None:
    s = table("effect", tile="renaissance", roles="mogi light", inactive="watari")
    s.L.designates(s.A)
    s.A.replies("rebirth", "inactive-1")
    assert s.slot_revealed_by(1) == s.slot_killed_by(1) == "A"
    s = table("effect", tile="confrontation", roles="mogi light", inactive="watari")
    s.L.designates(s.A, 1)
    s.A.replies("confrontation", "reveal")
    assert s.slot_revealed_by(1) == "A"
    s = table("effect", tile="confrontation", roles="mogi light", suspicion="A5")
    s.L.designates(s.A, 1)
    s.A.replies("confrontation", "keep")
    assert s.A.revealed_by == "A"
    s = table("effect", tile="temps_couvert", roles="mogi light")
    s.L.designates(s.A)
    s.A.replies("overcast", "inactive-1")
    assert s.A.revealed_by == "A" and s.slot_revealed_by(1) == "A"
    s = table("effect", tile="confession", roles="mogi light")
    s.L.designates(s.A)
    s.A.replies("confession", "confess")
    assert s.A.revealed_by == "A"
    s = table("effect", tile="resurrection", roles="mogi light", suspicion="A5")
    s.L.designates(s.A)
    s.A.replies("revival", "take")
    assert s.A.revealed_by == "A"
    s = table("effect", tile="silence", roles="mogi light")
    s.L.designates(s.B)
    s.B.replies("silence", s.A)
    assert s.A.revealed_by == s.A.killed_by == "B"


@shows("ruling 8")
def test_actions_are_never_l_s() -> None:
    s = table(roles="light mogi", A="temoignage", suspicion="B4")
    s.A.plays("temoignage", s.C)
    s.C.replies("testimony", s.B)
    assert s.B.revealed_by == "C"


@shows("ruling 9")
@pytest.mark.parametrize(
    "play",
    [
        "death_note",
        "rem",
        "manipulation",
        "decouverte",
        "fondation_de_watari",
        "temoignage",
        "remaniement",
        "bureau_d_enquete",
        "chantage",
        "deballage",
    ],
)
def test_a_revealed_player_may_still_be_the_target_of_what_does_not_say_unrevealed(play: str) -> None:
    s = table(A=f"{play} alibi", B="mouchards", C="filature", revealed="B", roles="misa mogi light")
    s.A.chooses(play)
    while s.A.asked != "play_target":
        s.A.chooses("lay-0")
    assert "B" in s.A.may_choose


@shows("ruling 9")
@pytest.mark.parametrize("play", ["alibi", "mouchards", "piege", "page_de_death_note"])
def test_a_revealed_player_is_no_target_of_what_says_unrevealed(play: str) -> None:
    s = table(A=play, revealed="B", roles="misa mogi light")
    s.A.chooses(play)
    assert "C" in s.A.may_choose and "B" not in s.A.may_choose


@shows("ruling 9")
def test_crossed_fates_are_for_unrevealed_players() -> None:
    s = table(seats=6, A="destins_croises", revealed="B", roles="misa mogi light")
    s.A.chooses("destins_croises")
    assert set(s.A.options) == {"pair-3-4", "pair-3-5", "pair-4-5"}


# -- ruling 10: who died in secret -----------------------------------------------------------------------------------

_SECRET: dict[str, Any] = {"secret": "B", "roles": "misa mogi light"}


@shows("ruling 10")
def test_one_who_died_in_secret_may_have_an_alibi_and_suspicions_of_testimony_and_supporter() -> None:
    s = table(A="alibi", **_SECRET)
    s.A.chooses("alibi")
    assert s.A.may_choose == "ABCD"
    s = table(A="temoignage", **_SECRET)
    s.A.plays("temoignage", s.C)
    assert s.C.may_choose == "ABCD"
    s = table(A="partisan", **_SECRET)
    s.A.plays("partisan", "reveal-1")
    assert s.A.asked == "supporter_suspicion" and s.A.may_choose == "ABCD"


@shows("ruling 10")
def test_one_who_died_in_secret_is_suspected_by_clearing_one_s_name_and_by_l() -> None:
    s = table("round_end", tile="pacte", front="A se_blanchir", played="A1", **_SECRET)
    assert s.suspicion["B"] == 1
    s = table("allot", tile="pacte", **_SECRET)
    assert s.L.may_choose == "ABCD"


@shows("ruling 10")
@pytest.mark.parametrize(("tile", "offered"), [("pacte", "ABCD"), ("confession", "ABCD"), ("execution", "ABCD")])
def test_l_may_designate_one_who_died_in_secret_for_some_tiles(tile: str, offered: str) -> None:
    s = table("effect", tile=tile, **_SECRET)
    assert s.L.may_choose == offered


@shows("ruling 10")
def test_one_who_died_in_secret_may_be_voted_on_and_is_found_by_ally_and_by_matsuda() -> None:
    s = table("effect", tile="dechirure", **_SECRET)
    assert "pair-1-2" in s.L.options
    s = table("effect", tile="allie", **_SECRET)
    s.L.designates("mogi watari")
    assert s.B.revealed and s.B.revealed_by == "L"
    s = table("effect", tile="matsuda_enquete", roles="misa matsuda light", secret="B")
    assert s.B.revealed and s.B.revealed_by == "B"


@shows("ruling 10")
@pytest.mark.parametrize(
    "play",
    [
        "death_note",
        "rem",
        "manipulation",
        "decouverte",
        "fondation_de_watari",
        "mouchards",
        "temoignage",
        "remaniement",
        "piege",
        "bureau_d_enquete",
        "chantage",
        "deballage",
        "yeux_de_shinigami",
        "page_de_death_note",
    ],
)
def test_one_who_died_in_secret_is_chosen_for_no_other_action(play: str) -> None:
    s = table(A=f"{play} alibi", C="renoncement", D="filature", **_SECRET)
    s.A.chooses(play)
    while s.A.asked not in ("play_target", "play_role"):
        s.A.chooses("lay-0")
    assert "C" in s.A.may_choose and "B" not in s.A.may_choose


@shows("ruling 10")
@pytest.mark.parametrize("tile", ["renaissance", "confrontation", "tactique", "temps_couvert", "assaut", "silence"])
def test_one_who_died_in_secret_is_designated_for_no_other_tile(tile: str) -> None:
    s = table("effect", tile=tile, **_SECRET)
    assert s.L.may_choose == "ACD"


@shows("ruling 10")
@pytest.mark.parametrize("tile", ["amour", "performance"])
def test_one_who_died_in_secret_is_in_no_pair_of_neighbours(tile: str) -> None:
    s = table("effect", tile=tile, **_SECRET)
    assert set(s.L.options) == {"pair-1-3", "pair-1-4", "pair-3-4"}


@shows("ruling 10")
def test_one_who_died_in_secret_is_not_glared_at_doubted_nor_revived() -> None:
    s = table("effect", tile="regard", suspicion="A1 B1", A="rem", **_SECRET)
    assert s.L.may_choose == "A"
    s = table("effect", tile="doute", suspicion="A1 B1", A="rem", **_SECRET)
    assert s.L.may_choose == "A"
    s = table("effect", tile="resurrection", **_SECRET)
    assert s.L.may_choose == "ACD"


# -- rulings 11 to 20 ------------------------------------------------------------------------------------------------


@shows("ruling 11")
@pytest.mark.parametrize("card", ["fausse_identite", "mise_en_scene", "secret_defense", "faux_death_note"])
def test_a_barred_light_cannot_use_defence_cards(card: str) -> None:
    s = table(roles="misa light", barred=True, A="yeux", B=card)
    s.A.plays("yeux", s.B)
    assert s.asked == "B"
    s.B.cannot(card, "barred").passes()
    assert not s.B.alive and s.ending == "light_revealed"


@shows("ruling 11")
def test_only_blackmail_makes_a_barred_light_play() -> None:
    s = table(roles="misa light", barred=True, A="chantage", B="mouchards alibi")
    s.A.plays("chantage", s.B).takes("mouchards")
    s.B.declares(s.C)
    assert s.B.sees_role_of(s.C)
    assert s.B.besides == []


@shows("ruling 12")
@pytest.mark.parametrize("card", ["fouiner", "fuite_d_informations", "couverture", "se_blanchir", "demission"])
def test_blackmail_on_a_card_that_acts_at_another_moment_discards_it(card: str) -> None:
    s = table(A="chantage", B=card)
    s.A.plays("chantage", s.B).takes(card)
    assert s.B.hand == () and card in s.discard
    assert s.ryuk == "A" and s.table.played[s.B.seat] == 0


@shows("ruling 12")
def test_blackmail_makes_cards_of_any_time_be_played_if_their_own_condition_holds() -> None:
    s = table(A="chantage", B="alibi")
    s.A.plays("chantage", s.B).takes("alibi")
    s.B.declares(s.B)
    assert s.front == ["B alibi B"]
    s = table(A="chantage", B="renoncement", ryuk="B")
    s.A.plays("chantage", s.B).takes("renoncement")
    assert "renoncement" in s.discard and s.table.played[s.B.seat] == 0
    s = table(A="chantage", B="renoncement", ryuk="B", locked=True, suspicion="B2")
    s.A.plays("chantage", s.B).takes("renoncement")
    s.B.declares(2)
    assert s.B.suspicion == 0 and s.ryuk == "B"


@shows("ruling 12")
def test_a_forced_death_note_borrows_as_after_the_tile() -> None:
    s = table(A="chantage", B="death_note", C="fouiner mouchards")
    s.A.plays("chantage", s.B).takes("death_note")
    s.B.declares(s.C).cannot("fouiner", "not_now")
    assert s.B.may_play == ["mouchards"]


@shows("ruling 13")
def test_a_borrowed_card_obeys_the_moment_in_which_death_note_was_played() -> None:
    s = table(A="death_note", B="fouiner couverture alibi")
    s.A.plays("death_note", s.B)
    assert s.A.may_play == ["alibi", "fouiner"]
    s = table("main", A="death_note", B="fouiner couverture alibi")
    s.A.plays("death_note", s.B)
    assert s.A.may_play == ["alibi"]


@shows("ruling 14")
@pytest.mark.parametrize(("round", "first"), [(1, "A"), (2, "D")])
def test_of_two_actions_at_the_same_time_the_order_of_the_round_decides(round: int, first: str) -> None:
    s = table("round_start", round=round, A="decouverte", D="alibi")
    s.A.lays("decouverte")
    s.D.lays("alibi")
    assert [each.name for each in s if each.asked == "play_target"] == [first]


@shows("ruling 14")
def test_an_action_that_became_illegal_meanwhile_is_returned_unplayed() -> None:
    s = table("before_reveal", A="decouverte", B="renoncement", ryuk="B")
    s.A.lays("decouverte")
    s.B.lays("renoncement")
    s.A.declares(s.C)
    assert s.ryuk == "C"
    assert s.B.hand == ("renoncement",) and s.table.played[s.B.seat] == 0
    assert not s.A.saw("plays", seat=s.B)


@shows("ruling 15")
@pytest.mark.parametrize(("tile", "role"), [("allie", "mogi"), ("matsuda_enquete", "matsuda")])
def test_to_dodge_ally_or_matsuda_is_not_to_have_the_role(tile: str, role: str) -> None:
    s = table("effect", tile=tile, roles=f"light {role} misa", B="mensonge")
    if tile == "allie":
        s.L.designates("mogi watari")
    s.B.plays("mensonge").lies("no")
    assert not s.B.revealed
    assert s.table.bonus == (2 if tile == "matsuda_enquete" else 0)


@shows("ruling 15")
@pytest.mark.parametrize("tile", ["allie", "matsuda_enquete", "assaut", "decision"])
def test_a_lie_never_claims_a_role_that_would_be_revealed_or_barred(tile: str) -> None:
    s = table("effect", tile=tile, roles="light aizawa misa", B="mensonge")
    if tile == "allie":
        s.L.designates("mogi watari")
    if tile == "assaut":
        s.L.designates(s.B, "mogi")
    s.B.plays("mensonge")
    assert set(s.B.options) == {"no"}


@shows("ruling 15")
@pytest.mark.parametrize(("tile", "role"), [("allie", "mogi"), ("matsuda_enquete", "matsuda"), ("decision", "light")])
def test_who_has_the_role_may_play_a_lie_and_tell_the_truth(tile: str, role: str) -> None:
    s = table("effect", tile=tile, roles=f"misa {role}", B="mensonge alibi")
    if tile == "allie":
        s.L.designates("mogi watari")
    s.B.plays("mensonge")
    assert set(s.B.options) == {"yes", "no"}
    s.B.lies("yes")
    assert s.B.revealed == (tile != "decision")
    assert s.table.may_act(s.B.seat) == (tile != "decision")


@shows("ruling 16")
def test_the_bar_follows_the_role_card_of_light() -> None:
    s = table("effect", tile="resurrection", roles="light misa", inactive="mogi", barred=True)
    assert not s.table.may_act(s.A.seat)
    s.L.designates(s.A)
    s.A.replies("revival", "inactive-1")
    assert s.A.role == "mogi" and s.table.may_act(s.A.seat)
    s.L.designates(s.B)
    s.B.replies("revival", "inactive-1")
    assert s.B.role == "light" and not s.table.may_act(s.B.seat)


@shows("ruling 16")
def test_a_dodge_protects_the_player_who_lied_as_long_as_he_holds_light() -> None:
    s = table("effect", tile="decision", roles="light misa", inactive="mogi", A="mensonge alibi")
    s.A.plays("mensonge").lies("no")
    assert s.table.barred and s.table.may_act(s.A.seat)
    assert s.A.may_play == ["alibi"]
    s = table("effect", tile="decision", roles="light misa", inactive="mogi", A="mensonge alibi")
    s.nobody_reacts()
    assert s.table.barred and not s.table.may_act(s.A.seat)


@shows("ruling 16")
def test_a_dodge_protects_no_longer_once_light_was_given_away() -> None:
    s = table("effect", tile="decision", roles="light misa", inactive="mogi", A="mensonge amnesie")
    s.A.plays("mensonge").lies("no")
    s.until("turn_start").A.plays("amnesie", 1)
    assert s.A.role == "mogi" and s.slot(1) == "light" and s.table.may_act(s.A.seat)
    swap_role(s.table, s.A.seat, s.table.inactive()[0])
    assert s.A.role == "light" and not s.table.may_act(s.A.seat)


@shows("ruling 17")
def test_under_discovery_ryuk_actions_resolve_and_the_pawn_stays_until_the_round_ends() -> None:
    s = table("before_reveal", A="decouverte", B="alibi", ryuk="C", tile="tactique")
    s.A.plays("decouverte", s.D)
    assert s.ryuk == "D"
    s.B.plays("alibi", s.B)
    assert s.ryuk == "D" and s.front == ["A decouverte D", "B alibi B"]
    s.next_round()
    assert not s.table.locked and s.ryuk == "D" and s.front == []


@shows("ruling 17")
def test_the_lock_ends_with_the_death_of_the_holder() -> None:
    s = table(A="yeux", ryuk="B", locked=True, roles="misa mogi light")
    s.A.plays("yeux", s.B)
    assert not s.B.alive and s.ryuk == "-" and not s.table.locked


@shows("ruling 18")
@pytest.mark.parametrize(("card", "reason"), [("renoncement", "needs_ryuk"), ("presence_invisible", "ryuk_free")])
def test_with_the_pawn_in_the_centre_neither_renunciation_nor_invisible_presence(card: str, reason: str) -> None:
    s = table(A=card)
    s.A.cannot(card, reason)


@shows("ruling 18")
def test_invisible_presence_needs_somebody_with_ryuk_and_renunciation_oneself() -> None:
    s = table(A="renoncement presence", ryuk="B")
    s.A.cannot("renoncement", "needs_ryuk")
    assert s.A.may_play == ["presence_invisible"]
    s = table(A="renoncement presence", ryuk="A")
    assert s.A.may_play == ["renoncement", "presence_invisible"]


@shows("ruling 19")
def test_a_threat_counts_actions_played_after_it_in_any_round() -> None:
    s = table(
        "before_reveal", front="A menace BCD", B="alibi", C="decouverte", tile="tactique", roles="misa mogi light"
    )
    s.B.plays("alibi", s.B)
    assert s.front[0] == "A menace CD"
    s.next_round()
    assert s.front == ["A menace CD"]
    s.C.plays("decouverte", s.C)
    assert not s.D.alive and s.D.killed_by == "A"


@shows("ruling 19")
def test_what_was_played_before_a_threat_does_not_count() -> None:
    s = table(A="menace", played="B1 C1 D1", roles="misa mogi light")
    s.A.plays("menace")
    assert s.front == ["A menace BCD"]


@shows("ruling 19")
def test_two_threats_are_looked_at_one_by_one() -> None:
    s = table(front="A menace BC, D manipulation A", C="mouchards", turn="C", roles="misa mogi light", B="alibi")
    first, second = s.table.front
    s.table.front = (first, replace(second, kind="menace", on=s.D.seat, waiting=first.waiting))
    s.C.plays("mouchards", s.A)
    s.nobody_reacts()
    assert not s.B.alive and s.B.killed_by == "A"
    assert s.front == [] and s.dead == "B"
    assert s.all_saw("threat", seat=s.A, target=s.B) and s.all_saw("threat_void", seat=s.D)


@shows("ruling 20")
def test_clearing_one_s_name_looks_at_the_whole_round() -> None:
    s = table("before_allot", tile="tactique", front="A se_blanchir", played="A1 B1", C="alibi")
    s.C.plays("alibi", s.C)
    s.L.allots("AA")
    assert s.suspicion == {"A": 3, "D": 1}


@shows("ruling 20")
def test_clearing_one_s_name_does_not_count_as_having_played_for_itself_but_does_for_another_one() -> None:
    s = table("round_end", seats=6, tile="tactique", front="A se_blanchir, B se_blanchir", played="A1 B1")
    assert s.suspicion == {"A": 1, "B": 1, "C": 2, "D": 2, "E": 2}
