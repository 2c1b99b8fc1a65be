"""Games with placing and with dice on a telephone: chosen, played and looked at."""

import pytest
from playwright.async_api import expect

from tests.bot.plays import BOUND, PLACED
from tests.e2e.devices import DESKTOP, PHONE
from tests.e2e.player import sentence
from tests.e2e.test_accessibility import WIDER

pytestmark = pytest.mark.chromium


@pytest.fixture
async def pair(visitor):
    """Berenike with a phone, who challenges, and Dion at a desk."""
    berenike, dion = await visitor(PHONE), await visitor(DESKTOP)
    await dion.enter("Dion")
    await berenike.enter("Berenike")
    return berenike, dion


async def fits(player):
    """Nothing on the page is wider than the screen."""
    assert await player.page.evaluate(WIDER) <= 0


def labelled(player, text):
    return player.page.get_by_role("button", name=text, exact=True).last


async def choose(player, *codes):
    """Press buttons of the card one after another, by what stands on them."""
    for label in codes:
        await labelled(player, label).tap()


async def test_a_game_is_chosen_and_its_men_are_placed_bound_and_taken_off(pair):
    berenike, dion = pair
    await berenike.say("challenge Dion side=first")
    await choose(berenike, sentence("button-terms"))
    await expect(berenike.post.locator(".notes")).to_contain_text(sentence("terms-which"))
    await berenike.shoot("phone-games")
    await fits(berenike)
    await choose(berenike, sentence("ruleset-lemery-latrunculi"))
    await berenike.shoot("phone-options")
    await fits(berenike)
    await choose(berenike, sentence("button-terms-yes"))
    await dion.sees_note("note-game", ruleset=sentence("ruleset-lemery-latrunculi"), match="")
    await dion.button("button-accept").click()

    first, second = PLACED[:2]
    await berenike.square(first).tap()
    await expect(berenike.button("button-play")).to_be_visible()
    await berenike.shoot("phone-placing")
    await fits(berenike)
    await berenike.play()
    await dion.sees_note("note-placed", side="Orange", square=first)
    await dion.button("button-place").click()
    await dion.button("step", square=second).click()
    await dion.play()
    for number, action in enumerate(BOUND[2:]):
        player, other = (berenike, dion) if number % 2 == 0 else (dion, berenike)
        name = "Dion" if player is berenike else "Berenike"
        await player.sees_headline("turn-yours", name=name)
        await player.say(f"move {action}")
        await other.sees_headline("turn-yours", name="Berenike" if other is dion else "Dion")

    await berenike.square("d4").tap()
    await berenike.sees_note("preview-take", square="d4")
    await berenike.shoot("phone-taking")
    await berenike.play()
    await dion.sees_note("note-taken", side="Orange", square="d4")
    await dion.shoot("desktop-taken")


async def test_a_game_with_dice_is_played_by_tapping(pair):
    berenike, dion = pair
    await berenike.say("challenge Dion vogt-kubeia side=first")
    await dion.button("button-accept").click()
    await berenike.sees_headline("turn-yours", name="Dion")
    await berenike.shoot("phone-dice")
    await fits(berenike)
    for file in "abc":
        await step(berenike, file, 2, 3)
        await berenike.shoot("phone-dice-preview")
        await end_turn(berenike, "Dion")
        await step(dion, file, 7, 6)
        await end_turn(dion, "Berenike")


async def step(player, file, start, end):
    """Tap a piece and where it goes, up to the preview."""
    await player.sees_headline("turn-yours", name="Dion" if start < end else "Berenike")
    await player.square(f"{file}{start}").click()
    await player.square(f"{file}{end}").click()
    await expect(player.button("button-play")).to_be_visible()


async def end_turn(player, other):
    """Play, and waive the bonus throw where a double gave one."""
    await player.play()
    waive = player.button("button-pass")
    passed = player.post.get_by_role("heading", name=sentence("turn-theirs", name=other))
    await expect(waive.or_(passed).first).to_be_visible()
    if await waive.count():
        await player.shoot("bonus")
        await waive.click()
    await expect(passed).to_be_visible()
