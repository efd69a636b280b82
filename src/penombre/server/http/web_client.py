"""The web client: the files that 'make web' built, read once and given out from memory."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, compile_path
from starlette.types import Scope

from penombre.server.server import Server
from penombre.words import LANGUAGES, Words

SCREENS: Final = ("/", "/new/{game}", "/t/{room}", "/join", "/rules", "/rules/{game}", "/replay/{match}", "/me")
"""Where the client has a screen: all of them are its one page, which looks at the address itself."""
_SCREENS: Final = tuple(compile_path(path)[0] for path in SCREENS)
_PLAIN: Final = re.compile(r"[!-~]{1,200}", re.ASCII)
"""What an address can be made of that somebody is led to: anything else is no room, no game and no match."""
ASSETS: Final = "/assets/{file}"
BESIDE: Final = "/{file}"
"""The files that have to be where browsers look for them: the manifest, icons, the worker, the offline page."""

BUILT: Final[Traversable] = files("penombre.server") / "client"
INDEX: Final = "index.html"
# The name of an asset has a hash of its content in it: what it is called never changes.
_FOR_GOOD: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"

_TYPES: Final = {
    "css": "text/css",
    "html": "text/html",
    "ico": "image/x-icon",
    "js": "text/javascript",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "webmanifest": "application/manifest+json",
    "webp": "image/webp",
    "woff2": "font/woff2",
}

_LONGEST: Final = 1000
"""Characters of a header that are looked at: a list that is longer is no browser's."""

# Best first, with the ending of a file that was compressed so when the client was built.
_ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}


class Form(Struct, frozen=True):
    """The bytes of a file, as they are or compressed, and what a browser that has them calls them."""

    body: bytes
    etag: str


class File(Struct, frozen=True):
    """A file of the client."""

    media_type: str
    caching: str
    plain: Form
    compressed: dict[str, Form]
    """By encoding, best first."""

    def form(self, accepted: str) -> tuple[str, Form]:
        """What to send to a browser that accepts these encodings; '' is none."""
        understood = _understood(accepted)
        for encoding, form in self.compressed.items():
            if encoding in understood:
                return encoding, form
        return "", self.plain


class Client:
    """The client of one server: its routes, and what they answer."""

    paths: Final = (*SCREENS, ASSETS, BESIDE)
    """What its requests are counted by."""

    def __init__(self, server_of: Callable[[Scope], Server]) -> None:
        self._server_of = server_of
        self._files = dict(_read(BUILT))

    @property
    def routes(self) -> list[BaseRoute]:
        """The client as routes of the web framework."""
        beside = [name for name in self._files if "/" not in name and name != INDEX]
        return [
            *(self._screen(path) for path in SCREENS),
            Route(ASSETS, self._asset, methods=["GET"]),
            *(Route(f"/{name}", self._beside, methods=["GET"]) for name in beside),
        ]

    def missing(self, request: Request) -> Response:
        """There is no such page: the client says so, in the visitor's language. A slash too many is taken away."""
        path = request.url.path
        bare = path.rstrip("/")
        if bare != path and _PLAIN.fullmatch(bare) and any(screen.match(bare) for screen in _SCREENS):
            # The path alone: behind a proxy this server does not know by which address it was asked.
            query = f"?{request.url.query}" if request.url.query else ""
            return Response(status_code=307, headers={"location": f"{bare}{query}"})
        return self._page(request, 404)

    def _screen(self, path: str) -> Route:
        async def answer(request: Request) -> Response:
            return self._counted(request, path, self._page(request, 200))

        return Route(path, answer, methods=["GET"])

    async def _asset(self, request: Request) -> Response:
        file = self._files.get(f"assets/{request.path_params['file']}")
        if file is None:
            raise HTTPException(404)
        return self._counted(request, ASSETS, _response(request, file))

    async def _beside(self, request: Request) -> Response:
        return self._counted(request, BESIDE, _response(request, self._files[request.url.path[1:]]))

    def _page(self, request: Request, status: int) -> Response:
        index = self._files.get(INDEX)
        return _response(request, index, status) if index is not None else _not_built(status)

    def _counted(self, request: Request, path: str, response: Response) -> Response:
        self._server_of(request.scope).metrics.answered(path, response.status_code)
        return response


def _response(request: Request, file: File, status: int = 200) -> Response:
    encoding, form = file.form(request.headers.get("accept-encoding", ""))
    headers = {"cache-control": file.caching, "etag": form.etag}
    if file.compressed:
        headers["vary"] = "accept-encoding"
    if status == 200 and _has(request.headers.get("if-none-match", ""), form.etag):
        return Response(status_code=304, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(form.body, status, headers, file.media_type)


def _not_built(status: int) -> Response:
    """A checkout in which nothing was built: the rest of the server works."""
    said = "\n".join(Words(None, language, also=("penombre.server",)).text("not-built") for language in LANGUAGES)
    return PlainTextResponse(f"{said}\n", 503 if status == 200 else status, {"cache-control": _ASK_AGAIN})


def _read(folder: Traversable, prefix: str = "") -> Iterator[tuple[str, File]]:
    """Every file by its path; the compressed forms of one are part of it. None where nothing was built."""
    if not folder.is_dir():
        return
    entries = {entry.name: entry for entry in folder.iterdir() if not entry.name.startswith(".")}
    for name, entry in entries.items():
        path = f"{prefix}{name}"
        if entry.is_dir():
            yield from _read(entry, f"{path}/")
        elif not name.endswith(tuple(_ENCODINGS.values())):
            yield path, _file(path, entry, entries)


def _file(path: str, entry: Traversable, beside: dict[str, Traversable]) -> File:
    body = entry.read_bytes()
    known = sha256(body).hexdigest()[:20]
    return File(
        _TYPES.get(path.rpartition(".")[2], "application/octet-stream"),
        _FOR_GOOD if path.startswith("assets/") else _ASK_AGAIN,
        Form(body, f'"{known}"'),
        {
            encoding: Form(beside[entry.name + ending].read_bytes(), f'"{known}-{encoding}"')
            for encoding, ending in _ENCODINGS.items()
            if entry.name + ending in beside
        },
    )


def _understood(accepted: str) -> set[str]:
    """The encodings that a browser names and does not rule out."""
    understood = set()
    for offer in accepted[:_LONGEST].lower().split(","):
        encoding, _, weight = offer.replace(" ", "").partition(";")
        if weight.removeprefix("q=").strip("0.") or not weight:
            understood.add(encoding)
    return understood


def _has(tags: str, etag: str) -> bool:
    """Whether a browser has this already; proxies may have marked its tag as weak."""
    return etag in (tag.strip().removeprefix("W/") for tag in tags[:_LONGEST].split(","))
