"""Settings of a server: chosen by its managers, and kept to."""

from datetime import timedelta

import discord
import pytest

from bot.core.matches.groups import DEFAULTS
from bot.core.matches.model import GroupKey
from tests.bot.frontends.discord.signed import over_both
from tests.bot.frontends.discord.world import labels, menus, private

LANGUAGE, PLACES, PUZZLE = 0, 2, 4
"""Where the menus are in the card."""


@pytest.fixture
def manager(world):
    role = world.guild.create_role("stewards", permissions=discord.Permissions(manage_guild=True))
    return world.guild.add_member(world.env.create_user("solon", global_name="Solon"), roles=[role])


@pytest.fixture
def chosen(world):
    async def chosen():
        return await world.store.group_settings(GroupKey("discord", str(world.guild.id)))

    return chosen


async def test_only_managers_see_and_change_the_settings(world, alkaios, manager):
    refused = private(await world.slash(alkaios, "group"))
    assert refused.content.startswith("Only people who manage this server")
    card = private(await world.slash(manager, "group"))
    assert [menu["options"][0]["label"] for menu in menus(card)] == [
        "Language: automatic",
        "Game: default",
        "Challenges: everywhere",
        "Threads: on",
        "Daily puzzle: off",
        "Weekly digest: off",
        "Events: where created",
        "Reports: off",
    ]


async def test_a_value_is_chosen_in_the_same_card(world, manager, chosen):
    card = private(await world.slash(manager, "group"))
    picked = (await world.choose(manager, card, "No threads", menu=3)).response
    assert picked.id == card.id
    assert not (await chosen()).threads


@over_both
async def test_posts_are_in_the_language_of_the_server(world, alkaios, brasidas, manager):
    card = private(await world.slash(manager, "group"))
    await world.choose(manager, card, "Italiano", menu=LANGUAGE)
    await world.slash(alkaios, "challenge", opponent=brasidas)
    assert "Accetta" in labels(world.board)


@over_both
async def test_challenges_elsewhere_are_led_to_the_channel(world, alkaios, brasidas, manager):
    other = world.guild.create_text_channel("assembly")
    card = private(await world.slash(manager, "group", channel=other))
    await world.choose(manager, card, "Allow challenges here", menu=PLACES)
    refused = private(await world.slash(alkaios, "challenge", opponent=brasidas))
    assert refused.content == f"Challenges are not allowed here, only in <#{other.id}>."
    made = await world.slash(alkaios, "challenge", channel=other, opponent=brasidas)
    assert private(made).content.startswith("Challenge sent")


async def test_a_server_that_the_bot_leaves_is_forgotten(world, manager, chosen):
    card = private(await world.slash(manager, "group"))
    await world.choose(manager, card, "No threads", menu=3)
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id)})
    await world.env.settle()
    assert await chosen() == DEFAULTS


async def test_the_puzzle_of_the_day_is_posted_in_the_channel(world, alkaios, manager):
    card = private(await world.slash(manager, "group"))
    await world.choose(manager, card, "Post puzzle here daily", menu=PUZZLE)
    posted = world.board
    assert posted.content.startswith("**Puzzle of")
    assert len(posted.attachments) == 1
    assert labels(posted) == ["Solve the puzzle"]
    opened = private(await world.click(alkaios, posted, "Solve the puzzle"))
    assert "Hint" in labels(opened)
    assert labels(world.again(posted)) == ["Solve the puzzle"]
    card = private(await world.slash(manager, "group"))
    assert f"The puzzle of the day is posted in <#{world.channel.id}>." in card.content
    await world.put_forward(world.clock() + timedelta(days=1))
    await world.told()
    assert world.board.id != posted.id


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (403, 50013)])
async def test_a_puzzle_that_is_refused_is_put_off_to_the_next_day(world, manager, status, code):
    here = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", here, status=status, code=code, times=None)
    card = private(await world.slash(manager, "group"))
    await world.choose(manager, card, "Post puzzle here daily", menu=PUZZLE)
    due = await world.store.next_due(("discord",))
    assert due - world.clock() > timedelta(hours=23)
