"""Set-up: who is the Rector, the roles, the Accomplices, the piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from penombre.engine import EVERYBODY, NOBODY, BadOptions, Option, Script, Seat, Value, ask, mask, replaced
from penombre.engine.knowing import Fact, learn, mix
from penombre.games.rose_noire import catalogue
from penombre.games.rose_noire.catalogue import ACCOMPLICES, BONUS, CARDS, ORDER, PROFILES, PROOFS, RECTOR_HAND
from penombre.games.rose_noire.knowledge import BONUS_ALL
from penombre.games.rose_noire.options import suspect_options
from penombre.games.rose_noire.table import NONE, SOULS, RoseNoireTable, in_order, names, zones


def open_table(t: RoseNoireTable, options: Mapping[str, Value]) -> None:
    """What stays the same for the whole match, and who is the first Rector."""
    t.points = bool(options["points"])
    t.open_night_log = bool(options["open_night_log"])
    t.summons_goals, t.keep_goals = bool(options.get("summons_goals")), bool(options.get("keep_goals", True))
    t.profiling, t.choosing = str(options["profiles"]), str(options["accomplices"])
    t.drawn = int(str(options["bonus_count"])) if options["bonus"] == "random" else 0
    t.deck = deck_of(t.players, options)
    t.scores = (0,) * t.players
    match "rotation" if t.points else options["rector"]:
        case "volunteer":
            t.todo = ("volunteer", "begin")
        case "random":
            t.rector, t.todo = t.below(t.players), ("begin",)
        case "seat":
            t.rector, t.todo = int(str(options["rector_seat"])) - 1, ("begin",)
        case _:  # the host without a seat of their own, and the first game of a rotation
            t.rector, t.todo = 0, ("begin",)


def deck_of(players: int, options: Mapping[str, Value]) -> tuple[str, ...]:
    """The clue cards that may be in play but the Proofs; of bonus cards drawn unseen, that is any of them."""
    cards = catalogue.base_deck(players)
    if options["bonus"] == "random":
        cards += BONUS
    if options["bonus"] == "custom":
        added, removed = options["bonus_cards"], options["removed_cards"]
        assert isinstance(added, tuple)
        assert isinstance(removed, tuple)
        left = Counter(cards) - Counter(removed)
        cards = [*left.elements(), *added]
    return tuple(sorted(cards, key=ORDER.__getitem__))


def check_bonus(players: int, options: Mapping[str, Value]) -> None:
    """Refuse a deck of one's own that cannot be built, and say what is expected."""
    added, removed = options["bonus_cards"], options["removed_cards"]
    assert isinstance(added, tuple)
    assert isinstance(removed, tuple)
    if options["bonus"] != "custom":
        if added or removed:
            raise BadOptions("bonus_cards, removed_cards: choose bonus=custom to build a deck of your own")
        return
    if len(set(added)) != len(added):
        raise BadOptions("bonus_cards: each is in the box once")
    for id, count in Counter(removed).items():
        if count > CARDS[id].used(players):
            raise BadOptions(
                f"removed_cards: with {players} players there are {CARDS[id].used(players)} of {id}, not {count}"
            )


def volunteer(t: RoseNoireTable) -> Script[None]:
    """Whoever would like to be the Rector says so; chance decides among several, and among all where nobody does."""
    answers = yield ask.sealed([ask.yes_no(seat, "volunteer", pace="choose") for seat in range(t.players)])
    willing = [seat for seat in range(t.players) if answers[seat]]
    t.rector = t.pick(willing or range(t.players))
    t.tell("volunteers", seats=willing)


def begin(t: RoseNoireTable) -> None:
    """A game begins: the Rector is known, everybody else gets a role and, where they are played, a profile."""
    n = t.players
    t.clear_cards()
    t.lay_out(*zones(n, t.rector))
    t.investigators = tuple([(t.rector + step) % n for step in range(1, n)])
    t.began = t.answered
    t.turn, t.first, t.active = 1, t.investigators[0], NOBODY
    t.chosen = t.accusations = t.deeds = t.nights = ()
    t.dead = t.protected = t.isolated = t.penance = t.exorcised = t.locked = 0
    t.investigated, t.pawns = (NOBODY,) * SOULS, (NONE,) * n
    t.ballots, t.changes, t.notes, t.facts = ((),) * n, (0,) * n, ((),) * n, ((),) * (n + 1)
    t.silence = t.no_accusation = t.unanimous = t.fury = t.moonless = t.revealed = t.owed = t.played = False
    t.playing = t.event = t.trap = t.source = t.forged = NONE
    t.targets, t.revealer = (), NOBODY
    t.night_met, t.night_possessed, t.night_rector = False, (), ()
    t.profiles, t.ending = ("",) * n, None
    roles = t.shuffled(catalogue.role_cards(n))
    t.spread_cards([t.layout[seat] for seat in t.investigators], roles[: n - 1], back="role")
    t.add_cards(t.aside, roles[n - 1 :], back="role")
    t.tell("game", game=t.game, seat=t.rector)
    if t.profiling == "random":
        for seat, profile in zip(t.investigators, t.shuffled(PROFILES), strict=False):
            take_profile(t, seat, profile)
    choosing = ("profile",) * len(t.investigators) if t.profiling == "choice" else ()
    t.todo = (*choosing, "accomplices", "deal", "lumines")


