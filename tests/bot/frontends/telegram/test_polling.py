"""Polling goes on whatever happens, and its trouble is seen in the status and once in the log."""

import pytest
from structlog.testing import capture_logs

from bot.core.notifications.platform import NEEDS_ATTENTION, Status
from bot.frontends.telegram import polling
from tests.bot.frontends.telegram.botapi import TOKEN, Refusal
from tests.bot.frontends.telegram.conftest import comes

WRONG = "4200:wrong-wrong-wrong-wrong-wrong-wrong"


@pytest.fixture(autouse=True)
def _pauses_are_short(monkeypatch):
    monkeypatch.setattr(polling, "MIN_BACKOFF", 0.001)
    monkeypatch.setattr(polling, "MAX_BACKOFF", 0.01)


def of_poller(logs):
    """What the poller has logged; the bot's commands are published beside it."""
    return [each for each in logs if each["event"].startswith("telegram_")]


def errors(logs):
    return [each["event"] for each in of_poller(logs) if each["log_level"] in {"error", "warning"}]


async def answered(bench):
    """A person is heard."""
    one = bench.person("Alkaios")
    await one.start()
    await bench.settle()
    assert "Greek and Roman soldiers" in one.chat.last.text


async def test_a_token_that_is_refused_is_tried_until_it_is_good_again(api, bench):
    await answered(bench)  # and it polls
    with capture_logs() as logs:
        api.token = WRONG
        await api.answer_getting_with(502)
        await comes(lambda: api.refused > 3)
        assert bench.chat.status is Status.REFUSED
        assert bench.chat.status in NEEDS_ATTENTION
        api.token = TOKEN
        await comes(lambda: bench.chat.status is Status.SERVING)
    await answered(bench)
    assert errors(logs) == ["telegram_not_reached", "telegram_token_refused"]
    assert of_poller(logs)[-1]["event"] == "telegram_polls_again"


async def test_a_second_poller_is_told_of_once_and_withstood(api, bench):
    with capture_logs() as logs:
        for _ in range(3):
            await api.answer_getting_with(409)
            await comes(lambda: bench.chat.status is Status.CONFLICT or not api.outages)
        await comes(lambda: bench.chat.status is Status.SERVING)
    await answered(bench)
    assert set(errors(logs)) == {"telegram_conflict"}
    assert "another program" in of_poller(logs)[0]["hint"]


async def test_while_another_program_polls_the_status_says_so(api, bench):
    api.outages += [Refusal(409, "Conflict")] * 50
    await api.tell()
    await comes(lambda: bench.chat.status is Status.CONFLICT)
    assert bench.chat.status in NEEDS_ATTENTION
    await comes(lambda: bench.chat.status is Status.SERVING)


async def test_polling_goes_on_after_an_outage(api, bench):
    await api.answer_getting_with(502)
    await comes(lambda: bench.chat.status is Status.SERVING)
    await answered(bench)


async def test_polling_goes_on_when_it_fails_for_no_known_reason(bench, monkeypatch):
    keep = bench.store.keep_inputs

    async def broken(*_):
        raise RuntimeError("a mistake in the code")

    with capture_logs() as logs:
        monkeypatch.setattr(bench.store, "keep_inputs", broken)
        one = bench.person("Alkaios")
        await one.start()
        await comes(lambda: bench.chat.status is Status.STOPPED)
        monkeypatch.setattr(bench.store, "keep_inputs", keep)
        await bench.settle()
    assert "Greek and Roman soldiers" in one.chat.last.text
    assert errors(logs) == ["telegram_polling_failed"]


async def test_telegram_is_asked_again_when_it_said_so(api, bench):
    api.outages.append(Refusal(429, "Too Many Requests: retry after 1", retry_after=1))
    await api.tell()
    await comes(lambda: bench.chat.status is Status.REACHING)
    await comes(lambda: bench.chat.status is Status.SERVING)
    await answered(bench)


async def test_who_stops_while_the_token_is_refused_stops_in_peace(api, bench):
    await answered(bench)
    api.token = WRONG
    await api.answer_getting_with(502)
    await comes(lambda: bench.chat.status is Status.REFUSED)
    await bench.stop()
    assert bench.chat.status is Status.STOPPED
