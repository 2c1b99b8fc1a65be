"""What was seen, as metrics."""

from __future__ import annotations

import platform as machine
from importlib.metadata import version
from time import monotonic
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Histogram, Info, ProcessCollector
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from bot.core.controls import Verb
from bot.core.frontend import Status
from bot.core.handlers.dispatcher import UNREADABLE
from bot.core.observer import InputKind, Loop
from bot.core.words import WORDS
from engine.catalogue import KEYS

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
    from datetime import datetime

    from prometheus_client import Metric

    from bot.core.observer import DeliveryOutcome, RequestName
    from bot.core.stored import Backlog, Survey
    from bot.operations.observer import HealthReport


class Gauges(Collector):
    """Shows what was seen last; what was not seen is left out rather than made up."""

    def __init__(self) -> None:
        """Show nothing so far."""
        self.sight: HealthReport | None = None

    def describe(self) -> Iterable[Metric]:
        """Tell nothing beforehand."""
        return ()

    def collect(self) -> Iterator[Metric]:
        """Return the metrics."""
        sight = self.sight
        if sight is None:
            return
        yield _gauge("database_up", "Whether the database answers.", sight.survey is not None)
        yield _by(
            "front_end_up",
            "Whether people are heard there.",
            "platform",
            {name: stands is Status.SERVING for name, stands in sight.standings.items()},
        )
        silences = {str(part): silence for part, silence in sight.silences.items()}
        yield _by("silence_seconds", "Since a part last went round.", "part", silences)
        if sight.survey is not None:
            yield from _surveyed(sight.survey, sight.at)


def _surveyed(survey: Survey, at: datetime) -> Iterator[Metric]:
    outbox = survey.outbox
    stages = {"running": survey.running, "offered": survey.offered}
    yield _by("matches", "Matches that are not over.", "stage", stages)
    yield _by(
        "outbox_waiting",
        "Parcels that should have arrived.",
        "platform",
        {platform: backlog.count for platform, backlog in outbox.items()},
    )
    yield _by(
        "outbox_oldest_seconds",
        "How long the oldest of them waits.",
        "platform",
        {platform: _age(backlog, at) for platform, backlog in outbox.items()},
    )
    yield _gauge("clocks_overdue", "Matches in which something is due.", survey.clocks.count)
    yield _gauge("clocks_late_seconds", "For how long.", _age(survey.clocks, at))
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
"""Stands for every value that is not one of those known."""

NAMES: Final = {
    InputKind.WORD: frozenset({*WORDS, UNREADABLE}),
    InputKind.BUTTON: frozenset({*Verb, UNREADABLE}),
}

FAST_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SLOW_BUCKETS: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0)


class Metrics:
    """The observer that counts."""

    def __init__(self, platforms: Collection[str], is_code: Callable[[str], bool]) -> None:
        """``platforms`` are those there can be; ``is_code`` knows the codes of lines."""
        self._platforms = frozenset(platforms)
        self._is_code = is_code
        self.beats = dict.fromkeys(Loop, monotonic())
        self.registry = own = CollectorRegistry()
        ProcessCollector(registry=own)
        build = Info("petteia_build", "What runs.", registry=own)
        build.info({"version": version("petteia"), "python": machine.python_version()})
        self._turns = Counter(
            "petteia_turns", "Actions that were played.", ("platform", "ruleset"), registry=own
        )
        self._requests = Counter(
            "petteia_requests", "What was asked for.", ("platform", "by", "name"), registry=own
        )
        self._refusals = Counter(
            "petteia_refusals", "What was not done, by the reason.", ("code",), registry=own
        )
        self._failures = Counter(
            "petteia_failures", "What could not even be answered.", ("platform",), registry=own
        )
        self._deliveries = Counter(
            "petteia_deliveries", "Parcels, by how it went.", ("platform", "outcome"), registry=own
        )
        self._answering = Histogram(
            "petteia_request_seconds",
            "From a request to its answer, without what the platform takes.",
            ("platform",),
            registry=own,
            buckets=FAST_BUCKETS,
        )
        self._transactions = Histogram(
            "petteia_transaction_seconds",
            "Transactions of the database, waiting included.",
            ("kind",),
            registry=own,
            buckets=FAST_BUCKETS,
        )
        self._delivering = Histogram(
            "petteia_delivery_seconds",
            "Bringing a parcel to its platform.",
            ("platform",),
            registry=own,
            buckets=SLOW_BUCKETS,
        )
        self._drawing = Histogram(
            "petteia_drawing_seconds",
            "Drawing a picture or a film, waiting included.",
            ("kind",),
            registry=own,
            buckets=SLOW_BUCKETS,
        )

    def answered(self, deed: RequestName, seconds: float, refusal: str | None) -> None:
        """Count a request, and why it was refused if it was."""
        self._asked(deed, seconds)
        if refusal is not None:
            self._refusals.labels(refusal if self._is_code(refusal) else OTHER).inc()

    def failed(self, deed: RequestName, seconds: float) -> None:
        """Count a request that was not answered."""
        self._asked(deed, seconds)
        self._failures.labels(_one_of(deed.platform, self._platforms)).inc()

    def turned(self, platform: str, ruleset: str) -> None:
        """Count an action that was played."""
        where = _one_of(platform, self._platforms)
        self._turns.labels(where, _one_of(ruleset, KEYS)).inc()

    def delivered(self, platform: str, arrival: DeliveryOutcome, seconds: float) -> None:
        """Count and time a parcel."""
        where = _one_of(platform, self._platforms)
        self._deliveries.labels(where, arrival).inc()
        self._delivering.labels(where).observe(seconds)

    def beat(self, part: Loop) -> None:
        """Note that a part is alive."""
        self.beats[part] = monotonic()

    def transacted(self, kind: str, seconds: float) -> None:
        """Time a transaction."""
        self._transactions.labels(kind).observe(seconds)

    def drew(self, kind: str, seconds: float) -> None:
        """Time a picture or a film."""
        self._drawing.labels(kind).observe(seconds)

    def _asked(self, deed: RequestName, seconds: float) -> None:
        where = _one_of(deed.platform, self._platforms)
        self._requests.labels(where, deed.by, _one_of(deed.name, NAMES[deed.by])).inc()
        self._answering.labels(where).observe(seconds)


def _one_of(value: str, known: Collection[str]) -> str:
    return value if value in known else OTHER
