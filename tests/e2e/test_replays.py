"""Matches that are over in the browser: their records, replays, films, stills and letters."""

import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from engine.record import read_record
from tests.bot.core.sample_matches import SHORT_GAME
from tests.e2e.devices import DESKTOP
from tests.e2e.player import sentence, until

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

KUBEIA = Path(__file__).parents[1] / "engine" / "records" / "vogt-kubeia.txt"
NEXT, BACK, FIRST = (f"button-replay-{way}" for way in ("next", "previous", "first"))


def replay(player):
    return player.page.locator(".post.replay")


def way(player, code):
    return replay(player).get_by_role("button", name=sentence(code), exact=True)


def glob(part):
    """All that holds this part."""
    return re.compile(re.escape(part))


async def top(locator):
    return (await locator.bounding_box())["y"]


async def sees(player, number, move=""):
    head = f"{number} of {len(SHORT_GAME)}: " if number else "The start. "
    await expect(replay(player).get_by_role("heading")).to_contain_text(head)
    await expect(replay(player).get_by_role("heading")).to_contain_text(move)


async def test_a_match_that_is_over_is_read_stepped_through_and_filmed(match, visitor, tmp_path):
    dion, berenike = match
    for number, move in enumerate(SHORT_GAME):
        await match[number % 2].say(f"move {move}")
        for player in match:
            await expect(player.post.locator(".notes")).to_contain_text(move)
    await expect(berenike.button("button-replay")).to_be_visible()
    await it_is_stepped_through_by_keys_alone(dion)
    await a_link_leads_to_a_moment(dion)
    await it_is_stepped_through_beneath_its_own_card(berenike)
    await its_film_plays_and_stops(berenike)
    calm = await visitor(DESKTOP, "Chilon", reduced_motion="reduce", color_scheme="dark")
    await nothing_moves_for_who_wants_nothing_to_move(calm, berenike)
    await its_record_is_unfolded_and_read(berenike, dion)
    await its_record_is_copied_saved_and_shared(berenike, tmp_path)
    await a_pasted_record_shows_its_last_position(berenike)
    await a_dropped_file_is_read_as_a_record(berenike)


async def it_is_stepped_through_by_keys_alone(dion):
    await dion.say("replay")
    await sees(dion, 0)
    await way(dion, NEXT).focus()
    for number, move in enumerate(SHORT_GAME, 1):
        await dion.page.keyboard.press("Enter")
        await sees(dion, number, move)
        await expect(way(dion, NEXT)).to_be_focused()
    await dion.page.keyboard.press("Enter")
    await dion.page.keyboard.press("ArrowLeft")
    await sees(dion, len(SHORT_GAME) - 1)
    await dion.page.keyboard.press("ArrowRight")
    await dion.shoot("desktop-replay")
    await sees(dion, len(SHORT_GAME), SHORT_GAME[-1])
    await dion.sees_all_named_and_large()


async def a_link_leads_to_a_moment(dion):
    shown = dion.page.url
    assert shown.endswith(f"/{len(SHORT_GAME)}")
    await dion.page.goto(f"{shown.rpartition('/')[0]}/1")
    await sees(dion, 1, SHORT_GAME[0])


SWIPE = """(board, by) => {
    const at = (x) => new Touch({ identifier: 1, target: board, clientX: x, clientY: 200 });
    const touch = (type, touches, x) => board.dispatchEvent(
        new TouchEvent(type, { touches, changedTouches: [at(x)], bubbles: true }));
    touch("touchstart", [at(200)], 200);
    touch("touchend", [], 200 + by);
}"""


async def it_is_swiped_through(berenike):
    board = replay(berenike).locator(".stage")
    await board.evaluate(SWIPE, -80)
    await sees(berenike, 1, SHORT_GAME[0])
    await board.evaluate(SWIPE, 10)
    await sees(berenike, 1, SHORT_GAME[0])
    await board.evaluate(SWIPE, 80)
    await sees(berenike, 0)


async def it_is_stepped_through_beneath_its_own_card(berenike):
    live = berenike.page.locator(".post:not(.replay)")
    await berenike.button("button-replay").tap()
    await sees(berenike, 0)
    await expect(replay(berenike).get_by_role("heading")).to_be_focused()
    await expect(live.get_by_role("heading")).to_contain_text("won")
    await expect(way(berenike, BACK)).to_have_attribute("aria-disabled", "true")
    await berenike.shoot("phone-replay-start")
    await berenike.sees_all_named_and_large()
    await it_is_swiped_through(berenike)
    await way(berenike, NEXT).tap()
    await sees(berenike, 1, SHORT_GAME[0])
    place = await top(way(berenike, NEXT))
    for number, move in enumerate(SHORT_GAME[1:], 2):
        await way(berenike, NEXT).tap()
        await sees(berenike, number, move)
        assert abs(await top(way(berenike, NEXT)) - place) < 1.5
        await expect(berenike.page).to_have_url(re.compile(rf"/match/[a-z0-9]+/{number}$"))
    await berenike.shoot("phone-replay-end")
    await way(berenike, FIRST).tap()
    await sees(berenike, 0)
    assert await live.count() == await replay(berenike).count() == 1
    await way(berenike, "button-back").tap()
    await expect(replay(berenike)).to_have_count(0)
    await expect(live.get_by_role("heading")).to_be_focused()
    await expect(live.get_by_role("heading")).to_be_in_viewport()


