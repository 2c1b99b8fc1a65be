"""Blocking people and unblocking them: a setting, and a button under a match."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.accounts.people import handle_of, is_gone
from bot.core.handlers.registry import handles, handles_in_match
from bot.core.matches import actions_table as table
from bot.core.matches.computers import computer_in
from bot.core.matches.controls import Control, Verb
from bot.core.matches.messages import PersonName, Typed, family_line, line, refused
from bot.core.matches.preferences import Orientation
from bot.core.views.queries import answer, refusal
from bot.core.views.views import Choice

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bot.core.handlers.registry import Invocation, Services
    from bot.core.matches.model import Account, Match
    from bot.core.store.port import Store
    from bot.core.views.views import Answer

BLOCK, UNBLOCK = "block", "unblock"
MAX_LISTED = 10
"""How many of the blocked are shown, with a button each; the others are unblocked by name."""


def blocking_request(options: Mapping[str, str]) -> tuple[str, str] | None:
    """Return whether a person is to be blocked or unblocked, and the typed name; or None.

    A name of several words, and ``block NAME`` without a sign, is in the first option.
    """
    first = options.get("orientation", "")
    rest = "" if first.casefold() in set(Orientation) else first
    for kind in (BLOCK, UNBLOCK):
        if kind in options:
            return kind, f"{options[kind]} {rest}".strip()
    word, _, name = rest.partition(" ")
    kind = word.casefold().removesuffix("=")
    return (kind, name.strip()) if kind in {BLOCK, UNBLOCK} else None


async def block_by_request(
    store: Store, who: Account, wish: tuple[str, str], person: Account | None = None
) -> Answer:
    """Block or unblock the person that a platform gives, or the one with the typed name."""
    kind, name = wish
    if kind == UNBLOCK and person is not None:
        return await _unblock(store, who, lambda each: each.id == person.id)
    if kind == UNBLOCK:
        return await _unblock(store, who, lambda each: handle_of(each.name) == handle_of(name))
    found = person or await store.account_by_handle(handle_of(name))
    if found is None:
        return refusal(refused("nobody-to-block", typed=Typed(name[:40])))
    return await _block(store, who, found)


@handles_in_match(table.BLOCK)
async def _block_opponent(services: Services, invoked: Invocation, match: Match) -> Answer:
    """Block the other person of a match or a challenge."""
    if computer_in(match):
        return refusal(refused("computer-block"))
    others = [person for person in match.people if person != invoked.who.id]
    if invoked.who.id not in match.people or not others:
        return refusal(refused("stranger"))
    found = await services.store.account(others[0])
    if found is None or is_gone(found):
        return refusal(refused("gone"))
    return await _block(services.store, invoked.who, found)


@handles(table.UNBLOCK)
async def _unblock_by_button(services: Services, invoked: Invocation) -> Answer:
    return await _unblock(services.store, invoked.who, lambda each: each.id == invoked.choice)


async def _block(store: Store, who: Account, person: Account) -> Answer:
    """Block a person; to do so twice changes nothing."""
    if person.id == who.id:
        return refusal(refused("own-block"))
    await store.block(who.id, person.id)
    undo = Choice(_unblocking(person), family_line("button", Verb.UNBLOCK))
    return answer(line("done-blocked", name=PersonName(person.name)), choices=(undo,))


async def _unblock(store: Store, who: Account, meant: Callable[[Account], bool]) -> Answer:
    blocked = await store.blocked_by(who.id)
    found = next((each for each in blocked if meant(each)), None)
    if found is None:
        return refusal(refused("not-blocked"))
    await store.unblock(who.id, found.id)
    return answer(line("done-unblocked", name=PersonName(found.name)))


async def with_blocked(store: Store, who: Account, shown: Answer) -> Answer:
    """Return the settings as they are shown, with the people who are blocked."""
    blocked = await store.blocked_by(who.id)
    if not blocked:
        return shown
    listed = blocked[:MAX_LISTED]
    names = tuple(line("blocked-name", name=PersonName(each.name)) for each in listed)
    said = line("setting-blocked", names=names, more=len(blocked) - len(names))
    buttons = tuple(
        Choice(_unblocking(each), line("unblock-name", name=PersonName(each.name)))
        for each in listed
    )
    return replace(shown, lines=(*shown.lines, said), choices=(*shown.choices, *buttons))


def _unblocking(person: Account) -> Control:
    return Control(Verb.UNBLOCK, choice=person.id)
