"""Nobody learns at a real table of La Rose Noire what somebody did at night by what goes on around it."""

from __future__ import annotations

from pathlib import Path

from tests.server.harness import Chair, playing, run, serving
from tests.server.test_nights_alike import GAME, _until_asked


def test_how_soon_somebody_is_replaced_does_not_tell_who_answered_at_night(tmp_path: Path) -> None:
    """True Investigators may sleep through the night: whoever acts in it does not count as more awake."""

    async def scenario() -> None:
        async with playing(server, 4, game=GAME, options={"rector": "seat"}) as (_, _, chairs):
            rector, acts, *sleep = chairs
            await _until_asked(chairs, "night_possessed")
            await acts.answers("hide")
            await _until_asked([rector], "night_rector")
            await rector.answers("nobody")
            await rector.until(lambda: rector.public["turn"] == 3)
            for chair in (acts, *sleep):
                await chair.until(lambda chair=chair: chair.room["seats"][chair.room["you"]]["stand_in"])  # type: ignore[misc]
            assert [_missed(chair) for chair in (acts, *sleep)] == [2, 2, 2]

    with serving(tmp_path, "--tempo", "0.03") as server:
        run(scenario())


def _missed(chair: Chair) -> int:
    """How many questions of the third Turn somebody had let pass when a stand-in took the seat."""
    turn, now = 1, None
    asked: set[int] = set()
    for frame in chair.frames:
        if frame["type"] == "room" and frame["seats"][frame["you"]]["stand_in"]:
            return len(asked - {now})
        if frame["type"] in ("full", "step"):
            turn = frame["public"].get("turn", turn)
            now = frame["question"] and frame["question"]["id"]
            if turn == 3 and now is not None:
                asked.add(now)
    raise AssertionError("nobody took the seat")
