"""How moments of games are shown in the gallery, each with the marks that it is there for."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.deeds import side_line
from bot.core.messages import line, member
from bot.core.pictures import Look, picture
from bot.core.rulesets import ruleset_line
from bot.lang import speaker
from engine.actions import Huff, Move, Place, Take, steps
from engine.explain import would_capture

if TYPE_CHECKING:
    from bot.core.messages import Line
    from engine.game import Game
    from render import Picture

_PLAIN = Look(flipped=False, theme="marble")
_LANGUAGE = "en"


def shown(game: Game) -> Picture:
    """Return a picture of a moment with its last ply marked."""
    return picture(game, _PLAIN)


def flipped(game: Game) -> Picture:
    """Return it from the second player's side."""
    return picture(game, replace(_PLAIN, flipped=True))


def over(game: Game) -> Picture:
    """Return a picture as it is shared, with the result."""
    name = ruleset_line(game.ruleset.name)
    if game.outcome is None:
        told = name
    elif game.outcome.winner is None:
        told = line("caption-draw", reason=_reason(game), ruleset=name)
    else:
        winner = side_line(game.outcome.winner)
        told = line("caption-won", side=winner, reason=_reason(game), ruleset=name)
    return replace(shown(game), caption=speaker(_LANGUAGE).say(told))


def picking(game: Game) -> Picture:
    """Return a picture where the piece that can capture most is chosen."""
    square, name = steps(_strike(game))[0], game.ruleset.board.name
    moves = [move for move in game.choices if isinstance(move, Move) and move.path[0] == square]
    return replace(
        _bare(game),
        picked=name(square),
        targets=tuple(name(move.path[1]) for move in moves),
        strikes=tuple(name(move.path[1]) for move in moves if would_capture(game, move)),
    )


def preview(game: Game) -> Picture:
    """Return a picture of a move that captures most, not yet played."""
    action, name = _strike(game), game.ruleset.board.name
    prey = would_capture(game, action)
    return replace(_bare(game), plan=tuple(map(name, steps(action))), prey=tuple(map(name, prey)))


def choosing(game: Game) -> Picture:
    """Return a picture of what may be picked first."""
    name = game.ruleset.board.name
    takes = {name(each.square) for each in game.choices if isinstance(each, Take | Huff)}
    moves = {name(each.path[0]) for each in game.choices if isinstance(each, Move)}
    return replace(shown(game), movable=tuple(sorted(moves)), removable=tuple(sorted(takes)))


def placing(game: Game) -> Picture:
    """Return a picture of a man who is about to be placed."""
    places = [each for each in game.choices if isinstance(each, Place)]
    square = places[len(places) // 2].square
    return replace(shown(game), plan=(game.ruleset.board.name(square),))


def _strike(game: Game) -> Move:
    moves = [each for each in game.choices if isinstance(each, Move)]
    return max(moves, key=lambda move: (len(would_capture(game, move)), len(move.path)))


def _bare(game: Game) -> Picture:
    return replace(shown(game), path=(), captured=())


def _reason(game: Game) -> Line:
    assert game.outcome is not None  # noqa: S101 -- asked of games that are over alone
    return member("reason", game.outcome.reason)
