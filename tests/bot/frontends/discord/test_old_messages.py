"""Messages of versions before the cards: their buttons work, and they become cards or one line."""

from dataclasses import replace

import discord
import pytest

from bot.frontends.discord.channels import ChannelKind, place
from tests.bot.frontends.discord.world import button, items, labels, private

V2 = 1 << 15


@pytest.fixture
async def old(world, alkaios, brasidas):
    """The board as an earlier version posted it, with the same custom ids."""
    board = await world.begin(alkaios, brasidas)
    view = discord.ui.View(timeout=None)
    for each in items(board):
        view.add_item(discord.ui.Button(label=each["label"], custom_id=each["custom_id"]))
    view.stop()
    channel = world.chat.client.get_partial_messageable(world.channel.id)
    sent = await channel.send("**Waiting for Alkaios**", view=view)
    post = await world.store.post_at(place(ChannelKind.CHANNEL, world.channel.id), str(board.id))
    await world.store.drop_post(post)
    await world.store.keep_post(replace(post, message=str(sent.id)))
    world.env.backend.delete_message(world.channel.id, board.id)
    world.env.http_requests.clear()  # an earlier version kept other limits
    return world.again(sent)


async def test_its_buttons_work(world, alkaios, old):
    assert not old.flags.value & V2
    pieces = private(await world.click(alkaios, old, "Move"))
    assert "Which piece?" in pieces.content


async def test_it_becomes_a_card_when_it_is_edited(world, alkaios, old):
    await world.slash(alkaios, "draw")
    card = world.again(old)
    assert card.flags.value & V2
    assert "offers a draw" in card.content
    assert len(card.attachments) == 1
    assert button(card, "Move") == button(old, "Move")


async def test_it_is_deleted_when_the_match_goes_on(world, alkaios, old):
    await world.play(alkaios, "a2-a3")
    assert world.is_gone(old)


async def test_it_becomes_one_line_where_it_cannot_be_deleted(world, alkaios, old):
    world.env.inject_error(
        "DELETE", f"/channels/{world.channel.id}/messages/{old.id}", status=403, code=50013
    )
    await world.play(alkaios, "a2-a3")
    passed = world.again(old)
    assert passed.content.startswith("The match has moved on")
    assert labels(passed) == []
    assert world.board.id != old.id
