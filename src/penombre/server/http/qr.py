"""A link as a QR code: a picture for the page, blocks for the terminal."""

from __future__ import annotations

from io import BytesIO
from typing import Final

import segno

from penombre.engine import PenombreError

_QUIET_ZONE: Final = 4  # modules; the least the standard allows

# Black on white whatever the terminal's own colours are: not every camera reads a code that is light on dark.
_BLACK_ON_WHITE: Final = "\x1b[38;5;16;48;5;231m"
_RESET: Final = "\x1b[0m"

# By the darkness of the upper and the lower module.
_HALVES: Final = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}


class CannotDraw(PenombreError):
    """This text fits in no QR code."""


def svg(text: str, title: str = "QR code") -> bytes:
    """A picture that scales with its box, needs nothing from elsewhere and carries no style; `title` is read aloud."""
    out = BytesIO()
    _code(text).save(
        out,
        kind="svg",
        border=_QUIET_ZONE,
        dark="#000",
        light="#fff",
        title="".join(character for character in title if character.isprintable()),
        omitsize=True,
        xmldecl=False,
        svgclass=None,
        lineclass=None,
        nl=False,
    )
    return out.getvalue().replace(b"<svg ", b'<svg role="img" shape-rendering="crispEdges" ', 1)


def terminal(text: str) -> str:
    """Lines of half blocks, black on white on dark and light terminals alike."""
    rows = [list(row) for row in _code(text).matrix_iter(border=_QUIET_ZONE)]
    rows.append([0] * len(rows))  # a code has an odd number of rows, and a line shows two
    pairs = zip(rows[::2], rows[1::2], strict=True)
    lines = ("".join(_HALVES[halves] for halves in zip(upper, lower, strict=True)) for upper, lower in pairs)
    return "".join(f"{_BLACK_ON_WHITE}{line}{_RESET}\n" for line in lines)


def _code(text: str) -> segno.QRCode:
    if not text:
        raise CannotDraw("a QR code needs a text")
    try:
        return segno.make_qr(text, error="m")
    except ValueError:
        raise CannotDraw(f"a text of {len(text)} characters does not fit in a QR code; expected a link") from None
