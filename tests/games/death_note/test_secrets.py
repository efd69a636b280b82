"""Hidden information of Death Note, row by row: exactly those know a thing who should, at the moment they should.

What somebody cannot tell is tested with two scenes that differ in one secret: all that reaches them is the same, byte
by byte. What somebody knows is tested by imagining.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from tests.games.death_note.scenes import DeathNotePlayer, DeathNoteScene, dealt, looks_different, table

from penombre.engine import TABLE
from penombre.games.death_note.catalogue import LIGHT
from penombre.games.death_note.rules import DeathNote
from penombre.games.death_note.table import DeathNoteTable
from penombre.testing.secrecy import observed
from penombre.testing.who_knows import possible, who_knows

Play = Callable[[DeathNoteScene], Any]


def onlookers(s: DeathNoteScene) -> dict[str, bytes]:
    """All that reaches spectators, byte by byte."""
    return {**observed(s.match, TABLE), "told": msgspec.json.encode(s.match.events(TABLE))}


def told_apart(one: DeathNoteScene, other: DeathNoteScene) -> str:
    """The letters of those who could tell two scenes apart, sorted; `*` for a spectator."""
    return looks_different(one, other) + "*" * (onlookers(one) != onlookers(other))


def both(play: Play, *scenes: DeathNoteScene) -> tuple[DeathNoteScene, ...]:
    for s in scenes:
        play(s)
    return scenes


def role_of(player: DeathNotePlayer) -> Callable[[DeathNoteTable], Any]:
    return lambda t: t.role(player.seat)


def hand_of(player: DeathNotePlayer) -> Callable[[DeathNoteTable], Any]:
    return lambda t: t.hand(player.seat)


# -- roles -----------------------------------------------------------------------------------------------------------


def test_a_role_is_its_players_alone() -> None:
    s = table(roles="light mogi misa yagami")
    assert who_knows(s, role_of(s.B)) == "B" and who_knows(s, role_of(s.L)) == "LABCD*"
    assert told_apart(s, table(roles="light misa mogi yagami")) == "BC"
    assert told_apart(s, table(roles="light mogi misa higuchi", inactive="? ? ? yagami")) == "D"


def test_the_centre_is_nobodys() -> None:
    one = table(roles="light mogi misa yagami", inactive="watari aizawa")
    other = table(roles="light mogi misa yagami", inactive="aizawa watari")
    assert told_apart(one, other) == ""


def test_a_look_is_the_lookers_alone_and_everybody_sees_it() -> None:
    def tapped(roles: str, inactive: str = "") -> DeathNoteScene:
        s = table("turn", turn="A", roles=roles, inactive=inactive, A="mouchards", B="rem", C="alibi")
        s.A.plays("mouchards", s.B)
        return s

    one, other = tapped("light mogi misa yagami", "watari"), tapped("light watari misa yagami", "mogi")
    assert one.all_saw("looks", seat=one.A, target=one.B) and one.who_saw("looks", role="mogi") == "A"
    assert told_apart(one, other) == "AB" and who_knows(one, role_of(one.B)) == "AB"


def test_a_look_at_the_centre_is_the_lookers_alone() -> None:
    def tailed(inactive: str) -> DeathNoteScene:
        s = table("turn", turn="A", roles="light mogi misa yagami", inactive=inactive, A="filature", B="alibi")
        s.A.plays("filature", 2)
        return s

    one, other = tailed("aizawa watari"), tailed("aizawa matsuda")
    assert told_apart(one, other) == "A" and one.who_sees_slot(2) == "A"
    assert one.A.options == other.A.options, "what is there decides nothing"
    both(lambda s: s.A.replies("tailing", "draw"), one, other)
    assert told_apart(one, other) == "A"


def test_who_traps_somebody_does_not_see_what_is_shown_to_another() -> None:
    def trapped(roles: str, inactive: str) -> DeathNoteScene:
        s = table("turn", turn="A", roles=roles, inactive=inactive, A="piege")
        s.A.plays("piege", s.B)
        s.B.replies("trapped", s.C)
        return s

    one, other = trapped("light mogi misa yagami", "watari"), trapped("light watari misa yagami", "mogi")
    assert told_apart(one, other) == "BC" and one.who_sees_role_of(one.B) == "BC"


def test_crossed_fates_show_each_the_others_role_and_nobody_else() -> None:
    def crossed(roles: str) -> DeathNoteScene:
        s = table("turn", turn="A", roles=roles, A="destins_croises")
        s.A.plays("destins_croises", "BC")
        return s

    one, other = crossed("light mogi misa yagami"), crossed("light misa mogi yagami")
    assert told_apart(one, other) == "BC"
    one.B.replies("crossed_fates", "yes")
    assert told_apart(one, crossed("light mogi misa yagami")) == "B", "who has answered, and what, shows to nobody yet"


def test_a_swap_is_seen_by_all_and_the_new_role_by_one() -> None:
    def forgot(inactive: str) -> DeathNoteScene:
        s = table("turn", turn="A", roles="mogi light misa yagami", inactive=inactive, A="amnesie")
        s.A.plays("amnesie", 1)
        return s

    one, other = forgot("watari aizawa"), forgot("aizawa watari")
    assert one.all_saw("swaps", seat=one.A, slot=1) and one.who_saw("swaps", role="watari") == "A"
    assert told_apart(one, other) == "A"


def test_a_secret_death_tells_nobody_the_role() -> None:
    def died(roles: str, inactive: str) -> DeathNoteScene:
        s = table("turn", turn="A", roles=roles, inactive=inactive, A="death_note", C="secret_defense")
        s.A.plays("death_note", s.B)
        s.C.plays("secret_defense")
        s.nobody_reacts()
        return s

    one, other = died("light mogi misa yagami", "watari"), died("light watari misa yagami", "mogi")
    assert not one.B.alive and not one.B.revealed and told_apart(one, other) == "B"
    assert who_knows(one, role_of(one.B)) == "B"


def test_under_an_overcast_sky_nobody_learns_whether_one_could_not_or_would_not() -> None:
    def overcast(roles: str, inactive: str) -> DeathNoteScene:
        s = table("effect", tile="temps_couvert", roles=roles, inactive=inactive)
        s.L.designates(s.B)
        return s

    able, unable = overcast("light mogi misa yagami", "higuchi"), overcast("light higuchi misa yagami", "mogi")
    assert list(able.B.options) == ["decline", *[f"inactive-{slot}" for slot in range(1, 5)]]
    assert list(unable.B.options) == ["decline"] and "inactive-1" in unable.B.refused
    assert told_apart(able, unable) == "B"
    both(lambda s: s.B.replies("overcast", "decline"), able, unable)
    assert told_apart(able, unable) == "B"


def test_objectives_tell_nothing_that_their_player_does_not_know() -> None:
    def misa(roles: str) -> DeathNoteScene:
        return table(roles=roles)

    beside, apart = misa("misa light mogi yagami"), misa("misa mogi light yagami")
    assert {aim.objective: aim.state for aim in beside.A.private.aims}["misa_2"] == "maybe"
    assert told_apart(beside, apart) == "BC"


# -- lies ------------------------------------------------------------------------------------------------------------


def test_whether_a_lie_was_one_is_known_to_the_liar_alone() -> None:
    def denied(roles: str, inactive: str) -> DeathNoteScene:
        s = table("effect", tile="assaut", roles=roles, inactive=inactive, B="mensonge alibi", C="rem")
        s.L.designates(s.B, "misa")
        s.B.plays("mensonge")
        s.B.lies("no")
        return s

    lied, truthful = denied("light misa mogi yagami", "watari"), denied("light watari mogi yagami", "misa")
    assert lied.all_saw("plays", seat=lied.B, card="mensonge") and told_apart(lied, truthful) == "B"


def test_what_a_liar_has_answered_shows_to_nobody_as_long_as_others_may_lie() -> None:
    def answering(answer: str) -> DeathNoteScene:
        s = table("effect", tile="matsuda_enquete", roles="light matsuda mogi yagami", B="mensonge", C="rem", A="alibi")
        s.B.plays("mensonge")
        s.B.lies(answer)
        return s

    yes, no = answering("yes"), answering("no")
    assert yes.window == "check" and told_apart(yes, no) == ""
    roles = {seat: possible(yes, seat, role_of(yes.B)) for seat in (yes.L.seat, yes.C.seat)}
    assert all({"matsuda", "watari", "misa"} <= found for found in roles.values())
    both(lambda s: s.nobody_reacts(), yes, no)
    assert yes.revealed == "B" and no.revealed == ""


def test_nobody_learns_who_is_barred_by_the_decision() -> None:
    def decided(roles: str) -> DeathNoteScene:
        s = table("effect", tile="decision", roles=roles, A="alibi", B="decouverte", C="rem")
        s.nobody_reacts()
        return s

    one, other = decided("light mogi misa yagami"), decided("mogi light misa yagami")
    assert one.A.private.barred and not one.B.private.barred and told_apart(one, other) == "AB"
    assert who_knows(one, lambda t: tuple(t.may_act(seat) for seat in range(t.players))) == "A"


def test_a_barred_light_is_asked_like_everybody_else() -> None:
    def revealing(roles: str) -> DeathNoteScene:
        return table("before_reveal", round=5, roles=roles, A="alibi", B="decouverte", barred=True)

    one, other = revealing("light mogi misa yagami"), revealing("mogi light misa yagami")
    assert one.asked == other.asked == "AB" and one.A.may_play == [] and one.A.refused == {"alibi": "barred"}
    assert told_apart(one, other) == "AB"
    both(lambda s: (s.A.passes(), s.B.passes()), one, other)
    assert told_apart(one, other) == "AB"


def test_what_was_denied_before_the_decision_is_known_to_the_liar_alone() -> None:
    def denied(roles: str, answer: str) -> DeathNoteScene:
        s = table("effect", tile="decision", roles=roles, A="mensonge alibi", B="rem")
        s.A.plays("mensonge")
        s.A.lies(answer)
        s.nobody_reacts()
        return s

    dodged, admitted = denied("light mogi misa yagami", "no"), denied("light mogi misa yagami", "yes")
    assert not dodged.A.private.barred and admitted.A.private.barred
    assert told_apart(dodged, admitted) == "A"
    assert told_apart(dodged, denied("mogi light misa yagami", "no")) == "AB"


# -- hands -----------------------------------------------------------------------------------------------------------


def test_a_hand_is_its_players_alone() -> None:
    one, other = table(A="alibi", B="rem"), table(A="rem", B="alibi")
    assert told_apart(one, other) == "AB" and who_knows(one, hand_of(one.B)) == "B"


def test_nobody_can_tell_who_could_have_played() -> None:
    for at in ("round_start", "before_reveal", "tile_revealed", "before_allot", "round_end"):
        one, other = (table(at, tile="amour", A=a, B=b) for a, b in (("decouverte", "rem"), ("rem", "decouverte")))
        assert one.asked == other.asked == "AB" and one.A.may_play == ["decouverte"] and one.B.may_play == []
        assert told_apart(one, other) == "AB"
        both(lambda s: (s.A.passes(), s.B.passes()), one, other)
        assert told_apart(one, other) == "AB"


def test_nobody_can_tell_who_could_have_come_in_on_a_turn() -> None:
    one, other = (table("turn", turn="A", B=b, C=c) for b, c in (("alibi", "rem"), ("rem", "alibi")))
    assert one.B.besides and not one.C.besides and one.asked == "A"
    assert told_apart(one, other) == "BC"
    both(lambda s: s.A.leaves(), one, other)
    assert told_apart(one, other) == "BC"


@pytest.mark.parametrize("defence", ["faux_death_note", "fausse_identite", "mise_en_scene", "secret_defense"])
def test_nobody_can_tell_who_could_have_prevented_a_death(defence: str) -> None:
    def dies(b: str, c: str) -> DeathNoteScene:
        s = table("turn", turn="A", A="yeux", B=b, C=c)
        s.A.plays("yeux", s.B)
        return s

    one, other = dies(defence, "alibi"), dies("alibi", defence)
    assert one.window == other.window == "death" and one.asked == other.asked == "BC"
    assert told_apart(one, other) == "BC"
    both(lambda s: s.nobody_reacts(), one, other)
    assert not one.B.alive and told_apart(one, other) == "BC"


def test_nobody_can_tell_who_could_have_lied() -> None:
    def asked(b: str, c: str) -> DeathNoteScene:
        return table("effect", tile="matsuda_enquete", roles="light mogi misa yagami", B=b, C=c)

    one, other = asked("mensonge", "alibi"), asked("alibi", "mensonge")
    assert one.window == "check" and told_apart(one, other) == "BC"
    both(lambda s: s.nobody_reacts(), one, other)
    assert told_apart(one, other) == "BC"


def test_an_action_that_was_laid_and_not_played_yet_is_known_to_its_player_alone() -> None:
    def laid(c: str) -> DeathNoteScene:
        s = table("before_reveal", A="alibi", B="rem", C="decouverte")
        s.A.lays("alibi")
        s.B.passes()
        if c:
            s.C.lays(c)
        else:
            s.C.passes()
        return s

    waiting, nothing = laid("decouverte"), laid("")
    assert waiting.A.asked == "play_target" and waiting.table.stack[1].pending
    assert told_apart(waiting, nothing) == ""
    for seat in (waiting.L.seat, waiting.A.seat, waiting.B.seat, TABLE):
        one, other = (s.match.redealt(seat, Random(7)) for s in (waiting, nothing))
        assert one is not None and other is not None and one.table == other.table, "it is in no world of theirs"
    own = waiting.match.redealt(waiting.C.seat, Random(7))
    assert own is not None and own.table.stack[1].pending == waiting.table.stack[1].pending


def test_what_one_keeps_at_first_shows_to_nobody() -> None:
    one, other = dealt(5, 3), dealt(5, 3)
    first, second = list(one.A.options)
    one.A.chooses(first)
    other.A.chooses(second)
    for s in (one, other):
        for player in (s.B, s.C, s.D):
            player.chooses(next(iter(player.options)))
    assert one.A.hand != other.A.hand and told_apart(one, other) == "A"


def test_a_gift_is_known_to_l_and_its_receiver() -> None:
    one, other = (table("gift", L="alibi rem piege", A="mouchards") for _ in range(2))
    one.L.gives("alibi", to=one.B)
    other.L.gives("rem", to=other.B)
    assert one.all_saw("gift", seat=one.L, target=one.B) and one.who_saw("gift", card="alibi") == "BL"
    assert told_apart(one, other) == "BL"


def test_what_a_mole_takes_is_known_to_the_two() -> None:
    def taken(face: str) -> DeathNoteScene:
        s = table("turn", turn="A", L="alibi rem piege", A="taupe", B="mouchards")
        s.A.plays("taupe")
        s.A.takes(face)
        return s

    assert told_apart(taken("alibi"), taken("rem")) == "AL"


def test_a_hand_somebody_sees_is_told_in_no_order_of_coming() -> None:
    def seen(b: str) -> DeathNoteScene:
        s = table("turn", turn="A", A="chantage", B=b)
        s.A.plays("chantage", s.B)
        return s

    one, other = seen("alibi rem piege"), seen("piege alibi rem")
    assert told_apart(one, other) == "" and one.who_saw("sees_hand", cards=["rem", "alibi", "piege"]) == "AB"


def test_a_hand_a_death_note_takes_is_told_in_no_order_of_coming() -> None:
    def seen(b: str) -> DeathNoteScene:
        s = table("turn", turn="A", A="death_note", B=b)
        s.A.plays("death_note", s.B)
        return s

    one, other = seen("alibi rem piege"), seen("piege alibi rem")
    assert told_apart(one, other) == "" and one.A.private.borrowed == ("rem", "alibi", "piege")
    both(lambda s: s.A.borrows_nothing(), one, other)
    assert told_apart(one, other) == ""


def test_what_a_death_note_sees_is_told_to_nobody_else() -> None:
    def seen(b: str, d: str) -> DeathNoteScene:
        s = table("turn", turn="A", A="death_note", B=b, D=d)
        s.A.plays("death_note", s.B)
        return s

    one, other = seen("alibi rem", "piege"), seen("alibi piege", "rem")
    assert one.A.asked == other.A.asked == "borrow" and told_apart(one, other) == "ABD"


def test_whoever_borrows_is_asked_even_where_nothing_can_be_played() -> None:
    def seen(b: str, d: str) -> DeathNoteScene:
        s = table("turn", turn="A", A="death_note", B=b, D=d)
        s.A.plays("death_note", s.B)
        s.A.borrows_nothing()
        s.nobody_reacts()
        return s

    assert told_apart(seen("demission", "alibi"), seen("alibi", "demission")) == "ABD"


def test_what_is_laid_away_is_named_to_nobody() -> None:
    def laid(faces: str) -> DeathNoteScene:
        s = table("turn", turn="A", A="fondation alibi rem piege", B="mouchards")
        s.A.plays("fondation", 1, faces, s.B)
        return s

    one, other = laid("alibi"), laid("rem")
    assert one.all_saw("discards", seat=one.A, count=1) and told_apart(one, other) == "A"


def test_what_is_discarded_for_a_tile_is_named_to_nobody() -> None:
    def tactics(face: str) -> DeathNoteScene:
        s = table("effect", tile="tactique", B="alibi rem")
        s.L.designates(s.B)
        s.B.replies("tactics", f"discard-{face}")
        return s

    assert told_apart(tactics("alibi"), tactics("rem")) == "B"

    def makeshift(face: str) -> DeathNoteScene:
        s = table("effect", tile="expedient", B="alibi rem")
        s.B.replies("makeshift", f"discard-{face}")
        return s

    assert told_apart(makeshift("alibi"), makeshift("rem")) == "B"


def test_what_blackmail_discards_is_known_to_the_two() -> None:
    def blackmailed(face: str) -> DeathNoteScene:
        s = table("turn", turn="A", A="chantage", B="demission fouiner rem", C="alibi")
        s.A.plays("chantage", s.B)
        s.A.takes(face)
        return s

    assert told_apart(blackmailed("demission"), blackmailed("fouiner")) == "AB"


def test_what_is_given_to_the_bureau_is_known_to_giver_and_receiver() -> None:
    def given(first: str, second: str) -> DeathNoteScene:
        s = table("turn", turn="A", A="bureau", B="alibi rem piege", C="mouchards")
        s.A.plays("bureau", s.B)
        s.B.replies("bureau", first)
        s.B.replies("bureau", second)
        return s

    assert told_apart(given("alibi", "piege"), given("rem", "piege")) == "BL"
    assert told_apart(given("alibi", "piege"), given("alibi", "rem")) == "AB"


def test_cards_one_draws_are_seen_by_nobody_else() -> None:
    def drawn(deck: str) -> DeathNoteScene:
        s = table("turn", turn="A", deck=deck, B="mouchards")
        s.A.leaves()
        return s

    one, other = drawn("alibi rem"), drawn("rem alibi")
    assert one.all_saw("draws", seat=one.A, count=1) and told_apart(one, other) == "A"


# -- tiles -----------------------------------------------------------------------------------------------------------


def test_the_tile_is_seen_by_who_looks_at_it() -> None:
    def looked(*pile: str) -> DeathNoteScene:
        s = table("turn", turn="A", tile=pile[0], pile=" ".join(pile[1:]), B="alibi")
        s.A.looks()
        return s

    one, other = looked("renaissance", "pacte"), looked("pacte", "renaissance")
    assert one.A.private.tiles[0] == "renaissance" and told_apart(one, other) == "A"
    both(lambda s: s.A.leaves(), one, other)
    assert told_apart(one, other) == "A"


def test_a_discarded_tile_is_known_to_who_saw_it_and_to_who_answers_it() -> None:
    def discarded(*pile: str, exposed: bool | None = None) -> DeathNoteScene:
        s = table("turn", turn="A", tile=pile[0], pile=" ".join(pile[1:]), B="accusations", C="rem")
        s.A.discards()
        if exposed is None:
            s.nobody_reacts()
        else:
            s.B.plays("accusations")
            s.B.replies("accusations", "expose" if exposed else "suspicion")
        return s

    def compare(exposed: bool | None) -> str:
        one = discarded("renaissance", "pacte", exposed=exposed)
        return told_apart(one, discarded("pacte", "renaissance", exposed=exposed))

    assert compare(None) == "A" and compare(exposed=False) == "AB" and compare(exposed=True) == "ABCDL*"


def test_the_order_of_the_pile_is_nobodys() -> None:
    s = table("turn", turn="A", tile="renaissance")
    s.A.looks()
    top = s.table.cards(s.table.pile(1))[0]
    assert who_knows(s, lambda t: t.faces[top]) == "A"
    assert len(possible(s, s.B.seat, lambda t: t.faces[top])) == 5
    assert len(possible(s, s.A.seat, lambda t: t.faces[t.cards(t.pile(1))[1]])) == 4


def test_under_a_cover_the_tile_is_seen_by_nobody() -> None:
    def covered(*pile: str) -> DeathNoteScene:
        s = table("turn", turn="A", tile=pile[0], pile=" ".join(pile[1:]), B="couverture")
        s.B.plays("couverture")
        s.A.looks()
        return s

    assert told_apart(covered("renaissance", "pacte"), covered("pacte", "renaissance")) == ""


# -- the end ---------------------------------------------------------------------------------------------------------


def test_after_the_end_everything_is_shown() -> None:
    s = table("effect", tile="execution", roles="light mogi misa yagami", B="alibi")
    s.L.designates(s.A)
    assert s.over and s.ending == "light_revealed"
    public = s.A.public
    assert {facts.role for facts in public.roles} >= {LIGHT, "mogi", "misa", "yagami"}
    assert public.seats[s.B.seat].hand == ("alibi",) and who_knows(s, role_of(s.B)) == "LABCD*"


# -- time ------------------------------------------------------------------------------------------------------------


def kept_back(s: DeathNoteScene) -> bool:
    """Whether what is asked lasts as long whatever is answered."""
    (asked,) = [ask for ask in s.match.asks() if not ask.optional]
    return bool(DeathNote.holds[asked.pace])


@pytest.mark.parametrize("role", ["light", "mogi"])
def test_a_liar_who_has_but_one_answer_is_kept_back_as_long_as_one_who_can_choose(role: str) -> None:
    s = table("effect", tile="decision", roles=role, A="mensonge", B="alibi", seats=6)
    s.A.plays("mensonge")
    assert s.A.asked == "lie" and len(s.A.options) == (2 if role == "light" else 1)
    assert kept_back(s)


@pytest.mark.parametrize("hand", ["mouchards", "faux_death"])
def test_a_hand_without_a_card_to_borrow_takes_as_long_as_one_with_some(hand: str) -> None:
    s = table(seats=6, A="death_note", B=hand)
    s.A.plays("death_note", s.B)
    assert s.A.asked == "borrow" and len(s.A.options) == (2 if hand == "mouchards" else 1)
    assert kept_back(s)
