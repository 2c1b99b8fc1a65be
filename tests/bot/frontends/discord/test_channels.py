"""Direct messages, and channels of servers that the bot is not in."""

import re

import pytest

from bot.core.matches.model import Stage
from tests.bot.frontends.discord.reading import text_of
from tests.bot.frontends.discord.world import items, labels, menus, pinged, private

pytestmark = pytest.mark.usefixtures("every_move_is_confirmed")


@pytest.fixture
async def pair(world, alkaios, brasidas):
    """Two people in a match that each plays in direct messages."""
    made = await alkaios.user.slash("petteia challenge", ruleset="lemery-compact", side="first")
    await world.told()
    code = re.search(r"Code: (\w+)", made.response.content)[1]
    await brasidas.user.slash("petteia accept", code=code)
    await world.told()
    return alkaios.user, brasidas.user


def last(user):
    return user.dm_channel.last_message


async def click(world, user, message, label):
    result = await user.click(message, label=label)
    await world.told()
    return result


async def test_an_open_challenge_from_direct_messages_has_a_code_and_no_post(world, alkaios):
    made = await alkaios.user.slash("petteia challenge")
    await world.told()
    assert "Code:" in made.response.content
    assert world.public == []


async def test_who_is_to_move_is_called_in_their_direct_messages(pair):
    assert "Your turn against" in last(pair[0]).content
    assert labels(last(pair[0]))[0] == "Move"


async def test_a_move_in_direct_messages_calls_the_other_there(world, pair):
    alkaios, brasidas = pair
    board = last(alkaios)
    pieces = private(await click(world, alkaios, board, "Move"))
    value = menus(pieces)[0]["options"][0]["value"]
    squares = (await alkaios.select(pieces, [value], custom_id="m:0")).response
    value = menus(squares)[0]["options"][0]["value"]
    preview = (await alkaios.select(squares, [value], custom_id="m:0")).response
    played = await click(world, alkaios, preview, "Play")
    assert played.response.content.startswith("You played")
    assert items(played.response) == []
    assert "Your turn against" in last(brasidas).content
    mine = next(m for m in alkaios.dm_channel.history() if m.id == board.id)
    assert "Waiting for" in mine.content
    assert "Move" not in labels(mine)


async def test_in_direct_messages_the_event_and_the_state_are_said_once(world, pair):
    alkaios, _ = pair
    before = len(alkaios.dm_channel.history())
    await alkaios.slash("petteia move", text="a2-a5")
    await world.told()
    assert len(alkaios.dm_channel.history()) == before


async def test_news_reach_who_waits_for_an_answer(world, alkaios, brasidas):
    made = await alkaios.user.slash("petteia challenge", opponent=brasidas.user)
    await world.told()
    assert made.response.content.startswith("Challenge sent to \u2068Brasidas\u2069.")
    card = last(brasidas.user)
    assert labels(card) == ["Accept", "Decline", "Rules", "Block this person", "Details"]
    await click(world, brasidas.user, card, "Decline")
    assert "declined your challenge" in last(alkaios.user).content
    assert (await world.match()).stage is Stage.DECLINED


async def test_news_stay_in_the_message_that_brought_them(world, pair):
    alkaios, brasidas = pair
    await alkaios.slash("petteia match draw")
    await world.told()
    board = (await brasidas.slash("petteia board")).response
    before = len(world.env.http_requests)
    declined = (await click(world, brasidas, board, "Decline draw")).response
    assert "You declined the offer. The match goes on." in declined.content
    assert "Your opponent declined your offer." in last(alkaios).content
    assert "Your turn against" in last(alkaios).content
    chat = f"/channels/{alkaios.dm_channel.id}/"
    later = [r for r in world.env.http_requests[before:] if r.path.startswith(chat)]
    assert [r.method for r in later] == ["POST", "DELETE"]
    assert "Your opponent declined your offer." in text_of(later[0].json)


@pytest.mark.usefixtures("brought")
async def test_where_only_a_person_brought_the_bot_each_turn_is_an_answer(world, alkaios, brasidas):
    made = await world.slash(
        alkaios, "challenge", opponent=brasidas, ruleset="lemery-compact", side="first"
    )
    assert made.ephemeral
    card = world.board
    assert card.id == made.followups[0].id
    assert pinged(card) == [brasidas.id]
    accepted = await world.click(brasidas, card, "Accept")
    board = world.board
    assert board.id in {said.id for said in accepted.followups}
    assert pinged(board) == [alkaios.id]
    assert world.is_gone(card)
    played = await world.slash(alkaios, "move", text="a2-a5")
    assert world.board.id == played.followups[0].id
    assert pinged(world.board) == [brasidas.id]
    assert world.is_gone(board)
    assert alkaios.user.dm_channel.history() == brasidas.user.dm_channel.history() == []


@pytest.mark.usefixtures("brought")
async def test_a_board_whose_token_has_expired_becomes_one_line_when_it_is_pressed(
    world, alkaios, brasidas
):
    board = await world.begin(alkaios, brasidas)
    world.chat._tokens._sinks.clear()
    await world.click(alkaios, board, "My board")
    await world.slash(alkaios, "move", text="a2-a5")
    assert not world.is_gone(board)
    pressed = await world.click(brasidas, board, "My board")
    assert "Your turn" in private(pressed).content
    assert labels(world.again(board)) == []
    assert "moved on" in world.again(board).content


@pytest.mark.usefixtures("brought")
async def test_without_an_answer_to_give_people_are_called_in_direct_messages(
    world, alkaios, brasidas
):
    await world.begin(alkaios, brasidas)
    world.chat._tokens._sinks.clear()
    await alkaios.user.slash("petteia move", text="a2-a5")
    await world.told()
    assert "Your turn against" in last(brasidas.user).content


@pytest.mark.usefixtures("brought")
async def test_where_people_may_not_bring_bots_the_match_is_in_direct_messages(
    world, alkaios, brasidas
):
    world.external = False
    await world.slash(alkaios, "challenge", opponent=brasidas)
    assert world.public == []
    buttons = ["Accept", "Decline", "Rules", "Block this person", "Details"]
    assert labels(last(brasidas.user)) == buttons
