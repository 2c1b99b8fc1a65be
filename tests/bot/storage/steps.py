"""Steps of matches to store, as the service would hand them over."""

from dataclasses import replace
from datetime import timedelta

from bot.core.matches.challenges import Accept, Offered
from bot.core.matches.decide import decide
from bot.core.matches.messages import Refused
from bot.core.matches.model import MatchId
from bot.core.matches.play import Play
from bot.core.notifications.notifications import notifications
from bot.core.service.service import with_throw
from bot.core.store.values import Change
from bot.storage import linking
from engine import Side
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, NOW, SHORT_GAME, offered, to_act

MATCH = MatchId("k7qd3x")


def offer(match_id=MATCH, at=NOW, **terms):
    """The first step: Alkaios challenges, Brasidas unless it says otherwise."""
    match = replace(offered(**terms), id=match_id)
    event = Offered(
        match=match_id,
        challenger=match.challenger,
        invited=match.invited,
        place=match.place,
        terms=match.terms,
        expires=match.expires,
    )
    return Change(
        match=match, events=(event,), notices=notifications(match, (event,), ALKAIOS), at=at
    )


def step(match, command, at=NOW):
    """The step that a command makes; it must not be refused."""
    events = decide(match, command, at)
    assert not isinstance(events, Refused), events
    match, events = with_throw(match, events, lambda: (6, 5))
    return Change(
        match=match, events=events, notices=notifications(match, events, command.by), at=at
    )


async def begun(store, match_id=MATCH, at=NOW, **terms):
    """A stored match in play, Alkaios first."""
    match = (await store.create(offer(match_id, at, **terms))).match
    return (await store.save(step(match, Accept(BRASIDAS, Side.FIRST), at))).match


async def played(store, match, actions=SHORT_GAME, at=NOW):
    """The match after actions, a minute each."""
    for number, action in enumerate(actions, start=1):
        then = at + timedelta(minutes=number)
        match = (await store.save(step(match, Play(to_act(match), action), then))).match
    return match


async def join(store, gone, kept, changes):
    """Join two accounts as when both have confirmed it, without being told."""
    await store.database.write(lambda connection: linking.join(connection, gone, kept, changes))
