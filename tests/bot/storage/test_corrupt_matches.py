from dataclasses import replace

import pytest
from sqlalchemy import delete, func, update
from structlog.testing import capture_logs

from bot.core.match.model import MatchId
from bot.core.ports import CorruptMatch
from bot.storage.opening import opened
from bot.storage.schema import events, matches, outbox
from tests.bot.core.matches import ALKAIOS, NOW, STRANGER
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


@pytest.mark.parametrize(
    "statement",
    [
        update(matches).values(snapshot="{"),
        update(matches).values(stage="paused"),
        rewritten(matches.c.snapshot, '"turn"', '"turns"'),
        rewritten(matches.c.snapshot, "lemery-compact", "lemery-forgotten"),
        rewritten(matches.c.snapshot, "h5-c5", "h5-h4-h3"),
        rewritten(matches.c.snapshot, '"anchor":"', '"anchor":"x'),
    ],
    ids=["text", "stage", "field", "ruleset", "action", "anchor"],
)
async def test_a_damaged_match_is_an_error_that_names_it(store, damage, statement):
    await damage(statement)
    with pytest.raises(CorruptMatch, match=MATCH):
        await store.match(MATCH)
    with pytest.raises(CorruptMatch, match=MATCH):
        await store.matches_with(ALKAIOS)


async def test_lists_leave_out_what_cannot_be_read(store, damage):
    whole = await begun(store, MatchId("m2"))
    await store.create(offer(MatchId("z8"), invited=None))
    offered = await store.create(offer(MatchId("z9"), invited=None))
    await damage(update(matches).where(matches.c.id.in_((MATCH, "z8"))).values(snapshot="{"))
    assert set(await store.matches_of(ALKAIOS, 5)) == {whole, offered}
    assert await store.open_challenges(NOW, 9, STRANGER) == (offered,)


@pytest.mark.parametrize(
    "statement",
    [
        update(events).values(body="[]"),
        update(events).values(kind="Conquered"),
        delete(events).where(events.c.seq == 4),
        delete(events).where(events.c.seq == 1),
        delete(events).where(events.c.seq == 8),
    ],
    ids=["text", "kind", "gap", "beginning", "end"],
)
async def test_a_damaged_log_is_an_error_that_names_the_match(store, damage, statement):
    await damage(statement)
    with pytest.raises(CorruptMatch, match=MATCH):
        await store.log(MATCH)


async def test_of_a_damaged_notice_is_said_what_can_be_read(store, damage):
    whole = {parcel.id: parcel for parcel in await store.due(("web",), NOW, 99)}
    spoilt = next(parcel for parcel in whole.values() if parcel.notice.news)
    await damage(update(outbox).where(outbox.c.id == spoilt.id).values(news="{", called="["))
    with capture_logs() as logs:
        found = {parcel.id: parcel for parcel in await store.due(("web",), NOW, 99)}
    left = replace(spoilt, notice=replace(spoilt.notice, news=None, called=()))
    assert found == {**whole, spoilt.id: left}
    assert [(entry["event"], entry["parcel"]) for entry in logs] == [
        ("corrupt_parcel", spoilt.id)
    ] * 2
