"""Actions that answer: a discarded tile, a role about to die, a question after a role; and Amnesia."""

from __future__ import annotations

from typing import Final

from msgspec import structs

from penombre.engine import NOBODY, Option, Script, Seat, ask, mask, replaced
from penombre.games.death_note import deeds
from penombre.games.death_note.checking import NO, TRUTH, YES, allowed_answers, check_of
from penombre.games.death_note.dying import DESIGNATED, SAVED, SECRET, THREAT, bury, change_fate
from penombre.games.death_note.playing import PLAYS, Play
from penombre.games.death_note.revealing import suspect
from penombre.games.death_note.swapping import swap_role
from penombre.games.death_note.table import NONE, DeathNoteTable, Frame
from penombre.games.death_note.targets import a_card, inactive_living, some

# -- a tile has been discarded ---------------------------------------------------------------------------------------

_PUT_BACK: Final = Option("put_back", True, "put_back")
_TAKE_SUSPICION: Final = Option("suspicion", False, "take_one_suspicion")
_EXPOSE: Final = Option("expose", True, "expose_tile")
_ACCUSE: Final = Option("suspicion", False, "accuse")


def _tile_lies_there(t: DeathNoteTable, me: Seat) -> str:
    return "" if t.discarded != NONE else "tile_back"


def _anothers_tile(t: DeathNoteTable, me: Seat) -> str:
    return "own_tile" if t.active == me else _tile_lies_there(t, me)


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


PLAYS["demission"] = Play(_tile_lies_there, (), (look_at_tile, put_back_or_suspicion))


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


PLAYS["accusations"] = Play(_anothers_tile, (), (look_at_tile, expose_or_accuse))

# -- a role is about to die ------------------------------------------------------------------------------------------


def _death(t: DeathNoteTable) -> Frame | None:
    """The death that the open moment is about."""
    if len(t.stack) > 1 and t.stack[-1].what == "window" and t.stack[-2].what == "death":
        return t.stack[-2]
    return None


def _mine_by_action(t: DeathNoteTable, me: Seat) -> str:
    death = _death(t)
    if death is None or death.target != me:
        return "not_dying"
    return "" if death.window in (DESIGNATED, THREAT) else "no_death_action"


def _mine_with_inactive(t: DeathNoteTable, me: Seat) -> str:
    death = _death(t)
    return "not_dying" if death is None or death.target != me else some(inactive_living)(t, me)


def _designated(t: DeathNoteTable, me: Seat) -> str:
    death = _death(t)
    return "" if death is not None and death.window == DESIGNATED else "not_designated"


def _hidden_victim(t: DeathNoteTable, me: Seat) -> str:
    death = _death(t)
    if death is None or death.target == NOBODY or t.is_revealed(death.target) or death.mode == SECRET:
        return "no_hidden_victim"
    return ""


def save(t: DeathNoteTable, f: Frame) -> None:
    """The one about to die does not die."""
    change_fate(t, SAVED)
    t.happened(deeds.Saved(t.round, f.seat, t.faces[f.card]), "saved", seat=f.seat, card=t.faces[f.card])


PLAYS["fausse_identite"] = Play(_mine_by_action, (), (save,))
PLAYS["faux_death_note"] = Play(_designated, (), (save,))


def keep_secret(t: DeathNoteTable, f: Frame) -> None:
    """The one about to die will die unrevealed."""
    change_fate(t, SECRET)
    t.tell("top_secret", seat=f.seat)


PLAYS["secret_defense"] = Play(_hidden_victim, (), (keep_secret,))


def stage_death(t: DeathNoteTable, f: Frame) -> None:
    """The player takes that role; the old card, now in the centre, dies and is revealed."""
    old = t.card_of(f.seat)
    by = next(frame.seat for frame in reversed(t.stack) if frame.what == "death")
    swap_role(t, f.seat, f.role)
    change_fate(t, SAVED)
    bury(t, old, by, held=True)


PLAYS["mise_en_scene"] = Play(_mine_with_inactive, (a_card(inactive_living),), (stage_death,))

# -- a role is asked after -------------------------------------------------------------------------------------------


def _asked_after(t: DeathNoteTable, me: Seat) -> str:
    if t.is_revealed(me):
        return "revealed"
    check = check_of(t) if any(frame.what == "check" for frame in t.stack) else None
    return "" if check is not None and me in check.seats and t.claims[me] == TRUTH else "not_asked"


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


PLAYS["mensonge"] = Play(_asked_after, (), (choose_answer,))

# -- Amnesia ---------------------------------------------------------------------------------------------------------


def forget(t: DeathNoteTable, f: Frame) -> None:
    """The player exchanges the role for a living one of the centre, unseen if it is unrevealed."""
    swap_role(t, f.seat, f.role)


PLAYS["amnesie"] = Play(some(inactive_living), (a_card(inactive_living),), (forget,))
