"""Every value of Death Note in one table: roles and their objectives, Actions, Investigation tiles, numbers.

A value is from the rulebook, from a public text on the game, or reconstructed: `origins` names those of a row that are
not of the row's own source, `AMOUNTS` has the number of each card with its origin, `ORIGINS` names the origins of what
stands in no row. Only reconstructed values may be tuned; no rule holds a number of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from msgspec import Struct, field

from penombre.games.catalogue_rows import RECONSTRUCTION, RULEBOOK, by_id

PLAYERS: Final = range(4, 9)
ROUNDS: Final = 5

# -- roles -----------------------------------------------------------------------------------------------------------

Camp = Literal["detective", "kira", "investigators"]

DETECTIVE: Final = "detective"
KIRA: Final = "kira"
INVESTIGATORS: Final = "investigators"


class Role(Struct, frozen=True):
    """A role, its camp, and what its three objectives are worth."""

    id: str
    camp: Camp
    apples: tuple[int, int, int] = (3, 2, 1)
    origins: Mapping[str, str] = field(default_factory=lambda: {"objectives": RECONSTRUCTION, "apples": RECONSTRUCTION})
    source: str = RULEBOOK


ROLES: Final = by_id(
    Role("l", DETECTIVE),
    Role("light", KIRA),
    Role("misa", KIRA),
    Role("higuchi", KIRA),
    Role("yagami", INVESTIGATORS),
    Role("matsuda", INVESTIGATORS),
    Role("aizawa", INVESTIGATORS),
    Role("mogi", INVESTIGATORS),
    Role("watari", INVESTIGATORS),
)
L: Final = "l"
LIGHT: Final = "light"
SECRET_ROLES: Final = tuple(id for id in ROLES if id != L)
"""The eight roles that are not L's."""
KIRAS: Final = tuple(id for id, role in ROLES.items() if role.camp == KIRA)
ENQUIRERS: Final = tuple(id for id, role in ROLES.items() if role.camp == INVESTIGATORS)
CAMP_OF: Final = {id: role.camp for id, role in ROLES.items()}

# -- Actions ---------------------------------------------------------------------------------------------------------

Timing = Literal["start", "turn", "any", "others_start", "round_start", "discarded", "death", "check"]

START: Final = "start"
TURN: Final = "turn"
ANY: Final = "any"
OTHERS_START: Final = "others_start"
ROUND_START: Final = "round_start"
DISCARDED: Final = "discarded"
DEATH: Final = "death"
CHECK: Final = "check"
TIMINGS: Final = (START, TURN, ANY, OTHERS_START, ROUND_START, DISCARDED, DEATH, CHECK)
"""When an Action may be played: at the start of one's turn, on it, at any time, at the start of another one's turn, at
the start of a round, when a tile has just been discarded, when a role is about to die, when a role is asked after."""


class Action(Struct, frozen=True):
    """A kind of Action card: its number, how many copies there are (the second is for six players and more), when it
    may be played, and whether it takes Ryuk, kills, or is for advanced players."""

    id: str
    number: int
    copies: int
    timing: Timing
    ryuk: bool = False
    death: bool = False
    advanced: bool = False
    origins: Mapping[str, str] = field(
        default_factory=lambda: dict.fromkeys(("effect", "copies", "timing", "ryuk"), RECONSTRUCTION)
    )
    source: str = RULEBOOK


_DEADLY: Final = dict.fromkeys(("effect", "copies", "timing", "ryuk", "death"), RECONSTRUCTION)
"""That these kill follows from the cards that answer them."""

