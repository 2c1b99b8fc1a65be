"""Discord attacked: commands, what is suggested, buttons, menus and forms, real ones and forged."""

import re
from copy import deepcopy

from hypothesis import strategies as st
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.backend.errors import BackendError, SetupError

from bot.core.matches.actions_table import listed
from bot.core.matches.model import Place
from bot.frontends.discord.command_paths import command_name, command_path
from tests.bot.frontends.discord.limits import check_requests
from tests.bot.frontends.discord.reading import text_of
from tests.bot.frontends.discord.test_commands import leaves
from tests.bot.frontends.discord.world import COMPONENT, World
from tests.hostile.arena import Arena, chosen
from tests.hostile.inputs import PEOPLE, attacks, controls, texts, values
from tests.hostile.markup import acts_on_discord

FORM = 5
BUTTON, SELECT = 2, 3
STRING, USER = 3, 6
LONGEST_NAME, LONGEST_ID, LONGEST_FIELD, LONGEST_OPTION = 32, 100, 4000, 6000
SECRET = re.compile(r"/(?:webhooks|interactions)/\d+/([^/?]{8,})")
TOKEN = "a.b.c"


class OnDiscord(Arena):
    """A server with a channel and a thread of it, in which the first two play."""

    platform = "discord"
    attacks = attacks(
        {
            "slash": st.sampled_from([row.word for row in listed()]),
            "suggest": texts | values,
            "press": controls,
            "choose": controls,
            "form": st.one_of(texts, values),
            "form of": controls | st.just("MATCH0"),
        }
    )
    pressing = frozenset({"press", "choose"})

    async def open(self):
        self.world = World(f"sqlite:///{self.path}")
        await self.world.open()
        self.world.allow(create_public_threads=True)
        self.limit(self.world.service, self.world.clock)
        self.people = [self.world.member(f"person{number}") for number in range(PEOPLE)]
        self.leaves = _leaves(self.world.env.backend.find_command("petteia", None, type=1))
        self.tokens = set()
        await self.refreshed()

    async def close(self):
        await self.world.close()

    def key(self, who):
        return str(self.people[who].id)

    def secrets(self):
        return {TOKEN, *self.tokens}

    async def begin(self, key):
        world, place = self.world, Place("discord", f"c{self.world.channel.id}")
        for who in (0, 1):
            await self.people[who].slash(world.channel, "petteia help")
        await self.sit_down(world.service, key, place)
        await world.told()

    async def act(self, attack, text):
        who = self.people[attack.who]
        name = attack.name[:LONGEST_NAME] or None
        self.world.env.backend.get_user(who.id).global_name = name
        try:
            await getattr(self, f"_{attack.way.replace(' ', '_')}")(who, attack, text)
            await self.world.told()
        except (SetupError, BackendError):
            return []  # Discord itself would not let a person do that
        return self._raised()

    def _raised(self):
        try:
            self.world.env.raise_errors()
        except ExceptionGroup as group:
            return [f"raised: {error!r}" for error in group.exceptions]
        return []

    async def _slash(self, who, attack, word):
        given = {}
        for option, value in zip(self.leaves[command_name(word)], attack.more, strict=False):
            given[option["name"]] = self._value(option, value, attack)
        await who.slash(self.world.channel, command_path(word), **given)

    def _value(self, option, value, attack):
        if option["type"] == USER:
            self.pointed.add(attack.dice % PEOPLE)
            return self.people[attack.dice % PEOPLE]
        if allowed := option.get("choices"):
            return allowed[attack.dice % len(allowed)]["value"]
        return self.filled(value)[:LONGEST_OPTION]

    async def _suggest(self, who, attack, text):
        word, options = chosen(attack).choice(sorted(self.leaves.items()))
        typed = [option for option in options if option.get("autocomplete")]
        if typed:
            option = chosen(attack).choice(typed)["name"]
            text = text[:LONGEST_OPTION]
            await who.autocomplete(self.world.channel, command_path(word), option, text)

    async def _press(self, who, attack, control):
        prefix = chosen(attack).choice(("p:", "p:", "p:", "w0:", "w7:", "t:", "", "f:"))
        custom_id = f"{prefix}{control}"[:LONGEST_ID] or "p:"
        item = {"type": BUTTON, "style": 1, "label": "x", "custom_id": custom_id}
        await self._use(who, attack, item)

    async def _choose(self, who, attack, control):
        value = control[:LONGEST_ID] or "-"
        custom_id = chosen(attack).choice(("m:0", "m:4", "m:9", "m:x", "m:"))
        item = {
            "type": SELECT,
            "custom_id": custom_id,
            "options": [{"label": "x", "value": value}],
        }
        await self._use(who, attack, item, values=[value])

    async def _use(self, who, attack, item, **more):
        """Use something in a message of the bot's, be it there or not."""
        data = {"custom_id": item["custom_id"], "component_type": item["type"], **more}
        rows = [{"type": 1, "components": [item]}]
        await self._interact(who, attack, COMPONENT, data, components=rows)

    async def _form(self, who, attack, text):
        await self._submit(who, attack, f"f:{self.filled('MATCH0')}", text[:LONGEST_FIELD])

    async def _form_of(self, who, attack, control):
        await self._submit(who, attack, f"f:{control}"[:LONGEST_ID], attack.name)

    async def _submit(self, who, attack, custom_id, text):
        field = {"type": 4, "custom_id": "move", "value": text}
        data = {"custom_id": custom_id, "components": [{"type": 1, "components": [field]}]}
        await self._interact(who, attack, FORM, data)

    async def _interact(self, who, attack, kind, data, **changed):
        """Do something at one of the bot's latest messages, in the channel or in a thread."""
        backend, choice = self.world.env.backend, chosen(attack).choice
        places = [self.world.channel, *self.world.channel.threads]
        channel = choice(places)
        seen = choice([each for each in channel.history() if not each.flags.ephemeral][-4:])
        stored = backend.get_message(channel.id, seen.id)
        message = deepcopy(dict(serializers.message_payload(backend, stored))) | changed
        await _dispatch_actor_interaction(
            who, kind, channel, data, extra={"message": message}, source_message_id=stored.id
        )

    def sent(self):
        requests = self.world.env.http_requests
        for request in requests:
            self.tokens.update(SECRET.findall(request.path))
            yield from _wrong(request)
        requests.clear()
        self.world.env.backend.transcript.clear()


def _wrong(request):
    try:
        check_requests([request])
    except AssertionError as error:
        yield f"{request.method} {request.path}: {error}"
    body = request.json if isinstance(request.json, dict) else {}
    data = body.get("data") if "/callback" in request.path else body
    if not isinstance(data, dict) or not (text := text_of(data)):
        return
    called = (data.get("allowed_mentions") or {}).get("users") or ()
    is_edit = request.method == "PATCH"
    if is_edit and not called:  # nobody is pinged by an edit, no matter who is named
        called = map(int, re.findall(r"(?<!\\)<@(\d+)>", text.partition("\n")[0]))
    for problem in acts_on_discord(text, tuple(map(int, called))):
        yield f"{request.method} {request.path}: {problem}"


def _leaves(root):
    """The options of each command, those in groups too."""
    return {leaf["name"]: leaf.get("options") or [] for _, leaf in leaves(root)}
