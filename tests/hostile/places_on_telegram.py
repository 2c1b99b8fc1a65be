"""The law of the place on Telegram: a group, two topics of a forum, and private chats."""

import json
from contextlib import AsyncExitStack

from bot.core.matches.actions_table import WORDS
from bot.core.matches.controls import Verb
from bot.core.matches.model import Place
from tests.bot.frontends.telegram.botapi import BotApi
from tests.bot.frontends.telegram.conftest import Bench
from tests.bot.frontends.telegram.persons import group
from tests.hostile.deeds import NAMES, PRIVATE, Button
from tests.hostile.places import Places, Said

BEGINNING = {Verb.REMATCH, Verb.RETRY}
"""Verbs that make a match out of another."""

TOPICS = (11, 12)
KEPT = 60
"""Messages of a chat that are looked at."""


class PlacesOnTelegram(Places):
    """People write in all places; a tenth of the presses is at messages that are too old."""

    platform = "telegram"

    async def open(self):
        self.boards = {}  # the codes of the matches that each message ever had buttons of
        self.stack = AsyncExitStack()
        self.api = await self.stack.enter_async_context(BotApi())
        self.bench = Bench(self.api, f"sqlite:///{self.path}")
        await self.bench.start()
        self.stack.push_async_callback(self.bench.stop)
        self.service = self.bench.service
        self.people = [self.bench.person(name) for name in NAMES]
        self.agora = group(self.api, "Agora")
        self.forum = group(self.api, "Forum", kind="supergroup", topics=TOPICS)
        await self.bench.welcome(*self.people)

    async def close(self):
        await self.stack.aclose()

    def identity(self, who):
        return str(self.people[who].id)

    def _chat(self, index, who):
        """Return the chat and the topic of a place."""
        if index == PRIVATE:
            return self.people[who].chat, None
        return (self.forum, TOPICS[index - 1]) if index else (self.agora, None)

    def place(self, index):
        if index == PRIVATE:
            return None
        chat, topic = self._chat(index, 0)
        return Place("telegram", f"{chat.number}/{topic}" if topic else str(chat.number))

    async def told(self):
        await self.bench.told()
        await self.bench.settle()

    async def type(self, deed):
        chat, topic = self._chat(deed.place, deed.who)
        is_private = deed.place == PRIVATE
        values = [
            str(value) if at == 0 and option == WORDS[deed.word].options[0] else f"{option}={value}"
            for at, (option, value) in enumerate(deed.options.items())
        ]
        to = None
        if deed.other is not None and not is_private:
            to = chat.post(self.people[deed.other].user, text="hello", topic=topic)
        elif not is_private and self.chance.random() < 0.15:
            to = self._replied(chat, topic, deed)
        slash = "" if is_private and self.chance.random() < 0.5 else "/"
        text = " ".join((slash + deed.word, *values))
        hides = self.api.api_level >= 102 and not is_private and to is None
        if hides and self.chance.random() < 0.5:
            await self.people[deed.who].whisper(text, chat, topic=topic)
        else:
            await self.people[deed.who].say(text, chat, to=to, topic=topic)
        await self.told()

    def _replied(self, chat, topic, deed):
        """Return a message of the bot's that is answered, which names the match of its board."""
        heard = [post for post in chat.heard[-KEPT:] if post.topic == topic and not post.is_deleted]
        if not heard:
            return None
        post = self.chance.choice(heard)
        deed.names |= {code for code in self.matches if code in json.dumps(post.keyboard)}
        deed.names |= self.boards.get(_key(post), set())
        return post

    async def press(self, deed):
        post = deed.button.message
        is_old = not post.ephemeral and self.chance.random() < 0.1 and self._may_be_old(deed)
        answer = await self.people[deed.who].press(post, data=deed.button.control, is_old=is_old)
        await self.told()
        assert answer.done(), "the press was not answered"

    def _may_be_old(self, deed):
        """Whether the bot can find the topic of a message of which Telegram does not tell it."""
        begins = deed.control is None or not deed.control.match or deed.control.verb in BEGINNING
        return not begins or self._chat(deed.place, deed.who)[1] is None

    def trouble(self):
        yield from self.api.wrongs
        self.api.wrongs.clear()
        self.api.calls.clear()

    def _posts(self):
        """Yield each late message of the bot's: its place, the only reader if any, itself."""
        for index in range(PRIVATE):
            chat, topic = self._chat(index, 0)
            for post in chat.heard[-2 * KEPT :]:
                if post.topic == topic and not post.is_deleted:
                    yield index, None, post
            for who, person in enumerate(self.people):
                for post in person.sees(chat)[-10:]:
                    if post.topic == topic:
                        yield index, who, post
        for who, person in enumerate(self.people):
            for post in person.chat.heard[-10:]:
                if not post.is_deleted:
                    yield PRIVATE, who, post

    def said(self):
        for place, owner, post in self._posts():
            key = _key(post)
            text = f"{post.html} {json.dumps(post.keyboard or {}, ensure_ascii=False)}"
            old = self.shown_before.get(key)
            if old is None or (old.text, old.picture) != (text, self.shown_in(post.photo)):
                public = place if owner is None else None
                yield Said(key, public, text, self.shown_in(post.photo))

    def seen(self):
        for place, owner, post in self._posts():
            for each in post.buttons:
                if "callback_data" in each:
                    shown = Button(place, post, each["callback_data"], owner)
                    if shown.control.count(":") > 1:
                        code = shown.control.split(":")[1]
                        self.boards.setdefault(_key(post), set()).add(code)
                    yield shown


def _key(post):
    """Return what names a message; those that one person sees have numbers of their own."""
    return post.chat.number, post.receiver, post.ephemeral or post.number
