"""Reading what people say (sections 6.4 and 6.5): ready phrases, word lists, follow-ups, denials, tones."""

from __future__ import annotations

import pytest
from bench.understood import __main__ as bench
from bench.understood import corpus as talk
from tests.games.dc_spyfall import talk_corpus as corpus

from penombre.engine import Spoken
from penombre.games.dc_spyfall import phrases
from penombre.games.dc_spyfall.asides import ASIDES, PARTICULAR, WANTS
from penombre.games.dc_spyfall.bot.hearing import heard, questions
from penombre.games.dc_spyfall.bot.text_reading import Asked, asked, facet_of, keywords, meanings, said
from penombre.games.dc_spyfall.locations import FACETS, VALUES
from penombre.games.dc_spyfall.phrases import MEANINGS, Meaning
from penombre.games.dc_spyfall.questions import ASKS
from penombre.games.dc_spyfall.questions import asks as questions_of
from penombre.games.dc_spyfall.table import Exchange
from penombre.words import LANGUAGES, Words

DIN, SILENT = Meaning("noise", "din"), Meaning("noise", "silent")
OFFERED = [f"{facet}_{value}_{n}" for facet in FACETS for value in VALUES[facet] for n in (1, 2)]
"""The sentences that are offered to people."""


def _heard(text: str, facet: str = "") -> set[tuple[str, str]]:
    return {(meaning.facet, meaning.value) for meaning in meanings(Spoken(text=text), facet)}


def _facet(text: str) -> str:
    return facet_of(Spoken(text=text))


def _asked(text: str, before: str = "") -> Asked:
    return asked(Spoken(text=text), _asked(before) if before else None)


# -- ready phrases and ready sentences -------------------------------------------------------------------------------


def test_a_ready_question_is_about_the_facet_of_its_row() -> None:
    for facet in FACETS:
        for phrase in (*[f"ask_{facet}_{number}" for number in (1, 2, 3)], f"brief_{facet}"):
            assert facet_of(Spoken(phrase=phrase)) == facet
    assert {facet_of(Spoken(phrase=phrase)) for phrase in phrases.GENERIC} == {""}


def test_a_ready_answer_means_its_row_whatever_was_asked() -> None:
    for phrase in (*OFFERED, *phrases.SHORT, *phrases.DENIALS):
        for facet in ("", "noise", "access"):
            assert meanings(Spoken(phrase=phrase), facet) == (MEANINGS[phrase],)


def test_an_evasive_answer_and_silence_are_vague() -> None:
    for phrase in phrases.EVASIVE:
        assert meanings(Spoken(phrase=phrase), "light") == ()
    assert meanings(Spoken(), "light") == ()
    assert facet_of(Spoken()) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_equal_to_a_ready_question_is_about_its_facet(language: str) -> None:
    words = Words("dc_spyfall", language)
    for phrase in (*[f"ask_{facet}_{number}" for facet in FACETS for number in (1, 2, 3)], *phrases.BRIEF):
        assert _facet(words.text(f"phrase-{phrase}")) == MEANINGS[phrase].facet, phrase


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_equal_to_a_sentence_means_it_however_it_is_written(language: str) -> None:
    words = Words("dc_spyfall", language)
    for phrase in OFFERED:
        text = words.text(f"phrase-{phrase}")
        for written in (text, text.upper(), text.replace("’", "'").rstrip(".")):
            for facet in ("", "clothes"):
                assert meanings(Spoken(text=written), facet) == (MEANINGS[phrase],), written


@pytest.mark.parametrize(("language", "form"), [("en", "I would not say: "), ("fr", "Je ne dirais pas : ")])
def test_the_negative_form_of_a_sentence_denies_it(language: str, form: str) -> None:
    words = Words("dc_spyfall", language)
    for phrase in OFFERED:
        meaning = MEANINGS[phrase]
        denied = Meaning(meaning.facet, meaning.value, True)
        assert meanings(Spoken(text=form + words.text(f"phrase-{phrase}")), "light") == (denied,)


# -- questions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("text", "facet"), corpus.QUESTIONS)
def test_people_s_questions_are_understood(text: str, facet: str) -> None:
    assert _facet(text) == facet


@pytest.mark.parametrize(
    ("text", "topic"),
    [
        ("Tu gagnes combien ?", "work"),
        ("Do you get hungry in there?", "food"),
        ("t'es heureux la bas", "feelings"),
        ("Are you here often?", "time"),
        ("Tu y passerais tes vacances ?", "opinion"),
        ("Who won the football match?", "off_topic"),
        ("Zblorg ?", ""),
    ],
)
def test_what_is_no_facet_is_told_apart(text: str, topic: str) -> None:
    assert _asked(text).topic == topic
    assert _facet(text) == ""


