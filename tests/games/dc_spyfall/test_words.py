"""The words of DC Spyfall: every key the rules can name has a text in both languages, and every text is of use."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from tests.games.dc_spyfall.everything import EVERYTHING
from tests.words.ftl import entries, minute, source
from tests.words.matches_in_words import NAMES, Reader, readable
from tests.words.rules_source import Rules

from penombre.engine import CLOCK, NOBODY, Ask, Match, Option, Said, Seen, Statement
from penombre.engine.talk import KINDS
from penombre.games import dc_spyfall
from penombre.games.catalogue_rows import RECONSTRUCTION, RULEBOOK
from penombre.games.dc_spyfall import catalogue, flow, phrases, talking
from penombre.games.dc_spyfall.bot.text_reading.synonyms import DENIALS
from penombre.games.dc_spyfall.catalogue import ABILITIES, EMOTES, HARLEY, JOKER, MODULES, ROLES
from penombre.games.dc_spyfall.location_names import names_location
from penombre.games.dc_spyfall.locations import FACETS, LOCATIONS, MULTIVERSE, VALUES
from penombre.games.dc_spyfall.rules import DcSpyfall
from penombre.games.dc_spyfall.table import SpyfallTable
from penombre.testing.random_player import random_step
from penombre.words import LANGUAGES, Words

GAME = DcSpyfall()
KEYS = entries(source("games", "dc_spyfall", "words", "fr.ftl"))
WORDS = {language: Words("dc_spyfall", language) for language in LANGUAGES}

RULES = Rules(dc_spyfall)
EVENTS = RULES.events()
ASKS = RULES.asks() | RULES.named(0, "talk") | RULES.named(1, "_point") | {"clock"}
SHARED = {"seat", "yes", "no"}
"""Words of options that all games share."""
INTERRUPTS = {
    *("accuse", "joker_reveal", "declare_multiverse", "greatest_detective", "lasso_of_truth"),
    *("speed_force_more", "speed_force_less"),
}
"""Words of options that the rules put together."""
UNSAID = {"names_a_place", "joker_keeps_out"}
REASONS = {
    *("just_asked_you", "not_a_neighbour", "not_your_ability"),
    *(talking.BRIEFLY.refused, talking.NEGATED.refused),
    *UNSAID,
}
ROUND_ENDINGS = {"accusation", "pointing", "nobody", "claim", "prank_claim", "multiverse_vote"}
SENTENCES = {phrase for phrase, meaning in phrases.MEANINGS.items() if not meaning.denied}
FAMILIES: dict[str, set[str]] = {
    "minute": minute(5),
    "game": {"title"},
    "event": EVENTS,
    "ask": ASKS,
    "option": (RULES.options() | INTERRUPTS) - SHARED,
    "reason": REASONS | ROUND_ENDINGS,
    "phase": {phase for phase, _ in flow.STAGES.values()},
    "role": set(ROLES),
    "card": {JOKER, *LOCATIONS, *(f"{id}_harley" for id in LOCATIONS)},
    "location": set(LOCATIONS),
    "ability": set(ABILITIES),
    "module": set(MODULES),
    "facet": {*FACETS, "generic"},
    "value": {value for values in VALUES.values() for value in values},
    "phrase": SENTENCES,
    "winner": {"heroes", "joker", "finder", "others", "nobody"},
    "kind": {"standard", "prank", "multiverse"},
    "setting": {setting.name for setting in GAME.settings},
    **{setting.name: set(setting.choices) for setting in GAME.settings if setting.kind == "choice"},
    "source": {RULEBOOK, catalogue.ELSEWHERE, RECONSTRUCTION},
    "ending": {"points"},
    "what": set(GAME.vocabulary) - {""},
    "say": set(KINDS) - {"text", "emote", "unsay"},
    "hint": {
        *("welcome", "goal", "look", "ability", "ask", "answer", "listen", "places", "accuse_vote", "power"),
        *("joker_claim", "harley", "multiverse", "multiverse_vote", "final_talk", "final_point"),
        "aloud",
    },
}
FREE = {"rule", "example"}
"""Families the rules do not name: chapters of the help, and scenes that show them at work."""
PARTS = {"denied", "duration", "speech"}
"""Texts that others are made of."""


def plain(text: str) -> str:
    """A text whose spaces are all alike."""
    return re.sub("[\u00a0\u202f]", " ", text)


def figures(text: str) -> set[int]:
    """The numbers a text names."""
    return {int(figure) for figure in re.findall(r"\d+", text)}


def test_the_source_is_read() -> None:
    assert {"opened", "dealt", "asks", "claims_prank", "harley_pointed", "game_over"} <= EVENTS
    assert {"ask", "answer", "interrupt", "harley_talk", "final_point", "time_up", "round_end"} <= ASKS
    assert {"boom_tube", "boom_tube_aloud", "claim_nothing", "point_nobody", "applaud"} <= FAMILIES["option"]


# -- the files -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_has_a_word_for_every_key_and_for_no_other(family: str) -> None:
    ids = {id.removeprefix(f"{family}-") for id in KEYS if id.startswith(f"{family}-")}
    assert ids == FAMILIES[family]


def test_every_word_belongs_to_a_family() -> None:
    assert {id.partition("-")[0] for id in KEYS} == FAMILIES.keys() | FREE | PARTS


def test_attributes_are_those_that_are_looked_for() -> None:
    expected = {
        "game": {"tagline", "length"},
        "role": {"text", "camp"},
        "ability": {"text", "timing"},
        "ending": {"short"},
        **{family: {"text"} for family in ("location", "setting", "hint", *FREE)},
    }
    told_more = {"event-dealt": {"card"}, "event-ability_used": {"target"}}
    for id, found in KEYS.items():
        family = id.partition("-")[0]
        attributes = found - {"effect"}
        if family in ("clock_mode", "language"):
            assert attributes <= {"text"}, id
        else:
            assert attributes == told_more.get(id, expected.get(family, set())), id


def test_every_example_of_the_rules_is_told() -> None:
    assert sum(id.startswith("example-") for id in KEYS) == 38


# -- the catalogue -------------------------------------------------------------------------------------------------


def test_the_numbers_of_the_catalogue_are_those_of_the_abilities() -> None:
    numbers = {
        "speed_force": {catalogue.SPEED // 1000, catalogue.SLOWEST // 1000},
        "few_words": {catalogue.FEW_WORDS},
    }
    for id in ABILITIES:
        assert figures(WORDS["fr"].attribute(f"ability-{id}", "text")) == numbers.get(id, set()), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ability_says_whether_it_is_used_once(language: str) -> None:
    once = {"fr": "Une fois par manche", "en": "Once a round"}[language]
    for id, ability in ABILITIES.items():
        assert (once in plain(WORDS[language].attribute(f"ability-{id}", "timing"))) == ability.single, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_negations_are_told_as_they_are_looked_for(language: str) -> None:
    text = WORDS[language].attribute("ability-bizarro_logic", "text")
    for word in catalogue.NEGATIONS[language]:
        if "*" not in word:
            assert re.search(rf"\b{word}\b", text), word


def test_the_times_of_the_rules_are_told_as_they_are() -> None:
    told = {
        "questions": {"ask", "answer"},
        "accusation": {"vote"},
        "reveal": {"claim"},
        "time_up": {"final_talk"},
        "powers": {"power"},
        "harley": {"harley_talk"},
        "multiverse": {"multiverse_talk"},
    }
    for chapter, paces in told.items():
        text = plain(WORDS["fr"].attribute(f"rule-{chapter}", "text"))
        for pace in paces:
            assert f"{GAME.paces[pace]} secondes" in text, (chapter, pace)
    assert figures(WORDS["fr"].attribute("clock_mode-turns", "text")) == {
        catalogue.ASK_CHARGE // 1000,
        catalogue.ANSWER_CHARGE // 1000,
    }


def test_the_points_are_told_as_they_are_given() -> None:
    points = plain(WORDS["fr"].attribute("rule-points", "text"))
    assert f"Un Héros est condamné : le Joker marque {catalogue.JOKER_FREED} points" in points
    assert f"Personne n’est condamné : il en marque {catalogue.JOKER_SURVIVED}" in points
    harley = plain(WORDS["fr"].attribute("rule-harley", "text"))
    assert f"Sinon le Joker en marque {catalogue.JOKER_FREED}, et elle {catalogue.HARLEY_HIDDEN}" in harley
    assert f"À partir de {catalogue.HARLEY_PLAYERS} joueurs" in harley
    prank = plain(WORDS["fr"].attribute("rule-prank", "text"))
    assert f"il marque {catalogue.PRANK_FOUND} points" in prank
    assert f"tous les autres marquent {catalogue.PRANK_MISSED} point" in prank
    multiverse = plain(WORDS["fr"].attribute("rule-multiverse", "text"))
    assert f"qui l’a déclaré marque {catalogue.MULTIVERSE_FOUND} points" in multiverse
    assert f"le Joker marque {catalogue.JOKER_MULTIVERSE} points quel que soit son vote" in multiverse


def test_the_places_without_a_copy_are_those_that_are_named() -> None:
    text = plain(WORDS["fr"].attribute("rule-multiverse", "text")).casefold()
    assert f"de {len(MULTIVERSE)} lieux" in text
    for location in LOCATIONS.values():
        named = any(re.search(rf"\b{re.escape(alias.replace(chr(39), '’'))}\b", text) for alias in location.aliases)
        assert named != location.multiverse, location.id


# -- ready phrases -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_phrases_are_worded_alike(language: str) -> None:
    said = [WORDS[language].text(f"phrase-{id}") for id in SENTENCES if not id.startswith("short_")]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phrase_is_short_enough_and_names_no_place(language: str) -> None:
    for id in SENTENCES:
        said = readable(WORDS[language].text(f"phrase-{id}"), language)
        assert len(WORDS[language].text("denied", phrase=said)) <= catalogue.LONGEST_TEXT
        assert not names_location(said), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_phrases_for_those_whom_an_ability_binds_are_as_it_wants(language: str) -> None:
    words = WORDS[language]
    for id in (*phrases.ASKING_BRIEFLY.phrases, *phrases.ANSWERING_BRIEFLY.phrases):
        assert talking.BRIEFLY.allows(words.text(f"phrase-{id}")), id
    for id in phrases.DENYING.phrases:
        sentence = words.text(f"phrase-{id.removeprefix(phrases.DENIAL)}")
        assert talking.NEGATED.allows(words.text("denied", phrase=sentence)), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_denies_begins_as_readers_expect(language: str) -> None:
    said = plain(WORDS[language].text("denied", phrase="…")).lower()
    assert said.startswith(DENIALS)


# -- in play -------------------------------------------------------------------------------------------------------


def test_matches_meet_every_event_of_the_source() -> None:
    assert EVERYTHING.all_of("event") == EVENTS


def reading(match: Match[SpyfallTable]) -> Iterator[tuple[Ask, ...]]:
    """The open questions of a match, step by step."""
    rng = Random(3)
    while not match.over:
        yield tuple(match.asks())
        match.answer(*random_step(match, rng))


def test_what_may_be_done_instead_of_answering_has_words_too() -> None:
    reader, met = Reader(GAME.id), set()
    rng = Random(5)
    for deal in range(48):
        options = {**GAME.sample_options(6, rng), "super_powers": True}
        for asks in reading(Match(GAME, 6, options, deal)):
            for ask in asks:
                for option in ask.besides:
                    met.add(option.word)
                    reader.option(option, ask.kind, ask.seat)
    assert met >= INTERRUPTS | {"ask_anything", "silence", "boom_tube"}


def test_why_an_answer_is_refused_has_words() -> None:
    for words, language in zip(WORDS.values(), WORDS, strict=True):
        for reason in REASONS:
            readable(words.reason(reason, NAMES), language)


def test_whoever_may_hold_a_card_is_asked_in_the_same_words() -> None:
    for words in WORDS.values():
        for ability in ("force_field", "god_complex"):
            asked = {words.question(Ask(seat, "power", args={"ability": ability}), NAMES) for seat in range(4)}
            assert len(asked) == 1


# -- read aloud ----------------------------------------------------------------------------------------------------

MARK = {
    "fr": "Dans chaque paquet, une carte Lieu porte la marque de Harley Quinn ; elle ne compte qu’avec son module, "
    "et sans lui on ne la montre pas.",
    "en": "In each bag one Location card bears Harley Quinn’s mark; it only counts with her module, "
    "and without it is not shown.",
}
OVER = {
    "fr": "Fin de la manche 2. L’accusation était unanime. Les Héros gagnent. Le Lieu : Batcave. "
    "Points – Léa : 0, Anna : 2, Hugo : 0, Éric : 1.",
    "en": "End of round 2. The accusation was unanimous. The Heroes win. The Location: Batcave. "
    "Points – Léa: 0, Anna: 2, Hugo: 0, Éric: 1.",
}
PHRASE = {"phrase": "ask_noise_1", "denied": False, "text": ""}
FREE_TEXT = {"phrase": "", "denied": False, "text": "Tu vois la mer ?"}
DENIED = {"phrase": "noise_din_1", "denied": True, "text": ""}
ROUND = {
    "round": 2,
    "reason": "accusation",
    "kind": "standard",
    "location": "batcave",
    "winner": "heroes",
    "cards": ["joker", "batcave", f"batcave{HARLEY}", "batcave"],
    "abilities": [],
    "points": [0, 2, 0, 1],
}


@pytest.mark.parametrize(
    ("seen", "me", "french", "english"),
    [
        (
            Seen("opened", {"modules": [], "rounds": 1, "seconds": 480}),
            None,
            "Une manche de 8 minutes. Aucun module. " + MARK["fr"],
            "One round of 8 minutes. No module. " + MARK["en"],
        ),
        (
            Seen("opened", {"modules": ["harley_quinn", "jokers_prank"], "rounds": 5, "seconds": 240}),
            None,
            "5 manches de 4 minutes. Modules : Harley Quinn et La Farce du Joker. " + MARK["fr"],
            "5 rounds of 4 minutes. Modules: Harley Quinn and The Joker’s Prank. " + MARK["en"],
        ),
        (
            Seen("dealt", {"card": f"batcave{HARLEY}", "ability": ""}),
            0,
            "Votre carte : Batcave (Harley Quinn).",
            "Your card: Batcave (Harley Quinn).",
        ),
        (
            Seen("dealt", {"card": JOKER, "ability": "few_words"}),
            0,
            "Vous êtes le Joker. Où sont les autres ? À vous de le deviner. Votre Capacité : Avare de Mots.",
            "You are the Joker. Where are the others? That is for you to guess. Your Ability: Few Words.",
        ),
        (
            Seen("clock_starts", {"seat": 1, "seconds": 125}),
            0,
            "C’est parti pour 125 secondes ! Anna pose la première question.",
            "The clock starts: 125 seconds. Anna asks the first question.",
        ),
        (
            Seen("asks", {"seat": 0, "target": 1, "lasso": False, **PHRASE}),
            1,
            "Léa vous demande : « Qu’est-ce que tu entends ? »",
            "Léa asks you: “What do you hear?”",
        ),
        (
            Seen("asks", {"seat": 0, "target": 1, "lasso": True, **FREE_TEXT}),
            None,
            "Lasso de Vérité ! Léa demande encore à Anna : « Tu vois la mer ? »",
            "Lasso of Truth! Léa asks Anna again: “Tu vois la mer ?”",
        ),
        (
            Seen("answers", {"seat": 1, **DENIED}),
            1,
            "Vous répondez : « Je ne dirais pas : Je dois hausser la voix. »",
            "You answer: “I would not say: I have to raise my voice.”",
        ),
        (
            Seen("ability_used", {"seat": 0, "ability": "boom_tube", "target": 2}),
            2,
            "Boom Tube ! Léa vous renvoie la question : à vous d’y répondre.",
            "Boom Tube! Léa sends the question on to you: it is yours to answer.",
        ),
        (
            Seen("ability_used", {"seat": 0, "ability": "boom_tube"}),
            2,
            "Léa retourne sa carte Capacité : Boom Tube.",
            "Léa turns an Ability card over: Boom Tube.",
        ),
        (
            Seen("voted", {"seat": 0, "target": 1, "ayes_seats": [0, 2], "noes_seats": [3]}),
            1,
            "Le Joker, est-ce vous ? Pour : Léa et Hugo. Contre : Éric.",
            "Are you the Joker? For: Léa and Hugo. Against: Éric.",
        ),
        (
            Seen("accusation_failed", {"seat": 1, "target": 2}),
            0,
            "Il fallait l’unanimité : le chrono repart, et l’accusation d’Anna est dépensée.",
            "It had to be unanimous: the clock runs again, and Anna’s accusation is spent.",
        ),
        (
            Seen("convicted", {"target": 1, "card": f"oa{HARLEY}"}),
            0,
            "La table condamne Anna, et la carte se retourne : Oa (Harley Quinn).",
            "The table convicts Anna, and the card is turned over: Oa (Harley Quinn).",
        ),
        (
            Seen("speed", {"seat": 0, "faster": True, "seconds": 45}),
            1,
            "Le temps s’emballe : 45 secondes de moins.",
            "Time races: 45 seconds less.",
        ),
        (
            Seen("speed", {"seat": 0, "faster": False, "seconds": 60}),
            1,
            "Le temps ralentit : 60 secondes de plus.",
            "Time slows down: 60 seconds more.",
        ),
        (
            Seen("claims_prank", {"seat": 0, "right": True}),
            1,
            "« C’est une Farce ! » Léa a raison : tout le monde était le Joker.",
            "“It is all a Prank!” Léa is right: everybody was the Joker.",
        ),
        (
            Seen("claims_prank", {"seat": 0, "right": False}),
            0,
            "« C’est une Farce ! » Vous avez tort : il n’y avait qu’un Joker.",
            "“It is all a Prank!” You are wrong: there was only one Joker.",
        ),
        (
            Seen("claims_nothing", {"seat": 0}),
            1,
            "Léa ne nomme aucun Lieu : cela compte comme une erreur.",
            "Léa names no Location: that counts as a wrong one.",
        ),
        (
            Seen("harley_pointed", {"target": 1, "found": True}),
            1,
            "Harley Quinn, c’était vous, et la table l’a vu !",
            "You were Harley Quinn, and the table saw it!",
        ),
        (
            Seen("harley_pointed", {"target": 1, "found": False}),
            0,
            "Tous les regards sont sur Anna, mais ce n’est pas Harley Quinn.",
            "All eyes are on Anna, who is not Harley Quinn.",
        ),
        (
            Seen("fingers", {"fingers": [1, NOBODY, 0, 1]}),
            0,
            "Tous les doigts se tendent. Léa : Anna, Anna : personne, Hugo : Léa, Éric : Anna.",
            "All fingers point at once. Léa: Anna, Anna: nobody, Hugo: Léa, Éric: Anna.",
        ),
        (
            Seen("round_over", ROUND),
            None,
            OVER["fr"],
            OVER["en"],
        ),
        (
            Seen("game_over", {"seats": [0, 1], "scores": [5, 5, 2, 0]}),
            1,
            "La partie est finie. Victoire partagée : Léa et vous. Totaux – Léa : 5, Anna : 5, Hugo : 2, Éric : 0.",
            "The game is over, and victory is shared: Léa and you. Totals – Léa: 5, Anna: 5, Hugo: 2, Éric: 0.",
        ),
    ],
)
def test_the_game_master_speaks(seen: Seen, me: int | None, french: str, english: str) -> None:
    spoken = {language: plain(words.event(seen, NAMES[:4], me)) for language, words in WORDS.items()}
    assert spoken == {"fr": french, "en": english}


def test_every_length_of_a_round_in_whole_minutes_is_told_in_minutes() -> None:
    low, high = catalogue.CLOCK_RANGE
    for seconds in range(low, high + 1, 60):
        assert WORDS["fr"].text("duration", seconds=seconds) == f"{seconds // 60} minutes"


def test_a_question_says_what_an_ability_wants_of_the_answer() -> None:
    asked = {"by": 1, **PHRASE}
    texts = {
        limit: plain(WORDS["fr"].question(Ask(0, "answer", args={**asked, "limit": limit}), NAMES))
        for limit in ("", "few_words", "bizarro_logic", "neighbourhood_watch")
    }
    assert texts[""] == "Anna vous demande : « Qu’est-ce que tu entends ? » Que répondez-vous ?"
    assert "3 mots au plus" in texts["few_words"]
    assert "négation" in texts["bizarro_logic"]
    assert texts["neighbourhood_watch"] == texts[""]


def test_a_sceptic_hears_that_this_vote_is_not_free() -> None:
    vote = {"by": 1, "target": 2}
    free = WORDS["fr"].question(Ask(0, "accuse_vote", args={**vote, "sceptic": False}), NAMES)
    bound = WORDS["fr"].question(Ask(0, "accuse_vote", args={**vote, "sceptic": True}), NAMES)
    assert "Sceptique" in bound
    assert "Sceptique" not in free


def test_the_clock_s_option_has_words() -> None:
    assert WORDS["fr"].option(Option("time_up", word="time_up"), "time_up", NAMES, CLOCK) == "Le temps est écoulé"


# -- talk ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("statement", "french", "english"),
    [
        (Statement("claim", 1, "vague"), "Bruno répond dans le vague.", "Bruno gives vague answers."),
        (Statement("claim", 0, "off"), "Ce que dit Anna ne colle pas.", "What Anna says does not fit."),
        (
            Statement("claim", what="multiverse_yes"),
            "Nous ne sommes pas tous au même endroit.",
            "We are not all in the same place.",
        ),
        (Statement("accuse", 0), "Je soupçonne Anna.", "I suspect Anna."),
        (Statement("accuse", 1, "echo"), "Je soupçonne Bruno, qui ne fait que répéter.", "I suspect Bruno, who only"),
        (Statement("vouch", 1), "Je fais confiance à Bruno", "I trust Bruno"),
        (Statement("ask", 1), "Bruno, qui soupçonnes-tu ?", "Bruno, who do you suspect?"),
    ],
)
def test_people_talk_in_sentences(statement: Statement, french: str, english: str) -> None:
    for language, expected in (("fr", french), ("en", english)):
        said = WORDS[language].statement(Said(2, 0, statement), ("Anna", "Bruno", "Chloé", "David"))
        assert expected in plain(said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("emote", EMOTES)
def test_every_gesture_is_told_in_a_way_of_its_own(emote: str, language: str) -> None:
    words = WORDS[language]
    for me in (None, 2):
        told = {words.statement(Said(2, 0, Statement("emote", what=each)), NAMES, me) for each in ("", *EMOTES)}
        assert len(told) == len(EMOTES) + 1
    shown = readable(words.statement(Said(2, 0, Statement("emote", what=emote)), NAMES), language)
    assert shown.startswith("Hugo ")


def test_no_ready_statement_names_a_place() -> None:
    for words in WORDS.values():
        for what in GAME.vocabulary:
            for kind in ("claim", "accuse", "vouch", "ask", "promise"):
                assert not names_location(words.statement(Said(0, 0, Statement(kind, 1, what)), NAMES))


@pytest.mark.parametrize(("language", "stops"), [("fr", "temps"), ("en", "clock")])
def test_no_clock_stops_for_a_multiverse_that_may_be_declared_after_it(language: str, stops: str) -> None:
    for seat in (0, 1):
        assert stops not in WORDS[language].event(Seen("declares", {"seat": seat}), NAMES, 0)
