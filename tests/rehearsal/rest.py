"""The routes of Discord's REST API that turns need, with its limit of requests a second.

It answers as little as the bot reads, so that it takes little of the machine's time.
"""

import re
from collections import Counter, defaultdict
from itertools import count
from time import monotonic

from aiohttp import web

from tests.bot.frontends.discord.loopback_channels import answer
from tests.bot.frontends.discord.payloads import APPLICATION, BOT, emoji, user, whole
from tests.rehearsal.guilds import JOINED

CONTROL = re.compile(rb"(?P<verb>[a-z-]+):(?P<match>[a-z0-9]{6}):(?P<turn>[0-9]+):")
NONCE = re.compile(rb'"nonce": ?"?([^",}]+)')
MOST_BYTES = 8 << 20


class Rest:
    """A Discord that notes what it is asked for.

    ``shown`` is called with a channel and the verbs, matches and turns of the controls in a message
    that is posted or edited there, ``answered`` with the token of an interaction that is answered,
    or promised an answer.
    """

    def __init__(self, gateway, requests_a_second, shown, answered):
        self._gateway = gateway
        self._most = requests_a_second
        self._shown, self._answered = shown, answered
        self._second, self._asked = 0, 0
        self._numbers = count(2 * 10**18)
        self._nonces = {}
        self._commands, self._emoji = [], []
        self.threads = {}  # the channel of each thread
        self.posts = defaultdict(int)  # how many messages each channel and thread has
        self.counted = Counter()
        self.app = web.Application(middlewares=[self._limited], client_max_size=MOST_BYTES)
        one, original = "/channels/{channel}/messages/{message}", "messages/@original"
        routes = {
            "GET /users/@me": self._me,
            "GET /oauth2/applications/@me": self._about,
            "GET /gateway/bot": self._address,
            f"GET /applications/{BOT}/commands": self._listed,
            f"PUT /applications/{BOT}/commands": self._published,
            f"GET /applications/{BOT}/emojis": self._list_emoji,
            f"POST /applications/{BOT}/emojis": self._new_emoji,
            "GET /guilds/{guild}/members/{person}": self._member,
            "POST /users/@me/channels": self._direct,
            "POST /interactions/{id}/{token}/callback": self._respond,
            f"POST /webhooks/{BOT}/{{token}}": self._followed_up,
            f"GET /webhooks/{BOT}/{{token}}/{original}": self._followed_up,
            f"PATCH /webhooks/{BOT}/{{token}}/{original}": self._followed_up,
            "POST /channels/{channel}/messages": self._post,
            "GET /channels/{channel}/messages": self._none,
            "PATCH /channels/{channel}": self._none,
            f"POST {one}/threads": self._thread,
            f"PATCH {one}": self._edited,
            f"DELETE {one}": self._deleted,
        }
        for route, handler in routes.items():
            method, path = route.split()
            self.app.router.add_route(method, path, handler)
        self.app.router.add_get("/gateway/", gateway.connect)

    @web.middleware
    async def _limited(self, request, handler):
        """Refuse requests of the bot beyond the limit; answers to interactions do not count."""
        if request.path.startswith(("/interactions", "/webhooks", "/gateway/")):
            return await handler(request)
        self.counted["requests"] += 1
        now = monotonic()
        if now - self._second >= 1:
            self._second, self._asked = now, 0
        self._asked += 1
        if self._most and self._asked > self._most:
            self.counted["requests refused by the limit"] += 1
            wait = max(1 - (now - self._second), 0.001)
            body = {"message": "You are being rate limited.", "retry_after": wait, "global": True}
            headers = {"Retry-After": f"{wait:.3f}", "X-RateLimit-Global": "true", "Via": "1.1"}
            response = answer(body, status=429)
            response.headers.update(headers)
            return response
        return await handler(request)

    async def _me(self, _request):
        return answer({**APPLICATION["owner"], "id": BOT, "bot": True})

    async def _about(self, _request):
        return answer(APPLICATION)

    async def _address(self, _request):
        return answer(self._gateway.limits())

    async def _listed(self, _request):
        return answer(self._commands)

    async def _published(self, request):
        given = await request.json()
        self.counted["uploads of commands"] += 1
        added = {"application_id": BOT, "default_member_permissions": None, "version": "1"}
        self._commands = [{"id": str(next(self._numbers)), **added, **each} for each in given]
        return answer(self._commands)

    async def _list_emoji(self, _request):
        return answer({"items": self._emoji})

    async def _new_emoji(self, request):
        self._emoji.append(emoji(next(self._numbers), (await request.json())["name"]))
        return answer(self._emoji[-1], status=201)

    async def _member(self, request):
        person = int(request.match_info["person"])
        times = {"joined_at": JOINED, "deaf": False, "mute": False, "flags": 0}
        return answer({**times, "user": user(person), "roles": [], "nick": None})

    async def _direct(self, request):
        person = (await request.json())["recipient_id"]
        return answer({"id": f"9{person}", "type": 1, "recipients": [user(person)]})

    async def _respond(self, request):
        body = await request.read()
        token = request.match_info["token"]
        kind = int(re.search(rb'"type": ?([0-9]+)', body)[1])
        self._answered(token, is_whole=kind not in {5, 6})
        callback = {"id": request.match_info["id"], "type": 2, "interaction_token": token}
        callback["response_message_id"] = str(next(self._numbers))
        return answer({"interaction": callback, "resource": {"type": kind}})

    async def _followed_up(self, request):
        await request.read()
        if request.method != "GET":
            self._answered(request.match_info["token"], is_whole=True)
        return answer(whole({"id": str(next(self._numbers))}))

    async def _post(self, request):
        body, channel = await request.read(), int(request.match_info["channel"])
        nonce = NONCE.search(body)
        key = (channel, nonce[1]) if nonce else None
        number = self._nonces.get(key)
        if number is None:
            number = next(self._numbers)
            self.posts[channel] += 1
            if key:
                self._nonces[key] = number
        else:
            self.counted["messages sent twice, posted once"] += 1
        self._note(channel, body)
        return answer(whole({"id": str(number), "channel_id": str(channel)}))

    async def _edited(self, request):
        self._note(int(request.match_info["channel"]), await request.read())
        return answer(whole({"id": request.match_info["message"]}))

    async def _thread(self, request):
        number, channel = int(request.match_info["message"]), int(request.match_info["channel"])
        self.threads[number] = channel
        times = {"archived": False, "auto_archive_duration": 1440, "locked": False}
        return answer(
            {
                "id": str(number),
                "type": 11,
                "guild_id": "1",
                "parent_id": str(channel),
                "owner_id": BOT,
                "name": (await request.json())["name"],
                "message_count": 0,
                "member_count": 1,
                "thread_metadata": {**times, "archive_timestamp": JOINED},
            },
            status=201,
        )

    async def _deleted(self, _request):
        return web.Response(status=204)

    async def _none(self, _request):
        return answer([])

    def _note(self, channel, body):
        controls = {match.groups() for match in CONTROL.finditer(body)}
        if controls:
            shown = [(a.decode(), b.decode(), int(c)) for a, b, c in controls]
            self._shown(self.threads.get(channel, channel), shown)
