from __future__ import annotations

import re
from collections.abc import Callable
from xml.etree import ElementTree

import pytest
import segno

from penombre.server.http import qr

LINK = "http://192.168.1.20:8000/rooms/8f3a#invite=kQ2"
SVG = "{http://www.w3.org/2000/svg}"


def expected(text: str) -> list[list[int]]:
    """The code with its quiet zone, dark modules as 1."""
    return [list(row) for row in segno.make_qr(text, error="m").matrix_iter(border=4)]


def drawn(picture: bytes) -> list[list[int]]:
    """The modules that the strokes of a picture cover."""
    root = ElementTree.fromstring(picture)
    side = int(root.attrib["viewBox"].split()[2])
    rows = [[0] * side for _ in range(side)]
    strokes = next(path.attrib["d"] for path in root.iter(f"{SVG}path") if "stroke" in path.attrib)
    x = y = 0.0
    for command, first, second in re.findall(r"([Mmh])(-?[\d.]+)(?: (-?[\d.]+))?", strokes):
        if command == "h":
            for column in range(int(x), int(x) + int(first)):
                rows[int(y)][column] = 1
            x += int(first)
        else:
            x, y = (float(first), float(second)) if command == "M" else (x + float(first), y + float(second))
    return rows


def test_the_picture_shows_the_code_with_its_quiet_zone() -> None:
    assert drawn(qr.svg(LINK)) == expected(LINK)


def test_the_picture_is_dark_on_light_and_takes_the_size_of_its_box() -> None:
    root = ElementTree.fromstring(qr.svg(LINK))
    assert root.tag == f"{SVG}svg"
    assert not {"width", "height"} & set(root.attrib)
    ground, code = root.iter(f"{SVG}path")
    side = len(expected(LINK))
    assert ground.attrib == {"fill": "#fff", "d": f"M0 0h{side}v{side}h-{side}z"}
    assert code.attrib["stroke"] == "#000"


def test_the_picture_needs_nothing_that_the_content_policy_refuses() -> None:
    picture = qr.svg(LINK).decode()
    assert not re.search(r"style|class=|href|url\(|<script|<image|<use|<!", picture)
    assert re.findall(r"https?://[^\"]*", picture) == ["http://www.w3.org/2000/svg"]


def test_the_picture_has_a_title_for_screen_readers() -> None:
    root = ElementTree.fromstring(qr.svg(LINK, "Rejoindre la table de Zoé"))
    assert root.attrib["role"] == "img"
    assert root.findtext(f"{SVG}title") == "Rejoindre la table de Zoé"


@pytest.mark.parametrize("title", ["</title><script>alert(1)</script>", "&xxe;", "a\x00b\x1b[2J\nc", "<svg ", "]]>"])
def test_a_hostile_title_stays_a_title(title: str) -> None:
    root = ElementTree.fromstring(qr.svg(LINK, title))
    assert [child.tag for child in root] == [f"{SVG}title", f"{SVG}path", f"{SVG}path"]
    assert root.findtext(f"{SVG}title") == "".join(c for c in title if c.isprintable())


def test_the_terminal_shows_the_same_code_in_half_blocks() -> None:
    rows: list[list[int]] = []
    for line in qr.terminal(LINK).splitlines():
        blocks = line.removeprefix("\x1b[38;5;16;48;5;231m").removesuffix("\x1b[0m")
        assert len(line) - len(blocks) == len("\x1b[38;5;16;48;5;231m\x1b[0m")  # both colours named, and put back
        rows.append([int(block in "▀█") for block in blocks])
        rows.append([int(block in "▄█") for block in blocks])
    code = expected(LINK)
    assert rows[: len(code)] == code
    assert not any(any(row) for row in rows[len(code) :])


@pytest.mark.parametrize("text", ["", "x" * 5000, "é" * 3000, "\ud800"])
@pytest.mark.parametrize("draw", [qr.svg, qr.terminal])
def test_what_fits_in_no_code_is_refused_by_name(draw: Callable[[str], object], text: str) -> None:
    with pytest.raises(qr.CannotDraw):
        draw(text)


@pytest.mark.parametrize("text", ["\x1b[2J", "1", "日本", "'\"<>&"])
def test_any_other_text_is_only_modules(text: str) -> None:
    assert drawn(qr.svg(text)) == expected(text)
    assert set(qr.terminal(text)) <= set(" ▀▄█\n\x1b[0123456789;m")
