"""What people write at a table, and what is made of it; and what bots say to that."""

from __future__ import annotations

import random
from typing import Any

import pytest

from penombre.bots import make, play
from penombre.bots.reading import free_talk_of, understood
from penombre.bots.temperament import TEMPERAMENTS, temperament_of
from penombre.engine import Match, Said, Statement
from penombre.games import RULESETS

NAMES = ("Anna", "Léa", "Célestin", "Jean-Luc", "Bob")

READ: tuple[tuple[str, str, tuple[str, int | None, str] | None], ...] = (
    ("death_note", "Je suis Matsuda, promis !", ("claim", None, "role_matsuda")),
    ("death_note", "bon ok chuis watari", ("claim", None, "role_watari")),
    ("death_note", "I'm Watari, trust me", ("claim", None, "role_watari")),
    ("death_note", "je suis du camp de Kira haha", ("claim", None, "camp_kira")),
    ("death_note", "Je ne suis pas Kira", ("claim", None, "camp_investigators")),
    ("death_note", "it wasn't me", ("claim", None, "camp_investigators")),
    ("death_note", "Léa est Kira !", ("accuse", 1, "")),
    ("death_note", "It's Bob, he is Light", ("accuse", 4, "")),
    ("death_note", "Célestin ment depuis le début", ("accuse", 2, "")),
    ("death_note", "Bob n'est pas Kira", ("vouch", 4, "")),
    ("death_note", "je crois Bob", ("vouch", 4, "")),
    ("death_note", "tu es qui, Léa ?", ("ask", 1, "")),
    ("death_note", "je vote Bob", ("promise", 4, "")),
    ("death_note", "Si je suis Matsuda, alors…", None),
    ("death_note", "Anna est Kira", None),
    ("death_note", "Bonne partie à tous", None),
    ("death_note", "On attend qui ?", None),
    ("kemomimi_panic", "c’est Léa la voleuse", ("claim", 1, "thief")),
    ("kemomimi_panic", "La voleuse, c'est Léa", ("claim", 1, "thief")),
    ("kemomimi_panic", "innocente-moi", ("claim", None, "civilian")),
    ("kemomimi_panic", "Je suis civile", ("claim", None, "civilian")),
    ("kemomimi_panic", "je suis le civil en colère", ("claim", None, "civilian_angry")),
    ("kemomimi_panic", "I am not the thief", ("claim", None, "civilian")),
    ("kemomimi_panic", "Jean-Luc est civil, j'en suis sûre", ("claim", 3, "civilian")),
    ("kemomimi_panic", "Bob n'est pas le voleur", ("vouch", 4, "")),
    ("kemomimi_panic", "Léa, je te crois", ("vouch", 1, "")),
    ("kemomimi_panic", "pas Léa", ("vouch", 1, "")),
    ("kemomimi_panic", "vote for Bob", ("accuse", 4, "")),
    ("kemomimi_panic", "je vais voter contre Bob", ("promise", 4, "guilty")),
    ("kemomimi_panic", "méfiez-vous de Célestin", ("accuse", 2, "")),
    ("kemomimi_panic", "Bob is fishy", ("accuse", 4, "")),
    ("kemomimi_panic", "Bob est drôle", None),
    ("tokyo_ghoul", "je suis humaine", ("claim", None, "humain")),
    ("tokyo_ghoul", "Léa est une goule", ("claim", 1, "goule")),
    ("tokyo_ghoul", "Bob c'est Kaneki", ("claim", 4, "kaneki")),
    ("tokyo_ghoul", "moi, Touka", ("claim", None, "touka")),
    ("tokyo_ghoul", "I'm an inspector", ("claim", None, "inspecteur")),
    ("rose_noire", "Aodhan est coupable", ("claim", None, "guilty_aodhan")),
    ("rose_noire", "Sœur Deirdre est innocente", ("claim", None, "innocent_deirdre")),
    ("rose_noire", "I suspect Brother Taran", ("claim", None, "guilty_taran")),
    ("rose_noire", "C'est Morwen", ("claim", None, "guilty_morwen")),
    ("rose_noire", "pas Eoghan", ("claim", None, "innocent_eoghan")),
    ("rose_noire", "Bob est le possédé", ("accuse", 4, "")),
    ("dc_spyfall", "C'est Bob le joker", ("accuse", 4, "")),
    ("dc_spyfall", "Bob is the spy", ("accuse", 4, "")),
    ("dc_spyfall", "Léa est louche", ("accuse", 1, "")),
    ("dc_spyfall", "je suis pas le joker", ("claim", None, "")),
    ("dc_spyfall", "Je suis de votre côté, promis !", ("claim", None, "")),
    ("dc_spyfall", "Bob est beaucoup trop vague", ("claim", 4, "vague")),
    ("dc_spyfall", "je pointe Léa", ("promise", 1, "")),
    ("tokyo_ghoul", "je ne suis pas un Ghoul", ("claim", None, "humain")),
    ("tokyo_ghoul", "Attention à Bob", ("accuse", 4, "")),
    ("rose_noire", "je ne suis pas possédée", ("claim", None, "")),
    ("rose_noire", "Fearghal n’a rien fait", ("claim", None, "innocent_fearghal")),
    ("death_note", "tu mens, Célestin", ("accuse", 2, "")),
    ("death_note", "Célestin, tu ne mens pas", ("vouch", 2, "")),
    ("death_note", "You're lying, Bob", ("accuse", 4, "")),
    ("death_note", "Bob = Kira", ("accuse", 4, "")),
    ("death_note", "Léa et Bob sont Kira", ("accuse", 1, "")),
    ("death_note", "J’ai confiance en Léa", ("vouch", 1, "")),
    ("death_note", "matsuda ici", ("claim", None, "role_matsuda")),
    ("death_note", "Tout le monde est Kira", None),
    ("kemomimi_panic", "je ne crois pas Bob", ("accuse", 4, "")),
    ("kemomimi_panic", "Léa n’a rien fait", ("vouch", 1, "")),
    ("kemomimi_panic", "j’ai rien fait", ("claim", None, "civilian")),
    ("kemomimi_panic", "innocentez Bob", ("vouch", 4, "")),
    ("kemomimi_panic", "Léa a l’air honnête", ("vouch", 1, "")),
    ("kemomimi_panic", "Léa n'est pas innocente", ("accuse", 1, "")),
    ("kemomimi_panic", "je ne fais pas confiance à Léa", ("accuse", 1, "")),
    ("kemomimi_panic", "I don't trust Bob", ("accuse", 4, "")),
    ("kemomimi_panic", "Bob ne ment pas", ("vouch", 4, "")),
    ("kemomimi_panic", "Bob n'est pas net", ("accuse", 4, "")),
    ("kemomimi_panic", "je n'accuse pas Bob", ("vouch", 4, "")),
    ("kemomimi_panic", "ce n'est pas Bob", ("vouch", 4, "")),
    ("kemomimi_panic", "Not Bob!", ("vouch", 4, "")),
)


