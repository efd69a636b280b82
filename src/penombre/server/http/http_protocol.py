"""How requests come in: parsed by uvicorn, with an end to what may come besides the body, which it does not have."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST: Final = 64 * 1024
"""Bytes of one request besides its body: address, headers, trailers. More than any browser sends."""


class BoundedHttp(HttpToolsProtocol):
    """One connection. Whoever sends a head without end would fill the memory, and does not get to the application."""

    _within = False
    """Whether a request has begun and is not complete."""
    _besides = 0
    """Bytes of it that are no body, but for those that came together with its beginning."""

    def data_received(self, data: bytes) -> None:
        """Some bytes came: whatever they are part of must have an end."""
        self._besides += len(data)
        super().data_received(data)
        if self._within and self._besides > MOST and not self.transport.is_closing():
            self.send_400_response("The headers of this request are too long.")

    def on_message_begin(self) -> None:
        """A request begins."""
        self._within, self._besides = True, 0
        super().on_message_begin()

    def on_body(self, body: bytes) -> None:
        """Part of a body came: how long that may be is the guard's business."""
        self._besides -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """A request has come to its end."""
        self._within = False
        super().on_message_complete()
