"""The worked examples 21 to 40 of the specification, in its own order: given, when, then."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.rose_noire.scenes import RoseNoireScene, dealt, looks_different, table

from penombre.engine import NOBODY, BadStatement
from penombre.games.rose_noire.catalogue import BONUS, CARDS, NAMES, PROOFS, base_deck, claims
from penombre.testing.shows import shows
from penombre.testing.who_knows import possible, who_knows

# -- goals -----------------------------------------------------------------------------------------------------------


@shows("example 21", "tribut_mac_snor")
def test_example_21_the_tribute_counts_three_dead_innocents_whoever_killed_them() -> None:
    s = table("estellines", turn=2, R="tribut penitence penitence")
    s.night(D="eoghan", R="deirdre")
    s.until("estellines").night(D="aodhan", R="fearghal")
    s.until("vesperines")
    assert s.turn == 4 and s.dead == ["aodhan", "deirdre", "eoghan", "fearghal"]
    s.R.plays("tribut")
    assert s.ending == "tribut_mac_snor" and s.won == "R"
    assert s.all_saw("rector_plays", card="tribut_mac_snor")
    assert s.all_saw("game_over", camp="rector", turn=4, suspects=["aodhan", "bricen"])


@shows("example 22", "chevaliers_lames")
@pytest.mark.parametrize(
    ("turn", "dead", "playable"),
    [
        (4, "deirdre eoghan", True),
        (4, "", True),
        (4, "deirdre eoghan fearghal", False),
        (5, "bricen deirdre eoghan fearghal morwen", True),
        (5, "", True),
        (3, "", False),
        (3, "deirdre eoghan", False),
        (2, "", False),
        (1, "", False),
    ],
)
def test_example_22_the_knights_come_in_the_fourth_turn_to_five_living_or_in_the_fifth(
    turn: int, dead: str, playable: bool
) -> None:
    s = table("vesperines", turn=turn, dead=dead, R="chevaliers voeu")
    assert ("chevaliers_lames" in s.R.may_play) is playable
    if playable:
        s.R.plays("chevaliers")
        assert s.ending == "chevaliers_lames" and s.won == "R"


# -- the night -------------------------------------------------------------------------------------------------------


@shows("example 23", "morwen", "fearghal")
def test_example_23_two_victims_are_turned_together_and_nobody_is_told_who_killed_whom() -> None:
    s = table("estellines")
    buried = Counter((*s.pile("morwen"), *s.pile("fearghal")))
    for player in (s.A, s.B, s.C):
        player.hides()
    s.D.kills("morwen")
    assert s.dead == [] and all(suspect.alive for suspect in s.spectator.public.suspects)
    assert s.R.asked == "night_rector" and s.who_saw("meets", seat=s.D, suspects=["morwen"]) == "R"
    s.R.kills("fearghal")
    assert s.dead == ["fearghal", "morwen"] and s.pile("morwen") == s.pile("fearghal") == ()
    assert Counter(s.graveyard) == buried
    told = [event.args for event in s.spectator.events if event.key == "dawn"]
    assert told == [{"suspects": ["fearghal", "morwen"]}] and s.all_saw("dawn", suspects=["fearghal", "morwen"])
    assert s.R.private.possessed == s.D.seat and s.who_saw("meets") == "DR"
    assert [player for player in s if player.private.possessed != NOBODY] == [s.R, s.D]


@shows("example 23")
def test_example_23_the_others_could_not_tell_if_the_killers_had_exchanged_their_victims() -> None:
    s, other, alone = (table("estellines", bonus="nuit_sans_lune", moonless=True) for _ in range(3))
    s.night(D="morwen", R="fearghal")
    other.night(D="fearghal", R="morwen")
    alone.night(R="fearghal morwen")
    assert looks_different(s, other) == "DR" and looks_different(s, alone) == "DR"


@shows("example 23")
def test_example_23_the_graveyard_is_shuffled() -> None:
    orders = set()
    for luck in range(6):
        s = table("estellines", luck=luck)
        laid = (*s.pile("fearghal"), *s.pile("morwen"))
        s.night(D="morwen", R="fearghal")
        orders.add(s.graveyard)
        assert s.graveyard != laid and all(player.pile("graveyard") == ("",) * len(laid) for player in s)
    assert len(orders) == 6


@shows("example 24")
def test_example_24_a_night_in_which_all_hide_tells_the_rector_nothing() -> None:
    s, other = table("estellines", possessed="D"), table("estellines", possessed="A")
    for each in (s, other):
        each.night()
        assert each.dead == [] and each.all_saw("dawn", suspects=[]) and each.turn == 3
    assert s.R.private.possessed == NOBODY and not s.R.saw("meets")
    assert s.R.everything == other.R.everything and "R" not in who_knows(s, lambda t: t.possessed)


@shows("example 25", "possessed", "bricen")
def test_example_25_the_possessed_wins_when_the_second_accomplice_dies_at_night() -> None:
    s = table("estellines", turn=3, dead="aodhan")
    s.night(D="bricen", R="taran")
    assert s.ending == "accomplices_dead" and s.won == "D" and s.turn == 3
    assert s.all_saw("game_over", camp="possessed", turn=3, winner_seats=[s.D.seat])
    assert s.table.ending is not None and s.table.ending.turn == 3
    assert s.first is s.A and not s.spectator.saw("lumines")


@shows("example 26", "assassinat")
def test_example_26_the_rector_who_murders_the_second_accomplice_makes_the_possessed_win_at_once() -> None:
    s = table("vesperines", turn=3, dead="aodhan", R="assassinat penitence")
    s.R.plays("assassinat", "bricen")
    assert s.over and s.ending == "accomplices_dead" and s.won == "D"
    assert s.all_saw("dies", suspects=["bricen"], card="assassinat")
    assert not s.spectator.saw("rector_discards") and not s.spectator.saw("estellines")


@shows("example 27")
def test_example_27_without_a_possessed_two_dead_accomplices_end_nothing() -> None:
    s = table("estellines", players=3, turn=3, possessed="", dead="aodhan")
    s.night(R="bricen")
    assert s.dead == ["aodhan", "bricen"] and not s.over and s.turn == 4
    s.until("sextines")
    s.A.votes("aodhan", "bricen")
    s.B.votes("bricen", "aodhan")
    assert s.ending == "accusation" and s.won == "AB"


@shows("example 27")
def test_example_27_by_day_neither_while_with_a_possessed_it_is_over() -> None:
    absent = table("vesperines", players=3, turn=3, possessed="", dead="aodhan", R="assassinat")
    present = table("vesperines", players=3, turn=3, possessed="B", dead="aodhan", R="assassinat")
    for s in (absent, present):
        s.R.plays("assassinat", "bricen")
    assert not absent.over and present.ending == "accomplices_dead" and present.won == "B"


# -- protection and the first turn -----------------------------------------------------------------------------------


@shows("example 28", "ronde_de_nuit", "aodhan")
def test_example_28_whoever_is_protected_is_in_no_list_of_victims_until_dawn() -> None:
    everybody_else = [name for name in NAMES if name != "aodhan"]
    s = table(turn=3, A="ronde_de_nuit", R="assassinat penitence", piles={"eoghan": "meurtre_cloitre"})
    s.A.plays("ronde_de_nuit", "aodhan")
    assert s.all_saw("protected", suspects=["aodhan"]) and s.spectator.public.suspects[0].protected
    s.A.investigates("eoghan").suffers()
    assert s.R.asked == "trap_kill" and s.R.may_kill == everybody_else
    s.R.kills()
    s.until("vesperines")
    s.R.plays("assassinat")
    assert s.R.may_choose == everybody_else
    s.R.targets("taran").discards()
    everybody_else.remove("taran")
    assert all(player.may_kill == everybody_else for player in s.investigators)
    for player in s.investigators:
        player.hides()
    assert s.R.may_kill == everybody_else
    s.R.kills()
    assert not s.spectator.public.suspects[0].protected
    s.until("estellines")
    assert "aodhan" in s.A.may_kill


@shows("example 29", "assassinat", "meurtre_cloitre")
def test_example_29_nobody_can_be_killed_in_the_first_turn() -> None:
    s = table(turn=1, R="assassinat penitence", piles={"eoghan": "meurtre_cloitre"})
    s.A.investigates("eoghan").suffers()
    assert s.all_saw("no_effect", card="meurtre_cloitre") and s.R.asked is None
    assert s.discard == ("meurtre_cloitre",) and s.A.hand == () and s.dead == []
    assert s.active is s.B
    s.until("vesperines")
    assert s.turn == 1 and s.R.may_play == ["penitence"]


@shows("example 29", "assassinat", "meurtre_cloitre")
def test_example_29_from_the_second_turn_on_they_kill() -> None:
    s = table(turn=2, R="assassinat penitence", piles={"eoghan": "meurtre_cloitre"})
    s.A.investigates("eoghan").suffers()
    s.R.kills("morwen")
    assert s.dead == ["morwen"] and s.all_saw("dies", suspects=["morwen"], card="meurtre_cloitre")
    s.until("vesperines")
    assert s.R.may_play == ["assassinat", "penitence"]


# -- a summons -------------------------------------------------------------------------------------------------------


def summoned(hand_of_b: str = "") -> RoseNoireScene:
    """A draws the Rector's Summons in Turn 2."""
    s = table(turn=2, R="chevaliers mise_au_secret assassinat", B=hand_of_b, piles={"eoghan": "convocation"})
    s.A.investigates("eoghan").suffers()
    return s


