"""Health and metrics of a running bot, for operators.

Laws: no person, match or text is in them; a label has few values, all known beforehand. They change
nothing and delay nothing.
"""

from __future__ import annotations

from bot.operations.health import HealthMonitor, OperatorPage
from bot.operations.metrics import Metrics

__all__ = ["HealthMonitor", "Metrics", "OperatorPage"]
