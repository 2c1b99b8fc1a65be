"""Actions that bring a game to where something can be seen that not every game has."""

from itertools import chain

from sqlalchemy import delete

from bot.core.matches.chance import Chance
from bot.core.matches.messages import Refused
from bot.core.matches.play import Play
from bot.core.service.service import Service
from bot.storage.schema import outbox
from tests.bot.core.sample_matches import to_act

FIRST = (*(f"{file}1" for file in "abcdefgh"), *(f"{file}2" for file in "abcdefg"), "d5")
SECOND = (*(f"{file}4" for file in "abcdefgh"), *(f"{file}8" for file in "abcdefgh"))

PLACED = tuple(chain.from_iterable(zip(FIRST, SECOND, strict=True)))
"""Where men are placed in Latrunculi and Poleis, the first player's first: all that are in hand."""

BOUND = (*PLACED, "d2-d3", "a8-a7")
"""Up to where the first player may take a bound man off, on d4."""

WON = (
    *("f3-d3", "h7-h5", "h2-h4", "f7-f4", "g2-g3", "e7-f7", "g3-g5", "d7-e7", "c2-c3", "a7-a6"),
    *("h4-h3", "c6-e6", "d3-d5", "e6-e5", "g1-g4", "a8-a7", "e2-e4", "a6-a5", "g5-f5"),
)
"""A whole game of lemery-compact, which the first player wins."""


async def play_out(store, clock, actions):
    """Play actions in the only match of a store; only of the last one people are to be told."""
    service = Service(store, clock, Chance())
    [match_id] = await store.match_ids(None, 2)
    match = await store.match(match_id)
    for action in actions:
        await store.database.write(lambda connection: connection.execute(delete(outbox)))
        match = await service.act(match.id, Play(to_act(match), action))
        assert not isinstance(match, Refused), (action, match)
