"""The catalogue of La Rose Noire is the data of its specification, value by value, and says where each comes from."""

from __future__ import annotations

from collections import Counter

import pytest

from penombre.games.catalogue_rows import RECONSTRUCTION, REVIEW, RULEBOOK
from penombre.games.rose_noire import catalogue, flow
from penombre.games.rose_noire.catalogue import (
    ACTION,
    BASE,
    BONUS,
    CARDS,
    EVENT,
    GOAL,
    GOALS,
    HOURS,
    NAMES,
    ORIGINS,
    PAIRS,
    PROFILES,
    PROOF,
    PROOFS,
    ROLES,
    SUSPECTS,
    TRAP,
    TYPE_OF,
    base_deck,
    claims,
    rector_cards,
    role_cards,
)
from penombre.testing.shows import shows

ACTIONS = {
    "interrogatoire": (3, 0, 1),
    "fouille_cellule": (2, 1, 0),
    "priere_saint_beren": (2, 0, 0),
    "zele": (1, 1, 0),
    "exhumation": (1, 1, 0),
    "confrontation": (1, 0, 1),
    "pacte_de_confiance": (1, 0, 0),
    "lettre_interceptee": (1, 0, 0),
    "ronde_de_nuit": (0, 1, 0),
    "eau_benite": (0, 1, 0),
    "veillee_funebre": (0, 0, 1),
    "archives_scriptorium": (0, 0, 1),
    "espionner_recteur": (0, 0, 1),
}
TRAPS = {
    "convocation": (1, 0, 1),
    "guet_apens": (1, 0, 0),
    "papiers_brules": (1, 0, 0),
    "denonciation": (1, 0, 0),
    "meurtre_cloitre": (0, 1, 1),
    "tumulte": (0, 1, 0),
}
EVENTS = {
    "assassinat": 2,
    "droit_asile": 1,
    "mise_au_secret": 2,
    "penitence": 2,
    "documents_derobes": 2,
    "falsification": 2,
    "registre_secret": 1,
    "voeu_de_silence": 1,
    "messager": 1,
}
LETTERS = {
    "I": {"confession": ACTION, "perquisition": ACTION, "exorcisme": ACTION},
    "P": {"fureur_spectrale": TRAP, "dague_rituelle": ACTION, "discorde": TRAP},
    "R": {"eboulement": TRAP, "ordre_mac_snor": TRAP, "nuit_sans_lune": TRAP},
}

# -- people --------------------------------------------------------------------------------------------------------


@shows(*NAMES)
def test_the_seven_suspects_stand_in_the_order_of_the_arc() -> None:
    assert NAMES == ("aodhan", "bricen", "deirdre", "eoghan", "fearghal", "morwen", "taran")
    assert [suspect.position for suspect in SUSPECTS.values()] == [1, 2, 3, 4, 5, 6, 7]
    assert {id for id, suspect in SUSPECTS.items() if suspect.feminine} == {"deirdre", "morwen"}


def test_there_are_twenty_one_pairs_of_different_suspects() -> None:
    assert len(PAIRS) == len(set(PAIRS)) == 21
    assert all(one < other for one, other in PAIRS)


def test_the_roles_are_those_of_the_box() -> None:
    assert {id: (role.count, role.camp) for id, role in ROLES.items()} == {
        "investigator": (3, "investigators"),
        "possessed": (1, "possessed"),
        "rector": (0, "rector"),
    }


@pytest.mark.parametrize(("players", "investigators"), [(3, 2), (4, 2), (5, 3)])
def test_the_role_cards_shuffled_depend_on_the_players(players: int, investigators: int) -> None:
    assert Counter(role_cards(players)) == {"possessed": 1, "investigator": investigators}


def test_the_six_profiles_are_those_of_the_specification() -> None:
    assert tuple(PROFILES) == ("yldiane", "adeliane", "liam", "finn", "brannoc", "saoirse")
    assert [id for id, profile in PROFILES.items() if profile.source == REVIEW] == list(PROFILES)[:4]


