"""A word typed in one channel is never about a match of another, and never shows one."""

import pytest

from tests.bot.frontends.discord.world import labels, private

NONE_HERE = "You have no match in this chat."


@pytest.fixture
def other(world):
    return world.guild.create_text_channel("stoa")


@pytest.fixture
async def two_channels(world, alkaios, brasidas, other):
    """Alkaios waits for Brasidas in one channel, and in the other Chloe waits for him."""
    chloe = world.member("chloe", global_name="Chloe")
    await world.begin(brasidas, alkaios)
    options = {"ruleset": "lemery-compact", "side": "first"}
    await world.slash(alkaios, "challenge", other, opponent=chloe, **options)
    (offered,) = [message for message in other.history() if not message.flags.ephemeral]
    await world.click(chloe, offered, "Accept")


async def turns(world):
    return [(await world.store.match(each)).turn for each in await world.store.match_ids(None, 9)]


@pytest.mark.usefixtures("two_channels")
async def test_a_move_is_one_in_the_match_of_the_channel(world, alkaios, other):
    said = private(await world.slash(alkaios, "move", text="a2-a5"))
    assert "not your turn" in said.content
    shown = private(await world.slash(alkaios, "board"))
    assert "Brasidas" in shown.content
    assert "Chloe" not in f"{shown.content}{labels(shown)}"
    assert await turns(world) == [0, 0]
    await world.slash(alkaios, "move", other, text="a2-a5")
    assert sorted(await turns(world)) == [0, 1]


async def test_where_nothing_of_theirs_is_played_a_person_hears_so(world, alkaios, brasidas, other):
    await world.begin(alkaios, brasidas)
    for word, options in (("move", {"text": "a2-a5"}), ("resign", {}), ("draw", {})):
        said = private(await world.slash(alkaios, word, other, **options))
        assert said.content.startswith(NONE_HERE), (word, said.content)
    assert await turns(world) == [0]
    listed = private(await world.slash(alkaios, "games", other))
    assert any("Brasidas" in label for label in labels(listed)), "that list is for one person alone"


async def test_in_the_thread_of_a_match_words_are_about_that_match(world, alkaios, brasidas):
    world.allow(create_public_threads=True)
    chloe = world.member("chloe", global_name="Chloe")
    await world.begin(alkaios, brasidas)
    (thread,) = world.channel.threads
    seen = private(await world.slash(chloe, "board", thread))
    assert "Waiting for" in seen.content, "a spectator sees the match, without a word of its own"
    await world.begin(chloe, brasidas)
    said = private(await world.slash(chloe, "move", thread, text="a2-a5"))
    assert not said.content.startswith("You played"), said.content
    assert await turns(world) == [0, 0]


async def test_a_plan_is_made_only_where_the_match_is_played(world, alkaios, brasidas, other):
    await world.begin(brasidas, alkaios)
    before = await world.match()
    said = private(await world.slash(alkaios, "plan", other, line="a2-a5 h7-h5"))
    assert said.content.startswith(NONE_HERE), said.content
    assert await world.match() == before, "nor is anybody called elsewhere from now on"
    said = private(await world.slash(alkaios, "plan", line="a2-a5 h7-h5"))
    assert (await world.match()).version > before.version, said.content
