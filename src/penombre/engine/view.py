"""All that one seat, or a spectator, may know: built up by allow-list, never stripped down."""

from __future__ import annotations

from msgspec import Struct, json

from penombre.engine.talk import Said, meant


class View(Struct, frozen=True, gc=False):
    """A public part that is the same for everybody, a private part for one seat, and the talk this seat heard.

    `public` and `private` are structs of the game; a spectator's `private` is None.
    """

    game: str
    seat: int
    public: Struct
    private: Struct | None
    said: tuple[Said, ...] = ()

    def meant(self) -> tuple[Said, ...]:
        """The talk, as those who talked want it to be taken."""
        return meant(self.said)

    def encode(self) -> bytes:
        """The view as it leaves the engine: JSON, byte for byte the same for equal views."""
        return json.encode(self)
