"""Boards that a crash left behind are removed, and so is an old one that is pressed."""

from contextlib import suppress

import pytest

from bot.core.matches.errors import StoreFault
from bot.frontends.discord.channels import ChannelSink
from tests.bot.frontends.discord.world import items, private


@pytest.fixture
async def left(world, alkaios, brasidas, monkeypatch):
    """The board that was sent, but not stored, when the process ended."""
    await world.begin(alkaios, brasidas)
    send = ChannelSink.send

    async def killed(sink, *given, **named):
        await send(sink, *given, **named)
        raise StoreFault

    monkeypatch.setattr(ChannelSink, "send", killed)
    with suppress(StoreFault):
        await world.slash(alkaios, "move", text="a2-a5")
    monkeypatch.setattr(ChannelSink, "send", send)
    older, newer = cards(world)
    assert older.id < newer.id
    return newer


def cards(world):
    return [message for message in world.public if items(message)]


async def test_a_board_sent_before_a_crash_is_found_by_its_nonce(world, left):
    await world.restart()
    await world.told()
    assert [message.id for message in cards(world)] == [left.id]
    assert "Waiting for" in world.board.content


async def test_one_whose_match_has_gone_on_is_deleted_after_the_start(world, left, brasidas):
    await world.restart()
    await world.play(brasidas, "c6-c5")
    (board,) = cards(world)
    assert board.id > left.id


async def test_one_that_is_older_than_its_nonce_is_deleted_after_the_start(world, left):
    world.env.backend.nonces.clear()
    await world.restart()
    await world.told()
    (board,) = cards(world)
    assert board.id > left.id


async def test_a_board_that_is_no_post_is_deleted_when_it_is_pressed(world, left, brasidas):
    world.allow(create_public_threads=False, read_message_history=False)
    await world.restart()
    await world.play(brasidas, "c6-c5")
    assert len(cards(world)) == 2
    pressed = await world.click(brasidas, left, "My board")
    assert "Waiting for" in private(pressed).content
    assert world.is_gone(left)
    (board,) = cards(world)
    await world.click(brasidas, board, "My board")
    assert not world.is_gone(board)


async def test_other_messages_are_left_alone(world, left, alkaios, brasidas):
    await alkaios.send(world.channel, "good luck")
    await world.slash(alkaios, "challenge", opponent=brasidas, ruleset="lemery-compact")
    await world.restart()
    await world.play(brasidas, "c6-c5")
    assert world.is_gone(left)
    assert [message.content for message in world.public if message.content == "good luck"]
    assert len(cards(world)) == 2
