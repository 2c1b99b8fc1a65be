"""What leaves for a server that speaks Sentry's protocol: the real client, a server of our own."""

import gzip
import json
import logging
import sys
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest
import structlog

from bot.config.reading import load
from bot.config.settings import Log
from bot.operations.database_setup import StartError
from bot.operations.error_reports import ErrorReports
from bot.operations.logs import set_up_logs

NAME, WORDS, TOKEN, ADDRESS = "Berenike of Kyrene", "meet me at dawn", "A" * 43, "203.0.113.9"
PRIVATE = (NAME, WORDS, TOKEN, ADDRESS)


class WentWrongError(Exception):
    pass


@pytest.fixture
def received():
    """What has come to a server, whose address with a key the first item is."""
    bodies = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            body = self.rfile.read(int(self.headers["Content-Length"]))
            is_packed = self.headers.get("Content-Encoding") == "gzip"
            bodies.append((gzip.decompress(body) if is_packed else body).decode())
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_):
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://key@127.0.0.1:{server.server_port}/1", bodies
    server.shutdown()
    server.server_close()


@contextmanager
def reporting(dsn):
    root = logging.getLogger()
    kept = root.handlers, root.level, sys.excepthook
    reports = ErrorReports(dsn)
    set_up_logs("info", "text", (), reports)
    try:
        yield
    finally:
        reports.close()
        root.handlers, root.level, sys.excepthook = kept
        logging.captureWarnings(capture=False)
        structlog.reset_defaults()


def fail(name, words):
    token = TOKEN  # in a traceback with variables it would be seen
    try:
        int(f"{name} said {words} with {token}")
    except ValueError as error:
        raise WentWrongError(words) from error


def events(bodies):
    """The reports in the envelopes, which are lines of JSON."""
    lines = [json.loads(line) for body in bodies for line in body.splitlines()]
    return [line for line in lines if "exception" in line]


def test_only_errors_with_a_traceback_leave_and_nothing_that_people_wrote(received):
    dsn, bodies = received
    with reporting(dsn):
        log = structlog.get_logger().bind(name=NAME, said=WORDS, client=ADDRESS)
        log.error("corrupt_match", problem=WORDS)
        log.warning("unreachable", reason=WORDS)
        try:
            fail(NAME, WORDS)
        except WentWrongError as error:
            log.exception("tick_failed", token=TOKEN)
            log.critical("crashed", exc_info=error)
            logging.getLogger("some.library").exception("%s from %s", WORDS, ADDRESS)
    found = events(bodies)
    assert [event.get("tags") for event in found] == [
        {"line": "tick_failed"},
        {"line": "crashed"},
        {},
    ]
    text = "".join(bodies)
    assert [each for each in (*PRIVATE, str(__file__)) if each in text] == []
    for event in found:
        assert [each["type"] for each in event["exception"]["values"]] == [
            "ValueError",
            "WentWrongError",
        ]
        frame = event["exception"]["values"][0]["stacktrace"]["frames"][-1]
        assert (frame["function"], set(frame) & {"vars", "context_line"}) == ("fail", set())
        assert set(event) <= {
            *("event_id", "timestamp", "level", "platform", "release", "tags", "exception")
        }


def test_without_the_package_a_line_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "sentry_sdk", None)
    with pytest.raises(StartError, match=r"pip install 'petteia\[sentry\]'"):
        ErrorReports("http://key@127.0.0.1:9/1")


def test_a_dsn_is_checked_and_is_a_secret(monkeypatch):
    monkeypatch.setenv("PETTEIA_LOG__SENTRY_DSN", "https://hush@sentry.example.org/1")
    assert "https://hush@sentry.example.org/1" in load().secrets
    for wrong in ("sentry", "https://sentry.example.org/1", "https://key@sentry.example.org"):
        with pytest.raises(ValueError, match="sentry_dsn"):
            Log(sentry_dsn=wrong)
