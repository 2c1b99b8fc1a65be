"""An evening's few turns on all front-ends leave nothing open; `make soak` plays many."""

import asyncio
from dataclasses import replace

import pytest

from tests.soak.evening import Evening
from tests.soak.gauges import Reading, growth, reading, tenth

ROUNDS = 4
CALM = Reading(megabytes=200, objects=1000, tasks=9, files=8, sockets=7, threads=6)


async def test_what_was_open_is_closed_and_what_is_remembered_is_bounded(tmp_path):
    before = reading()
    async with Evening(tmp_path, tables=6, seed="petteia") as evening:
        for _ in range(ROUNDS):
            await evening.round()
        kept = evening.kept()
        assert reading().sockets > before.sockets
    assert [name for name, (many, most) in kept.items() if many > most] == []
    await asyncio.sleep(0)
    after = reading()
    assert (after.tasks, after.files, after.sockets) == (
        before.tasks,
        before.files,
        before.sockets,
    )


def test_what_grows_a_little_in_each_reading_is_seen():
    grown = [replace(CALM, objects=1000 + 2 * number) for number in range(50)]
    assert list(growth(grown)) == ["objects grew from 1,014 to 1,094"]


@pytest.mark.parametrize("name", ["tasks", "files", "sockets", "threads"])
def test_one_thing_that_stays_open_is_seen(name):
    late = replace(CALM, **{name: getattr(CALM, name) + 1})
    assert list(growth([CALM] * 20 + [late] * 30))


def test_what_warms_up_first_and_then_stays_is_no_growth():
    cold = replace(CALM, megabytes=100, objects=10)
    assert list(growth([cold] * 4 + [CALM] * 46)) == []
    assert tenth([CALM] * 50, 9) == CALM
