"""Why an action is refused, and what a legal one would do: codes and squares, never sentences."""

from engine.actions import Action, steps
from engine.board import Square
from engine.catalogue.clauses import clauses_of
from engine.catalogue.not_captured_clauses import not_captured_clause
from engine.errors import IllegalAction, NotationError, Refusal, RefusalCode
from engine.events import Event, captured_squares
from engine.game import Game
from engine.reading import AmbiguousAction
from engine.why_not_captured import NotCaptured, NotCapturedCode, askable, why_not_captured

__all__ = [
    "NotCaptured",
    "NotCapturedCode",
    "askable",
    "clauses",
    "clauses_of",
    "consequences",
    "not_captured_clause",
    "refuse",
    "why_illegal",
    "why_not_captured",
    "would_capture",
]


def refuse(game: Game, text: str) -> Refusal | None:
    """Why a typed text is not a legal action; None when it is one.

    >>> from engine.catalogue import ruleset
    >>> game = Game.start(ruleset("walker-petteia"))
    >>> refuse(game, "a2-a4") is None
    True
    >>> refuse(game, "a1-a4").code.value
    'blocked'
    """
    try:
        game.read(text)
    except NotationError:
        return Refusal(RefusalCode.NOTATION)
    except AmbiguousAction as error:
        return Refusal(error.code, _all_squares(error.candidates))
    except IllegalAction as error:
        return error.refusal
    return None


def why_illegal(game: Game, action: Action) -> Refusal:
    """Why an action that is not legal is refused.

    >>> from engine.actions import Placement
    >>> from engine.catalogue import ruleset
    >>> game = Game.start(ruleset("walker-petteia"))
    >>> why_illegal(game, Placement(game.ruleset.board.square("d4"))).code.value
    'placed'
    """
    return game.why_illegal(action)


def clauses(game: Game, refusal: Refusal) -> tuple[str, ...]:
    """The clauses of the ruleset's page in `docs/rules` that a refusal rests on.

    >>> from engine.catalogue import ruleset
    >>> clauses(Game.start(ruleset("walker-petteia")), Refusal(RefusalCode.BLOCKED))
    ('3.2',)
    """
    return clauses_of(game.ruleset.key, refusal.code)


def consequences(game: Game, action: Action) -> tuple[Event, ...]:
    """The events of a legal action; its captures name their captors.

    >>> from engine.catalogue import ruleset
    >>> game = Game.start(ruleset("walker-petteia"))
    >>> consequences(game, game.read("a2-a3"))
    (Moved(path=(21, 31)),)
    """
    return game.ruleset.apply(game.position, action)[1]


def would_capture(game: Game, action: Action) -> tuple[Square, ...]:
    """The squares of the enemies that a legal action would capture, in board order.

    >>> from engine.catalogue import ruleset
    >>> game = Game.load(ruleset("walker-petteia"), "7p/8/8/8/8/8/8/Pp1P4 1 - - -")
    >>> [game.ruleset.board.name(square) for square in would_capture(game, game.read("d1-c1"))]
    ['b1']
    """
    return captured_squares(consequences(game, action))


def _all_squares(actions: tuple[Action, ...]) -> tuple[Square, ...]:
    return tuple(sorted({square for action in actions for square in steps(action)}))
