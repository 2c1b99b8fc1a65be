"""A match that cannot be read is refused with a sentence, and everyone else plays on."""

import pytest
from sqlalchemy import update

from bot.core.matches.context import RequestContext
from bot.core.notifications.outbox_worker import OutboxWorker
from bot.core.notifications.sender import MAX_UNREAD, backoff
from bot.storage.schema import matches
from tests.bot.core.conftest import codes, control, told

SPOILED = '{"turn":"'


@pytest.fixture
async def spoil(bench):
    async def spoil(match_id):
        damage = update(matches).where(matches.c.id == match_id).values(snapshot=SPOILED)
        await bench.store.database.write(lambda link: link.execute(damage).close())

    return spoil


async def test_it_is_refused_by_words_and_by_buttons(bench, spoil):
    match = await bench.begin()
    pick = str((await bench.say("Alkaios", "board")).view.choices[0].control)
    await spoil(match)
    for answer in (
        await bench.say("Alkaios", f"move a2-a5 match={match}"),
        await bench.say("Brasidas", f"board {match}"),
        await bench.press("Alkaios", pick),
    ):
        assert codes(answer) == ["refused-corrupt"]
        assert len(told(answer.lines)[0]) > 20
    who = await bench.person("Alkaios")
    assert await bench.dispatcher.complete(who, "move a2", RequestContext(match)) == ()


async def test_the_same_people_play_their_other_matches(bench, spoil):
    await spoil(await bench.begin())
    other = await bench.begin()
    answer = await bench.say("Alkaios", "move a2-a5")
    assert not answer.refused
    assert [view.match for view in await bench.posts("Alkaios")] == [other]
    assert codes(await bench.say("Brasidas", "games")) == ["games"]
    assert not (await bench.say("Brasidas", "challenge")).refused
    assert "move c6-c5" in await bench.complete("Brasidas", "move c6-c")


async def test_a_challenge_to_anybody_that_cannot_be_read_keeps_nobody_out(bench, spoil):
    await spoil((await bench.say("Alkaios", "challenge")).view.match)
    whole = (await bench.say("Alkaios", "challenge")).view.match
    [post] = await bench.posts("Gast")
    assert post.match == whole
    assert not (await bench.press("Gast", control(post, "button-accept"))).refused


class Reader:
    """A front-end that reads each match that it is to show."""

    platform = "web"

    def __init__(self, bench):
        self.bench, self.shown = bench, []

    async def deliver(self, notice):
        account = await self.bench.store.account(notice.account)
        assert await self.bench.dispatcher.views.post(account, notice.match)
        self.shown.append((account.name, notice.match))


async def test_what_is_to_be_said_of_other_matches_does_not_wait_for_it(bench, spoil):
    spoilt, other = await bench.begin(), await bench.begin()
    await spoil(spoilt)
    outbox_worker = OutboxWorker(bench.store, bench.clock)
    reader = Reader(bench)
    outbox_worker.serve(reader)
    await outbox_worker.flush()
    assert {match for _, match in reader.shown} == {other}
    assert {name for name, _ in reader.shown} == {"Alkaios", "Brasidas"}


async def test_what_is_to_be_said_of_it_waits_for_newer_code_but_not_for_ever(bench, spoil):
    spoilt = await bench.begin()
    await spoil(spoilt)
    outbox_worker, reader = OutboxWorker(bench.store, bench.clock), Reader(bench)
    outbox_worker.serve(reader)
    for attempt in range(MAX_UNREAD):
        await outbox_worker.flush()
        bench.now += backoff(attempt)
        assert {item.attempts for item in await bench.items()} == {attempt + 1}
    await outbox_worker.flush()
    assert (reader.shown, await bench.items()) == ([], ())
