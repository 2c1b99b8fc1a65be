"""How much a person has going: a transaction of the store."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import bindparam, func, select

from bot.core.accounts.own_data import Tally
from bot.core.matches.model import Stage
from bot.core.service import CHALLENGE_LASTS
from bot.storage.schema import IS_FINISHED, IS_OPEN, matches

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy import Connection, ScalarSelect

CHALLENGER = matches.c.challenger == bindparam("person")
OPPONENT = matches.c.opponent == bindparam("person")
RUNNING = matches.c.stage == Stage.RUNNING
OFFERED = matches.c.stage == Stage.OFFERED
# All challenges last as long, so that their end tells when they were made; what was made since a
# time has changed since then too, and so far the index is read.
RECENT = (matches.c.updated > bindparam("since"), matches.c.expires > bindparam("expiring"))


def _count(*conditions: object) -> ScalarSelect[int]:
    """Count matches; the first condition names the partial index."""
    counted = select(func.count()).select_from(matches)
    return counted.where(*conditions).scalar_subquery()  # type: ignore[arg-type]


TALLY = select(
    _count(IS_OPEN, CHALLENGER, RUNNING) + _count(IS_OPEN, OPPONENT, RUNNING),
    _count(IS_OPEN, CHALLENGER, OFFERED, matches.c.expires > bindparam("now")),
    _count(IS_OPEN, CHALLENGER, *RECENT) + _count(IS_FINISHED, CHALLENGER, *RECENT),
)


def tally(connection: Connection, person: str, now: datetime, since: datetime) -> Tally:
    """Count what a person has going now, and the challenges that they made since a time."""
    asked = {"person": person, "now": now, "since": since, "expiring": since + CHALLENGE_LASTS}
    return Tally(*connection.execute(TALLY, asked).one())
