"""What follows from what was seen in Tokyo Ghoul: never less than the truth, and no more than there is to know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from random import Random

import pytest
from tests.depth import Depth
from tests.games.conftest import Numbers
from tests.games.tokyo_ghoul.exact_hands import Cards, Exact, deals, holding
from tests.games.tokyo_ghoul.scenes import TokyoGhoulScene, table, types

from penombre.engine import TABLE, Match, Seat
from penombre.games.tokyo_ghoul.catalogue import BASE_TYPES, CHARACTERS, MASK, TYPES, deck
from penombre.games.tokyo_ghoul.deduction import Possible
from penombre.games.tokyo_ghoul.deeds import Deed, Give, Interrogation, Show, Suspicion
from penombre.games.tokyo_ghoul.hands import Family, family, key
from penombre.games.tokyo_ghoul.imagining import knowledge
from penombre.games.tokyo_ghoul.rules import TokyoGhoul
from penombre.games.tokyo_ghoul.table import TokyoGhoulTable
from penombre.testing.random_player import below, random_step

RULES = TokyoGhoul()
VARIANTS = [(False, False), (True, False), (False, True), (True, True)]
TELLING = Show | Give | Suspicion | Interrogation
"""The deeds that tell something of hands, besides turns that began and were not won."""


def possible(t: TokyoGhoulTable, seat: Seat) -> Possible:
    return Possible(knowledge(t, seat))


def others(t: TokyoGhoulTable, seat: Seat) -> list[Seat]:
    return [each for each in range(t.players) if each != seat]


def members(found: Possible, seat: Seat, collection: str = "") -> set[Cards]:
    return {tuple(sorted(hand)) for hand in found.family.members(found.hands(seat, collection))}


# -- hands -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "kinds", "count"), [(3, 4, 20), (4, 5, 70)])
def test_there_are_as_many_hands_as_ways_to_draw_cards_of_so_many_types(size: int, kinds: int, count: int) -> None:
    hands = family(size, kinds)
    assert len(hands.hands) == len(set(hands.hands)) == count
    assert hands.members(hands.all) == list(hands.hands)
    assert all(sum(counts) == size for counts in hands.counts)


def test_a_hand_is_the_same_in_any_order() -> None:
    assert key(["cafe", "colombe", "cafe"]) == key(["colombe", "cafe", "cafe"]) != key(["colombe", "colombe", "cafe"])
    hands = family(3, 4)
    assert hands.bit(["cafe", "colombe", "cafe"]) == hands.bit(("colombe", "cafe", "cafe"))
    assert hands.members(hands.bit(["colombe", "cafe", "cafe"])) == [("cafe", "cafe", "colombe")]


def every_hand(size: int, kinds: int) -> Iterator[tuple[Family, Cards]]:
    yield from ((family(size, kinds), hand) for hand in combinations_with_replacement(TYPES[:kinds], size))


def test_sets_of_hands_are_what_they_are_called() -> None:
    for hands, hand in (*every_hand(3, 4), *every_hand(4, 5)):
        bit = hands.bit(hand)
        for count in (1, 2, 3):
            for cards in combinations_with_replacement(hands.types, count):
                holds = all(hand.count(card) >= cards.count(card) for card in cards)
                assert bool(hands.holding(cards) & bit) == holds
            for type in hands.types:
                assert bool(hands.at_least(count, type) & bit) == (hand.count(type) >= count)
            assert bool(hands.at_least(count) & bit) == any(hand.count(type) >= count for type in hand)


def test_an_exchange_replaces_one_card_and_never_the_one_that_stays_face_up() -> None:
    for hands, hand in (*every_hand(3, 4), *every_hand(4, 5)):
        for kept in ("", *hand):
            free = list(hand)
            if kept:
                free.remove(kept)
            for lost in ((free[0],), hands.types, BASE_TYPES):
                for gained in ((hands.types[0],), hands.types):
                    after = set()
                    for out in set(free) & set(lost):
                        rest = list(hand)
                        rest.remove(out)
                        after |= {hands.bit((*rest, came)) for came in gained}
                    assert hands.exchanged(hands.bit(hand), lost, gained, kept) == sum(after)


def test_sets_are_exchanged_hand_by_hand() -> None:
    hands = family(3, 4)
    one, other = hands.bit(types("CCN")), hands.bit(types("TTD"))
    apart = [hands.exchanged(each, ("cafe",), ("colombe",)) for each in (one, other)]
    assert apart[1] == 0
    assert hands.exchanged(one | other, ("cafe",), ("colombe",)) == apart[0] == hands.bit(types("CND"))


# -- never less than the truth ---------------------------------------------------------------------------------------


@pytest.mark.simulation
@pytest.mark.parametrize(("masks", "supports"), VARIANTS)
def test_the_truth_is_never_excluded(masks: bool, supports: bool, numbers: Numbers) -> None:
    # Every question of many matches per variant; at each, one onlooker and all the players it looks at.
    asked = 0
    for number in numbers(40, soak=100):
        rng = Random(f"truth {number} {masks} {supports}")
        players = 4 + number % 5
        match = Match(RULES, players, {"masque": masks, "soutien": supports}, number)
        while not match.over:
            t = match.table
            onlooker = (*range(players), TABLE)[below(rng, players + 1)]
            found = possible(t, onlooker)
            for seat in others(t, onlooker):
                truth = found.family.bit(t.possessions(seat))
                asked += 1
                assert found.hands(seat) & truth, (onlooker, seat, t.deeds)
                assert found.hands(seat, CHARACTERS[t.character(seat)].collection) & truth, (onlooker, seat, t.deeds)
            match.answer(*random_step(match, rng))
    assert asked > 8_000


@pytest.mark.simulation
def test_a_world_dealt_anew_obeys_what_was_deduced_and_leads_to_the_same_deductions(numbers: Numbers) -> None:
    worlds = 0
    for number in numbers(20, soak=40):
        rng = Random(f"anew {number}")
        players = 4 + number % 5
        match = Match(RULES, players, RULES.sample_options(players, rng), number)
        while not match.over:
            onlooker = (*range(players), TABLE)[below(rng, players + 1)]
            world = match.redealt(onlooker, rng)
            if world is not None:
                worlds += 1
                found, again = possible(match.table, onlooker), possible(world.table, onlooker)
                for seat in others(match.table, onlooker):
                    t = world.table
                    collection = CHARACTERS[t.character(seat)].collection
                    assert found.hands(seat, collection) & found.family.bit(t.possessions(seat))
                    for type in ("", *found.family.types):
                        assert found.hands(seat, type) == again.hands(seat, type)
            match.answer(*random_step(match, rng))
    assert worlds > 1000


@pytest.mark.simulation
def test_in_an_imagined_world_others_can_imagine_too(depth: Depth) -> None:
    rng = Random(f"nested {depth.seed}")
    match = Match(RULES, 6, {"masque": True, "soutien": True}, 5)
    while not match.over:
        seat = below(rng, 6)
        world = match.imagine(seat, rng)
        for other in (*range(6), TABLE):
            world.imagine(other, rng)
        match.answer(*random_step(match, rng))


# -- against every history of a small table --------------------------------------------------------------------------


class Watch:
    """Somebody at a table of four, beside whom every history is followed."""

    def __init__(self, match: Match[TokyoGhoulTable], seat: Seat) -> None:
        self.match, self.seat = match, seat
        t = match.table
        self.deck = deck(4, masks=t.masks)
        face_up = [t.face_up(each) for each in range(4)]
        self.exact = Exact(seat, self._own(), self.deck, face_up, masks=t.masks)
        self._told = len(t.deeds)
        self.deeds: list[Deed] = []

    def _own(self) -> Cards:
        return tuple(sorted(self.match.table.possessions(self.seat))) if self.seat != TABLE else ()

    def look(self) -> Possible:
        """Take in what has happened, and deduce."""
        t = self.match.table
        fresh = t.deeds[self._told :]
        mine = t.memories[self.seat] if self.seat != TABLE else ()
        remembered = [[memory for memory in mine if memory.deed == self._told + place] for place in range(len(fresh))]
        self.exact.happened(fresh, remembered)
        self._told = len(t.deeds)
        self.deeds += [deed for deed in fresh if isinstance(deed, TELLING)]
        if t.shown and self.seat == t.active:
            self.exact.shown(t.target, t.shown_faces())
        assert tuple(holding(t.hand(each), t.face_up(each)) for each in range(4)) in self.exact.worlds
        return possible(t, self.seat)

    def counted(self, found: Possible) -> dict[Seat, set[Cards]]:
        """The deduced hands that go together with each other and with the own one to all the cards there are."""
        left = list(self.deck)
        for card in self._own():
            left.remove(card)
        seats = others(self.match.table, self.seat)
        allowed = [members(found, seat) for seat in seats]
        fitting: dict[Seat, set[Cards]] = {seat: set() for seat in seats}
        for hands in deals(tuple(left), [found.family.size] * len(seats)):
            if all(hand in mine for hand, mine in zip(hands, allowed, strict=True)):
                for seat, hand in zip(seats, hands, strict=True):
                    fitting[seat].add(hand)
        return fitting


def four(number: int, rng: Random, *, masks: bool, todo: Sequence[str] = ()) -> Match[TokyoGhoulTable]:
    """A match of four; where there is something to do, with that as its first deeds but for cards turned face up."""
    match = Match(RULES, 4, {"masque": masks}, number)
    while todo and match.asks()[0].kind == "show_initial":
        match.answer(*random_step(match, rng))
    if not todo:
        return match
    t = match.table.copy()
    t.todo = tuple(todo)
    t.events.clear()
    return Match.at(RULES, t, match.options)


def onlookers(number: int, *, masks: bool) -> tuple[Seat, ...]:
    """A player, and where there are few enough deals a spectator."""
    return (number % 4,) if masks else (number % 4, TABLE)


@pytest.mark.simulation
@pytest.mark.parametrize("masks", [False, True])
def test_whatever_some_history_allows_is_deduced_to_be_possible(masks: bool, numbers: Numbers) -> None:
    for number in numbers(4, soak=8):
        for seat in onlookers(number, masks=masks):
            rng = Random(f"histories {number}")
            match = four(number, rng, masks=masks)
            watch = Watch(match, seat)
            while not match.over and len(watch.deeds) < 14:
                found = watch.look()
                for each in others(match.table, seat):
                    assert watch.exact.hands(each) <= members(found, each), (number, seat, each, match.table.deeds)
                match.answer(*random_step(match, rng))


@pytest.mark.simulation
@pytest.mark.parametrize("masks", [False, True])
@pytest.mark.parametrize("first", ["prelim_show", "prelim_give", "turn_start"])
def test_after_one_deed_just_that_is_possible_which_some_history_allows(
    masks: bool, first: str, numbers: Numbers
) -> None:
    met: set[type[Deed]] = set()
    todo = tuple(dict.fromkeys((first, "turn_start")))
    for number in numbers(4, soak=6) if first != "turn_start" else numbers(20, soak=40):
        for seat in onlookers(number, masks=masks):
            rng = Random(f"one deed {number}")
            match = four(number, rng, masks=masks, todo=todo)
            watch = Watch(match, seat)
            while not match.over:
                found = watch.look()
                if len(watch.deeds) > 1:
                    break
                for deed in watch.deeds:
                    met.add(type(deed))
                    for each, hands in watch.counted(found).items():
                        assert hands == watch.exact.hands(each), (number, seat, each, match.table.deeds)
                match.answer(*random_step(match, rng))
    assert met == {"prelim_show": {Show}, "prelim_give": {Give}}.get(first, {Suspicion, Interrogation})


@pytest.mark.simulation
def test_every_fitting_deal_is_dealt_sooner_or_later() -> None:
    # A has seen two cards of D and has C, C; so few deals are left that all of them come up.
    s = table("prelim_show", A="CCD", B="NTD", C="NTD", D="CNT")
    for player, pair in zip(s, ("CC", "NT", "NT", "CN"), strict=True):
        player.shows(pair)
    watch = Watch(table("prelim_show", A="CCD", B="NTD", C="NTD", D="CNT").match, 0)
    watch.match = s.match
    fitting = set(watch.counted(watch.look())[1])
    rng = Random("sooner or later")
    met = set()
    for _ in range(1500):
        world = s.match.redealt(s.A.seat, rng)
        assert world is not None
        met.add(tuple(holding(world.table.hand(each)) for each in range(4)))
    assert met == watch.exact.worlds and {hands[1].all for hands in met} == fitting


# -- by hand ---------------------------------------------------------------------------------------------------------


def holdings(s: TokyoGhoulScene, who: str, of: str) -> set[str]:
    """What somebody may hold in somebody's eyes; `*` for a spectator's."""
    return (s.spectator if who == "*" else getattr(s, who)).may_hold(getattr(s, of))


def counts(hands: set[str], letter: str) -> set[int]:
    """How many of a card these hands have."""
    return {hand.count(letter) for hand in hands}


def test_before_anything_happens_anything_is_possible() -> None:
    s = table("prelim_show", A="CCN", B="TTD", C="", D="")
    assert len(holdings(s, "A", "B")) == len(holdings(s, "*", "A")) == 20


def test_a_token_tells_of_two_cards_and_a_missing_one_that_there_are_not() -> None:
    s = table("anteiku", A="CCN", B="CTD", C="NNT", D="TDD")
    assert s.A.tokens == 1 and s.B.tokens == 0
    for who in "BCD*":
        assert counts(holdings(s, who, "A"), "C") == {2, 3}
    for who in "ACD*":
        assert counts(holdings(s, who, "B"), "C") == {0, 1}


def test_a_token_for_a_transformation_tells_of_one_card_at_least() -> None:
    s = table("hopital_kano", A="CCN", B="TTD", C="NND", D="CDT")
    assert counts(holdings(s, "A", "B"), "T") == counts(holdings(s, "A", "D"), "T") == {1, 2, 3}
    assert counts(holdings(s, "A", "C"), "T") == {0}


def test_no_token_for_a_pair_leaves_hands_of_three_different_cards() -> None:
    s = table("universite_kamii", A="CCN", B="TND", C="TND", D="CTD")
    s.A.passes()
    assert holdings(s, "A", "B") == {"CNT", "CND", "CTD", "NTD"}
    assert all(len(set(hand)) < 3 for hand in holdings(s, "B", "A"))


def test_of_those_whom_an_empty_reserve_spared_nothing_is_known() -> None:
    # Clockwise from A: A takes the last token but one, C the last one, and nobody looks at D any more.
    s = table("anteiku", A="CCN", B="NTD", C="CCT", D="NDD", E="NTT", reserve=2)
    assert s.reserve == 0 and [s.A.tokens, s.B.tokens, s.C.tokens] == [1, 0, 1]
    assert counts(holdings(s, "*", "B"), "C") == {0, 1}
    assert len(holdings(s, "*", "D")) == len(holdings(s, "*", "E")) == 20


def test_the_shown_pair_is_known_to_the_left_alone() -> None:
    s = table("prelim_show", A="CCN", B="TTD", C="NND", D="CDT")
    for player, pair in zip(s, ("CC", "TD", "NN", "CD"), strict=True):
        player.shows(pair)
    assert holdings(s, "B", "A") == {"CCC", "CCN", "CCT", "CCD"}
    assert len(holdings(s, "C", "A")) == len(holdings(s, "D", "A")) == len(holdings(s, "*", "A")) == 20


def test_gifts_go_to_the_right_and_giver_and_receiver_know_them() -> None:
    s = table("prelim_show", A="CCN", B="TTD", C="NND", D="CDT")
    for player, pair in zip(s, ("CC", "TT", "NN", "CD"), strict=True):
        player.shows(pair)
    for player, card in zip(s, "NDNC", strict=True):
        player.gives(card)
    assert [player.hand for player in s] == ["CCD", "NTT", "CND", "NTD"]
    # B saw C, C of A, and gave A a Dove: A has that, and lost one card of three.
    assert holdings(s, "B", "A") == {"CCD", "CND", "CTD", "CDD"}
    # A got B's Dove: B no longer has it, and got a card of C's that A does not know.
    assert len(holdings(s, "A", "B")) == 20
    # D saw N, N of C and gave C a Café.
    assert holdings(s, "D", "C") == {"CNN", "CNT", "CND", "CCN"}
    # A saw C, D of D and gave it N; D lost one of three cards to C.
    assert holdings(s, "A", "D") == {"CND", "NTD", "NDD", "NND", "CCN", "CNN", "CNT"}


def test_what_an_interrogation_shows_is_known_to_the_asker_alone() -> None:
    s = table("anteiku", A="CNN", B="TTD", C="NDD", D="CCT")
    s.A.interrogates(s.B)
    s.B.shows("TD")
    assert holdings(s, "A", "B") == {"CTD", "NTD", "TTD", "TDD"}
    s.A.keeps()
    assert holdings(s, "A", "B") == {"CTD", "NTD", "TTD", "TDD"}
    assert len(holdings(s, "C", "B")) > 10


def test_an_own_exchange_is_known_card_by_card() -> None:
    s = table("anteiku", A="CNN", B="TTD", C="NDD", D="CCT")
    s.A.interrogates(s.B)
    s.B.shows("TT").scene.A.exchanges("N", "T")
    # A saw T, T, and knows that B has few Cafés: one T left for a N.
    assert holdings(s, "A", "B") == {"CNT", "NNT", "NTT", "NTD"}
    # B knows the N that left A's hand, and the T that came.
    assert all("T" in hand for hand in holdings(s, "B", "A"))
    before = {hand for hand in all_hands("CNTD") if hand.count("C") < 2 and "N" in hand}
    assert holdings(s, "B", "A") == {ordered(hand.replace("N", "T", 1)) for hand in before}


def all_hands(letters: str, size: int = 3) -> set[str]:
    return {"".join(hand) for hand in combinations_with_replacement(letters, size)}


def ordered(hand: str) -> str:
    return "".join(sorted(hand, key="CNTDM".index))


def test_what_others_may_have_exchanged_widens_what_they_may_hold_by_one_card() -> None:
    places = ("ruelle", "universite_kamii", "siege_ccg", "anteiku", "chantier", "big_girl", "hopital_kano")
    s = table(A="hide CCN", B="hinami TTD", C="NND", D="CTD", places=(*places, "boutique_masques"))
    s.A.walks(1).passes()
    # Tokens for pairs: D alone has three different cards, and at the Headquarters nobody has two Doves.
    assert holdings(s, "*", "D") == {"CNT", "CND", "CTD", "NTD"}
    s.B.walks(1).interrogates(s.D)
    before = {seat: holdings(s, "*", seat) for seat in "ACD"}
    s.D.shows("CT")
    s.B.exchanges("D", "T")
    assert [s.B.hand, s.D.hand] == ["TTT", "CDD"]
    after = holdings(s, "*", "D")
    assert after == {ordered(hand.replace(lost, came, 1)) for hand in before["D"] for lost in hand for came in "CNTD"}
    assert {seat: holdings(s, "*", seat) for seat in "AC"} == {seat: before[seat] for seat in "AC"}
    # A and C know no more about it than somebody who only watches.
    assert holdings(s, "A", "D") == holdings(s, "C", "D") == after


def test_who_began_a_turn_and_did_not_win_has_no_complete_collection() -> None:
    s = table("turn_choice", A="kaneki NNC", B="TTD", C="", D="")
    found = possible(s.table, s.B.seat)
    assert types("NNN") not in found.family.members(found.hands(s.A.seat, "nourriture"))
    assert types("CCC") in found.family.members(found.hands(s.A.seat, "nourriture"))
    assert types("NNN") in found.family.members(found.hands(s.A.seat))
    assert types("NNN") in found.family.members(found.hands(s.C.seat, "nourriture"))


def test_what_was_not_won_then_may_have_come_since() -> None:
    s = table("big_girl", A="kaneki NNC", B="TTD", C="", D="")
    s.A.interrogates(s.B)
    s.B.shows("TT")
    s.A.keeps()
    found = possible(s.table, s.C.seat)
    assert types("NNN") in found.family.members(found.hands(s.A.seat, "nourriture"))


# -- masks -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "open_counts", "excluded", "allowed"),
    [
        ("CCNc", False, "CCCC", "CCCN"),  # three in hand would have won; two and the one that lies there do not
        ("CCTn", False, "CCCN", "CCNT"),
        ("CNTc", True, "CCCN", "CCNT"),
    ],
)
def test_a_collection_that_was_not_won_was_not_in_the_hand_when_the_turn_began(
    cards: str, open_counts: bool, excluded: str, allowed: str
) -> None:
    s = table("turn_choice", masks=True, open_counts=open_counts, A=f"hinami {cards}", B="mado TDNm", C="", D="")
    found = possible(s.table, s.B.seat)
    mine = found.family.members(found.hands(s.A.seat, "cafe"))
    assert types(excluded) not in mine and types(allowed) in mine
    assert types(excluded) in found.family.members(found.hands(s.A.seat))


def test_nobody_hides_a_mask() -> None:
    s = table("turn_choice", masks=True, A="CCNd", B="MMTD", C="", D="")
    assert counts(holdings(s, "B", "A"), "M") == {0} and counts(holdings(s, "B", "A"), "D") == {1, 2, 3, 4}
    assert counts(holdings(s, "A", "B"), "M") == {1, 2, 3, 4}


def test_a_face_up_card_that_is_taken_has_gone_from_one_to_the_other() -> None:
    s = table("anteiku", masks=True, A="CNNd", B="TTDc", C="", D="")
    s.A.interrogates(s.B)
    s.B.shows("TD")
    s.A.exchanges("N", "C", theirs_up=True)
    assert s.B.asked == "redisplay"
    for who in "CD*":
        assert counts(holdings(s, who, "A"), "C") >= {1} and 0 not in counts(holdings(s, who, "A"), "C")
        assert counts(holdings(s, who, "B"), "M") == {0}
    s.B.turns_up("N")
    assert 0 not in counts(holdings(s, "*", "B"), "N")
    # A knows three of B's four cards, and the fourth is no mask; with less than two Cafés at the start.
    assert holdings(s, "A", "B") == {"CNTD", "NNTD", "NTTD", "NTDD"} - {"CNTD"}


def test_a_face_up_card_that_is_given_has_gone_from_one_to_the_other() -> None:
    s = table("anteiku", masks=True, A="CNNd", B="TTDc", C="", D="")
    s.A.interrogates(s.B)
    s.B.shows("TT")
    s.A.exchanges("D", "T", mine_up=True)
    for who in "CD*":
        assert 0 not in counts(holdings(s, who, "B"), "D")
        assert 0 not in counts(holdings(s, who, "B"), "C")
    s.A.turns_up("T")
    assert 0 not in counts(holdings(s, "*", "A"), "T")


def test_a_mask_that_goes_up_after_an_interrogation_tells_who_gave_it() -> None:
    s = table("anteiku", masks=True, A="CNNd", B="MMTD", C="", D="")
    before = holdings(s, "*", "B")
    assert "MMMM" in before
    s.A.interrogates(s.B)
    s.B.shows("MT")
    s.A.exchanges("N", "M")
    assert (s.A.face_up, s.A.hand) == ("M", "CND")
    # Somebody without any mask has one now: so B gave one and still shows one, and A kept the Dove.
    assert counts(holdings(s, "*", "B"), "M") == {1, 2, 3}
    assert counts(holdings(s, "*", "A"), "M") == {1} and 0 not in counts(holdings(s, "*", "A"), "D")


def test_no_mask_that_goes_up_tells_that_none_was_given() -> None:
    s = table("anteiku", masks=True, A="CNNd", B="MMTD", C="", D="")
    s.A.interrogates(s.B)
    s.B.shows("MT")
    s.A.exchanges("N", "T")
    assert counts(holdings(s, "*", "A"), "M") == {0}
    assert "MMMM" in holdings(s, "*", "B")


def test_in_the_preliminary_phase_the_face_up_card_stays() -> None:
    s = table("prelim_show", masks=True, A="CNNd", B="TTCd", C="", D="")
    s.passes()
    s.passes()
    assert all(MASK in s.table.possessions(player.seat) or player.face_up for player in s)
    for player in s:
        if player.face_up != "M":
            assert 0 not in counts(holdings(s, "*", player.name), player.face_up)
    assert 0 not in counts(holdings(s, "*", "A"), "D") and 0 not in counts(holdings(s, "*", "B"), "D")
