"""Forgetting a person: asked once, then all of it in one step of the store.

Law: what opponents are told, how the matches end and what is erased are one transaction, so that a
crash leaves either all of it or nothing. Opponents keep their matches, without the name.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.accounts.personal_data import unread_line
from bot.core.controls import Control, Verb
from bot.core.errors import VersionConflict
from bot.core.matches.commands import Decline, Resign, Withdraw
from bot.core.matches.decide import decide
from bot.core.matches.events import (
    Accepted,
    Event,
    Forgotten,
    Joined,
    Offered,
    PlanDropped,
    Planned,
    Played,
)
from bot.core.matches.evolve import evolve
from bot.core.matches.model import Place, Stage
from bot.core.messages import Refused, family_line, line, refused
from bot.core.notifications.notifications import notifications
from bot.core.service import MAX_ATTEMPTS
from bot.core.stored import Change, Erasure
from bot.core.views.queries import answer, refusal
from bot.core.views.views import Choice, Tone

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from bot.core.matches.commands import Command
    from bot.core.matches.model import Account, AccountId, Identity, Match
    from bot.core.service import Service
    from bot.core.views.views import Answer

CONFIRMATION = "yes"


class Forgetting:
    """Erases people who ask for it."""

    def __init__(self, service: Service) -> None:
        """Forget them in the service's store."""
        self._service = service
        self._store = service.store

    async def ask(self, who: Account, sure: str = "") -> Answer:
        """Ask whether a person is to be forgotten, or do it when they say so."""
        if sure.casefold() == CONFIRMATION:
            return await self.forget(who)
        now = self._service.clock()
        tally = await self._store.usage_counts(who.id, now, now)
        yes = Choice(
            str(Control(Verb.FORGET_YES)), family_line("button", Verb.FORGET_YES), Tone.DANGER
        )
        said = line("forget-ask", running=tally.running, offered=tally.offered)
        return answer(said, choices=(yes,))

    async def forget(self, who: Account) -> Answer:
        """Erase a person; their open matches end, and the opponents are told."""
        for _ in range(MAX_ATTEMPTS):
            mine, now = await self._store.personal_records(who.id), self._service.clock()
            found = tuple(erasure(match, log, who.id, now) for match, log in mine.played)
            try:
                await self._store.forget(who.id, found, mine.unread)
            except VersionConflict:
                continue
            self._service.wake()
            return answer(line("done-forgotten"), *unread_line("forgotten", mine))
        return refusal(refused("busy"))


def erasure(match: Match, log: tuple[Event, ...], account: AccountId, now: datetime) -> Erasure:
    """Return the last step that a person makes in a match, which ends it if it is open."""
    events = _ending(match, account, now)
    after = match
    for event in events:
        after = evolve(after, event)
    forgotten = Forgotten(account)
    change = Change(
        match=evolve(after, forgotten),
        events=(*events, forgotten),
        # Where the match stood and was played, it is shown without the name.
        notices=notifications(after, events, account),
        at=now,
    )
    return Erasure(change, _rewritten(log, account))


def _ending(match: Match, account: AccountId, now: datetime) -> tuple[Event, ...]:
    if not match.is_open:
        return ()
    decided = decide(match, _farewell(match, account), now)
    # Nobody may be kept from leaving: what is refused here changes nothing for the opponent.
    return () if isinstance(decided, Refused) else decided


def _farewell(match: Match, account: AccountId) -> Command:
    if match.stage is Stage.RUNNING:
        return Resign(account)
    return Withdraw(account) if match.challenger == account else Decline(account)


def _rewritten(log: tuple[Event, ...], account: AccountId) -> tuple[tuple[int, Event], ...]:
    """Return the events that tell where a person was or what they planned, without it.

    The match stays the same: what a plan played is an event of its own.
    """
    selves = _selves(log, account)
    cleared: list[tuple[int, Event]] = []
    challenger: AccountId | None = None
    seats: tuple[AccountId, ...] = ()
    for seq, event in enumerate(log, start=1):
        match event:
            case Offered():
                challenger = event.challenger
                new: Event = _offered(event, selves)
            case Joined():
                challenger = event.kept if challenger == event.gone else challenger
                continue
            case Accepted():
                seats = event.seats
                taker = next(seat for seat in seats if seat != challenger)
                new = replace(event, at=None) if taker in selves else event
            case Played():
                new = replace(event, at=None) if seats[event.side] in selves else event
            case Planned():
                new = replace(event, lines=()) if seats[event.side] in selves else event
            case PlanDropped():
                new = replace(event, action="") if seats[event.side] in selves else event
            case _:
                continue
        if new != event:
            cleared.append((seq, new))
    return tuple(cleared)


def _offered(event: Offered, selves: set[AccountId]) -> Offered:
    if event.challenger in selves:
        event = replace(event, challenger_at=None)
    return replace(event, invited_at=None) if event.invited in selves else event


def _selves(log: Iterable[Event], account: AccountId) -> set[AccountId]:
    """Return the account with those that became part of it, as far as a match's log knows."""
    selves = {account}
    for event in reversed(tuple(log)):
        if isinstance(event, Joined) and event.kept in selves:
            selves.add(event.gone)
    return selves


def chats_of(identity: Identity) -> tuple[Place, ...]:
    """Return the places that a person's own chat on a platform may be.

    Its key is that of the person, which Discord puts a letter before.
    """
    return tuple(Place(identity.platform, key) for key in (identity.key, f"u{identity.key}"))
