from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.tiny_game import HANDS, Tiny, TinyTable, options, play, snapshot

from penombre.engine import (
    BadOptions,
    BadTranscript,
    Deal,
    Match,
    Outcome,
    Script,
    Setting,
    Statement,
    Step,
    Transcript,
    UnknownVersion,
    Value,
    ask,
)
from penombre.engine.transcript import fingerprint, replay


def turn(t: TinyTable) -> Script[None]:
    """Each seat shows a card of its hand, names it and shares some tokens; then all vote on it."""
    for seat in range(t.players):
        card = yield ask.card(seat, "show", t.cards(HANDS[seat]), t)
        t.show(card)
        name = yield ask.text(seat, "name", 8)
        tokens = yield ask.several(seat, "share", options("red", "blue"), 0, 3, repeat=True)
        t.tell("shown", seat=seat, face=t.faces[card], name=name, tokens=tokens)
        votes = yield ask.sealed([ask.yes_no(other, "vote") for other in range(t.players)])
        t.points[seat] += sum(votes.values()) + t.below(3)


GAMES = {"tiny": Tiny(turn, turn)}


def played(answers: int | None = None, seed: int = 1) -> Match[TinyTable]:
    """A match played at random, with a word now and then: to its end, or for some answers."""
    rng = Random(seed)
    match = Match(GAMES["tiny"], 3, {"each": 2, "roles": ("wolf",)}, Deal(b"secret", {0: "a", 2: "é"}))
    while not match.over and answers != 0:
        question = rng.choice(match.asks())
        match.answer(question.seat, question.random_answer(rng.randrange))
        if rng.random() < 0.2:
            match.say(question.seat, Statement("text", text="voilà"))
        answers = None if answers is None else answers - 1
    return match


def changed(transcript: Transcript, **fields: Any) -> Transcript:
    return msgspec.structs.replace(transcript, **fields)


# -- there and back ------------------------------------------------------------------------------------------------


def test_a_transcript_holds_the_deal_the_steps_and_the_outcome() -> None:
    match = played()
    transcript = Transcript.of(match, names=("Ann", "Bob", "Cy"))
    assert match.deal is not None
    assert (transcript.game, transcript.version, transcript.players) == ("tiny", 3, 3)
    assert transcript.options == {"stones": True, "each": 2, "mood": "calm", "roles": ("wolf",)}
    assert bytes.fromhex(transcript.secret) == b"secret"
    assert transcript.commitment == match.deal.commitment
    assert transcript.nonces == {0: "a", 2: "é"}
    assert transcript.names == ("Ann", "Bob", "Cy")
    assert transcript.steps == tuple(match.steps)
    assert transcript.outcome == match.outcome


@pytest.mark.parametrize("answers", [0, 1, 5, 14, None])
def test_a_match_comes_back_from_its_transcript_wherever_it_stopped(answers: int | None) -> None:
    match = played(answers)
    transcript = Transcript.decode(Transcript.of(match).encode())
    assert snapshot(transcript.verify(GAMES)) == snapshot(match)


def test_the_file_is_readable_json_whose_answers_and_words_can_be_told_apart() -> None:
    file = json.loads(Transcript.of(played()).encode())
    assert (file["format"], file["format_version"]) == ("penombre-transcript", 1)
    assert file["steps"][0]["answer"].startswith("card-")
    assert {"seat", "said"} in [set(step) for step in file["steps"]]


def test_the_first_few_steps_can_be_played_alone() -> None:
    transcript = Transcript.of(played())
    assert transcript.play(GAMES, 4).steps == list(transcript.steps[:4])
    assert transcript.play(GAMES, 0).steps == []
    assert transcript.start(GAMES).steps == []


def test_an_imagined_match_has_no_transcript() -> None:
    with pytest.raises(BadTranscript, match="an imagined match has no transcript"):
        Transcript.of(played(3).imagine(0, Random(1)))


def test_equal_matches_have_equal_fingerprints_and_others_do_not() -> None:
    match = played(5)
    assert fingerprint(match) == fingerprint(match.clone())
    assert fingerprint(match) != fingerprint(played(6))


ANSWERS = st.text(max_size=5) | st.lists(st.text(max_size=5), max_size=3).map(tuple)
STATEMENTS = st.builds(
    Statement, st.sampled_from(["claim", "text"]), st.none() | st.integers(0, 3), st.text(max_size=5), st.text()
)
STEPS = st.builds(Step, st.integers(0, 31), ANSWERS) | st.builds(Step, st.integers(0, 31), said=STATEMENTS)
TRANSCRIPTS = st.builds(
    Transcript,
    game=st.text(max_size=5),
    version=st.integers(0, 99),
    players=st.integers(0, 30),
    options=st.dictionaries(st.text(max_size=5), st.booleans() | st.integers(-9, 9) | ANSWERS, max_size=3),
    commitment=st.text(max_size=5),
    secret=st.binary(max_size=5).map(bytes.hex),
    nonces=st.dictionaries(st.integers(0, 30), st.text(max_size=5), max_size=3),
    names=st.lists(st.text(max_size=5), max_size=3).map(tuple),
    steps=st.lists(STEPS, max_size=4).map(tuple),
    outcome=st.none() | st.builds(Outcome, st.text(max_size=5), st.just((0, 2)), st.just((1, -1)), st.just(("wolf",))),
    fingerprint=st.text(max_size=5),
)


