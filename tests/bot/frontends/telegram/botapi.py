"""A small Telegram on loopback: it keeps chats, and takes the Bot API's requests from a bot.

Whatever a request gets wrong is kept in ``wrongs``, which the fixture looks at when the test ends.
"""

# ruff: noqa: N802 -- methods are named as Telegram names them

import asyncio
import os
from itertools import count

from aiohttp import web

from tests.bot.frontends.telegram.chats import BOT, Chat, Post, file_id
from tests.bot.frontends.telegram.ephemerals import Ephemerals
from tests.bot.frontends.telegram.floods import COUNTED, Refusal
from tests.bot.frontends.telegram.guests import Guests
from tests.bot.frontends.telegram.limits import KNOWN, SINCE, parsed, wrong
from tests.bot.frontends.telegram.profile import Profile
from tests.bot.frontends.telegram.rich_messages import RichMessages
from tests.bot.frontends.telegram.uploads import read

TOKEN = "4200:AAH-not-a-real-token-not-a-real-token"


GIFTS = (
    *("unlimited_gifts", "limited_gifts", "unique_gifts", "premium_subscription"),
    "gifts_from_channels",
)
PERMISSIONS = (
    *("can_send_messages", "can_send_audios", "can_send_documents", "can_send_photos"),
    *("can_send_videos", "can_send_video_notes", "can_send_voice_notes", "can_send_polls"),
    *("can_send_other_messages", "can_add_web_page_previews", "can_change_info"),
    *("can_invite_users", "can_pin_messages", "can_manage_topics"),
)


def bad(description):
    return Refusal(400, f"Bad Request: {description}")


