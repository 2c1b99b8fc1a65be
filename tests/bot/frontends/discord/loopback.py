"""A small Discord on loopback: its gateway and the REST routes that the bot uses, with faults.

A fault is given for a route and answers its next request: a status; or LOST and TAKEN, for a
request that Discord carries out and whose answer does not arrive, or is 502. A gate holds them up.
"""

import asyncio
import json
from base64 import b64decode
from collections import defaultdict, deque
from itertools import count

from aiohttp import web

from tests.bot.frontends.discord.limits import EMOJI_NAME
from tests.bot.frontends.discord.loopback_channels import Channels, answer, body_of, refusal
from tests.bot.frontends.discord.modals import as_filled, check_modal
from tests.bot.frontends.discord.payloads import (
    APPLICATION,
    BOT,
    EPHEMERAL,
    emoji,
    interaction,
    sent_off,
    user,
    whole,
)
from tests.bot.frontends.discord.reading import text_of

TOKEN = "MTA.secret.token"
PATIENCE = 60  # seconds, however busy the machine is
LOST, TAKEN = "lost", "taken"
ACKNOWLEDGED, UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION, INVALID = 40060, 10015, 10062, 50035
THINKING, NEW_MESSAGE, DEFERRED_UPDATE, UPDATE, MODAL = 5, 4, 6, 7, 9
LOADING = 128
INVALID_FORM, TOO_MANY, TOO_LARGE = 50035, 30008, 50138
MAX_EMOJI, MAX_EMOJI_BYTES = 2000, 256 * 1024


async def until(condition):
    """Wait until something is so, or fail."""
    deadline = asyncio.get_running_loop().time() + PATIENCE
    while not condition() and asyncio.get_running_loop().time() < deadline:  # noqa: ASYNC110
        await asyncio.sleep(0.005)
    assert condition()


async def until_found(find):
    """Wait until the store has something."""
    async with asyncio.timeout(60):
        while not await find():  # noqa: ASYNC110
            await asyncio.sleep(0.005)


