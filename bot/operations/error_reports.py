"""Reports errors to a server that speaks Sentry's protocol.

Invariant: a report says which error happened where in the code, and nothing else: no text of an
error, which may quote people, no values of variables, names, addresses or requests.
"""

from __future__ import annotations

import sys
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final

from bot.operations.database_setup import StartError

if TYPE_CHECKING:
    from structlog.typing import EventDict, WrappedLogger

CLOSING_TIME: Final = 1.0
"""Seconds that the last reports have at the end."""

KEPT: Final = ("event_id", "timestamp", "level", "platform", "release", "tags")
KEPT_OF_ERRORS: Final = ("type", "module")
KEPT_OF_FRAMES: Final = ("function", "module", "lineno", "in_app")


def bare(event: Any, _hint: object = None) -> Any:
    """Return a report with nothing but kinds of errors and places in the code."""
    errors = [
        _picked(error, KEPT_OF_ERRORS)
        | {"stacktrace": {"frames": [_picked(each, KEPT_OF_FRAMES) for each in _frames(error)]}}
        for error in event.get("exception", {}).get("values", ())
    ]
    return _picked(event, KEPT) | {"exception": {"values": errors}}


def _frames(error: dict[str, Any]) -> list[dict[str, Any]]:
    frames: list[dict[str, Any]] = (error.get("stacktrace") or {}).get("frames", [])
    return frames


def _picked(fields: dict[str, Any], kept: tuple[str, ...]) -> dict[str, Any]:
    return {key: fields[key] for key in kept if key in fields}


class ErrorReports:
    """A processor of log lines that reports those with a traceback."""

    def __init__(self, dsn: str) -> None:
        """Raises `StartError` if the package for it is not installed."""
        try:
            from sentry_sdk import Client  # noqa: PLC0415 -- only if it is configured
            from sentry_sdk.utils import event_from_exception  # noqa: PLC0415
        except ImportError:
            message = "[log] sentry_dsn needs a package: pip install 'petteia[sentry]'"
            raise StartError(message) from None
        self._read: Any = event_from_exception
        self._client: Any = Client(
            dsn,
            release=f"petteia@{version('petteia')}",
            default_integrations=False,
            auto_session_tracking=False,
            send_client_reports=False,
            include_local_variables=False,
            include_source_context=False,
            max_request_body_size="never",
            max_breadcrumbs=0,
            before_send=bare,
        )

    def __call__(self, _logger: WrappedLogger, name: str, line: EventDict) -> EventDict:
        """Report the error of a line, if it has one, and return the line."""
        error = line.get("exc_info")
        if error is True:
            error = sys.exc_info()
        if error and error != (None, None, None):
            event, hint = self._read(error, client_options=self._client.options)
            # A line of ours is named by a word, one of a library has a sentence.
            code = str(line.get("event"))
            event |= {"level": name, "tags": {"line": code} if code.isidentifier() else {}}
            self._client.capture_event(event, hint)
        return line

    def close(self) -> None:
        """Send what is left, for a second at most."""
        self._client.close(timeout=CLOSING_TIME)
