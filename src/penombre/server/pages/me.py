"""The page about oneself: name, language, other devices, and being forgotten."""

from __future__ import annotations

from penombre import wire
from penombre.server import guests
from penombre.server.pages.home import name_field
from penombre.server.pages.markup import Html, button, check, field, post, section, select, tag
from penombre.server.pages.settings import languages
from penombre.server.pages.shell import page
from penombre.server.pages.visit import Elsewhere, Page, Visit, body_of


async def me(visit: Visit) -> Page:
    """Who you are here, and how to be that on another device."""
    return _page(visit)


def _page(visit: Visit, made: wire.PersonalLink | None = None) -> Page:
    say = visit.say
    known = visit.guest is not None
    if visit.guest is None:
        name = name_field(visit)
    else:
        shown = tag(
            "input",
            name="name",
            value=visit.sent("name") or visit.guest.name,
            required=True,
            maxlength=wire.NAME_LENGTH,
        )
        name = field(say("your-name"), shown)
    key = tag("input", name="key", required=True, autocomplete="off", maxlength=300, value=visit.sent("key"))
    return page(
        visit,
        say("me"),
        tag("p", say("me-text")),
        section(
            say("name-and-language"),
            post(
                "/me",
                name,
                field(say("language"), select("language", languages(), visit.language)),
                button(say("keep")),
                class_="row",
            ),
        ),
        _link(visit, made) if known else None,
        section(
            say("claim"),
            tag("p", say("claim-text")),
            post("/me/claim", field(say("claim-key"), key), button(say("claim-it")), class_="row"),
        ),
        _leaving(visit) if known else None,
        here="/me",
    )


def _link(visit: Visit, made: wire.PersonalLink | None) -> Html:
    say = visit.say
    shown = None
    if made is not None:
        address = tag("input", type="url", value=made.link, readonly=True)
        shown = [
            field(say("personal-link"), address, say("personal-link-hint")),
            tag("div", Html(made.qr), class_="qr"),
        ]
    return section(
        say("other-devices"),
        tag("p", say("other-devices-text")),
        shown,
        post("/me/link", button(say("make-link")), class_="row"),
        post("/me/devices", button(say("sign-out-others")), class_="row"),
    )


def _leaving(visit: Visit) -> Html:
    say = visit.say
    sure = check(say("sure"), "sure", required=True)
    return section(
        say("forget"), tag("p", say("forget-text")), post("/me/forget", sure, button(say("forget-me")), class_="row")
    )


async def introduce(visit: Visit) -> Elsewhere:
    """Another name or language."""
    values = {"name": visit.sent("name"), "language": visit.sent("language")}
    asked: wire.Introduce = body_of(wire.Introduce, values)
    await visit.ask(guests.introduce, asked)
    return Elsewhere(f"/me?lang={asked.language}")


async def make_link(visit: Visit) -> Page:
    """A personal link, shown once."""
    return _page(visit, await visit.ask(guests.personal_link))


async def claim(visit: Visit) -> Elsewhere:
    """Be, on this device, whom a pasted link belongs to."""
    key = visit.sent("key").rpartition("#")[2]
    await visit.ask(guests.claim, body_of(wire.Claim, {"key": key}))
    return Elsewhere("/")


async def sign_out_others(visit: Visit) -> Elsewhere:
    """Sign out the other devices."""
    await visit.ask(guests.sign_out_others)
    return Elsewhere("/me")


async def forget(visit: Visit) -> Elsewhere:
    """Be forgotten."""
    visit.check_sure()
    await visit.ask(guests.forget)
    return Elsewhere("/")
