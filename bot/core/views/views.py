"""What a person is shown: values free of any chat, which each front-end lays out in its own way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from bot.core.matches.computers import level_of
from bot.core.matches.messages import Line, PersonName, line
from bot.core.matches.model import FORGOTTEN
from render import Chart, Table

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from datetime import datetime, timedelta

    from bot.core.matches.controls import Control
    from bot.core.matches.messages import Notation
    from bot.core.matches.model import Account, AccountId, Match, MatchId
    from engine import Side
    from render import ChartPoint, Graphic, Picture


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks, and the names of those they see; ``account`` is None for a shared view."""

    account: Account | None
    names: Mapping[AccountId, str]

    @property
    def id(self) -> AccountId | None:
        """Return whose eyes these are, None for everyone's."""
        return self.account.id if self.account else None

    def name(self, account: AccountId) -> PersonName | Line:
        """Return the name of a person in the match; a forgotten person has none, only a word.

        A computer is told with its level.
        """
        if (level := level_of(account)) is not None:
            return line("computer-name", level=level)
        name = self.names[account]
        return line("somebody") if name == FORGOTTEN else PersonName(name)

    @classmethod
    def of(cls, account: Account | None, people: Mapping[AccountId, Account]) -> Viewer:
        """Return a viewer who knows the names of some people."""
        return cls(account, {who: each.name for who, each in people.items()})

    def player(self, match: Match, side: Side) -> PersonName | Line:
        """Return the name of the player of a side, in a match that has begun."""
        assert match.seats is not None  # noqa: S101 -- they are set when a match begins
        return self.name(match.seats[side])


class Tone(StrEnum):
    """How a button looks: what one usually wants, a yes, a no or what is for good, the others."""

    PLAIN = "plain"
    PRIMARY = "primary"
    SUCCESS = "success"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Choice:
    """A button: what it does and what it says.

    What is ``rare`` can be folded away if there is little room.
    """

    control: Control
    label: Line
    tone: Tone = Tone.PLAIN
    rare: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class ChoiceMenu:
    """Choices of which one is ``chosen``, for platforms with menus.

    If it is shown, the button with the same ``control`` and those of its choices are not needed.
    """

    control: Control
    label: Line
    choices: tuple[Choice, ...]
    chosen: Control | None = None


@dataclass(frozen=True, slots=True)
class Hotspot:
    """A square that can be pressed in the picture: its control and what it is.

    ``square`` says where it is, in controls and pictures; ``name`` is what it is called.
    """

    square: str
    control: Control
    label: Line
    name: Notation


@dataclass(frozen=True, slots=True)
class Seat:
    """A player of a match: whether they are to act, the pieces they took off, the time they have.

    ``left`` is that at the beginning of the turn, None without a clock.
    """

    name: PersonName | Line
    acts: bool
    taken: int
    left: timedelta | None


