"""A match between a person on Discord and a person on Telegram, by one bot on one SQLite file."""

import pytest

from bot.core.accounts.people import People
from bot.core.handlers.dispatcher import Dispatcher
from bot.core.matches.chance import Chance
from bot.core.matches.model import Stage
from bot.core.notifications.outbox_worker import OutboxWorker
from bot.core.service.audit import problem_of
from bot.core.service.service import Service
from bot.frontends.discord import DiscordFrontend, DiscordOptions
from bot.frontends.telegram import TelegramFrontend, TelegramOptions
from bot.i18n import LANGUAGES
from bot.rulebook import RulebookPages
from bot.storage import open_store
from tests.bot.core.sample_matches import SHORT_GAME
from tests.bot.frontends.discord.reading import walk
from tests.bot.frontends.discord.world import World, button, pinged, private
from tests.bot.frontends.telegram.botapi import TOKEN, BotApi
from tests.bot.frontends.telegram.conftest import Bench
from tests.bot.frontends.telegram.floods import UNHURRIED


class Both(World):
    """A Discord, a Telegram, and one bot on both."""

    def __init__(self, url, api):
        super().__init__(url)
        self.telegram = Bench(api, url)

    async def start(self):
        self.opened = open_store(self.url)
        self.store = await self.opened.__aenter__()
        chance = Chance()
        self.outbox_worker = OutboxWorker(self.store, self.clock)
        self.dispatcher = Dispatcher(
            Service(self.store, self.clock, chance), LANGUAGES, RulebookPages()
        )
        people = People(self.store, chance)
        self.chat = DiscordFrontend(self.dispatcher, people, self.store, DiscordOptions("a.b.c"))
        self.outbox_worker.serve(self.chat)
        options = TelegramOptions(token=TOKEN, base_url=self.telegram.api.url, rates=UNHURRIED)
        self.telegram.chat = TelegramFrontend(self.dispatcher, people, self.store, options)
        await self.telegram.chat.start()
        self.outbox_worker.serve(self.telegram.chat)
        self.telegram.outbox_worker = self.outbox_worker

    async def killed_and_started(self):
        """Nothing is said to anyone; the next process finds the file unchanged."""
        await self.telegram.chat.stop()
        await self.restart()

    async def told(self):
        await super().told()
        await self.telegram.settle()

    async def close(self):
        await self.telegram.chat.stop()
        await super().close()


@pytest.fixture
async def both(sqlite_url):
    async with BotApi() as api:
        both = Both(sqlite_url, api)
        await both.open()
        yield both
        try:
            both.check()
            assert api.wrongs == []
        finally:
            await both.close()


async def test_a_match_from_challenge_to_victory_with_the_bot_killed_in_the_middle(both):
    alkaios = both.member("alkaios", global_name="Alkaios")
    dion = both.telegram.person("Dion")
    await dion.start()
    await both.telegram.settle()

    await both.slash(alkaios, "challenge", ruleset="lemery-compact", side="first")
    challenge = await both.match()
    card = both.board
    assert challenge.id in card.content
    assert f"https://t.me/PetteiaTestBot?start={challenge.id}" in card.content
    await both.telegram.say(dion, f"/accept {challenge.id}")
    await both.told()
    assert pinged(both.board) == [alkaios.id]
    board = both.keep(both.board)
    move = button(both.board, "Move")

    await both.slash(alkaios, "move", text=SHORT_GAME[0])
    await both.told()
    assert SHORT_GAME[0] in dion.chat.last.text
    await both.telegram.say(dion, SHORT_GAME[1])
    await both.told()
    assert SHORT_GAME[1] in both.board.content
    assert pinged(both.board) == [alkaios.id]
    live = both.keep(both.board)
    old = dion.chat.last
    earlier = dion.chat.heard[0]

    await both.killed_and_started()

    late = f"play:{challenge.id}:1:0"
    answer = await both.telegram.press(dion, earlier, data=late, is_old=True)
    assert "already played" in answer["text"]

    stale = await both.replay(alkaios, board, move)
    assert "The board has changed" in private(stale).content
    assert "Which piece?" in private(await both.replay(alkaios, live, move_of(live))).content
    await both.slash(alkaios, "move", text=SHORT_GAME[2])
    await both.told()
    stepped = dion.chat.last
    assert stepped is not old
    await both.telegram.press(dion, stepped, "Move")
    await both.telegram.press(dion, stepped, "c5")
    await both.telegram.press(dion, stepped, "b5")
    await both.told()
    await both.slash(alkaios, "move", text=SHORT_GAME[4])
    await both.told()

    match = await both.match()
    assert match.stage is Stage.OVER
    assert "Alkaios" in both.board.content
    assert "leader captured" in both.board.content
    assert "leader captured" in dion.chat.last.text
    assert await problem_of(both.store, match.id) is None


async def test_one_person_on_both_platforms_by_a_code(both):
    alkaios = both.member("alkaios", global_name="Alkaios")
    dion = both.telegram.person("Dion")
    await dion.start()
    await both.telegram.settle()
    given = private(await both.slash(alkaios, "link")).content
    code = given.partition("link ")[2].partition("”")[0]
    await both.telegram.say(dion, f"/link {code}")
    assert "This code belongs to" in dion.chat.last.text
    assert "Alkaios" in dion.chat.last.text
    await both.telegram.press(dion, dion.chat.last, "Link")
    await both.told()
    question = alkaios.user.dm_channel.last_message
    assert "wants to link accounts" in question.content
    await both.click(alkaios.user, question, "Link")
    await both.told()
    assert "Linked: " in dion.chat.last.text
    brasidas = both.member("brasidas", global_name="Brasidas")
    await both.begin(brasidas, alkaios)
    await both.slash(brasidas, "move", text=SHORT_GAME[0])
    await both.told()
    await both.telegram.say(dion, SHORT_GAME[1])
    await both.told()
    assert (await both.match()).last.text == SHORT_GAME[1]
    assert SHORT_GAME[1] in both.board.content
    assert pinged(both.board) == [brasidas.id]


def move_of(kept):
    """The custom id of the button Move in a message as it was kept."""
    _, message = kept
    items = walk(message["components"])
    return next(item["custom_id"] for item in items if item.get("label") == "Move")
