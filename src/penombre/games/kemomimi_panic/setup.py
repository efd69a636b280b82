"""Setting up a game: characters face up, roles face down with some put aside, a jewel each, the Moon to the Leader."""

from __future__ import annotations

from collections.abc import Mapping

from penombre.engine import NOBODY, Value
from penombre.games.kemomimi_panic import catalogue
from penombre.games.kemomimi_panic.catalogue import CIVILIAN, DETECTIVE, FIRST_ROLES, PRESETS, THIEVES
from penombre.games.kemomimi_panic.table import IN_PLAY, KemomimiTable, zones


def open_table(t: KemomimiTable, options: Mapping[str, Value]) -> None:
    """What stays the same for the whole match, then the first deal."""
    characters, roles = options["characters"], options["roles"]
    assert isinstance(characters, tuple)
    assert isinstance(roles, tuple)
    t.preset, t.characters, t.roles = str(options["preset"]), characters, roles
    t.promo, t.joke, t.points = bool(options["promo"]), bool(options["joke"]), bool(options["points"])
    t.leader_must_vote = bool(options["leader_must_vote"])
    t.must_announce, t.thieves_share = bool(options.get("must_announce")), bool(options.get("thieves_share"))
    t.scores = (0,) * t.players
    t.lay_out(*zones(t.players))
    deal(t)


def deal(t: KemomimiTable) -> None:
    """A new game: everything but the points is as on the first day."""
    n = t.players
    characters, t.set_roles = chosen_set(t)
    t.dealt_cast = tuple(t.shuffled(characters))
    t.cast = {character: seat for seat, character in enumerate(t.dealt_cast)}
    t.clear_cards()
    deal_roles(t, t.set_roles)
    t.spread_cards([t.jewels_of(seat) for seat in range(n)], ["fake_jewels"] * n, back="jewel")
    t.game += 1
    t.state = (IN_PLAY,) * n
    t.guesses = (NOBODY,) * n
    t.last_loser = {}
    t.window, t.day, t.full_moon = 0, 1, False
    t.used = frozenset()
    t.ghost_until, t.last_elimination = 0, NOBODY
    t.crescent_blocked = False
    t.trio, t.checks, t.claims, t.votes, t.thefts = (), (), (), (), ()
    t.arrow = t.announce = t.master = t.paper = t.victim = NOBODY
    t.ending = None
    detective = t.cast.get(DETECTIVE)
    t.leader = t.below(n) if detective is None else (detective + 1) % n
    new_day(t)
    t.tell("dealt", game=t.game, leader=t.leader, roles=list(t.set_roles))


def chosen_set(t: KemomimiTable) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The characters and roles of this game."""
    roles = t.roles or FIRST_ROLES[t.players]
    if t.preset == "random":
        return catalogue.free_characters(t.players, t.promo, t.joke, t.shuffled), roles
    if t.preset == "custom":
        return t.characters, roles
    preset = PRESETS[f"first_{t.players}" if t.preset == "recommended" else t.preset]
    return preset.characters, preset.roles


def deal_roles(t: KemomimiTable, roles: tuple[str, ...]) -> None:
    """Hide as many cards as there are thieves among the rest, unseen; the thieves are always dealt."""
    thieves = [role for role in roles if role in THIEVES]
    rest = t.shuffled([role for role in roles if role not in THIEVES] + [CIVILIAN] * len(thieves))
    aside, dealt = rest[: len(thieves)], t.shuffled(rest[len(thieves) :] + thieves)
    t.spread_cards(t.layout[: t.players], dealt, back="role")
    t.add_cards(t.aside, aside, back="role")
    t.first_roles = tuple(dealt)


def new_day(t: KemomimiTable) -> None:
    """Forget what lasted a day only."""
    t.talking = True
    t.cecilia_sleeps = t.redirected = t.guilty = t.theft_tonight = False
    t.excluded = t.suspect = t.other_suspect = NOBODY
    t.votes_left = t.double_hands = 0
