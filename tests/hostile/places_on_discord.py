"""The law of the place on Discord: two channels, a thread that people made, and direct messages.

Every other bot may make threads for the matches of the first channel, whose place these belong to.
"""

import json
from copy import deepcopy

from discord import ChannelType
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.backend.errors import BackendError, SetupError
from simcord.builders import ChannelHandle

from bot.frontends.discord.channels import ChannelKind, place
from bot.frontends.discord.command_paths import command_name, command_path
from tests.bot.frontends.discord.reading import BUTTON, SELECT, text_of, walk
from tests.bot.frontends.discord.world import COMPONENT, World
from tests.hostile.deeds import NAMES, PRIVATE, Button
from tests.hostile.on_discord import USER, _leaves
from tests.hostile.places import Places, Said

PREFIX = "p:"
"""What the ids of buttons begin with that carry a control."""

KEPT = 60
"""Messages of a channel that are looked at."""


class PlacesOnDiscord(Places):
    """People use commands, buttons and menus, also old ones, in all places."""

    platform = "discord"

    async def open(self):
        self.world = World(f"sqlite:///{self.path}")
        await self.world.open()
        backend, guild = self.world.env.backend, self.world.guild
        self.service = self.world.service
        self.people = [self.world.member(name.lower(), global_name=name) for name in NAMES]
        other = guild.create_text_channel("stoa")
        made = backend.create_thread(
            other.id,
            "talk",
            self.people[0].id,
            type=ChannelType.public_thread.value,
            auto_archive_duration=1440,
        )
        self.world.allow(create_public_threads=self.chance.random() < 0.5)
        self.channels = [self.world.channel, other, ChannelHandle(self.world.env, guild, made)]
        self.leaves = _leaves(backend.find_command("petteia", None, type=1))
        for person in self.people:
            await person.user.slash(command_path("games"))
        await self.world.told()

    async def close(self):
        await self.world.close()

    def identity(self, who):
        return str(self.people[who].id)

    def place(self, index):
        if index == PRIVATE:
            return None
        return place(ChannelKind.CHANNEL, self.channels[index].id)

    def _is_at(self, place, own):
        return place.key[1:] in {each.key[1:] for each in own if each.platform == "discord"}

    async def told(self):
        await self.world.told()

    async def type(self, deed):
        options = {each["name"]: each for each in self.leaves.get(command_name(deed.word), ())}
        given = {name: deed.options[name] for name in options if name in deed.options}
        for name, option in options.items():
            if option["type"] == USER and deed.other is not None:
                other = self.people[deed.other]
                given[name] = other.user if deed.place == PRIVATE else other
        try:
            if deed.place == PRIVATE:
                await self.people[deed.who].user.slash(command_path(deed.word), **given)
            else:
                channel = self.chance.choice(self._at(deed.place))
                await self.people[deed.who].slash(channel, command_path(deed.word), **given)
        except (SetupError, BackendError):
            return  # Discord itself would not let a person do that
        await self.told()

    async def press(self, deed):
        button, person = deed.button, self.people[deed.who]
        channel, message, payload = button.message
        data = {"custom_id": button.custom_id, "component_type": BUTTON}
        if not button.custom_id.startswith(PREFIX):
            data |= {"component_type": SELECT, "values": [button.control]}
        try:
            await _dispatch_actor_interaction(
                person.user if button.place == PRIVATE else person,
                COMPONENT,
                channel,
                data,
                extra={"message": payload},
                source_message_id=message,
            )
        except (SetupError, BackendError):
            return
        await self.told()

    def _at(self, index):
        """Return the channels of a place that people share."""
        return [self.channels[index], *(self.world.channel.threads if index == 0 else ())]

    def trouble(self):
        try:
            self.world.check()
        except ExceptionGroup as group:
            yield from (f"raised: {error!r}" for error in group.exceptions)
        except AssertionError as error:
            yield f"a request: {error}"
        self.world.env.http_requests.clear()
        self.world.env.backend.transcript.clear()

    def _messages(self):
        """Yield each late message of the bot's: its place, its only reader, its channel, itself."""
        backend = self.world.env.backend
        at = [(index, None, each) for index in range(PRIVATE) for each in self._at(index)]
        at += [(PRIVATE, who, person.user.dm_channel) for who, person in enumerate(self.people)]
        for index, owner, channel in at:
            for message in [*backend.messages.get(channel.id, {}).values()][-KEPT:]:
                if message.author_id == backend.bot_user.id:
                    whose = self._owner(message) if message.is_ephemeral else owner
                    yield index, whose, channel, message

    def _owner(self, message):
        return next(at for at, each in enumerate(self.people) if message.visible_to(each.id))

    def said(self):
        for index, owner, _, message in self._messages():
            components = json.dumps(message.components, ensure_ascii=False)
            text = f"{text_of({'content': message.content, 'components': message.components})} "
            text += components
            blobs = self.world.env.backend.cdn
            picture = "".join(
                self.shown_in(blobs.get(each["url"]) or b"") for each in message.attachments
            )
            old = self.shown_before.get(message.id)
            if old is None or (old.text, old.picture) != (text, picture):
                yield Said(message.id, index if owner is None else None, text, picture)

    def seen(self):
        for index, owner, channel, message in self._messages():
            if not message.components:
                continue
            payload = deepcopy(dict(serializers.message_payload(self.world.env.backend, message)))
            kept = channel, message.id, payload
            for each in walk(message.components):
                if each["type"] == BUTTON and each.get("custom_id", "").startswith(PREFIX):
                    control = each["custom_id"].removeprefix(PREFIX)
                    yield Button(index, kept, control, owner, each["custom_id"])
                for option in each.get("options") or ():
                    yield Button(index, kept, option["value"], owner, each["custom_id"])
