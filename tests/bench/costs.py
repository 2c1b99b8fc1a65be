"""What work takes: transactions and statements of the store, and time of the processor."""

import time
from collections import Counter
from dataclasses import dataclass

from sqlalchemy import Engine, event

COUNTS: Counter[str] = Counter()


@dataclass(frozen=True, slots=True)
class Cost:
    """What turns have taken: counts, and seconds of the processor."""

    transactions: float
    statements: float
    processor: float

    def __sub__(self, other: "Cost") -> "Cost":
        return Cost(
            self.transactions - other.transactions,
            self.statements - other.statements,
            self.processor - other.processor,
        )

    def __truediv__(self, turns: int) -> "Cost":
        return Cost(self.transactions / turns, self.statements / turns, self.processor / turns)


def spent() -> Cost:
    """Return what this process has taken so far."""
    return Cost(COUNTS["transactions"], COUNTS["statements"], time.process_time())


def count_transaction(_kind: str, _seconds: float) -> None:
    """Count a transaction of the store: an observer of `open_store`."""
    COUNTS["transactions"] += 1


@event.listens_for(Engine, "before_cursor_execute")
def _count_statement(*_: object) -> None:
    COUNTS["statements"] += 1
