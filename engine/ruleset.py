"""The table of functions that a ruleset is. `engine.catalogue` builds the tables.

Invariants:
- What is legal is decided here and nowhere else; everything else filters this one list.
- A filter never empties a list: a side with a pseudo-legal action has a legal one.
- `legal` is empty exactly when the position's verdict is set. Endings are judged after an action
  only; of a position that is loaded only the lack of moves is judged.
- The hammer is beside each piece that it catches.
- Endings are judged for the mover's opponent first, then for the mover, in table order.
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

Change: TypeAlias = tuple[Position, tuple[Event, ...]]
Caught: TypeAlias = Mapping[Bits, Bits]  # the square of each caught piece -> those of its captors
CaptureEffect: TypeAlias = Callable[[Board, Position, Square, Caught], Change]
Generator: TypeAlias = "Callable[[Ruleset, Position], Iterator[Action]]"
ActionEffect: TypeAlias = "Callable[[Ruleset, Position, Any], Change]"  # takes one type of action
Markable: TypeAlias = Callable[[Board, Position], Bits]
Arbiter: TypeAlias = Callable[[Position, tuple[Position, ...]], Outcome | None]


def _anywhere(board: Board, _position: Position) -> Bits:
    return board.all


class CaptureRule(NamedTuple):
    """Which pieces a hammer, the piece that has just moved, catches, and with which captors.

    `by` takes the hammer's square. `landings` are the squares where a hammer may catch a piece:
    all that do, perhaps some that do not; they make the search for captures faster.
    """

    by: Callable[[Board, Position, Square], Caught]
    landings: Callable[[Board, Position], Bits] = _anywhere


class Movement(NamedTuple):
    """The moves of a kind of piece, and why one cannot go from one square to another."""

    moves: Callable[[Board, Position, Bits], Iterator[Move]]
    why_not: Callable[[Board, Position, Square, Square], Refusal]


class Filter(NamedTuple):
    """Which pseudo-legal actions are legal, and the code that refuses the others."""

    code: RefusalCode
    keep: "Callable[[Ruleset, Position, tuple[Action, ...]], tuple[Action, ...]]"


class Ending(NamedTuple):
    """A reason to lose: `loses(rules, before, after, side)` is judged after an action."""

    reason: Reason
    loses: "Callable[[Ruleset, Position, Position, Side], bool]"


class Title(NamedTuple):
    """A ruleset's key, and its options that differ from the default, in table order.

    >>> str(Title("lemery-petteia", (("edge", "on"), ("compulsory", "enforced"))))
    'lemery-petteia(edge=on,compulsory=enforced)'
    """

    key: str
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        """The canonical name."""
        listed = ",".join(f"{option}={value}" for option, value in self.options)
        return f"{self.key}({listed})" if listed else self.key


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Ruleset:
    """One game. The catalogue keeps one object a title, so identity is equality.

    `revision` goes up when a rule is corrected. `movement` has an entry for each kind of piece in
    the game, `action_effects` for each type of action. `generators` give the pseudo-legal actions,
    `filters` keep the legal ones. `capture_effect` is applied to all that a move catches.
    `no_moves_ending` is judged after the other endings, and by itself for a loaded position;
    `endings_after` replaces `endings` after some types of action. `markable` are the pieces of a
    position that can bear a mark; `on_agreement` is the outcome when both sides agree to stop.
    `activity_range` is how many squares each kind can reach if active pieces are counted, and
    empty elsewhere. `letters` name the squares as players see them. `illegal_move_loses` when it is
    insisted on.

    >>> from engine.catalogue import ruleset
    >>> rules = ruleset("walker-petteia")
    >>> len(rules.legal(rules.start))
    32
    >>> position, events = rules.apply(rules.start, rules.legal(rules.start)[0])
    >>> position.side
    <Side.SECOND: 1>
    """

    title: Title
    revision: int
    board: Board
    start: Position
    movement: Mapping[Kind, Movement]
    generators: tuple[Generator, ...]
    filters: tuple[Filter, ...] = ()
    action_effects: Mapping[type[Action], ActionEffect]
    captures: tuple[CaptureRule, ...]
    capture_effect: CaptureEffect
    endings: tuple[Ending, ...]
    no_moves_ending: Ending
    endings_after: Mapping[type[Action], tuple[Ending, ...]] = field(default_factory=dict)
    referee: tuple[Arbiter, ...]
    markable: Markable
    on_agreement: Callable[[Position], Outcome]
    activity_range: Mapping[Kind, int] = field(default_factory=dict)
    letters: Lettering = Lettering.LATIN
    illegal_move_loses: bool = False

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
    def hides_hints(self) -> bool:
        """Whether an overlooked capture can be huffed, so that captures must not be hinted at."""
        return Huff in self.action_effects

    @property
    def adjudicates(self) -> bool:
        """Whether an agreement to stop is adjudicated by comparing the sides, not a draw."""
        return self.on_agreement(self.start).reason is not Reason.AGREEMENT

    def square_name(self, square: Square) -> str:
        """The name of a square as players see it."""
        return square_name(self.board, square, self.letters)

    def pseudo_legal(self, position: Position) -> Iterator[Action]:
        """The actions of all generators, before filters; computed one after another."""
        return chain.from_iterable(generate(self, position) for generate in self.generators)

    def legal(self, position: Position) -> tuple[Action, ...]:
        """Every legal action of the side to act; none exactly when a verdict is set."""
        if position.verdict is not None:
            return ()
        actions = tuple(self.pseudo_legal(position))
        for each in self.filters:
            actions = each.keep(self, position, actions)
        return actions

    def apply(self, position: Position, action: Action) -> Change:
        """The position after a legal action, and its events. Does not check that it is legal."""
        after, events = self.action_effects[type(action)](self, position, action)
        verdict = self.judged(position, after, self.endings_after.get(type(action), self.endings))
        if verdict is None:
            return after, events
        return replace(after, verdict=verdict), (*events, Ended(verdict))

    def load(self, position: Position) -> Position:
        """The position with its verdict: set if the side to act has no moves."""
        lost = self.no_moves_ending
        if any(position.hand) or not lost.loses(self, position, position, position.side):
            return position
        return replace(position, verdict=Outcome(position.side.other, lost.reason))

    def caught(self, position: Position, hammer: Square) -> Caught:
        """All that the piece now on `hammer` catches, by every capture rule at once (C3)."""
        if not self.board.beside[hammer] & position.men[position.side.other]:
            return {}
        found: dict[Bits, Bits] = {}
        for rule in self.captures:
            for prey, captors in rule.by(self.board, position, hammer).items():
                found[prey] = found.get(prey, 0) | captors
        return found

    def landings(self, position: Position) -> Bits:
        """The squares where a piece may catch: all that do, perhaps some that do not."""
        found = 0
        for rule in self.captures:
            found |= rule.landings(self.board, position)
        return found

    def judged(
        self, before: Position, after: Position, endings: tuple[Ending, ...]
    ) -> Outcome | None:
        """The verdict after an action, by `endings` and the lack of moves."""
        if any(after.hand):
            return None
        judged = (*endings, self.no_moves_ending)
        for side in (before.side.other, before.side):
            for reason, loses in judged:
                if loses(self, before, after, side):
                    return Outcome(side.other, reason)
        return None
