import asyncio
from datetime import timedelta

from bot.core.store.values import LinkCode
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, NOW

MINUTE = timedelta(minutes=1)


def code(text, account=ALKAIOS):
    return LinkCode(text, account, NOW + 15 * MINUTE)


async def test_a_code_is_taken_once(store):
    await store.add_link_code(code("abc"))
    await store.add_link_code(code("xyz", BRASIDAS))
    assert await store.take_link_code("abc", NOW) == ALKAIOS
    assert await store.take_link_code("abc", NOW) is None
    assert await store.take_link_code("xyz", NOW) == BRASIDAS


async def test_an_unknown_code_is_nobodys(store):
    await store.add_link_code(code("abc"))
    for other in ("", "ab", "ABC", "abc ", "a%", "' OR 1=1 --"):
        assert await store.take_link_code(other, NOW) is None
    assert await store.take_link_code("abc", NOW) == ALKAIOS


async def test_a_new_code_strikes_the_accounts_earlier_one_off(store):
    await store.add_link_code(code("old"))
    await store.add_link_code(code("other", BRASIDAS))
    await store.add_link_code(code("new"))
    assert await store.take_link_code("old", NOW) is None
    assert await store.take_link_code("new", NOW) == ALKAIOS
    assert await store.take_link_code("other", NOW) == BRASIDAS


async def test_a_code_is_good_until_it_expires(store):
    await store.add_link_code(code("abc"))
    assert await store.take_link_code("abc", NOW + 15 * MINUTE - MINUTE / 1000) == ALKAIOS
    await store.add_link_code(code("abc"))
    assert await store.take_link_code("abc", NOW + 15 * MINUTE) is None
    assert await store.take_link_code("abc", NOW) is None


async def test_of_many_takers_at_once_just_one_gets_a_code(store, another):
    for number in range(8):
        await store.add_link_code(code(str(number)))
        taken = await asyncio.gather(
            *(each.take_link_code(str(number), NOW) for each in (store, another) * 2)
        )
        assert sorted(taken, key=str) == [None, None, None, ALKAIOS]


async def test_of_codes_given_out_at_once_just_one_is_good(store, another):
    await asyncio.gather(
        *((store, another)[number % 2].add_link_code(code(str(number))) for number in range(8))
    )
    taken = [await store.take_link_code(str(number), NOW) for number in range(8)]
    assert sum(account is not None for account in taken) == 1
