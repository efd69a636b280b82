"""The Joker's reveal: one claim, and where Harley Quinn is played with, a last chance to find her."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from penombre.engine import Option, Script, ask
from penombre.games.dc_spyfall.ending import finish
from penombre.games.dc_spyfall.locations import PLACES
from penombre.games.dc_spyfall.table import SpyfallTable

_LOCATIONS: Final = tuple(Option(f"location-{place}", place, "location", {"location": place}) for place in PLACES)
_PRANK: Final = Option("prank", "prank", "claim_prank")
_NOTHING: Final = Option("nothing", "", "claim_nothing")


def joker_claim(t: SpyfallTable) -> Script[None]:
    """Whoever showed a Joker card names a Location, or says that it is all a prank."""
    assert t.claim is not None
    seat = t.claim.seat
    pranks = (_PRANK,) if t.plays("jokers_prank") else ()
    options = (*_LOCATIONS, *pranks, _NOTHING)
    named = yield ask.one(seat, "joker_claim", options, default="nothing", pace="claim")
    prank = named == "prank"
    location = "" if prank else str(named)
    right = t.kind == "prank" if prank else bool(location) and location == t.location
    t.claim = replace(t.claim, location=location, prank=prank, right=right, made=True)
    if prank:
        t.tell("claims_prank", seat=seat, right=right)
    elif location:
        t.tell("claims", seat=seat, location=location, right=right)
    else:
        t.tell("claims_nothing", seat=seat)
    if location and right and t.plays("harley_quinn"):
        t.location_shown = True
        t.todo = ("harley_talk", "harley_point")
    else:
        finish(t, "prank_claim" if prank else "claim")
