"""From a link, or from nothing, to a first move: counted in presses, and looked at."""

import re

import pytest
import pytest_asyncio
from playwright.async_api import async_playwright, expect

from tests.e2e.conftest import FLAGS, serving, visitors
from tests.e2e.devices import DESKTOP, PHONE
from tests.e2e.player import sentence, until

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

SECRET = "a secret of the operator"


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def server(tmp_path_factory):
    """A bot only for these tests: their invitations are on every page."""
    async with serving(tmp_path_factory.mktemp("opening")) as server:
        yield server


class Presses:
    """Presses the page, and counts."""

    def __init__(self):
        self.count = 0

    async def __call__(self, target):
        self.count += 1
        await target.click()


async def moves(player, press, piece, square):
    """Play a move on the board that is shown to the player on their turn."""
    await expect(player.post).to_contain_text("Your turn")
    await press(player.square(piece))
    await press(player.square(square))


async def invited(host):
    """The link that a person gets by a press of the opening."""
    await host.page.locator(".lead").get_by_role("button", name="Invite a friend").click()
    return await host.page.locator(".link").input_value()


async def first_mover(host, guest):
    """Who begins, as a lot decides."""
    await expect(guest.post).to_contain_text(re.compile("to move|Your turn|Waiting"))
    is_guests = await guest.post.get_by_text("Your turn").count()
    return (guest, host) if is_guests else (host, guest)


async def test_from_a_link_to_the_first_own_move_it_takes_three_presses(browser, server):
    async with visitors(browser, server.url) as visitor:
        host = await visitor(DESKTOP, "Dion")
        await host.say("challenge lemery-compact second")
        link = await host.page.locator(".link").input_value()
        press = Presses()
        async with visitors(browser, link) as called:
            guest = await called(PHONE)
            await guest.page.get_by_label(sentence("web-name-label")).fill("Guest of Dion")
            await press(guest.button("web-join-enter"))
            await moves(guest, press, "a2", "a5")
            await expect(host.post).to_contain_text("Your turn")
    assert press.count == 3


async def test_a_match_with_the_computer_takes_three_presses_after_the_name(visitor):
    press, player = Presses(), await visitor(PHONE)
    await player.page.get_by_label(sentence("web-name-label")).fill("Dion of three")
    await press(player.button("button-computer"))
    opponent = player.sentence("computer-name", level=1)
    await player.sees_headline("turn-yours", name=opponent)
    await press(player.post.locator(".spot").first)
    await press(player.post.locator(".stage").get_by_role("button", name="to ").first)
    await expect(player.post.locator(".notes")).to_contain_text(
        re.compile("Dion of three.? played")
    )
    assert press.count == 3


async def test_who_invites_a_friend_moves_after_three_presses(browser, server):
    press = Presses()
    async with visitors(browser, server.url) as visitor:
        host = await visitor(PHONE)
        await host.page.get_by_label(sentence("web-name-label")).fill("Host with five")
        await press(host.button("button-invite"))
        link = await host.page.locator(".link").input_value()
        async with visitors(browser, link) as called:
            guest = await called(PHONE)
            await guest.page.get_by_label(sentence("web-name-label")).fill("Guest of five")
            await guest.button("web-join-enter").click()
            begins, _ = await first_mover(host, guest)
            if begins is guest:
                await moves(guest, Presses(), "a2", "a5")
                await moves(host, press, "h7", "h4")
            else:
                await moves(host, press, "a2", "a5")
            await expect(guest.post).to_contain_text("Your turn")
    assert press.count == 3


async def test_who_signs_in_by_a_recovery_code_is_given_another(visitor):
    dion, other = await visitor(DESKTOP, "Dion"), await visitor(PHONE)
    await dion.say("settings")
    await dion.button("button-recovery").click()
    code = await shown_code(dion)
    await other.page.get_by_text(sentence("web-recovery")).click()
    await other.page.get_by_label(sentence("web-recovery-name")).fill(dion.name)
    await other.page.get_by_label(sentence("web-recovery-label"), exact=True).fill(code)
    await other.button("web-recovery-enter").click()
    await expect(other.page.locator("#me")).to_have_text(dion.name)
    assert await shown_code(other) != code


async def shown_code(player):
    said = player.page.locator(".bubble").last
    await expect(said).to_contain_text(re.compile("recovery code: "))
    return re.search(r"code: ([\w -]+)\.", await said.inner_text())[1]


async def test_a_person_who_is_known_accepts_with_one_press(browser, server):
    async with visitors(browser, server.url) as visitor:
        host, guest = await visitor(DESKTOP, "Dion"), await visitor(PHONE, "Berenike")
        link = await invited(host)
        await guest.page.goto(link)
        await guest.button("button-accept").click()
        await expect(host.post).to_contain_text(guest.name)
        assert (await guest.page.evaluate("location.pathname")).startswith("/match/")


async def test_a_small_screen_shows_who_invites_and_how_one_wins_before_the_clock(browser, server):
    async with visitors(browser, server.url) as visitor:
        host = await visitor(DESKTOP, "Dion")
        link = await invited(host)
        async with visitors(browser, link) as called:
            guest = await called({"viewport": {"width": 320, "height": 640}})
            await expect(guest.page.get_by_label(sentence("web-name-label"))).to_be_focused()
            title = guest.page.locator("#form-title")
            await expect(title).to_contain_text(host.name)
            await expect(title).to_be_in_viewport(ratio=1)
            below = await guest.page.locator(".top").bounding_box()
            box = await title.bounding_box()
            assert box["y"] >= below["y"] + below["height"]
            told = await guest.page.locator("#joined p").all_inner_texts()
            assert told[0] == sentence("aim-lemery-compact")


