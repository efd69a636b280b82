"""The form of a table's settings: the same when it is opened and when its host changes it."""

from __future__ import annotations

from typing import Any, Final

from penombre import wire
from penombre.engine import Ruleset
from penombre.server import lobby
from penombre.server.pages.markup import Html, check, details, field, select, tag
from penombre.server.pages.visit import Visit
from penombre.words import LANGUAGES, Words

PACES: Final = ("live", "relaxed", "days")
WATCHING: Final = ("public", "nobody", "delayed")
WINDOWS: Final = ("fixed", "early")
MOST: Final = 8
"""How often one thing can be chosen in a list."""


def controls(visit: Visit, ruleset: Ruleset[Any], now: dict[str, Any]) -> list[Html]:
    """Everything that can be chosen about a table, as it stands now."""
    say = visit.say
    players = [(number, say("seats-count", count=number)) for number in ruleset.players]
    return [
        field(say("players"), select("players", players, now["players"])),
        field(say("pace"), select("pace", [(each, say(f"pace-{each}")) for each in PACES], now["pace"])),
        check(say("listed"), "listed", on=now["listed"], hint=say("listed-hint")),
        details(
            say("more-settings"),
            field(
                say("watching"),
                select("watching", [(each, say(f"watching-{each}")) for each in WATCHING], now["watching"]),
            ),
            field(
                say("windows"),
                select("windows", [(each, say(f"windows-{each}")) for each in WINDOWS], now["windows"]),
                say("windows-hint"),
            ),
            field(say("table-language"), select("language", languages(), now["language"])),
            check(say("chat"), "chat", on=now["chat"]),
            None
            if "anonymous" not in now
            else check(say("anonymous"), "anonymous", on=now["anonymous"], hint=say("anonymous-hint")),
        ),
        details(say("rules-of-game"), _options(visit, ruleset, now["options"])),
    ]


def chosen(visit: Visit, ruleset: Ruleset[Any]) -> dict[str, Any]:
    """What the form says."""
    return {
        "players": _number(visit.sent("players"), 0),
        "pace": visit.sent("pace"),
        "windows": visit.sent("windows"),
        "watching": visit.sent("watching"),
        "language": visit.sent("language"),
        "listed": visit.sent("listed") == "true",
        "chat": visit.sent("chat") == "true",
        "options": _chosen_options(visit, ruleset),
    }


def languages() -> list[tuple[str, str]]:
    """Every language, by its own name."""
    return [(code, Words(None, code, also=("penombre.server",)).text("page-language-name")) for code in LANGUAGES]


def _options(visit: Visit, ruleset: Ruleset[Any], now: dict[str, Any]) -> list[Html]:
    return [_option(each, now.get(each.name, each.default)) for each in _settings(visit, ruleset)]


def _settings(visit: Visit, ruleset: Ruleset[Any]) -> tuple[wire.SettingInfo, ...]:
    return lobby.described(ruleset.id, visit.language).settings


def _option(setting: wire.SettingInfo, now: Any) -> Html:
    name = f"option-{setting.name}"
    match setting.kind:
        case "flag":
            return check(setting.label, name, on=bool(now), hint=setting.text)
        case "number":
            number = tag("input", type="number", name=name, value=now, min=setting.low, max=setting.high, required=True)
            return field(setting.label, number, setting.text)
        case "choice":
            choices = [(each, setting.choice_labels[each]) for each in setting.choices]
            return field(setting.label, select(name, choices, now), setting.text)
    counts = [
        field(
            setting.choice_labels[each],
            tag("input", type="number", name=f"{name}-{each}", value=list(now).count(each), min=0, max=MOST),
        )
        for each in setting.choices
    ]
    return details(setting.label, tag("p", setting.text), tag("div", counts, class_="counts"))


def _chosen_options(visit: Visit, ruleset: Ruleset[Any]) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for setting in ruleset.settings:
        name = f"option-{setting.name}"
        match setting.kind:
            case "flag":
                options[setting.name] = visit.sent(name) == "true"
            case "number":
                options[setting.name] = _number(visit.sent(name), setting.default)
            case "choice":
                options[setting.name] = visit.sent(name) or setting.default
            case "list":
                options[setting.name] = [
                    choice
                    for choice in setting.choices
                    for _ in range(min(MOST, int(_number(visit.sent(f"{name}-{choice}"), 0))))
                ]
    return options


def _number(text: str, default: Any) -> Any:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else default
