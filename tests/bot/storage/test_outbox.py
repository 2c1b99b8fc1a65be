from dataclasses import replace
from datetime import timedelta

from bot.core.matches.messages import Line, PersonName, line
from bot.core.matches.model import Account, AccountId, Identity, MatchId, Place
from bot.core.store.outbox import Notification
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, LOBBY, NOW
from tests.bot.storage.steps import MATCH, join, offer

EVERYWHERE = ("web", "telegram", "discord")
WANDERER = AccountId("wanderer")
SECOND = timedelta(seconds=1)
NEWS = line("news", who=PersonName("A & B"), squares=("a2", "b2"), why=line("because", count=2))


def notice(**of):
    return Notification(match=MATCH, turn=3, **of)


async def told(store, *notices, match_id=MATCH, at=NOW):
    """The items of a match whose first step says just this."""
    await store.create(replace(offer(match_id, at), notices=notices))
    return await store.due(EVERYWHERE, at, 100)


async def test_a_notice_comes_back_as_it_was(store):
    for number, sent in enumerate(
        [
            notice(account=ALKAIOS),
            notice(account=BRASIDAS, call=True, news=NEWS),
            notice(place=LOBBY, news=Line("news")),
            notice(place=LOBBY, call=True, called=(BRASIDAS, ALKAIOS)),
        ]
    ):
        match_id = MatchId(str(number))
        (item,) = await told(store, replace(sent, match=match_id), match_id=match_id)
        assert item.notice == replace(sent, match=match_id)
        assert (item.platform, item.attempts) == ("web", 0)
        await store.acknowledge((item.id,))


async def test_a_person_is_told_once_on_each_of_their_platforms(store):
    await store.add_account(Account(WANDERER, "Wanderer"), Identity("telegram", "7"))
    await store.add_account(Account(AccountId("other"), "Other"), Identity("discord", "8"))
    for key in ("x", "y"):
        await store.add_account(Account(AccountId(key), key), Identity("web", key))
        await join(store, AccountId(key), WANDERER, ())
    items = await told(store, notice(account=WANDERER), notice(account=ALKAIOS))
    assert sorted((item.platform, item.notice.account) for item in items) == [
        ("telegram", WANDERER),
        ("web", ALKAIOS),
        ("web", WANDERER),
    ]


async def test_a_place_is_told_on_its_platform(store):
    items = await told(store, notice(place=Place("discord", "channel 9")))
    assert [item.platform for item in items] == ["discord"]


async def test_a_place_is_told_once_with_all_that_is_said_there(store):
    group = Place("telegram", "7")
    (item,) = await told(
        store,
        notice(place=group, called=(ALKAIOS, BRASIDAS)),
        notice(place=group, call=True, called=(WANDERER, ALKAIOS), news=NEWS),
        notice(place=group, news=Line("other")),
    )
    assert item.notice == notice(
        place=group, call=True, called=(ALKAIOS, BRASIDAS, WANDERER), news=NEWS
    )


async def test_who_is_on_no_platform_is_told_nowhere(store):
    assert await told(store, notice(account=AccountId("nobody"))) == ()


async def test_a_platform_gets_its_own_items_alone(store):
    await told(store, notice(account=ALKAIOS), notice(place=Place("discord", "channel 9")))
    assert [item.notice.place for item in await store.due(("discord",), NOW, 9)] == [
        Place("discord", "channel 9")
    ]
    assert await store.due(("telegram",), NOW, 9) == ()
    assert await store.due((), NOW, 9) == ()


async def test_the_oldest_come_first_and_no_more_than_asked_for(store):
    for number in range(4):
        one = MatchId(str(number))
        sent = replace(notice(account=ALKAIOS), match=one)
        await told(store, sent, match_id=one, at=NOW - number * SECOND)
    waiting = await store.due(EVERYWHERE, NOW, 3)
    assert [item.notice.match for item in waiting] == ["0", "1", "2"]


async def test_nothing_is_due_before_its_time(store):
    await told(store, notice(account=ALKAIOS))
    assert await store.due(EVERYWHERE, NOW - SECOND, 9) == ()
    assert await store.next_due(EVERYWHERE) == NOW
    assert await store.next_due(("discord",)) is None


async def test_a_settled_item_is_gone_and_its_id_never_comes_again(store):
    (item,) = await told(store, notice(account=ALKAIOS))
    await store.acknowledge((item.id,))
    assert await store.due(EVERYWHERE, NOW, 9) == ()
    assert await store.next_due(EVERYWHERE) is None
    (later,) = await told(store, notice(account=ALKAIOS), match_id=MatchId("other"))
    assert later.id > item.id


async def test_a_postponed_item_waits_and_counts_its_attempts(store):
    (item,) = await told(store, notice(account=ALKAIOS))
    for attempts in (1, 2):
        until = NOW + attempts * SECOND
        await store.postpone(item.id, until)
        assert await store.due(EVERYWHERE, until - SECOND, 9) == ()
        assert await store.next_due(EVERYWHERE) == until
        assert await store.due(EVERYWHERE, until, 9) == (replace(item, attempts=attempts),)


async def test_a_item_that_is_gone_is_no_trouble(store):
    (item,) = await told(store, notice(account=ALKAIOS))
    await store.acknowledge((item.id,))
    await store.acknowledge((item.id,))
    await store.postpone(item.id, NOW)
    assert await store.due(EVERYWHERE, NOW, 9) == ()
