"""Pieces that are dragged, by a mouse and by a finger, and taps beside the board."""

import pytest
from playwright.async_api import expect

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

LIFTED = '.pieces [style*="translate"]'
MOVED = 2  # pixels that a board may move while a piece is dragged
STEPS = 5  # places on the way at which a pointer is seen


async def way(player, square, ranks):
    """The points of a drag from a square, so many squares up the screen."""
    box = await player.square(square).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    return [(x, y - ranks * box["height"] * step / STEPS) for step in range(STEPS + 1)]


async def drag_by_mouse(player, square, ranks):
    mouse = player.page.mouse
    first, *rest = await way(player, square, ranks)
    await mouse.move(*first)
    await mouse.down()
    for point in rest:
        await mouse.move(*point)
    await mouse.up()


async def drag_by_finger(player, square, ranks):
    finger = await player.page.context.new_cdp_session(player.page)
    first, *rest = await way(player, square, ranks)

    async def touch(kind, *points):
        at = [{"x": x, "y": y} for x, y in points]
        await finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    await touch("touchStart", first)
    for point in rest:
        await touch("touchMove", point)
    await touch("touchEnd")


async def test_a_piece_is_dragged_to_its_target(match):
    dion, berenike = match
    await a_piece_that_is_let_go_where_it_may_not_go_stays(dion, berenike)
    await dion.page.keyboard.press("Escape")
    await expect(dion.button("button-pick")).to_have_count(1)
    await drag_by_mouse(dion, "a2", 3)
    await dion.sees_headline("turn-theirs", name=berenike)
    await berenike.sees_note("note-last", side=dion, action="a2-a5")
    await berenike.sees_headline("turn-yours", name=dion)
    await expect(berenike.square("h7")).to_be_visible()
    board = berenike.post.locator(".stage")
    before = await board.bounding_box()
    await drag_by_finger(berenike, "h7", 2)
    await dion.sees_note("note-last", side=berenike, action="h7-h5")
    after = await board.bounding_box()
    assert abs(before["y"] - after["y"]) <= MOVED
    await expect(berenike.post.locator(LIFTED)).to_have_count(0)


async def a_piece_that_is_let_go_where_it_may_not_go_stays(dion, berenike):
    await expect(dion.square("a2")).to_be_visible()
    await drag_by_mouse(dion, "a2", 6)
    await expect(dion.post.locator(".reply")).to_be_visible()
    await dion.sees_headline("turn-yours", name=berenike)
    await expect(dion.post.locator(LIFTED)).to_have_count(0)


async def test_a_tap_beside_the_board_leaves_the_choice_of_a_move(match):
    dion, berenike = match
    await dion.square("g2").click()
    await expect(dion.square("g6")).to_be_visible()
    await dion.post.locator(".notes").click()
    await expect(dion.button("button-pick")).to_have_count(1)
    await expect(dion.square("g6")).to_have_count(0)
    await dion.square("g2").click()
    await expect(dion.square("g6")).to_be_visible()
    await dion.page.locator("#feed").click(position={"x": 4, "y": 4})
    await expect(dion.square("g6")).to_have_count(0)
    await dion.sees_headline("turn-yours", name=berenike)
