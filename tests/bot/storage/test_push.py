"""Push subscriptions: one for each session, gone with it."""

from datetime import timedelta

from bot.core.matches.model import Identity
from bot.core.store.values import PushSubscription
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, NOW
from tests.bot.storage.steps import join

COOKIE = Identity("web", "cookie of Alkaios")


def made(name, minutes=0):
    """A subscription with this name, so many minutes old."""
    at = NOW - timedelta(minutes=minutes)
    return PushSubscription(f"https://push.example/{name}", "key", "secret", at)


async def signed_in(store, key):
    """One more session of Alkaios."""
    session = Identity("web", key)
    await store.keep_recovery_code(ALKAIOS, "digest")
    assert await store.recover("alkaios", "digest", session)
    return session


async def names(store, account=ALKAIOS):
    found = await store.push_subscriptions_of(account)
    return [each.endpoint.rpartition("/")[2] for each in found]


async def test_a_session_has_one_subscription(store):
    assert await store.keep_push(COOKIE, made("a"), 5)
    assert await store.keep_push(COOKIE, made("b"), 5)
    assert await store.push_subscriptions_of(ALKAIOS) == (made("b"),)
    await store.end_push(COOKIE)
    assert await names(store) == []


async def test_the_newest_of_an_account_are_kept(store):
    for number in range(4):
        session = await signed_in(store, f"browser {number}")
        assert await store.keep_push(session, made(str(number), minutes=-number), 3)
    assert await names(store) == ["3", "2", "1"]


async def test_none_is_kept_of_a_session_that_has_ended(store):
    assert not await store.keep_push(Identity("web", "nobody"), made("a"), 5)


async def test_an_endpoint_belongs_to_the_session_that_named_it_last(store):
    assert await store.keep_push(COOKIE, made("a"), 5)
    assert await store.keep_push(Identity("web", "cookie of Brasidas"), made("a"), 5)
    assert (await names(store), await names(store, BRASIDAS)) == ([], ["a"])


async def test_an_endpoint_that_is_gone_is_dropped(store):
    await store.keep_push(COOKIE, made("a"), 5)
    await store.drop_push(made("other").endpoint)
    assert await names(store) == ["a"]
    await store.drop_push(made("a").endpoint)
    assert await names(store) == []


async def test_it_ends_with_its_session(store):
    phone = await signed_in(store, "phone")
    await store.keep_push(COOKIE, made("desk"), 5)
    await store.keep_push(phone, made("phone"), 5)
    assert await store.end_sessions(ALKAIOS, phone) == 1
    assert await names(store) == ["phone"]


async def test_it_is_forgotten_with_the_person(store):
    await store.keep_push(COOKIE, made("a"), 5)
    await store.forget(ALKAIOS, ())
    await store.keep_push(Identity("web", "cookie of Brasidas"), made("b"), 5)
    assert (await names(store), await names(store, BRASIDAS)) == ([], ["b"])


async def test_it_goes_where_its_session_goes_when_accounts_are_joined(store):
    await store.keep_push(COOKIE, made("a"), 5)
    await join(store, ALKAIOS, BRASIDAS, ())
    assert (await names(store), await names(store, BRASIDAS)) == ([], ["a"])
