"""What delivery needs of a platform and of the views of matches, and what the application does.

The protocols of the core and of a front-end, its status, and the results of its checks.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from bot.core.matches.messages import Line
    from bot.core.matches.model import Account, AccountId, GroupKey, Place
    from bot.core.matches.preferences import Settings
    from bot.core.store.outbox import DeliveryScope, Notification
    from bot.core.store.values import Post
    from bot.core.views.views import Answer, MatchView


@dataclass(frozen=True, slots=True, kw_only=True)
class Chat:
    """What is known of a chat when something is delivered to it.

    ``person`` is the platform's key of the person whose private chat it is, None if several
    people read; these are of a ``group``, if it has settings. ``is_home`` is true of a private chat
    to which its person's own notifications go. ``latest`` is the number of the latest message there
    as far as known, ``language`` what the platform says of the chat. ``wants_news`` tells whether
    news alone are worth a new message in a private chat, ``sends_late`` whether a notification that
    a later turn has overtaken begins a first message.
    """

    person: str | None
    group: GroupKey | None = None
    is_home: bool = False
    latest: int = 0
    language: str = ""
    wants_news: bool = True
    sends_late: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PostContent:
    """What a match's message shows at a place: to one ``reader``, or to several in a ``language``.

    ``called`` are the names of the people it mentions, by the keys that the platform knows them by.
    ``newest`` is the match's newest message there, if there is one.
    """

    place: Place
    view: MatchView
    reader: Account | None
    language: str
    news: Line | None
    called: Mapping[str, str]
    newest: Post | None = None


@dataclass(frozen=True, slots=True)
class Sent:
    """Where a match is shown now: the chat, which may have moved, the message, and its thread.

    People are called. ``again`` is the number of seconds after which the rest is to be tried again.
    """

    place: Place
    message: str
    thread: str = ""
    again: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Delivered:
    """Where something was delivered, and what is left to do.

    ``absent`` are people to be called in private, since they do not read along at the ``place``.
    ``again`` is the number of seconds after which what failed there is to be tried again, such as
    an older message that still has its buttons; None if nothing failed.
    """

    place: Place | None = None
    absent: tuple[AccountId, ...] = ()
    again: float | None = None


@dataclass(frozen=True, slots=True)
class PuzzleDelivered:
    """Whether a puzzle of the day was posted, and the zone and time of the day of tomorrow's."""

    zone: str = "UTC"
    time: str = ""
    is_posted: bool = True


class Localized(Protocol):
    """A message, in the form of its platform."""

    @property
    def language(self) -> str:
        """The language that it is written in."""


M = TypeVar("M", bound=Localized)


class Platform(Protocol[M]):
    """What delivery needs of a platform: messages of its own form, and three ways to use them.

    Each raises TryLater or Unreachable.
    """

    platform: str

    def own_chat(self, key: str) -> Place:
        """Return the private chat of the person with this key."""

    def chat(self, place: Place, posts: tuple[Post, ...]) -> Chat:
        """Describe a chat; ``posts`` are those of the match on the whole platform."""

    async def compose(self, content: PostContent) -> M:
        """Compose the message that shows a match."""

    def about_no_match(self, answer: Answer, reader: Settings) -> M:
        """Compose a message about no match: what waits for a person, or a puzzle."""

    async def send(self, place: Place, message: M, *, silent: bool) -> Sent | None:
        """Send a message, beside those that are there or instead of them.

        None when there is no way into the chat just now.
        """

    async def edit(self, place: Place, message_id: str, message: M) -> bool:
        """Edit a message; False when it cannot be edited any more."""

    async def close(self, post: Post, *, superseded: bool) -> bool:
        """Take a post's controls off; False when that is to be tried again with the next message.

        It is ``superseded`` by a newer one, or its match is not shown any more.
        """

    async def is_there(self, place: Place, key: str) -> bool:
        """Return whether a person reads along at a shared place; True if that is not known."""


class FrontEnd(Protocol):
    """A chat platform to which the core delivers."""

    @property
    def platform(self) -> str:
        """The platform's name, as identities and places carry it."""

    async def deliver(self, notification: Notification) -> Delivered | None:
        """Update the match's post for the person or place, and call people if asked.

        Only the people called are alerted. Returns what is left to do, None for nothing. Raises
        TryLater or Unreachable; after any other exception the delivery is retried later.
        """

    async def deliver_digest(self, account: AccountId) -> bool:
        """Send a person what waits for them, with an alert; False if nothing does.

        It is the list of their matches, or a question about linking (`Dispatcher.waiting`).

        Raises as `deliver` does.
        """

    async def deliver_puzzle(
        self, place: Place, now: datetime, lines: tuple[Line, ...] = ()
    ) -> PuzzleDelivered:
        """Post the puzzle of the day that it is at a place, beneath some lines; raises TryLater.

        It comes without an alert.
        """

    async def deliver_lines(
        self, to: AccountId | Place, lines: tuple[Line, ...], language: str = ""
    ) -> None:
        """Tell a person something, with an alert, or a place without one; raises as `deliver`.

        A place reads it in its own language, and in ``language`` if it has none.
        """


class Startable(FrontEnd, Protocol):
    """A front-end that is started, delivers, and is stopped."""

    @property
    def status(self) -> Status:
        """The current status."""

    def delivery_scope(self) -> DeliveryScope | None:
        """Return what can be delivered now, None for nothing."""

    async def start(self) -> None:
        """Start; raises CannotStart, or OSError for a port in use."""

    async def stop(self) -> None:
        """Stop, and close all connections."""


class Status(StrEnum):
    """Whether input is received: yes, once the platform can be reached, or no longer.

    A waiting front-end takes over when the process that serves the platform ends. The platform may
    refuse the bot's token, or give its input to another program that uses the same token; both are
    tried again.
    """

    SERVING = "serving"
    REACHING = "reaching"
    WAITING = "waiting"
    STOPPED = "stopped"
    REFUSED = "token refused"
    CONFLICT = "token used elsewhere"


NEEDS_ATTENTION: Final = frozenset({Status.STOPPED, Status.REFUSED, Status.CONFLICT})
"""The statuses that do not pass by themselves."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One result of a check: what was found, and what to do if something is wrong."""

    sentence: str
    advice: str = ""
