"""A Discord with a server, a channel and people, and what they see and do there."""

from copy import deepcopy
from datetime import UTC, datetime

import simcord
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers

from bot.core.accounts.people import People
from bot.core.handlers.dispatcher import Dispatcher
from bot.core.matches.chance import Chance
from bot.core.notifications.outbox_worker import OutboxWorker
from bot.core.service.service import Service
from bot.frontends.discord import DiscordFrontend, DiscordOptions
from bot.frontends.discord.command_paths import command_path
from bot.i18n import LANGUAGES
from bot.rulebook import RulebookPages
from bot.storage import open_store
from tests.bot.frontends.discord.limits import check_requests
from tests.bot.frontends.discord.modals import as_filled
from tests.bot.frontends.discord.reading import BUTTON, SELECT, walk
from tests.bot.frontends.discord.strict import allow, make_strict
from tests.bot.plays import play_out

COMPONENT = 3
"""The kind of interaction that a press is."""

LOOK_AGAIN = 0.001
"""Seconds until Discord looks again whether the bot has done what it is doing."""


PATIENCE = 60.0
"""Seconds until a bot that does not settle fails a test, on a machine that is busy."""


class Env(simcord.Env):
    """A Discord that looks after a millisecond, and not only after 50, whether the bot is done.

    It waits as patiently for its start as for everything else. What ``before_settling`` does, if
    anything, comes first.
    """

    before_settling = None

    async def _settle_internal(self, **given):
        if self.before_settling:
            await self.before_settling()
        if given.get("timeout"):
            given["timeout"] = max(given["timeout"], PATIENCE)
        await super()._settle_internal(**{"idle": LOOK_AGAIN, **given})


def built(store, clock, options):
    """A service, a dispatcher and a front-end on a store."""
    chance = Chance()
    service = Service(store, clock, chance)
    dispatcher = Dispatcher(service, LANGUAGES, RulebookPages())
    return service, dispatcher, DiscordFrontend(dispatcher, People(store, chance), store, options)


