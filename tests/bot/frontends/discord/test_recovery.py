"""The call before the extras, and what failed is made good: threads, cards, refusals, members."""

from datetime import timedelta

import discord
import pytest

from bot.core.notifications.sender import MIN_BACKOFF
from bot.frontends.discord.client import RateLimit
from bot.frontends.discord.delivery import CARD_AGAIN
from tests.bot.frontends.discord.world import items, labels, pinged, private

FOREVER = {"times": None}


def cards(world):
    """The messages of the channel that have controls."""
    return [message for message in world.public if items(message)]


@pytest.fixture
async def thread(world, alkaios, brasidas):
    """The thread of a match that has begun."""
    world.allow(create_public_threads=True)
    await world.begin(alkaios, brasidas)
    (thread,) = world.channel.threads
    return thread


async def later(world, seconds):
    await world.env.advance_time(seconds)
    await world.told()


async def test_calls_that_are_left_may_go_however_long_the_window_is():
    limit = RateLimit(30.0)
    limit.limit = limit.remaining = 50
    limit.remaining, limit.reset_after = 49, 300.0
    limit.expires = limit._loop.time() + 300.0
    await limit.acquire()
    assert (limit.remaining, limit.outgoing) == (48, 1)
    limit.remaining = 0
    with pytest.raises(discord.RateLimited):
        await limit.acquire()


async def test_while_no_thread_can_be_made_people_are_called_in_the_channel(
    world, alkaios, brasidas, monkeypatch
):
    async def limited(*_args, **_given):
        raise discord.RateLimited(219)

    world.allow(create_public_threads=True)
    with monkeypatch.context() as patch:
        patch.setattr(discord.PartialMessage, "create_thread", limited)
        await world.begin(alkaios, brasidas)
        assert pinged(world.board) == [alkaios.id]
        await world.play(alkaios, "a2-a5")
        assert pinged(world.board) == [brasidas.id]
        assert world.channel.threads == []
    await world.play(brasidas, "c6-c5")
    (thread,) = world.channel.threads
    assert pinged(thread.last_message) == [alkaios.id]


@pytest.mark.parametrize("refusal", [(429, 30046), (500, 0), (400, 50035)])
async def test_a_card_that_cannot_be_edited_holds_no_call_back(
    world, alkaios, brasidas, thread, refusal
):
    card = f"/channels/{world.channel.id}/messages/{thread.id}"
    world.env.inject_error("PATCH", card, status=refusal[0], code=refusal[1], **FOREVER)
    await world.slash(alkaios, "move", text="a2-a5")
    assert pinged(thread.last_message) == [brasidas.id]
    calls = len(thread.history())
    world.env.backend.faults.clear()
    await later(world, CARD_AGAIN + 1)
    assert ["a2-a5" in message.content for message in cards(world)] == [True]
    assert len(thread.history()) == calls, "nobody is called twice"


@pytest.mark.parametrize("has_threads", [True, False])
@pytest.mark.parametrize("refusal", [(429, 30046), (500, 0)])
async def test_an_edit_before_the_move_holds_no_call_back(
    world, alkaios, brasidas, refusal, has_threads
):
    world.allow(create_public_threads=has_threads)
    await world.begin(alkaios, brasidas)
    cards_here = f"/channels/{world.channel.id}/messages/*"
    world.env.inject_error("PATCH", cards_here, status=refusal[0], code=refusal[1], **FOREVER)
    await world.slash(alkaios, "draw")
    await world.slash(alkaios, "move", text="a2-a5")
    (where,) = world.channel.threads if has_threads else [world.channel]
    assert pinged(where.last_message) == [brasidas.id]
    called = len(where.history())
    world.env.backend.faults.clear()
    await later(world, 2 * CARD_AGAIN)
    assert ["a2-a5" in message.content for message in cards(world)] == [True]
    assert len(where.history()) == called, "no second call"


