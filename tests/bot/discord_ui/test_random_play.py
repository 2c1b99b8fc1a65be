"""Random play through what the messages offer: all that comes up keeps Discord's limits.

The world checks every payload when it is closed.
"""

import random

import pytest

from engine.actions import steps
from engine.catalogue import KEYS
from tests.bot.discord_ui.world import items, labels, menus, private

TURNS = 4
PICK = ("Move", "Place a man")
BONUS = ("Throw again", "Pass")


async def wander(world, chance, people):
    """Press something at random of what somebody sees, a few times one after another."""
    who = chance.choice(people)
    seen = private(
        await world.slash(who, chance.choice(("board", "games", "rules", "draw", "replay")))
    )
    for _ in range(4):
        offered = [item for item in items(seen) if can_be_pressed(item)]
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
    """Answer a bonus throw, or pick a piece, pick squares until nothing is left, and play."""
    offered = labels(world.board)
    if bonus := [label for label in BONUS if label in offered]:
        await world.click(who, world.board, chance.choice(bonus))
        return
    begin = next(label for label in PICK if label in offered)
    seen = private(await world.click(who, world.board, begin))
    while "Play" not in labels(seen):
        assert menus(seen), seen.content
        menu = chance.choice([menu for menu in menus(seen) if "Another" not in menu["placeholder"]])
        value = chance.choice(menu["options"])["value"]
        seen = (await who.select(seen, [value], custom_id=menu["custom_id"])).response
    await world.click(who, seen, "Play")


def can_be_pressed(item):
    """Whether something is answered by a message: a form is not."""
    return item.get("label") != "Type it" and not item.get("disabled")


async def look_back(world, who):
    """Go through a match again, with all that can be had of it."""
    shown = private(await world.slash(who, "replay"))
    for label in ("« Start", "Next →", "End »"):
        if label in [item["label"] for item in items(shown) if not item.get("disabled")]:
            shown = (await world.click(who, shown, label)).response
    for label in ("Film", "Picture to share", "Board in words"):
        said = private(await world.click(who, shown, label))
        assert said.attachments or "```" in said.content


@pytest.mark.parametrize("key", KEYS)
async def test_random_play_stays_within_every_limit(world, alkaios, brasidas, key):
    chance = random.Random(key)
    await world.begin(alkaios, brasidas, ruleset=key)
    people = (alkaios, brasidas)
    for turn in range(TURNS):
        match = await world.match()
        if match.outcome is not None:
            break
        await play_at_random(world, chance, people[match.game.position.side])
        await wander(world, chance, (world.member(f"stranger{turn}"), *people))
    assert len(world.public) > 1
    await look_back(world, alkaios)


@pytest.mark.parametrize("key", KEYS)
async def test_every_piece_or_square_to_begin_with_is_in_a_menu(world, alkaios, brasidas, key):
    await world.begin(alkaios, brasidas, ruleset=key)
    match = await world.match()
    begin = next(label for label in PICK if label in labels(world.board))
    seen = private(await world.click(alkaios, world.board, begin))
    offered = [option["value"] for menu in menus(seen) for option in menu["options"]]
    assert len(offered) == len({steps(action)[0] for action in match.game.legal})
