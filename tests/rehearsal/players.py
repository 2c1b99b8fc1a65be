"""People in pairs, each in a channel of a server of its own, who press buttons on Discord.

A turn is two presses: the first shows the pieces, the second plays. The next turn of a match begins
when the card of the match shows the one before. Who gets no answer presses again.
"""

import asyncio
import json
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from random import Random
from time import monotonic, time

from bot.core.matches.actions import choices
from bot.frontends.discord.render import PRESS_PREFIX
from engine import Game
from engine.catalogue import DEFAULT, ruleset
from tests.bot.frontends.discord.payloads import (
    BOT,
    DISCORD_EPOCH,
    EPHEMERAL,
    EVERYTHING,
    user,
    whole,
)
from tests.rehearsal.guilds import JOINED, channel_id, server_id

PATIENCE = 3.0
"""Seconds after which Discord says that the application did not respond."""

CARD_PATIENCE = 30.0
"""Seconds after which a person looks at the match again, whose card has not changed."""

PAUSE = 5.0
"""Seconds after which a person presses again."""

FIRST_PERSON = 10_000
COMMAND, COMPONENT = 2, 3


@dataclass(slots=True)
class Table:
    """A match of two people in a server, as they see it."""

    server: int
    game: Game
    match: str = ""
    turn: int = 0
    is_running: bool = False
    turns: int = 0  # that were played
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def people(self):
        """The one who moves first, and the other."""
        first = FIRST_PERSON + 2 * self.server
        return first, first + 1


class Players:
    """Presses buttons by way of the gateway, and notes how long the answers take."""

    def __init__(self, gateway, seed):
        self._gateway = gateway
        self._chance = Random(seed)
        self._numbers = count(1)
        self._awaited = {}  # when each interaction began, its shard, and a future, by its token
        self._promised = set()  # the tokens of those that are acknowledged
        self._tables = {}
        self.tables = []
        self.answers, self.promises, self.cards = [], [], []  # seconds
        self.silences = Counter()  # presses without an answer, by shard
        self.heard = {}  # when each shard last answered
        self.counted = Counter()

    def answered(self, token, *, is_whole):
        """Note that an interaction is acknowledged, or answered."""
        began, shard, future = self._awaited.get(token, (None, None, None))
        if future is None or future.done():
            return
        took = monotonic() - began
        if token not in self._promised:
            self._promised.add(token)
            self.promises.append(took)
        if is_whole:
            self.answers.append(took)
            self.heard[shard] = monotonic()
            future.set_result(None)

    def shown(self, channel, controls):
        """Note which turn of a match a message shows."""
        if (table := self._tables.get(channel)) is None:
            return
        for verb, match, turn in controls:
            table.match = table.match or match
            if match != table.match:
                continue
            before = table.turn, table.is_running
            table.turn, table.is_running = max(table.turn, turn), table.is_running or verb == "pick"
            if (table.turn, table.is_running) != before or verb == "accept":
                table.changed.set()

    async def sit_down(self, servers, at_once, begun):
        """Begin a match in each of these servers, and call ``begun`` after each."""
        self.tables = [Table(each, Game.start(ruleset(DEFAULT))) for each in servers]
        self._tables = {channel_id(each.server): each for each in self.tables}
        room = asyncio.Semaphore(at_once)

        async def begin(table):
            async with room:
                await self._begin(table)
            begun()

        await asyncio.gather(*map(begin, self.tables))

    async def _begin(self, table):
        """One challenges, the other accepts; both as often as it takes."""
        one, other = table.people
        while not table.match:
            table.changed.clear()
            await self._answer(table, one, COMMAND, _challenge(other))
            await self._changed(table)
        while not table.is_running:
            table.changed.clear()
            await self._press(table, other, f"accept:{table.match}:0:")
            await self._changed(table)

    async def play(self, table, until, every):
        """Play a turn each so many seconds, until a time; late turns are played one by one."""
        planned = monotonic() + self._chance.uniform(0, every)
        while planned < until and table.game.outcome is None:
            await asyncio.sleep(max(0, planned - monotonic()))
            await self.turn(table)
            planned = max(planned + every, monotonic())

    async def turn(self, table):
        """Play a turn, and wait until the card shows it."""
        who = table.people[table.game.position.side]
        chosen = self._chance.randrange(len(choices(table.game)))
        before, table_changed = table.turn, table.changed
        table_changed.clear()
        await self._press(table, who, f"pick:{table.match}:{before}:")
        while table.turn == before:
            began = monotonic()
            await self._press(table, who, f"play:{table.match}:{before}:{chosen}")
            await self._changed(table)
            if table.turn == before:
                self.counted["cards late"] += 1
                await self._press(table, who, f"board:{table.match}:{before}:")
        self.cards.append(monotonic() - began)
        table.game = table.game.play(choices(table.game)[chosen])
        table.turns += 1
        self.counted["turns"] += 1

    async def _changed(self, table):
        with suppress(TimeoutError):
            async with asyncio.timeout(CARD_PATIENCE):
                await table.changed.wait()

    async def _press(self, table, who, control):
        message = whole({"id": str(next(self._numbers)), "flags": EPHEMERAL})
        data = {"component_type": 2, "custom_id": f"{PRESS_PREFIX}{control}"}
        await self._answer(table, who, COMPONENT, data, message=message)

    async def _answer(self, table, who, kind, data, **more):
        """Have something answered, asked for again while there is no answer."""
        shard = table.server % self._gateway.shards
        while True:
            number = next(self._numbers)
            token = f"token{number}"
            future = asyncio.get_running_loop().create_future()
            self._awaited[token] = monotonic(), shard, future
            asked = _interaction(number, token, self._gateway.shards, table.server, who)
            text = json.dumps({**asked, "type": kind, "data": data, **more})
            is_told = await self._gateway.tell(shard, "INTERACTION_CREATE", text)
            try:
                async with asyncio.timeout(PATIENCE):
                    await future
                    return
            except TimeoutError:
                self.silences[shard] += 1
                self.counted["answers late" if is_told else "presses at a silent shard"] += 1
            finally:
                del self._awaited[token]
                self._promised.discard(token)
            await asyncio.sleep(PAUSE)


