"""The abilities that weigh on accusations: God Complex, Force Field, World's Greatest Detective, Sceptic."""

from __future__ import annotations

import pytest
from tests.games.dc_spyfall.scenes import looks_different, table

from penombre.games.dc_spyfall.rules import DcSpyfall
from penombre.testing.shows import shows

# -- God Complex -----------------------------------------------------------------------------------------------------


@shows("god_complex")
def test_god_complex_makes_a_vote_with_more_for_than_against_unanimous() -> None:
    s = table(players=6, Vincent="god_complex")
    s.Vincent.accuses(s.Anne)
    s.vote("Marie Paul Lea")
    assert s.phase == "power_vote"
    s.Vincent.uses_power()
    s.no_power()
    assert s.all_saw("ability_used", seat=s.Vincent, ability="god_complex")
    assert s.all_saw("convicted", target=s.Anne, card="joker")
    assert s.ended == "accusation" and s.table.accusations[-1].outcome == "divine"


@shows("god_complex")
def test_god_complex_may_be_had_by_a_voter_who_is_not_the_accuser() -> None:
    s = table(players=6, Lea="god_complex")
    s.Vincent.accuses(s.Paul)
    s.vote("Marie Lea")
    s.Lea.uses_power()
    s.no_power()
    assert s.ended == "accusation" and s.won == {"Anne": 4}


@shows("god_complex")
def test_god_complex_may_be_kept_and_the_vote_then_has_failed() -> None:
    s = table(players=6, Vincent="god_complex")
    s.Vincent.accuses(s.Anne)
    s.vote("Marie Paul Lea")
    s.no_power()
    assert s.phase == "ask" and s.all_saw("accusation_failed", seat=s.Vincent, target=s.Anne)
    assert not s.spectator.saw("ability_used") and s.table.holds(s.Vincent.seat, "god_complex")


@shows("god_complex")
@pytest.mark.parametrize(("players", "ayes"), [(5, "Marie"), (5, ""), (6, "Marie"), (3, "")])
def test_god_complex_has_no_use_on_a_tie_or_against_a_majority(players: int, ayes: str) -> None:
    s = table(players=players, Vincent="god_complex")
    s.Vincent.accuses(s.Anne)
    s.vote(ayes)
    assert s.phase == "ask" and s.all_saw("accusation_failed", seat=s.Vincent, target=s.Anne)


@shows("god_complex")
def test_god_complex_has_no_use_for_whoever_voted_against() -> None:
    s = table(players=5, Lea="god_complex")
    s.Vincent.accuses(s.Anne)
    s.vote("Marie Paul")
    assert s.phase == "power_vote" and s.Lea.asked is None
    s.Lea.cannot_do("use")
    s.no_power()
    assert s.phase == "ask"


@shows("god_complex")
def test_god_complex_has_no_use_for_the_suspect() -> None:
    s = table(players=5, Anne="god_complex")
    s.Vincent.accuses(s.Anne)
    s.vote("Marie Paul")
    assert s.phase == "power_vote" and s.Anne.asked is None
    s.Anne.cannot_do("use")


@shows("god_complex")
def test_god_complex_is_not_asked_for_after_a_unanimous_vote() -> None:
    s = table(players=4, Vincent="god_complex")
    s.Vincent.accuses(s.Anne)
    s.vote("Marie Paul")
    assert s.phase == "round_end" and not s.spectator.saw("ability_used")


@shows("god_complex")
def test_god_complex_has_no_use_in_the_final_pointing() -> None:
    s = table(players=5, Vincent="god_complex").pointing()
    s.point(Vincent="Anne", Marie="Anne", Paul="Lea", Lea="Paul", Anne="Paul")
    assert s.ended == "nobody"


@shows("god_complex")
def test_god_complex_has_no_use_in_the_pointing_at_harley() -> None:
    s = table(players=5, harley="Lea", Vincent="god_complex")
    s.Anne.reveals().names("justice_league")
    s.talk_ends()
    s.point(Vincent="Lea", Marie="Paul")
    assert s.phase == "round_end" and s.won == {"Anne": 4, "Lea": 3}


@shows("god_complex")
def test_god_complex_has_no_use_in_a_vote_on_the_multiverse() -> None:
    s = table(players=4, modules="multiverse_madness", Vincent="god_complex")
    s.Vincent.declares()
    s.multiverse_vote("Marie")
    assert s.phase == "ask"


@shows("god_complex")
def test_everybody_who_voted_for_is_asked_alike_so_that_nobody_learns_who_could_use_it() -> None:
    s = table(players=6, Vincent="god_complex", Marie="secret_identity")
    other = table(players=6, Vincent="secret_identity", Marie="god_complex")
    for each in (s, other):
        each.Vincent.accuses(each.Anne)
        each.vote("Marie Paul Lea")
    assert [player.name for player in s if player.asked == "power"] == ["Vincent", "Marie", "Paul", "Lea"]
    s.Marie.cannot("use", because="not_your_ability")
    assert looks_different(s, other) == "Vincent Marie"


