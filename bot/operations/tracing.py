"""Spans of OpenTelemetry, from a press to its picture, if the usual variables name a collector.

Invariant: as for all measurements, no person, match or typed text. The text of an error is left out
too.
"""

from __future__ import annotations

import os
from contextlib import contextmanager
from importlib.metadata import version
from time import time_ns
from typing import TYPE_CHECKING, Any, Final

from structlog.contextvars import bound_contextvars

from bot.operations.database_setup import StartError
from bot.operations.metrics import Metrics

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

ENDPOINTS: Final = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")


def is_configured() -> bool:
    """Return whether the environment names a collector of traces."""
    is_off = os.environ.get("OTEL_SDK_DISABLED", "").lower() == "true"
    return not is_off and any(os.environ.get(name) for name in ENDPOINTS)


def exporting_provider() -> Any:
    """Return a provider that sends spans to the collector; raises `StartError`."""
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import (  # noqa: PLC0415
            OTLPSpanExporter,
        )
        from opentelemetry.sdk.resources import Resource  # noqa: PLC0415
        from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415
        from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415
    except ImportError:
        message = f"{ENDPOINTS[0]} needs packages: pip install 'petteia[otel]'"
        raise StartError(message) from None
    named = os.environ.get("OTEL_SERVICE_NAME") or "petteia"
    about = {"service.name": named, "service.version": version("petteia")}
    provider = TracerProvider(resource=Resource.create(about))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    return provider


class TracedMetrics(Metrics):
    """Metrics with spans; lines of the log within a span have the number of its trace."""

    def __init__(
        self, platforms: Collection[str], is_code: Callable[[str], bool], provider: Any
    ) -> None:
        """``provider`` is a tracer provider of OpenTelemetry."""
        from opentelemetry.trace import StatusCode  # noqa: PLC0415 -- only if it is configured

        super().__init__(platforms, is_code)
        self._failed = StatusCode.ERROR
        self._tracer = provider.get_tracer("petteia", version("petteia"))

    @contextmanager
    def span(self, step: str, /, **about: str) -> Iterator[None]:
        """Measure what happens in the context, as a part of the span around it."""
        with self._tracer.start_as_current_span(
            step, attributes=about, record_exception=False, set_status_on_exception=False
        ) as span:
            trace = format(span.get_span_context().trace_id, "032x")
            with bound_contextvars(trace=trace):
                try:
                    yield
                except BaseException:
                    span.set_status(self._failed)
                    raise

    def transacted(self, kind: str, seconds: float) -> None:
        """Time a transaction, as a span too."""
        super().transacted(kind, seconds)
        self._ended("transaction", kind, seconds)

    def drew(self, kind: str, seconds: float) -> None:
        """Time a picture or a film, as a span too."""
        super().drew(kind, seconds)
        self._ended("draw", kind, seconds)

    def _ended(self, name: str, kind: str, seconds: float) -> None:
        """Make a span of what has just ended."""
        began = time_ns() - round(seconds * 1e9)
        self._tracer.start_span(name, attributes={"kind": kind}, start_time=began).end()
