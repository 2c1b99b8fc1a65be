"""The commands in the menus of people and of messages."""

import pytest

from tests.bot.frontends.discord.reading import TEXT
from tests.bot.frontends.discord.world import labels, private, published_by

CHALLENGE, RESULTS, BOARD = "Challenge to Petteia", "Results in Petteia", "My board"
USER, MESSAGE = 2, 3


@pytest.fixture
def choose(world):
    """Choose a command in the menu of a person or of a message."""

    async def choose(who, name, target):
        result = await who.context_menu(world.channel, name, target)
        await world.told()
        return private(result)

    return choose


async def test_they_are_published_for_the_same_places_as_the_others(world):
    group, *menus = published_by(world)
    places = ("contexts", "integration_types")
    expected = [(CHALLENGE, USER), (RESULTS, USER), (BOARD, MESSAGE)]
    assert [(each["name"], each["type"]) for each in menus] == expected
    assert menus[0]["name_localizations"]["it"] == "Sfida a Petteia"
    for each in menus:
        assert [each[name] for name in places] == [group[name] for name in places]


async def test_a_person_is_challenged_as_by_the_command(world, alkaios, brasidas, choose):
    made = await choose(alkaios, CHALLENGE, brasidas)
    assert made.content.startswith("Challenge sent to")
    assert "Change game" in labels(made)
    await world.click(brasidas, world.board, "Accept")
    assert (await world.match()).seats is not None


async def test_the_results_of_a_person_are_shown_to_who_asks(world, alkaios, brasidas, choose):
    await world.begin(alkaios, brasidas)
    asked = private(await world.slash(brasidas, "resign"))
    await world.click(brasidas, asked, "Yes, resign")
    assert "Against you" in (await choose(brasidas, RESULTS, alkaios)).content


async def test_a_bot_is_not_challenged(world, alkaios, choose):
    robot = world.member("robot", bot=True)
    assert "Bots do not play" in (await choose(alkaios, CHALLENGE, robot)).content


async def test_a_board_is_shown_by_its_post_also_without_buttons(world, alkaios, brasidas, choose):
    await world.slash(alkaios, "challenge", opponent=brasidas, ruleset="poleis")
    challenge = world.board
    await world.begin(alkaios, brasidas)
    shown = await choose(brasidas, BOARD, challenge)
    assert "Accept" in labels(shown)
    board = world.board
    assert "Move" in labels(await choose(alkaios, BOARD, board))
    bare = [{"type": TEXT, "content": "The board."}]
    world.env.backend.edit_message(world.channel.id, board.id, {"components": bare})
    assert "Move" in labels(await choose(alkaios, BOARD, world.again(board)))


async def test_elsewhere_the_match_that_waits_is_shown(world, alkaios, brasidas, choose):
    said = await alkaios.send(world.channel, "p:board:abcdef:0:")
    none = await choose(alkaios, BOARD, said)
    assert "no match" in none.content
    await world.begin(brasidas, alkaios)
    await world.begin(alkaios, brasidas, ruleset="poleis")
    shown = await choose(alkaios, BOARD, said)
    assert labels(shown)[0] == "Place a man"
