"""What bots say in words that an endpoint lends them, over real sockets; and what they say where it does not."""

from __future__ import annotations

import socket
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace
from tests.bots.word_lender import Lender, Reply, Request, completion, in_keywords, lending

from penombre.bots import imagining, make, play
from penombre.bots.speaker import BadEndpoint, Endpoint, Speaker
from penombre.engine import Answer, Ask, Match, Spoken, View
from penombre.games.dc_spyfall.bot.text_reading import facet_of, meanings
from penombre.games.dc_spyfall.phrases import meaning_of
from penombre.games.dc_spyfall.rules import DcSpyfall
from penombre.words import Words

KEY = "a-very-secret-key"
PATIENT = 10.0
HASTY = 0.3


def _match(seed: int = 1, **options: Any) -> Match[Any]:
    return Match(DcSpyfall(), 5, {"rounds": 1, "clock_mode": "turns", "language": "fr", **options}, seed)


def _talks(match: Match[Any], seed: int = 1, most: int = 400) -> Iterator[tuple[View, Ask, Answer]]:
    """What bots of judgement ask and answer all through a match: their view, the question, the phrase they chose."""
    rng = Random(seed)
    bots = [make("judgement", "dc_spyfall", rng) for _ in range(match.players)]
    for _ in range(most):
        if match.over:
            return
        for ask in match.asks():
            if ask.book is not None:
                view = match.view(ask.seat)
                answer = bots[ask.seat].choose(view, ask, imagining(match, ask.seat, rng))
                if answer is not None and ask.book.has(_phrase(answer)):
                    yield view, ask, answer
        play(match, bots, rng, until=1)


def _phrase(answer: Answer) -> str:
    return answer if isinstance(answer, str) else answer[-1]