MESSAGES_SHOWN = 2
"""How many of the last messages are shown with the notes of a match."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchView:
    """A match as one person sees it now.

    ``words`` is the board in words, for those who cannot see the picture; ``spots`` are the
    squares of the picture that can be pressed, each doing what one of the choices does.
    ``yours`` is true when the match waits for this person. In a replay ``moment`` says how many
    plies are shown; None is the current match. The text of ``tap`` and the name of a square that
    is not a spot make the control that asks why it is not; None if the person does not play.
    ``moves`` are the last plies since a capture, in a replay all, each with its number. ``seats``
    are the players, this person first. A computer ``thinks`` when it is to act. Dice are thrown
    if ``rolls``. ``chat`` is what the players said to each other, the last at the end, and
    ``may_say`` whether this person is one of them.
    ``language`` is what the players have in common, for what everyone sees, and empty otherwise.
    ``is_open`` tells that anyone may take this challenge up.
    ``until`` is when the time of the side to act runs out, None if no clock goes.
    ``last`` is what the last turn did, which stays true. ``link`` is the address where anyone may
    watch the match, empty if it is not public.
    ``next`` has for each piece that can be picked the squares that may come next, separated by
    spaces; ``plays_at_once`` tells that the next square usually plays the move.
    """

    match: MatchId
    turn: int
    headline: Line
    picture: Picture | None = None
    notes: tuple[Line, ...] = ()
    words: tuple[Line, ...] = ()
    choices: tuple[Choice, ...] = ()
    spots: tuple[Hotspot, ...] = ()
    yours: bool = False
    over: bool = False
    moment: int | None = None
    tap: Control | None = None
    moves: tuple[tuple[int, Notation], ...] = ()
    seats: tuple[Seat, ...] = ()
    thinks: bool = False
    rolls: bool = False
    chat: tuple[Line, ...] = ()
    may_say: bool = False
    language: str = ""
    is_open: bool = False
    until: datetime | None = None
    last: tuple[Line, ...] = ()
    link: str = ""
    next: Mapping[str, str] = field(default_factory=dict)
    plays_at_once: bool = False

    @property
    def notes_and_chat(self) -> tuple[Line, ...]:
        """The notes and the last messages, for where the chat has no place of its own."""
        return (*self.notes, *self.chat[-MESSAGES_SHOWN:])


@dataclass(frozen=True, slots=True)
class Document:
    """A text to be kept, of any length: its file name and its content."""

    name: str
    text: str

    def too_large(self, limit: int) -> Line | None:
        """Say so if it has more bytes than a platform sends, or return None."""
        size = len(self.text.encode())
        return line("document-large", size=-(-size // 1_000_000)) if size > limit else None


@dataclass(frozen=True, slots=True)
class Figure:
    """A board to look at: its picture, the same in words, and the file that it is sent as.

    ``caption`` is spoken and drawn in the picture. ``spots`` are the squares that can be
    pressed, each doing what one of the choices does; None if it is only there to be seen.
    """

    picture: Picture
    words: tuple[Line, ...]
    caption: Line | None = None
    name: str = "board.png"
    spots: tuple[Hotspot, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class GraphicView(ABC):
    """A chart or a table: what is written and drawn, the same in words, and its file."""

    title: str
    subtitle: tuple[Line, ...]
    theme: str
    words: tuple[Line, ...]
    name: str

    @abstractmethod
    def graphic(self, say: Callable[[Line], str]) -> Graphic:
        """Return it as it is drawn, with its texts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingChart(GraphicView):
    """A person's rating over time.

    ``rows`` are figures with their labels, ``ticks`` what is written beneath moments of the curve.
    """

    rows: tuple[tuple[Line, str], ...]
    points: tuple[ChartPoint, ...]
    ticks: tuple[tuple[float, Line], ...]
    name: str = "rating.png"

    def graphic(self, say: Callable[[Line], str]) -> Chart:
        """Return the chart."""
        return Chart(
            title=self.title,
            subtitle=" · ".join(map(say, self.subtitle)),
            rows=tuple((say(label), figure) for label, figure in self.rows),
            points=self.points,
            ticks=tuple((at, say(said)) for at, said in self.ticks),
            theme=self.theme,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class StandingsTable(GraphicView):
    """The standings of an event; columns, rows and the reader's one as in a ``render.Table``."""

    columns: str
    header: tuple[Line | str, ...]
    rows: tuple[tuple[Line | str | None, ...], ...]
    highlighted: int | None
    name: str = "standings.png"

    def graphic(self, say: Callable[[Line], str]) -> Table:
        """Return the table."""
        header, *rows = (
            tuple(say(cell) if isinstance(cell, Line) else cell for cell in row)
            for row in (self.header, *self.rows)
        )
        return Table(
            title=self.title,
            subtitle=" · ".join(map(say, self.subtitle)),
            columns=self.columns,
            header=header,
            rows=tuple(rows),
            highlighted=self.highlighted,
            theme=self.theme,
        )


@dataclass(frozen=True, slots=True)
class Film:
    """A match in moving pictures: file, frames, the last one's caption, its end in words."""

    name: str
    pictures: tuple[Picture, ...]
    caption: Line
    words: tuple[Line, ...]
    match: MatchId | None = None


@dataclass(frozen=True, slots=True)
class Block:
    """A text in which each character is as wide as any other."""

    text: str


@dataclass(frozen=True, slots=True)
class ShareText:
    """A few lines that a person may copy or post elsewhere."""

    lines: tuple[Line, ...]


Content: TypeAlias = MatchView | Figure | GraphicView | Film | Document | Block | ShareText
"""What an answer may show besides its lines, one at a time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What the bot answers one person, in private: lines, what they are about, buttons; a refusal.

    A ``page`` takes the place of the page that it was turned to from; its first line is its title.
    ``reader`` is who reads it, if what was done changed how they are spoken to. ``changed`` is
    the match that was changed, as it is then; the dispatcher adds its view. ``invitation`` is the
    open challenge that was made, to be shared. ``menus`` are what some of the choices lead to, for
    platforms with menus. ``again`` is the control that gives the same to anyone, of what may be
    shown to all. ``is_private`` tells that it names matches of another place, whose names are for
    nobody else. ``until`` is when the time for it runs out, if there is a limit.
    """

    lines: tuple[Line, ...] = ()
    content: Content | None = None
    choices: tuple[Choice, ...] = ()
    menus: tuple[ChoiceMenu, ...] = ()
    again: Control | None = None
    refused: bool = False
    page: bool = False
    is_private: bool = False
    reader: Account | None = None
    changed: Match | None = None
    invitation: MatchId | None = None
    until: datetime | None = None

    @property
    def view(self) -> MatchView | None:
        """The match that it shows, if it shows one."""
        return self.content if isinstance(self.content, MatchView) else None


@dataclass(frozen=True, slots=True)
class Completion:
    """A completion: the whole text it makes, and what it means."""

    text: str
    label: Line | None = None
