"""Does what people ask for and answers them, once, whatever becomes of the process.

Invariant: an answer is only for the person, unless they post it. A command whose answer takes
longer than a second is stored before it is acknowledged, and any with its effect, each with the
token that answers it: Discord never sends it again. It is answered, or done and answered, by the
process that starts next; what was done and not even acknowledged is said in direct messages.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import timedelta
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

import structlog

from bot.core.matches.errors import StoreFault, TryLater, Unreachable
from bot.core.matches.log_context import begin_request
from bot.core.matches.model import MatchId
from bot.core.store.values import InputKey, StoredInput, handling
from bot.frontends import DISCORD
from bot.frontends.bounded import BoundedDict
from bot.frontends.discord.channels import ChannelKind, place, read_place
from bot.frontends.discord.delivery import MAX_NONCE
from bot.frontends.discord.requests import read_stored
from bot.frontends.discord.responder import NETWORK_ERRORS, Responder, TokenResponder

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine

    import discord

    from bot.core.matches.model import Place
    from bot.core.store.port import Store
    from bot.core.store.values import Handling
    from bot.frontends.discord.channels import InteractionTokens, MessageSink
    from bot.frontends.discord.handler import RequestHandler
    from bot.frontends.discord.message import Message
    from bot.frontends.discord.requests import AnyRequest

LIGHT: Final = 0.4
"""Seconds after which a command is stored, beside the answer that is waited for."""

PATIENCE: Final = 1.0
"""Seconds for which an answer is waited for before its command is acknowledged without it."""

KEEP_TIMEOUT: Final = 1.0
"""Seconds for storing a command before it is acknowledged all the same: Discord gives it three."""

TOKEN_LIFETIME: Final = timedelta(minutes=15)
"""How long the token of an interaction answers it."""

DRAIN_TIMEOUT: Final = 3.0
"""Seconds for which stopping waits for the answers under way."""

ABANDONED_AFTER: Final = timedelta(minutes=2)
"""The age from which a command that another process took counts as left behind."""

LOOK_EVERY: Final = 15.0  # seconds

LATE: Final = 1.5  # seconds
"""A request without a first response for so long is late; Discord takes one for three seconds."""

MAX_LATE: Final = 20
"""While so many are late, no others are begun, which would make more of them late."""

MAX_REMEMBERED: Final = 10_000
"""How many interactions are remembered, so that one that Discord sends twice is done once."""

log = structlog.get_logger()


@dataclass(slots=True, kw_only=True)
class RequestRunner:
    """Runs requests: each is done and answered once.

    ``opened`` returns the sink of a place, ``tidy`` closes messages that a match has left behind at
    one. ``hears`` tells whether the events of a server, 0 for none, arrive here.
    """

    handler: RequestHandler
    store: Store
    tokens: InteractionTokens
    opened: Callable[[Place], Awaitable[MessageSink | None]]
    tidy: Callable[[Place, MatchId, tuple[str, ...]], Awaitable[None]]
    hears: Callable[[int], bool]
    _seen: BoundedDict[int, None] = field(default_factory=lambda: BoundedDict(MAX_REMEMBERED))
    _running: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    _unanswered: dict[int, float] = field(default_factory=dict)
    _is_stopping: bool = False

    async def run(self, interaction: discord.Interaction, request: AnyRequest) -> None:
        """Do what is asked and answer it.

        What comes while the bot stops is left alone. So is what comes while too many are late:
        Discord then says that the interaction failed, and nothing is done.
        """
        begin_request(platform=DISCORD)
        if self._is_stopping or interaction.id in self._seen:
            return
        self._seen[interaction.id] = None
        now = asyncio.get_running_loop().time()
        if next(islice(self._unanswered.values(), MAX_LATE - 1, None), now) < now - LATE:
            log.warning("interaction_dropped", unanswered=len(self._unanswered))
            return
        self._unanswered[interaction.id] = now
        try:
            await self._tracked(interaction.id, self._answer(interaction, request))
        finally:
            self._unanswered.pop(interaction.id, None)

    async def drain(self) -> None:
        """Take nothing more on, and wait for the answers under way, for a while."""
        self._is_stopping = True
        if self._running:
            await asyncio.wait(self._running.values(), timeout=DRAIN_TIMEOUT)

    async def resume_abandoned(self, client: discord.Client) -> None:
        """Answer what other processes left behind, each by only one process; until cancelled."""
        while True:
            await self.resume(client, beside_others=True)
            await asyncio.sleep(LOOK_EVERY)

    async def resume(self, client: discord.Client, *, beside_others: bool = False) -> None:
        """Answer what was acknowledged before a restart, as far as its tokens are still good.

        ``beside_others`` leaves to other processes what they may be answering.
        """
        now = self.handler.clock()
        try:
            pending = await self.store.inputs_to_answer(DISCORD, now)
            if beside_others:
                left = now + TOKEN_LIFETIME - ABANDONED_AFTER
                old = [each for each in pending if each.key.until and each.key.until <= left]
                keys = tuple(each.key for each in old)
                taken = await self.store.settle_inputs(keys, now)
                pending = tuple(each for each in old if each.key in taken)
        except StoreFault as fault:
            log.warning("requests_not_read", problem=str(fault))
            return
        waiting = [each for each in pending if each.key.number not in self._running]
        works = (self._tracked(each.key.number, self._resumed(client, each)) for each in waiting)
        for result in await asyncio.gather(*works, return_exceptions=True):
            if isinstance(result, Exception):
                log.error("interaction_failed", kind="resumed", exc_info=result)

    async def _tracked(self, key: int, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._running[key] = task
        task.add_done_callback(lambda _: self._running.pop(key, None))
        await task

    async def _answer(self, interaction: discord.Interaction, request: AnyRequest) -> None:
        until = self.handler.clock() + TOKEN_LIFETIME
        key = InputKey(DISCORD, interaction.id, until, request.written())
        responder = Responder(interaction, request)
        at = request.at
        with self.tokens.registered(interaction, at), handling(key) as effect:
            composing = asyncio.create_task(self.handler.handle(request, effect))
            keeping: asyncio.Task[None] | None = None
            is_deferred = False
            if _edits_post(request) or not await _is_ready(composing, min(LIGHT, PATIENCE)):
                keeping = asyncio.create_task(self._keep(key, request))
                patience = PATIENCE - LIGHT
                is_deferred = _edits_post(request) or not await _is_ready(composing, patience)
                if is_deferred:
                    await keeping
                    with suppress(*NETWORK_ERRORS):
                        await responder.defer()
                    self._unanswered.pop(interaction.id, None)
            message = await composing
            is_answered = await self._sent(responder.send, request, message, effect)
        self._unanswered.pop(interaction.id, None)
        if (keeping or effect.match) and (is_answered or not interaction.client.is_closed()):
            if keeping:
                await keeping
            await self._end(key)
        if request.pressed:
            await self._tidied(request)

    async def _resumed(self, client: discord.Client, pending: StoredInput) -> None:
        """Answer a request of an earlier process; do it, unless it is done already."""
        begin_request(platform=DISCORD)
        request = read_stored(pending.body)
        if request is not None and not self.hears(request.guild):
            return
        if request is None:
            await self._end(pending.key)
            return
        responder = TokenResponder(client, request)
        try:
            is_acknowledged = await responder.is_acknowledged()
        except NETWORK_ERRORS as error:
            log.warning("answer_lost", error=repr(error))
            return
        if not (is_acknowledged or pending.match):  # the person knows, and so nothing is done now
            await self._end(pending.key)
            return
        log.info("request_resumed", is_done=pending.match is not None)
        with handling(pending.key, pending.match) as effect:
            if not is_acknowledged:
                await self._sent_directly(request, self.handler.failure(request, effect))
            else:
                message = await (
                    self.handler.show_done(request, pending.match)
                    if pending.match
                    else self.handler.handle(request, effect)
                )
                await self._sent(responder.send, request, message, effect)
        await self._end(pending.key)

    async def _sent(
        self,
        send: Callable[[Message], Awaitable[None]],
        request: AnyRequest,
        message: Message,
        effect: Handling,
    ) -> bool:
        """Send an answer; if that fails, say what was stored, or that it went wrong."""
        try:
            await send(message)
        except NETWORK_ERRORS as error:
            log.warning("answer_lost", error=repr(error))
        except Exception as error:
            if self._is_stopping:  # the client was closed under it; the next process answers
                log.warning("answer_lost", error=repr(error))
            else:
                log.exception("interaction_failed", kind=request.kind)
        else:
            return True
        shorter = self.handler.failure(request, effect)
        try:
            await send(shorter)
        except Exception as error:  # noqa: BLE001 -- there is one way left
            log.warning("apology_lost", error=repr(error))
            return effect.match is not None and await self._sent_directly(request, shorter)
        return True

    async def _sent_directly(self, request: AnyRequest, message: Message) -> bool:
        """Say in direct messages what was stored."""
        chat = place(ChannelKind.PERSON, request.user)
        try:
            sink = await self.opened(chat)
            if sink is not None:
                await sink.send(message, request.token[-MAX_NONCE:], silent=True)
        except Exception as error:  # noqa: BLE001 -- the match itself is shown by its own posts
            log.warning("apology_lost", error=repr(error))
            return False
        return sink is not None

    async def _tidied(self, request: AnyRequest) -> None:
        """Close the card that was pressed if it is not the one that shows its match."""
        at = request.at or place(ChannelKind.PERSON, request.user)
        try:
            await self.tidy(at, MatchId(request.card), (request.pressed,))
        except (StoreFault, TryLater, Unreachable, *NETWORK_ERRORS) as error:
            log.info("card_not_closed", error=repr(error))

    async def _keep(self, key: InputKey, request: AnyRequest) -> None:
        """Store what is asked until it is answered, if the store is quick enough."""
        try:
            async with asyncio.timeout(KEEP_TIMEOUT):
                await self.store.keep_inputs(
                    (StoredInput(key, request.written()),), self.handler.clock()
                )
        except (StoreFault, TimeoutError) as error:
            log.warning("request_not_kept", problem=repr(error))

    async def _end(self, key: InputKey) -> None:
        try:
            await self.store.settle_inputs((key,), self.handler.clock())
        except StoreFault as fault:  # it expires
            log.warning("request_not_ended", problem=str(fault))


async def _is_ready(composing: asyncio.Task[Message], seconds: float) -> bool:
    """Wait for an answer, and return whether it is ready then and can be sent quickly."""
    await asyncio.wait({composing}, timeout=seconds)
    return composing.done() and not composing.result().is_heavy


def _edits_post(request: AnyRequest) -> bool:
    """Return whether the token is needed to edit the post that was pressed.

    It edits one message, which is that post if the press on it is acknowledged without an answer.
    """
    at = request.at
    return at is not None and read_place(at)[0] is ChannelKind.ANSWERS and not request.replaces
