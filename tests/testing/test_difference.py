"""The first difference is found and named by its path."""

from __future__ import annotations

from typing import Any

import pytest

from penombre.engine import Option
from penombre.testing.difference import first_difference, json_difference


@pytest.mark.parametrize(
    ("here", "there", "said"),
    [
        (1, 2, "at $: 1 here, 2 there"),
        (1, True, "at $: 1 here, True there"),
        ([1, [2, 3]], [1, [2, 4]], "at $[1][1]: 3 here, 4 there"),
        ([1], [1, 2], "at $ (length): 1: [1] here, 2: [1, 2] there"),
        ({"a": {"b": 1}}, {"a": {"b": 2}}, "at $.a.b: 1 here, 2 there"),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, "at $ (keys): ['a', 'b'] here, ['b', 'a'] there"),
        (Option("a", 1), Option("a", 2), "at $.value: 1 here, 2 there"),
    ],
)
def test_a_difference_has_a_path(here: Any, there: Any, said: str) -> None:
    assert str(first_difference(here, there)) == said


def test_equal_values_have_none() -> None:
    assert first_difference({"a": [1, Option("x")]}, {"a": [1, Option("x")]}) is None


def test_long_values_are_cut() -> None:
    found = first_difference("x" * 500, "y")
    assert found is not None
    assert len(found.here) == 160


def test_two_spellings_of_one_json_differ() -> None:
    assert str(json_difference(b'{"a": 1}', b'{"a":2}')) == "at $.a: 1 here, 2 there"
    assert "(spelling)" in str(json_difference(b"[1]", b"[ 1]"))
