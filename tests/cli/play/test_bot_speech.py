"""Bots of a terminal table that read with a model and speak with lent words: what is asked for, and what is refused."""

from __future__ import annotations

import pytest
from tests.bots.word_lender import in_keywords, lending
from tests.cli.conftest import Run

from penombre.bots.speaker import Endpoint, Speaker
from penombre.cli.play.sitting import Sitting
from penombre.engine import Match
from penombre.games import RULESETS
from penombre.games.dc_spyfall.bot.text_reading import embedding
from penombre.games.dc_spyfall.table import SpyfallTable

NAMES = ("Alix", "Basile", "Capucine", "Dario")
OPTIONS = {"rounds": 1, "clock_s": 120, "clock_mode": "turns"}


def _match() -> Match[SpyfallTable]:
    return Match(RULESETS["dc_spyfall"], 4, OPTIONS, 4)


def _watched(speaker: Speaker | None) -> Match[SpyfallTable]:
    """A match that bots have played among themselves."""
    sitting = Sitting(_match(), "judgement", None, NAMES, speaker)
    while sitting.go_on():
        pass
    return sitting.match


def test_bots_of_a_terminal_table_say_what_was_lent_to_them() -> None:
    outcomes: list[str] = []
    with lending(in_keywords) as lender:
        speaker = Speaker(Endpoint(lender.url, timeout=0.2), outcomes.append)
        match = _watched(speaker)
        speaker.close()
    assert match.over
    texts = [each.question.text for each in match.table.exchanges]
    texts += [each.answer.text for each in match.table.exchanges if each.answer is not None]
    assert any(texts)
    assert sum(map(bool, texts)) == outcomes.count("worded")


def test_without_an_endpoint_they_say_ready_phrases() -> None:
    exchanges = _watched(None).table.exchanges
    assert exchanges and not any(each.question.text for each in exchanges)


@pytest.mark.parametrize(
    ("flags", "line"),
    [
        (["--speaker-url", "example.org"], "--speaker-url: the address of the speaker is not http"),
        (["--speaker-url", "http://u:hunter2@example.org"], "a key is given apart"),
        (["--speaker-url", "http://example.org", "--speaker-timeout", "99"], "up to 20 seconds"),
    ],
)
def test_an_endpoint_that_cannot_be_is_refused_in_one_line(run: Run, flags: list[str], line: str) -> None:
    for command in (["play", "dc_spyfall", "--watch", *flags], ["serve", *flags]):
        ran = run(*command)
        assert ran.code == 2
        assert line in ran.err and "hunter2" not in ran.err
        assert ran.err.count("\n") == 1


def test_the_model_is_never_left_out_without_a_word(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(embedding, "PACKAGE", "no_such_package_of_sentences")
    for command in (["play", "dc_spyfall", "--watch", "--embedding"], ["serve", "--embedding"]):
        ran = run(*command)
        assert ran.code == 2
        assert "penombre[embedding]" in ran.err
