"""Another program writes to the database for long: people are told in time, and nothing is lost."""

import asyncio
from contextlib import suppress
from datetime import timedelta
from time import monotonic, sleep

import pytest
from structlog.testing import capture_logs

from bot.core.matches.errors import OutageLog
from bot.storage import sqlite
from bot.storage.sqlite import SqliteDatabase
from tests.bot.core.conftest import codes, control
from tests.bot.faults.conftest import BUSY, alarms, held, soon
from tests.bot.frontends.discord.world import private

NOT_SAVED = "so nothing was changed. Please try again in a moment."
EVERYBODY = 22
PATIENCE = 30  # seconds that a thread waits for the others


@pytest.fixture
def tries(monkeypatch):
    """The tries to begin a transaction; the first waits until everyone has asked for one."""
    tries, asked = [], []
    write, begin = SqliteDatabase._write, SqliteDatabase._begin

    def ask(database, work):
        asked.append(work)
        return write(database, work)

    def wait(database, connection):
        tries.append(connection)
        give_up = monotonic() + PATIENCE
        while len(asked) < EVERYBODY and monotonic() < give_up:
            sleep(0.01)
        begin(database, connection)

    def watch():
        monkeypatch.setattr(SqliteDatabase, "_write", ask)
        monkeypatch.setattr(SqliteDatabase, "_begin", wait)
        return tries

    return watch


async def test_however_many_wait_each_is_told_in_time(whole, path, tries):
    """All wait as long as one does; one who asks later waits as long again."""
    match = await whole.begin()
    view = (await whole.say("Alkaios", "move a2-a5")).view
    before = await whole.store.match(match)
    people = [f"Guest {number}" for number in range(EVERYBODY - 2)]
    for name in people:
        await whole.person(name)
    with held(path), capture_logs() as logs:
        tried = tries()
        answers = await asyncio.gather(
            whole.say("Brasidas", f"move c6-c5 match={match}"),
            whole.press("Alkaios", control(view, "button-resign").replace("resign", "resign-yes")),
            *(whole.say(name, "challenge") for name in people),
        )
        assert len(tried) == 1
        answers.append(await whole.say("Brasidas", f"move c6-c5 match={match}"))
        assert len(tried) == 2
        assert {code for answer in answers for code in codes(answer)} == {"refused-not-kept"}
        assert await whole.store.match(match) == before
        assert not (await whole.say("Brasidas", f"board {match}")).refused
    assert alarms(logs) == ["request_not_stored"] * len(answers)
    assert not (await whole.say("Brasidas", f"move c6-c5 match={match}")).refused


async def test_a_move_is_taken_when_the_other_program_is_soon_done(whole, path, monkeypatch):
    match = await whole.begin()
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 20)
    with held(path):
        going = asyncio.create_task(whole.say("Alkaios", f"move a2-a5 match={match}"))
        await asyncio.sleep(BUSY / 4)
        assert not going.done()
    assert not (await going).refused
    assert (await whole.store.match(match)).last.text == "a2-a5"


async def test_the_page_and_telegram_say_so(whole, path, agora, pair):
    one, two = pair
    socket = await whole.visitor("Chares")
    match = await whole.grouped(agora, one, two)
    board = agora.last
    before = await whole.store.match(match)
    with held(path):
        assert (await socket.hear("challenge"))["lines"][0].endswith(NOT_SAVED)
        await one.say("/move a2-a5", agora)
        pressed = await two.press(board, data=f"resign-yes:{match}:{before.turn}:")
        await whole.settle()
        assert NOT_SAVED in agora.last.text
        assert pressed.result()["text"].endswith(NOT_SAVED)
        assert pressed.result()["show_alert"]
        assert await whole.store.match(match) == before
    await one.say("/move a2-a5", agora)
    await whole.settled()
    assert "a2-a5" in agora.last.text


async def test_whoever_is_not_known_yet_is_told_so_too(whole, path, agora, pair):
    one, _ = pair
    with held(path), capture_logs() as logs:
        await one.say("/games", agora)
        await whole.settle()
        assert agora.last.text.endswith(NOT_SAVED)
    assert alarms(logs) == ["updates_not_stored", "request_not_stored"]
    await one.say("/challenge", agora)
    await whole.settled()
    assert "Accept" in agora.last.labels()


async def test_discord_is_answered_first_and_told_then(world, alkaios, brasidas, path):
    await world.begin(alkaios, brasidas)
    before = await world.match()
    requests = len(world.env.http_requests)
    with held(path):
        refused = private(await alkaios.slash(world.channel, "petteia move", text="a2-a5"))
        assert refused.content.endswith(NOT_SAVED)
        first, *_ = world.env.http_requests[requests:]
        assert first.path.endswith("/callback")
        assert await world.match() == before
    await world.play(alkaios, "a2-a5")


@pytest.mark.parametrize(
    ("part", "lines"),
    [
        ("outbox_worker", ["outbox_failed", "outbox_recovered"]),
        ("scheduler", ["scheduler_failed", "scheduler_recovered"]),
    ],
)
async def test_the_outbox_and_the_clocks_go_on_and_say_so_once(
    whole, path, monkeypatch, part, lines
):
    await whole.begin(clock="1d")
    worker = "bot.core.notifications.outbox_worker"
    for wait in (f"{worker}.MIN_BACKOFF", f"{worker}.POLL_INTERVAL"):
        monkeypatch.setattr(wait, timedelta(0))
    for module in ("heartbeat", "scheduler"):
        monkeypatch.setattr(f"bot.core.service.{module}.HEARTBEAT_INTERVAL", timedelta(0))
    tried = []
    shows = OutageLog.shows

    def shown(outage, error):
        tried.append(error)
        shows(outage, error)

    monkeypatch.setattr(OutageLog, "shows", shown)
    with capture_logs() as logs:
        with held(path):
            running = asyncio.create_task(getattr(whole, part).run())
            await soon(lambda: len(tried) >= 3)
        await soon(lambda: lines[1] in [entry["event"] for entry in logs])
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
    assert [entry["event"] for entry in logs] == lines
    if part == "outbox_worker":
        assert await whole.items() == ()
