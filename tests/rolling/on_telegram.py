"""Tables on Telegram: two people in a group, who press the buttons of its posts."""

from bot.core.matches.controls import read_control
from tests.bot.frontends.telegram.persons import Person, group
from tests.rolling.tables import RULESET, Table

BOARDS = ("sendPhoto", "editMessageMedia", "editMessageCaption", "sendMessage", "editMessageText")


class TelegramTable(Table):
    """A group in which two people play."""

    def __init__(self, *given, number):
        super().__init__(*given)
        self._api = self.fleet.api
        self._pair = [Person(self._api, f"{name} {number}") for name in ("Alkaios", "Brasidas")]
        self._place, self._asked = group(self._api, f"Agora {number}"), 0

    async def begin(self):
        one, two = self._pair
        hello = await two.say("hello", self._place)
        text = f"/challenge {RULESET} first clock=none"
        await one.say(text, self._place, to=hello)
        await self._api.until(lambda: self._offer)
        self._post = self._offer
        control = self._post.data("Accept")
        return read_control(control).match, 1, control

    async def press(self, person, control):
        self._asked = len(self._api.calls)
        return await (await self._pair[person].press(self._post, data=control))

    async def shown(self, _person, _match, _turn):
        await self._api.until(self._is_shown)

    @property
    def _offer(self):
        """The last post with an offer, if there is one."""
        offers = [post for post in self._place.heard if "Accept" in post.labels()]
        return offers[-1] if offers else None

    def _is_shown(self):
        return any(
            method in BOARDS and given.get("chat_id") == self._place.number
            for method, given in self._api.calls[self._asked :]
        )
