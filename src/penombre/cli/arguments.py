"""What is typed after a command, checked: a game, a number of players, options, a level, a language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, Final

from penombre import words
from penombre.bots import EXPERT, LEVELS, make
from penombre.cli import lookup
from penombre.cli.failure import Usage
from penombre.engine import PenombreError, Ruleset, Setting, Value
from penombre.games import RULESETS

USUAL: Final = 5
"""Players at a table when nobody says how many: enough for doubts, few enough to remember."""
_YES: Final = frozenset({"1", "true", "yes", "on", "oui", "vrai"})
_NO: Final = frozenset({"0", "false", "no", "off", "non", "faux"})


def game(name: str) -> Ruleset[Any]:
    """The game of this name."""
    found = lookup.find(name, dict.fromkeys(RULESETS, ()))
    if len(found) == 1:
        return RULESETS[found[0]]
    raise Usage(f"unknown game {name!r}; {hint(name, RULESETS)}")


def language(given: str | None) -> str:
    """The language asked for, else the one of the environment."""
    try:
        return words.language(given)
    except PenombreError as error:
        raise Usage(str(error)) from None


def level(given: str, ruleset: Ruleset[Any]) -> str:
    """A bot level this game has, by the name of people or of programs."""
    given = EXPERT if given == "expert" else given
    if given not in LEVELS:
        known = [*(level for level in LEVELS if level != EXPERT), "expert"]
        raise Usage(f"unknown bot level {given!r}; {hint(given, known)}")
    try:
        make(given, ruleset.id, Random(0))
    except PenombreError as error:
        raise Usage(str(error)) from None
    return given


def seat(given: int | None, players: int) -> int:
    """A seat, counted from 1 as people do; the first one when nobody says."""
    if given is None:
        return 0
    if not 1 <= given <= players:
        raise Usage(f"there is no seat {given}; expected 1 to {players}")
    return given - 1


def table(
    ruleset: Ruleset[Any], players: int | None, options: str | None, language: str | None = None
) -> tuple[int, dict[str, Value]]:
    """A number of players and options that go together; without a number, the most usual one that fits.

    A table where people talk does so in this language, unless its options say another.
    """
    chosen = parse_options(ruleset, options)
    if language is not None and any(setting.name == "language" for setting in ruleset.settings):
        chosen.setdefault("language", language)
    usual = min(max(USUAL, ruleset.players[0]), ruleset.players[-1])
    if players is not None:
        if players not in ruleset.players:
            least, most = ruleset.players[0], ruleset.players[-1]
            raise Usage(f"{ruleset.id} is for {least} to {most} players, not {players}")
        return players, _checked(ruleset, players, chosen)
    for number in (usual, *ruleset.players):
        try:
            return number, ruleset.options(number, chosen)
        except PenombreError:
            continue
    return usual, _checked(ruleset, usual, chosen)


def at_one_terminal(options: Mapping[str, Value]) -> None:
    """Refuse what one terminal cannot do: let people talk aloud with a screen each, or keep time in real time."""
    if options.get("in_person"):
        raise Usage("in_person: people who talk aloud have a screen each; 'penombre serve' opens such a table")
    if options.get("clock_mode") == "realtime":
        raise Usage("clock_mode: in a terminal, questions and answers make time pass; expected auto or turns")


def parse_options(ruleset: Ruleset[Any], text: str | None) -> dict[str, Value]:
    """Table options as people type them: `promo,preset=random,characters=one+two`."""
    settings = {setting.name: setting for setting in ruleset.settings}
    chosen: dict[str, Value] = {}
    for part in (text or "").split(","):
        name, equals, value = part.strip().partition("=")
        name = name.strip().replace("-", "_")
        if not name and not equals:
            continue
        setting = settings.get(name)
        if setting is None:
            raise Usage(f"{ruleset.id} has no option {name!r}; {hint(name, settings)}")
        if name in chosen:
            raise Usage(f"option {name} is given twice")
        chosen[name] = _value(setting, value.strip() if equals else None)
    return chosen


def count(name: str, number: int, most: int) -> int:
    """A count that makes sense."""
    if not 1 <= number <= most:
        raise Usage(f"{name}: expected 1 to {most}, not {number}")
    return number


def seed(number: int) -> int:
    """The number of a deal."""
    if number < 0:
        raise Usage(f"--seed: expected a whole number from 0 on, not {number}")
    return number


def hint(text: str, names: Iterable[str]) -> str:
    """What may have been meant, else what there is."""
    near = lookup.close(text, dict.fromkeys(names, ()))
    return f"did you mean {' or '.join(near)}?" if near else f"expected one of: {', '.join(names)}"


def _checked(ruleset: Ruleset[Any], players: int, chosen: Mapping[str, Value]) -> dict[str, Value]:
    try:
        return ruleset.options(players, chosen)
    except PenombreError as error:
        raise Usage(str(error)) from None


def _value(setting: Setting, value: str | None) -> Value:
    wrong = Usage(f"option {setting.name}: {value or 'nothing'!r} is not {setting.expected()}")
    match setting.kind:
        case "flag":
            word = "true" if value is None else value.lower()
            if word not in _YES | _NO:
                raise wrong
            return word in _YES
        case "number":
            try:
                number = int(value or "")
            except ValueError:
                raise wrong from None
            if not setting.low <= number <= setting.high:
                raise wrong
            return number
        case "choice":
            return _one(setting, value or "")
        case _:
            return tuple(_one(setting, item.strip()) for item in (value or "").split("+") if item.strip())


def _one(setting: Setting, value: str) -> str:
    found = lookup.find(value, dict.fromkeys(setting.choices, ()))
    if len(found) != 1:
        raise Usage(f"option {setting.name}: {value!r} is none of its choices; {hint(value, setting.choices)}")
    return found[0]
