"""One visit of a page: who comes, in which language, what they sent, and how the API is asked on their behalf."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar
from urllib.parse import parse_qsl

import msgspec
from msgspec import Struct
from starlette.requests import Request

from penombre import wire
from penombre.engine import Ruleset
from penombre.games import RULESETS
from penombre.server.api import Call, Handler
from penombre.server.pages.envoy import Envoys
from penombre.server.refusal import Refusal
from penombre.server.site import Site
from penombre.store import GuestRow
from penombre.words import LANGUAGES, Words

FIELDS: Final = 200
"""How many fields a form may have."""
LANGUAGE: Final = "penombre_language"
"""The cookie of somebody who chose a language."""

S = TypeVar("S")


class Page(Struct, frozen=True):
    """What is shown."""

    content: str
    status: int = 200


class Elsewhere(Struct, frozen=True):
    """Where to go after something was done."""

    path: str


class Visit:
    """One request for a page."""

    def __init__(
        self, site: Site, envoys: Envoys, request: Request, guest: GuestRow | None, form: dict[str, list[str]]
    ) -> None:
        self.site: Final = site
        self.envoys: Final = envoys
        self.request: Final = request
        self.guest = guest
        self.form: Final = form
        self.cookie: str | None = None
        self.problem: wire.Problem | None = None
        """What was just refused."""
        chosen = request.query_params.get("lang", "")
        self.chosen: Final = chosen if chosen in LANGUAGES else None
        """The language that was chosen with this very request."""
        kept = request.cookies.get(LANGUAGE, "")
        self.language: Final = (
            self.chosen
            or (kept if kept in LANGUAGES else None)
            or (guest.language if guest is not None and guest.language in LANGUAGES else None)
            or preferred(request.headers.get("accept-language", ""))
        )

    def words(self, game: str | None = None) -> Words:
        """What to say, about a game or in general."""
        return Words(game, self.language, also=("penombre.server",))

    def say(self, key: str, /, **args: Any) -> str:
        """A text of the pages."""
        return self.words().text(f"page-{key}", **args)

    def path(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])

    def ruleset(self) -> Ruleset[Any]:
        """The game in the path."""
        game = self.path("game")
        if game not in RULESETS:
            raise Refusal("not_found", "there is no such game here")
        return RULESETS[game]

    def query(self, name: str) -> str:
        """A parameter of the address."""
        return self.request.query_params.get(name, "")

    def sent(self, name: str) -> str:
        """A field of the form."""
        return self.form.get(name, [""])[0].strip()

    def check_sure(self) -> None:
        """Refuse what cannot be undone until its box is ticked."""
        if self.sent("sure") != "true":
            raise Refusal("bad_request", "tick the box first: this cannot be undone")

    def call(self, body: Any = None) -> Call:
        """This visit as a request to the API."""
        return Call(self.site, self.request, self.guest, body)

    async def ask(self, handler: Handler, body: Any = None) -> Any:
        """What the API answers; cookies and names it gives are kept."""
        call = self.call(body)
        try:
            return await handler(call)
        finally:
            self.guest = call.guest
            if call.cookie is not None:
                self.cookie = call.cookie


Visitor = Callable[[Visit], Awaitable[Page | Elsewhere]]


def body_of(kind: type[S] | Any, values: dict[str, Any]) -> S:
    """What a form means to the API; checked as the API checks."""
    try:
        body: S = msgspec.convert(values, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("bad_request", f"the form is not what is expected here: {error}") from None
    return body


def form_of(body: bytes) -> dict[str, list[str]]:
    """The fields of a form."""
    try:
        pairs = parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=FIELDS, errors="strict")
    except ValueError:
        raise Refusal("bad_request", "this is no form") from None
    fields: dict[str, list[str]] = {}
    for name, value in pairs:
        fields.setdefault(name, []).append(value)
    return fields


def preferred(header: str) -> str:
    """The first language of a browser that there are words in; the first of ours where there is none."""
    for part in header[:200].split(","):
        code = part.partition(";")[0].strip().lower().partition("-")[0]
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]