# Chromium on Linux shares nothing; what another browser would be given is noted.
SHARES = """() => {
    navigator.canShare = () => true;
    navigator.share = async ({ files }) => { window.given = [files[0].name, files[0].type]; };
}"""


async def its_film_plays_and_stops(berenike):
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
    await berenike.sees_all_named_and_large()
    await expect(replay(berenike)).to_have_count(1)
    await berenike.page.evaluate(SHARES)
    await way(berenike, "button-still").tap()
    await expect(berenike.page.locator(".kept")).to_have_count(2)
    await berenike.shoot("phone-still")
    await until(berenike.page, "() => window.given?.[1] === 'image/png'")
    await way(berenike, "button-words").tap()
    letters = berenike.page.get_by_role("img", name=sentence("web-letters"))
    await expect(letters).to_contain_text("h g f e d c b a")
    await letters.scroll_into_view_if_needed()
    await berenike.shoot("phone-letters")
    await berenike.sees_all_named_and_large()


async def nothing_moves_for_who_wants_nothing_to_move(calm, berenike):
    replay = berenike.page.locator('.post:not(.replay) [data-key^="choice:replay:"]').first
    match = (await replay.get_attribute("data-key")).split(":")[2]
    await calm.say(f"replay match={match}")
    await sees(calm, 0)
    await way(calm, "button-animation").click()
    film = calm.page.locator(".kept").last
    await expect(film.locator("img")).to_have_attribute("src", glob("/picture/"))
    await calm.shoot("desktop-film-calm")
    await calm.button("web-film-play").click()
    await expect(film.locator("img")).to_have_attribute("src", glob("/film/"))


async def its_record_is_unfolded_and_read(berenike, dion):
    await berenike.say("record")
    document = berenike.page.locator(".bubble.bot .document").last
    await expect(document.locator("pre")).to_be_hidden()
    await document.locator("summary").tap()
    await expect(document.locator("pre")).to_be_visible()
    transcript = read_record(await document.locator("pre").inner_text())
    assert transcript.tags["First"] == dion.name
    await expect(document.locator("pre")).to_be_in_viewport(ratio=1)
    await berenike.shoot("phone-record")
    await berenike.sees_all_fit()
    assert await berenike.page.evaluate("document.scrollingElement.scrollTop") == 0


async def its_record_is_copied_saved_and_shared(berenike, tmp_path):
    page, kept = berenike.page, berenike.page.locator(".kept:has(.document)").last
    record = await kept.locator("pre").text_content()
    await page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await kept.get_by_role("button", name=sentence("web-copy"), exact=True).tap()
    await expect(kept.get_by_role("button", name=sentence("web-copied"))).to_be_visible()
    assert await page.evaluate("navigator.clipboard.readText()") == record
    async with page.expect_download() as saving:
        await kept.get_by_role("link", name=sentence("web-save")).tap()
    saved = await saving.value
    assert saved.suggested_filename == await kept.locator("summary").inner_text()
    file = tmp_path / saved.suggested_filename
    await saved.save_as(file)
    assert file.read_text(encoding="utf-8") == record
    # Chromium on Linux shares nothing; what another browser would be given is noted.
    await page.evaluate("navigator.share = async (given) => { window.given = given; }")
    await berenike.say("record")
    shared = berenike.page.locator(".kept:has(.document)").last
    await shared.get_by_role("button", name=sentence("web-share")).tap()
    assert await page.evaluate("given") == {"title": saved.suggested_filename, "text": record}


async def a_pasted_record_shows_its_last_position(berenike):
    # A field of one line drops the line ends of what is pasted into it.
    await berenike.words.fill("record " + KUBEIA.read_text(encoding="utf-8"))
    await berenike.words.press("Enter")
    answer = berenike.page.locator(".bubble.bot").last
    await expect(answer).to_contain_text("75 moves")
    picture = answer.locator("img.figure")
    await expect(picture).to_be_visible()
    assert "Hoplites" in await picture.get_attribute("alt")
    await picture.scroll_into_view_if_needed()
    await berenike.shoot("phone-pasted-record")
    await berenike.sees_all_fit()


async def a_dropped_file_is_read_as_a_record(berenike):
    count = await berenike.page.locator(".bubble.bot").count()
    await berenike.page.evaluate(
        """text => {
            const data = new DataTransfer();
            data.items.add(new File([text], "petteia.txt", {type: "text/plain"}));
            document.body.dispatchEvent(new DragEvent("drop", {dataTransfer: data, bubbles: true}));
        }""",
        KUBEIA.read_text(encoding="utf-8"),
    )
    answer = berenike.page.locator(".bubble.bot").nth(count)
    await expect(answer).to_contain_text("75 moves")