@shows("example 30", "convocation", "mise_au_secret")
def test_example_30_summoned_the_rector_plays_an_event_and_draws_only_at_dusk() -> None:
    s = summoned()
    assert s.R.asked == "convocation_event"
    assert set(s.R.options) == {"decline", "play-mise_au_secret", "play-assassinat"}
    s.R.plays("mise_au_secret", "taran")
    assert s.all_saw("rector_plays", card="mise_au_secret") and s.discard == ("convocation",)
    assert list(s.R.hand) == ["assassinat", "chevaliers_lames"] and not s.spectator.saw("rector_draws")
    s.until("vesperines")
    assert list(s.R.hand) == ["assassinat", "chevaliers_lames"] and s.R.asked == "dusk_play"
    s.R.plays("assassinat", "morwen").discards()
    assert s.dead == ["morwen"] and len(s.R.hand) == 3 and s.all_saw("rector_draws", count=2)


@shows("example 30", "convocation")
def test_example_30_the_goal_is_not_for_a_summons_even_where_it_could_be_played_at_dusk() -> None:
    s = table(turn=5, R="chevaliers", piles={"eoghan": "convocation"})
    s.A.investigates("eoghan").suffers()
    assert set(s.R.options) == {"decline"}
    s.R.declines()
    assert s.all_saw("declines") and s.active is s.B
    assert s.until("vesperines").R.may_play == ["chevaliers_lames"]


