"""What the judgement bot makes of free talk, in French and in English: whom it suspects, and where it thinks it is."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.dc_spyfall.scenes import SpyfallPlayer, SpyfallScene, table

from penombre.engine import Match, Statement
from penombre.games.dc_spyfall.bot import Judgement
from penombre.games.dc_spyfall.bot.interrupting import declares
from penombre.games.dc_spyfall.bot.mind import Mind
from penombre.games.dc_spyfall.view import Public
from penombre.testing.shows import shows

Talk = tuple[tuple[str, str, str, str], ...]
"""Who asks whom what, and the answer."""

HONEST = {
    "en": (
        ("Marie", "Paul", "What did you put on this morning?", "My armour, as every day."),
        ("Paul", "Lea", "How did you get here?", "I swam, all the way through the water."),
        ("Lea", "Vincent", "Where does the light come from?", "Everything has an odd glow."),
    ),
    "fr": (
        ("Marie", "Paul", "Comment s’habille-t-on ici ?", "En armure, comme tous les jours."),
        ("Paul", "Lea", "Comment es-tu arrivée ici ?", "À la nage, dans l’eau."),
        ("Lea", "Vincent", "D’où vient la lumière ?", "Tout a une drôle de lueur."),
    ),
}
ABSURD = {
    "en": (
        ("Vincent", "Anne", "What does it smell of?", "Coffee and old paper."),
        ("Anne", "Paul", "What do you hear?", "It is very quiet."),
        ("Paul", "Marie", "Who let you in?", "Most people do not even know it exists."),
        ("Marie", "Anne", "Are you comfortable without a coat?", "I am sweating, it is so hot!"),
    ),
    "fr": (
        ("Vincent", "Anne", "Ça sent quoi ?", "Le café et le vieux papier."),
        ("Anne", "Paul", "Qu’est-ce que tu entends ?", "C’est très calme."),
        ("Paul", "Marie", "Qui t’a laissé entrer ?", "La plupart des gens ignorent que ça existe."),
        ("Marie", "Anne", "Es-tu à l’aise sans manteau ?", "Je transpire, il fait si chaud !"),
    ),
}
PLAUSIBLE = {
    "en": (
        ("Vincent", "Anne", "What does it smell of?", "Salt and fish."),
        ("Anne", "Paul", "What do you hear?", "It is very quiet."),
        ("Paul", "Marie", "Who let you in?", "Most people do not even know it exists."),
        ("Marie", "Anne", "Are you comfortable without a coat?", "No, a bit chilly. It is cold."),
    ),
    "fr": (
        ("Vincent", "Anne", "Ça sent quoi ?", "Le sel et le poisson."),
        ("Anne", "Paul", "Qu’est-ce que tu entends ?", "C’est très calme."),
        ("Paul", "Marie", "Qui t’a laissé entrer ?", "La plupart des gens ignorent que ça existe."),
        ("Marie", "Anne", "Es-tu à l’aise sans manteau ?", "Un peu frisquet, il fait froid."),
    ),
}

both_languages = pytest.mark.parametrize("language", ["en", "fr"])


def talked(*talks: Talk, **more: object) -> SpyfallScene:
    """Five at Atlantis, Anne being the Joker, after this conversation."""
    settings: dict[str, object] = {"players": 5, "bag": "atlantis", "joker": "Anne", **more}
    scene = table(**settings)  # type: ignore[arg-type]
    for talk in talks:
        for asker, answerer, question, answer in talk:
            scene.exchange(asker, answerer, question, answer)
    return scene


def mind(player: SpyfallPlayer, seed: int = 0) -> Mind:
    return Mind(player.match.view(player.seat), random.Random(seed))


def chosen(player: SpyfallPlayer, seed: int = 0) -> object:
    """What a judgement bot in this seat does now."""
    ask = player.match.ask_for(player.seat)
    assert ask is not None

    def never() -> Match[Any]:
        raise AssertionError("this bot imagines nothing")

    return Judgement(random.Random(seed)).choose(player.match.view(player.seat), ask, never)


@both_languages
def test_an_implausible_bluff_is_caught(language: str) -> None:
    s = talked(HONEST[language], ABSURD[language])
    for hero in (s.Vincent, s.Marie, s.Paul, s.Lea):
        beliefs = mind(hero).mine
        assert beliefs.jokers[s.Anne.seat] > 0.8
    assert chosen(s.Vincent) == f"accuse-{s.Anne.seat}"
    s.Lea.accuses(s.Anne)
    assert [chosen(voter) for voter in (s.Vincent, s.Marie, s.Paul)] == ["for"] * 3


@both_languages
def test_a_plausible_bluff_passes(language: str) -> None:
    s = talked(HONEST[language], PLAUSIBLE[language])
    for hero in (s.Vincent, s.Marie, s.Paul, s.Lea):
        assert mind(hero).mine.jokers[s.Anne.seat] < 0.35
        assert chosen(hero) != f"accuse-{s.Anne.seat}"
    s.Lea.accuses(s.Anne)
    assert [chosen(voter) for voter in (s.Vincent, s.Marie, s.Paul)] == ["against"] * 3


@both_languages
def test_a_hero_who_talks_nonsense_is_suspected_like_a_joker(language: str) -> None:
    s = talked(HONEST[language], ABSURD[language], joker="Lea")
    assert s.Anne.role == "hero"
    assert mind(s.Paul).mine.jokers[s.Anne.seat] > 0.8, "a bot knows no more than what it hears"


@both_languages
def test_the_joker_works_out_the_place_from_what_the_others_say(language: str) -> None:
    s = talked(HONEST[language], PLAUSIBLE[language])
    beliefs = mind(s.Anne).mine
    assert beliefs.place == "atlantis"
    assert beliefs.places["atlantis"] > 0.5
    assert sum(beliefs.places.values()) <= 1.000001
    s.Anne.reveals()
    assert chosen(s.Anne) == "location-atlantis"


def test_before_anything_was_said_every_place_and_everybody_is_as_likely() -> None:
    s = talked()
    places = mind(s.Anne).mine.places
    assert len(places) == 20
    assert max(places.values()) == pytest.approx(min(places.values()))
    jokers = mind(s.Paul).mine.jokers
    assert jokers[s.Paul.seat] == 0
    assert {round(jokers[other.seat], 6) for other in (s.Anne, s.Marie, s.Lea, s.Vincent)} == {0.25}


def test_vague_talk_is_held_against_its_speaker_but_little() -> None:
    s = talked((("Marie", "Anne", "What do you hear?", "It depends on the day."),))
    jokers = mind(s.Paul).mine.jokers
    assert jokers[s.Lea.seat] < jokers[s.Anne.seat] < 0.4


def test_an_echo_tells_less_than_the_first_word() -> None:
    first = (("Marie", "Vincent", "What does it smell of?", "Salt and fish."),)
    echo = (("Vincent", "Paul", "And you, what do you smell?", "Fish, I would say."),)
    s = talked(first, echo)
    jokers = mind(s.Lea).mine.jokers
    assert jokers[s.Vincent.seat] < jokers[s.Paul.seat], "whoever speaks first and is right knows the place"


def test_what_people_say_of_each_other_counts_a_little_and_not_more_for_being_repeated() -> None:
    s = talked(HONEST["en"]).time_runs_out()
    before = mind(s.Marie).mine.jokers[s.Paul.seat]
    s.match.say(s.Lea.seat, Statement("accuse", s.Paul.seat))
    once = mind(s.Marie).mine.jokers[s.Paul.seat]
    s.match.say(s.Lea.seat, Statement("accuse", s.Paul.seat))
    assert before < once < before + 0.25
    assert mind(s.Marie).mine.jokers[s.Paul.seat] == once
    s.match.say(s.Vincent.seat, Statement("vouch", s.Paul.seat))
    assert mind(s.Marie).mine.jokers[s.Paul.seat] < once


def test_in_person_a_bot_goes_by_what_the_table_says() -> None:
    s = table(players=5, in_person=True)
    assert chosen(s.Paul) is None
    s.time_runs_out()
    for speaker in (s.Marie, s.Lea):
        s.match.say(speaker.seat, Statement("accuse", s.Vincent.seat))
    s.talk_ends()
    assert chosen(s.Paul) == f"seat-{s.Vincent.seat}"


ELSEWHERE: Talk = (
    ("Marie", "Paul", "What does it smell of?", "It smells of cleaning products."),
    ("Paul", "Lea", "What did you put on this morning?", "Something elegant for the evening, a suit and a tie."),
    ("Lea", "Vincent", "Where does the light come from?", "Plenty of natural light, the sun."),
    ("Vincent", "Paul", "Are you comfortable without a coat?", "I am sweating, it is so hot!"),
    ("Paul", "Lea", "How did you get here?", "By the street, on foot."),
    ("Lea", "Vincent", "Are you afraid of anything here?", "Nothing can happen, it is safe."),
)
"""Nothing of it is true of Atlantis."""


def test_the_multiverse_is_declared_where_nothing_fits_and_not_in_an_ordinary_round() -> None:
    elsewhere = talked(ELSEWHERE, bag="multiverse_1", cards="atlantis")
    assert mind(elsewhere.Anne).mine.multiverse > 0.6
    assert chosen(elsewhere.Anne) == "declare_multiverse"
    here_again = talked(HONEST["en"], ABSURD["en"], modules="multiverse_madness")
    assert mind(here_again.Marie).mine.multiverse < 0.5
    assert chosen(here_again.Marie) != "declare_multiverse"


@shows("multiverse late")
def test_it_is_declared_after_time_is_up_where_the_table_allows_it() -> None:
    late: dict[str, Any] = {"realtime": True, "multiverse_late": True}
    elsewhere = talked(ELSEWHERE, bag="multiverse_1", cards="atlantis", **late).time_runs_out()
    assert chosen(elsewhere.Anne) == "declare_multiverse"
    here = talked(HONEST["en"], ABSURD["en"], modules="multiverse_madness", **late).time_runs_out()
    assert chosen(here.Marie) == "ready"
    in_time = talked(ELSEWHERE, bag="multiverse_1", cards="atlantis", realtime=True).time_runs_out()
    assert chosen(in_time.Anne) == "ready"


@shows("multiverse late")
def test_a_joker_bluffs_late_as_while_the_clock_runs_so_that_declaring_clears_nobody() -> None:
    late: dict[str, Any] = {"modules": "multiverse_madness", "realtime": True, "multiverse_late": True}
    contradiction = ("Vincent", "Marie", "What does it smell of?", "Salt and fish.")
    s = talked(ELSEWHERE, (contradiction,), special_weight=5, **late)
    assert declares(mind(s.Anne))
    s.time_runs_out()
    assert chosen(s.Anne) == "declare_multiverse"
    s = talked(HONEST["en"], special_weight=5, **late).time_runs_out()
    assert chosen(s.Anne) == "ready"


def test_a_place_that_was_played_already_can_only_be_the_multiverse() -> None:
    s = talked(bag="multiverse_1", cards="atlantis")
    view = s.match.view(s.Anne.seat)
    bags = tuple([bag for bag in s.table.pool if bag != "atlantis"])
    assert Mind(view, random.Random(0)).mine.multiverse < 0.5
    assert isinstance(view.public, Public)
    played = replace(view, public=replace(view.public, bags=bags))
    assert Mind(played, random.Random(0)).mine.multiverse == 1


def test_a_prank_shows_by_answers_that_fit_no_place() -> None:
    mess = (
        ("Marie", "Paul", "What does it smell of?", "Salt and fish."),
        ("Paul", "Lea", "What does it smell of?", "Coffee and old paper."),
        ("Lea", "Vincent", "Are you comfortable without a coat?", "I am sweating, it is so hot!"),
        ("Vincent", "Paul", "Are you comfortable without a coat?", "It is cold, there is ice."),
        ("Paul", "Lea", "How did you get here?", "By the street, on foot."),
        ("Lea", "Vincent", "How did you get here?", "By a portal, a bright flash."),
    )
    prank = mind(talked(mess, bag="prank").Anne).mine.prank
    calm = mind(talked(HONEST["en"], PLAUSIBLE["en"], modules="jokers_prank").Anne).mine.prank
    assert calm < 0.15 < prank
