"""The languages of the web chat: of browsers, and as people chose."""

import json
import re
from html import unescape

import pytest

from bot.core.matches.errors import StoreFault
from bot.core.matches.messages import line, refused
from bot.frontends.web.locale import accepted_languages, page_texts
from bot.frontends.web.sign_in import identity
from bot.i18n import LANGUAGES, speaker
from tests.bot.frontends.web.browsers import Guest

GARBAGE = "x" * 1000
CLIENTS = [
    ("it", "it"),
    ("it-CH, it;q=0.9, en;q=0.8", "it"),
    ("pl, en;q=0.4, it;q=0.6", "it"),
    ("it;q=0, en", "en"),
    ("en-GB, it;q=0.9", "en"),
    ("pt-BR, pt;q=0.9", "en"),
    (GARBAGE, "en"),
    ("*", "en"),
    (";;;,=,q", "en"),
    ("", "en"),
]


class Visitor(Guest):
    """A browser that asks for a language, as all its requests do."""

    def __init__(self, url, wish):
        super().__init__(url)
        self.browser.session.headers["Accept-Language"] = wish

    async def page(self):
        async with self.browser.session.get(f"{self.browser.url}/") as response:
            assert "Accept-Language" in response.headers["Vary"]
            return await response.text()

    async def enter(self, name):
        status, _ = await self.browser.enter(name)
        assert status == 200
        await self.connect()

    async def say(self, text):
        return await self.ask({"kind": "hear", "n": len(self.frames), "text": text})

    def hello(self):
        return [each for each in self.frames if each["kind"] == "hello"][-1]


@pytest.fixture
async def arrive(visit):
    """Come with a browser that asks for languages."""
    come = []

    def arrive(wish):
        come.append(Visitor(visit.url, wish))
        return come[-1]

    yield arrive
    for each in come:
        await each.leave()


async def test_the_page_is_in_the_language_that_the_browser_asks_for(arrive):
    for wish, language in CLIENTS:
        page = await arrive(wish).page()
        assert f'<html lang="{language}">' in page, wish
        texts = json.loads(unescape(re.search('data-texts="([^"]*)"', page)[1]))
        assert texts == page_texts(language), wish


async def test_the_chat_is_in_the_language_that_the_browser_asks_for(arrive):
    headings = {"en": "Your settings", "it": "Le tue impostazioni"}
    for number, (wish, language) in enumerate(CLIENTS):
        guest = arrive(wish)
        await guest.connect()
        assert guest.is_stranger, wish
        assert guest.frames[0]["language"] == language, wish
        assert guest.frames[0]["texts"] == page_texts(language), wish
        await guest.hang_up()
        await guest.enter(f"Guest {number}")
        assert guest.hello()["language"] == language, wish
        assert (await guest.say("settings"))["lines"][0] == headings[language], wish


async def test_what_is_chosen_holds_whatever_the_browser_asks_for(arrive):
    guest = arrive("it")
    await guest.enter("Dion")
    chosen = await guest.say("settings language=en")
    assert chosen["lines"][0] == "Your settings"
    assert guest.hello()["texts"] == page_texts("en")
    await guest.hang_up()
    await guest.connect()
    assert guest.hello()["language"] == "en"
    assert (await guest.say("settings language=auto"))["lines"][0] == "Le tue impostazioni"
    assert guest.hello()["language"] == "it"


async def test_languages_are_offered_by_their_own_names(arrive):
    guest = arrive("it")
    await guest.enter("Dion")
    shown = await guest.say("settings")
    assert shown["page"]
    labels = {choice["label"]: choice["id"] for choice in shown["choices"]}
    opened = await guest.ask({"kind": "press", "n": 8, "control": labels["Lingua: automatica"]})
    labels = {choice["label"]: choice["id"] for choice in opened["choices"]}
    assert {"English", "Italiano"} <= labels.keys()
    pressed = await guest.ask({"kind": "press", "n": 9, "control": labels["English"]})
    assert "Language: English" in pressed["lines"]


async def test_a_language_that_is_not_spoken_cannot_be_chosen(arrive):
    guest = arrive("en")
    await guest.enter("Dion")
    for wish in ("pt-BR", "xx", "x" * 400, "<b>", "client", "en-GB"):
        refused = await guest.say(f"settings language={wish}")
        assert refused["refused"], wish
        assert f"Choose from {', '.join(('auto', *LANGUAGES))}" in refused["lines"][0], wish


async def test_another_browser_of_the_same_person_changes_the_language(visit, arrive):
    guest = arrive("it")
    await guest.enter("Dion")
    await guest.hang_up()
    guest.browser.session.headers["Accept-Language"] = "en-US,en;q=0.5"
    await guest.connect()
    assert guest.hello()["language"] == "en"
    who = await visit.store.account_of(identity(guest.browser.token))
    assert (who.settings.language, who.settings.client) == ("auto", "en")


async def test_a_language_that_cannot_be_stored_keeps_no_one_out(visit, arrive, monkeypatch):
    async def failing(*_):
        raise StoreFault("no room")

    guest = arrive("it")
    await guest.enter("Dion")
    await guest.hang_up()
    guest.browser.session.headers["Accept-Language"] = "en"
    monkeypatch.setattr(visit.store, "save_client_language", failing)
    await guest.connect()
    assert guest.hello()["language"] == "it"


async def test_what_is_wrong_with_a_name_is_said_as_the_browser_speaks(arrive):
    await arrive("en").enter("Dion")
    status, answer = await arrive("it").browser.enter("Dion")
    assert status == 409
    assert answer["error"] == speaker("it").say(refused("name-in-use").line)
    other = arrive("it")
    await other.enter("Alkaios")
    await other.line.send_str("{}")
    assert (await other.reply())["text"] == speaker("it").say(line("web-unreadable"))


@pytest.mark.parametrize(("told", "language"), [("it-IT,it,en", "it"), (GARBAGE, "en"), ("", "it")])
async def test_a_script_may_say_what_a_socket_does_not(visit, told, language):
    headers = {"Origin": visit.url, "Accept-Language": "en" if told else "it"}
    session = visit.browser().session
    async with session.ws_connect(
        f"{visit.url}/chat", params={"languages": told}, headers=headers
    ) as line:
        assert (await line.receive_json())["language"] == language


def test_a_header_is_read_by_its_weights():
    assert accepted_languages("a;q=0.1, b, c;q=0.5, d") == ("b", "d", "c", "a")
    assert accepted_languages("a;q=0, b;q=0.000, c;q=2, d;q=x, e") == ("e",)
    assert len(accepted_languages("a," * 5000)) <= 100
