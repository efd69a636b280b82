"""The worked examples 1 to 12 of the specification, in its own order: given, when, then.

Anne (the Joker), Vincent, Marie and Paul sit at the Watchtower, and Marie deals.
"""

from __future__ import annotations

import pytest
from tests.games.dc_spyfall.scenes import WATCHTOWER, table

from penombre.engine import PenombreError
from penombre.testing.shows import shows
from penombre.testing.who_knows import who_knows

# -- questions -------------------------------------------------------------------------------------------------------


@shows("example 1")
def test_example_1_the_answerer_asks_next_and_nobody_asks_back() -> None:
    s = table()
    assert s.Marie.may_ask == ["Anne", "Vincent", "Paul"]
    s.Marie.asks(s.Paul, "Que vois-tu ?")
    s.Paul.replies("Beaucoup d’eau.")
    assert s.Paul.may_ask == ["Anne", "Vincent"]
    s.Paul.cannot(s.Marie, because="just_asked_you")
    s.Paul.asks(s.Vincent, "Comment es-tu venu ?")
    s.Vincent.replies("Par un tube boum.")
    assert s.Vincent.may_ask == ["Anne", "Marie"]
    s.Vincent.asks(s.Anne, "C’est comment, ici ?")
    s.Anne.replies("Calme et silencieux.")
    assert s.Anne.may_ask == ["Marie", "Paul"]


@shows("example 1")
def test_example_1_everybody_hears_every_question_and_answer() -> None:
    s = table()
    s.Marie.asks(s.Paul, "Que vois-tu ?")
    s.Paul.replies("Beaucoup d’eau.")
    assert s.all_saw("asks", seat=s.Marie, target=s.Paul, text="Que vois-tu ?")
    assert s.all_saw("answers", seat=s.Paul, text="Beaucoup d’eau.")


# -- the Joker is exposed, or not ------------------------------------------------------------------------------------


@shows("example 2", "standard E1 Joker")
def test_example_2_exposed_while_the_clock_runs() -> None:
    s = table()
    s.Paul.accuses(s.Anne)
    s.vote("Vincent Marie")
    assert s.all_saw("voted", seat=s.Paul, target=s.Anne, ayes_seats=[1, 2, 3], noes_seats=[])
    assert s.all_saw("convicted", target=s.Anne, card="joker")
    assert s.won == {"Vincent": 1, "Marie": 1, "Paul": 2}
    s.next_round()
    assert s.dealer is s.Anne and s.Anne.asked == "ask"


@shows("example 3", "standard E2 Joker")
def test_example_3_two_fingers_of_four_convict() -> None:
    s = table().pointing()
    s.point(Anne="Paul", Vincent="Anne", Marie="Anne", Paul="Marie")
    assert s.ending.convicted == s.Anne.seat
    assert s.won == {"Vincent": 1, "Marie": 1, "Paul": 1}


@shows("example 4", "standard E2 Joker")
def test_example_4_a_failed_vote_is_paid_when_the_joker_is_exposed_in_the_end() -> None:
    s = table()
    s.Paul.accuses(s.Anne)
    s.vote("Vincent")
    assert s.phase == "ask" and s.Marie.asked == "ask" and s.left == 480
    assert s.all_saw("accusation_failed", seat=s.Paul, target=s.Anne)
    assert s.Paul.may_accuse == [] and s.Marie.may_accuse == ["Anne", "Vincent", "Paul"]
    s.pointing().point(Anne="Marie", Vincent="Anne", Marie="Anne", Paul="Anne")
    assert s.won == {"Vincent": 1, "Marie": 1, "Paul": 2}


@shows("example 4")
def test_example_4_a_failed_vote_reveals_nothing() -> None:
    s = table()
    s.Paul.accuses(s.Anne)
    s.vote("Vincent")
    assert [seat.card for seat in s.spectator.public.seats] == ["", "", "", ""]
    assert who_knows(s, lambda t: t.joker) == "Anne"


@shows("example 5", "standard E3")
def test_example_5_a_tie_accuses_nobody() -> None:
    s = table().pointing()
    s.point(Anne="Vincent", Vincent="Anne", Marie="Vincent", Paul="Anne")
    assert s.ended == "nobody" and s.all_saw("nobody_convicted")
    assert s.won == {"Anne": 2}


@shows("example 6", "standard E2 Hero")
def test_example_6_a_hero_is_convicted() -> None:
    s = table().pointing()
    s.point(Anne="Vincent", Vincent="Anne", Marie="Vincent", Paul="Vincent")
    assert s.all_saw("convicted", target=s.Vincent, card=WATCHTOWER)
    assert s.won == {"Anne": 4}


# -- the Joker guesses -----------------------------------------------------------------------------------------------


@shows("example 7", "standard E4 right")
def test_example_7_the_joker_names_the_location() -> None:
    s = table()
    s.exchange("Marie", "Paul")
    s.Anne.reveals()
    assert s.all_saw("reveals", seat=s.Anne) and [each.card for each in s.Paul.public.seats] == ["joker", "", "", ""]
    s.Anne.names(WATCHTOWER)
    assert s.all_saw("claims", seat=s.Anne, location=WATCHTOWER, right=True)
    assert s.won == {"Anne": 4} and s.winner == "joker"


@shows("example 8", "standard E4 wrong")
def test_example_8_the_joker_names_another_location() -> None:
    s = table()
    s.Anne.reveals().names("fortress")
    assert s.all_saw("claims", seat=s.Anne, location="fortress_of_solitude", right=False)
    assert s.won == {"Vincent": 1, "Marie": 1, "Paul": 1} and s.winner == "heroes"


@shows("example 9")
@pytest.mark.parametrize("realtime", [False, True], ids=["by turns", "in real time"])
def test_example_9_nobody_reveals_when_time_is_up(realtime: bool) -> None:
    s = table(realtime=realtime)
    assert "joker_reveal" in s.Anne.besides
    s.time_runs_out()
    assert s.left == 0 and not s.Anne.may_reveal
    with pytest.raises(PenombreError):
        s.match.answer(s.Anne.seat, "joker_reveal")
    s.talk_ends()
    with pytest.raises(PenombreError):
        s.match.answer(s.Anne.seat, "joker_reveal")


@shows("example 10")
def test_example_10_nobody_reveals_during_a_vote_and_again_after_it() -> None:
    s = table()
    s.Paul.accuses(s.Marie)
    assert s.Anne.asked == "accuse_vote" and not s.Anne.may_reveal
    with pytest.raises(PenombreError):
        s.match.answer(s.Anne.seat, "joker_reveal")
    s.vote("Anne")
    s.Anne.reveals().names(WATCHTOWER)
    assert s.won == {"Anne": 4}


# -- accusations -----------------------------------------------------------------------------------------------------


@shows("example 11", "standard E1 Hero")
def test_example_11_all_against_a_hero() -> None:
    s = table()
    s.Anne.accuses(s.Paul)
    s.vote("Vincent Marie")
    assert s.all_saw("convicted", target=s.Paul, card=WATCHTOWER)
    assert s.won == {"Anne": 4}


@shows("example 12", "standard E1 Joker")
def test_example_12_a_suspect_may_be_accused_again_and_only_the_last_accuser_is_paid() -> None:
    s = table()
    s.Paul.accuses(s.Anne)
    s.vote("Vincent")
    s.Marie.accuses(s.Anne)
    s.vote("Vincent Paul")
    assert s.won == {"Marie": 2, "Vincent": 1, "Paul": 1}
