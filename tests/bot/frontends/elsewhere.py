"""A person of another platform than the one under test, who speaks to the same bot in words."""

from bot.core.accounts.people import People
from bot.core.handlers.dispatcher import Dispatcher
from bot.core.matches.chance import Chance
from bot.core.matches.context import RequestContext
from bot.core.matches.messages import line
from bot.core.matches.model import Identity, Place
from bot.i18n import LANGUAGES, speaker
from bot.rulebook import RulebookPages
from bot.storage.ratings import is_right


class Elsewhere:
    """Someone in their private chat with the bot on another platform."""

    def __init__(self, service, platform, name):
        self.dispatcher = Dispatcher(service, LANGUAGES, RulebookPages())
        self.store = service.store
        self.identity = Identity(platform, "710009009")
        self.place = Place(platform, "710009009")
        self.name = name

    async def account(self):
        """Their account, which they get when they first speak."""
        people = People(self.store, Chance())
        known = await people.person(self.identity)
        return known or await people.register(self.identity, self.name)

    async def say(self, text):
        context = RequestContext(place=self.place)
        return await self.dispatcher.hear(await self.account(), text, context)

    async def press(self, answer, code):
        """Press the button of an answer that has the label of this code."""
        control = next(each.control for each in answer.choices if each.label.code == code)
        return await self.dispatcher.press(await self.account(), control)

    async def wants_to_be_one(self, code):
        """Type the other's code and confirm that the two accounts are to be linked."""
        return await self.press(await self.say(f"link {code}"), "button-link-yes")

    async def ratings(self):
        return await self.store.ratings_of((await self.account()).id)


async def begun_event(service, platforms, join):
    """Begin a round robin of a person of each platform and of those who ``join`` by its code.

    Its code is returned.
    """
    guests = [Elsewhere(service, each, f"Guest of {each}") for each in platforms]
    made = await guests[0].say("event new round-robin walker petteia name=Spring")
    code = dict(made.lines[1].params)["code"]
    for guest in guests:
        assert not (await guest.say(f"event join {code}")).refused
    await join(code)
    assert not (await guests[0].say(f"event start {code}")).refused
    return code


async def are_right(store):
    """Whether the stored ratings are those that follow from the rated matches, to the bit."""
    return await store.database.read(is_right)


def say(code, **params):
    """A sentence in English."""
    return speaker("en").say(line(code, **params))
