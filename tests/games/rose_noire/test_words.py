"""The words of La Rose Noire: every key the rules can name has a text in both languages, and every text is of use."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from msgspec import Struct
from tests.games.rose_noire.everything import EVERYTHING
from tests.words.ftl import entries, minute, source
from tests.words.matches_in_words import NAMES, Reader, readable
from tests.words.rules_source import Rules

from penombre.engine import CLOCK, NOBODY, Ask, Match, Option, Said, Seen, Statement
from penombre.engine.talk import KINDS
from penombre.games import rose_noire
from penombre.games.rose_noire import catalogue, flow
from penombre.games.rose_noire.actions import ACTIONS, ON_SEATS
from penombre.games.rose_noire.catalogue import (
    ACTION,
    BASE,
    BONUS,
    CARDS,
    GOALS,
    PROFILES,
    PROOF,
    PROOFS,
    ROLES,
    SUSPECTS,
    THRESHOLD,
    base_deck,
    claims,
)
from penombre.games.rose_noire.events import EVENTS as RECTOR_EVENTS
from penombre.games.rose_noire.rules import ALONE_DEBATE, RoseNoire
from penombre.games.rose_noire.table import RoseNoireTable
from penombre.testing.random_player import random_step
from penombre.words import LANGUAGES, Words

GAME = RoseNoire()
KEYS = entries(source("games", "rose_noire", "words", "fr.ftl"))
WORDS = {language: Words("rose_noire", language) for language in LANGUAGES}

RULES = Rules(rose_noire)
EVENTS = RULES.events() | RULES.named(3, "spy") | RULES.named(4, "see")
ASKS = RULES.asks() | {"day_before", "day_after"}
SHARED = {"seat", "yes", "no"}
"""Words of options that all games share."""
ENDINGS = RULES.named(2, "finish") | set(GOALS)
ROWS = [
    row
    for table in vars(catalogue).values()
    if isinstance(table, dict)
    for row in table.values()
    if isinstance(row, Struct)
]
FAMILIES: dict[str, set[str]] = {
    "minute": minute(4),
    "game": {"title"},
    "event": EVENTS,
    "ask": ASKS,
    "option": RULES.options() - SHARED,
    "reason": ENDINGS | RULES.refusals(),
    "phase": {phase for phase, _ in flow.STAGES.values() if phase},
    "suspect": set(SUSPECTS),
    "other": set(SUSPECTS),
    "role": set(ROLES),
    "camp": {role.camp for role in ROLES.values()},
    "card": set(CARDS),
    "gave": {id for id, card in CARDS.items() if card.type in (PROOF, ACTION)},
    "profile": set(PROFILES),
    "setting": {setting.name for setting in GAME.settings},
    **{setting.name: set(setting.choices) for setting in GAME.settings if setting.kind == "choice"},
    "bonus_card": set(BONUS),
    "removed_card": set(BASE),
    "source": {"rulebook", "review", "reconstruction"},
    "value": {name for row in ROWS for name in getattr(row, "origins", {})} - {"type"},
    "ending": ENDINGS | {"points"},
    "what": set(GAME.vocabulary) - {""},
    "say": set(KINDS) - {"text", "emote", "unsay"},
    "hint": {
        *("welcome", "goal_investigator", "goal_possessed", "goal_rector", "volunteer", "profile", "accomplices"),
        *("turn", "cards", "target", "pact", "trap", "summons", "trap_kill"),
        *("ballot", "dusk", "event_target", "forgery", "discard", "night", "night_rector"),
        *("dawn", "reveal", "silence"),
    },
}
FREE = {"rule", "example"}
"""Families the rules do not name: chapters of the help, and scenes that show them at work."""
PRIVATE = {
    "card": {"draws", "swaps", "intercepts", "loses", "registers"},
    "cards": {"peeks", "shows_proofs", "spies", "denounced", "forges", "rector_draws", "rector_discards"},
}
"""Events that tell some seats more, by what they tell them."""


def test_the_source_is_read() -> None:
    assert {"volunteers", "draws", "peeks", "spies", "denounced", "held", "crowned"} <= EVENTS
    assert {"choose_accomplices", "day_after", "ballot", "night_possessed", "reveal_role", "time_up"} <= ASKS
    assert {"suspect", "pair", "give", "discard", "hide", "meet_only", "order", "reveal_role"} <= FAMILIES["option"]
    assert RULES.refusals() == {"ballot_changes", "taken_back", "penance"}
    assert {
        *("accusation", "accomplices_dead", "tribut_mac_snor", "chevaliers_lames", "double_reveal", "turn_limit")
    } == ENDINGS
    assert FAMILIES["value"] == {"count", "letter"}


# -- the files -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_has_a_word_for_every_key_and_for_no_other(family: str) -> None:
    ids = {id.removeprefix(f"{family}-") for id in KEYS if id.startswith(f"{family}-")}
    assert ids == FAMILIES[family]


def test_every_word_belongs_to_a_family() -> None:
    assert {id.partition("-")[0] for id in KEYS} == FAMILIES.keys() | FREE


def test_attributes_are_those_that_are_looked_for() -> None:
    texts = {family: {"text"} for family in ("camp", "profile", "setting", "bonus_card", "removed_card", "hint", *FREE)}
    expected = {
        "game": {"tagline", "length"},
        "suspect": {"short", "text"},
        "role": {"text", "camp"},
        "card": {"text", "timing"},
        "ending": {"short"},
        **texts,
    }
    told_more = {f"event-{event}": {extra} for extra, events in PRIVATE.items() for event in events}
    choices = {setting.name for setting in GAME.settings if setting.kind == "choice"}
    for id, found in KEYS.items():
        family = id.partition("-")[0]
        attributes = found - {"effect"}
        if family == "option":
            assert attributes <= ASKS, id
        elif family in choices:
            assert attributes <= {"text"}, id
        else:
            assert attributes == told_more.get(id, expected.get(family, set())), id


def test_enough_of_the_game_is_shown_at_work() -> None:
    assert sum(id.startswith("example-") for id in KEYS) >= 35


# -- the catalogue -------------------------------------------------------------------------------------------------


def plain(text: str) -> str:
    """A text whose spaces are all alike."""
    return re.sub("[\u00a0\u202f]", " ", text)


@pytest.mark.parametrize("id", SUSPECTS)
def test_a_suspect_s_gender_is_kept_wherever_french_shows_it(id: str) -> None:
    feminine, words = SUSPECTS[id].feminine, WORDS["fr"]
    title = words.text(f"suspect-{id}")
    assert title.startswith("Sœur") == feminine
    innocent = "est innocente" if feminine else "est innocent"
    for text in (
        words.text(f"card-proof_{id}"),
        words.attribute(f"card-proof_{id}", "text"),
        words.text(f"what-innocent_{id}"),
    ):
        assert re.search(rf"{innocent}\b", text)
    assert words.attribute(f"suspect-{id}", "short") in title


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", CARDS)
def test_a_card_says_of_what_type_it_is_and_when_it_is_of_use(id: str, language: str) -> None:
    types = {
        "fr": {"proof": "Ne se joue jamais", "action": "Action", "trap": "Piège", "event": "Événement"},
        "en": {"proof": "Never played", "action": "Action", "trap": "Trap", "event": "Event"},
    }[language] | {"goal": {"fr": "Objectif", "en": "Goal"}[language]}
    card, timing = CARDS[id], WORDS[language].attribute(f"card-{id}", "timing")
    assert types[card.type] in timing
    assert (f" {card.letter}," in timing) == bool(card.letter)


NOT_YET = {"confession", "exorcisme", "dague_rituelle", "assassinat"}
"""Cards that cannot be played on the first Turn."""
LOST = {"meurtre_cloitre", "tumulte", "fureur_spectrale", "discorde", "nuit_sans_lune"}
"""Traps without effect on the first Turn."""


@pytest.mark.parametrize("id", CARDS)
def test_a_card_says_what_the_first_turn_does_to_it(id: str) -> None:
    timing = plain(WORDS["fr"].attribute(f"card-{id}", "timing"))
    assert ("à partir du Tour 2" in timing) == (id in NOT_YET)
    assert ("sans effet au Tour 1" in timing) == (id in LOST)


def test_the_numbers_of_the_catalogue_are_those_of_the_cards() -> None:
    numbers = {
        "interrogatoire": {catalogue.TOP},
        "priere_saint_beren": {1, catalogue.PRAYERS},
        "veillee_funebre": {catalogue.WAKE},
        "falsification": {2, catalogue.TOP},
        "messager": {catalogue.COURIER, catalogue.RECTOR_HAND},
        "ordre_mac_snor": {catalogue.ORDERED, catalogue.RECTOR_HAND},
        "tribut_mac_snor": {catalogue.TRIBUTE_INNOCENTS},
        "chevaliers_lames": {catalogue.KNIGHTS_TURN, catalogue.KNIGHTS_ALIVE, catalogue.TURNS},
    }
    for id in CARDS:
        told = {int(figure) for figure in re.findall(r"\d+", WORDS["fr"].attribute(f"card-{id}", "text"))}
        assert told == numbers.get(id, set()), id


def test_the_set_up_is_told_as_it_is_dealt() -> None:
    text = plain(WORDS["fr"].attribute("rule-setup", "text"))
    sizes = {players: len(base_deck(players)) + len(PROOFS) for players in GAME.players}
    assert ", ".join(f"{size} à {players}" for players, size in sizes.items()) in text
    for players, size in sizes.items():
        assert (size - catalogue.ACCOMPLICES) % len(SUSPECTS) == 0
        assert re.search(rf"\b{(size - catalogue.ACCOMPLICES) // len(SUSPECTS)}( cartes chacune)? à {players}\b", text)
    cards = catalogue.rector_cards()
    assert f"qui en compte {len(cards)} : {len(cards) - len(GOALS)} Événements et {len(GOALS)} Objectifs" in text


def test_the_thresholds_are_told_as_they_are() -> None:
    text = plain(WORDS["fr"].attribute("rule-sextines", "text"))
    told = {5: "3 sur 4 à 5 joueurs", 4: "2 sur 3 à 4 joueurs", 3: "les 2 à 3 joueurs"}
    for players, phrase in told.items():
        assert phrase in text
        assert str(THRESHOLD[players]) in phrase
    assert f"jusqu’à {catalogue.BALLOT_CHANGES} fois" in text
    for words in WORDS.values():
        assert str(catalogue.BALLOT_CHANGES) in words.reason("ballot_changes")


@pytest.mark.parametrize("language", WORDS)
def test_the_rule_page_names_what_a_table_may_choose_for_goals(language: str) -> None:
    words = WORDS[language]
    text = plain(words.attribute("rule-options", "text"))
    for setting in (each for each in GAME.settings if each.since > 1):
        assert plain(words.text(f"setting-{setting.name}")) in text


def test_the_usual_length_of_sextines_is_told_as_it_is() -> None:
    text = WORDS["fr"].attribute("setting-debate_s", "text")
    assert re.findall(r"\d+", text) == ["0", str(GAME.paces["sextines"]), str(ALONE_DEBATE)]


def test_every_target_is_asked_for_in_words_that_fit_the_card() -> None:
    words = WORDS["fr"]
    for id in ACTIONS:
        asked = words.question(Ask(0, "action_targets", args={"card": id}), NAMES)
        assert ("Investigateur" in asked) == (id in ON_SEATS), id
    for id in RECTOR_EVENTS:
        asked = words.question(Ask(0, "event_targets", args={"card": id}), NAMES)
        assert ("Investigateur" in asked) == (id in {"penitence", "documents_derobes"}), id


# -- in play -------------------------------------------------------------------------------------------------------


def test_matches_meet_every_event_of_the_source() -> None:
    assert EVERYTHING.all_of("event") == EVENTS


def reading(match: Match[RoseNoireTable]) -> Iterator[tuple[Ask, ...]]:
    """The open questions of a match, step by step."""
    rng = Random(3)
    while not match.over:
        yield tuple(match.asks())
        match.answer(*random_step(match, rng))


def test_what_may_be_done_instead_of_answering_has_words_too() -> None:
    reader, met = Reader(GAME.id), False
    for asks in reading(Match(GAME, 3, None, 5)):
        for ask in asks:
            for option in ask.besides:
                met = True
                reader.option(option, ask.kind, ask.seat)
    assert met


def test_at_night_every_investigator_reads_the_same() -> None:
    nights = 0
    for deal in range(6):
        for asks in reading(Match(GAME, 5, None, deal)):
            dark = [ask for ask in asks if ask.kind == "night_possessed"]
            if not dark:
                continue
            nights += 1
            for words in WORDS.values():
                pages = {
                    (
                        words.question(ask, NAMES[:5]),
                        *[words.option(option, ask.kind, NAMES[:5], ask.seat) for option in ask.options],
                    )
                    for ask in dark
                }
                assert len(pages) == 1
    assert nights > 6


# -- read aloud ----------------------------------------------------------------------------------------------------

MEETS = {"seat": 1, "target": 0, "suspects": ["morwen"]}
REVEAL = {"seat": 0, "target": 1}
PEEK = {"seat": 0, "suspects": ["eoghan"], "count": 3}


@pytest.mark.parametrize(
    ("seen", "me", "french", "english"),
    [
        (
            Seen("draws", {"seat": 0}),
            1,
            "Léa prend une carte en main : ce n’est pas un Piège.",
            "Léa takes a card into their hand: it is not a Trap.",
        ),
        (
            Seen("draws", {"seat": 0, "card": "proof_deirdre"}),
            0,
            "Vous prenez « Preuve : Deirdre est innocente ».",
            "You take “Proof: Deirdre is innocent”.",
        ),
        (
            Seen("peeks", PEEK),
            2,
            "Léa jette un Œil à 3 cartes chez Frère Eoghan.",
            "Léa peeks at 3 cards of Brother Eoghan.",
        ),
        (
            Seen("peeks", {**PEEK, "cards": ["zele", "guet_apens", "proof_taran"]}),
            0,
            "Chez Frère Eoghan, vous voyez Zèle, Guet-apens et Preuve : Taran est innocent.",
            "With Brother Eoghan you see Zeal, Ambush and Proof: Taran is innocent.",
        ),
        (
            Seen("shows_proofs", {"seat": 1, "target": 0, "count": 0, "cards": []}),
            0,
            "Anna n’a aucune Preuve à vous montrer.",
            "Anna has no Proof to show you.",
        ),
        (
            Seen("swaps", {"seat": 0, "target": 1, "gave": "zele", "card": "proof_eoghan"}),
            1,
            "Vous donnez « Zèle » à Léa et recevez « Preuve : Eoghan est innocent ».",
            "You give Léa “Zeal” and get “Proof: Eoghan is innocent”.",
        ),
        (
            Seen("ambushed", {"seat": 1}),
            0,
            "Le tour d’Anna s’arrête net.",
            "Anna’s turn ends at once.",
        ),
        (
            Seen("accusation", {"suspects": ["aodhan", "taran"], "seats": [0, 1, 2], "answer": "exact"}),
            1,
            "Léa, Hugo et vous accusez Frère Aodhan et Taran. La réponse tombe : Exact !",
            "Léa, Hugo and you accuse Brother Aodhan and Taran. The answer comes: Exact!",
        ),
        (
            Seen("dawn", {"suspects": []}),
            None,
            "C’est l’aube. Personne n’est mort cette nuit.",
            "Dawn breaks. Nobody died last night.",
        ),
        (
            Seen("meets", MEETS),
            0,
            "Anna, le Possédé, se montre à vous et tue Sœur Morwen.",
            "Anna, the Possessed, comes to you and kills Sister Morwen.",
        ),
        (
            Seen("reveal", {**REVEAL, "role": "investigator", "other_role": "possessed"}),
            1,
            "Léa montre son rôle, et vous devez montrer le vôtre : c’est vous, le Possédé ! Léa accusera sans vous.",
            "Léa shows their role, and you have to show yours: you are the Possessed! Léa will accuse without you.",
        ),
        (
            Seen("reveal", {**REVEAL, "role": "investigator", "other_role": "investigator"}),
            None,
            "Léa montre son rôle, et Anna doit montrer le sien : deux vrais Investigateurs.",
            "Léa shows their role, and Anna has to show theirs: two true Investigators.",
        ),
        (
            Seen("night_shown", {"turn": 2, "met": True, "suspects": ["morwen"], "others": ["fearghal"]}),
            None,
            "Nuit 2. Le Possédé se montre et tue Sœur Morwen ; le Recteur tue Frère Fearghal.",
            "Night 2. The Possessed meets the Rector and kills Sister Morwen; the Rector kills Brother Fearghal.",
        ),
    ],
)
def test_the_game_master_speaks(seen: Seen, me: int | None, french: str, english: str) -> None:
    spoken = {language: plain(words.event(seen, NAMES[:4], me)) for language, words in WORDS.items()}
    assert spoken == {"fr": french, "en": english}


def test_events_too_rare_for_random_matches_can_be_said() -> None:
    for language, words in WORDS.items():
        for count in (1, 6):
            readable(words.event(Seen("rector_reshuffles", {"count": count}), NAMES[:4], 0), language)
        readable(words.event(Seen("held", {"seat": 0}), NAMES[:4], 0), language)


def test_the_rector_hears_whether_anybody_came() -> None:
    alone = Ask(0, "night_rector", args={"met": False, "seat": NOBODY, "suspects": []})
    visited = Ask(0, "night_rector", args={"met": True, "seat": 1, "suspects": ["morwen"]})
    assert plain(WORDS["fr"].question(alone, NAMES)) == "Personne ne se montre. Tuez-vous un Suspect ?"
    expected = "Le Possédé se montre : c’est Anna, qui tue Sœur Morwen. Et vous, qui tuez-vous ?"
    assert plain(WORDS["fr"].question(visited, NAMES)) == expected


def test_orders_of_cards_that_are_alike_are_told_apart() -> None:
    cards = ["interrogatoire", "zele", "interrogatoire"]
    one = Option("012", word="order", args={"cards": cards, "places": "1-2-3"})
    other = Option("210", word="order", args={"cards": cards, "places": "3-2-1"})
    assert WORDS["fr"].option(one, "forgery_order", NAMES) == "Ordre 1-2-3 (2 × Interrogatoire et Zèle)"
    assert WORDS["fr"].option(one, "forgery_order", NAMES) != WORDS["fr"].option(other, "forgery_order", NAMES)


def test_the_clock_s_option_has_words() -> None:
    assert WORDS["fr"].option(Option("time_up", word="time_up"), "time_up", NAMES, CLOCK) == "Le temps est écoulé"


# -- talk ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("statement", "french", "english"),
    [
        (
            Statement("claim", what="innocent_deirdre"),
            "Sœur Deirdre est innocente, c’est certain.",
            "Sister Deirdre is innocent, I am sure of it.",
        ),
        (
            Statement("claim", what="trap_graveyard"),
            "Il ne faut pas piocher au Cimetière : c’est un piège.",
            "Do not draw in the Graveyard, it is a trap.",
        ),
        (
            Statement("claim", what="pair_aodhan_taran"),
            "Accusons Frère Aodhan et Taran.",
            "Let us accuse Brother Aodhan and Taran.",
        ),
        (Statement("accuse", 0), "Je me méfie d’Anna.", "I do not trust Anna."),
        (Statement("vouch", 1), "Je fais confiance à Bruno.", "I trust Bruno."),
        (Statement("ask", 1), "Bruno, que sais-tu ?", "Bruno, what do you know?"),
    ],
)
def test_people_talk_in_sentences(statement: Statement, french: str, english: str) -> None:
    for language, expected in (("fr", french), ("en", english)):
        said = WORDS[language].statement(Said(2, 0, statement), ("Anna", "Bruno", "Chloé", "David"))
        assert expected in plain(said)


def test_no_statement_names_a_card_or_where_a_certainty_comes_from() -> None:
    named = {plain(WORDS["fr"].text(f"card-{id}")).casefold() for id in CARDS if CARDS[id].type != PROOF}
    for claim in claims():
        said = plain(WORDS["fr"].text(f"what-{claim}")).casefold()
        assert not any(re.search(rf"\b{re.escape(name)}\b", said) for name in named), claim
        if claim.startswith("innocent_"):
            assert "preuve" not in said


@pytest.mark.parametrize(
    ("language", "loses"), [("fr", "le Recteur gagne aussitôt"), ("en", "the Rector wins at once")]
)
def test_whoever_may_show_the_role_is_told_what_it_may_cost(language: str, loses: str) -> None:
    assert loses in WORDS[language].question(Ask(0, "reveal_role"), NAMES)
