"""What players of Death Note know of roles and hands: exactly what follows from what they saw and were told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import permutations
from random import Random
from typing import Any

import pytest
from tests.games.conftest import Numbers
from tests.games.death_note.counted_worlds import count, odds
from tests.games.death_note.scenes import DeathNotePlayer, DeathNoteScene, table

from penombre.engine import NOBODY, TABLE, Card, Match, Seat
from penombre.engine.knowing import Fact, one_face, sure_of
from penombre.games.death_note import view
from penombre.games.death_note.catalogue import ENQUIRERS, KIRAS, LIGHT, SECRET_ROLES
from penombre.games.death_note.deduction import Masks, masks, names, possible, sample, secret_cards
from penombre.games.death_note.deeds import Look
from penombre.games.death_note.rules import DeathNote
from penombre.games.death_note.table import ALL_ROLES, ANY_ROLE, ROLE_BIT, DeathNoteTable
from penombre.testing.random_player import random_step

RULES = DeathNote()
INVESTIGATORS = set(ENQUIRERS)
KIRA = set(KIRAS)


def may_be(who: DeathNotePlayer, other: DeathNotePlayer) -> set[str]:
    """What another player may be, for all this one knows."""
    return set(who.private.possible[who.table.card_of(other.seat)])


def slot_may_be(who: DeathNotePlayer, slot: int) -> set[str]:
    t = who.table
    return set(who.private.possible[t.cards(t.slot_zone(slot - 1))[0]])


def held(who: DeathNotePlayer, other: DeathNotePlayer) -> tuple[str, ...]:
    """The Actions this player knows another one to hold."""
    found: tuple[str, ...] = who.private.held[other.seat]
    return found


def sure(t: DeathNoteTable, seat: Seat, cards: tuple[Card, ...]) -> list[str]:
    return sorted(sure_of(t, seat, cards, one_face(t.facts[seat])))


# -- exactly: every world counted ------------------------------------------------------------------------------------

EVERY_WORLD = [tuple(ROLE_BIT[role] for role in order) for order in permutations(SECRET_ROLES)]


def fitting(cards: Masks) -> list[tuple[int, ...]]:
    """Every way to give the eight roles to eight cards that may be these."""
    return [world for world in EVERY_WORLD if all(bit & mask for bit, mask in zip(world, cards, strict=True))]


def some_masks(number: int) -> Masks:
    """Cards of which a few are known, a few cannot be something, and the rest may be anything; a world fits them."""
    rng = Random(number)
    true = [int(rng.random() * ANY_ROLE) | 1 << place for place in range(8)]
    cards = [(ANY_ROLE, each, 1 << place)[int(rng.random() * 3)] for place, each in enumerate(true)]
    return tuple(sorted(cards, key=lambda _: rng.random()))


@pytest.mark.parametrize("number", range(12))
def test_worlds_possibilities_and_chances_are_those_of_counting_every_world(number: int) -> None:
    cards = some_masks(number)
    worlds = fitting(cards)
    assert worlds and count(cards) == len(worlds)
    assert possible(cards) == tuple(sum(set(column)) for column in zip(*worlds, strict=True))
    for column, row in zip(zip(*worlds, strict=True), odds(cards), strict=True):
        for role, chance in zip(SECRET_ROLES, row, strict=True):
            assert chance == pytest.approx(column.count(ROLE_BIT[role]) / len(worlds))


def test_every_world_is_drawn_and_each_as_often() -> None:
    rng = Random(1)
    known = tuple(1 << place for place in range(4))
    cards = (*known, ANY_ROLE & ~known[0], 0b11110000, 0b01110000, 0b11010000)
    worlds = fitting(cards)
    drawn = Counter(tuple(sample(cards, rng) or ()) for _ in range(600 * len(worlds)))
    assert {tuple(ROLE_BIT[role] for role in world) for world in drawn} == set(worlds)
    assert all(500 < often < 700 for often in drawn.values())


def test_where_no_world_fits_none_is_drawn() -> None:
    cards = (1, 1, *[ANY_ROLE] * 6)
    assert count(cards) == 0 and sample(cards, Random(1)) is None and set(possible(cards)) == {0}


def test_light_was_dealt_to_a_player() -> None:
    s = table(seats=5, roles="mogi light misa yagami")
    t, rng = s.table, Random(2)
    exact = odds(masks(t, s.A.seat))
    cards = secret_cards(t)
    assert [row[SECRET_ROLES.index(LIGHT)] for row in exact] == pytest.approx([0, *[1 / 3] * 3, *[0] * 4])
    # Every other role may be anywhere else: the two other places at the table that Light does not take, or the centre.
    drawn: Counter[tuple[Card, str]] = Counter()
    for _ in range(3000):
        world = s.match.redealt(s.A.seat, rng)
        assert world is not None
        drawn.update((card, world.table.faces[card]) for card in cards)
    for card, row in zip(cards, exact, strict=True):
        for role, chance in zip(SECRET_ROLES, row, strict=True):
            assert drawn[card, role] / 3000 == pytest.approx(chance, abs=0.04)


@pytest.mark.simulation
def test_imagined_roles_are_as_likely_as_they_are_after_looks_and_answers() -> None:
    s = table(
        "turn",
        turn="A",
        roles="mogi higuchi light yagami",
        inactive="misa matsuda aizawa watari",
        A="mouchards page faux_death",
        B="alibi",
    )
    s.A.plays("mouchards", s.D)
    s.A.plays("page", 1, "watari")
    s.A.plays("faux_death")
    t, rng = s.table, Random(3)
    assert not t.could[5] & ROLE_BIT["watari"], "everybody has learnt that slot 1 is not Watari"
    for player in (s.L, s.A, s.B):
        exact = odds(masks(t, player.seat))
        drawn: Counter[tuple[Card, str]] = Counter()
        for _ in range(1500):
            world = s.match.redealt(player.seat, rng)
            assert world is not None
            drawn.update((card, world.table.faces[card]) for card in secret_cards(t))
        for card, row in zip(secret_cards(t), exact, strict=True):
            for role, chance in zip(SECRET_ROLES, row, strict=True):
                assert drawn[card, role] / 1500 == pytest.approx(chance, abs=0.06)


# -- roles that are asked after --------------------------------------------------------------------------------------


def test_who_denies_a_role_has_not_got_it() -> None:
    s = table("effect", tile="assaut", roles="light mogi misa yagami", A="alibi")
    s.L.designates(s.B, "misa")
    assert may_be(s.L, s.B) == set(SECRET_ROLES) - {"misa"} and "misa" not in may_be(s.A, s.B)
    assert s.A.public.roles[s.table.card_of(s.B.seat)].excluded == ("misa",)


@pytest.mark.parametrize("role", ["misa", "mogi"])
def test_who_denies_a_role_with_a_lie_may_have_it(role: str) -> None:
    s = table("effect", tile="assaut", roles=f"light {role} ? yagami", B="mensonge")
    s.L.designates(s.B, "misa")
    s.B.plays("mensonge")
    s.B.lies("no")
    assert may_be(s.L, s.B) == set(SECRET_ROLES)


def test_rem_tells_all_whether_somebody_is_kira() -> None:
    s = table("turn", turn="A", roles="mogi misa light yagami", A="rem", B="alibi")
    s.A.plays("rem", s.B)
    s.nobody_reacts()
    assert may_be(s.L, s.B) == KIRA and may_be(s.C, s.B) == KIRA - {LIGHT}, "C knows where Light is"
    s = table("turn", turn="A", roles="mogi watari light yagami", A="rem", B="fausse_identite")
    s.A.plays("rem", s.B)
    s.B.plays("fausse_identite")
    assert may_be(s.L, s.B) == INVESTIGATORS - {"mogi"}, "saved, but told; and A is Mogi"


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_rem_tells_nothing_of_who_has_played_a_lie(answer: str) -> None:
    s = table("turn", turn="A", roles="mogi watari light yagami", A="rem", B="mensonge fausse_identite")
    s.A.plays("rem", s.B)
    s.B.plays("mensonge")
    s.B.lies(answer)
    if answer == "no":
        s.B.plays("fausse_identite")
    shown = {"mogi"} if answer == "no" else set()
    assert s.B.alive and may_be(s.L, s.B) == set(SECRET_ROLES) - shown


def test_a_page_tells_all_whether_the_role_was_named() -> None:
    s = table("turn", turn="A", roles="light mogi misa yagami", inactive="watari", A="page faux_death")
    s.A.plays("page", 1, "watari")
    s.A.plays("faux_death")
    assert slot_may_be(s.L, 1) == slot_may_be(s.B, 1) == {"watari"} and not s.is_revealed(1)
    s = table("turn", turn="A", roles="light mogi misa yagami", inactive="watari", A="page faux_death")
    s.A.plays("page", 1, "aizawa")
    s.A.plays("faux_death")
    assert (
        s.A.alive and slot_may_be(s.L, 1) == set(SECRET_ROLES) - {LIGHT, "aizawa"} and slot_may_be(s.A, 1) == {"watari"}
    )


def test_whom_an_ally_passes_over_has_neither_name_unless_that_was_a_lie() -> None:
    s = table("effect", tile="allie", roles="light mogi watari yagami", D="mensonge", C="alibi")
    s.L.designates("watari yagami")
    s.D.plays("mensonge")
    s.D.lies("no")
    s.nobody_reacts()
    assert s.revealed == "C"
    assert "yagami" in may_be(s.L, s.D) and may_be(s.L, s.B) == set(SECRET_ROLES) - {"watari"}, "B was not reached"
    s = table("effect", tile="allie", roles="light mogi watari misa", C="alibi")
    s.L.designates("mogi yagami")
    s.nobody_reacts()
    assert s.revealed == "B"
    for passed in (s.C, s.D):
        assert not may_be(s.L, passed) & {"mogi", "yagami"}
    assert "yagami" in may_be(s.L, s.A)


def test_where_nobody_was_matsuda_no_player_is_but_one_who_lied() -> None:
    s = table("effect", tile="matsuda_enquete", roles="light mogi watari matsuda", D="mensonge", C="alibi")
    s.D.plays("mensonge")
    s.D.lies("no")
    s.nobody_reacts()
    assert s.revealed == ""
    assert [("matsuda" in may_be(s.L, each)) for each in (s.A, s.B, s.C, s.D)] == [False, False, False, True]


def decided(**named: Any) -> DeathNoteScene:
    """A round in which Light has been barred; D may have lied meanwhile, and C plays next."""
    roles = named.pop("roles", "mogi watari yagami light")
    s = table("effect", tile="decision", roles=roles, **named)
    if "mensonge" in s.D.hand:
        s.D.plays("mensonge")
        s.D.lies("no")
    return s


def test_who_plays_after_the_decision_is_not_light() -> None:
    s = decided(C="alibi", A="decouverte", round=4)
    assert LIGHT in may_be(s.L, s.C), "nobody has learnt who it is"
    s.C.plays("alibi", s.C)
    assert LIGHT not in may_be(s.L, s.C) and LIGHT in may_be(s.L, s.A)
    assert LIGHT not in may_be(s.A, s.C) and s.D.private.barred and not s.A.private.barred


def test_who_has_lied_before_the_decision_may_be_light_and_play_on() -> None:
    s = decided(D="mensonge alibi")
    assert not s.D.private.barred
    s.D.plays("alibi", s.D)
    assert may_be(s.L, s.D) >= {LIGHT, "mogi", "misa"}


def test_an_action_that_blackmail_forces_tells_nothing_of_light() -> None:
    s = table(
        "turn",
        turn="A",
        round=5,
        roles="mogi watari yagami light",
        A="chantage",
        D="alibi",
        barred=True,
        inactive="misa",
    )
    assert s.D.private.barred
    s.A.plays("chantage", s.D)
    s.A.takes("alibi")
    s.D.declares(s.D)
    assert LIGHT in may_be(s.L, s.D)


# -- roles that move -------------------------------------------------------------------------------------------------


def test_a_role_that_was_seen_is_known_wherever_its_card_goes() -> None:
    s = table("turn", turn="A", roles="mogi light misa yagami", inactive="watari", A="filature amnesie", B="alibi")
    s.A.plays("filature", 1)
    s.A.replies("tailing", "draw")
    s.A.plays("amnesie", 1)
    assert s.A.role == "watari" and slot_may_be(s.A, 1) == {"mogi"}, "A knows the own old card"
    assert may_be(s.B, s.A) == set(SECRET_ROLES) - {LIGHT}, "that card was in the centre when Light was dealt"
    assert LIGHT in slot_may_be(s.C, 1) and slot_may_be(s.C, 2) == set(SECRET_ROLES) - {LIGHT, "misa"}


def test_what_a_card_cannot_be_follows_it() -> None:
    s = table("effect", tile="resurrection", roles="mogi light misa yagami", inactive="watari ? ?")
    s.table.exclude(s.table.card_of(s.A.seat), ROLE_BIT["misa"])
    s.L.designates(s.A)
    s.A.replies("revival", "inactive-1")
    assert "misa" not in slot_may_be(s.L, 1) and "misa" in may_be(s.L, s.A)


# -- hands -----------------------------------------------------------------------------------------------------------


def test_a_mole_knows_what_is_left_of_ls_hand_and_l_what_the_mole_has_taken() -> None:
    s = table("turn", turn="A", L="alibi rem piege", A="taupe", B="mouchards")
    s.A.plays("taupe")
    s.A.takes("rem")
    assert held(s.A, s.L) == ("alibi", "piege") and held(s.L, s.A) == ("rem",)
    assert held(s.B, s.L) == () == held(s.B, s.A)


def test_a_gift_leaves_open_which_of_the_cards_one_saw_was_given() -> None:
    s = table("turn", turn="D", L="alibi rem piege", D="taupe", tiles=1)
    s.D.plays("taupe")
    s.D.takes("rem")
    s.until("gift")
    s.L.gives("alibi", to=s.B)
    assert held(s.L, s.B) == ("alibi",) and held(s.D, s.L) == () == held(s.D, s.B)
    t = s.table
    assert sure(t, s.D.seat, (*t.hand_cards(s.L.seat), *t.hand_cards(s.B.seat))) == ["alibi", "piege"]
    assert sure(t, s.A.seat, (*t.hand_cards(s.L.seat), *t.hand_cards(s.B.seat))) == []


def test_who_gets_a_card_of_a_hand_seen_before_knows_the_rest_of_it() -> None:
    s = table("turn", turn="D", L="alibi rem piege", D="taupe", tiles=1)
    s.D.plays("taupe")
    s.D.takes("rem")
    s.until("gift")
    s.L.gives("alibi", to=s.D)
    assert held(s.D, s.L) == ("piege",), "one of the two came, so the other one stayed"


def test_who_gets_a_card_learns_nothing_of_the_others() -> None:
    s = table("turn", turn="A", A="bureau", B="alibi rem piege", C="mouchards")
    s.A.plays("bureau", s.B)
    s.B.replies("bureau", "rem")
    s.B.replies("bureau", "alibi")
    assert held(s.L, s.B) == () == held(s.A, s.B) and held(s.B, s.L) == ("rem",) and held(s.B, s.A) == ("alibi",)
    assert {fact.cards.bit_count() for fact in s.table.facts[s.L.seat]} <= {0}


def test_l_knows_a_gift_until_its_receiver_has_discarded_unseen() -> None:
    s = table("turn", turn="A", round=2, A="fondation rem", B="alibi", L="piege", tiles=1)
    s.until("gift")
    assert s.table.round == 3
    s.L.gives("piege", to=s.A)
    assert held(s.L, s.A) == ("piege",)
    s.A.plays("fondation", 1, "rem", s.B)
    assert held(s.L, s.A) == (), "one of two was laid away, and L cannot tell which"
    t = s.table
    assert "piege" in sure(t, s.L.seat, (*t.hand_cards(s.A.seat), *t.cards(t.discard)))


def test_l_knows_the_rest_of_a_hand_after_a_glare() -> None:
    s = table("effect", tile="regard", suspicion="B2", B="alibi rem piege")
    s.L.designates(s.B)
    s.L.takes("rem")
    assert s.L.hand == ("rem",) and held(s.L, s.B) == ("alibi", "piege") and held(s.B, s.L) == ("rem",)
    assert held(s.A, s.B) == () == held(s.A, s.L)


def test_a_hand_shown_to_l_is_known_to_l_alone_and_one_shown_to_all_to_all() -> None:
    s = table("effect", tile="tactique", B="alibi rem")
    s.L.designates(s.B)
    s.B.replies("tactics", "show")
    assert held(s.L, s.B) == ("rem", "alibi") and held(s.A, s.B) == ()
    s = table("effect", tile="doute", suspicion="B1", B="alibi rem")
    s.L.designates(s.B)
    assert held(s.L, s.B) == held(s.A, s.B) == ("rem", "alibi")


def test_whose_hand_a_death_note_took_is_known_card_by_card_until_it_changes_unseen() -> None:
    s = table("turn", turn="A", A="death_note", B="alibi fausse_identite page", C="piege", deck="taupe")
    s.A.plays("death_note", s.B)
    assert s.A.private.borrowed == ("page_de_death_note", "alibi", "fausse_identite")
    assert held(s.C, s.B) == ()
    s.A.borrows_nothing()
    assert held(s.A, s.B) == ("page_de_death_note", "alibi", "fausse_identite")
    s.B.plays("fausse_identite")
    assert s.B.alive and held(s.A, s.B) == ("page_de_death_note", "alibi"), "A saw it leave"


def test_blackmail_tells_the_blackmailer_what_was_discarded_and_what_was_not() -> None:
    s = table("turn", turn="A", A="chantage", B="demission rem piege", C="alibi")
    s.A.plays("chantage", s.B)
    s.A.takes("demission")
    assert s.discard[-2:] == ("demission", "chantage") and held(s.A, s.B) == ("rem", "piege")
    t = s.table
    gone = t.cards(t.discard)[-2]
    assert t.face_for(s.A.seat, gone) == "demission" and t.face_for(s.C.seat, gone) == "" and held(s.C, s.B) == ()


def test_what_blackmail_discards_could_not_have_been_played() -> None:
    s = table("turn", turn="A", A="chantage", B="demission rem piege", C="alibi")
    s.A.plays("chantage", s.B)
    s.A.takes("demission")
    t, rng = s.table, Random(4)
    gone = t.cards(t.discard)[-2]
    found = set()
    for _ in range(200):
        world = s.match.redealt(s.C.seat, rng)
        assert world is not None
        found.add(world.table.faces[gone])
    assert "demission" in found and len(found) > 5
    assert not found & {"rem", "piege", "death_note", "mouchards", "decouverte", "temoignage"}, "B had to play those"
    assert found >= {"fouiner", "mise_en_scene", "mensonge", "amnesie"}


def test_what_blackmail_discards_is_judged_by_the_hand_as_it_was() -> None:
    s = table("turn", turn="A", A="chantage", B="demission deballage", seats=4, deck=0)
    s.A.plays("chantage", s.B)
    s.A.takes("demission")
    t, rng = s.table, Random(5)
    gone = t.cards(t.discard)[-2]
    worlds = [s.match.redealt(s.C.seat, rng) for _ in range(100)]
    assert "deballage" not in {world.table.faces[gone] for world in worlds if world is not None}, (
        "with another card in hand B could have played that"
    )


def test_a_deck_made_of_the_discard_holds_what_one_knew_to_be_there() -> None:
    s = table("turn", turn="A", A="fondation rem alibi", B="piege", deck="mouchards .", discard="taupe")
    s.A.plays("fondation", 2, s.B)
    assert s.all_saw("reshuffled") and len(s.B.hand) == 4
    t = s.table
    hidden = tuple(card for card, back in enumerate(t.backs) if back == "action" and not t.knows(s.A.seat, card))
    assert set(sure(t, s.A.seat, hidden)) >= {"alibi", "rem"}, "laid away by A, and now in the deck or with B"
    assert "alibi" not in sure(t, s.C.seat, hidden)
    assert sure(t, s.A.seat, t.hand_cards(s.B.seat)) == []


def test_the_cards_of_the_dead_are_known_to_be_discarded_by_who_knew_them() -> None:
    s = table("turn", turn="A", A="death_note", B="alibi page")
    s.A.plays("death_note", s.B)
    s.A.borrows_nothing()
    s.nobody_reacts()
    assert not s.B.alive and s.B.hand == ()
    t = s.table
    assert {"alibi", "page_de_death_note"} <= set(sure(t, s.A.seat, t.cards(t.discard)))
    assert "alibi" not in sure(t, s.C.seat, t.cards(t.discard))


# -- in whole matches ------------------------------------------------------------------------------------------------


def rest_points(players: int, number: int) -> Iterator[Match[DeathNoteTable]]:
    """A match without a plan, as it is after every question that was settled."""
    rng = Random(f"knowledge {players} {number}")
    match, settled = Match(RULES, players, RULES.sample_options(players, rng), number), -1
    while not match.over:
        if match.settled != settled and match.table.ending is None:
            settled = match.settled
            yield match
        match.answer(*random_step(match, rng))


def holds(t: DeathNoteTable, fact: Fact) -> bool:
    cards = [card for card in range(len(t.faces)) if fact.cards >> card & 1]
    return sum(bool(t.bits[t.faces[card]] & fact.faces) for card in cards) >= fact.count


@pytest.mark.simulation
@pytest.mark.parametrize("players", RULES.players)
def test_the_truth_is_always_possible_and_every_fact_is_true_in_every_world(players: int, numbers: Numbers) -> None:
    facts = worlds = looked = 0
    for number in numbers(6):
        seen: dict[tuple[Seat, Card], str] = {}
        for match in rest_points(players, number):
            t = match.table
            if t.game != 1:
                break
            for place in t.facts:
                facts += len(place)
                assert all(holds(t, fact) for fact in place), (number, match.settled)
            for deed_number, deed in enumerate(t.deeds):
                if isinstance(deed, Look):
                    for note in t.notes[deed.seat]:
                        if note.deed == deed_number and note.kind == "role":
                            seen[deed.seat, deed.roles[0]] = note.cards[0]
            for (seat, card), face in seen.items():
                looked += 1
                assert t.face_for(seat, card) == face == t.faces[card], "what was looked at is never forgotten"
            for seat in (*range(players), TABLE):
                may = possible(masks(t, seat))
                for card, mask in zip(secret_cards(t), may, strict=True):
                    assert t.faces[card] in names(mask), (number, match.settled, seat)
            onlooker = (*range(players), TABLE)[match.settled % (players + 1)]
            world = match.redealt(onlooker, Random(number))
            assert world is not None
            worlds += 1
            assert all(holds(world.table, fact) for fact in t.facts_of(onlooker)), (number, match.settled)
            assert sorted(world.table.faces[:ALL_ROLES]) == sorted(t.faces[:ALL_ROLES])
    assert facts > 200 and worlds > 300 and looked > 50


class Memory:
    """What somebody with a good memory knows others to hold, by nothing but the events that were told."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.hands: dict[Seat, Counter[str]] = {}

    def hear(self, key: str, args: Mapping[str, Any]) -> None:
        """Something was told."""
        owner: Seat = args.get("seat", NOBODY)
        match key:
            case "sees_hand" | "takes_hand" if owner == self.seat:
                self.hands[args["target"]] = Counter(args["cards"])
            case "hand_shown":
                self.hands[owner] = Counter(args["cards"])
            case "plays":  # out of the own hand, or out of one that was lent: whose was it?
                for holder in self.hands:
                    self._lose(holder, args["card"])
            case "spills":
                self._lose(owner, args["card"])
            case "gift" | "gives" | "takes" if "card" in args:
                self._lose(owner, args["card"])
                self.hands.setdefault(args["target"], Counter())[args["card"]] += 1
            case "gift" | "gives" | "takes":
                self.hands.pop(owner, None)
            case "discards" if "cards" not in args:
                self.hands.pop(owner, None)

    def _lose(self, holder: Seat, face: str) -> None:
        if holder in self.hands and self.hands[holder][face]:
            self.hands[holder][face] -= 1


@pytest.mark.simulation
def test_a_card_that_was_seen_in_a_hand_is_known_there_until_it_may_have_left(numbers: Numbers) -> None:
    remembered = 0
    for number in numbers(30):
        players = RULES.players[number % len(RULES.players)]
        match, rng = Match(RULES, players, {}, number), Random(f"memory {number}")
        memories, told = [Memory(seat) for seat in range(players)], 0
        while not match.over:
            match.answer(*random_step(match, rng))
            t = match.table
            if any(t.cards(t.lent_zone(seat)) for seat in range(players)):
                continue
            news, told = match.log(told), match.log_length
            for memory in memories:
                for seen in [seen for event in news if (seen := event.seen_by(memory.seat)) is not None]:
                    memory.hear(seen.key, seen.args)
                held = view.private(t, memory.seat).held if memory.hands else ()
                for owner, known in memory.hands.items():
                    if t.alive(owner) and owner != memory.seat:
                        remembered += known.total()
                        assert known <= Counter(held[owner]), (number, match.settled, memory.seat, owner)
    assert remembered > 5000
