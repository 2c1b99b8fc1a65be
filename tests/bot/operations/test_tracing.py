"""Spans of one press over the web, with the real SDK; without it nothing of it is imported."""

import subprocess
import sys

import pytest
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from structlog.testing import capture_logs

from bot.core.matches.observer import UNOBSERVED
from bot.frontends import PLATFORMS
from bot.frontends.drawing import DRAWING_METRIC
from bot.operations import tracing
from bot.operations.database_setup import StartError
from bot.operations.tracing import TracedMetrics
from tests.bot.frontends.web.conftest import open_chat


@pytest.fixture
def traced():
    """Metrics with spans, and what has been exported of them."""
    exporter, provider = InMemorySpanExporter(), TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    return TracedMetrics(PLATFORMS, lambda _: True, provider), exporter


def tree(spans, parent=None):
    """The names of spans below a parent, each with those below it."""
    return [
        (span.name, tree(spans, span.context.span_id))
        for span in sorted(spans, key=lambda span: span.start_time)
        if (span.parent.span_id if span.parent else None) == parent
    ]


def names(branches):
    return {name for name, below in branches} | {
        each for _, below in branches for each in names(below)
    }


async def test_a_press_over_the_web_shows_its_steps_from_the_request_to_the_picture(
    traced, sqlite_url
):
    metrics, exporter = traced
    DRAWING_METRIC.set(metrics.drew)
    async with open_chat(sqlite_url, delivers=False) as visit:
        visit.service.observer = visit.chat._dispatcher.observer = metrics
        visit.outbox_worker._sender._observer = metrics
        visit.store.database.observe(metrics.transacted)
        _, dion = await visit.person("Dion")
        browser, berenike = await visit.person("Berenike")
        match = (await dion.hear("challenge Berenike poleis side=first"))["post"]["match"]
        exporter.clear()
        with capture_logs(processors=[]) as lines:
            post = (await berenike.press(f"accept:{match}:0:"))["post"]
        [request] = [each for each in tree(exporter.get_finished_spans()) if each[0] == "request"]
        [handle] = [below for name, below in request[1] if name == "handle"]
        steps = [name for name, _ in handle if name in {"load", "decide", "store"}]
        assert steps == ["load", "decide", "store"]
        below = dict(handle)
        assert ("transaction", []) in below["load"]
        assert ("transaction", []) in below["store"]
        await visit.told()
        await browser.get(post["picture"]["src"])
        assert {"deliver", "draw"} <= names(tree(exporter.get_finished_spans()))
        spans = {span.name: dict(span.attributes) for span in exporter.get_finished_spans()}
        assert spans["request"] == {"platform": "web", "by": "button", "name": "accept"}
        assert spans["draw"] == {"kind": "picture"}
        assert spans["deliver"] == {"platform": "web"}
        assert lines


def test_a_failed_step_says_so_without_the_text_of_the_error_and_lines_have_the_trace(traced):
    metrics, exporter = traced
    with pytest.raises(ValueError, match="a secret"), metrics.span("load"):  # noqa: PT012
        import structlog  # noqa: PLC0415

        trace = structlog.contextvars.get_contextvars()["trace"]
        raise ValueError("a secret")
    [span] = exporter.get_finished_spans()
    assert format(span.context.trace_id, "032x") == trace
    assert (span.status.is_ok, span.status.description, list(span.events)) == (False, None, [])


def test_without_a_collector_nothing_is_imported(monkeypatch):
    for name in tracing.ENDPOINTS:
        monkeypatch.delenv(name, raising=False)
    assert not tracing.is_configured()
    code = "import sys, bot.app; print([n for n in sys.modules if n.startswith('opentelemetry')])"
    done = subprocess.run((sys.executable, "-c", code), capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
    with UNOBSERVED.span("load"), UNOBSERVED.span("store"):  # it can be used again
        pass


def test_without_the_packages_a_line_says_what_to_install(monkeypatch):
    monkeypatch.setenv(tracing.ENDPOINTS[0], "http://127.0.0.1:4318")
    assert tracing.is_configured()
    monkeypatch.setitem(sys.modules, "opentelemetry.exporter.otlp.proto.http.trace_exporter", None)
    with pytest.raises(StartError, match=r"pip install 'petteia\[otel\]'"):
        tracing.exporting_provider()
    monkeypatch.setenv("OTEL_SDK_DISABLED", "true")
    assert not tracing.is_configured()