ACTIONS: Final = by_id(
    Action("death_note", 1, 2, TURN, ryuk=True, death=True),
    Action("page_de_death_note", 2, 1, TURN, ryuk=True, death=True, origins=_DEADLY),
    Action("rem", 3, 1, TURN, ryuk=True, death=True, origins=_DEADLY),
    Action("partisan_de_kira", 4, 2, TURN, ryuk=True),
    Action("alibi", 5, 2, ANY, ryuk=True),
    Action("fouiner", 6, 2, START, ryuk=True),
    Action("couverture", 7, 1, OTHERS_START, ryuk=True),
    Action("manipulation", 8, 2, TURN, ryuk=True),
    Action("destins_croises", 9, 1, TURN, ryuk=True),
    Action("taupe", 10, 1, TURN, ryuk=True),
    Action("se_blanchir", 11, 2, ROUND_START, ryuk=True),
    Action("decouverte", 12, 1, ANY),
    Action("amnesie", 13, 1, TURN, ryuk=True),
    Action("enregistrements", 14, 2, TURN),
    Action("filature", 15, 2, TURN),
    Action("fondation_de_watari", 16, 1, TURN),
    Action("mouchards", 17, 2, TURN),
    Action("renoncement", 18, 1, ANY),
    Action("presence_invisible", 19, 1, TURN),
    Action("temoignage", 20, 2, TURN),
    Action("remaniement", 21, 1, TURN),
    Action("piege", 22, 1, TURN),
    Action("bureau_d_enquete", 23, 1, TURN),
    Action("demission", 24, 1, DISCARDED),
    Action("mise_en_scene", 25, 1, DEATH),
    Action("accusations", 26, 1, DISCARDED),
    Action("fausse_identite", 27, 1, DEATH),
    Action("yeux_de_shinigami", 28, 1, TURN, ryuk=True, death=True, advanced=True),
    Action("menace", 29, 1, TURN, ryuk=True, death=True, advanced=True, origins=_DEADLY),
    Action("mensonge", 30, 1, CHECK, ryuk=True, advanced=True),
    Action("chantage", 31, 1, TURN, ryuk=True, advanced=True),
    Action("fuite_d_informations", 32, 1, START, ryuk=True, advanced=True),
    Action("deballage", 33, 1, TURN, advanced=True),
    Action("fausse_piste", 34, 1, TURN, advanced=True),
    Action("secret_defense", 35, 1, DEATH, advanced=True),
    Action("faux_death_note", 36, 1, DEATH, advanced=True),
)
ORDER: Final = {id: place for place, id in enumerate(ACTIONS)}
SIX: Final = 6
"""The number of seats from which on the second copies are in the deck."""


def deck(players: int, first_games: bool) -> list[str]:
    """The Action cards of a game, card by card: second copies from six seats on, no advanced ones in first games."""
    return [
        id
        for id, action in ACTIONS.items()
        if not (first_games and action.advanced)
        for _ in range(action.copies if players >= SIX else 1)
    ]


# -- Investigation tiles ---------------------------------------------------------------------------------------------


class Tile(Struct, frozen=True):
    """An Investigation: its round, how many Suspicions L hands out, and whether it shows Ryuk or stays in play."""

    id: str
    number: int
    round: int
    suspicion: int
    ryuk: bool = False
    stays: bool = False
    origins: Mapping[str, str] = field(
        default_factory=lambda: dict.fromkeys(("effect", "suspicion", "ryuk"), RECONSTRUCTION)
    )
    source: str = RULEBOOK


_PRINTED: Final = dict.fromkeys(("effect", "ryuk"), RECONSTRUCTION)
"""The number of Suspicions follows from the rulebook's help."""

TILES: Final = by_id(
    Tile("renaissance", 1, 1, 1),
    Tile("confrontation", 2, 1, 1),
    Tile("pacte", 3, 1, 1, ryuk=True),
    Tile("poursuite", 4, 1, 3, stays=True),
    Tile("tactique", 5, 1, 1, origins=_PRINTED),
    Tile("dechirure", 6, 2, 1),
    Tile("temps_couvert", 7, 2, 1),
    Tile("regard", 8, 2, 1, ryuk=True),
    Tile("contact", 9, 2, 3),
    Tile("doute", 10, 2, 2, ryuk=True),
    Tile("assaut", 11, 3, 1, ryuk=True),
    Tile("amour", 12, 3, 3, stays=True),
    Tile("confession", 13, 3, 1, ryuk=True),
    Tile("ami", 14, 3, 3, stays=True, origins=_PRINTED),
    Tile("pari", 15, 3, 1, ryuk=True, origins=_PRINTED),
    Tile("decision", 16, 4, 2, ryuk=True, stays=True),
    Tile("execution", 17, 4, 0),
    Tile("allie", 18, 4, 2, ryuk=True),
    Tile("matsuda_enquete", 19, 4, 0, ryuk=True),
    Tile("expedient", 20, 4, 1, ryuk=True, origins=_PRINTED),
    Tile("performance", 21, 5, 2, ryuk=True),
    Tile("conduite", 22, 5, 1, ryuk=True, origins=_PRINTED),
    Tile("frenesie", 23, 5, 3, ryuk=True, origins=_PRINTED),
    Tile("resurrection", 24, 5, 1, ryuk=True, origins=_PRINTED),
    Tile("silence", 25, 5, 1, ryuk=True),
)


