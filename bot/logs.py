"""Structured logs on standard error, as text or as JSON: the bot's own and those of its libraries.

Law: no secret that is configured stands in a line, whoever wrote it. They are blotted out of what
is rendered, tracebacks and all.
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
"""What is shorter would be found, and blotted, in the middle of harmless words."""

LIBRARIES: Final = logging.WARNING
"""From which level on libraries are heard: below, they talk to their own makers."""


class SecretRedactor:
    """Renders a line and blots the secrets out of it."""

    def __init__(self, renderer: Processor, secrets: Iterable[str]) -> None:
        """Look for each secret, and for the ways in which a renderer or an address spells it."""
        self._renderer = renderer
        long = {secret for secret in secrets if len(secret) >= MIN_SECRET_LENGTH}
        spelled = {spelling for secret in long for spelling in _spellings(secret)}
        # A secret may be a part of another one.
        self._secrets = sorted(spelled, key=len, reverse=True)

    def __call__(self, logger: WrappedLogger, name: str, event: EventDict) -> str:
        """Return the line without them."""
        text = str(self._renderer(logger, name, event))
        for secret in self._secrets:
            text = text.replace(secret, REDACTED)
        return text


def _spellings(secret: str) -> set[str]:
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
        # What is kept would go on writing to where standard error was when it first wrote.
        cache_logger_on_first_use=False,
    )
    _hear_libraries(number, [structlog.stdlib.add_logger_name, *common], last)
    sys.excepthook = _log_crash


def _renderer(form: str) -> Processor:
    if form == "json":
        return structlog.processors.JSONRenderer()
    return structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())


def _hear_libraries(level: int, common: list[Processor], last: Processor) -> None:
    """Have what libraries log, and Python's warnings, rendered like everything else."""
    handler = logging.StreamHandler(sys.stderr)
    meta = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(processors=[meta, last], foreign_pre_chain=common)
    )
    logging.getLogger().handlers = [handler]
    logging.getLogger().setLevel(max(level, LIBRARIES))
    logging.captureWarnings(capture=True)


def _log_crash(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> Any:
    """Log what ends the program; Ctrl-C, which may come at any time, is no news."""
    if not issubclass(kind, KeyboardInterrupt):
        structlog.get_logger().critical("crashed", exc_info=(kind, error, trace))
