"""Values that the store takes and returns, besides accounts, matches and notifications.

Input of a platform is one of them, so that it has its effect once. Invariant: a change of a match
is stored in one transaction with the note which input made it. So input that is handled again after
a crash is known to have had its effect.

There are two kinds of input. One is confirmed to its platform and is stored before; it is handled
again if a crash came before its effect, and of handled input only the key is kept, for so long
that the platform cannot send it again. The other can be answered for a while and is stored until
then; what it changed is answered after a crash.
"""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from bot.core.matches.model import AccountId, MatchId  # noqa: TC001 -- the same
from bot.core.matches.vacations import Vacation  # noqa: TC001 -- the same

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from bot.core.matches.events import Event
    from bot.core.matches.model import Account, Identity, Match, MatchId, Place
    from bot.core.store.outbox import Claim, Notification, OutboxItem


NEWS_LIFETIME = timedelta(minutes=15)
"""How long after two accounts were joined both are told of it."""

UNDO_LIFETIME = timedelta(days=7)
"""How long the joining of two accounts can be undone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """One step of a match, stored in one transaction.

    ``match.version`` is the version that was loaded (0 for a new match); the stored row gets
    the next one. ``claim`` claims its notifications at once, for the process that makes it;
    ``input`` is what made it, which is stored with the change. ``operators`` hear of reports.
    """

    match: Match
    events: tuple[Event, ...]
    notices: tuple[Notification, ...]
    at: datetime
    claim: Claim | None = None
    input: InputKey | None = None
    operators: tuple[Identity, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class DatabaseCondition:
    """How the file of an SQLite database is doing; what is unknown or not so is None.

    ``is_moved`` is true while the open file is not the one that its name leads to; ``disk_free``
    are bytes; ``backups_fail`` and ``last_backup`` are of backups on a schedule.
    """

    is_moved: bool = False
    disk_free: int | None = None
    is_disk_low: bool = False
    backups_fail: bool | None = None
    last_backup: datetime | None = None


@dataclass(frozen=True, slots=True)
class Saved:
    """A stored match with its new version, and the items of it that the change's claim got.

    ``has_more`` is true when due items of the match are left in the outbox: their recipients have
    earlier ones.
    """

    match: Match
    items: tuple[OutboxItem, ...] = ()
    has_more: bool = False


@dataclass(frozen=True, slots=True)
class NamedPerson:
    """A person of a platform with their user name, in lower case, and their display name."""

    identity: Identity
    username: str
    name: str


@dataclass(frozen=True, slots=True)
class Session:
    """A browser that is signed in to the web chat; ``used`` is None for one of an early version.

    ``browser`` is empty if it is unknown.
    """

    identity: Identity
    used: datetime | None = None
    browser: str = ""


@dataclass(frozen=True, slots=True)
class PushSubscription:
    """Where a browser gets notifications while the page is closed.

    ``endpoint`` is an address of the push service of the browser's maker; ``p256dh`` and ``auth``
    are the keys to encrypt for the browser, in base64url.
    """

    endpoint: str
    p256dh: str
    auth: str
    created: datetime


@dataclass(frozen=True, slots=True)
class DeliveryContext:
    """A match as it is now, with what a platform needs to show it.

    ``accounts`` are its people and those asked for, ``keys`` the keys by which the platform knows
    them, ``posts`` the match's posts on the platform, the oldest first.
    """

    match: Match | None
    accounts: Mapping[AccountId, Account]
    keys: Mapping[AccountId, str]
    posts: tuple[Post, ...]


@dataclass(frozen=True, slots=True)
class Erasure:
    """The last step of a match in which a person is forgotten.

    ``rewritten`` are the events of its log that named the person's place, without it, with their
    numbers, which count from 1.
    """

    change: Change
    rewritten: tuple[tuple[int, Event], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Post:
    """A message that shows a match: its place, its key there, and the turn that it shows.

    ``language`` is the one it is written in, also for the next version if several people
    read it. ``thread`` is the key of the place below the message where the match goes on, in the
    platform's own form; empty without one.
    """

    match: MatchId
    place: Place
    message: str
    turn: int
    language: str = ""
    thread: str = ""


@dataclass(frozen=True, slots=True)
class PlayedAt:
    """What is played at a place: the matches with a board there, and all names of the place."""

    names: frozenset[Place]
    boards: frozenset[MatchId]

    def includes(self, match: Match) -> bool:
        """Return whether a match has a board there, or its people are called there."""
        places = {match.place, *(stay.place for stay in match.stays)}
        return match.id in self.boards or not self.names.isdisjoint(places)


@dataclass(frozen=True, slots=True)
class LinkCode:
    """A one-use code that lets another identity join an account until it expires."""

    code: str
    account: AccountId
    expires: datetime


@dataclass(frozen=True, slots=True)
class LinkRequest:
    """A request to join the account whose code was typed.

    ``asker`` would become part of ``asked``: the first confirms it, then the other is asked.
    """

    code: str
    asker: AccountId
    asked: AccountId
    expires: datetime
    confirmed: bool = False


@dataclass(frozen=True, slots=True)
class Brought:
    """What an account brought when it was joined to another, so that it can be undone.

    The identities are platforms and keys. The ``added`` blocks (by it, of it, of this account)
    and lessons are those that the other account did not have. ``took_handle`` tells that the other
    got this one's handle. ``links`` are accounts that were joined to this one before. ``tried`` are
    the puzzles that the other had not tried, ``rushes`` when each of its rushes began. ``entered``
    are the tournaments that the other was not in, ``held`` those that it had made. ``calendar`` is
    the token of its calendar.
    """

    name: str
    handle: str | None
    took_handle: bool
    home: str
    kept_home: str
    identities: tuple[tuple[str, str], ...]
    matches: tuple[MatchId, ...]
    blocks: tuple[tuple[AccountId, AccountId], ...]
    added_blocks: tuple[tuple[AccountId, AccountId], ...]
    lessons: tuple[tuple[str, datetime], ...]
    added_lessons: tuple[str, ...]
    vacations: tuple[Vacation, ...]
    links: tuple[AccountId, ...]
    tried: tuple[str, ...] = ()
    rushes: tuple[datetime, ...] = ()
    entered: tuple[str, ...] = ()
    held: tuple[str, ...] = ()
    calendar: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Link:
    """An account that was joined to another at a time, and what it brought."""

    gone: AccountId
    kept: AccountId
    at: datetime
    brought: Brought

    def brings_again(self, earlier: Link) -> bool:
        """Return whether what both brought is undone with this link, as it came back in between.

        A link of an account to which the earlier one had been joined brought it along only.
        """
        return self.at > earlier.at and earlier.gone not in self.brought.links


@dataclass(frozen=True, slots=True)
class LinkParty:
    """One of two accounts that may be joined: its platforms, and the number of its matches."""

    account: Account
    platforms: tuple[str, ...]
    matches: int


@dataclass(frozen=True, slots=True)
class UsageCounts:
    """A person's matches in play, open challenges, and challenges made since some time."""

    running: int
    offered: int
    made: int


