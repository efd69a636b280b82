"""The table of decisions (section 5.10), row by row: who is asked, what, what time answers, how secretly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import NamedTuple

import pytest
from tests.games.conftest import Numbers
from tests.games.rose_noire.scenes import RoseNoireScene, dealt, table

from penombre.engine import CLOCK, Answer, Match, Race
from penombre.games.rose_noire.catalogue import NAMES
from penombre.games.rose_noire.rules import RoseNoire
from penombre.testing.random_player import random_step

RULES = RoseNoire()


class Row(NamedTuple):
    """A decision of the table: how to come to it, and what is written there."""

    stage: Callable[[], RoseNoireScene]
    who: str
    default: Answer | None
    """None: chance."""
    secret: str = ""
    """`secret` to the seat itself, `whispered` to it until something comes of it; public otherwise."""


def action_targets() -> RoseNoireScene:
    s = table(A="interrogatoire")
    s.A.plays("interrogatoire")
    return s


def pact_give() -> RoseNoireScene:
    s = table(A="pacte zele exhumation", B="interrogatoire fouille")
    s.A.plays("pacte", s.B)
    return s


def trap(card: str, suffer: bool = True, **more: object) -> Callable[[], RoseNoireScene]:
    def stage() -> RoseNoireScene:
        s = table(A="eau_benite", piles={"taran": card}, **more)  # type: ignore[arg-type]
        s.A.investigates("taran")
        if suffer:
            s.A.suffers()
        return s

    return stage


def dusk(*plays: str, hand: str) -> Callable[[], RoseNoireScene]:
    def stage() -> RoseNoireScene:
        s = table("vesperines", R=hand, rector_discard="penitence tribut droit_asile", rector_deck="assassinat 3")
        for play in plays:
            if play == "nothing":
                s.R.plays_nothing()
            elif play == "discards":
                s.R.discards()
            elif play in NAMES:
                s.R.targets(play)
            else:
                s.R.plays(play)
        return s

    return stage


def night_rector() -> RoseNoireScene:
    s = table("estellines")
    for player in s.investigators:
        player.hides()
    return s


def archives_pick() -> RoseNoireScene:
    s = table(A="archives", clue_discard="zele eau_benite")
    s.A.plays("archives")
    return s


def exhume_again() -> RoseNoireScene:
    s = table(A="exhumation", graveyard="zele eau_benite")
    s.A.plays("exhumation")
    return s


ROWS = {
    "choose_accomplices": Row(lambda: dealt(4, 1), "R", None, "whispered"),
    "day_before": Row(lambda: table(A="zele", piles={"eoghan": 6}), "A", "look-eoghan"),
    "day_after": Row(lambda: table("day", owed=False, A="zele"), "A", "end"),
    "action_targets": Row(action_targets, "A", "back"),
    "pact_give": Row(pact_give, "AB", None, "secret"),
    "archives_pick": Row(archives_pick, "A", "give-eau_benite"),
    "exhume_again": Row(exhume_again, "A", "stop"),
    "trap_reaction": Row(trap("tumulte", suffer=False), "A", "suffer"),
    "convocation_event": Row(trap("convocation"), "R", "decline"),
    "trap_kill": Row(trap("meurtre_cloitre"), "R", "nobody"),
    "ballot": Row(lambda: table("sextines"), "ABCD", "lock"),
    "debate": Row(lambda: table("sextines", no_accusation=True), "RABCD", "ready"),
    "dusk_play": Row(dusk(hand="messager chevaliers"), "R", "nothing"),
    "event_targets": Row(dusk("assassinat", hand="assassinat chevaliers"), "R", None),
    "forgery_order": Row(dusk("falsification", "eoghan", hand="falsification chevaliers"), "R", "012", "whispered"),
    "register_pick": Row(dusk("registre", hand="registre messager"), "R", "take-tribut_mac_snor", "whispered"),
    "dusk_discard": Row(dusk("nothing", hand="chevaliers messager"), "R", ("card-1",), "whispered"),
    "dusk_trim": Row(dusk("messager", "discards", hand="chevaliers messager voeu"), "R", ("card-1",), "whispered"),
    "night_possessed": Row(lambda: table("estellines"), "ABCD", "hide", "secret"),
    "night_rector": Row(night_rector, "R", "nobody"),  # the dead tell what was answered, and nothing else does,
}


@pytest.mark.parametrize("kind", ROWS)
def test_so_is_asked_and_so_answers_time(kind: str) -> None:
    row = ROWS[kind]
    s = row.stage()
    asks = {player.name: player.ask for player in s if player.asked == kind}
    assert "".join(sorted(asks)) == "".join(sorted(row.who)), s.question()
    for ask in asks.values():
        assert ask is not None
        assert ask.default == row.default
        assert ask.secret == (row.secret == "secret")
        assert ask.whispered == (1 << ask.seat if row.secret == "whispered" else 0)
    others = {player.name for player in s if player.asked is not None} - set(asks)
    assert not others


@pytest.mark.parametrize("kind", ROWS)
def test_time_alone_answers_and_the_game_goes_on(kind: str) -> None:
    s = ROWS[kind].stage()
    steps = len(s.match.steps)
    s.passes()
    assert len(s.match.steps) > steps


@pytest.mark.parametrize("kind", [kind for kind, row in ROWS.items() if row.secret])
def test_what_is_answered_in_secret_shows_to_nobody_else(kind: str) -> None:
    row = ROWS[kind]
    seen = []
    for choice in (0, -1):
        s = row.stage()
        player = next(player for player in s if player.asked == kind)
        assert player.ask is not None
        ids = list(player.options)
        chosen = ids[: player.ask.least or 1] if choice == 0 else ids[-(player.ask.least or 1) :]
        player.chooses(*(chosen if player.ask.shape == "several" else chosen[:1]))
        others = [other for other in (*s, s.spectator) if other.name != player.name]
        seen.append({other.name: other.everything for other in others})
    assert seen[0] == seen[1]


def test_the_reveal_is_never_answered_by_time_and_nobody_waits_for_it() -> None:
    s = table(players=3)
    assert s.B.asked == "reveal_role" and [player.name for player in s.waiting] == ["A"]
    assert s.B.ask is not None and s.B.ask.optional and s.B.ask.options == ()
    s.passes()
    assert not s.table.revealed


def test_the_clock_is_asked_only_in_the_sextines() -> None:
    for at in ("turn", "vesperines", "estellines"):
        assert table(at).match.ask_for(CLOCK) is None
    assert table("sextines").match.ask_for(CLOCK) is not None


# -- nobody is asked for nothing -----------------------------------------------------------------------------------

ALONE_ALLOWED = {
    # where not to ask would tell something
    *("night_possessed", "night_rector", "dusk_play", "dusk_discard", "convocation_event"),
    # where what is held is nobody's business
    *("day_after", "day_before", "trap_reaction", "pact_give", "register_pick"),
    # where there is only one thing to do, and one may take one's time
    *("debate", "time_up", "ballot"),
}


@pytest.mark.simulation
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_single_option_is_asked_about_only_where_silence_would_tell(players: int, numbers: Numbers) -> None:
    met = Counter[str]()
    for number in numbers(40):
        rng = Random(number)
        match = Match(RULES, players, RULES.sample_options(players, rng), number)
        while not match.over:
            for ask in match.asks():
                assert ask.has_answer()
                if ask.optional:
                    assert isinstance(match.asking, Race) and ask.besides
                elif ask.shape == "one" and len(ask.legal()) == 1:
                    met[ask.kind] += 1
                elif ask.shape == "several":
                    assert ask.most >= 1 and ask.options
            match.answer(*random_step(match, rng))
    assert set(met) <= ALONE_ALLOWED
