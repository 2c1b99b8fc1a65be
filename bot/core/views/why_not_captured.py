"""The last ply, and the pieces of which one may wonder that it did not capture them. Pure.

Invariant: what has happened is not a hint; but in games that hide what captures, it is not shown
either while the match goes on.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.core.matches.actions import (
    action_notation,
    marks_immobilise,
    square_notation,
    square_notations,
)
from bot.core.matches.messages import family_line, line
from bot.core.matches.trails import last_ply
from bot.core.views.board_words import board_words, side_line
from bot.core.views.pictures import picture
from bot.core.views.views import Figure
from engine.explain import NotCaptured, NotCapturedCode, why_not_captured

if TYPE_CHECKING:
    from bot.core.matches.messages import Line
    from bot.core.matches.model import Match
    from bot.core.views.board_words import Called
    from bot.core.views.pictures import Look
    from engine import Action, Game, Square

BARRING_CODES = frozenset(
    {
        *(NotCapturedCode.OPEN, NotCapturedCode.ROW, NotCapturedCode.ANVIL_BOUND),
        *(NotCapturedCode.NOOK, NotCapturedCode.RING, NotCapturedCode.SHIELD),
    }
)
"""The reasons whose squares are in the way of the capture."""

HOLDING_CODES = frozenset(
    {
        *(NotCapturedCode.ARMOUR, NotCapturedCode.CLASSES, NotCapturedCode.STANDING),
        *(NotCapturedCode.BETWEEN, NotCapturedCode.BOUND),
    }
)
"""The reasons whose squares are those of the pieces that close it in."""

MISSED_CODES = frozenset({NotCapturedCode.PASSED, NotCapturedCode.JUMP})
"""The reasons whose square is where the piece might have gone."""


@dataclass(frozen=True, slots=True)
class UncapturedPiece:
    """Why the last ply did not capture a piece; ``after`` is the current game."""

    before: Game
    action: Action
    after: Game
    square: Square
    why: NotCaptured


def reason_for(match: Match, square: Square) -> UncapturedPiece:
    """Return why a piece that may be asked about was not captured."""
    last = last_ply(match.terms.ruleset, match.trail) if match.trail else None
    assert last is not None  # noqa: S101 -- otherwise nothing may be asked
    assert match.game is not None  # noqa: S101 -- as above
    return UncapturedPiece(*last, match.game, square, why_not_captured(*last, square))


def reason_lines(reason: UncapturedPiece, called: Called = side_line) -> tuple[Line, ...]:
    """Return what is asked, and the answer."""
    rules = reason.after.ruleset
    square, action = (
        square_notation(rules, reason.square),
        action_notation(reason.after, reason.action),
    )
    return (line("uncaught-about", square=square, action=action), _said(reason, called))


def reason_figure(reason: UncapturedPiece, look: Look, called: Called = side_line) -> Figure:
    """Return the board with the piece and what shows the reason, and the same in words."""
    game, code = reason.after, reason.why.code
    name = game.ruleset.board.name
    squares = tuple(map(name, reason.why.squares))
    drawn = replace(
        picture(game, look),
        picked=name(reason.square),
        barred=squares if code in BARRING_CODES else (),
        anvils=squares if code in HOLDING_CODES else (),
        strikes=squares if code in MISSED_CODES else (),
    )
    return Figure(drawn, (_said(reason, called), *board_words(game)))


def _said(reason: UncapturedPiece, called: Called) -> Line:
    game, squares = reason.after, reason.why.squares
    return family_line(
        "uncaught",
        reason.why.code,
        square=square_notation(game.ruleset, reason.square),
        squares=square_notations(game.ruleset, squares),
        count=len(squares),
        by=called(reason.before.position.side),
        way="bind" if marks_immobilise(game.ruleset) else "capture",
    )
