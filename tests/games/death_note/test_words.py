"""The words of Death Note: every key the rules can name has a text in both languages, and every text is of use."""

from __future__ import annotations

import re
from random import Random

import pytest
from msgspec import Struct
from tests.games.death_note.everything import EVERYTHING
from tests.words.ftl import entries, minute, source
from tests.words.matches_in_words import NAMES, Reader, readable
from tests.words.rules_source import Rules

from penombre.engine import NOBODY, Ask, Match, Option, Said, Seen, Statement
from penombre.engine.talk import KINDS
from penombre.games import death_note
from penombre.games.death_note import actions, catalogue, tiles
from penombre.games.death_note.catalogue import (
    ACTIONS,
    ENQUIRERS,
    ROLES,
    SECRET_ROLES,
    THRESHOLD,
    TILES,
    TIMINGS,
    deck,
)
from penombre.games.death_note.rules import DeathNote
from penombre.games.death_note.scoring import OBJECTIVES
from penombre.testing.random_player import random_step
from penombre.words import LANGUAGES, Words

GAME = DeathNote()
KEYS = entries(source("games", "death_note", "words", "fr.ftl"))
WORDS = {language: Words("death_note", language) for language in LANGUAGES}

RULES = Rules(death_note, actions, tiles)
EVENTS = RULES.events() | RULES.named(4, "transfer") | {"looks"}
MOMENTS = RULES.named(0, "window") | RULES.given("mode", "Frame")
TURN_MOMENTS = RULES.named(2, "on_turn")
ASKS = (
    RULES.asks()
    | RULES.named(3, "_taken")
    | {f"window_{moment}" for moment in MOMENTS}
    | TURN_MOMENTS
    | {f"meanwhile_{moment}" for moment in TURN_MOMENTS}
)
SHARED = {"seat", "yes", "no", "card"}
"""Words of options that all games share."""
REASONS = {
    *(f"timing_{timing}" for timing in TIMINGS),
    *("no_target", "revealed", "barred", "ryuk_free", "needs_ryuk", "too_late", "cannot_take", "cannot_give"),
    *("tile_back", "own_tile", "not_dying", "no_death_action", "not_designated", "no_hidden_victim", "not_asked"),
    *("already_revealed", "last_tile", "no_investigator"),
}
ENDINGS = {"light_revealed", "three_deaths", "last_round"}
AIMS = {f"{role}_{place}" for role in ROLES for place in (1, 2, 3)} | {"amour", "poursuite", "fausse_piste"}
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
    "reason": REASONS | ENDINGS,
    "phase": {"setup", "round", "end"},
    "window": MOMENTS | TURN_MOMENTS,
    "layer": {"window", "death", "check"},
    "role": set(ROLES),
    "other_role": set(ENQUIRERS),
    "camp": {role.camp for role in ROLES.values()},
    "objective": AIMS,
    "line": AIMS,
    "action": set(ACTIONS),
    "tile": set(TILES),
    "card": set(ACTIONS) | set(TILES),
    "face": set(ACTIONS),
    "timing": set(TIMINGS),
    "heading": {"action", "tile"},
    "setting": {setting.name for setting in GAME.settings},
    **{setting.name: set(setting.choices) for setting in GAME.settings if setting.kind == "choice"},
    "source": {"rulebook", "review", "reconstruction"},
    "value": {name for row in ROWS for name in getattr(row, "origins", {})},
    "ending": ENDINGS,
    "what": set(GAME.vocabulary) - {""},
    "saying": {"them", "you"},
    "say": set(KINDS) - {"text", "emote", "unsay"},
    "hint": {
        *("welcome", "goal_l", "goal_kira", "goal_investigators", "keep_one", "gift", "turn", "tile", "ryuk"),
        *("window", "death", "check", "designate", "allot", "vote", "suspicion", "revealed"),
        "inactive",
    },
}
FREE = {"rule", "example"}
"""Families the rules do not name: chapters of the help, and scenes that show them at work."""
PRIVATE = {
    "card": {"gift", "gives", "takes"},
    "cards": {"draws", "discards", "sees_hand", "takes_hand"},
    "role": {"looks", "swaps"},
    "tile": {"looks_at_tile"},
}
"""Events that tell some seats more, by what they tell them."""


def plain(text: str) -> str:
    """A text whose spaces are all alike."""
    return re.sub("[\u00a0\u202f]", " ", text)


