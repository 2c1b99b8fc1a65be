"""Where a person is called who has several platforms: at the one where they were last heard."""

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
"""A page rings nobody once it is closed, so it is home to those alone who are nowhere else."""

log = structlog.get_logger()


async def note_platform(store: Store, who: Account, here: RequestContext) -> Account:
    """Note where a person has just been heard, and return them as they are now."""
    if here.chat is None or here.chat == who.home:
        return who
    try:
        await store.set_preferred_platform(who.id, here.chat)
    except StoreFault as fault:  # it is noted the next time; nobody is refused for it
        log.warning("home_not_kept", problem=str(fault))
        return who
    return replace(who, home=here.chat)


def preferred_of_both(kept: str, gone: str) -> str:
    """Return the home of two accounts that become one; the second has just been heard."""
    return kept if gone == WEB_PLATFORM else gone
