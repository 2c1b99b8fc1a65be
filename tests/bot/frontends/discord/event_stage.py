"""Discord as the stage of a journey through an event."""

import re

import discord

from bot.core.matches.model import Identity
from bot.frontends.discord.command_paths import with_commands
from tests.bot.frontends.discord.world import labels, private
from tests.bot.frontends.event_journeys import NAMES, Shown, Stage, typed

SILENT = 4096  # the flag SUPPRESS_NOTIFICATIONS


class DiscordStage(Stage):
    """A server whose language changes, and people with clients of that language."""

    def __init__(self, world):
        self.world = world
        managing = discord.Permissions(manage_guild=True)
        self.managers = world.guild.create_role("stewards", permissions=managing)
        self.emit, world.env.backend.emit = world.env.backend.emit, self.emitted

    def emitted(self, event, payload):
        if event == "INTERACTION_CREATE":
            payload["locale"] = self.locale
        return self.emit(event, payload)

    @property
    def locale(self):
        return "en-US" if self.language == "en" else self.language

    @property
    def service(self):
        return self.world.service

    async def arrive(self, language):
        self.language = language
        self.world.env.backend.edit_guild(self.world.guild.id, {"preferred_locale": self.locale})
        await self.world.env.settle()
        self.people = [
            self.world.member(f"{name}_{language}".lower(), global_name=name) for name in NAMES[1:]
        ]
        host = self.world.env.create_user(f"alkaios_{language}", global_name=NAMES[0])
        self.people.insert(0, self.world.guild.add_member(host, roles=[self.managers]))
        self.channel = self.world.guild.create_text_channel(language)
        return self.people

    def name(self, who):
        return NAMES[self.people.index(who)]

    async def account(self, who):
        return (await self.world.store.account_of(Identity("discord", str(who.id)))).id

    async def say(self, who, *words, here=False, **options):
        del here  # only the person sees what is answered, anywhere
        text = typed(self.language, words, {})
        return shown(await self.world.slash(who, "event", self.channel, event=text, **options))

    async def press(self, who, page, label):
        return shown(await self.world.click(who, page.message, label))

    async def resign(self, who, match):
        asked = private(await self.world.slash(who, "resign", self.channel, match=match))
        await self.world.click(who, asked, self.label("button-resign-yes"))

    async def announced(self):
        return [plain(each) for each in self.channel.history() if not each.flags.ephemeral]

    async def calls(self, who):
        return len(
            [each for each in who.user.dm_channel.history() if not each.flags.value & SILENT]
        )

    async def told(self):
        await self.world.told()

    async def put_forward(self, moment):
        await self.world.put_forward(moment)

    def written(self, said):
        return with_commands(said.code, super().written(said))


def plain(message):
    """The text of a message, with commands as they are typed and without bold type."""
    return re.sub(r"</([a-z ]+):[0-9]+>", r"/\1", message.content).replace("**", "")


def shown(result):
    message = private(result)
    return Shown(plain(message), labels(message), message)
