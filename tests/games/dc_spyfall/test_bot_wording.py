"""What bots say in whole matches of DC Spyfall, whoever asks: no sentence comes twice, and hardly anybody evades."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.conftest import Numbers

from penombre.bots import Bot, Imagine, make, play
from penombre.engine import OPENED, TABLE, Answer, Ask, Match, Said, Statement, View
from penombre.games.dc_spyfall.rules import DcSpyfall

RULES = DcSpyfall()
EVASIONS = ("evade_", "evasive_")
ODD = (
    "On mange quoi ce soir ?",
    "Combien de repas tu prends ?",
    "Tu as faim ?",
    "Quand est-ce qu’on mange ?",
    "C’est quoi ton travail ?",
    "Combien d’heures tu bosses ?",
    "Tu aimes ton chef ?",
    "Tu es heureux ?",
    "Depuis quand es-tu là ?",
    "Tu as vu le match hier soir ?",
    "Qui a gagné les élections ?",
    "Tu préfères les chats ou les chiens ?",
    "Blorp zut ?",
    "Pourquoi ?",
    "Et la nuit ?",
)
"""What somebody may ask who does not care for the place."""


class OddPerson:
    """Plays as a bot would, but asks in words of its own, and of nothing that others ask about."""

    def __init__(self, rng: random.Random, among: Sequence[str]) -> None:
        self.bot = make("judgement", RULES.id, rng)
        self.rng = rng
        self.among = among

    def choose(self, view: View, ask: Ask, imagine: Imagine) -> Answer | None:
        chosen = self.bot.choose(view, ask, imagine)
        return (chosen[0], self.rng.choice(self.among)) if ask.kind == "ask" and isinstance(chosen, tuple) else chosen

    def talk(self, view: View, ask: Ask, imagine: Imagine) -> tuple[Statement, ...]:
        return self.bot.talk(view, ask, imagine)

    def reply(self, view: View, said: Said, language: str) -> Statement | None:
        return None


def conversation(deal: int, odd: int, among: Sequence[str] = ODD) -> Match[Any]:
    """A match of four: so many of them ask oddly, the others are bots."""
    rng = random.Random(deal)
    match = Match(RULES, 4, {"language": "fr"}, deal)
    bots: list[Bot] = [OddPerson(rng, among) if seat < odd else make("judgement", RULES.id, rng) for seat in range(4)]
    play(match, bots, rng)
    return match


def check(match: Match[Any]) -> int:
    """Whether no bot evades twice in a round, and nothing is said twice; how many phrases there were."""
    said, evaded = Counter[str](), Counter[tuple[int, int]]()
    round_number = 0
    for seen in match.events(TABLE):
        round_number += seen.key == "round"
        if seen.key not in ("asks", "answers") or not seen.args["phrase"]:
            continue
        sentence = seen.args["phrase"].rpartition(OPENED)[2]
        said["not_" * seen.args["denied"] + sentence] += 1
        evaded[round_number, seen.args["seat"]] += sentence.startswith(EVASIONS)
    assert not [where for where, times in evaded.items() if times > 1]
    assert not [sentence for sentence, times in said.items() if times > 1]
    return said.total()


@pytest.mark.simulation
@pytest.mark.parametrize("odd", [0, 1, 3])
def test_nobody_evades_twice_in_a_round_and_no_sentence_comes_twice_in_a_match(odd: int, numbers: Numbers) -> None:
    assert sum(check(conversation(deal, odd)) for deal in numbers(25)) > 600


@pytest.mark.simulation
@pytest.mark.parametrize("odd", ODD)
def test_somebody_who_asks_the_same_again_and_again_is_answered_otherwise_each_time(odd: str, numbers: Numbers) -> None:
    for deal in numbers(4):
        check(conversation(deal, 3, (odd,)))
