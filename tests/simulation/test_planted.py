from __future__ import annotations

import pytest
from tests.conftest import Covered
from tests.depth import Depth
from tests.simulation.planted import PLANTS
from tests.simulation.search import run_some

pytestmark = pytest.mark.simulation

FOUND_AT = {
    "acknowledges_failures": 1,
    "answers_old_questions": 7,
    "arrives_twice": 36,
    "counts_the_absent": 1,
    "ends_early": 162,
    "forgets_doubt": 2,
    "forgets_preferences": 14,
    "forgets_requests": 235,
    "hears_nothing": 1,
    "keeps_driving": 21,
    "moves_on_early": 22,
    "never_hears_itself": 47,
    "numbers_snapshots_wrong": 4,
    "reads_once": 64,
    "shows_it_at_once": 30,
    "shows_the_seat_late": 713,
    "skips_conflicts": 11,
    "stays_behind": 6,
    "tells_no_match": 245,
    "trusts_old_marks": 20,
}
"""Where a bug is not found at once: the seed that found it last, which is tried first."""


@pytest.mark.parametrize("name", PLANTS)
def test_a_planted_bug_is_found_and_the_server_without_it_keeps_its_promises(
    name: str, depth: Depth, covered: Covered
) -> None:
    shown_by = PLANTS[name].shown_by
    first = depth.of(test=FOUND_AT.get(name, 0), soak=depth.seed)
    most = depth.of(test=1_500, soak=4_000)
    planted = run_some(first, most, name, shown_by)
    assert planted.found, f"{PLANTS[name].wrong}: not found in {most} schedules from seed {first}"
    seed = planted.found[0].seed
    assert not run_some(seed, 1, focus=shown_by).found
    covered("planted bugs found by simulation", 1)
    covered("simulated schedules until a planted bug was found", planted.schedules)
