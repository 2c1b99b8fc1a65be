"""Whom a person blocks: no challenge of theirs arrives any more, and none is theirs to take up.

Law: the blocked are told no reason; matches that run are left alone.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.accounts.people import handle_of
from bot.core.controls import Control, Verb
from bot.core.matches.model import FORGOTTEN
from bot.core.matches.preferences import Orientation
from bot.core.messages import PersonName, Refused, Typed, family_line, line, refused
from bot.core.views.queries import answer, refusal
from bot.core.views.views import Choice

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bot.core.matches.commands import Accept
    from bot.core.matches.model import Account, AccountId, Match
    from bot.core.store import Store
    from bot.core.views.views import Answer

BLOCK, UNBLOCK = "block", "unblock"
MAX_LISTED = 10
"""How many of the blocked are shown, with a button each; the others are lifted by name."""


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
    """Tell whether an account is nobody's any more."""
    return account is None or account.name == FORGOTTEN


def blocking_request(options: Mapping[str, str]) -> tuple[str, str] | None:
    """Return whether somebody is to be blocked or unblocked, and the name that was typed.

    A name of several words stands behind the first option, as does ``block NAME`` without a sign.
    """
    first = options.get("orientation", "")
    rest = "" if first.casefold() in set(Orientation) else first
    for kind in (BLOCK, UNBLOCK):
        if kind in options:
            return kind, f"{options[kind]} {rest}".strip()
    word, _, name = rest.partition(" ")
    kind = word.casefold().removesuffix("=")
    return (kind, name.strip()) if kind in {BLOCK, UNBLOCK} else None


class Blocking:
    """Blocks people, and lifts it."""

    def __init__(self, store: Store) -> None:
        """Keep it in this store."""
        self._store = store

    async def wish(
        self, who: Account, wish: tuple[str, str], person: Account | None = None
    ) -> Answer:
        """Do what was typed, of the person that a platform gives or of the one with this name."""
        kind, name = wish
        if kind == UNBLOCK:
            return await self._unblock_named(who, name, person)
        found = person or await self._store.account_by_handle(handle_of(name))
        if found is None:
            return refusal(refused("nobody-to-block", typed=Typed(name[:40])))
        return await self.block(who, found)

    async def block_opponent(self, who: Account, match: Match) -> Answer:
        """Block the other person of a match or a challenge."""
        others = [person for person in match.people if person != who.id]
        if who.id not in match.people or not others:
            return refusal(refused("stranger"))
        found = await self._store.account(others[0])
        if found is None or is_gone(found):
            return refusal(refused("gone"))
        return await self.block(who, found)

    async def block(self, who: Account, person: Account) -> Answer:
        """Block a person; to do so twice changes nothing."""
        if person.id == who.id:
            return refusal(refused("own-block"))
        await self._store.block(who.id, person.id)
        lift = Choice(_lifting(person), family_line("button", Verb.UNBLOCK))
        return answer(line("done-blocked", name=PersonName(person.name)), choices=(lift,))

    async def unblock(self, who: Account, account_id: str) -> Answer:
        """Lift the block of a person, by the choice of a control."""
        return await self._lift(who, lambda person: person.id == account_id)

    async def listed(self, who: Account, shown: Answer) -> Answer:
        """Return the settings as they are shown, with the people who are blocked."""
        blocked = await self._store.blocked_by(who.id)
        if shown.refused or not blocked:
            return shown
        names = tuple(
            line("blocked-name", name=PersonName(each.name)) for each in blocked[:MAX_LISTED]
        )
        more = len(blocked) - len(names)
        said = line("setting-blocked", names=names, more=more)
        buttons = tuple(
            Choice(_lifting(each), line("unblock-name", name=PersonName(each.name)))
            for each in blocked[:MAX_LISTED]
        )
        return replace(shown, lines=(*shown.lines, said), choices=(*shown.choices, *buttons))

    async def _unblock_named(self, who: Account, name: str, person: Account | None) -> Answer:
        if person is not None:
            return await self.unblock(who, person.id)
        return await self._lift(who, lambda each: handle_of(each.name) == handle_of(name))

    async def _lift(self, who: Account, meant: Callable[[Account], bool]) -> Answer:
        blocked = await self._store.blocked_by(who.id)
        found = next((each for each in blocked if meant(each)), None)
        if found is None:
            return refusal(refused("not-blocked"))
        await self._store.unblock(who.id, found.id)
        return answer(line("done-unblocked", name=PersonName(found.name)))


def _lifting(person: Account) -> str:
    return str(Control(Verb.UNBLOCK, choice=person.id))
