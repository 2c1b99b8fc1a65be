"""Databases of revision 0001 from before it was frozen: their tables, and what to do about them.

Revision 0002 adds the tables, columns and indexes that they lack. Of their matches, the log is what
later code reads as it was written; what is made from it is made again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import bindparam, select, update

from bot.core.matches.errors import CorruptMatch
from bot.core.matches.evolve import fold
from bot.core.matches.timing import next_due
from bot.storage.codec import events_of, write_snapshot
from bot.storage.matches import EVENTS_OF_MATCH
from bot.storage.schema import matches

if TYPE_CHECKING:
    from sqlalchemy import Connection

FIRST = "0001"

UNFROZEN = {
    "sqlite": {
        "bdf6b1f38978dc94": "122aae0",
        "9f03942581f2aaea": "28eed16",
        "b04443bb0ce5f944": "3904e01",
        "7eaa7d5269f7c3a8": "44ac9db",
        "9e2b35b3c2fcf92f": "b975df8",
        "4bd95ba020bbe99d": "efce3f4",
        "1160941ec55acb63": "8efb772",
        "5d78dfb2849a5a94": "9a7e984",
        "428ebe96885607c3": "7f2b8f0",
        "3983dee6ac4ed74c": "cbe3d96",
        "5fe51335d4f2cd6c": "69e9cff",
        "266e46415553db04": "2d71a3b",
    },
    "postgresql": {
        "2a74d100aad4320b": "122aae0",
        "e4629cecaf690775": "28eed16",
        "6285748a99c7cd3c": "3904e01",
        "2fba58f47c3e46c5": "44ac9db",
        "98d58e4a1153713a": "b975df8",
        "493ca31986d6f1fd": "efce3f4",
        "d35db6e831d7f9af": "8efb772",
        "8a693d42ea921450": "9a7e984",
        "697119015552ab13": "7f2b8f0",
        "e102b2eb00c94e35": "cbe3d96",
        "80d4104891c8b69c": "69e9cff",
        "6583033219384bfe": "2d71a3b",
    },
}
"""By the kind of database and the tables' fingerprint: the commit from which on they were so."""

UPDATE_MATCH = (
    update(matches)
    .where(matches.c.id == bindparam("match"))
    .values(due=bindparam("due"), snapshot=bindparam("snapshot"))
)


def rebuild_matches(connection: Connection) -> None:
    """Make the snapshots and due times of all matches again, from their logs.

    A match whose log cannot be read stays as it is.
    """
    for match_id in connection.execute(select(matches.c.id)).scalars().all():
        rows = connection.execute(EVENTS_OF_MATCH, {"match": match_id}).all()
        try:
            match = fold(events_of(rows))
        except (CorruptMatch, ValueError):
            continue
        row = {"match": match_id, "due": next_due(match), "snapshot": write_snapshot(match)}
        connection.execute(UPDATE_MATCH, row)
