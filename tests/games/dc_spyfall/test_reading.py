"""Reading what people say (sections 6.4 and 6.5): ready phrases, sentences, keywords, and people's own words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.dc_spyfall import talk_corpus as corpus

from penombre.engine import Spoken
from penombre.games.dc_spyfall import phrases
from penombre.games.dc_spyfall.bot.text_reading import facet_of, lexicon, meanings
from penombre.games.dc_spyfall.locations import FACETS, VALUES
from penombre.games.dc_spyfall.phrases import MEANINGS, Meaning
from penombre.words import LANGUAGES, Words


def _heard(text: str, facet: str = "") -> set[tuple[str, str]]:
    return {(meaning.facet, meaning.value) for meaning in meanings(Spoken(text=text), facet)}


def _facet(text: str) -> str:
    return facet_of(Spoken(text=text))


def _rows() -> Iterator[tuple[str, str, str, str]]:
    for facet in FACETS:
        for value in VALUES[facet]:
            for language in LANGUAGES:
                for keyword in lexicon.VALUE_WORDS[facet][value][language]:
                    yield facet, value, language, keyword


# -- ready phrases and ready sentences -------------------------------------------------------------------------------


def test_a_ready_question_is_about_the_facet_of_its_row() -> None:
    for facet in FACETS:
        for phrase in (*[f"ask_{facet}_{number}" for number in (1, 2, 3)], f"brief_{facet}"):
            assert facet_of(Spoken(phrase=phrase)) == facet
    assert {facet_of(Spoken(phrase=phrase)) for phrase in phrases.GENERIC} == {""}


def test_a_ready_answer_means_its_row_whatever_was_asked() -> None:
    for phrase in (*phrases.SENTENCES, *phrases.SHORT, *phrases.DENIALS):
        for facet in ("", "noise", "access"):
            assert meanings(Spoken(phrase=phrase), facet) == (MEANINGS[phrase],)


def test_an_evasive_answer_and_silence_are_vague() -> None:
    for phrase in phrases.EVASIVE:
        assert meanings(Spoken(phrase=phrase), "light") == ()
    assert meanings(Spoken(), "light") == ()
    assert facet_of(Spoken()) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_equal_to_a_ready_question_has_its_facet_however_it_is_written(language: str) -> None:
    words = Words("dc_spyfall", language)
    for phrase in (*phrases.QUESTIONS, *phrases.BRIEF, *phrases.GENERIC):
        text = words.text(f"phrase-{phrase}")
        for written in (text, text.upper(), text.replace("’", "'").rstrip(" ?\u00a0\u202f"), f"  {text} !! "):
            assert _facet(written) == MEANINGS[phrase].facet, written


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_equal_to_a_sentence_means_it_whatever_was_asked(language: str) -> None:
    words = Words("dc_spyfall", language)
    for phrase in phrases.SENTENCES:
        text = words.text(f"phrase-{phrase}")
        for written in (text, text.lower(), text.replace("’", "'").rstrip(".")):
            for facet in ("", "clothes", "danger"):
                assert meanings(Spoken(text=written), facet) == (MEANINGS[phrase],), written


@pytest.mark.parametrize(("language", "form"), [("en", "I would not say: "), ("fr", "Je ne dirais pas : ")])
def test_the_negative_form_of_a_sentence_denies_it(language: str, form: str) -> None:
    words = Words("dc_spyfall", language)
    for phrase in phrases.SENTENCES:
        denied = MEANINGS[f"{phrases.DENIAL}{phrase}"]
        assert denied.denied
        assert meanings(Spoken(text=form + words.text(f"phrase-{phrase}")), "light") == (denied,)


def test_the_negative_form_denies_what_keywords_name_too() -> None:
    said = Spoken(text="Je ne dirais pas que c'est bruyant.")
    assert meanings(said, "noise") == (Meaning("noise", "din", denied=True),)
    assert meanings(Spoken(text="I wouldn't say it is cold"), "temperature") == (
        Meaning("temperature", "cold", denied=True),
    )


def test_any_other_negation_is_ignored() -> None:
    assert meanings(Spoken(text="Ce n'est pas bruyant du tout."), "noise") == (Meaning("noise", "din"),)
    assert meanings(Spoken(text="It is never cold."), "temperature") == (Meaning("temperature", "cold"),)


def test_a_text_equal_to_an_evasive_answer_is_vague_though_it_has_a_keyword() -> None:
    assert meanings(Spoken(text="ça dépend des jours"), "light") == ()
    assert _heard("Des jours sans fin", "light") == {("light", "daylight")}


# -- keywords --------------------------------------------------------------------------------------------------------


def test_every_keyword_of_a_value_names_it_in_an_answer_about_its_facet() -> None:
    for facet, value, _, keyword in _rows():
        for written in (keyword, keyword.upper(), f"… {keyword}, quoi !"):
            assert (facet, value) in _heard(written, facet), (facet, value, keyword)


def test_every_keyword_names_its_value_where_no_facet_was_asked_about() -> None:
    for facet, value, _, keyword in _rows():
        assert (facet, value) in _heard(f"xx {keyword} xx"), (facet, value, keyword)


def test_a_keyword_of_four_letters_or_more_is_found_at_the_beginning_of_a_word() -> None:
    for facet, value, _, keyword in _rows():
        if " " not in keyword and "-" not in keyword:
            found = (facet, value) in _heard(f"{keyword}xyz", facet)
            assert found == (len(keyword) >= 4 or _begins_with_another(facet, value, keyword)), keyword


def _begins_with_another(facet: str, value: str, keyword: str) -> bool:
    others = [other for row in lexicon.VALUE_WORDS[facet][value].values() for other in row if len(other) >= 4]
    return any(keyword.startswith(other) for other in others)


def test_every_keyword_of_a_question_names_its_facet_unless_an_earlier_row_has_it_too() -> None:
    rows = [facet for facet in FACETS if facet != "activity"] + ["activity"]
    for facet in FACETS:
        for language in LANGUAGES:
            for keyword in lexicon.QUESTION_WORDS[facet][language]:
                heard = _facet(f"xx {keyword} xx")
                assert rows.index(heard) <= rows.index(facet), keyword
                assert heard == facet or keyword == "porte", keyword


def test_the_facet_with_the_most_keywords_is_meant_and_on_equality_the_earliest_row_activity_last() -> None:
    assert _facet("Is the light bright, or is it cold?") == "light"
    assert _facet("Is it cold and hot, or dark?") == "temperature"
    assert _facet("Is it dark and cold?") == "light"
    assert _facet("What do you smell?") == "smell"
    assert _facet("Who wears what?") == "people"
    assert _facet("Why did they let you in?") == "access"


def test_keywords_of_the_facet_asked_about_come_before_those_of_others() -> None:
    assert _heard("There is a guard.", "people") == {("people", "warriors"), ("people", "officers")}
    assert _heard("There is a guard.", "danger") == {("danger", "security")}
    assert _heard("There is a guard.", "smell") == {
        ("people", "warriors"),
        ("people", "officers"),
        ("arrival", "escort"),
        ("danger", "security"),
        ("activity", "watch"),
    }


def test_several_values_may_be_named_and_both_languages_are_read_at_once() -> None:
    assert _heard("Quiet, puis soudain un vacarme", "noise") == {("noise", "silent"), ("noise", "din")}


def test_accents_capitals_and_apostrophes_make_no_difference() -> None:
    assert _heard("TÉLÉPHONE", "noise") == _heard("telephone", "noise") == {("noise", "chatter")}
    assert _facet("AUJOURD’HUI") == _facet("aujourd'hui") == "activity"


def test_a_short_keyword_is_a_whole_word() -> None:
    assert _heard("Une merveille", "smell") == set()
    assert _heard("La mer", "smell") == {("smell", "sea")}


# -- people's own words ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("text", "facet"), corpus.QUESTIONS)
def test_people_s_questions_are_understood(text: str, facet: str) -> None:
    assert _facet(text) == facet


@pytest.mark.parametrize(("text", "facet", "values"), corpus.ANSWERS)
def test_people_s_answers_are_understood(text: str, facet: str, values: frozenset[str]) -> None:
    assert _heard(text, facet) == {(facet, value) for value in values}


def test_four_of_five_answers_that_nothing_was_fitted_to_are_understood() -> None:
    understood = [text for text, facet, value in corpus.UNSEEN if (facet, value) in _heard(text, facet)]
    assert len(understood) >= 0.8 * len(corpus.UNSEEN)


@pytest.mark.parametrize(("text", "facet", "topics"), corpus.ELSEWHERE)
def test_answers_beside_the_question_are_understood(text: str, facet: str, topics: frozenset[tuple[str, str]]) -> None:
    assert _heard(text, facet) == topics


@pytest.mark.parametrize(("text", "meant", "read"), corpus.MISREAD)
def test_the_rule_of_keywords_is_followed_where_people_mean_something_else(text: str, meant: str, read: str) -> None:
    assert _facet(text) == read != meant


def test_forms_of_words_and_everyday_words_never_overrule_the_lexicon() -> None:
    # "danse" is a form of a keyword, "table" is a keyword.
    assert _heard("On danse autour de la table.", "activity") == {("activity", "meet")}
    assert _heard("On danse.", "activity") == {("activity", "party")}


def test_a_bluff_is_heard_like_a_truth() -> None:
    """Nothing but the text is read: who has no idea where they are can say what everybody would."""
    for text, facet, value in (
        ("Calme, comme d'habitude.", "noise", "silent"),
        ("Same costume as everyone, with a mask", "clothes", "costume"),
        ("J'ai pris l'ascenseur, comme toi.", "arrival", "lift"),
        ("As cold as yesterday!", "temperature", "cold"),
        ("Toujours cette odeur de café…", "smell", "paper_coffee"),
    ):
        assert (facet, value) in _heard(text, facet)


@pytest.mark.parametrize("text", ["", "   ", "?!…", "🙂", "\u0000", "123", "a" * 200, "ß" * 200, "d'" * 100])
def test_anything_at_all_can_be_read(text: str) -> None:
    assert isinstance(_facet(text), str)
    assert isinstance(_heard(text, "light"), set)
