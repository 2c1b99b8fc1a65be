"""The board that the page draws: as the picture, at once if a move is known, small to send."""

import zlib
from dataclasses import replace
from io import BytesIO
from itertools import product

import pytest
from PIL import Image, ImageChops
from playwright.async_api import expect

from bot.frontends.web.render import board
from render import THEMES, Picture, layout_of, png
from tests.e2e.devices import DESKTOP, PHONE
from tests.e2e.player import sentence, until
from tests.render.scenes import BOUND, EIGHT, MARKED, TWELVE

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

NARROW = Picture(
    files=7,
    ranks=9,
    pieces="/".join(("ppppppp", "p1p1o1b", *("7",) * 5, "P1O2B1", "PPPPPPP")),
    movable=("a1", "c2"),
    turn=0,
    dice=(3, 6),
)
BOARDS = (EIGHT, TWELVE, NARROW, replace(MARKED, caption=""), BOUND)

DIFFERENT = 48  # of 255: below that it is an edge, which two programs smooth in two ways
SHARE = 0.02  # of the pixels

SHOW = """async (board) => {
    const { makeBoard, updateBoard } = await import("/static/board.js");
    const made = makeBoard(() => true);
    document.querySelector("#laid-over")?.remove();
    made.node.id = "laid-over";
    document.body.append(made.node);
    made.node.style = `position: fixed; z-index: 99; inset: 0 auto auto 0; width: ${board.width}px`;
    made.stage.style.width = `${board.width}px`;
    await new Promise((resolve) => updateBoard(made, board, [], resolve));
    await made.image.decode();
    while (!document.getElementById(`${board.theme}-P`)) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
}"""


async def served(page):
    """Give a page pictures of boards that the server does not know."""
    empty = {}

    async def answer(route):
        name = route.request.url.rpartition("/")[2]
        await (route.fulfill(body=empty[name]) if name in empty else route.continue_())

    class Pictures:
        def address(self, picture):
            name = f"{zlib.crc32(repr(picture).encode())}.png"
            empty[name] = png(picture)
            return f"/picture/{name}"

    await page.route("**/picture/*", answer)
    return Pictures()


async def test_the_drawn_board_looks_as_the_picture_does(visitor):
    """In all themes, sizes and orientations; numbers are written in another typeface."""
    page = (await visitor({"viewport": {"width": 1300, "height": 1100}})).page
    await page.emulate_media(reduced_motion="reduce")
    pictures = await served(page)
    for shown, theme, flipped in product(BOARDS, THEMES, (False, True)):
        picture = replace(shown, theme=theme, flipped=flipped)
        await page.evaluate(SHOW, board(picture, pictures, ""))
        measures = layout_of(picture)
        box = {"x": 0, "y": 0, "width": measures.width, "height": measures.height}
        seen = Image.open(BytesIO(await page.screenshot(clip=box))).convert("RGB")
        wanted = Image.open(BytesIO(png(picture))).convert("RGB")
        difference = (
            ImageChops.difference(seen, wanted)
            .convert("L")
            .point(lambda value: 255 * (value > DIFFERENT))
        )
        share = difference.histogram()[255] / (seen.width * seen.height)
        assert share < SHARE, (theme, flipped, picture.pieces)


async def test_a_tap_and_a_move_are_shown_before_the_server_has_answered(match):
    dion, _ = match
    targets = dion.post.locator('.pieces use[href$="-target"]')
    await dion.page.evaluate(HOLD)
    await dion.square("a2").click()
    await expect(targets).to_have_count(4)
    await expect(dion.square("a5")).to_have_count(0)  # the server has not said so yet
    box = await dion.square("a2").bounding_box()
    await dion.page.mouse.click(box["x"] + box["width"] / 2, box["y"] - 2.5 * box["height"])
    await expect(targets).to_have_count(0)
    await expect(dion.post.locator('.pieces use[href$="-reached"]')).to_have_count(1)
    await dion.page.evaluate("() => globalThis.release()")
    await dion.sees_note("note-last", side=dion, action="a2-a5")


HOLD = """() => {
    const { prototype } = WebSocket, { send } = prototype;
    const held = [];
    prototype.send = function (...frame) { held.push([this, frame]); };
    globalThis.release = () => {
        prototype.send = send;
        for (const [socket, frame] of held) send.apply(socket, frame);
    };
}"""


async def test_a_turn_takes_two_kilobytes(visitor):
    player = await visitor(PHONE, "Dion")
    await player.say("challenge computer 1 lemery-compact first")
    await player.sees_headline("turn-yours", name=player.sentence("computer-name", level=1))
    player.received = 0
    await player.square("a2").click()
    await player.square("a5").click()
    await player.sees_headline("turn-yours", name=player.sentence("computer-name", level=1))
    await expect(player.post.locator(".notes")).not_to_contain_text("a2-a5")
    assert 0 < player.received <= 2000


