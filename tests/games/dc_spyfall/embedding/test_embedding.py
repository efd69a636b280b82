"""The extra that compares what keywords leave vague with the ready sentences, with the real model."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from string import ascii_lowercase

import pytest
from tests.environment import ROOT, NotInstalled, environment
from tests.games.dc_spyfall import talk_corpus as corpus

from penombre.engine import Spoken
from penombre.games.dc_spyfall.bot.text_reading import embedding, facet_of, meanings
from penombre.games.dc_spyfall.locations import FACETS
from penombre.games.dc_spyfall.phrases import Meaning

Counts = dict[str, int]


@pytest.fixture(scope="module")
def counts(tmp_path_factory: pytest.TempPathFactory) -> tuple[Counts, Counts]:
    """How much is read without the model, and with it; skipped where it cannot be installed."""
    try:
        programs = environment("embedding")
    except NotInstalled as reason:
        pytest.skip(str(reason))
    paths = [ROOT, ROOT / "src", Path(sysconfig.get_path("purelib"))]
    done = subprocess.run(
        [str(programs / "python"), "-m", "tests.games.dc_spyfall.embedding.measured"],
        cwd=tmp_path_factory.mktemp("embedding"),
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths)), "HOME": "/nonexistent"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    read = json.loads(done.stdout)
    return read["without"], read["with"]


def test_what_keywords_read_is_read_the_same_with_the_model(counts: tuple[Counts, Counts]) -> None:
    without, with_model = counts
    assert without["answers"] == with_model["answers"] == len(corpus.ANSWERS)
    assert without["questions"] == len(corpus.QUESTIONS)


def test_more_of_what_is_said_in_images_is_understood_and_little_is_misunderstood(
    counts: tuple[Counts, Counts],
) -> None:
    without, with_model = counts
    assert with_model["figurative"] > without["figurative"]
    assert with_model["figurative_wrong"] <= without["figurative_wrong"] + 2


def test_what_says_nothing_stays_vague(counts: tuple[Counts, Counts]) -> None:
    asked = len(corpus.EVASIVE) * len(FACETS)
    without, with_model = counts
    assert without["evasive_vague"] == asked
    assert with_model["evasive_vague"] >= 0.95 * asked


def test_without_the_switch_no_model_is_loaded_and_vague_stays_vague() -> None:
    assert not embedding.is_on()
    assert meanings(Spoken(text="My socks are elsewhere."), "activity") == ()
    assert embedding.PACKAGE not in sys.modules


def test_the_switch_says_how_the_model_comes_where_it_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(embedding, "PACKAGE", "no_such_package_of_sentences")
    with pytest.raises(embedding.NoModel, match=r"penombre\[embedding\]"):
        embedding.switch_on()
    assert not embedding.is_on()


def test_a_package_without_its_model_is_no_model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may not look for it anywhere else: neither at home nor far away."""
    package = tmp_path / "hollow_sentences"
    package.mkdir()
    (package / "__init__.py").write_text(
        "class WordLlama:\n"
        "    @classmethod\n"
        "    def load(cls, *, cache_dir, disable_download):\n"
        f"        assert str(cache_dir) == {str(package)!r} and disable_download\n"
        "        raise FileNotFoundError\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(embedding, "PACKAGE", package.name)
    with pytest.raises(embedding.NoModel, match="no model in it"):
        embedding.switch_on()
    assert not embedding.is_on()


# -- what is made of likenesses ----------------------------------------------------------------------------------------


class _Numbers(list[float]):
    """As many numbers as are needed here of what a model gives."""

    def tolist(self) -> list[float]:
        return list(self)


class _Rows(list[_Numbers]):
    def __matmul__(self, other: _Numbers) -> _Numbers:
        return _Numbers(sum(a * b for a, b in zip(row, other, strict=True)) for row in self)


class _ByLetters:
    """A model for which texts are alike that have the same letters."""

    def embed(self, texts: list[str], *, norm: bool) -> _Rows:
        assert norm
        return _Rows(_unit([text.lower().count(letter) for letter in ascii_lowercase]) for text in texts)


def _unit(counts: list[int]) -> _Numbers:
    length = sum(count * count for count in counts) ** 0.5 or 1.0
    return _Numbers(count / length for count in counts)


@pytest.fixture
def by_letters() -> Iterator[None]:
    """Texts are compared by their letters for the length of a test."""
    embedding._Switch.model = _ByLetters()
    yield
    embedding.switch_off()


@pytest.mark.usefixtures("by_letters")
def test_a_text_is_of_the_kind_it_is_clearly_like() -> None:
    examples = (("aab", "bba", "xyz"), ("first", "first", "last"))
    assert embedding.nearest("ab", examples) == "first"
    assert embedding.nearest("zzyx", examples) == "last"
    assert embedding.nearest("qqq", examples) is None, "it is like nothing"
    assert embedding.nearest("abxyz", (("ab", "ba"), ("one", "other"))) is None, "it is as much like both"


@pytest.mark.usefixtures("by_letters")
def test_what_is_vague_is_compared_with_sentences_and_questions_and_what_is_not_is_left() -> None:
    assert embedding.is_on()
    # The letters of a ready sentence in an order that nobody reads.
    assert meanings(Spoken(text="syad eht tnuoc I"), "activity") == (Meaning("activity", "confine"),)
    assert meanings(Spoken(text="I would not say: syad eht tnuoc I"), "activity") == (), "what is denied is not guessed"
    assert meanings(Spoken(text="yad eht no sdneped tI"), "activity") == (), "this is like an evasive one"
    assert facet_of(Spoken(text="fo llems ti seod tahW")) == "smell"
    assert facet_of(Spoken(text="qqqq")) == ""


def test_nothing_is_compared_once_it_is_switched_off(by_letters: None) -> None:
    embedding.switch_off()
    assert embedding.nearest("ab", (("ab", "xy"), ("one", "other"))) is None
    assert meanings(Spoken(text="syad eht tnuoc I"), "activity") == ()