class BotApi(Guests, RichMessages, Profile, Ephemerals):
    """The server, its chats, and what the bot has asked of it.

    ``flood`` limits what is sent; the answers to the methods in ``losses`` get lost, once each.
    ``api_level`` is the version of the Bot API that it knows: 100 is 10.0, 103 is 10.3. To run
    all tests on an old server, set PETTEIA_TEST_BOT_API=100.
    """

    api_level: int = int(os.environ.get("PETTEIA_TEST_BOT_API", "103"))

    def __init__(self, token=TOKEN):
        Profile.__init__(self)
        Ephemerals.__init__(self)
        self.token = token
        self.me = dict(BOT)
        self.chats = {}
        self.wrongs = []
        self.calls = []
        self.files = {}
        self.documents = {}
        self.queries = {}
        self.guest_queries = {}
        self.cards = {}
        self.presses = {}
        self.updates = []
        self.confirmed = 0
        self.number = count(1)
        self.changed = asyncio.Condition()
        self.is_closing = False
        self.is_down = False
        self.refused = 0
        self.outages = []
        self.flood = None
        self.losses = []
        app = web.Application(client_max_size=20 * 1024 * 1024)
        app.add_routes([web.post("/bot{token}/{method}", self._take)])
        app.add_routes([web.get("/file/bot{token}/{file}", self._give)])
        self.runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)

    async def __aenter__(self):
        await self.runner.setup()
        await web.TCPSite(self.runner, "127.0.0.1", 0).start()
        return self

    async def __aexit__(self, *_):
        self.is_closing = True
        await self.tell()
        await self.runner.cleanup()

    @property
    def url(self):
        host, port = self.runner.addresses[0][:2]
        return f"http://{host}:{port}"

    def made(self, *methods):
        """The requests of these methods, with their parameters."""
        return [params for method, params in self.calls if method in methods]

    async def tell(self):
        async with self.changed:
            self.changed.notify_all()

    async def push(self, **update):
        """Have something to tell the bot; returns the update's number."""
        number = next(self.number)
        self.updates.append({"update_id": number, **update})
        await self.tell()
        return number

    async def push_together(self, *updates):
        """Have several things to tell the bot in one batch."""
        self.updates += [{"update_id": next(self.number), **update} for update in updates]
        await self.tell()

    async def repeat(self):
        """Tell the last update once more, as Telegram does when it is not sure."""
        self.updates.append(self.last)
        self.confirmed = min(self.confirmed, self.last["update_id"])
        await self.tell()

    async def fetched(self):
        """Wait until the bot has taken everything there is to tell."""
        await self.until(lambda: not self.updates)

    async def until(self, is_so):
        """Wait until something has come to be by what the bot asked."""
        async with self.changed:
            self.changed.notify_all()
            await self.changed.wait_for(is_so)

    async def answer_getting_with(self, status):
        """Fail the next request for updates with this status, and wait until it came."""
        self.outages.append(Refusal(status, "Conflict" if status == 409 else "Bad Gateway"))
        async with self.changed:
            self.changed.notify_all()
            await self.changed.wait_for(lambda: not self.outages)

    async def _take(self, request):
        method, params, files = request.match_info["method"], *await read(request)
        if self.is_down:
            return web.Response(status=502)
        if request.match_info["token"] != self.token:
            self.refused += 1
            await self.tell()
            return web.json_response(Refusal(401, "Unauthorized").body, status=401)
        if method != "getUpdates":
            self.calls.append((method, params))
        if not self._knows(method):
            return web.json_response(Refusal(404, "Not Found").body, status=404)
        self.wrongs += self._wrong(method, params, files)
        chat = self.chats.get(params.get("chat_id"))
        if chat and chat.gate:
            await chat.gate.wait()
        try:
            if self.flood and method in COUNTED:
                self.flood.count(params.get("chat_id") or params["inline_message_id"])
            result = await getattr(self, method)(params, files)
        except Refusal as refusal:
            return web.json_response(refusal.body, status=refusal.body["error_code"])
        finally:
            await self.tell()
        if method in self.losses:
            self.losses.remove(method)
            request.transport.abort()
        return web.json_response({"ok": True, "result": result})

    def _knows(self, method):
        if method not in KNOWN:
            self.wrongs.append(f"{method} is not expected")
            return False
        return SINCE.get(method, 0) <= self.api_level  # a bot may ask

    def _wrong(self, method, params, files):
        yield from (f"{method}: {what}" for what in wrong(method, params, files))
        if self.api_level < 102 and "ephemeral_message_parameters" in params:
            yield f"{method} shows to everybody what is for one"

    async def _give(self, request):
        if request.match_info["token"] != self.token:
            return web.Response(status=401)
        return web.Response(body=self.documents[request.match_info["file"]])

    async def getFile(self, params, _files):
        number = params["file_id"]
        if number not in self.documents:
            raise bad("wrong file_id or the file is temporarily unavailable")
        return {
            "file_id": number,
            "file_unique_id": number,
            "file_path": number,
            "file_size": len(self.documents[number]),
        }

    async def getMe(self, _params, _files):
        return self.me

    async def getUpdates(self, params, _files):
        offset = params.get("offset", 0)
        self.confirmed = max(self.confirmed, offset)
        for update in self.updates:
            self.last = update
        self.updates = [each for each in self.updates if each["update_id"] >= offset]
        await self.tell()
        if not self.updates and params.get("timeout"):
            async with self.changed:
                await self.changed.wait_for(lambda: self.updates or self.is_closing or self.outages)
        if self.outages:
            refusal = self.outages.pop()
            await self.tell()
            raise refusal
        wanted = set(params.get("allowed_updates", ()))
        unwanted = [each for each in self.updates if not wanted & each.keys()]
        self.wrongs += [f"the bot does not want {each}" for each in unwanted]
        return self.updates

    async def sendChatAction(self, params, _files):
        self._chat(params).check()
        return True

    async def getChat(self, params, _files):
        chat = self._chat(params)
        limits = {"accent_color_id": 0, "max_reaction_count": 11}
        gifts = {"accepted_gift_types": dict.fromkeys(GIFTS, False)}
        may = {"permissions": dict.fromkeys(PERMISSIONS, True) | {"can_send_photos": chat.may_draw}}
        return {**chat.json(), **limits, **gifts, **(may if chat.number < 0 else {})}

    async def getChatMember(self, params, _files):
        number = params["user_id"]
        user = {"id": number, "is_bot": False, "first_name": "Somebody"}
        chat = self._chat(params)
        if number not in chat.managers:
            return {"status": "left" if number in chat.absent else "member", "user": user}
        return {"status": "creator", "user": user, "is_anonymous": False}

    async def answerCallbackQuery(self, params, _files):
        press = self.presses.pop(params["callback_query_id"], None)
        if press is None:
            raise bad("query is too old and response timeout expired or query ID is invalid")
        press.set_result(params)
        return True

    async def answerInlineQuery(self, params, _files):
        query = self.queries.pop(params["inline_query_id"], None)
        if query is None:
            raise bad("query is too old and response timeout expired or query ID is invalid")
        query.set_result(params["results"])
        return True

    async def sendMessage(self, params, _files):
        chat = self._chat(params)
        chat.check()
        return self._sent(chat, params, params["text"])

    async def sendPhoto(self, params, files):
        chat = self._chat(params)
        chat.check()
        if chat.refuses_photos:
            raise bad("not enough rights to send photos to the chat")
        photo = self._photo(params.get("photo", "attach://photo"), files)
        return self._sent(chat, params, params.get("caption", ""), photo=photo)

    async def sendDocument(self, params, files):
        chat = self._chat(params)
        chat.check()
        return self._sent(chat, params, params.get("caption", ""), document=files["document"])

    async def sendAnimation(self, params, files):
        chat = self._chat(params)
        chat.check()
        if chat.refuses_photos:
            raise bad("not enough rights to send animations to the chat")
        return self._sent(chat, params, params.get("caption", ""), animation=files["animation"])

    def _photo(self, named, files):
        """What a photo holds that was uploaded with a request, or is named by its id."""
        if named.startswith("attach://"):
            photo = files[named.removeprefix("attach://")]
            self.files[file_id(photo)] = photo
            return photo
        if named not in self.files:
            raise bad("wrong file identifier/HTTP URL specified")
        return self.files[named]

    def _sent(self, chat, params, html, **content):
        if receiver := self.receiver(params):
            return self.shown_to_one(chat, params, html, receiver, **content)
        topic = params.get("message_thread_id")
        if topic not in chat.topics:
            raise bad("message thread not found")
        text, mentions = parsed(html)
        post = chat.post(self.me, text=text, mentions=mentions, topic=topic, **content)
        post.html = html
        post.keyboard = params.get("reply_markup")
        post.offered = post.labels()
        post.answers = params.get("reply_parameters", {}).get("message_id")
        post.rings = not params.get("disable_notification", False)
        return post.json()

    async def editMessageText(self, params, _files):
        return self._edited(params, params["text"], is_photo=False, what="text")

    async def editMessageCaption(self, params, _files):
        return self._edited(params, params.get("caption", ""), is_photo=True, what="caption")

    async def editMessageReplyMarkup(self, params, _files):
        return self._edited(params, None)

    async def editMessageMedia(self, params, files):
        post = self._post(params)
        if post.chat.refuses_photos:
            raise bad("not enough rights to send photos to the chat")
        post.photo = self._photo(params["media"]["media"], files)
        post.html = params["media"].get("caption", "")
        post.text, post.mentions = parsed(post.html)
        post.keyboard = params.get("reply_markup")
        return post.json()

    async def deleteMessage(self, params, _files):
        chat = self._chat(params)
        chat.check()
        post = chat.posts.get(params["message_id"])
        if post is None or post.is_deleted:
            raise bad("message to delete not found")
        if post.sender is not self.me or post.is_old:
            raise bad("message can't be deleted for everyone")
        post.keyboard, post.mentions, post.is_deleted = None, [], True
        return True

    async def setMessageReaction(self, params, _files):
        chat = self._chat(params)
        chat.check()
        [reaction] = params["reaction"]
        if reaction["emoji"] not in chat.reactions:
            raise bad("REACTION_INVALID")
        chat.posts[params["message_id"]].reaction = reaction["emoji"]
        return True

    def _edited(self, params, html, *, is_photo=None, what=""):
        post = self._post(params)
        if is_photo is not None and is_photo != bool(post.photo):
            raise bad(f"there is no {what} in the message to edit")
        before = post.text, post.mentions, post.keyboard
        if html is not None:
            post.html = html
            post.text, post.mentions = parsed(html)
        # An edit that does not repeat the keyboard takes it away.
        post.keyboard = params.get("reply_markup")
        if before == (post.text, post.mentions, post.keyboard):
            raise bad("message is not modified: specified new message content is the same")
        return post.json() if post.card is None else True

    def _chat(self, params) -> Chat:
        chat = self.chats.get(params["chat_id"])
        if chat is None:
            raise bad("chat not found")
        return chat

    def _post(self, params) -> Post:
        if card := params.get("inline_message_id"):
            if card not in self.cards:
                raise bad("MESSAGE_ID_INVALID")
            return self.cards[card]
        chat = self._chat(params)
        chat.check()
        post = chat.posts.get(params["message_id"])
        if post is None or post.is_deleted or post.sender is not self.me:
            raise bad("message to edit not found")
        return post
