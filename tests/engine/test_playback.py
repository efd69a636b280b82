"""What each step of a match brought, to one reader and to whoever sees everything."""

from __future__ import annotations

from random import Random

from tests.toys.lanterns import Lanterns, LanternTable

from penombre.bots import make, play
from penombre.engine import TABLE, Event, Match, Said, Seen, Statement, Transcript
from penombre.engine.playback import Playback


def played() -> Match[LanternTable]:
    match = Match(Lanterns(), 3, {}, 5)
    match.say(1, Statement("text", text="hello"))
    rng = Random(5)
    play(match, [make("random", "lanterns", rng) for _ in range(3)], rng)
    return match


def test_every_reader_is_told_each_thing_once_and_in_the_end_all_of_it() -> None:
    match = played()
    transcript = Transcript.of(match)
    for seat in (0, 1, 2, TABLE):
        playback = Playback(transcript.start({Lanterns.id: Lanterns()}))
        told = playback.told(seat)
        for step in transcript.steps:
            assert not playback.step(step), "no clock of the game runs here"
            told += playback.told(seat)
            assert playback.told(seat) == []
        assert [each for each in told if isinstance(each, Seen)] == match.events(seat)
        assert tuple(each for each in told if isinstance(each, Said)) == match.heard(seat)


def test_whoever_sees_everything_is_told_all_that_anybody_was() -> None:
    match = played()
    playback = Playback(match)
    told = playback.told_to_all()
    assert [each for each in told if isinstance(each, Event)] == match.log()
    assert tuple(each for each in told if isinstance(each, Said)) == match.said
    assert playback.told_to_all() == []


def test_whoever_comes_later_is_told_what_comes_after() -> None:
    match = played()
    playback = Playback(match)
    playback.catch_up()
    assert playback.told(0) == []
