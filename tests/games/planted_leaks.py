"""Leaks that are planted in the rules of a game: how they are planted, looked for, and kept where they were found."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec
import pytest
from msgspec.structs import replace

from penombre.engine import (
    Answer,
    Ask,
    Asking,
    NotAnOption,
    Option,
    Race,
    Ruleset,
    Script,
    Sealed,
    Seat,
    Table,
)
from penombre.engine.stages import asking
from penombre.testing import Nonconformance, Place, conformance

T = TypeVar("T", bound=Table)
Plant = Callable[[pytest.MonkeyPatch], None]

REMEMBERED_SEED = 0
"""The seed of the matches in which it is remembered where leaks are found: in others they are found elsewhere."""
_TELLING = {"re-deal", "hindsight", "secret", "whisper", "sealed", "talk", "imagine"}
"""The checks that say that somebody could know too much."""
_PATIENCE = 8
"""So many times the matches in which a leak should be found are played before it counts as not found."""


class Leak(NamedTuple):
    """How a leak is planted, which checks may find it first, and where to look for it."""

    plant: Plant
    checks: tuple[str, ...]
    run: dict[str, Any]


class Found(NamedTuple):
    """Where a leak was found, by which check; one that only a whole run of matches shows has no place."""

    check: str
    place: Place | None = None

    def __str__(self) -> str:
        if self.place is None:
            return f"{self.check} after the whole run"
        players, match, decision, seed = self.place
        return f"{self.check} with {players} players, match {match}, decision {decision}, seed {seed}"


class Leaks(dict[str, Leak]):
    """The leaks of one game by name, how they are looked for unless they say otherwise, and where they were found.

    Looking for all of them from nothing takes minutes. Where each was found is kept in `found_leaks.json` beside the
    tests of the game, and `see` goes straight there.
    """

    def __init__(self, rules: Ruleset[Any], **run: Any) -> None:
        super().__init__()
        self.rules = rules
        self.run = run
        self.path = Path(__file__).parent / rules.id / "found_leaks.json"

    def leak(self, *checks: str, **run: Any) -> Callable[[Plant], Plant]:
        """Something that must be found by one of these checks; what is rare is looked for more closely."""

        def keep(plant: Plant) -> Plant:
            self[plant.__name__] = Leak(plant, checks, {**self.run, **run})
            return plant

        return keep

    def command(self, name: str) -> str:
        """What looks for a leak from nothing, and writes down where it is found."""
        return f".venv/bin/python -m tests.games.find_leaks {self.rules.id} {name}"

    def kept(self) -> dict[str, Found]:
        """Where each leak was found."""
        if not self.path.exists():
            return {}
        kept = msgspec.json.decode(self.path.read_bytes())
        return {name: Found(check, Place(*place) if place else None) for name, (check, *place) in kept.items()}

    def keep(self, found: Mapping[str, Found]) -> None:
        """Write down where each leak was found: a line for each."""
        lines = [f"  {json.dumps(name)}: {json.dumps([at.check, *(at.place or ())])}" for name, at in found.items()]
        self.path.write_text("{\n" + ",\n".join(sorted(lines)) + "\n}\n", encoding="utf-8")

    def see(self, name: str, patch: pytest.MonkeyPatch) -> None:
        """The suite that every game passes finds this leak where it found it before."""
        assert name in self.kept(), f"nobody has looked for it yet: {self.command(name)}"
        found = self.kept()[name]
        self[name].plant(patch)
        seen = self._found(name, found.place)
        assert seen == found, f"found by {seen} and not as before by {found}; look for it again: {self.command(name)}"

    def find(self, name: str, patch: pytest.MonkeyPatch, seed: int = REMEMBERED_SEED) -> Found:
        """One of its checks finds this leak from nothing, and then again where it found it.

        Where another check that somebody was told too much finds it first, later matches are looked at.
        """
        plant, checks, run = self[name]
        plant(patch)
        first, last = run.get("first", 0), run["matches"] * (1 if "vacuous" in checks else _PATIENCE)
        while first < last:
            found = failure_of(self.rules, seed=seed, **{**run, "first": first, "matches": last - first})
            assert found is not None, f"not found in {last} matches with each number of players"
            if found.check in checks:
                return Found(found.check) if found.place is None else self._found(name, found.place)
            assert found.check in _TELLING and found.place is not None, found
            first = found.place.match + 1
        raise AssertionError(f"found, and not by {' or '.join(checks)}")

    def _found(self, name: str, place: Place | None) -> Found:
        """What finds a leak that is planted, at this place or in a whole run."""
        _, checks, run = self[name]
        look = {"at": place, "worlds": run["worlds"]} if place is not None else run
        found = failure_of(self.rules, **look)
        where = f" at {place}" if place else ""
        assert found is not None, f"not found{where}; look for it again: {self.command(name)}"
        assert found.check in checks, found
        return Found(found.check, found.place)


def failure_of(rules: Ruleset[Any], **run: Any) -> Nonconformance | None:
    """What the suite that every game passes has to say against these rules."""
    try:
        conformance(rules, **run)
    except Nonconformance as failure:
        return failure
    return None


class FlowPatch(Generic[T]):
    """Changes the stages of a game's `flow`, and the questions they ask."""

    def __init__(self, flow: Any, *, told_unasked: bool = True) -> None:
        self.flow = flow
        self.told_unasked = told_unasked
        """Whether something is told after stages that asked nobody, too."""

    def stages(
        self,
        patch: pytest.MonkeyPatch,
        ids: Iterable[str],
        change: Callable[[Callable[[T], Script[None] | None]], Callable[[T], Script[None] | None]],
    ) -> None:
        """Other ways to play some stages."""
        stages = self.flow.STAGES
        changed = {id: _changed(stages[id], change) for id in ids}
        patch.setattr(self.flow, "STAGES", {**stages, **changed})

    def before(self, patch: pytest.MonkeyPatch, ids: Iterable[str], tell: Callable[[T], None]) -> None:
        """Something is told before a stage."""

        def change(honestly: Callable[[T], Script[None] | None]) -> Callable[[T], Script[None] | None]:
            def play(t: T) -> Script[None] | None:
                tell(t)
                return honestly(t)

            return play

        self.stages(patch, ids, change)

    def after(self, patch: pytest.MonkeyPatch, ids: Iterable[str], tell: Callable[[T, T], None]) -> None:
        """Something is told after a stage, by somebody who saw the table before and after it."""

        def change(honestly: Callable[[T], Script[None] | None]) -> Callable[[T], Script[None] | None]:
            def play(t: T) -> Script[None]:
                earlier = t.copy()
                script = asking(honestly(t))
                if script is not None:
                    yield from script
                if script is not None or self.told_unasked:
                    tell(t, earlier)

            return play

        self.stages(patch, ids, change)

    def questions(self, patch: pytest.MonkeyPatch, kind: str, change: Callable[[T, Ask], Ask]) -> None:
        """Other questions of this kind."""

        def changed(t: T, asking: Asking) -> Asking:
            if isinstance(asking, (Sealed, Race)):
                return replace(asking, asks={seat: changed(t, each) for seat, each in asking.asks.items()})
            return change(t, asking) if asking.kind == kind else asking

        def asked(t: T, script: Script[None]) -> Script[None]:
            answer: Any = None
            while True:
                try:
                    asking = script.send(answer)
                except StopIteration:
                    return
                answer = yield changed(t, asking)

        def next_script(t: T) -> Script[None] | None:
            script = honestly(t)
            return asked(t, script) if script is not None else None

        honestly = self.flow.next_script
        patch.setattr(self.flow, "next_script", next_script)

    def options(self, patch: pytest.MonkeyPatch, kind: str, change: Callable[[T, Ask], Iterable[Option]]) -> None:
        """Other options of questions of this kind."""
        self.questions(patch, kind, lambda t, each: replace(each, options=tuple(change(t, each))))

    def paced(self, patch: pytest.MonkeyPatch, kind: str, pace: str, when: Callable[[T, Seat], bool]) -> None:
        """Somebody has another time to think."""
        self.questions(patch, kind, lambda t, each: replace(each, pace=pace) if when(t, each.seat) else each)


