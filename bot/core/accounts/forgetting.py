"""Forgetting a person: asked once, then all of it in one step of the store.

Invariant: the notifications of opponents, the ends of the matches and the erasure are one
transaction, so that a crash leaves either all of it or nothing. Opponents keep their matches,
without the name.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.core.matches.challenges import Accepted, Decline, Forgotten, Joined, Offered, Withdraw
from bot.core.matches.chat import Said
from bot.core.matches.decide import decide
from bot.core.matches.evolve import evolve
from bot.core.matches.messages import Refused
from bot.core.matches.model import Place, Stage
from bot.core.matches.play import Played, Resign
from bot.core.matches.premoves import PlanDropped, Planned
from bot.core.matches.set_ups import SetUpDrawn, SetUpSkipped
from bot.core.notifications.notifications import notifications
from bot.core.store.values import Change, Erasure

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from datetime import datetime

    from bot.core.matches.commands import Command
    from bot.core.matches.events import Event
    from bot.core.matches.model import AccountId, Identity, Match


PRIVATE: Mapping[type[Event], Mapping[str, Any]] = {
    Played: {"at": None},
    Planned: {"lines": ()},
    SetUpDrawn: {"squares": ()},
    SetUpSkipped: {"squares": ()},
    PlanDropped: {"action": ""},
    Said: {"text": ""},
}
"""What the events of a side lose when its person is forgotten."""


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
        # In the places where the match was, it is shown without the name.
        notices=notifications(after, events, account),
        at=now,
    )
    return Erasure(change, _rewritten(log, account))


def _ending(match: Match, account: AccountId, now: datetime) -> tuple[Event, ...]:
    if not match.is_open:
        return ()
    decided = decide(match, _farewell(match, account), now)
    # Leaving is never refused: a refusal here changes nothing for the opponent.
    return () if isinstance(decided, Refused) else decided


def _farewell(match: Match, account: AccountId) -> Command:
    if match.stage is Stage.RUNNING:
        return Resign(account)
    return Withdraw(account) if match.challenger == account else Decline(account)


def _rewritten(log: tuple[Event, ...], account: AccountId) -> tuple[tuple[int, Event], ...]:
    """Return the events that tell where a person was, what they planned or said, without it.

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
            case Played() | Planned() | SetUpDrawn() | SetUpSkipped() | PlanDropped() | Said():
                without = PRIVATE[type(event)]
                new = replace(event, **without) if seats[event.side] in selves else event
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
