"""Whether an action that somebody asks about is legal, and what stands in its way. Pure.

Laws: where nobody is told what could be captured or what is legal, only whoever is to act is
answered, and with no more than the move itself would tell; hints are for whoever is to act.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.core.match.model import Stage
from bot.core.match.notation import action_in
from bot.core.match.reading import SHOWN, action_named, meant, reason_line
from bot.core.messages import Refused, Typed, line, refused
from engine.actions import Huff, Move, Roll, steps
from engine.errors import NotationError, Refusal, RefusalCode
from engine.explain import refuse
from engine.game import Game
from engine.reading import parse

if TYPE_CHECKING:
    from bot.core.match.model import AccountId, Match
    from bot.core.messages import Line
    from engine.actions import Action
    from engine.position import Side
    from engine.reading import Typed as Reading


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """What is to be said of an action.

    ``game`` is judged for its side to act, which may have to wait for its turn; ``asked`` is what
    the text says, None where it cannot be read. Of ``legal`` and ``refusal`` exactly one is there;
    the refusal's ``line`` says why, as the refused move would. Whoever asks is ``to_act``, or not.
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
        return self.to_act and not is_guarded(self.game)


def is_guarded(game: Game) -> bool:
    """Tell whether a game's players must find out alone what is legal, or what captures."""
    return game.ruleset.discreet or game.ruleset.ignorance


def judge(match: Match, game: Game, who: AccountId, text: str) -> Judgement | Refused:
    """Judge the action that a text names, for whoever asks; a refusal where that is not told."""
    readings = _readings(game, text)
    said = readings[0] if readings else None
    if match.stage is not Stage.RUNNING or game.outcome is not None:
        return _over(game, said, text)
    side, to_act = match.side_of(who), game.position.side
    if is_guarded(game) and (why := _why_untold(game, readings, may_ask=side is to_act)):
        return why
    judged = _turned(game, _owner(game, said) if side is None else side)
    if judged is None:
        return refused("why-early")
    found = replace(_judged(judged, said, text), early=judged is not game)
    return replace(found, to_act=side is to_act)


def _readings(game: Game, text: str) -> tuple[Reading, ...]:
    try:
        return parse(game.ruleset.board, meant(game, text), game.ruleset.letters)
    except NotationError:
        return ()


def _why_untold(game: Game, readings: tuple[Reading, ...], *, may_ask: bool) -> Refused | None:
    """Why nothing is told of an action in a game whose players find out alone."""
    if not may_ask:
        return refused("why-guarded")
    for said in readings:
        if isinstance(said.action, Huff) and game.ruleset.discreet:
            return refused("why-huff")
        if isinstance(said.action, Move) and max(said.sure, 2) < len(said.action.path):
            alone = Move(said.action.path[: max(said.sure, 2)])
            return refused("why-captures", action=action_in(game, alone))
    return None


def _owner(game: Game, said: Reading | None) -> Side:
    """Whose piece a move begins with, for somebody who plays neither side."""
    first = steps(said.action)[:1] if said and isinstance(said.action, Move) else ()
    piece = game.position.piece_at(first[0]) if first else None
    return piece.side if piece else game.position.side


def _turned(game: Game, side: Side) -> Game | None:
    """The game as if it were a side's turn; None where that hangs on a throw, or it is stuck."""
    position = game.position
    if position.side is side:
        return game
    if Roll in game.ruleset.effects:
        return None
    turned = replace(position, side=side)
    other = Game(game.ruleset, turned, (turned,))
    return other if other.legal else None


def _judged(game: Game, said: Reading | None, text: str) -> Judgement:
    found = action_named(game, text)
    if not isinstance(found, Refused):
        told = line("why-legal", action=action_in(game, found))
        return Judgement(game=game, asked=found, line=told, legal=found)
    why = refuse(game, meant(game, text)) or Refusal(RefusalCode.NOTATION)
    asked = said.action if said else None
    return Judgement(game=game, asked=asked, line=found.line, refusal=why)


def _over(game: Game, said: Reading | None, text: str) -> Judgement:
    over = Refusal(RefusalCode.OVER)
    told = line("refused-illegal", typed=Typed(text[:SHOWN]), why=reason_line(game, over))
    asked = said.action if said else None
    return Judgement(game=game, asked=asked, line=told, refusal=over, over=True)
