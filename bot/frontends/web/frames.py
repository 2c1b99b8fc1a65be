"""The JSON frames of the chat's WebSocket: what a page sends, and what it is sent.

The types of the page's scripts, ``frames.d.ts``, are made from these by `make frames`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias, TypedDict

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from bot.core.matches.context import RequestContext
from bot.core.matches.model import MatchId
from bot.core.typed.words import RECORD_LIMIT
from bot.core.views.views import Tone
from bot.frontends.web.push import MAX_ENDPOINT

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.matches.controls import Verb
    from bot.core.matches.model import Identity
    from bot.core.views.views import Choice as Button

MAX_FRAME_BYTES: Final = 65_536
MAX_TEXT: Final = RECORD_LIMIT + 500  # characters: a record behind its word

_Number = Annotated[int, Field(ge=0, le=2**31)]
_Text = Annotated[str, StringConstraints(max_length=MAX_TEXT)]
_Token = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[!-~]+$")]


class _Frame(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class TextFrame(_Frame):
    """Typed text to be answered or completed; ``here`` is the match that the person used last."""

    kind: Literal["hear", "complete"]
    n: _Number
    text: _Text
    here: _Token | None = None

    def context(self, session: Identity) -> RequestContext:
        """Return the context of the request, which a session of the web chat makes."""
        return RequestContext(MatchId(self.here) if self.here else None, session=session)


class PressFrame(_Frame):
    """A pressed button or square, possibly forged."""

    kind: Literal["press"]
    n: _Number
    control: _Token


class Subscription(_Frame):
    """Where the push service of the browser's maker takes notifications, and the browser's keys."""

    endpoint: Annotated[str, StringConstraints(max_length=MAX_ENDPOINT)]
    p256dh: Annotated[str, StringConstraints(pattern=r"^B[A-Za-z0-9_-]{86}=?$")]
    auth: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}(==)?$")]


class PushFrame(_Frame):
    """Switches notifications of this browser on or off."""

    kind: Literal["push"]
    subscription: Subscription | None


class SessionFrame(_Frame):
    """The first frame of a page inside another platform: the token of its session."""

    kind: Literal["session"]
    token: Annotated[str, StringConstraints(max_length=200)]


class PingFrame(_Frame):
    """Sent by a page that returns to the foreground, to see whether the connection is alive."""

    kind: Literal["ping"]


Frame: TypeAlias = TextFrame | PressFrame | PushFrame | PingFrame

_FRAME: TypeAdapter[Frame] = TypeAdapter(Annotated[Frame, Field(discriminator="kind")])


def read_frame(text: str) -> Frame:
    """Parse a frame; raises `ValueError` for anything else."""
    return _FRAME.validate_json(text)


class Choice(TypedDict):
    """A button: the control to press, and what that does, to which match."""

    id: str
    label: str
    tone: Tone
    verb: Verb
    match: str | None
    rare: bool


def choice_frame(choice: Button, label: str) -> Choice:
    """Return a button with its label in the reader's language."""
    return {
        "id": str(choice.control),
        "label": label,
        "tone": Tone.PRIMARY if choice.tone is Tone.SUCCESS else choice.tone,
        "verb": choice.control.verb,
        "match": choice.control.match,
        "rare": choice.rare,
    }


class Seat(TypedDict):
    """A player, as in `MatchView`."""

    name: str
    acts: bool
    taken: int
    left: int | None


class Way(TypedDict):
    """A button with a fixed place; it has no control if it leads nowhere."""

    id: str | None
    label: str


class Spot(TypedDict):
    """A square to press."""

    square: str
    id: str
    label: str


class Picture(TypedDict):
    """A picture's address, its words for those who cannot see it, its size in pixels."""

    src: str
    alt: str
    width: int
    height: int


class Symbol(TypedDict):
    """A symbol of the panel beneath a board; lengths are in pixels of the picture.

    ``number`` is what is written, if the name is ``count``.
    """

    name: str
    number: int
    left: int
    top: int
    side: int


class Board(Picture):
    """A board that the page draws.

    ``src`` is the picture of the empty one, ``back`` the same from the other side.
    ``sheet`` is the address of the symbols of the ``theme``. ``squares`` says which of them are on
    each square that is not empty, from the bottom up; a planned piece begins with a ``?``.
    The corner of the squares at ``left`` and ``top`` and the side of one, ``cell``, are in pixels
    of the picture. ``path`` is the last move.
    """

    back: str
    theme: str
    sheet: str
    files: int
    ranks: int
    flipped: bool
    left: int
    top: int
    cell: int
    squares: Mapping[str, str]
    panel: list[Symbol]
    path: list[str]


