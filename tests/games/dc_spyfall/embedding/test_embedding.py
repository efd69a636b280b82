"""The extra that compares what keywords leave vague with the ready sentences, with the real model."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
from tests.games.dc_spyfall import talk_corpus as corpus
from tests.games.dc_spyfall.embedding.environment import ROOT, python

from penombre.engine import Spoken
from penombre.games.dc_spyfall import likeness
from penombre.games.dc_spyfall.locations import FACETS
from penombre.games.dc_spyfall.reading import meanings

Counts = dict[str, int]


@pytest.fixture(scope="module")
def counts(tmp_path_factory: pytest.TempPathFactory) -> tuple[Counts, Counts]:
    """How much is read without the model, and with it."""
    paths = [ROOT, ROOT / "src", Path(sysconfig.get_path("purelib"))]
    done = subprocess.run(
        [str(python()), "-m", "tests.games.dc_spyfall.embedding.measured"],
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
    assert with_model["figurative"] >= without["figurative"] + 8
    assert with_model["figurative_wrong"] <= without["figurative_wrong"] + 2


def test_what_says_nothing_stays_vague(counts: tuple[Counts, Counts]) -> None:
    asked = len(corpus.EVASIVE) * len(FACETS)
    without, with_model = counts
    assert without["evasive_vague"] == asked
    assert with_model["evasive_vague"] >= 0.95 * asked


def test_without_the_switch_no_model_is_loaded_and_vague_stays_vague() -> None:
    assert not likeness.is_on()
    assert meanings(Spoken(text="I count the years left."), "activity") == ()
    assert likeness.PACKAGE not in sys.modules


def test_the_switch_says_how_the_model_comes_where_it_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(likeness, "PACKAGE", "no_such_package_of_sentences")
    with pytest.raises(likeness.NoModel, match=r"penombre\[embedding\]"):
        likeness.switch_on()
    assert not likeness.is_on()
