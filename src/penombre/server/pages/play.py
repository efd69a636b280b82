"""A match on the page of somebody who plays it: the question, what happened, the table, their secrets, and talk."""

from __future__ import annotations

from typing import Final

from penombre import wire
from penombre.engine import TABLE, Ask, Seen
from penombre.engine.talk import KINDS
from penombre.games import RULESETS
from penombre.server.pages import telling
from penombre.server.pages.board import Board, Facts, board_of
from penombre.server.pages.envoy import Sight, new_request
from penombre.server.pages.markup import (
    Html,
    button,
    check,
    details,
    field,
    hidden,
    joined,
    link,
    post,
    section,
    select,
    tag,
)
from penombre.server.pages.visit import Visit
from penombre.words import Words

LATEST: Final = 12
"""How many lines of what happened are seen without unfolding the rest."""


def playing(visit: Visit, room: wire.Room, sight: Sight, *, talking: bool) -> Html:
    """Everything about the match; with forms to talk by, or without."""
    words = visit.words(room.game)
    names = [each.name for each in room.seats]
    me = None if sight.seat == TABLE else sight.seat
    board = board_of(sight.game, words, names, sight.public, me)
    return joined(
        tag("p", board.title(), class_="moment"),
        _question(visit, room, sight, words, names) if me is not None else None,
        happened(visit, telling.chronicle(words, sight.told, names, me)),
        _secrets(visit, room, board, sight.private, me, folded=talking or sight.over)
        if me is not None and sight.private
        else None,
        section(visit.say("board"), board.seats({})),
        _talk(visit, room, words) if talking and me is not None and not sight.over else None,
    )


def _secrets(visit: Visit, room: wire.Room, board: Board, private: Facts, me: int, *, folded: bool) -> Html:
    """A player's secrets, folded away; a page that looks again by itself would fold them while they are read."""
    label = visit.say("my-secrets")
    if not folded:
        return tag("p", link(f"/t/{room.id}?still=1#secrets", label), class_="secrets")
    return details(label, tag("div", board.secrets(private, me), id="secrets"), class_="secrets")


def ended(visit: Visit, room: wire.Room, sight: Sight) -> str:
    """How the match ended, as it was told."""
    names = [each.name for each in room.seats]
    last = [one for one in sight.told if isinstance(one, wire.Happened) and one.key == "game_over"][-1:]
    return " ".join(visit.words(room.game).event(Seen(one.key, one.args), names, sight.seat) for one in last)


def happened(visit: Visit, lines: list[Html]) -> Html:
    """What happened, the latest first; what is long ago is folded."""
    return section(
        visit.say("happened"),
        tag("ol", lines[:LATEST], class_="log"),
        details(visit.say("earlier"), tag("ol", lines[LATEST:], class_="log")) if lines[LATEST:] else None,
    )


# -- the question ------------------------------------------------------------------------------------------------------


def _question(visit: Visit, room: wire.Room, sight: Sight, words: Words, names: list[str]) -> Html | None:
    if sight.over:
        return None
    question, say = sight.question, visit.say
    if room.paused:
        return section(say("waiting"), tag("p", say("paused-text")), class_="question")
    if question is None:
        return section(say("waiting"), tag("p", _waited_for(visit, sight, names)), class_="question")
    ask = telling.ask_of(question, sight.seat)
    form = post(
        f"/t/{room.id}/answer",
        hidden(question=question.id, request=new_request(), shape=question.shape),
        _answers(visit, ask, words, names),
        class_="answers",
    )
    text = words.question(ask, names, sight.seat)
    refused = [
        tag("li", words.option(each, ask.kind, names, ask.seat), " – ", words.reason(each.refused, names))
        for each in ask.options
        if each.refused
    ]
    return section(
        say("your-turn"),
        tag("p", text, class_="ask"),
        form,
        tag("ul", refused, class_="refused") if refused else None,
        tag("p", _time_left(visit, sight.clock)),
        class_="question mine",
    )


def _answers(visit: Visit, ask: Ask, words: Words, names: list[str]) -> list[Html]:
    say = visit.say
    labels = [(each.id, words.option(each, ask.kind, names, ask.seat)) for each in ask.legal()]
    if ask.shape == "one":
        return [button(label, name="answer", value=id) for id, label in labels]
    if ask.shape == "text":
        written = visit.sent("answer") or None
        text = tag(
            "input", name="answer", minlength=ask.least, maxlength=ask.most, required=ask.least > 0, value=written
        )
        return [field(say("your-text"), text), button(say("answer-it"), class_="strong")]
    how_many = say("choose-several", least=ask.least, most=ask.most)
    if ask.repeat:
        choices = [("", "–"), *labels]
        boxes = [field(f"{number}", select("answer", choices)) for number in range(1, ask.most + 1)]
    else:
        boxes = [check(label, "answer", id) for id, label in labels]
    return [tag("fieldset", tag("legend", how_many), boxes), button(say("answer-it"), class_="strong")]


def _waited_for(visit: Visit, sight: Sight, names: list[str]) -> str:
    say = visit.say
    waited = [names[seat] for seat in sight.waiting if 0 <= seat < len(names)]
    if sight.window or not waited:
        return say("window-open")
    return say("waiting-for", names=", ".join(waited), count=len(waited))


def _time_left(visit: Visit, clock: wire.Clock | None) -> str:
    if clock is None or clock.due is None:
        return ""
    seconds = max(0, clock.due - visit.site.now()) // 1000
    if seconds < 120:
        return visit.say("seconds-left", count=seconds)
    return (
        visit.say("minutes-left", count=seconds // 60)
        if seconds < 7200
        else visit.say("hours-left", count=seconds // 3600)
    )


# -- talk --------------------------------------------------------------------------------------------------------------


def words_field(visit: Visit) -> Html:
    """Where to write freely; what was refused is still there."""
    return tag(
        "input",
        name="text",
        required=True,
        maxlength=wire.TEXT_LENGTH,
        autocomplete="off",
        value=visit.sent("text") or None,
    )


def _talk(visit: Visit, room: wire.Room, words: Words) -> Html:
    say = visit.say
    kinds = [(kind, say(f"say-{kind}")) for kind in KINDS if kind != "text"]
    people: list[tuple[str | int, str]] = [("", say("about-nobody")), *((each.seat, each.name) for each in room.seats)]
    vocabulary: list[tuple[str | int, str]] = [
        ("", say("what-nothing")),
        *telling.sayable(words, RULESETS[room.game].vocabulary),
    ]
    statement = post(
        f"/t/{room.id}/say",
        hidden(request=new_request()),
        field(say("say-kind"), select("kind", kinds, visit.sent("kind"))),
        field(say("say-about"), select("about", people, visit.sent("about"))),
        field(say("say-what"), select("what", vocabulary, visit.sent("what"))),
        button(say("say-it")),
        class_="row",
    )
    free = post(
        f"/t/{room.id}/say",
        hidden(request=new_request(), kind="text"),
        field(say("free-words"), words_field(visit)),
        button(say("say-it")),
        class_="row",
    )
    return section(say("talk"), free if room.chat else tag("p", say("chat-off")), statement)
