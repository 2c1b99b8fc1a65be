"""Matches against the computer on a front-end: a person says their moves there, to the end."""

from random import Random

from bot.core.matches.play import Play
from engine import AmbiguousAction, Placement
from engine.catalogue import KEYS
from tests.bot.core.computer_bench import Table

TO_THE_END = "walker-petteia(files=5,ranks=5,rows=1)"
"""A game that is played until the rules end it; the person resigns the others."""

GAMES = (*KEYS, TO_THE_END)
TURNS = 3


def typable(game):
    """The legal actions whose text means only them; a short path may fit several."""
    return [action for action in game.choices if is_typable(game, action)]


def is_typable(game, action):
    try:
        return game.read(game.write(action)) == action
    except AmbiguousAction:
        return False


class Opponent:
    """Plays a person's side by chance, and has the computer answer.

    `bench` has the front-end's service and store, and delivers what waits. `move` takes what is
    played, in notation, and `resign` resigns, both as the person does there.
    """

    def __init__(self, bench, move, resign):
        self.table = Table(bench)
        self.bench = bench
        self.move, self.resign = move, resign
        self.chance = Random(18)
        self.known = set()

    async def plays(self, name):
        """Play the match that has just begun, of the game of this name, to its end; returns it."""
        [match_id] = {*await self.bench.store.match_ids(None, 100)} - self.known
        self.known.add(match_id)
        turns = 0
        while (match := await self.answered(match_id)).is_open:
            if turns >= TURNS and name != TO_THE_END:
                await self.resign()
                continue
            game = match.game
            action = self.chance.choice(typable(game))
            turns += not isinstance(action, Placement)
            await self.move(game.show(action))
            played = await self.bench.store.match(match_id)
            assert played.turn > match.turn, (name, game.show(action))
        assert match.outcome, name
        return match

    async def loses(self):
        """Have the person surround their own leader in the match that has just begun."""
        [match_id] = {*await self.bench.store.match_ids(None, 100)} - self.known
        person, computer = (await self.bench.store.match(match_id)).seats
        for by, action in ((person, "e2-e3"), (computer, "f7-f4"), (person, "g2-g3")):
            await self.bench.service.act(match_id, Play(by, action))
        await self.bench.told()
        return match_id

    async def answered(self, match_id):
        """Have the computer play and the person told of it; returns the match."""
        match = await self.table.settle(match_id)
        await self.bench.told()
        return match