@shows("example 31", "mise_au_secret", "taran")
def test_example_31_isolated_by_day_lasts_for_the_rest_of_that_day() -> None:
    s = summoned("interrogatoire fouille_cellule priere_saint_beren zele")
    s.R.plays("mise_au_secret", "taran")
    assert s.all_saw("isolated", suspects=["taran"]) and s.active is s.B
    assert s.B.may_investigate == [name for name in NAMES if name not in ("taran", "eoghan")]
    for action in ("interrogatoire", "fouille_cellule", "priere_saint_beren", "zele"):
        s.B.plays(action)
        assert "taran" not in s.B.may_choose and "aodhan" in s.B.may_choose
        s.B.takes_back()
    s.next_turn()
    assert s.turn == 3 and s.active is s.B and "taran" in s.B.may_investigate
    for action in ("interrogatoire", "fouille_cellule", "priere_saint_beren", "zele"):
        s.B.plays(action)
        assert "taran" in s.B.may_choose
        s.B.takes_back()


# -- cards that pass from hand to hand -------------------------------------------------------------------------------

RECTORS_CARDS = ("documents_derobes", "messager", "tribut_mac_snor")


def intercepted(luck: int) -> tuple[RoseNoireScene, str]:
    """A plays the Intercepted Letter; also gives the card that was lost."""
    s = table(A="lettre_interceptee", R="tribut documents messager", rector_deck="registre voeu", luck=luck)
    s.A.plays("lettre")
    (lost,) = s.rector_discard
    return s, lost


@shows("example 32", "lettre_interceptee")
def test_example_32_the_letter_takes_a_random_card_that_its_player_and_the_rector_see() -> None:
    found = set()
    for luck in range(16):
        s, lost = intercepted(luck)
        found.add(lost)
        assert s.who_saw("intercepts", card=lost) == "AR" and s.all_saw("intercepts", seat=s.A)
        assert sorted((*s.R.hand, lost)) == sorted(RECTORS_CARDS) and not s.spectator.saw("rector_draws")
        assert s.spectator.public.rector_discard == 1 and s.R.private.rector_discard == (lost,)
        assert s.who_can_place(lost, "rector_discard") == "AR"
    assert found == set(RECTORS_CARDS)


@shows("example 32", "registre_secret")
def test_example_32_a_tribute_lost_that_way_can_be_brought_back() -> None:
    s = next(s for s, lost in map(intercepted, range(16)) if lost == "tribut_mac_snor")
    assert s.B.was_told_of("tribut") is False
    s.until("vesperines")
    s.R.plays("messager").discards()
    assert sorted(s.R.hand) == ["documents_derobes", "registre_secret", "voeu_de_silence"]
    s.next_turn().until("vesperines")
    s.R.plays("registre").takes("tribut")
    assert "tribut_mac_snor" in s.R.hand and not s.B.was_told_of("tribut")


