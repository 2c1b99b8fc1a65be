"""The same match on Discord and on Telegram, as the front-ends send it to the stand-ins."""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

from tests.bot.frontends.discord.reading import BUTTON
from tests.bot.frontends.discord.world import World, items
from tests.bot.frontends.telegram.botapi import BotApi
from tests.bot.frontends.telegram.conftest import Bench
from tests.bot.frontends.telegram.persons import group
from tests.showcase.match import MOVES, RULESET

SHOWN = 8
"""How many moves have been played in the pictures."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message in a chat: who wrote it, its text, a picture and rows of labels on buttons."""

    author: str
    text: str
    picture: bytes = b""
    buttons: Sequence[Sequence[str]] = ()


async def on_discord(folder: Path) -> list[Message]:
    """Play in a channel of Discord, and return its messages."""
    world = World(f"sqlite:///{folder}/discord.db")
    await world.open()
    try:
        people = world.member("anna"), world.member("bruno")
        await world.begin(*people, ruleset=RULESET)
        for number, move in enumerate(MOVES[:SHOWN]):
            await world.play(people[number % 2], move)
        return [await _of_discord(message) for message in world.public[-1:]]
    finally:
        await world.close()


async def _of_discord(message) -> Message:
    pictures = [await each.read() for each in message.attachments]
    labels = [each.get("label") or each.get("placeholder", "") for each in items(message)]
    kinds = [each["type"] for each in items(message)]
    row = [label for label, kind in zip(labels, kinds, strict=True) if kind == BUTTON]
    return Message("Petteia", message.clean_content, *pictures[:1], buttons=[row])


async def on_telegram(folder: Path) -> list[Message]:
    """Play in a group on Telegram, and return the newest board there."""
    async with AsyncExitStack() as stack:
        api = await stack.enter_async_context(BotApi())
        bench = Bench(api, f"sqlite:///{folder}/telegram.db")
        await bench.start()
        stack.push_async_callback(bench.stop)
        people = [bench.person(name, name.casefold()) for name in ("Anna", "Bruno")]
        await bench.welcome(*people)
        friends = group(api, "Friends")
        await bench.match(friends, *people, f"/challenge {RULESET} first")
        for number, move in enumerate(MOVES[:SHOWN]):
            await bench.say(people[number % 2], f"/move {move}", friends)
        boards = [post for post in friends.posts.values() if post.photo]
        post = boards[-1]
        rows = post.keyboard["inline_keyboard"] if post.keyboard else []
        labels = [[button["text"] for button in row] for row in rows]
        return [Message("Petteia", post.text, post.photo, labels)]
