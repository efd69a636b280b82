"""Matches that earlier versions of the rules played: they are told, imagined, kept and played on as any other."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from penombre.bots import make, play
from penombre.engine import CLOCK, Transcript, restored, snapshot
from penombre.engine.transcript import fingerprint, replay
from penombre.games import RULESETS
from penombre.testing.soundness import check_asks
from penombre.words import LANGUAGES, Words

EARLIER = Path(__file__).parents[1] / "golden" / "earlier"
NAMES = ("Anna", "Bruno", "Hélène", "Hassan", "Yves", "Yann", "Émile", "Zoé")

pytestmark = pytest.mark.simulation
every_match = pytest.mark.parametrize(
    "path", sorted(EARLIER.rglob("*.json")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)


def kept(path: Path) -> Transcript:
    return Transcript.decode(path.read_bytes())


def test_matches_are_kept_of_every_game_and_version_that_can_still_be_played() -> None:
    found = {(transcript.game, transcript.version) for transcript in map(kept, EARLIER.rglob("*.json"))}
    earlier = {(id, number) for id, rules in RULESETS.items() for number in range(rules.oldest or 1, rules.version)}
    assert earlier <= found


@every_match
def test_every_question_is_sound_and_has_words_and_so_has_all_that_happens(path: Path) -> None:
    transcript = kept(path)
    match, names = transcript.start(RULESETS), NAMES[: transcript.players]
    words = [Words(transcript.game, language) for language in LANGUAGES]
    for step in transcript.steps:
        check_asks(match)
        for ask in match.asks():
            for each in words if ask.seat != CLOCK else ():
                assert each.question(ask, names)
                assert all(each.option(option, ask.kind, names, ask.seat) for option in (*ask.options, *ask.besides))
                assert all(each.reason(option.refused, names) for option in ask.options if option.refused)
        replay(match, step)
    for each in words:
        for seat in range(match.players):
            assert all(each.event(seen, names, seat) for seen in match.events(seat))
        assert match.outcome is not None and each.text(f"ending-{match.outcome.ending}")


@every_match
def test_half_way_it_can_be_kept_imagined_and_played_on_by_bots(path: Path) -> None:
    transcript = kept(path)
    match = transcript.play(RULESETS, len(transcript.steps) // 2)
    rng = Random(path.stem)
    again = restored(match.ruleset, snapshot(match))
    assert fingerprint(again) == fingerprint(match) and again.table.edition == transcript.version
    for seat in range(match.players):
        assert match.imagine(seat, rng).table.edition == transcript.version
    play(match, [make("judgement", transcript.game, rng) for _ in range(match.players)], rng, until=100)
    left = Transcript.of(match)
    assert left.version == transcript.version
    left.verify(RULESETS)
