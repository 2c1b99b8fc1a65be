"""Events on Discord: made by who manages the server, told of in the channel, joined by anyone."""

import re

import discord
import pytest

from bot.core.service.tournaments import TournamentDirector
from tests.bot.frontends.discord.world import labels, private


@pytest.fixture
def manager(world):
    role = world.guild.create_role("stewards", permissions=discord.Permissions(manage_guild=True))
    return world.guild.add_member(world.env.create_user("solon", global_name="Solon"), roles=[role])


async def test_an_event_is_told_of_in_the_channel_joined_and_begun(
    world, alkaios, brasidas, manager
):
    made = private(
        await world.slash(manager, "event", event="new round-robin walker petteia", name="Spring")
    )
    assert labels(made) == ["Join", "Start the event"]
    [told] = [each for each in world.public if "Spring" in each.content]
    code = re.search(r"join ([a-z0-9]{6})", told.content)[1]
    for who in (alkaios, brasidas):
        joined = private(await world.slash(who, "event", event=f"join {code}"))
        assert "Leave" in labels(joined)
    few = private(await world.slash(manager, "event", event=f"start {code}"))
    assert few.content.startswith("An event needs at least 3 players")
    await world.click(manager, made, "Join")
    await world.slash(manager, "event", event=f"start {code}")
    director = TournamentDirector(world.service)
    for _ in range(2):
        await director.run_due(world.clock())
        await world.told()
    rounds = [each for each in world.public if "Round 1 of 3" in each.content]
    assert len(rounds) == 1
    listed = private(await world.slash(alkaios, "event", event="pairings"))
    assert "1. " in listed.content


async def test_what_is_told_of_an_event_links_to_its_page(world, manager):
    world.outbox_worker._sender._site_url = "https://petteia.example"
    await world.slash(manager, "event", event="new ladder poleis", name="Spring")
    await world.told()
    [told] = [each for each in world.public if "Spring" in each.content]
    assert re.search(r"https://petteia\.example/event/[a-z0-9]{6}$", told.content)


async def test_others_than_managers_cannot_make_one(world, alkaios):
    refused = private(await world.slash(alkaios, "event", event="new swiss poleis"))
    assert refused.content.startswith("Only people who manage this group can make an event here.")
