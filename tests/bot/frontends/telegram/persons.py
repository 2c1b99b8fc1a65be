"""People on Telegram, and what they do."""

import asyncio
from itertools import count

from tests.bot.frontends.telegram.botapi import Refusal
from tests.bot.frontends.telegram.chats import Chat
from tests.bot.frontends.telegram.limits import parsed

NUMBERS = count(710_001_001)
GROUPS = count(420_000_001)


class Person:
    """Someone with a phone; their private chat with the bot is closed until they start it."""

    def __init__(self, api, name, username=None):
        self.api = api
        self.user = {"id": next(NUMBERS), "is_bot": False, "first_name": name}
        if username:
            self.user["username"] = username
        self.id = self.user["id"]
        self.chat = Chat(self.id, "private", name)
        self.chat.is_closed = Refusal(403, "Forbidden: bot can't initiate conversation with a user")
        api.chats[self.id] = self.chat

    async def start(self, payload=""):
        """Press Start in the private chat, or open a link."""
        self.chat.is_closed = None
        await self.say(f"/start {payload}".strip())

    async def open(self, link):
        await self.start(link.partition("?start=")[2])

    def block(self):
        self.chat.is_closed = Refusal(403, "Forbidden: bot was blocked by the user")

    async def say(self, text, chat=None, *, to=None, entities=(), topic=None, **extra):
        """Write a message; in a group the bot gets it only if privacy mode allows."""
        chat = chat or self.chat
        post = chat.post(self.user, text=text, topic=topic)
        message = {**post.json(), **extra}
        found = list(entities)
        if text.startswith("/"):
            word = text.split()[0]
            found.append({"type": "bot_command", "offset": 0, "length": len(word)})
        if found:
            message["entities"] = found
        if to is not None:
            message["reply_to_message"] = to.json()
        is_told = text.startswith("/") or (to is not None and to.sender["is_bot"])
        if chat.kind == "private" or is_told:
            await self.api.push(message=message)
        return post

    async def whisper(self, text, chat, *, topic=None, **extra):
        """Send a command to a group that only the bot gets."""
        post = self.api.new_ephemeral(chat, self.user, self.id, text=text, topic=topic)
        self.api.commanded_at[post.ephemeral] = self.id, chat.number, self.api.clock()
        word = {"type": "bot_command", "offset": 0, "length": len(text.split()[0])}
        await self.api.push(message={**post.json(), "entities": [word], **extra})
        return post

    def sees(self, chat):
        """What only this person sees of the bot in a group, the oldest first."""
        own = [
            post
            for (at, to, _), post in self.api.ephemerals.items()
            if (at, to) == (chat.number, self.id)
        ]
        return [post for post in own if post.sender is self.api.me and not post.is_deleted]

    async def send_file(self, content, caption="", chat=None, kind="text/plain"):
        """Send a file, with a caption that may be a command."""
        number = f"BQAC{next(NUMBERS)}"
        self.api.documents[number] = content
        post = (chat or self.chat).post(self.user, text=caption)
        message = post.json()
        message.pop("text", None)
        named = {"file_id": number, "file_unique_id": number, "file_name": "petteia.txt"}
        message["document"] = {**named, "mime_type": kind, "file_size": len(content)}
        if caption:
            message["caption"] = caption
        await self.api.push(message=message)
        return message

    async def mention(self, text, name, chat, user=None):
        """Write a text that mentions a person by user name, or by themselves."""
        offset = len(text[: text.index(name)].encode("utf-16-le")) // 2
        kind = {"type": "text_mention", "user": user} if user else {"type": "mention"}
        entity = {**kind, "offset": offset, "length": len(name.encode("utf-16-le")) // 2}
        return await self.say(text, chat, entities=[entity])

    async def ask(self, text=""):
        """Write the bot's name and a text in any chat; returns what the bot offers there."""
        number = str(next(NUMBERS))
        offered = self.api.queries[number] = asyncio.get_running_loop().create_future()
        query = {"id": number, "from": self.user, "query": text, "offset": ""}
        await self.api.push(inline_query=query)
        return offered

    def send(self, result, chat):
        """Send an offered result to a chat, of which the bot learns nothing."""
        content = result["input_message_content"]
        post = chat.post(self.user, text=parsed(content["message_text"])[0])
        post.keyboard = result.get("reply_markup")
        post.card = f"AAAA{next(NUMBERS)}"
        self.api.cards[post.card] = post
        return post

    async def press(self, post, label=None, *, data=None, is_old=False):
        """Press a button by its label, or one with this data that may no longer be there.

        Returns what will be the answer.
        """
        query, answer = self.query(post, label, data=data, is_old=is_old)
        await self.api.push(callback_query=query)
        return answer

    def query(self, post, label=None, *, data=None, is_old=False):
        """What Telegram tells of a press, and what will be the answer to it."""
        number = str(next(NUMBERS))
        answer = asyncio.get_running_loop().create_future()
        self.api.presses[number] = answer
        query = {
            "id": number,
            "from": self.user,
            "chat_instance": "c",
            "data": data or post.data(label),
        }
        if post.card:
            query["inline_message_id"] = post.card
        else:
            query["message"] = post.inaccessible() if is_old else post.json()
            self.api.pressed_at[number] = self.id, post.chat.number, self.api.clock()
        return query, answer


def group(api, title, *, kind="group", topics=()):
    """A group with the bot in it."""
    number = -next(GROUPS)
    chat = Chat(number if kind == "group" else number - 10**12, kind, title)
    chat.topics |= set(topics)
    api.chats[chat.number] = chat
    return chat


def upgraded(api, chat):
    """Make a group a supergroup, which has another number."""
    new = group(api, chat.title, kind="supergroup")
    chat.is_closed = Refusal(
        400,
        "Bad Request: group chat was upgraded to a supergroup chat",
        migrate_to_chat_id=new.number,
    )
    return new


def command(author, text, chat):
    """What Telegram tells of a command in a group."""
    entity = {"type": "bot_command", "offset": 0, "length": len(text.split()[0])}
    return {"message": {**chat.post(author.user, text=text).json(), "entities": [entity]}}
