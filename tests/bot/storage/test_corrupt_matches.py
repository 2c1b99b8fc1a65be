from dataclasses import replace

import pytest
from sqlalchemy import delete, func, update
from structlog.testing import capture_logs

from bot.core.matches.errors import CorruptMatch
from bot.core.matches.model import MatchId
from bot.storage.opening import opened
from bot.storage.schema import events, matches, outbox
from tests.bot.core.sample_matches import ALKAIOS, LOBBY, NOW, STRANGER
from tests.bot.storage.steps import MATCH, begun, offer, played


@pytest.fixture
async def damage(url, store):
    """A function that runs a statement on the database of a match of five plies."""
    await played(store, await begun(store))
    async with opened(url, to_write=True) as database:

        async def run(statement):
            await database.write(lambda connection: connection.execute(statement).close())

        yield run


def rewritten(column, old, new):
    return update(column.table).values({column: func.replace(column, old, new)})


MATCHES = {
    "text": update(matches).values(snapshot="{"),
    "stage": update(matches).values(stage="paused"),
    "field": rewritten(matches.c.snapshot, '"turn"', '"turns"'),
    "ruleset": rewritten(matches.c.snapshot, "lemery-compact", "lemery-forgotten"),
    "action": rewritten(matches.c.snapshot, "h5-c5", "h5-h4-h3"),
    "anchor": rewritten(matches.c.snapshot, '"anchor":"', '"anchor":"x'),
}
LOGS = {
    "text": update(events).values(body="[]"),
    "kind": update(events).values(kind="Conquered"),
    "gap": delete(events).where(events.c.seq == 4),
    "beginning": delete(events).where(events.c.seq == 1),
    "end": delete(events).where(events.c.seq == 8),
}
"""Damages, by the id of the match that each happens to."""


async def test_a_damaged_match_is_an_error_that_names_it(store, damage):
    for name, statement in MATCHES.items():
        match = await played(store, await begun(store, MatchId(name)))
        assert await store.match(match.id) == match
        await damage(statement.where(matches.c.id == name))
    assert [name for name in MATCHES if not await is_refused(store.match, name)] == []
    with pytest.raises(CorruptMatch):
        await store.matches_with(ALKAIOS)


async def test_lists_leave_out_what_cannot_be_read(store, damage):
    whole = await begun(store, MatchId("m2"))
    await store.create(offer(MatchId("z8"), invited=None, place=LOBBY))
    offered = (await store.create(offer(MatchId("z9"), invited=None, place=LOBBY))).match
    await damage(update(matches).where(matches.c.id.in_((MATCH, "z8"))).values(snapshot="{"))
    assert set(await store.matches_of(ALKAIOS, 5)) == {whole, offered}
    assert await store.open_challenges(NOW, 9, STRANGER) == (offered,)


async def test_a_damaged_log_is_an_error_that_names_the_match(store, damage):
    for name, statement in LOGS.items():
        match = await played(store, await begun(store, MatchId(name)))
        assert len(await store.log(match.id)) == 8
        await damage(statement.where(events.c.match == name))
    assert [name for name in LOGS if not await is_refused(store.log, name)] == []


async def is_refused(read, name):
    """Return whether a match cannot be read, and is named."""
    try:
        await read(MatchId(name))
    except CorruptMatch as error:
        return name in str(error)
    return False


async def test_of_a_damaged_notice_is_said_what_can_be_read(store, damage):
    whole = {item.id: item for item in await store.due(("web",), NOW, 99)}
    spoilt = next(item for item in whole.values() if item.notice.news)
    await damage(update(outbox).where(outbox.c.id == spoilt.id).values(news="{", called="["))
    with capture_logs() as logs:
        found = {item.id: item for item in await store.due(("web",), NOW, 99)}
    left = replace(spoilt, notice=replace(spoilt.notice, news=None, called=()))
    assert found == {**whole, spoilt.id: left}
    assert [(entry["event"], entry["item"]) for entry in logs] == [
        ("corrupt_outbox_item", spoilt.id)
    ] * 2
