"""What bots of each game reply to somebody who types in French: fitting words, from whoever was spoken to."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.words.ftl import french_faults

from penombre.bots import Bot, make, play
from penombre.bots.judge import Judge
from penombre.bots.reading.reader import taken
from penombre.bots.replies import sentences
from penombre.bots.temperament import TEMPERAMENTS
from penombre.engine import Match, Said, Statement
from penombre.games import RULESETS
from penombre.words import LANGUAGES

NAMES = ("Anna", "Léa", "Célestin", "Jean-Luc", "Bob")
CLAIMS = {
    "kemomimi_panic": "Je suis civile, promis !",
    "tokyo_ghoul": "Je suis Touka, promis !",
    "rose_noire": "Aodhan est coupable, promis !",
    "dc_spyfall": "Je suis de votre côté, promis !",
    "death_note": "Je suis Matsuda, promis !",
}
TRIES = 12

every_game = pytest.mark.parametrize("game", RULESETS)


def talking(game: str) -> Iterator[Match[Any]]:
    """Matches in the middle of which people may talk."""
    for deal in range(40):
        match: Match[Any] = Match(RULESETS[game], 5, {"clock_s": 240} if game == "dc_spyfall" else {}, deal)
        bots = [make("judgement", game, random.Random(10 * deal + seat)) for seat in range(5)]
        play(match, bots, random.Random(deal), until=25)
        while not match.over and not match.may_say(0, Statement("accuse", 1)):
            play(match, bots, random.Random(deal), until=1)
        if not match.over:
            yield match


def heard(match: Match[Any], text: str) -> Said:
    """What Anna types, as the table takes it."""
    match.say(0, taken(match, 0, Statement("text", text=text), NAMES))
    return match.view(0).said[-1]


def replies(match: Match[Any], said: Said, seat: int) -> list[str]:
    """What kinds of reply a seat has to that, by chance; nothing for silence, or where it does not hear it."""
    found: list[str] = []
    if said not in match.view(seat).said:
        return found
    for seed in range(TRIES):
        bot: Bot = make("judgement", match.ruleset.id, random.Random(seed))
        reply = bot.reply(match.view(seat), said, "fr")
        assert reply is None or (reply.kind, reply.about) == ("text", said.seat)
        found.append(kind_of(reply.text) if reply is not None else "")
    return found


def kind_of(text: str) -> str:
    return next(kind.split()[0] for kind, lines in sentences("fr").items() if text in lines)


def suspected(match: Match[Any], seat: int, whom: int) -> float:
    """How much more a bot in this seat would have others suspect somebody than everybody else."""
    bot = make("judgement", match.ruleset.id, random.Random(0))
    assert isinstance(bot, Judge)
    mind = bot.think(match.view(seat))
    others = [bot.doubt(mind, each) for each in range(5) if each != seat]
    return bot.doubt(mind, whom) - sum(others) / 4


@every_game
def test_whoever_is_accused_denies_it_and_others_agree_or_not(game: str) -> None:
    match = next(talking(game))
    said = heard(match, "Léa ment depuis le début !")
    assert (said.statement.kind, said.statement.about) == ("accuse", 1)
    assert set(replies(match, said, 1)) == {"denies"}
    for seat in (2, 3, 4):
        assert set(replies(match, said, seat)) <= {"agrees", "disagrees", ""}


@every_game
def test_whoever_is_trusted_thanks_and_others_trust_or_not(game: str) -> None:
    match = next(talking(game))
    said = heard(match, "Je fais confiance à Léa.")
    assert (said.statement.kind, said.statement.about) == ("vouch", 1)
    assert set(replies(match, said, 1)) == {"thanks"}
    for seat in (2, 3, 4):
        assert set(replies(match, said, seat)) <= {"trusts", "distrusts", ""}


@pytest.mark.parametrize(
    ("game", "what", "reply"),
    [
        ("kemomimi_panic", "thief", "denies"),
        ("kemomimi_panic", "not_civilian", "denies"),
        ("kemomimi_panic", "civilian", "thanks"),
        ("tokyo_ghoul", "goule", "denies"),
        ("tokyo_ghoul", "cafe", ""),
        ("dc_spyfall", "vague", "denies"),
        ("death_note", "role_light", "denies"),
        ("death_note", "camp_investigators", "thanks"),
    ],
)
def test_what_is_claimed_of_somebody_is_denied_or_welcome_or_neither(game: str, what: str, reply: str) -> None:
    match = next(talking(game))
    match.say(0, Statement("claim", 1, what))
    assert set(replies(match, match.view(0).said[-1], 1)) == {reply}


@every_game
def test_whoever_is_asked_answers_and_nobody_else(game: str) -> None:
    match = next(talking(game))
    said = heard(match, "Bob, tu en penses quoi ?")
    assert set(replies(match, said, 4)) == {"asked"}
    assert {kind for seat in (0, 1, 2, 3) for kind in replies(match, said, seat)} == {""}


@every_game
def test_a_claim_is_believed_or_doubted_by_what_its_listener_thinks(game: str) -> None:
    moved = set()
    for match in talking(game):
        said = heard(match, CLAIMS[game])
        assert said.statement.kind == "claim"
        assert set(replies(match, said, 0)) == {""}, "nobody replies to themselves"
        for seat in (1, 2, 3, 4):
            found = set(replies(match, said, seat))
            moved |= found
            assert "" not in found, "a claim is never left in the air"
            assert found <= {"shrugs", "doubts" if suspected(match, seat, 0) > 0 else "believes"}
    assert moved == {"doubts", "believes", "shrugs"}


@every_game
def test_where_nothing_is_said_nobody_replies(game: str) -> None:
    match = next(talking(game))
    for text in ("Bonne partie à tous !", "Vous attendez quoi ?", "Si c’était Léa…", "lol"):
        said = heard(match, text)
        assert said.statement.kind == "text"
        assert {kind for seat in range(5) for kind in replies(match, said, seat)} == {""}


def test_every_kind_of_reply_has_words_for_every_temperament_set_as_they_should_be() -> None:
    kinds = {language: set(sentences(language)) for language in LANGUAGES}
    assert kinds["fr"] == kinds["en"]
    plain_ones = {kind for kind in kinds["fr"] if " " not in kind}
    assert kinds["fr"] == plain_ones | {f"{kind} {each}" for kind in plain_ones for each in TEMPERAMENTS}
    assert not [line for lines in sentences("fr").values() for line in lines if french_faults(line)]
    for language in LANGUAGES:
        assert all(len(set(lines)) == len(lines) for lines in sentences(language).values())
