"""Processes of the bot on one database, against the Discord on loopback."""

import asyncio
from datetime import UTC, datetime, timedelta

from bot.core.notifications.outbox_worker import OutboxWorker
from bot.frontends.discord import DiscordOptions
from bot.storage import open_store
from tests.bot.frontends.discord.loopback import TOKEN
from tests.bot.frontends.discord.world import built


class Bot:
    """A process's worth of objects on one database, which can be killed."""

    def __init__(self, url, **options):
        self.url = url
        self.options = options
        self.skipped = timedelta()
        self.chat = None

    def clock(self):
        return datetime.now(UTC) + self.skipped

    async def start(self):
        self.opened = open_store(self.url)
        self.store = await self.opened.__aenter__()
        options = DiscordOptions(TOKEN, **self.options)
        self.service, self.dispatcher, self.chat = built(self.store, self.clock, options)
        self.outbox = OutboxWorker(self.store, self.clock)
        self.outbox.serve(self.chat)
        await self.chat.start()

    async def kill(self):
        """End as if killed: what is under way is neither finished nor answered."""
        for task in self.chat._runner._running.values():
            task.cancel()
        await self.chat.connection.stop()
        await self.opened.__aexit__(None, None, None)

    async def stop(self):
        await self.chat.stop()
        await self.opened.__aexit__(None, None, None)

    async def pending(self):
        return await self.store.inputs_to_answer("discord", self.clock())

    def slow(self, monkeypatch, *, after_storing=False):
        """Have the dispatcher hang until the gate opens, before or after it stores something."""
        gate, do = asyncio.Event(), self.dispatcher.do

        async def slowly(*given, **named):
            if not after_storing:
                await gate.wait()
            answer = await do(*given, **named)
            if after_storing:
                await gate.wait()
            return answer

        monkeypatch.setattr(self.dispatcher, "do", slowly)
        return gate
