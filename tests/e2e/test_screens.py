"""The bar leads to the screens; each has an address, and back and forward go between them."""

import re

import pytest
from playwright.async_api import expect

from tests.e2e.devices import DESKTOP, PHONE
from tests.e2e.player import sentence

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

SCREENS = ("/matches", "/puzzle", "/learn", "/me")
BAR = """() => [...document.querySelectorAll("#bar a")].map((link) => {
    const {left, top, width, height} = link.getBoundingClientRect();
    return {path: link.getAttribute("href"), left, top, width, height};
})"""
BOARD = """() => {
    const {left, top} = document.querySelector(".post .stage").getBoundingClientRect();
    return [left, top, document.querySelector("#feed").scrollTop > 0];
}"""
FIRST_WORDS = """() => {
    const found = [];
    for (const node of document.querySelector(".greeting").querySelectorAll("h2, p, button")) {
        if (node.matches("button")) return found.join(" ");
        if (node.checkVisibility()) found.push(node.textContent);
    }
}"""
PATH = "location.pathname"


def link(player, path):
    return player.page.locator(f'#bar a[href="{path}"]')


def screen(player):
    return player.page.locator(".screen")


async def opens(player, path):
    """What an address shows is what the bar does there, which is marked as the one looked at."""
    await expect(link(player, path)).to_have_attribute("aria-current", "page")
    await expect(player.page.locator("#bar [aria-current]")).to_have_count(1)
    assert await player.page.evaluate(PATH) == path


@pytest.mark.parametrize(
    ("size", "is_below"),
    [((390, 844), True), ((320, 640), True), ((844, 390), False), ((1280, 860), False)],
)
async def test_the_bar_has_five_targets_for_a_thumb(visitor, size, is_below):
    dion = await visitor({"viewport": {"width": size[0], "height": size[1]}}, "Dion")
    found = await dion.page.evaluate(BAR)
    assert [each["path"] for each in found] == ["/play", *SCREENS]
    for each in found:
        assert min(each["width"], each["height"]) >= 44
        assert each["left"] >= 0
        assert each["left"] + each["width"] <= size[0]
        assert (each["top"] > size[1] / 2) is is_below
    await dion.sees_all_named_and_large()


@pytest.mark.parametrize("device", [PHONE, DESKTOP])
async def test_back_and_forward_go_between_screens_and_a_match(visitor, device):
    dion, other = await visitor(device, "Dion"), await visitor(DESKTOP, "Berenike")
    for path in SCREENS:
        await link(dion, path).click()
        await opens(dion, path)
        await expect(screen(dion)).to_have_count(1)
        await expect(screen(dion)).to_be_focused()
    await dion.challenge(other, "lemery-compact side=first")
    await other.button("button-accept").click()
    await dion.sees_headline("turn-yours", name=other)
    board = dion.post.locator(".stage")
    await dion.page.reload()
    await expect(board).to_be_in_viewport()
    address = await dion.page.evaluate(PATH)
    assert address.startswith("/match/")
    await dion.page.go_back()
    await opens(dion, "/me")
    await expect(screen(dion)).to_be_in_viewport()
    await dion.page.go_back()
    await opens(dion, "/learn")
    await dion.page.go_forward()
    await dion.page.go_forward()
    await expect(board).to_be_in_viewport(ratio=0.9)
    assert await dion.page.evaluate(PATH) == address


async def test_a_screen_is_shown_again_when_its_page_is_loaded_anew(visitor):
    dion = await visitor(PHONE, "Dion")
    await link(dion, "/learn").click()
    await expect(screen(dion)).to_contain_text(sentence("learn-menu"))
    await dion.page.reload()
    await opens(dion, "/learn")
    await expect(screen(dion)).to_have_count(1)
    await expect(screen(dion)).to_contain_text(sentence("learn-menu"))


async def test_the_name_of_the_page_and_play_lead_to_the_ways_to_begin(visitor):
    dion = await visitor(PHONE, "Dion")
    computer = dion.page.locator(".lead .choices button").first
    for way in (link(dion, "/play"), dion.page.locator("#home")):
        await link(dion, "/me").click()
        await expect(screen(dion)).to_be_focused()
        await way.click()
        await expect(computer).to_be_in_viewport(ratio=1)
        await expect(screen(dion)).to_have_count(0)
    assert await dion.page.evaluate(PATH) == "/"


async def test_the_bar_counts_the_matches_that_wait(match):
    dion, berenike = match
    await expect(dion.page.locator("#waiting")).to_have_text("1")
    await expect(berenike.page.locator("#waiting")).to_be_hidden()
    await dion.tap("a2-a5")
    await expect(dion.page.locator("#waiting")).to_be_hidden()
    await expect(berenike.page.locator("#waiting")).to_have_text("1")


async def test_open_challenges_are_one_line_and_move_no_board(match, visitor):
    dion, _ = match
    before = await dion.page.evaluate(BOARD)
    strangers = [await visitor(DESKTOP, f"Stranger{each}") for each in "ab"]
    for each in strangers:
        for words in ("challenge lemery-compact", "challenge lemery-compact"):
            await each.say(words)
    for each in strangers:
        rows = dion.page.locator(".lobby .who").filter(has_text=each.name)
        await expect(rows).to_have_count(1)
    assert await dion.page.evaluate(BOARD) == before
    await expect(dion.page.get_by_role("article")).to_have_count(1)
    await dion.page.locator("#home").click()
    await (await dion.sees_in_lobby(strangers[0])).first.click()
    await expect(dion.post.locator(".stage")).to_be_in_viewport()
    await expect(dion.page.get_by_role("article")).to_have_count(2)


async def test_home_shows_the_matches_that_wait_the_puzzle_and_the_course(match):
    dion, berenike = match
    await dion.page.locator("#home").click()
    board = dion.page.locator(".small-board")
    await expect(board).to_have_text(sentence("turn-yours", name=berenike))
    await expect(board).to_be_in_viewport(ratio=1)
    await expect(board.locator('.pieces use[href$="-P"]')).to_have_count(16)
    puzzle, course = await dion.page.locator(".offers .game").all()
    await expect(puzzle.get_by_role("heading")).to_contain_text("Puzzle of ")
    await expect(puzzle.locator(".game-words p")).to_contain_text(re.compile(r"\w+ .* moves"))
    await expect(course).to_contain_text("First steps: 0 of 16")
    await course.get_by_role("button").click()
    await expect(dion.page.locator(".bubble.page")).to_contain_text(sentence("learn-menu"))
    await dion.page.locator("#home").click()
    await board.click()
    await expect(dion.post.locator(".stage")).to_be_in_viewport(ratio=0.9)
    await dion.tap("a2-a5")
    await expect(board).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "de", "nl", "it"])
async def test_a_newcomer_reads_how_one_wins_and_few_words_before_the_first_button(
    visitor, language
):
    dion = await visitor(PHONE, "Dion", locale=language)
    words = await dion.page.evaluate(FIRST_WORDS)
    assert len(words.split()) <= 20, words
    assert dion.sentence("aim-lemery-compact") in words
