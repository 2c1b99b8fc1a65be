"""A match of three days in the web chat, with all that can befall a clock on the way."""

import asyncio
import re
from contextlib import AsyncExitStack

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.core.accounts.people import People
from bot.core.handlers.dispatcher import Dispatcher
from bot.core.matches.chance import Chance
from bot.core.matches.messages import Timestamp
from bot.core.matches.timing import deadline
from bot.core.notifications.outbox_worker import OutboxWorker
from bot.core.service.audit import problem_of
from bot.core.service.service import Service
from bot.frontends.web import WebFrontend, WebOptions
from bot.i18n import LANGUAGES
from bot.rulebook import RulebookPages
from bot.storage import open_store
from engine import Reason, Side
from tests.bot.core.sample_matches import NOW
from tests.bot.days import DAY, live
from tests.e2e.devices import PHONE
from tests.e2e.player import sentence

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

PLAN = "if b7-b6 then h2-h4"


class Chat:
    """A web chat in the test's own process, with a clock that the test puts forward."""

    def __init__(self, stack):
        self.now = NOW
        self.stack = stack
        self.turn = asyncio.Lock()
        self.telling = set()

    def clock(self):
        return self.now

    async def put_forward(self, moment):
        self.now = moment

    async def start(self, url):
        self.store = await self.stack.enter_async_context(open_store(url))
        chance = Chance()
        self.outbox_worker = OutboxWorker(self.store, self.clock)
        self.outbox_worker.wake = self.wake
        self.service = Service(self.store, self.clock, chance, worker=self.outbox_worker)
        options = WebOptions(host="127.0.0.1", port=0, invitation=None)
        self.chat = WebFrontend(
            Dispatcher(self.service, LANGUAGES, RulebookPages()),
            People(self.store, chance),
            options,
        )
        await self.chat.start()
        self.stack.push_async_callback(self.chat.stop)
        self.outbox_worker.serve(self.chat)

    @property
    def url(self):
        return f"http://127.0.0.1:{self.chat.port}"

    def wake(self):
        self.telling.add(asyncio.create_task(self.told()))

    async def told(self):
        """Have everything delivered that waits, each thing once."""
        async with self.turn:
            await self.outbox_worker.flush()

    async def match(self):
        (match_id,) = await self.store.match_ids(None, 2)
        return await self.store.match(match_id)


@pytest_asyncio.fixture(loop_scope="session")
async def chat(sqlite_url):
    async with AsyncExitStack() as stack:
        chat = Chat(stack)
        await chat.start(sqlite_url)
        yield chat
        await asyncio.gather(*chat.telling)


@pytest.fixture
def server(chat):
    """What people visit here."""
    return chat


async def test_a_match_of_three_days(chat, visitor):
    dion, berenike = await visitor(PHONE, "Dion"), await visitor(PHONE, "Berenike")
    await a_challenge_with_a_clock_is_taken_up(dion, berenike)
    await who_lets_time_go_by_is_nudged_once(chat, dion, berenike)
    await a_vacation_stops_the_clock_and_ends_by_itself(chat, dion, berenike)
    await a_plan_comes_true_at_once(dion, berenike)
    await a_move_is_taken_back_by_consent(dion, berenike)
    await a_soft_flag_falls_and_is_claimed(chat, dion, berenike)
    assert dion.calls == [
        sentence("news-accepted"),
        sentence("turn-yours", name=berenike),
        sentence("turn-yours", name=berenike),
        sentence("news-lapsed"),
    ]
    assert berenike.calls == [
        sentence("offer-offered-to-you", name=dion),
        sentence("turn-yours", name=dion),
        sentence("news-nudged"),
        sentence("turn-yours", name=dion),
        sentence("news-taken-back"),
        sentence("news-nudged"),
        sentence("news-ended"),
    ]
    match = await chat.match()
    assert (match.outcome.winner, match.outcome.reason) == (Side.FIRST, Reason.TIMEOUT)
    assert await problem_of(chat.store, match.id) is None
    # The page shows the last of it before the outbox has noted that it arrived.
    async with asyncio.timeout(30):
        while await chat.store.due(("web",), chat.now + 99 * DAY, 10):  # noqa: ASYNC110 -- no event
            await asyncio.sleep(0.01)


