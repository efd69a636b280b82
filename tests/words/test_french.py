"""French elision."""

from __future__ import annotations

import pytest

from penombre.words.french import de, que


@pytest.mark.parametrize(
    "name", ["Anna", "Éric", "élise", "Inès", "Œdipe", "Ülkü", "Hugo", "Hélène", "Henri-Paul", "Yves", "Yvonne"]
)
def test_before_a_vowel_or_a_mute_h_the_e_falls(name: str) -> None:
    assert de(name) == f"d’{name}"
    assert que(name) == f"qu’{name}"


@pytest.mark.parametrize("name", ["Léa", "Çelik", "Hassan", "Harry", "Yann", "Yasmine", "Y", "42", "", "Jean-Éric"])
def test_before_anything_else_it_stays(name: str) -> None:
    assert de(name) == f"de {name}"
    assert que(name) == f"que {name}"
