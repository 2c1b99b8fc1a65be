"""A match of three days on Discord, with all that can befall a clock on the way."""

import re

import pytest

from bot.core.verify import problem_of
from engine.position import Reason, Side
from tests.bot.days import DAY, live
from tests.bot.discord_ui.world import World, private

SILENT = 1 << 12
"""The flag of a message that makes no telephone ring."""

SENT = re.compile(r"/channels/\d+/messages")


class Rings:
    """Whose telephones have rung, by what went over the wire to Discord."""

    def __init__(self, world):
        self._requests = world.env.http_requests
        self._heard = 0

    def new(self):
        """The people who were pinged since last asked, each as often as it happened."""
        since, self._heard = self._requests[self._heard :], len(self._requests)
        return [int(person) for sent in since if rings(sent) for person in pinged(sent.json)]


def rings(request):
    is_new = request.method == "POST" and SENT.fullmatch(request.path)
    return is_new and not request.json.get("flags", 0) & SILENT


def pinged(message):
    allowed = map(str, message["allowed_mentions"].get("users", ()))
    return [person for person in allowed if f"<@{person}>" in message["content"]]


@pytest.fixture
async def world(tmp_path):
    world = World(f"sqlite:///{tmp_path / 'petteia.db'}")
    await world.open()
    yield world
    try:
        world.check()
    finally:
        await world.close()


async def test_a_match_of_three_days(world):
    alkaios = world.member("alkaios", global_name="Alkaios")
    brasidas = world.member("brasidas", global_name="Brasidas")
    ring = Rings(world)

    await world.slash(
        alkaios, "challenge", opponent=brasidas, ruleset="lemery-compact", side="first", clock="1d"
    )
    assert "1 day a move" in world.board.content
    assert ring.new() == [brasidas.id]
    await world.click(brasidas, world.board, "Accept")
    assert ring.new() == [alkaios.id]
    await world.play(alkaios, "a2-a5")
    assert ring.new() == [brasidas.id]

    await live(world, hours=17)
    assert ring.new() == []
    await live(world, hours=1)
    assert ring.new() == [brasidas.id]
    await live(world, hours=5)
    assert ring.new() == []
    await world.play(brasidas, "h7-h6")
    assert ring.new() == [alkaios.id]

    await world.play(alkaios, "b2-b3")
    await world.play(brasidas, "c6-c5")
    assert ring.new() == [brasidas.id, alkaios.id]
    await world.slash(brasidas, "takeback")
    assert ring.new() == []
    more = private(await world.click(alkaios, world.board, "More"))
    await world.click(alkaios, more, "Let it be taken back")
    assert ring.new() == [brasidas.id]

    await live(world, days=1)
    assert ring.new() == [brasidas.id, alkaios.id]
    await world.slash(alkaios, "claim")
    match = await world.match()
    assert (match.outcome.winner, match.outcome.reason) == (Side.FIRST, Reason.TIMEOUT)
    assert ring.new() == [brasidas.id]
    assert await problem_of(world.store, match.id) is None
    assert not await world.store.due(("discord",), world.clock() + 99 * DAY, 10)
