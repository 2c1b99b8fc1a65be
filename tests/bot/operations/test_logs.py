"""How log lines of ours and of libraries look, and what they never contain."""

import asyncio
import json
import logging
import os
import re
import signal
import subprocess
import sys
import warnings
from pathlib import Path

import pytest
import structlog

from bot.cli.main import status
from bot.core.matches.log_context import begin_request
from bot.operations.logs import INTERVAL, MAX_WARNINGS, REDACTED, set_up_logs

ROOT = Path(__file__).parents[3]
TOKEN = "4200:AAH-a/token+of=Telegram"
PASSWORD = 'p"ä\\ss wörd'
SECRETS = (TOKEN, PASSWORD, "abc")


@pytest.fixture
def logged(capsys):
    """Write logs in a form; what is returned reads the lines that were written since."""

    def logged(form="json", level="info"):
        set_up_logs(level, form, SECRETS)

        def lines():
            return capsys.readouterr().err.splitlines()

        return lines

    return logged


def test_a_line_is_one_json_object(logged):
    lines = logged()
    structlog.get_logger().info("ready", platform="web")
    [line] = map(json.loads, lines())
    assert line.pop("timestamp").endswith("Z")
    assert line == {"event": "ready", "level": "info", "platform": "web"}


def test_what_libraries_log_looks_the_same_and_names_them(logged):
    lines = logged()
    for name in ("discord.gateway", "telegram.ext", "httpx", "aiohttp.client", "alembic"):
        logging.getLogger(name).warning("trouble with %s", "the net")
        logging.getLogger(name).info("chatter")
    told = [json.loads(line) for line in lines()]
    assert [line["logger"] for line in told] == [
        *("discord.gateway", "telegram.ext", "httpx", "aiohttp.client", "alembic")
    ]
    assert {(line["event"], line["level"]) for line in told} == {
        ("trouble with the net", "warning")
    }


def test_warnings_of_python_are_log_lines(logged):
    lines = logged()
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        logging.captureWarnings(capture=True)
        warnings.warn("old ways", DeprecationWarning, stacklevel=1)
    [line] = map(json.loads, lines())
    assert (line["logger"], line["level"]) == ("py.warnings", "warning")
    assert "old ways" in line["event"]


def test_the_level_holds_for_all(logged):
    lines = logged(level="error")
    structlog.get_logger().warning("no")
    logging.getLogger("discord").warning("no")
    logging.getLogger("discord").error("yes")
    assert len(lines()) == 1


@pytest.mark.parametrize("form", ["json", "text"])
def test_lines_of_libraries_carry_the_step_under_way(logged, form):
    lines = logged(form)

    async def work():
        begin_request(platform="discord")
        structlog.get_logger().info("one")
        logging.getLogger("discord.http").error("two")

    asyncio.run(work())
    one, two = (re.search(r"step\"?[:=] ?\"?([0-9a-f]{8})", line)[1] for line in lines())
    assert one == two


def fail(error):
    raise error


@pytest.mark.parametrize("form", ["json", "text"])
def test_no_secret_stands_in_any_line(logged, form):
    lines = logged(form)
    log, library = structlog.get_logger(), logging.getLogger("httpx")
    for secret in (TOKEN, PASSWORD):
        address = f"https://api.telegram.org/bot{secret}/getMe"
        log.info(address, url=secret, many=[secret])
        library.error("POST %s failed", secret)
        try:
            fail(OSError(f"cannot connect with {secret}"))
        except OSError:
            log.exception("failed")
            library.exception("failed")
        log.warning("odd", error=OSError(secret), pair={secret: b"x"})
        log.warning("in an address", url="4200%3AAAH-a%2Ftoken%2Bof%3DTelegram")
    written = "\n".join(lines())
    assert written.count(REDACTED) >= 17
    for part in ("AAH-a", "token+of", "ss w", "4200:"):
        assert part not in written


def test_what_is_too_short_is_not_looked_for(logged):
    lines = logged()
    structlog.get_logger().info("abcdef")
    assert "abcdef" in lines()[0]


def test_what_ends_the_program_is_a_log_line_too(logged):
    lines = logged()
    try:
        fail(RuntimeError(f"no way to {TOKEN}"))
    except RuntimeError as error:
        sys.excepthook(RuntimeError, error, error.__traceback__)
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    [line] = map(json.loads, lines())
    assert (line["event"], line["level"]) == ("crashed", "critical")
    assert "no way to …" in line["exception"]


