"""A storm on Discord: a channel with threads and direct messages while its API fails."""

import tempfile
from contextlib import asynccontextmanager
from pathlib import Path

from bot.core.matches.context import RequestContext
from bot.core.matches.model import Identity
from bot.frontends.discord import members
from bot.frontends.discord.channels import ChannelKind, place
from tests.bot.frontends.discord.world import World, items, pinged
from tests.storm.faults import discord_fault

ROUTES = (
    *("POST /channels/*/messages", "PATCH /channels/*/messages/*", "DELETE /channels/*/messages/*"),
    *("POST /channels/*/messages/*/threads", "GET /guilds/*/members/*", "PATCH /channels/*"),
)


class Storm:
    """People of a server, their matches, and what has rung for them."""

    platform = "discord"

    def __init__(self, world, chance):
        self.world, self.chance = world, chance
        names = ("ann", "ben", "cyd", "dan", "eva", "fay")
        self.people = [world.member(name, global_name=name.title()) for name in names]
        self.heard = {}
        self.rung = {}

    @property
    def store(self):
        return self.world.store

    @property
    def outbox_worker(self):
        return self.world.outbox_worker

    async def begin(self, one, two):
        """A match of two people in the channel; returns its id."""
        before = set(await self.store.match_ids(None, 999))
        await self.world.begin(self.people[one], self.people[two])
        [match] = set(await self.store.match_ids(None, 999)) - before
        return match

    async def account(self, person):
        return await self.store.account_of(Identity("discord", str(self.people[person].id)))

    def brew(self):
        """Let something go wrong from now on."""
        if self.chance.random() < 0.2:
            gone = self.chance.choice(self.people)
            path = f"/guilds/*/members/{gone.id}"
            self.world.env.inject_error("GET", path, status=404, code=10007, times=None)
            return
        for _ in range(self.chance.randint(1, 3)):
            fault = discord_fault(self.chance, ROUTES)
            method, path = fault.route.split()
            self.world.env.inject_error(
                method, path, status=fault.status, code=fault.code, times=fault.times
            )

    def is_unsure(self):
        """No answer gets lost here: a nonce lets a message be sent again."""
        return False

    def clear(self):
        self.world.env.backend.faults.clear()

    async def play(self, match, person, text):
        """Play where the match is."""
        at = place(ChannelKind.CHANNEL, self.world.channel.id)
        who = await self.account(person)
        context = RequestContext(place=at, stay=at, chat="discord")
        return await self.world.dispatcher.hear(who, f"move {text} match={match}", context)

    async def told(self):
        await self.world.told()
        for at in self._places():  # before a later edit takes a mention away
            for message in self._new(at):
                if not message.flags.suppress_notifications:
                    self.rung.setdefault(message.id, (at.id, pinged(message), message.content))

    async def passes(self, seconds):
        await self.world.env.advance_time(seconds)

    async def restart(self):
        await self.world.restart()

    def _places(self):
        direct = (each.user.dm_channel for each in self.people)
        return [self.world.channel, *self.world.channel.threads, *direct]

    def mark(self):
        """Note what everyone has heard so far."""
        self.heard = {message.id for place in self._places() for message in place.history()}
        self.rung.clear()

    def _new(self, place):
        return [message for message in place.history() if message.id not in self.heard]

    def calls(self, person):
        """How often a person was called since."""
        one = self.people[person]
        own = one.user.dm_channel.id
        return sum(
            "Your turn" in text if at == own else one.id in called
            for at, called, text in self.rung.values()
        )

    def was_told(self, person):
        """Return whether a person has heard since that their opponent cannot be called."""
        said = self._new(self.people[person].user.dm_channel)
        return any("could not be notified" in message.content for message in said)

    async def silent(self, match):
        """Tell what does not show a match as it is; None if all is well."""
        stored = await self.store.match(match)
        marks = [
            (message, item.get("custom_id", ""))
            for message in self.world.public
            for item in items(message)
        ]
        cards = {message.id for message, mark in marks if f":{match}:" in mark}
        shown = any(f":{match}:{stored.turn}:" in mark for _, mark in marks)
        return None if len(cards) == 1 and shown else f"{len(cards)} cards of turn {stored.turn}"


@asynccontextmanager
async def storming(chance):
    """A storm on a Discord of its own, with threads."""
    members.KNOWN_FOR = 0.0
    with tempfile.TemporaryDirectory(prefix="storm-") as folder:
        world = World(f"sqlite:///{Path(folder) / 'petteia.db'}")
        await world.open()
        world.allow(create_public_threads=True)
        try:
            yield Storm(world, chance)
        finally:
            world.clear = world.env.backend.faults.clear()
            await world.close()
