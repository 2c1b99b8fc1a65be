"""How few messages a match leaves in its channel, and how few calls of Discord it takes."""

import pytest

from tests.bot.frontends.discord.tidiness import played

PLIES, MAX_LEFT, MAX_TYPED, MAX_GUIDED = 50, 3, 4, 6
"""One call of each ply looks up whether the person who is called is still in the server."""


@pytest.mark.parametrize("threads", [True, False])
async def test_a_long_match_leaves_little_behind_and_calls_little(
    world, alkaios, brasidas, threads
):
    world.allow(create_public_threads=threads)
    match = await played(world, (alkaios, brasidas), PLIES)
    assert match.left <= MAX_LEFT
    assert max(match.typed) <= MAX_TYPED
    assert max(match.guided) <= MAX_GUIDED
    assert len(match.typed) + len(match.guided) == PLIES
