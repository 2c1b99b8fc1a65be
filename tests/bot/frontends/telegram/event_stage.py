"""Telegram as the stage of a journey through an event."""

from bot.core.matches.model import Identity
from tests.bot.frontends.event_journeys import NAMES, Shown, Stage, name_of, typed
from tests.bot.frontends.telegram.persons import group

WORD_JOINER = "\u2060"


class TelegramStage(Stage):
    """A group that has chosen a language, and people with clients of that language."""

    def __init__(self, bench):
        self.bench = bench

    @property
    def service(self):
        return self.bench.service

    async def arrive(self, language):
        self.language = language
        self.people = [self.bench.person(name) for name in NAMES]
        for who in self.people:
            who.user["language_code"] = language
        await self.bench.welcome(*self.people)
        self.group = group(self.bench.api, "Agora")
        self.group.managers.add(self.people[0].id)
        await self.bench.say(self.people[0], f"/group language={language}", self.group)
        self.before = {chat: len(chat.heard) for chat in self.chats()}
        return self.people

    def chats(self):
        return [self.group, *(who.chat for who in self.people)]

    def name(self, who):
        return who.user["first_name"]

    async def account(self, who):
        return (await self.bench.store.account_of(Identity("telegram", str(who.id)))).id

    async def say(self, who, *words, here=False, **options):
        text = typed(self.language, words, options)
        if here:
            await self.bench.say(who, f"/event {text}", self.group)
            return shown(self.group.live[-1])  # what the group is told has no buttons
        await self.bench.say(who, f"{name_of(self.language, 'words', 'event')} {text}")
        return shown(who.chat.last)

    async def offered_to(self, who, code, made):
        """The message with buttons that the group has seen."""
        del who, code
        return shown(made.message)

    async def press(self, who, page, label):
        await self.bench.press(who, page.message, label)
        return shown(page.message)

    async def resign(self, who, match):
        await self.bench.say(who, f"/resign {match}")
        await self.bench.press(who, who.chat.last, self.label("button-resign-yes"))

    async def announced(self):
        heard = self.group.heard[self.before[self.group] :]
        return [shown(each).text for each in heard if not each.buttons]

    async def calls(self, who):
        heard = who.chat.heard[self.before[who.chat] :]
        return len([each for each in heard if each.photo and each.rings])

    async def told(self):
        await self.bench.settle()

    async def put_forward(self, moment):
        await self.bench.put_forward(moment)

    def written(self, said):
        return super().written(said).replace(WORD_JOINER, "")


def shown(post):
    return Shown(post.text.replace(WORD_JOINER, ""), post.labels(), post)
