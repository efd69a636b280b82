"""Somebody with a client of their own at a table of DC Spyfall: what the server does not let them do or learn."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.harness import Chair, Server, run
from tests.server.test_room import act, full, refused
from tests.server.test_written_answers import asking

from penombre import wire
from penombre.games.dc_spyfall.talking import BRIEFLY
from penombre.server import acts, room
from penombre.server.names import cleaned, said

ALOUD: dict[str, Any] = {"in_person": True}


def _table(**asked: Any) -> room.Room:
    return full(game="dc_spyfall", **asked)


# -- bots where people talk aloud --------------------------------------------------------------------------------------


def _with_a_free_seat(**options: Any) -> room.Room:
    return act(_table(options=options), "anna", wire.Kick(3))


def test_where_people_talk_aloud_no_bot_sits_down() -> None:
    with refused("no_bots"):
        act(_with_a_free_seat(in_person=True), "anna", wire.AddBot())
    assert act(_with_a_free_seat(), "anna", wire.AddBot()).places[3].kind == "bot"


def test_where_a_bot_sits_people_cannot_agree_to_talk_aloud_before_it_is_gone() -> None:
    at = act(_with_a_free_seat(), "anna", wire.AddBot())
    with refused("no_bots"):
        act(at, "anna", wire.Configure(options=ALOUD))
    at = act(at, "anna", wire.RemoveBot(3))
    assert act(at, "anna", wire.Configure(options=ALOUD)).options["in_person"]


def test_a_table_that_talks_aloud_does_not_start_with_a_bot() -> None:
    """However it got there: tables are older than what is refused at them."""
    at = act(_with_a_free_seat(), "anna", wire.AddBot())
    aloud = replace(at, options={**at.options, **ALOUD}, places=tuple(replace(each, ready=True) for each in at.places))
    with refused("no_bots"):
        acts.check_can_start(aloud)


def test_where_people_talk_aloud_a_stand_in_keeps_a_seat_but_no_bot_gets_it() -> None:
    at = act(acts.started(_table(options=ALOUD), "m"), "denis", wire.Leave())
    assert at.places[3].stand_in
    with refused("no_bots"):
        act(at, "anna", wire.Replace(3, by="bot"))
    assert act(at, "anna", wire.Replace(3, by="person")).places[3].kind == "empty"


@pytest.mark.parametrize("game", ["kemomimi_panic", "tokyo_ghoul", "rose_noire", "dc_spyfall"])
def test_bots_sit_down_wherever_they_can_hear(game: str) -> None:
    at = act(full(game=game), "anna", wire.Kick(3))
    assert act(at, "anna", wire.AddBot()).places[3].kind == "bot"


# -- what looks like nothing -------------------------------------------------------------------------------------------

BLANKS = ("\u115f", "\u1160", "\u2800", "\u3164", "\uffa0")
UNSEEN = ("\u034f", "\u180b", "\ufe0f", "\U000e0100", "\u200b", "\u2060")


@pytest.mark.parametrize("sign", [*BLANKS, *UNSEEN], ids=ascii)
def test_nobody_has_a_name_that_cannot_be_seen(sign: str) -> None:
    with refused("bad_request"):
        cleaned(sign * 3)


@pytest.mark.parametrize("sign", [*BLANKS, *UNSEEN], ids=ascii)
def test_nobody_has_the_name_of_somebody_else_but_for_what_cannot_be_seen(sign: str) -> None:
    assert cleaned(f"Anna{sign}") == "Anna"


@pytest.mark.parametrize("sign", [*BLANKS, *UNSEEN], ids=ascii)
def test_what_cannot_be_seen_is_nothing_said(sign: str) -> None:
    with refused("bad_request"):
        said(sign * 3)


@pytest.mark.parametrize("sign", BLANKS, ids=ascii)
def test_whoever_has_few_words_cannot_glue_them_with_blanks(sign: str) -> None:
    words = said(sign.join(("one", "two", "three", "four")))
    assert words == "one two three four"
    assert not BRIEFLY.allows(words)


def test_marks_that_belong_to_a_picture_or_a_script_stay_where_they_are() -> None:
    assert said("\u2764\ufe0f \u0915\u0941") == "\u2764\ufe0f \u0915\u0941"
    assert cleaned("\u0915\u0941\u092e\u093e\u0930") == "\u0915\u0941\u092e\u093e\u0930"


# -- a client of one's own ---------------------------------------------------------------------------------------------


def _received(chair: Chair) -> list[dict[str, Any]]:
    return [frame for frame in chair.frames if frame["type"] != "pong"]


def test_whatever_a_listener_tries_while_the_clock_runs_is_told_to_nobody_else(server: Server) -> None:
    """Time's own answer, somebody else's, words, places, and talk in the disguise of a face."""
    answers: list[str | list[str]] = ["5000", "1", "anything", "generic_1", "time_up", "god_complex", "accuse-9", ""]
    answers += [["seat-1", "Atlantis"], ["accuse-1"], ["seat-1", "x" * 201], [], "x" * 5000]
    talk: list[dict[str, Any]] = [
        {"kind": "text", "text": "Atlantis"},
        {"kind": "claim", "what": "off", "about": 1},
        {"kind": "accuse", "about": 1},
        {"kind": "emote", "what": "atlantis"},
        {"kind": "emote", "what": "gasp", "text": "Atlantis"},
        {"kind": "emote", "what": "gasp", "about": 1},
    ]

    async def scenario() -> None:
        async with asking(server) as (_, _, chairs, asker, _):
            cheat, other = (chair for chair in chairs if chair is not asker)
            before = [_received(chair) for chair in (asker, other)]
            for answer in answers:
                request = await cheat.answers(answer)
                assert cheat.refused[request]["code"] in ("not_an_option", "bad_request", "too_large"), answer
            for what in talk:
                request = await cheat.says(**what)
                assert cheat.refused[request]["code"] == "bad_statement", what
            for chair in (asker, other):
                await chair.has_all()
            assert [_received(chair) for chair in (asker, other)] == before

    run(scenario())
