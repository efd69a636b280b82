"""Which language is spoken."""

from __future__ import annotations

import pytest

from penombre.words import LANGUAGES, UnknownLanguage, Words, language


@pytest.fixture(autouse=True)
def _no_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("asked", "spoken"),
    [("fr", "fr"), ("en", "en"), ("FR", "fr"), ("en_GB.UTF-8", "en"), ("fr-CA", "fr")],
)
def test_an_asked_language_is_spoken(asked: str, spoken: str) -> None:
    assert language(asked) == spoken


@pytest.mark.parametrize("asked", ["de", "", "C", "french"])
def test_an_unknown_language_is_refused_in_one_line(asked: str) -> None:
    with pytest.raises(UnknownLanguage) as refusal:
        language(asked)
    assert str(refusal.value) == f"{asked!r} is no language of Pénombre; expected one of: fr, en"


def test_words_are_refused_in_a_language_nobody_wrote() -> None:
    with pytest.raises(UnknownLanguage, match="'de' is no language"):
        Words(None, "de")


@pytest.mark.parametrize(
    ("locale", "spoken"),
    [
        ({}, "fr"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "fr_FR", "LC_ALL": "en"}, "en"),
        ({"LANG": "en_US", "LC_ALL": ""}, "en"),
        ({"LANG": "C.UTF-8"}, "fr"),
        ({"LANG": "de_DE@euro"}, "fr"),
        ({"LANG": "en@quot"}, "en"),
    ],
)
def test_the_locale_decides_where_nobody_asks(
    locale: dict[str, str], spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in locale.items():
        monkeypatch.setenv(name, value)
    assert language(None) == spoken


def test_french_comes_first() -> None:
    assert LANGUAGES == ("fr", "en")
