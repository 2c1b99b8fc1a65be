"""What anyone may see of a person without an account: their page, and their latest matches.

Invariant: people who hide their results, have no public matches, or are gone have no page, and
their names lead to the same answer as unknown ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from bot.core.accounts.people import NAME_LIMIT, handle_of, is_gone
from bot.core.matches.computers import is_computer
from bot.core.matches.messages import line
from bot.core.matches.model import AccountId
from bot.core.matches.preferences import Audience
from bot.core.typed.terms import ruleset_line
from bot.core.views.views import Viewer
from engine import Side

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.matches.messages import Line
    from bot.core.matches.model import Account, Match
    from bot.core.store.port import Store

LATEST: Final = 20
"""How many matches of a person or an event are listed."""


@dataclass(frozen=True, slots=True)
class PublicMatch:
    """A finished match that anyone could watch, when it ended, and its people."""

    match: Match
    ended: datetime
    viewer: Viewer

    @property
    def result(self) -> Line:
        """Who won against whom, or that it was a draw."""
        winner = self.match.outcome.winner if self.match.outcome else None
        ruleset = ruleset_line(self.match.terms.ruleset)
        one = self.viewer.player(self.match, Side.FIRST if winner is None else winner)
        other = self.viewer.player(self.match, Side.SECOND if winner is None else winner.other)
        if winner is None:
            return line("week-drawn", one=one, other=other, ruleset=ruleset)
        return line("week-won", winner=one, loser=other, ruleset=ruleset)


@dataclass(frozen=True, slots=True)
class PublicPlayer:
    """A person with a page, and their latest public matches, the last one first."""

    account: Account
    matches: tuple[PublicMatch, ...]


def player_path(who: Account) -> str:
    """Return the path of a person's page: by the name they chose, else by a random number.

    >>> from bot.core.matches.model import Account
    >>> player_path(Account(AccountId("c0ffee"), "Ada B", "ada b"))
    '/player/ada%20b'
    """
    handle = who.handle or ""
    # Browsers take a name of dots for a folder; a long name may be longer in small letters.
    is_usable = handle.strip(".") and handle == handle_of(handle)
    return f"/player/{quote(handle, safe='') if is_usable else who.id}"


async def public_player(store: Store, named: str) -> PublicPlayer | None:
    """Return the player whose page has this name, if there is one."""
    if len(named) > NAME_LIMIT or not named.isprintable():
        return None
    who = await store.account(AccountId(named)) or await store.account_by_handle(handle_of(named))
    if who is None or is_gone(who) or is_computer(who.id):
        return None
    if who.settings.results is not Audience.EVERYONE:
        return None
    found = await store.public_matches(who.id, LATEST)
    people = {person for match, _ in found for person in match.people}
    viewer = Viewer.of(None, await store.accounts(tuple(people)))
    matches = tuple(PublicMatch(match, ended, viewer) for match, ended in found)
    return PublicPlayer(who, matches) if matches else None
