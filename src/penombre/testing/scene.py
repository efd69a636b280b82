"""Scenes: a match with named players, so that a test reads like play and a wrong step prints the open question."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from string import ascii_uppercase
from typing import Any, Generic, NoReturn, Self, TypeVar, overload

from penombre.engine import (
    CLOCK,
    Answer,
    Ask,
    Card,
    Match,
    Option,
    Outcome,
    PenombreError,
    Race,
    Said,
    Seat,
    Seen,
    Statement,
    View,
)
from penombre.testing.answers import plain_answer
from penombre.testing.question import describe_ask, describe_question

Policy = Callable[[Ask], Answer | None]
"""Answers a question, or gives None to leave it to what a player without intent answers."""


class Player:
    """One seat of a scene. A game derives its own to add verbs: `s.A.steals("lantern", from_=s.B)`."""

    def __init__(self, scene: Scene[Any], name: str, seat: Seat) -> None:
        self.scene = scene
        self.match: Match[Any] = scene.match
        self.name = name
        self.seat = seat

    def __repr__(self) -> str:
        return self.name

    # -- the open question -----------------------------------------------------------------------------------

    @property
    def ask(self) -> Ask | None:
        """This player's open question."""
        return self.match.ask_for(self.seat)

    @property
    def asked(self) -> str | None:
        """The kind of this player's open question, or None."""
        return self.ask.kind if self.ask else None

    @property
    def options(self) -> dict[str, Any]:
        """What this player may answer now: option ids with their values."""
        return {option.id: option.value for option in self.ask.legal()} if self.ask else {}

    @property
    def besides(self) -> list[str]:
        """What this player may do now instead of answering."""
        return [option.id for option in self.ask.besides] if self.ask else []

    @property
    def refused(self) -> dict[str, str]:
        """What this player sees but may not answer: option ids with the reason."""
        return {option.id: option.refused for option in self.ask.options if option.refused} if self.ask else {}

    def chooses(self, *picks: Any, kind: str | None = None) -> Self:
        """Answer the open question, which must be of this `kind` if one is given.

        A pick is an option id, an option's value or a player. A question for several takes several picks, or one list
        of them; a question for a text takes the text. What may be done besides is picked by its id, whatever is asked.
        """
        ask = self._open(kind)
        try:
            self.match.answer(self.seat, self._answer(ask, picks))
        except PenombreError as error:
            self._wrong(str(error))
        return self

    def answers(self, kind: str, *picks: Any) -> Self:
        """Answer a question of this kind."""
        return self.chooses(*picks, kind=kind)

    def cannot(self, pick: Any, because: str | None = None) -> Self:
        """Assert that the open question lists this pick as refused, for this reason if one is given."""
        option = self._find(self._open(None), pick)
        if not option.refused:
            self._wrong(f"{option.id} is not refused")
        if because is not None and option.refused != because:
            self._wrong(f"{option.id} is refused because of {option.refused}, not {because}")
        return self

    def option_with(self, **args: Any) -> str:
        """The id of the one legal option whose arguments contain these: `s.A.option_with(face="lantern")`."""
        found = [option.id for option in self._open(None).legal() if _contains(option.args, args)]
        if len(found) != 1:
            self._wrong(f"{len(found)} legal options have {args}")
        return found[0]

    # -- what this player knows ------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """All that this player may know now."""
        return self.match.view(self.seat)

    @property
    def public(self) -> Any:
        """The public part of the view, for short."""
        return self.view.public

    @property
    def private(self) -> Any:
        """The private part of the view, for short."""
        return self.view.private

    @property
    def events(self) -> list[Seen]:
        """All that this player was told, in order."""
        return self.match.events(self.seat)

    def saw(self, key: str, /, **args: Any) -> bool:
        """Whether this player was told of such an event, with at least these arguments.

        A name that Python reserves takes an underscore at its end: `from_=s.B`.
        """
        return any(event.key == key and _contains(event.args, args) for event in self.events)

    def knows(self, what: str | Card, *, of: Player | None = None, zone: str | None = None) -> bool:
        """Whether this player knows where a face lies (or what this card is), if need be in whose or in which zone."""
        t = self.match.table
        return any(
            t.knows(self.seat, card)
            for card, face in enumerate(t.faces)
            if what in ((face,) if isinstance(what, str) else (card,))
            and (of is None or t.layout[t.where[card]].owner == of.seat)
            and (zone is None or t.layout[t.where[card]].name == zone)
        )

    @property
    def hears(self) -> list[Said]:
        """All the talk this player heard, in order."""
        return list(self.match.heard(self.seat))

    def says(self, kind: str, about: Player | None = None, what: str = "", text: str = "") -> Self:
        """Say something."""
        self.match.say(self.seat, Statement(kind, about.seat if about else None, what, text))
        return self

    # -- inside ----------------------------------------------------------------------------------------------

    def _open(self, kind: str | None) -> Ask:
        ask = self.ask
        if ask is None:
            self._wrong("is not asked anything")
        if kind is not None and ask.kind != kind:
            self._wrong(f"is asked {ask.kind}, not {kind}")
        return ask

    def _answer(self, ask: Ask, picks: tuple[Any, ...]) -> Answer:
        if len(picks) == 1 and any(option.id == picks[0] for option in ask.besides):
            return str(picks[0])
        if ask.shape == "several":
            if len(picks) == 1 and isinstance(picks[0], (list, tuple)):
                picks = tuple(picks[0])
            return tuple(self._legal(ask, pick).id for pick in picks)
        if ask.shape == "address" and len(picks) == 2:
            return self._legal(ask, picks[0]).id, str(picks[1])
        if len(picks) != 1:
            self._wrong(f"must answer one thing, not {len(picks)}")
        return str(picks[0]) if ask.shape in ("text", "number") else self._legal(ask, picks[0]).id

    def _legal(self, ask: Ask, pick: Any) -> Option:
        option = self._find(ask, pick)
        if option.refused:
            self._wrong(f"{option.id} is refused: {option.refused}")
        return option

    def _find(self, ask: Ask, pick: Any) -> Option:
        if isinstance(pick, Player):
            found = [option for option in ask.options if option.id == f"seat-{pick.seat}"]
        else:
            found = [option for option in ask.options if option.id == pick]
            found = found or [
                option for option in ask.options if type(option.value) is type(pick) and option.value == pick
            ]
        if len(found) != 1:
            self._wrong(f"{pick!r} is {'no option' if not found else 'more than one option'}")
        return found[0]

    def _wrong(self, what: str) -> NoReturn:
        raise AssertionError(f"{self.name}: {what}\n{self.scene.question()}")


