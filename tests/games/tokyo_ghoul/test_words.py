"""The words of Tokyo Ghoul: every key the rules can name has a text in both languages, and every text is of use."""

from __future__ import annotations

import re

import pytest
from msgspec import Struct
from tests.games.tokyo_ghoul.everything import EVERYTHING
from tests.words.ftl import entries, minute, source
from tests.words.matches_in_words import NAMES
from tests.words.rules_source import Rules

from penombre.engine import Option, Said, Seen, Statement
from penombre.engine.talk import KINDS
from penombre.games import tokyo_ghoul
from penombre.games.tokyo_ghoul import catalogue, flow
from penombre.games.tokyo_ghoul.catalogue import (
    AREAS,
    BASE_TYPES,
    CAMPS,
    CHARACTERS,
    CLUES,
    OBJECTIVES,
    PLACES,
    RESERVE,
    SUPPORTS,
    deck,
)
from penombre.games.tokyo_ghoul.rules import TokyoGhoul
from penombre.words import LANGUAGES, Words

GAME = TokyoGhoul()
KEYS = entries(source("games", "tokyo_ghoul", "words", "fr.ftl"))
WORDS = {language: Words("tokyo_ghoul", language) for language in LANGUAGES}

RULES = Rules(tokyo_ghoul)
EVENTS = RULES.events()
ASKS = RULES.asks() | RULES.named(1, "_turn_up", "_whispered")
SHARED = {"card"}
"""Words of options that all games share."""
ROWS = [
    row
    for table in vars(catalogue).values()
    if isinstance(table, dict)
    for row in table.values()
    if isinstance(row, Struct)
]
FAMILIES: dict[str, set[str]] = {
    "minute": minute(5),
    "game": {"title"},
    "event": EVENTS,
    "ask": ASKS,
    "option": RULES.options() - SHARED,
    "reason": RULES.refusals(),
    "phase": {phase for phase, _ in flow.STAGES.values()},
    "character": set(CHARACTERS),
    "camp": set(CAMPS),
    "objective": {*OBJECTIVES, "team"},
    "place": set(PLACES),
    "action": {action for place in PLACES.values() for action in place.actions},
    "clue": set(CLUES),
    "support": set(SUPPORTS),
    "area": set(AREAS),
    "setting": {setting.name for setting in GAME.settings},
    **{
        setting.name: set(setting.choices)
        for setting in GAME.settings
        if setting.kind == "choice" and setting.name != "characters"
    },
    "source": {"rulebook", "review", "reconstruction"},
    "value": {name for row in ROWS for name in getattr(row, "origins", {})},
    "ending": RULES.named(1, "finish"),
    **{name: set(CLUES) for name in ("card", "face", "give", "take", "gave", "took")},
    "flown": set(PLACES),
    "what": set(GAME.vocabulary) - {""},
    "say": set(KINDS) - {"text", "emote", "unsay"},
    "hint": {
        *("welcome", "show", "gift", "walk", "interrogate", "interrogated", "exchange", "suspicion"),
        *("rumour", "red", "special", "special_counts", "face_up", "face_up_counts", "support"),
    },
}
FREE = {"rule", "example"}
"""Families the rules do not name: chapters of the help, and scenes that show them at work."""


def test_the_source_is_read() -> None:
    assert {"dealt", "prelim_saw", "suspicion", "interrogation_over", "support_peek", "objective_met"} <= EVENTS
    assert {"show_initial", "redisplay", "turn_choice", "attack", "support_action"} <= ASKS
    assert {"move", "special", "exchange", "keep", "token", "pass"} <= FAMILIES["option"]
    assert FAMILIES["reason"] == {"one_place"}
    assert FAMILIES["ending"] == {"instant", "kill", "exhausted"}
    assert {"collection", "proof", "markers", "name"} <= FAMILIES["value"]


# -- the files -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_has_a_word_for_every_key_and_for_no_other(family: str) -> None:
    ids = {id.removeprefix(f"{family}-") for id in KEYS if id.startswith(f"{family}-")}
    assert ids == FAMILIES[family]


def test_every_word_belongs_to_a_family() -> None:
    assert {id.partition("-")[0] for id in KEYS} == FAMILIES.keys() | FREE


def test_attributes_are_those_that_are_looked_for() -> None:
    read_about = ("camp", "objective", "place", "action", "clue", "support", "area", "setting", *FREE, "hint")
    expected = {
        "game": {"tagline", "length"},
        "character": {"text", "camp"},
        "ending": {"short"},
        **{family: {"text"} for family in read_about},
    }
    choices = {setting.name for setting in GAME.settings}
    for id, found in KEYS.items():
        family = id.partition("-")[0]
        attributes = found - {"effect"}
        if family == "option":
            assert attributes <= ASKS, id
        elif family in choices:
            assert attributes <= {"text"}, id
        else:
            assert attributes == expected.get(family, set()), id