# -- cards ---------------------------------------------------------------------------------------------------------


def test_every_suspect_has_one_proof_with_the_marker_three() -> None:
    assert tuple(f"proof_{name}" for name in NAMES) == PROOFS
    assert all(CARDS[proof].type == PROOF and CARDS[proof].copies == (1, 0, 0) for proof in PROOFS)


def test_the_actions_have_so_many_copies_with_each_marker() -> None:
    base = {id: card.copies for id, card in CARDS.items() if card.type == ACTION and not card.letter}
    assert base == ACTIONS
    assert [sum(copies[marker] for copies in base.values()) for marker in range(3)] == [12, 5, 5]


def test_the_traps_have_so_many_copies_with_each_marker() -> None:
    base = {id: card.copies for id, card in CARDS.items() if card.type == TRAP and not card.letter}
    assert base == TRAPS
    assert [sum(copies[marker] for copies in base.values()) for marker in range(3)] == [4, 2, 2]


def test_the_rector_has_fourteen_events_and_exactly_two_goals() -> None:
    assert {id: card.count for id, card in CARDS.items() if card.type == EVENT} == EVENTS
    assert sum(EVENTS.values()) == 14
    assert {id: card.count for id, card in CARDS.items() if card.type == GOAL} == {
        "tribut_mac_snor": 1,
        "chevaliers_lames": 1,
    }
    assert Counter(rector_cards()) == {**EVENTS, "tribut_mac_snor": 1, "chevaliers_lames": 1}
    assert GOALS == ("tribut_mac_snor", "chevaliers_lames")


def test_the_bonus_cards_have_a_letter_instead_of_a_number() -> None:
    assert {
        letter: {id: card.type for id, card in CARDS.items() if card.letter == letter} for letter in "IPR"
    } == LETTERS
    assert all(not any(CARDS[id].copies) and CARDS[id].count == 1 for id in BONUS)
    assert len(BONUS) == 9


def test_the_box_has_seventy_nine_cards() -> None:
    clues = sum(card.count for card in CARDS.values() if card.type in (PROOF, ACTION, TRAP) and not card.letter)
    bonus = sum(card.count for card in CARDS.values() if card.letter)
    rector = len(rector_cards())
    roles = sum(role.count for role in ROLES.values())
    assert (len(SUSPECTS), roles, clues, bonus, rector, len(PROFILES)) == (7, 4, 37, 9, 16, 6)
    assert len(SUSPECTS) + roles + clues + bonus + rector + len(PROFILES) == 79


def test_no_card_is_in_the_catalogue_that_the_specification_does_not_have() -> None:
    bonus = [id for letter in LETTERS.values() for id in letter]
    assert set(CARDS) == {*PROOFS, *ACTIONS, *TRAPS, *EVENTS, *GOALS, *bonus}
    assert set(BASE) == {*ACTIONS, *TRAPS}


# -- deck arithmetic -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "actions", "traps", "pile"),
    [(3, 12, 4, 3), (4, 17, 6, 4), (5, 22, 8, 5)],
)
def test_the_clue_deck_makes_seven_equal_piles(players: int, actions: int, traps: int, pile: int) -> None:
    deck = base_deck(players)
    assert Counter(TYPE_OF[id] for id in deck) == {ACTION: actions, TRAP: traps}
    assert len(deck) + len(PROOFS) - catalogue.ACCOMPLICES == 7 * pile
    markers = players - 2
    counts = {id: sum(copies[:markers]) for id, copies in (ACTIONS | TRAPS).items()}
    assert Counter(deck) == {id: count for id, count in counts.items() if count}


@pytest.mark.parametrize(("players", "share"), [(3, 52), (4, 57), (5, 59)])
def test_actions_are_the_majority(players: int, share: int) -> None:
    actions = sum(TYPE_OF[id] == ACTION for id in base_deck(players))
    assert round(100 * actions / (len(base_deck(players)) + len(PROOFS))) == share


