"""The tables of handlers: by word and by button, with a match or without.

A handler is a function of the core's services and of one request. Modules of this package
register theirs when they are imported.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from bot.core.matches.model import Match
from bot.core.views.views import Answer
from bot.core.words import Request

if TYPE_CHECKING:
    from bot.core.accounts.personal_data import PersonalDataExport
    from bot.core.accounts.vacations import VacationCarrier
    from bot.core.chance import TimeSource
    from bot.core.context import RequestContext
    from bot.core.controls import Control, Verb
    from bot.core.handlers.rulebook import Rulebook
    from bot.core.matches.model import Account
    from bot.core.service import Service
    from bot.core.store import Store
    from bot.core.views.queries import ViewQueries


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """What handlers work with. ``languages`` are those that a person can choose."""

    matches: Service
    views: ViewQueries
    rulebook: Rulebook
    languages: tuple[str, ...]
    exports: PersonalDataExport
    vacations: VacationCarrier

    @property
    def store(self) -> Store:
        """The store of accounts and matches."""
        return self.matches.store

    @property
    def clock(self) -> TimeSource:
        """The clock that everything is judged by."""
        return self.matches.clock


NO_REQUEST = Request("")
"""The request of a button."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """What one person asks for, and where.

    ``request`` is the word with its options; for a button it is empty and ``control`` says it.
    ``opponent`` is the person whom a platform's own mention names.
    """

    who: Account
    context: RequestContext
    request: Request = NO_REQUEST
    control: Control | None = None
    opponent: Account | None = None

    @property
    def turn(self) -> int | None:
        """The turn of the button that was pressed, None for words."""
        return self.control.turn if self.control else None

    @property
    def choice(self) -> str:
        """The choice of the button that was pressed, empty for words."""
        return self.control.choice if self.control else ""


Handler: TypeAlias = Callable[[Services, Call], Awaitable[Answer]]
MatchHandler: TypeAlias = Callable[[Services, Call, Match], Awaitable[Answer]]

WORDS: dict[str, Handler] = {}
MATCH_WORDS: dict[str, MatchHandler] = {}
"""The words about one match, which is found before the handler is called."""

BUTTONS: dict[Verb, Handler] = {}
MATCH_BUTTONS: dict[Verb, MatchHandler] = {}
"""The buttons of a match, which is loaded before the handler is called."""

Key = TypeVar("Key")
AnyHandler = TypeVar("AnyHandler")


def _registers(
    table: dict[Key, AnyHandler], keys: tuple[Key, ...]
) -> Callable[[AnyHandler], AnyHandler]:
    def register(handler: AnyHandler) -> AnyHandler:
        table.update(dict.fromkeys(keys, handler))
        return handler

    return register


def on_word(*words: str) -> Callable[[Handler], Handler]:
    """Register a handler of words that need no match, or that find theirs themselves."""
    return _registers(WORDS, words)


def on_match_word(*words: str) -> Callable[[MatchHandler], MatchHandler]:
    """Register a handler of words about one match."""
    return _registers(MATCH_WORDS, words)


def on_button(*verbs: Verb) -> Callable[[Handler], Handler]:
    """Register a handler of buttons without a match."""
    return _registers(BUTTONS, verbs)


def on_match_button(*verbs: Verb) -> Callable[[MatchHandler], MatchHandler]:
    """Register a handler of buttons of a match."""
    return _registers(MATCH_BUTTONS, verbs)
