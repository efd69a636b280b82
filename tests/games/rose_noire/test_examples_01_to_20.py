"""The worked examples 1 to 20 of the specification, in its own order: given, when, then."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.rose_noire.scenes import (
    LETTERS,
    RoseNoireScene,
    dealt,
    looks_different,
    table,
)

from penombre.engine import CLOCK, NOBODY
from penombre.games.rose_noire.catalogue import BONUS, NAMES, PROOFS, ROLES
from penombre.testing.shows import shows
from penombre.testing.who_knows import who_knows

PARTIES = range(3, 6)
PROOF_OF = dict(zip(NAMES, PROOFS, strict=True))


def piled(s: RoseNoireScene) -> list[str]:
    """Every card of the seven piles."""
    return [face for name in NAMES for face in s.pile(name)]


def set_up(players: int, deal: int = 0, one: str = "aodhan", other: str = "taran") -> RoseNoireScene:
    """A real deal, up to the first turn."""
    s = dealt(players, deal)
    s.R.takes_out(one, other)
    return s


# -- set-up ----------------------------------------------------------------------------------------------------------


@shows("example 1", "investigator", "possessed", "rector")
@pytest.mark.parametrize("deal", range(6))
def test_example_1_five_players_have_one_possessed_and_three_investigators(deal: int) -> None:
    s = dealt(5, deal)
    assert Counter(player.role for player in s.investigators) == {"possessed": 1, "investigator": 3}
    assert s.R.role == "" and not s.table.zones[s.R.seat] and s.R.private.role == "rector"
    assert s.table.backs.count("role") == 4 and not s.table.cards(s.table.aside)


@shows("example 1", "investigator", "possessed")
def test_example_1_everybody_sees_their_own_role_and_no_other() -> None:
    s = dealt(5)
    assert [player.private.role for player in s.investigators] == [player.role for player in s.investigators]
    assert [seat.role for seat in s.spectator.public.seats] == ["rector" if player is s.R else "" for player in s]
    (possessed,) = [player for player in s if player.role == "possessed"]
    assert [player for player in s if player.private.possessed != NOBODY] == [possessed]
    assert who_knows(s, lambda t: t.possessed) == possessed.name


@shows("example 1")
def test_example_1_every_investigator_may_be_the_possessed() -> None:
    found = {player.name for deal in range(40) for player in dealt(5, deal) if player.role == "possessed"}
    assert found == set(LETTERS)


@shows("example 2", "investigator", "possessed")
@pytest.mark.parametrize("deal", range(6))
def test_example_2_four_players_have_one_possessed_and_two_investigators(deal: int) -> None:
    s = dealt(4, deal)
    assert Counter(player.role for player in s.investigators) == {"possessed": 1, "investigator": 2}
    unused = sum(role.count for role in ROLES.values()) - s.table.backs.count("role")
    assert unused == 1 and not s.table.cards(s.table.aside)


@shows("example 3", "possessed")
def test_example_3_with_three_players_the_possessed_is_dealt_in_two_games_of_three() -> None:
    games = [dealt(3, deal) for deal in range(300)]
    there = [s for s in games if s.table.possessed != NOBODY]
    assert 0.6 < len(there) / len(games) < 0.73
    for s in games:
        (third,) = s.table.cards(s.table.aside)
        assert not any(player.knows(third) for player in (*s, s.spectator))
        dealt_roles = [player.role for player in s.investigators]
        assert sorted([*dealt_roles, s.table.faces[third]]) == ["investigator", "investigator", "possessed"]


@shows("example 3")
def test_example_3_without_a_possessed_the_game_runs_unchanged_with_two_camps() -> None:
    present, absent = table("lumines", players=3, turn=1), table("lumines", players=3, turn=1, possessed="")
    assert present.B.role == "possessed" and absent.B.role == "investigator"
    while not present.over:
        assert looks_different(present, absent) == "B"
        present.passes()
        absent.passes()
    assert absent.over and absent.ending == present.ending == "turn_limit"
    assert absent.outcome is not None and set(absent.outcome.groups) == {"rector", "investigator"}


@shows("example 4")
@pytest.mark.parametrize("players", PARTIES)
@pytest.mark.parametrize("pair", [("aodhan", "taran"), ("deirdre", "eoghan")])
def test_example_4_seven_equal_piles_hold_five_proofs_and_not_those_of_the_accomplices(
    players: int, pair: tuple[str, str]
) -> None:
    for deal in range(4):
        s = set_up(players, deal, *pair)
        assert [len(s.pile(name)) for name in NAMES] == [players] * 7
        assert [suspect.cards for suspect in s.spectator.public.suspects] == [players] * 7
        proofs = [face for face in piled(s) if face in PROOFS]
        assert sorted(proofs) == sorted(PROOF_OF[name] for name in NAMES if name not in pair)
        assert s.graveyard == s.discard == () and all(player.hand == () for player in s.investigators)
        assert not any(any(player.pile(name)) for player in s for name in NAMES)


@shows("example 4")
def test_example_4_only_the_rector_knows_the_accomplices() -> None:
    s = set_up(5)
    assert s.R.private.accomplices == (0, 6)
    assert who_knows(s, lambda t: t.accomplices) == "R"
    assert s.who_saw("accomplices") == "R"


@shows("example 4")
def test_example_4_the_piles_are_another_deal_each_time() -> None:
    assert len({tuple(piled(set_up(3, deal))) for deal in range(6)}) == 6


MARKED_5 = ("veillee_funebre", "archives_scriptorium", "espionner_recteur")
MARKED_4 = ("ronde_de_nuit", "eau_benite", "tumulte")


@shows("example 5")
def test_example_5_four_players_use_no_card_marked_5() -> None:
    clues = Counter(set_up(4).clues)
    assert not {*MARKED_5, *BONUS} & set(clues) and all(clues[id] == 1 for id in MARKED_4)
    assert (clues["interrogatoire"], clues["confrontation"], clues["convocation"], clues["meurtre_cloitre"]) == (
        3,
        1,
        1,
        1,
    )
    assert clues.total() == 30


@shows("example 5")
def test_example_5_three_players_use_no_card_marked_4_or_5() -> None:
    clues = Counter(set_up(3).clues)
    assert not {*MARKED_5, *MARKED_4, *BONUS, "meurtre_cloitre"} & set(clues)
    assert (clues["fouille_cellule"], clues["zele"], clues["exhumation"], clues["convocation"]) == (2, 1, 1, 1)
    assert clues.total() == 23


@shows("example 5")
def test_example_5_five_players_use_them_all() -> None:
    clues = Counter(set_up(5).clues)
    assert all(clues[id] == 1 for id in (*MARKED_5, *MARKED_4)) and clues["meurtre_cloitre"] == 2
    assert clues.total() == 37 and not set(BONUS) & set(clues)


@shows("example 6")
@pytest.mark.parametrize("players", PARTIES)
def test_example_6_the_first_turn_has_neither_an_accusation_nor_a_night(players: int) -> None:
    s = set_up(players)
    kinds, phases = set(), []
    while s.turn == 1:
        kinds |= {ask.kind for ask in s.match.asks()}
        phases += [s.phase] if s.phase not in phases else []
        s.passes()
    assert phases == ["lumines", "vesperines"] and {"day_before", "dusk_play"} <= kinds
    assert not kinds & {"ballot", "debate", "time_up", "night_possessed", "night_rector"}
    assert not s.spectator.saw("sextines") and not s.spectator.saw("estellines") and not s.spectator.saw("dawn")
    assert s.phase == "lumines" and s.all_saw("lumines", turn=2)


@shows("example 6")
def test_example_6_from_the_second_turn_on_there_are_both() -> None:
    s = table("lumines", turn=2).until("sextines")
    assert {player.asked for player in s.investigators} == {"ballot"}
    s.until("estellines")
    assert {player.asked for player in s.investigators} == {"night_possessed"}


# -- the day ---------------------------------------------------------------------------------------------------------


@shows("example 7", "deirdre", "fouille_cellule")
def test_example_7_a_suspect_is_investigated_once_a_turn_but_may_be_searched() -> None:
    s = table(B="fouille_cellule", piles={"deirdre": "zele proof_taran"})
    s.A.investigates("deirdre").ends()
    assert s.A.hand == ("zele",) and s.A.pawn == "deirdre"
    assert s.B.may_investigate == [name for name in NAMES if name != "deirdre"]
    s.B.plays("fouille_cellule", "deirdre")
    assert s.B.hand == ("proof_taran",) and s.B.pawn == "" and s.B.asked == "day_before"
    assert s.spectator.public.suspects[2].investigated == s.A.seat
    assert s.who_saw("draws", seat=s.B, card="proof_taran") == "B" and s.all_saw("draws", seat=s.B)


@shows("example 8", "bricen", "taran")
def test_example_8_the_dead_share_the_graveyard() -> None:
    s = table(dead="bricen taran", graveyard="proof_morwen zele 7")
    s.A.investigates("bricen").ends()
    s.B.investigates("taran").ends()
    assert s.A.hand == ("proof_morwen",) and s.B.hand == ("zele",)
    assert len(s.graveyard) == s.spectator.public.graveyard == 5
    assert not {"bricen", "taran"} & set(s.C.may_investigate) and len(s.C.may_investigate) == 5
    assert s.who_saw("draws", seat=s.A, card="proof_morwen") == "A"


@shows("example 9", "eoghan", "denonciation")
def test_example_9_a_trap_that_is_drawn_springs_and_enters_no_hand() -> None:
    s = table(A="zele proof_morwen", piles={"eoghan": "denonciation"})
    s.A.investigates("eoghan")
    assert s.all_saw("trap", seat=s.A, card="denonciation") and s.spectator.public.trap == "denonciation"
    s.A.suffers()
    assert s.who_saw("denounced", cards=["proof_morwen", "zele"]) == "R" and s.all_saw("denounced", target=s.A, count=2)
    assert s.R.held_by(s.A) == ("proof_morwen", "zele") and s.B.held_by(s.A) == ()
    assert s.who_can_place("proof_morwen", "hand_1") == "A", "nobody else knows which of the two cards it is"
    assert s.discard == s.spectator.public.discard == ("denonciation",)
    assert s.A.hand == ("proof_morwen", "zele") and s.active is s.A and s.A.asked == "day_after"
    assert s.A.may_play == ["zele"]


@shows("example 10", "interrogatoire")
def test_example_10_a_trap_that_is_peeked_at_does_nothing() -> None:
    s = table(A="interrogatoire", piles={"eoghan": "denonciation zele proof_morwen"})
    before = s.pile("eoghan")
    s.A.plays("interrogatoire", "eoghan")
    assert s.pile("eoghan") == before and before[:3] == ("denonciation", "zele", "proof_morwen")
    assert s.A.pile("eoghan") == ("denonciation", "zele", "proof_morwen", "", "")
    assert s.all_saw("peeks", seat=s.A, suspects=["eoghan"], count=3)
    assert s.who_saw("peeks", cards=list(before[:3])) == "A"
    assert s.B.pile("eoghan") == s.R.pile("eoghan") == ("",) * 5 and not s.B.was_told_of("denonciation")
    assert not s.spectator.saw("trap") and s.discard == ("interrogatoire",) and s.A.asked == "day_before"


@shows("example 11", "guet_apens")
def test_example_11_an_ambush_before_the_investigation_takes_it_away() -> None:
    s = table(A="fouille_cellule zele", piles={"eoghan": "guet_apens"})
    s.A.plays("fouille_cellule", "eoghan").suffers()
    assert s.active is s.B and s.B.asked == "day_before" and s.A.asked is None
    assert s.A.pawn == "" and s.A.hand == ("zele",) and not s.spectator.saw("investigates")
    assert all(suspect.investigated == NOBODY for suspect in s.spectator.public.suspects)
    assert sorted(s.discard) == ["fouille_cellule", "guet_apens"]
    assert s.all_saw("ambushed", seat=s.A)


@shows("example 12", "eau_benite", "tumulte")
def test_example_12_holy_water_cancels_a_trap() -> None:
    s = table(turn=3, A="eau_benite", piles={"morwen": "tumulte"})
    s.A.investigates("morwen").cancels()
    assert sorted(s.discard) == ["eau_benite", "tumulte"] and s.A.hand == ()
    assert s.all_saw("cancels", seat=s.A, card="tumulte")
    s.until("sextines")
    assert not s.spectator.public.no_accusation and {player.asked for player in s.investigators} == {"ballot"}
    for player in (s.A, s.B, s.C):
        player.votes("deirdre", "taran")
    assert s.all_saw("accusation", suspects=["deirdre", "taran"])


@shows("example 12", "eau_benite", "tumulte")
def test_example_12_a_trap_that_is_suffered_takes_effect_and_the_water_is_kept() -> None:
    s = table(turn=3, A="eau_benite", piles={"morwen": "tumulte"})
    s.A.investigates("morwen").suffers()
    assert s.discard == ("tumulte",) and s.A.hand == ("eau_benite",) and s.spectator.public.no_accusation
    s.until("sextines")
    assert {player.asked for player in s} == {"debate"}
    s.until("vesperines")
    assert not s.spectator.saw("accusation") and not s.spectator.public.no_accusation


@shows("example 12", "eau_benite", "penitence")
def test_example_12_whoever_does_penance_is_not_asked_for_holy_water() -> None:
    s = table(turn=3, A="eau_benite", penance="A", piles={"morwen": "tumulte"})
    s.A.investigates("morwen")
    assert s.active is s.B and s.discard == ("tumulte",) and s.A.hand == ("eau_benite",)
    assert s.spectator.public.no_accusation


# -- the accusation --------------------------------------------------------------------------------------------------

AB, AC, CD = ("aodhan", "bricen"), ("aodhan", "deirdre"), ("deirdre", "eoghan")


def vote(players: int, *ballots: tuple[str, ...]) -> RoseNoireScene:
    """A Sextines in which everybody is for something and locks it, in their order."""
    s = table("sextines", players=players, accomplices="fearghal morwen")
    for player, ballot in zip(s.investigators, ballots, strict=True):
        if player.asked:  # enough may have locked the same before
            player.votes(*ballot)
    return s


@shows("example 13")
@pytest.mark.parametrize(
    ("players", "ballots"),
    [(5, [AB, AB, AB, ()]), (5, [(), AB, AB, AB]), (4, [CD, AB, AB]), (4, [AB, AB, CD]), (3, [AB, AB])],
)
def test_example_13_enough_equal_ballots_accuse(players: int, ballots: list[tuple[str, ...]]) -> None:
    s = vote(players, *ballots)
    agreeing = [player.seat for player, ballot in zip(s.investigators, ballots, strict=True) if ballot == AB]
    assert s.all_saw("accusation", suspects=list(AB), seats=agreeing, answer="inexact")
    assert s.phase == "vesperines" and len(s.spectator.public.accusations) == 1


@shows("example 13")
@pytest.mark.parametrize(
    ("players", "ballots"),
    [(5, [AB, AB, CD, CD]), (5, [AB, AB, (), ()]), (4, [AB, AC, CD]), (3, [AB, AC]), (3, [AB, ()])],
)
def test_example_13_too_few_equal_ballots_do_not(players: int, ballots: list[tuple[str, ...]]) -> None:
    s = vote(players, *ballots)
    assert s.all_saw("no_accusation") and not s.spectator.saw("accusation")
    assert s.phase == "vesperines" and s.spectator.public.accusations == ()


@shows("example 13")
def test_example_13_when_time_is_up_ballots_count_as_they_stand() -> None:
    s = table("sextines", accomplices="fearghal morwen")
    for player in (s.A, s.B, s.D):
        player.ballots(*CD)
    assert s.phase == "sextines" and s.match.ask_for(CLOCK) is not None
    s.clock.chooses("time_up")
    assert s.all_saw("accusation", suspects=list(CD), seats=[s.A.seat, s.B.seat, s.D.seat])


@shows("example 13")
def test_example_13_ballots_are_open_and_may_change_until_they_are_locked() -> None:
    s = table("sextines")
    s.A.ballots(*CD).ballots(*AB)
    assert s.all_saw("ballot", seat=s.A, suspects=list(CD)) and s.spectator.public.seats[s.A.seat].ballot == (0, 1)
    s.A.locks()
    assert s.A.asked is None and s.all_saw("locks", seat=s.A, suspects=list(AB))


@shows("example 14", "aodhan", "taran")
@pytest.mark.parametrize("voters", ["ABC", "BCD", "ABD"])
def test_example_14_exact_wins_for_the_true_investigators_even_with_a_dead_accomplice(voters: str) -> None:
    s = table("sextines", turn=3, accomplices="aodhan taran", dead="taran")
    for letter in voters:
        getattr(s, letter).votes("taran", "aodhan")
    assert s.all_saw("accusation", suspects=["aodhan", "taran"], answer="exact")
    assert s.ending == "accusation" and s.won == "ABC"
    assert s.all_saw("game_over", camp="investigators", reason="accusation", suspects=["aodhan", "taran"])


@shows("example 15", "aodhan", "eoghan")
def test_example_15_inexact_says_nothing_more() -> None:
    half = table("sextines", turn=3, accomplices="aodhan taran", dead="taran")
    wrong = table("sextines", turn=3, accomplices="bricen fearghal", dead="taran")
    for s in (half, wrong):
        for player in (s.A, s.B, s.C):
            player.votes("aodhan", "eoghan")
        assert s.all_saw("accusation", suspects=["aodhan", "eoghan"], answer="inexact")
        assert not s.over and s.phase == "vesperines" and s.R.asked == "dusk_play"
    assert looks_different(half, wrong) == "R"


# -- three players ---------------------------------------------------------------------------------------------------


@shows("example 16")
def test_example_16_a_reveal_shows_the_possessed_who_loses_the_ballot_and_may_still_kill() -> None:
    s = table(players=3, turn=3, possessed="B")
    s.A.reveals()
    assert s.all_saw("reveal", seat=s.A, target=s.B, role="investigator", other_role="possessed")
    assert [seat.role for seat in s.spectator.public.seats] == ["rector", "investigator", "possessed"]
    assert s.R.private.possessed == s.A.private.possessed == s.B.seat
    assert not s.over and s.A.asked == "day_before" and not s.A.may_reveal and s.waiting == [s.A]
    s.turn_of(s.B)
    assert s.B.asked == "day_before"
    s.until("sextines")
    assert s.A.asked == "ballot" and s.waiting == [s.A] and not s.B.options and s.spectator.public.threshold == 1
    s.A.votes("deirdre", "morwen")
    assert s.all_saw("accusation", suspects=["deirdre", "morwen"], seats=[s.A.seat], answer="inexact")
    s.until("estellines").night(B="deirdre")
    assert s.dead == ["deirdre"] and not s.over


@shows("example 16")
def test_example_16_alone_the_true_investigator_can_win() -> None:
    s = table(players=3, turn=3, possessed="B", accomplices="eoghan taran")
    s.A.reveals()
    s.until("sextines")
    s.A.votes("taran", "eoghan")
    assert s.ending == "accusation" and s.won == "A"


@shows("example 17")
def test_example_17_two_true_investigators_who_reveal_have_lost() -> None:
    s = table(players=3, turn=2, possessed="")
    assert s.active is s.A and s.B.asked == "reveal_role" and s.waiting == [s.A]
    s.B.reveals()
    assert s.over and s.ending == "double_reveal" and s.won == "R"
    assert s.table.ending is not None and s.table.ending.turn == 2
    assert s.all_saw("reveal", seat=s.B, target=s.A, role="investigator", other_role="investigator")


@shows("example 17")
@pytest.mark.parametrize("players", [4, 5])
def test_example_17_more_players_have_nothing_to_reveal(players: int) -> None:
    s = table(players=players)
    assert not any(player.may_reveal for player in s) and s.B.asked is None


# -- dusk ------------------------------------------------------------------------------------------------------------


@shows("example 18", "penitence")
def test_example_18_after_playing_the_rector_draws_what_was_played() -> None:
    s = table("vesperines", R="penitence messager tribut", rector_deck="falsification")
    s.R.plays("penitence", s.A).discards()
    assert sorted(s.R.hand) == ["falsification", "messager", "tribut_mac_snor"]
    assert s.rector_discard == ("penitence",) and s.spectator.public.seats[s.R.seat].cards == 3
    assert s.all_saw("rector_plays", card="penitence") and s.all_saw("event_targets", target=s.A)
    assert s.all_saw("rector_discards", count=0) and s.all_saw("rector_draws", count=1)
    assert s.who_saw("rector_draws", cards=["falsification"]) == "R"


@shows("example 18")
def test_example_18_after_playing_one_more_card_at_most_is_laid_away() -> None:
    s = table("vesperines", R="penitence messager tribut")
    s.R.plays("penitence", s.A)
    assert s.R.ask is not None and (s.R.ask.least, s.R.ask.most) == (0, 1)
    s.R.discards("messager")
    assert s.rector_discard == ("penitence", "messager") and len(s.R.hand) == 3
    assert s.all_saw("rector_draws", count=2)


@shows("example 19")
def test_example_19_after_playing_nothing_one_card_must_and_two_may_be_laid_away() -> None:
    s = table("vesperines", R="penitence messager tribut")
    s.R.plays_nothing()
    assert s.all_saw("plays_nothing") and s.R.ask is not None
    assert (s.R.ask.kind, s.R.ask.least, s.R.ask.most) == ("dusk_discard", 1, 2)
    with pytest.raises(AssertionError):
        s.R.discards()
    with pytest.raises(AssertionError):
        s.R.discards("penitence messager tribut")
    assert s.R.asked == "dusk_discard"


@shows("example 19", "messager", "tribut_mac_snor")
@pytest.mark.parametrize(("laid", "instead"), [("penitence", "tribut"), ("penitence messager", "messager tribut")])
def test_example_19_the_others_see_only_how_many(laid: str, instead: str) -> None:
    s, other = (table("vesperines", R="penitence messager tribut") for _ in range(2))
    s.R.plays_nothing().discards(laid)
    other.R.plays_nothing().discards(instead)
    count = len(laid.split())
    assert s.all_saw("rector_discards", count=count) and s.all_saw("rector_draws", count=count)
    assert len(s.R.hand) == 3 and len(s.rector_discard) == s.spectator.public.rector_discard == count
    assert s.R.private.rector_discard == s.rector_discard
    assert looks_different(s, other) == "R"


@shows("example 20", "tribut_mac_snor")
def test_example_20_a_third_innocent_killed_at_night_makes_the_tribute_playable_at_the_next_dusk_only() -> None:
    s = table(
        "vesperines",
        turn=4,
        dead="deirdre eoghan",
        R="tribut penitence falsification",
        piles={"taran": "convocation"},
    )
    assert "tribut_mac_snor" not in s.R.may_play
    s.R.plays_nothing().discards("penitence")
    s.night(R="fearghal")
    assert s.dead == ["deirdre", "eoghan", "fearghal"] and not s.over and s.turn == 5
    s.B.investigates("taran").suffers()
    assert s.R.asked == "convocation_event" and "tribut_mac_snor" not in s.R.may_play
    s.R.declines()
    s.until("vesperines")
    assert "tribut_mac_snor" in s.R.may_play
    s.R.plays("tribut")
    assert s.ending == "tribut_mac_snor" and s.won == "R"


@shows("example 20", "tribut_mac_snor")
def test_example_20_two_innocents_and_an_accomplice_are_not_enough() -> None:
    s = table("vesperines", turn=4, dead="aodhan deirdre eoghan", R="tribut")
    assert s.R.may_play == []