@shows("example 33", "documents_derobes", "confrontation", "proof_morwen", "morwen")
def test_example_33_a_proof_that_was_stolen_is_still_known_to_its_owner() -> None:
    s = table("vesperines", first="D", A="proof_morwen", B="zele confrontation", R="documents penitence")
    s.R.plays("documents", s.A)
    assert not s.A.hand and s.graveyard == ("proof_morwen",)
    assert s.who_saw("loses", seat=s.A, card="proof_morwen") == "A" and s.all_saw("loses", seat=s.A)
    assert s.spectator.public.graveyard == 1 and s.who_can_place("proof_morwen", "graveyard") == "A"
    assert not s.R.was_told_of("proof_morwen")
    assert len(possible(s, s.R.seat, lambda t: t.faces[t.cards(t.graveyard)[0]])) > 3
    assert s.A.private.buried == ("proof_morwen",) and s.A.noted("lost") == [("proof_morwen",)]
    assert who_knows(s, lambda t: NAMES.index("morwen") in t.accomplices) == "RA"
    s.A.says("claim", what="innocent_morwen")
    assert [said.statement.what for said in s.B.hears] == ["innocent_morwen"]
    s.next_turn()
    s.A.investigates("deirdre").ends()
    assert len(s.A.hand) == 1
    s.B.plays("confrontation", s.A)
    assert s.all_saw("shows_proofs", seat=s.A, target=s.B, count=0) and s.B.held_by(s.A) == ()


@shows("example 34", "pacte_de_confiance", "proof_eoghan", "zele")
def test_example_34_a_pact_is_known_to_both_partners_alone() -> None:
    def swapped(mine: str, theirs: str) -> RoseNoireScene:
        s = table(A="pacte proof_eoghan priere_saint_beren", B="zele interrogatoire")
        s.A.plays("pacte", s.B)
        assert set(s.A.options) == {"give-proof_eoghan", "give-priere_saint_beren"}
        s.A.gives(mine)
        assert not s.spectator.saw("swaps")
        s.B.gives(theirs)
        return s

    s = swapped("proof_eoghan", "zele")
    assert s.A.hand == ("priere_saint_beren", "zele") and s.B.hand == ("proof_eoghan", "interrogatoire")
    assert s.all_saw("swaps", seat=s.A, target=s.B)
    assert s.who_saw("swaps", gave="proof_eoghan", card="zele") == "A"
    assert s.who_saw("swaps", gave="zele", card="proof_eoghan") == "B"
    assert "proof_eoghan" in s.A.held_by(s.B) and "zele" in s.B.held_by(s.A)
    assert s.discard == ("pacte_de_confiance",)
    assert looks_different(s, swapped("priere_saint_beren", "interrogatoire")) == "AB"
    for watcher in (s.C, s.D, s.R, s.spectator):
        assert not watcher.was_told_of("proof_eoghan") and not watcher.was_told_of("zele")


# -- dawn, points ----------------------------------------------------------------------------------------------------


@shows("example 35")
@pytest.mark.parametrize(("rector", "first", "then"), [(0, "A", 2), (0, "B", 3), (0, "C", 1), (1, "C", 2), (3, "B", 2)])
def test_example_35_the_first_player_token_skips_the_rector(rector: int, first: str, then: int) -> None:
    s = table("albines", players=4, rector=rector, first=first)
    assert s.table.first == s.spectator.public.first == then and s.active.seat == then and s.turn == 3


@shows("example 36")
def test_example_36_after_the_fifth_night_the_rector_has_won() -> None:
    s = table("estellines", turn=5)
    s.night(D="deirdre", R="eoghan")
    assert s.ending == "turn_limit" and s.won == "R" and s.turn == 5
    assert s.all_saw("game_over", camp="rector", reason="turn_limit", turn=5)


@shows("example 36")
def test_example_36_that_is_worth_five_points() -> None:
    s = table("estellines", turn=5, points=True)
    s.night()
    assert s.all_saw("points", points=[5, 0, 0, 0, 0]) and s.spectator.public.scores == (5, 0, 0, 0, 0)
    assert s.table.results[0].ending.reason == "turn_limit"


