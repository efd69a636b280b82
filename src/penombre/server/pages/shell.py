"""What every page has around it: a head without scripts, a way home, both languages, and what was refused."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlencode

from penombre import wire
from penombre.server.names import cleaned
from penombre.server.pages.markup import Child, Html, joined, link, tag
from penombre.server.pages.visit import Page, Visit
from penombre.server.refusal import Refusal
from penombre.words import LANGUAGES, MissingWords, Words

STYLE: Final = "/static/penombre.css"


def page(
    visit: Visit,
    title: str,
    *body: Child,
    here: str,
    refresh: int | None = None,
    game: str | None = None,
    status: int = 200,
) -> Page:
    """A whole page; `here` is its address, `refresh` in how many seconds it is asked for again."""
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        # Forms name the page they come from, which the guard wants to know; other sites are told nothing.
        tag("meta", name="referrer", content="same-origin"),
        tag("meta", name="robots", content="noindex"),
        tag("meta", name="color-scheme", content="dark light"),
        tag("meta", http_equiv="refresh", content=f"{refresh}; url={here}") if refresh else None,
        tag("title", f"{title} – Pénombre"),
        tag("link", rel="stylesheet", href=STYLE),
        tag("link", rel="icon", href="data:,"),
    )
    whole = tag(
        "body",
        link("#main", visit.say("skip"), class_="skip"),
        tag("header", link("/", "Pénombre", class_="brand"), _nav(visit, here)),
        tag("main", _problem(visit, game), tag("h1", title), *body, id="main"),
        tag("footer", tag("p", visit.say("footer"))),
    )
    return Page(f"<!doctype html>\n{tag('html', head, whole, lang=visit.language)}\n", status)


def _nav(visit: Visit, here: str) -> Html:
    path, _, query = here.partition("?")
    others = [
        link(f"{path}?{'&'.join(filter(None, (query, urlencode({'lang': code}))))}", name, lang=code, hreflang=code)
        for code in LANGUAGES
        if code != visit.language
        for name in (Words(None, code, also=("penombre.server",)).text("page-language-name"),)
    ]
    me = link("/me", visit.guest.name if visit.guest else visit.say("me-short"))
    return tag("nav", me, others, aria_label=visit.say("nav"))


def _problem(visit: Visit, game: str | None) -> Html | None:
    if visit.problem is None:
        return None
    said = (
        visit.say("bad-name", most=visit.site.settings.limits.name_length)
        if _name_refused(visit)
        else explained(visit, visit.problem, game)
    )
    return tag("p", said, class_="problem", role="alert")


def _name_refused(visit: Visit) -> bool:
    try:
        cleaned(visit.sent("name"), visit.site.settings.limits.name_length)
    except Refusal:
        return visit.problem is not None and visit.problem.code == "bad_request" and "name" in visit.form
    return False


def explained(visit: Visit, problem: wire.Problem, game: str | None) -> Html:
    """Why something was refused, in words."""
    words = visit.words(game)
    said = words.text(f"refused-{problem.code}" if words.has(f"refused-{problem.code}") else "refused-other")
    if problem.reason:
        try:
            said = f"{said} {words.reason(problem.reason)}"
        except MissingWords:
            return joined(said)
    return joined(said)
