"""Telegram attacked: messages in private and in a group, mentions, links, buttons."""

import re
from contextlib import AsyncExitStack

from hypothesis import strategies as st

from bot.core.matches.model import Place
from tests.bot.frontends.telegram.botapi import TOKEN, BotApi
from tests.bot.frontends.telegram.conftest import Bench
from tests.bot.frontends.telegram.limits import TAG, parsed
from tests.bot.frontends.telegram.persons import group
from tests.hostile.arena import Arena, chosen
from tests.hostile.inputs import LONE, PEOPLE, attacks, controls, pieced, texts, values
from tests.hostile.markup import acts_on_telegram, unseen

LONGEST_TEXT, LONGEST_NAME, LONGEST_PAYLOAD, KEPT = 4096, 64, 64, 40
OURS = re.compile(r"(?:<b>[^<]*(?:<a [^>]*>[^<]*</a>[^<]*)*</b>)?(.*)", re.DOTALL)

lone = st.builds(lambda text, half: text + half, texts, st.sampled_from(LONE))
payloads = controls.map(lambda control: control.replace(":", "_")) | values


class OnTelegram(Arena):
    """Private chats, and a group in which the first two play."""

    platform = "telegram"
    attacks = attacks(
        {
            "say": texts,
            "say half": lone,
            "tell": texts,
            "answer": texts,
            "mention": texts,
            "point": texts,
            "start": payloads,
            "press": controls
            | st.builds(lambda text, half: text + half, controls, st.sampled_from(LONE)),
            "press old": controls,
            "join": pieced(3),
        }
    )
    pressing = frozenset({"press", "press old"})

    async def open(self):
        self.stack = AsyncExitStack()
        self.api = await self.stack.enter_async_context(BotApi())
        self.bench = Bench(self.api, f"sqlite:///{self.path}")
        await self.bench.start()
        self.stack.push_async_callback(self.bench.stop)
        self.limit(self.bench.service, self.bench.clock)
        self.people = [self.bench.person(f"Person {number}") for number in range(PEOPLE)]
        self.agora = group(self.api, "Agora")
        await self.bench.welcome(*self.people[:-1])  # the last one's chat stays closed
        await self.refreshed()

    async def close(self):
        await self.stack.aclose()

    def key(self, who):
        return str(self.people[who].id)

    def secrets(self):
        return {TOKEN, TOKEN.partition(":")[2]}

    async def begin(self, key):
        await self.bench.welcome(*self.people[:2])
        await self.sit_down(self.bench.service, key, Place("telegram", str(self.agora.number)))
        await self.bench.told()

    async def act(self, attack, text):
        who = self.people[attack.who]
        who.user["first_name"] = attack.name[:LONGEST_NAME]
        who.user["username"] = f"person_{attack.dice % PEOPLE}"
        for field, value in zip(("last_name", "language_code"), attack.more, strict=False):
            who.user[field] = self.filled(value)[:LONGEST_NAME]
        answer = await getattr(self, f"_{attack.way.replace(' ', '_')}")(who, attack, text)
        await self.bench.settle()
        for chat in self.api.chats.values():
            latest = {*sorted(chat.posts)[-KEPT:], *(post.number for post in chat.heard[-KEPT:])}
            for number in chat.posts.keys() - latest:
                del chat.posts[number]
        return [] if answer is None or answer.done() else ["the press was not answered"]

    async def _say(self, who, _attack, text):
        await who.say(text[:LONGEST_TEXT] or "x")

    _say_half = _say

    async def _tell(self, who, attack, text):
        slash = "" if text.startswith("/") else "/"
        named = chosen(attack).choice(("", "", "@PetteiaTestBot ", "@OtherBot "))
        await who.say(f"{slash}{named}{text}"[:LONGEST_TEXT], self.agora)

    async def _answer(self, who, attack, text):
        post = chosen(attack).choice(list(self.agora.posts.values())[-6:])
        self._point_at(post.sender)
        await who.say(text[:LONGEST_TEXT] or "x", self.agora, to=post)

    async def _mention(self, who, attack, text):
        chance, text = chosen(attack), f"/{text.removeprefix('/')}"[:LONGEST_TEXT]
        entity = {"type": "mention", "offset": chance.randrange(40), "length": chance.randrange(40)}
        await who.say(text, self.agora, entities=[entity])
        self.pointed.update(range(PEOPLE))  # by user names, which people change

    async def _point(self, who, attack, text):
        chance, text = chosen(attack), f"/{text.removeprefix('/')}"[:LONGEST_TEXT]
        other = chance.choice(self.people).user
        self._point_at(other)
        entity = {"type": "text_mention", "user": other, "offset": 8, "length": chance.randrange(9)}
        await who.say(text, self.agora, entities=[entity])

    def _point_at(self, user):
        self.pointed.update(at for at, each in enumerate(self.people) if each.id == user["id"])

    async def _start(self, who, _attack, text):
        await who.start(text[:LONGEST_PAYLOAD])

    async def _press(self, who, attack, data, *, is_old=False):
        chat = chosen(attack).choice((self.agora, self.agora, who.chat))
        heard = chat.heard or self.agora.heard
        post = chosen(attack).choice(heard[-6:])
        return await who.press(post, data=data or "x", is_old=is_old)

    async def _press_old(self, who, attack, data):
        return await self._press(who, attack, data, is_old=True)

    async def _join(self, who, attack, text):
        chance, me = chosen(attack), {"user": self.api.me}
        states = ({"status": "left"}, {"status": "kicked", "until_date": 0}, {"status": "member"})
        self.agora.title = text[:LONGEST_NAME] or "Agora"
        change = {
            "chat": self.agora.json(),
            "from": who.user,
            "date": 1,
            "old_chat_member": me | chance.choice(states),
            "new_chat_member": me | chance.choice(states),
        }
        await self.api.push(my_chat_member=change)

    def sent(self):
        people = {person.id for person in self.people}
        yield from self.api.wrongs
        for method, params in self.api.calls:
            media = params.get("media") or {}
            said = params.get("text") or params.get("caption") or media.get("caption") or ""
            yield from (f"{method}: {what}" for what in unseen(said))
            if method != "answerCallbackQuery" and said:
                yield from (f"{method}: {what}" for what in _wrong(said, people))
        self.api.wrongs.clear()
        self.api.calls.clear()


def _wrong(html, people):
    """Yield what in a message is more than text, save its head, its board and who is called."""
    try:
        plain, mentions = parsed(html)
    except ValueError:
        return  # the server has said so already
    below = OURS.fullmatch(html)[1]
    for tag in TAG.finditer(below):
        if tag[1] not in {"a", "pre"}:
            yield f"{tag[0]} in {html!r}"
    for tag in TAG.finditer(html):
        if tag[2] and not tag[2].startswith(' href="tg://user?id='):
            yield f"a link, {tag[0]!r}"
    if not set(mentions) <= people:
        yield f"{mentions} are mentioned"
    yield from acts_on_telegram(plain)