class World:
    """A bot on a Discord of its own, with its clock; what everyone sees is in `channel`."""

    def __init__(self, url, **options):
        self.url = url
        self.options = options
        self.opened = None
        self.store = self.service = self.dispatcher = self.chat = None
        self.outbox_worker = self.env = None
        self.emoji = ()  # the names of those that the application has at the start

    def clock(self):
        return self.env.now() if self.env else datetime.now(UTC)

    async def put_forward(self, moment):
        await self.env.advance_time((moment - self.clock()).total_seconds())

    async def start(self):
        """Start the bot's process on the current database."""
        self.opened = open_store(self.url)
        self.store = await self.opened.__aenter__()
        options = DiscordOptions("a.b.c", **self.options)
        self.service, self.dispatcher, self.chat = built(self.store, self.clock, options)
        self.outbox_worker = OutboxWorker(self.store, self.clock)
        self.outbox_worker.serve(self.chat)

    async def open(self):
        await self.start()
        self.env = self.new_env()
        for name in self.emoji:
            self.env.backend.create_application_emoji(name)
        await self.env.start()
        await self.chat.client.beside
        self.guild = self.env.create_guild()
        self.channel = self.guild.create_text_channel("games")
        make_strict(self.env.backend)
        self.allow(create_public_threads=False)

    def allow(self, **permissions):
        """Allow the bot something in the channel, or deny it."""
        allow(self.env.backend, self.channel.id, **permissions)

    def new_env(self):
        return Env(self.chat.client, shard_count=1, settle_timeout=PATIENCE)

    async def restart(self):
        """Restart everything but the database and Discord."""
        await self.opened.__aexit__(None, None, None)
        await self.start()
        await self.env.restart_bot(self.chat.client)
        await self.chat.client.beside

    async def close(self):
        try:
            await self.env.shutdown()
        finally:
            await self.opened.__aexit__(None, None, None)

    def check(self):
        """Every payload keeps Discord's limits, and nothing went wrong that was not looked at."""
        check_requests(self.env.http_requests)
        self.env.raise_errors()

    def member(self, name, **fields):
        return self.guild.add_member(self.env.create_user(name, **fields))

    async def told(self):
        """Have everything delivered that waits."""
        with self.env.time_context():
            await self.outbox_worker.flush()
        await self.env.settle()

    async def slash(self, who, word, channel=None, **options):
        result = await who.slash(channel or self.channel, command_path(word), **options)
        await self.told()
        return result

    async def suggest(self, who, word, option, typed, **filled):
        """The values that Discord suggests while an option is typed."""
        found = await who.autocomplete(self.channel, command_path(word), option, typed, **filled)
        return [choice["value"] for choice in found]

    async def click(self, who, message, label):
        result = await who.click(message, label=label)
        await self.told()
        return result

    async def choose(self, who, message, label, menu=0):
        """Choose the option of a menu by its label."""
        select = menus(message)[menu]
        value = next(option["value"] for option in select["options"] if option["label"] == label)
        result = await who.select(message, [value], custom_id=select["custom_id"])
        await self.told()
        return result

    async def type(self, who, message, text):
        """Open the form of a message and send a move off."""
        form = await who.click(message, label="Type it")
        result = await who.submit_modal(form, {"move": text})
        await self.told()
        return result

    async def fill(self, who, opened, **values):
        """Send off the form that was opened; what is not filled in stays as it was chosen."""
        result = await who.submit_modal(opened, as_filled(opened.modal, values))
        await self.told()
        return result

    def keep(self, message):
        """A message as it is now, so that it can be pressed when it has changed."""
        stored = self.env.backend.get_message(self.channel.id, message.id)
        return stored.id, deepcopy(dict(serializers.message_payload(self.env.backend, stored)))

    async def replay(self, who, kept, custom_id, *values):
        """Press something in a message as it was kept."""
        stored, message = kept
        kind = SELECT if values else BUTTON
        data = {"custom_id": custom_id, "component_type": kind}
        if values:
            data["values"] = list(values)
        result = await _dispatch_actor_interaction(
            who,
            COMPONENT,
            self.channel,
            data,
            extra={"message": message},
            source_message_id=stored,
        )
        await self.told()
        return result

    @property
    def public(self):
        """What everyone sees in the channel, oldest first."""
        return [m for m in self.channel.history() if not m.flags.ephemeral]

    @property
    def board(self):
        return self.public[-1]

    def again(self, message):
        """A message of the channel as it is now."""
        return next(m for m in self.channel.history() if m.id == message.id)

    def is_gone(self, message):
        """Whether a message of the channel was deleted."""
        return all(m.id != message.id for m in self.channel.history())

    async def begin(self, first, second, **options):
        """A match in play, the first of the two to move."""
        options = {"ruleset": "lemery-compact", "side": "first", **options}
        await self.slash(first, "challenge", opponent=second, **options)
        await self.click(second, self.board, "Accept")
        return self.board

    async def play(self, who, action):
        result = await self.slash(who, "move", text=action)
        assert private(result).content.startswith(("You played", "You placed")), private(result)

    async def play_out(self, actions):
        """Play actions in the only match; only the last one is delivered."""
        await play_out(self.store, self.clock, actions)
        await self.told()

    async def match(self):
        """The only match that there is."""
        (match_id,) = await self.store.match_ids(None, 2)
        return await self.store.match(match_id)


def uploads(world):
    """What was published, each time."""
    sent = world.env.http_requests
    return [r.json for r in sent if r.method == "PUT" and r.path.endswith("/commands")]


def published_by(world):
    """The command ``/petteia`` and those of the menus, as they were published."""
    return uploads(world)[0]


def items(message):
    """The buttons and menus of a message, row by row."""
    shown = getattr(message, "message", message).components
    return [each for each in walk(c.to_dict() for c in shown) if each["type"] in {BUTTON, SELECT}]


def first_button(kept):
    """The first button of a message that was kept."""
    return next(each for each in walk(kept["components"]) if each["type"] == BUTTON)


def labels(message):
    return [item["label"] for item in items(message) if item["type"] == BUTTON]


def menus(message):
    return [item for item in items(message) if item["type"] == SELECT]


def button(message, label):
    """The custom id of a button."""
    return next(item["custom_id"] for item in items(message) if item.get("label") == label)


def private(result):
    """What only the person sees of what they asked for."""
    said = result.followups[0] if result.followups else result.response
    assert said.ephemeral, said
    return said


def pinged(message):
    return [user.id for user in message.mentions]
