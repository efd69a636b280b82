"""The suite passes an honest game and catches every leak and defect that was planted."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.conftest import Covered
from tests.depth import Depth
from tests.toys import broken, honest, leaky
from tests.toys.lanterns import Lanterns
from tests.toys.shapes import EveryShape, Toasts

from penombre.engine import TABLE, Match, NotAsked, Ruleset, Sealed, Transcript, restored
from penombre.testing import Nonconformance, Place, Report, budget, conformance, restoring

pytestmark = pytest.mark.simulation


def failure(ruleset: Ruleset[Any], **more: Any) -> Nonconformance:
    """What the suite says about a game that should not pass."""
    with pytest.raises(Nonconformance) as caught:
        conformance(ruleset, matches=8, inspect=0.5, **more)
    return caught.value


def test_an_honest_game_passes_and_the_report_says_what_was_covered() -> None:
    report = conformance(Lanterns(), matches=12)
    assert report.matches == 36
    assert report.by_count == {3: 12, 4: 12, 5: 12}
    assert report.worlds.tried > 500
    assert report.worlds.different > 0.9 * report.worlds.tried
    assert set(report.kinds) == {
        "mark", "signal", "peek", "react", "swap", "share", "grab", "time", "write", "vote",
    }  # fmt: skip
    assert "12 with 3, 12 with 4, 12 with 5 players" in str(report)
    assert f"{report.worlds.tried} tried" in str(report)
    assert report.worlds.looks_back.made > 50
    assert f"looks back at another deal: {report.worlds.looks_back.made}, 0 broken off" in str(report)


def test_a_run_is_a_function_of_its_arguments() -> None:
    def covered(report: Report) -> Report:
        report.seconds = 0
        return report

    again = [covered(conformance(Lanterns(), matches=2, counts=[4], seed=7)) for _ in range(2)]
    assert again[0] == again[1]
    assert again[0] != covered(conformance(Lanterns(), matches=2, counts=[4], seed=8))


def test_a_budget_of_seconds_still_plays_every_count_once() -> None:
    assert conformance(Lanterns(), matches=10_000, seconds=0).by_count == {3: 1, 4: 1, 5: 1}


def test_a_budget_of_decisions_plays_whole_rounds_until_so_many_were_inspected() -> None:
    report = conformance(Lanterns(), counts=[3, 5], inspected=60)
    assert report.by_count == {3: report.matches / 2, 5: report.matches / 2}
    rounds = report.matches // 2
    assert report.inspected >= 60 > conformance(Lanterns(), counts=[3, 5], matches=rounds - 1).inspected
    assert conformance(Lanterns(), counts=[3, 5], matches=1, inspected=60).matches == 2, "whichever is reached first"


def test_every_game_has_a_budget_and_soak_looks_at_more() -> None:
    assert 0 < budget("death_note") == budget("death_note", "test") < budget("death_note", "soak")
    assert 0 < budget("a game of your own") < budget("a game of your own", "soak")


def test_a_game_that_asks_in_every_shape_passes() -> None:
    report = conformance(EveryShape(), matches=8, inspect=0.5)
    assert {"mark", "thank", "share", "write"} <= set(report.kinds)
    assert report.worlds.different > 0


def test_a_game_that_asks_for_words_while_a_clock_runs_passes() -> None:
    report = conformance(Toasts(), matches=8, inspect=0.5)
    assert {"toast", "listen", "clock"} <= set(report.kinds)
    assert report.worlds.different > 0


@pytest.mark.parametrize(
    "ruleset",
    [
        honest.LentCard,
        honest.ShuffledInScript,
        honest.OpenBallot,
        honest.HurriedBallot,
        honest.SilentTable,
        honest.CarefulRedeal,
        honest.Confided,
        honest.Interruptible,
    ],
)
def test_what_only_looks_suspicious_passes(ruleset: type[Lanterns], depth: Depth, covered: Covered) -> None:
    run = conformance(ruleset(), matches=depth.of(test=4, soak=30), inspect=0.5, seed=depth.seed)
    assert run.worlds.different > 0
    covered("decisions inspected of toys", run.inspected)


@pytest.mark.parametrize(
    ("ruleset", "check", "words"),
    [
        (leaky.LeakInView, "re-deal", "view differs at $.public.thief"),
        (leaky.LeakToSpectators, "re-deal or secret", "view differs at $.public.phase"),
        (leaky.LeakInWhoIsAsked, "re-deal", "who is asked differs"),
        (leaky.LeakInBeingAskedAtAll, "re-deal", "in another deal nothing would be asked here"),
        (leaky.LeakInEvent, "re-deal", "events differs at $[1].args.face"),
        (leaky.LeakInLastEvent, "re-deal", "told events differs at $[1].args.face"),
        (leaky.LeakInRefusal, "re-deal", "refusal differs at $[0]: 'NotAnOption: not now: the shield is with"),
        (leaky.LeakInReason, "re-deal", "ask differs at $.options[0]"),
        (leaky.LeakInOptions, "re-deal", "ask differs at $.options"),
        (leaky.LeakInSealedProgress, "re-deal or secret", "view differs at $.public.motto"),
        (leaky.LeakInTime, "re-deal", "time differs at"),
        (leaky.LeakInSpeed, "re-deal", "what others are asked differs at"),
        (leaky.LeakOfSecretAnswer, "secret", "events differs at $[0].args.to"),
        (leaky.LeakOfWhisper, "whisper", "told events differs at $"),
        (leaky.LeakOfWhisperToOne, "whisper", "told events differs at $[0].args.colour"),
        (leaky.LeakOfWhisperInView, "whisper", "public view differs at $.motto"),
        (leaky.LeakInLastView, "hindsight", "this could not be, had the cards lain otherwise: at faces"),
        (leaky.LeakAtTheEnd, "re-deal", "view differs at $.public.phase"),
        (leaky.LeakInHearing, "talk", "what it hears differs"),
        (leaky.CarelessRedeal, "re-deal", "redeal() changes something it does know"),
        (leaky.KeptMarks, "imagine", "have other imagined worlds: at table.marks"),
        (leaky.UnsortedRedeal, "imagine", "have other imagined worlds: at table.faces"),
        (leaky.LeakInBesides, "re-deal", "ask differs at $.besides"),
        (leaky.LeakInWhoMayInterrupt, "re-deal", "ask differs at $.kind"),
        (leaky.LeakInInterruption, "re-deal", "told events differs at $[0].args.by"),
        (leaky.StuckThief, "vacuous", "no re-dealt world had thief elsewhere"),
        (leaky.IdleRedeal, "vacuous", "redeal() changes nothing"),
        (leaky.FutileRedeal, "vacuous", "redeal() is too loose"),
        (broken.RememberedThief, "vacuous", "looks back at another deal"),
        (broken.LostCard, "cards", "lies nowhere"),
        (broken.DoubledCard, "cards", "lies in 2 places"),
        (broken.MisplacedCard, "cards", "should lie in discard and does not"),
        (broken.ChangedFace, "cards", "became {('night', 'void'): 1}"),
        (broken.NoAnswer, "asks", "swap has no legal answer"),
        (broken.IllegalDefault, "asks", "the default of react is not legal: 'flee' does not answer react"),
        (broken.Timeless, "asks", "react has the pace leisure, and nobody says how long that is"),
        (broken.Breathless, "asks", "is over before a quick answer to it would count"),
        (broken.MeaninglessLapse, "asks", "mark may lapse, and nobody says what that means"),
        (broken.TwinOptions, "asks", "two options with one id: place"),
        (broken.BlankReason, "asks", "refuses place without a reason"),
        (broken.StrangerAsked, "asks", "asked of no seat of this table"),
        (broken.HalfSealed, "asks", "a sealed question to 3 seats waits for 2 answers"),
        (broken.IdleClock, "asks", "time lets the clock answer what does not open the seal"),
        (broken.LeftAlone, "asks", "watch may be left alone, and everybody waits for it"),
        (broken.NobodysRace, "asks", "a race that everybody may leave alone has no end"),
        (broken.IdleMain, "asks", "the main seat of a race may leave it alone"),
        (broken.HalfOptional, "asks", "watch may be left alone and asks for an answer"),
        (broken.MuffledCry, "asks", "what interrupts vote does not open the seal"),
        (broken.SecondVote, "asks", "regret asks for an answer where one is in"),
        (broken.LateCry, "asks", "regret lets a seat do what it could not do before its answer"),
        (broken.TwinCry, "asks", "watch has two options with one id: cry"),
        (broken.SharedHold, "asks", "keeps answers back on a clock that it shares"),
        (broken.Endless, "length", "not over after 80 answers"),
        (broken.SharedList, "clone", "playing a clone changed its original: at table.box"),
        (broken.LooseField, "snapshot", "LooseTable.last was (0, 1) and came back from a snapshot as [0, 1]"),
        (broken.UnwritableField, "snapshot", "a match with a LooseTable does not come back from its snapshot"),
        (broken.UnreadableField, "snapshot", "a match with a UnreadableTable does not come back from its snapshot"),
        (broken.StrangeNews, "snapshot", "the event colours was"),
        (broken.SameWord, "snapshot", "a restored match has other imagined worlds: at table."),
        (broken.Forgetful, "end", "has no outcome"),
        (broken.StrangeWinner, "end", "winners who are not at the table"),
        (broken.ShortPoints, "end", "points for 1 seats"),
        (broken.Faulty, "rules", "LookupError('no such lantern')"),
        (broken.FaultyElsewhere, "re-deal", "the rules break in a re-dealt world: LookupError"),
        (broken.BusyTalk, "talk", "saying something changed the table: at table.tokens"),
    ],
    ids=lambda value: value.__name__ if isinstance(value, type) else "",
)
def test_every_planted_fault_is_caught_by_its_check(ruleset: type[Lanterns], check: str, words: str) -> None:
    found = failure(ruleset())
    assert found.check in check.split(" or "), found
    assert words in str(found)


@pytest.mark.parametrize(("inspect", "checks"), [(0, {"same seed"}), (1, {"clone", "save", "same seed"})])
def test_a_game_with_a_memory_of_its_own_is_caught(inspect: float, checks: set[str]) -> None:
    with pytest.raises(Nonconformance) as caught:
        conformance(broken.Whimsical(), matches=4, inspect=inspect)
    assert caught.value.check in checks


def test_showing_who_has_answered_a_sealed_question_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def waiting(match: Match[Any]) -> tuple[int, ...]:
        return tuple(ask.seat for ask in match.asks()) if isinstance(match.asking, Sealed) else honestly(match)

    honestly = Match.waiting
    monkeypatch.setattr(Match, "waiting", waiting)
    found = failure(Lanterns())
    assert found.check in {"sealed", "re-deal"}
    assert "who is asked differs" in str(found)


@pytest.mark.parametrize(
    ("carried", "said"),
    [("deal", "the true deal"), ("seed", "the true seed"), ("steps", "the true answers"), ("log", "the true log")],
)
def test_an_imagined_match_that_carries_the_true_one_is_caught(
    carried: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def imagine(match: Match[Any], seat: int, rng: Random) -> Match[Any]:
        world = honestly(match, seat, rng)
        if carried == "deal":
            world.deal = match.deal
        elif carried == "seed":
            world.table.seed = match.table.seed
        elif carried == "steps":
            world._steps, world._steps_length = match._steps, match._steps_length
        else:
            world._log, world._log_length = match._log, match._log_length
        return world

    honestly = Match.imagine
    monkeypatch.setattr(Match, "imagine", imagine)
    found = failure(Lanterns())
    assert found.check == "imagine"
    assert said in str(found)


def lose_the_talk(twin: Match[Any]) -> None:
    twin._said = ()


def lose_the_log(twin: Match[Any]) -> None:
    twin._log_length = 0


def lose_the_deal(twin: Match[Any]) -> None:
    twin.deal = None


def lose_count(twin: Match[Any]) -> None:
    twin.settled += 1


def draw_again(twin: Match[Any]) -> None:
    twin.table.draws += 1


def mistake_sealed_answers(twin: Match[Any]) -> None:
    twin._sealed = {seat: (answer, None) for seat, (answer, _) in twin._sealed.items()}


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (lose_the_talk, "a restored match is not the one that was kept: at view.said"),
        (lose_the_log, "a restored match is not the one that was kept: at log (length)"),
        (lose_the_deal, "a restored match is not the one that was kept: at standing.deal"),
        (lose_count, "a restored match is not the one that was kept: at standing.settled"),
        (draw_again, "a restored match is not the one that was kept: at table.draws"),
        (mistake_sealed_answers, "a restored match that was played on as its original differs"),
    ],
)
def test_a_match_that_comes_back_from_its_snapshot_as_another_is_caught(
    fault: Callable[[Match[Any]], None], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def badly(ruleset: Ruleset[Any], data: bytes) -> Match[Any]:
        twin = restored(ruleset, data)
        fault(twin)
        return twin

    monkeypatch.setattr(restoring, "restored", badly)
    found = failure(Lanterns())
    assert found.check == "snapshot"
    assert said in str(found)


def test_a_refusal_that_changes_the_match_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(match: Match[Any], seat: int, given: Any) -> None:
        try:
            honestly(match, seat, given)
        except NotAsked:
            match.table.tokens[0] += 1
            raise

    honestly = Match.answer
    monkeypatch.setattr(Match, "answer", answer)
    found = failure(Lanterns())
    assert found.check == "refusal"
    assert "a refused answer changed the match: at table.tokens[0]" in str(found)


def test_a_view_for_nobody_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honestly = Match.view
    monkeypatch.setattr(Match, "view", lambda match, seat: honestly(match, min(seat, TABLE) if seat > 0 else 0))
    assert failure(Lanterns()).check == "seats"


def test_a_failure_says_where_it_is_and_how_to_see_it_again() -> None:
    found = failure(leaky.LeakInReason(), seed=3)
    text = str(found)
    assert "lanterns, " in text
    assert "players, options {" in text
    assert "open: react of" in text
    again = next(line for line in text.splitlines() if "again: " in line).split("again: ")[1]
    with pytest.raises(Nonconformance) as caught:
        eval(again, {"conformance": conformance, "ruleset": leaky.LeakInReason()})
    assert str(caught.value) == text


def place_of(found: Nonconformance) -> Place:
    assert found.place is not None
    return found.place


@pytest.mark.parametrize(
    "ruleset",
    [leaky.LeakInReason, leaky.LeakInLastEvent, leaky.LeakInLastView, leaky.LeakAtTheEnd, leaky.LeakOfSecretAnswer],
)
def test_a_failure_is_found_again_at_its_place_without_looking_anywhere_else(ruleset: type[Lanterns]) -> None:
    found = failure(ruleset(), seed=2)
    with pytest.raises(Nonconformance) as caught:
        conformance(ruleset(), at=place_of(found))
    there = caught.value
    assert (there.check, there.what, there.seat, there.place) == (found.check, found.what, found.seat, found.place)
    again = str(there).split("again: ")[1]
    with pytest.raises(Nonconformance) as caught:
        eval(again, {"conformance": conformance, "Place": Place, "ruleset": ruleset()})
    assert str(caught.value) == str(there)


def test_what_is_followed_from_a_decision_is_placed_there() -> None:
    found = failure(leaky.LeakInLastEvent())
    assert found.transcript is not None
    answers = [step for step in found.transcript.steps if step.said is None]
    assert place_of(found).decision < len(answers)


def test_an_honest_game_passes_at_any_place_and_only_that_is_inspected() -> None:
    report = conformance(Lanterns(), at=Place(players=4, match=3, decision=5, seed=1))
    assert report.inspected == 1 and report.matches == 0


def test_a_place_after_the_end_is_none() -> None:
    with pytest.raises(ValueError, match=r"this match is over after \d+ answers: there is no decision 1000"):
        conformance(Lanterns(), at=Place(3, 0, 1000))


def test_the_transcript_of_a_failure_leads_to_the_question() -> None:
    found = failure(leaky.LeakInReason())
    assert isinstance(found.transcript, Transcript)
    match = found.transcript.play({"lanterns": leaky.LeakInReason()})
    assert {ask.kind for ask in match.asks()} == {"react"}
