"""The computer's turns where several processes share one PostgreSQL database."""

import asyncio
from random import Random

import pytest

from bot.core.matches.actions import choices
from bot.core.matches.controls import Control, Verb
from bot.core.matches.play import Played
from bot.core.service.audit import problem_of
from bot.core.service.computer_player import ComputerPlayer
from bot.core.service.scheduler import Scheduler
from engine import Side
from tests.bot.core.computer_bench import Mind, Table, equip
from tests.bot.test_sharing import World

pytestmark = pytest.mark.postgres


@pytest.fixture
async def world(emptied_postgres_url):
    world = World(emptied_postgres_url)
    await world.start()
    yield world
    await world.stop()


async def test_a_computers_turn_is_played_once_and_only_by_a_process_that_takes_turns(world):
    *takers, off, away = world.processes
    tables = [Table(each) for each in takers]
    player = ComputerPlayer(away.service, Mind(), takes_turns=False)
    equip(away.dispatcher, computer=player)
    away.scheduler = Scheduler(away.service, computer=player)
    chance, who, turns = Random(5), await world.who("Alkaios"), 6
    begun = await away.dispatcher.hear(who, "challenge computer 1 lemery-latrunculi first")
    match = begun.view.match
    for _ in range(turns):
        stored = await world.store.match(match)
        index = chance.randrange(len(choices(stored.game)))
        await away.dispatcher.press(who, Control(Verb.PLAY, match, stored.turn, index))
        await asyncio.gather(off.scheduler.tick(), away.scheduler.tick())
        await world.tick()
        await asyncio.gather(*(table.player.settled() for table in tables))
    assert [each.side for each in await world.log(match, Played)] == [*Side] * turns
    assert sum(len(table.mind.tasks) for table in tables) == turns
    assert player._thinker.tasks == []
    assert await problem_of(world.store, match) is None
