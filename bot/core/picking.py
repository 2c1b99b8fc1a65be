"""Pick a piece, pick a square: the steps from a legal action's beginning to its end. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.core.controls import Control, Prefix, Verb, read_prefix
from engine.actions import completed, continuations, steps
from engine.explain import would_capture

if TYPE_CHECKING:
    from bot.core.model import Match
    from engine.actions import Action
    from engine.board import Square
    from engine.game import Game


@dataclass(frozen=True, slots=True)
class Step:
    """A square that may come next, the control that picks it and what playing it would capture."""

    square: str
    control: str
    captures: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Picking:
    """How far the picking of an action has come.

    ``picked`` are the squares so far; ``steps`` may come next; ``others`` are first squares to
    begin anew with; ``index`` is the action that the picked squares already make, if any, and
    ``prey`` what it captures.
    """

    picked: tuple[str, ...]
    steps: tuple[Step, ...]
    others: tuple[Step, ...]
    index: int | None
    prey: tuple[str, ...]


def prefix_of(game: Game, choice: str) -> tuple[Square, ...] | None:
    """Return the squares a picking control stands for, or None when it is forged."""
    if choice == "":
        return ()
    prefix = read_prefix(choice)
    if prefix is None or prefix.index >= len(game.choices):
        return None
    squares = steps(game.choices[prefix.index])
    return squares[: prefix.length] if prefix.length <= len(squares) else None


def picking(match: Match, game: Game, prefix: tuple[Square, ...]) -> Picking:
    """Return where a person stands who has picked these squares of a legal action."""
    name = game.ruleset.board.name
    action = completed(game.legal, prefix)
    return Picking(
        picked=tuple(name(square) for square in prefix),
        steps=_next_steps(match, game, prefix),
        others=_next_steps(match, game, ()) if prefix else (),
        index=None if action is None else game.choices.index(action),
        prey=captured_by(game, action) if action else (),
    )


def captured_by(game: Game, action: Action) -> tuple[str, ...]:
    """Return the names of the squares an action would empty of enemies."""
    return tuple(game.ruleset.board.name(square) for square in would_capture(game, action))


def _next_steps(match: Match, game: Game, prefix: tuple[Square, ...]) -> tuple[Step, ...]:
    return tuple(
        _step(match, game, (*prefix, square)) for square in continuations(game.legal, prefix)
    )


def _step(match: Match, game: Game, prefix: tuple[Square, ...]) -> Step:
    index = next(
        index for index, action in enumerate(game.choices) if steps(action)[: len(prefix)] == prefix
    )
    action = completed(game.legal, prefix)
    return Step(
        square=game.ruleset.board.name(prefix[-1]),
        control=str(Control(Verb.PICK, match.id, match.turn, str(Prefix(index, len(prefix))))),
        captures=captured_by(game, action) if action else (),
    )