def test_the_source_is_read() -> None:
    assert {"deal", "dies", "dies_hidden", "gift", "takes", "looks", "covers", "scored", "crowned"} <= EVENTS
    assert {"keep_one", "window_check", "window_round_end", "meanwhile_turn_main", "mole", "glare", "lie"} <= ASKS
    assert {"play", "pass", "inactive", "two_roles", "look_inactive", "let_l_suspect"} <= FAMILIES["option"]
    assert {
        *("round_start", "discarded", "before_reveal", "tile_revealed", "before_allot", "round_end", "death", "check")
    } == MOMENTS
    assert {"turn_start", "turn_main"} == TURN_MOMENTS
    assert RULES.refusals() <= REASONS


# -- the files -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_has_a_word_for_every_key_and_for_no_other(family: str) -> None:
    ids = {id.removeprefix(f"{family}-") for id in KEYS if id.startswith(f"{family}-")}
    assert ids == FAMILIES[family]


def test_every_word_belongs_to_a_family() -> None:
    assert {id.partition("-")[0] for id in KEYS} == FAMILIES.keys() | FREE


def test_attributes_are_those_that_are_looked_for() -> None:
    expected = {
        "game": {"tagline", "length"},
        "role": {"text", "camp"},
        "action": {"text", "timing"},
        "tile": {"text", "timing"},
        "ending": {"short"},
        "heading": {"one"},
        **{family: {"text"} for family in ("camp", "objective", "setting", "hint", *FREE)},
    }
    told_more = {f"event-{event}": {extra} for extra, events in PRIVATE.items() for event in events}
    for id, found in KEYS.items():
        family = id.partition("-")[0]
        attributes = found - {"effect"}
        if family == "option":
            assert attributes <= ASKS, id
        elif family == "l":
            assert attributes <= {"text"}, id
        else:
            assert attributes == told_more.get(id, expected.get(family, set())), id


@pytest.mark.parametrize(
    ("language", "see"), [("fr", "[Vv]oir (?:aussi )?« ([^»]+) »"), ("en", "[Ss]ee (?:also )?“([^”]+)”")]
)
def test_chapters_send_on_to_chapters_that_there_are(language: str, see: str) -> None:
    words = WORDS[language]
    chapters = [id for id in KEYS if id.startswith("rule-")]
    titles = {plain(words.text(id)) for id in chapters}
    named = [title for id in chapters for title in re.findall(see, plain(words.attribute(id, "text")))]
    assert len(named) > 10
    assert set(named) <= titles


def test_enough_of_the_game_is_shown_at_work() -> None:
    assert sum(id.startswith("example-") for id in KEYS) >= 40


# -- the catalogue -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ACTIONS)
def test_an_action_says_when_it_is_played_and_what_it_is(id: str, language: str) -> None:
    action, said = ACTIONS[id], WORDS[language].attribute(f"action-{id}", "timing")
    marks = {"fr": ("Action Ryuk", "Action mortelle", "avancée"), "en": ("Ryuk Action", "death Action", "advanced")}
    when, _, kinds = said.partition(" – ")
    if action.timing != catalogue.DEATH:
        assert when.startswith(WORDS[language].text(f"timing-{action.timing}"))
    assert [mark in kinds for mark in marks[language]] == [action.ryuk, action.death, action.advanced]


@pytest.mark.parametrize("id", TILES)
def test_a_tile_says_in_which_round_it_is_and_what_l_hands_out(id: str) -> None:
    tile, said = TILES[id], plain(WORDS["fr"].attribute(f"tile-{id}", "timing"))
    count = f"{tile.suspicion} Suspicion{'s' if tile.suspicion > 1 else ''}"
    marks = [", Ryuk"] * tile.ryuk + [", reste en jeu"] * tile.stays
    assert said == f"Manche {tile.round} : {count}{''.join(marks)}"


def test_the_numbers_of_the_catalogue_are_those_of_the_cards_and_tiles() -> None:
    numbers = {id: {amount.count} for id, amount in catalogue.AMOUNTS.items()}
    numbers["renoncement"] |= {0, 1}
    numbers["assaut"] |= {1}
    numbers |= {id: {1} for id in ("chantage", "deballage", "regard")}
    texts = {f"action-{id}": id for id in ACTIONS} | {f"tile-{id}": id for id in TILES}
    for key, id in texts.items():
        told = {int(figure) for figure in re.findall(r"\d+", WORDS["fr"].attribute(key, "text"))}
        assert told == numbers.get(id, set()), id
    assert catalogue.AMOUNTS.keys() <= ACTIONS.keys() | TILES.keys()


