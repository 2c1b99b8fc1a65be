"""A match on Discord, by buttons, menus, the form and commands."""

import pytest

from bot.core.matches.model import Stage
from engine import Reason
from tests.bot.frontends.discord.signed import over_both
from tests.bot.frontends.discord.world import labels, menus, pinged, private

pytestmark = pytest.mark.usefixtures("every_move_is_confirmed")


@over_both
async def test_a_challenge_is_confirmed_in_private_and_posted_in_the_channel(
    world, alkaios, brasidas
):
    result = await world.slash(alkaios, "challenge", opponent=brasidas)
    assert private(result).content == "Challenge sent to \u2068Brasidas\u2069."
    assert labels(private(result)) == ["Change game", "Withdraw", "Details"]
    (card,) = world.public
    assert "**\u2068Alkaios\u2069 challenges \u2068Brasidas\u2069.**" in card.content
    assert pinged(card) == [brasidas.id]
    assert labels(card) == ["Accept", "Decline", "Rules", "Change game", "Details"]


async def test_an_open_challenge_pings_no_one_and_anyone_can_accept_it(world, alkaios):
    await world.slash(alkaios, "challenge")
    assert pinged(world.board) == []
    assert labels(world.board) == ["Accept", "Rules", "Change game", "Details"]
    result = await world.click(world.member("chilon"), world.board, "Accept")
    assert private(result).content.startswith("The match begins.")


@over_both
async def test_an_accepted_challenge_becomes_a_board_for_everybody(world, alkaios, brasidas):
    await world.slash(
        alkaios, "challenge", opponent=brasidas, side="first", ruleset="lemery-compact"
    )
    card = world.board
    result = await world.click(brasidas, card, "Accept")
    assert private(result).content == "The match begins."
    board = world.board
    assert board.id != card.id
    assert pinged(board) == [alkaios.id]
    assert labels(board) == ["Move", "My board", "Rules", "More"]
    (picture,) = board.attachments
    assert picture.filename == "board.png"
    assert "leader" in picture.description
    assert world.is_gone(card)


@over_both
async def test_a_move_is_picked_previewed_and_played_in_one_private_message(
    world, alkaios, brasidas
):
    board = await world.begin(alkaios, brasidas)
    pieces = private(await world.click(alkaios, board, "Move"))
    assert "Which piece?" in pieces.content
    assert menus(pieces)[0]["placeholder"] == "Which piece?"
    squares = (await world.choose(alkaios, pieces, "a2")).response
    assert "a2: where to?" in squares.content
    preview = (await world.choose(alkaios, squares, "a5")).response
    assert "a2-a5?" in preview.content
    assert labels(preview) == ["Play", "Back", "Type it"]
    played = (await world.click(alkaios, preview, "Play")).response
    assert pieces.id == squares.id == preview.id == played.id
    assert played.content == "You played a2-a5."
    assert (labels(played), menus(played), played.attachments) == ([], [], [])
    assert world.board.id != board.id
    assert pinged(world.board) == [brasidas.id]
    assert world.is_gone(board)


async def test_another_piece_can_be_picked_while_a_square_is_sought(world, alkaios, brasidas):
    board = await world.begin(alkaios, brasidas)
    pieces = private(await world.click(alkaios, board, "Move"))
    squares = (await world.choose(alkaios, pieces, "a2")).response
    other = (await world.choose(alkaios, squares, "b2", menu=1)).response
    assert "b2: where to?" in other.content
    again = [option["label"] for option in menus(other)[1]["options"]]
    assert "a2" in again
    assert "b2" not in again


async def test_back_shows_the_board_again_and_plays_nothing(world, alkaios, brasidas):
    board = await world.begin(alkaios, brasidas)
    pieces = private(await world.click(alkaios, board, "Move"))
    shown = (await world.click(alkaios, pieces, "Back")).response
    assert shown.id == pieces.id
    assert "Move" in labels(shown)
    assert (await world.match()).last is None


@over_both
async def test_a_move_is_typed_into_the_form(world, alkaios, brasidas):
    board = await world.begin(alkaios, brasidas)
    pieces = private(await world.click(alkaios, board, "Move"))
    result = await world.type(alkaios, pieces, "a2-a5")
    assert result.response.id == pieces.id
    assert result.response.content == "You played a2-a5."
    assert (await world.match()).last.text == "a2-a5"


