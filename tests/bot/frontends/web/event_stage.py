"""The web chat as the stage of a journey through an event."""

from datetime import UTC, datetime

from bot.frontends.web.sign_in import identity
from tests.bot.frontends.event_journeys import NAMES, Shown, Stage, name_of, typed
from tests.bot.frontends.web.browsers import Guest

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


class WebStage(Stage):
    """Browsers that ask for a language; events have a page, and no place hears of them."""

    has_place = False

    def __init__(self):
        self.moment = NOON
        self.visit = None
        self.people = []

    def clock(self):
        return self.moment

    @property
    def service(self):
        return self.visit.service

    async def arrive(self, language):
        await self.leave()
        self.language = language
        for name in NAMES:
            guest = Guest(self.visit.url)
            guest.browser.session.headers["Accept-Language"] = language
            assert (await guest.browser.enter(f"{name} {language}"))[0] == 200
            await guest.connect()
            self.people.append(guest)
        return self.people

    async def leave(self):
        while self.people:
            await self.people.pop().leave()

    def name(self, who):
        return f"{NAMES[self.people.index(who)]} {self.language}"

    async def account(self, who):
        return (await self.visit.store.account_of(identity(who.browser.token))).id

    async def hear(self, who, text):
        return await who.ask({"kind": "hear", "n": 1, "text": text})

    async def say(self, who, *words, here=False, **options):
        del here
        word = name_of(self.language, "words", "event")
        return shown(await self.hear(who, f"{word} {typed(self.language, words, options)}"))

    async def press(self, who, page, label):
        [control] = [each["id"] for each in page.message["choices"] if each["label"] == label]
        return shown(await who.ask({"kind": "press", "n": 1, "control": control}))

    async def resign(self, who, match):
        asked = await self.hear(who, f"resign {match}")
        yes, label = asked["post"]["choices"], self.label("button-resign-yes")
        [control] = [each["id"] for each in yes if each["label"] == label]
        await who.ask({"kind": "press", "n": 1, "control": control})

    async def calls(self, who):
        await who.caught_up()
        return len([each for each in who.frames if each["kind"] == "post" and each["call"]])

    async def told(self):
        await self.visit.told()

    async def put_forward(self, moment):
        self.moment = moment


def shown(frame):
    labels = [each["label"] for each in frame["choices"]]
    return Shown("\n".join(frame["lines"]), labels, frame)