@pytest.mark.parametrize("role", ROLES)
def test_a_role_tells_its_three_objectives_with_their_apples(role: str) -> None:
    assert len(OBJECTIVES[role]) == len(ROLES[role].apples)
    for language, words in WORDS.items():
        text = plain(words.attribute(f"role-{role}", "text"))
        for place, apples in enumerate(ROLES[role].apples, 1):
            objective = plain(words.text(f"line-{role}_{place}"))
            assert re.search(rf"{apples} (pommes?|apples?) ?: {re.escape(objective)}", text), language


def test_the_set_up_is_told_as_it_is_dealt() -> None:
    text = plain(WORDS["fr"].attribute("rule-setup", "text"))
    centre = {players: len(ROLES) - players for players in GAME.players}
    assert "5 à 4 personnes, 4 à 5, 3 à 6, 2 à 7, 1 à 8" in text
    assert centre == {4: 5, 5: 4, 6: 3, 7: 2, 8: 1}
    assert f"{len(deck(6, False))} Actions à partir de 6 personnes, {len(deck(5, False))} en dessous" in text
    assert f"L pioche {catalogue.L_HAND} Actions. Chaque joueur en pioche {catalogue.DRAWN_AT_START}" in text
    assert f"Les {len(TILES)} Enquêtes" in text
    fewer = plain(WORDS["fr"].attribute("rule-variants", "text"))
    assert f"{len(deck(6, True))} cartes à partir de 6 personnes, {len(deck(5, True))} en dessous" in fewer
    advanced = [action.number for action in ACTIONS.values() if action.advanced]
    assert f"les {len(advanced)} Actions avancées, numéros {advanced[0]} à {advanced[-1]}" in fewer


def test_the_thresholds_are_told_as_they_are() -> None:
    assert THRESHOLD == {4: 7, 5: 6, 6: 6, 7: 6, 8: 5}
    assert "7 à 4 personnes, 6 de 5 à 7, 5 à 8" in plain(WORDS["fr"].attribute("rule-suspicion", "text"))


