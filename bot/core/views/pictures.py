"""The picture of a game, and what picking adds to it. Pure; pixels are made elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from bot.core.matches.actions import is_placing, marks_immobilise
from bot.core.matches.preferences import Letters, Settings
from engine import (
    PLIES,
    Captured,
    Cue,
    Huff,
    Huffed,
    Move,
    Moved,
    Placed,
    Placement,
    Reason,
    RefusalCode,
    Take,
    squares_in,
    steps,
    write_board,
)
from engine.explain import consequences, would_capture
from render import THEMES, Picture

if TYPE_CHECKING:
    from bot.core.matches.model import Account
    from bot.core.matches.picking import Picking
    from bot.core.matches.trails import PlayedAction
    from engine import Action, Game, Refusal, Side, Square

PLAIN = Settings()
"""How boards look that everyone sees."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a person's boards look: orientation, theme, letters."""

    flipped: bool
    theme: str
    letters: Letters = Letters.GAME

    def on(self, picture: Picture) -> Picture:
        """Return a picture that looks so, given one with the game's own letters."""
        letters = self.letters.on(picture.letters)
        return replace(picture, flipped=self.flipped, theme=self.theme, letters=letters)


def look_of(account: Account | None, side: Side | None = None) -> Look:
    """Return how boards look to a person who has this side.

    Everyone's, without an account, is turned to the side, or to the first one without a side.
    """
    chosen = account.settings if account else PLAIN
    # A theme may have gone since it was chosen.
    theme = chosen.theme if chosen.theme in THEMES else PLAIN.theme
    return Look(chosen.orientation.flips(side), theme, chosen.letters)


def picture(game: Game, look: Look) -> Picture:
    """Return the picture of a game's position with its last ply marked."""
    board, position = game.ruleset.board, game.position
    drawn = Picture(
        files=board.files,
        ranks=board.ranks,
        pieces=_pieces(board, position),
        path=last_path(game),
        captured=(*last_captures(game), *last_huffs(game)),
        barred=_around_leader(game),
        bound=marks_immobilise(game.ruleset),
        turn=None if game.outcome else position.side,
        dice=None if isinstance(position.roll, Cue) else position.roll,
        hand=position.hand,
        lost=position.tally.lost,
        letters=game.ruleset.letters,
    )
    return look.on(drawn)


_pieces = lru_cache(256)(write_board)
"""Pieces as text; both players are shown the same position."""


def _around_leader(game: Game) -> tuple[str, ...]:
    """Return the squares beside a leader that has lost by being surrounded."""
    board, position, outcome = game.ruleset.board, game.position, game.outcome
    if outcome is None or outcome.winner is None or outcome.reason is not Reason.SURROUNDED:
        return ()
    beside = board.spread(position.leaders & position.men[outcome.winner.other])
    return tuple(map(board.name, squares_in(beside & position.occupied)))


def last_path(game: Game) -> tuple[str, ...]:
    """Return the squares the last ply went through, from its first to its last."""
    name = game.ruleset.board.name
    for event in game.events:
        if isinstance(event, Moved):
            return tuple(name(square) for square in event.path)
        if isinstance(event, Placed):
            return (name(event.square),)
    return ()


def last_captures(game: Game) -> tuple[str, ...]:
    """Return the squares the last ply emptied of enemies."""
    name = game.ruleset.board.name
    return tuple(name(event.square) for event in game.events if isinstance(event, Captured))


def last_huffs(game: Game) -> tuple[str, ...]:
    """Return the square of the man that was huffed since the last ply, if one was."""
    name = game.ruleset.board.name
    return tuple(name(event.square) for event in game.events if isinstance(event, Huffed))


def emptied(turn: tuple[PlayedAction, ...]) -> tuple[str, ...]:
    """Return the squares that a turn emptied of enemies, by huffs and by its plies."""
    squares: list[str] = []
    for done in turn:
        if isinstance(done.action, Huff):
            squares.append(done.after.ruleset.board.name(done.action.square))
        elif isinstance(done.action, PLIES):
            squares.extend(last_captures(done.after))
    return tuple(dict.fromkeys(squares))