@pytest.mark.parametrize(
    "text", ["t'es habillé commment ?", "Cest bruyannt ?", "pk ya du bruit", "r u wearing a unifrom?"]
)
def test_slips_and_short_forms_are_read(text: str) -> None:
    assert _asked(text).topic in ("clothes", "noise")


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("Est-ce qu'il y a un endroit où dormir ?", "yes_no"),
        ("Ça ferme quand ?", "when"),
        ("Ou tu te planques ?", "where"),
        ("Tu vois quoi ?", "open"),
        ("Y a du bruit, ou pas ?", "yes_no"),
        ("Néons ou soleil ?", "either_or"),
        ("How come it's so dark?", "why"),
        ("How many guards?", "count"),
        ("how do you get in", "open"),
        ("Is it dark or bright?", "either_or"),
        ("Are there guards or not?", "yes_no"),
    ],
)
def test_the_form_of_a_question(text: str, form: str) -> None:
    assert _asked(text).form == form


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("C'est calme ?", (("silent",),)),
        ("C'est bruyant ?", (("chatter", "din"),)),
        ("Ce n'est pas trop calme ?", (("hum", "chatter", "din"),)),
        ("Is it noisy or quiet?", (("chatter", "din"), ("silent",))),
        ("T'entends quoi ?", ()),
    ],
)
def test_the_values_a_question_names(text: str, named: tuple[tuple[str, ...], ...]) -> None:
    assert _asked(text).named == named


@pytest.mark.parametrize(
    ("before", "text", "topic"),
    [
        ("Il y a du bruit la journée ?", "Et la nuit ?", "noise"),
        ("Tu as peur ?", "pourquoi ?", "danger"),
        ("Are you often here?", "since when?", "time"),
        ("What does it smell of?", "and the noise?", "noise"),
        ("Is it dark in there?", "how come?", "light"),
    ],
)
def test_a_question_may_take_up_the_one_before(before: str, text: str, topic: str) -> None:
    found = _asked(text, before)
    assert (found.topic, found.follows) == (topic, True)


def test_a_question_that_says_what_it_is_about_takes_up_nothing() -> None:
    assert _asked("Pourquoi tu portes une cravate ?", "Ça sent quoi ?")[0::4] == ("clothes", False)


def test_why_is_asked_about_what_the_one_asked_had_answered() -> None:
    smell, dark = Spoken(text="Ça sent quoi ?"), Spoken(text="Il fait sombre ?")
    exchanges = (
        Exchange(0, 1, smell, 1, Spoken(text="Le café.")),
        Exchange(1, 2, dark, 2, Spoken(text="Non, clair.")),
        Exchange(2, 1, Spoken(text="Pourquoi ?"), 1),
    )
    assert [each.topic for each in questions(exchanges)] == ["smell", "light", "smell"]
    assert [line.facet for line in heard(exchanges)] == ["smell", "light"]


def test_what_the_lists_were_tried_on_is_still_understood() -> None:
    """What the bench counts, on the texts that may be read: a change that undoes the lists shows here."""
    for language in LANGUAGES:
        figures = bench.read_questions(talk.questions("tuned", language), asked)
        assert all(10 * right >= 8 * of for right, of in (figures["topic"], figures["form"]))
        right, of = bench.read_answers(talk.replies("tuned", language), said)["meant"]
        assert 10 * right >= 7 * of


# -- answers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("text", "facet", "values"), corpus.ANSWERS)
def test_people_s_answers_are_understood(text: str, facet: str, values: frozenset[str]) -> None:
    assert _heard(text, facet) == {(facet, value) for value in values}


def test_four_of_five_answers_that_nothing_was_fitted_to_are_understood() -> None:
    understood = [text for text, facet, value in corpus.UNSEEN if (facet, value) in _heard(text, facet)]
    assert len(understood) >= 0.8 * len(corpus.UNSEEN)


@pytest.mark.parametrize("text", corpus.EVASIVE)
def test_what_says_nothing_is_vague_whatever_was_asked(text: str) -> None:
    assert not any(_heard(text, facet) for facet in FACETS)


@pytest.mark.parametrize(
    ("text", "facet", "value"),
    [
        ("Ce n'est pas bruyant du tout.", "noise", "din"),
        ("Nobody in uniform.", "clothes", "uniform"),
        ("Aucun garde, aucune alarme.", "danger", "security"),
        ("It is never cold.", "temperature", "cold"),
        ("Quiet? Not at all.", "noise", "silent"),
        ("Anything but quiet.", "noise", "silent"),
        ("Je ne dirais pas que c'est bruyant.", "noise", "din"),
    ],
)
def test_what_is_denied(text: str, facet: str, value: str) -> None:
    assert meanings(Spoken(text=text), facet) == (Meaning(facet, value, denied=True),)


