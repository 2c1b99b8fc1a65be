"""The handlers of the actions: of words and of buttons, with a match or without.

A handler is a function of the core's services and of one request. Modules of this package
register theirs when they are imported.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol, TypeAlias, TypeVar
from weakref import WeakValueDictionary

from bot.core.accounts.rate_limits import DAY, SlidingWindow
from bot.core.matches.actions_table import VERBS, WORDS
from bot.core.matches.model import Match, MatchId
from bot.core.service.tournaments import TournamentDirector
from bot.core.service.vacations import VacationCarrier
from bot.core.typed.words import Request
from bot.core.views.views import Answer

if TYPE_CHECKING:
    import asyncio
    from datetime import date

    from bot.core.accounts.personal_data import PersonalDataExport
    from bot.core.matches.actions_table import ActionRow
    from bot.core.matches.chance import TimeSource
    from bot.core.matches.context import RequestContext
    from bot.core.matches.controls import Control, ControlChoice
    from bot.core.matches.messages import Line
    from bot.core.matches.model import Account, Place
    from bot.core.matches.puzzles import Tried
    from bot.core.service.analyst import Analyst
    from bot.core.service.computer_player import ComputerPlayer
    from bot.core.service.service import Service
    from bot.core.store.port import Store
    from bot.core.views.queries import ViewQueries
    from bot.core.views.views import Choice
    from engine import RefusalCode
    from engine.explain import NotCapturedCode


RENAMES_A_DAY = 3
"""How often a person may change their name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """What handlers work with.

    ``languages`` are those that a person can choose. Without a ``computer`` there are no matches
    against one, without an ``analyst`` no hints. ``tournament_locks``, by code, let people of this
    process change a tournament one after another.
    """

    matches: Service
    views: ViewQueries
    rulebook: Rulebook
    languages: tuple[str, ...]
    exports: PersonalDataExport
    computer: ComputerPlayer | None = None
    analyst: Analyst | None = None
    renames: SlidingWindow = field(default_factory=lambda: SlidingWindow(RENAMES_A_DAY, DAY))
    tournament_locks: WeakValueDictionary[str, asyncio.Lock] = field(
        default_factory=WeakValueDictionary
    )

    @property
    def store(self) -> Store:
        """The store of accounts and matches."""
        return self.matches.store

    @property
    def vacations(self) -> VacationCarrier:
        """What carries vacations into matches."""
        return VacationCarrier(self.matches)

    @property
    def tournaments(self) -> TournamentDirector:
        """What begins tournaments."""
        return TournamentDirector(self.matches)

    @property
    def clock(self) -> TimeSource:
        """The clock that everything is judged by."""
        return self.matches.clock


