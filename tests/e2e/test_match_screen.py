"""The match screen: its squares and targets in pixels, what is in view, and how many presses."""

import pytest
from playwright.async_api import expect

from tests.e2e.devices import DESKTOP
from tests.e2e.player import SMALL, sentence, until
from tests.e2e.screens import DEVICE, at_rest

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

SQUARE = """() => {
    const box = [...document.querySelectorAll(".post .spot")].at(-1).getBoundingClientRect();
    return Math.min(box.width, box.height);
}"""
BOARD_HEIGHT = """() => [...document.querySelectorAll(".post .stage")].at(-1).clientHeight"""
SCROLLED_INSIDE = """() => [...document.querySelectorAll(".post, .post .side, .post .panel")]
    .filter((node) => node.scrollHeight > node.clientHeight + 1
        && getComputedStyle(node).overflowY !== "visible").map((node) => node.className)"""
IN_VIEW = """(node) => {
    const box = node.getBoundingClientRect();
    const feed = document.querySelector("#feed").getBoundingClientRect();
    return box.height > 0 && box.top >= feed.top && box.bottom <= feed.bottom + 1;
}"""


async def begun(visitor, terms, device=DEVICE, **options):
    """Two people in a match, whose first mover is measured."""
    dion, other = await visitor(device, "Dion", **options), await visitor(DESKTOP, "Berenike")
    await dion.challenge(other, f"{terms} side=first")
    await other.button("button-accept").click()
    await dion.sees_headline("turn-yours", name=other)
    await dion.post.get_by_role("heading").evaluate("node => node.focus()")
    return dion, other


async def sized(player, width, height):
    await player.page.set_viewport_size({"width": width, "height": height})
    await at_rest(player.page)


@pytest.mark.parametrize(
    ("width", "height", "game", "least"),
    [
        (390, 844, "lemery-compact", 40),
        (844, 390, "lemery-compact", 40),
        (640, 430, "lemery-compact", 40),
        (390, 844, "lemery-petteia", 28),
    ],
)
async def test_squares_are_large_enough_for_a_finger(visitor, width, height, game, least):
    dion, _ = await begun(visitor, game)
    await sized(dion, width, height)
    await expect(dion.post.locator(".spot").last).to_be_visible()
    await until(dion.page, f"() => ({SQUARE})() >= {least}")


async def test_a_low_window_is_the_boards_and_the_message_field_comes_back(visitor):
    dion, _ = await begun(visitor, "lemery-compact")
    for width, height in ((844, 390), (640, 430)):
        await sized(dion, width, height)
        await expect(dion.words).to_be_hidden()
        await until(dion.page, f"() => ({BOARD_HEIGHT})() >= {height} * 0.8")
    await dion.button("web-bars-label").click()
    await expect(dion.words).to_be_visible()


async def test_the_board_is_as_high_as_a_large_window(visitor):
    dion, _ = await begun(visitor, "lemery-compact", DESKTOP)
    await sized(dion, 1920, 1080)
    assert await dion.page.evaluate(BOARD_HEIGHT) >= 900


async def test_on_a_phone_offers_and_messages_are_seen_when_they_come(visitor):
    dion, other = await begun(visitor, "lemery-compact clock=10m+5s")
    await sized(dion, 390, 844)
    seats = dion.post.locator(".seat")
    for seat in await seats.all():
        assert await seat.evaluate(IN_VIEW)
    tops = {round((await seat.bounding_box())["y"]) for seat in await seats.all()}
    assert len(tops) == 1
    field = other.post.get_by_label(sentence("web-say-label"))
    await field.fill("Good luck!")
    await field.press("Enter")
    await other.say("draw")
    for code in ("button-draw-yes", "button-draw-no"):
        await expect(dion.button(code)).to_be_visible()
        assert await dion.button(code).evaluate(IN_VIEW)
    await expect(dion.post.locator(".heard")).to_contain_text("Good luck!")
    assert await dion.post.locator(".heard").evaluate(IN_VIEW)
    tools = dion.post.locator(".tool")
    for tool in await tools.all():
        if await tool.is_visible():
            assert await tool.evaluate(IN_VIEW)
    badge = dion.post.locator(".badge:visible")
    await expect(badge).to_have_text("1")
    await dion.post.get_by_role("button", name=sentence("web-chat-label")).click()
    await expect(badge).to_have_count(0)
    await expect(dion.post.get_by_label(sentence("web-say-label"))).to_be_visible()
    await dion.post.get_by_role("button", name=sentence("web-more")).click()
    await expect(dion.button("button-resign")).to_be_visible()
    assert await dion.page.evaluate(SCROLLED_INSIDE) == []
    assert await dion.page.evaluate(SMALL) == []


@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 640), (844, 390)])
async def test_what_belongs_to_a_step_is_in_view_under_the_board(visitor, width, height):
    dion, _ = await begun(visitor, "lemery-compact")
    await dion.say("settings confirm=on")
    await sized(dion, width, height)
    await dion.post.get_by_role("heading").evaluate("node => node.focus()")
    await expect(dion.page.locator("body.typing")).to_have_count(0)  # the field leaves late
    board = dion.post.locator(".stage")
    await board.evaluate("node => node.scrollIntoView({block: 'center'})")
    await dion.square("a2").click()
    await expect(dion.button("button-back")).to_be_visible()
    before = await board.bounding_box()
    assert await dion.button("button-back").evaluate(IN_VIEW)
    await dion.square("a5").click()
    for code in ("button-play", "button-back"):
        await expect(dion.button(code)).to_be_visible()
        assert await dion.button(code).evaluate(IN_VIEW)
    after = await board.bounding_box()
    assert abs(before["y"] - after["y"]) <= 2