def _said(
    endpoint: Endpoint, talk: tuple[View, Ask, Answer], outcomes: list[str], *, level: str = "judgement"
) -> Answer | None:
    """What is said at last; None where no words were asked for."""
    speaker = Speaker(endpoint, outcomes.append)
    try:
        utterance = speaker.begin(level, *talk, "fr")
        return None if utterance is None else utterance.when_due()
    finally:
        speaker.close()


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot waits for its words no longer than they take: what is waited for besides is tested elsewhere."""
    monkeypatch.setattr("penombre.bots.speaker.Utterance.when_due", _as_soon_as_done)


def _as_soon_as_done(utterance: Any) -> Answer:
    utterance._future.exception(PATIENT)
    said: Answer = utterance.now()
    return said


def _answered() -> tuple[View, Ask, Answer]:
    """An answer that means something, to a ready question."""
    return next(talk for talk in _talks(_match()) if talk[1].kind == "answer" and meaning_of(_phrase(talk[2])).value)


# -- words that come -------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("hurried")
def test_a_phrase_is_said_in_the_words_that_were_lent() -> None:
    outcomes: list[str] = []
    with lending(in_keywords) as lender:
        for talk in _talks(_match()):
            said = _said(Endpoint(lender.url, timeout=PATIENT), talk, outcomes)
            assert said is not None
            _, ask, chosen = talk
            if said == chosen:
                continue
            meant = replace(meaning_of(_phrase(chosen)), places=())
            value = ask.value_of(said)
            if isinstance(chosen, tuple):
                assert isinstance(said, tuple) and said[0] == chosen[0], "the one who is asked stays"
                assert facet_of(value[1]) == meant.facet
            else:
                heard = meanings(value, facet_of(_question(ask)))
                assert heard == ((meant,) if meant.value else ())
    counts = Counter(outcomes)
    assert set(counts) <= {"worded", "unfit"}
    assert counts["worded"] > counts["unfit"]


def _question(ask: Ask) -> Spoken:
    return Spoken(phrase=ask.args["phrase"], text=ask.args["text"])


@pytest.mark.usefixtures("hurried")
def test_the_endpoint_gets_its_key_its_model_and_the_path_of_the_protocol() -> None:
    with lending(lambda _: completion("…")) as lender:
        _said(Endpoint(f"{lender.url}/", KEY, "some-model", PATIENT), _answered(), [])
        _said(Endpoint(f"{lender.url}/chat/completions", timeout=PATIENT), _answered(), [])
    with_key, without = lender.requests
    assert with_key.headers["Authorization"] == f"Bearer {KEY}"
    assert b'"model":"some-model"' in with_key.body
    assert "Authorization" not in without.headers
    assert with_key.path == without.path == "/v1/chat/completions"
    assert KEY.encode() not in with_key.body


def test_only_bots_of_judgement_ask_for_words_and_only_where_they_talk() -> None:
    match = _match(super_powers=True)
    outcomes: list[str] = []
    with lending(in_keywords) as lender:
        endpoint = Endpoint(lender.url, timeout=HASTY)
        talk = _answered()
        assert _said(endpoint, talk, outcomes, level="random") is None
        view, ask, _ = talk
        for done in ("stay_silent", "accuse-1", ("seat-1", "accuse-1"), "not a phrase"):
            assert _said(endpoint, (view, ask, done), outcomes) is None
        look = match.asks()[0]
        assert look.kind == "look"
        assert _said(endpoint, (match.view(look.seat), look, "look_done"), outcomes) is None
    assert lender.requests == [] and outcomes == []


# -- words that do not come, or are not fit ----------------------------------------------------------------------------


def _broken(body: bytes, status: int = 200) -> Callable[[Request], Reply]:
    return lambda _: Reply(body, status)


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize(
    "replies",
    [
        _broken(b'{"error": "overloaded"}', 500),
        _broken(completion("Calme").body, 404),
        _broken(b""),
        _broken(b"<html>not JSON</html>"),
        _broken(b'{"choices": []}'),
        _broken(b'{"choices": [{"message": {"content": null}}]}'),
        _broken(b'{"choices": [{"message": {}}]}'),
        _broken(b"\xff\xfe"),
        _broken(b" " * 70_000),
    ],
    ids=["error 500", "error 404", "empty", "no JSON", "no choice", "no words", "no content", "no text", "too long"],
)
def test_a_broken_endpoint_leaves_the_ready_phrase(replies: Callable[[Request], Reply]) -> None:
    outcomes: list[str] = []
    with lending(replies) as lender:
        talk = _answered()
        assert _said(Endpoint(lender.url, KEY, timeout=PATIENT), talk, outcomes) == talk[2]
    assert outcomes == ["failed"]


def test_an_endpoint_that_nobody_serves_leaves_the_ready_phrase() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # bound, and nobody listens
        outcomes: list[str] = []
        talk = _answered()
        assert _said(Endpoint(f"http://127.0.0.1:{taken.getsockname()[1]}", timeout=HASTY), talk, outcomes) == talk[2]
    assert outcomes == ["failed"]


def test_a_slow_endpoint_leaves_the_ready_phrase() -> None:
    outcomes: list[str] = []
    lender: Lender

    def waits(_: Request) -> Reply:
        lender.released.wait(PATIENT)
        return completion("Calme")

    with lending(waits) as lender:
        talk = _answered()
        assert _said(Endpoint(lender.url, timeout=HASTY), talk, outcomes) == talk[2]
    assert outcomes in (["late"], ["failed"])


def test_an_endpoint_that_answers_drop_by_drop_is_hung_up_on() -> None:
    outcomes: list[str] = []
    with lending(lambda _: Reply(completion("Calme" * 1000).body, drops=2000)) as lender:
        talk = _answered()
        speaker = Speaker(Endpoint(lender.url, timeout=HASTY), outcomes.append)
        utterance = speaker.begin("judgement", *talk, "fr")
        assert utterance is not None
        assert utterance._future.exception(PATIENT) is not None
        assert utterance.now() == talk[2]
        speaker.close()
    assert outcomes == ["failed"]


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "?!",
        "À la Batcave, tout est calme.",
        "calme " * 40,
        "boom_tube-1",
        "noise_silent_1",
        "a\x07b",
    ],
)
def test_words_that_are_not_fit_to_be_said_leave_the_ready_phrase(text: str) -> None:
    outcomes: list[str] = []
    with lending(lambda _: completion(text)) as lender:
        for talk in list(_talks(_match()))[:12]:
            assert _said(Endpoint(lender.url, timeout=PATIENT), talk, outcomes) == talk[2]
    assert set(outcomes) == {"unfit"}


@pytest.mark.usefixtures("hurried")
def test_the_id_of_something_to_do_instead_of_answering_is_no_answer() -> None:
    outcomes: list[str] = []
    with lending(lambda _: completion("stay_silent")) as lender:
        for talk in [each for each in _talks(_match()) if each[1].kind == "answer"][:12]:
            assert _said(Endpoint(lender.url, timeout=PATIENT), talk, outcomes) == talk[2]
    assert set(outcomes) == {"unfit"}


@pytest.mark.usefixtures("hurried")
def test_words_that_mean_something_else_leave_the_ready_phrase() -> None:
    outcomes: list[str] = []
    with lending(lambda _: completion("Il fait froid, il fait chaud, et ça sent le poisson.")) as lender:
        for talk in [each for each in _talks(_match()) if each[1].kind == "answer"][:12]:
            assert _said(Endpoint(lender.url, timeout=PATIENT), talk, outcomes) == talk[2]
    assert set(outcomes) == {"unfit"}


@pytest.mark.usefixtures("hurried")
def test_words_that_an_ability_forbids_leave_the_ready_phrase() -> None:
    """Few Words allows three, whatever the endpoint makes of it."""
    asked = (talk for seed in range(40) for talk in _talks(_match(seed, super_powers=True), most=60))
    talk = next(each for each in asked if each[1].args.get("limit") == "few_words" and each[1].kind == "ask")
    chosen = _phrase(talk[2])
    outcomes: list[str] = []
    with lending(lambda request: completion(f"{_keyword(request)} dis voir un peu ?")) as lender:
        assert _said(Endpoint(lender.url, timeout=PATIENT), talk, outcomes) == talk[2]
    with lending(lambda request: completion(f"{_keyword(request)} ?")) as lender:
        said = _said(Endpoint(lender.url, timeout=PATIENT), talk, outcomes)
        assert said is not None and _phrase(said) != chosen
    assert outcomes == ["unfit", "worded"]
    assert "3 mots au plus" in lender.requests[0].messages()[1]["content"]


def _keyword(request: Request) -> str:
    told = request.messages()[1]["content"].replace("\u00a0", " ")
    return told.partition("au moins un de ces mots : ")[2].partition(",")[0]


# -- what leaves -----------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("options", [{}, {"super_powers": True, "harley_quinn": True, "multiverse_madness": True}])
def test_requests_are_the_same_to_the_byte_in_every_world_the_seat_could_be_in(options: dict[str, Any]) -> None:
    """Nothing of other seats can be in them, nor of the Location where the seat does not know it."""
    match = _match(3, **{"rounds": 2, **options})
    compared = 0
    with lending(in_keywords) as lender:
        endpoint = Endpoint(lender.url, timeout=PATIENT)
        rng = Random(5)
        for view, ask, answer in _talks(match):
            lender.requests.clear()
            worlds = [match.redealt(ask.seat, rng) for _ in range(3)]
            for world in (match, *[each for each in worlds if each is not None]):
                (again,) = [each for each in world.asks() if each.seat == ask.seat]
                _said(endpoint, (world.view(view.seat), again, answer), [])
            bodies = {request.body for request in lender.requests}
            assert len(bodies) == 1
            compared += len(lender.requests) - 1
    assert compared > 20


@pytest.mark.usefixtures("hurried")
def test_the_card_of_the_seat_stays_here() -> None:
    words = Words("dc_spyfall", "fr")
    with lending(in_keywords) as lender:
        for view, ask, answer in _talks(_match(2)):
            card = view.private.card  # type: ignore[union-attr]
            _said(Endpoint(lender.url, timeout=PATIENT), (view, ask, answer), [])
            body = lender.requests[-1].body.decode()
            assert card == "joker" or (card not in body and words.text(f"location-{card}") not in body)
            assert "oker" not in body


# -- time ------------------------------------------------------------------------------------------------------------


def test_a_bot_waits_as_long_whatever_comes_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """It says what it has to say when its time is over, however soon the words were there."""
    slept: list[float] = []
    monkeypatch.setattr("penombre.bots.speaker.time", SimpleNamespace(monotonic=lambda: 100.0, sleep=slept.append))
    for replies in (in_keywords, _broken(b"", 500), lambda _: completion("La Batcave !")):
        with lending(replies) as lender:
            _said(Endpoint(lender.url, timeout=HASTY), _answered(), [])
    assert slept == [pytest.approx(HASTY)] * 3


# -- settings --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "endpoint",
    [
        Endpoint("ftp://example.org"),
        Endpoint("example.org/v1"),
        Endpoint("http://"),
        Endpoint("http://[broken"),
        Endpoint("http://example.org:99999"),
        Endpoint("https://me:secret@example.org/v1"),
        Endpoint("https://example.org/v1?key=secret"),
        Endpoint("https://example.org", timeout=0),
        Endpoint("https://example.org", timeout=60),
        Endpoint("https://example.org", key="two\nlines"),
        Endpoint("https://example.org", key="clé"),
    ],
)
def test_an_endpoint_that_cannot_be_is_refused_without_quoting_it(endpoint: Endpoint) -> None:
    with pytest.raises(BadEndpoint) as refused:
        Speaker(endpoint)
    assert "secret" not in str(refused.value) and "example" not in str(refused.value)
