"""The button that opens the board as an Activity, and what `petteia doctor` says of it."""

import pytest

from bot.frontends.discord import examine
from bot.frontends.discord.render import LAUNCH_ID
from tests.bot.frontends.discord.loopback import TOKEN, until
from tests.bot.frontends.discord.payloads import BOT
from tests.bot.frontends.discord.world import World, items

ADA = 501
OPEN = "Open the board"
LAUNCH_ACTIVITY = 12  # Discord: Interaction Callback Type
EMBEDDED = 1 << 17  # Discord: Application Flags


@pytest.fixture
async def world(sqlite_url, request):
    world = World(sqlite_url, activity=request.param)
    await world.open()
    yield world
    try:
        world.check()
    finally:
        await world.close()


def opened_by(message):
    """Where the buttons of a message that open the board lead."""
    return [each.get("url") for each in items(message) if each.get("label") == OPEN]


@pytest.mark.parametrize("world", ["4200"], indirect=True)
async def test_the_button_under_a_match_opens_that_match(world, alkaios, brasidas):
    first = await world.begin(alkaios, brasidas)
    (one,) = await world.store.match_ids(None, 2)
    second = await world.begin(alkaios, brasidas)
    (other,) = set(await world.store.match_ids(None, 3)) - {one}
    link = "https://discord.com/activities/4200?custom_id="
    assert opened_by(first) == [f"{link}{one}"]
    assert opened_by(second) == [f"{link}{other}"]
    await world.slash(alkaios, "move", text="a2-a5", match=other)
    assert opened_by(world.board) == [f"{link}{other}"]


@pytest.mark.parametrize("world", [""], indirect=True)
async def test_without_an_activity_there_is_no_such_button(world, alkaios, brasidas):
    board = await world.begin(alkaios, brasidas)
    assert opened_by(board) == []
    await world.play(alkaios, "a2-a5")
    assert opened_by(world.board) == []


async def test_the_button_of_an_earlier_version_has_discord_open_the_activity(
    little, started, serving
):
    await started.start()
    await serving()
    await little.press(ADA, LAUNCH_ID, "token")
    await until(lambda: "token" in little.first)
    assert little.first["token"]["type"] == LAUNCH_ACTIVITY


async def said_of_it(activity):
    """What the doctor says of the Activity with this id."""
    return [each for each in await examine(TOKEN, activity=activity) if "Activity" in each.sentence]


async def test_the_doctor_says_whether_the_application_has_one(little):
    little.application["flags"] = EMBEDDED
    (found,) = await said_of_it(str(BOT))
    assert found.advice == ""
    little.application["flags"] = 0
    (found,) = await said_of_it(str(BOT))
    assert "Enable Activities" in found.advice


@pytest.mark.usefixtures("little")
async def test_the_doctor_says_when_the_id_is_that_of_another_application():
    (found,) = await said_of_it("99")
    assert f"Set client_id to {BOT}" in found.advice
