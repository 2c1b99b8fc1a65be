"""Input is stored until it is handled or answered, and its effect is noted with it, once."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.core.matches.errors import AlreadyHandled, VersionConflict
from bot.core.matches.play import Resign
from bot.core.store.values import InputKey, StoredInput, current_input, handling, note_changed
from bot.storage.inputs import KEY_LIFETIME, MAX_TAKEN
from tests.bot.core.sample_matches import ALKAIOS, NOW
from tests.bot.storage.steps import MATCH, begun, offer, step

SOURCE = "telegram/4200"
ONE, TWO, THREE = (StoredInput(InputKey(SOURCE, number), "{}") for number in (1, 2, 3))
UNTIL = NOW + timedelta(minutes=15)
COMMAND = StoredInput(InputKey("discord", 42, UNTIL, "{}"), "{}")


async def left(store, before=NOW, now=NOW):
    return await store.take_inputs_left(SOURCE, before=before, now=now)


async def to_answer(store, source="discord", now=NOW):
    return await store.inputs_to_answer(source, now)


async def rows(store):
    def read(connection):
        return connection.exec_driver_sql("SELECT number, body FROM inbox ORDER BY 1").all()

    return [tuple(row) for row in await store.database.read(read)]


async def test_input_that_comes_again_is_not_new(store):
    elsewhere = replace(ONE, key=InputKey("telegram/7", 1))
    assert await store.keep_inputs((ONE, TWO), NOW) == {ONE.key, TWO.key}
    assert await store.keep_inputs((TWO, THREE), NOW) == {THREE.key}
    assert await store.keep_inputs((elsewhere,), NOW) == {elsewhere.key}


async def test_handled_input_loses_its_content_and_is_known_for_two_days(store):
    await store.keep_inputs((ONE,), NOW)
    await store.settle_inputs((ONE.key,), NOW)
    assert await rows(store) == [(1, None)]
    await store.save_heartbeat(NOW + KEY_LIFETIME)
    assert await store.keep_inputs((ONE,), NOW) == frozenset()
    await store.save_heartbeat(NOW + KEY_LIFETIME + timedelta(seconds=1))
    assert await rows(store) == []


async def test_one_process_alone_settles_an_input(store, another):
    await store.keep_inputs((ONE, COMMAND), NOW)
    for key in (ONE.key, TWO.key, COMMAND.key):
        assert await store.settle_inputs((key,), NOW) == {key}
        assert await another.settle_inputs((key,), NOW) == frozenset()


async def test_waiting_input_is_kept_however_old_it_is(store):
    await store.keep_inputs((ONE,), NOW)
    await store.save_heartbeat(NOW + timedelta(days=400))
    assert await left(store) == (ONE,)


async def test_what_is_left_is_taken_in_order_and_by_one_process(store, another):
    await store.keep_inputs((TWO, ONE), NOW)
    later = NOW + timedelta(minutes=1)
    assert await left(store, before=NOW - timedelta(seconds=1), now=later) == ()
    assert await left(store, now=later) == (ONE, TWO)
    assert await left(another, now=later) == ()
    assert await left(another, before=later, now=later) == (ONE, TWO)


async def test_input_that_ends_each_process_is_given_up(store):
    await store.keep_inputs((ONE,), NOW)
    taken = [await left(store) for _ in range(MAX_TAKEN + 1)]
    assert taken == [(ONE,)] * MAX_TAKEN + [()]
    assert await rows(store) == [(1, None)]


async def test_a_match_and_what_made_it_are_stored_together(store):
    await store.keep_inputs((ONE,), NOW)
    await store.create(replace(offer(), input=ONE.key))
    assert await left(store) == ()


async def test_an_effect_that_input_has_had_is_not_stored_again(store):
    await store.settle_inputs((ONE.key,), NOW)  # also if it could not be kept
    with pytest.raises(AlreadyHandled):
        await store.create(replace(offer(), input=ONE.key))
    assert await store.match(MATCH) is None


async def test_a_change_that_fails_leaves_the_input(store):
    await store.keep_inputs((ONE,), NOW)
    change = offer()
    await store.create(change)
    late = replace(change, match=replace(change.match, version=7))
    with pytest.raises(VersionConflict):
        await store.save(replace(late, input=ONE.key))
    assert await left(store) == (ONE,)


async def test_what_can_be_answered_waits_until_it_is_settled_or_expires(store):
    await store.keep_inputs((COMMAND,), NOW)
    assert await to_answer(store) == (COMMAND,)
    assert await to_answer(store, source="telegram") == ()
    assert await to_answer(store, now=UNTIL) == ()
    await store.settle_inputs((COMMAND.key,), NOW)
    assert await to_answer(store) == ()


@pytest.mark.parametrize("is_kept_first", [True, False])
async def test_what_is_to_be_answered_is_stored_with_the_change(store, is_kept_first):
    match = await begun(store)
    if is_kept_first:
        await store.keep_inputs((COMMAND,), NOW)
    await store.save(replace(step(match, Resign(ALKAIOS)), input=COMMAND.key))
    (left,) = await to_answer(store)
    assert left == replace(COMMAND, match=match.id)
    assert left.key.body == COMMAND.body, "what resumes it stores it with its effect again"


async def test_what_expires_is_deleted(store):
    await store.keep_inputs((COMMAND,), NOW)
    await store.save_heartbeat(UNTIL)
    assert await to_answer(store) == ()


async def test_both_kinds_are_kept_side_by_side(store):
    assert await store.keep_inputs((ONE, COMMAND), NOW) == {ONE.key, COMMAND.key}
    assert (await left(store), await to_answer(store)) == ((ONE,), (COMMAND,))
    await store.settle_inputs((COMMAND.key, ONE.key), NOW)
    assert (await left(store), await to_answer(store)) == ((), ())


def test_the_first_change_of_confirmed_input_is_its_effect_and_the_last_one_of_a_command():
    for given, later in ((ONE, None), (COMMAND, COMMAND.key)):
        with handling(given.key) as effect:
            assert current_input() == given.key
            note_changed(MATCH)
            assert (effect.match, current_input()) == (MATCH, later)
    assert current_input() is None


async def test_the_digest_of_what_is_published_is_replaced(store):
    assert await store.publication("discord") is None
    for digest in ("old", "new"):
        await store.keep_publication("discord", digest)
    assert await store.publication("discord") == "new"
