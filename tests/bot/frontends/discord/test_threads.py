"""A thread for each match: its card stays in the channel, its turns go into the thread."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.core.matches.errors import TryLater
from bot.core.matches.groups import GroupSettings
from bot.frontends.discord.channels import ChannelKind, ChannelSink, place, server_key
from bot.frontends.discord.command_paths import command_path
from bot.frontends.discord.threads import MAX_NAME, NO_THREAD, thread_name
from tests.bot.core.computer_bench import Table
from tests.bot.core.sample_matches import SHORT_GAME
from tests.bot.frontends.discord.signed import over_both
from tests.bot.frontends.discord.world import items, labels, pinged, private


@pytest.fixture(autouse=True)
def _may_make_threads(world):
    world.allow(create_public_threads=True)


@pytest.fixture
async def thread(world, alkaios, brasidas):
    """The thread of a match in play."""
    await world.begin(alkaios, brasidas)
    return thread_of(world)


def thread_of(world):
    (thread,) = world.channel.threads
    return thread


def turns(thread):
    return [message for message in thread.history() if message.content or message.attachments]


def card(world):
    """The only message in the channel that has controls."""
    (found,) = [message for message in world.public if items(message)]
    return found


def plain(message):
    return message.content.replace("\u2068", "").replace("\u2069", "")


def state(world, thread):
    return world.env.backend.channels[thread.id].thread_metadata


async def kept(world):
    match = await world.match()
    return await world.store.posts(match.id, "discord")


async def test_a_process_that_has_other_shards_makes_threads_too(world, alkaios, brasidas):
    await world.slash(alkaios, "challenge", opponent=brasidas, side="first")
    client, number = world.chat.client, world.guild.id
    others = 1 - (number >> 22) % 2
    world.chat._options = replace(world.chat._options, shards=2, shard_ids=(others,))
    world.chat._servers.is_heard = world.chat._options.is_told_of
    client._connection._remove_guild(client.get_guild(number))
    await world.click(brasidas, world.board, "Accept")
    assert turns(thread_of(world))


@over_both
async def test_the_card_stays_and_each_turn_is_a_message_in_the_thread(world, alkaios, brasidas):
    await world.slash(
        alkaios, "challenge", opponent=brasidas, side="first", ruleset="lemery-compact"
    )
    offered = world.board
    await world.click(brasidas, offered, "Accept")
    thread = thread_of(world)
    assert thread.name == "Alkaios \N{EN DASH} Brasidas: Compact Petteia (Lemery Games)"
    (begun,) = turns(thread)
    assert pinged(begun) == [alkaios.id]
    players = (alkaios, brasidas) * 2
    for number, (who, action) in enumerate(zip(players, SHORT_GAME, strict=False), 2):
        await world.play(who, action)
        other = brasidas if who is alkaios else alkaios
        assert card(world).id == offered.id == thread.id
        assert plain(card(world)).startswith(f"**Waiting for {other.name.title()}**")
        assert len(card(world).attachments) == 1
        assert len(turns(thread)) == number
        said = thread.last_message
        assert pinged(said) == [other.id]
        assert f"{who.name.title()} played" in plain(said)
        assert len(said.attachments) == 1


async def test_a_match_that_begins_with_its_first_message_has_its_thread_at_once(world, alkaios):
    Table(world)
    await world.slash(alkaios, "challenge", level="1", side="first", ruleset="lemery-compact")
    assert [thread.id for thread in world.channel.threads] == [card(world).id]
    thread = thread_of(world)
    assert [each.thread for each in await kept(world)] == [f"c{thread.id}"]
    await world.play(alkaios, "a2-a5")
    assert "a2-a5" in thread.last_message.content
    assert card(world).id == thread.id


async def test_a_turn_in_the_thread_has_no_word_that_becomes_outdated(world, thread, alkaios):
    await world.play(alkaios, "a2-a5")
    for turn in turns(thread):
        assert "Waiting for" not in turn.content
        assert labels(turn) == ["Go to the board"]
        (link,) = items(turn)
        assert link["url"].endswith(f"/{world.channel.id}/{card(world).id}")
        assert "custom_id" not in link


async def test_at_the_end_the_result_is_in_the_card_and_the_thread_is_archived(
    world, thread, alkaios, brasidas
):
    for who, action in zip((alkaios, brasidas) * 3, SHORT_GAME, strict=False):
        await world.play(who, action)
    assert plain(card(world)).startswith("**Alkaios won: leader captured.**")
    assert labels(card(world))[0] == "Rematch"
    assert "Alkaios won" in plain(thread.last_message)
    assert state(world, thread).archived


async def test_resigning_archives_the_thread_too(world, thread, alkaios, brasidas):
    asked = private(await world.slash(alkaios, "resign"))
    await world.click(alkaios, asked, "Yes, resign")
    assert "won" in card(world).content
    assert pinged(thread.last_message) == [brasidas.id]
    assert state(world, thread).archived


async def test_quiet_players_have_their_thread_archived_too(world, thread, alkaios, brasidas):
    for who in (alkaios, brasidas):
        await world.slash(who, "settings", notices="none")
    asked = private(await world.slash(alkaios, "resign"))
    await world.click(alkaios, asked, "Yes, resign")
    assert "won" in card(world).content
    assert state(world, thread).archived
    said = len(turns(thread))
    await world.click(brasidas, card(world), "Rematch")
    assert len(turns(thread)) == said
    assert state(world, thread).archived


async def test_a_restart_goes_on_in_the_same_thread(world, thread, alkaios):
    await world.restart()
    await world.play(alkaios, "a2-a5")
    assert len(turns(thread)) == 2
    assert thread_of(world).id == thread.id == card(world).id


async def test_a_thread_made_just_before_a_crash_is_found_again(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    (post,) = await kept(world)
    await world.store.keep_post(replace(post, thread=""))
    await world.play(alkaios, "a2-a5")
    assert [each.thread for each in await kept(world)] == [f"c{thread_of(world).id}"]
    assert len(turns(thread_of(world))) == 2


async def test_an_archived_thread_is_opened_again_by_the_next_turn(world, thread, alkaios):
    state(world, thread).archived = True
    await world.play(alkaios, "a2-a5")
    assert len(turns(thread)) == 2
    assert not state(world, thread).archived


@over_both
@pytest.mark.parametrize("how", ["deleted", "locked", "hidden", "without its card"])
async def test_without_its_thread_the_match_goes_on_in_the_channel(
    world, thread, alkaios, brasidas, how
):
    match how:
        case "deleted":
            world.env.backend.delete_channel(thread.id)
        case "locked":
            state(world, thread).archived = state(world, thread).locked = True
        case "hidden":
            world.allow(create_public_threads=True, send_messages_in_threads=False)
        case _:
            world.env.backend.delete_message(world.channel.id, card(world).id)
    await world.play(alkaios, "a2-a5")
    called = thread.last_message if how == "without its card" else card(world)
    assert pinged(called) == [brasidas.id]
    assert card(world).id != thread.id
    await world.play(brasidas, "c6-c5")
    assert pinged(card(world)) == [alkaios.id]
    assert [each.thread for each in await kept(world)] == [NO_THREAD]
    assert len(world.channel.threads) == (0 if how == "deleted" else 1)


@pytest.mark.parametrize(
    "right", ["create_public_threads", "send_messages_in_threads", "read_message_history"]
)
async def test_without_the_right_there_is_one_board_in_the_channel(world, alkaios, brasidas, right):
    world.allow(**{"create_public_threads": True, right: False})
    await world.begin(alkaios, brasidas)
    await world.play(alkaios, "a2-a5")
    assert pinged(card(world)) == [brasidas.id]
    assert world.public == [card(world)]
    assert world.channel.threads == []


async def test_a_right_that_is_taken_meanwhile_costs_nothing(world, alkaios, brasidas):
    world.env.inject_error(
        "POST", f"/channels/{world.channel.id}/messages/*/threads", status=403, code=50013
    )
    await world.begin(alkaios, brasidas)
    assert pinged(card(world)) == [alkaios.id]
    assert [each.thread for each in await kept(world)] == [NO_THREAD]


async def test_a_server_that_wants_none_gets_none(world, alkaios, brasidas):
    await world.store.keep_group_settings(
        server_key(world.guild.id), GroupSettings(threads=False), world.clock()
    )
    await world.begin(alkaios, brasidas)
    assert world.channel.threads == []


async def test_a_channel_that_is_limited_is_waited_for(world, alkaios, brasidas, monkeypatch):
    opened, waits = ChannelSink.edit, [TryLater(0.0)]

    async def limited(sink, *given):
        if waits:
            raise waits.pop()
        await opened(sink, *given)

    monkeypatch.setattr(ChannelSink, "edit", limited)
    await world.begin(alkaios, brasidas)
    await world.put_forward(world.clock() + timedelta(minutes=1))
    await world.told()
    assert len(turns(thread_of(world))) == 1


async def test_the_thread_belongs_to_the_channel_of_the_card(world, thread, alkaios):
    await world.slash(alkaios, "move", thread, text="a2-a5")
    assert len(turns(thread)) == 2
    match = await world.match()
    assert {stay.place for stay in match.stays} == {place(ChannelKind.CHANNEL, world.channel.id)}


async def test_a_word_in_the_thread_is_about_its_match(world, thread, alkaios, brasidas):
    await world.slash(
        alkaios, "challenge", opponent=brasidas, side="first", ruleset="lemery-compact"
    )
    await world.click(brasidas, world.board, "Accept")
    asked = private(await world.slash(alkaios, "move", text="a2-a5"))
    assert "Which match" in asked.content
    path = command_path("move")
    await world.slash(alkaios, "move", world.channel.threads[1], text="a2-a5")
    for where, opens in ((thread, True), (world.channel.threads[1], False)):
        found = await alkaios.autocomplete(where, path, "text", "a2")
        assert bool(found) is opens, where.name
    played = private(await world.slash(alkaios, "move", thread, text="a2-a5"))
    assert played.content.startswith("You played")
    assert len(turns(thread)) == 2


async def test_quiet_players_get_their_turns_in_the_thread_without_a_sound(
    world, thread, alkaios, brasidas
):
    await world.slash(brasidas, "settings", notices="none")
    await world.play(alkaios, "a2-a5")
    said = thread.last_message
    assert (pinged(said), len(turns(thread))) == ([], 2)
    assert said.flags.suppress_notifications


@over_both
async def test_a_match_in_a_thread_of_others_stays_there(world, alkaios, brasidas):
    opener = await alkaios.send(world.channel, "a thread for us")
    made = world.env.backend.create_thread(
        world.channel.id, "ours", alkaios.id, message_id=opener.id, auto_archive_duration=1440
    )
    (ours,) = [each for each in world.channel.threads if each.id == made.id]
    await world.slash(alkaios, "challenge", ours, opponent=brasidas)
    await world.click(brasidas, ours.last_message, "Accept")
    assert [each.id for each in world.channel.threads] == [ours.id]
    assert "Waiting for" in ours.last_message.content


async def test_names_of_players_are_no_markup_in_the_name_of_their_thread(world):
    first = world.member("one", global_name="@everyone <@&7> **b**")
    second = world.member("two", global_name="[x](https://e.vil) `")
    await world.begin(first, second)
    assert thread_of(world).name == (
        "everyone &7 b \N{EN DASH} x(https//e.vil) : Compact Petteia (Lemery Games)"
    )


def test_the_name_of_a_thread_is_short_plain_and_mentions_nobody():
    for hostile in (
        "@everyone",
        "<@&7>",
        "**bold**",
        "[x](https://e.vil)",
        "\n\n",
        "#rules",
        "`x`",
    ):
        name = thread_name(f"{hostile}: {'y' * 200}")
        assert 1 <= len(name) <= MAX_NAME
        assert not set(name) & set("@<>*[]`#\n\u2068")
    assert thread_name("@@@") == "Petteia"


async def test_a_rated_match_has_a_thread_too(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas, rated="on")
    thread = thread_of(world)
    assert "Compact Petteia (Lemery Games)" in thread.name
    assert "rated" not in thread.name
    (turn,) = turns(thread)
    assert "-# Compact Petteia (Lemery Games), rated" in turn.content