def test_half_of_the_players_is_told_as_it_is_counted() -> None:
    half = {players: (players - 1 + 1) // 2 for players in GAME.players}
    assert half == {4: 2, 5: 2, 6: 3, 7: 3, 8: 4}
    assert "2 à 4 ou 5 places, 3 à 6 ou 7, 4 à 8" in plain(WORDS["fr"].attribute("objective-matsuda_1", "text"))


@pytest.mark.simulation
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_target_is_asked_for_in_words_of_its_own(language: str) -> None:
    words = WORDS[language]
    kinds: dict[str, tuple[set[str], str]] = {
        "play_target": (set(), "card"),
        "play_role": (set(), "card"),
        "designate": (set(), "tile"),
        "designate_two": (set(), "tile"),
    }
    rng = Random(5)
    for deal in range(60):
        players = GAME.players[deal % len(GAME.players)]
        match = Match(GAME, players, None, deal)
        while not match.over:
            for ask in match.asks():
                if ask.kind in kinds:
                    met, argument = kinds[ask.kind]
                    met.add(str(ask.args[argument]))
            match.answer(*random_step(match, rng))
    for kind, (met, argument) in kinds.items():
        asked = {words.question(Ask(0, kind, args={argument: id}), NAMES).partition(":")[2] for id in met}
        assert len(asked) == len(met) > 1, kind


# -- in play -------------------------------------------------------------------------------------------------------


def test_matches_meet_every_event_of_the_source() -> None:
    assert EVERYTHING.all_of("event") == EVENTS


def test_what_may_be_done_meanwhile_has_words_too() -> None:
    reader, met, rng = Reader(GAME.id), False, Random(3)
    for deal in range(4):
        match = Match(GAME, 8, None, deal)
        while not match.over:
            for ask in match.asks():
                for option in ask.besides:
                    met = True
                    reader.option(option, ask.kind, ask.seat)
            match.answer(*random_step(match, rng))
    assert met


@pytest.mark.parametrize("reason", sorted(REASONS | ENDINGS))
def test_every_refusal_is_a_sentence(reason: str) -> None:
    for language, words in WORDS.items():
        assert readable(words.reason(reason), language).endswith(".")


def test_events_too_rare_for_random_matches_can_be_said() -> None:
    rare = [
        Seen("threat_void", {"seat": 0, "target": NOBODY}),
        Seen("pursuit", {"seat": 0}),
        Seen("nobody_to_suspect", {"seat": 0}),
        Seen("crowned", {"seats": [0]}),
        Seen("crowned", {"seats": [0, 2]}),
        Seen("reshuffled", {"count": 1}),
        Seen("takes_hand", {"seat": 0, "target": 1, "count": 0, "cards": []}),
        Seen("sees_hand", {"seat": 0, "target": 1, "cards": []}),
    ]
    for language, words in WORDS.items():
        for seen in rare:
            for me in (0, 1, None):
                readable(words.event(seen, NAMES[:5], me), language)


@pytest.mark.parametrize(
    ("event", "cause"),
    [
        *[(event, cause) for event in ("reveal", "suspicion") for cause in ("self", "seat", "vote", "effect")],
        *[(event, cause) for event in ("dies", "dies_hidden", "about_to_die") for cause in ("self", "seat")],
    ],
)
def test_whoever_did_it_it_can_be_said(event: str, cause: str) -> None:
    by = {"self": 1, "seat": 0}.get(cause, NOBODY)
    args = {"by": by, "cause": cause, "target": 1, "slot": 0, "role": "misa", "count": 1, "total": 2}
    for language, words in WORDS.items():
        for me in (0, 1, 2, None):
            seen = Seen(event, {**args, "source": "tile", "card": "conduite"})
            said = readable(words.event(seen, NAMES[:5], me), language)
            assert words.text("nobody") not in said.casefold().split()


# -- read aloud ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seen", "me", "french", "english"),
    [
        (
            Seen("gift", {"seat": 0, "target": 1, "card": "rem"}),
            1,
            "L vous donne « Rem ».",
            "L gives you “Rem”.",
        ),
        (
            Seen("draws", {"seat": 1, "count": 2, "cards": ["rem", "alibi"]}),
            1,
            "Vous piochez Rem et Alibi.",
            "You draw Rem and Alibi.",
        ),
        (
            Seen("looks", {"seat": 0, "target": NOBODY, "slot": 2, "role": "misa"}),
            0,
            "Vous regardez le Rôle inactif nº 2 : Misa.",
            "You look at inactive Role no. 2: Misa.",
        ),
        (
            Seen("looks", {"seat": 0, "target": 1, "slot": 0}),
            1,
            "Léa regarde votre rôle.",
            "Léa looks at your role.",
        ),
        (
            Seen("reveal", {"by": 0, "cause": "seat", "target": 1, "slot": 0, "role": "misa"}),
            2,
            "Léa révèle le rôle d’Anna : Misa.",
            "Léa reveals Anna’s role: Misa.",
        ),
        (
            Seen("reveal", {"by": 1, "cause": "self", "target": 1, "slot": 0, "role": "misa"}),
            2,
            "Anna révèle son rôle : Misa.",
            "Anna reveals their role: Misa.",
        ),
        (
            Seen("dies", {"by": 0, "cause": "seat", "target": NOBODY, "slot": 3}),
            None,
            "Léa tue le Rôle inactif nº 3.",
            "Léa kills inactive Role no. 3.",
        ),
        (
            Seen(
                "suspicion",
                {
                    "by": 0,
                    "cause": "seat",
                    "target": 1,
                    "count": 2,
                    "total": 4,
                    "source": "allotment",
                    "card": "contact",
                },
            ),
            2,
            "L donne 2 Suspicions à Anna (4 en tout).",
            "L gives Anna 2 Suspicions (4 in all).",
        ),
        (
            Seen("tile_exposed", {"seat": 0, "target": 1, "tile": "pari"}),
            0,
            "Vous montrez à tous l’Enquête qu’Anna a défaussée : « Pari ».",
            "You show everybody the Investigation Anna discarded: “Wager”.",
        ),
        (
            Seen("scored", {"seat": 1, "role": "light", "count": 5, "lines": ["light_1", "light_2"]}),
            None,
            "Anna, Light : 5 pommes. « Light n’est pas révélé » et « Au moins un Kira n’est pas révélé ».",
            "Anna, Light: 5 apples. “Light is not revealed” and “At least one Kira is not revealed”.",
        ),
    ],
)
def test_the_game_master_speaks(seen: Seen, me: int | None, french: str, english: str) -> None:
    spoken = {language: plain(words.event(seen, NAMES[:4], me)) for language, words in WORDS.items()}
    assert spoken == {"fr": french, "en": english}


