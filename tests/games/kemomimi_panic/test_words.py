"""The words of Kemomimi Panic: every key the rules can name has a text in both languages, and every text is of use."""

from __future__ import annotations

import pytest
from tests.games.kemomimi_panic.everything import EVERY_ENDING, EVERYTHING
from tests.words.ftl import entries, minute, source
from tests.words.matches_in_words import NAMES
from tests.words.rules_source import Rules

from penombre.engine import CLOCK, Option, Seen
from penombre.engine.talk import KINDS
from penombre.games import kemomimi_panic
from penombre.games.kemomimi_panic import flow
from penombre.games.kemomimi_panic.catalogue import CHARACTERS, PRESETS, ROLES
from penombre.games.kemomimi_panic.rules import KemomimiPanic
from penombre.words import LANGUAGES, Words

GAME = KemomimiPanic()
KEYS = entries(source("games", "kemomimi_panic", "words", "fr.ftl"))
WORDS = {language: Words("kemomimi_panic", language) for language in LANGUAGES}
SILENT = {"psychic_akira", "homeless_arle"}
"""Characters that announce nothing: Akira answers others, Arle only is."""


RULES = Rules(kemomimi_panic)
EVENTS = RULES.events() | {f"announce_{id}" for id in CHARACTERS.keys() - SILENT}
ASKS = RULES.asks()
FAMILIES: dict[str, set[str]] = {
    "minute": minute(5),
    "game": {"title"},
    "event": EVENTS,
    "ask": ASKS,
    "option": RULES.options(),
    "reason": RULES.refusals(),
    "phase": {window.phase for window in flow.ORDER if isinstance(window, flow.Window)} | {"game_end"},
    "window": {window.id for window in flow.ORDER} | {id for one in CHARACTERS.values() for id in one.windows},
    "character": set(CHARACTERS),
    "role": set(ROLES),
    "tile": {"fake_jewels", "moon_card", "arrow_card"},
    "preset": {*PRESETS, "recommended", "random", "custom"},
    "setting": {setting.name for setting in GAME.settings},
    "source": {"rulebook", "review", "reconstruction"},
    "ending": RULES.named(1, "end"),
    "moon": RULES.told("moon"),
    "answer": RULES.told("answer"),
    "verdict": RULES.told("verdict"),
    "why": RULES.told("why"),
    "state": {"in_play", "ghost", "out"},
    "what": set(GAME.vocabulary) - {""},
    "say": set(KINDS) - {"text", "emote", "unsay"},
    "hint": {
        *("welcome", "goal_thief", "goal_civilians", "goal_informant", "dawn"),
        *("vote", "verdict", "night_thief", "night_guess", "night_quiet", "morning", "jewel_lost", "elimination"),
        *("ghost", "out", "reaction"),
    },
}
FREE = {"rule", "example"}
"""Families the rules do not name: chapters of the help, and scenes that show them at work."""


def test_the_source_is_read() -> None:
    assert {"dealt", "check_answer", "roles_swapped", "hands", "announce_teacher_verna"} <= EVENTS
    assert {"check", "swap_roles", "vote", "lead", "cancel"} <= ASKS
    assert {"hand_up", "pass", "jewel_of", "show_name"} <= FAMILIES["option"]
    assert FAMILIES["reason"] == {"leader_must_vote", "must_announce", "not_the_victim"}
    assert FAMILIES["moon"] == {"new", "full"}
    assert FAMILIES["ending"] == EVERY_ENDING
    assert RULES.named(1, "announced") <= CHARACTERS.keys() - SILENT


# -- the files -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_has_a_word_for_every_key_and_for_no_other(family: str) -> None:
    ids = {id.removeprefix(f"{family}-") for id in KEYS if id.startswith(f"{family}-")}
    assert ids == FAMILIES[family]


def test_every_word_belongs_to_a_family() -> None:
    assert {id.partition("-")[0] for id in KEYS} == FAMILIES.keys() | FREE


