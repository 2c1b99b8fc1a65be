"""Which messages alert people on Discord: only those that call them."""

import asyncio
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import partial

import pytest

from bot.core.matches.context import RequestContext
from bot.core.matches.model import Identity
from bot.core.notifications.outbox_worker import OutboxWorker
from bot.frontends.discord.channels import ChannelKind, ChannelSink, place
from tests.bot.frontends.discord.reading import text_of
from tests.bot.frontends.discord.world import button, labels, pinged

SILENT = 4096  # the flag SUPPRESS_NOTIFICATIONS
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.fixture
def hours(world):
    """Let hours of the outbox's clock go by."""
    time = [NOON]
    world.outbox_worker = OutboxWorker(world.store, lambda: time[0])
    world.outbox_worker.serve(world.chat)

    async def passed(count):
        time[0] += timedelta(hours=count)
        await world.told()

    return passed


@pytest.fixture
def sent(world):
    """Take what has been sent of late: (whether it rings, whom it mentions, its text)."""
    taken = [0]

    def take():
        requests = world.env.http_requests
        fresh, taken[0] = requests[taken[0] :], len(requests)
        return [
            (not request.json.get("flags", 0) & SILENT, text_of(request.json))
            for request in fresh
            if request.method == "POST" and request.path.endswith("/messages")
        ]

    return take


async def settings(world, who, **chosen):
    await world.slash(who, "settings", **chosen)


async def test_a_turn_alerts_the_person_mentioned(world, sent, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    sent()
    await world.play(alkaios, "a2-a3")
    [(rings, text)] = sent()
    assert rings
    assert text.startswith(brasidas.mention)


async def test_an_open_challenge_is_put_up_without_a_sound(world, sent, alkaios):
    await world.slash(alkaios, "challenge")
    [(rings, _)] = sent()
    assert not rings


async def test_a_message_that_takes_the_place_of_a_lost_one_makes_no_sound(
    world, sent, alkaios, brasidas
):
    board = await world.begin(alkaios, brasidas)
    world.env.backend.delete_message(world.channel.id, board.id)
    sent()
    await world.slash(alkaios, "draw")
    [(rings, text)] = sent()
    assert not rings
    assert "offers a draw" in text


async def test_direct_calls_ring_in_direct_messages_alone(world, sent, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    await settings(world, brasidas, notices="direct")
    sent()
    await world.play(alkaios, "a2-a3")
    [(rings, text)] = sent()
    assert rings
    assert "Your turn" in text
    assert pinged(world.board) == []
    [own] = brasidas.user.dm_channel.history()
    assert "Your turn" in own.content


async def test_quiet_hours_are_kept_and_the_call_comes_afterwards(
    world, hours, sent, alkaios, brasidas
):
    await world.begin(alkaios, brasidas)
    await settings(world, brasidas, quiet="11:00-20:00")
    sent()
    await world.play(alkaios, "a2-a3")
    assert not [text for rings, text in sent() if rings]
    await hours(7)
    assert sent() == []
    await hours(1)
    [(rings, text)] = sent()
    assert rings
    assert text.startswith(brasidas.mention)
    await hours(24)
    assert sent() == []


async def test_a_direct_call_waits_for_the_end_of_quiet_hours_too(
    world, hours, sent, alkaios, brasidas
):
    await settings(world, brasidas, quiet="11:00-20:00", notices="direct")
    await world.slash(alkaios, "challenge", opponent=brasidas)
    assert [rings for rings, _ in sent()] == [False]
    await hours(8)
    [(rings, text)] = sent()
    assert rings
    assert "challenges you" in text
    assert len(brasidas.user.dm_channel.history()) == 1


async def test_a_digest_rings_with_a_button_for_each_match(world, hours, sent, alkaios, brasidas):
    await settings(world, brasidas, notices="digest")
    await world.begin(alkaios, brasidas)
    sent()
    await world.play(alkaios, "a2-a3")
    assert not [text for rings, text in sent() if rings]
    await hours(20)
    assert sent() == [(True, "One match is waiting for you:")]
    digest = brasidas.user.dm_channel.last_message
    assert "Alkaios" in labels(digest)[0]
    assert button(digest, labels(digest)[0]).startswith("p:board:")
    await hours(23)
    assert sent() == []


async def test_a_person_without_calls_is_never_alerted(world, hours, sent, alkaios, brasidas):
    await settings(world, brasidas, notices="none")
    await world.begin(alkaios, brasidas)
    sent()
    await world.play(alkaios, "a2-a3")
    await hours(24)
    assert not any(rings for rings, _ in sent())
    assert "Waiting for" in world.board.content


@pytest.mark.usefixtures("brought")
async def test_where_only_answers_are_possible_they_make_no_sound_either(world, alkaios):
    await world.slash(alkaios, "challenge")
    [request] = [
        request
        for request in world.env.http_requests
        if request.method == "POST"
        and "/webhooks/" in request.path
        and "is looking for an opponent" in text_of(request.json)
    ]
    assert request.json["flags"] & SILENT


LIMITED = 12.0
"""How long Discord limits a channel, in seconds; the client library waits in the request."""


async def test_a_limited_channel_delays_the_boards_of_no_other(
    world, alkaios, brasidas, monkeypatch
):
    await world.begin(alkaios, brasidas)
    channels = [world.channel, *(world.guild.create_text_channel(f"g{n}") for n in range(20))]
    send, limited = ChannelSink.send, []

    async def wait_if_limited(sink, *message, **how):
        if sink._channel.id == world.channel.id:
            limited.append(sink)
            await asyncio.sleep(LIMITED)
        return await send(sink, *message, **how)

    monkeypatch.setattr(ChannelSink, "send", wait_if_limited)
    boards = partial(map, lambda channel: len(channel.history()))
    before = len(world.public)
    running = asyncio.create_task(world.outbox_worker.run())
    accounts = [
        await world.store.account_of(Identity("discord", str(each.id)))
        for each in (alkaios, brasidas)
    ]
    with world.env.time_context():
        for channel in channels:  # the limited one first
            where = place(ChannelKind.CHANNEL, channel.id)
            here = RequestContext(place=where, stay=where, theirs=where)
            await world.dispatcher.hear(accounts[0], "challenge lemery-compact first", here)
            world.outbox_worker.wake()
            async with asyncio.timeout(1):
                while channel is world.channel and not limited:  # noqa: ASYNC110 -- no event
                    await asyncio.sleep(0.01)
        async with asyncio.timeout(1):
            while not all(boards(channels[1:])):  # noqa: ASYNC110 -- no event
                await asyncio.sleep(0.01)
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running
    assert len(world.public) == before
