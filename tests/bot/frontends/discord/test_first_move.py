"""From a command to the first move: at most three presses of each person, wherever they are."""

from collections import Counter

import pytest

from engine.catalogue import KEYS
from tests.bot.frontends.discord.world import labels, menus

MOST = 3
MOVE = ("a2", "a5")


class Presses:
    """Presses, counted by person; the command that they begin with is none."""

    def __init__(self, world):
        self.world = world
        self.by = Counter()

    async def click(self, who, message, label):
        """Press a button, and return the answer that only the person sees."""
        self.by[who.name] += 1
        result = await self.world.click(who, message, label)
        return next(each for each in (*result.followups, result.response) if is_for_one(each))

    async def move(self, who, shown):
        for square in MOVE:
            self.by[who.name] += 1
            shown = (await self.world.choose(who, shown, square)).response
        return shown


def is_for_one(message):
    return message.ephemeral or message.message.guild is None


async def plays_first_move(presses, first, second, card, board):
    """The second person accepts, and the player who begins moves. Returns that player."""
    accepted = await presses.click(second, card(), "Accept")
    assert accepted.content.startswith("The match begins.")
    begins = second if menus(accepted) else first
    shown = accepted if menus(accepted) else await presses.click(first, board(), "Move")
    played = await presses.move(begins, shown)
    assert played.content == "You played a2-a5."
    assert (await presses.world.match()).turn == 1
    assert max(presses.by.values()) <= MOST, presses.by
    return begins


SIDES = pytest.mark.parametrize("side", ["first", "second"])


@SIDES
@pytest.mark.usefixtures("brought")
async def test_in_a_chat_to_which_the_bot_was_not_added(world, alkaios, brasidas, side):
    options = {"opponent": brasidas, "ruleset": "lemery-compact", "side": side}
    await world.slash(alkaios, "challenge", **options)
    board = lambda: world.board  # noqa: E731
    begins = await plays_first_move(Presses(world), alkaios, brasidas, board, board)
    assert begins is (alkaios if side == "first" else brasidas)


@SIDES
async def test_in_a_server_of_the_bot(world, alkaios, brasidas, side):
    options = {"opponent": brasidas, "ruleset": "lemery-compact", "side": side}
    await world.slash(alkaios, "challenge", **options)
    board = lambda: world.board  # noqa: E731
    await plays_first_move(Presses(world), alkaios, brasidas, board, board)
    assert "Move" in labels(world.board)


@SIDES
async def test_in_direct_messages(world, alkaios, brasidas, side):
    first, second = alkaios.user, brasidas.user
    options = {"opponent": second, "ruleset": "lemery-compact", "side": side}
    await first.slash("petteia challenge", **options)
    await world.told()

    def last(person):
        return lambda: person.dm_channel.history()[-1]

    await plays_first_move(Presses(world), first, second, last(second), last(first))


async def test_who_begins_chooses_at_once_in_every_game(world, alkaios, brasidas):
    for key in KEYS:
        await world.slash(alkaios, "challenge", opponent=brasidas, ruleset=key, side="second")
        presses = Presses(world)
        begun = await presses.click(brasidas, world.board, "Accept")
        shown = labels(begun) if key == "vogt-kubeia" else menus(begun)
        assert shown, key
        await world.slash(brasidas, "resign", match=max(await world.store.match_ids(None, 20)))
