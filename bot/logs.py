"""Structured logs on standard error, as text or as JSON: the bot's own and those of its libraries.

Law: no line contains a configured secret. Secrets are redacted in rendered lines, with tracebacks.
"""

from __future__ import annotations

import json
import logging
import sys
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

import structlog

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import TracebackType

    from structlog.typing import EventDict, Processor, WrappedLogger

REDACTED: Final = "…"

MIN_SECRET_LENGTH: Final = 4
"""Shorter secrets would be found in harmless words."""

MIN_LIBRARY_LEVEL: Final = logging.WARNING
"""Minimum level of libraries' own log lines."""


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


def set_up_logs(level: str, form: str, secrets: Iterable[str] = ()) -> None:
    """Write log lines of this level and above to standard error; ``form`` is text or json."""
    number = logging.getLevelNamesMapping()[level.upper()]
    common: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    last = SecretRedactor(_renderer(form), secrets)
    structlog.configure(
        processors=[*common, last],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        # A cached logger would keep writing to an earlier standard error.
        cache_logger_on_first_use=False,
    )
    _capture_libraries(number, [structlog.stdlib.add_logger_name, *common], last)
    sys.excepthook = _log_crash


def _renderer(form: str) -> Processor:
    if form == "json":
        return structlog.processors.JSONRenderer()
    return structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())


def _capture_libraries(level: int, common: list[Processor], last: Processor) -> None:
    """Render log lines of libraries and Python's warnings alike."""
    handler = logging.StreamHandler(sys.stderr)
    meta = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(processors=[meta, last], foreign_pre_chain=common)
    )
    logging.getLogger().handlers = [handler]
    logging.getLogger().setLevel(max(level, MIN_LIBRARY_LEVEL))
    logging.captureWarnings(capture=True)


def _log_crash(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> Any:
    """Log an exception that ends the program, except for Ctrl-C."""
    if not issubclass(kind, KeyboardInterrupt):
        structlog.get_logger().critical("crashed", exc_info=(kind, error, trace))
