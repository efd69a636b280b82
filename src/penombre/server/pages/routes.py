"""Which page is where, and how a visit becomes an answer."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Scope

from penombre import wire
from penombre.engine import PenombreError
from penombre.server.api import COOKIE, YEAR, guest_of, refused, set_cookie
from penombre.server.logs import Log
from penombre.server.pages import home, me, replay, rules, table
from penombre.server.pages.envoy import Envoys
from penombre.server.pages.markup import link, tag
from penombre.server.pages.shell import STYLE, explained, page
from penombre.server.pages.visit import LANGUAGE, Elsewhere, Page, Visit, Visitor, form_of
from penombre.server.site import Site
from penombre.store import GuestRow

log: Final = Log("pages")


class Way(Struct, frozen=True):
    """One address: what it does, and the page to show again where that is refused."""

    method: str
    path: str
    visitor: Visitor
    back: Visitor | None = None


WAYS: Final = (
    Way("GET", "/", home.home),
    Way("POST", "/play", home.play, home.home),
    Way("GET", "/new/{game}", home.new_table),
    Way("POST", "/new/{game}", home.open_table, home.new_table),
    Way("GET", "/rules/{game}", rules.rules),
    Way("GET", "/t/{room}", table.table),
    Way("GET", "/t/{room}/invited", table.invited),
    Way("POST", "/t/{room}/join", table.join, table.table),
    Way("POST", "/t/{room}/do", table.do, table.table),
    Way("POST", "/t/{room}/configure", table.configure, table.table),
    Way("POST", "/t/{room}/fill", table.fill, table.table),
    Way("POST", "/t/{room}/answer", table.answer, table.table),
    Way("POST", "/t/{room}/say", table.say, table.table),
    Way("GET", "/me", me.me),
    Way("POST", "/me", me.introduce, me.me),
    Way("POST", "/me/link", me.make_link, me.me),
    Way("POST", "/me/claim", me.claim, me.me),
    Way("POST", "/me/devices", me.sign_out_others, me.me),
    Way("POST", "/me/forget", me.forget, me.me),
    Way("GET", "/replay/{match}", replay.replay),
    Way("POST", "/replay/{match}/share", replay.share, replay.replay),
)


class Pages:
    """All pages of one server."""

    paths: Final = tuple(dict.fromkeys(way.path for way in WAYS))

    def __init__(self, site_of: Callable[[Scope], Site], door: ASGIApp) -> None:
        self._site_of = site_of
        self._envoys = Envoys(door)
        self._style = (files("penombre.server.pages") / "static" / "penombre.css").read_bytes()

    @property
    def routes(self) -> list[BaseRoute]:
        """The pages as routes of the web framework."""
        shown = {way.path for way in WAYS if way.method == "GET"}
        back = [Route(way.path, _back, methods=["GET"]) for way in WAYS if way.path not in shown]
        return [*(self._route(way) for way in WAYS), *back, Route(STYLE, self._styled)]

    async def close(self) -> None:
        """Nobody looks any more."""
        await self._envoys.close()

    async def missing(self, request: Request, status: int) -> Response:
        """There is no such page."""
        return _response(_error(self._visit(request, None, {}), "not_found", status))

    def _route(self, way: Way) -> Route:
        async def answer(request: Request) -> Response:
            return await self._answer(way, request)

        return Route(way.path, answer, methods=[way.method])

    async def _styled(self, request: Request) -> Response:
        return Response(self._style, media_type="text/css", headers={"cache-control": "public, max-age=300"})

    def _visit(self, request: Request, guest: GuestRow | None, form: dict[str, list[str]]) -> Visit:
        return Visit(self._site_of(request.scope), self._envoys, request, guest, form)

    async def _answer(self, way: Way, request: Request) -> Response:
        site = self._site_of(request.scope)
        visit = self._visit(request, None, {})
        try:
            site.count_request(site.network_of(request.scope))
            form = form_of(await request.body()) if way.method == "POST" else {}
            visit = self._visit(request, await guest_of(site, request.cookies.get(COOKIE)), form)
            shown = await _shown(way, visit)
        except PenombreError as error:
            refusal = refused(site, error)
            shown = _error(visit, refusal.problem.code, refusal.status)
        except Exception as error:
            log.error("page failed", error, route=way.path, method=way.method)
            shown = _error(visit, "fault", 500)
        response = _response(shown)
        if visit.cookie is not None:
            set_cookie(response, visit.call(), visit.cookie)
        if visit.chosen is not None:
            response.set_cookie(LANGUAGE, visit.chosen, max_age=YEAR, path="/", httponly=True, samesite="lax")
        site.metrics.answered(way.path, response.status_code)
        return response


async def _shown(way: Way, visit: Visit) -> Page | Elsewhere:
    if way.back is None:
        return await way.visitor(visit)
    try:
        return await way.visitor(visit)
    except PenombreError as error:
        refusal = refused(visit.site, error)
        visit.problem = refusal.problem
        again = await way.back(visit)
        return Page(again.content, refusal.status) if isinstance(again, Page) else again


async def _back(request: Request) -> Response:
    """Whoever reads the address of a form, as a browser does that was closed meanwhile, gets the page it is on."""
    page = request.url.path.rpartition("/")[0] or "/"
    return _response(Elsewhere(f"{page}?{request.url.query}" if request.url.query else page))


def _error(visit: Visit, code: str, status: int) -> Page:
    return page(
        visit,
        visit.say("error"),
        tag("p", explained(visit, wire.Problem(code, ""), None)),
        tag("p", link("/", visit.say("go-home"), class_="button")),
        here="/",
        status=status,
    )


def _response(shown: Page | Elsewhere) -> Response:
    # A page may show secrets: it stays in no cache.
    if isinstance(shown, Elsewhere):
        return RedirectResponse(shown.path, 303, {"cache-control": "no-store"})
    return Response(shown.content, shown.status, {"cache-control": "no-store"}, "text/html")
