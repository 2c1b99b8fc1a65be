"""The web chat attacked: forms, and frames over the socket, well made, ill made and forged."""

import json
import re
from contextlib import AsyncExitStack
from datetime import UTC, datetime

from aiohttp import WSMsgType
from hypothesis import strategies as st

from bot.core.accounts.people import People
from bot.core.handlers.dispatcher import Dispatcher
from bot.core.matches.chance import Chance
from bot.core.matches.controls import MAX_CONTROL_BYTES, read_control
from bot.core.notifications.outbox_worker import OutboxWorker
from bot.core.service.service import Service
from bot.frontends.web import WebFrontend, WebOptions
from bot.frontends.web.frames import MAX_FRAME_BYTES
from bot.frontends.web.sign_in import identity
from bot.i18n import LANGUAGES
from bot.rulebook import RulebookPages
from bot.storage import open_store
from tests.bot.frontends.web.browsers import Guest
from tests.bot.frontends.web.unhurried import UNHURRIED
from tests.hostile.arena import Arena, chosen
from tests.hostile.inputs import LONE, PEOPLE, attacks, controls, names, pieced, texts, values
from tests.hostile.markup import unseen

PICTURE = re.compile(r"/(?:picture|film)/[A-Za-z0-9_-]{20,8000}\.(?:png|gif)")
PLAINLY = {200, 400, 403, 409, 413, 429}
OPEN_HANDED = 1_000_000  # bytes of a frame to the page
TIME = datetime(2026, 3, 1, 12, tzinfo=UTC)

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | texts | st.sampled_from(LONE),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=5,
)
FIELDS = ("kind", "n", "text", "here", "control", "name", "invitation", "extra")
likely = {
    "kind": st.sampled_from(("hear", "press", "complete", "ping", "hello")),
    "n": st.integers(0, 2**31) | st.integers(),
    "text": texts,
    "here": values,
    "control": controls,
    "name": names,
    "invitation": values,
    "extra": st.none(),
}
documents = st.builds(
    lambda well, ill: {**well, **ill},
    st.fixed_dictionaries(
        {"kind": likely["kind"], "n": likely["n"]},
        optional={key: likely[key] for key in FIELDS[2:]},
    ),
    st.dictionaries(st.sampled_from(FIELDS), json_values, max_size=1),
)
written = st.builds(
    lambda value, ascii_: json.dumps(value, ensure_ascii=ascii_),
    documents | json_values,
    st.booleans(),
)
deep = st.builds(
    lambda piece, count: piece * count,
    st.sampled_from(("[", '{"a":', '"', "\\u0000", "\ud800")),
    st.integers(1, 40_000),
)


