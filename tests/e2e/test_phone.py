"""What belongs on a phone: the next match, clocks that run, a reload, a badge, a sound, notices."""

import re
from urllib.parse import urljoin

import pytest
from playwright.async_api import expect

from tests.e2e.devices import DESKTOP, PHONE
from tests.e2e.player import sentence

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

RECORDED = """() => {
    window.badges = [];
    navigator.setAppBadge = async (count) => window.badges.push(count);
    navigator.clearAppBadge = async () => window.badges.push(0);
    window.knocks = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...at) {
        window.knocks += 1;
        return start.apply(this, at);
    };
}"""


SUBSCRIBED = """async (key) => {
    const { enablePush } = await import("/static/push.js");
    let options, sent;
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async (given) => {
        options = given;
        const keys = { p256dh: "point", auth: "secret" };
        return { toJSON: () => ({ endpoint: "https://push.example/1", keys }) };
    };
    await enablePush(key, (frame) => { sent = frame; });
    return { key: [...options.applicationServerKey], sent };
}"""
PUSHED = """async (match) => {
    const data = JSON.stringify({ title: "Petteia", body: "Your turn", match });
    await show(JSON.parse(data));
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag }) => [title, body, tag]);
}"""


def title(count):
    """A title with so many matches that wait."""
    return re.compile(rf"^\({count}\) Your turn . Petteia$")


async def recorded(player):
    """Note from the next load on what the page does with the icon and the loudspeaker."""
    await player.page.add_init_script(f"({RECORDED})()")
    await player.page.reload()
    await expect(player.words).to_be_visible()


async def begin(host, guest, terms="first"):
    """A match in which the host begins, unless the terms say otherwise."""
    await host.challenge(guest, f"lemery-compact {terms}")
    await guest.button("button-accept").click()
    await expect(host.post).to_contain_text(guest.name)


async def test_after_a_move_a_button_leads_to_the_next_match(visitor):
    dion = await visitor(PHONE, "Dion")
    one, two = await visitor(DESKTOP, "Ada"), await visitor(DESKTOP, "Bea")
    await begin(dion, one)
    await begin(dion, two)
    await dion.sees_headline("turn-yours", name=two)
    await dion.tap("a2-a5")
    following = dion.page.get_by_role("button", name=f"Next match: \u2068{one.name}\u2069")
    await expect(following).to_be_visible()
    await following.click()
    await dion.sees_headline("turn-yours", name=one)
    await expect(dion.post.locator(".picture")).to_be_in_viewport()


async def test_both_clocks_are_told_in_minutes_and_seconds(visitor):
    dion, berenike = await visitor(PHONE, "Dion"), await visitor(DESKTOP, "Berenike")
    await dion.page.clock.install()
    await dion.page.reload()
    await begin(dion, berenike, "first clock=10m+5s")
    mine, theirs = (dion.post.get_by_role("timer").nth(at) for at in range(2))
    told = re.compile(r"^(10:00|9:5\d)$")
    await expect(mine).to_have_text(told)
    await expect(theirs).to_have_text("10:00")
    await expect(berenike.post.get_by_role("timer").nth(1)).to_have_text(told)
    await expect(mine).to_have_attribute("aria-live", "off")
    assert re.search(r"20\d\d|UTC", await dion.post.inner_text()) is None
    await dion.page.clock.fast_forward("08:30")
    await expect(mine).to_have_text(re.compile(r"^1:[0-3]\d$"))
    await dion.page.clock.fast_forward("00:45")
    warning = dion.page.locator("#polite")
    await expect(warning).to_have_text(sentence("web-clock-minute"))
    await expect(theirs).to_have_text("10:00")
    await dion.page.clock.fast_forward("01:00")
    await expect(mine).to_have_text("0:00")


async def test_a_long_clock_is_told_in_days(match):
    dion, _ = match
    await expect(dion.post.get_by_role("timer").nth(1)).to_have_text(re.compile(r"^\d+d \d+h$"))


async def test_a_reload_shows_the_conversation_and_the_match_that_waits(visitor):
    dion, berenike = await visitor(PHONE, "Dion"), await visitor(DESKTOP, "Berenike")
    await begin(dion, berenike)
    await berenike.challenge(dion, "lemery-compact")
    await expect(dion.button("button-decline")).to_be_visible()
    await dion.say("accept")
    await begin(dion, berenike, "second")
    said = dion.page.locator(".bubble")
    await expect(said.filter(has_text=sentence("news-accepted"))).to_have_count(2)
    question = "what is custodial capture"
    await dion.say(question)
    answer = dion.page.locator(f".bubble.mine:has-text('{question}') ~ .bubble.bot")
    await expect(answer).to_have_count(1)
    before = [text.strip() for text in await said.all_inner_texts()]
    await dion.page.goto(urljoin(dion.page.url, "/"))  # in the same tab
    await expect(dion.words).to_be_visible()
    await expect(said).to_have_count(len(before))
    after = [text.strip() for text in await said.all_inner_texts()]
    assert [each.split("\n")[0] for each in after] == [each.split("\n")[0] for each in before]
    shown = dion.page.locator(".post.yours .picture")
    await expect(shown.last).to_be_in_viewport(ratio=0.9)


