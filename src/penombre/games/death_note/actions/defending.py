"""Actions that answer: a discarded tile, a role about to die, a question after a role; and Amnesia."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import structs

from penombre.engine import Option, Script, ask, mask, replaced
from penombre.games.death_note import deeds
from penombre.games.death_note.checking import NO, YES, allowed_answers, check_of
from penombre.games.death_note.dying import SAVED, SECRET, bury, change_fate
from penombre.games.death_note.playing import Play
from penombre.games.death_note.revealing import suspect
from penombre.games.death_note.swapping import swap_role
from penombre.games.death_note.table import NONE, DeathNoteTable, Frame
from penombre.games.death_note.targets import a_card, inactive_living

# -- a tile has been discarded ---------------------------------------------------------------------------------------

_PUT_BACK: Final = Option("put_back", True, "put_back")
_TAKE_SUSPICION: Final = Option("suspicion", False, "take_one_suspicion")
_EXPOSE: Final = Option("expose", True, "expose_tile")
_ACCUSE: Final = Option("suspicion", False, "accuse")


def look_at_tile(t: DeathNoteTable, f: Frame) -> None:
    """The player looks at the discarded tile."""
    t.show(t.discarded, mask(f.seat))
    tile = t.faces[t.discarded]
    t.remember(f.seat, "tile", (tile,))
    t.tell_apart("looks_at_tile", {f.seat: {"tile": tile}}, seat=f.seat)


def put_back_or_suspicion(t: DeathNoteTable, f: Frame) -> Script[None]:
    """Put it back on top of the pile, or get a Suspicion."""
    args = {"tile": t.faces[t.discarded]}
    back = yield ask.one(
        f.seat, "resignation", (_PUT_BACK, _TAKE_SUSPICION), args=args, default="put_back", pace="target"
    )
    if not back:
        t.record(deeds.Answer(t.round, f.seat, card="demission", mode="suspicion"))
        suspect(t, "demission", [(f.seat, f.seat)])
        return
    tile, pile = t.discarded, t.pile(t.round)
    t.move(tile, pile)
    t.zones = replaced(t.zones, pile.index, (tile, *t.cards(pile)[:-1]))
    t.discarded = NONE
    t.happened(deeds.Back(t.round, f.seat), "tile_back", seat=f.seat)


def expose_or_accuse(t: DeathNoteTable, f: Frame) -> Script[None]:
    """Show it to all, or the player who discarded it gets a Suspicion."""
    args = {"tile": t.faces[t.discarded], "target": t.active}
    expose = yield ask.one(f.seat, "accusations", (_ACCUSE, _EXPOSE), args=args, default="suspicion", pace="target")
    if expose:
        t.show(t.discarded)
        deed = deeds.Exposed(t.round, f.seat, t.active, t.faces[t.discarded])
        t.happened(deed, "tile_exposed", seat=f.seat, target=t.active, tile=t.faces[t.discarded])
    else:
        t.record(deeds.Answer(t.round, f.seat, t.active, "accusations", "suspicion"))
        suspect(t, "accusations", [(t.active, f.seat)])


# -- a role is about to die ------------------------------------------------------------------------------------------


def save(t: DeathNoteTable, f: Frame) -> None:
    """The one about to die does not die."""
    change_fate(t, SAVED)
    t.happened(deeds.Saved(t.round, f.seat, t.faces[f.card]), "saved", seat=f.seat, card=t.faces[f.card])


def keep_secret(t: DeathNoteTable, f: Frame) -> None:
    """The one about to die will die unrevealed."""
    change_fate(t, SECRET)
    t.tell("top_secret", seat=f.seat)


def stage_death(t: DeathNoteTable, f: Frame) -> None:
    """The player takes that role; the old card, now in the centre, dies and is revealed."""
    old = t.card_of(f.seat)
    by = next(frame.seat for frame in reversed(t.stack) if frame.what == "death")
    swap_role(t, f.seat, f.role)
    change_fate(t, SAVED)
    bury(t, old, by, held=True)


# -- a role is asked after -------------------------------------------------------------------------------------------


_SECRETLY: Final = {YES: Option("yes", YES, "answer_yes"), NO: Option("no", NO, "answer_no")}
_ALOUD: Final = {answer: structs.replace(option, overt=option.id) for answer, option in _SECRETLY.items()}
"""The answer shows in what comes of it, once everybody has answered; when Light is barred it never does."""


def choose_answer(t: DeathNoteTable, f: Frame) -> Script[None]:
    """The player chooses the answer, true or false; nobody learns whether it was a lie."""
    check = check_of(t)
    allowed = allowed_answers(t, check, f.seat)
    secret = check.mode == "decision"
    options = tuple([(_SECRETLY if secret else _ALOUD)[answer] for answer in allowed])
    dodge = "yes" if check.mode == "rem" else "no"
    answer = yield ask.one(
        f.seat,
        "lie",
        options,
        args={"card": check.mode, "roles": list(check.named)},
        default=dodge,
        pace="answer",
        secret=secret,
        whispered=0 if secret else mask(f.seat),
    )
    t.claims = replaced(t.claims, f.seat, answer)


# -- Amnesia ---------------------------------------------------------------------------------------------------------


def forget(t: DeathNoteTable, f: Frame) -> None:
    """The player exchanges the role for a living one of the centre, unseen if it is unrevealed."""
    swap_role(t, f.seat, f.role)


PLAYS: Final[Mapping[str, Play]] = {
    "demission": Play((), (look_at_tile, put_back_or_suspicion)),
    "accusations": Play((), (look_at_tile, expose_or_accuse)),
    "fausse_identite": Play((), (save,)),
    "faux_death_note": Play((), (save,)),
    "secret_defense": Play((), (keep_secret,)),
    "mise_en_scene": Play((a_card(inactive_living),), (stage_death,)),
    "mensonge": Play((), (choose_answer,)),
    "amnesie": Play((a_card(inactive_living),), (forget,)),
}
