"""Input that is stored before it is confirmed: once, until it is handled."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.core.matches.errors import AlreadyHandled, VersionConflict
from bot.core.store.inbox import InputKey, Receipt, StoredInput
from bot.storage.inbox import KEY_LIFETIME, MAX_TAKEN
from tests.bot.core.sample_matches import NOW
from tests.bot.storage.steps import MATCH, offer

SOURCE = "telegram/4200"
ONE, TWO = StoredInput(1, '{"update_id": 1}'), StoredInput(2, '{"update_id": 2}')


async def left(store, before=NOW, now=NOW):
    return await store.take_inputs_left(SOURCE, before=before, now=now)


async def rows(store):
    def read(connection):
        return connection.exec_driver_sql("SELECT number, body FROM inbox ORDER BY 1").all()

    return [tuple(row) for row in await store.database.read(read)]


async def test_input_that_comes_again_is_not_new(store):
    assert await store.keep_inputs(SOURCE, (ONE, TWO), NOW) == {1, 2}
    assert await store.keep_inputs(SOURCE, (TWO, StoredInput(3, "{}")), NOW) == {3}
    assert await store.keep_inputs("telegram/7", (ONE,), NOW) == {1}


async def test_handled_input_loses_its_content_and_is_known_for_two_days(store):
    await store.keep_inputs(SOURCE, (ONE,), NOW)
    await store.settle_inputs(SOURCE, (1,), NOW)
    assert await rows(store) == [(1, None)]
    await store.save_heartbeat(NOW + KEY_LIFETIME)
    assert await store.keep_inputs(SOURCE, (ONE,), NOW) == frozenset()
    await store.save_heartbeat(NOW + KEY_LIFETIME + timedelta(seconds=1))
    assert await rows(store) == []


async def test_waiting_input_is_kept_however_old_it_is(store):
    await store.keep_inputs(SOURCE, (ONE,), NOW)
    await store.save_heartbeat(NOW + timedelta(days=400))
    assert await left(store) == (ONE,)


async def test_what_is_left_is_taken_in_order_and_by_one_process(store, another):
    await store.keep_inputs(SOURCE, (TWO, ONE), NOW)
    later = NOW + timedelta(minutes=1)
    assert await left(store, before=NOW - timedelta(seconds=1), now=later) == ()
    assert await left(store, now=later) == (ONE, TWO)
    assert await left(another, now=later) == ()
    assert await left(another, before=later, now=later) == (ONE, TWO)


async def test_input_that_ends_each_process_is_given_up(store):
    await store.keep_inputs(SOURCE, (ONE,), NOW)
    taken = [await left(store) for _ in range(MAX_TAKEN + 1)]
    assert taken == [(ONE,)] * MAX_TAKEN + [()]
    assert await rows(store) == [(1, None)]


async def test_a_match_and_the_receipt_are_stored_together(store):
    await store.keep_inputs(SOURCE, (ONE,), NOW)
    receipt = Receipt(InputKey(SOURCE, 1))
    await store.create(replace(offer(), receipt=receipt))
    assert await left(store) == ()


async def test_an_effect_that_input_has_had_is_not_stored_again(store):
    receipt = Receipt(InputKey(SOURCE, 1))
    await store.settle_inputs(SOURCE, (1,), NOW)  # also where it could not be kept
    with pytest.raises(AlreadyHandled):
        await store.create(replace(offer(), receipt=receipt))
    assert await store.match(MATCH) is None


async def test_a_change_that_fails_leaves_the_input(store):
    await store.keep_inputs(SOURCE, (ONE,), NOW)
    change = offer()
    await store.create(change)
    late = replace(change, match=replace(change.match, version=7))
    with pytest.raises(VersionConflict):
        await store.save(replace(late, receipt=Receipt(InputKey(SOURCE, 1))))
    assert await left(store) == (ONE,)