def profile(t: RoseNoireTable) -> Script[None]:
    """An Investigator chooses one of the profiles that are left."""
    me = next(seat for seat in t.investigators if not t.profiles[seat])
    options = tuple([Option(id, id, "profile", {"profile": id}) for id in PROFILES if id not in t.profiles])
    take_profile(t, me, (yield ask.one(me, "choose_profile", options)))


def take_profile(t: RoseNoireTable, seat: Seat, profile: str) -> None:
    """An Investigator plays this person, for everybody to see."""
    t.profiles = replaced(t.profiles, seat, profile)
    t.tell("profile", seat=seat, profile=profile)


def accomplices(t: RoseNoireTable) -> Script[None]:
    """The Rector secretly takes two Proofs out: these two suspects are the Accomplices."""
    if t.choosing == "random":
        chosen = t.shuffled(range(SOULS))[:ACCOMPLICES]
    else:
        chosen = yield ask.several(
            t.rector,
            "choose_accomplices",
            suspect_options(range(SOULS)),
            ACCOMPLICES,
            ACCOMPLICES,
            pace="accomplices",
            whispered=mask(t.rector),
        )
    t.chosen = tuple(sorted(chosen))


def deal(t: RoseNoireTable) -> None:
    """The other clue cards are dealt in seven piles, one by one; the Rector draws three cards."""
    out = t.add_cards(t.accomplice_zone, [PROOFS[each] for each in t.chosen], back="clue")
    cards, unused = built_deck(t)
    clues = t.shuffled([*cards, *[proof for each, proof in enumerate(PROOFS) if each not in t.chosen]])
    t.spread_cards([t.source_zone(place % SOULS) for place in range(len(clues))], clues, back="clue")
    boxed = t.add_cards(t.box, unused, back="clue")
    learn(t, [Fact(BONUS_ALL, mask(*boxed), len(BONUS) - t.drawn)] if boxed else [], EVERYBODY)
    t.add_cards(t.rector_deck, t.shuffled(catalogue.rector_cards()), back="rector")
    draw_rector_cards(t, RECTOR_HAND)
    t.shuffles += 1
    t.chosen = ()
    t.whisper(mask(t.rector), "accomplices", suspects=names(t.accomplices))
    t.tell("dealt", seat=t.first, count=len(out), size=len(clues) // SOULS)


def built_deck(t: RoseNoireTable) -> tuple[list[str], list[str]]:
    """The Actions and Traps that are dealt, and those back in the box: bonus cards not drawn, and as many as were."""
    if not t.drawn:
        return list(t.deck), []
    bonus = t.shuffled(BONUS)
    mixed = t.shuffled([*[id for id in t.deck if id not in BONUS], *bonus[: t.drawn]])
    return mixed[t.drawn :], mixed[: t.drawn] + bonus[t.drawn :]


def draw_rector_cards(t: RoseNoireTable, count: int) -> int:
    """The Rector draws; an empty deck is made anew from the discard. Gives how many cards there were to draw."""
    drawn: list[str] = []
    for _ in range(count):
        if not t.cards(t.rector_deck):
            remake_deck(t)
        top = t.cards(t.rector_deck)[:1]
        for card in top:
            t.move(card, t.hand_zone(t.rector))
            drawn.append(t.faces[card])
    if drawn:
        t.tell_apart("rector_draws", {t.rector: {"cards": list(in_order(drawn))}}, seat=t.rector, count=len(drawn))
    return len(drawn)


def remake_deck(t: RoseNoireTable) -> None:
    """The Rector's discard, shuffled, is the new deck."""
    cards = t.cards(t.rector_discard)
    if not cards:
        return
    for card in cards:
        t.move(card, t.rector_deck)
    mix(t, cards)
    t.shuffle(cards)
    t.tell("rector_reshuffles", count=len(cards))
