"""One damaged row harms nobody else, and keeps nobody from their own data."""

import json

import pytest
from sqlalchemy import update
from structlog.testing import capture_logs

from bot.core.matches.model import Stage
from bot.core.notifications.outbox_worker import OutboxWorker
from bot.storage.schema import events, matches, outbox
from tests.bot.core.conftest import codes
from tests.bot.faults.conftest import alarms


async def damage(core, statement):
    await core.store.database.write(lambda link: link.execute(statement).close())


def spoilt_snapshot(match):
    return update(matches).where(matches.c.id == match).values(snapshot='{"turn":')


def spoilt_log(match):
    return update(events).where(events.c.match == match, events.c.seq == 1).values(body="[")


class Front:
    platform = "web"

    def __init__(self):
        self.got = []

    async def deliver(self, notice):
        self.got.append(notice)


async def test_a_damaged_outbox_item_arrives_without_what_cannot_be_read(bench):
    spoilt, _ = await bench.begin(), await bench.begin()
    whole = await bench.items()
    await damage(bench, update(outbox).where(outbox.c.match == spoilt).values(news="{"))
    front, outbox_worker = Front(), OutboxWorker(bench.store, bench.clock)
    outbox_worker.serve(front)
    with capture_logs() as logs:
        await outbox_worker.flush()
    assert set(alarms(logs)) == {"corrupt_outbox_item"}
    assert await bench.items() == ()
    assert [each.turn for each in front.got] == [item.notice.turn for item in whole]
    assert {each.match for each in front.got if each.news} == {
        item.notice.match for item in whole if item.notice.news
    } - {spoilt}


@pytest.mark.parametrize("spoil", [spoilt_snapshot, spoilt_log])
async def test_all_but_a_damaged_match_can_be_taken_away(bench, spoil):
    sound, spoilt = await bench.begin(), await bench.begin()
    await bench.play(sound, "a2-a5")
    await damage(bench, spoil(spoilt))
    answer = await bench.say("Alkaios", "export")
    assert codes(answer) == ["done-export", "unread-export"]
    taken = json.loads(answer.content.text)
    assert [match["id"] for match in taken["matches"]] == [sound]
    assert taken["unreadable"] == [spoilt]
    whole = json.loads((await bench.say("Chares", "export")).content.text)
    assert (whole["matches"], whole["unreadable"]) == ([], [])


@pytest.mark.parametrize("spoil", [spoilt_snapshot, spoilt_log])
async def test_whoever_has_a_damaged_match_can_be_forgotten(bench, spoil):
    sound, spoilt = await bench.begin(), await bench.begin()
    who = await bench.person("Alkaios")
    await damage(bench, spoil(spoilt))
    answer = await bench.say("Alkaios", "forget yes")
    assert codes(answer) == ["done-forgotten", "unread-forgotten"]
    assert (await bench.store.match(sound)).stage is Stage.OVER
    gone = await bench.store.account(who.id)
    assert (gone.name, gone.handle) == ("", None)
    assert await bench.store.identities_of(who.id) == ()
    assert (await bench.person("Alkaios")).id != who.id


async def test_a_group_is_told_of_a_damaged_match_and_goes_on(whole, agora, pair):
    one, two = pair
    match = await whole.grouped(agora, one, two)
    board = agora.last
    await damage(whole, spoilt_snapshot(match))
    with capture_logs() as logs:
        answer = await one.press(board, "Move")
        await whole.settle()
    assert answer.result()["text"].startswith("I cannot read a stored match.")
    assert alarms(logs) == ["corrupt_match"]
    await one.say("/challenge", agora)
    await whole.settled()
    assert "Accept" in agora.last.labels()