@pytest.mark.parametrize("text", ["Pas mal de bruit.", "Not only noise.", "Du bruit, non ?"])
def test_what_only_looks_denied(text: str) -> None:
    assert meanings(Spoken(text=text), "noise") == (DIN,)


@pytest.mark.parametrize(
    ("text", "tone", "meaning"),
    [
        ("C'est bruyant.", "sure", DIN),
        ("Bruyant, je crois.", "unsure", DIN),
        ("Maybe it's loud", "unsure", DIN),
        ("Oh oui, SUPER calme, j'ai juste perdu un tympan.", "ironic", DIN),
        ("Oh yes, SO quiet…", "ironic", Meaning("noise", "silent", denied=True)),
        ("calme 😂", "ironic", Meaning("noise", "silent", denied=True)),
    ],
)
def test_the_tone_of_an_answer(text: str, tone: str, meaning: Meaning) -> None:
    found = said(Spoken(text=text), "noise")
    assert (found.tone, found.meanings) == (tone, (meaning,))


def test_both_languages_are_read_at_once_and_several_values_heard() -> None:
    assert meanings(Spoken(text="Quiet, puis soudain un vacarme"), "noise") == (SILENT, DIN)


def test_keywords_are_words_that_are_understood() -> None:
    for facet in FACETS:
        for value in VALUES[facet]:
            for language in LANGUAGES:
                listed = keywords(f"{facet}:{value}", language)
                assert len(listed) >= 5
                for keyword in listed:
                    assert (facet, value) in _heard(keyword, facet), keyword


@pytest.mark.parametrize("text", ["", "   ", "?!…", "🙂", "\u0000", "123", "a" * 200, "ß" * 200, "d'" * 100])
def test_anything_at_all_can_be_read(text: str) -> None:
    assert isinstance(_facet(text), str)
    assert isinstance(_heard(text, "light"), set)


# -- what exactly a question wants -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "wants"),
    [
        ("Tu viens souvent ici ?", "often"),
        ("Do you come round here often?", "often"),
        ("Depuis quand t'es là ?", "since"),
        ("How long have you been here?", "since"),
        ("Tu repars quand ?", "ahead"),
        ("Ça ferme à quelle heure ?", "hours"),
        ("Is it open at night?", "hours"),
        ("Quel est le meilleur moment pour venir, le jour ou la nuit ?", "moment"),
        ("Quel souvenir tu rapporterais ?", "steal"),
        ("What would you change about the place?", "change"),
        ("Il est comment, ton chef ?", "boss"),
        ("Tu te plais ici ?", "good"),
        ("Tu t'ennuies ?", "bad"),
        ("Are you scared of being bored?", "bad"),
        ("Tu ne t'ennuies pas ?", ""),
        ("T'es le Joker ?", "joker"),
        ("Tu bluffes, non ?", "joker"),
        ("Qui a gagné les élections ?", ""),
    ],
)
def test_what_exactly_a_question_wants_to_know(text: str, wants: str) -> None:
    assert _asked(text).wants == wants


def test_what_follows_up_wants_what_was_wanted_before() -> None:
    assert _asked("et toi ?", "Il est comment, ton chef ?").wants == "boss"
    assert _asked("Depuis quand ?", "Ça ferme à quelle heure ?").wants == "since"


@pytest.mark.parametrize("text", ["Je peux m'asseoir où ?", "On peut danser ici ?", "Where can I park my bike?"])
def test_a_question_with_a_subject_of_its_own_takes_up_nothing(text: str) -> None:
    assert not _asked(text, "Ça sent quoi ?").follows


def test_what_is_taken_up_is_the_same_or_not() -> None:
    same, other = questions_of("recall_noise_silent~then_noise_1"), questions_of("recall_clothes_robe~then_clothes_2")
    assert same is not None and same.named == (("silent",),)
    assert other is not None and other.named == (tuple(each for each in VALUES["clothes"] if each != "robe"),)
    assert questions_of("recall_noise_silent~none_1") is None


def test_whatever_is_wanted_is_answered_in_many_ways() -> None:
    for wants in PARTICULAR:
        able = [aside for aside in ASIDES.values() if aside.answers(("open",), wants)]
        assert len(able) >= 8, wants
        assert len({(aside.facet, aside.value) for aside in able}) >= 6, wants
    assert {row.wants for row in ASKS.values()} - {""} <= WANTS