def tiles_of(round: int) -> list[str]:
    """The five tiles of a round."""
    return [id for id, tile in TILES.items() if tile.round == round]


# -- numbers ---------------------------------------------------------------------------------------------------------

THRESHOLD: Final[Mapping[int, int]] = {4: 7, 5: 6, 6: 6, 7: 6, 8: 5}
"""With so many Suspicions a player is revealed, by seats."""
L_HAND: Final = 5
DRAWN_AT_START: Final = 2
DEATHS: Final = 3
"""How many dead and revealed roles end the game."""
CLOCKWISE: Final = (True, False, True, False, True)
"""The direction of each round."""
RYUK_SUSPICION: Final = 1
DRAWN_FOR_TILE: Final = 1
"""So many Actions are drawn for leaving a tile."""
DEALINGS_SHARE: Final = 2
"""Dealings designates at most one of so many living players."""
FEW_DEATHS: Final = 1
"""L and Matsuda want no more dead roles than this; Light wants more."""
MATSUDA_SHARE: Final = 2
"""Matsuda wants at least one of so many players revealed."""
MOGI_REVEALED: Final = 4
"""Mogi wants so many roles revealed."""
GAMES: Final = 8
"""The most games in a match."""

ORIGINS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("PLAYERS", "ROUNDS", "SIX", "THRESHOLD", "L_HAND", "DRAWN_AT_START", "DEATHS"), RULEBOOK),
    **dict.fromkeys(("RYUK_SUSPICION", "DRAWN_FOR_TILE"), RULEBOOK),
    **dict.fromkeys(
        ("CLOCKWISE", "DEALINGS_SHARE", "FEW_DEATHS", "MATSUDA_SHARE", "MOGI_REVEALED", "GAMES"), RECONSTRUCTION
    ),
}
"""Where the numbers above come from."""


class Amount(Struct, frozen=True):
    """The number of one card or tile, and where it comes from."""

    count: int
    origin: str = RECONSTRUCTION


AMOUNTS: Final[Mapping[str, Amount]] = {
    # Suspicions that somebody gets
    "partisan_de_kira": Amount(1),
    "destins_croises": Amount(1),
    "taupe": Amount(1, RULEBOOK),
    "se_blanchir": Amount(1, RULEBOOK),
    "presence_invisible": Amount(1),
    "temoignage": Amount(2, RULEBOOK),
    "remaniement": Amount(1, RULEBOOK),
    "demission": Amount(1),
    "accusations": Amount(1, RULEBOOK),
    "yeux_de_shinigami": Amount(1, RULEBOOK),
    "confrontation": Amount(1),
    "pacte": Amount(1),
    "dechirure": Amount(1, RULEBOOK),
    "resurrection": Amount(1),
    # Suspicions that somebody gets at the most
    "conduite": Amount(3),
    # Suspicions that L has more to hand out
    "alibi": Amount(1, RULEBOOK),
    "tactique": Amount(1, RULEBOOK),
    "confession": Amount(2, RULEBOOK),
    "matsuda_enquete": Amount(2, RULEBOOK),
    "expedient": Amount(1, RULEBOOK),
    # Suspicions that somebody loses at the most
    "renoncement": Amount(2, RULEBOOK),
    "ami": Amount(2, RULEBOOK),
    # Suspicions that somebody has to have
    "doute": Amount(1, RULEBOOK),
    # Actions that somebody draws
    "fouiner": Amount(1, RULEBOOK),
    "filature": Amount(1, RULEBOOK),
    "fondation_de_watari": Amount(1),
    "contact": Amount(1, RULEBOOK),
    "assaut": Amount(2, RULEBOOK),
    # apples for an extra objective
    "fausse_piste": Amount(1),
    "poursuite": Amount(1),
    "amour": Amount(1),
}


def amount(card: str) -> int:
    """The number of a card or tile."""
    return AMOUNTS[card].count


# -- talk ------------------------------------------------------------------------------------------------------------


def claims() -> list[str]:
    """Every statement of the menu: what somebody is, what the tile is, why it was left or discarded."""
    roles = [f"role_{role}" for role in SECRET_ROLES]
    tiles = [f"tile_{tile}" for tile in TILES]
    reasons = [f"{did}_{why}" for did in ("left", "discarded") for why in ("to_draw", "helps_l", "hurts_l", "hurts_me")]
    return [*roles, "camp_kira", "camp_investigators", *tiles, *reasons, "withdrawn"]
