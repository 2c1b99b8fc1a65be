"""A front-end that several processes want to run runs in one, and goes over to another in time."""

import asyncio
from contextlib import suppress
from random import Random

import pytest
from structlog.testing import capture_logs

from bot.core.matches.errors import CannotStart, TryLater
from bot.core.notifications.platform import Status
from bot.core.store.outbox import DeliveryScope
from bot.operations.leader_election import (
    LEASE_SECONDS,
    RENEW_EVERY,
    STOP_TIMEOUT,
    WATCH_EVERY,
    LeasedFrontend,
)
from tests.bot.leases import Board, Front, Stage, now
from tests.bot.virtual_time import run

NAMES = ("discord-0", "discord-1")
HALF_A_MINUTE = 30.0


def leased(board, stage, process, **front):
    return LeasedFrontend(
        "discord", board.of(process), NAMES, lambda: Front(stage, process, **front)
    )


def test_one_serves_and_the_other_waits_until_it_has_ended():
    async def scene():
        board, stage = Board(), Stage()
        one, other = leased(board, stage, "one"), leased(board, stage, "other")
        await one.start()
        await other.start()
        assert (one.status, other.status) == (Status.SERVING, Status.WAITING)
        assert (one.delivery_scope(), other.delivery_scope()) == (
            DeliveryScope(platform="discord"),
            None,
        )
        with pytest.raises(TryLater):
            await other.deliver("a notice")
        await asyncio.sleep(1000)
        assert stage.since == [(0.0, "one")]
        await one.stop()
        assert board.until == {}
        await asyncio.sleep(WATCH_EVERY + 1)
        assert (one.delivery_scope(), stage.serving) == (None, "other")
        await other.deliver("a notice")
        await other.stop()
        assert (stage.problems, stage.serving, board.until) == ([], None, {})

    run(scene())


def test_a_process_that_is_killed_is_followed_within_half_a_minute():
    async def scene():
        board, stage = Board(), Stage()
        one, other = leased(board, stage, "one"), leased(board, stage, "other")
        await one.start()
        await other.start()
        await asyncio.sleep(RENEW_EVERY * 3.5)
        one._keeping.cancel()
        stage.leave("one")
        killed = now()
        await asyncio.sleep(HALF_A_MINUTE)
        assert stage.since[-1][1] == "other"
        assert stage.since[-1][0] - killed <= HALF_A_MINUTE
        await other.stop()

    run(scene())


def test_a_process_that_cannot_renew_stops_before_another_may_begin():
    async def scene():
        board, stage = Board(), Stage()
        one, other = (
            leased(board, stage, "one", slow=STOP_TIMEOUT - 1),
            leased(board, stage, "other"),
        )
        await one.start()
        await other.start()
        await asyncio.sleep(100)
        board.cut_off.add("one")
        began = now()
        with capture_logs() as lines:
            await asyncio.sleep(HALF_A_MINUTE + RENEW_EVERY)
        assert stage.problems == []
        assert "lease_lost" in [line["event"] for line in lines]
        assert (stage.serving, one.status) == ("other", Status.WAITING)
        assert stage.since[-1][0] - began <= HALF_A_MINUTE + RENEW_EVERY
        board.cut_off.clear()
        await asyncio.sleep(100)
        assert stage.serving == "other"
        await other.stop()
        await asyncio.sleep(100)
        assert stage.serving == "one"
        await one.stop()

    run(scene())


def test_a_short_cut_changes_nothing():
    async def scene():
        board, stage = Board(), Stage()
        one, other = leased(board, stage, "one"), leased(board, stage, "other")
        await one.start()
        await other.start()
        for _ in range(20):
            await asyncio.sleep(RENEW_EVERY)
            board.cut_off.add("one")
            await asyncio.sleep(LEASE_SECONDS - STOP_TIMEOUT - RENEW_EVERY - 4)
            board.cut_off.clear()
        assert [process for _, process in stage.since] == ["one"]
        await asyncio.gather(one.stop(), other.stop())

    run(scene())


def test_where_one_lease_lacks_none_is_held():
    async def scene():
        board, stage = Board(), Stage()
        board.until["discord-1"] = "somebody", 40.0
        one = leased(board, stage, "one")
        await one.start()
        assert set(board.until) == {"discord-1"}
        assert one.status is Status.WAITING
        await asyncio.sleep(40 + WATCH_EVERY + 1)
        assert stage.serving == "one"
        await one.stop()

    run(scene())


@pytest.mark.parametrize("problem", [CannotStart("a wrong token"), OSError(98, "port in use")])
def test_what_cannot_start_says_so_and_keeps_no_lease(problem):
    async def scene():
        board, stage = Board(), Stage()
        with pytest.raises(type(problem)):
            await leased(board, stage, "one", problem=problem).start()
        assert board.until == {}
        good, bad = leased(board, stage, "good"), leased(board, stage, "bad", problem=problem)
        await good.start()
        await bad.start()
        await good.stop()
        with capture_logs() as lines:
            await asyncio.sleep(WATCH_EVERY + 1)
        assert {line["event"] for line in lines} == {"cannot_start"}
        assert (bad.status, board.until) == (Status.WAITING, {})
        await bad.stop()

    run(scene())


def test_what_starts_for_ever_lets_others_try():
    async def scene():
        board, stage = Board(), Stage()
        slow, other = leased(board, stage, "slow", slow=10**6), leased(board, stage, "other")
        began = asyncio.create_task(slow.start())
        await asyncio.sleep(1)
        await other.start()
        await asyncio.sleep(5 * LEASE_SECONDS)
        await began
        assert stage.serving == "other"
        await asyncio.gather(slow.stop(), other.stop())

    run(scene())


def test_however_processes_come_go_and_are_cut_off_never_two_serve():
    """And whenever one of them could serve for half a minute, one does."""
    for seed in range(40):
        run(comings_and_goings(Random(seed), seed))


async def comings_and_goings(chance, seed):
    board, stage = Board(chance), Stage()
    running = {}
    for _ in range(60):
        await asyncio.sleep(chance.random() * 20)
        name = chance.choice("abc")
        match chance.choice(("come", "come", "end", "kill", "cut", "mend", "mend")):
            case "come" if name not in running:
                process = f"{name} from {now():.0f}"
                running[name] = leased(board, stage, process, slow=chance.random() * 3)
                board.cut_off.discard(process)
                await running[name].start()
            case "end" if name in running and not board.cut_off:
                await running.pop(name).stop()
            case "kill" if name in running:
                await killed(running.pop(name), stage)
            case "cut":
                board.cut_off |= (
                    {front_end._leadership._leases._process for front_end in running.values()}
                    if chance.random() < 0.3
                    else set()
                )
            case "mend":
                board.cut_off.clear()
    board.cut_off.clear()
    running.setdefault("last", leased(board, stage, "last"))
    if running["last"]._keeping is None:
        await running["last"].start()
    await asyncio.sleep(HALF_A_MINUTE + 10)
    assert stage.problems == [], seed
    assert stage.serving is not None, seed
    for front_end in running.values():
        await front_end.stop()
    assert stage.serving is None, seed


async def killed(front_end, stage):
    """Take a process away in the middle of whatever it did."""
    keeping = front_end._keeping
    process = front_end._leadership._leases._process
    front_end._make = None
    keeping.cancel()
    with suppress(asyncio.CancelledError):
        await keeping
    stage.leave(process)
