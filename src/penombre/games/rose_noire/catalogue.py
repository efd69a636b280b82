"""Every value of La Rose Noire in one table: suspects, roles, cards, profiles, numbers, with their origins.

A value is from the rulebook, from a public text on the game or its setting, or reconstructed: `origins` names those of
a row that are not of the row's own source, `ORIGINS` those that stand in no row. Only reconstructed values may be
tuned; no rule holds a number of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from msgspec import Struct

from penombre.games.catalogue_rows import RECONSTRUCTION, REVIEW, RULEBOOK, by_id

PLAYERS: Final = range(3, 6)
TURNS: Final = 5
HOURS: Final = ("lumines", "sextines", "vesperines", "estellines", "albines")
"""The phases of a Turn, in their order."""

# -- suspects --------------------------------------------------------------------------------------------------------


class Suspect(Struct, frozen=True):
    """One of the seven people of the monastery; the position only matters for dealing and ties."""

    id: str
    position: int
    feminine: bool = False
    source: str = RECONSTRUCTION


SUSPECTS: Final = by_id(
    Suspect("aodhan", 1),
    Suspect("bricen", 2),
    Suspect("deirdre", 3, feminine=True),
    Suspect("eoghan", 4),
    Suspect("fearghal", 5),
    Suspect("morwen", 6, feminine=True),
    Suspect("taran", 7),
)
NAMES: Final = tuple(SUSPECTS)
"""The suspects in the order of the arc; rules count them from 0."""
PAIRS: Final = tuple((one, other) for one in range(len(NAMES)) for other in range(one + 1, len(NAMES)))
"""All that can be accused: two different suspects, by number."""
ACCOMPLICES: Final = 2

# -- roles -----------------------------------------------------------------------------------------------------------


class Role(Struct, frozen=True):
    """A role: how many cards of it the box has, and its camp."""

    id: str
    count: int
    camp: str
    source: str = RULEBOOK


INVESTIGATOR: Final = "investigator"
POSSESSED: Final = "possessed"
RECTOR: Final = "rector"

ROLES: Final = by_id(
    Role(INVESTIGATOR, 3, "investigators"),
    Role(POSSESSED, 1, "possessed"),
    Role(RECTOR, 0, "rector"),
)


def role_cards(players: int) -> list[str]:
    """The role cards that are shuffled; with three players one of them stays face down, unseen by all."""
    return [POSSESSED] + [INVESTIGATOR] * (2 if players < PLAYERS[-1] else 3)


# -- cards -----------------------------------------------------------------------------------------------------------

CardType = Literal["proof", "action", "trap", "event", "goal"]

PROOF: Final = "proof"
ACTION: Final = "action"
TRAP: Final = "trap"
EVENT: Final = "event"
GOAL: Final = "goal"


class Card(Struct, frozen=True):
    """A card: its type; how many copies have the marker 3, 4 and 5; the letter of a bonus card instead of these."""

    id: str
    type: CardType
    count: int
    copies: tuple[int, int, int] = (0, 0, 0)
    letter: str = ""
    """Whom a bonus card favours: I, P or R."""
    origins: Mapping[str, str] = {}
    source: str = RECONSTRUCTION

    def used(self, players: int) -> int:
        """How many copies are played with so many players; bonus cards have no number."""
        return sum(self.copies[: players - PLAYERS[0] + 1])


def _clue(id: str, type: CardType, *copies: int) -> Card:
    return Card(id, type, sum(copies), (copies[0], copies[1], copies[2]))


def _bonus(id: str, letter: str, type: CardType) -> Card:
    return Card(id, type, 1, letter=letter, origins={"letter": RULEBOOK})


def _rector(id: str, count: int, type: CardType = EVENT) -> Card:
    return Card(id, type, count, origins={"count": RULEBOOK, "type": RULEBOOK} if type == GOAL else {})


PROOFS: Final = tuple(f"proof_{name}" for name in NAMES)
"""The Proof of each suspect, in their order."""

CARDS: Final = by_id(
    *(Card(proof, PROOF, 1, (1, 0, 0), source=RULEBOOK) for proof in PROOFS),
    _clue("interrogatoire", ACTION, 3, 0, 1),
    _clue("fouille_cellule", ACTION, 2, 1, 0),
    _clue("priere_saint_beren", ACTION, 2, 0, 0),
    _clue("zele", ACTION, 1, 1, 0),
    _clue("exhumation", ACTION, 1, 1, 0),
    _clue("confrontation", ACTION, 1, 0, 1),
    _clue("pacte_de_confiance", ACTION, 1, 0, 0),
    _clue("lettre_interceptee", ACTION, 1, 0, 0),
    _clue("ronde_de_nuit", ACTION, 0, 1, 0),
    _clue("eau_benite", ACTION, 0, 1, 0),
    _clue("veillee_funebre", ACTION, 0, 0, 1),
    _clue("archives_scriptorium", ACTION, 0, 0, 1),
    _clue("espionner_recteur", ACTION, 0, 0, 1),
    _clue("convocation", TRAP, 1, 0, 1),
    _clue("guet_apens", TRAP, 1, 0, 0),
    _clue("papiers_brules", TRAP, 1, 0, 0),
    _clue("denonciation", TRAP, 1, 0, 0),
    _clue("meurtre_cloitre", TRAP, 0, 1, 1),
    _clue("tumulte", TRAP, 0, 1, 0),
    _bonus("confession", "I", ACTION),
    _bonus("perquisition", "I", ACTION),
    _bonus("exorcisme", "I", ACTION),
    _bonus("fureur_spectrale", "P", TRAP),
    _bonus("dague_rituelle", "P", ACTION),
    _bonus("discorde", "P", TRAP),
    _bonus("eboulement", "R", TRAP),
    _bonus("ordre_mac_snor", "R", TRAP),
    _bonus("nuit_sans_lune", "R", TRAP),
    _rector("assassinat", 2),
    _rector("droit_asile", 1),
    _rector("mise_au_secret", 2),
    _rector("penitence", 2),
    _rector("documents_derobes", 2),
    _rector("falsification", 2),
    _rector("registre_secret", 1),
    _rector("voeu_de_silence", 1),
    _rector("messager", 1),
    _rector("tribut_mac_snor", 1, GOAL),
    _rector("chevaliers_lames", 1, GOAL),
)
TYPE_OF: Final[Mapping[str, str]] = {id: card.type for id, card in CARDS.items()}
ORDER: Final[Mapping[str, int]] = {id: place for place, id in enumerate(CARDS)}
"""Hands are told in this order, which tells nothing."""
BASE: Final = tuple(id for id, card in CARDS.items() if any(card.copies) and card.type != PROOF)
"""The Actions and Traps of the base set."""
BONUS: Final = tuple(id for id, card in CARDS.items() if card.letter)
GOALS: Final = tuple(id for id, card in CARDS.items() if card.type == GOAL)
HOLY_WATER: Final = "eau_benite"
TRIBUTE: Final = "tribut_mac_snor"
KNIGHTS: Final = "chevaliers_lames"


def base_deck(players: int) -> list[str]:
    """The clue cards of a match but the Proofs, card by card."""
    return [id for id in BASE for _ in range(CARDS[id].used(players))]


def rector_cards() -> list[str]:
    """The Rector's deck, card by card."""
    return [id for id, card in CARDS.items() if card.type in (EVENT, GOAL) for _ in range(card.count)]


