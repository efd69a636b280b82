"""The server as one ASGI application: endpoints, the sockets of rooms, the web client, what operators look at."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Scope

from penombre import wire
from penombre.server import connections, metrics
from penombre.server.http import guest_endpoints, openapi, replay_endpoints, room_endpoints
from penombre.server.http.api import Endpoint, problem, routed
from penombre.server.http.request_guard import Guarded
from penombre.server.http.room_socket import RoomSocket
from penombre.server.http.web_client import Client
from penombre.server.scheduled_backups import Backups
from penombre.server.server import Server
from penombre.server.settings import Settings
from penombre.store import open_store

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    *room_endpoints.ENDPOINTS,
    *guest_endpoints.ENDPOINTS,
    *replay_endpoints.ENDPOINTS,
)
SOCKET: Final = "/api/rooms/{room}/socket"


def application(settings: Settings, where: Path | str, address: str) -> ASGIApp:
    """The server on this store; `address` is what links begin with where no public URL is set."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, object]]:
        store = await open_store(where)
        paths = (*(endpoint.path for endpoint in ENDPOINTS), *Client.paths)
        try:
            server = Server(settings, store, address=address, routes=paths)
            await server.start()
        except BaseException:
            await store.close()
            raise
        app.state.server = server
        backups = None
        if settings.backups is not None and isinstance(where, Path):
            backups = Backups(settings.backups, where, server.metrics)
            backups.start()
        try:
            yield {connections.KEY: server.connections}
        finally:
            if backups is not None:
                await backups.close()
            await server.close()

    def server_of(scope: Scope) -> Server:
        server: Server = scope["app"].state.server
        return server

    described = msgspec.json.encode(openapi.document(ENDPOINTS, version("penombre")))

    async def healthz(request: Request) -> Response:
        problem = await server_of(request.scope).health()
        return PlainTextResponse(f"{problem}\n", 503) if problem else PlainTextResponse("ok\n")

    async def measured(request: Request) -> Response:
        server = server_of(request.scope)
        token = settings.metrics_token or None
        if not metrics.may_read(request.scope, token, proxies=settings.proxies):
            return problem(404, wire.Problem("not_found", "there is no such page"))
        return Response(server.metrics.render(), media_type=metrics.CONTENT_TYPE)

    async def described_api(request: Request) -> Response:
        return Response(described, media_type="application/json")

    room_socket = RoomSocket(server_of)
    client = Client(server_of)
    routes: list[BaseRoute] = [
        *(routed(server_of, endpoint) for endpoint in ENDPOINTS),
        WebSocketRoute(SOCKET, room_socket),
        *client.routes,
        Route("/healthz", healthz),
        Route("/metrics", measured),
        Route("/api/openapi.json", described_api),
    ]

    async def not_routed(request: Request, error: Exception) -> Response:
        if isinstance(error, HTTPException) and error.status_code == 405:
            # The framework names the methods of the first route of this path only.
            allowed = {"Allow": ", ".join(sorted(_methods(routes, request.url.path)))}
            return problem(405, wire.Problem("bad_request", "that cannot be done here"), allowed)
        if request.url.path.startswith("/api/"):
            return problem(404, wire.Problem("not_found", "there is no such page"))
        return client.missing(request)

    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: not_routed})
    app.router.redirect_slashes = False  # it would lead those who came by https to http
    return Guarded(
        app,
        public_url=settings.public_url or None,
        body_bytes=settings.limits.body_bytes,
        proxies=settings.proxies,
    )


def _methods(routes: list[BaseRoute], path: str) -> set[str]:
    """All that can be done with a path."""
    found = (route for route in routes if isinstance(route, Route) and route.path_regex.match(path))
    return {method for route in found for method in route.methods or ()}