async def test_a_move_is_given_with_the_command(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    result = await world.slash(alkaios, "move", text="a2-a5")
    assert private(result).content == "You played a2-a5."
    assert pinged(world.board) == [brasidas.id]


async def test_ones_own_board_is_shown_from_ones_own_side_in_private(world, alkaios, brasidas):
    board = await world.begin(alkaios, brasidas)
    mine = private(await world.click(brasidas, board, "My board"))
    assert len(mine.attachments) == 1
    assert "Move" not in labels(mine)
    assert "Move" in labels(private(await world.click(alkaios, board, "My board")))


async def test_the_board_is_said_in_words(world, alkaios, brasidas):
    board = await world.begin(alkaios, brasidas)
    more = private(await world.click(alkaios, board, "More"))
    assert labels(more) == [
        "Board in words",
        "Replay",
        "Details",
        "Offer a draw",
        "Pause clock",
        "Ask for hints",
        "Resign",
        "Block this person",
    ]
    words = (await world.click(alkaios, more, "Board in words")).response
    assert "Orange: men a1," in words.content


async def test_a_draw_is_offered_and_agreed(world, alkaios, brasidas):
    board = await world.begin(alkaios, brasidas)
    more = private(await world.click(alkaios, board, "More"))
    assert (await world.click(alkaios, more, "Offer a draw")).response.content.startswith("You off")
    assert "offers a draw" in world.board.content
    assert world.board.id == board.id
    more = private(await world.click(brasidas, board, "More"))
    await world.click(brasidas, more, "Accept draw")
    assert (await world.match()).outcome.reason is Reason.AGREEMENT
    assert "Draw" in world.board.content
    assert pinged(world.board) == [alkaios.id]


@over_both
async def test_resigning_is_asked_once_and_ends_the_match(world, alkaios, brasidas):
    board = await world.begin(alkaios, brasidas)
    asked = private(await world.slash(alkaios, "resign"))
    assert "Resign this match of Compact Petteia" in asked.content
    await world.click(alkaios, asked, "Yes, resign")
    assert (await world.match()).outcome.reason is Reason.RESIGNATION
    assert pinged(world.board) == [brasidas.id]
    assert labels(world.board) == ["Rematch", "Replay", "Analysis", "Rules", "Record", "Details"]
    assert world.is_gone(board)


async def test_a_challenge_is_declined(world, alkaios, brasidas):
    await world.slash(alkaios, "challenge", opponent=brasidas)
    card = world.board
    assert private(await world.click(brasidas, card, "Decline")).content.startswith(
        "Challenge declined"
    )
    assert (await world.match()).stage is Stage.DECLINED
    assert "declined" in world.board.content
    assert pinged(world.board) == [alkaios.id]
    assert world.is_gone(card)


async def test_a_challenge_is_taken_back(world, alkaios, brasidas):
    mine = private(await world.slash(alkaios, "challenge", opponent=brasidas))
    await world.click(alkaios, mine, "Withdraw")
    assert (await world.match()).stage is Stage.WITHDRAWN
    assert labels(world.board) == []


async def test_two_play_in_a_thread_as_in_a_channel(world, alkaios, brasidas):
    opener = await alkaios.send(world.channel, "a thread for us")
    world.env.backend.create_thread(
        world.channel.id, "ours", alkaios.id, message_id=opener.id, auto_archive_duration=1440
    )
    (thread,) = world.channel.threads
    await world.slash(alkaios, "challenge", thread, opponent=brasidas)
    assert pinged(thread.last_message) == [brasidas.id]


async def test_the_answer_to_a_move_has_a_button_for_the_next_match(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    first = (await world.match()).id
    await world.begin(alkaios, world.member("Chloe"))
    moved = private(await world.slash(alkaios, "move", text="a2-a5", match=first))
    assert moved.content.startswith("You played")
    label = "Next match: \u2068Chloe\u2069"
    assert label in labels(moved)
    shown = private(await world.click(alkaios, moved, label))
    assert "Your turn against \u2068Chloe\u2069" in shown.content
