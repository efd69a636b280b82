"""Guests: who they are, their devices, and where they want to be told that it is their turn."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from penombre.wire.base import Incoming, Language, Name, Outgoing, Secret


class Introduce(Incoming):
    """A name and a language: all there is to know of a guest."""

    name: Name
    language: Language = "fr"


class Me(Outgoing):
    """Who the cookie says you are."""

    name: str
    language: str


class PersonalLink(Outgoing):
    """Opens your seats on another device, once; the link before this one is void. Whoever uses it is you."""

    link: str
    qr: Annotated[str, Meta(description="The same link as an SVG drawing")]
    until: Annotated[int | None, Meta(description="When it is void, in milliseconds since the epoch; none: never")]


class OpenLink(Outgoing):
    """A personal link that nobody has used."""

    until: Annotated[int | None, Meta(description="When it is void, in milliseconds since the epoch; none: never")]


class Claim(Incoming):
    """The key of a personal link."""

    key: Secret


class PushSubscription(Incoming):
    """What a browser gives for web push; only the address is used, notices carry nothing."""

    endpoint: Annotated[str, Meta(max_length=500)]


class Webhook(Incoming):
    """An address to call when it is your turn; its host must be one that the operator allows."""

    url: Annotated[str, Meta(max_length=500)]


class WebhookSecret(Outgoing):
    """What calls to your webhook are signed with; shown once."""

    secret: str


class PushKey(Outgoing):
    """The key a browser subscribes with."""

    key: str
