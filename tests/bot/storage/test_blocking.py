from bot.core.matches.model import MatchId
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, LOBBY, NOW, STRANGER
from tests.bot.storage.steps import join, offer


async def blocked(store, account):
    return [each.id for each in await store.blocked_by(account)]


async def test_who_is_blocked_stays_so_until_it_is_lifted(store):
    await store.block(ALKAIOS, BRASIDAS)
    await store.block(ALKAIOS, BRASIDAS)
    assert await store.blocks(ALKAIOS, BRASIDAS)
    assert not await store.blocks(BRASIDAS, ALKAIOS)
    await store.unblock(BRASIDAS, ALKAIOS)
    await store.unblock(ALKAIOS, BRASIDAS)
    assert not await store.blocks(ALKAIOS, BRASIDAS)
    assert await blocked(store, ALKAIOS) == []


async def test_the_blocked_are_listed_by_their_names(store):
    for account in (STRANGER, BRASIDAS):
        await store.block(ALKAIOS, account)
    assert await blocked(store, ALKAIOS) == [BRASIDAS, STRANGER]
    assert (await store.blocked_by(ALKAIOS))[0] == await store.account(BRASIDAS)
    assert await blocked(store, BRASIDAS) == []


async def test_open_challenges_are_left_out_where_one_blocks_the_other(store):
    await store.create(offer(MatchId("open"), invited=None, place=LOBBY))

    async def listed(viewer):
        return [match.id for match in await store.open_challenges(NOW, 9, viewer)]

    await store.block(ALKAIOS, BRASIDAS)
    assert (await listed(BRASIDAS), await listed(STRANGER)) == ([], ["open"])
    await store.unblock(ALKAIOS, BRASIDAS)
    await store.block(BRASIDAS, ALKAIOS)
    assert (await listed(BRASIDAS), await listed(STRANGER)) == ([], ["open"])
    await store.unblock(BRASIDAS, ALKAIOS)
    assert await listed(BRASIDAS) == ["open"]


async def test_blocks_go_to_the_account_that_is_kept(store):
    await store.block(STRANGER, ALKAIOS)
    await store.block(ALKAIOS, STRANGER)
    await join(store, STRANGER, BRASIDAS, ())
    assert await blocked(store, BRASIDAS) == [ALKAIOS]
    assert await blocked(store, ALKAIOS) == [BRASIDAS]
    assert await blocked(store, STRANGER) == []


async def test_a_join_leaves_no_block_twice_and_none_of_oneself(store):
    for account, other in (
        (STRANGER, BRASIDAS),
        (BRASIDAS, STRANGER),
        (STRANGER, ALKAIOS),
        (BRASIDAS, ALKAIOS),
        (ALKAIOS, STRANGER),
        (ALKAIOS, BRASIDAS),
    ):
        await store.block(account, other)
    await join(store, STRANGER, BRASIDAS, ())
    assert await blocked(store, BRASIDAS) == [ALKAIOS]
    assert await blocked(store, ALKAIOS) == [BRASIDAS]