class OnWeb(Arena):
    """A page's server, with a socket for everyone."""

    platform = "web"
    attacks = attacks(
        {
            "hear": texts,
            "hear half": st.builds(lambda text, half: text + half, texts, st.sampled_from(LONE)),
            "press": controls,
            "complete": texts | values,
            "frame": written,
            "raw": deep | pieced(8),
            "post": written | deep,
            "enter": names,
        }
    )

    async def open(self):
        self.stack = AsyncExitStack()
        store = await self.stack.enter_async_context(open_store(f"sqlite:///{self.path}"))
        chance = Chance()
        self.outbox_worker = OutboxWorker(store, lambda: TIME)
        self.service = Service(store, lambda: TIME, chance)
        self.limit(self.service, lambda: TIME)
        options = WebOptions("127.0.0.1", 0, None, limits=UNHURRIED)
        self.chat = WebFrontend(
            Dispatcher(self.service, LANGUAGES, RulebookPages()), People(store, chance), options
        )
        await self.chat.start()
        self.stack.push_async_callback(self.chat.stop)
        self.outbox_worker.serve(self.chat)
        self.people, self.tokens, self.frames = [None] * PEOPLE, set(), []
        for who in range(PEOPLE):
            await self._come(who, f"Person {who}")
        await self.refreshed()

    async def close(self):
        for guest in self.people:
            await guest.leave()
        await self.stack.aclose()

    def key(self, who):
        return identity(self.people[who].browser.token).key

    def secrets(self):
        return self.tokens

    async def begin(self, key):
        for who in (0, 1):
            await self._known(who)
        await self.sit_down(self.service, key, None)
        await self._told()

    async def _come(self, who, name):
        """Have someone come in with a browser of their own."""
        if self.people[who] is not None:
            await self.people[who].leave()
        guest = Villain(f"http://127.0.0.1:{self.chat.port}", self.frames)
        await guest.browser.enter(name)
        self.tokens.add(guest.browser.token)
        await guest.connect()
        self.people[who] = guest

    async def _known(self, who):
        """Have someone be known who may have been forgotten, by a name that nobody has."""
        if self.people[who].is_stranger:
            await self._come(who, f"Person {who} {len(self.tokens)}")

    async def _told(self):
        await self.outbox_worker.flush()
        for guest in self.people:
            await guest.caught_up()

    async def act(self, attack, text):
        if attack.way in {"post", "enter"}:
            return await self._enter(attack, text)
        await self._known(attack.who)
        guest = self.people[attack.who]
        number = attack.dice
        match attack.way:
            case "hear" | "hear half" | "complete":
                here = self.filled(attack.more[0]) if attack.more and number % 4 == 0 else None
                frame = {
                    "kind": attack.way.partition(" ")[0],
                    "n": number,
                    "text": text,
                    "here": here,
                }
                data = json.dumps(frame).encode()
            case "press":
                data = json.dumps({"kind": "press", "n": number, "control": text}).encode()
            case _:
                data = text.encode(errors="surrogatepass")
        kind = chosen(attack).choice((WSMsgType.TEXT,) * 9 + (WSMsgType.BINARY,))
        found = await guest.send(data, kind)
        await self._told()
        return found

    async def _enter(self, attack, text):
        """Fill in the form: those who play in their own browser, others in a new one."""
        guest = self.people[attack.who]
        if attack.who > 1:
            await guest.leave()
            guest = self.people[attack.who] = Villain(guest.browser.url, self.frames)
        body = json.dumps({"name": text}) if attack.way == "enter" else text
        found = await guest.post(body.encode(errors="surrogatepass"))
        if attack.who > 1:
            await guest.connect()
            await self._known(attack.who)  # who has no token of their own if the form was refused
            self.tokens.add(self.people[attack.who].browser.token)
        await self._told()
        return found

    def sent(self):
        for frame in self.frames:
            yield from _wrong(frame)
        self.frames.clear()


class Villain(Guest):
    """A browser that sends what no page would send."""

    async def post(self, body):
        """Send a form off; returns what is wrong with the answer."""
        url = f"{self.browser.url}/name"
        async with self.browser.session.post(url, data=body, headers=self.browser.origin) as answer:
            if answer.status not in PLAINLY:
                return [f"status {answer.status}: {await answer.text()}"]
            if answer.status not in {200, 413} and not (await answer.json())["error"]:
                return ["no word of what is wrong"]
        return []

    async def send(self, data, kind):
        """Send a frame and wait for the answer to it; returns what is wrong."""
        await self.line.send_frame(data, kind)
        if await self.reply() is not None:
            return []
        code = self.line.close_code
        may_close = {1007} if not _is_text(data) else set()
        may_close |= {1009} if len(data) > MAX_FRAME_BYTES else set()
        found = [] if code in may_close else [f"the socket was closed with {code}"]
        await self.hang_up()
        await self.connect()
        return found


def _is_text(data):
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _wrong(frame):
    if len(json.dumps(frame)) > OPEN_HANDED:
        yield f"a {frame['kind']} frame of {len(json.dumps(frame))} characters"
    for key, value in _strings(frame):
        if key == "src" and not PICTURE.fullmatch(value):
            yield f"a picture at {value!r}"
        if key == "id" and (len(value) > MAX_CONTROL_BYTES or read_control(value) is None):
            yield f"a button {value!r}"
        if key not in {"document", "texts"}:
            yield from unseen(value)


def _strings(value, key=""):
    """Yield every string of a frame with the name that it goes by."""
    match value:
        case str():
            yield key, value
        case dict():
            for name, inner in value.items():
                yield from _strings(inner, key if key in {"document", "texts"} else name)
        case list():
            for inner in value:
                yield from _strings(inner, key)
