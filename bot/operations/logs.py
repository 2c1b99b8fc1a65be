"""Structured logs on standard error, as text or as JSON: the bot's own and those of its libraries.

Invariant: no line contains a configured secret. Secrets are redacted in rendered lines, with
tracebacks. However often something goes wrong, it is logged a bounded number of times a minute.
"""

from __future__ import annotations

import json
import logging
import sys
from time import monotonic
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

import structlog

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from types import TracebackType

    from structlog.typing import EventDict, Processor, WrappedLogger

REDACTED: Final = "…"

MIN_SECRET_LENGTH: Final = 4
"""Shorter secrets would be found in harmless words."""

MIN_LIBRARY_LEVEL: Final = logging.WARNING
"""Minimum level of libraries' own log lines."""

INTERVAL: Final = 60.0  # seconds
MAX_WARNINGS: Final = 60
"""How many lines of one kind there may be in an interval, from warnings on."""

MAX_NETWORK_WARNINGS: Final = 1
NETWORK_LOGGERS: Final = ("aiohttp", "asyncio")
"""What they log, strangers can cause as often as they like."""

QUOTING_LOGGERS: Final = ("aiohttp.server", "aiohttp.web", "aiohttp.websocket")
"""Their arguments and errors hold what was sent, cookies included."""


MAX_KINDS: Final = 1000
"""How many kinds of lines are told apart."""


class Repetitions:
    """Counts lines by their kind, and drops those that are too many."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._kinds: dict[str, tuple[float, int, int]] = {}

    def admit(self, kind: str, many: int) -> int | None:
        """Return how many lines were dropped before this one, or None to drop it.

        At most so ``many`` of a kind are written in an `INTERVAL`.
        """
        now = self._clock()
        if len(self._kinds) > MAX_KINDS:
            self._kinds.clear()
        since, written, dropped = self._kinds.get(kind, (now, 0, 0))
        if now - since >= INTERVAL:
            since, written = now, 0
        if written >= many:
            self._kinds[kind] = since, written, dropped + 1
            return None
        self._kinds[kind] = since, written + 1, 0
        return dropped

    def __call__(self, _logger: WrappedLogger, name: str, event: EventDict) -> EventDict:
        """Drop a line of ours that comes too often; raises `structlog.DropEvent`."""
        if logging.getLevelNamesMapping().get(name.upper(), logging.ERROR) < logging.WARNING:
            return event
        dropped = self.admit(str(event.get("event")), MAX_WARNINGS)
        if dropped is None:
            raise structlog.DropEvent
        return {**event, "left_out": dropped} if dropped else event

    def filter(self, record: logging.LogRecord) -> bool:
        """Drop a library's line that comes too often; blot out what it may quote of a request."""
        first_line = str(record.msg).partition("\n")[0]
        if record.name in QUOTING_LOGGERS:
            error = record.exc_info[0] if record.exc_info else None
            record.args = (REDACTED,) * len(record.args or ())
            record.exc_info = record.exc_text = None
            record.msg = f"{record.msg} ({error.__name__})" if error else record.msg
        is_network = record.name.partition(".")[0] in NETWORK_LOGGERS
        many = MAX_NETWORK_WARNINGS if is_network else MAX_WARNINGS
        dropped = self.admit(f"{record.name} {first_line}", many)
        if dropped:
            record.msg = f"{record.msg} ({dropped} more were left out)"
        return dropped is not None


class SecretRedactor:
    """Renders a line and redacts the secrets in it."""

    def __init__(self, renderer: Processor, secrets: Iterable[str]) -> None:
        """Redact each secret, also as a renderer or a URL escapes it."""
        self._renderer = renderer
        long = {secret for secret in secrets if len(secret) >= MIN_SECRET_LENGTH}
        forms = {form for secret in long for form in _escaped_forms(secret)}
        # A secret may be a part of another one.
        self._secrets = sorted(forms, key=len, reverse=True)

    def __call__(self, logger: WrappedLogger, name: str, event: EventDict) -> str:
        """Return the line without them."""
        text = str(self._renderer(logger, name, event))
        for secret in self._secrets:
            text = text.replace(secret, REDACTED)
        return text


def _escaped_forms(secret: str) -> set[str]:
    shown = {secret, repr(secret)[1:-1], quote(secret), quote(secret, safe="")}
    return {*shown, *(json.dumps(text)[1:-1] for text in shown)}


def set_up_logs(
    level: str, form: str, secrets: Iterable[str] = (), report: Processor | None = None
) -> None:
    """Write log lines of this level and above to standard error; ``form`` is text or json.

    ``report`` is given each line before its traceback becomes text.
    """
    number = logging.getLevelNamesMapping()[level.upper()]
    common: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        *((report,) if report else ()),
        structlog.processors.format_exc_info,
    ]
    last = SecretRedactor(_renderer(form), secrets)
    repetitions = Repetitions(monotonic)
    structlog.configure(
        processors=[repetitions, *common, last],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        # A cached logger would keep writing to an earlier standard error.
        cache_logger_on_first_use=False,
    )
    handler = _capture_libraries(number, [structlog.stdlib.add_logger_name, *common], last)
    handler.addFilter(repetitions.filter)
    sys.excepthook = _log_crash


def _renderer(form: str) -> Processor:
    if form == "json":
        return structlog.processors.JSONRenderer()
    return structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())


def _capture_libraries(level: int, common: list[Processor], last: Processor) -> logging.Handler:
    """Render log lines of libraries and Python's warnings alike; return what writes them."""
    handler = logging.StreamHandler(sys.stderr)
    meta = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(processors=[meta, last], foreign_pre_chain=common)
    )
    logging.getLogger().handlers = [handler]
    logging.getLogger().setLevel(max(level, MIN_LIBRARY_LEVEL))
    logging.captureWarnings(capture=True)
    return handler


def _log_crash(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> Any:
    """Log an exception that ends the program, except for Ctrl-C."""
    if not issubclass(kind, KeyboardInterrupt):
        structlog.get_logger().critical("crashed", exc_info=(kind, error, trace))
