"""Why an action is refused, and what a legal one would do: codes and squares, never sentences.

Law: nothing here decides what is legal; an action is refused because it is not in the list, and
this module only says what stands in its way.
"""

from itertools import takewhile
from typing import TYPE_CHECKING

from engine.actions import Action, Again, Huff, Move, Pass, Place, Roll, Take, steps
from engine.board import Square
from engine.catalogue.clauses import clauses_of
from engine.errors import AmbiguousAction, IllegalAction, NotationError, Refusal, RefusalCode
from engine.events import Captured, Event
from engine.position import Cue, Position

if TYPE_CHECKING:
    from engine.game import Game

__all__ = ["Refusal", "RefusalCode", "consequences", "refuse", "why_illegal", "would_capture"]

_UNCALLED_FOR = {
    Place: RefusalCode.PLACED,
    Take: RefusalCode.NOT_BOUND,
    Roll: RefusalCode.THROWN,
    Again: RefusalCode.NO_BONUS,
    Pass: RefusalCode.NO_BONUS,
    Huff: RefusalCode.NO_HUFF,
}


def refuse(game: "Game", text: str) -> Refusal | None:
    """Why a typed text is no legal action; None when it is one."""
    try:
        game.read(text)
    except NotationError:
        return Refusal(RefusalCode.NOTATION)
    except AmbiguousAction as error:
        return Refusal(error.code, _all_squares(error.candidates))
    except IllegalAction as error:
        return error.refusal
    return None


def why_illegal(game: "Game", action: Action) -> Refusal:
    """What stands in the way of an action that is not legal."""
    position = game.position
    if game.outcome is not None:
        return Refusal(RefusalCode.OVER)
    if isinstance(action, Move):
        return _phase(position) or _why_no_move(game, action)
    if isinstance(action, Place) and any(position.hand):
        return Refusal(RefusalCode.OCCUPIED, steps(action))
    if isinstance(action, Take) and any(position.hand):
        return Refusal(RefusalCode.PLACING)
    if isinstance(action, Roll) and position.roll is Cue.BONUS:
        return Refusal(RefusalCode.THROW_FIRST)
    return Refusal(_UNCALLED_FOR[type(action)], steps(action))


def clauses(game: "Game", refusal: Refusal) -> tuple[str, ...]:
    """The clauses of the ruleset's page in `docs/rules` that a refusal rests on, such as "3.2"."""
    return clauses_of(game.ruleset.key, refusal.code)


def consequences(game: "Game", action: Action) -> tuple[Event, ...]:
    """What a legal action would do; its captures name the pieces that make them."""
    return game.ruleset.apply(game.position, action)[1]


def would_capture(game: "Game", action: Action) -> tuple[Square, ...]:
    """The squares that a legal action would empty of enemies, in board order."""
    events = consequences(game, action)
    return tuple(sorted(event.square for event in events if isinstance(event, Captured)))


def _phase(position: Position) -> Refusal | None:
    """Why no piece may move at all now."""
    if any(position.hand):
        return Refusal(RefusalCode.PLACING)
    if isinstance(position.roll, Cue):
        return Refusal(RefusalCode.THROW_FIRST)
    return None


def _why_no_move(game: "Game", move: Move) -> Refusal:
    """What stands in the way of the first hop; if nothing does, the text goes on too long."""
    rules, position = game.ruleset, game.position
    start, end = hop = move.path[:2]
    piece = position.piece_at(start)
    if piece is None:
        return Refusal(RefusalCode.NO_PIECE, (start,))
    if piece.side is not position.side:
        return Refusal(RefusalCode.NOT_YOURS, (start,))
    if start == end:
        return Refusal(RefusalCode.SAME_SQUARE, (start,))
    if position.piece_at(end):
        return Refusal(RefusalCode.OCCUPIED, (end,))
    if hop in map(_first_hop, game.legal):
        return _why_no_further(game, move)
    limited = _limited(game, hop)
    return limited or rules.reach[piece.kind].why_not(rules.board, position, start, end)


def _why_no_further(game: "Game", move: Move) -> Refusal:
    """Why a path that begins well cannot go on: it is no chain of jumps, or its next jump fails."""
    chains = (other.path for other in game.legal if isinstance(other, Move) and other.leaps)
    path = move.path
    begun = max((_common(path, chain) for chain in chains), default=0)
    if begun < len(path[:2]) or begun == len(path):
        return Refusal(RefusalCode.NOTATION, path[2:])
    return Refusal(RefusalCode.NO_JUMP, path[begun - 1 : begun + 1])


def _common(path: tuple[Square, ...], other: tuple[Square, ...]) -> int:
    """How many squares two paths begin with alike."""
    return sum(
        1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(path, other, strict=False))
    )


def _limited(game: "Game", hop: tuple[Square, ...]) -> Refusal | None:
    """The limit that took a hop from what was offered, with what may move instead."""
    rules, position = game.ruleset, game.position
    actions = tuple(rules.offered(position))
    for limit in rules.limits:
        kept = limit.keep(rules, position, actions)
        if hop in map(_first_hop, actions) and hop not in map(_first_hop, kept):
            return Refusal(limit.code, tuple(sorted({steps(action)[0] for action in kept})))
        actions = kept
    return None


def _first_hop(action: Action) -> tuple[Square, ...]:
    return steps(action)[:2]


def _all_squares(actions: tuple[Action, ...]) -> tuple[Square, ...]:
    return tuple(sorted({square for action in actions for square in steps(action)}))
