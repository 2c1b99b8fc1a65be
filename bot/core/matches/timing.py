"""What clocks do in a match: events to be stored beside those that caused them. Pure.

Law: all arithmetic with time happens here, before anything is stored; an event holds its result.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.matches import clocks
from bot.core.matches.clocks import Flag
from bot.core.matches.computers import AT_ONCE, waits_for_computer
from bot.core.matches.events import Ended, Expired, Lapsed, Nudged, Timed
from bot.core.matches.model import Stage
from engine.position import Outcome, Reason

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.matches.clocks import Clock, Timer
    from bot.core.matches.events import Event, Played
    from bot.core.matches.model import AccountId, Match
    from engine.actions import Action
    from engine.game import Game
    from engine.position import Side


Running = tuple["Clock", "Timer", "Side"]
"""The clock of a match in play, its state, and the side to act."""


def start_clock(match: Match, now: datetime) -> tuple[Event, ...]:
    """Start the clock of a match that begins."""
    clock = match.terms.clock
    return () if clock is None else (Timed(clocks.start_timer(clock, now)),)


def hand_clock_over(match: Match, to_act: Side, now: datetime) -> tuple[Event, ...]:
    """Hand the clock on after an action; a side that acts again, such as with dice, keeps it."""
    running = _running(match)
    if running is None or to_act is running[2]:
        return ()
    return (Timed(clocks.hand_over(*running, now)),)


def hand_clock_back(match: Match, now: datetime) -> tuple[Event, ...]:
    """Count what the side to act has used when a turn is taken back; nothing is added for it."""
    running = _running(match)
    return () if running is None else (Timed(clocks.settle(*running, now)),)


def give_outage_back(match: Match, begin: datetime, end: datetime) -> tuple[Event, ...]:
    """Give an outage back to the side to act; nothing where its clock did not run."""
    running = _running(match)
    if running is None:
        return ()
    after = clocks.give_back(*running, begin=begin, end=end)
    return () if after == match.timer else (Timed(after),)


def stop_clock(match: Match, *, why: str, now: datetime) -> tuple[Event, ...]:
    """Stop the clock for one more reason."""
    running = _running(match)
    return () if running is None else (Timed(clocks.stop(*running, why=why, now=now)),)


def resume_clock(match: Match, *, why: str, now: datetime) -> tuple[Event, ...]:
    """Remove a reason for which the clock was stopped; a time that had run out stays so."""
    running = _running(match)
    if running is None:
        return ()
    timer = running[1]
    return (Timed(clocks.resume(timer, why=why, now=timer.since if match.lapsed else now)),)


def flag_fallen_for(match: Match, now: datetime) -> Side | None:
    """Return the side whose time has run out, recorded or not."""
    running = _running(match)
    if running is None:
        return None
    end = clocks.flag_fall(*running)
    return running[2] if match.lapsed or (end is not None and now >= end) else None


def forfeit(match: Match, now: datetime) -> tuple[Event, ...]:
    """End a match in which a hard flag has fallen."""
    clock, late = match.terms.clock, flag_fallen_for(match, now)
    if clock is None or clock.flag is not Flag.HARD or late is None:
        return ()
    return (Ended(Outcome(late.other, Reason.TIMEOUT)),)


def due_events(match: Match, now: datetime) -> tuple[Event, ...]:
    """Return the events that are due now: an end, a fallen flag, a reminder, an expiry."""
    if match.stage is Stage.OFFERED:
        return (Expired(),) if now >= match.expires else ()
    late = flag_fallen_for(match, now)
    if late is not None:
        return forfeit(match, now) or (() if match.lapsed else (Lapsed(late),))
    nudge, game = _nudge_at(match), match.game
    return (Nudged(game.position.side),) if game and nudge and now >= nudge else ()


def deadline(match: Match) -> datetime | None:
    """Return until when there is time: to answer a challenge, or for the side to act to play."""
    if match.stage is Stage.OFFERED:
        return match.expires
    running = _running(match)
    return None if running is None else clocks.flag_fall(*running)


def urgency(match: Match, account: AccountId) -> tuple[bool, bool, float]:
    """Sort what waits for the person to the front, and there whatever has the least time left."""
    end = deadline(match)
    return not match.waits_for(account), end is None, end.timestamp() if end else 0.0


def next_due(match: Match) -> datetime | None:
    """Return when the scheduler has to act in a match; never earlier than was shown."""
    if match.stage is Stage.OFFERED:
        return match.expires
    if waits_for_computer(match):
        return AT_ONCE
    return min((at for at in (_clock_due(match), *match.away) if at), default=None)


def _clock_due(match: Match) -> datetime | None:
    running = _running(match)
    if running is None or match.lapsed:
        return None
    return _nudge_at(match) or clocks.flag_fall(*running)


def _nudge_at(match: Match) -> datetime | None:
    running = _running(match)
    return None if running is None or match.nudged else clocks.nudge_at(*running)


def _running(match: Match) -> Running | None:
    clock, timer, game = match.terms.clock, match.timer, match.game
    if match.stage is not Stage.RUNNING or clock is None or timer is None or game is None:
        return None
    return clock, timer, game.position.side


def play_events(
    match: Match, game: Game, action: Action, *, played: Played, now: datetime
) -> tuple[Event, ...]:
    """Return a legal action of a match's game as an event, with the end or the clock's next turn.

    ``played`` is that event.
    """
    after = game.play(action)
    if after.outcome:
        return (played, Ended(after.outcome))
    return (played, *hand_clock_over(match, after.position.side, now))
