"""What the core needs of the world: a store of matches, front-ends that deliver, a clock, chance.

Law: a match, its new events and what is to be said of them are stored in one transaction.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Protocol, TypeAlias

from bot.core.accounts.own_data import OwnData
from bot.core.accounts.vacation_list import VacationList
from bot.core.handlers.lesson_list import LessonList
from bot.core.leases import Leases
from bot.core.notifications.outbox import Outbox
from bot.core.survey import Surveyed
from bot.core.timetable import Timetable

if TYPE_CHECKING:
    from bot.core.matches.events import Event
    from bot.core.matches.model import Account, AccountId, Identity, Match, MatchId, Place
    from bot.core.notifications.outbox import Notification
    from engine.position import Side

Clock: TypeAlias = Callable[[], datetime]
"""The time now, in UTC and aware of it."""


class VersionConflict(Exception):  # noqa: N818 -- the field's name for it
    """Somebody else changed the match since it was loaded; nothing was written."""


class NameInUse(Exception):  # noqa: N818 -- named for what a person is told
    """Another account has this handle; nothing was written."""


class IdentityInUse(Exception):  # noqa: N818 -- see above
    """The identity belongs to an account already; nothing was written."""


class MatchIdInUse(Exception):  # noqa: N818 -- see above
    """A match has this id already; nothing was written."""


class RematchInUse(Exception):  # noqa: N818 -- see above
    """A match has an open rematch already; nothing was written."""


class TryLater(Exception):  # noqa: N818 -- see above
    """A platform asks for patience: what was to be delivered is to be tried again after a while."""

    def __init__(self, seconds: float) -> None:
        """Wait so many seconds."""
        super().__init__(f"in {seconds} s")
        self.seconds = seconds


class Unreachable(Exception):  # noqa: N818 -- see above
    """What was to be delivered can never arrive there; it is not tried again."""


class CannotStart(Exception):  # noqa: N818 -- see above
    """A front-end cannot start, such as for a wrong token: one sentence for the operator."""


class CorruptMatch(Exception):  # noqa: N818 -- see above
    """What is stored of a match cannot be read or does not replay.

    Where the match is named that is never passed over; a list of what there is leaves it out.
    """


class StoreFault(Exception):  # noqa: N818 -- see above
    """The store cannot be used just now, such as for want of room; nothing was changed."""


class Unsure(StoreFault):
    """The store was lost while it kept a change: what was asked for may be kept or not."""


class Chance(Protocol):
    """The only source of what nobody decides."""

    def lot(self) -> Side:
        """Draw a side."""

    def throw(self) -> tuple[int, int]:
        """Throw two fair dice; the higher comes first."""

    def seed(self) -> str:
        """Draw the secret that a match's dice and lot come from: 64 hexadecimal digits."""

    def match_id(self) -> MatchId:
        """Draw an id for a match: short, easy to type, hard to confuse."""

    def link_code(self) -> str:
        """Draw a code for joining identities, which cannot be guessed."""

    def account_id(self) -> AccountId:
        """Draw an id for an account."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Post:
    """A message that shows a match: where it stands, its key there, and which turn it shows.

    ``language`` is what it is written in; where several people read it, the next one is too.
    """

    match: MatchId
    place: Place
    message: str
    turn: int
    language: str = ""


@dataclass(frozen=True, slots=True)
class LinkCode:
    """A one-use code that lets another identity join an account until it expires."""

    code: str
    account: AccountId
    expires: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """One step of a match, to be stored as a whole.

    ``match.version`` is the version that was loaded (0 for a new match); the stored row gets
    the next one.
    """

    match: Match
    events: tuple[Event, ...]
    notices: tuple[Notification, ...]
    at: datetime


class Store(OwnData, Outbox, Timetable, VacationList, LessonList, Surveyed, Leases, Protocol):
    """Accounts, matches and the outbox, kept durably. Every method is one transaction."""

    async def add_account(self, account: Account, identity: Identity) -> None:
        """Keep a new account with its first identity, whose platform is its home.

        Raises NameInUse or IdentityInUse.
        """

    async def account(self, account_id: AccountId) -> Account | None:
        """Find an account by its id."""

    async def account_of(self, identity: Identity) -> Account | None:
        """Find the account that a platform's person belongs to."""

    async def accounts(self, ids: tuple[AccountId, ...]) -> dict[AccountId, Account]:
        """Find several accounts at once; unknown ids are left out."""

    async def account_by_handle(self, handle: str) -> Account | None:
        """Find an account by its handle."""

    async def handles(self, prefix: str, limit: int) -> tuple[Account, ...]:
        """List accounts whose handle begins so, in the handle's order."""

    async def rename(self, account_id: AccountId, name: str) -> None:
        """Keep what a platform's person is called now."""

    async def move_home(self, account_id: AccountId, platform: str) -> None:
        """Keep on which platform a person is called from now on."""

    async def add_link_code(self, code: LinkCode) -> None:
        """Keep a code; the account's earlier ones are struck off."""

    async def take_link_code(self, code: str, now: datetime) -> AccountId | None:
        """Strike a code off and return its account, or None when it is unknown or expired."""

    async def join(self, gone: AccountId, kept: AccountId, changes: tuple[Change, ...]) -> None:
        """Give an account's identities to another, with the changes of its matches, or nothing.

        Raises VersionConflict when one of the matches has changed meanwhile.
        """

    async def keys_on(self, platform: str, ids: tuple[AccountId, ...]) -> dict[AccountId, str]:
        """Return the keys by which a platform knows accounts; strangers to it are left out.

        Of an account with several identities on the platform, the one that came first in order.
        """

    async def matches_with(self, account_id: AccountId) -> tuple[Match, ...]:
        """List every match that an account has a part in; raises CorruptMatch."""

    async def posts(self, match_id: MatchId, platform: str) -> tuple[Post, ...]:
        """List the posts of a match on a platform, the oldest first."""

    async def post_at(self, place: Place, message: str) -> Post | None:
        """Find the post that a message is."""

    async def keep_post(self, post: Post) -> None:
        """Keep a post, or which turn it shows now."""

    async def drop_post(self, post: Post) -> None:
        """Forget a post whose message is gone or has lost its controls."""

    async def move_place(self, old: Place, new: Place) -> None:
        """Note that a place has a new key: posts, parcels and later notices go to the new one."""

    async def save_settings(self, account: Account) -> None:
        """Keep an account's settings."""

    async def keep_client(self, account_id: AccountId, client: str) -> None:
        """Keep what language a person's client asks for, and leave what they chose."""

    async def block(self, account_id: AccountId, blocked: AccountId) -> None:
        """Keep that an account blocks another, if it does not yet."""

    async def unblock(self, account_id: AccountId, blocked: AccountId) -> None:
        """Forget that an account blocks another."""

    async def blocks(self, account_id: AccountId, other: AccountId) -> bool:
        """Tell whether an account blocks another."""

    async def blocked_by(self, account_id: AccountId) -> tuple[Account, ...]:
        """List the accounts that an account blocks, by their names."""

    async def create(self, change: Change) -> Match:
        """Keep a new match and return it with its version.

        Raises MatchIdInUse, or RematchInUse when there is another open rematch of the same match.
        """

    async def save(self, change: Change) -> Match:
        """Keep a match's next step and return it with its version; raises VersionConflict."""

    async def match(self, match_id: MatchId) -> Match | None:
        """Load a match from its snapshot; raises CorruptMatch."""

    async def matches_of(self, account_id: AccountId, finished: int) -> tuple[Match, ...]:
        """List a person's offered and running matches and the last few finished ones.

        Offered matches that were declined or withdrawn count as finished. The most recently
        changed come first. What cannot be read is left out.
        """

    async def rematch_of(self, match_id: MatchId) -> Match | None:
        """Find the open rematch of a match; raises CorruptMatch."""

    async def open_challenges(
        self, now: datetime, limit: int, viewer: AccountId
    ) -> tuple[Match, ...]:
        """List offered matches that name no opponent and have not expired, the newest first.

        Where one of challenger and viewer blocks the other, the challenge is left out, and so is
        what cannot be read.
        """

    async def match_ids(self, after: MatchId | None, limit: int) -> tuple[MatchId, ...]:
        """List match ids in their order, from the one after the given on; for going through all."""

    async def count_matches(self) -> int:
        """Count all matches."""

    async def log(self, match_id: MatchId) -> tuple[Event, ...]:
        """Return a match's events from the first on; raises CorruptMatch."""


class FrontEnd(Protocol):
    """A chat platform, as the core sees it."""

    @property
    def platform(self) -> str:
        """The platform's name, as identities and places carry it."""

    async def deliver(self, notice: Notification) -> None:
        """Bring the match's post up to date for the person or place, and call if asked.

        Nothing rings but for whoever is called. Raises TryLater or Unreachable; any other exception
        means that it did not arrive and is to be tried again later.
        """

    async def deliver_digest(self, account: AccountId) -> bool:
        """Send a person the list of what waits for them, which rings; False if nothing waits.

        Raises as `deliver` does.
        """