@shows("example 37")
def test_example_37_investigators_who_win_in_the_third_turn_have_three_points_each() -> None:
    s = table("sextines", turn=3, points=True)
    for player in (s.A, s.B, s.D):
        player.votes("aodhan", "bricen")
    assert s.all_saw("points", points=[0, 3, 3, 3, 0], scores=[0, 3, 3, 3, 0])
    assert s.table.results[0].roles == ("rector", "investigator", "investigator", "investigator", "possessed")


# -- talk ------------------------------------------------------------------------------------------------------------


@shows("example 38", "deirdre")
@pytest.mark.parametrize(
    "claim",
    [
        "trap_deirdre",
        "bad_deirdre",
        "helps_rector_deirdre",
        "go_deirdre",
        "proof_here_deirdre",
        "keep_for_later_deirdre",
        "proof_here_graveyard",
        "hand_useful_later",
        "hand_nothing_useful",
        "hand_helps_rector",
        "innocent_deirdre",
        "guilty_deirdre",
        "unsure_deirdre",
    ],
)
@pytest.mark.parametrize("accomplices", ["aodhan bricen", "deirdre eoghan"])
def test_example_38_hints_in_generic_terms_and_certainties_may_be_said_true_or_false(
    claim: str, accomplices: str
) -> None:
    s = table(accomplices=accomplices)
    for speaker in (s.A, s.R):
        speaker.says("claim", what=claim)
    for hearer in (*s, s.spectator):
        assert [(said.seat, said.statement.what) for said in hearer.hears] == [(1, claim), (0, claim)]


@shows("example 39")
@pytest.mark.parametrize("word", [*CARDS, "hand_proof_deirdre", "innocent_deirdre_hand", "innocent_deirdre_taran"])
def test_example_39_no_claim_names_a_card_or_where_a_certainty_comes_from(word: str) -> None:
    s = table(A="zele proof_deirdre")
    with pytest.raises(BadStatement, match="not in this game's words"):
        s.A.says("claim", what=word)
    assert s.B.hears == []


@shows("example 39")
def test_example_39_the_menu_ties_no_certainty_to_a_source() -> None:
    menu = claims()
    certain = [word for word in menu if word.split("_")[0] in ("innocent", "guilty", "unsure")]
    assert sorted(certain) == sorted(f"{what}_{name}" for what in ("innocent", "guilty", "unsure") for name in NAMES)
    named = [[word for word in menu if word.endswith(f"_{card}") or word.startswith(card)] for card in CARDS]
    assert named == [[]] * len(CARDS)
    two = [word for word in menu if sum(part in (*NAMES, "graveyard") for part in word.split("_")) > 1]
    assert len(two) == 21 and all(word.startswith("pair_") for word in two)


@shows("example 39")
def test_example_39_nobody_can_whisper() -> None:
    s = table()
    s.A.says("vouch", s.B)
    s.A.says("ask", s.C)
    s.A.says("text", text="Deirdre is innocent")
    assert all(len(player.hears) == 3 for player in (*s, s.spectator))


@shows("example 40")
def test_example_40_bonus_cards_drawn_at_random_leave_the_size_of_the_deck() -> None:
    drawn = set()
    for deal in range(20):
        s = dealt(4, deal, bonus="random")
        s.R.takes_out("aodhan", "taran")
        boxed = [s.table.faces[card] for card in s.table.cards(s.table.box)]
        in_play = Counter(s.clues) - Counter(boxed)
        assert in_play.total() == 30 and all(in_play[proof] == 1 for proof in PROOFS)
        assert [len(s.pile(name)) for name in NAMES] == [4] * 7
        bonus = [id for id in BONUS if in_play[id]]
        drawn.add(len(bonus))
        missing = Counter(base_deck(4)) - in_play
        assert missing.total() == len(bonus) <= 3  # as many base cards went out as bonus cards stayed in
        assert not any(player.knows(card) for player in s for card in s.table.cards(s.table.box))
        assert s.spectator.public.drawn == 3 and set(BONUS) <= set(s.spectator.public.deck)
    assert drawn >= {2, 3}


@shows("example 40")
def test_example_40_any_bonus_card_may_be_drawn_and_any_card_may_be_taken_out() -> None:
    bonus, gone = set(), set()
    for deal in range(60):
        s = dealt(4, deal, bonus="random", bonus_count=3)
        s.R.takes_out("aodhan", "taran")
        piled = [face for name in NAMES for face in s.pile(name)]
        bonus |= set(BONUS) & set(piled)
        gone |= set(Counter(base_deck(4)) - Counter(piled))
    assert bonus == set(BONUS) and len(gone) > 12
