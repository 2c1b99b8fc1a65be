"""Random play through what the messages offer: all that comes up keeps Discord's limits.

The world checks every payload when it is closed.
"""

import random

import pytest

from engine.catalogue import KEYS
from tests.bot.discord_ui.world import items, labels, menus, private

SEEDS = (1, 2)


async def wander(world, chance, people):
    """Press something at random of what somebody sees, a few times one after another."""
    who = chance.choice(people)
    seen = private(await world.slash(who, chance.choice(("board", "games", "rules", "draw"))))
    for _ in range(4):
        offered = [item for item in items(seen) if item.get("label") != "Type it"]
        if not offered:
            return
        chosen = chance.choice(offered)
        if menus(seen) and chosen["custom_id"].startswith("m:"):
            value = chance.choice(chosen["options"])["value"]
            result = await who.select(seen, [value], custom_id=chosen["custom_id"])
        else:
            result = await who.click(seen, custom_id=chosen["custom_id"])
        await world.told()
        seen = private(result)


async def play_at_random(world, chance, who):
    """Pick a piece, pick a square, and play."""
    seen = private(await world.click(who, world.board, "Move"))
    while "Play" not in labels(seen):
        assert menus(seen), seen.content
        menu = menus(seen)[0]
        value = chance.choice(menu["options"])["value"]
        seen = (await who.select(seen, [value], custom_id=menu["custom_id"])).response
    await world.click(who, seen, "Play")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("key", KEYS)
async def test_random_play_stays_within_every_limit(world, alkaios, brasidas, key, seed):
    chance = random.Random(f"{key} {seed}")
    await world.begin(alkaios, brasidas, ruleset=key)
    people = (alkaios, brasidas)
    for turn in range(6):
        match = await world.match()
        if match.outcome is not None:
            break
        await play_at_random(world, chance, people[match.game.position.side])
        await wander(world, chance, (world.member(f"stranger{turn}"), *people))
    assert len(world.public) > 1
