"""When the next call to a chat may go: Telegram's documented rates, and the limits it answers with.

Edits count like messages. Answers to pressed buttons do not count.
"""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from time import monotonic
from typing import TYPE_CHECKING, Final

from bot.frontends.bounded import BoundedDict

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

MAX_CHATS: Final = 4096
"""So many chats are remembered before those without recent calls are forgotten."""

TIMER_SLACK: Final = 0.001  # seconds; a timer may fire a little early


class Rank(IntEnum):
    """What goes first in a chat: boards, then answers to presses, then answers to typed words."""

    BOARD = 0
    ANSWER = 1
    CHATTER = 2


@dataclass(frozen=True, slots=True)
class Rate:
    """So many calls in any so many seconds; of these, answers and chatter get only a part."""

    calls: int
    seconds: float
    answers: int
    chatter: int

    def delay(self, times: deque[float], now: float, rank: Rank) -> float:
        """Return the seconds until one more call may go; ``times`` are those of the latest."""
        room = (self.calls, self.answers, self.chatter)[rank]
        return times[-room] + self.seconds - now if len(times) >= room else 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Rates:
    """Telegram's rates: in each chat, in each group, and in all.

    ``member`` is our own: how many answers to typed words one member of a group gets there.
    """

    chat: Rate = Rate(3, 3.0, answers=3, chatter=3)
    group: Rate = Rate(20, 60.0, answers=16, chatter=10)
    overall: Rate = Rate(30, 1.0, answers=24, chatter=15)
    member: Rate = Rate(5, 60.0, answers=5, chatter=5)


RATES: Final = Rates()


@dataclass(slots=True)
class _Chat:
    """The latest calls to a chat, until when it is closed, and who waits for their turn."""

    times: deque[float]
    blocked_until: float = 0.0
    waiting: list[tuple[Rank, int, asyncio.Future[None]]] = field(default_factory=list)
    timer: asyncio.TimerHandle | None = None


class Pace:
    """Lets calls pass at Telegram's rates, those of a lower rank first."""

    def __init__(self, rates: Rates, clock: Callable[[], float] = monotonic) -> None:
        """``clock`` returns seconds, which only go forward."""
        self._rates = rates
        self.clock = clock
        self._chats: dict[int, _Chat] = {}
        self._overall: deque[float] = deque(maxlen=rates.overall.calls)
        self._number = count()
        self._members: BoundedDict[Hashable, deque[float]] = BoundedDict(MAX_CHATS)

    def delay(self, chat_id: int, rank: Rank) -> float:
        """Return the seconds until a call may go, apart from those that wait already."""
        now, chat = self.clock(), self._chat(chat_id)
        rates = (self._rates.group, self._rates.chat) if chat_id < 0 else (self._rates.chat,)
        delays = [rate.delay(chat.times, now, rank) for rate in rates]
        overall = self._rates.overall.delay(self._overall, now, rank)
        return max(0.0, chat.blocked_until - now, overall, *delays)

    def admits(self, chat_id: int, member: Hashable) -> bool:
        """Count an answer to what a member typed; False if they have had their part of it."""
        rate, now = self._rates.member, self.clock()
        if chat_id > 0 or member is None:
            return True
        times = self._members.setdefault((chat_id, member), deque(maxlen=rate.calls))
        if rate.delay(times, now, Rank.CHATTER) > 0:
            return False
        times.append(now)
        self._members[chat_id, member] = times
        return True

    async def turn(self, chat_id: int, rank: Rank) -> None:
        """Wait until a call may go, and count it."""
        chat = self._chat(chat_id)
        mine = asyncio.get_running_loop().create_future()
        heappush(chat.waiting, (rank, next(self._number), mine))
        self._let_pass(chat_id)
        await mine

    def block(self, chat_id: int, seconds: float) -> None:
        """Let no call to this chat pass for so many seconds: Telegram has said so."""
        chat = self._chat(chat_id)
        chat.blocked_until = max(chat.blocked_until, self.clock() + seconds)

    def _let_pass(self, chat_id: int) -> None:
        """Let the calls pass whose turn it is, and look again when the next one's comes."""
        chat = self._chat(chat_id)
        if chat.timer is not None:
            chat.timer.cancel()
            chat.timer = None
        while chat.waiting:
            rank, _, first = chat.waiting[0]
            if not first.done():
                if delay := self.delay(chat_id, rank):
                    loop = asyncio.get_running_loop()
                    chat.timer = loop.call_later(delay + TIMER_SLACK, self._let_pass, chat_id)
                    return
                now = self.clock()
                chat.times.append(now)
                self._overall.append(now)
                first.set_result(None)
            heappop(chat.waiting)

    def _chat(self, chat_id: int) -> _Chat:
        chat = self._chats.get(chat_id)
        if chat is None:
            if len(self._chats) >= MAX_CHATS:
                self._chats = dict(self._busy())
            most = max(self._rates.chat.calls, self._rates.group.calls)
            chat = self._chats[chat_id] = _Chat(deque(maxlen=most))
        return chat

    def _busy(self) -> Iterator[tuple[int, _Chat]]:
        """Yield the chats whose calls still count, or wait."""
        longest = max(self._rates.chat.seconds, self._rates.group.seconds)
        now = self.clock()
        for chat_id, chat in self._chats.items():
            is_recent = bool(chat.times) and chat.times[-1] > now - longest
            if chat.waiting or is_recent or chat.blocked_until > now:
                yield chat_id, chat
