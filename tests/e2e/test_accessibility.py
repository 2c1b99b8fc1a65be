"""Names and roles for those who listen, room for those who touch, colours for those who look."""

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import expect

from tests.e2e.devices import DESKTOP, PHONE

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

LONGEST = "W" * 32
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"], "resultTypes": ["violations"]}
"""The rules of axe that depend on whether the page is dark."""

GAMES = ("lemery-petteia", "lemery-compact", "walker-petteia(files=7,ranks=9)")


async def test_a_match_has_names_roles_and_room_for_a_thumb_in_every_theme(match, visitor):
    dion, berenike = match
    await the_match_is_told_by_names_and_roles(dion)
    stranger = await visitor(PHONE)
    await expect(stranger.button("web-enter")).to_be_visible()
    await stranger.shoot("phone-name")
    await stranger.sees_all_named_and_large()
    await berenike.sees_all_named_and_large()
    await berenike.words.fill("m")
    await expect(berenike.page.get_by_role("option").first).to_be_visible()
    await berenike.shoot("phone-completion")
    await berenike.sees_all_named_and_large()
    await berenike.words.fill("")
    await a_theme_is_chosen_and_seen_at_once(berenike)


async def the_match_is_told_by_names_and_roles(dion):
    tree = await dion.page.locator("body").aria_snapshot()
    for line in (
        '- heading "Petteia" [level=1]',
        '- main "Chat"',
        '- article "Your turn against',
        '- group "Board; use the arrow keys to move between squares"',
        '- button "your piece on g2"',
        '- button "Move"',
        '- combobox "Message to Petteia"',
        '- button "Send"',
    ):
        assert line in tree, tree
    said = await dion.post.get_by_role("img").get_attribute("alt")
    assert "a1" in said
    assert len(said) <= 1024


async def a_theme_is_chosen_and_seen_at_once(berenike):
    board = berenike.post.locator(".picture")
    await expect(board).to_be_visible()
    for theme in ("terracotta", "papyrus", "night", "contrast"):
        before = await board.get_attribute("src")
        await berenike.say(f"settings theme={theme}")
        await expect(board).not_to_have_attribute("src", before)
        sample = berenike.page.locator(".bubble img.figure").last
        await expect(sample).to_be_visible()
        await berenike.shoot(f"phone-theme-{theme}")
        assert await sample.get_attribute("alt")
    await berenike.say("board")
    await berenike.shoot("phone-theme-board")
    await berenike.sees_all_named_and_large()


async def test_long_names_and_many_squares_fit_a_dark_telephone(visitor):
    dion, berenike = await visitor(PHONE, color_scheme="dark"), await visitor(DESKTOP)
    await dion.enter("Dion of Syracuse, tyrant")
    await berenike.enter(LONGEST)
    await dion.challenge(berenike, "ruleset=lemery-petteia side=first")
    await berenike.button("button-accept").click()
    await dion.sees_headline("turn-yours", name=berenike)
    await a_long_list_of_squares_fits(dion)
    await dion.page.set_viewport_size(DESKTOP["viewport"])
    await dion.shoot("desktop-dark-long")
    await dion.sees_all_fit()


async def a_long_list_of_squares_fits(dion):
    await dion.button("button-pick").press("Enter")
    await expect(dion.post.locator(".squares .button").nth(11)).to_be_visible()
    await dion.shoot("phone-dark-long")
    await dion.sees_all_fit()
    for each in await dion.post.locator(".side .button:visible").all():
        box = await each.bounding_box()
        assert min(box["width"], box["height"]) >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["viewport"]["width"]


async def test_axe_finds_nothing_wrong_light_or_dark(visitor):
    dion, other = await visitor(PHONE), await visitor(DESKTOP, "Berenike")
    await expect(dion.button("web-enter")).to_be_visible()
    await axe_finds_nothing(dion)
    await dion.enter("Dionysios")
    await everything_is_shown_in_one_chat(dion, other)
    await axe_finds_nothing(dion)
    await dion.page.set_viewport_size(DESKTOP["viewport"])
    await axe_finds_nothing(dion, schemes=("light",))


async def axe_finds_nothing(player, schemes=("light", "dark")):
    for scheme in schemes:
        await player.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        options = {"options": COLOURS} if scheme == "dark" else {}
        found = await Axe().run(player.page, **options)
        assert found.violations_count == 0, found.generate_report()


async def everything_is_shown_in_one_chat(dion, other):
    """Under the opening: settings, a victory, first turns, a refusal, a challenge being changed."""
    await dion.say("settings")
    await expect(dion.page.locator(".bubble.page")).to_have_count(1)
    await dion.challenge(other, "lemery-compact")
    await other.button("button-accept").click()
    await other.say("resign")
    await other.button("button-resign-yes").click()
    await expect(dion.button("button-rematch")).to_be_visible()
    for game in GAMES:
        await dion.challenge(other, f"{game} side=first")
        await other.button("button-accept").click()
        await dion.sees_headline("turn-yours", name=other)
    await dion.say("move a2-h9")
    await expect(dion.page.locator(".reply:visible")).to_have_count(1)
    await dion.challenge(other, "lemery-petteia")
    await dion.button("button-terms").click()
    await dion.button("ruleset-lemery-petteia").click()
    await expect(dion.button("button-terms-yes")).to_be_visible()
