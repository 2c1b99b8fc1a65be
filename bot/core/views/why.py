"""Whether an action is legal, and what is in its way. Pure.

Laws: hints are for the side to act. In games without hints only the side to act is answered, with
no more than playing the move would show.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.core.matches.actions import MAX_ECHOED, action_named, reason_line, without_insistence
from bot.core.matches.model import Stage
from bot.core.matches.notation import action_notation
from bot.core.messages import Refused, Typed, line, refused
from engine.actions import Huff, Move, Place, Roll, steps
from engine.errors import NotationError, Refusal, RefusalCode
from engine.events import Captured
from engine.explain import consequences, refuse, would_capture
from engine.game import Game
from engine.reading import parse

if TYPE_CHECKING:
    from bot.core.matches.model import AccountId, Match
    from bot.core.messages import Line
    from engine.actions import Action
    from engine.board import Square
    from engine.position import Side
    from engine.reading import ParsedAction as Reading
    from render.picture import Picture


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """What is to be said of an action.

    ``game`` is judged for its side to act, which may have to wait for its turn; ``asked`` is what
    the text says, None where it cannot be read. Of ``legal`` and ``refusal`` exactly one is there;
    the refusal's ``line`` says why, as the refused move would. ``to_act`` tells whether
    the person who asks is to act.
    """

    game: Game
    asked: Action | None
    line: Line
    legal: Action | None = None
    refusal: Refusal | None = None
    early: bool = False
    to_act: bool = False
    over: bool = False

    @property
    def hints(self) -> bool:
        """Tell whether it may be shown what is captured, and what is legal instead."""
        return self.to_act and not hides_hints(self.game)


def hides_hints(game: Game) -> bool:
    """Tell whether a game's players must find out alone what is legal, or what captures."""
    return game.ruleset.hides_hints or game.ruleset.illegal_move_loses


def judge(match: Match, game: Game, who: AccountId, text: str) -> Judgement | Refused:
    """Judge the action that a text names; a refusal where that is not told."""
    readings = _readings(game, text)
    said = readings[0] if readings else None
    if match.stage is not Stage.RUNNING or game.outcome is not None:
        return _over(game, said, text)
    side, to_act = match.side_of(who), game.position.side
    if hides_hints(game) and (why := _why_untold(game, readings, may_ask=side is to_act)):
        return why
    judged = _turned(game, _owner(game, said) if side is None else side)
    if judged is None:
        return refused("why-early")
    found = replace(_judged(judged, said, text), early=judged is not game)
    return replace(found, to_act=side is to_act)


def _readings(game: Game, text: str) -> tuple[Reading, ...]:
    try:
        return parse(game.ruleset.board, without_insistence(game, text), game.ruleset.letters)
    except NotationError:
        return ()


def _why_untold(game: Game, readings: tuple[Reading, ...], *, may_ask: bool) -> Refused | None:
    """Why nothing is told of an action in a game whose players find out alone."""
    if not may_ask:
        return refused("why-guarded")
    for said in readings:
        if isinstance(said.action, Huff) and game.ruleset.hides_hints:
            return refused("why-huff")
        if isinstance(said.action, Move) and max(said.sure, 2) < len(said.action.path):
            alone = Move(said.action.path[: max(said.sure, 2)])
            return refused("why-captures", action=action_notation(game, alone))
    return None


def _owner(game: Game, said: Reading | None) -> Side:
    """The side whose piece a move begins with, for a person who plays neither."""
    first = steps(said.action)[:1] if said and isinstance(said.action, Move) else ()
    piece = game.position.piece_at(first[0]) if first else None
    return piece.side if piece else game.position.side


def _turned(game: Game, side: Side) -> Game | None:
    """The game as if it were a side's turn; None where that hangs on a throw, or it is stuck."""
    position = game.position
    if position.side is side:
        return game
    if Roll in game.ruleset.action_effects:
        return None
    turned = replace(position, side=side)
    other = Game(game.ruleset, turned, (turned,))
    return other if other.legal else None


def _judged(game: Game, said: Reading | None, text: str) -> Judgement:
    found = action_named(game, text)
    if not isinstance(found, Refused):
        told = line("why-legal", action=action_notation(game, found))
        return Judgement(game=game, asked=found, line=told, legal=found)
    why = refuse(game, without_insistence(game, text)) or Refusal(RefusalCode.NOTATION)
    asked = said.action if said else None
    return Judgement(game=game, asked=asked, line=found.line, refusal=why)


def _over(game: Game, said: Reading | None, text: str) -> Judgement:
    over = Refusal(RefusalCode.OVER)
    told = line("refused-illegal", typed=Typed(text[:MAX_ECHOED]), why=reason_line(game, over))
    asked = said.action if said else None
    return Judgement(game=game, asked=asked, line=told, refusal=over, over=True)


MAX_WAYS_SHOWN = frozenset({RefusalCode.CAPTURE_FIRST, RefusalCode.AMBIGUOUS})
"""The refusals whose squares are not in the way, but say where else to go."""


def picked(game: Game, asked: Action | None) -> Square | None:
    """Return the piece of the side to act that a move begins with, if there is one."""
    if not isinstance(asked, Move):
        return None
    piece = game.position.piece_at(asked.path[0])
    return asked.path[0] if piece and piece.side is game.position.side else None


def ways(game: Game, start: Square) -> tuple[Action, ...]:
    """Return what a piece may do."""
    return tuple(each for each in game.legal if isinstance(each, Move) and each.path[0] == start)


def with_refusal(drawn: Picture, game: Game, asked: Action | None, why: Refusal) -> Picture:
    """Mark a refused action: its piece, the squares that bar it, the pieces to act with instead."""
    name = game.ruleset.board.name
    start = picked(game, asked)
    leads = why.squares if why.code in MAX_WAYS_SHOWN else ()
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
    found = ways(game, start)
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
    squares = steps(action) if isinstance(action, Move | Place) else ()
    plan = tuple(map(game.ruleset.board.name, squares))
    return replace(drawn, path=(), captured=(), plan=plan)


def captures(game: Game, action: Action) -> tuple[Captured, ...]:
    """Return what a legal action captures."""
    return tuple(each for each in consequences(game, action) if isinstance(each, Captured))


def anvils(action: Action, capture: Captured) -> tuple[Square, ...]:
    """Return the anvils of the captures of an action."""
    return tuple(square for square in capture.captors if square not in steps(action))


def _all_anvils(game: Game, action: Action) -> tuple[Square, ...]:
    return tuple(each for found in captures(game, action) for each in anvils(action, found))


def _barring(asked: Action | None, why: Refusal, start: Square | None) -> tuple[Square, ...]:
    """The squares in the way; where there is none, the one that cannot be reached."""
    if why.code is RefusalCode.AMBIGUOUS:
        return ()
    squares = () if why.code in MAX_WAYS_SHOWN else why.squares
    others = tuple(square for square in squares if square != start)
    return others or squares or (steps(asked)[-1:] if asked else ())
