"""A long match on Discord: the calls of each ply, and what is left in the channel."""

from dataclasses import dataclass
from random import Random

from engine import Game
from engine.catalogue import ruleset
from tests.bot.frontends.discord.world import private

RULESET = "lemery-compact"


@dataclass(frozen=True)
class Played:
    """The calls of Discord for each typed and each guided ply, and the messages left at the end.

    A call is any request of the bot's, its answers to commands and presses among them.
    """

    typed: tuple[int, ...]
    guided: tuple[int, ...]
    left: int


def long_game(plies, seed=1):
    """Actions of a game that is not over after so many plies."""
    draw = Random(seed)
    while True:
        game, actions = Game.start(ruleset(RULESET)), []
        while game.outcome is None and len(actions) < plies:
            action = draw.choice(list(game.legal))
            actions.append(game.write(action))
            game = game.play(action)
        if game.outcome is None:
            return actions


async def played(world, people, plies):
    """Play a match of so many plies, two typed and two guided ones by turns, and resign it."""
    await world.begin(*people, ruleset=RULESET)
    typed, guided = [], []
    for number, action in enumerate(long_game(plies)):
        who, before = people[number % 2], len(world.env.http_requests)
        if number % 4 < 2:
            await world.play(who, action)
        else:
            await picked(world, who, action)
        (guided if number % 4 >= 2 else typed).append(len(world.env.http_requests) - before)
        assert (await world.match()).turn == number + 1
    asked = await world.slash(people[0], "resign")
    await world.click(people[0], private(asked), "Yes, resign")
    return Played(tuple(typed), tuple(guided), len(world.public))


async def picked(world, who, action):
    """Play a move by the buttons and menus of the board."""
    begin, end = action.split("-")
    (board,) = [message for message in world.public if message.components]
    pieces = await world.click(who, board, "Move")
    squares = await world.choose(who, (pieces.followups or [pieces.response])[0], begin)
    done = await world.choose(who, squares.response, end)
    assert "You played" in done.response.content, done.response.content
