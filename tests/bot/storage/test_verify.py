"""Every match is replayed; what does not replay is named, and what is only in motion is not."""

from dataclasses import replace
from datetime import timedelta
from itertools import islice

import pytest
from sqlalchemy import BigInteger, delete, func, type_coerce, update

from bot.core.matches.challenges import Accept
from bot.core.matches.clocks import Clock
from bot.core.matches.model import Account, Identity, MatchId
from bot.core.matches.play import Play
from bot.core.matches.timing import next_due
from bot.core.service.scheduler import CLAIM_LIFETIME
from bot.storage import StorageError, matches, open_store
from bot.storage.maintenance import verify as verifying
from bot.storage.maintenance.backup import Phase, require_sound
from bot.storage.maintenance.verify import Audit
from bot.storage.opening import opened
from bot.storage.schema import events
from bot.storage.schema import matches as table
from engine import Side
from tests.bot.core.sample_matches import BRASIDAS, NAMES, NOW, SHORT_GAME, STRANGER, to_act
from tests.bot.storage.kept import FIRST, SECOND, THIRD, Reports, fill, run_sql, url_of
from tests.bot.storage.steps import begun, offer, played, step

WEEK = timedelta(days=7)


async def timed(store, match_id=FIRST):
    """A stored match in play with a clock."""
    change = offer(match_id)
    terms = replace(change.match.terms, clock=Clock(WEEK, WEEK, WEEK))
    event = replace(change.events[0], terms=terms)
    offered = replace(change.match, terms=terms)
    match = (await store.create(replace(change, match=offered, events=(event,)))).match
    return (await store.save(step(match, Accept(BRASIDAS, Side.FIRST)))).match


async def verified(url, report=None):
    async with opened(url, to_write=True) as database:
        return await database.read(
            lambda connection: verifying.verify(connection, report or Reports(), NOW)
        )


def rewritten(column, old, new):
    return update(column.table).values({column: func.replace(column, old, new)})


async def test_all_that_is_well_is_said_to_be_so_page_by_page(url, monkeypatch):
    monkeypatch.setattr(verifying, "PAGE_SIZE", 2)
    await fill(url, FIRST, SECOND, THIRD)
    report = Reports()
    assert await verified(url, report) == Audit(3, ())
    assert report.told[:3] == [(Phase.REPLAYING, done, 3) for done in (1, 2, 3)]
    assert report.told[-1] == (Phase.READING, len(report.told) - 3, len(report.told) - 3)


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


DAY = 86_400_000_000  # microseconds
DERIVED = (
    (update(table).values(due=None), "the column due is None, not 2026"),
    (update(table).values(due=type_coerce(table.c.due, BigInteger) + DAY), "the column due is"),
    (update(table).values(due=type_coerce(table.c.due, BigInteger) - 1), "the column due is"),
    (update(table).values(opponent=STRANGER), "the column opponent is not"),
    (update(table).values(opponent=None), "the column opponent is not"),
    (update(table).values(updated=NOW - timedelta(days=1)), "the column updated is"),
    (update(table).values(version=99), "version 99 cannot be after"),
    (
        update(events).where(events.c.seq == 4).values(at=NOW + timedelta(hours=3)),
        "event 5 is stored as of",
    ),
    (rewritten(table.c.snapshot, '"stays"', '"stats"'), "the snapshot has an unknown key: stats"),
    (rewritten(events.c.body, '"planned"', '"Planned"'), "has an unknown key: Planned"),
    (rewritten(events.c.body, '"since":"2026', '"since":"2025'), ""),
    (
        update(events)
        .where(events.c.kind == "Played", events.c.seq == 4)
        .values(body=func.replace(events.c.body, '"side":0', '"side":1')),
        "event 4 is of the second side, not of the first",
    ),
)
"""Damages of what follows from a match's log, or from the rest of it."""


async def test_what_does_not_follow_from_the_log_is_told(url):
    ids = [MatchId(f"m{number:02}") for number in range(len(DERIVED))]
    async with open_store(url) as store:
        for account, name in NAMES.items():
            known = Account(account, name, name.casefold())
            await store.add_account(known, Identity("web", f"cookie of {name}"))
        for match_id in (*ids, FIRST):
            await played(store, await timed(store, match_id), SHORT_GAME[:2])
    assert await verified(url) == Audit(len(ids) + 1, ())

    def damage(connection):
        for match_id, (statement, _) in zip(ids, DERIVED, strict=True):
            key = statement.table.c["match" if statement.table is events else "id"]
            assert connection.execute(statement.where(key == match_id)).rowcount

    async with opened(url, to_write=True) as database:
        await database.write(damage)
    problems = (await verified(url)).problems
    assert [told.partition(": ")[0] for told in problems] == ids
    wrong = [
        (told, problem)
        for told, (_, problem) in zip(problems, DERIVED, strict=True)
        if problem not in told
    ]
    assert wrong == []


async def test_a_match_that_is_worked_on_is_no_problem(url, store):
    match = await timed(store)
    due = next_due(match)
    async with opened(url, to_write=True) as database:
        for until, is_well in ((due + CLAIM_LIFETIME, True), (due + timedelta(days=1), False)):
            await database.write(
                lambda connection, until=until: connection.execute(
                    update(table).values(due=until)
                ).close()
            )
            audit = await database.read(
                lambda connection: verifying.verify(connection, Reports(), due)
            )
            assert (audit.problems == ()) is is_well


ROWS = (
    ("UPDATE accounts SET settings = '{\"notices\": 7}' WHERE id = 'brasidas'", "settings cannot"),
    ("UPDATE accounts SET name = CAST(x'416cff' AS TEXT) WHERE id = 'alkaios'", "name is no text"),
    ("UPDATE accounts SET home = x'77' WHERE id = 'alkaios'", "home is no text"),
    ("UPDATE outbox SET called = '[' WHERE id = 1", "called cannot be read"),
    ("UPDATE outbox SET news = '{}' WHERE id = 2", "news cannot be read"),
    ("UPDATE outbox SET nudge = 7 WHERE id = 3", "nudge is neither true nor false"),
    ("UPDATE lessons SET solved = 'noon' WHERE account = 'alkaios'", "solved is no number"),
    ("UPDATE lessons SET solved = 9e17 WHERE account = 'brasidas'", "solved is no time"),
    ("INSERT INTO secrets VALUES ('mail', 'owl')", "value is no bytes"),
)


async def test_rows_that_cannot_be_read_are_told(sqlite_file):
    url = await fill(url_of(sqlite_file))
    run_sql(sqlite_file, "INSERT INTO secrets VALUES ('pictures', x'00ff')")
    for statement, _ in ROWS:
        run_sql(sqlite_file, statement)
    audit = await verified(url)
    wrong = [told for _, told in ROWS if not any(told in problem for problem in audit.rows)]
    assert (wrong, len(audit.rows), audit.problems) == ([], len(ROWS), ())


async def test_damaged_text_of_a_match_is_a_problem_of_that_match(sqlite_file):
    url = await fill(url_of(sqlite_file), FIRST, SECOND)
    run_sql(
        sqlite_file,
        "UPDATE matches SET snapshot = CAST(x'ff' || snapshot AS TEXT) WHERE id = 'm2'",
        "UPDATE events SET at = 'noon' WHERE match = 'k7qd3x' AND seq = 2",
    )
    problems = (await verified(url)).problems
    assert [problem.partition(": ")[0] for problem in problems] == [FIRST, SECOND]
