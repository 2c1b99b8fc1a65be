"""Reports in a server: read and decided by its managers, in answers that only they see."""

import discord
import pytest

from tests.bot.frontends.discord.world import labels, menus, private


@pytest.fixture
def manager(world):
    role = world.guild.create_role("stewards", permissions=discord.Permissions(manage_guild=True))
    return world.guild.add_member(world.env.create_user("solon", global_name="Solon"), roles=[role])


async def test_a_manager_decides_and_the_person_is_told_in_direct_messages(
    world, alkaios, brasidas, manager
):
    card = private(await world.slash(manager, "group"))
    last = len(menus(card)) - 1
    await world.choose(manager, card, "Announce reports here", menu=last)
    await world.begin(alkaios, brasidas)
    await world.slash(alkaios, "say", text="*rude* @everyone <@1>")
    reported = private(await world.slash(brasidas, "report"))
    assert reported.content.startswith("Thank you.")
    assert world.board.content.startswith("One report is waiting.")
    refused = private(await world.slash(alkaios, "reports"))
    assert refused.content.startswith("Use this command in a server or group that you manage")
    listed = private(await world.slash(manager, "reports"))
    assert "\\*rude\\*" in listed.content
    assert "<@1>" not in listed.content.replace("\\<@1>", "")
    page = private(await world.click(manager, listed, "Report 1"))
    assert "Mute for a week" in labels(page)
    decided = private(await world.click(manager, page, "Mute for a week"))
    assert "Mute for a week" in decided.content
    assert (await world.store.case(1)).verdict == "mute"
    told = alkaios.user.dm_channel.last_message.content
    assert "The managers of the Discord server" in told
    assert "Brasidas" not in told
    muted = private(await world.slash(alkaios, "say", text="again"))
    assert muted.content.startswith("You cannot send messages here until <t:")
    answered = private(await world.slash(alkaios, "appeal", text="*sorry* @everyone"))
    assert answered.content.startswith("Thank you. Those who made the decision")
    page = private(await world.slash(manager, "reports", case="1"))
    assert "\\*sorry\\*" in page.content


async def test_play_is_reported_by_an_option(world, alkaios, brasidas, manager):
    await world.begin(alkaios, brasidas)
    await world.slash(brasidas, "report", behaviour="engine")
    listed = private(await world.slash(manager, "reports"))
    assert "was reported for this: Moves by a program" in listed.content
