"""A game: a ruleset, the position now, and the positions since the last irreversible action.

Law: `legal` is empty exactly when `outcome` is set. What the position decides comes first; then the
referee's count, which covers only what was played, so a position just loaded has nothing to count.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

from engine import explain
from engine.actions import PLIES, Action, write_action
from engine.board import Square
from engine.errors import AmbiguousAction, IllegalAction, Refusal, RefusalCode
from engine.events import Captured, Event, Huffed, Placed
from engine.lettering import shown
from engine.position import Outcome, Position
from engine.position_text import write_position
from engine.reading import ParsedAction, fitting, parse
from engine.ruleset import Ruleset

_IRREVERSIBLE = (Captured, Placed, Huffed)


@dataclass(frozen=True)
class Game:
    """A game at one moment. `line` ends with `position`.

    `events` are those of the last ply, and of what followed that is none (a throw, a huff).
    """

    ruleset: Ruleset
    position: Position
    line: tuple[Position, ...]
    events: tuple[Event, ...] = field(default=(), compare=False)

    @classmethod
    def start(cls, ruleset: Ruleset) -> "Game":
        """A new game."""
        return cls(ruleset, ruleset.start, (ruleset.start,))

    @classmethod
    def load(cls, ruleset: Ruleset, text: str, past: Iterable[str] = ()) -> "Game":
        """The game in a position; `past` are the texts of the earlier positions of its line.

        Raises NotationError when the ruleset does not know such a position.
        """
        position = ruleset.read(text)
        return cls(ruleset, position, (*map(ruleset.read, past), position))

    @property
    def text(self) -> str:
        """The position's text."""
        return write_position(self.ruleset.board, self.position)

    @property
    def past(self) -> tuple[str, ...]:
        """The texts of the earlier positions of the line, which `load` takes."""
        return tuple(write_position(self.ruleset.board, earlier) for earlier in self.line[:-1])

    @cached_property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        if self.position.verdict or len(self.line) == 1:
            return self.position.verdict
        for arbiter in self.ruleset.referee:
            if outcome := arbiter(self.position, self.line):
                return outcome
        return None

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        """What the side to act may choose."""
        return () if self.outcome else self.ruleset.legal(self.position)

    @cached_property
    def choices(self) -> tuple[Action, ...]:
        """The legal actions sorted by their text."""
        return tuple(sorted(self.legal, key=self.write))

    def play(self, action: Action) -> "Game":
        """The game after a legal action. Raises IllegalAction."""
        if not self._allows(action):
            raise IllegalAction(explain.why_illegal(self, action))
        position, events = self.ruleset.apply(self.position, action)
        for_good = any(isinstance(event, _IRREVERSIBLE) for event in events)
        line = (position,) if for_good else (*self.line, position)
        since = () if isinstance(action, PLIES) else self.events
        return Game(self.ruleset, position, line, (*since, *events))

    def read(self, text: str) -> Action:
        """The legal action that a person typed.

        Raises NotationError, AmbiguousAction, or IllegalAction with the reason.
        """
        if self.outcome:
            raise IllegalAction(Refusal(RefusalCode.OVER))
        typed = parse(self.ruleset.board, text, self.ruleset.letters)
        fits = {action: said for said in typed for action in fitting(self.legal, said)}
        untrue = {action: self._untrue(action, said) for action, said in fits.items()}
        true = tuple(action for action in fits if not untrue[action])
        if len(true) == 1:
            return true[0]
        if true:
            raise AmbiguousAction(true)
        if len(fits) == 1:
            raise IllegalAction(Refusal(RefusalCode.NO_CAPTURE, *untrue.values()))
        raise IllegalAction(explain.why_illegal(self, typed[0].action))

    def write(self, action: Action) -> str:
        """The action's own text, which is stored and sent."""
        return write_action(self.ruleset.board, action)

    def show(self, action: Action) -> str:
        """The action as players see it, which `read` takes as well."""
        return shown(self.write(action), self.ruleset.letters)

    def settled(self) -> Outcome:
        """What it comes to when both sides agree to stop: a draw, or an adjudication (4.B-6)."""
        return self.ruleset.agreed(self.position)

    def _untrue(self, action: Action, said: ParsedAction) -> tuple[Square, ...]:
        """The captures that a text claims for an action, and that it does not make."""
        claimed = said.claims(action)
        taken = explain.would_capture(self, action) if claimed else ()
        return tuple(square for square in claimed if square not in taken)

    def _allows(self, action: Action) -> bool:
        """Whether the action is legal; identity first, since comparing dataclasses is slow."""
        for legal in self.legal:
            if legal is action:
                return True
        return action in self.legal
