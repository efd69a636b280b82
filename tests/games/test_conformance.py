"""Every game passes the suite that every game passes, and random matches meet all of it: nothing passes unseen."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.conftest import Covered
from tests.depth import Depth
from tests.games.kept_deals import Everything, games

from penombre.engine import Ruleset
from penombre.games import RULESETS
from penombre.testing import Report, budget, conformance
from penombre.testing.conformance import inspect_decision

pytestmark = pytest.mark.simulation

EVERYTHING = games()

every_game = pytest.mark.parametrize("everything", EVERYTHING.values(), ids=EVERYTHING)


def test_every_game_says_all_that_it_has() -> None:
    assert set(EVERYTHING) == set(RULESETS)


@pytest.mark.parametrize(
    ("rules", "players"),
    [
        pytest.param(rules, players, id=f"{rules.id}-{players}")
        for rules in RULESETS.values()
        for players in sorted(rules.players, reverse=True)
    ],
)
def test_every_promise_holds(rules: Ruleset[Any], players: int, depth: Depth, covered: Covered) -> None:
    everything = EVERYTHING[rules.id]
    run = conformance(
        rules,
        seed=1 + depth.seed,
        counts=[players],
        inspect=depth.of(test=0.1, soak=0.25),
        inspected=budget(rules.id, depth.name),
        accepted=everything.accepted,
    )
    covered(f"decisions inspected of {rules.id}", run.inspected)
    covered("re-dealt worlds", run.worlds.tried)
    assert run.by_count == {players: run.matches} and run.matches >= 2, "sampled options, too"
    assert everything.always <= set(run.kinds)
    assert run.worlds.different > run.worlds.accepted / 2


@every_game
def test_few_matches_meet_everything_a_game_has(everything: Everything) -> None:
    met = set().union(*[everything.played(deal) for deal in everything.kept()])
    again = f"look for other deals: .venv/bin/python -m tests.games.kept_deals {everything.rules.id}"
    assert everything.things - met <= everything.rare, again
    assert met <= everything.things | everything.rare, "it has more than it says"


@every_game
def test_every_promise_holds_at_every_kind_of_question(everything: Everything, depth: Depth, covered: Covered) -> None:
    report, looked = Report(everything.rules.id), Counter[str]()
    for deal in everything.kept():
        chance = Random(f"{deal} {depth.seed}")
        for match in everything.questions(deal):
            kinds = {ask.kind for ask in match.asks()}
            if any(looked[kind] < depth.of(test=1, soak=10) for kind in kinds):
                looked.update(kinds)
                inspect_decision(match, chance, report)
    covered(f"decisions inspected of {everything.rules.id}", report.inspected)
    covered("re-dealt worlds", report.worlds.tried)
    questions = {kind for what, kind in everything.things - everything.rare if what == "question"}
    assert questions <= set(looked)


@pytest.mark.soak
@every_game
def test_many_matches_meet_nothing_else_and_nearly_all(everything: Everything, depth: Depth, covered: Covered) -> None:
    met, played = set(), 0
    for deal in everything.deals(400, depth.seed):
        met |= everything.played(deal)
        played += 1
    covered("matches without a plan", played)
    assert met <= everything.things | everything.rare, "it has more than it says"
    assert len(everything.things - met) < 0.05 * len(everything.things)
