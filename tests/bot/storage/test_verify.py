"""Every match is replayed; what does not replay is named, and what is only in motion is not."""

from dataclasses import replace
from itertools import islice

import pytest
from sqlalchemy import delete, func, update

from bot.core.matches.commands import Play
from bot.core.matches.model import MatchId
from bot.storage import StorageError, matches
from bot.storage.maintenance import export
from bot.storage.maintenance.backup import Phase, require_sound
from bot.storage.maintenance.export import Audit, verify_matches
from bot.storage.opening import opened
from bot.storage.schema import events
from bot.storage.schema import matches as table
from tests.bot.core.sample_matches import to_act
from tests.bot.storage.kept import FIRST, SECOND, THIRD, Reports, fill, run_sql, url_of
from tests.bot.storage.steps import begun, step


async def verified(url, report=None):
    async with opened(url, to_write=True) as database:
        return await database.read(
            lambda connection: verify_matches(connection, report or Reports())
        )


def rewritten(column, old, new):
    return update(column.table).values({column: func.replace(column, old, new)})


async def test_all_that_is_well_is_said_to_be_so_page_by_page(url, monkeypatch):
    monkeypatch.setattr(export, "PAGE_SIZE", 2)
    await fill(url, FIRST, SECOND, THIRD)
    report = Reports()
    assert await verified(url, report) == Audit(3, ())
    assert report.told == [(Phase.REPLAYING, done, 3) for done in (1, 2, 3)]


DAMAGES = (
    (rewritten(events.c.body, "c5-b5", "c5-b6"), "c5-b6 is not legal after"),
    (rewritten(events.c.body, "c5-b5", "'; DROP TABLE"), "is not legal after"),
    (rewritten(events.c.body, "h5-c5", "h5-c4"), "h5-c4 is not legal"),
    (rewritten(events.c.kind, "Accepted", "Expired"), ""),
    (rewritten(events.c.kind, "Played", "Paused"), "event 3"),
    (rewritten(events.c.body, "lemery-compact", "lemery-lost"), "no ruleset 'lemery-lost'"),
    (delete(events).where(events.c.seq == 4), "7 of 8 events are there"),
    (delete(events), "the log is empty"),
    (rewritten(table.c.snapshot, '"turn":5', '"turn":4'), "the log and the snapshot differ"),
    (rewritten(table.c.stage, "over", "running"), "the log and the snapshot differ"),
    (rewritten(table.c.snapshot, "leader-captured", "surrounded"), "the log and the snapshot"),
)
"""What may happen to a match, and what is told of it then."""


async def test_what_does_not_replay_is_named_with_its_problem(url):
    ids = [MatchId(f"m{number:02}") for number in range(len(DAMAGES))]
    await fill(url, *ids, SECOND)

    def damage(connection):
        for match_id, (statement, _) in zip(ids, DAMAGES, strict=True):
            key = statement.table.c["match" if statement.table is events else "id"]
            connection.execute(statement.where(key == match_id))

    async with opened(url, to_write=True) as database:
        await database.write(damage)
    audit = await verified(url)
    assert audit.matches == len(DAMAGES) + 1
    assert [told.partition(": ")[0] for told in audit.problems] == ids
    wrong = [
        (told, problem)
        for told, (_, problem) in zip(audit.problems, DAMAGES, strict=True)
        if problem not in told
    ]
    assert wrong == []


async def test_a_match_in_which_somebody_moves_meanwhile_is_no_problem(url, store, monkeypatch):
    stored = [await begun(store)]
    moves = iter(("a2-a5", "c6-c5"))

    def moving(connection, match_id):
        """Read the row, then have a move stored before the log is read."""
        found = original(connection, match_id)
        for action in islice(moves, 1):
            change = step(stored[-1], Play(to_act(stored[-1]), action))
            matches.save(connection, change)
            stored.append(replace(change.match, version=change.match.version + 1))
        return found

    original = matches.match
    monkeypatch.setattr(matches, "match", moving)
    assert await verified(url) == Audit(1, ())
    assert len(stored) == 3


async def test_references_that_lead_nowhere_are_found(tmp_path):
    path = tmp_path / "petteia.db"
    await fill(url_of(path))
    run_sql(path, "DELETE FROM accounts WHERE id = 'brasidas'")
    async with opened(url_of(path), to_write=True) as database:
        with pytest.raises(StorageError, match="refers to nothing in accounts"):
            await database.read(lambda connection: require_sound(connection, Reports()))


@pytest.mark.postgres
async def test_a_server_looks_after_its_references_itself(emptied_postgres_url):
    await fill(emptied_postgres_url)
    async with opened(emptied_postgres_url, to_write=True) as database:
        await database.read(lambda connection: require_sound(connection, Reports()))


async def test_a_match_that_is_gone_between_is_a_problem(url, monkeypatch):
    await fill(url, FIRST)
    monkeypatch.setattr(matches, "match", lambda _connection, _match_id: None)
    [problem] = (await verified(url)).problems
    assert problem.startswith(FIRST)
