"""Each law sees what breaks it: a peaceful evening, told wrongly in one thing after another."""

from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from bot.core.matches.play import Played, Thrown
from bot.storage import open_store
from tests.torture import laws
from tests.torture.named_points import LonelyEvening, Named, NamedEvening
from tests.torture.timeline import Timeline
from tests.torture.timepiece import BEAT
from tests.torture.world import LONG, SHORT, World

DAY = timedelta(days=1)


@pytest.fixture
async def told(tmp_path):
    """The story of a match with dice, what was delivered of it, and its players."""
    world = World(f"sqlite:///{tmp_path}/petteia.db", tmp_path, Named((), Random(0)))
    evening = NamedEvening(world, Random(0))
    await evening.play()
    table = evening.table
    match = table.matches[0]
    async with open_store(world.url) as store:
        story = await laws.story_of(store, match.id)
    mine = [each for each in world.deliveries() if each["match"] == match.id]
    return story, mine, match, world.timeline


async def test_each_law_sees_what_breaks_it(told):
    story, deliveries, match, timeline = told
    views = [each["view"] for each in deliveries]

    turn, action = next(iter(match.meant.items()))
    assert list(laws.misplayed(story, match.meant)) == []
    assert list(laws.misplayed(story, {**match.meant, turn: f"{action}x"}))
    played = next(step for step in story.steps if isinstance(step.event, Played))
    assert list(laws.misplayed(replace(story, steps=(*story.steps, played)), match.meant))

    assert list(laws.uncalled(story, deliveries)) == []
    calls = [each for each in deliveries if each["call"]]
    assert len(calls) > 4
    for call in calls:
        assert list(laws.uncalled(story, [each for each in deliveries if each is not call]))

    assert list(laws.contradicted(story, views)) == []
    assert list(laws.contradicted(story, [{**views[1], "board": f"{views[1]['board']} more"}]))

    assert list(laws.disordered(deliveries)) == []
    assert list(laws.disordered(deliveries[::-1]))

    assert list(laws.loaded(story, views)) == []
    steps = tuple(
        replace(step, event=replace(step.event, high=7)) if isinstance(step.event, Thrown) else step
        for step in story.steps
    )
    assert list(laws.loaded(replace(story, steps=steps), views))
    assert list(laws.loaded(story, [{**views[0], "seal": "0" * 16}]))

    assert list(laws.miscounted(story, timeline)) == []
    assert list(laws.miscounted(story, Timeline(story.match.expires)))  # which knows of no time
    assert list(laws.flagged(story, match.over, timeline)) == []
    assert list(laws.flagged(story, match.over - DAY, timeline))


async def test_the_law_of_the_computers_turns_sees_what_breaks_it(tmp_path):
    world = World(f"sqlite:///{tmp_path}/petteia.db", tmp_path, Named((), Random(0)))
    evening = LonelyEvening(world, Random(0))
    await evening.play()
    async with open_store(world.url) as store:
        story = await laws.story_of(store, evening.table.matches[0].id)
    assert list(laws.idle(story)) == []
    replies = [step for step in story.steps if laws.is_of_computer(step)]
    assert replies  # fewer than the rounds if the match ends early
    assert list(laws.idle(replace(story, steps=(*story.steps, replies[0]))))
    left = tuple(step for step in story.steps if step is not replies[0])
    assert list(laws.idle(replace(story, steps=left)))
    assert list(laws.idle(replace(story, match=replies[-1].before)))


def test_a_short_silence_counts_and_a_long_one_is_given_back():
    now = timedelta(0)
    line = Timeline(now)
    line.lived(now, 2 * DAY)
    line.lost(2 * DAY, 2 * DAY + SHORT)
    assert line.counted(now, 9 * DAY) == (2 * DAY + SHORT, 2 * DAY + SHORT)
    line.began(2 * DAY + SHORT)
    line.lost(2 * DAY + SHORT, 2 * DAY + SHORT + LONG)
    assert line.counted(now, 9 * DAY) == (2 * DAY + SHORT - BEAT, 2 * DAY + SHORT)
