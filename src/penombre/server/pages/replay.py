"""A finished match, step by step, through anybody's eyes, and how to check that it was dealt fairly."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

import msgspec

from penombre import wire
from penombre.engine import TABLE
from penombre.server import replays
from penombre.server.film import ALL, Film
from penombre.server.pages import telling
from penombre.server.pages.board import board_of
from penombre.server.pages.home import when
from penombre.server.pages.markup import Html, button, details, field, hidden, link, post, section, select, tag
from penombre.server.pages.shell import page
from penombre.server.pages.visit import Page, Visit
from penombre.server.replays import Finished
from penombre.words import Words

AROUND = replays.SCENES
"""How far to look for the next moment at which the reader learned something."""


async def replay(visit: Visit) -> Page:
    """One moment of a finished match."""
    return await _page(visit)


async def share(visit: Visit) -> Page:
    """A link that shows this match to others."""
    return await _page(visit, await visit.ask(replays.share_match))


async def _page(visit: Visit, shared: wire.ShareLink | None = None) -> Page:
    call = visit.call()
    seen = await replays.finished(call)
    film, say = seen.film, visit.say
    wish = visit.query("as") or ("all" if seen.you is None else str(seen.you))
    reader = replays.reader_of(wish, film.started.players)
    step = call.number("step", 0, 0, film.total - 1)
    first = max(0, step - AROUND)
    scenes = await visit.site.films.scenes(film, reader, first, 2 * AROUND)
    scene = scenes[step - first]
    words = visit.words(film.started.game)
    way = _Way(visit, seen.row.id, wish)
    before = next((each.step for each in reversed(scenes[: step - first]) if each.news), 0)
    after = next((each.step for each in scenes[step - first + 1 :] if each.news), min(step + AROUND, film.total - 1))
    return page(
        visit,
        say("replay-of", game=words.text("game-title")),
        _ending(visit, seen, words),
        tag(
            "form",
            hidden(step=step, **({"key": visit.query("key")} if visit.query("key") else {})),
            field(say("through-eyes"), select("as", _readers(visit, film), wish)),
            button(say("look")),
            method="get",
            action=f"/replay/{seen.row.id}",
            class_="row",
        ),
        _steps(visit, way, step, before, after, film.total - 1),
        section(
            say("step", step=step, total=film.total - 1),
            *(await _scene(visit, film, scene, reader, words)),
            class_="question",
        ),
        _table(visit, film, scene, reader, words),
        _checking(visit, seen),
        _sharing(visit, seen, shared) if seen.member else None,
        here=way.to(step),
        game=film.started.game,
    )


class _Way:
    """From one moment to another."""

    def __init__(self, visit: Visit, match: str, wish: str) -> None:
        self._match = match
        self._query = {"as": wish, **({"key": visit.query("key")} if visit.query("key") else {})}

    def to(self, step: int) -> str:
        """The address of a moment."""
        return f"/replay/{self._match}?{urlencode({**self._query, 'step': step})}"


def _readers(visit: Visit, film: Film) -> list[tuple[str, str]]:
    seats = [(str(seat), name) for seat, name in enumerate(film.started.names)]
    return [("all", visit.say("as-all")), ("spectator", visit.say("as-spectator")), *seats]


def _steps(visit: Visit, way: _Way, step: int, before: int, after: int, last: int) -> Html:
    say = visit.say
    ways = [
        link(way.to(0), say("first-step")) if step else None,
        link(way.to(before), say("step-before"), rel="prev") if step else None,
        link(way.to(after), say("step-after"), rel="next", class_="strong") if step < last else None,
        link(way.to(last), say("last-step")) if step < last else None,
    ]
    return tag("nav", ways, class_="steps", aria_label=say("steps"))


async def _scene(visit: Visit, film: Film, scene: wire.Scene, reader: int, words: Words) -> list[Html | None]:
    names, say = film.started.names, visit.say
    me = None if reader in (ALL, TABLE) else reader
    lines = [item for one in scene.told for item in telling.told(words, one, names, me)]
    answered = None
    if scene.answer is not None and scene.seat is not None and 0 <= scene.seat < film.started.players:
        asked = (await visit.site.films.scenes(film, scene.seat, scene.step - 1, 1))[0].question
        if asked is not None:
            text = telling.answered(words, asked, scene.answer, names, scene.seat)
            question = words.question(telling.ask_of(asked, scene.seat), names, scene.seat)
            answered = tag("p", tag("em", question), " ", say("answered", name=names[scene.seat], answer=text))
    return [
        tag("p", when(visit, scene.at), class_="facts"),
        answered,
        tag("ol", lines, class_="log") if lines else None,
        None if lines or answered else tag("p", say("nothing-new")),
        tag("p", words.question(telling.ask_of(scene.question, me), names, me), class_="ask")
        if scene.question is not None and me is not None
        else None,
    ]


def _table(visit: Visit, film: Film, scene: wire.Scene, reader: int, words: Words) -> Html:
    names, say = film.started.names, visit.say
    me = None if reader in (ALL, TABLE) else reader
    public: dict[str, Any] = msgspec.to_builtins(scene.public)
    board = board_of(film.started.game, words, names, public, me)
    secrets: dict[int, dict[str, Any]] = {}
    if reader == ALL:
        secrets = {seat: msgspec.to_builtins(known.private) for seat, known in enumerate(scene.everybody)}
    elif me is not None:
        secrets = {me: msgspec.to_builtins(scene.private)}
    return section(
        say("board"),
        tag("p", board.title(), class_="moment"),
        board.seats(secrets),
        [
            details(say("secrets-of", name=names[seat]), board.secrets(private, seat), class_="secrets")
            for seat, private in secrets.items()
        ],
    )


def _ending(visit: Visit, seen: Finished, words: Words) -> Html:
    outcome, names = seen.film.transcript.outcome, seen.film.started.names
    assert outcome is not None
    how = words.text(f"ending-{outcome.ending}") if words.has(f"ending-{outcome.ending}") else outcome.ending
    winners = words.phrase("page-winners", {"winner_seats": outcome.winners}, names, seen.you)
    return tag("p", when(visit, seen.row.finished), " – ", how, " ", winners, class_="lead")


def _checking(visit: Visit, seen: Finished) -> Html:
    say, film = visit.say, seen.film
    key = f"?{urlencode({'key': visit.query('key')})}" if visit.query("key") else ""
    file = f"/api/matches/{seen.row.id}/transcript{key}"
    nonces = [
        tag("li", f"{film.started.names[seat]}: ", tag("code", nonce)) for seat, nonce in film.started.nonces.items()
    ]
    return section(
        say("check"),
        tag("p", say("check-text")),
        tag("p", link(file, say("download"), class_="button", download=seen.file_name)),
        tag("p", say("check-command"), " ", tag("code", f"penombre verify {seen.file_name}")),
        details(
            say("check-numbers"),
            tag("p", say("commitment"), tag("br"), tag("code", film.transcript.commitment)),
            tag("p", say("secret"), tag("br"), tag("code", film.transcript.secret)),
            tag("p", say("nonces")) if nonces else None,
            tag("ul", nonces) if nonces else None,
        ),
    )


def _sharing(visit: Visit, seen: Finished, shared: wire.ShareLink | None) -> Html:
    say = visit.say
    if shared is None:
        made: Any = post(f"/replay/{seen.row.id}/share", button(say("share-it")), class_="row")
    else:
        address = tag("input", type="url", value=shared.link, readonly=True)
        made = [field(say("share-link"), address), tag("div", Html(shared.qr), class_="qr")]
    return section(say("share"), tag("p", say("share-text")), made)