async def test_a_reload_keeps_no_button_of_a_dead_challenge(visitor):
    dion = await visitor(PHONE, "Dion")
    one, two = await visitor(DESKTOP, "Ada"), await visitor(DESKTOP, "Bea")
    for each in (one, two):
        await each.challenge(dion, "lemery-compact")
        await expect(dion.page.get_by_role("article").last).to_contain_text(each.name)
    await dion.say("accept")
    asked = dion.page.locator(".bubble.bot .button")
    await expect(asked).to_have_count(2)
    for each in (one, two):
        await each.button("button-withdraw").click()
    await expect(dion.button("button-accept")).to_have_count(0)
    await dion.page.reload()
    await expect(dion.page.locator(".bubble.mine")).to_contain_text("accept")
    await expect(asked).to_have_count(0)


async def test_title_and_icon_count_the_matches_that_wait(visitor):
    dion, berenike = await visitor(PHONE, "Dion"), await visitor(DESKTOP, "Berenike")
    await recorded(dion)
    await begin(dion, berenike)
    await expect(dion.page).to_have_title(title(1))
    await begin(dion, berenike)
    await expect(dion.page).to_have_title(title(2))
    assert await dion.page.evaluate("window.badges.at(-1)") == 2
    await dion.tap("a2-a5")
    await expect(dion.page).to_have_title(title(1))
    assert await dion.page.evaluate("window.badges.at(-1)") == 1


THREE_KNOCKS = """() => new Promise((resolve) => {
    setInterval(() => window.knocks === 3 && resolve(), 20);
})"""


async def test_a_move_is_heard_until_sound_is_switched_off(match):
    dion, berenike = match
    await recorded(berenike)
    await dion.tap("a2-a5")
    await berenike.sees_headline("turn-yours", name=dion)
    # One as the piece comes to its square, two that call.
    await berenike.page.evaluate(THREE_KNOCKS)
    await berenike.button("web-device-label").click()
    switch = berenike.page.get_by_role("switch", name=sentence("web-device-sound"))
    await expect(switch).to_be_checked()
    await switch.click()
    await expect(switch).not_to_be_checked()
    await berenike.page.keyboard.press("Escape")
    await expect(switch).to_be_hidden()
    await berenike.tap("h7-h4")
    await dion.sees_headline("turn-yours", name=berenike)
    await dion.tap("a5-a4")
    await berenike.sees_headline("turn-yours", name=dion)
    await expect(berenike.square("h4")).to_be_visible()
    assert await berenike.page.evaluate("window.knocks") == 3


async def test_notifications_register_the_service_worker(visitor):
    dion = await visitor(PHONE, "Dion", permissions=["notifications"], service_workers="allow")
    await dion.button("web-device-label").click()
    switch = dion.page.get_by_role("switch", name=sentence("web-device-notices"))
    await switch.click()
    note = dion.page.locator("#device .hint")
    await expect(note).to_have_text(sentence("web-device-open-only"))
    await expect(switch).to_be_checked()
    scope = await dion.page.evaluate(
        "navigator.serviceWorker.ready.then((found) => [found.scope, found.active.scriptURL])"
    )
    assert scope == [f"{dion.page.url}", f"{dion.page.url}sw.js"]


async def test_a_browsers_subscription_is_handed_to_the_server(visitor):
    dion = await visitor(PHONE, "Dion", service_workers="allow")
    assert await dion.page.evaluate(SUBSCRIBED, "BAUG") == {
        "key": [4, 5, 6],
        "sent": {"endpoint": "https://push.example/1", "p256dh": "point", "auth": "secret"},
    }


async def test_what_a_push_service_brings_is_shown_while_the_page_is_closed(visitor):
    dion = await visitor(PHONE, "Dion", permissions=["notifications"], service_workers="allow")
    await dion.page.evaluate("navigator.serviceWorker.register('/sw.js')")
    await dion.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    [worker] = dion.page.context.service_workers
    assert await worker.evaluate(PUSHED, "seen") == []
    await dion.page.goto("about:blank")
    assert await worker.evaluate(PUSHED, "k7qd3x") == [["Petteia", "Your turn", "k7qd3x"]]


async def test_an_address_with_a_match_opens_it(match):
    dion, berenike = match
    shown = await dion.post.locator('[data-key^="choice:"]').first.get_attribute("data-key")
    code = shown.split(":")[2]
    await begin(dion, berenike)
    await dion.page.goto("about:blank")
    await dion.page.goto(f"{urljoin(berenike.page.url, '/match/')}{code}")
    named = dion.page.locator(f'.post:has([data-key*=":{code}:"])')
    await expect(named.get_by_role("heading")).to_be_focused()
    await expect(named.locator(".stage")).to_be_in_viewport(ratio=0.9)
