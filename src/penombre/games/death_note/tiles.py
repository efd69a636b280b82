"""What each Investigation does when L has revealed it, tile by tile."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Final

from msgspec.structs import replace

from penombre.engine import EVERYBODY, Card, Option, Script, Seat, ask, mask, replaced
from penombre.games.death_note.actions.looking import pair_option, target_looks_at_neighbour
from penombre.games.death_note.catalogue import (
    ASSAULT_DRAWN,
    CAMP_OF,
    CONFESSION_BONUS,
    ENQUIRERS,
    GUIDANCE_MOST,
    HELP_SUSPICION,
    INVESTIGATORS,
    LIGHT,
    MAKESHIFT_BONUS,
    MATSUDA_BONUS,
    SECRET_ROLES,
    TACTICS_BONUS,
)
from penombre.games.death_note.checking import TRUTH, ask_after, told
from penombre.games.death_note.dying import TILE as BY_TILE
from penombre.games.death_note.dying import kill
from penombre.games.death_note.hands import discard, draw, see_hand, transfer
from penombre.games.death_note.playing import Step, play_option
from penombre.games.death_note.revealing import TILE, check_deaths, give, look, responsible_for, reveal
from penombre.games.death_note.swapping import swap_role
from penombre.games.death_note.table import EFFECT, NONE, VOTE, DeathNoteTable, Frame
from penombre.games.death_note.targets import card_options, living_anywhere, role_options

# -- L designates ----------------------------------------------------------------------------------------------------

Seats = Callable[[DeathNoteTable], Sequence[Seat]]


def l_designates(among: Seats) -> Step:
    """L designates a player; if there is none, nothing happens."""

    def step(t: DeathNoteTable, f: Frame) -> Script[None] | None:
        seats = among(t)
        if not seats:
            nothing(t, f)
            return None
        return _asked(t, f, seats)

    def _asked(t: DeathNoteTable, f: Frame, seats: Sequence[Seat]) -> Script[None]:
        target = yield ask.seat(t.detective, "designate", seats, args={"tile": f.what}, pace="designate")
        designated(t, replace(f, target=target))

    return step


def designated(t: DeathNoteTable, f: Frame) -> None:
    """Everybody sees whom L has designated."""
    t.put(f)
    t.record("designate", t.detective, f.target, f.what, seats=f.seats, roles=f.roles, named=f.named)
    t.tell("designates", seat=t.detective, target=f.target, tile=f.what)


def nothing(t: DeathNoteTable, f: Frame) -> None:
    """The tile has no effect."""
    t.pop()
    t.tell("no_effect", tile=f.what)


def l_designates_two(pairs: Callable[[DeathNoteTable], list[tuple[Seat, Seat]]]) -> Step:
    """L designates two players; if there are none, nothing happens."""

    def step(t: DeathNoteTable, f: Frame) -> Script[None] | None:
        among = pairs(t)
        if not among:
            nothing(t, f)
            return None
        return _asked(t, f, among)

    def _asked(t: DeathNoteTable, f: Frame, among: list[tuple[Seat, Seat]]) -> Script[None]:
        options = tuple([pair_option(one, other) for one, other in among])
        pair = yield ask.one(t.detective, "designate_two", options, args={"tile": f.what}, pace="designate")
        t.put(replace(f, seats=pair))
        t.record("designate", t.detective, card=f.what, seats=pair)
        t.tell("designates_two", seat=t.detective, target=pair[0], other=pair[1], tile=f.what)

    return step


def _neighbouring(t: DeathNoteTable, among: Sequence[Seat]) -> list[tuple[Seat, Seat]]:
    return [(one, other) for one, other in combinations(sorted(among), 2) if other in t.neighbours(one)]


def _living(t: DeathNoteTable) -> list[Seat]:
    return t.living()


def answers(t: DeathNoteTable, f: Frame, seat: Seat, mode: str) -> None:
    """Everybody sees what a player has chosen."""
    t.put(replace(f, mode=mode))
    t.record("answer", seat, card=f.what, mode=mode)
    t.tell("answers", seat=seat, tile=f.what, choice=mode)


# -- round 1 ---------------------------------------------------------------------------------------------------------


def needs_living_inactive(t: DeathNoteTable, f: Frame) -> None:
    """Without a living inactive role there is no effect."""
    if not t.inactive_living():
        nothing(t, f)


_DECLINE: Final = Option("decline", NONE, "decline")


def die_and_be_reborn(t: DeathNoteTable, f: Frame) -> Script[None]:
    """The designated player may kill the own role, and take a living one of the centre."""
    options = (_DECLINE, *card_options(t, t.inactive_living()))
    card = yield ask.one(f.target, "rebirth", options, default="decline", pace="answer")
    answers(t, replace(f, role=card), f.target, "decline" if card == NONE else "accept")


def own_role_dies(t: DeathNoteTable, f: Frame) -> None:
    """It is dead and revealed, by the player."""
    if f.role != NONE:
        card = t.card_of(f.target)
        was = t.suspicion[f.target]
        hidden = not t.revealed >> card & 1
        t.dead |= 1 << card
        t.died_held |= 1 << card
        t.killed_by = replaced(t.killed_by, card, f.target)
        t.record("death", f.target, f.target, roles=(card,))
        t.tell("dies", **responsible_for(f.target, f.target), target=f.target, slot=0)
        reveal(t, card, f.target)
        check_deaths(t)
        t.put(replace(f, count=was if hidden else 0))


def new_role(t: DeathNoteTable, f: Frame) -> None:
    """The player lives on with the new role; Suspicions follow the former state."""
    if f.role != NONE:
        kept = 0 if t.revealed >> f.role & 1 else f.count
        swap_role(t, f.target, f.role)
        t.suspicion = replaced(t.suspicion, f.target, kept)


_REVEAL: Final = Option("reveal", "reveal", "reveal_role")
_KEEP: Final = Option("keep", "keep", "keep_hidden")


def designate_inactive(t: DeathNoteTable, f: Frame) -> Script[None] | None:
    """And an unrevealed inactive role."""
    among = t.inactive_hidden()
    if len(among) == 1:
        _aim(t, f, among[0])
        return None
    return _inactive_asked(t, f, among)


def _inactive_asked(t: DeathNoteTable, f: Frame, among: list[Card]) -> Script[None]:
    card = yield ask.one(
        t.detective, "designate_inactive", card_options(t, among), args={"tile": f.what}, pace="designate"
    )
    _aim(t, f, card)


def _aim(t: DeathNoteTable, f: Frame, card: Card) -> None:
    t.put(replace(f, role=card))
    t.record("designate", t.detective, f.target, f.what, roles=(card,))
    t.tell("designates_role", seat=t.detective, slot=t.slot(card) + 1, tile=f.what)


def target_looks(t: DeathNoteTable, f: Frame) -> None:
    """The designated player looks at it."""
    look(t, f.target, f.role)


def reveal_or_suspicion(t: DeathNoteTable, f: Frame) -> Script[None]:
    """And reveals it, or keeps it hidden and gets a Suspicion."""
    args = {"slot": t.slot(f.role) + 1}
    choice = yield ask.one(f.target, "confrontation", (_REVEAL, _KEEP), args=args, default="keep", pace="answer")
    answers(t, f, f.target, choice)


def revealed_or_suspected(t: DeathNoteTable, f: Frame) -> None:
    """As chosen."""
    if f.mode == "reveal":
        reveal(t, f.role, f.target)
    else:
        give(t, [(f.target, HELP_SUSPICION, f.target)], TILE, f.what)


def needs_hidden_inactive(t: DeathNoteTable, f: Frame) -> None:
    """Without an unrevealed inactive role there is no effect."""
    if not t.inactive_hidden():
        nothing(t, f)


def any_group(t: DeathNoteTable, f: Frame) -> None:
    """Where L takes too long, chance designates as many as possible."""
    most = min(len(t.living()) // 2, len(t.hidden()))
    if most:
        t.put(replace(f, seats=tuple(t.shuffled(t.hidden())[:most])))
    else:
        nothing(t, f)


def designate_group(t: DeathNoteTable, f: Frame) -> Script[None]:
    """L designates up to half as many unrevealed players as are alive."""
    options = tuple([ask.seat_option(seat) for seat in t.hidden()])
    default = tuple([ask.seat_option(seat).id for seat in f.seats])
    group = yield ask.several(t.detective, "dealings", options, 1, len(f.seats), default=default, pace="designate")
    t.put(replace(f, seats=tuple(group)))
    t.record("designate", t.detective, card=f.what, seats=tuple(group))
    t.tell("designates_group", seat=t.detective, seats=list(group), tile=f.what)


def suspect_group(t: DeathNoteTable, f: Frame) -> None:
    """Each gets a Suspicion."""
    give(t, [(seat, HELP_SUSPICION, t.detective) for seat in f.seats], TILE, f.what)


def pursue(t: DeathNoteTable, f: Frame) -> None:
    """It counts at the end of the game."""
    t.pursuit = True


_SHOW: Final = Option("show", "", "show_hand_to_l", overt="show")


def discard_or_show(t: DeathNoteTable, f: Frame) -> Script[None] | None:
    """The designated player discards an Action, or shows the whole hand to L."""
    return _discard_or_show(t, f) if t.hand_cards(f.target) else None


def _discard_or_show(t: DeathNoteTable, f: Frame) -> Script[None]:
    options = tuple([play_option(face) for face in dict.fromkeys(t.hand(f.target))])
    discards = tuple(
        [Option(f"discard-{each.id}", each.value, "discard_action", each.args, overt="discard") for each in options]
    )
    face = yield ask.one(
        f.target, "tactics", (_SHOW, *discards), default="show", pace="answer", whispered=mask(f.target)
    )
    answers(t, f, f.target, "discard" if face else "show")
    if face:
        discard(t, f.target, [face])
        add_bonus(t, TACTICS_BONUS)


def shown_to_l(t: DeathNoteTable, f: Frame) -> None:
    """L sees the hand."""
    if f.mode != "discard" and t.hand_cards(f.target):
        see_hand(t, t.detective, f.target)


def add_bonus(t: DeathNoteTable, count: int) -> None:
    """L has more Suspicions to hand out."""
    t.bonus += count
    t.tell("bonus", count=count)


# -- round 2 ---------------------------------------------------------------------------------------------------------


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
        t.record("vote", voter, choice)
        t.tell("votes", seat=voter, target=choice)
    one, other = f.seats
    lead = ballots.count(one) - ballots.count(other)
    losers = f.seats if not lead else (one,) if lead > 0 else (other,)
    give(t, [(seat, HELP_SUSPICION, VOTE) for seat in losers], TILE, f.what)


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
    """Revealed by the player."""
    if f.mode == "accept":
        reveal(t, t.card_of(f.target), f.target)


def inactive_dies(t: DeathNoteTable, f: Frame) -> None:
    """The chosen role dies."""
    if f.role != NONE:
        kill(t, f.role, f.target, BY_TILE)


def _suspected_with_cards(t: DeathNoteTable) -> list[Seat]:
    return [seat for seat in t.living() if t.suspicion[seat] and t.hand_cards(seat)]


def l_sees_hand(t: DeathNoteTable, f: Frame) -> None:
    """L looks at the hand of the designated player."""
    see_hand(t, t.detective, f.target)


def l_takes_one(t: DeathNoteTable, f: Frame) -> Script[None]:
    """And takes a card of his choice."""
    me = t.detective
    options = tuple([play_option(face) for face in dict.fromkeys(t.hand(f.target))])
    args = {"target": f.target}
    face = yield ask.one(me, "glare", options, args=args, pace="designate", whispered=mask(me, f.target))
    transfer(t, f.target, me, face, "takes")


def unsuspected_draw(t: DeathNoteTable, f: Frame) -> None:
    """Every living player who got no Suspicion in the allotment draws an Action."""
    for seat in t.living():
        if not t.allotted[seat]:
            draw(t, seat, 1)


def _with_one_suspicion(t: DeathNoteTable) -> list[Seat]:
    return [seat for seat in t.living() if t.suspicion[seat] == 1]


def hand_shown_to_all(t: DeathNoteTable, f: Frame) -> None:
    """The hand is shown to all and returned; without cards there is nothing to show."""
    faces = t.hand(f.target)
    cards = t.hand_cards(f.target)
    if not cards:
        t.tell("no_effect", tile=f.what)
        return
    for card in cards:
        t.show(card, EVERYBODY)
    t.record("show", f.target, named=faces)
    t.tell("hand_shown", seat=f.target, cards=list(faces))


# -- round 3 ---------------------------------------------------------------------------------------------------------


_ASSAULTED: Final = tuple(role for role in SECRET_ROLES if role != LIGHT)


def name_a_role(t: DeathNoteTable, f: Frame) -> Script[None]:
    """L names a role other than Light."""
    args = {"target": f.target}
    role = yield ask.one(t.detective, "assault", role_options(_ASSAULTED), args=args, pace="designate")
    t.put(replace(f, named=(role,)))
    t.record("designate", t.detective, f.target, f.what, named=(role,))
    t.tell("l_names", seat=t.detective, target=f.target, role=role)


def is_it_so(t: DeathNoteTable, f: Frame) -> None:
    """Has the player that role?"""
    ask_after(t, [f.target], f.named, f.what)


def revealed_or_draws(t: DeathNoteTable, f: Frame) -> None:
    """If so, the player is revealed by L; if not, draws two Actions and discards one."""
    if f.target in t.verdict:
        reveal(t, t.card_of(f.target), t.detective)
        t.pop()
        return
    told(t, f.target, f.named, yes=False)
    t.record("check", t.detective, f.target, f.what, roles=(t.card_of(f.target),), named=f.named, mode="no")
    t.tell("assault_no", target=f.target, role=f.named[0])
    draw(t, f.target, ASSAULT_DRAWN)


def discard_one(t: DeathNoteTable, f: Frame) -> Script[None] | None:
    """Any card of the hand."""
    return _discarded_one(t, f) if t.hand_cards(f.target) else None


def _discarded_one(t: DeathNoteTable, f: Frame) -> Script[None]:
    options = tuple([play_option(face) for face in dict.fromkeys(t.hand(f.target))])
    face = yield ask.one(f.target, "assault_discard", options, pace="answer", whispered=mask(f.target))
    discard(t, f.target, [face])


def _lovers(t: DeathNoteTable) -> list[tuple[Seat, Seat]]:
    return _neighbouring(t, t.living())


def fall_in_love(t: DeathNoteTable, f: Frame) -> None:
    """Each has one more objective: Light is not revealed."""
    t.lovers = f.seats


def confess_or_not(t: DeathNoteTable, f: Frame) -> Script[None] | None:
    """The designated player is revealed, or L has two more Suspicions; one who died in secret cannot choose."""
    if t.alive(f.target):
        return _confess_or_not(t, f)
    answers(t, f, f.target, "refuse")
    return None


_CONFESS: Final = Option("confess", "confess", "confess")
_REFUSE: Final = Option("refuse", "refuse", "refuse_to_confess")


def _confess_or_not(t: DeathNoteTable, f: Frame) -> Script[None]:
    args = {"count": CONFESSION_BONUS}
    choice = yield ask.one(f.target, "confession", (_REFUSE, _CONFESS), args=args, default="refuse", pace="answer")
    answers(t, f, f.target, choice)


def confessed_or_bonus(t: DeathNoteTable, f: Frame) -> None:
    """As chosen."""
    if f.mode == "confess":
        reveal(t, t.card_of(f.target), f.target)
    else:
        add_bonus(t, CONFESSION_BONUS)


def befriend(t: DeathNoteTable, f: Frame) -> None:
    """The player of the next Action loses up to two Suspicions after it."""
    t.friend = True


def who_looks(t: DeathNoteTable, f: Frame) -> Script[None] | None:
    """The receiver of the Suspicion looks; where there are several, L says which."""
    receivers = [seat for seat in t.in_order() if t.allotted[seat]]
    if not receivers:
        t.pop()
        return None
    if len(receivers) == 1:
        t.put(replace(f, target=receivers[0]))
        return None
    return _who_looks(t, f, receivers)


def _who_looks(t: DeathNoteTable, f: Frame, receivers: list[Seat]) -> Script[None]:
    target = yield ask.seat(t.detective, "wager", receivers, pace="designate")
    t.put(replace(f, target=target))
    t.record("designate", t.detective, target, "pari")
    t.tell("designates", seat=t.detective, target=target, tile="pari")


# -- round 4 ---------------------------------------------------------------------------------------------------------


def _all_hidden(t: DeathNoteTable) -> list[Seat]:
    return t.hidden()


def who_is_light(t: DeathNoteTable, f: Frame) -> None:
    """Which unrevealed player is Light?"""
    ask_after(t, t.hidden(), (LIGHT,), f.what)


def bar_light(t: DeathNoteTable, f: Frame) -> None:
    """Light may play no more Actions; who has denied it with a Lie still may. Nobody learns who it is."""
    t.barred = True
    liars = [seat for seat in range(t.players) if t.claims[seat] != TRUTH]
    t.doubted = tuple([t.card_of(seat) if seat in liars else NONE for seat in range(t.players)])
    t.dodged = mask(*[seat for seat in liars if seat not in t.verdict])
    t.verdict, t.claims = (), (TRUTH,) * t.players
    t.tell("light_barred")


def executed(t: DeathNoteTable, f: Frame) -> None:
    """The designated player is revealed by L."""
    reveal(t, t.card_of(f.target), t.detective)


def name_two(t: DeathNoteTable, f: Frame) -> Script[None]:
    """L names two Investigators."""
    pairs = combinations(ENQUIRERS, 2)
    options = tuple([Option(f"{a}-{b}", (a, b), "two_roles", {"role": a, "other_role": b}) for a, b in pairs])
    named = yield ask.one(t.detective, "ally", options, pace="designate")
    t.put(replace(f, named=named))
    t.record("designate", t.detective, card=f.what, named=named)
    t.tell("l_names_two", seat=t.detective, role=named[0], other_role=named[1])


def who_is_named(t: DeathNoteTable, f: Frame) -> None:
    """Who has one of these roles?"""
    ask_after(t, t.walk(clockwise=False), f.named, f.what)


def first_is_revealed(t: DeathNoteTable, f: Frame) -> None:
    """Walking counter-clockwise from L, the first one is revealed; one who was already stops it."""
    for seat in t.walk(clockwise=False):
        if seat in t.verdict:
            if t.is_revealed(seat):
                break
            reveal(t, t.card_of(seat), t.detective)
            return
        if not t.is_revealed(seat):
            told(t, seat, f.named, yes=False)
    t.tell("no_effect", tile=f.what)


def who_is_matsuda(t: DeathNoteTable, f: Frame) -> None:
    """Who is Matsuda?"""
    ask_after(t, t.hidden(), ("matsuda",), f.what)


def matsuda_or_bonus(t: DeathNoteTable, f: Frame) -> None:
    """Matsuda is revealed; if nobody is by this, L has two more Suspicions."""
    found = False
    for seat in t.hidden():
        if seat in t.verdict:
            found = True
            reveal(t, t.card_of(seat), seat)
        else:
            told(t, seat, ("matsuda",), yes=False)
    if not found:
        add_bonus(t, MATSUDA_BONUS)


_LET_L: Final = Option("give", "", "let_l_suspect", overt="give")


def each_hidden(t: DeathNoteTable, f: Frame) -> None:
    """Every living unrevealed player in turn."""
    t.put(replace(f, seats=tuple(t.hidden_living())))


def discard_or_bonus(t: DeathNoteTable, f: Frame) -> Script[None] | None:
    """Each discards an Action, or L has one more Suspicion to hand out."""
    if not f.seats:
        return None
    seat, f = f.seats[0], replace(f, seats=f.seats[1:])
    t.again(f)
    if not t.hand_cards(seat):
        add_bonus(t, MAKESHIFT_BONUS)
        return None
    return _discard_or_bonus(t, f, seat)


def _discard_or_bonus(t: DeathNoteTable, f: Frame, seat: Seat) -> Script[None]:
    options = tuple([play_option(face) for face in dict.fromkeys(t.hand(seat))])
    discards = tuple(
        [Option(f"discard-{each.id}", each.value, "discard_action", each.args, overt="discard") for each in options]
    )
    face = yield ask.one(seat, "makeshift", (_LET_L, *discards), default="give", pace="answer", whispered=mask(seat))
    t.record("answer", seat, card=f.what, mode="discard" if face else "give")
    t.tell("answers", seat=seat, tile=f.what, choice="discard" if face else "give")
    if face:
        discard(t, seat, [face])
    else:
        add_bonus(t, MAKESHIFT_BONUS)


# -- round 5 ---------------------------------------------------------------------------------------------------------


def _hidden_neighbours(t: DeathNoteTable) -> list[tuple[Seat, Seat]]:
    return _neighbouring(t, t.hidden_living())


def exchange_suspicions(t: DeathNoteTable, f: Frame) -> None:
    """They exchange all their Suspicions, Alibi or not."""
    one, other = f.seats
    had = t.suspicion
    t.suspicion = replaced(replaced(had, one, had[other]), other, had[one])
    t.record("exchange", one, other, f.what)
    t.tell("suspicions_exchanged", target=one, other=other, count=had[other], total=had[one])


def suspicion_by_hand(t: DeathNoteTable, f: Frame) -> None:
    """Every living unrevealed player gets as many Suspicions as Actions in hand, at most three."""
    gifts = [(seat, min(GUIDANCE_MOST, len(t.hand_cards(seat))), EFFECT) for seat in t.hidden_living()]
    give(t, gifts, TILE, f.what)


def next_to_revive(t: DeathNoteTable, f: Frame) -> Script[None] | None:
    """L designates all living players one by one, in any order."""
    left = [seat for seat in t.living() if seat not in f.seats]
    if not left or not t.inactive_living():
        t.pop()
        return None
    if len(left) == 1:
        t.put(replace(f, target=left[0], seats=(*f.seats, left[0])))
        return None
    return _next_to_revive(t, f, left)


def _next_to_revive(t: DeathNoteTable, f: Frame, left: list[Seat]) -> Script[None]:
    target = yield ask.seat(
        t.detective, "designate", left, args={"tile": f.what}, default=f"seat-{left[0]}", pace="designate"
    )
    designated(t, replace(f, target=target, seats=(*f.seats, target)))


def swap_or_suspicion(t: DeathNoteTable, f: Frame) -> Script[None]:
    """Each swaps the role for a living inactive one, or gets a Suspicion."""
    take = Option("take", NONE, "take_one_suspicion")
    options = (take, *card_options(t, t.inactive_living()))
    card = yield ask.one(f.target, "revival", options, default="take", pace="answer")
    answers(t, replace(f, role=card), f.target, "take" if card == NONE else "swap")


def swapped_or_suspected(t: DeathNoteTable, f: Frame) -> None:
    """At once, before the next player."""
    t.put(replace(f, step=0, role=NONE, mode=""))
    if f.role == NONE:
        give(t, [(f.target, HELP_SUSPICION, f.target)], TILE, f.what)
    else:
        swap_role(t, f.target, f.role)


def designate_death(t: DeathNoteTable, f: Frame) -> Script[None]:
    """The designated player designates the role of another living player, or a living inactive one."""
    options = card_options(t, living_anywhere(t, f.target))
    card = yield ask.one(f.target, "silence", options, pace="answer")
    t.put(replace(f, role=card))
    t.record("designate", f.target, t.holder(card), f.what, roles=(card,))
    t.tell("aims_role", seat=f.target, card=f.what, target=t.holder(card), slot=t.slot(card) + 1)


def it_dies(t: DeathNoteTable, f: Frame) -> None:
    """It dies; this is no death Action."""
    kill(t, f.role, f.target, BY_TILE)


STEPS: Final[Mapping[str, tuple[Step, ...]]] = {
    "renaissance": (needs_living_inactive, l_designates(_living), die_and_be_reborn, own_role_dies, new_role),
    "confrontation": (
        needs_hidden_inactive,
        l_designates(_living),
        designate_inactive,
        target_looks,
        reveal_or_suspicion,
        revealed_or_suspected,
    ),
    "pacte": (any_group, designate_group, suspect_group),
    "poursuite": (pursue,),
    "tactique": (l_designates(_living), discard_or_show, shown_to_l),
    "dechirure": (l_designates_two(_two_to_vote_on), talk_it_over, vote, count_votes),
    "temps_couvert": (
        l_designates(lambda t: t.hidden_living()),
        reveal_and_kill,
        revealed_for_it,
        inactive_dies,
    ),
    "regard": (l_designates(_suspected_with_cards), l_sees_hand, l_takes_one),
    "contact": (),
    "contact_after": (unsuspected_draw,),
    "doute": (l_designates(_with_one_suspicion), hand_shown_to_all),
    "assaut": (l_designates(lambda t: t.hidden_living()), name_a_role, is_it_so, revealed_or_draws, discard_one),
    "amour": (l_designates_two(_lovers), fall_in_love),
    "confession": (l_designates(_all_hidden), confess_or_not, confessed_or_bonus),
    "ami": (befriend,),
    "pari": (),
    "pari_after": (who_looks, target_looks_at_neighbour("pari")),
    "decision": (who_is_light, bar_light),
    "execution": (l_designates(_all_hidden), executed),
    "allie": (name_two, who_is_named, first_is_revealed),
    "matsuda_enquete": (who_is_matsuda, matsuda_or_bonus),
    "expedient": (each_hidden, discard_or_bonus),
    "performance": (l_designates_two(_hidden_neighbours), exchange_suspicions),
    "conduite": (suspicion_by_hand,),
    "frenesie": (),
    "resurrection": (next_to_revive, swap_or_suspicion, swapped_or_suspected),
    "silence": (l_designates(_living), designate_death, it_dies),
}
