"""Reactions that meet: every defence against every death in every order, lies, forced cards, a Threat that counts.

What should come out of each case is worked out here from the specification (5.5, the table of the death window), and
compared with what the rules offer and do.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any, NamedTuple

import pytest
from tests.games.death_note.scenes import DeathNotePlayer, DeathNoteScene, table

from penombre.games.death_note.swapping import swap_role
from penombre.testing.shows import shows

FAKE, IDENTITY, STAGED, SECRET = "faux_death_note", "fausse_identite", "mise_en_scene", "secret_defense"
DEFENCES = (STAGED, IDENTITY, SECRET, FAKE)
"""The cards of the death window, in the order of the catalogue."""


class Death(NamedTuple):
    """A way to die: by whom, whether a death Action does it, whether that designates a role, whom it is about."""

    card: str
    action: bool = True
    designates: bool = True
    inactive: bool = False
    own: bool = False
    """Whether whoever plays it is the one about to die."""
    forced: bool = False
    """Whether Blackmail makes it be played."""


DEATHS = {
    "yeux": Death("yeux"),
    "death_note": Death("death_note"),
    "rem": Death("rem"),
    "page that is right": Death("page"),
    "page that is wrong": Death("page", own=True),
    "threat": Death("menace", designates=False),
    "silence": Death("silence", action=False, designates=False),
    "yeux on an inactive role": Death("yeux", inactive=True),
    "page on an inactive role": Death("page", inactive=True),
    "forced yeux": Death("yeux", forced=True),
    "forced death_note": Death("death_note", forced=True),
    "forced rem": Death("rem", forced=True),
    "forced page that is right": Death("page", forced=True),
    "forced page that is wrong": Death("page", own=True, forced=True),
    "forced yeux on an inactive role": Death("yeux", inactive=True, forced=True),
}


class Case(NamedTuple):
    """Somebody is about to die: how, who it is, who stands by, who holds which defence."""

    death: Death
    victim: str
    other: str
    revealed: bool
    held: tuple[tuple[str, str], ...]
    """Holder and card."""

    def hand(self, who: str) -> str:
        """The defences that somebody holds."""
        return " ".join(card for holder, card in self.held if holder == who)

    def may(self, who: str, card: str, secretly: bool) -> bool:
        """The table of the death window."""
        if (who, card) not in self.held:
            return False
        dying = who == self.victim and not self.death.inactive
        match card:
            case "faux_death_note":
                return self.death.designates
            case "fausse_identite":
                return dying and self.death.action
            case "mise_en_scene":
                return dying
            case _:
                return not self.death.inactive and not self.revealed and not secretly

    def asked(self, secretly: bool, left: list[tuple[str, str]]) -> str:
        """Who is asked, for all that everybody knows: who has a card, and might have a fitting one."""
        able = [each for each in (self.victim, self.other) if any(holder == each for holder, _ in left)]
        if self.death.designates:
            return "".join(sorted(able))
        hidden = not self.revealed and not secretly
        return "".join(sorted(each for each in able if each == self.victim or hidden))


def about_to_die(case: Case) -> DeathNoteScene:
    """The scene of a case, at the question who reacts."""
    death, victim = case.death, case.victim
    killer = victim if death.own else "A"
    hands: dict[str, Any] = {case.victim: case.hand(case.victim), case.other: case.hand(case.other)}
    lead = {"menace": "E", "silence": ""}.get(death.card, "E" if death.forced else killer)
    if death.forced:
        hands["E"] = "chantage"
    if death.card == "menace":
        hands["E"] = "alibi"
    elif death.card != "silence":
        hands[killer] = f"{death.card} {hands.get(killer, '')}"
    s = table(
        "effect" if death.card == "silence" else "main",
        seats=6,
        turn=lead,
        tile="silence" if death.card == "silence" else "frenesie",
        roles="misa mogi light matsuda higuchi" if victim == "B" else "misa matsuda light mogi higuchi",
        inactive="yagami aizawa watari",
        revealed=victim if case.revealed else "",
        suspicion="" if case.revealed else f"{victim}2",
        front=f"A menace {''.join(sorted(victim + 'E'))}" if death.card == "menace" else "",
        **hands,
    )
    at = s.player(victim)
    if death.card == "silence":
        s.L.designates(s.A)
        s.A.replies("silence", at)
    elif death.card == "menace":
        s.E.plays("alibi", s.E)
    else:
        doer = s.player(killer)
        if death.forced:
            s.E.plays("chantage", doer).takes(death.card)
        else:
            doer.plays(death.card)
        _declare(doer, at, death)
    while s.window == "check":
        s.passes()
    return s


def _declare(doer: DeathNotePlayer, at: DeathNotePlayer, death: Death) -> None:
    if death.own:
        doer.declares(1, "matsuda")
    elif death.card == "page":
        doer.declares(*((1, "yagami") if death.inactive else (at, "mogi")))
    else:
        doer.declares(1 if death.inactive else at)
    if doer.asked == "borrow":
        doer.borrows_nothing()


def cases(name: str, revealed: bool) -> Iterator[Case]:
    """Each defence with the one about to die, or with somebody who stands by, before or after in the order."""
    death = DEATHS[name]
    for victim, other in (("B", "D"), ("D", "B")):
        holders = (victim, other)
        for fake in holders:
            for secret in holders:
                held = ((victim, STAGED), (victim, IDENTITY), (secret, SECRET), (fake, FAKE))
                yield Case(death, victim, other, revealed, held)
        yield Case(death, victim, other, revealed, tuple((other, card) for card in DEFENCES))


def sequences(case: Case, secretly: bool = False) -> Iterator[tuple[tuple[str, str], ...]]:
    """Every series of plays that the table of the window allows, one after the other; also that all pass."""
    yield ()
    for who, card in case.held:
        if case.may(who, card, secretly):
            if card == SECRET:
                rest = case._replace(held=tuple(each for each in case.held if each != (who, card)))
                for after in sequences(rest, secretly=True):
                    yield ((who, card), *after)
            else:
                yield ((who, card),)


def check_fate(s: DeathNoteScene, case: Case, plays: tuple[tuple[str, str], ...]) -> None:
    """What has become of the one about to die."""
    last = plays[-1][1] if plays else ""
    kept = 0 if case.revealed else 2
    if case.death.inactive:
        assert s.dead == ("" if last == FAKE else "1") and s.is_revealed(1) == (last != FAKE)
        return
    victim = s.player(case.victim)
    killer = case.victim if case.death.own else "A"
    if last in (FAKE, IDENTITY):
        assert victim.alive and victim.role == "mogi" and s.dead == ""
        assert victim.revealed == case.revealed
        assert victim.suspicion == kept
    elif last == STAGED:
        assert victim.alive and not victim.revealed and victim.role == "yagami"
        assert victim.suspicion == kept
        assert s.slot(1) == "mogi" and s.dead == "1" and s.is_revealed(1) and s.slot_killed_by(1) == killer
    else:
        assert not victim.alive and victim.role == "mogi" and victim.hand == () and s.dead == case.victim
        assert victim.revealed == (last != SECRET)
        assert victim.suspicion == (2 if last == SECRET else 0)
        assert victim.killed_by == killer
    assert s.ending == ""


EVERY_DEATH = pytest.mark.parametrize(
    ("name", "revealed"),
    [(name, revealed) for name in DEATHS for revealed in (False, True) if not (revealed and "right" in name)],
)


@shows(FAKE, IDENTITY, STAGED, SECRET)
@EVERY_DEATH
def test_every_series_of_defences_is_offered_and_ends_as_the_table_of_the_window_says(
    name: str, revealed: bool
) -> None:
    for case in cases(name, revealed):
        for plays in sequences(case):
            s = about_to_die(case)
            left, secretly = list(case.held), False
            for who, card in (*plays, ("", "")):
                closed = bool(plays) and (who, card) == ("", "") and plays[-1][1] != SECRET
                if closed:
                    assert s.window != "death"
                    break
                asked = case.asked(secretly, left)
                assert (s.window == "death") == bool(asked) and (not asked or s.asked == asked)
                offered = {(each, one) for each in asked for one in s.player(each).may_play}
                assert offered == {each for each in left if case.may(*each, secretly)}
                if not asked:
                    break
                if not card:
                    s.passes()
                else:
                    s.player(who).plays(card, *([1] if card == STAGED else []))
                    left.remove((who, card))
                    secretly = secretly or card == SECRET
            check_fate(s, case, plays)
            played = {card for _, card in plays}
            if s.player(case.other).alive:
                mine = {card for who, card in case.held if who == case.other} - played
                assert set(s.player(case.other).hand) == mine


@shows(FAKE, IDENTITY, STAGED, SECRET)
@EVERY_DEATH
def test_two_defences_at_the_same_time_come_in_the_order_of_the_round_and_the_second_may_be_too_late(
    name: str, revealed: bool
) -> None:
    for case in cases(name, revealed):
        legal = [each for each in case.held if case.may(*each, False)]
        for one, other in permutations(legal, 2):
            if one[0] >= other[0]:  # both by one player cannot be; and each pair once, the first in the order first
                continue
            s = about_to_die(case)
            for who, card in (one, other):
                s.player(who).chooses(card)
            plays = [one]
            if one[1] == STAGED:
                s.player(one[0]).declares(1)
            if one[1] == SECRET:
                plays.append(other)
                if other[1] == STAGED:
                    s.player(other[0]).declares(1)
            else:
                assert other[1] in s.player(other[0]).hand and not s.all_saw("plays", card=other[1])
            s.nobody_reacts()
            check_fate(s, case, tuple(plays))


# -- what else the card did --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("defence", [FAKE, IDENTITY, STAGED])
def test_a_prevented_death_leaves_every_other_effect_of_the_card(defence: str) -> None:
    held = tuple(("B", card) for card in DEFENCES)
    for name in ("yeux", "rem", "death_note"):
        s = about_to_die(Case(DEATHS[name], "B", "D", False, held))
        s.B.plays(defence, *([1] if defence == STAGED else []))
        assert s.ryuk == "A"
        assert s.A.suspicion == (name == "yeux") and s.A.revealed == (name == "rem")
        assert set(s.B.hand) == set(DEFENCES) - {defence}


# -- lies --------------------------------------------------------------------------------------------------------------


@shows("mensonge", "rem")
@pytest.mark.parametrize("role", ["mogi", "higuchi"])
@pytest.mark.parametrize("answer", ["yes", "no", ""])
@pytest.mark.parametrize("defence", ["", FAKE, IDENTITY, STAGED, SECRET])
def test_rem_goes_by_what_the_target_says_and_then_every_defence_is_still_possible(
    role: str, answer: str, defence: str
) -> None:
    s = table(roles=f"misa {role} light", inactive="watari", A="rem", B=f"mensonge {defence}", suspicion="B2")
    s.A.plays("rem", s.B)
    assert s.revealed == "" and s.window == "check" and s.asked == "B"
    if answer:
        s.B.plays("mensonge").lies(answer)
    else:
        s.B.passes()
    kira = answer == "yes" if answer else role == "higuchi"
    assert s.all_saw("rem_answer", target=s.B, kira=kira) and s.A.revealed is not kira
    if kira:
        assert s.B.alive and not s.B.revealed and s.window == "" and s.B.suspicion == 2
        return
    if defence:
        assert s.B.may_play == [defence]
        s.B.plays(defence, *([1] if defence == STAGED else []))
    s.nobody_reacts()
    assert s.B.alive == (defence in (FAKE, IDENTITY, STAGED))
    assert s.B.revealed == (defence == "")
    assert s.dead == {"": "B", SECRET: "B", STAGED: "1"}.get(defence, "")


@shows("mensonge", "chantage")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_forced_rem_is_answered_by_a_lie_of_its_target_even_if_that_is_the_blackmailer(answer: str) -> None:
    s = table(roles="mogi misa light", A="chantage mensonge", B="rem")
    s.A.plays("chantage", s.B).takes("rem")
    s.B.declares(s.A)
    s.A.plays("mensonge").lies(answer)
    s.nobody_reacts()
    assert s.B.revealed == (answer == "no") and s.A.alive == (answer == "yes")
    assert s.ryuk == ("A" if answer == "yes" else "-")


@shows("mensonge", "chantage")
def test_a_lie_is_never_forced() -> None:
    s = table(A="chantage", B="mensonge")
    s.A.plays("chantage", s.B).takes("mensonge")
    assert s.B.hand == () and s.table.played[s.B.seat] == 0 and "mensonge" in s.discard


@shows("chantage")
@pytest.mark.parametrize("card", DEFENCES)
def test_a_defence_is_never_forced(card: str) -> None:
    s = table(A="chantage", B=card)
    s.A.plays("chantage", s.B).takes(card)
    assert s.B.hand == () and s.table.played[s.B.seat] == 0 and card in s.discard


# -- a Threat that counts ----------------------------------------------------------------------------------------------


@shows("menace", FAKE, IDENTITY, STAGED, SECRET)
@pytest.mark.parametrize("card", DEFENCES)
def test_a_defence_counts_as_an_action_for_a_threat_which_looks_after_the_outermost_one(card: str) -> None:
    s = table(
        roles="misa mogi light watari",
        inactive="aizawa",
        front="A menace BC",
        turn="D",
        D="yeux",
        B=card,
        C="fausse_identite" if card != IDENTITY else "mise_en_scene",
    )
    victim = s.B
    s.D.plays("yeux", victim)
    s.B.plays(card, *([1] if card == STAGED else []))
    if card == SECRET:
        s.passes()
    assert s.window == "death" and s.asked == "C" and s.front == []
    assert s.all_saw("about_to_die", target=s.C, by=s.A)
    s.passes()
    assert s.ending == "light_revealed" and s.C.killed_by == "A"


@shows("menace", FAKE)
def test_where_both_whom_a_threat_waits_for_react_in_one_action_it_is_void() -> None:
    s = table(
        roles="misa mogi light watari", front="A menace BC", turn="D", D="yeux", B="secret_defense", C="faux_death"
    )
    s.D.plays("yeux", s.B)
    s.B.plays("secret_defense")
    s.C.plays("faux_death")
    assert s.B.alive and s.C.alive and s.front == []
    assert s.all_saw("threat_void", seat=s.A) and not s.all_saw("threat", seat=s.A)


@shows("menace", STAGED)
def test_a_threat_ends_with_its_player_but_not_with_a_staged_death() -> None:
    s = table(roles="misa mogi light", front="A menace BC", turn="D", D="yeux", A="mise_en_scene", B="alibi")
    s.D.plays("yeux", s.A)
    s.A.plays("mise_en_scene", 1)
    assert s.front == ["A menace BC"]
    s = table(roles="misa mogi light", front="A menace BC", turn="D", D="yeux", A="mise_en_scene", B="alibi")
    s.D.plays("yeux", s.A)
    s.nobody_reacts()
    assert s.front == [] and s.dead == "A" and s.B.alive and s.C.alive


@shows("menace", SECRET)
def test_a_threat_ends_with_its_player_who_dies_in_secret_and_stops_waiting_for_one_who_does() -> None:
    s = table(roles="misa mogi light", front="A menace BC", turn="D", D="yeux", A="secret_defense")
    s.D.plays("yeux", s.A)
    s.A.plays("secret_defense")
    assert s.front == [] and s.dead == "A" and s.revealed == ""
    s = table(seats=6, roles="misa mogi light", front="A menace BCE", turn="D", D="yeux", E="secret_defense")
    s.D.plays("yeux", s.B)
    s.E.plays("secret_defense")
    assert s.dead == "BC" and s.ending == "light_revealed"


@shows("menace", "mensonge")
def test_a_lie_counts_as_an_action_for_a_threat() -> None:
    s = table(roles="misa mogi light watari", front="A menace BC", turn="D", D="rem", B="mensonge", C="alibi")
    s.D.plays("rem", s.B)
    s.B.plays("mensonge").lies("yes")
    assert s.window == "death" and s.all_saw("about_to_die", target=s.C, by=s.A)


@shows("menace", "mensonge", "matsuda_enquete")
def test_a_lie_in_the_middle_of_a_tile_may_let_a_threat_kill_before_the_tile_goes_on() -> None:
    s = table(
        "effect",
        tile="matsuda_enquete",
        roles="misa mogi matsuda light",
        front="A menace BC",
        B="mensonge",
    )
    s.B.plays("mensonge").lies("no")
    assert s.dead == s.revealed == "C" and s.C.revealed_by == "A"
    assert s.table.bonus == 2, "nobody was revealed by the tile itself"
    assert s.L.asked == "allot"


def test_a_lie_protects_light_from_the_decision_only_until_the_card_is_given_away() -> None:
    s = table("effect", tile="decision", roles="light", A="mensonge alibi", B="alibi", seats=6)
    s.A.plays("mensonge").lies("no")
    s.until("allot")
    t = s.table.copy()
    light = t.card_of(s.A.seat)
    assert t.barred and t.may_act(s.A.seat)
    swap_role(t, s.A.seat, t.inactive()[0])
    assert t.may_act(s.A.seat)
    swap_role(t, s.A.seat, light)
    assert t.role(s.A.seat) == "light" and not t.may_act(s.A.seat)


@shows("menace", "chantage")
def test_a_forced_card_counts_for_whoever_plays_it_and_blackmail_for_the_blackmailer() -> None:
    s = table(roles="misa mogi light watari", front="A menace BCD", turn="B", B="chantage", C="mouchards alibi")
    s.B.plays("chantage", s.C).takes("mouchards")
    s.C.declares(s.A)
    s.nobody_reacts()
    assert s.front == [] and s.dead == "D" and s.D.killed_by == "A"


@shows("menace", "chantage")
def test_a_forced_card_that_is_discarded_does_not_count() -> None:
    s = table(roles="misa mogi light watari", front="A menace CD", turn="B", B="chantage", C="fouiner")
    s.B.plays("chantage", s.C).takes("fouiner")
    assert s.front == ["A menace CD"]


@shows("menace", "death_note")
def test_a_borrowed_card_counts_for_whoever_borrows_it() -> None:
    s = table(roles="misa mogi light watari", front="A menace BCD", turn="B", B="death_note", C="mouchards alibi")
    s.B.plays("death_note", s.C).borrows("mouchards", s.A)
    assert s.front == ["A menace CD"]
    s.nobody_reacts()
    assert s.ending == "light_revealed"


@shows("menace", "chantage")
def test_a_forced_threat_waits_for_the_blackmailer_too() -> None:
    s = table(roles="misa mogi light watari", A="chantage", B="menace")
    s.A.plays("chantage", s.B).takes("menace")
    assert s.front == ["B menace ACD"] and s.ryuk == "B"


@shows("menace", IDENTITY, "ami")
def test_who_is_saved_from_a_threat_by_an_action_has_played_one_and_it_is_gone() -> None:
    s = table(
        roles="misa mogi light", front="A menace BC", B="alibi", C="fausse_identite", suspicion="B1 C3", friend=True
    )
    s.B.plays("alibi", s.B)
    assert s.suspicion == {"C": 3}
    s.C.plays("fausse_identite")
    assert s.C.alive and s.front == ["B alibi B"] and s.suspicion == {"C": 3}


# -- Death Note and what is in the hand it takes -----------------------------------------------------------------------


@shows("death_note", FAKE, IDENTITY, STAGED, SECRET)
@pytest.mark.parametrize("card", DEFENCES)
def test_a_defence_that_was_taken_comes_back_in_time_for_its_owner(card: str) -> None:
    s = table(roles="misa mogi light", inactive="watari", A="death_note", B=f"{card} alibi")
    s.A.plays("death_note", s.B).cannot(card, "not_now").borrows("alibi", s.A)
    assert s.window == "death" and s.B.may_play == [card]


@shows("death_note", FAKE, IDENTITY, STAGED, SECRET)
@pytest.mark.parametrize("card", DEFENCES)
def test_no_defence_can_be_used_by_anybody_while_the_hand_is_taken(card: str) -> None:
    s = table(roles="misa mogi light", A="death_note filature", B=f"yeux {card}", turn="A")
    s.A.plays("death_note", s.B).borrows("yeux", 1)
    assert s.window == "death" and s.asked == "A" and s.A.may_play == []
    s.A.passes()
    assert s.dead == "1" and s.window == "death" and s.B.may_play == [card]


@shows("death_note", FAKE, IDENTITY, STAGED, SECRET)
@pytest.mark.parametrize("card", DEFENCES)
def test_the_owner_of_the_hand_answers_a_death_by_the_borrowed_card_with_the_hand_back(card: str) -> None:
    s = table(roles="misa mogi light", inactive="watari", A="death_note filature", B=f"yeux {card}", turn="A")
    s.A.plays("death_note", s.B).borrows("yeux", s.B)
    assert s.window == "death" and s.asked == "AB" and s.B.may_play == [card] and s.A.may_play == []
    assert s.A.suspicion == 1
    s.B.plays(card, *([1] if card == STAGED else []))
    s.nobody_reacts()
    assert not s.B.alive, "of the Eyes in secret, or of the Death Note that comes after them"
    assert s.dead == ("B1" if card == STAGED else "B") and s.A.asked == "turn_start"
    assert s.B.revealed == (card != SECRET)


@shows("death_note", "rem")
def test_a_borrowed_rem_cannot_be_lied_to_by_the_owner_of_the_hand_who_is_its_target() -> None:
    s = table(roles="misa mogi light", A="death_note alibi", B="rem mensonge")
    s.A.plays("death_note", s.B).borrows("rem", s.B)
    assert s.all_saw("rem_answer", target=s.B, kira=False) and s.A.revealed
    assert s.all_saw("death_waits", target=s.B) and s.window == "death" and s.B.may_play == []
    s.nobody_reacts()
    assert not s.B.alive and "mensonge" in s.discard


@shows("death_note", "rem")
def test_a_borrowed_rem_does_nothing_to_a_kira_who_then_dies_of_the_death_note() -> None:
    s = table(roles="mogi misa light", A="death_note", B="rem fausse_identite")
    s.A.plays("death_note", s.B).borrows("rem", s.B)
    assert s.all_saw("rem_answer", target=s.B, kira=True) and not s.L.saw("death_waits")
    assert s.window == "death" and s.asked == "B"
    s.nobody_reacts()
    assert s.dead == s.revealed == "B"


@shows("death_note", FAKE)
def test_the_owner_may_be_saved_from_both_deaths_one_by_one() -> None:
    s = table(roles="misa mogi light", A="death_note", B="yeux fausse_identite", C="faux_death")
    s.A.plays("death_note", s.B).borrows("yeux", s.B)
    s.C.plays("faux_death")
    assert s.B.alive and s.window == "death" and s.asked == "B"
    s.B.plays("fausse_identite")
    assert s.dead == "" and s.A.suspicion == 1


@shows("death_note", "page_de_death_note")
def test_where_the_borrowed_card_kills_its_player_the_owner_of_the_hand_dies_all_the_same() -> None:
    s = table(roles="misa mogi light", inactive="watari", A="death_note", B="page alibi")
    s.A.plays("death_note", s.B).borrows("page", 1, "mogi")
    s.nobody_reacts()
    assert s.dead == "AB" and s.A.killed_by == s.B.killed_by == "A"
    assert set(s.discard) >= {"death_note", "page_de_death_note", "alibi"}
    assert s.active == "C"


@shows("death_note", FAKE, IDENTITY)
def test_the_one_who_borrows_may_be_saved_and_the_owner_not() -> None:
    s = table(roles="misa mogi light", inactive="watari", A="death_note fausse_identite", B="page faux_death")
    s.A.plays("death_note", s.B).borrows("page", 1, "mogi")
    assert s.asked == "A" and s.A.may_play == ["fausse_identite"]
    s.A.plays("fausse_identite")
    assert s.A.alive and s.asked == "B" and s.B.may_play == ["faux_death_note"]
    s.passes()
    assert s.dead == "B"
