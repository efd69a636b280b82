"""A match on the page of somebody who only watches: what is public now, or everything, long after."""

from __future__ import annotations

from penombre import wire
from penombre.server.pages import telling
from penombre.server.pages.board import board_of
from penombre.server.pages.envoy import Envoy
from penombre.server.pages.markup import Html, details, joined, section, tag
from penombre.server.pages.play import happened, playing
from penombre.server.pages.visit import Visit


def seen(visit: Visit, room: wire.Room, envoy: Envoy) -> Html:
    """What a spectator sees."""
    if envoy.sight is not None:
        return playing(visit, room, envoy.sight, talking=False)
    if envoy.whole is None:
        return tag("p", visit.say("too-early"))
    whole = envoy.whole
    words = visit.words(whole.game)
    names = [each.name for each in room.seats]
    board = board_of(whole.game, words, names, whole.public, None)
    secrets = {seat: known.private for seat, known in enumerate(whole.seats)}
    return joined(
        tag("p", visit.say("delayed-text", minutes=whole.delay // 60_000)),
        tag("p", board.title(), class_="moment"),
        happened(visit, telling.chronicle(words, envoy.told_whole, names, None)),
        section(visit.say("board"), board.seats(secrets)),
        [
            details(visit.say("secrets-of", name=names[seat]), board.secrets(private, seat), class_="secrets")
            for seat, private in secrets.items()
        ],
    )