async def test_a_move_slides_and_a_captured_piece_fades(match):
    dion, berenike = match
    await berenike.page.evaluate(WATCH)
    await dion.square("a2").click()
    await dion.square("a5").click()
    await berenike.sees_headline("turn-yours", name=dion)
    await expect(berenike.post.locator('.pieces use[href$="-reached"]')).to_have_count(1)
    assert await berenike.page.evaluate("() => globalThis.animated") == ["use"]


async def test_a_move_that_will_be_asked_about_is_not_shown_as_played(match):
    dion, _ = match
    await dion.say("settings confirm=on")
    await dion.page.evaluate(WATCH)
    await dion.square("a2").click()
    await dion.square("a5").click()
    await dion.sees_note("preview", action="a2-a5")
    assert await dion.page.evaluate("() => globalThis.animated") == []


PLACE = """(square) => {
    const box = square.getBoundingClientRect();
    const board = square.closest(".stage").getBoundingClientRect();
    return [(box.x - board.x) / board.width, (box.y - board.y) / board.height];
}"""


IS_AT_TOP_RIGHT = """() => {
    const square = [...document.querySelectorAll('[data-key="spot:a2"]')].at(-1);
    const {x, y} = square.getBoundingClientRect();
    const board = square.closest(".stage").getBoundingClientRect();
    return x > board.x + board.width / 2 && y < board.y + board.height / 2;
}"""


async def test_a_board_is_turned_and_played_on_from_the_other_side(match):
    dion, berenike = match
    before = await dion.square("a2").evaluate(PLACE)
    await dion.button("web-turn-board").click()
    assert before[0] < 0.5 < before[1]
    await until(dion.page, IS_AT_TOP_RIGHT)
    await dion.tap("a2-a5")
    await berenike.sees_note("note-last", side=dion, action="a2-a5")
    moved = dion.post.locator('.pieces use[href$="-reached"]')
    await expect(moved).to_have_count(1)
    assert (await moved.evaluate(PLACE))[0] > 0.5


TURN_EARLY = """async ([first, second]) => {
    const { makeBoard, turnBoard, updateBoard } = await import("/static/board.js");
    const made = makeBoard(() => true);
    const loaded = async ({ src, back }) => {
        for (const each of [src, back]) await Object.assign(new Image(), { src: each }).decode();
        await new Promise((resolve) => setTimeout(resolve, 50));
        const { shown } = made.state;
        return [shown.alt, shown.flipped, made.image.src.endsWith(shown.src)];
    };
    await new Promise((resolve) => updateBoard(made, first, [], resolve));
    turnBoard(made);
    turnBoard(made);
    const twice = await loaded(first);
    updateBoard(made, second, []);
    turnBoard(made);
    return [twice, await loaded(second)];
}"""


async def test_a_board_can_be_turned_while_a_picture_loads(visitor):
    page = (await visitor(DESKTOP)).page
    pictures = await served(page)
    first, second = board(EIGHT, pictures, "first"), board(TWELVE, pictures, "second")
    twice, updated = await page.evaluate(TURN_EARLY, [first, second])
    assert twice == ["first", first["flipped"], True]
    assert updated == ["second", not second["flipped"], True]


async def test_a_person_draws_on_the_board_for_themselves(match):
    dion, _ = match
    drawn = dion.post.locator(".sketch path")
    start, end = [await dion.square(name).bounding_box() for name in ("a2", "c2")]
    middle = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in (start, end)]
    await dion.page.mouse.move(*middle[0])
    await dion.page.mouse.down(button="right")
    await dion.page.mouse.move(*middle[1])
    await dion.page.mouse.up(button="right")
    await expect(drawn).to_have_count(1)
    await dion.page.mouse.click(*middle[1], button="right")
    await expect(drawn).to_have_count(2)
    await dion.sees_headline("turn-yours", name=match[1])
    await dion.square("a2").click()
    await expect(drawn).to_have_count(0)


async def test_nothing_moves_for_those_who_want_nothing_to_move(match):
    dion, berenike = match
    await berenike.page.emulate_media(reduced_motion="reduce")
    await berenike.page.evaluate(WATCH)
    await dion.square("a2").click()
    await dion.square("a5").click()
    await expect(berenike.post.locator('.pieces use[href$="-reached"]')).to_have_count(1)
    assert await berenike.page.evaluate("() => globalThis.animated") == []


WATCH = """() => {
    globalThis.animated = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...rest) {
        globalThis.animated.push(this.tagName);
        return animate.apply(this, rest);
    };
}"""


async def test_a_first_visit_begins_with_a_capture_by_one_press(visitor):
    stranger = await visitor(PHONE)
    first = stranger.page.locator("#first")
    await expect(first.locator(".first-words")).to_have_text(sentence("web-first-task-1"))
    assert len((await first.text_content()).split()) <= 20
    await first.locator(".spot").click()
    await expect(first.locator('.pieces use[href$="-p"]')).to_have_count(2)
    for number in ("2", "3"):
        words = first.locator(".first-words")
        await expect(words).to_contain_text(sentence(f"web-first-task-{number}"))
        await first.locator(".spot").click()
    await expect(first.locator(".first-words")).to_have_text(sentence("web-first-done-3"))
    await expect(stranger.page.get_by_label(sentence("web-name-label"))).to_be_focused()
