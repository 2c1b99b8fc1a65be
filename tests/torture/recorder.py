"""A front-end that keeps a ledger of all it delivers, and answers what comes over a socket."""

import asyncio
import json
import os

import structlog

from bot.core.matches.actions import choices
from bot.core.matches.computers import waits_for_computer
from bot.core.matches.controls import read_control
from bot.core.matches.model import Identity
from bot.core.notifications.platform import Status
from bot.core.store.outbox import DeliveryScope
from tests.torture.points import AFTER, Deed

log = structlog.get_logger()

PLATFORM = "telegram"
"""Where the recorder plays a chat that rings people."""


MUCH = 10_000
LOOK_EVERY = 0.01  # seconds


class Recorder:
    """Shows matches through the dispatcher, as every front-end does."""

    platform = PLATFORM
    status = Status.SERVING

    def __init__(self, dispatcher, people, *, timepiece, fuse, ledger, socket):  # noqa: PLR0913
        self._store = dispatcher.store
        self._dispatcher = dispatcher
        self._people = people
        self._timepiece = timepiece
        self._fuse = fuse
        self._ledger = os.open(ledger, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        self._socket = socket
        self._under_way = set()

    def delivery_scope(self):
        return DeliveryScope(platform=PLATFORM)

    async def start(self):
        reader, self._writer = await asyncio.open_connection(sock=self._socket)
        self._say({"ready": True})
        self._do(self._listen(reader))

    async def stop(self):
        for task in self._under_way:
            task.cancel()
        self._writer.close()
        os.close(self._ledger)

    async def deliver(self, notification):
        """Write down what is shown, before it counts as delivered."""
        with self._fuse.burning(Deed.DELIVERY):
            who = await self._store.account(notification.account)
            view = await self._dispatcher.views.post(who, notification.match)
            told = {
                "who": who.name,
                "match": notification.match,
                "notice": notification.turn,
                "call": notification.call,
                "nudge": notification.nudge,
                "news": notification.news and notification.news.code,
                "view": view and shown(view),
            }
            self._keep(told)

    async def deliver_digest(self, account):
        """Write down what waits for someone."""
        with self._fuse.burning(Deed.DELIVERY):
            who = await self._store.account(account)
            waiting = await self._dispatcher.waiting(who)
            if waiting is not None:
                self._keep({"who": who.name, "waiting": [line.code for line in waiting.lines]})
        return waiting is not None

    def _keep(self, told):
        """Write a line, and have it on the disk."""
        os.write(self._ledger, f"\n{json.dumps(told)}\n".encode())
        os.fsync(self._ledger)

    async def _listen(self, reader):
        async for text in reader:
            self._do(self._attend(json.loads(text)))

    def _do(self, work):
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _attend(self, frame):
        try:
            with self._fuse.burning(Deed.COMMAND):
                answer = await getattr(self, f"_{frame['do']}")(frame)
        except Exception:  # nothing may fail here, so that the driver is told of it at once
            log.exception("frame_failed", frame=frame)
            os._exit(1)
        self._say({"n": frame["n"], **answer})
        self._fuse.reach(Deed.ANSWER, AFTER)

    def _say(self, frame):
        self._writer.write(f"{json.dumps(frame)}\n".encode())

    async def _meet(self, frame):
        await self._people.register(Identity(PLATFORM, frame["who"]), frame["who"])
        return {}

    async def _hear(self, frame):
        return await self._answered(
            await self._dispatcher.hear(await self._who(frame), frame["text"])
        )

    async def _press(self, frame):
        control = read_control(frame["text"])
        return await self._answered(await self._dispatcher.press(await self._who(frame), control))

    async def _pass(self, frame):
        await self._timepiece.let_pass(self._timepiece.now().fromisoformat(frame["until"]))
        return {}

    async def _quiet(self, _frame):
        """Wait until all that there is to say has been said."""
        moved = self._store.outbox_moved
        moved.clear()
        while await self._store.next_due((PLATFORM,)) is not None:
            await moved.wait()
            moved.clear()
        return {}

    async def _thought(self, _frame):
        """Wait until no match waits for a computer."""
        for match_id in await self._store.match_ids(None, MUCH):
            while waits_for_computer(await self._store.match(match_id)):  # noqa: ASYNC110
                await asyncio.sleep(LOOK_EVERY)
        return {}

    async def _who(self, frame):
        return await self._people.person(Identity(PLATFORM, frame["who"]))

    async def _answered(self, answer):
        view = answer.view
        return {
            "codes": [line.code for line in answer.lines],
            "refused": answer.refused,
            "view": view and {**shown(view), **await self._ways(view)},
        }

    async def _ways(self, view):
        """The buttons of a match, and the actions that these lead to by their numbers."""
        match = await self._store.match(view.match)
        game = match.game if match.turn == view.turn else None
        return {
            "yours": view.yours,
            "controls": [str(choice.control) for choice in view.choices],
            "spots": [str(spot.control) for spot in view.spots],
            "actions": [game.write(action) for action in choices(game)] if game else [],
            "typed": [game.show(action) for action in choices(game)] if game else [],
        }


def shown(view):
    """What someone sees of a match, with the commitment to its dice if that is told."""
    seals = [dict(note.params)["short"] for note in view.notes if "sealed" in note.code]
    return {
        "match": view.match,
        "turn": view.turn,
        "board": view.picture and board(view.picture),
        "over": view.over,
        "seal": seals[0] if seals else None,
    }


def board(picture):
    """A position as anyone sees it."""
    return f"{picture.pieces} {picture.dice} {picture.hand} {picture.lost}"
