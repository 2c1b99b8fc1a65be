"""What was seen, as metrics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from bot.core.frontend import Standing

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from datetime import datetime

    from prometheus_client import Metric

    from bot.core.survey import Backlog, Survey
    from bot.operations.lookout import Sight


class Gauges(Collector):
    """Shows what was seen last; what was not seen is left out rather than made up."""

    def __init__(self) -> None:
        """Show nothing so far."""
        self.sight: Sight | None = None

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
            {name: stands is Standing.SERVING for name, stands in sight.standings.items()},
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
