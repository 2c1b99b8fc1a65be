"""Errors on Discord: nothing is changed by mistake, and the person gets an answer."""

import discord
import pytest

from bot.core.matches.errors import TryLater
from bot.core.matches.model import Place, Stage
from bot.core.store.outbox import Notification
from bot.frontends.discord.channels import ChannelSink
from bot.frontends.discord.message import Message
from tests.bot.frontends.discord.world import button, first_button, items, labels, pinged, private

pytestmark = pytest.mark.usefixtures("every_move_is_confirmed")


async def test_a_name_full_of_mentions_and_markup_is_plain_text_and_pings_no_one(world, brasidas):
    name = "@everyone **x** <@1> # [a](b) `c`"
    villain = world.member("villain", global_name=name)
    await world.slash(villain, "challenge", opponent=brasidas)
    card = world.board
    assert not card.mention_everyone
    assert pinged(card) == [brasidas.id]
    assert "@everyone" not in card.content
    assert "\\*\\*x\\*\\*" in card.content
    assert "<@1>" not in card.content.replace("\\<@", "")
    await world.click(brasidas, card, "Accept")
    assert not world.board.mention_everyone


async def test_a_name_that_is_a_link_or_an_emoji_leads_nowhere(world):
    villain = world.member("villain", global_name="https://x.example <:a:123>")
    await world.slash(villain, "challenge")
    assert "https://" not in world.board.content
    assert "\\<:a:" in world.board.content


REFUSED = (
    ("move", {"text": "a2-a5"}, "You have no match in play"),
    ("move", {"text": "x" * 600}, "You have no match in play"),
    ("accept", {"code": "nosuch"}, "There is no match nosuch"),
    ("challenge", {"ruleset": "chess"}, "No game called “chess”"),
    ("challenge", {"ruleset": "lemery-compact", "options": "edge=maybe"}, "is not a choice for"),
    ("rules", {"ruleset": "poleiss"}, "No game called “poleiss”"),
    ("link", {"code": "wrong"}, "This code is not valid"),
)


async def test_a_refusal_is_private(world, alkaios):
    for word, options, said in REFUSED:
        result = await world.slash(alkaios, word, **options)
        assert said in private(result).content, (word, options)
        assert world.public == [], (word, options)


async def test_no_one_plays_against_themselves_or_a_bot(world, alkaios):
    machine = world.member("machine", bot=True)
    refused = private(await world.slash(alkaios, "challenge", opponent=machine))
    assert refused.content.startswith("Bots do not play")
    refused = private(await world.slash(alkaios, "challenge", opponent=alkaios))
    assert "own challenge" in refused.content
    assert await world.store.count_matches() == 0


async def test_an_illegal_move_is_explained_in_private(world, alkaios, brasidas):
    board = await world.begin(alkaios, brasidas)
    refused = private(await world.slash(alkaios, "move", text="a2-b3"))
    assert "is not legal" in refused.content
    assert world.board.id == board.id


async def test_a_stranger_can_only_watch(world, alkaios, brasidas):
    board = await world.begin(alkaios, brasidas)
    refused = private(await world.click(world.member("chilon"), board, "Move"))
    assert "You are not a player in this match" in refused.content
    assert items(refused) == []


async def test_a_move_out_of_turn_is_refused(world, alkaios, brasidas):
    board = await world.begin(alkaios, brasidas)
    refused = private(await world.click(brasidas, board, "Move"))
    assert "It is not your turn" in refused.content


async def test_a_challenge_for_another_person_stays_theirs(world, alkaios, brasidas):
    await world.slash(alkaios, "challenge", opponent=brasidas)
    refused = private(await world.click(world.member("chilon"), world.board, "Accept"))
    assert "This challenge is for someone else." in refused.content
    assert (await world.match()).stage is Stage.OFFERED


async def test_an_old_button_changes_nothing_and_shows_the_current_board(world, alkaios, brasidas):
    board = await world.begin(alkaios, brasidas)
    pieces = private(await world.click(alkaios, board, "Move"))
    squares = (await world.choose(alkaios, pieces, "a2")).response
    preview = (await world.choose(alkaios, squares, "a5")).response
    kept, play = world.keep(preview), button(preview, "Play")
    await world.click(alkaios, preview, "Play")
    await world.play(brasidas, "c6-c5")
    turn = (await world.match()).turn
    again = await world.replay(alkaios, kept, play)
    assert "already played" in again.response.content or "changed" in again.response.content
    assert "Your turn against" in again.response.content
    assert (await world.match()).turn == turn


async def test_a_forged_control_changes_nothing(world, alkaios, brasidas):
    board = await world.begin(alkaios, brasidas)
    before = await world.match()
    stored, message = world.keep(board)
    for forged in ("p:play:zzzzzz:0:1", "p:rob-the-bank", f"p:play:{before.id}:999999:99999"):
        first_button(message)["custom_id"] = forged
        refused = private(await world.replay(alkaios, (stored, message), forged))
        assert refused.content
    assert await world.match() == before


async def test_the_same_interaction_twice_changes_nothing_the_second_time(world, alkaios, brasidas):
    board = await world.begin(alkaios, brasidas)
    pieces = private(await world.click(alkaios, board, "Move"))
    squares = (await world.choose(alkaios, pieces, "a2")).response
    preview = (await world.choose(alkaios, squares, "a5")).response
    kept, play = world.keep(preview), button(preview, "Play")
    await world.replay(alkaios, kept, play)
    once = await world.match()
    await world.replay(alkaios, kept, play)
    assert await world.match() == once