@pytest.mark.parametrize(
    "refusal",
    [
        (400, 160005),
        (403, 160005),
        (400, 50083),
        (403, 50013),
        (400, 50035),
        (418, 0),
        (404, 10003),
    ],
)
async def test_a_thread_that_takes_no_message_is_done_without(
    world, alkaios, brasidas, thread, refusal
):
    there = f"/channels/{thread.id}/messages"
    world.env.inject_error("POST", there, status=refusal[0], code=refusal[1], **FOREVER)
    await world.slash(alkaios, "move", text="a2-a5")
    assert pinged(world.board) == [brasidas.id]
    assert [each.id for each in cards(world)] == [world.board.id]


@pytest.mark.parametrize(("status", "code"), [(400, 160005), (400, 50035), (403, 50013), (451, 0)])
async def test_where_a_channel_takes_nothing_people_are_called_in_private_and_others_go_on(
    world, alkaios, brasidas, status, code
):
    chloe = world.member("chloe", global_name="Chloe")
    await world.begin(alkaios, brasidas)
    here = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", here, status=status, code=code, **FOREVER)
    await world.slash(alkaios, "move", text="a2-a5")
    assert "Your turn" in brasidas.user.dm_channel.last_message.content
    world.env.backend.faults.clear()
    await world.begin(alkaios, chloe)
    assert pinged(world.board) == [alkaios.id]
    assert not await world.store.due(("discord",), world.clock(), 9), "what is tried later waits"


