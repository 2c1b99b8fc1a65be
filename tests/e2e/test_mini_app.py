"""A match inside Telegram: the page signed in by initData, in the frame of web.telegram.org."""

import json
import re
from datetime import UTC, datetime, timedelta
from itertools import count
from urllib.parse import quote, urlencode

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.bot.core.sample_matches import SHORT_GAME
from tests.bot.frontends.web.signed import OTHER_TOKEN, TOKEN, init_data, user
from tests.e2e.conftest import serving, visitors
from tests.e2e.devices import DESKTOP, PHONE
from tests.e2e.player import sentence
from tests.e2e.proxied import serve_as

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

PUBLIC = "https://petteia.example"
NUMBERS = count(7001)
DARK = {
    "bg_color": "#17212b",
    "text_color": "#f5f5f5",
    "secondary_bg_color": "#232e3c",
    "hint_color": "#708499",
    "button_color": "#5288c1",
    "button_text_color": "#ffffff",
    "link_color": "red; background: url(https://elsewhere.example)",
}
PARENT = """<!doctype html><title>Telegram</title><script>
const told = window.told = [];
addEventListener("message", ({ data }) => told.push(JSON.parse(data).eventType));
</script><iframe id="app" width="1100" height="700" src="%s"></iframe>"""

COLOURS = """async (theme) => (await import("/static/telegram.js")).colours(theme)"""
CHANGE_THEME = """(theme) => document.querySelector("#app").contentWindow.postMessage(
    JSON.stringify({ eventType: "theme_changed", eventData: { theme_params: theme } }), "*")"""
THEMES = (
    (DARK, {"--ground": "#232e3c", "--sheet": "#17212b", "--ink": "#f5f5f5", "--clay": "#5288c1"}),
    ({**DARK, "hint_color": "#304050"}, {"--soft": "#f5f5f5"}),
    ({**DARK, "button_text_color": "#5288c1"}, {"--clay": "#f5f5f5", "--on-clay": "#17212b"}),
)
CODE = re.compile(r"Code: ([a-z0-9]+)")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def telegram(tmp_path_factory):
    """A bot that Telegram can show; Telegram's own server does not answer."""
    settings = {
        "WEB__PUBLIC_URL": PUBLIC,
        "WEB__INVITATION": "the owl of Athena",
        "TELEGRAM__TOKEN": TOKEN,
        "TELEGRAM__BASE_URL": "http://127.0.0.1:9",
    }
    async with serving(tmp_path_factory.mktemp("telegram"), **settings) as server:
        yield server


@pytest_asyncio.fixture(loop_scope="session")
async def visitor(browser):
    async with visitors(browser, "about:blank") as visitor:
        yield visitor


def address(origin, proof, theme=None, **query):
    """What Telegram opens: the page's address, with its own parameters behind the hash."""
    launch = {
        "tgWebAppData": proof,
        "tgWebAppVersion": "9.1",
        "tgWebAppPlatform": "weba",
        "tgWebAppThemeParams": json.dumps(theme or {}),
    }
    asked = f"?{urlencode(query)}" if query else ""
    return f"{origin}/app/telegram{asked}#{urlencode(launch, quote_via=quote)}"


def proof_of(name, language="en", **fields):
    person = user(next(NUMBERS), name, language_code=language)
    return init_data(datetime.now(UTC), user=person, **fields)


async def open_app(visitor, server, device, name, *, theme=None, **fields):
    """A person who opens the page in an application of Telegram."""
    player = await visitor(device)
    player.name = name
    await player.page.goto(address(server.url, proof_of(name, **fields), theme))
    await expect(player.words).to_be_visible()
    return player


async def test_two_people_play_to_the_end_inside_telegram(visitor, telegram):
    dion = await open_app(visitor, telegram, PHONE, "Dion", theme=DARK)
    await dion.say("challenge lemery-compact side=first")
    code = CODE.search(await dion.page.locator(".bubble.bot").last.inner_text())[1]
    berenike = await open_app(visitor, telegram, DESKTOP, "Berenike", start_param=code)
    await berenike.button("button-accept").click()
    await dion.sees_headline("turn-yours", name=berenike)
    await dion.shoot("mini-app-begun")
    players = {0: dion, 1: berenike}
    for ply, action in enumerate(SHORT_GAME):
        mover, other = players[ply % 2], players[1 - ply % 2]
        await mover.tap(action)
        if ply < len(SHORT_GAME) - 1:
            await other.sees_headline("turn-yours", name=mover)
    for player in (dion, berenike):
        await expect(player.button("button-rematch")).to_be_visible()
        assert await player.page.context.cookies() == []


async def test_it_comes_in_the_colours_and_the_language_of_telegram(visitor, telegram):
    dion = await open_app(visitor, telegram, PHONE, "Dion", theme=DARK, language="it")
    page = dion.page
    await expect(page.locator("html")).to_have_attribute("lang", "it")
    shown = await page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert shown == "rgb(35, 46, 60)"
    assert await page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
    for dress, expected in THEMES:
        found = await page.evaluate(COLOURS, dress)
        assert {key: found.get(key) for key in expected} == expected
    assert await page.evaluate(COLOURS, {**DARK, "text_color": "#20304a"}) == {}
    assert await page.evaluate(COLOURS, {**DARK, "bg_color": "url(x)"}) == {}


async def test_a_button_of_a_card_opens_its_match(visitor, telegram):
    dion = await open_app(visitor, telegram, PHONE, "Dion")
    await dion.say("challenge lemery-compact side=first")
    code = CODE.search(await dion.page.locator(".bubble.bot").last.inner_text())[1]
    guest = await visitor(PHONE)
    await guest.page.goto(address(telegram.url, proof_of("Guest"), open=code))
    await expect(guest.button("button-accept")).to_be_in_viewport()


async def test_old_and_foreign_init_data_open_nothing(visitor, telegram):
    now = datetime.now(UTC)
    for proof in (init_data(now - timedelta(days=2)), init_data(now, OTHER_TOKEN), ""):
        stranger = await visitor(PHONE)
        await stranger.page.goto(address(telegram.url, proof))
        refusal = stranger.page.locator(".bubble.refused")
        await expect(refusal).to_contain_text(sentence("web-embedded-refused"))
        await expect(stranger.words).to_be_hidden()


async def framed(visitor, telegram, host):
    """The page in a frame on another host, which notes what it is told."""
    player = await visitor(DESKTOP)
    page = player.page
    app = address(PUBLIC, proof_of("Dion"))
    await serve_as(page, PUBLIC, telegram)

    async def answer(route):
        await route.fulfill(body=PARENT % app.replace("&", "&amp;"), content_type="text/html")

    await page.route(f"https://{host}/**", answer)
    await page.goto(f"https://{host}/a/")
    return page, page.frame_locator("#app")


async def test_telegram_on_the_web_frames_it_and_changes_its_colours(visitor, telegram):
    page, app = await framed(visitor, telegram, "web.telegram.org")
    await expect(app.get_by_role("combobox")).to_be_visible()
    told = await page.evaluate("told")
    assert {"web_app_ready", "web_app_expand"} <= set(told)
    await page.evaluate(CHANGE_THEME, DARK)
    await expect(app.locator("html")).to_have_css("color-scheme", "dark")


async def test_nobody_else_frames_it(browser, telegram):
    async def tried():
        async with visitors(browser, "about:blank") as visitor:
            _, app = await framed(visitor, telegram, "elsewhere.example")
            await expect(app.locator("body[data-embedded]")).to_have_count(0)

    with pytest.raises(AssertionError, match="frame-ancestors"):
        await tried()
