"""A whole match on Discord, with the bot's process torn down and built anew in the middle."""

import pytest

from engine import Reason, Side
from tests.bot.frontends.discord.world import World, button, labels, menus, pinged, private

SHORT_GAME = ("a2-a5", "c6-c5", "h2-h5", "c5-b5", "h5-c5")


@pytest.fixture
async def world(sqlite_url):
    world = World(sqlite_url)
    await world.open()
    yield world
    try:
        world.check()
    finally:
        await world.close()


async def play_by_menus(world, who, action):
    """Pick the piece, pick the square, look, play; returns the preview and what it would play."""
    start, end = action.split("-")
    pieces = private(await world.click(who, world.board, "Move"))
    squares = (await world.choose(who, pieces, start)).response
    labelled = {option["label"].partition(" ")[0]: option for option in options(squares)}
    preview = (await world.choose(who, squares, labelled[end]["label"])).response
    kept = world.keep(preview), button(preview, "Play")
    played = await world.click(who, preview, "Play")
    assert played.response.content == f"You played {action}."
    return kept


def options(message):
    return [option for menu in menus(message) for option in menu["options"]]


async def test_a_match_from_the_challenge_to_victory_through_a_restart(world):
    alkaios = world.member("alkaios", global_name="Alkaios")
    brasidas = world.member("brasidas", global_name="Brasidas")
    await world.slash(alkaios, "settings", confirm="on")
    first_board = await world.begin(alkaios, brasidas)
    kept_board = world.keep(first_board)
    move = button(first_board, "Move")

    first_play = await play_by_menus(world, alkaios, SHORT_GAME[0])
    pieces = private(await world.click(brasidas, world.board, "Move"))
    await world.type(brasidas, pieces, SHORT_GAME[1])
    waiting = private(await world.click(alkaios, world.board, "Move"))

    await world.restart()
    before = await world.match()

    old = private(await world.replay(alkaios, kept_board, move))
    assert "The board has changed." in old.content
    again = await world.replay(alkaios, *first_play)
    assert "already played" in again.response.content or "changed" in again.response.content
    assert await world.match() == before

    squares = (await world.choose(alkaios, waiting, "h2")).response
    preview = (await world.choose(alkaios, squares, "h5")).response
    await world.click(alkaios, preview, "Play")
    assert pinged(world.board) == [brasidas.id]

    assert SHORT_GAME[3] in await world.suggest(brasidas, "move", "text", "c5")
    await world.play(brasidas, SHORT_GAME[3])
    await play_by_menus(world, alkaios, SHORT_GAME[4])

    match = await world.match()
    assert match.outcome.winner is Side.FIRST
    assert match.outcome.reason is Reason.LEADER_CAPTURED
    assert "\u2068Alkaios\u2069 won: leader captured." in world.board.content
    assert pinged(world.board) == [brasidas.id]
    assert labels(world.board) == ["Rematch", "Replay", "Analysis", "Rules", "Record", "Details"]
    assert sum(bool(labels(message)) for message in world.public) == 1