# The real program with the real libraries, on a machine from which no platform can be reached.
PROGRAM = """
import asyncio, os
from asyncio.base_events import BaseEventLoop

async def nowhere(self, host, *args, **options):
    raise OSError("no way to " + str(host) + " with " + os.environ["PETTEIA_TELEGRAM__TOKEN"])

BaseEventLoop.getaddrinfo = nowhere
from bot.cli.main import main
main()
"""
HIDDEN = {
    "PETTEIA_TELEGRAM__TOKEN": "4200:AAH-hidden-telegram-token-of-35-chars",
    "PETTEIA_DISCORD__TOKEN": "NDIwMA.hidden.discord-token-of-many-chars",
    "PETTEIA_WEB__INVITATION": "the owl is hidden",
    "PETTEIA_TELEGRAM__WEBHOOK_SECRET": "hidden-webhook-secret",
}


@pytest.mark.usefixtures("bare_environment")
def test_a_run_that_reaches_nothing_tells_no_token(free_port):
    told = run({**HIDDEN, "PETTEIA_WEB__PORT": str(free_port)})
    assert "Petteia is ready" in told
    assert "discord_away" in told
    assert "telegram_not_reached" in told
    for name, secret in HIDDEN.items():
        assert secret not in told, name
    assert "AAH-hidden" not in told


@pytest.mark.usefixtures("bare_environment")
def test_a_run_without_its_server_tells_no_password(free_port, monkeypatch, capsys):
    url = f"postgresql://owl:hidden-password@127.0.0.1:{free_port}/petteia"
    monkeypatch.setenv("PETTEIA_DATABASE__URL", url)
    monkeypatch.setenv("PETTEIA_LOG__LEVEL", "debug")
    assert status(["run"]) == 1
    told = "".join(capsys.readouterr())
    assert "the database cannot be reached" in told
    assert "hidden" not in told


def run(variables):
    """What the program says from its start to its end, all in one."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "PETTEIA_LOG__LEVEL": "debug",
        **variables,
    }
    with subprocess.Popen(
        (sys.executable, "-c", PROGRAM, "run"),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment,
    ) as process:
        told = []
        for line in process.stdout:
            told.append(line)
            if "Petteia is ready" in line:
                process.send_signal(signal.SIGTERM)
    return "".join(told)


COOKIE = "petteia=AAAA-a-live-session"


@pytest.mark.parametrize("form", ["json", "text"])
def test_what_libraries_say_of_a_request_is_without_its_content(logged, form):
    lines = logged(form)
    for name in ("aiohttp.server", "aiohttp.web", "aiohttp.websocket"):
        try:
            fail(ValueError(COOKIE))
        except ValueError:
            logging.getLogger(name).exception("Error handling request from %s", COOKIE)
    written = lines()
    assert len(written) == 3
    assert "live-session" not in "".join(written)
    assert all("ValueError" in line for line in written)


def test_what_strangers_can_cause_is_one_line_a_minute_and_told_how_often(logged, monkeypatch):
    seconds = 0.0
    monkeypatch.setattr("bot.operations.logs.monotonic", lambda: seconds)
    lines = logged()
    for number in range(1000):
        logging.getLogger("asyncio").error("no more files\nsocket: %d", number)
    assert len(lines()) == 1
    seconds = INTERVAL
    logging.getLogger("asyncio").error("no more files\nsocket: 1000")
    assert "999 more were left out" in json.loads(lines()[0])["event"]


def test_a_warning_of_ours_is_bounded_and_the_next_one_says_how_many_were_left_out(
    logged, monkeypatch
):
    seconds = 0.0
    monkeypatch.setattr("bot.operations.logs.monotonic", lambda: seconds)
    lines = logged()
    for _ in range(1000):
        structlog.get_logger().warning("request_not_stored")
        structlog.get_logger().info("ready")
    structlog.get_logger().warning("another")
    told = [json.loads(line)["event"] for line in lines()]
    counts = [told.count(event) for event in ("request_not_stored", "ready", "another")]
    assert counts == [MAX_WARNINGS, 1000, 1]
    seconds = INTERVAL
    structlog.get_logger().warning("request_not_stored")
    assert json.loads(lines()[0])["left_out"] == 1000 - MAX_WARNINGS
