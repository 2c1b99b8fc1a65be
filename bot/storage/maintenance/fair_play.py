"""The rated matches that are looked into for fair play."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from sqlalchemy import select

from bot.core.matches.computers import is_computer
from bot.core.matches.fair_play_records import LAST, PlayerHistory, Record
from bot.core.matches.model import Stage
from bot.core.matches.play import Played
from bot.storage import matches, schema
from bot.storage.codec import events_of, match_of, readable
from bot.storage.maintenance.verify import match_with_log
from bot.storage.ratings import replayed

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy import Connection

    from bot.core.matches.model import AccountId, MatchId
    from bot.storage.ratings import Pair

RUNNING = select(schema.matches).where(schema.matches.c.stage == Stage.RUNNING)
OTHERS = 20
"""How many other finished matches of a person are read, for when they moved."""


def player_histories(connection: Connection, since: datetime) -> tuple[PlayerHistory, ...]:
    """Return what there is to examine of people with a rated match that ended since, or goes on.

    Raises CorruptMatch.
    """
    ended: defaultdict[AccountId, list[MatchId]] = defaultdict(list)
    new: defaultdict[AccountId, int] = defaultdict(int)
    ratings: dict[MatchId, Pair | None] = {}
    for row, before, _ in replayed(connection):
        ratings[row["match"]] = before
        for person in (row["first"], row["second"]) if before else ():
            ended[person].append(row["match"])
            new[person] += row["at"] >= since
    running: defaultdict[AccountId, list[MatchId]] = defaultdict(list)
    for match in readable(connection.execute(RUNNING).all()):
        if match.terms.rated and match.seats and match.game:
            running[match.seats[match.game.position.side]].append(match.id)
    kept: dict[MatchId, Record] = {}

    def record(match_id: MatchId) -> Record:
        if match_id not in kept:
            row, log = match_with_log(connection, match_id)
            assert row is not None  # noqa: S101 -- rated matches refer to it
            times = tuple(zip((each.at for each in log), events_of(log), strict=True))
            kept[match_id] = Record(match_of(row), times, ratings.get(match_id))
        return kept[match_id]

    def history(person: AccountId) -> PlayerHistory:
        own, now = (tuple(map(record, ids)) for ids in (ended[person][-LAST:], running[person]))
        others = readable(matches.matches_of(connection, person, OTHERS))
        every = (*own, *now, *(record(each.id) for each in others))
        moves = {
            (at, each.match.id)
            for each in every
            for at, event in each.log
            if isinstance(event, Played) and event.side is each.match.side_of(person)
        }
        counts = (len(ended[person]), new[person])
        return PlayerHistory(person, own, now, *counts, tuple(sorted(moves)))

    people = {person for person, count in new.items() if count} | running.keys()
    return tuple(history(person) for person in sorted(people) if not is_computer(person))