async def test_a_deleted_board_is_posted_again(world, alkaios, brasidas):
    board = await world.begin(alkaios, brasidas)
    await world.env.bot.http.delete_message(world.channel.id, board.id)
    more = private(await world.slash(alkaios, "draw"))
    assert more.content.startswith("You offered a draw")
    assert world.board.id != board.id
    assert labels(world.board) == ["Move", "My board", "Rules", "More"]
    await world.play(alkaios, "a2-a5")
    assert pinged(world.board) == [brasidas.id]


@pytest.mark.parametrize(("side", "verb"), [("first", "POST"), ("second", "PATCH")])
async def test_without_the_right_to_attach_files_the_board_comes_in_words(
    world, alkaios, brasidas, side, verb
):
    await world.slash(alkaios, "challenge", opponent=brasidas, ruleset="lemery-compact", side=side)
    there = f"/channels/{world.channel.id}/messages*"
    world.env.inject_error(verb, there, status=403, code=50013)
    await world.click(brasidas, world.board, "Accept")
    assert world.board.attachments == []
    assert "Orange: men a1" in world.board.content
    assert labels(world.board) == ["Move", "My board", "Rules", "More"]


async def test_kicked_from_the_server_the_bot_calls_people_in_direct_messages(
    world, alkaios, brasidas
):
    await world.begin(alkaios, brasidas)
    match = await world.match()
    world.env.inject_error(
        "*", f"/channels/{world.channel.id}/*", status=403, code=50001, times=None
    )
    await world.slash(alkaios, "move", text="a2-a5")
    chat = brasidas.user.dm_channel
    assert "Your turn against" in chat.last_message.content
    assert "Move" in labels(chat.last_message)
    assert (await world.match()).turn == match.turn + 1


async def test_closed_direct_messages_stop_no_one(world, alkaios, brasidas):
    await world.slash(alkaios, "challenge", opponent=brasidas, ruleset="lemery-compact")
    world.env.inject_error(
        "*", f"/channels/{world.channel.id}/*", status=404, code=10003, times=None
    )
    chat = brasidas.user.dm_channel
    world.env.inject_error("*", f"/channels/{chat.id}/*", status=403, code=50007, times=None)
    (match_id,) = await world.store.match_ids(None, 2)
    accepted = await world.slash(brasidas, "accept", code=match_id)
    assert private(accepted).content == "The match begins."
    await world.outbox_worker.flush()
    assert not await world.store.due(("discord",), world.clock(), 9), "what is tried later waits"


async def test_a_rate_limit_is_waited_out_by_the_parcel_alone(world):
    channel = world.env.bot.get_partial_messageable(world.channel.id)

    async def limited(*_args, **_kwargs):
        raise discord.RateLimited(40)

    channel.send = limited
    with pytest.raises(TryLater) as waiting:
        await ChannelSink(channel).send(Message(content="x"), "nonce", silent=False)
    assert waiting.value.seconds == 40


async def test_an_outage_of_the_store_is_reported_in_private_and_waited_out(
    world, alkaios, monkeypatch
):
    async def broken(*_args, **_kwargs):
        raise OSError("the disk is gone")

    with monkeypatch.context() as patch:
        patch.setattr(world.dispatcher, "do", broken)
        result = await world.slash(alkaios, "games")
    assert "Something went wrong." in private(result).content
    assert private(await world.slash(alkaios, "games")).content.startswith("You have no match")


async def test_a_form_that_was_open_when_the_bot_restarted_is_still_heard(world, alkaios, brasidas):
    board = await world.begin(alkaios, brasidas)
    pieces = private(await world.click(alkaios, board, "Move"))
    form = await alkaios.click(pieces, label="Type it")
    await world.restart()
    await alkaios.submit_modal(form, {"move": "a2-a5"})
    await world.told()
    assert (await world.match()).last.text == "a2-a5"


async def test_a_board_in_an_archived_thread_is_posted_again(world, alkaios, brasidas):
    board = await world.begin(alkaios, brasidas)
    archived = f"/channels/{world.channel.id}/messages/*"
    world.env.inject_error("PATCH", archived, status=400, code=50083)
    await world.slash(alkaios, "draw")
    assert world.board.id != board.id
    assert "offers a draw" in world.board.content


async def test_who_is_answered_too_late_is_told_in_private_what_was_stored(
    world, alkaios, brasidas
):
    await world.slash(alkaios, "challenge", opponent=brasidas)
    world.env.inject_error("POST", "/interactions/*", status=404, code=10062, times=None)
    world.env.inject_error("POST", "/webhooks/*", status=404, code=10015, times=None)
    await world.click(brasidas, world.board, "Accept")
    assert (await world.match()).stage is Stage.RUNNING
    assert labels(world.board)[0] == "Move"
    said = [each.content for each in brasidas.user.dm_channel.history()]
    assert [each.partition(".")[0] for each in said] == ["Done, but I cannot show the match now"]


async def test_a_parcel_that_comes_twice_calls_once(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    before = len(world.env.http_requests)
    notice = Notification(
        match=(await world.match()).id,
        turn=(await world.match()).turn,
        place=Place("discord", f"c{world.channel.id}"),
        called=((await world.match()).seats[0],),
    )
    with world.env.time_context():
        await world.chat.deliver(notice)
        await world.chat.deliver(notice)
    sent = [r.json for r in world.env.http_requests[before:] if r.method == "POST"]
    assert len({body["nonce"] for body in sent}) == 1
    assert all(body["enforce_nonce"] for body in sent)
