"""The cards of Kemomimi Panic: characters, roles and the sets they are played in, with where each text comes from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from penombre.engine import BadOptions
from penombre.games.catalogue_rows import RECONSTRUCTION, RULEBOOK, by_id

CRESCENT: Final = "thief_crescent_moon"
FULL: Final = "thief_full_moon"
INFORMANT: Final = "informant"
CIVILIAN: Final = "civilian"
JUSTICE: Final = "civilian_justice"
STUBBORN: Final = "civilian_stubborn"
ANGRY: Final = "civilian_angry"
LONELY: Final = "civilian_lonely"

THIEVES: Final = frozenset({CRESCENT, FULL})
CIVILIANS: Final = frozenset({CIVILIAN, JUSTICE, STUBBORN, ANGRY, LONELY})


class Role(Struct, frozen=True):
    """A role card: how many the box has, what its victory is worth, and where its text comes from."""

    id: str
    count: int
    victory: int
    source: str = RULEBOOK


ROLES: Final = by_id(
    Role(CRESCENT, 1, 3),
    Role(FULL, 1, 3),
    Role(INFORMANT, 1, 7),
    Role(CIVILIAN, 5, 2),
    Role(JUSTICE, 1, 2),
    Role(STUBBORN, 1, 2),
    Role(ANGRY, 1, 2),
    Role(LONELY, 1, 2),
)


class Character(Struct, frozen=True):
    """A character card: the windows it acts in, whether once per game, and what it needs at the table."""

    id: str
    windows: tuple[str, ...]
    once: bool
    needs: tuple[str, ...] = ()
    only_with: int = 0
    """The number of players this character is kept for; 0: any."""
    extra: str = ""
    """The table option that brings this character into the box."""
    source: str = RULEBOOK


CHARACTERS: Final = by_id(
    Character("detective_shamlock", ("gs1", "ed1"), once=False),
    Character("witness_sheena", ("sd1",), once=True, only_with=8),
    Character("student_ester", ("talk", "dm2"), once=True),
    Character("student_tristel", ("talk", "dm1"), once=True),
    Character("student_luma", ("cs",), once=True),
    Character("elder_twin_cyril", ("vo",), once=False, needs=("younger_twin_beryl",)),
    Character("younger_twin_beryl", ("loss",), once=False, needs=("elder_twin_cyril",)),
    Character("teacher_viennetta", ("loss",), once=True, needs=("archaeologist_mindy",)),
    Character("teacher_verna", ("rv1",), once=True),
    Character("class_rep_alistair", ("loss",), once=True, needs=("vice_class_rep_miranda",)),
    Character("vice_class_rep_miranda", ("bv",), once=True),
    Character("athlete_ulrika", ("cs",), once=True),
    Character("archaeologist_mindy", ("ed5",), once=True),
    Character("warlock_valeria", ("sd3",), once=True),
    Character("psychic_akira", ("any",), once=True),
    Character("shrine_maiden_towa", ("sd7",), once=True),
    Character("clown_lolo", ("sd6",), once=True),
    Character("politician_barbera", ("rv2",), once=True),
    Character("homeless_arle", ("passive",), once=False),
    Character("sleeping_beauty_cecilia", ("sd2",), once=True),
    Character("maid_miyabi", ("sd8", "vo"), once=True),
    Character("military_teresia", ("cs",), once=True),
    Character("hostess_amarillo", ("cs",), once=True),
    Character("bank_employee_lucie", ("ed2", "ne"), once=True),
    Character("sister_christina", ("loss",), once=False),
    Character("crossdressing_dautriche", ("gs2",), once=False),
    Character("cowgirl_federica", ("sd4",), once=False, extra="promo"),
    Character("cook_genevieve", ("gs3",), once=False, extra="joke"),
)

DETECTIVE: Final = "detective_shamlock"


class Preset(Struct, frozen=True):
    """A ready-made set of characters and roles for one number of players."""

    id: str
    characters: tuple[str, ...]
    roles: tuple[str, ...]
    source: str = RULEBOOK

    @property
    def players(self) -> int:
        """How many players this set is for."""
        return len(self.characters)


FIRST_ROLES: Final[Mapping[int, tuple[str, ...]]] = {
    4: (CRESCENT, INFORMANT, STUBBORN, CIVILIAN),
    5: (CRESCENT, INFORMANT, ANGRY, CIVILIAN, CIVILIAN),
    6: (CRESCENT, INFORMANT, CIVILIAN, CIVILIAN, CIVILIAN, CIVILIAN),
    7: (CRESCENT, INFORMANT, ANGRY, CIVILIAN, CIVILIAN, CIVILIAN, CIVILIAN),
    8: (CRESCENT, FULL, INFORMANT, ANGRY, LONELY, CIVILIAN, CIVILIAN, CIVILIAN),
}


def _preset(id: str, characters: str, source: str = RECONSTRUCTION) -> Preset:
    cast = tuple(characters.split())
    return Preset(id, cast, FIRST_ROLES[len(cast)], source)


PRESETS: Final = by_id(
    _preset("first_4", "detective_shamlock military_teresia politician_barbera warlock_valeria", RULEBOOK),
    _preset(
        "first_5",
        "detective_shamlock elder_twin_cyril younger_twin_beryl politician_barbera homeless_arle",
        RULEBOOK,
    ),
    _preset(
        "first_6",
        "detective_shamlock elder_twin_cyril younger_twin_beryl teacher_verna psychic_akira maid_miyabi",
        RULEBOOK,
    ),
    _preset(
        "first_7",
        "detective_shamlock elder_twin_cyril younger_twin_beryl teacher_verna warlock_valeria psychic_akira"
        " military_teresia",
        RULEBOOK,
    ),
    _preset(
        "first_8",
        "detective_shamlock witness_sheena elder_twin_cyril younger_twin_beryl politician_barbera"
        " shrine_maiden_towa military_teresia warlock_valeria",
        RULEBOOK,
    ),
    # The rulebook names the characters of the themed sets only; their roles are those of the first games.
    _preset("small_society", "detective_shamlock politician_barbera bank_employee_lucie homeless_arle"),
    _preset("rascals_alliance", "detective_shamlock athlete_ulrika crossdressing_dautriche clown_lolo"),
    _preset(
        "mysterious_five",
        "detective_shamlock warlock_valeria shrine_maiden_towa sister_christina psychic_akira",
    ),
    _preset(
        "students_1",
        "detective_shamlock class_rep_alistair vice_class_rep_miranda teacher_verna student_luma",
    ),
    _preset(
        "students_2",
        "detective_shamlock elder_twin_cyril younger_twin_beryl class_rep_alistair vice_class_rep_miranda"
        " teacher_verna",
    ),
    _preset(
        "six_notables",
        "detective_shamlock politician_barbera military_teresia teacher_viennetta archaeologist_mindy"
        " vice_class_rep_miranda",
    ),
    _preset(
        "students_3",
        "detective_shamlock elder_twin_cyril younger_twin_beryl class_rep_alistair vice_class_rep_miranda"
        " teacher_verna psychic_akira",
    ),
    _preset(
        "students_4",
        "detective_shamlock witness_sheena elder_twin_cyril younger_twin_beryl class_rep_alistair"
        " vice_class_rep_miranda student_luma teacher_verna",
    ),
    _preset(
        "light_novel_alliance",
        "detective_shamlock witness_sheena sleeping_beauty_cecilia shrine_maiden_towa psychic_akira maid_miyabi"
        " sister_christina hostess_amarillo",
    ),
)


def thief_count(players: int) -> int:
    """Two thieves with eight players, otherwise one."""
    return 2 if players == 8 else 1


def box(promo: bool, joke: bool) -> tuple[str, ...]:
    """The characters of the box, with those that options add."""
    extras = {"promo": promo, "joke": joke}
    return tuple(id for id, character in CHARACTERS.items() if not character.extra or extras[character.extra])


def check_characters(characters: Sequence[str], players: int, promo: bool, joke: bool) -> None:
    """Refuse a set of characters that cannot be played."""
    if len(characters) != players:
        raise BadOptions(f"characters: {players} players need {players} characters, not {len(characters)}")
    if len(set(characters)) != players:
        raise BadOptions("characters: every character may be at the table only once")
    allowed = box(promo, joke)
    for id in characters:
        character = CHARACTERS[id]
        if id not in allowed:
            raise BadOptions(f"characters: {id} needs the option {character.extra}")
        if character.only_with not in (0, players):
            raise BadOptions(f"characters: {id} is only for {character.only_with} players")
        for needed in character.needs:
            if needed not in characters:
                raise BadOptions(f"characters: {id} needs {needed} at the table")


def check_roles(roles: Sequence[str], players: int) -> None:
    """Refuse a set of roles that cannot be dealt."""
    if len(roles) != players:
        raise BadOptions(f"roles: {players} players need {players} roles, not {len(roles)}")
    if CRESCENT not in roles:
        raise BadOptions(f"roles: {CRESCENT} is always in the game")
    if (FULL in roles) != (players == 8):
        raise BadOptions(f"roles: {FULL} is in the game with 8 players, and only then")
    for id, role in ROLES.items():
        # As many plain civilians as there are thieves stay in the box, to replace them during the deal.
        most = role.count - thief_count(players) if id == CIVILIAN else role.count
        if roles.count(id) > most:
            raise BadOptions(f"roles: at most {most} {id} with {players} players, not {roles.count(id)}")


def free_characters(
    players: int, promo: bool, joke: bool, shuffled: Callable[[Iterable[str]], list[str]]
) -> tuple[str, ...]:
    """A random playable set: the detective, the extras that were asked for, then whoever still fits."""
    chosen = [DETECTIVE, *(id for id in box(promo, joke) if CHARACTERS[id].extra)]
    for id in shuffled(box(False, False)):
        character = CHARACTERS[id]
        party = [each for each in (id, *character.needs) if each not in chosen]
        if character.only_with in (0, players) and len(chosen) + len(party) <= players:
            chosen += party
    return tuple(chosen)


def lolo_pool(dealt: Iterable[str], players: int, promo: bool, joke: bool) -> tuple[str, ...]:
    """The characters Clown Lolo may turn into: not dealt this game, and with all they need at the table."""
    here = set(dealt)
    return tuple(
        id
        for id in box(promo, joke)
        if id not in here
        and CHARACTERS[id].only_with in (0, players)
        and all(needed in here for needed in CHARACTERS[id].needs)
    )
