"""A storm on Telegram: groups and private chats while the Bot API fails in every way."""

import tempfile
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import web

from bot.core.matches.context import RequestContext
from bot.core.matches.model import Identity
from bot.frontends.telegram import channels
from bot.frontends.telegram.send import ChatAddress
from tests.bot.frontends.telegram.botapi import BotApi
from tests.bot.frontends.telegram.conftest import Bench
from tests.bot.frontends.telegram.floods import Refusal
from tests.bot.frontends.telegram.persons import group
from tests.storm.faults import telegram_fault

SENDING = (
    *("sendPhoto", "sendMessage", "editMessageMedia", "editMessageCaption", "editMessageText"),
    *("editMessageReplyMarkup", "deleteMessage", "sendChatAction", "setMessageReaction"),
)


class StormyApi(BotApi):
    """A Telegram whose methods fail as they are told to."""

    def __init__(self):
        super().__init__()
        self.faults = []
        self.rung = []  # the chat, whom it mentions and the text of all that rang

    async def _take(self, request):
        method = request.match_info["method"]
        fault = next((each for each in self.faults if each.route == method and each.times), None)
        if fault is None:
            return await super()._take(request)
        fault.times -= 1
        if fault.is_lost:
            self.losses.append(method)
            return await super()._take(request)
        more = {"retry_after": 30} if fault.status == 429 else {}
        refusal = Refusal(fault.status, f"Bad Request: {fault.text}", **more)
        return web.json_response(refusal.body, status=fault.status)

    def _sent(self, chat, params, html, **content):
        sent = super()._sent(chat, params, html, **content)
        post = chat.last
        if post.rings:
            self.rung.append((chat, tuple(post.mentions), post.text))
        return sent


class Storm:
    """People in groups, their matches, and what has rung for them."""

    platform = "telegram"

    def __init__(self, bench, api, chance):
        self.bench, self.api, self.chance = bench, api, chance
        self.groups = [group(api, name) for name in ("Agora", "Stoa", "Lyceum")]
        self.people = [bench.person(name) for name in ("Ann", "Ben", "Cyd", "Dan", "Eva", "Fay")]
        self.members = {}
        self.was_closed = False
        self.has_orphans = False
        channels.MEMBER_FOR = 0.0

    @property
    def outbox_worker(self):
        return self.bench.outbox_worker

    @property
    def store(self):
        return self.bench.store

    async def begin(self, one, two):
        """A match of two people in a group; returns its id."""
        first, second = self.people[one], self.people[two]
        chat = self.chance.choice(self.groups)
        await self.bench.welcome(first, second)
        before = set(await self.store.match_ids(None, 999))
        await self.bench.match(chat, first, second)
        [match] = set(await self.store.match_ids(None, 999)) - before
        self.members[match] = chat
        return match

    async def account(self, person):
        return await self.store.account_of(Identity("telegram", str(self.people[person].id)))

    def brew(self):
        """Let something go wrong from now on."""
        kind = self.chance.random()
        if kind < 0.15:
            self.chance.choice(self.groups).is_closed = Refusal(403, "Forbidden: bot was kicked")
            self.was_closed = True
        elif kind < 0.3:
            person = self.chance.choice(self.people)
            for chat in self.groups:
                chat.absent.add(person.id)
        elif kind < 0.4:
            self.chance.choice(self.people).block()
        else:
            many = self.chance.randint(1, 3)
            self.api.faults += [telegram_fault(self.chance, SENDING) for _ in range(many)]

    def is_unsure(self):
        """Return whether an answer got lost, so that what was sent may be sent again."""
        is_lost = any(fault.is_lost for fault in self.api.faults)
        self.has_orphans |= is_lost
        return is_lost

    def clear(self):
        """End what is wrong; people who left are gone all the same."""
        self.api.faults.clear()
        for chat in self.groups:
            chat.is_closed = None
        for person in self.people:
            person.chat.is_closed = None

    async def play(self, match, person, text):
        """Play where the match is."""
        place = ChatAddress(self.members[match].number).place
        context = RequestContext(place=place, stay=place, is_public=True, chat="telegram")
        who = await self.account(person)
        return await self.bench.chat._dispatcher.hear(who, f"move {text} match={match}", context)

    async def told(self):
        await self.bench.told()

    async def passes(self, seconds):
        self.bench.pass_seconds(seconds)

    async def restart(self):
        self.has_orphans = True
        await self.bench.restart()

    def mark(self):
        """Note what everyone has heard so far."""
        self.api.rung.clear()
        self.was_closed = False

    def calls(self, person):
        """How often a person was called since."""
        one = self.people[person]
        return sum(
            "Your turn" in text
            if chat is one.chat
            else one.id in mentions and one.id not in chat.absent
            for chat, mentions, text in self.api.rung
        )

    def was_told(self, person):
        """Return whether a person has heard since that their opponent cannot be called."""
        own = self.people[person].chat
        return any(
            chat is own and "could not be notified" in text for chat, _, text in self.api.rung
        ) or any("could not be notified" in post.text for post in own.heard[-3:])

    async def silent(self, match):
        """Tell what does not show a match as it is; None if all is well.

        A group that was closed meanwhile has its board with the next turn.
        """
        if self.was_closed:
            return None
        stored, chat = await self.store.match(match), self.members[match]
        boards = [
            post
            for post in chat.live
            if any(f":{match}:" in button.get("callback_data", "") for button in post.buttons)
        ]
        turns = {button.get("callback_data", "") for post in boards for button in post.buttons}
        shown = any(f":{match}:{stored.turn}:" in data for data in turns)
        # One that was sent twice before a restart keeps its buttons until someone presses it.
        is_one = len(boards) == 1 or (boards and self.has_orphans)
        return None if is_one and shown else f"{len(boards)} boards of turn {stored.turn}"


@asynccontextmanager
async def storming(chance):
    """A storm on a Telegram of its own."""
    with tempfile.TemporaryDirectory(prefix="storm-") as folder:
        async with StormyApi() as api:
            bench = Bench(api, f"sqlite:///{Path(folder) / 'petteia.db'}")
            await bench.start()
            try:
                yield Storm(bench, api, chance)
            finally:
                api.faults.clear()
                await bench.stop()
