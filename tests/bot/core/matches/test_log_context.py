"""All log lines of one step can be found by its number, and no others."""

import asyncio

import pytest
import structlog
from structlog.contextvars import merge_contextvars
from structlog.testing import capture_logs

from bot.core.handlers.dispatcher import UNREADABLE
from bot.core.matches.controls import read_control
from bot.core.matches.errors import Unreachable
from bot.core.matches.log_context import begin_request, platform, sub_request
from bot.core.notifications.outbox_worker import OutboxWorker
from bot.core.service.scheduler import Scheduler

log = structlog.get_logger()


@pytest.fixture
def lines():
    with capture_logs([merge_contextvars]) as lines:
        yield lines


class Closed:
    platform = "web"

    async def deliver(self, notice):
        log.info("looked", turn=notice.turn)
        raise Unreachable("the door is closed")


async def test_what_a_person_does_is_one_step_that_names_the_word(bench, lines):
    await bench.person("Alkaios")
    begin_request(platform="web")
    await bench.dispatcher.hear(await bench.person("Alkaios"), "games and more of it")
    log.info("after")
    begin_request(platform="web")
    await bench.dispatcher.hear(await bench.person("Alkaios"), "Alkaios is my name")
    await bench.dispatcher.press(await bench.person("Alkaios"), read_control("Alkaios"))
    told = [(line["event"], line["asked"], line["platform"]) for line in lines]
    assert told == [
        ("answered", "games", "web"),
        ("after", "games", "web"),
        *[("answered", UNREADABLE, "web")] * 2,
    ]
    one, same, other, _ = (line["step"] for line in lines)
    assert one == same != other
    assert "Alkaios" not in str(lines)


async def test_each_parcel_is_a_step(bench, lines):
    await bench.begin()
    outbox = OutboxWorker(bench.store, bench.clock)
    outbox.serve(Closed())
    lines.clear()
    await outbox.flush()
    steps = {}
    for line in lines:
        steps.setdefault(line["step"], []).append((line["event"], line["item"], line["platform"]))
    assert len(steps) == len(lines) / 2
    for (looked, item, where), (unreachable, same, there) in steps.values():
        assert (looked, unreachable, item) == ("looked", "unreachable", same)
        assert where == there == "web"


async def test_each_match_in_which_something_is_due_is_a_step(bench, lines, monkeypatch):
    match = await bench.begin(clock="1d,hard")
    bench.pass_days(3)
    await bench.store.save_heartbeat(bench.now)

    async def fail(*_):
        raise OSError("no disk")

    monkeypatch.setattr(bench.store, "match", fail)
    lines.clear()
    await Scheduler(bench.service).tick()
    [line] = lines
    assert (line["event"], line["part"], line["match"]) == ("tick_failed", "clocks", match)
    assert len(line["step"]) == 8


async def test_a_step_within_another_leaves_it_as_it_was(lines):
    begin_request(platform="web", asked="games")
    with sub_request(part="clocks"):
        log.info("inside")
    log.info("outside")
    inside, outside = lines
    assert inside["step"] != outside["step"]
    assert outside["asked"] == "games"
    assert "part" not in outside


async def test_steps_side_by_side_keep_their_own_numbers(lines):
    async def work(name):
        begin_request(platform=name)
        await asyncio.sleep(0)
        log.info("done", same=platform() == name)

    await asyncio.gather(*map(work, ("web", "discord", "telegram")))
    assert all(line["same"] for line in lines)
    assert len({line["step"] for line in lines}) == 3
