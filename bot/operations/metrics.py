"""Prometheus metrics: counters and histograms of events, gauges of a health report."""

from __future__ import annotations

import platform as machine
from importlib.metadata import version
from time import monotonic
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from bot.core.handlers.dispatcher import UNREADABLE
from bot.core.matches.actions_table import WORDS
from bot.core.matches.controls import Verb
from bot.core.matches.observer import InputKind, Loop, Observer
from bot.core.notifications.platform import Status
from engine.catalogue import KEYS

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
    from datetime import datetime

    from prometheus_client import Metric

    from bot.core.matches.observer import DeliveryOutcome, RequestName
    from bot.core.store.values import Backlog, DatabaseCondition, Survey
    from bot.operations.health import HealthReport


class Gauges(Collector):
    """Gauges of the last health report; a value that is unknown is left out."""

    report: HealthReport | None = None

    def describe(self) -> Iterable[Metric]:
        """Declare no metrics, since their labels vary."""
        return ()

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics of the report."""
        report = self.report
        if report is None:
            return
        yield _gauge("database_up", "Whether the database answers.", report.is_database_up)
        yield from _condition_gauges(report.condition, report.at)
        serving = {name: each is Status.SERVING for name, each in report.statuses.items()}
        yield _by("front_end_up", "Whether people are heard there.", "platform", serving)
        silences = {str(loop): silence for loop, silence in report.silences.items()}
        yield _by("silence_seconds", "Since a part last went round.", "part", silences)
        if report.survey is not None:
            yield from _survey_gauges(report.survey, report.at)


def _condition_gauges(condition: DatabaseCondition, at: datetime) -> Iterator[Metric]:
    if condition.disk_free is not None:
        free = condition.disk_free
        yield _gauge("database_disk_free_bytes", "Room on the disk of the database.", free)
    if condition.backups_fail is not None:
        failing = condition.backups_fail
        yield _gauge("backups_failing", "Whether the last backup failed.", failing)
    if condition.last_backup is not None:
        age = max((at - condition.last_backup).total_seconds(), 0.0)
        yield _gauge("backup_age_seconds", "Since the last scheduled backup.", age)


def _survey_gauges(survey: Survey, at: datetime) -> Iterator[Metric]:
    counts = {platform: backlog.count for platform, backlog in survey.outbox.items()}
    ages = {platform: _age(backlog, at) for platform, backlog in survey.outbox.items()}
    stages = {"running": survey.running, "offered": survey.offered}
    yield _by("matches", "Matches that are not over.", "stage", stages)
    yield _by("outbox_waiting", "Notifications that are due.", "platform", counts)
    yield _by("outbox_oldest_seconds", "How long the oldest of them waits.", "platform", ages)
    yield _gauge("clocks_overdue", "Matches in which something is due.", survey.clocks.count)
    yield _gauge("clocks_late_seconds", "For how long.", _age(survey.clocks, at))
    waiting, since = survey.computers.count, _age(survey.computers, at)
    yield _gauge("computer_turns_untaken", "Turns of computers that nobody took.", waiting)
    yield _gauge("computer_turns_untaken_seconds", "For how long.", since)
    yield _gauge("database_bytes", "The size of the database.", survey.size)


def _age(backlog: Backlog, at: datetime) -> float:
    return max((at - backlog.since).total_seconds(), 0.0) if backlog.since else 0.0


def _gauge(name: str, sentence: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(f"petteia_{name}", sentence, value=value)


def _by(name: str, sentence: str, label: str, values: Mapping[str, float]) -> GaugeMetricFamily:
    family = GaugeMetricFamily(f"petteia_{name}", sentence, labels=(label,))
    for key, value in values.items():
        family.add_metric((key,), value)
    return family


OTHER: Final = "other"
"""The label of all unknown values."""

NAMES: Final = {
    InputKind.WORD: frozenset({*WORDS, UNREADABLE}),
    InputKind.BUTTON: frozenset({*Verb, UNREADABLE}),
}

FAST_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SLOW_BUCKETS: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0)


class Metrics(Observer):
    """An observer that counts and times."""

    def __init__(self, platforms: Collection[str], is_code: Callable[[str], bool]) -> None:
        """``platforms`` are all possible ones; ``is_code`` knows the codes of lines."""
        self._platforms = frozenset(platforms)
        self._is_code = is_code
        self.beats = dict.fromkeys(Loop, monotonic())
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        build = Info("petteia_build", "What runs.", registry=registry)
        build.info({"version": version("petteia"), "python": machine.python_version()})

        def counter(name: str, sentence: str, *labels: str) -> Counter:
            return Counter(f"petteia_{name}", sentence, labels, registry=registry)

        def histogram(
            name: str, sentence: str, buckets: tuple[float, ...], *labels: str
        ) -> Histogram:
            name = f"petteia_{name}_seconds"
            return Histogram(name, sentence, labels, registry=registry, buckets=buckets)

        self._turns = counter("turns", "Actions that were played.", "platform", "ruleset")
        self._requests = counter("requests", "Words and buttons.", "platform", "by", "name")
        self._refusals = counter("refusals", "Requests that were refused, by reason.", "code")
        self._failures = counter("failures", "Requests without an answer.", "platform")
        self._deliveries = counter(
            "deliveries", "Deliveries, by how they went.", "platform", "outcome"
        )
        self._dropped = counter("answers_dropped", "Answers that were not sent.", "platform")
        self._answering = histogram(
            "request",
            "From a request to its answer, without what the platform takes.",
            FAST_BUCKETS,
            "platform",
        )
        self._transactions = histogram(
            "transaction", "Transactions of the database, waiting included.", FAST_BUCKETS, "kind"
        )
        self._delivering = histogram(
            "delivery", "Bringing a notification to its platform.", SLOW_BUCKETS, "platform"
        )
        self._thinking = histogram(
            "thinking", "Thinking about a turn of the computer.", SLOW_BUCKETS, "level"
        )
        self._drawing = histogram(
            "drawing", "Drawing a picture or a film, waiting included.", SLOW_BUCKETS, "kind"
        )
        self._lags = histogram("loop_lag", "Delays of the event loop's beats.", FAST_BUCKETS)

    def watch(self, name: str, sentence: str, value: Callable[[], float]) -> None:
        """Show a value as it is when it is asked for."""
        Gauge(f"petteia_{name}", sentence, registry=self.registry).set_function(value)

    def answered(self, request: RequestName, seconds: float, refusal: str | None) -> None:
        """Count and time a request, and count its refusal."""
        self._count_request(request, seconds)
        if refusal is not None:
            self._refusals.labels(refusal if self._is_code(refusal) else OTHER).inc()

    def failed(self, request: RequestName, seconds: float) -> None:
        """Count and time a request that was not answered."""
        self._count_request(request, seconds)
        self._failures.labels(_one_of(request.platform, self._platforms)).inc()

    def turned(self, platform: str, ruleset: str) -> None:
        """Count an action that was played."""
        self._turns.labels(_one_of(platform, self._platforms), _one_of(ruleset, KEYS)).inc()

    def delivered(self, platform: str, outcome: DeliveryOutcome, seconds: float) -> None:
        """Count and time a delivery."""
        platform = _one_of(platform, self._platforms)
        self._deliveries.labels(platform, outcome).inc()
        self._delivering.labels(platform).observe(seconds)

    def dropped(self, platform: str) -> None:
        """Count an answer that was not sent."""
        self._dropped.labels(_one_of(platform, self._platforms)).inc()

    def thought(self, level: int, seconds: float) -> None:
        """Time a thought of the computer."""
        self._thinking.labels(level).observe(seconds)

    def beat(self, loop: Loop) -> None:
        """Note the heartbeat of a loop."""
        self.beats[loop] = monotonic()

    def transacted(self, kind: str, seconds: float) -> None:
        """Time a transaction."""
        self._transactions.labels(kind).observe(seconds)

    def drew(self, kind: str, seconds: float) -> None:
        """Time a picture or a film."""
        self._drawing.labels(kind).observe(seconds)

    def lagged(self, seconds: float) -> None:
        """Count by how much a beat of the event loop was late."""
        self._lags.observe(seconds)

    def _count_request(self, request: RequestName, seconds: float) -> None:
        platform = _one_of(request.platform, self._platforms)
        self._requests.labels(platform, request.by, _one_of(request.name, NAMES[request.by])).inc()
        self._answering.labels(platform).observe(seconds)


def _one_of(value: str, known: Collection[str]) -> str:
    return value if value in known else OTHER