class FramesPatch(FlowPatch[T]):
    """Changes the steps of a game whose `flow` has frames: `window.resolve` is the step `resolve` of a `window`."""

    def stages(
        self,
        patch: pytest.MonkeyPatch,
        ids: Iterable[str],
        change: Callable[[Callable[[T], Script[None] | None]], Callable[[T], Script[None] | None]],
    ) -> None:
        """Other ways to take some steps."""
        steps = dict(self.flow.STEPS)
        for id in ids:
            what, name = id.split(".")
            assert any(step.__name__ == name for step in steps[what]), f"there is no step {id}"
            steps[what] = tuple(_changed_step(step, change) if step.__name__ == name else step for step in steps[what])
        patch.setattr(self.flow, "STEPS", steps)


class ViewPatch(Generic[T]):
    """Shows more in the views of a game, while it goes on (`when`)."""

    def __init__(self, view: Any, when: Callable[[T], object] = lambda t: True) -> None:
        self.view, self.when = view, when

    def all(self, patch: pytest.MonkeyPatch, more: Callable[[T, Any], Mapping[str, Any]]) -> None:
        """More in the public part."""

        def public(t: T) -> Any:
            seen = honestly(t)
            return replace(seen, **more(t, seen)) if self.when(t) else seen

        honestly = self.view.public
        patch.setattr(self.view, "public", public)

    def seats(self, patch: pytest.MonkeyPatch, more: Callable[[T, Seat], Mapping[str, Any]]) -> None:
        """More of what lies in front of each seat."""
        self.all(
            patch,
            lambda t, seen: {"seats": tuple(replace(facts, **more(t, seat)) for seat, facts in enumerate(seen.seats))},
        )

    def one(self, patch: pytest.MonkeyPatch, more: Callable[[T, Seat], Mapping[str, Any]]) -> None:
        """More in the private part of each seat."""

        def private(t: T, seat: Seat) -> Any:
            seen = honestly(t, seat)
            return replace(seen, **more(t, seat)) if self.when(t) else seen

        honestly = self.view.private
        patch.setattr(self.view, "private", private)