@dataclass(frozen=True, slots=True)
class PersonalRecords:
    """The matches of a person, each with its log; those in ``unread`` cannot be read.

    ``total`` counts all that the person has, of which these may be a part.
    """

    played: tuple[tuple[Match, tuple[Event, ...]], ...]
    unread: tuple[MatchId, ...] = ()
    total: int = 0


@dataclass(frozen=True, slots=True)
class Backlog:
    """Overdue work: how much it is, and since when the oldest is due."""

    count: int = 0
    since: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Survey:
    """Statistics of the store; ``outbox`` is by platform, ``size`` in bytes.

    ``computers`` are turns of computers that no process has taken.

    Counts stop at a limit of the store, so that counting never takes long.
    """

    running: int
    offered: int
    clocks: Backlog
    computers: Backlog
    outbox: Mapping[str, Backlog]
    size: int


@dataclass(frozen=True, slots=True)
class InputKey:
    """The ``number`` by which a ``source``, such as one bot on a platform, names an input.

    ``until`` is when the platform stops taking an answer to it, None for input that is confirmed.
    What can be answered has its ``body``, which is stored with its effect.
    """

    source: str
    number: int
    until: datetime | None = None
    body: str | None = field(default=None, repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class StoredInput:
    """An input in its front-end's own form; ``match`` is what it changed."""

    key: InputKey
    body: str
    match: MatchId | None = None


@dataclass(slots=True)
class Handling:
    """What an input that is being handled has changed so far."""

    key: InputKey
    match: MatchId | None = None
    is_over: bool = False


_current: ContextVar[Handling | None] = ContextVar("_current", default=None)


@contextmanager
def handling(key: InputKey, match: MatchId | None = None) -> Iterator[Handling]:
    """Note what an input changes while the block runs, in this task and those that it starts."""
    current = Handling(key, match)
    token = _current.set(current)
    try:
        yield current
    finally:
        current.is_over = True
        _current.reset(token)


@contextmanager
def repeatable() -> Iterator[None]:
    """Do a part of what an input asks for that has no second effect when it is done again.

    It is not noted as the input's, so that after a crash the rest is done.
    """
    token = _current.set(None)
    try:
        yield
    finally:
        _current.reset(token)


def current_input() -> InputKey | None:
    """Return the input that a change is to be stored with, None if there is none.

    Of confirmed input, the first change says that it is handled, and what comes later is not its
    effect. Of input with an answer, the last change is the one that is answered.
    """
    current = _current.get()
    if current is None or (not current.key.until and (current.match or current.is_over)):
        return None
    return current.key


def note_changed(match: MatchId) -> None:
    """Note that the input that is being handled, if any, changed a match and that it is stored."""
    if current := _current.get():
        current.match = match