# -- the catalogue -------------------------------------------------------------------------------------------------

SAID = {
    "fr": {
        "collection": "Collection\u00a0: si vous avez 3 cartes {}",
        "elimination": "Élimination\u00a0:",
        "stay_alive": "en vie avec au moins 2 cartes {}",
        "companion": "gagnez si {} est de la partie et en vie",
        "proof": "au moins {} jeton",
        "players": "à partir de {} joueurs",
        "variant": "la variante {}",
    },
    "en": {
        "collection": "Collection: if you have 3 {} cards",
        "elimination": "Elimination:",
        "stay_alive": "alive with at least 2 {} cards",
        "companion": "win if {} is in the game and alive",
        "proof": "at least {} Suspicion token",
        "players": "{} players and more",
        "variant": "the {} variant",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", CHARACTERS)
def test_a_character_s_text_tells_what_the_catalogue_says(id: str, language: str) -> None:
    words, said, row = WORDS[language], SAID[language], CHARACTERS[id]
    text = words.attribute(f"character-{id}", "text")
    for value, family in (("collection", "clue"), ("stay_alive", "clue"), ("companion", "character")):
        wanted = getattr(row, value)
        phrase = said[value]
        if wanted:
            assert phrase.format(words.text(f"{family}-{wanted}")) in text
        else:
            assert max(phrase.split("{}"), key=len) not in text
    assert (said["elimination"] in text) == bool(row.elimination)
    if row.elimination:
        assert words.text(f"camp-{row.elimination}") in text.partition(said["elimination"])[2]
    assert (said["players"].format(row.least_players) in text) == bool(row.least_players)
    assert (said["variant"].format(words.text("clue-masque")).casefold() in text.casefold()) == bool(row.variant)
    if row.proof:
        assert said["proof"].format(row.proof) in text
    camps = [words.text(f"camp-{camp}") for camp in row.camps]
    assert all(camp in words.attribute(f"character-{id}", "camp") for camp in camps)


@pytest.mark.parametrize("id", PLACES)
def test_a_place_s_text_tells_its_actions_in_their_order(id: str) -> None:
    signs = {"interrogation": "Interrogatoire", "brouiller_retirer": "remettre", "brouiller_donner": "donner un jeton"}
    text = WORDS["fr"].attribute(f"place-{id}", "text")
    signs |= {"attaque_max": "le plus de jetons", "attaque_3": "au moins 3 jetons"}
    signs |= {action: WORDS["fr"].text(f"action-{action}") for action in catalogue.SUSPICIONS}
    found = [text.index(signs[action]) for action in PLACES[id].actions]
    assert found == sorted(found)
    assert text.startswith("Lieu rouge.") == PLACES[id].red
    told = {action for action, sign in signs.items() if sign in text}
    assert told == set(PLACES[id].actions)


def test_the_set_up_is_told_as_it_is_dealt() -> None:
    text = WORDS["fr"].attribute("rule-setup", "text")
    for players, tokens in RESERVE.items():
        assert re.search(rf"\b{tokens}\b[^,.]* à {players}\b", text)
    for players in (5, 6):
        dealt = deck(players, masks=False)
        cards = [f"{dealt.count(type)} {WORDS['fr'].text(f'clue-{type}')}" for type in BASE_TYPES]
        assert f"à {players}, {', '.join(cards[:-1])} et {cards[-1]}" in text
    for players, (told, counts) in {
        4: ("3 de chaque type", (3, 3, 3, 3)),
        7: ("6 Café et 5 de chaque autre type", (6, 5, 5, 5)),
        8: ("6 de chaque", (6, 6, 6, 6)),
    }.items():
        assert re.search(rf"à {players}, (il y en a )?{told}", text)
        assert tuple(deck(players, masks=False).count(type) for type in BASE_TYPES) == counts


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_setting_for_a_first_game_says_that_it_is_about_drawn_characters(language: str) -> None:
    drawn = {"fr": "tirés au hasard", "en": "drawn at random"}
    assert drawn[language] in WORDS[language].attribute("setting-beginner", "text")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_no_tokens_is_not_said_to_be_the_most_suspected(language: str) -> None:
    least = {"fr": "au moins un", "en": "at least one"}
    for key in ("place-ruelle", "action-attaque_max", "rule-attack"):
        assert least[language] in WORDS[language].attribute(key, "text"), key


# -- in play -------------------------------------------------------------------------------------------------------


def test_matches_meet_every_event_of_the_source() -> None:
    assert EVERYTHING.all_of("event") == EVENTS


# -- read aloud ----------------------------------------------------------------------------------------------------

OVER = {"seat": 0, "target": 1}
SUSPICION = {"area": "cafe", "reserve": 8}
PEEK = {"seat": 0, "target": 1, "own": False, "support": ""}


@pytest.mark.parametrize(
    ("seen", "me", "french", "english"),
    [
        (
            Seen("interrogation_over", {**OVER, "gave": "", "took": ""}),
            2,
            "Fin de l’interrogatoire. S’il y a eu un échange entre Léa et Anna, il reste secret.",
            "The questioning is over. If Léa and Anna swapped cards, it stays secret.",
        ),
        (
            Seen("interrogation_over", {**OVER, "gave": "", "took": ""}),
            1,
            "Léa n’échange rien avec vous.",
            "Léa swaps nothing with you.",
        ),
        (
            Seen("interrogation_over", {**OVER, "gave": "cafe", "took": "colombe"}),
            1,
            "Échange : Léa vous prend une carte Café et vous laisse une carte Colombe.",
            "A swap: Léa takes a Coffee card from you and leaves you a Dove card.",
        ),
        (
            Seen("interrogation_over", {**OVER, "gave": "cafe", "took": "colombe"}),
            0,
            "Échange avec Anna : vous donnez une carte Café et prenez une carte Colombe.",
            "A swap with Anna: you give a Coffee card and take a Dove card.",
        ),
        (
            Seen("suspicion", {**SUSPICION, "seats": []}),
            0,
            "Qui a deux cartes Café ? Personne ne prend de jeton. Réserve : 8.",
            "Who holds two Coffee cards? Nobody takes a token. Reserve: 8.",
        ),
        (
            Seen("suspicion", {**SUSPICION, "seats": [0, 1]}),
            0,
            "Qui a deux cartes Café ? Anna et vous prenez un jeton chacun. Réserve : 8.",
            "Who holds two Coffee cards? Anna and you take a token each. Reserve: 8.",
        ),
        (
            Seen("suspicion", {"area": "transformation", "seats": [1], "reserve": 0}),
            0,
            "Qui cache une Transformation ? Anna prend un jeton. La Réserve est vide !",
            "Who hides a Transformation? Anna takes a token. The Reserve is empty!",
        ),
        (
            Seen("support_peek", PEEK),
            2,
            "Léa regarde le jeton Soutien d’Anna.",
            "Léa looks at Anna’s Support token.",
        ),
        (
            Seen("support_peek", {**PEEK, "support": "soutien_kaneki"}),
            0,
            "Vous regardez le jeton Soutien d’Anna : Kaneki transformé.",
            "You look at Anna’s Support token: Transformed Kaneki.",
        ),
        (
            Seen("support_peek", {**PEEK, "target": 0, "own": True}),
            2,
            "Léa regarde son propre jeton Soutien.",
            "Léa looks at their own Support token.",
        ),
        (
            Seen("killed", {"seat": 1, "target": 0, "character": "rize", "defended": True}),
            2,
            "L’attaque se retourne : Léa meurt. C’était KAMISHIRO Rize.",
            "The attack turns back: Léa dies. It was Rize Kamishiro.",
        ),
        (
            Seen("moved", {"seat": 0, "steps": 1, "place": "ruelle", "left": 3, "slot": 4, "flown": []}),
            0,
            "Vous avancez d’un Lieu : Ruelle.",
            "You move one Place: Dark Alley.",
        ),
    ],
)
def test_the_game_master_speaks(seen: Seen, me: int | None, french: str, english: str) -> None:
    spoken = {language: words.event(seen, NAMES[:4], me) for language, words in WORDS.items()}
    plain = {language: re.sub("[\u00a0\u202f]", " ", text) for language, text in spoken.items()}
    assert plain == {"fr": french, "en": english}


def test_a_way_that_is_closed_names_no_place() -> None:
    closed = Option("move-2", word="move", args={"steps": 2, "place": ""}, refused="one_place")
    assert WORDS["fr"].option(closed, "turn_choice", NAMES) == "Avancer de deux Lieux"
    assert WORDS["en"].reason("one_place") == "There is only one other visible Place."


@pytest.mark.parametrize(
    ("statement", "french", "english"),
    [
        (Statement("claim", what="colombe"), "J’ai des cartes Colombe.", "I have Dove cards."),
        (Statement("claim", 2, "goule"), "Croyez-moi : Chloé est une Goule.", "Believe me: Chloé is a Ghoul."),
        (Statement("claim", what="jeton"), "Retirez-moi un jeton Soupçon !", "Take a Suspicion token off me!"),
        (
            Statement("ask", 2, "sans_cafe"),
            "Chloé, ne me donne pas de cartes Café.",
            "Chloé, please give me no Coffee cards.",
        ),
    ],
)
def test_what_people_say_most_often_can_be_said_in_one_statement(
    statement: Statement, french: str, english: str
) -> None:
    for language, expected in (("fr", french), ("en", english)):
        said = WORDS[language].statement(Said(0, 0, statement), ("Anna", "Bruno", "Chloé", "David"))
        assert expected in re.sub(r"\s", " ", said)