NO_REQUEST = Request("")
"""The request of a button."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Invocation:
    """A request of one person, and the place that it was made in.

    ``request`` is the word with its options; for a button it is empty and ``control`` says it.
    ``opponent`` is the person whom a platform's own mention names.
    """

    who: Account
    context: RequestContext
    request: Request = NO_REQUEST
    control: Control | None = None
    opponent: Account | None = None

    @property
    def action(self) -> ActionRow:
        """What is to be done, by a word or by a button."""
        return VERBS[self.control.verb] if self.control else WORDS[self.request.word]

    @property
    def match_id(self) -> MatchId:
        """The match of the button that was pressed, empty for words and if it has none."""
        return (self.control.match if self.control else None) or MatchId("")

    @property
    def turn(self) -> int | None:
        """The turn of the button that was pressed, None for words."""
        return self.control.turn if self.control else None

    @property
    def choice(self) -> ControlChoice:
        """The choice of the button that was pressed, empty for words."""
        return self.control.choice if self.control else ""

    @property
    def choice_text(self) -> str:
        """The choice of a button whose verb takes a text."""
        return str(self.choice)

    @property
    def number(self) -> int | None:
        """The number that the button chooses, None if it chooses none."""
        return self.choice if isinstance(self.choice, int) else None


Handler: TypeAlias = Callable[[Services, Invocation], Awaitable[Answer]]
MatchHandler: TypeAlias = Callable[[Services, Invocation, Match], Awaitable[Answer]]

HANDLERS: dict[ActionRow, Handler] = {}
MATCH_HANDLERS: dict[ActionRow, MatchHandler] = {}
"""The handlers for which the match is found before they are called."""

AnyHandler = TypeVar("AnyHandler")


def _registers(
    handlers: dict[ActionRow, AnyHandler], actions: tuple[ActionRow, ...]
) -> Callable[[AnyHandler], AnyHandler]:
    def register(handler: AnyHandler) -> AnyHandler:
        for action in actions:
            if action in HANDLERS or action in MATCH_HANDLERS:
                raise ValueError(action)
            handlers[action] = handler
        return handler

    return register


def handles(*actions: ActionRow) -> Callable[[Handler], Handler]:
    """Register a handler of actions that need no match, or that find theirs themselves."""
    return _registers(HANDLERS, actions)


def handles_in_match(*actions: ActionRow) -> Callable[[MatchHandler], MatchHandler]:
    """Register a handler of actions in one match: that of a button, or the one a word means."""
    return _registers(MATCH_HANDLERS, actions)


@dataclass(frozen=True, slots=True)
class LessonAnswer:
    """What is answered in a lesson, and the key of the lesson if it was solved by that.

    ``about`` is the key of a puzzle of no course, and ``tried`` what was done with it, if anything.
    """

    answer: Answer
    solved: str = ""
    about: str = ""
    tried: Tried | None = None


class Lessons(Protocol):
    """Small positions to be solved; ``solved`` are the keys of those that a person has solved."""

    def open(self, who: Account, typed: str, solved: frozenset[str]) -> LessonAnswer:
        """Answer words: a ruleset, the number of a lesson, what is done in it; or nothing."""

    def press(self, who: Account, choice: str, solved: frozenset[str]) -> LessonAnswer:
        """Answer a button press. The choice is untrusted: it may be old or forged."""

    def daily(self, who: Account, day: date) -> LessonAnswer:
        """Answer with the puzzle of a day, which is the same for everyone."""

    def rated(self, game: str = "") -> Mapping[str, int]:
        """Return the puzzles that people are given by their level, perhaps of one game, by keys.

        Each has the rating that it had before anyone tried it; the easiest come first.
        """

    def streak(self, solved: Collection[str], day: date) -> int:
        """Count the days in a row whose puzzle was solved, up to a day or the one before."""

    def posted(self, day: date) -> Answer:
        """Return the puzzle of a day as a group reads it, with the button that opens it."""

    def next_control(self, key: str, solved: frozenset[str]) -> Control:
        """Return the control of a ruleset's first lesson that is not solved, else of its list."""


@dataclass(frozen=True, slots=True)
class Citation:
    """What the rulebook says of something, and the ways to its pages."""

    lines: tuple[Line, ...]
    ways: tuple[Choice, ...]


class Rulebook(Protocol):
    """How the games go; each answer is a page, or refuses what cannot be found."""

    @property
    def lessons(self) -> Lessons:
        """The lessons that come with the book."""

    def topics(self) -> tuple[tuple[str, Line], ...]:
        """Return what pages are about, as one types it and as it is called."""

    @property
    def assistant_host(self) -> str:
        """The server that questions are also sent to; empty if they stay here."""

    async def ask(
        self,
        who: Account,
        typed: str,
        place: Place | None = None,
        match: Match | None = None,
        of_match: Mapping[str, tuple[Line, ...]] = ...,
    ) -> Answer:
        """Answer a ruleset, a topic, a question or nothing; by a match's rules if it has one.

        A question may go on from the last one of the same person at the same ``place``.

        ``of_match`` has what can be answered from the match itself: its ``ending``, its ``turn``,
        the last ``move`` and ``capture``, and under ``if`` what a move in the question would do.
        """

    def open(self, who: Account, rules: str) -> Answer:
        """Show the first page of a ruleset."""

    def press(self, who: Account, choice: str, match: Match | None = None) -> Answer:
        """Answer a button press. The choice is untrusted: it may be old or forged."""

    def cite_refusal(self, match: Match, code: RefusalCode) -> Citation:
        """Cite what a refusal rests on by a match's rules, with the way to its explanation."""

    def cite_uncaught(self, match: Match, code: NotCapturedCode) -> Citation | None:
        """Cite why a match's rules do not capture a piece so, or None if nothing tells it."""