# -- numbers ---------------------------------------------------------------------------------------------------------

THRESHOLD: Final[Mapping[int, int]] = {3: 2, 4: 2, 5: 3}
"""How many Investigators have to agree, by players."""
ALONE: Final = 1
"""How many have to agree where the roles of both Investigators are shown and one is Possessed."""
RECTOR_HAND: Final = 3
LAID_AWAY: Final[Mapping[bool, tuple[int, int]]] = {True: (0, 1), False: (1, 2)}
"""How many cards the Rector lays away at dusk, at least and at most, by whether one was played."""
TOP: Final = 3
"""How deep Interrogation and Forgery look."""
WAKE: Final = 4
PRAYERS: Final = 3
COURIER: Final = 2
ORDERED: Final = 2
"""Cards the Rector draws by Mac Snòr's Order."""
EXHUMED: Final = 2
NIGHT_KILLS: Final = 1
UNLEASHED: Final = 2
"""Victims of a night under Spectral Fury or a Moonless Night."""
TRIBUTE_INNOCENTS: Final = 3
KNIGHTS_TURN: Final = 4
KNIGHTS_ALIVE: Final = 5
BONUS_DRAWN: Final = 3
BALLOT_CHANGES: Final = 12
"""How often a ballot may be changed in one Sextines; then it can only be locked."""
TAKE_BACKS: Final = 5
"""How often an Action could be taken back in one turn by version 1; then no other one was played in it."""

ORIGINS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("PLAYERS", "ACCOMPLICES", "THRESHOLD", "ALONE", "RECTOR_HAND", "LAID_AWAY"), RULEBOOK),
    **dict.fromkeys(("NIGHT_KILLS",), RULEBOOK),
    "TURNS": REVIEW,
    **dict.fromkeys(("TOP", "WAKE", "PRAYERS", "COURIER", "ORDERED", "EXHUMED", "UNLEASHED"), RECONSTRUCTION),
    **dict.fromkeys(("TRIBUTE_INNOCENTS", "KNIGHTS_TURN", "KNIGHTS_ALIVE", "BONUS_DRAWN"), RECONSTRUCTION),
    **dict.fromkeys(("BALLOT_CHANGES", "TAKE_BACKS"), RECONSTRUCTION),
}
"""Where the numbers above come from."""

# -- profiles --------------------------------------------------------------------------------------------------------


class Profile(Struct, frozen=True):
    """A person an Investigator may play; no rule knows of it."""

    id: str
    source: str = RECONSTRUCTION


PROFILES: Final = by_id(
    Profile("yldiane", REVIEW),
    Profile("adeliane", REVIEW),
    Profile("liam", REVIEW),
    Profile("finn", REVIEW),
    Profile("brannoc"),
    Profile("saoirse"),
)

# -- talk ------------------------------------------------------------------------------------------------------------

PILE_HINTS: Final = ("trap", "bad", "helps_rector", "go", "proof_here", "keep_for_later")
"""What may be said of a pile or of the Graveyard, in generic terms."""
HAND_HINTS: Final = ("useful_later", "nothing_useful", "helps_rector")
GRAVEYARD: Final = "graveyard"


def claims() -> list[str]:
    """Every statement of the menu that is not about a player, as the words of the talk name it."""
    about_suspects = [f"{what}_{name}" for what in ("innocent", "guilty", "unsure") for name in NAMES]
    of_piles = [f"{hint}_{place}" for hint in PILE_HINTS for place in (*NAMES, GRAVEYARD)]
    of_hand = [f"hand_{hint}" for hint in HAND_HINTS]
    pairs = [f"pair_{NAMES[one]}_{NAMES[other]}" for one, other in PAIRS]
    return [*about_suspects, *of_piles, *of_hand, *pairs, "withdrawn"]
