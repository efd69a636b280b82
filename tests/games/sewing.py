"""How leaks are sewn into the rules of games whose order of play is a table of stages."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any, Generic, NamedTuple, TypeVar

import pytest
from msgspec.structs import replace

from penombre.engine import Ask, Asking, Race, Randomness, Script, Sealed, Seat, Table

T = TypeVar("T", bound=Table)
Sew = Callable[[pytest.MonkeyPatch], None]


class Leak(NamedTuple):
    """How a leak is sewn in, which checks may find it first, and where to look for it."""

    sew: Sew
    checks: tuple[str, ...]
    run: dict[str, Any]


class Leaks(dict[str, Leak]):
    """The leaks of one game by name, and how they are looked for unless they say otherwise."""

    def __init__(self, **run: Any) -> None:
        super().__init__()
        self.run = run

    def leak(self, *checks: str, **run: Any) -> Callable[[Sew], Sew]:
        """Something that must be found by one of these checks; what is rare is looked for more closely."""

        def keep(sew: Sew) -> Sew:
            self[sew.__name__] = Leak(sew, checks, {**self.run, **run})
            return sew

        return keep


class Sewing(Generic[T]):
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
            def told(t: T, script: Script[None]) -> Script[None]:
                earlier = t.copy()
                yield from script
                tell(t, earlier)

            def play(t: T) -> Script[None] | None:
                earlier = t.copy()
                script = honestly(t)
                if script is not None:
                    return told(t, script)
                if self.told_unasked:
                    tell(t, earlier)
                return None

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


def _changed(stage: Any, change: Callable[[Any], Any]) -> Any:
    """A stage that is played otherwise; where a table names its phase beside it, that stays."""
    return (stage[0], change(stage[1])) if isinstance(stage, tuple) else change(stage)


def carries_over(patch: pytest.MonkeyPatch, imagining: ModuleType, *fields: str) -> None:
    """Imagined worlds of this game keep the true values of these fields."""

    def redeal(t: Any, seat: Seat, known: Any, rng: Randomness) -> bool:
        true = [getattr(t, field) for field in fields]
        fits: bool = honestly(t, seat, known, rng)
        for field, value in zip(fields, true, strict=True):
            setattr(t, field, value)
        return fits

    honestly = imagining.redeal
    patch.setattr(imagining, "redeal", redeal)
