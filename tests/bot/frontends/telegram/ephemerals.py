"""Messages in a group that only one person sees, as Telegram documents them.

https://core.telegram.org/bots/api#ephemeral-messages-and-commands
"""

# ruff: noqa: N802 -- methods are named as Telegram names them

from itertools import count
from time import monotonic

from tests.bot.frontends.telegram.chats import Post
from tests.bot.frontends.telegram.floods import Refusal
from tests.bot.frontends.telegram.limits import parsed

WITHIN = 15  # seconds
BESIDE = {"receiver_user_id", "callback_query_id"}
"""Where 10.2 has the parameters that 10.3 puts into one."""


def refused(why):
    return Refusal(400, f"Bad Request: {why}")


class Ephemerals:
    """The part of a server that knows such messages; ``clock`` returns seconds.

    One that ``ignores_ephemeral`` parameters shows to everyone what is for one person.
    """

    def __init__(self):
        self.clock = monotonic
        self.ephemerals = {}
        self.ephemeral_numbers = count(501)
        self.ignores_ephemeral = False
        self.pressed_at, self.commanded_at = {}, {}

    def receiver(self, params):
        """The parameters of a message for one person, as this version reads them; else None."""
        if self.api_level < 102 or self.ignores_ephemeral:
            return None
        if self.api_level < 103:
            return {key: params[key] for key in BESIDE & params.keys()} or None
        return params.get("ephemeral_message_parameters")

    def shown_to_one(self, chat, params, html, receiver, **content):
        """Take a message for one person, who must have asked for it."""
        user, query = receiver.get("receiver_user_id"), receiver.get("callback_query_id")
        command = params.get("reply_parameters", {}).get("ephemeral_message_id")
        now = self.clock()
        if chat.number > 0:
            raise refused("ephemeral messages can be sent only in group and supergroup chats")
        if user in chat.absent or user not in self.chats:
            raise refused("RECEIVER_NOT_PARTICIPANT")
        if query is not None and (user, chat.number) != self.pressed_at.get(query, (0, 0, 0))[:2]:
            raise refused("QUERY_ID_INVALID")
        if command is not None and (user, chat.number) != self.commanded_at.get(command, (0,))[:2]:
            raise refused("message to be replied not found")
        asked = self.pressed_at.get(query) or self.commanded_at.get(command)
        if self.me["id"] not in chat.managers and (asked is None or now - asked[2] > WITHIN):
            raise refused("EPHEMERAL_MESSAGE_NOT_ALLOWED")
        if (topic := params.get("message_thread_id")) not in chat.topics:
            raise refused("message thread not found")
        post = self.new_ephemeral(chat, self.me, user, topic=topic, **content)
        post.text, post.mentions = parsed(html)
        post.html, post.keyboard = html, params.get("reply_markup")
        return post.json()

    def new_ephemeral(self, chat, sender, user, **content):
        """Keep a message that the person and the bot see."""
        number = next(self.ephemeral_numbers)
        post = Post(chat, 0, sender, **content)
        post.ephemeral, post.receiver = number, user
        self.ephemerals[chat.number, user, number] = post
        return post

    async def editEphemeralMessageText(self, params, _files):
        return self._ephemeral_edited(params, params["text"], is_photo=False, what="text")

    async def editEphemeralMessageCaption(self, params, _files):
        return self._ephemeral_edited(params, params["caption"], is_photo=True, what="caption")

    async def editEphemeralMessageReplyMarkup(self, params, _files):
        return self._ephemeral_edited(params, None)

    async def editEphemeralMessageMedia(self, params, files):
        post = self._ephemeral(params)
        named = params["media"]["media"]
        if not post.photo:
            raise refused("there is no media in the message to edit")
        if self.api_level < 103 and named.startswith("attach://"):
            raise refused("a new file can't be uploaded")
        post.photo = self._photo(named, files)
        post.html = params["media"].get("caption", "")
        post.text, post.mentions = parsed(post.html)
        post.keyboard = params.get("reply_markup")
        return True

    async def deleteEphemeralMessage(self, params, _files):
        self._ephemeral(params).is_deleted = True
        return True

    def _ephemeral(self, params):
        if "chat_id" not in params:
            raise refused("chat_id is empty")
        self._chat(params).check()
        named = params["chat_id"], params["receiver_user_id"], params["ephemeral_message_id"]
        post = self.ephemerals.get(named)
        if post is None or post.is_deleted or post.sender is not self.me:
            raise refused("message to edit not found")
        return post

    def _ephemeral_edited(self, params, html, *, is_photo=None, what=""):
        post = self._ephemeral(params)
        if is_photo is not None and is_photo != bool(post.photo):
            raise refused(f"there is no {what} in the message to edit")
        before = post.html, post.keyboard
        if html is not None:
            post.html = html
            post.text, post.mentions = parsed(html)
        post.keyboard = params.get("reply_markup")
        if before == (post.html, post.keyboard):
            raise refused("message is not modified: specified new message content is the same")
        return True
