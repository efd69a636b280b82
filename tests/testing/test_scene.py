"""Scenes read like play, and a wrong step prints the question that was open."""

from __future__ import annotations

from typing import Self

import pytest
from tests.toys.honest import Interruptible
from tests.toys.lanterns import PASS, Lanterns, LanternTable, position
from tests.toys.shapes import Toasts

from penombre.engine import Ask, Match, Outcome, Script, Statement, Step, ask
from penombre.testing import Player, Scene, scene


class Watcher(Player):
    """A player of Lanterns, with verbs."""

    def peeks_at(self, other: Player) -> Self:
        return self.answers("peek", other)

    def objects(self) -> Self:
        return self.answers("react", "object")

    def passes(self) -> Self:
        return self.chooses("pass")


def opening(phase: str, hands: str, turn: int = 0) -> Scene[Watcher]:
    return scene(Match.at(Lanterns(), position(phase, hands, turn=turn)), player=Watcher)


def test_a_peek_is_seen_by_one_and_known_by_one() -> None:
    s = opening("peek", "moon shield thief")
    s.A.peeks_at(s.C)
    s.B.passes()
    s.C.passes()
    assert s.A.saw("peeked", by=s.A, on=s.C, face="thief")
    assert s.B.saw("peeked", by=s.A, on=s.C)
    assert not s.B.saw("peeked", face="thief")
    assert not s.B.saw("objected")
    assert s.A.knows("thief", of=s.C)
    assert s.A.knows(2, zone="hand-2")
    assert not s.A.knows("thief", of=s.B)
    assert not s.B.knows("thief")
    assert s.A.events[-1].key == "peeked"


def test_a_swap_in_the_dark_is_followed_by_nobody_else() -> None:
    s = opening("peek", "moon shield thief")
    s.A.peeks_at(s.C)
    s.passes()
    assert s.C.asked == "swap"
    s.C.chooses("place-0")
    assert not s.A.knows("thief")
    assert s.C.knows("thief", zone="deck")
    assert s.C.private.hand == ("rain",)


def test_options_and_refusals_can_be_read() -> None:
    s = opening("peek", "moon shield thief")
    assert s.A.options == {"seat-1": 1, "seat-2": 2}
    s.A.peeks_at(s.B)
    assert s.A.asked is None
    assert s.A.options == s.A.refused == {}
    assert s.waiting == [s.B, s.C]
    assert s.C.refused == {"object": "no_shield"}
    s.C.cannot("object", because="no_shield")
    s.B.objects()
    assert s.waiting == [s.B, s.C]  # a sealed question does not tell who has answered
    s.C.passes()
    assert s.A.public.discard == ("shield",)


def test_picks_are_ids_values_players_lists_or_a_text() -> None:
    s = opening("share", "moon shield thief")
    s.A.answers("share", [s.B, s.B])
    assert s.table.tokens == [0, 2, 0]
    s.clock.answers("time", "time_up")
    s.A.answers("write", "lanterns!")
    assert s.C.public.motto == "lanterns!"
    s.A.chooses(2)
    s.B.chooses(s.C)
    s.C.chooses("pass")
    assert s.over
    assert s.outcome == Outcome("rounds_played", (1,), (1, 3, 0), ("red", "red", "red"))
    assert s.winners == [s.B]
    assert s.question().startswith("Nothing is asked: the match is over, Outcome(ending='rounds_played'")


def test_several_picks_may_come_one_by_one() -> None:
    s = opening("share", "moon shield thief")
    s.A.chooses(s.A, "seat-2")
    assert s.table.tokens == [1, 0, 1]


def test_somebody_is_addressed_in_words_and_time_says_how_much_has_passed() -> None:
    s = scene(Match.at(Toasts(), position("share", "moon shield thief")), player=Watcher)
    s.clock.answers("clock", 1200)
    assert s.A.asked == "toast"
    s.A.answers("toast", s.B, "cheer_1")
    (told,) = [seen.args for seen in s.match.events(2) if seen.key == "toasted"]
    assert told == {"seat": 0, "target": 1, "phrase": "cheer_1", "text": "", "left": 3800}