async def test_invited_again_the_channel_has_one_card(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    world.env.inject_error(
        "*", f"/channels/{world.channel.id}/*", status=403, code=50001, **FOREVER
    )
    await world.slash(alkaios, "move", text="a2-a5")
    world.env.backend.faults.clear()
    await world.slash(brasidas, "move", text="c6-c5")
    assert ["c6-c5" in message.content for message in cards(world)] == [True]


async def test_who_left_the_server_is_called_in_private(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    gone = f"/guilds/{world.guild.id}/members/{brasidas.id}"
    world.env.inject_error("GET", gone, status=404, code=10007, **FOREVER)
    await world.slash(alkaios, "move", text="a2-a5")
    assert pinged(world.board) == []
    assert any("Your turn" in said for said in heard(brasidas))


async def test_who_left_is_called_in_private_also_from_a_thread_that_people_made(
    world, alkaios, brasidas
):
    opener = await alkaios.send(world.channel, "a thread for us")
    world.env.backend.create_thread(
        world.channel.id, "ours", alkaios.id, message_id=opener.id, auto_archive_duration=1440
    )
    (ours,) = world.channel.threads
    terms = {"side": "first", "ruleset": "lemery-compact"}
    await world.slash(alkaios, "challenge", ours, opponent=brasidas, **terms)
    await world.click(brasidas, ours.last_message, "Accept")
    gone = f"/guilds/{world.guild.id}/members/{brasidas.id}"
    world.env.inject_error("GET", gone, status=404, code=10007, **FOREVER)
    await world.slash(alkaios, "move", ours, text="a2-a5")
    assert pinged(ours.last_message) == []
    assert any("Your turn" in said for said in heard(brasidas))


async def private_chat(world, who):
    """The direct messages of a person, as the bot has opened them."""
    return await world.chat.client.create_dm(discord.Object(who.id))


def heard(who):
    """What a person reads in direct messages."""
    chat = who.user.dm_channel
    return [message.content for message in chat.history()] if chat else []


@pytest.mark.parametrize("how", ["who left", "where the channel takes nothing"])
async def test_the_mover_hears_that_the_opponent_cannot_be_called(world, alkaios, brasidas, how):
    await world.begin(alkaios, brasidas)
    theirs = f"/channels/{(await private_chat(world, brasidas)).id}/messages"
    world.env.inject_error("POST", theirs, status=403, code=50007, **FOREVER)
    if how == "who left":
        gone = f"/guilds/{world.guild.id}/members/{brasidas.id}"
        world.env.inject_error("GET", gone, status=404, code=10007, **FOREVER)
    else:
        here = f"/channels/{world.channel.id}/messages"
        world.env.inject_error("POST", here, status=400, code=50035, **FOREVER)
    await world.slash(alkaios, "move", text="a2-a5")
    assert any("could not be notified" in said for said in heard(alkaios))


async def test_direct_messages_that_cannot_be_opened_are_given_up(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    await private_chat(world, alkaios)
    here = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", here, status=403, code=50001, **FOREVER)
    world.env.inject_error("POST", "/users/@me/channels", status=400, code=50033, **FOREVER)
    await world.slash(alkaios, "move", text="a2-a5")
    for _ in range(5):
        await later(world, 60)
    paths = [request.path for request in world.env.http_requests if request.method == "POST"]
    assert paths.count("/users/@me/channels") == 2, "that of the mover, and one attempt"
    assert any("could not be notified" in said for said in heard(alkaios))


async def test_an_item_that_fails_for_now_holds_back_no_other_match(
    world, alkaios, brasidas, monkeypatch
):
    chloe = world.member("chloe", global_name="Chloe")
    await world.begin(alkaios, brasidas)
    first = await world.match()
    compose = world.chat._delivery._platform.compose

    async def broken(content):
        if content.view.match == first.id:
            raise TypeError("no picture of this one")
        return await compose(content)

    monkeypatch.setattr(world.chat._delivery._platform, "compose", broken)
    await world.slash(alkaios, "move", text="a2-a5")
    await world.begin(alkaios, chloe)
    assert pinged(world.board) == [alkaios.id]
    monkeypatch.setattr(world.chat._delivery._platform, "compose", compose)
    await later(world, 2 * MIN_BACKOFF / timedelta(seconds=1) + 1)
    assert any("a2-a5" in message.content for message in cards(world))


@pytest.mark.parametrize("label", ["Accept", "Decline"])
async def test_a_card_that_its_match_has_superseded_is_deleted_once(
    world, alkaios, brasidas, monkeypatch, label
):
    await world.slash(alkaios, "challenge", opponent=brasidas, side="first")
    for name in ("send_message", "edit_message"):
        respond = getattr(discord.InteractionResponse, name)

        async def slowly(response, *given, respond=respond, **named):
            await world.outbox_worker.flush()
            return await respond(response, *given, **named)

        monkeypatch.setattr(discord.InteractionResponse, name, slowly)
    offered = world.board
    await world.click(brasidas, offered, label)
    calls = [(request.method, request.path) for request in world.env.http_requests]
    assert calls.count(("DELETE", f"/channels/{world.channel.id}/messages/{offered.id}")) <= 1
    assert world.is_gone(offered) or items(world.again(offered)) == []


async def test_two_ways_to_one_page_are_one_button(world, alkaios):
    for topic in ("dice", "Rome", "which game has dice"):
        said = private(await world.slash(alkaios, "rules", ruleset="lemery-compact", topic=topic))
        ids = [item["custom_id"] for item in items(said) if item.get("custom_id")]
        assert len(ids) == len(set(ids))
        assert "wrong" not in said.content


async def test_a_menu_without_a_choice_is_refused_kindly(world, alkaios, brasidas):
    board = await world.begin(alkaios, brasidas)
    stored, message = world.keep(board)
    answered = await world.replay(alkaios, (stored, message), "m:9")
    assert private(answered).content


async def test_an_activity_that_is_there_no_more_is_said_to_be_gone(world, alkaios, brasidas):
    board = await world.begin(alkaios, brasidas)
    stored, message = world.keep(board)
    world.env.inject_error("POST", "/interactions/*", status=400, code=50035)
    answered = await world.replay(alkaios, (stored, message), "launch")
    assert "cannot be opened" in private(answered).content


async def test_of_many_matches_each_is_suggested_by_its_opponent(world, alkaios):
    for number in range(30):
        person = world.member(f"person{number}", global_name=f"Person {number:02}")
        await world.begin(alkaios, person)
    (found,) = await world.suggest(alkaios, "board", "match", "Person 03")
    assert found


async def test_a_level_with_a_person_is_refused(world, alkaios, brasidas):
    said = private(await world.slash(alkaios, "challenge", opponent=brasidas, level="3"))
    assert "level" in said.content.casefold()
    assert labels(said) == []
    assert await world.store.count_matches() == 0
