"""Blocking: a blocked person's challenges do not arrive, and they cannot accept any.

Law: the blocked are told no reason; matches that run are left alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.matches.model import FORGOTTEN
from bot.core.messages import Refused, refused

if TYPE_CHECKING:
    from bot.core.matches.commands import Accept
    from bot.core.matches.model import Account, AccountId, Match
    from bot.core.store import Store


async def bars_offer(store: Store, challenger: AccountId, invited: AccountId) -> Refused | None:
    """Say why a challenge cannot be made to a person, or None when it can."""
    if is_gone(await store.account(invited)):
        return refused("gone")
    if await store.blocks(invited, challenger):
        return refused("undeliverable")
    if await store.blocks(challenger, invited):
        return refused("blocked-by-you")
    return None


async def bars_accept(store: Store, match: Match, command: Accept) -> Refused | None:
    """Say why a person cannot take a challenge up, or None when they can."""
    barred = await store.blocks(match.challenger, command.by)
    return refused("not-available") if barred else None


def is_gone(account: Account | None) -> bool:
    """Tell whether an account was forgotten."""
    return account is None or account.name == FORGOTTEN