# -- Force Field -----------------------------------------------------------------------------------------------------


@shows("force_field")
def test_force_field_cancels_an_accusation_without_a_vote() -> None:
    s = table(Anne="force_field")
    s.exchange("Marie", "Paul")
    s.Paul.accuses(s.Anne)
    assert s.phase == "power_shield" and s.Anne.asked == "power"
    s.Anne.uses_power()
    assert s.all_saw("ability_used", seat=s.Anne, ability="force_field")
    assert s.all_saw("shielded", seat=s.Paul, target=s.Anne)
    assert not s.spectator.saw("voted") and not s.spectator.saw("accusation_failed")
    assert s.phase == "ask" and s.Paul.asked == "ask" and s.left == 460
    assert s.Paul.may_accuse == [] and s.spectator.public.seats[s.Paul.seat].accused


@shows("force_field")
def test_force_field_shows_the_ability_and_not_the_card() -> None:
    s = table(Anne="force_field")
    s.Paul.accuses(s.Anne)
    s.Anne.uses_power()
    seat = s.spectator.public.seats[s.Anne.seat]
    assert (seat.card, seat.ability) == ("", "force_field")
    assert not s.Paul.knows("joker")


@shows("force_field")
def test_force_field_works_once_and_the_same_suspect_may_be_accused_again() -> None:
    s = table(Anne="force_field")
    s.Paul.accuses(s.Anne)
    s.Anne.uses_power()
    s.Vincent.accuses(s.Anne)
    s.Anne.cannot("use", because="not_your_ability")
    s.vote("Marie Paul")
    assert s.ended == "accusation" and s.won == {"Vincent": 2, "Marie": 1, "Paul": 1}


@shows("force_field")
def test_force_field_may_be_kept_for_later() -> None:
    s = table(Anne="force_field")
    s.Paul.accuses(s.Anne)
    s.vote()
    s.Vincent.accuses(s.Anne)
    s.Anne.uses_power()
    assert s.all_saw("shielded", seat=s.Vincent, target=s.Anne)


@shows("force_field")
def test_every_suspect_is_asked_for_a_force_field_and_time_passes_for_them() -> None:
    s = table(Anne="force_field")
    s.Paul.accuses(s.Vincent)
    assert s.Vincent.asked == "power"
    s.Vincent.cannot("use", because="not_your_ability")
    s.passes()
    assert s.phase == "accuse_vote"


@shows("force_field")
def test_whether_a_suspect_could_have_raised_one_stays_hidden() -> None:
    s = table(Anne="force_field", Marie="secret_identity")
    other = table(Anne="secret_identity", Marie="force_field")
    for each in (s, other):
        each.Paul.accuses(each.Anne)
    assert looks_different(s, other) == "Anne Marie"
    for each in (s, other):
        each.vote("Vincent").no_power()
    assert looks_different(s, other) == "Anne Marie"


@shows("force_field", "super_powers")
def test_windows_for_abilities_last_all_their_time_for_everybody() -> None:
    assert DcSpyfall.paces["power"] == DcSpyfall.holds["power"] == 5


@shows("super_powers")
def test_without_the_module_no_window_opens() -> None:
    s = table(players=5)
    s.Paul.accuses(s.Anne)
    assert s.phase == "accuse_vote"
    s.vote("Marie Vincent")
    assert s.phase == "ask"


# -- World's Greatest Detective --------------------------------------------------------------------------------------


@shows("greatest_detective")
def test_the_detective_accuses_once_more_when_the_accusation_is_spent() -> None:
    s = table(Paul="greatest_detective")
    assert s.Paul.may_detect == []
    s.Paul.cannot_do(f"greatest_detective-{s.Anne.seat}")
    s.Paul.accuses(s.Vincent)
    s.vote()
    assert s.Paul.may_accuse == [] and s.Paul.may_detect == ["Anne", "Vincent", "Marie"]
    s.Paul.detects(s.Anne)
    assert s.all_saw("ability_used", seat=s.Paul, ability="greatest_detective")
    assert s.all_saw("accuses", seat=s.Paul, target=s.Anne)
    s.vote("Vincent Marie")
    assert s.ended == "accusation" and s.won == {"Vincent": 1, "Marie": 1, "Paul": 2}


@shows("greatest_detective")
def test_the_detective_does_so_once() -> None:
    s = table(Paul="greatest_detective")
    for accuses in (s.Paul.accuses, s.Paul.detects):
        accuses(s.Anne)
        s.vote()
    assert s.Paul.may_accuse == [] and s.Paul.may_detect == []


@shows("greatest_detective")
def test_the_first_accusation_of_the_detective_still_counts_as_failed() -> None:
    s = table(Paul="greatest_detective")
    s.Paul.accuses(s.Anne)
    s.vote()
    s.Paul.detects(s.Vincent)
    s.vote()
    s.pointing().point(Marie="Anne")
    assert s.won == {"Vincent": 1, "Marie": 1, "Paul": 2}


