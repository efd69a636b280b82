"""What the end of a match shows on the screen, compared with what the server's archive says of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from playwright.async_api import Locator, expect
from tests.browser.table import is_over, words_of
from tests.browser.visitor import Visitor

from penombre.engine import Seat


async def ended_truly(visitor: Visitor, roles: Sequence[str], named: Collection[Seat] | None) -> None:
    """The result, who won, who was who by the keys of their words, and whom the one fact names, are what they were.

    Where `named` is None, the fact is about no player. The focus is at the result, or where somebody was writing.
    """
    heard = visitor.heard
    ending = await is_over(visitor)
    archived: dict[str, Any] = await visitor.page.evaluate(
        "match => fetch(`/api/matches/${match}`).then(it => it.json())", heard.room["match"]
    )
    winners = archived["winners"]
    result = ending.get_by_role("heading", level=2).first
    await expect(result).to_have_text(_result(visitor, winners, archived["points"]))
    fact = await ending.locator(".fact").inner_text()
    if named is not None:
        others = {seat for seat, name in enumerate(heard.names) if seat != heard.seat and name in fact}
        assert others == {*named} - {heard.seat}, fact
        assert (heard.seat in named) == any(you in fact for you in ("vous", "Vous", "you", "You")), fact
    words = words_of(visitor)
    for seat, role in enumerate(roles):
        shown = ending.locator(f"[data-seat='{seat}']")
        await expect(shown).to_contain_text(words.text(role))
        await expect(shown.get_by_text(visitor.says("match-cast-won"), exact=True)).to_have_count(int(seat in winners))


def _result(visitor: Visitor, winners: Sequence[Seat], points: Sequence[int]) -> str:
    """What the match came to for somebody who played it."""
    if not winners:
        return visitor.says("match-winners", winner_seats_count=0, winner_seats="")
    if visitor.heard.seat not in winners:
        return visitor.says("match-lost")
    return visitor.says("match-drawn" if any(points) and len(winners) > 1 else "match-won")


async def unfolds_what_was_hidden(visitor: Visitor) -> Locator:
    """Open all that was hidden beyond who was who; where it stands."""
    ending = visitor.page.get_by_role("region", name=visitor.says("match-over"), exact=True)
    await visitor.presses(ending.get_by_text(visitor.says("match-details"), exact=True))
    return ending