@pytest.mark.parametrize(
    ("left", "discarded", "french", "english"),
    [
        (0, 1, "vous ne piochez pas ; si vous la défaussez, vous piochez une carte.", "if you discard it, one card."),
        (1, 0, "vous piochez une carte ; si vous la défaussez, aucune.", "you draw a card; if you discard it, none."),
        (1, 3, "vous piochez une carte ; si vous la défaussez, 3.", "you draw a card; if you discard it, 3."),
        (1, 1, "Dans les deux cas, vous piochez une carte.", "Either way, you draw a card."),
    ],
)
def test_before_choosing_one_reads_what_either_choice_draws(
    left: int, discarded: int, french: str, english: str
) -> None:
    ask = Ask(0, "tile_choice", args={"tile": "regard", "left": left, "discarded": discarded})
    asked = {language: plain(words.question(ask, NAMES)) for language, words in WORDS.items()}
    assert asked["fr"].endswith(french)
    assert asked["en"].endswith(english)


def test_who_is_about_to_die_and_by_whom_is_asked_about_as_it_is() -> None:
    death = {"by": 0, "cause": "seat", "target": 1, "slot": 0}
    words = WORDS["fr"]
    assert plain(words.question(Ask(1, "window_death", args=death), NAMES)).startswith("Léa va vous tuer.")
    assert plain(words.question(Ask(2, "window_death", args=death), NAMES)).startswith("Léa va tuer Anna.")
    centre = {"by": 0, "cause": "seat", "target": NOBODY, "slot": 2}
    asked = plain(words.question(Ask(2, "window_death", args=centre), NAMES))
    assert asked.startswith("Léa va tuer le Rôle inactif nº 2.")


def test_a_card_is_named_by_what_is_done_with_it() -> None:
    rem = Option("rem", word="play", args={"card": "rem"})
    done = {
        "turn_main": "Jouer",
        "keep_one": "Garder",
        "gift_card": "Donner",
        "mole": "Prendre",
        "spill_own": "Montrer",
    }
    for kind, verb in done.items():
        assert plain(WORDS["fr"].option(rem, kind, NAMES)) == f"{verb} « Rem »"


# -- talk ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("statement", "french", "english"),
    [
        (Statement("claim", what="role_watari"), "Je suis Watari.", "I am Watari."),
        (Statement("claim", 2, what="role_watari"), "Je suis Watari.", "I am Watari."),
        (Statement("claim", 0, what="role_watari"), "Anna ? C’est Watari.", "Anna? That is Watari."),
        (
            Statement("claim", what="tile_pacte"),
            "L’Enquête du dessus, c’est « Pacte ».",
            "The top Investigation is “Dealings”.",
        ),
        (
            Statement("accuse", 0, what="camp_kira"),
            "Je me méfie d’Anna. C’est un Kira.",
            "I do not trust Anna. That is a Kira.",
        ),
        (
            Statement("ask", 1, what="role_light"),
            "Bruno, une question. Es-tu Light ?",
            "Bruno, a question. Are you",
        ),
        (
            Statement("claim", what="discarded_hurts_l"),
            "J’ai défaussé l’Enquête parce qu’elle gênait L.",
            "I discarded the Investigation because it hindered L.",
        ),
    ],
)
def test_people_talk_in_sentences(statement: Statement, french: str, english: str) -> None:
    for language, expected in (("fr", french), ("en", english)):
        said = WORDS[language].statement(Said(2, 0, statement), ("Anna", "Bruno", "Chloé", "David"))
        assert expected in plain(said)


@pytest.mark.parametrize("role", SECRET_ROLES)
def test_of_others_nobody_speaks_as_of_oneself(role: str) -> None:
    for language, own in (("fr", "Je suis"), ("en", "I am")):
        for kind in ("claim", "accuse", "vouch", "ask"):
            said = WORDS[language].statement(Said(2, 0, Statement(kind, 0, f"role_{role}")), NAMES[:4])
            assert WORDS[language].text(f"role-{role}") in said
            assert own not in said
