"""How moments of games are shown in the gallery, each with the marks that it is there for."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.matches.terms import ruleset_line
from bot.core.messages import family_line, line
from bot.core.views.last_turn import side_line
from bot.core.views.pictures import Look, picture
from bot.i18n import speaker
from engine.actions import Huff, Move, Place, Take

if TYPE_CHECKING:
    from bot.core.messages import Line
    from bot.gallery.samples import SampleMoment
    from engine.game import Game
    from render import Picture

_PLAIN = Look(flipped=False, theme="marble")
_LANGUAGE = "en"


def shown(moment: SampleMoment) -> Picture:
    """Return a picture of a moment with its last ply marked."""
    return picture(moment.game, _PLAIN)


def flipped(moment: SampleMoment) -> Picture:
    """Return it from the second player's side."""
    return picture(moment.game, replace(_PLAIN, flipped=True))


def over(moment: SampleMoment) -> Picture:
    """Return a picture as it is shared, with the result."""
    return replace(shown(moment), caption=speaker(_LANGUAGE).say(_result(moment.game)))


def picking(moment: SampleMoment) -> Picture:
    """Return a picture where the piece that can capture most is chosen."""
    start, name = _strike(moment).path[0], moment.game.ruleset.board.name
    moves = [each for each in _moves(moment) if each.path[0] == start]
    return replace(
        _bare(moment),
        picked=name(start),
        targets=tuple(name(move.path[1]) for move in moves),
        strikes=tuple(name(move.path[1]) for move in moves if move in moment.strikes),
    )


def preview(moment: SampleMoment) -> Picture:
    """Return a picture of a move that captures most, not yet played."""
    move, name = _strike(moment), moment.game.ruleset.board.name
    prey = tuple(map(name, moment.strikes[move]))
    return replace(_bare(moment), plan=tuple(map(name, move.path)), prey=prey)


def choosing(moment: SampleMoment) -> Picture:
    """Return a picture of what may be picked first."""
    name, actions = moment.game.ruleset.board.name, moment.game.choices
    takes = {name(each.square) for each in actions if isinstance(each, Take | Huff)}
    moves = {name(each.path[0]) for each in _moves(moment)}
    return replace(shown(moment), movable=tuple(sorted(moves)), removable=tuple(sorted(takes)))


def placing(moment: SampleMoment) -> Picture:
    """Return a picture of a man who is about to be placed."""
    squares = [each.square for each in moment.game.choices if isinstance(each, Place)]
    plan = moment.game.ruleset.board.name(squares[len(squares) // 2])
    return replace(shown(moment), plan=(plan,))


def _moves(moment: SampleMoment) -> list[Move]:
    return [action for action in moment.game.choices if isinstance(action, Move)]


def _strike(moment: SampleMoment) -> Move:
    return max(moment.strikes, key=lambda move: (len(moment.strikes[move]), len(move.path)))


def _bare(moment: SampleMoment) -> Picture:
    return replace(shown(moment), path=(), captured=())


def _result(game: Game) -> Line:
    name = ruleset_line(game.ruleset.name)
    if game.outcome is None:
        return name
    reason, winner = family_line("reason", game.outcome.reason), game.outcome.winner
    if winner is None:
        return line("caption-draw", reason=reason, ruleset=name)
    return line("caption-won", side=side_line(winner), reason=reason, ruleset=name)
