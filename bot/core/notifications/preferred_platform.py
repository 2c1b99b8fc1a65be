"""The platform on which a person of several is called: the one they last used."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import structlog

from bot.core.errors import StoreFault

if TYPE_CHECKING:
    from bot.core.context import RequestContext
    from bot.core.matches.model import Account
    from bot.core.store import Store

WEB_PLATFORM: Final = "web"
"""A closed page cannot ring, so it is preferred only by people without another platform."""

log = structlog.get_logger()


async def note_platform(store: Store, who: Account, context: RequestContext) -> Account:
    """Store the platform that a person has just used, and return their account with it."""
    if context.chat is None or context.chat == who.home:
        return who
    try:
        await store.set_preferred_platform(who.id, context.chat)
    except StoreFault as fault:  # stored the next time; the request goes on
        log.warning("home_not_kept", problem=str(fault))
        return who
    return replace(who, home=context.chat)


def preferred_of_both(kept: str, gone: str) -> str:
    """Return the preferred platform of two accounts that are merged; the second was just used."""
    return kept if gone == WEB_PLATFORM else gone
