"""Requests that wait for their answers, and what was published."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.core.matches.play import Resign
from bot.core.store.requests import PendingRequest, RequestKey
from tests.bot.core.sample_matches import ALKAIOS, NOW
from tests.bot.storage.steps import begun, step

UNTIL = NOW + timedelta(minutes=15)
KEY = RequestKey("discord", "42", UNTIL)


async def test_a_request_waits_until_it_is_ended_or_expires(store):
    await store.keep_request(PendingRequest(KEY, "{}"))
    assert await store.pending_requests("discord", NOW) == (PendingRequest(KEY, "{}"),)
    assert await store.pending_requests("telegram", NOW) == ()
    assert await store.pending_requests("discord", UNTIL) == ()
    await store.end_request("discord", "42")
    assert await store.pending_requests("discord", NOW) == ()


@pytest.mark.parametrize("is_kept_first", [True, False])
async def test_what_a_request_changes_is_stored_with_the_change(store, is_kept_first):
    match = await begun(store)
    if is_kept_first:
        await store.keep_request(PendingRequest(KEY, "{}"))
    await store.save(replace(step(match, Resign(ALKAIOS)), request=KEY))
    if not is_kept_first:
        assert await store.pending_requests("discord", NOW) == ()
        await store.keep_request(PendingRequest(KEY, "{}"))
    assert await store.pending_requests("discord", NOW) == (PendingRequest(KEY, "{}", match.id),)


async def test_expired_requests_are_deleted(store):
    await store.keep_request(PendingRequest(KEY, "{}"))
    await store.save_heartbeat(UNTIL)
    assert await store.pending_requests("discord", NOW) == ()


async def test_the_digest_of_what_is_published_is_replaced(store):
    assert await store.publication("discord") is None
    for digest in ("old", "new"):
        await store.keep_publication("discord", digest)
    assert await store.publication("discord") == "new"
