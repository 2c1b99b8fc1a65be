"""How the outbox keeps to what people wish: shown at once, called when they may be."""

from datetime import timedelta

from bot.core.handlers.linking import REQUEST_LIFETIME
from bot.core.matches.errors import Unreachable
from bot.core.notifications.sender import MIN_BACKOFF
from bot.core.store.values import NEWS_LIFETIME
from tests.bot.core.conftest import control
from tests.bot.core.linked_accounts import confirmed
from tests.bot.core.notifications.test_outbox_worker import Front, worker

QUIET = "settings quiet=11-13"  # it is noon, in the zone of the tests
HOUR, DAY, MORNING = timedelta(hours=1), timedelta(days=1), timedelta(hours=20)
MOMENT = timedelta(microseconds=1)


def calls(front):
    return [notice for notice in front.got if notice.call]


async def test_whoever_is_quiet_is_shown_the_turn_at_once_and_called_afterwards(bench):
    match = await bench.begin()
    await bench.say("Brasidas", QUIET)
    front = Front()
    outbox = worker(bench, front)
    await outbox.flush()
    front.got.clear()
    await bench.play(match, "a2-a3")
    await outbox.flush()
    assert calls(front) == []
    assert sorted(notice.hushed for notice in front.got) == [False, True]
    bench.now += HOUR - MOMENT
    await outbox.flush()
    assert calls(front) == []
    bench.now += MOMENT
    await outbox.flush()
    await outbox.flush()
    [call] = calls(front)
    assert (call.account, call.turn) == ((await bench.person("Brasidas")).id, 1)


async def test_whoever_moves_in_their_quiet_hours_is_not_called_for_it_afterwards(bench):
    match = await bench.begin()
    await bench.say("Brasidas", QUIET)
    front = Front()
    outbox = worker(bench, front)
    await bench.play(match, "a2-a3")
    await outbox.flush()
    front.got.clear()
    await bench.play(match, "a7-a6")
    await outbox.flush()
    assert [call.account for call in calls(front)] == [(await bench.person("Alkaios")).id]
    bench.now += HOUR
    await outbox.flush()
    assert len(calls(front)) == 1


async def test_what_was_held_up_by_an_outage_keeps_quiet_hours_too(bench):
    await bench.say("Brasidas", "settings quiet=13-15")
    await bench.begin(first="Alkaios", second="Brasidas")
    mine = (await bench.person("Brasidas")).id
    bench.now += 2 * HOUR
    front = Front()
    outbox = worker(bench, front)
    await outbox.flush()
    assert mine not in {call.account for call in calls(front)}


async def test_a_call_that_fails_at_first_is_not_lost_to_quiet_hours(bench):
    await bench.say("Brasidas", QUIET)
    front = Front(failures=4)
    outbox = worker(bench, front)
    match = await bench.begin(first="Brasidas", second="Alkaios")
    await bench.play(match, "a2-a3", "a7-a6", names=("Brasidas", "Alkaios"))
    for _ in range(5):
        bench.now += timedelta(minutes=1)
        await outbox.flush()
    bench.now += HOUR
    await outbox.flush()
    mine = (await bench.person("Brasidas")).id
    assert [call.turn for call in calls(front) if call.account == mine] == [2]


async def test_a_digest_comes_every_morning_while_something_waits(bench):
    await bench.say("Brasidas", "settings notices=digest")
    await bench.begin()
    front = Front()
    outbox = worker(bench, front)
    await outbox.flush()
    mine = (await bench.person("Brasidas")).id
    assert mine not in {call.account for call in calls(front)}
    bench.now += MORNING
    for _ in range(3):
        await outbox.flush()
        await outbox.flush()
        bench.now += DAY
    assert front.digests == [mine] * 3
    front.waits = False
    await outbox.flush()
    bench.now += DAY
    await outbox.flush()
    assert len(front.digests) == 4


async def test_who_wishes_for_no_digest_any_more_gets_none(bench):
    await bench.say("Brasidas", "settings notices=digest")
    await bench.say("Brasidas", "settings notices=mention")
    front = Front()
    bench.now += 2 * DAY
    await worker(bench, front).flush()
    assert front.digests == []


async def test_a_digest_that_comes_late_keeps_quiet_hours(bench):
    await bench.say("Brasidas", "settings notices=digest")
    await bench.say("Brasidas", QUIET)
    front = Front()
    outbox = worker(bench, front)
    bench.now += DAY
    await outbox.flush()
    assert front.digests == []
    bench.now += MORNING
    await outbox.flush()
    assert len(front.digests) == 1


async def test_a_digest_is_tried_again_and_dropped_where_it_can_never_arrive(bench):
    await bench.say("Brasidas", "settings notices=digest")
    front = Front(failures=1)
    outbox = worker(bench, front)
    bench.now += MORNING
    await outbox.flush()
    assert front.digests == []
    bench.now += MIN_BACKOFF
    await outbox.flush()
    assert len(front.digests) == 1
    front.failures, front.error = 1, Unreachable("blocked")
    bench.now += DAY
    await outbox.flush()
    assert await bench.store.next_due(("web",)) is None


async def test_whoever_wants_no_calls_is_shown_what_happens_and_never_called(bench):
    await bench.say("Brasidas", "settings notices=none")
    match = await bench.begin()
    await bench.play(match, "a2-a3")
    front = Front()
    outbox = worker(bench, front)
    await outbox.flush()
    bench.now += 9 * DAY
    await outbox.flush()
    mine = (await bench.person("Brasidas")).id
    assert mine not in {call.account for call in calls(front)}
    assert mine in {notice.account for notice in front.got}


async def test_the_owner_of_a_code_is_asked_whatever_their_settings(bench):
    for wish in ("settings notices=none", "settings notices=digest", QUIET):
        await bench.say("Alkaios", wish)
        await confirmed(bench, "Dion", "Alkaios")
        front = Front()
        await worker(bench, front).flush()
        assert front.digests == [(await bench.person("Alkaios")).id], wish
        bench.now += REQUEST_LIFETIME


async def test_the_owner_is_not_asked_after_the_request_is_over(bench):
    question = await confirmed(bench, "Dion", "Alkaios")
    await bench.press("Dion", control(question, "button-link-no"))
    front = Front()
    await worker(bench, front).flush()
    assert front.digests == []
    assert await bench.items() == ()


async def test_a_digest_that_is_due_meanwhile_waits_and_is_not_lost(bench):
    await bench.say("Alkaios", "settings notices=digest")
    bench.now += MORNING - MOMENT
    await confirmed(bench, "Dion", "Alkaios")
    bench.now += MOMENT
    front = Front()
    outbox = worker(bench, front)
    await outbox.flush()
    assert len(front.digests) == 1
    bench.now += NEWS_LIFETIME
    await outbox.flush()
    assert len(front.digests) == 2


async def test_who_waits_is_told_that_a_call_reached_nobody(bench):
    match = await bench.begin()
    front = Front()
    outbox = worker(bench, front)
    await outbox.flush()
    await bench.play(match, "a2-a3")
    front.got.clear()
    deliver = front.deliver

    async def blocked(notice):
        if notice.call:
            raise Unreachable("blocked")
        await deliver(notice)

    front.deliver = blocked
    await outbox.flush()
    told = [notice for notice in front.got if notice.news]
    assert [(notice.account, notice.news.code, notice.call) for notice in told] == [
        ((await bench.person("Alkaios")).id, "news-unreachable", False)
    ]