@pytest.mark.simulation
@settings(deadline=None)
@given(TRANSCRIPTS)
def test_any_transcript_is_read_as_it_was_written(transcript: Transcript) -> None:
    written = transcript.encode()
    assert Transcript.decode(written) == transcript
    assert Transcript.decode(written.decode()).encode() == written


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 30), st.integers())
def test_any_match_at_any_moment_verifies(answers: int, seed: int) -> None:
    match = played(answers, seed)
    assert snapshot(Transcript.decode(Transcript.of(match).encode()).verify(GAMES)) == snapshot(match)


# -- what does not hold --------------------------------------------------------------------------------------------


def test_a_changed_secret_is_caught_by_the_commitment() -> None:
    transcript = Transcript.of(played(0))
    with pytest.raises(BadTranscript, match="the secret is not the one that was committed to before the deal"):
        changed(transcript, secret=b"another".hex()).verify(GAMES)


def test_a_secret_changed_together_with_its_commitment_is_caught_by_the_table() -> None:
    transcript, other = Transcript.of(played(0)), Deal(b"another")
    with pytest.raises(BadTranscript, match="the steps do not lead to the table the file was written at"):
        changed(transcript, secret=other.secret.hex(), commitment=other.commitment).verify(GAMES)


def test_a_changed_nonce_is_caught_by_the_table() -> None:
    with pytest.raises(BadTranscript, match="the steps do not lead to the table"):
        changed(Transcript.of(played(0)), nonces={}).verify(GAMES)


def test_a_changed_outcome_is_caught() -> None:
    with pytest.raises(BadTranscript, match="the outcome written in the file is not the one the steps lead to"):
        changed(Transcript.of(played()), outcome=Outcome("most points", (1,))).verify(GAMES)


def test_a_changed_step_is_caught() -> None:
    transcript = Transcript.of(played())
    place = next(place for place, step in enumerate(transcript.steps) if step.answer in ("yes", "no"))
    step = transcript.steps[place]
    other = Step(step.seat, "yes" if step.answer == "no" else "no")
    with pytest.raises(BadTranscript):
        changed(transcript, steps=(*transcript.steps[:place], other, *transcript.steps[place + 1 :])).verify(GAMES)


def test_a_missing_step_is_caught() -> None:
    transcript = Transcript.of(played(1))
    with pytest.raises(BadTranscript, match="the steps do not lead to the table"):
        changed(transcript, steps=()).verify(GAMES)


def test_a_changed_option_is_caught_though_nobody_sees_it() -> None:
    transcript = Transcript.of(played(3))
    with pytest.raises(BadTranscript, match="the steps do not lead to the table"):
        changed(transcript, options={**transcript.options, "roles": ()}).verify(GAMES)


def test_a_changed_fingerprint_is_caught() -> None:
    with pytest.raises(BadTranscript, match="the steps do not lead to the table"):
        changed(Transcript.of(played(3)), fingerprint="0" * 64).verify(GAMES)


@pytest.mark.parametrize(
    ("step", "complaint"),
    [
        (Step(0, "up"), "step 2 does not replay: 'up' does not answer way; expected one of: left, right"),
        (Step(1, "yes"), "step 2 does not replay: seat 1 is not asked anything now; waiting for: 0"),
        (Step(9, "yes"), "step 2 does not replay: there is no seat 9"),
        (Step(0, said=Statement("sing")), "step 2 does not replay: 'sing' is no kind of statement"),
        (Step(0), "step 2 does not replay: a step needs an answer or something said"),
    ],
)
def test_a_step_that_is_not_legal_is_named_by_its_number(step: Step, complaint: str) -> None:
    def fork(t: TinyTable) -> Script[None]:
        for _ in range(2):
            yield ask.one(0, "way", options("left", "right"))

    match = play(fork)
    match.answer(0, "left")
    transcript = Transcript.of(match)
    with pytest.raises(BadTranscript, match=complaint):
        changed(transcript, steps=(*transcript.steps, step)).play({"tiny": match.ruleset})


def test_a_step_without_content_cannot_be_replayed() -> None:
    with pytest.raises(BadTranscript, match="a step needs an answer or something said"):
        replay(played(0), Step(0))


