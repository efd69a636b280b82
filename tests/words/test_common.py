"""The words all games share: the same in both languages, well set, and all of them used."""

from __future__ import annotations

from tests.words.ftl import english_faults, entries, french_faults, source

FRENCH = source("words", "common.fr.ftl")
ENGLISH = source("words", "common.en.ftl")


def test_both_languages_have_the_same_words() -> None:
    assert entries(FRENCH) == entries(ENGLISH)


def test_french_is_set_as_french_is() -> None:
    assert french_faults(FRENCH) == []


def test_english_is_set_as_english_is() -> None:
    assert english_faults(ENGLISH) == []


def test_every_shared_word_is_one_the_engine_or_the_words_use() -> None:
    used = {"you", "nobody", "spectator", "clock", "said", "list-and", "list-times", "list-by_seat"}
    built = {"option-seat", "option-yes", "option-no", "option-card", "option-card_face_down", "reason-not_now"}
    assert entries(FRENCH).keys() == used | built | {"yes", "no", "say-text", "say-emote", "say-unsay", "understood"}


def test_a_badly_set_text_is_noticed() -> None:
    assert len(french_faults("a = Qui ? Lui: « moi » l'autre... et toi !")) == 7
    assert french_faults("a = Qui\u202f? Lui\u00a0: «\u00a0moi\u00a0» l’autre… et toi\u202f!") == []
    assert len(english_faults("a = Who ? It's me...")) == 3
