"""Servers without a gateway: looked up when they are needed, once in a while."""

import pytest

from bot.core.matches.groups import DEFAULTS, GroupSettings
from bot.core.matches.messages import line
from bot.frontends.discord import servers
from bot.frontends.discord.channels import ChannelKind, place, server_key
from tests.bot.frontends.discord.signed import HttpWorld
from tests.bot.frontends.discord.world import labels, private

pytestmark = pytest.mark.parametrize("world", [HttpWorld], indirect=True)


def looks(world):
    """How often the server was asked for."""
    path = f"/guilds/{world.guild.id}"
    return [(each.method, each.path) for each in world.env.http_requests].count(("GET", path))


async def posted(world):
    """Post something in the channel that nobody asked for."""
    here = place(ChannelKind.CHANNEL, world.channel.id)
    with world.env.time_context():
        await world.chat.deliver_lines(here, (line("discord-gone"),))


async def settings(world):
    return await world.store.group_settings(server_key(world.guild.id))


@pytest.fixture
async def in_italian(world):
    chosen = GroupSettings(language="it", threads=False)
    await world.store.keep_group_settings(server_key(world.guild.id), chosen, world.clock())


async def test_a_server_is_looked_up_once_for_all_who_play_there(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    await world.play(alkaios, "a2-a5")
    assert looks(world) == 1


@pytest.mark.usefixtures("in_italian")
@pytest.mark.parametrize("receives_input", [True, False])
async def test_after_a_restart_a_post_is_in_the_language_of_the_server(world, receives_input):
    world.options["receives_input"] = receives_input
    await world.restart()
    await posted(world)
    await posted(world)
    assert world.board.content == "Questa sfida non è più aperta."
    assert looks(world) == 1


async def test_a_channel_that_is_made_later_is_known(world, alkaios, brasidas):
    world.allow(create_public_threads=True)
    await world.begin(alkaios, brasidas)
    other = world.guild.create_text_channel("stoa")
    options = {"ruleset": "lemery-compact", "side": "first"}
    await world.slash(brasidas, "challenge", other, opponent=alkaios, **options)
    (offered,) = [message for message in other.history() if not message.flags.ephemeral]
    await world.click(alkaios, offered, "Accept")
    assert len(other.threads) == 1


@pytest.mark.usefixtures("in_italian")
async def test_a_server_that_the_bot_is_removed_from_is_forgotten(world, alkaios, monkeypatch):
    monkeypatch.setattr(servers, "GOOD_FOR", 0.0)
    await world.slash(alkaios, "games")
    assert world.chat.client.get_guild(world.guild.id)
    world.env.inject_error("GET", f"/guilds/{world.guild.id}", status=403, code=50001)
    await posted(world)
    assert world.chat.client.get_guild(world.guild.id) is None
    assert await settings(world) == DEFAULTS


async def test_where_only_commands_are_installed_the_bot_answers_and_does_not_post(
    world, alkaios, brasidas
):
    path = f"/guilds/{world.guild.id}"
    world.env.inject_error("GET", path, status=403, code=50001, times=None)
    world.env.inject_error(
        "*", f"/channels/{world.channel.id}/*", status=403, code=50001, times=None
    )
    await world.slash(alkaios, "challenge", opponent=brasidas)
    (offer,) = [message for message in world.channel.history() if labels(message)]
    await world.click(brasidas, offer, "Accept")
    match = await world.match()
    kinds = {post.place.key[0] for post in await world.store.posts(match.id, "discord")}
    assert kinds == {ChannelKind.ANSWERS}
    assert looks(world) == 1


@pytest.mark.usefixtures("in_italian")
async def test_a_server_that_cannot_be_looked_up_is_tried_again(world, alkaios):
    world.env.inject_error("GET", f"/guilds/{world.guild.id}", status=503, times=1)
    for _ in range(2):
        assert private(await world.slash(alkaios, "games")).content.startswith("You have no match")
    assert looks(world) == 2
    assert (await settings(world)).language == "it"
