"""Pick a piece, pick a square: the steps from a legal action's beginning to its end. Pure."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from bot.core.matches.actions import HUFF, choices, huffable
from bot.core.matches.controls import Control, Prefix, Verb
from bot.core.matches.preferences import Confirmation
from engine import Huff, completed, continuations, steps
from engine.explain import would_capture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.matches.controls import ControlChoice
    from bot.core.matches.model import Match
    from engine import Action, Game, Square


Naming: TypeAlias = Callable[[Prefix], Control]
"""Makes the control that picks so much of an action."""


@dataclass(frozen=True, slots=True)
class Step:
    """A square that may come next, by its name in controls and pictures, and how to pick it.

    ``action`` is what would be complete with it, ``captures`` what that would empty of enemies;
    if hints are not given, the latter is empty.
    """

    square: str
    control: Control
    action: Action | None = None
    captures: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Picking:
    """How far the picking of an action has come.

    ``picked`` are the squares so far; ``steps`` may come next; ``others`` are first squares to
    begin again with; ``action`` is what the picked squares already make, if anything, ``index`` its
    place among the choices and ``prey`` what it captures.
    """

    picked: tuple[str, ...]
    steps: tuple[Step, ...]
    others: tuple[Step, ...] = ()
    action: Action | None = None
    index: int | None = None
    prey: tuple[str, ...] = ()


def prefix_of(game: Game, choice: ControlChoice) -> tuple[Square, ...] | None:
    """Return the squares of a picking control, or None when it is forged."""
    if choice == "":
        return ()
    actions = choices(game)
    if not isinstance(choice, Prefix) or choice.index >= len(actions):
        return None
    squares = steps(actions[choice.index])
    return squares[: choice.length] if choice.length <= len(squares) else None


def picking(match: Match, game: Game, prefix: tuple[Square, ...]) -> Picking:
    """Return the state of picking after these squares of an action, for a match."""
    return picking_by(game, prefix, _of_match(match))


def picking_by(game: Game, prefix: tuple[Square, ...], naming: Naming) -> Picking:
    """Return the state of picking after these squares, with controls made by ``naming``."""
    name = game.ruleset.board.name
    actions = choices(game)
    action = completed(actions, prefix)
    return Picking(
        picked=tuple(name(square) for square in prefix),
        steps=_next_steps(game, prefix, actions, naming),
        others=_next_steps(game, (), actions, naming) if prefix else (),
        action=action,
        index=None if action is None else actions.index(action),
        prey=captured_by(game, action) if action else (),
    )


def next_squares(game: Game) -> dict[str, str]:
    """Return the squares that may follow each first square of an action, separated by spaces."""
    name = game.ruleset.board.name
    found: dict[str, dict[str, None]] = {}
    for path in map(steps, choices(game)):
        if len(path) > 1:
            found.setdefault(name(path[0]), {})[name(path[1])] = None
    return {first: " ".join(following) for first, following in found.items()}


def plays_at_once(game: Game, confirm: Confirmation) -> bool:
    """Return whether a picked move is usually played without a question.

    ``auto`` asks before every move of a game with huffing: to ask only if a capture was
    overlooked would give it away.
    """
    hides = confirm is Confirmation.AUTO and game.ruleset.hides_hints
    return not (hides or confirm is Confirmation.ON)


def huffing(match: Match, game: Game, square: Square | None) -> Picking:
    """Return the state of claiming a huff, of this square if it is named already."""
    name = game.ruleset.board.name
    claims = tuple(_claim(match, each, name(each)) for each in huffable(game))
    if square is None:
        return Picking(picked=(), steps=claims)
    return Picking(
        picked=(name(square),), steps=(), others=claims, action=Huff(square), prey=(name(square),)
    )


def must_ask(game: Game, state: Picking, confirm: Confirmation) -> bool:
    """Return whether a picked move is confirmed before it is played.

    A chain of jumps that can stop or go on is always asked about, and so is a huff. Else ``auto``
    asks as for a typed move.
    """
    if state.index is None or state.action is None or state.steps:
        return True
    return not plays_at_once(game, confirm) or asks_before(game, state.action, confirm)


def asks_before(game: Game, action: Action, confirm: Confirmation) -> bool:
    """Return whether a complete move is confirmed: ``auto`` asks if it loses or draws the match."""
    if confirm is not Confirmation.AUTO:
        return confirm is Confirmation.ON
    outcome = game.play(action).outcome
    return outcome is not None and outcome.winner is not game.position.side


def captured_by(game: Game, action: Action) -> tuple[str, ...]:
    """Return the names of the squares an action would empty of enemies."""
    return tuple(game.ruleset.board.name(square) for square in would_capture(game, action))


def hinted(game: Game, action: Action | None) -> tuple[str, ...]:
    """Return what an action would capture, or nothing if a hint would give it away."""
    return () if action is None or game.ruleset.hides_hints else captured_by(game, action)


def _of_match(match: Match) -> Naming:
    return lambda prefix: Control(Verb.PICK, match.id, match.turn, prefix)


def _next_steps(
    game: Game, prefix: tuple[Square, ...], actions: Sequence[Action], naming: Naming
) -> tuple[Step, ...]:
    """One step a square, found in one pass: while men are placed there are 64 of either."""
    begun: dict[tuple[Square, ...], int] = {}
    whole: dict[tuple[Square, ...], Action] = {}
    for index, action in enumerate(actions):
        path = steps(action)
        begun.setdefault(path[: len(prefix) + 1], index)
        whole.setdefault(path, action)
    ways = ((*prefix, square) for square in continuations(actions, prefix))
    return tuple(
        _step(game, way, naming(Prefix(begun[way], len(way))), whole.get(way)) for way in ways
    )


def _step(game: Game, way: tuple[Square, ...], control: Control, action: Action | None) -> Step:
    return Step(
        square=game.ruleset.board.name(way[-1]),
        control=control,
        action=action,
        captures=hinted(game, action),
    )


def _claim(match: Match, square: Square, name: str) -> Step:
    control = Control(Verb.PICK, match.id, match.turn, HUFF + name)
    return Step(name, control, Huff(square))
