"""A ruleset is a frozen table of named functions, put together in `engine.catalogue`.

Laws:
- What is legal is decided here and nowhere else; everything else filters this one list.
- A limit never empties a list: whoever has an action that is offered has one that is legal.
- `legal` is empty exactly when the position's verdict is set. Endings are judged after an action
  only; a position that is loaded is asked for nothing but a lack of moves.
- The hammer stands beside whomever it catches.
- What side loses by is asked of the mover's opponent first, then of the mover, in table order.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Any, NamedTuple, TypeAlias

from engine.actions import Action, Huff, Move
from engine.board import Bits, Board, Square
from engine.errors import Refusal, RefusalCode
from engine.events import Ended, Event
from engine.lettering import Lettering, square_name
from engine.position import Kind, Outcome, Position, Reason, Side
from engine.position_text import read_position
from engine.position_validation import validate_position

Change: TypeAlias = tuple[Position, tuple[Event, ...]]
Caught: TypeAlias = Mapping[Bits, Bits]  # the square of each piece caught, and its captors
Fate: TypeAlias = "Callable[[Board, Position, Square, Caught], Change]"
Offer: TypeAlias = "Callable[[Ruleset, Position], Iterator[Action]]"
Effect: TypeAlias = "Callable[[Ruleset, Position, Any], Change]"  # takes the one type it is for
Markable: TypeAlias = Callable[[Board, Position], Bits]
Arbiter: TypeAlias = Callable[[Position, tuple[Position, ...]], Outcome | None]


class Catch(NamedTuple):
    """A way of catching: whom the piece just arrived on a square catches, with whom.

    `landings` are the squares where a piece may catch so: all that do, perhaps some that do not.
    """

    by: Callable[[Board, Position, Square], Caught]
    landings: Callable[[Board, Position], Bits]


class Reach(NamedTuple):
    """How a kind moves, and why a piece of it cannot go from one square to another."""

    moves: Callable[[Board, Position, Bits], Iterator[Move]]
    why_not: Callable[[Board, Position, Square, Square], Refusal]


class Limit(NamedTuple):
    """Which of the actions offered may be chosen, and the code for the others."""

    code: RefusalCode
    keep: "Callable[[Ruleset, Position, tuple[Action, ...]], tuple[Action, ...]]"


class Ending(NamedTuple):
    """What a side loses by: `loses(rules, before, after, side)`, judged after an action."""

    reason: Reason
    loses: "Callable[[Ruleset, Position, Position, Side], bool]"


class Title(NamedTuple):
    """A ruleset's key, and those of its options that differ from the default, in table order."""

    key: str
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        """The canonical name, such as "lemery-petteia(edge=on,compulsory=enforced)"."""
        listed = ",".join(f"{option}={value}" for option, value in self.options)
        return f"{self.key}({listed})" if listed else self.key


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Ruleset:
    """One game. The catalogue keeps one object a title, so identity is equality.

    `revision` goes up when a rule is corrected; `letters` name the squares as players see them.
    `stuck` is the last of the endings, and the one that a loaded position is asked for;
    `aftermath` lists the other endings for actions after which not all of them are judged.
    `markable` tells which pieces of a position can bear a mark; `agreed` what it comes to when
    both sides stop. `paces` says how far each kind counts as reaching where activity is counted,
    and `ignorance` that an illegal move which is insisted on loses.
    """

    title: Title
    revision: int
    board: Board
    start: Position
    reach: Mapping[Kind, Reach]
    offers: tuple[Offer, ...]
    limits: tuple[Limit, ...] = ()
    effects: Mapping[type[Action], Effect]
    catch: tuple[Catch, ...]
    fate: Fate
    endings: tuple[Ending, ...]
    stuck: Ending
    aftermath: Mapping[type[Action], tuple[Ending, ...]] = field(default_factory=dict)
    referee: tuple[Arbiter, ...]
    markable: Markable
    agreed: Callable[[Position], Outcome]
    paces: Mapping[Kind, int] = field(default_factory=dict)
    letters: Lettering = Lettering.LATIN
    ignorance: bool = False

    def __repr__(self) -> str:
        return f"<Ruleset {self.name}>"

    @property
    def key(self) -> str:
        """The key in the catalogue."""
        return self.title.key

    @property
    def options(self) -> tuple[tuple[str, str], ...]:
        """The options that differ from the default."""
        return self.title.options

    @property
    def name(self) -> str:
        """The canonical name."""
        return str(self.title)

    @property
    def discreet(self) -> bool:
        """Whether an overlooked capture can be huffed, so that nobody may be shown captures."""
        return Huff in self.effects

    @property
    def adjudicates(self) -> bool:
        """Whether the sides are compared when both agree to stop, instead of a draw."""
        return self.agreed(self.start).reason is not Reason.AGREEMENT

    def square_name(self, square: Square) -> str:
        """The name of a square as players see it."""
        return square_name(self.board, square, self.letters)

    def offered(self, position: Position) -> Iterator[Action]:
        """What could be chosen if no limit held, found one after another."""
        return chain.from_iterable(offer(self, position) for offer in self.offers)

    def legal(self, position: Position) -> tuple[Action, ...]:
        """Every action that the side to act may choose; none exactly when a verdict is set."""
        if position.verdict is not None:
            return ()
        actions = tuple(self.offered(position))
        for limit in self.limits:
            actions = limit.keep(self, position, actions)
        return actions

    def apply(self, position: Position, action: Action) -> Change:
        """The position after a legal action, and what happened. Trusts that it is legal."""
        after, events = self.effects[type(action)](self, position, action)
        verdict = self._judged(position, after, self.aftermath.get(type(action), self.endings))
        if verdict is None:
            return after, events
        return replace(after, verdict=verdict), (*events, Ended(verdict))

    def read(self, text: str) -> Position:
        """The position of a text, with its verdict. Raises NotationError where it is unknown here.

        Few men, or no leaders, are no fault; a piece, hand or throw that this game has not is one.
        """
        position = read_position(self.board, text)
        validate_position(self, position)
        return self.load(position)

    def load(self, position: Position) -> Position:
        """The position with its verdict, where its side to act is stuck already."""
        if any(position.hand) or not self.stuck.loses(self, position, position, position.side):
            return position
        return replace(position, verdict=Outcome(position.side.other, self.stuck.reason))

    def caught(self, position: Position, hammer: Square) -> Caught:
        """All that the piece now on `hammer` catches, by every way of catching at once (C3)."""
        if not self.board.beside[hammer] & position.men[position.side.other]:
            return {}
        found: dict[Bits, Bits] = {}
        for catch in self.catch:
            for prey, captors in catch.by(self.board, position, hammer).items():
                found[prey] = found.get(prey, 0) | captors
        return found

    def landings(self, position: Position) -> Bits:
        """The squares where a piece may catch something: all that do, perhaps some that do not."""
        found = 0
        for catch in self.catch:
            found |= catch.landings(self.board, position)
        return found

    def _judged(
        self, before: Position, after: Position, endings: tuple[Ending, ...]
    ) -> Outcome | None:
        if any(after.hand):
            return None
        judged = (*endings, self.stuck)
        for side in (before.side.other, before.side):
            for reason, loses in judged:
                if loses(self, before, after, side):
                    return Outcome(side.other, reason)
        return None
