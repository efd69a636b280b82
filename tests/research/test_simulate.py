import msgspec
import pytest

from penombre.bots import UnknownLevel
from penombre.engine import BadOptions
from penombre.research import BadSimulation, Rate, Simulation, Spread, parse_levels, simulate, wilson

pytestmark = pytest.mark.simulation


def counted(simulation: Simulation) -> bytes:
    return msgspec.structs.replace(simulation, timing=None).encode()


def test_the_number_of_workers_changes_nothing_but_the_time() -> None:
    alone = simulate("kemomimi_panic", 5, games=120, seed=3)
    together = simulate("kemomimi_panic", 5, games=120, seed=3, workers=2)
    assert counted(alone) == counted(together)
    assert together.timing.workers == 2


def test_another_seed_deals_other_matches() -> None:
    assert counted(simulate("kemomimi_panic", 4, games=20, seed=1)) != counted(
        simulate("kemomimi_panic", 4, games=20, seed=2)
    )


def test_everything_is_counted_once() -> None:
    calls: list[tuple[int, int]] = []
    one = simulate("kemomimi_panic", 8, games=60, seed=0, progress=lambda done, all: calls.append((done, all)))
    assert sum(ending.count for ending in one.endings.values()) == 60
    assert sum(role.of for role in one.roles.values()) == 8 * 60
    assert one.roles["thief_crescent_moon"].of == 60
    assert one.levels["random"] == one.roles
    assert one.decisions.mean * 60 == pytest.approx(one.answers)
    assert one.timing.decisions_per_second > 0
    assert calls[-1] == (60, 60)


def test_the_civilians_win_exactly_the_matches_that_end_without_a_thief() -> None:
    one = simulate("kemomimi_panic", 6, games=80, seed=0)
    assert one.endings["no_thief"].rate == pytest.approx(one.roles["civilian"].rate, abs=0.02)
    assert one.endings["thief_and_civilian"].count == one.roles["thief_crescent_moon"].count


def test_levels_can_be_given_in_three_ways() -> None:
    assert parse_levels("random") == "random"
    assert parse_levels("judgement, random") == ("judgement", "random")
    assert parse_levels("thief_crescent_moon=judgement,*=random") == {"thief_crescent_moon": "judgement", "*": "random"}
    by_role = simulate("kemomimi_panic", 4, {"thief_crescent_moon": "random"}, games=10)
    assert by_role.bots == ("thief_crescent_moon=random",)


def test_a_wish_that_cannot_be_granted_is_refused_in_one_line() -> None:
    with pytest.raises(BadSimulation, match="unknown game 'chess'; expected one of: dc_spyfall, death_note"):
        simulate("chess", 2)
    with pytest.raises(BadOptions, match="kemomimi_panic is for 4 to 8 players, not 3"):
        simulate("kemomimi_panic", 3)
    with pytest.raises(UnknownLevel, match="unknown bot level 'genius'"):
        simulate("kemomimi_panic", 4, "genius")
    with pytest.raises(BadSimulation, match="at least one game is needed"):
        simulate("kemomimi_panic", 4, games=0)
    with pytest.raises(BadSimulation, match="from 0 on"):
        simulate("kemomimi_panic", 4, seed=-1)


def test_wilson_intervals_are_the_published_ones() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 20)[0] == 0.0


def test_seats_that_win_together_count_as_one_case() -> None:
    assert Rate.counted(50, 100, matches=25).low < Rate.counted(50, 100).low


def test_a_spread_tells_the_middle_and_the_tail() -> None:
    assert Spread.of(range(1, 101)) == Spread(50.5, 50.5, 95.0, 100)
    assert Spread.of([]) == Spread(0.0, 0.0, 0.0, 0)


def test_a_study_with_workers_can_be_stopped() -> None:
    def stop(done: int, all: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate("kemomimi_panic", 8, games=100_000, workers=2, progress=stop)


def test_levels_go_by_character_where_characters_are_the_secret() -> None:
    one = simulate("tokyo_ghoul", 5, {"rize": "random", "*": "judgement"}, games=6)
    assert set(one.levels["random"]) <= {"rize"}
    assert "rize" not in one.levels["judgement"]


def test_a_game_without_days_counts_its_turns() -> None:
    assert simulate("kemomimi_panic", 4, games=2).unit == "day"
    turns = simulate("tokyo_ghoul", 4, games=2)
    assert turns.unit == "turn"
    assert turns.days.mean > 0


def test_what_a_game_counts_besides_is_added_up_as_shares_of_its_rounds() -> None:
    options = {"rounds": 3, "clock_s": 120, "jokers_prank": True, "special_weight": 5}
    one = simulate("dc_spyfall", 4, games=20, options=options)
    assert one.unit == "round"
    assert one.tally["rounds"].count == 60
    standard, prank = one.tally["standard_rounds"], one.tally["prank_rounds"]
    assert standard.count + prank.count == standard.of == prank.of == 60
    won = [rate for key, rate in one.tally.items() if key in ("standard_won_heroes", "standard_won_joker")]
    assert sum(rate.count for rate in won) == standard.count
    assert {rate.of for rate in won} == {standard.count}
    assert simulate("kemomimi_panic", 4, games=2).tally == {}


def test_levels_go_by_the_role_of_the_first_round() -> None:
    one = simulate("dc_spyfall", 4, {"joker": "judgement"}, games=4, options={"rounds": 1, "clock_s": 120})
    assert set(one.levels["judgement"]) == {"joker"}
    assert set(one.levels["random"]) == {"hero"}
