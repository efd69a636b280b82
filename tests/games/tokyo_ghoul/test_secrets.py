"""Hidden information of Tokyo Ghoul, row by row: exactly those know a thing who should, at the moment they should.

What somebody knows is tested by imagining. What somebody cannot tell is tested with two scenes that differ in one
secret: all that reaches them is the same, byte by byte.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.games.tokyo_ghoul.scenes import TokyoGhoulScene, dealt, letters, table

from penombre.engine import NOBODY, TABLE
from penombre.games.tokyo_ghoul.catalogue import CHARACTERS, INSPECTOR, KANEKI, NEUTRAL, RED_SLOTS
from penombre.games.tokyo_ghoul.deeds import Give, Interrogation, Show
from penombre.games.tokyo_ghoul.table import TokyoGhoulTable
from penombre.testing.shows import shows
from penombre.testing.who_knows import Fact, possible, who_knows

Play = Callable[[TokyoGhoulScene], Any]


def character_of(name: str) -> Fact:
    return lambda t: t.character("ABCDEFGH".index(name))


def hand_of(name: str) -> Fact:
    return lambda t: t.hand("ABCDEFGH".index(name))


def support_of(name: str) -> Fact:
    return lambda t: t.support("ABCDEFGH".index(name))


def who_can_tell(one: TokyoGhoulScene, other: TokyoGhoulScene) -> str:
    """The letters of those to whom two scenes look different; `*` if a spectator is among them."""
    pairs = [*zip(one, other, strict=True), (one.spectator, other.spectator)]
    return "".join(here.name[0].replace("s", "*") for here, there in pairs if here.everything != there.everything)


def both(play: Play, *scenes: TokyoGhoulScene) -> None:
    for s in scenes:
        play(s)


# -- 7.1: what lies on the table -------------------------------------------------------------------------------------

PUBLIC: dict[str, Fact] = {
    "the pool": lambda t: t.pool,
    "face-up cards": lambda t: tuple(t.face_up(seat) for seat in range(t.players)),
    "the deck by type": lambda t: tuple(sorted(card for seat in range(t.players) for card in t.possessions(seat))),
    "tokens per seat and area": lambda t: t.areas,
    "the Reserve": lambda t: t.reserve,
    "whether it is exhausted": lambda t: t.exhausted,
    "the slot of the Action token": lambda t: t.slot,
    "the visible Places": lambda t: t.visible,
    "Places that were visible before": lambda t: tuple(t.place(slot) for slot in range(8) if slot not in RED_SLOTS),
    "who is active": lambda t: t.active,
    "who is interrogated": lambda t: t.target,
    "deeds": lambda t: t.deeds,
}


def test_what_lies_on_the_table_is_known_to_all() -> None:
    s = table(
        "anteiku", masks=True, supports="B", A="kaneki CCNd", B="mado", C="", D="", E="", tokens={"D": {"paire": 2}}
    )
    s.A.interrogates(s.D)
    for what, fact in PUBLIC.items():
        assert who_knows(s, fact, worlds=15) == "ABCDE*", what
    public = s.E.public
    assert len({s.match.view(seat).public for seat in (*range(5), TABLE)}) == 1
    assert set(public.pool) == {player.character for player in s} and public.target == s.D.seat
    assert [facts.tokens for facts in public.seats] == [player.tokens for player in s]
    assert [facts.face_up for facts in public.seats] == [s.table.face_up(player.seat) for player in s]
    assert (public.slot, public.reserve, public.exhausted) == (s.slot, s.reserve, False)


def test_a_place_that_was_visible_is_still_named_when_it_is_turned() -> None:
    s = table(A="", B="", C="", D="")
    first = s.table.place(1)
    s.A.walks(1)
    s.next_turn()
    s.B.walks(1)
    assert not s.C.public.places[1].visible
    assert {player.public.places[1].place for player in (*s, s.spectator)} == {first}


def test_nobody_knows_which_red_place_lies_where_until_one_is_flown_over() -> None:
    s = table(token_slot=3, visible=(1, 2, 3, 5, 6, 7), A="", B="", C="", D="")
    assert who_knows(s, lambda t: t.place(0)) == who_knows(s, lambda t: t.place(4)) == ""
    assert [s.A.public.places[slot].place for slot in RED_SLOTS] == ["", ""]
    s.A.walks(1)
    # Slot 4 is visible now, and slot 0 known with it though it is still hidden.
    assert s.A.public.places[4].visible and not s.A.public.places[0].visible
    for slot in RED_SLOTS:
        assert who_knows(s, lambda t, slot=slot: t.place(slot)) == "ABCD*"  # type: ignore[misc]
        assert s.spectator.public.places[slot].place == s.table.place(slot)


@shows("ruling 21")
def test_a_character_is_its_owners_alone_and_inspectors_do_not_know_each_other() -> None:
    s = table(A="mado", B="amon", C="rize", D="touka", E="kimi", F="hide")
    for player in s:
        assert who_knows(s, character_of(player.name)) == player.name
        assert player.private.character == player.character
    assert len(possible(s, s.A.seat, lambda t: t.player_of("amon"))) > 3
    assert {facts.character for facts in s.A.public.seats} == {""}


def test_a_hand_is_its_owners_alone() -> None:
    s = table(A="CCN", B="TTD", C="", D="")
    for player in s:
        assert who_knows(s, hand_of(player.name)) == player.name
        assert letters(player.private.hand) == player.hand
    assert {facts.hand for facts in s.spectator.public.seats} == {()}


def test_a_view_does_not_tell_cards_of_one_type_apart() -> None:
    # A got its second Café from B; whether the first or the second lies where makes no difference to anybody.
    s = table("universite_kamii", A="CNT", B="CDD", C="", D="")
    s.A.interrogates(s.B)
    s.B.shows("CD")
    s.A.exchanges("T", "C")
    assert s.A.hand == "CCN" and s.A.private.hand == ("cafe", "cafe", "nourriture")


def test_all_cards_are_dealt_so_what_nobody_else_has_is_with_the_last_one() -> None:
    s = table("turn_choice", A="CCC", B="NNN", C="TTT", D="DDD", active="D")
    # A knows three Cafés; of the others it knows only what is left for them together.
    left = possible(s, s.A.seat, lambda t: sum((t.possessions(seat) for seat in (1, 2, 3)), ()).count("cafe"))
    assert left == {0}


# -- 7.1: who may do what --------------------------------------------------------------------------------------------


def killer_or_not(at: str, **more: Any) -> tuple[TokyoGhoulScene, TokyoGhoulScene]:
    """The same scene twice: A is Touka in one and Hinami in the other, C is the other of the two."""
    rest: dict[str, Any] = {"B": "mado CTD", "D": "kimi CND", "E": "hide CTT", **more}
    return (
        table(at, A="touka CNT", C="hinami NND", **rest),
        table(at, A="hinami CNT", C="touka NND", **rest),
    )


@shows("ruling 26", "ruling 20")
@pytest.mark.parametrize("place", ["ruelle", "chantier"])
def test_a_declined_attack_looks_the_same_for_everyone(place: str) -> None:
    killer, other = killer_or_not(place, tokens={"B": 4, "D": 4})
    both(lambda s: s.A.passes(), killer, other)
    assert killer.A.asked == other.A.asked == "attack"
    assert killer.A.may_choose == "BD" and other.A.may_choose == ""
    # While it is asked, and after: only A and C, who have other characters, see another scene.
    assert who_can_tell(killer, other) == "AC"
    both(lambda s: s.A.passes(), killer, other)
    assert killer.all_saw("no_attack", seat=killer.A)
    assert who_can_tell(killer, other) == "AC"


@shows("ruling 26", "ruling 22")
def test_whether_the_special_action_is_at_hand_shows_to_nobody_else() -> None:
    able = table(A="suzuya DDC", B="kimi CTN", C="hinami TNN", D="hide DCT", tokens={"B": 3})
    unable = table(A="hide DDC", B="kimi CTN", C="hinami TNN", D="suzuya DCT", tokens={"B": 3})
    assert able.A.may_strike == "B" and unable.A.may_strike == ""
    assert who_can_tell(able, unable) == "AD"
    both(lambda s: s.A.walks(1), able, unable)
    assert who_can_tell(able, unable) == "AD"


# -- 7.2: the preliminary phase --------------------------------------------------------------------------------------


def preliminary(a_shows: str = "CN", a_gives: str = "C", *, give: bool = False) -> TokyoGhoulScene:
    s = table("prelim_show", A="CCN", B="TTD", C="NND", D="CDT")
    for player, pair in zip(s, (a_shows, "TD", "NN", "CD"), strict=True):
        player.shows(pair)
    for player, card in zip(s, (a_gives, "D", "N", "T"), strict=True) if give else ():
        player.gives(card)
    return s


@shows("example 6")
def test_a_shown_pair_is_seen_by_the_left_neighbour_alone() -> None:
    s = preliminary("CN")
    assert s.all_saw("prelim_shown")
    assert s.who_saw("prelim_saw", seat=s.A, cards=["cafe", "nourriture"]) == "B"
    assert s.B.has_seen_of(s.A) == ["CN"] and s.C.has_seen_of(s.A) == []
    # A knows what it showed itself; nobody but A and B can tell one pair from another.
    assert who_can_tell(s, preliminary("CC")) == "AB"


def test_while_pairs_are_chosen_only_who_is_ready_shows() -> None:
    one, other = [table("prelim_show", A="CCN", B="TTD", C="NND", D="CDT") for _ in range(2)]
    one.A.shows("CC")
    other.A.shows("CN")
    assert one.waiting == [one.B, one.C, one.D]
    assert who_can_tell(one, other) == ""


def test_a_gift_is_known_to_giver_and_receiver_alone() -> None:
    s = preliminary(give=True)
    assert s.all_saw("prelim_given")
    # A's gift goes to the right, to D: who sees its type and from whom.
    assert s.who_saw("prelim_received", seat=s.A, card="cafe") == "D"
    assert s.who_saw("prelim_received", seat=s.A) == "D"
    assert who_can_tell(s, preliminary(a_gives="N", give=True)) == "AD"


# -- 7.2: moves and Suspicion ----------------------------------------------------------------------------------------


def test_a_move_is_told_with_its_distance_its_slot_and_what_it_turned_over() -> None:
    s = table(token_slot=3, visible=(1, 2, 3, 5, 6, 7), A="", B="", C="", D="")
    s.A.walks(2)
    assert s.all_saw("moved", seat=s.A, steps=2, left=3, slot=6, flown=[s.table.place(4)])
    assert [place.visible for place in s.B.public.places] == [bool(s.table.visible >> slot & 1) for slot in range(8)]


def test_suspicion_tells_everybody_who_fulfils_the_condition_and_who_does_not() -> None:
    s = table("anteiku", A="CCN", B="TTD", C="NND", D="CDT")
    assert s.all_saw("suspicion", area="cafe", seats=[s.A.seat])
    for onlooker in (s.B.seat, s.C.seat, TABLE):
        assert possible(s, onlooker, lambda t: t.hand(0).count("cafe") >= 2) == {True}
        assert possible(s, onlooker, lambda t: t.hand(3).count("cafe") >= 2) == {False}


def test_who_came_after_an_empty_reserve_may_hold_anything() -> None:
    s = table("anteiku", active="D", A="CCN", B="TTD", C="NND", D="NTD", E="CCT", reserve=1)
    assert s.E.tokens == 1 and s.A.tokens == 0 and s.reserve == 0
    assert possible(s, s.C.seat, lambda t: t.hand(0).count("cafe") >= 2) == {True, False}
    assert possible(s, s.C.seat, lambda t: t.hand(4).count("cafe") >= 2) == {True}


# -- 7.2: interrogations ---------------------------------------------------------------------------------------------


def interrogation(shows: str = "TD", exchange: tuple[str, str] | None = None) -> TokyoGhoulScene:
    s = table("anteiku", A="hide CNN", B="TTD", C="CNT", D="CDD")
    s.A.interrogates(s.B)
    s.B.shows(shows)
    if exchange is None:
        s.A.keeps()
    else:
        s.A.exchanges(*exchange)
    return s


def test_an_interrogation_tells_everybody_who_asks_whom_and_how_many_cards_are_shown() -> None:
    s = table("anteiku", A="CNN", B="TTD", C="CNT", D="CDD", tokens={"C": 3})
    s.A.interrogates(s.B)
    assert s.all_saw("interrogates", seat=s.A, target=s.B, cards=2)
    s = table("anteiku", A="CNN", B="TTD", C="CNT", D="CDD", tokens={"C": 3})
    s.A.interrogates(s.C)
    assert s.all_saw("interrogates", seat=s.A, target=s.C, cards=3)
    assert s.who_saw("saw", target=s.C, cards=["cafe", "nourriture", "transformation"]) == "A"
    assert who_knows(s, hand_of("C")) == "AC"


def test_the_shown_cards_are_seen_by_the_active_player_alone() -> None:
    s = table("anteiku", A="CNN", B="TTD", C="CNT", D="CDD")
    s.A.interrogates(s.B)
    s.B.shows("TD")
    assert s.who_saw("saw", target=s.B, cards=["transformation", "colombe"]) == "A"
    assert letters(s.A.private.shown) == letters(s.B.private.shown) == "TD"
    assert s.C.private.shown == s.D.private.shown == ()
    assert who_knows(s, lambda t: t.shown_faces()) == "AB"
    # For all that an onlooker knows, it may be any two of the three cards.
    assert possible(s, s.C.seat, lambda t: tuple(card - t.hand_cards(1)[0] for card in t.shown)) == {
        (0, 1),
        (0, 2),
        (1, 2),
    }
    assert possible(s, s.A.seat, lambda t: {"transformation", "colombe"} <= set(t.hand(1))) == {True}
    assert who_can_tell(interrogation("TD"), interrogation("TT")) == "AB"


@shows("example 20", "ruling 27")
def test_nobody_else_can_tell_whether_and_what_was_exchanged() -> None:
    kept, exchanged = interrogation("TD"), interrogation("TD", ("N", "T"))
    assert exchanged.A.hand == "CNT" and kept.A.hand == "CNN"
    assert kept.all_saw("interrogation_over", seat=kept.A, target=kept.B)
    assert who_can_tell(kept, exchanged) == "AB"
    assert who_can_tell(exchanged, interrogation("TD", ("C", "D"))) == "AB"
    # Even an exchange of equal cards is known to the two of them, and to nobody else.
    s = [table("anteiku", A="hide CNT", B="TTD", C="CNN", D="CDD") for _ in range(2)]
    for each in s:
        each.A.interrogates(each.B)
        each.B.shows("TD")
    s[0].A.keeps()
    s[1].A.exchanges("T", "T")
    assert who_can_tell(*s) == "AB"


def test_the_target_learns_which_card_left_and_which_one_came() -> None:
    s = interrogation("TD", ("N", "T"))
    assert s.who_saw("interrogation_over", gave="nourriture", took="transformation") == "A"
    assert s.who_saw("interrogation_over", gave="transformation", took="nourriture") == "B"
    assert s.C.saw("interrogation_over", gave="", took="") and s.spectator.saw("interrogation_over", gave="", took="")
    (memory,) = s.B.private.memories
    assert (memory.seat, memory.gave, memory.took) == (s.A.seat, "transformation", "nourriture")
    assert s.C.private.memories == s.D.private.memories == ()


def masked(give: str, take: str, **up: bool) -> TokyoGhoulScene:
    s = table("siege_ccg", masks=True, A="hide CNNt", B="TTDc", C="", D="")
    s.A.interrogates(s.B)
    s.B.shows("TD")
    s.A.exchanges(give, take, **up)
    return s


def test_with_masks_only_changes_of_face_up_cards_are_public() -> None:
    hidden = masked("N", "T")
    kept = table("siege_ccg", masks=True, A="hide CNNt", B="TTDc", C="", D="")
    kept.A.interrogates(kept.B)
    kept.B.shows("TD")
    kept.A.keeps()
    assert who_can_tell(hidden, kept) == "AB"
    taken = masked("N", "C", theirs_up=True)
    assert taken.all_saw("face_up_taken", seat=taken.A, target=taken.B, card="cafe")
    assert not taken.spectator.saw("face_up_given")
    # What was given for it is not public: it may have been a Café as well.
    assert who_can_tell(taken, masked("C", "C", theirs_up=True)) == "AB"
    given = masked("T", "D", mine_up=True)
    assert given.all_saw("face_up_given", seat=given.A, target=given.B, card="transformation")
    assert who_can_tell(given, masked("T", "T", mine_up=True)) == "AB"


def test_a_card_put_face_up_is_public_once_all_are_turned() -> None:
    s = table("show_initial", masks=True, A="CCNT", B="CNTD", C="MMNT", D="MMDD")
    s.A.turns_up("C")
    assert s.who_saw("face_up", seat=s.A) == "" and s.C.public.seats[0].face_up == ""
    s.B.turns_up("D")
    assert s.all_saw("face_up", seat=s.A, card="cafe") and s.all_saw("face_up", seat=s.B, card="colombe")
    assert who_knows(s, lambda t: t.face_up(0)) == "ABCD*"


# -- 7.2: tokens and attacks -----------------------------------------------------------------------------------------


def test_removing_and_giving_a_token_is_public() -> None:
    s = table("hopital_kano", A="CNN", B="TTD", C="CNT", D="CDD")
    s.A.removes(s.B, "transformation")
    assert s.all_saw("token_removed", seat=s.A, target=s.B, area="transformation")
    s = table("chantier", A="CNN", B="TTD", C="CNT", D="CDD")
    s.A.adds(s.C)
    assert s.all_saw("token_given", seat=s.A, target=s.C, area="rumeur")


def test_an_attack_shows_both_characters_to_all() -> None:
    s = table("ruelle", A="touka CNT", B="mado", C="kimi", D="", tokens={"B": 1})
    s.A.passes()
    s.A.attacks(s.B)
    assert s.all_saw("attack", seat=s.A, target=s.B, source="place", characters=["touka", "mado"])


def test_a_strike_shows_both_characters_to_all() -> None:
    s = table(A="suzuya DDC", B="hinami", C="", D="", tokens={"B": 1})
    s.A.strikes(s.B)
    assert s.all_saw("attack", seat=s.A, target=s.B, source="special", characters=["suzuya", "hinami"])


# -- support tokens --------------------------------------------------------------------------------------------------


def test_at_first_everybody_knows_the_own_support_token() -> None:
    s = table("support_action", supports="B", A="", B="", C="", D="")
    assert who_knows(s, support_of("B")) == "B"
    # Who has Kaneki knows that all the others are neutral.
    assert [s.B.support_known(player) for player in s] == [NEUTRAL, KANEKI, NEUTRAL, NEUTRAL]
    assert [s.A.support_known(player) for player in s] == [NEUTRAL, "", "", ""]
    assert who_knows(s, support_of("A")) == "AB"


def test_a_look_is_public_and_what_was_seen_is_the_lookers_alone() -> None:
    scenes = [table("support_action", supports=holder, A="", B="", C="", D="", E="") for holder in "BC"]
    both(lambda s: s.A.peeks(s.B), *scenes)
    one, other = scenes
    assert one.all_saw("support_peek", seat=one.A, target=one.B)
    assert one.who_saw("support_peek", support=KANEKI) == "A" and one.C.saw("support_peek", support="")
    assert one.A.support_known(one.B) == KANEKI and who_knows(one, support_of("B")) == "AB"
    # B and C had other tokens from the start, A saw another one: nobody else can tell.
    assert who_can_tell(one, other) == "ABC"


def test_after_a_swap_neither_knows_the_new_token_and_nobody_was_told() -> None:
    s = table("support_action", supports="C", A="", B="", C="", D="", E="")
    s.A.swaps(s.B)
    assert s.all_saw("support_swap", seat=s.A, target=s.B)
    # Each follows the token it knew to the other player; C, who has Kaneki, knows them all.
    assert s.A.support_known(s.A) == "" and s.A.support_known(s.B) == NEUTRAL
    assert s.B.support_known(s.B) == "" and s.B.support_known(s.A) == NEUTRAL
    assert who_knows(s, support_of("A")) == "BC" and who_knows(s, support_of("B")) == "AC"
    assert who_knows(s, support_of("C")) == "C"


@shows("example 42")
def test_a_token_that_was_seen_is_followed_from_hand_to_hand() -> None:
    s = table("support_action", supports="E", active="B", A="", B="", C="", D="", E="")
    s.B.peeks(s.E)
    assert s.B.support_known(s.E) == KANEKI
    while s.active is not s.E:
        s.next_turn()
    s.passes_until("support_action")
    s.E.swaps(s.C)
    assert s.B.support_known(s.C) == KANEKI and s.B.support_known(s.E) == NEUTRAL
    # C may not look at it; E knows by having known its own; nobody else learns anything.
    assert s.C.support_known(s.C) == "" and s.E.support_known(s.C) == KANEKI
    assert who_knows(s, support_of("C")) == "BE"


def test_who_knows_all_but_one_token_knows_the_last() -> None:
    s = table("support_action", supports="D", A="", B="", C="", D="")
    s.A.peeks(s.B)
    while s.active is not s.A:
        s.next_turn()
    s.passes_until("support_action")
    s.A.peeks(s.C)
    assert [s.A.support_known(player) for player in s] == [NEUTRAL, NEUTRAL, NEUTRAL, KANEKI]
    assert who_knows(s, support_of("D")) == "AD"


def test_a_fight_shows_the_tokens_of_both_fighters_and_the_end_shows_all() -> None:
    s = table("ruelle", supports="B", A="touka CNT", B="mado", C="kimi", D="", tokens={"B": 1})
    s.A.passes()
    s.A.attacks(s.B)
    assert s.all_saw("supports_shown", seat=s.A, target=s.B, own=NEUTRAL, theirs=KANEKI)
    assert [facts.support for facts in s.spectator.public.seats] == [NEUTRAL, KANEKI, NEUTRAL, NEUTRAL]


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("masks", [False, True])
def test_the_end_shows_all_characters_hands_tokens_and_winners(masks: bool) -> None:
    s = table("ruelle", masks=masks, supports="C", A="touka CNT", B="mado", C="kimi", D="", tokens={"B": 1})
    s.A.passes()
    assert {facts.character for facts in s.spectator.public.seats} == {""}
    s.A.attacks(s.B)
    public = s.spectator.public
    assert [facts.character for facts in public.seats] == [player.character for player in s]
    assert [letters(facts.hand) for facts in public.seats] == [player.hand for player in s]
    assert public.ending.winners == tuple(player.seat for player in s.winners) and s.A in s.winners
    assert public.ending.met[s.A.seat] == ("elimination",)
    assert s.all_saw("game_over", ending="kill") and s.all_saw("objective_met", seat=s.A)


def test_what_was_seen_on_the_way_stays_with_those_who_saw_it() -> None:
    s = dealt(5, 3, masque=True, soutien=True)
    while not s.over:
        s.passes()
    deeds = s.table.deeds
    for player in s:
        # Two cards of the right, a gift from the left; then only interrogations this player took part in.
        for memory in player.private.memories:
            deed = deeds[memory.deed]
            if isinstance(deed, Interrogation):
                assert {player.seat, memory.seat} == {deed.seat, deed.target}
            else:
                assert isinstance(deed, Show | Give) and (memory.seat - player.seat) % 5 in (1, 4)
    world = s.match.imagine(TABLE, Random(1))
    assert world.table.memories == ((),) * 5


def inspectors(t: TokyoGhoulTable) -> list[int]:
    return [seat for seat in range(t.players) if INSPECTOR in CHARACTERS[t.character(seat)].camps]


def test_how_many_of_each_camp_there_are_is_public_but_not_who() -> None:
    s = table(A="mado", B="amon", C="rize", D="touka", E="kimi", F="hide")
    assert possible(s, s.C.seat, lambda t: len(inspectors(t))) == {2}
    assert len(possible(s, s.C.seat, lambda t: tuple(inspectors(t)))) > 5
    assert s.A.public.ending is None and s.table.target == NOBODY
