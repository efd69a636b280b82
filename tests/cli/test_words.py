"""The words of the command line: the same keys in both languages, all of them used, and French set as French is."""

import re
from pathlib import Path

import pytest

import penombre.cli
from penombre.words import LANGUAGES

HOME = Path(penombre.cli.__file__).parent
TEXTS = {lang: (HOME / "words" / f"{lang}.ftl").read_text() for lang in LANGUAGES}


def keys(lang: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", TEXTS[lang], re.MULTILINE)


def variables(lang: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for block in re.split(r"^(?=[a-z])", TEXTS[lang], flags=re.MULTILINE)[1:]:
        found[block.partition(" =")[0]] = set(re.findall(r"\$(\w+)", block))
    return found


def test_both_languages_have_the_same_keys_in_the_same_order() -> None:
    assert keys("fr") == keys("en")
    assert len(set(keys("fr"))) == len(keys("fr"))


def test_both_languages_use_the_same_arguments() -> None:
    french, english = variables("fr"), variables("en")
    differing = {key for key in french if french[key] != english[key]}
    assert not differing


def test_every_text_is_used() -> None:
    codes = [file.read_text() for file in HOME.rglob("*.py")]
    code = "\n".join(codes)
    stems = set(re.findall(r"""["'](cli-[\w-]+)["']""", code))
    for board in codes:
        for prefix in re.findall(r'prefix = "(cli-[\w-]+)"', board):
            stems |= {f"{prefix}-{key}" for key in re.findall(r'"([\w-]+)"', board)}
    beginnings = tuple(re.findall(r'f"(cli-[\w-]*)\{', code))
    assert not [key for key in keys("en") if key not in stems and not key.startswith(beginnings)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_straight_apostrophe_and_no_double_space(lang: str) -> None:
    lines = [line for line in TEXTS[lang].splitlines() if " = " in line and not line.startswith("#")]
    assert not [line for line in lines if "'" in line or "  " in line.strip()]


def test_french_punctuation_has_its_spaces() -> None:
    text = re.sub(r"\{[^{}]*\}", "X", TEXTS["fr"])
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert not [line for line in lines if re.search(r"(?<![\u202f\s«\u00a0(])[;!?]", line.removesuffix("= ?"))]
    assert not [line for line in lines if re.search(r"[^\u00a0]:(\s|$)", line)]
    assert not [line for line in lines if re.search(r"«[^\u00a0]|[^\u00a0]»", line)]
