"""The word files of every game: the same in both languages, set as each of them is, and nothing left to say unsaid."""

from __future__ import annotations

import re

import pytest
from tests.conftest import Covered
from tests.depth import Depth
from tests.games.kept_deals import games
from tests.words.ftl import english_faults, entries, french_faults, source
from tests.words.matches_in_words import NAMES, read, readable

from penombre.engine import Said, Statement
from penombre.engine.talk import KINDS
from penombre.games import RULESETS
from penombre.words import LANGUAGES, MissingWords, Words

TEXTS = {(game, each): source("games", game, "words", f"{each}.ftl") for game in RULESETS for each in LANGUAGES}
WORDS = {(game, each): Words(game, each) for game in RULESETS for each in LANGUAGES}
READ_THROUGH = {"rule", "example"}
"""Families of texts that are read from end to end."""

every_game = pytest.mark.parametrize("game", RULESETS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def in_both(game: str, id: str) -> tuple[str, str]:
    """A text in French and in English."""
    return WORDS[game, "fr"].attribute(id, "text"), WORDS[game, "en"].attribute(id, "text")


@every_game
def test_both_languages_have_the_same_words(game: str) -> None:
    assert entries(TEXTS[game, "fr"]) == entries(TEXTS[game, "en"])


@every_game
def test_no_word_hides_a_shared_one(game: str) -> None:
    assert entries(TEXTS[game, "fr"]).keys().isdisjoint(entries(source("words", "common.fr.ftl")))


@every_game
@every_language
def test_a_hint_is_read_at_a_glance(game: str, language: str) -> None:
    hints = [id for id in entries(TEXTS[game, "fr"]) if id.startswith("hint-")]
    assert len(hints) > 10
    for id in hints:
        hint = WORDS[game, language].attribute(id, "text")
        assert len(re.findall(r"[.!?](?=\s|$)", hint)) <= 2, hint
        assert len(hint) <= 200, hint


@every_game
@every_language
def test_the_rules_in_a_minute_and_what_an_option_does_are_short(game: str, language: str) -> None:
    words, keys = WORDS[game, language], entries(TEXTS[game, language])
    minute = [words.text(id) for id in keys if id.startswith("minute-")]
    assert sum(map(len, minute)) <= 1600
    effects = {id: words.attribute(id, "effect") for id, attributes in keys.items() if "effect" in attributes}
    assert effects
    assert not {id: effect for id, effect in effects.items() if len(effect) > 72}


@every_game
@every_language
def test_rules_above_version_1_tell_what_changed(game: str, language: str) -> None:
    words, ruleset = WORDS[game, language], RULESETS[game]
    if ruleset.version == 1:
        assert "rule-versions" not in entries(TEXTS[game, language])
        return
    assert words.text("rule-versions").endswith(f" {ruleset.version}")
    chapter = words.attribute("rule-versions", "text")
    for setting in (each for each in ruleset.settings if each.since > 1):
        assert words.text(f"setting-{setting.name}") in chapter, setting.name


@every_game
def test_a_text_has_the_same_paragraphs_in_both_languages(game: str) -> None:
    read = [id for id in entries(TEXTS[game, "fr"]) if id.partition("-")[0] in READ_THROUGH]
    assert len(read) > 10
    for id in read:
        french, english = in_both(game, id)
        assert french.count("\n\n") == english.count("\n\n"), id
        assert all(len(paragraph) <= 420 for paragraph in french.split("\n\n")), id


@every_game
def test_a_text_has_the_same_figures_in_both_languages(game: str) -> None:
    for id, attributes in entries(TEXTS[game, "fr"]).items():
        if "text" in attributes:
            french, english = in_both(game, id)
            assert sorted(re.findall(r"\d+", french)) == sorted(re.findall(r"\d+", english)), id


@every_game
def test_french_is_set_as_french_is(game: str) -> None:
    assert french_faults(TEXTS[game, "fr"]) == []


@every_game
def test_english_is_set_as_english_is(game: str) -> None:
    assert english_faults(TEXTS[game, "en"]) == []


@every_game
@every_language
@pytest.mark.parametrize("kind", KINDS)
def test_everything_that_can_be_stated_is_a_sentence(game: str, language: str, kind: str) -> None:
    abouts = (None, 0, 1) if kind in ("claim", "text") else (0, 1)
    for what in RULESETS[game].vocabulary:
        for about in abouts:
            statement = Statement(kind, about, what, "Bonjour." if kind == "text" else "")
            for me in (None, 0, 1, 2):
                readable(WORDS[game, language].statement(Said(0, 0, statement), NAMES, me), language)


@every_game
@every_language
@pytest.mark.parametrize("family", ["event", "ask", "option", "reason", "phase"])
def test_a_key_nobody_worded_raises(game: str, language: str, family: str) -> None:
    with pytest.raises(MissingWords):
        WORDS[game, language].text(f"{family}-nothing")


@pytest.mark.simulation
@every_game
def test_matches_that_meet_everything_can_be_read_aloud(game: str, depth: Depth, covered: Covered) -> None:
    everything = games()[game]
    deals = [*everything.kept(), *everything.deals(depth.of(test=2, soak=60), depth.seed)]
    covered("matches played out", len(deals))
    said = read(everything, deals).said
    assert {key[1] for key in said if isinstance(key, tuple) and key[0] == "event"} <= everything.all_of("event")
