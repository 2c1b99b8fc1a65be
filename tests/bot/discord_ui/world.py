"""A server with a channel, people in it, and what they see."""

from datetime import UTC, datetime


def now():
    return datetime.now(UTC)


class World:
    """A running bot on a Discord of its own."""

    def __init__(self, env, store, chat, announcer):
        self.env = env
        self.store = store
        self.chat = chat
        self.announcer = announcer
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("games")

    def member(self, name, **fields):
        return self.guild.add_member(self.env.create_user(name, **fields))

    async def told(self):
        """Have everything delivered that waits."""
        with self.env.time_context():
            await self.announcer.flush()
        await self.env.settle()

    async def slash(self, who, word, **options):
        result = await who.slash(self.channel, f"petteia {word}", **options)
        await self.told()
        return result

    async def click(self, who, message, label):
        result = await who.click(message, label=label)
        await self.told()
        return result

    async def choose(self, who, message, label, menu=0):
        """Choose the option of a menu by its label."""
        select = [item for item in items(message) if item["type"] == 3][menu]
        value = next(option["value"] for option in select["options"] if option["label"] == label)
        result = await who.select(message, [value], custom_id=select["custom_id"])
        await self.told()
        return result

    @property
    def board(self):
        """The last message that everybody sees in the channel."""
        return [m for m in self.channel.history() if not m.flags.ephemeral][-1]

    async def channel_message(self, message):
        """A message of the channel as it is now."""
        return next(m for m in self.channel.history() if m.id == message.id)

    async def begin(self, first, second, **options):
        """A match in play, the first of the two to move."""
        options = {"ruleset": "lemery-compact", "side": "first", **options}
        await self.slash(first, "challenge", opponent=second, **options)
        await self.click(second, self.board, "Accept")
        return self.board


def items(message):
    """The components of a message, row by row."""
    rows = getattr(message, "message", message).components
    return [item.to_dict() for row in rows for item in row.children]


def labels(message):
    return [item["label"] for item in items(message) if item["type"] == 2]


def private(result):
    """What only the person sees of what they asked for."""
    said = result.followups[0] if result.followups else result.response
    assert said.ephemeral
    return said
