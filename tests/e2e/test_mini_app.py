"""A match inside Telegram: the page signed in by initData, in the frame of web.telegram.org."""

import json
import re
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from urllib.parse import quote, urlencode

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.bot.core.sample_matches import SHORT_GAME
from tests.bot.frontends.web.signed import OTHER_TOKEN, TOKEN, init_data, user
from tests.e2e.conftest import serving, visitors
from tests.e2e.devices import DESKTOP, PHONE
from tests.e2e.player import sentence, until
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

CLIENT = Path(__file__).with_name("telegram_client.js").read_text(encoding="utf-8")
"""Telegram's application, which refuses what its version does not know."""

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


def address(origin, proof, theme=None, version="9.1", **query):
    """What Telegram opens: the page's address, with its own parameters behind the hash."""
    launch = {
        "tgWebAppData": proof,
        "tgWebAppVersion": version,
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


async def open_in_client(visitor, server, version="9.1", client="", **options):
    """Dion in Telegram's application of a version; ``client`` changes what that can do."""
    player = await visitor(PHONE, **options)
    player.name = "Dion"
    await player.page.add_init_script(f"{CLIENT}\n{client}")
    await player.page.goto(address(server.url, proof_of("Dion"), version=version))
    await expect(player.words).to_be_visible()
    return player


async def of_client(player, what):
    return await player.page.evaluate(f"client.{what}")


async def felt(player, *expected):
    """Wait until so much was felt, and look at what that was."""
    await until(player.page, f"() => client.felt.length >= {len(expected)}")
    assert await of_client(player, "felt.splice(0)") == list(expected)


def switch(player, code):
    return player.page.get_by_role("switch", name=sentence(code))


async def match_in_client(visitor, telegram, **how):
    """A match of someone in Telegram's application with someone else, begun by the former."""
    dion = await open_in_client(visitor, telegram, **how)
    await dion.say("challenge lemery-compact side=first")
    code = CODE.search(await dion.page.locator(".bubble.bot").last.inner_text())[1]
    berenike = await open_app(visitor, telegram, DESKTOP, "Berenike", start_param=code)
    await berenike.button("button-accept").click()
    await dion.sees_headline("turn-yours", name=berenike)
    return dion, berenike


async def test_a_piece_a_move_and_a_refusal_are_felt(visitor, telegram):
    dion, berenike = await match_in_client(visitor, telegram)
    await dion.square("a2").click()
    await felt(dion, "light")
    await dion.square("a5").click()
    await felt(dion, "success")
    await berenike.tap("c6-c5")
    await dion.sees_headline("turn-yours", name=berenike)
    await dion.say("move a1-a9")
    await felt(dion, "error")
    await dion.button("web-device-label").click()
    await switch(dion, "web-device-vibration").click()
    await dion.page.keyboard.press("Escape")
    await dion.tap("h2-h5")
    await dion.sees_headline("turn-theirs", name=berenike)
    assert await of_client(dion, "felt") == []
    assert await of_client(dion, "wrong") == []


async def test_nothing_is_felt_where_motion_is_reduced(visitor, telegram):
    dion, berenike = await match_in_client(visitor, telegram, reduced_motion="reduce")
    await dion.tap("a2-a5")
    await dion.sees_headline("turn-theirs", name=berenike)
    assert await of_client(dion, "felt") == []


async def test_full_screen_leaves_room_for_telegrams_buttons(visitor, telegram):
    dion, berenike = await match_in_client(visitor, telegram)
    top = dion.page.locator(".top")
    assert (await top.bounding_box())["y"] == 0
    await dion.button("web-device-label").click()
    full = switch(dion, "web-device-full-screen")
    await expect(full).not_to_be_checked()
    await full.click()
    await expect(full).to_be_checked()
    await expect(dion.page.locator("body")).to_have_css("padding-top", "60px")
    assert (await top.bounding_box())["y"] == 60
    await dion.shoot("mini-app-full-screen-settings")
    await dion.page.keyboard.press("Escape")
    await dion.sees_all_fit()
    await dion.shoot("mini-app-full-screen")
    inset = {"top": 24, "right": 0, "bottom": 34, "left": 0}
    await dion.page.evaluate(
        "(inset) => Telegram.WebView.receiveEvent('safe_area_changed', inset)", inset
    )
    await expect(dion.page.locator("body")).to_have_css("padding-top", "84px")
    await expect(dion.page.locator("#bar")).to_have_css("padding-bottom", "34px")
    await dion.tap("a2-a5")
    await dion.sees_headline("turn-theirs", name=berenike)
    await dion.shoot("mini-app-full-screen-notch")
    await dion.button("web-device-label").click()
    await full.click()
    await expect(dion.page.locator("body")).to_have_css("padding-top", "24px")
    assert not await of_client(dion, "isFull")
    assert await of_client(dion, "wrong") == []


async def test_insets_that_are_no_pixels_move_nothing(visitor, telegram):
    dion = await open_in_client(visitor, telegram)
    for top in ("99px; color: red", -5, None, {}, "NaN"):
        await dion.page.evaluate(
            "(top) => Telegram.WebView.receiveEvent('safe_area_changed', { top })", top
        )
        await expect(dion.page.locator("body")).to_have_css("padding-top", "0px")
    await dion.page.evaluate(
        "() => Telegram.WebView.receiveEvent('safe_area_changed', { top: 1e9 })"
    )
    await expect(dion.page.locator("body")).to_have_css("padding-top", "200px")


async def test_the_home_screen_is_offered_where_the_client_can_do_that(visitor, telegram):
    for status, is_offered in (
        ("missed", True),
        ("unknown", True),
        ("added", False),
        ("unsupported", False),
    ):
        dion = await open_in_client(visitor, telegram, client=f"client.icon = '{status}';")
        await dion.button("web-device-label").click()
        await expect(switch(dion, "web-device-full-screen")).to_be_visible()
        offered = dion.button("web-device-icon")
        if not is_offered:
            await expect(offered).to_be_hidden()
            continue
        await offered.click()
        await expect(offered).to_be_hidden()
        assert await of_client(dion, "icon") == "added"
        assert await of_client(dion, "wrong") == []


async def test_a_client_without_full_screen_is_asked_once(visitor, telegram):
    dion = await open_in_client(visitor, telegram, client="client.hasFullScreen = false;")
    await dion.button("web-device-label").click()
    full = switch(dion, "web-device-full-screen")
    await full.click()
    await expect(full).to_be_hidden()


async def test_an_older_client_is_told_and_offers_nothing_newer(visitor, telegram):
    for version, offered in (
        ("6.0", set()),
        ("6.1", {"web-device-vibration"}),
        ("7.10", {"web-device-vibration"}),
        ("8.0", {"web-device-vibration", "web-device-full-screen", "web-device-icon"}),
        ("nonsense", set()),
    ):
        dion = await open_in_client(visitor, telegram, version)
        await dion.say("move a1-a2")
        await expect(dion.page.locator(".bubble.refused")).to_be_visible()
        await dion.button("web-device-label").click()
        await expect(switch(dion, "web-device-sound")).to_be_visible()
        for code in ("web-device-vibration", "web-device-full-screen", "web-device-icon"):
            found = dion.page.locator(f'#device [data-text="{code}"]')
            await expect(found).to_be_visible(visible=code in offered)
        if version != "nonsense":
            assert await of_client(dion, "wrong") == [], version
        assert ("error" in await of_client(dion, "felt")) == bool(offered), version