async def a_challenge_with_a_clock_is_taken_up(one, two):
    await one.challenge(two, "lemery-compact side=first clock=1d")
    stated = "1 day per move. If you run out of time, your opponent can claim the win or wait."
    await expect(two.post).to_contain_text(stated)
    await two.button("button-accept").tap()
    await one.sees_headline("turn-yours", name=two)


async def who_lets_time_go_by_is_nudged_once(chat, one, two):
    await one.tap("a2-a5")
    await two.sees_headline("turn-yours", name=one)
    await live(chat, hours=23)
    await expect(two.page.locator(".news")).to_contain_text([sentence("news-nudged")])
    await two.shoot("days-1-nudged")
    await two.tap("h7-h6")
    await one.sees_headline("turn-yours", name=two)


async def a_vacation_stops_the_clock_and_ends_by_itself(chat, one, two):
    await live(chat, hours=1)
    await one.say("settings vacation=1d")
    told = one.page.get_by_text(sentence("settings-now"), exact=True)
    await expect(told).to_be_in_viewport()
    back = chat.now + DAY
    await one.sees_note("note-away-yours", moment=Timestamp(back))
    await one.shoot("days-2-on-vacation")
    await two.sees_note("note-away", name=one, moment=Timestamp(back))
    await two.shoot("days-3-away")
    assert deadline(await chat.match()) is None
    await live(chat, hours=24)
    for player in (one, two):
        await player.page.reload()  # the page's own clock did not jump
        await expect(player.post.locator(".seats")).to_contain_text(re.compile("2[23]h"))
    await expect(two.post).not_to_contain_text("is on vacation")


async def a_plan_comes_true_at_once(one, two):
    await one.say("move b2-b3")
    await two.sees_headline("turn-yours", name=one)
    await one.button("button-plan").tap()
    await one.sees_note("plan-pick-theirs")
    for square in ("b7", "b6"):
        await one.square(square).tap()
    await one.sees_note("plan-pick-yours")
    for square in ("h2", "h4"):
        await one.square(square).tap()
    await one.sees_note("plan-preview")
    await expect(one.post.locator(".notes")).to_contain_text(PLAN)
    await expect(one.button("button-plan-yes")).to_be_in_viewport()
    await one.shoot("days-4-planned")
    await one.button("button-plan-yes").tap()
    await one.sees_note("note-plan", plan=PLAN)
    await expect(two.page.locator("#feed")).not_to_contain_text("h2-h4")
    await two.tap("b7-b6")
    await expect(two.page.locator("#feed")).to_contain_text("h2-h4")
    await two.sees_headline("turn-yours", name=one)
    await two.shoot("days-5-answered")
    await one.sees_headline("turn-theirs", name=two)
    await one.sees_note("note-plan-true", theirs="b7-b6", yours="h2-h4")


async def a_move_is_taken_back_by_consent(one, two):
    await two.say("move c6-c5")
    await one.sees_headline("turn-yours", name=two)
    await two.more()
    await two.button("button-takeback").tap()
    await one.sees_note("note-takeback-theirs", name=two, action="c6-c5")
    await one.shoot("days-6-takeback")
    await one.button("button-takeback-yes").tap()
    await two.sees_headline("turn-yours", name=one)


async def a_soft_flag_falls_and_is_claimed(chat, one, two):
    end = deadline(await chat.match())
    await live(chat, until=end)
    await one.sees_note("note-lapsed-theirs", name=two, moment=Timestamp(end))
    await expect(one.page.locator(".news").last).to_contain_text(sentence("news-lapsed"))
    await one.shoot("days-7-lapsed")
    await two.sees_note("note-lapsed-yours", name=one, moment=Timestamp(end))
    await one.button("button-claim").tap()
    await one.sees_headline("over-won", reason=sentence("reason-theirs-timeout", loser=two))
    await one.shoot("days-8-won")
    await two.sees_headline("over-lost", name=one, reason=sentence("reason-yours-timeout"))
