"""The bot's log lines in a benchmark: composed, and written nowhere."""

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import structlog


@contextmanager
def logs_discarded() -> Iterator[None]:
    """Write the bot's log lines nowhere; composing them takes time, as for operators."""
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        structlog.configure(
            wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
            logger_factory=structlog.PrintLoggerFactory(nowhere),
        )
        yield
        structlog.reset_defaults()
