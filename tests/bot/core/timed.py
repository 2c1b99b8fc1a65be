"""Matches with clocks to test with."""

from datetime import timedelta

from bot.core.matches.challenges import Accept, Offered
from bot.core.matches.clocks import flag_fall
from bot.core.matches.decide import decide
from bot.core.matches.evolve import evolve
from bot.core.matches.model import MatchId, SideWish, Terms
from bot.core.matches.play import Play
from bot.core.matches.scheduled import Tick
from bot.core.service.service import with_throw
from bot.core.typed.clock_text import read_clock
from engine import Side
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, COMPACT, NOW, done, to_act

FIRST, SECOND = Side
MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)


def beginning(text, ruleset=COMPACT, at=NOW):
    """The events that begin a match with this clock, Alkaios first."""
    offer = Offered(
        match=MatchId("k7qd3x"),
        challenger=ALKAIOS,
        invited=BRASIDAS,
        place=None,
        terms=Terms(ruleset, 1, SideWish.FIRST, read_clock(text, "Europe/Rome")),
        expires=at + 7 * DAY,
    )
    return (offer, *decide(evolve(None, offer), Accept(BRASIDAS, FIRST), at))


def timed(text="10d+36h", ruleset=COMPACT, at=NOW, throw=(6, 5)):
    """A match in play with this clock."""
    return with_throw(None, beginning(text, ruleset, at), lambda: throw)[0]


def played(match, at, action=None):
    """The match after the side to act has played."""
    text = action or match.game.write(match.game.choices[0])
    return done(match, Play(to_act(match), text), at)


def ends(match):
    """When the clock of the side to act runs out."""
    return flag_fall(match.terms.clock, match.timer, match.game.position.side)


def ticked(match, at):
    """The match after a tick, which may do nothing."""
    events = decide(match, Tick(), at)
    return with_throw(match, events, lambda: (6, 5))[0] if events else match


async def at(bench, scheduler, now):
    """The bot, having run all the while, up to this moment."""
    bench.now = now
    await bench.store.save_heartbeat(now)
    await scheduler.beat()
    await scheduler.tick()
