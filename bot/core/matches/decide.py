"""What a command does to a match: events, or a refusal. Pure.

What may be asked of a match in general is decided here, in this order; the rest by the command.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.matches import timing
from bot.core.matches.actions import notation
from bot.core.matches.challenges import not_on_offer
from bot.core.matches.commands import ChallengeCommand, MatchCommand, PlayerCommand, Situation
from bot.core.matches.messages import refused
from bot.core.matches.model import Stage

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.matches.commands import Command, Decision
    from bot.core.matches.messages import Refused
    from bot.core.matches.model import AccountId, Match


def decide(match: Match, command: Command, now: datetime) -> Decision:
    """Decide what a command does to a match now. A refusal changes nothing; so does no event."""
    if isinstance(command, PlayerCommand):
        return _decide_by_player(match, command, now)
    if isinstance(command, ChallengeCommand) and match.stage is not Stage.OFFERED:
        return not_on_offer(match)
    return command.decide(match, now)


def _decide_by_player(match: Match, command: PlayerCommand, now: datetime) -> Decision:
    side = match.side_of(command.by)
    if side is None or match.game is None:
        return _stranger(match, command.by)
    given = Situation(match, match.game, side, now)
    if not isinstance(command, MatchCommand):
        return command.decide(given)
    if match.stage is not Stage.RUNNING:
        return command.decide(given) if command.outlasts else refused("over")
    if ended := timing.forfeit(match, now):
        return ended
    if command.turn is not None and command.turn != match.turn:
        return _stale(given, command.turn)
    return command.decide(given)


def _stranger(match: Match, by: AccountId) -> Refused:
    if match.stage is Stage.OFFERED and by in match.people:
        return refused("not-begun")
    if match.stage in {Stage.DECLINED, Stage.WITHDRAWN, Stage.EXPIRED}:
        return not_on_offer(match)
    return refused("stranger")


def _stale(given: Situation, turn: int) -> Refused:
    last = given.match.last
    if last is None or last.side is not given.side or last.turn != turn:
        return refused("stale")
    return refused("already-moved", action=notation(given.game.ruleset, last.text))