class Figure(Picture):
    """A board to look at; one with a ``name`` can be saved, one with ``spots`` can be pressed."""

    name: str | None
    spots: list[Spot] | None
    board: Board | None


class Film(Picture):
    """A match in moving pictures; ``still`` is the address of its last frame."""

    name: str
    still: str


class Document(TypedDict):
    """A text to be kept, and its file name."""

    name: str
    text: str


class Completion(TypedDict):
    """A whole text to type, and what it means."""

    text: str
    label: str | None


class Post(TypedDict):
    """A match as the reader sees it, as in `MatchView`; times are in milliseconds.

    ``tap`` and a square make the control that asks why that is not a spot. ``picked`` is the square
    picked first. ``ply`` is the number of the last of the ``moves``. ``result`` is ``won``,
    ``lost``, ``draw``, ``seen`` by others, or empty. ``drawn`` is the code of a set-up that is
    being drawn: with a control to draw one it makes the control that goes on drawing. ``next``
    says for a piece that can be picked which squares may come next, separated by spaces;
    ``plays_at_once`` tells that the next one usually plays the move. In the ``lobby`` are
    other people's open challenges. ``link`` is where anyone may watch, or empty.
    """

    match: str
    turn: int
    headline: str
    notes: list[str]
    picture: Board | None
    ways: list[list[Way]]
    choices: list[Choice]
    spots: list[Spot]
    yours: bool
    over: bool
    moment: int | None
    tap: str
    picked: str
    drawn: str
    until: int | None
    moves: list[str]
    ply: int
    seats: list[Seat]
    thinks: bool
    result: str
    chat: list[str]
    may_say: bool
    next: Mapping[str, str]
    plays_at_once: bool
    lobby: bool
    link: str


class GameCard(TypedDict):
    """A game to choose, and the ways to begin it."""

    name: str
    about: str
    length: str
    picture: Picture | None
    ways: list[Choice]


class Offer(TypedDict):
    """Something to go on with, such as the puzzle of the day."""

    title: str
    about: str
    picture: Picture | None
    way: Choice


class Opening(TypedDict):
    """What a person can begin with, and the aim of the first game.

    It is ``fresh`` if they have no match yet.
    """

    ways: list[Choice]
    aim: str
    offers: list[Offer]
    games: list[GameCard]
    fresh: bool


class Hello(TypedDict):
    """The first frame: who one is, all present matches, the server's time, the key for push."""

    kind: Literal["hello"]
    name: str
    language: str
    texts: Mapping[str, str]
    posts: list[Post]
    words: list[Completion]
    opening: Opening
    now: int
    push: str | None


class FirstStep(TypedDict):
    """A move on the board of a first visit: what to do, the square to press, what was done."""

    task: str
    before: Board
    square: str
    label: str
    after: Board
    done: str


class Stranger(TypedDict):
    """The first frame to a browser without an account, and what is sent when one is deleted."""

    kind: Literal["stranger"]
    texts: Mapping[str, str]
    language: str
    invitation: bool
    first: list[FirstStep]
    ways: list[Choice]


class ErrorReply(TypedDict):
    """The answer to a frame that came to nothing."""

    kind: Literal["error"]
    n: int | None
    text: str


class PostUpdate(TypedDict):
    """A match has changed; without a post it is removed. ``call`` rings."""

    kind: Literal["post"]
    match: str
    post: Post | None
    news: str | None
    call: bool


class Reply(TypedDict):
    """The answer to a frame; a frame that the server sends by itself has no number.

    A ``step`` is on the way to a move. ``join`` is the path of a challenge's link. ``shared`` is a
    text to copy or to post. ``until`` is when the time for it runs out, in milliseconds.
    """

    kind: Literal["answer"]
    n: int | None
    lines: list[str]
    post: Post | None
    step: bool
    figure: Figure | None
    film: Film | None
    block: str
    document: Document | None
    shared: str
    until: int | None
    choices: list[Choice]
    refused: bool
    join: str | None
    page: bool
    forgotten: bool


class Completions(TypedDict):
    """Completions of typed text."""

    kind: Literal["completions"]
    n: int
    items: list[Completion]


class PushState(TypedDict):
    """Whether this browser gets notifications."""

    kind: Literal["push"]
    on: bool


class Pong(TypedDict):
    """The answer to a ping."""

    kind: Literal["pong"]


class Busy(TypedDict):
    """Sent every two seconds while an answer takes longer."""

    kind: Literal["busy"]


SentFrame: TypeAlias = (
    Hello | Stranger | ErrorReply | PostUpdate | Reply | Completions | PushState | Pong | Busy
)
"""What the server sends."""
