"""What operators see of a running bot: its health, and its metrics.

Laws: nothing here tells who plays, what, or in which words; a label has few values, all known
beforehand. Whatever is asked here changes nothing and keeps nobody waiting.
"""

from __future__ import annotations

from bot.operations.metrics import Metrics
from bot.operations.observer import HealthMonitor
from bot.operations.page import OperatorPage

__all__ = ["HealthMonitor", "Metrics", "OperatorPage"]
