"""Replays, films, stills and themes in the browser, on a telephone and at a desk."""

import asyncio
import re

import pytest
from playwright.async_api import expect

from tests.e2e.devices import DESKTOP, PHONE
from tests.e2e.player import sentence
from tests.e2e.test_accessibility import WIDER, check
from tests.e2e.test_match import MOVES

pytestmark = pytest.mark.chromium

NEXT, BACK, FIRST = (f"button-replay-{way}" for way in ("next", "previous", "first"))


@pytest.fixture
async def over(match):
    """The match from challenge to victory, played in words; both look at its end."""
    pair = match
    for number, move in enumerate(MOVES):
        await pair[number % 2].say(f"move {move}")
        await expect(pair[number % 2].post.locator(".notes")).to_contain_text(move)
        await expect(pair[1 - number % 2].post.locator(".notes")).to_contain_text(move)
    await expect(pair[1].button("button-replay")).to_be_visible()
    return pair


def replay(player):
    return player.page.locator(".post.replay")


def way(player, code):
    return replay(player).get_by_role("button", name=sentence(code), exact=True)


async def top(locator):
    return (await locator.bounding_box())["y"]


async def sees(player, number, move=""):
    head = f"{number} of {len(MOVES)}: " if number else "The start. "
    await expect(replay(player).get_by_role("heading")).to_contain_text(head)
    await expect(replay(player).get_by_role("heading")).to_contain_text(move)


async def test_a_match_is_stepped_through_beneath_its_own_card(over, server):
    _, berenike = over
    live = berenike.page.locator(".post:not(.replay)")
    await berenike.button("button-replay").tap()
    await sees(berenike, 0)
    await expect(live.get_by_role("heading")).to_contain_text("won")
    await expect(way(berenike, BACK)).to_have_attribute("aria-disabled", "true")
    await berenike.shoot("phone-replay-start")
    await check(berenike.page)
    await way(berenike, NEXT).tap()
    await sees(berenike, 1, MOVES[0])
    place = await top(way(berenike, NEXT))
    for number, move in enumerate(MOVES[1:], 2):
        if number == 4:
            server.kill()
            await server.start()
            await expect(berenike.page.locator("#connection")).to_have_text("")
        await way(berenike, NEXT).tap()
        await sees(berenike, number, move)
        assert abs(await top(way(berenike, NEXT)) - place) < 1.5
        if number == 3:
            await berenike.shoot("phone-replay")
    await berenike.shoot("phone-replay-end")
    await way(berenike, FIRST).tap()
    await sees(berenike, 0)
    assert await live.count() == await replay(berenike).count() == 1
    await replay(berenike).get_by_role("button", name=sentence("button-back"), exact=True).tap()
    await expect(replay(berenike)).to_have_count(0)
    await expect(live.get_by_role("heading")).to_be_in_viewport()


async def test_a_match_is_stepped_through_by_keys_alone(over):
    dion, _ = over
    await dion.say("replay")
    await sees(dion, 0)
    await way(dion, NEXT).focus()
    for number, move in enumerate(MOVES, 1):
        await dion.page.keyboard.press("Enter")
        await sees(dion, number, move)
        await expect(way(dion, NEXT)).to_be_focused()
    await dion.page.keyboard.press("Enter")
    await dion.shoot("desktop-replay")
    await sees(dion, len(MOVES), MOVES[-1])
    await check(dion.page)


async def test_a_film_plays_and_stops(over):
    _, berenike = over
    await berenike.button("button-replay").tap()
    await way(berenike, "button-animation").tap()
    film = berenike.page.locator(".kept").last
    await expect(film.locator("img")).to_have_attribute("src", glob("/film/"))
    await expect(film.locator(".state")).to_be_empty()
    await film.scroll_into_view_if_needed()
    await berenike.shoot("phone-film")
    assert await film.locator("img").get_attribute("alt")
    await berenike.button("web-film-stop").tap()
    await expect(film.locator("img")).to_have_attribute("src", glob("/picture/"))
    await expect(film.get_by_role("link")).to_have_attribute("download", glob("petteia-"))
    await check(berenike.page)
    await expect(replay(berenike)).to_have_count(1)
    await way(berenike, "button-still").tap()
    await expect(berenike.page.locator(".kept")).to_have_count(2)
    await berenike.shoot("phone-still")
    await way(berenike, "button-words").tap()
    letters = berenike.page.get_by_role("img", name=sentence("web-letters"))
    await expect(letters).to_contain_text("h g f e d c b a")
    await letters.scroll_into_view_if_needed()
    await berenike.shoot("phone-letters")
    await check(berenike.page)


async def test_nothing_moves_for_whoever_wants_nothing_to_move(over, visitor):
    _, berenike = over
    calm = await visitor(DESKTOP, reduced_motion="reduce", color_scheme="dark")
    await calm.enter("Chilon")
    name = await berenike.post.locator(".notes").inner_text()
    await calm.say(f"replay match={name.rpartition('match ')[2].strip(' .)')[:6]}")
    await sees(calm, 0)
    await way(calm, "button-animation").click()
    film = calm.page.locator(".kept").last
    await expect(film.locator("img")).to_have_attribute("src", glob("/picture/"))
    await calm.shoot("desktop-film-calm")
    await calm.button("web-film-play").click()
    await expect(film.locator("img")).to_have_attribute("src", glob("/film/"))


@pytest.mark.parametrize(
    ("device", "name"), [(PHONE, "phone"), (DESKTOP, "desktop")], ids=["phone", "desktop"]
)
async def test_a_theme_is_chosen_and_seen_at_once(match, visitor, device, name):
    _, berenike = match
    dion = await visitor(device, color_scheme="dark")
    await dion.enter("Dion of Syracuse")
    await dion.say("challenge Berenike walker-dux side=first")
    await berenike.button("button-accept").tap()
    board = dion.post.locator(".picture")
    await expect(board).to_be_visible()
    for theme in ("terracotta", "papyrus", "night", "contrast"):
        before = await board.get_attribute("src")
        await dion.say(f"settings theme={theme}")
        await expect(board).not_to_have_attribute("src", before)
        sample = dion.page.locator(".bubble img.figure").last
        await expect(sample).to_be_visible()
        await dion.shoot(f"{name}-theme-{theme}")
        assert await sample.get_attribute("alt")
    await dion.say("board")
    await dion.shoot(f"{name}-theme-board")
    assert await dion.page.evaluate(WIDER) <= 0
    await check(dion.page)


async def test_squares_belong_to_the_picture_that_is_seen(match):
    dion, _ = match
    held = asyncio.Event()

    async def hold(route):
        await held.wait()
        await route.continue_()

    await dion.page.route("**/picture/*", hold)
    await dion.square("g2").click()
    await dion.sees_note("pick-square", square="g2")
    await expect(dion.square("a2")).to_have_attribute("aria-label", "your piece on a2")
    await expect(dion.square("g6")).to_have_count(0)
    held.set()
    await expect(dion.square("g6")).to_be_visible()
    await expect(dion.square("g2")).to_be_focused()


def glob(part):
    """Whatever holds this part."""
    return re.compile(re.escape(part))