def test_the_question_says_that_words_for_somebody_are_wanted() -> None:
    s = scene(Match.at(Toasts(), position("share", "moon shield thief")), player=Watcher)
    assert "a text of 1 to 40 characters for one of" in s.question()
    assert "a number from 1 to 5000" in s.question()
    with pytest.raises(AssertionError, match="must answer one thing, not 3"):
        s.A.answers("toast", s.B, "to", "you")


def test_an_option_is_found_by_its_arguments() -> None:
    s = opening("peek", "moon shield thief")
    assert s.A.option_with(seat=s.C) == "seat-2"
    with pytest.raises(AssertionError, match="0 legal options have"):
        s.A.option_with(seat=s.A)


def test_talk_is_heard() -> None:
    s = opening("peek", "moon shield thief")
    s.B.says("accuse", s.C, "thief")
    assert [(said.seat, said.statement) for said in s.A.hears] == [(1, Statement("accuse", 2, "thief"))]


def test_everybody_passes_until_a_question_comes() -> None:
    s = scene(Match(Lanterns(), 4))
    assert s.passes_until("mark") is s.A
    assert s.passes_until("share") is s.A
    assert s.A.saw("moved_in_the_dark", by=s.B)
    assert s.passes_until("write") is s.A
    assert s.A.saw("time_up")
    s.passes()
    assert s.passes_until("share") is s.B


def test_a_policy_answers_what_it_cares_for() -> None:
    def grabs(ask: Ask) -> str | None:
        return "grab" if (ask.kind, ask.seat) == ("grab", 2) else None

    s = opening("share", "moon shield thief")
    assert s.passes_until("vote", grabs) is s.A
    assert s.B.saw("grabbed", by=s.C)


def test_the_question_is_told_in_full() -> None:
    s = opening("peek", "moon shield thief")
    s.A.peeks_at(s.C)
    s.B.passes()
    assert s.question() == (
        "A sealed question is open, 1 of 2 answers are in:\n"
        "C is asked react: one of\n"
        "  x object, refused: no_shield\n"
        "  - pass\n"
        "  by default 'pass'"
    )
    s = opening("grab", "moon shield thief")
    assert s.question().startswith(
        "A race is open, the first answer counts:\nA is asked grab: one of\n  - grab = True\n"
    )
    s = opening("share", "moon shield thief")
    assert s.question() == (
        "A is asked share: 2 to 2, the same more than once if wanted, of\n"
        "  - seat-0 = 0 (seat=0)\n"
        "  - seat-1 = 1 (seat=1)\n"
        "  - seat-2 = 2 (seat=2)"
    )
    s = opening("write", "moon shield thief")
    assert s.question() == "A is asked write: a text of 0 to 12 characters\n  by default ''"


def test_what_may_be_done_besides_is_chosen_like_an_answer_whatever_is_asked() -> None:
    s = scene(Match.at(Interruptible(), position("share", "moon shield thief")), player=Watcher)
    assert (s.A.asked, s.B.asked, s.waiting) == ("share", "watch", [s.A])
    assert s.A.besides == s.B.besides == ["cry"]
    assert s.B.options == {}
    s.A.chooses("cry")
    assert s.C.saw("cried", by=s.A)
    assert s.A.besides == []
    again = scene(Match.at(Interruptible(), position("share", "moon shield thief")), player=Watcher)
    again.B.answers("watch", "cry")
    assert again.C.saw("cried", by=again.B)