@shows("greatest_detective")
def test_two_failed_accusations_of_the_joker_pay_the_detective_once() -> None:
    s = table(Paul="greatest_detective")
    s.Paul.accuses(s.Anne)
    s.vote()
    s.Paul.detects(s.Anne)
    s.vote()
    s.pointing().point(Marie="Anne")
    assert s.won == {"Vincent": 1, "Marie": 1, "Paul": 2}


@shows("greatest_detective")
def test_the_detective_may_meet_a_force_field_and_have_spent_both() -> None:
    s = table(Paul="greatest_detective", Anne="force_field")
    s.Paul.accuses(s.Vincent)
    s.vote()
    s.Paul.detects(s.Anne)
    s.Anne.uses_power()
    assert s.phase == "ask" and s.Paul.may_detect == [] and s.Paul.may_accuse == []


@shows("greatest_detective")
def test_a_spent_accusation_without_the_ability_stays_spent() -> None:
    s = table(Paul="secret_identity")
    s.Paul.accuses(s.Anne)
    s.vote()
    assert s.Paul.may_detect == []
    s.Paul.cannot_do(f"greatest_detective-{s.Anne.seat}")


# -- Sceptic ---------------------------------------------------------------------------------------------------------


@shows("sceptic")
def test_the_first_vote_of_a_sceptic_is_against_whatever_was_chosen() -> None:
    s = table(Marie="sceptic")
    s.Paul.accuses(s.Anne)
    s.vote("Vincent Marie").no_power()
    assert s.all_saw("voted", seat=s.Paul, target=s.Anne, ayes_seats=[1, 3], noes_seats=[2])
    assert s.phase == "ask"


@shows("sceptic")
def test_later_votes_of_a_sceptic_are_free() -> None:
    s = table(Marie="sceptic")
    s.Paul.accuses(s.Anne)
    s.vote("Vincent Marie").no_power()
    s.Vincent.accuses(s.Anne)
    s.vote("Marie Paul")
    assert s.ended == "accusation"


@shows("sceptic")
def test_a_sceptic_is_for_an_accusation_of_their_own_and_that_was_no_vote() -> None:
    s = table(Marie="sceptic")
    s.Marie.accuses(s.Anne)
    s.vote("Vincent").no_power()
    assert s.all_saw("voted", seat=s.Marie, target=s.Anne, ayes_seats=[1, 2], noes_seats=[3])
    s.Paul.accuses(s.Anne)
    s.vote("Vincent Marie").no_power()
    assert s.all_saw("voted", seat=s.Paul, target=s.Anne, ayes_seats=[1, 3], noes_seats=[2])


@shows("sceptic")
def test_a_sceptic_who_is_the_suspect_has_not_voted_yet() -> None:
    s = table(Marie="sceptic")
    s.Paul.accuses(s.Marie)
    s.vote("Vincent").no_power()
    s.Vincent.accuses(s.Anne)
    s.vote("Marie Paul").no_power()
    assert s.phase == "ask" and s.table.accusations[-1].noes == (s.Marie.seat,)


@shows("sceptic", "force_field")
def test_an_accusation_that_met_a_force_field_was_no_vote_of_a_sceptic() -> None:
    s = table(Marie="sceptic", Anne="force_field")
    s.Paul.accuses(s.Anne)
    s.Anne.uses_power()
    s.Vincent.accuses(s.Anne)
    s.vote("Marie Paul").no_power()
    assert s.table.accusations[-1].noes == (s.Marie.seat,)


@shows("sceptic")
def test_the_first_vote_of_a_sceptic_is_another_one_every_round() -> None:
    s = table(Marie="sceptic")
    s.Paul.accuses(s.Anne)
    s.vote("Vincent Marie").no_power()
    s.pointing().point()
    for player in s:
        player.goes_on()
    assert s.table.voted == 0


@shows("sceptic")
def test_the_vote_tells_a_sceptic_alone_that_it_is_bound() -> None:
    s = table(Marie="sceptic", Vincent="secret_identity")
    other = table(Marie="secret_identity", Vincent="sceptic")
    for each in (s, other):
        each.Paul.accuses(each.Anne)
        each.no_power()
    assert s.Marie.ask is not None and s.Marie.ask.args["sceptic"] is True
    assert s.Vincent.ask is not None and s.Vincent.ask.args["sceptic"] is False
    assert list(s.Marie.options) == list(s.Vincent.options) == ["for", "against"]
    assert looks_different(s, other) == "Vincent Marie"


@shows("sceptic")
def test_a_sceptic_agrees_to_the_multiverse_as_anybody_else() -> None:
    s = table(bag="multiverse_1", Marie="sceptic")
    s.Paul.declares()
    s.multiverse_vote("Marie Vincent")
    assert s.won == {"Paul": 3, "Marie": 1, "Vincent": 1}
