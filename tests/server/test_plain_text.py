"""Names and words made readable: what cannot be seen is taken out, and nothing is left of what was nothing else."""

from __future__ import annotations

import pytest
from tests.server.test_room import refused

from penombre.games.dc_spyfall.talking import BRIEFLY
from penombre.server.plain_text import cleaned, said

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