async def test_the_whole_list_of_moves_leads_to_each_moment(visitor):
    dion, other = await begun(visitor, "lemery-compact", DESKTOP)
    moves = dion.post.locator(".move")
    await dion.tap("g2-g6")
    await dion.sees_headline("turn-theirs", name=other)
    await other.say("h7-h5")
    await dion.sees_headline("turn-yours", name=other)
    await expect(moves).to_have_text(["1. g2-g6", "2. h7-h5"])
    await dion.tap("h2-h4")
    await dion.sees_headline("turn-theirs", name=other)
    await other.say("a7-a6")
    await dion.sees_headline("turn-yours", name=other)
    await dion.say("g6-h6")  # captures, after which the server keeps only the last move
    await expect(moves).to_have_count(5)
    await dion.page.reload()
    await expect(moves.first).to_have_text("1. g2-g6")
    await expect(moves).to_have_count(5)
    await moves.nth(1).click()
    moment = dion.page.locator(".post.replay").get_by_role("heading")
    await expect(moment).to_contain_text("2 of 5: ")


async def test_on_a_phone_the_moves_are_behind_an_icon(visitor):
    dion, other = await begun(visitor, "lemery-compact")
    await sized(dion, 390, 844)
    await dion.tap("g2-g6")
    await dion.sees_headline("turn-theirs", name=other)
    await expect(dion.post.locator(".move")).to_be_hidden()
    await dion.post.get_by_role("button", name=sentence("web-moves-label")).click()
    await expect(dion.post.locator(".move")).to_be_visible()


async def test_a_mouse_opens_no_squares_as_buttons_and_a_key_does(visitor):
    dion, other = await begun(visitor, "lemery-latrunculi", DESKTOP)
    squares = dion.post.locator(".squares .button:visible")
    await dion.button("button-place").click()
    await expect(dion.button("button-back")).to_be_visible()
    await expect(squares).to_have_count(0)
    await dion.button("button-back").click()
    await dion.sees_headline("turn-yours", name=other)
    await dion.button("button-place").press("Enter")
    await expect(squares.first).to_be_visible()


async def test_buttons_of_a_set_up_keep_their_places(visitor):
    dion, _ = await begun(visitor, "lemery-latrunculi", DESKTOP)
    await dion.button("button-setup").click()
    fill, done, clear = (dion.button(f"button-setup-{name}") for name in ("row", "yes", "clear"))
    await expect(fill).to_be_visible()
    await expect(dion.post.locator(".ways")).to_be_in_viewport(ratio=1)
    await at_rest(dion.page)
    places = [await each.bounding_box() for each in (fill, done, clear)]
    for _ in range(2):
        await fill.click()
        await expect(dion.post).to_have_attribute("aria-busy", "false")
        await expect(done).not_to_have_attribute("aria-disabled", "true")
        await at_rest(dion.page)
        assert [await each.bounding_box() for each in (fill, done, clear)] == places


async def test_the_computer_is_seen_to_think_but_not_with_reduced_motion(visitor):
    dion = await visitor(DESKTOP, "Dion")
    dots = """() => {
        const post = document.querySelector(".post:last-of-type");
        post.classList.add("thinks");
        return getComputedStyle(post.querySelector(".headline"), "::after").animationName;
    }"""
    await dion.say("challenge computer 1 lemery-compact first")
    await expect(dion.post.locator(".spot").first).to_be_visible()
    await dion.page.emulate_media(reduced_motion="no-preference")
    assert await dion.page.evaluate(dots) == "dots"
    await dion.page.emulate_media(reduced_motion="reduce")
    assert await dion.page.evaluate(dots) == "none"


async def test_a_result_is_coloured_and_a_rematch_is_first(visitor):
    dion, other = await begun(visitor, "lemery-compact", DESKTOP)
    await other.say("resign")
    await other.button("button-resign-yes").click()
    first = dion.post.locator(".choices .button").first
    await expect(first).to_have_text(sentence("button-rematch"))
    colour = "node => getComputedStyle(node).color"
    ink = await dion.page.locator("body").evaluate(colour)
    for player in (dion, other):
        await expect(player.post.locator(".button.primary")).to_have_count(1)
        assert await player.post.get_by_role("heading").evaluate(colour) != ink


async def test_only_games_with_dice_have_fairness(visitor):
    dion, other = await begun(visitor, "lemery-compact", DESKTOP)
    fairness = dion.post.get_by_role("button", name=sentence("button-fairness"))
    await expect(fairness).to_have_count(0)
    await dion.challenge(other, "vogt-kubeia")
    await expect(fairness).to_have_count(1)


async def test_the_board_is_three_keys_away_and_so_is_an_answer(visitor):
    dion = await visitor(DESKTOP, "Dion")
    await dion.page.locator(".games:not(.offers) .button").first.focus()
    await dion.page.keyboard.press("Enter")
    await expect(dion.page.locator(".bubble:focus")).to_be_visible()
    await dion.page.keyboard.press("Tab")
    await dion.page.keyboard.press("Enter")
    await expect(dion.page.locator(".spot:focus")).to_be_visible()
    await dion.words.focus()
    await dion.page.keyboard.press("Alt+b")
    await expect(dion.page.locator(".spot:focus")).to_be_visible()