@pytest.mark.parametrize(("game", "text", "meant"), READ)
def test_free_words_are_read_as_the_statement_they_make(
    game: str, text: str, meant: tuple[str, int | None, str] | None
) -> None:
    talk = free_talk_of(game)
    assert talk is not None
    found = understood(talk, text, NAMES, 0)
    assert (found and (found.kind, found.about, found.what)) == meant
    if found is not None:
        assert found.text == text
        assert found.what in RULESETS[game].vocabulary


def test_all_that_can_be_understood_is_a_word_of_its_game() -> None:
    for game, ruleset in RULESETS.items():
        talk = free_talk_of(game)
        assert talk is not None
        words = {*talk.mine, *talk.theirs, talk.promise, talk.defence or ""}
        for pattern in (talk.guilty, talk.innocent):
            words.update(pattern.format(other) for other in talk.others)
        assert words <= ruleset.vocabulary, game


def position(game: str, seed: int) -> Match[Any]:
    """A match of this game, some questions on."""
    rng = random.Random(seed)
    match = Match(RULESETS[game], 5, {}, seed)
    play(match, [make("random", game, rng) for _ in range(5)], rng, until=12)
    return match


@pytest.mark.parametrize("game", RULESETS)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_bots_reply_to_those_who_speak_to_them_and_never_twice_in_the_same_words(game: str, language: str) -> None:
    match = position(game, 3)
    rng = random.Random(1)
    bot = make("judgement", game, rng)
    replies = []
    for kind in ("accuse", "vouch", "ask", "accuse"):
        said = Said(0, match.settled, Statement(kind, 1))
        reply = bot.reply(match.view(1), said, language)
        assert reply is not None
        assert (reply.kind, reply.about) == ("text", 0)
        replies.append(reply.text)
    assert len(set(replies)) >= 3
    heard = match.view(1)
    assert bot.reply(heard, Said(0, match.settled, Statement("text", text="hm")), language) is None


def test_a_bot_speaks_by_its_seat_and_not_by_what_it_holds() -> None:
    match = position("kemomimi_panic", 5)
    rng = random.Random(2)
    for seat in range(match.players):
        assert temperament_of(match.view(seat)) in TEMPERAMENTS
        assert temperament_of(match.imagine(seat, rng).view(seat)) == temperament_of(match.view(seat))