# -- numbers and where they come from ------------------------------------------------------------------------------


def test_the_numbers_are_those_of_the_specification() -> None:
    assert (list(catalogue.PLAYERS), catalogue.TURNS, catalogue.ACCOMPLICES) == ([3, 4, 5], 5, 2)
    assert dict(catalogue.THRESHOLD) == {3: 2, 4: 2, 5: 3}
    assert (catalogue.ALONE, catalogue.RECTOR_HAND) == (1, 3)
    assert dict(catalogue.LAID_AWAY) == {True: (0, 1), False: (1, 2)}
    assert (catalogue.TOP, catalogue.WAKE, catalogue.PRAYERS, catalogue.EXHUMED) == (3, 4, 3, 2)
    assert (catalogue.COURIER, catalogue.ORDERED, catalogue.NIGHT_KILLS, catalogue.UNLEASHED) == (2, 2, 1, 2)
    assert (catalogue.TRIBUTE_INNOCENTS, catalogue.KNIGHTS_TURN, catalogue.KNIGHTS_ALIVE) == (3, 4, 5)
    assert catalogue.BONUS_DRAWN == 3


def test_what_people_could_do_forever_has_an_end() -> None:
    assert catalogue.BALLOT_CHANGES == 12
    assert catalogue.TAKE_BACKS == 5, "of version 1; a card that is laid open again is played"


def test_every_value_says_where_it_comes_from() -> None:
    known = {RULEBOOK, REVIEW, RECONSTRUCTION}
    numbers = {name for name, value in vars(catalogue).items() if name.isupper() and isinstance(value, int | range)}
    assert numbers | {"THRESHOLD", "LAID_AWAY"} == set(ORIGINS) and set(ORIGINS.values()) <= known
    sources = {suspect.source for suspect in SUSPECTS.values()} | {profile.source for profile in PROFILES.values()}
    sources |= {role.source for role in ROLES.values()} | {card.source for card in CARDS.values()}
    assert sources <= known
    assert {origin for card in CARDS.values() for origin in card.origins.values()} <= known


def test_proofs_and_roles_are_of_the_rulebook_and_the_texts_of_other_cards_reconstructed() -> None:
    assert {CARDS[proof].source for proof in PROOFS} == {role.source for role in ROLES.values()} == {RULEBOOK}
    assert {card.source for id, card in CARDS.items() if id not in PROOFS} == {RECONSTRUCTION}
    assert {suspect.source for suspect in SUSPECTS.values()} == {RECONSTRUCTION}
    assert all(CARDS[goal].origins == {"count": RULEBOOK, "type": RULEBOOK} for goal in GOALS)
    assert all(CARDS[bonus].origins == {"letter": RULEBOOK} for bonus in BONUS)


# -- talk ----------------------------------------------------------------------------------------------------------


def test_the_claims_are_those_of_the_menu_and_none_ties_a_certainty_to_a_source() -> None:
    about = [f"{what}_{name}" for what in ("innocent", "guilty", "unsure") for name in NAMES]
    hints = ("trap", "bad", "helps_rector", "go", "proof_here", "keep_for_later")
    piles = [f"{hint}_{place}" for hint in hints for place in (*NAMES, "graveyard")]
    hands = ["hand_useful_later", "hand_nothing_useful", "hand_helps_rector"]
    pairs = [f"pair_{NAMES[one]}_{NAMES[other]}" for one, other in PAIRS]
    assert sorted(claims()) == sorted([*about, *piles, *hands, *pairs, "withdrawn"])
    assert not any(card in claim for claim in claims() for card in CARDS)


def test_the_hours_are_the_phases_of_a_turn_in_their_order() -> None:
    phases = dict.fromkeys(phase for phase, _ in flow.STAGES.values() if phase)
    assert tuple(phases) == ("setup", *HOURS, "end")