def _challenge(opponent):
    given = [
        {"type": 6, "name": "opponent", "value": str(opponent)},
        {"type": 3, "name": "side", "value": "first"},
    ]
    member = {**_membership(), "permissions": EVERYTHING}
    return {
        "id": "1",
        "name": "petteia",
        "type": 1,
        "options": [{"type": 1, "name": "challenge", "options": given}],
        "resolved": {
            "users": {str(opponent): user(opponent)},
            "members": {str(opponent): member},
        },
    }


def _membership():
    return {"roles": [], "joined_at": JOINED, "deaf": False, "mute": False, "flags": 0}


def _interaction(number, token, shards, server, who):
    now = int(time() * 1000) - DISCORD_EPOCH
    guild, channel = str(server_id(server, shards)), str(channel_id(server))
    return {
        "id": str((now << 22) + number % (1 << 22)),
        "application_id": BOT,
        "token": token,
        "version": 1,
        "context": 0,
        "locale": "en-US",
        "guild_locale": "en-US",
        "guild_id": guild,
        "guild": {"id": guild, "locale": "en-US", "features": ["COMMUNITY"]},
        "channel_id": channel,
        "channel": {
            "id": channel,
            "type": 0,
            "name": "channel-0",
            "guild_id": guild,
            "position": 0,
            "permission_overwrites": [],
            "parent_id": None,
            "permissions": EVERYTHING,
        },
        "member": {**_membership(), "user": user(who), "permissions": EVERYTHING},
        "app_permissions": EVERYTHING,
        "entitlements": [],
        "authorizing_integration_owners": {"0": guild},
        "attachment_size_limit": 10 * 1024 * 1024,
    }
