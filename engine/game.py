"""A game: a ruleset, the position now, and the positions since the last irreversible action.

Invariant: `legal` is empty exactly when `outcome` is set. The verdict of the position comes before
the referee's counts, which cover only what was played, so a loaded position has nothing to count.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

from engine.actions import PLIES, Action, write_action
from engine.board import Square
from engine.errors import IllegalAction, Refusal, RefusalCode
from engine.events import Captured, Event, Huffed, Placed, captured_squares
from engine.lettering import in_letters
from engine.position import Outcome, Position
from engine.position_text import write_position
from engine.position_validation import load_position
from engine.reading import AmbiguousAction, ParsedAction, fitting, parse_action
from engine.ruleset import Ruleset
from engine.why_illegal import find_refusal

_IRREVERSIBLE = (Captured, Placed, Huffed)


@dataclass(frozen=True)
class Game:
    """A game at one moment. `since_irreversible` ends with `position`.

    `events` are those of the last ply and of the actions since that are not plies (a throw, a
    huff).

    >>> from engine.catalogue import ruleset
    >>> game = Game.start(ruleset("walker-petteia"))
    >>> len(game.legal)
    32
    >>> game = game.play(game.read("a2-a4"))
    >>> game.text
    'pppppppp/pppppppp/8/8/P7/8/1PPPPPPP/PPPPPPPP 2 - - quiet=1'
    >>> game.outcome is None
    True
    """

    ruleset: Ruleset
    position: Position
    since_irreversible: tuple[Position, ...]
    events: tuple[Event, ...] = field(default=(), compare=False)

    @classmethod
    def start(cls, ruleset: Ruleset) -> "Game":
        """A new game, in the ruleset's start position."""
        return cls(ruleset, ruleset.start, (ruleset.start,))

    @classmethod
    def load(cls, ruleset: Ruleset, text: str, past: Iterable[str] = ()) -> "Game":
        """The game in a position; `past` are the texts of the earlier of these positions.

        Raises NotationError for a position that the ruleset does not accept.

        >>> from engine.catalogue import ruleset
        >>> game = Game.load(ruleset("walker-petteia"), "7p/7p/8/8/8/8/8/Pp1P4 1 - - -")
        >>> game.play(game.read("d1-c1")).events
        (Moved(path=(14, 13)), Captured(square=12, piece=Piece(side=<Side.SECOND: 1>, \
kind=<Kind.MAN: 'P'>, marked=False), captors=(11, 13)))
        """
        position = load_position(ruleset, text)
        earlier = (load_position(ruleset, each) for each in past)
        return cls(ruleset, position, (*earlier, position))

    @property
    def text(self) -> str:
        """The position's text, which `load` reads."""
        return write_position(self.ruleset.board, self.position)

    @property
    def past(self) -> tuple[str, ...]:
        """The texts of the positions before this one, since the last irreversible action."""
        earlier = self.since_irreversible[:-1]
        return tuple(write_position(self.ruleset.board, each) for each in earlier)

    @cached_property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        if self.position.verdict or len(self.since_irreversible) == 1:
            return self.position.verdict
        for arbiter in self.ruleset.referee:
            if outcome := arbiter(self.position, self.since_irreversible):
                return outcome
        return None

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        """The legal actions of the side to act."""
        return () if self.outcome else self.ruleset.legal(self.position)

    @cached_property
    def choices(self) -> tuple[Action, ...]:
        """The legal actions sorted by their text."""
        return tuple(sorted(self.legal, key=self.write))

    def play(self, action: Action) -> "Game":
        """The game after a legal action. Raises IllegalAction."""
        if not self._allows(action):
            raise IllegalAction(self.why_illegal(action))
        position, events = self.ruleset.apply(self.position, action)
        is_irreversible = any(isinstance(event, _IRREVERSIBLE) for event in events)
        earlier = () if is_irreversible else self.since_irreversible
        since = () if isinstance(action, PLIES) else self.events
        return Game(self.ruleset, position, (*earlier, position), (*since, *events))

    def read(self, text: str) -> Action:
        """The legal action that a person typed.

        Raises NotationError, AmbiguousAction, or IllegalAction with the reason.

        >>> from engine.catalogue import ruleset
        >>> Game.start(ruleset("walker-petteia")).read(" B2 b3 ")
        Move(path=(22, 32), leaps=False)
        """
        if self.outcome:
            raise IllegalAction(Refusal(RefusalCode.OVER))
        typed = parse_action(self.ruleset.board, text, self.ruleset.letters)
        fits = {action: each for each in typed for action in fitting(self.legal, each)}
        false = {action: self._false_claims(action, each) for action, each in fits.items()}
        found = tuple(action for action in fits if not false[action])
        if len(found) == 1:
            return found[0]
        if found:
            raise AmbiguousAction(found)
        if len(fits) == 1:
            raise IllegalAction(Refusal(RefusalCode.NO_CAPTURE, *false.values()))
        raise IllegalAction(self.why_illegal(typed[0].action))

    def write(self, action: Action) -> str:
        """The action in the engine's letters, as it is stored and sent."""
        return write_action(self.ruleset.board, action)

    def show(self, action: Action) -> str:
        """The action as players see it; `read` accepts it too."""
        return in_letters(self.write(action), self.ruleset.letters)

    def outcome_on_agreement(self) -> Outcome:
        """The outcome if both sides agree to stop now: a draw, or an adjudication (4.B-6)."""
        return self.ruleset.on_agreement(self.position)

    def why_illegal(self, action: Action) -> Refusal:
        """Why an action that is not legal is refused."""
        if self.outcome is not None:
            return Refusal(RefusalCode.OVER)
        return find_refusal(self.ruleset, self.position, self.legal, action)

    def _false_claims(self, action: Action, typed: ParsedAction) -> tuple[Square, ...]:
        """The captures that a text claims for an action and that the action does not make."""
        claimed = typed.claims(action)
        if not claimed:
            return ()
        taken = captured_squares(self.ruleset.apply(self.position, action)[1])
        return tuple(square for square in claimed if square not in taken)

    def _allows(self, action: Action) -> bool:
        """Whether the action is legal; tests identity first, as comparing dataclasses is slow."""
        for legal in self.legal:
            if legal is action:
                return True
        return action in self.legal
