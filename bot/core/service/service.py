"""The match service: load, decide, store, announce, always in that order."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext, suppress
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING

import structlog

from bot.core.accounts.people import (
    bars_accept,
    bars_offer,
    bars_sanctioned,
    meet_computer,
    sanctions_barring,
)
from bot.core.accounts.rate_limits import DAY, RateLimiter, RateLimits
from bot.core.matches import fair_dice
from bot.core.matches.cases import Verdict
from bot.core.matches.challenges import Accept, Offered, Propose
from bot.core.matches.chat import Say
from bot.core.matches.computers import waits_for_computer
from bot.core.matches.context import PRIVATE_CONTEXT, RequestContext
from bot.core.matches.decide import decide
from bot.core.matches.errors import MatchIdInUse, StoreFault, Unsure, VersionConflict
from bot.core.matches.evolve import evolve
from bot.core.matches.log_context import platform, sub_request
from bot.core.matches.messages import Refused, Typed, refused
from bot.core.matches.observer import UNOBSERVED, Loop
from bot.core.matches.play import Played, Thrown
from bot.core.matches.premoves import execute_premoves
from bot.core.matches.scheduled import Spare
from bot.core.matches.vacations import away_until, start_on_vacation
from bot.core.notifications.notifications import notifications
from bot.core.store.values import Change, current_input, note_changed, repeatable

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine
    from contextlib import AbstractContextManager
    from datetime import datetime

    from bot.core.matches.chance import Chance, TimeSource
    from bot.core.matches.commands import Command
    from bot.core.matches.events import Event
    from bot.core.matches.model import AccountId, Identity, Match, MatchId, Terms
    from bot.core.matches.observer import Observer
    from bot.core.notifications.outbox_worker import OutboxWorker
    from bot.core.service.heartbeat import Heartbeat
    from bot.core.store.port import Store
    from bot.core.store.values import Saved, UsageCounts

log = structlog.get_logger()

CHALLENGE_LIFETIME = timedelta(days=7)
MAX_ATTEMPTS = 12
"""How often a command is decided again when others change the match at the same time."""


class Service:
    """Changes matches, one stored step at a time. Safe to call from many tasks and processes."""

    def __init__(  # noqa: PLR0913 -- each is a part of its own
        self,
        store: Store,
        clock: TimeSource,
        chance: Chance,
        *,
        worker: OutboxWorker | None = None,
        limits: RateLimits | None = None,
        observer: Observer = UNOBSERVED,
        heartbeat: Heartbeat | None = None,
        operators: tuple[Identity, ...] = (),
    ) -> None:
        """The ``worker`` delivers what is committed at once; ``limits`` are those of people.

        The ``heartbeat`` finds outages before commands are decided. ``due`` rings when a change
        makes something due at once. ``operators`` hear of reports and decide about them.
        """
        self.operators = operators
        self.store = store
        self.clock = clock
        self.chance = chance
        self._worker = worker
        self.observer = observer
        self.rate_limiter = RateLimiter(limits, clock) if limits else None
        self._heartbeat = heartbeat
        self.due = Alarm()

    async def offer(  # noqa: PLR0913 -- all of it is what a challenge is
        self,
        challenger: AccountId,
        terms: Terms,
        *,
        invited: AccountId | None = None,
        context: RequestContext = PRIVATE_CONTEXT,
        rematch_of: MatchId | None = None,
        word: str = "",
    ) -> Match | Refused:
        """Make a challenge, also an open one, and mix a ``word`` into it; raises RematchInUse."""
        if invited == challenger:
            return refused("own-challenge")
        if invited and (barred := await bars_offer(self.store, challenger, invited)):
            return barred
        if limited := await self._limits_offer(challenger, context, terms):
            return limited
        while True:
            offered = self._offered(challenger, terms, invited, context, rematch_of, word)
            change = self._change(None, (offered,), challenger)
            with suppress(*(() if context.new_id else (MatchIdInUse,))):
                return await self._kept(self.store.create, change)

    async def begin(  # noqa: PLR0913 -- all of it is what a match is
        self,
        challenger: AccountId,
        terms: Terms,
        level: int,
        *,
        context: RequestContext = PRIVATE_CONTEXT,
        rematch_of: MatchId | None = None,
        word: str = "",
    ) -> Match | Refused:
        """Begin a match against the computer of a level at once, in one step.

        Raises RematchInUse.
        """
        if limited := await self._limits_offer(challenger, context, terms):
            return limited
        computer = await meet_computer(self.store, level)
        while True:
            offered = self._offered(challenger, terms, computer, context, rematch_of, word)
            with suppress(MatchIdInUse):
                return await self.begin_at_once(
                    offered, Accept(computer, self.chance.lot()), challenger
                )

    async def begin_at_once(
        self, offered: Offered, accept: Accept, by: AccountId | None = None
    ) -> Match:
        """Store a match that begins without a challenge before it; raises MatchIdInUse."""
        match = evolve(None, offered)
        accepted = decide(match, accept, self.clock())
        assert not isinstance(accepted, Refused)  # noqa: S101 -- it was offered just now
        begun = await self._begun(match, accepted, accept.by)
        return await self._kept(self.store.create, self._change(None, (offered, *begun), by))

    def _offered(  # noqa: PLR0913, PLR0917 -- all of it is what a challenge is
        self,
        challenger: AccountId,
        terms: Terms,
        invited: AccountId | None,
        context: RequestContext,
        rematch_of: MatchId | None,
        word: str,
    ) -> Offered:
        return Offered(
            match=context.new_id or self.chance.match_id(),
            challenger=challenger,
            invited=invited,
            place=context.place,
            terms=terms,
            expires=self.clock() + CHALLENGE_LIFETIME,
            challenger_at=context.stay,
            invited_at=context.theirs,
            seed=self.chance.seed(),
            rematch_of=rematch_of,
            word=word,
            group=context.group.key if context.group else None,
        )

    async def act(self, match_id: MatchId, command: Command) -> Match | Refused:
        """Do what a command asks; a refusal has changed nothing. Raises CorruptMatch."""
        if self._heartbeat and not isinstance(command, Spare):
            with repeatable():  # what an outage gives back is not the effect of an input
                await self._heartbeat.catch_up(match_id, self.attempt)
        for _ in range(MAX_ATTEMPTS):
            with self.observer.span("load"):
                match = await self.store.match(match_id)
            if match is None or (command.by and match.is_hidden_from(command.by)):
                return refused("no-such-match", match=Typed(match_id))
            with self.observer.span("decide"):
                decision = decide(match, command, self.clock())
            if isinstance(decision, Refused):
                return decision
            if not decision:
                return match
            if barred := await self._bars(match, command):
                return barred
            if isinstance(command, Accept):
                decision = await self._begun(match, decision, command.by)
            change = self._change(match, decision, command.by)
            try:
                with self.observer.span("store"):
                    saved = await self._kept(self.store.save, change)
            except VersionConflict:
                continue
            self._count_turns(change)
            return saved
        return refused("busy")

    async def attempt(self, match_id: MatchId, command: Command) -> Match | None:
        """Do a command that no person waits for; return the match then, None if it was not done.

        A match that cannot be read is logged, so that the others go on.
        """
        self.observer.beat(Loop.CLOCKS)  # after an outage there may be very many
        with sub_request(part=Loop.CLOCKS, match=match_id):
            try:
                match = await self.act(match_id, command)
            except StoreFault:
                raise
            except Exception:
                log.exception("tick_failed")
                return None
        return None if isinstance(match, Refused) else match

    async def _kept(self, keep: Callable[[Change], Awaitable[Saved]], change: Change) -> Match:
        """Keep a change, and have the worker deliver what it adds to the outbox.

        When the store was lost in the middle of that, look whether the change is kept.
        """
        claim = self._worker.claim_for_change() if self._worker else None
        change = replace(change, claim=claim, input=current_input(), operators=self.operators)
        storing = asyncio.ensure_future(keep(change))
        # Not after the wait: the request may be cancelled, and the change is stored all the same.
        storing.add_done_callback(partial(self._hand_on, change))
        try:
            return (await asyncio.shield(storing)).match
        except Unsure:
            stored = await self.store.match(change.match.id)
            if stored is None or stored != replace(change.match, version=change.match.version + 1):
                raise
            note_changed(stored.id)
            self.wake()
            self.due.ring()
            return stored

    def _hand_on(self, change: Change, storing: asyncio.Future[Saved]) -> None:
        if storing.cancelled() or storing.exception() is not None:
            return
        note_changed(storing.result().match.id)
        if self._worker:
            self._worker.hand_on(storing.result(), change.claim)
        if waits_for_computer(storing.result().match):
            self.due.ring()

    def answering(self) -> AbstractContextManager[None]:
        """Return a context in which a request is answered: deliveries wait for it a little."""
        return self._worker.requests.answering() if self._worker else nullcontext()

    def wake(self) -> None:
        """Have the worker look into the outbox."""
        if self._worker:
            self._worker.wake()

    def _count_turns(self, change: Change) -> None:
        for event in change.events:
            if isinstance(event, Played):
                self.observer.turned(platform(), change.match.terms.ruleset)

    async def _begun(
        self, match: Match, begun: tuple[Event, ...], by: AccountId
    ) -> tuple[Event, ...]:
        """Stop the clock from the start while a player is on vacation."""
        now, until = self.clock(), {}
        for person in (match.challenger, by):
            if end := away_until(await self.store.vacations_of(person), now):
                until[person] = end
        return start_on_vacation(match, begun, until, now)

    async def _bars(self, match: Match, command: Command) -> Refused | None:
        store, now = self.store, self.clock()
        if isinstance(command, Say | Propose):
            muting = (Verdict.MUTE,)
            kinds = muting if isinstance(command, Say) else sanctions_barring(command.terms)
            return await bars_sanctioned(store, command.by, match.group, now, kinds)
        if not isinstance(command, Accept):
            return None
        if barred := await bars_accept(store, match, command, now):
            return barred
        if self.rate_limiter is None:
            return None
        return self.rate_limiter.why_no_match(await self._tally(command.by))

    async def _limits_offer(
        self, challenger: AccountId, context: RequestContext, terms: Terms
    ) -> Refused | None:
        group = context.group.key if context.group else None
        now = self.clock()
        kinds = sanctions_barring(terms)
        if barred := await bars_sanctioned(self.store, challenger, group, now, kinds):
            return barred
        limiter = self.rate_limiter
        return limiter.why_no_challenge(await self._tally(challenger), context) if limiter else None

    async def _tally(self, account: AccountId) -> UsageCounts:
        now = self.clock()
        return await self.store.usage_counts(account, now, now - DAY)

    def _change(
        self, match: Match | None, events: tuple[Event, ...], by: AccountId | None
    ) -> Change:
        now = self.clock()
        after, happened = with_consequences(match, events, self.chance.throw, now)
        return Change(
            match=after, events=happened, notices=notifications(after, happened, by), at=now
        )


def with_consequences(
    match: Match | None,
    events: tuple[Event, ...],
    throw: Callable[[], tuple[int, int]],
    now: datetime,
) -> tuple[Match, tuple[Event, ...]]:
    """Return the match after a decision, with all that follows it at once: a throw, or plans."""
    after, happened = with_throw(match, events, throw)
    return execute_premoves(match, after, happened, now)


def with_throw(
    match: Match | None, events: tuple[Event, ...], throw: Callable[[], tuple[int, int]]
) -> tuple[Match, tuple[Event, ...]]:
    """Return the match after a decision, with the throw that follows it if dice are waited for.

    The throw is an event of the same step, so no player ever waits for the dice. It comes
    from the match's seed, and only for a match from before there were seeds from ``throw``.
    """
    for event in events:
        match = evolve(match, event)
    assert match is not None  # noqa: S101 -- a decision holds at least one event
    if not match.awaits_throw or match.game is None or match.trail is None:
        return match, events
    if match.seed is None:
        dice = throw()
    else:
        plies, takebacks = match.trail.plies, match.takebacks
        dice = fair_dice.throw(match.seed, match.id, plies, takebacks, match.words)
    thrown = Thrown(match.game.position.side, *dice)
    return evolve(match, thrown), (*events, thrown)


class Alarm:
    """A sleep that can be ended early; if it rang before, the sleep ends at once."""

    def __init__(self) -> None:
        """Begin without having rung."""
        self._rung = asyncio.Event()

    def ring(self) -> None:
        """End the sleep."""
        self._rung.set()

    def hush(self) -> None:
        """Forget that it was rung."""
        self._rung.clear()

    async def sleep(self, sleeping: Coroutine[object, object, None]) -> None:
        """Wait for this sleep, or until the alarm rings."""
        slept, rung = asyncio.create_task(sleeping), asyncio.create_task(_wait(self._rung))
        try:
            await asyncio.wait({slept, rung}, return_when=asyncio.FIRST_COMPLETED)
            if slept.done():
                slept.result()
        finally:
            slept.cancel()
            rung.cancel()


async def _wait(event: asyncio.Event) -> None:
    await event.wait()