def _changed(stage: Any, change: Callable[[Any], Any]) -> Any:
    """A stage that is played otherwise, in the same phase."""
    phase, rule = stage
    return phase, change(rule)


def _changed_step(step: Any, change: Callable[[Any], Any]) -> Any:
    """A step that is taken otherwise, on the same frame."""
    return lambda t, frame: change(lambda table: step(table, frame))(t)


def gossiping(asked: Ask, whom: object) -> Ask:
    """The same question, but its refusals name somebody."""
    return _gossip(str(whom))(**{name: getattr(asked, name) for name in asked.__struct_fields__})


@cache
def _gossip(whom: str) -> type[Ask]:
    class Gossip(Ask, frozen=True):
        def value_of(self, answer: Answer) -> Any:
            try:
                return super().value_of(answer)
            except NotAnOption:
                raise NotAnOption(f"not so fast: look at {whom}") from None

    return Gossip


def carries_over(patch: pytest.MonkeyPatch, imagining: ModuleType, *fields: str) -> None:
    """Imagined worlds of this game keep the true values of these fields."""

    def redeal(t: Any, seat: Seat, *more: Any) -> bool:
        true = [getattr(t, field) for field in fields]
        fits: bool = honestly(t, seat, *more)
        for field, value in zip(fields, true, strict=True):
            setattr(t, field, value)
        return fits

    honestly = imagining.redeal
    patch.setattr(imagining, "redeal", redeal)
