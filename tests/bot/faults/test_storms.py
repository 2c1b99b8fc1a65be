"""Storms of 429 and 5xx: each chat is waited for by itself, and nothing is lost, nor said twice."""

from datetime import timedelta

import pytest

from bot.core.matches.context import RequestContext
from bot.core.matches.model import Identity, Place
from bot.core.notifications.outbox_worker import OutboxWorker
from bot.frontends.telegram.send import ChatAddress
from tests.bot.frontends.telegram.botapi import Refusal
from tests.bot.frontends.telegram.persons import Person, group

PLIES = ("a2-a5", "c6-c5", "a5-a4", "c5-c4")
SECOND = timedelta(seconds=1)


def flood(seconds):
    return Refusal(429, f"Too Many Requests: retry after {seconds}", retry_after=seconds)


async def plays(core, match, identities, place, plies=PLIES):
    """Two people play, seen from nowhere; what is to be said waits."""
    for number, ply in enumerate(plies):
        who = await core.store.account_of(identities[number % 2])
        words = f"move {ply} match={match}"
        answer = await core.dispatcher.hear(who, words, RequestContext(place=place, stay=place))
        assert not answer.refused, answer.lines


def of(pair):
    return [Identity("telegram", str(each.id)) for each in pair]


async def test_telegram_is_asked_again_when_it_said_and_not_before(whole, agora, pair, api):
    stoa, others = group(api, "Stoa"), (Person(api, "Chares"), Person(api, "Dion"))
    here = await whole.grouped(agora, *pair)
    there = await whole.grouped(stoa, *others)
    agora.refusals = [flood(30), flood(60), flood(5)]
    posts, asked = len(agora.posts), len(api.calls)
    for number, wait in enumerate((30, 60, 5)):
        await plays(
            whole, here, [of(pair)[number % 2]], ChatAddress(agora.number).place, PLIES[number:][:1]
        )
        await whole.outbox_worker.flush()
        tried = calls_to(api, agora, asked)
        whole.now += timedelta(seconds=wait - 1)
        await whole.outbox_worker.flush()
        assert calls_to(api, agora, asked) == tried, "not before it said"
        whole.now += SECOND
        if number < 2:
            await whole.outbox_worker.flush()
    await plays(whole, there, of(others), ChatAddress(stoa.number).place)
    await whole.outbox_worker.flush()
    assert "c5-c4" in stoa.last.text, "another chat waits for nothing"
    whole.now += timedelta(seconds=70)
    await whole.outbox_worker.flush()
    new = [post for key, post in agora.posts.items() if key > posts and not post.is_deleted]
    assert [PLIES[2] in post.text for post in new] == [True], "one board, the latest"
    assert await nothing_waits(whole, "telegram")


def calls_to(api, chat, since):
    return sum(params.get("chat_id") == chat.number for _, params in api.calls[since:])


async def nothing_waits(core, platform):
    return not await core.store.due((platform,), core.now + timedelta(days=1), 99)


async def test_what_telegram_fails_at_is_tried_again_and_comes_once(whole, agora, pair):
    match = await whole.grouped(agora, *pair)
    posts = len(agora.posts)
    statuses = (500, 502, 503, 500, 502, 503, 504)
    agora.refusals = [Refusal(status, "Internal Server Error") for status in statuses]
    await plays(whole, match, of(pair), ChatAddress(agora.number).place)
    for _ in range(12):
        await whole.outbox_worker.flush()
        whole.now += timedelta(minutes=2)
    assert agora.refusals == []
    new = [post for key, post in agora.posts.items() if key > posts]
    assert [PLIES[-1] in post.text for post in new] == [True]
    assert await nothing_waits(whole, "telegram")


@pytest.mark.parametrize("status", [429, 503])
async def test_a_storm_on_discord_blows_over(world, alkaios, brasidas, status):
    await world.begin(alkaios, brasidas)
    match = await world.match()
    identities = [Identity("discord", str(each.id)) for each in (alkaios, brasidas)]
    place = Place("discord", f"c{world.channel.id}")
    world.env.inject_error("*", f"/channels/{world.channel.id}/*", status=status, times=6)
    await plays(world, match.id, identities, place)
    for _ in range(12):
        await world.told()
        await world.env.advance_time(120)
    assert [PLIES[-1] in post.content for post in world.public] == [True]
    assert await world.store.next_due(("discord",)) is None


async def test_what_fails_for_ever_keeps_none_of_the_same_persons_other_matches_waiting(bench):
    poisoned, sound = await bench.begin(), await bench.begin()
    front = Poisoned(poisoned)
    outbox_worker = OutboxWorker(bench.store, bench.clock)
    outbox_worker.serve(front)
    await outbox_worker.flush()
    assert {notice.match for notice in front.got} == {sound}
    assert len(front.got) == 4


class Poisoned:
    """A front-end that cannot show one match, however often it is asked to."""

    platform = "web"

    def __init__(self, match):
        self.match, self.got = match, []

    async def deliver(self, notice):
        if notice.match == self.match:
            raise TypeError
        self.got.append(notice)
