"""Two services on one database, and several people pressing at once."""

import asyncio
from dataclasses import replace
from random import Random

from bot.core.matches.challenges import Accept
from bot.core.matches.evolve import fold
from bot.core.matches.messages import Refused
from bot.core.matches.model import Match, SideWish, Stage, Terms
from bot.core.matches.play import Play, Resign
from engine import Side
from engine.catalogue import DEFAULT
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, STRANGER, to_act

PLIES = 50


async def new_match(service):
    offered = await service.offer(ALKAIOS, Terms(DEFAULT, 1, SideWish.FIRST), invited=BRASIDAS)
    return await service.act(offered.id, Accept(BRASIDAS, Side.FIRST))


def racing(match, chance):
    """Two presses of buttons and two typed texts: four actions for one turn."""
    who, count = to_act(match), len(match.game.choices)
    first, second, third, fourth = (chance.randrange(count) for _ in range(4))
    return (
        Play(who, first, match.turn),
        Play(who, second, match.turn),
        Play(who, match.game.write(match.game.choices[third])),
        Play(who, match.game.write(match.game.choices[fourth])),
    )


async def one_ply(services, match, chance):
    """The match after a race for its turn; those who lost it were refused."""
    results = await asyncio.gather(
        *(
            services[number % 2].act(match.id, command)
            for number, command in enumerate(racing(match, chance))
        )
    )
    (accepted,) = (result for result in results if isinstance(result, Match))
    assert sum(isinstance(result, Refused) for result in results) == len(results) - 1
    assert (accepted.turn, accepted.version) == (match.turn + 1, match.version + 1)
    return accepted


async def test_of_racing_commands_just_one_is_accepted_a_turn(services, store):
    one, other, _ = services
    chance = Random(20261121)
    match, finished = await new_match(one), []
    for _ in range(PLIES):
        match = await one_ply((one, other), match, chance)
        assert await one.store.match(match.id) == match
        if match.stage is Stage.OVER:
            finished.append(match)
            match = await new_match(other)
    for each in (*finished, match):
        assert replace(fold(await store.log(each.id)), version=each.version) == each
        assert await other.store.match(each.id) == each
    assert sum(each.turn for each in (*finished, match)) == PLIES


async def test_of_racing_people_just_one_takes_a_challenge_up(services, store):
    one, other, _ = services
    offered = await one.offer(ALKAIOS, Terms(DEFAULT, 1))
    results = await asyncio.gather(
        *(
            service.act(offered.id, Accept(who, Side.FIRST))
            for service in (one, other)
            for who in (BRASIDAS, STRANGER)
        )
    )
    assert sum(isinstance(result, Match) for result in results) == 1
    kinds = [type(event).__name__ for event in await store.log(offered.id)]
    assert kinds == ["Offered", "Accepted"]


async def test_two_resignations_at_once_end_a_match_once(services, store):
    one, other, _ = services
    match = await new_match(one)
    results = await asyncio.gather(
        one.act(match.id, Resign(ALKAIOS)), other.act(match.id, Resign(BRASIDAS))
    )
    assert sum(isinstance(result, Match) for result in results) == 1
    assert len(await store.log(match.id)) == 3