def test_attributes_are_those_that_are_looked_for() -> None:
    catalogue = {
        "game": {"tagline", "length"},
        "character": {"text", "timing", "short", "original"},
        "role": {"text", "camp"},
        "ending": {"short"},
        **{family: {"text"} for family in ("tile", "preset", "setting", "rule", "example", "hint")},
    }
    for id, found in KEYS.items():
        family = id.partition("-")[0]
        attributes = found - {"effect"}
        if family == "option":
            assert attributes <= ASKS, id
        elif id == "event-roles_swapped":
            assert attributes == {"role"}
        else:
            assert attributes == catalogue.get(family, set()), id


# -- in play -------------------------------------------------------------------------------------------------------


def test_matches_meet_every_event_of_the_source() -> None:
    assert EVERYTHING.all_of("event") == EVENTS


def test_the_clock_s_option_has_words() -> None:
    option = Option("time_up", word="time_up")
    assert WORDS["fr"].option(option, "talk", NAMES, CLOCK) == "Le temps est écoulé"


# -- read aloud ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seen", "me", "french", "english"),
    [
        (Seen("jewel_lost", {"seat": 0}), 0, "Vous perdez un Faux-Bijoux.", "You lose a jewel."),
        (Seen("jewel_lost", {"seat": 0}), 1, "Léa perd un Faux-Bijoux.", "Léa loses a jewel."),
        (
            Seen("roles_swapped", {"seats": [0, 1, 2]}),
            3,
            "Léa, Anna et Hugo mélangent leurs trois rôles.",
            "Léa, Anna and Hugo shuffle their three roles.",
        ),
        (
            Seen("roles_swapped", {"seats": [0, 1, 2], "role": "informant"}),
            1,
            "Léa, Hugo et vous mélangez vos trois rôles. Votre rôle est maintenant : Informateur.",
            "Léa, Hugo and you shuffle your three roles. Your role is now: Informant.",
        ),
        (
            Seen("check_answer", {"target": 1, "answer": "not_civilian"}),
            0,
            "Réponse de votre enquête : Anna n’est pas Civil.",
            "The answer to your check: Anna is not a Civilian.",
        ),
        (
            Seen("announce_teacher_viennetta", {"seat": 0, "target": 1}),
            None,
            "Viennetta tend la main : Léa récupère le Faux-Bijoux d’Anna.",
            "Viennetta holds out a hand: Léa picks up Anna’s jewel.",
        ),
        (
            Seen("announce_vice_class_rep_miranda", {"seat": 1, "target": 1, "suspect": 3}),
            1,
            "Miranda proteste : vous demandez à passer en jugement à la place d’Éric.",
            "Miranda objects: you want yourself judged, not Éric.",
        ),
        (
            Seen("hands", {"suspect": 3, "up_seats": [2], "forcing": False, "abstaining_seats": []}),
            2,
            "Une seule main se lève contre Éric : vous.",
            "Only one hand goes up against Éric: you.",
        ),
        (
            Seen("hands", {"suspect": 3, "up_seats": [], "forcing": False, "abstaining_seats": []}),
            3,
            "Personne ne lève la main contre vous.",
            "Nobody raises a hand against you.",
        ),
        (
            Seen("vote_result", {"suspect": 3, "hands": 1, "participants": 4, "verdict": "innocent"}),
            None,
            "1 voix pour 4 participants. Verdict pour Éric : innocent.",
            "1 vote, 4 participants. Verdict for Éric: innocent.",
        ),
        (
            Seen("no_theft", {"why": "blocked"}),
            None,
            "Pas de vol cette nuit : Croissant de Lune est bloqué.",
            "No theft tonight: Crescent Moon is blocked.",
        ),
    ],
)
def test_the_game_master_speaks(seen: Seen, me: int | None, french: str, english: str) -> None:
    spoken = {language: words.event(seen, NAMES[:4], me) for language, words in WORDS.items()}
    assert {language: text.replace("\u00a0", " ") for language, text in spoken.items()} == {"fr": french, "en": english}


def test_nobody_may_win_where_a_master_shares_a_defeat() -> None:
    over = Seen("game_over", {"ending": "thief_and_civilian", "winner_seats": [], "roles": ["civilian"] * 4})
    assert "personne ne l’emporte" in WORDS["fr"].event(over, NAMES[:4])
    assert "nobody takes the victory" in WORDS["en"].event(over, NAMES[:4])