def with_picking(picture: Picture, game: Game, state: Picking) -> Picture:
    """Return a picture with the marks of picking; the last action's marks give way to them."""
    if not state.picked:
        return _with_first_steps(picture, game, state)
    marked = replace(
        picture,
        path=(),
        captured=(),
        movable=(),
        removable=(),
        picked=state.picked[0],
        targets=tuple(step.square for step in state.steps),
        strikes=tuple(step.square for step in state.steps if step.captures),
    )
    if state.action is None:
        return marked
    if isinstance(state.action, Take | Huff):
        return replace(marked, picked=None, prey=state.prey)
    ends_marked = _ends_marked(game, state.action)
    return replace(marked, picked=None, plan=state.picked, plan_marked=ends_marked, prey=state.prey)


def _with_first_steps(picture: Picture, game: Game, state: Picking) -> Picture:
    removable = tuple(step.square for step in state.steps if isinstance(step.action, Take | Huff))
    # A man may be placed on any empty square: to mark each would say nothing.
    steps = () if is_placing(game) else state.steps
    movable = tuple(step.square for step in steps if step.square not in removable)
    return replace(picture, movable=movable, removable=removable)


def _ends_marked(game: Game, action: Action) -> bool:
    """Return whether the piece of a move or a placement is turned over or bound after it."""
    return bool(game.play(action).position.marks >> steps(action)[-1] & 1)


LEADING_CODES = frozenset({RefusalCode.CAPTURE_FIRST, RefusalCode.AMBIGUOUS})
"""The refusals whose squares are not in the way, but say where else to go."""


def picked(game: Game, asked: Action | None) -> Square | None:
    """Return the piece of the side to act that a move begins with, if there is one."""
    if not isinstance(asked, Move):
        return None
    piece = game.position.piece_at(asked.path[0])
    return asked.path[0] if piece and piece.side is game.position.side else None


def moves_from(game: Game, start: Square) -> tuple[Action, ...]:
    """Return what a piece may do."""
    return tuple(each for each in game.legal if isinstance(each, Move) and each.path[0] == start)


def with_refusal(drawn: Picture, game: Game, asked: Action | None, why: Refusal) -> Picture:
    """Mark a refused action: its piece, the squares that bar it, the pieces to act with instead."""
    name = game.ruleset.board.name
    start = picked(game, asked)
    leads = why.squares if why.code in LEADING_CODES else ()
    ready = tuple(square for square in leads if game.position.piece_at(square))
    return replace(
        drawn,
        path=(),
        captured=(),
        picked=None if start is None else name(start),
        barred=tuple(map(name, _barring(asked, why, start))),
        movable=tuple(map(name, ready)),
        targets=tuple(name(square) for square in leads if square not in ready),
    )


def with_ways(drawn: Picture, game: Game, start: Square) -> Picture:
    """Mark where a piece may go, and where it captures."""
    name = game.ruleset.board.name
    found = moves_from(game, start)
    return replace(
        drawn,
        picked=name(start),
        targets=tuple(name(steps(way)[-1]) for way in found),
        strikes=tuple(name(steps(way)[-1]) for way in found if would_capture(game, way)),
    )


def with_captures(drawn: Picture, game: Game, action: Action) -> Picture:
    """Mark what a legal action captures, and the pieces that close it in with the one that acts."""
    name = game.ruleset.board.name
    return replace(
        drawn,
        prey=tuple(map(name, would_capture(game, action))),
        anvils=tuple(name(each) for each in dict.fromkeys(_all_anvils(game, action))),
    )


def with_plan(drawn: Picture, game: Game, action: Action) -> Picture:
    """Mark an action that is not yet played."""
    bare = replace(drawn, path=(), captured=())
    if not isinstance(action, Move | Placement):
        return bare
    plan = tuple(map(game.ruleset.board.name, steps(action)))
    return replace(bare, plan=plan, plan_marked=_ends_marked(game, action))


def captures(game: Game, action: Action) -> tuple[Captured, ...]:
    """Return what a legal action captures."""
    return tuple(each for each in consequences(game, action) if isinstance(each, Captured))


def anvils(action: Action, capture: Captured) -> tuple[Square, ...]:
    """Return the anvils of the captures of an action."""
    return tuple(square for square in capture.captors if square not in steps(action))


def _all_anvils(game: Game, action: Action) -> tuple[Square, ...]:
    return tuple(each for found in captures(game, action) for each in anvils(action, found))


def _barring(asked: Action | None, why: Refusal, start: Square | None) -> tuple[Square, ...]:
    """The squares in the way; if there is none, the one that cannot be reached."""
    if why.code is RefusalCode.AMBIGUOUS:
        return ()
    squares = () if why.code in LEADING_CODES else why.squares
    others = tuple(square for square in squares if square != start)
    return others or squares or (steps(asked)[-1:] if asked else ())
