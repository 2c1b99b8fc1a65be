"""The last ply, and the pieces of which one may wonder that it did not capture them. Pure.

Law: what has happened is no hint; but where nobody may be shown what captures, it is not told
either while the match goes on.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.core.matches.actions import binds
from bot.core.matches.history import last_ply
from bot.core.matches.model import Stage
from bot.core.matches.notation import action_in, all_squares, square_in
from bot.core.messages import line, member
from bot.core.views.board_words import board_words
from bot.core.views.last_turn import side_line
from bot.core.views.pictures import picture
from bot.core.views.views import Figure
from bot.core.views.why import is_guarded
from engine.uncaught import Uncaught, UncaughtCode, why_uncaught, wondered

if TYPE_CHECKING:
    from bot.core.matches.model import Match
    from bot.core.messages import Line
    from bot.core.views.pictures import Look
    from engine.actions import Action
    from engine.board import Square
    from engine.game import Game

BARRING = frozenset(
    {
        *(UncaughtCode.OPEN, UncaughtCode.ROW, UncaughtCode.ANVIL_BOUND),
        *(UncaughtCode.NOOK, UncaughtCode.RING, UncaughtCode.SHIELD),
    }
)
"""The reasons whose squares stand in the way of the capture."""

HOLDING = frozenset(
    {
        *(UncaughtCode.ARMOUR, UncaughtCode.CLASSES, UncaughtCode.STANDING),
        *(UncaughtCode.BETWEEN, UncaughtCode.BOUND),
    }
)
"""The reasons whose squares are those of the pieces that close it in."""

MISSED = frozenset({UncaughtCode.PASSED, UncaughtCode.JUMP})
"""The reasons whose square is where the piece might have gone."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why the last ply did not capture a piece; ``after`` is the game as it stands."""

    before: Game
    action: Action
    after: Game
    square: Square
    why: Uncaught


def wondered_at(match: Match) -> tuple[Square, ...]:
    """Return the pieces that may be asked about, in board order; none where it is not told."""
    game, trail = match.game, match.trail
    if match.stage is not Stage.RUNNING or game is None or trail is None or is_guarded(game):
        return ()
    last = last_ply(match.terms.ruleset, trail)
    return wondered(*last) if last else ()


def reason_for(match: Match, square: Square) -> Reason:
    """Return why a piece that may be asked about was not captured."""
    last = last_ply(match.terms.ruleset, match.trail) if match.trail else None
    assert last is not None  # noqa: S101 -- otherwise nothing may be asked
    assert match.game is not None  # noqa: S101 -- as above
    return Reason(*last, match.game, square, why_uncaught(*last, square))


def reason_lines(reason: Reason) -> tuple[Line, ...]:
    """Return what is asked, and the answer."""
    rules = reason.after.ruleset
    square, action = square_in(rules, reason.square), action_in(reason.after, reason.action)
    return (line("uncaught-about", square=square, action=action), _said(reason))


def reason_figure(reason: Reason, look: Look) -> Figure:
    """Return the board with the piece and what shows the reason, and the same in words."""
    game, code = reason.after, reason.why.code
    name = game.ruleset.board.name
    squares = tuple(map(name, reason.why.squares))
    drawn = replace(
        picture(game, look),
        picked=name(reason.square),
        barred=squares if code in BARRING else (),
        anvils=squares if code in HOLDING else (),
        strikes=squares if code in MISSED else (),
    )
    return Figure(drawn, (_said(reason), *board_words(game)))


def _said(reason: Reason) -> Line:
    game, squares = reason.after, reason.why.squares
    return member(
        "uncaught",
        reason.why.code,
        square=square_in(game.ruleset, reason.square),
        squares=all_squares(game.ruleset, squares),
        count=len(squares),
        by=side_line(reason.before.position.side),
        way="bind" if binds(game.ruleset) else "capture",
    )
