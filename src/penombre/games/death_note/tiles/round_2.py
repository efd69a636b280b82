"""The Investigations of round 2: Unraveling, Overcast, Glare, Encounter, Doubt."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from msgspec.structs import replace

from penombre.engine import EVERYBODY, Option, Script, Seat, ask, mask
from penombre.games.death_note import deeds
from penombre.games.death_note.catalogue import CAMP_OF, INVESTIGATORS, amount
from penombre.games.death_note.dying import TILE as BY_TILE
from penombre.games.death_note.dying import kill
from penombre.games.death_note.hands import draw, hand_options, see_hand, transfer
from penombre.games.death_note.revealing import reveal, suspect
from penombre.games.death_note.table import NONE, VOTE, DeathNoteTable, Frame, Steps
from penombre.games.death_note.targets import card_options
from penombre.games.death_note.tiles.designating import answers, l_designates, l_designates_two


def _two_to_vote_on(t: DeathNoteTable) -> list[tuple[Seat, Seat]]:
    pairs = combinations(sorted(t.hidden()), 2)
    return [pair for pair in pairs if any(seat not in pair for seat in t.living())]


_VOTE: Final = Option("vote", None, "begin_vote")


def talk_it_over(t: DeathNoteTable, f: Frame) -> Script[None]:
    """Everybody talks until L calls the vote."""
    yield ask.one(t.detective, "unraveling", (_VOTE,), default="vote", pace="debate")


def vote(t: DeathNoteTable, f: Frame) -> Script[None]:
    """All other living players vote secretly, at the same time, for one of the two."""
    voters = [seat for seat in t.living() if seat not in f.seats]
    ballots = yield ask.sealed([ask.seat(seat, "ballot", f.seats, pace="ballot") for seat in voters])
    t.put(replace(f, roles=tuple([ballots[seat] for seat in voters])))


def count_votes(t: DeathNoteTable, f: Frame) -> None:
    """Votes are shown; who has more gets a Suspicion, in a tie both."""
    voters = [seat for seat in t.living() if seat not in f.seats]
    ballots = f.roles
    t.put(replace(f, roles=()))
    for voter, choice in zip(voters, ballots, strict=True):
        t.happened(deeds.Vote(t.round, voter, choice), "votes", seat=voter, target=choice)
    one, other = f.seats
    lead = ballots.count(one) - ballots.count(other)
    losers = f.seats if not lead else (one,) if lead > 0 else (other,)
    suspect(t, f.what, [(seat, VOTE) for seat in losers])


def reveal_and_kill(t: DeathNoteTable, f: Frame) -> Script[None]:
    """The designated player, if an Investigator, may be revealed and kill a living inactive role.

    Nobody learns whether one could not or would not.
    """
    able = CAMP_OF[t.role(f.target)] == INVESTIGATORS
    inactive = card_options(t, t.inactive_living())
    alone = Option("reveal", NONE, "reveal_role")
    options = [replace(each, refused="" if able else "no_investigator") for each in (inactive or (alone,))]
    declines = Option("decline", None, "decline")
    card = yield ask.one(f.target, "overcast", (declines, *options), default="decline", pace="answer")
    answers(t, f, f.target, "decline" if card is None else "accept")
    if card is not None:
        t.put(replace(t.stack[-1], role=card))


def revealed_for_it(t: DeathNoteTable, f: Frame) -> None:
    """The designated player is revealed, by the own choice."""
    if f.mode == "accept":
        reveal(t, t.card_of(f.target), f.target)


def inactive_dies(t: DeathNoteTable, f: Frame) -> None:
    """The chosen role dies."""
    if f.role != NONE:
        kill(t, f.role, f.target, BY_TILE)


def l_sees_hand(t: DeathNoteTable, f: Frame) -> None:
    """L looks at the hand of the designated player."""
    see_hand(t, t.detective, f.target)


def l_takes_one(t: DeathNoteTable, f: Frame) -> Script[None]:
    """L takes a card of his choice from that hand."""
    me = t.detective
    options = hand_options(t, f.target)
    args = {"target": f.target}
    face = yield ask.one(me, "glare", options, args=args, pace="designate", whispered=mask(me, f.target))
    transfer(t, f.target, me, face, "takes")


def unsuspected_draw(t: DeathNoteTable, f: Frame) -> None:
    """Every living player who got no Suspicion in the allotment draws an Action."""
    for seat in t.living():
        if not t.allotted[seat]:
            draw(t, seat, amount("contact"))


def hand_shown_to_all(t: DeathNoteTable, f: Frame) -> None:
    """The hand is shown to all and returned; without cards there is nothing to show."""
    faces = t.hand(f.target)
    cards = t.hand_cards(f.target)
    if not cards:
        t.tell("no_effect", tile=f.what)
        return
    for card in cards:
        t.show(card, EVERYBODY)
    t.happened(deeds.Show(t.round, f.target, faces), "hand_shown", seat=f.target, cards=list(faces))


STEPS: Final[Steps] = {
    "dechirure": (l_designates_two(_two_to_vote_on), talk_it_over, vote, count_votes),
    "temps_couvert": (
        l_designates(DeathNoteTable.hidden_living),
        reveal_and_kill,
        revealed_for_it,
        inactive_dies,
    ),
    "regard": (
        l_designates(lambda t: [seat for seat in t.living() if t.suspicion[seat] and t.hand_cards(seat)]),
        l_sees_hand,
        l_takes_one,
    ),
    "contact": (),
    "contact_after": (unsuspected_draw,),
    "doute": (
        l_designates(lambda t: [seat for seat in t.living() if t.suspicion[seat] == amount("doute")]),
        hand_shown_to_all,
    ),
}
