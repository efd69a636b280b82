from __future__ import annotations

import asyncio
import re
from functools import partial
from html.parser import HTMLParser
from importlib.resources import files
from random import Random
from typing import Any
from urllib.parse import urljoin, urlsplit

import httpx
import pytest
from tests.server.harness import Server, plays_on, run, seated, started
from tests.words.ftl import english_faults, entries, french_faults, source

from penombre.server.pages.markup import Html, joined, tag
from penombre.server.pages.routes import WAYS
from penombre.server.pages.visit import preferred
from penombre.server.refusal import STATUS
from penombre.words import Words

CANARY = "<script>alert(1)</script>"


class Form:
    """A form of a page: where it goes, and what its fields hold."""

    def __init__(self, method: str, action: str) -> None:
        self.method = method
        self.action = action
        self.fields: dict[str, list[str]] = {}
        self.buttons: list[tuple[str, str, str]] = []
        """Name, value and label."""
        self.choices: dict[str, list[str]] = {}

    def has(self, label: str) -> bool:
        return any(text == label for _, _, text in self.buttons)


class Reading(HTMLParser):
    """A page as a browser takes it in."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.html = html
        self.forms: list[Form] = []
        self.links: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self._form: Form | None = None
        self._select = ""
        self._button: tuple[str, str] | None = None
        self._label = ""
        self._labels = 0
        self.unlabelled: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        self.tags.append((tag, given))
        name, value = given.get("name") or "", given.get("value") or ""
        if tag == "a" and given.get("href"):
            self.links.append(str(given["href"]))
        if tag == "form":
            self._form = Form(str(given.get("method", "get")), str(given["action"]))
            self.forms.append(self._form)
        if tag == "label":
            self._labels += 1
        if tag in ("input", "select") and given.get("type") != "hidden" and not self._labels:
            self.unlabelled.append(name)
        if self._form is None:
            return
        if tag == "input" and name and (given.get("type") != "checkbox" or "checked" in given):
            self._form.fields.setdefault(name, []).append(value)
        elif tag == "input" and name:
            self._form.choices.setdefault(name, []).append(value)
        elif tag == "select":
            self._select = name
        elif tag == "option":
            self._form.choices.setdefault(self._select, []).append(value)
            if "selected" in given or self._select not in self._form.fields:
                self._form.fields[self._select] = [value]
        elif tag == "button":
            self._button, self._label = (name, value), ""

    def handle_endtag(self, tag: str) -> None:
        if tag == "label":
            self._labels -= 1
        if tag == "form":
            self._form = None
        if tag == "button" and self._form is not None and self._button is not None:
            self._form.buttons.append((*self._button, self._label))
            self._button = None

    def handle_data(self, data: str) -> None:
        self.text += data
        self._label += data

    def form(self, action: str, **fields: str) -> Form:
        """The form that goes there and holds these fields."""
        for form in self.forms:
            if form.action.partition("?")[0].endswith(action) and all(
                form.fields.get(name) == [value] for name, value in fields.items()
            ):
                return form
        raise AssertionError(f"no form {action} {fields} among {[form.action for form in self.forms]}")

    def form_actions(self) -> set[str]:
        return {"/" + form.action.partition("?")[0].rpartition("/")[2] for form in self.forms}

    @property
    def refreshes(self) -> bool:
        return any(given.get("http-equiv") == "refresh" for _, given in self.tags)


class Browser:
    """Somebody with a browser that runs no script."""

    def __init__(self, server: Server, language: str = "fr") -> None:
        headers = {"accept-language": language}
        self.server = server
        self.http = httpx.AsyncClient(base_url=server.url, timeout=60, headers=headers, follow_redirects=True)
        self.page = Reading("")
        self.status = 0
        self.path = "/"
        self.seen: list[str] = []

    async def __aenter__(self) -> Browser:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def opens(self, path: str) -> Reading:
        return self._read(await self.http.get(path))

    async def sends(
        self, form: Form, button: str = "", *, press: tuple[str, str] | None = None, **fields: str
    ) -> Reading:
        """Fill in a form and press its button."""
        filled: dict[str, Any] = {**form.fields, **{name: [value] for name, value in fields.items()}}
        if press is not None:
            filled[press[0]] = [press[1]]
        if form.method == "get":
            return self._read(await self.http.get(urljoin(self.path, form.action), params=filled))
        origin = {"origin": self.server.url}
        return self._read(await self.http.post(urljoin(self.path, form.action), data=filled, headers=origin))

    def _read(self, answer: httpx.Response) -> Reading:
        self.status = answer.status_code
        self.path = answer.url.path
        self.seen.append(answer.text)
        self.page = Reading(answer.text)
        check_page(self.page, answer)
        return self.page


def check_page(page: Reading, answer: httpx.Response) -> None:
    """What holds for every page there is."""
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-store"
    assert page.html.startswith("<!doctype html>")
    names = [tag for tag, _ in page.tags]
    assert "script" not in names and "style" not in names
    assert not [given for _, given in page.tags if "style" in given or any(name.startswith("on") for name in given)]
    assert names.count("h1") == 1 and names.count("main") == 1 and "title" in names
    assert dict(page.tags)["html"]["lang"] in ("fr", "en")
    assert page.unlabelled == []
    assert not re.search(r"\b(page|refused|board)-[a-z]", page.text), "a key was not put into words"
    assert not re.search(r"\{ ?\$|Traceback", page.text)
    ids = [given["id"] for _, given in page.tags if "id" in given]
    assert len(ids) == len(set(ids))


# -- playing -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_whole_match_against_bots_is_played_by_forms_alone(server: Server, language: str) -> None:
    async def scenario() -> None:
        async with Browser(server, language) as anna:
            page = await anna.opens("/")
            await anna.sends(page.form("/play"), name="Anna", players="4")
            assert anna.path.startswith("/t/")
            table = anna.path
            rng, talked = Random(5), False
            async with asyncio.timeout(120):
                while True:
                    page = await anna.opens(table)
                    asked = [form for form in page.forms if form.action.endswith("/answer")]
                    if asked:
                        assert not page.refreshes
                        await answers(anna, asked[0], rng)
                    elif any(link.startswith("/replay/") for link in page.links):
                        break
                    else:
                        assert page.refreshes
                        await asyncio.sleep(0.05)
                    if not talked and "/say" in anna.page.form_actions():
                        talked = True
                        await anna.sends(anna.page.form("/say", kind="text"), text=f"{CANARY} & bonjour")
                        assert CANARY not in anna.page.html and "&lt;script&gt;" in anna.page.html
                        accuse = anna.page.form("/say", kind="claim")
                        await anna.sends(accuse, kind="accuse", about="1")
                        assert anna.status == 200
            replay = next(link for link in page.links if link.startswith("/replay/"))
            page = await anna.opens(replay)
            while any(given.get("rel") == "next" for _, given in page.tags):
                following = next(given["href"] for _, given in page.tags if given.get("rel") == "next")
                page = await anna.opens(str(following))
            for reader in ("all", "spectator", "1"):
                await anna.opens(f"{replay}?as={reader}&step=7")
                assert anna.status == 200
            file = next(link for link in page.links if link.endswith("/transcript"))
            assert (await anna.http.get(file)).json()["format"] == "penombre-transcript"

    run(scenario())


async def answers(person: Browser, form: Form, rng: Random) -> None:
    """Answer the question of a page in any way it allows."""
    if form.buttons[0][0]:
        name, value, _ = rng.choice(form.buttons)
        await person.sends(form, press=(name, value))
    else:
        least = int(re.search(r"(\d+)", person.page.text.partition("Choisissez")[2] or "1").group())  # type: ignore[union-attr]
        data = {**form.fields, "answer": form.choices["answer"][:least]}
        await person.http.post(form.action, data=data, headers={"origin": person.server.url})
    assert person.status in (200, 409), person.page.text


def test_two_people_meet_at_a_table_that_one_opened(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server) as anna, Browser(server, "en") as bruno:
            await anna.opens("/new/kemomimi_panic")
            await anna.sends(anna.page.form("/new/kemomimi_panic"), name="Anna", players="4", windows="early")
            table = anna.path
            address = next(str(given["value"]) for _, given in anna.page.tags if given.get("type") == "url")
            assert urlsplit(address).query.startswith("invite=")
            await bruno.opens(table)
            assert bruno.status == 404
            invited = bruno.page.form("/invited")
            await bruno.sends(invited, invite=address.replace("?invite=", "#"))
            assert bruno.status == 200 and bruno.path == table
            await bruno.sends(bruno.page.form("/join"), name="Anna", seat="2")
            assert bruno.status == 409 and "choose another one" in bruno.page.text
            again = bruno.page.form("/join")
            assert [*again.fields["name"], *again.fields["seat"]] == ["Anna", "2"]
            await bruno.sends(again, name="Bruno")
            assert "Bruno" in bruno.page.text
            await bruno.sends(bruno.page.form("/do", type="ready"), nonce="dés jetés")
            assert bruno.page.refreshes and bruno.page.form_actions() == {"/do"}
            still = await bruno.opens(f"{table}?still=1")
            assert not still.refreshes
            await bruno.sends(bruno.page.form("/do", type="chat"), text="Bonjour <b>")
            await anna.opens(table)
            assert "Bruno" in anna.page.text
            await anna.sends(anna.page.form("/fill"))
            await anna.sends(anna.page.form("/do", type="chat"), text="Prêts ?")
            await bruno.opens(table)
            assert "Prêts ?" in bruno.page.text
            await anna.sends(anna.page.form("/do", type="start"))
            assert anna.status == 200 and "Faux-Bijoux" in anna.page.text
            await bruno.opens(table)
            assert "Fake Jewels" in bruno.page.text
            await bruno.opens(f"{table}?still=1")
            await bruno.sends(bruno.page.form("/do", type="pause"))
            await anna.opens(table)
            assert "Bruno demande une pause" in anna.page.text
            await anna.sends(anna.page.form("/do", type="pause"))
            assert "en pause" in anna.page.text
            await bruno.opens(f"{table}?still=1")
            await bruno.sends(bruno.page.form("/do", type="leave"))
            assert bruno.path == "/"

    run(scenario())


def test_the_host_of_an_anonymous_table_starts_it_by_forms(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server) as anna:
            await anna.opens("/new/kemomimi_panic")
            await anna.sends(anna.page.form("/new/kemomimi_panic"), name="Anna", players="4", anonymous="true")
            await anna.sends(anna.page.form("/fill"))
            await anna.sends(anna.page.form("/do", type="ready"))
            await anna.sends(anna.page.form("/do", type="start"))
            assert anna.status == 200 and "la partie est en cours" in anna.page.text

    run(scenario())


def test_somebody_who_plays_by_forms_is_present_at_the_table(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server) as anna:
            await anna.opens("/new/kemomimi_panic")
            await anna.sends(anna.page.form("/new/kemomimi_panic"), name="Anna", listed="true")
            room = (await anna.http.get(f"/api/rooms/{anna.path.rpartition('/')[2]}")).json()
            assert room["seats"][0]["here"]

    run(scenario())


async def is_asked_something(anna: Browser) -> None:
    """Anna plays at once against bots, and looks at her table until it is her turn."""
    page = await anna.opens("/")
    await anna.sends(page.form("/play"), name="Anna", players="4")
    table = anna.path
    while not any(form.action.endswith("/answer") for form in (await anna.opens(table)).forms):
        await asyncio.sleep(0.05)


def test_an_answer_sent_twice_counts_once(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server) as anna:
            await is_asked_something(anna)
            form = anna.page.form("/answer")
            press = form.buttons[0][:2]
            await anna.sends(form, press=press)
            assert anna.status == 200
            await anna.sends(form, press=press)
            assert anna.status == 200

    run(scenario())


def test_what_is_refused_is_said_on_the_page_in_the_readers_words(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server) as anna:
            await is_asked_something(anna)
            await anna.sends(anna.page.form("/answer"), press=("answer", "no such answer"))
            assert anna.status == 400 and "Cette réponse n’est pas possible." in anna.page.text
            await anna.sends(anna.page.form("/answer"), question="9999", answer="x")
            assert anna.status == 409 and "Trop tard" in anna.page.text
            await anna.opens("/")
            await anna.sends(anna.page.form("/play"), players="99")
            assert anna.status == 400
            await anna.opens("/new/kemomimi_panic")
            options: dict[str, Any] = {"option-preset": "first_8", "option-roles-civilian": "3"}
            options["anonymous"] = "true"
            page = await anna.sends(anna.page.form("/new/kemomimi_panic"), players="4", pace="days", **options)
            assert anna.status == 400 and "ne vont pas ensemble" in page.text
            kept = page.form("/new/kemomimi_panic").fields
            assert [*kept["players"], *kept["pace"], *kept["option-preset"]] == ["4", "days", "first_8"]
            assert kept["option-roles-civilian"] == ["3"] and kept["anonymous"] == ["true"]
            await anna.opens("/new/kemomimi_panic")
            await anna.sends(anna.page.form("/new/kemomimi_panic"), players="5")
            del options["anonymous"]
            page = await anna.sends(anna.page.form("/configure"), players="4", pace="days", **options)
            assert anna.status == 400 and page.form("/configure").fields["pace"] == ["days"]

    run(scenario())


def test_a_name_that_somebody_at_the_table_has_can_be_changed_while_sitting_down(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server) as anna, Browser(server) as other:
            await anna.opens("/new/kemomimi_panic")
            await anna.sends(anna.page.form("/new/kemomimi_panic"), name="Anna", players="4", listed="true")
            await other.opens("/me")
            await other.sends(other.page.form("/me"), name="Anna")
            await other.opens(anna.path)
            assert "name" not in other.page.form("/join").fields
            await other.sends(other.page.form("/join"))
            assert other.status == 409 and other.page.form("/join").fields["name"] == ["Anna"]
            await other.sends(other.page.form("/join"), name="Annette")
            assert other.status == 200 and other.path == anna.path and "Annette (vous)" in other.page.text

    run(scenario())


def test_words_that_were_refused_are_still_in_their_form(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server) as anna:
            await anna.opens("/new/kemomimi_panic")
            await anna.sends(anna.page.form("/new/kemomimi_panic"), name="Anna", players="4")
            long = "Où êtes-vous ? " * 40
            await anna.sends(anna.page.form("/do", type="chat"), text=long)
            assert anna.status >= 400 and anna.page.form("/do", type="chat").fields["text"] == [long.strip()]

    run(scenario())


def test_a_name_that_will_not_do_is_refused_with_what_one_takes(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server) as anna:
            await anna.opens("/")
            for name in ("!!!", "x" * 25):
                page = await anna.sends(anna.page.form("/play"), name=name)
                assert anna.status == 400 and "Ce nom ne convient pas" in page.text
                assert page.form("/play").fields["name"] == [name]

    run(scenario())


def test_players_see_who_is_a_bot_while_they_play(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server) as anna:
            page = await anna.opens("/")
            page = await anna.sends(page.form("/play"), name="Anna", players="4")
            assert page.text.count("robot réfléchi") == 3

    run(scenario())


def test_a_wrong_invitation_is_said_to_be_wrong(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server) as anna:
            await anna.opens("/t/nowhere")
            assert anna.status == 404 and "n’est pas la bonne" not in anna.page.text
            await anna.sends(anna.page.form("/invited"), invite="wrong")
            assert anna.status == 404 and "n’est pas la bonne" in anna.page.text

    run(scenario())


def test_the_address_of_a_form_that_is_read_shows_its_page(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server) as anna:
            await anna.opens("/new/kemomimi_panic")
            await anna.sends(anna.page.form("/new/kemomimi_panic"), name="Anna", players="4")
            table = anna.path
            for form in ("join", "do", "say", "answer", "fill", "configure"):
                await anna.opens(f"{table}/{form}")
                assert (anna.status, anna.path) == (200, table)
            await anna.opens("/me/link")
            assert (anna.status, anna.path) == (200, "/me")
            await anna.opens("/play")
            assert (anna.status, anna.path) == (200, "/")

    run(scenario())


# -- what pages show to whom -------------------------------------------------------------------------------------------


def test_spectators_see_a_match_without_its_secrets_and_players_their_own(server: Server) -> None:
    async def scenario() -> None:
        room, (anna, _) = await started(server, 2, bots=3, listed=True)
        async with Browser(server) as stranger, Browser(server) as herself, anna.at(room) as chair:
            await stranger.opens(f"/t/{room['id']}")
            assert stranger.status == 200 and "Ce qui s’est passé" in stranger.page.text
            assert "secrets" not in stranger.page.html and "/answer" not in stranger.page.html
            herself.http.cookies.set("penombre", anna.cookie)
            await herself.opens(f"/t/{room['id']}")
            await chair.until(lambda: chair.private)
            assert "Votre rôle et vos secrets" in herself.page.text

    run(scenario())


def test_a_page_of_a_player_shows_what_their_own_frames_tell_and_folds_their_role_away(server: Server) -> None:
    async def scenario() -> None:
        room, people = await started(server, 3, bots=2, pace="relaxed")
        words = Words("kemomimi_panic", "fr")
        for person in people:
            async with Browser(server) as browser, person.at(room) as chair:
                await chair.until(partial(getattr, chair, "private"))
                browser.http.cookies.set("penombre", person.cookie)
                page = await browser.opens(f"/t/{room['id']}")
                assert not page.refreshes or f'href="/t/{room["id"]}?still=1#secrets"' in page.html
                page = await browser.opens(f"/t/{room['id']}?still=1")
                roles = [words.text(f"role-{role}") for role in chair.public["roles"]]
                folded = page.html.partition('<details class="secrets">')[2].partition("</details>")[0]
                mine = words.text(f"role-{chair.private['role']}")
                assert [role for role in dict.fromkeys(roles) if f"<strong>{role}</strong>" in page.html] == [mine]
                assert f"<strong>{mine}</strong>" in folded
                assert page.html.count("rôle\u00a0: inconnu") == 4

    run(scenario())


def test_an_unfinished_match_has_no_replay_page(server: Server) -> None:
    async def scenario() -> None:
        room, (anna, _) = await started(server, 2, bots=2, listed=True)
        async with Browser(server) as stranger, Browser(server) as herself:
            herself.http.cookies.set("penombre", anna.cookie)
            await stranger.opens(f"/replay/{room['match']}")
            assert stranger.status == 404
            await herself.opens(f"/replay/{room['match']}")
            assert herself.status == 409 and "pas finie" in herself.page.text

    run(scenario())


def test_a_private_table_looks_like_none_to_strangers(server: Server) -> None:
    async def scenario() -> None:
        room, _ = await seated(server, 2, bots=2)
        async with Browser(server) as stranger:
            await stranger.opens(f"/t/{room['id']}")
            closed, status = stranger.page.text, stranger.status
            await stranger.opens("/t/abcdefghjk")
            assert (stranger.page.text, stranger.status) == (closed, status) and status == 404

    run(scenario())


def test_a_shared_replay_opens_by_its_link_alone(server: Server) -> None:
    async def scenario() -> None:
        room, (anna,) = await started(server, 1, bots=3)
        async with anna.at(room) as chair:
            await plays_on(chair)
            await chair.until(lambda: chair.room["status"] == "over")
        async with Browser(server) as herself, Browser(server, "en") as friend:
            herself.http.cookies.set("penombre", anna.cookie)
            await herself.opens(f"/replay/{room['match']}")
            await herself.sends(herself.page.form("/share"))
            address = next(str(given["value"]) for _, given in herself.page.tags if given.get("type") == "url")
            await friend.opens(f"/replay/{room['match']}")
            assert friend.status == 404
            page = await friend.opens(address.removeprefix(server.url))
            assert friend.status == 200 and "/share" not in page.html
            following = next(given["href"] for _, given in page.tags if given.get("rel") == "next")
            await friend.opens(str(following))
            assert friend.status == 200
            file = next(link for link in page.links if "/transcript" in link)
            assert (await friend.http.get(file)).status_code == 200

    run(scenario())


# -- escaping, words, headers ------------------------------------------------------------------------------------------


def test_names_and_words_are_text_on_every_page_and_never_markup(server: Server) -> None:
    async def scenario() -> None:
        name = "<b>A</b>&'\"<i>"
        async with Browser(server) as anna, Browser(server) as bruno:
            await anna.opens("/new/kemomimi_panic")
            await anna.sends(anna.page.form("/new/kemomimi_panic"), name=name, listed="true")
            table = anna.path
            await anna.sends(anna.page.form("/do", type="chat"), text=CANARY)
            for path in ("/", "/me", table):
                await anna.opens(path)
                assert name in anna.page.text or any(name == given.get("value") for _, given in anna.page.tags)
            for path in ("/", table, f"{table}?invite={CANARY}", f"{table}?lang={CANARY}", f"/{CANARY}"):
                await bruno.opens(path)
            await bruno.sends(bruno.page.forms[0] if bruno.page.forms else Form("get", "/"), name=CANARY)
            for html in (*anna.seen, *bruno.seen):
                assert "<script" not in html and "<b>" not in html and "<i>" not in html

    run(scenario())


def test_markup_escapes_everything_that_is_not_markup() -> None:
    assert tag("p", "<b>", class_='"x"') == '<p class="&quot;x&quot;">&lt;b&gt;</p>'
    assert joined(tag("br"), "&", None, ["'", Html("<hr>")]) == "<br>&amp;&#x27;<hr>"
    assert tag("input", required=True, checked=False, value=None, maxlength=3) == '<input required maxlength="3">'


def test_every_address_answers_with_a_page_in_both_languages(server: Server) -> None:
    async def scenario() -> None:
        for language in ("fr", "en"):
            async with Browser(server, language) as anna:
                for path in ("/", "/me", "/new/kemomimi_panic", "/rules/kemomimi_panic", "/nowhere", "/t/x/answer"):
                    page = await anna.opens(path)
                    assert dict(page.tags)["html"]["lang"] == language
                assert anna.status == 404 and anna.path == "/t/x"
                for path in ("/new/chess", "/rules/chess", "/nowhere"):
                    await anna.opens(path)
                    assert anna.status == 404

    run(scenario())


def test_the_language_that_was_chosen_stays(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server) as anna:
            await anna.opens("/")
            other = next(link for link in anna.page.links if "lang=" in link)
            await anna.opens(other)
            assert dict(anna.page.tags)["html"]["lang"] == "en"
            await anna.opens("/me")
            assert dict(anna.page.tags)["html"]["lang"] == "en"

    run(scenario())


@pytest.mark.parametrize(
    ("header", "language"), [("", "fr"), ("en-GB,fr;q=0.5", "en"), ("de, fr", "fr"), ("de", "fr"), ("*;q=1", "fr")]
)
def test_the_language_of_a_browser_is_the_first_there_are_words_in(header: str, language: str) -> None:
    assert preferred(header) == language


def test_pages_of_other_sites_cannot_send_forms(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server) as anna:
            page = await anna.opens("/")
            for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
                refused = await anna.http.post("/play", data={"name": "Anna"}, headers=headers)
                assert refused.status_code == 403
            assert any(given.get("name") == "referrer" for _, given in page.tags), "else browsers send the origin null"
            style = next(
                str(given["href"]) for name, given in page.tags if name == "link" and given["rel"] == "stylesheet"
            )
            assert (await anna.http.get(style)).headers["content-type"].startswith("text/css")

    run(scenario())


def test_oneself_on_another_device_and_forgotten(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server) as anna, Browser(server) as phone:
            await anna.opens("/me")
            await anna.sends(anna.page.form("/me"), name="Anna")
            await anna.sends(anna.page.form("/me/link"))
            address = next(str(given["value"]) for _, given in anna.page.tags if given.get("type") == "url")
            await phone.opens("/me")
            await phone.sends(phone.page.form("/me/claim"), key="wrong")
            assert phone.status == 403
            await phone.sends(phone.page.form("/me/claim"), key=address)
            await phone.opens("/me")
            assert any(given.get("value") == "Anna" for _, given in phone.page.tags)
            await anna.sends(anna.page.form("/me/devices"))
            await phone.opens("/me")
            assert not any(given.get("value") == "Anna" for _, given in phone.page.tags)
            await anna.opens("/me")
            await anna.sends(anna.page.form("/me/forget"))
            assert anna.status == 400
            await anna.sends(anna.page.form("/me/forget"), sure="true")
            await anna.opens("/me")
            assert not any(given.get("value") == "Anna" for _, given in anna.page.tags)

    run(scenario())


def test_the_words_of_the_server_are_the_same_in_both_languages_and_set_as_each_is() -> None:
    french, english = source("server", "words", "fr.ftl"), source("server", "words", "en.ftl")
    assert entries(french) == entries(english)
    assert [*entries(french)] == [*entries(english)]
    assert french_faults(french) == []
    assert english_faults(english) == []


def test_every_word_of_the_pages_is_used_and_every_refusal_has_words() -> None:
    keys = entries(source("server", "words", "fr.ftl"))
    assert {f"refused-{code}" for code in STATUS} - {"refused-bad_address"} <= keys.keys()
    code = "".join(
        file.read_text() for file in (files("penombre") / "server" / "pages").iterdir() if file.name.endswith(".py")
    )
    said = set(re.findall(r'"([a-z-]+)"', code))
    begun = tuple(f"page-{stem}" for stem in re.findall(r'say\(f"([a-z-]+)\{', code))
    pages = [key for key in keys if key.startswith("page-")]
    unused = [
        key for key in pages if key not in said and key.removeprefix("page-") not in said and not key.startswith(begun)
    ]
    assert unused == []


def test_every_form_leads_to_an_address_there_is(server: Server) -> None:
    async def scenario() -> None:
        async with Browser(server) as anna:
            for path in ("/", "/me", "/new/kemomimi_panic"):
                await anna.opens(path)
                for form in anna.page.forms:
                    pattern = [
                        re.sub(r"\{\w+\}", r"[^/]+", way.path) for way in WAYS if way.method == form.method.upper()
                    ]
                    assert any(re.fullmatch(each, form.action) for each in pattern), form.action

    run(scenario())