P = TypeVar("P", bound=Player)


class Scene(Generic[P]):
    """A match and its players by name: `s.A`, `s.B`, and `s.clock` for what time answers."""

    def __init__(self, match: Match[Any], names: Iterable[str], player: type[P]) -> None:
        self.match = match
        chosen = list(names)[: match.players]
        if len(set(chosen)) != match.players:
            raise ValueError(f"{match.players} players need as many different names, not {chosen}")
        taken = [name for name in chosen if hasattr(Scene, name) or name == "clock"]
        if taken:
            raise ValueError(f"a scene already means something else by {', '.join(taken)}")
        self._by_seat = {seat: player(self, name, seat) for seat, name in enumerate(chosen)}
        self._by_seat[CLOCK] = player(self, "clock", CLOCK)
        self._by_name = {each.name: each for each in self._by_seat.values()}

    def __getattr__(self, name: str) -> P:
        players: Mapping[str, P] = self.__dict__.get("_by_name", {})
        if name in players:
            return players[name]
        raise AttributeError(f"nobody here is called {name}; players: {', '.join(players)}")

    def __iter__(self) -> Iterator[P]:
        return iter([self._by_seat[seat] for seat in range(self.match.players)])

    def __getitem__(self, seat: Seat) -> P:
        return self._by_seat[seat]

    @property
    def table(self) -> Any:
        """The true table, for assertions that no player could make."""
        return self.match.table

    @property
    def waiting(self) -> list[P]:
        """Who the table is waiting for, as everybody is told."""
        return [self[seat] for seat in self.match.waiting()]

    @property
    def over(self) -> bool:
        """Whether nothing more will be asked."""
        return self.match.over

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self.match.outcome

    @property
    def winners(self) -> list[P]:
        """Who won; nobody while the match goes on."""
        outcome = self.outcome
        return [self[seat] for seat in outcome.winners] if outcome else []

    def question(self) -> str:
        """What is open now, in words: who is asked what, with which options."""
        return describe_question(self.match, {seat: player.name for seat, player in self._by_seat.items()})

    def passes(self, policy: Policy | None = None) -> Self:
        """Settle the open question: every sealed answer, or whoever comes first in a race.

        Each answer is the policy's, or else the default, or else the first legal one. In a race the first seat for
        which the policy has an answer is the fastest; or else the main seat, the clock, the first seat that is not
        free to say nothing.
        """
        question = self.match.asking
        if question is None:
            raise AssertionError(f"nobody can pass\n{self.question()}")
        if isinstance(question, Race):
            eager = [ask for ask in question.asks.values() if policy and policy(ask) is not None]
            patient = question.main if question.main is not None else CLOCK
            last = question.asks.get(patient) or next(ask for ask in question.asks.values() if not ask.optional)
            self._pass_for(eager[0] if eager else last, policy)
            return self
        for ask in self.match.asks():
            if ask.seat != CLOCK and not ask.optional and self.match.asking is question:
                self._pass_for(ask, policy)
        return self

    def passes_until(self, kind: str, policy: Policy | None = None, limit: int = 1000) -> P:
        """Let everybody pass until somebody is asked this kind of question; gives the (first) player who is."""
        passed: list[str] = []
        for _ in range(limit):
            for ask in self.match.asks():
                if ask.kind == kind:
                    return self[ask.seat]
            if self.over:
                break
            passed += sorted({ask.kind for ask in self.match.asks()} - set(passed))
            self.passes(policy)
        raise AssertionError(f"nobody was asked {kind}, only: {', '.join(passed)}\n{self.question()}")

    def _pass_for(self, ask: Ask, policy: Policy | None) -> None:
        answer = policy(ask) if policy else None
        try:
            self.match.answer(ask.seat, plain_answer(ask) if answer is None else answer)
        except PenombreError as error:
            names = {seat: player.name for seat, player in self._by_seat.items()}
            raise AssertionError(f"{self[ask.seat]} cannot pass: {error}\n{describe_ask(ask, names)}") from None


@overload
def scene(match: Match[Any], names: Iterable[str] = ...) -> Scene[Player]: ...
@overload
def scene(match: Match[Any], names: Iterable[str] = ..., *, player: type[P]) -> Scene[P]: ...
def scene(match: Match[Any], names: Iterable[str] = ascii_uppercase, *, player: type[Any] = Player) -> Scene[Any]:
    """A scene around a match, with names for its seats and, for a game with verbs of its own, its kind of player."""
    return Scene(match, names, player)


def _contains(args: Mapping[str, Any], wanted: Mapping[str, Any]) -> bool:
    return all(
        any(each in args and _plain(args[each]) == _plain(value) for each in {name, name.rstrip("_")})
        for name, value in wanted.items()
    )


def _plain(value: Any) -> Any:
    """Players as their seats and lists as tuples, so that either can be written."""
    if isinstance(value, Player):
        return value.seat
    if isinstance(value, (list, tuple)):
        return tuple(_plain(item) for item in value)
    if isinstance(value, Mapping):
        return {_plain(key): _plain(item) for key, item in value.items()}
    return value
