"""What every request goes through: rate limits, measurements, and an answer after any error."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

import structlog

from bot.core.errors import CorruptMatch, StoreFault
from bot.core.log_context import add_context, platform
from bot.core.messages import refused
from bot.core.observer import RequestName
from bot.core.store_errors import store_error_refusal
from bot.core.views.queries import refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.core.context import RequestContext
    from bot.core.matches.model import Account
    from bot.core.messages import Refused
    from bot.core.observer import InputKind
    from bot.core.service import Service
    from bot.core.views.views import Answer

UNREADABLE = "unread"
"""The name of a word that does not exist, and of a forged button, in metrics."""

log = structlog.get_logger()


class Middleware:
    """What every request goes through: rate limit, measurement, errors of the store."""

    def __init__(self, service: Service) -> None:
        """Keep to the limits of this service, and tell its observer."""
        self._doorkeeper = service.doorkeeper
        self._observer = service.observer

    async def attend(
        self,
        by: InputKind,
        name: str,
        doing: Callable[[], Awaitable[Answer]],
        *,
        who: Account,
        context: RequestContext,
    ) -> Answer:
        """Run a handler, unless the person exceeds the rate limit."""

        async def done() -> Answer:
            return self._hurried(who, context) or await _guarded(doing())

        return await self._watched(by, name, done)

    async def turn_away(self, by: InputKind, why: Refused) -> Answer:
        """Answer what could not be read."""

        async def done() -> Answer:
            return refusal(why)

        return await self._watched(by, UNREADABLE, done)

    async def _watched(
        self, by: InputKind, name: str, doing: Callable[[], Awaitable[Answer]]
    ) -> Answer:
        deed = RequestName(platform(), by, name)
        add_context(asked=name)
        began = perf_counter()
        try:
            answer = await doing()
        except StoreFault as fault:
            self._observer.failed(deed, perf_counter() - began)
            return refusal(store_error_refusal(fault))
        except Exception:
            self._observer.failed(deed, perf_counter() - began)
            raise
        why = answer.lines[0].code if answer.refused and answer.lines else None
        self._observer.answered(deed, perf_counter() - began, why)
        log.debug("answered", refused=why)
        return answer

    def _hurried(self, who: Account, context: RequestContext) -> Answer | None:
        keeper = self._doorkeeper
        why = keeper.why_hurried(who.id, context) if keeper else None
        return refusal(why) if why else None


async def _guarded(doing: Awaitable[Answer]) -> Answer:
    """A match that cannot be read is said to be so; the other matches go on."""
    try:
        return await doing
    except CorruptMatch as error:
        log.error("corrupt_match", problem=str(error))  # noqa: TRY400 -- the problem says it all
        return refusal(refused("corrupt"))
