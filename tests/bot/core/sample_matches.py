"""Matches to test with, made of real events by the real engine."""

from datetime import UTC, datetime, timedelta

from bot.core.matches.challenges import Accept, Offered
from bot.core.matches.decide import decide
from bot.core.matches.evolve import evolve
from bot.core.matches.messages import Refused
from bot.core.matches.model import Account, AccountId, MatchId, Place, SideWish, Terms
from bot.core.matches.play import Play
from bot.core.service.service import with_consequences
from bot.core.views.views import Viewer
from engine import Side

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
ALKAIOS, BRASIDAS, STRANGER = map(AccountId, ("alkaios", "brasidas", "stranger"))
NAMES = {ALKAIOS: "Alkaios", BRASIDAS: "Brasidas", STRANGER: "Stranger"}
LOBBY = Place("web", "lobby")
COMPACT = "lemery-compact"

# The Lars walks between a5 and the square c5, which a man then takes.
SHORT_GAME = ("a2-a5", "c6-c5", "h2-h5", "c5-b5", "h5-c5")


def offer(*, challenger=ALKAIOS, invited=BRASIDAS, place=None, **terms):
    usual = {"ruleset": COMPACT, "revision": 1, "side": SideWish.FIRST}
    return Offered(
        match=MatchId("k7qd3x"),
        challenger=challenger,
        invited=invited,
        place=place,
        terms=Terms(**usual | terms),
        expires=NOW + timedelta(days=7),
    )


def offered(**terms):
    return evolve(None, offer(**terms))


def done(match, command, now=NOW, throw=(6, 5)):
    """The match after a command that must not be refused, and after what follows it at once."""
    decision = decide(match, command, now)
    assert not isinstance(decision, Refused), decision
    after, _ = with_consequences(match, decision, lambda: throw, now)
    return after


def refusal(match, command, now=NOW):
    """The code with which a command is refused."""
    decision = decide(match, command, now)
    assert isinstance(decision, Refused), decision
    return decision.line.code.removeprefix("refused-")


def running(ruleset=COMPACT, *actions):
    """A match in play, Alkaios first, after these actions."""
    match = done(offered(ruleset=ruleset), Accept(BRASIDAS, Side.FIRST))
    for action in actions:
        match = done(match, Play(to_act(match), action))
    return match


def to_act(match):
    return match.seats[match.game.position.side]


def viewer(account):
    return Viewer(Account(account, NAMES[account]), NAMES)