def test_an_answer_after_the_end_does_not_replay() -> None:
    transcript = Transcript.of(play())
    with pytest.raises(BadTranscript, match="step 1 does not replay: the match is over"):
        changed(transcript, steps=(Step(0, "yes"),)).play({"tiny": Tiny()})


# -- files that are not ours ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "not a Pénombre transcript"),
        (b"hello", "not a Pénombre transcript"),
        (b"[]", "not a Pénombre transcript: Expected `object`"),
        (b"{}", "its format is '', expected 'penombre-transcript'"),
        (b'{"format": "chess"}', "its format is 'chess', expected 'penombre-transcript'"),
        (b'{"format": 3}', "not a Pénombre transcript"),
        (b'{"format": "\xff"}', "not a Pénombre transcript"),
        (b'{"deep": ' + b"[" * 100_000, "not a Pénombre transcript"),
        (b'{"format": "penombre-transcript", "format_version": 1}', "damaged transcript: Object missing"),
        (b'{"format": "penombre-transcript", "format_version": 1, "game": "\xff"}', "damaged transcript"),
    ],
)
def test_a_file_that_is_no_transcript_is_refused(data: bytes, complaint: str) -> None:
    with pytest.raises(BadTranscript, match=complaint):
        Transcript.decode(data)


def test_a_transcript_cut_short_is_refused() -> None:
    written = Transcript.of(played()).encode()
    with pytest.raises(BadTranscript):
        Transcript.decode(written[: len(written) // 2])


def test_a_transcript_with_a_field_of_the_wrong_kind_is_damaged() -> None:
    written = Transcript.of(played(2)).encode().replace(b'"players": 3', b'"players": "three"')
    with pytest.raises(BadTranscript, match="damaged transcript: Expected `int`, got `str`"):
        Transcript.decode(written)


def test_a_format_of_another_version_is_unknown_and_says_which_one_is_read() -> None:
    written = changed(Transcript.of(played(0)), format_version=2).encode()
    with pytest.raises(UnknownVersion, match="this transcript is in format 2; this Pénombre reads format 1"):
        Transcript.decode(written)


def test_an_unknown_game_is_refused_with_the_names_of_the_known_ones() -> None:
    with pytest.raises(UnknownVersion, match="unknown game 'go'; known: tiny"):
        changed(Transcript.of(played(0)), game="go").play(GAMES)


@pytest.mark.parametrize("version", [2, 4])
def test_another_version_of_the_rules_is_refused_with_both_numbers(version: int) -> None:
    with pytest.raises(UnknownVersion, match=f"played by version {version} of tiny; this Pénombre has version 3"):
        changed(Transcript.of(played(0)), version=version).play(GAMES)


class Aging(Tiny):
    """Rules that still play the matches of version 2, when nobody asked for the weather."""

    oldest = 2
    settings = (*Tiny.settings, Setting("rain", "flag", False, since=3))

    def setup(self, players: int, options: Mapping[str, Value], seed: bytes) -> TinyTable:
        t = super().setup(players, options, seed)
        t.edition = self.version
        return t


def test_a_match_of_an_earlier_version_that_the_rules_still_play_is_played_by_it() -> None:
    aging = Aging()
    match = Match(aging.at_version(2), 3, {}, 0)
    assert "rain" not in match.options and match.table.before(3) and not match.table.before(2)
    again = Transcript.of(match).verify({"tiny": aging})
    assert again.ruleset.version == 2 and again.options == match.options
    today = Match(aging, 3, {}, 0)
    assert "rain" in today.options and not today.table.before(3)


@pytest.mark.parametrize("version", [1, 4])
def test_versions_that_the_rules_cannot_play_are_refused_with_those_they_can(version: int) -> None:
    with pytest.raises(UnknownVersion, match=f"by version {version} of tiny; this Pénombre has versions 2 to 3"):
        Aging().at_version(version)


def test_a_secret_that_is_not_hexadecimal_is_damaged() -> None:
    with pytest.raises(BadTranscript, match="damaged transcript: the secret is not hexadecimal"):
        changed(Transcript.of(played(0)), secret="xyz").start(GAMES)


@pytest.mark.parametrize("seat", [-1, 3, 1 << 40])
def test_a_nonce_of_a_seat_that_is_not_at_the_table_is_damaged(seat: int) -> None:
    with pytest.raises(BadTranscript, match="a nonce was thrown in by a seat that is not at the table"):
        changed(Transcript.of(played(0)), nonces={seat: "a"}).start(GAMES)


def test_options_the_game_does_not_have_are_refused() -> None:
    with pytest.raises(BadOptions, match="tiny has no option 'speed'"):
        changed(Transcript.of(played(0)), options={"speed": 9}).play(GAMES)
