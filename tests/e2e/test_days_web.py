"""A match of three days in the web chat, with all that can befall a clock on the way."""

import asyncio
from contextlib import AsyncExitStack

import pytest
from playwright.async_api import expect

from bot.core.announcer import Announcer
from bot.core.chance import SystemChance
from bot.core.desk import Desk
from bot.core.messages import Moment
from bot.core.model import Stage
from bot.core.people import People
from bot.core.service import Service
from bot.core.timing import deadline
from bot.core.verify import problem_of
from bot.lang import LANGUAGES
from bot.storage import open_store
from bot.web_ui import WebChat, WebOptions
from engine.position import Reason, Side
from tests.bot.core.matches import NOW
from tests.bot.days import DAY, live
from tests.e2e.conftest import visitors
from tests.e2e.devices import PHONE
from tests.e2e.player import sentence

pytestmark = pytest.mark.chromium


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
        chance = SystemChance()
        self.announcer = Announcer(self.store, self.clock)
        self.service = Service(self.store, self.clock, chance, wake=self.wake)
        options = WebOptions(host="127.0.0.1", port=0, invitation=None)
        self.chat = WebChat(Desk(self.service, LANGUAGES), People(self.store, chance), options)
        await self.chat.start()
        self.stack.push_async_callback(self.chat.stop)
        self.announcer.serve(self.chat)

    @property
    def url(self):
        return f"http://127.0.0.1:{self.chat.port}"

    def wake(self):
        self.telling.add(asyncio.create_task(self.told()))

    async def told(self):
        """Have everything delivered that waits, each thing once."""
        async with self.turn:
            await self.announcer.flush()

    async def match(self):
        (match_id,) = await self.store.match_ids(None, 2)
        return await self.store.match(match_id)


@pytest.fixture
async def chat(tmp_path):
    async with AsyncExitStack() as stack:
        chat = Chat(stack)
        await chat.start(f"sqlite:///{tmp_path / 'petteia.db'}")
        yield chat
        await asyncio.gather(*chat.telling)


@pytest.fixture
async def visitor(browser, chat):
    async with visitors(browser, chat.url) as visitor:
        yield visitor


async def test_a_match_of_three_days(chat, visitor):
    dion, berenike = await visitor(PHONE), await visitor(PHONE)
    await dion.enter("Dion")
    await berenike.enter("Berenike")
    await dion.say("challenge Berenike lemery-compact side=first clock=1d")
    await expect(berenike.post).to_contain_text("1 day a move")
    await berenike.shoot("days-1-challenge")
    await berenike.button("button-accept").tap()
    await dion.sees_headline("turn-yours", name="Berenike")
    await dion.shoot("days-2-begun")
    await dion.tap("a2-a5")
    await dion.play()
    await berenike.sees_headline("turn-yours", name="Dion")

    await live(chat, hours=23)
    await expect(berenike.page.locator(".news")).to_contain_text([sentence("news-nudged")])
    await berenike.shoot("days-3-nudged")
    await berenike.tap("h7-h6")
    await berenike.play()
    await dion.sees_headline("turn-yours", name="Berenike")

    await dion.say("move b2-b3")
    await berenike.sees_headline("turn-yours", name="Dion")
    await berenike.say("move c6-c5")
    await dion.sees_headline("turn-yours", name="Berenike")
    await berenike.button("button-takeback").tap()
    await dion.sees_note("note-takeback-theirs", name="Berenike", action="c6-c5")
    await dion.shoot("days-4-takeback")
    await dion.button("button-takeback-yes").tap()
    await berenike.sees_headline("turn-yours", name="Dion")
    await berenike.shoot("days-5-taken-back")

    end = deadline(await chat.match())
    await live(chat, days=1)
    assert chat.now == end
    await dion.sees_note("note-lapsed-theirs", name="Berenike", moment=Moment(end))
    await dion.shoot("days-6-lapsed")
    await berenike.shoot("days-7-late")
    await dion.button("button-claim").tap()
    reason = sentence("reason-timeout")
    await dion.sees_headline("over-won", name="Berenike", reason=reason)
    await berenike.sees_headline("over-lost", name="Dion", reason=reason)
    await dion.shoot("days-8-won")
    await berenike.shoot("days-9-lost")

    match = await chat.match()
    assert match.stage is Stage.OVER
    assert (match.outcome.winner, match.outcome.reason) == (Side.FIRST, Reason.TIMEOUT)
    assert await problem_of(chat.store, match.id) is None
    assert not await chat.store.due(("web",), chat.now + 99 * DAY, 10)