def test_nobody_passes_by_doing_what_need_not_be_done() -> None:
    s = scene(Match.at(Interruptible(), position("share", "moon shield thief"))).passes()
    assert s.A.saw("shared") and not s.A.saw("cried")
    eager = scene(Match.at(Interruptible(), position("share", "moon shield thief")))
    eager.passes(lambda ask: "cry" if ask.optional else None)
    assert eager.A.saw("cried", by=eager.B)

    class Timeless(Interruptible):
        """Whoever is not watching has to answer, and there is no clock."""

        def share(self, t: LanternTable) -> Script[None]:
            yield ask.race([self.watching(t, 0), Ask(1, "share", (PASS,)), self.watching(t, 2)])
            t.phase = "grab"

    last = scene(Match.at(Timeless(), position("share", "moon shield thief"))).passes()
    assert last.match.steps == [Step(1, "pass")]


def test_the_open_question_says_what_may_be_done_besides() -> None:
    s = scene(Match.at(Interruptible(), position("share", "moon shield thief")))
    told = s.question().splitlines()
    assert "B is asked watch: nothing, unless they like" in told
    assert told.count("  besides - cry") == 3


def wrong(step: str, phase: str = "peek") -> str:
    """What a wrong step prints."""
    s = opening(phase, "moon shield thief")
    with pytest.raises(AssertionError) as caught:
        eval(step, {"s": s})
    message = str(caught.value)
    assert message.endswith(s.question())
    return message.splitlines()[0]


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("s.B.passes()", "B: is not asked anything"),
        ("s.A.objects()", "A: is asked peek, not react"),
        ("s.A.chooses('seat-9')", "A: 'seat-9' is no option"),
        ("s.A.chooses(s.A)", "A: A is no option"),
        ("s.A.chooses(True)", "A: True is no option"),
        ("s.A.chooses(s.B, s.C)", "A: must answer one thing, not 2"),
        ("s.A.cannot(s.B)", "A: seat-1 is not refused"),
    ],
)
def test_a_wrong_step_says_what_was_wrong(step: str, said: str) -> None:
    assert wrong(step) == said


def test_a_wrong_number_of_picks_or_a_long_text_is_told_by_the_engine() -> None:
    assert wrong("s.A.chooses(s.B)", "share") == "A: share expects 2 to 2 options, not 1"
    assert wrong("s.A.chooses('x' * 13)", "write") == "A: write expects a text of 0 to 12 characters"


def test_a_refused_option_says_its_reason() -> None:
    s = opening("peek", "moon shield thief")
    s.A.peeks_at(s.C)
    with pytest.raises(AssertionError, match=r"^C: object is refused: no_shield\n"):
        s.C.objects()
    with pytest.raises(AssertionError, match=r"^C: object is refused because of no_shield, not asleep\n"):
        s.C.cannot("object", because="asleep")


def test_waiting_in_vain_says_what_was_asked_instead() -> None:
    s = opening("write", "moon shield thief")
    with pytest.raises(AssertionError, match=r"^nobody was asked duel, only: write, vote\nNothing is asked"):
        s.passes_until("duel")
    with pytest.raises(AssertionError, match=r"^nobody can pass\nNothing is asked"):
        s.passes()


def test_a_policy_that_answers_nonsense_is_told_so() -> None:
    s = opening("peek", "moon shield thief")
    with pytest.raises(AssertionError, match=r"(?s)^A cannot pass: 'home' does not answer peek.*A is asked peek"):
        s.passes(lambda ask: "home")


def test_names_can_be_chosen() -> None:
    match = Match.at(Lanterns(), position("peek", "moon shield thief"))
    s = scene(match, ["ann", "bob", "cy"])
    assert [player.name for player in s] == ["ann", "bob", "cy"]
    assert s.cy is s[2]
    with pytest.raises(AttributeError, match="nobody here is called dan; players: ann, bob, cy, clock"):
        s.dan  # noqa: B018
    with pytest.raises(ValueError, match="3 players need as many different names"):
        scene(match, "AAB")
    with pytest.raises(ValueError, match="a scene already means something else by over, clock"):
        scene(match, ["ann", "over", "clock"])