async def test_a_known_person_finds_the_challenge_of_a_link_before_them(visitor):
    host, guest, other = [await visitor(DESKTOP, name) for name in ("Dion", "Eve", "Ada")]
    await other.say("challenge lemery-compact")
    link = await invited(host)
    await guest.page.goto(link)
    await expect(guest.page.get_by_role("article")).to_have_count(1)
    await expect(guest.post.get_by_role("heading")).to_contain_text(host.name)
    await expect(guest.post.get_by_role("heading")).to_be_focused()
    await expect(guest.button("button-accept")).to_be_in_viewport(ratio=1)


async def test_who_comes_late_finds_ways_to_begin(visitor):
    host, guest, late = [await visitor(DESKTOP, name) for name in ("Dion", "Eve", "Ada")]
    link = await invited(host)
    await guest.page.goto(link)
    await guest.button("button-accept").click()
    await guest.post.locator(".stage").wait_for()
    await late.page.goto(link)
    said = late.page.locator(".bubble").last
    await expect(said).to_contain_text(sentence("web-join-closed"))
    await expect(said.get_by_role("button").first).to_have_text(
        f"Challenge \u2068{host.name}\u2069"
    )
    begin = said.get_by_role("button", name=sentence("button-invite"))
    await expect(begin).to_be_in_viewport(ratio=1)
    await begin.click()
    await expect(late.page.locator(".link")).to_have_count(1)


async def test_a_link_is_enough_where_a_secret_is_needed(browser, tmp_path):
    async with (
        serving(tmp_path, WEB__INVITATION=SECRET) as server,
        visitors(browser, server.url) as visitor,
    ):
        host = await visitor(DESKTOP)
        await host.page.get_by_label(sentence("web-invitation-label")).fill(SECRET)
        await host.enter("Dion")
        link = await invited(host)
        assert SECRET not in link
        async with visitors(browser, link) as called:
            guest = await called(PHONE)
            await guest.page.get_by_label(sentence("web-name-label")).fill("Berenike")
            await guest.button("web-join-enter").click()
            await expect(host.post).to_contain_text("Berenike")


async def test_the_link_is_copied_by_a_button(visitor):
    host = await visitor(DESKTOP, "Dion")
    link = await invited(host)
    code = host.page.get_by_role("img", name=sentence("web-qr-code"))
    await expect(code).not_to_have_js_property("naturalWidth", 0)
    await expect(code).to_be_in_viewport(ratio=1)
    await host.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await host.button("web-copy-link").click()
    await expect(host.page.get_by_text(sentence("web-copied"))).to_be_visible()
    assert await host.page.evaluate("navigator.clipboard.readText()") == link


async def test_the_zone_of_the_browser_is_stored(visitor):
    person = await visitor(DESKTOP, "Dion", timezone_id="Europe/Rome")
    await person.say("settings")
    await expect(person.page.locator(".bubble.bot").last).to_contain_text("Zone: Rome")


async def test_an_erased_person_is_not_named_on_the_page(visitor):
    person = await visitor(DESKTOP, "Dion")
    await expect(person.page.locator("#me")).to_have_text(person.name)
    await person.words.fill("forget yes")
    await person.words.press("Enter")
    await expect(person.page.locator("#me")).to_be_empty()


@pytest.mark.parametrize("size", [(390, 844), (320, 640), (1280, 860)])
async def test_opening_and_link_fit_the_screen(browser, server, size):
    screen = {"viewport": {"width": size[0], "height": size[1]}}
    async with visitors(browser, server.url) as visitor:
        host = await visitor(screen, "Dion")
        assert await host.page.evaluate("document.scrollingElement.scrollWidth") <= size[0]
        link = await invited(host)
        async with visitors(browser, link) as called:
            guest = await called(screen)
            await expect(guest.button("web-join-enter")).to_be_visible()
            assert await guest.page.evaluate("document.scrollingElement.scrollWidth") <= size[0]


async def test_nothing_is_missing_to_install_the_page(chromium, server, tmp_path):
    async with async_playwright() as playwright:
        context = await playwright.chromium.launch_persistent_context(
            tmp_path, executable_path=chromium, args=list(FLAGS)
        )
        page = context.pages[0]
        await page.goto(server.url)
        session = await context.new_cdp_session(page)
        found = await session.send("Page.getInstallabilityErrors")
        manifest = await session.send("Page.getAppManifest")
        await context.close()
    assert found["installabilityErrors"] == manifest["errors"] == []


async def test_the_page_opens_without_a_connection_and_says_so(visitor):
    dion = await visitor(PHONE, "Dion", service_workers="allow")
    await until(
        dion.page,
        "async () => Boolean(await (await caches.open('petteia')).match('/static/main.js'))",
    )
    await dion.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    await dion.page.context.set_offline(True)
    await dion.page.reload()
    await dion.sees_connection("web-offline")
    await expect(dion.page.locator("#alone")).to_have_text(sentence("web-alone"))
    await dion.shoot("phone-offline")
    await dion.page.context.set_offline(False)
    await expect(dion.words).to_be_visible()
    await expect(dion.page.locator("#alone")).to_be_hidden()
    await dion.sees_connection()
