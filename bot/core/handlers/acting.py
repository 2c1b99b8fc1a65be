"""Changes matches for a person and answers with the match as it then stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.matches.commands import (
    Accept,
    AnswerDraw,
    AnswerTakeback,
    AskTakeback,
    Claim,
    Decline,
    DeclinePause,
    DropPlan,
    OfferDraw,
    Pause,
    Plan,
    Play,
    Propose,
    Resign,
    Resume,
    Withdraw,
)
from bot.core.matches.model import Stage
from bot.core.matches.pauses import is_paused
from bot.core.messages import Refused, Typed, line, refused
from bot.core.views.last_turn import acknowledgement
from bot.core.views.premoves import answered_lines
from bot.core.views.queries import answer, refusal
from engine.position import Reason

if TYPE_CHECKING:
    from bot.core.context import RequestContext
    from bot.core.matches.commands import Command
    from bot.core.matches.model import Account, Match, MatchId, Place, Terms
    from bot.core.messages import Line
    from bot.core.service import Service
    from bot.core.store import Store
    from bot.core.views.queries import ViewQueries
    from bot.core.views.views import Answer


class MatchHandlers:
    """The service, with an answer for the person who acts."""

    def __init__(self, service: Service, showing: ViewQueries) -> None:
        """Change matches through the service, show them through ``showing``."""
        self._service = service
        self._showing = showing

    @property
    def store(self) -> Store:
        """The store that the service keeps its matches in."""
        return self._service.store

    async def find(self, match_id: MatchId) -> Match | Refused:
        """Load a match, or say that there is none."""
        found = await self.store.match(match_id)
        return found or refused("no-such-match", match=Typed(match_id[:12]))

    async def offer(
        self, who: Account, terms: Terms, *, opponent: Account | None, here: RequestContext
    ) -> Answer:
        """Make a challenge."""
        made = await self._service.offer(
            who.id, terms, invited=opponent.id if opponent else None, here=here
        )
        if isinstance(made, Refused):
            return refusal(made)
        done = line("done-offered") if opponent else line("done-offered-open", code=made.id)
        return answer(done, view=await self._showing.view(who, made))

    async def accept(
        self, who: Account, match_id: MatchId, at: Place | None, *, turn: int | None = None
    ) -> Answer:
        """Take up a challenge; a lot is drawn in case the terms leave the sides open."""
        lot = self._service.chance.lot()
        return await self.act(who, match_id, Accept(who.id, lot, at, turn))

    async def act(self, who: Account, match_id: MatchId, command: Command) -> Answer:
        """Do what a command asks; a refusal comes with the match as it stands."""
        done = await self._service.act(match_id, command)
        if isinstance(done, Refused):
            return refusal(done, await self._showing.post(who, match_id))
        lines = done_lines(done, command)
        return answer(*lines, view=await self._showing.view(who, done))

    async def ask_resign(self, who: Account, match: Match) -> Answer:
        """Ask once whether a match is really given up."""
        if match.side_of(who.id) is None or match.stage is not Stage.RUNNING:
            return await self.act(who, match.id, Resign(who.id))
        return answer(view=await self._showing.resigning(who, match))


def done_lines(match: Match, command: Command) -> tuple[Line, ...]:
    """Return what a person is told who has just done this, and what plans answered at once."""
    ended_otherwise = _timed_out(match) or _forfeited(match)
    if not isinstance(command, Play) or not match.answered or ended_otherwise:
        return (done_line(match, command),)
    assert match.game is not None  # noqa: S101 -- something was played
    own = acknowledgement(match.game, match.answered[0].text)
    return (own, *answered_lines(match, match.side_of(command.by)))


def done_line(match: Match, command: Command) -> Line:
    """Return what a person is told who has just done this."""
    if _timed_out(match) and not isinstance(command, Claim):
        return line("done-timeout")
    if isinstance(command, Pause | DeclinePause | Resume):
        return _paused(match, command)
    if isinstance(command, Plan | DropPlan):
        return line("done-planned" if isinstance(command, Plan) else "done-plan-dropped")
    return _done(match, command)


def _done(match: Match, command: Command) -> Line:
    match command:
        case Play() if match.game is not None and not _forfeited(match):
            return acknowledgement(match.game, match.last.text if match.last else "")
        case Accept():
            return line("done-accepted")
        case Decline():
            return line("done-declined")
        case Withdraw():
            return line("done-withdrawn")
        case Propose():
            return line("done-proposed")
        case OfferDraw() if match.stage is Stage.RUNNING:
            stops = match.game is not None and match.game.ruleset.adjudicates
            return line("done-stop-offered" if stops else "done-draw-offered")
        case AnswerDraw(agree=False):
            return line("done-draw-declined")
        case AskTakeback():
            return line("done-takeback-asked")
        case AnswerTakeback():
            return line("done-taken-back" if command.agree else "done-takeback-declined")
        case _:
            return line("done-ended")


def _paused(match: Match, command: Pause | DeclinePause | Resume) -> Line:
    match command:
        case Pause():
            return line("done-paused" if is_paused(match) else "done-pause-asked")
        case DeclinePause():
            return line("done-pause-declined")
        case Resume():
            stands = match.timer is not None and match.timer.stops
            return line("done-resumed-away" if stands else "done-resumed")


def _forfeited(match: Match) -> bool:
    return match.outcome is not None and match.outcome.reason is Reason.IGNORANCE


def _timed_out(match: Match) -> bool:
    return match.outcome is not None and match.outcome.reason is Reason.TIMEOUT
