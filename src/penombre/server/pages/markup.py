"""HTML that cannot be written wrong: text is escaped unless it was made here."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

VOID: Final = frozenset({"br", "hr", "img", "input", "link", "meta"})


class Html(str):
    """Markup made by `tag`: the only text that is not escaped again."""

    __slots__ = ()


Child = str | None | Iterable["Child"]


def tag(name: str, /, *children: Child, **attributes: str | int | bool | None) -> Html:
    """An element. Attributes that are None or False are left out; `class_` and `http_equiv` are spelt as in HTML."""
    shown = "".join(
        f" {_spelt(key)}" if value is True else f' {_spelt(key)}="{escape(str(value))}"'
        for key, value in attributes.items()
        if value is not None and value is not False
    )
    if name in VOID:
        return Html(f"<{name}{shown}>")
    return Html(f"<{name}{shown}>{joined(*children)}</{name}>")


def joined(*children: Child) -> Html:
    """One after the other."""
    return Html("".join(_written(child) for child in children))


def _written(child: Child) -> str:
    if child is None:
        return ""
    if isinstance(child, Html):
        return child
    if isinstance(child, str):
        return escape(child)
    return "".join(_written(each) for each in child)


def _spelt(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


# -- what most pages are made of ---------------------------------------------------------------------------------------


def link(to: str, *children: Child, **attributes: str | int | bool | None) -> Html:
    """A way to another page."""
    return tag("a", *children, href=to, **attributes)


def post(to: str, *children: Child, **attributes: str | int | bool | None) -> Html:
    """A form that does something."""
    return tag("form", *children, method="post", action=to, **attributes)


def hidden(**values: str | int) -> list[Html]:
    """What a form sends along."""
    return [tag("input", type="hidden", name=name, value=value) for name, value in values.items()]


def button(label: str, **attributes: str | int | bool | None) -> Html:
    """What sends a form."""
    return tag("button", label, type="submit", **attributes)


def field(label: str, control: Html, hint: str = "") -> Html:
    """A control with its label around it, and what there is to say about it."""
    return tag("label", tag("span", label), control, tag("small", hint) if hint else None, class_="field")


def check(
    label: str, name: str, value: str = "true", *, on: bool = False, required: bool = False, hint: str = ""
) -> Html:
    """A box to tick."""
    box = tag("input", type="checkbox", name=name, value=value, checked=on, required=required)
    return tag("label", box, tag("span", label), tag("small", hint) if hint else None, class_="check")


def select(name: str, choices: Iterable[tuple[str | int, str]], chosen: str | int | None = None) -> Html:
    """A list to choose from."""
    options = [tag("option", label, value=value, selected=str(value) == str(chosen)) for value, label in choices]
    return tag("select", options, name=name)


def section(heading: str, *children: Child, id: str | None = None, class_: str | None = None) -> Html:
    """A part of a page under its heading."""
    return tag("section", tag("h2", heading), *children, id=id, class_=class_)


def details(summary: Child, *children: Child, class_: str | None = None) -> Html:
    """Something to be unfolded."""
    return tag("details", tag("summary", summary), *children, class_=class_)