class LoopbackDiscord(Channels):
    """One application, people who write to it in private, and a gateway with one shard."""

    def __init__(self):
        self.application = dict(APPLICATION)
        self.servers = [{"id": "7", "name": "Sparta", "permissions": "8"}]
        self.commands = []
        self.emoji = []
        self.published = deque()
        self.calls = []
        self.faults = defaultdict(deque)
        self.gates = {}
        self.first = {}  # the first response to each interaction, by its token
        self.sent_off = set()  # the tokens of forms that were sent off
        super().__init__()
        self.messages = {}  # the newest state of each message, by its key
        self.sockets = []
        self.identified = asyncio.Event()
        self.refuses_sessions = None  # the code with which the gateway closes
        self._numbers = count(100)
        self.app = web.Application(middlewares=[self.door])
        routes = {
            "GET /users/@me": self.me,
            "GET /oauth2/applications/@me": self.about,
            "GET /users/@me/guilds": self.guilds,
            "GET /gateway/bot": self.gateway_address,
            f"GET /applications/{BOT}/commands": self.list_commands,
            f"PUT /applications/{BOT}/commands": self.put_commands,
            f"GET /applications/{BOT}/emojis": self.list_emoji,
            f"POST /applications/{BOT}/emojis": self.create_emoji,
            "POST /interactions/{id}/{token}/callback": self.respond,
            f"POST /webhooks/{BOT}/{{token}}": self.follow_up,
            f"GET /webhooks/{BOT}/{{token}}/messages/@original": self.original,
            f"PATCH /webhooks/{BOT}/{{token}}/messages/@original": self.edit_original,
            **self.of_channels(),
        }
        for route, handler in routes.items():
            method, path = route.split()
            self.app.router.add_route(method, path, handler)
        self.app.router.add_get("/gateway/", self.gateway)

    async def start(self):
        self.runner = web.AppRunner(self.app, shutdown_timeout=0.1)
        await self.runner.setup()
        await web.TCPSite(self.runner, "127.0.0.1", 0).start()
        self.address = f"127.0.0.1:{self.runner.addresses[0][1]}"
        self.url = f"http://{self.address}"

    async def stop(self):
        await self.close_sockets()
        await self.runner.cleanup()

    @web.middleware
    async def door(self, request, handler):
        """Let the bot in, note what it asks for, and go wrong as a test wants it."""
        public = request.path.startswith(("/interactions", "/webhooks"))
        if (
            request.path != "/gateway/"
            and not public
            and request.headers["Authorization"] != f"Bot {TOKEN}"
        ):
            return answer({"message": "401: Unauthorized", "code": 0}, status=401)
        if request.path == "/gateway/":
            return await handler(request)
        name = f"{request.method} {request.path.split('/')[1]}"
        if gate := self.gates.get(name):
            await gate.wait()
        self.calls.append(f"{request.method} {request.path}")
        fault = self.faults[name].popleft() if self.faults[name] else None
        if isinstance(fault, int):
            return refusal(fault, 0)
        response = await handler(request)
        if fault == TAKEN:
            return refusal(502, 0)
        if fault == LOST:
            request.transport.abort()
        return response

    # What the bot asks for

    async def me(self, _request):
        return answer({**APPLICATION["owner"], "id": BOT, "bot": True})

    async def about(self, _request):
        return answer(self.application)

    async def guilds(self, _request):
        return answer(self.servers)

    async def gateway_address(self, _request):
        limit = {"total": 1000, "remaining": 999, "reset_after": 1, "max_concurrency": 1}
        url = f"ws://{self.address}/gateway/"
        return answer({"url": url, "shards": 1, "session_start_limit": limit})

    async def list_commands(self, _request):
        return answer(self.commands)

    async def put_commands(self, request):
        """Replace all commands, unless an Entry Point command would be lost (50240)."""
        given = await request.json()
        entries = [each for each in self.commands if each["type"] == 4]
        if entries and not any(each["type"] == 4 for each in given):
            return refusal(400, 50240)
        self.published.append(given)
        self.commands = [
            {
                "id": str(next(self._numbers)),
                "application_id": BOT,
                "version": str(next(self._numbers)),
                "default_member_permissions": None,
                **each,
            }
            for each in given
        ]
        return answer(self.commands)

    async def list_emoji(self, _request):
        return answer({"items": self.emoji})

    async def create_emoji(self, request):
        """Keep an emoji, unless its name or its file breaks a limit (Discord: Emoji Resource)."""
        given = await request.json()
        kind, encoded = given["image"].split(";base64,")
        if (
            not EMOJI_NAME.fullmatch(given["name"])
            or given["name"] in {each["name"] for each in self.emoji}
            or kind not in {"data:image/png", "data:image/jpeg", "data:image/gif"}
        ):
            return refusal(400, INVALID_FORM)
        if len(b64decode(encoded, validate=True)) > MAX_EMOJI_BYTES:
            return refusal(400, TOO_LARGE)
        if len(self.emoji) >= MAX_EMOJI:
            return refusal(400, TOO_MANY)
        self.emoji.append(emoji(next(self._numbers), given["name"]))
        return answer(self.emoji[-1], status=201)

    async def respond(self, request):
        token, given = request.match_info["token"], await body_of(request)
        if token in self.first:
            return refusal(400, ACKNOWLEDGED)
        if given["type"] == MODAL and not self.takes_form(token, given["data"]):
            return refusal(400, INVALID)
        self.first[token] = given
        if given["type"] in {NEW_MESSAGE, THINKING}:
            flags = given.get("data", {}).get("flags", 0)
            flags |= LOADING if given["type"] == THINKING else 0
            self._keep(token, {**given.get("data", {}), "flags": flags})
        elif given["type"] == UPDATE:
            self._keep(token, given["data"])
        callback = {"id": request.match_info["id"], "type": 2, "interaction_token": token}
        if token in self.messages:
            callback["response_message_id"] = self.messages[token]["id"]
        return answer({"interaction": callback, "resource": {"type": given["type"]}})

    def takes_form(self, token, form):
        """Whether a form keeps Discord's limits and does not answer a form."""
        try:
            check_modal(form)
        except AssertionError:
            return False
        return token not in self.sent_off

    async def original(self, request):
        token = request.match_info["token"]
        if token not in self.first:
            return refusal(404, UNKNOWN_WEBHOOK)
        return answer(whole(self.messages.get(token, {"id": "1"})))

    async def edit_original(self, request):
        token = request.match_info["token"]
        if token not in self.first:
            return refusal(404, UNKNOWN_WEBHOOK)
        self._keep(token, {"flags": EPHEMERAL, **await body_of(request)})
        return answer(whole(self.messages[token]))

    async def follow_up(self, request):
        token = request.match_info["token"]
        if token not in self.first:
            return refusal(404, UNKNOWN_WEBHOOK)
        key = f"{token}+{next(self._numbers)}"
        self._keep(key, await body_of(request))
        return answer(whole(self.messages[key]))

    def _keep(self, key, body):
        self.messages[key] = {"id": str(next(self._numbers)), **body}

    # What people see and do

    def said(self, token):
        """What the answers to an interaction say now, but for one that the bot is thinking of."""
        return [
            text_of(message)
            for key, message in self.messages.items()
            if key.partition("+")[0] == token and not self.thinks(key)
        ]

    def thinks(self, token):
        """Whether a person still reads that the bot is thinking."""
        return bool(self.messages.get(token, {}).get("flags", 0) & LOADING)

    async def gateway(self, request):
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 45_000}})
        async for message in socket:
            given = json.loads(message.data)
            if given["op"] == 1:
                await socket.send_json({"op": 11, "d": None})
            if given["op"] == 2:
                if self.refuses_sessions:
                    await socket.close(code=self.refuses_sessions)
                    break
                self.sockets.append(socket)
                ready = {
                    "v": 10,
                    "user": {**user(BOT), "bot": True},
                    "guilds": [],
                    "session_id": "s",
                    "resume_gateway_url": f"ws://{self.address}/gateway/",
                    "application": {"id": BOT, "flags": 0},
                    "shard": [0, 1],
                }
                await self.emit("READY", ready)
                self.identified.set()
        return socket

    async def repeat(self):
        """Tell the last event again."""
        await self.emit(*self.last)

    async def emit(self, event, data):
        self.last = event, data
        await self.sockets[-1].send_json({"op": 0, "s": 1, "t": event, "d": data})

    async def close_sockets(self, code=1000):
        for socket in self.sockets:
            await socket.close(code=code)
        self.sockets.clear()
        self.identified.clear()

    async def command(self, person, word, token, /, *, group="", **options):
        """Send a subcommand off in direct messages."""
        given = [{"type": 3, "name": name, "value": value} for name, value in options.items()]
        inner = [{"type": 1, "name": word, "options": given}]
        if group:
            inner = [{"type": 2, "name": group, "options": inner}]
        data = {"id": "1", "name": "petteia", "type": 1, "options": inner}
        await self.emit(
            "INTERACTION_CREATE", interaction(next(self._numbers), person, token, 2, data)
        )

    async def press(self, person, custom_id, token, /):
        """Press a button of a message that only the person sees."""
        message = whole({"id": "55", "flags": EPHEMERAL})
        data = {"component_type": 2, "custom_id": custom_id}
        pressed = interaction(next(self._numbers), person, token, 3, data)
        await self.emit("INTERACTION_CREATE", {**pressed, "message": message})

    async def send_off(self, person, opened, token, /, **values):
        """Send the form off that answered another token."""
        form = self.first[opened]["data"]
        self.sent_off.add(token)
        data = sent_off(form, as_filled(form, values))
        await self.emit(
            "INTERACTION_CREATE", interaction(next(self._numbers), person, token, 5, data)
        )
