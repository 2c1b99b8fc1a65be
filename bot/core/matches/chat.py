"""What the players of a match say to each other. Pure.

Invariant: words reach only the opponent, and only by a request to say them. An opponent who has
muted or blocked the speaker does not see them, and the speaker is not told.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from bot.core.matches.commands import PlayerCommand
from bot.core.matches.computers import computer_in
from bot.core.matches.events import Event, SideEvent
from bot.core.matches.messages import refused
from bot.core.matches.model import ChatMessage
from engine import Side  # noqa: TC001 -- the store reads the annotation

if TYPE_CHECKING:
    from bot.core.matches.commands import Decision, Situation
    from bot.core.matches.model import AccountId, Match

MAX_MESSAGE_LENGTH = 200
"""How many characters a message may have."""

MESSAGES_KEPT = 20
"""How many of the last messages a match shows."""

MAX_AT_ONCE, AT_ONCE = 5, timedelta(minutes=1)
"""How many messages a side may send in this time."""


@dataclass(frozen=True, slots=True)
class Say(PlayerCommand):
    """Say something to the opponent, who does not hear it if it is ``unheard``."""

    by: AccountId
    text: str = field(repr=False)
    unheard: bool = False

    def decide(self, given: Situation) -> Decision:
        """Say it, unless it is too long or too much."""
        match, side, text = given.match, given.side, self.text
        if not text:
            return refused("say-what")
        if computer_in(match):
            return refused("say-computer")
        if len(text) > MAX_MESSAGE_LENGTH:
            return refused("say-long", limit=MAX_MESSAGE_LENGTH)
        recent = sum(each.side is side and given.now - each.at < AT_ONCE for each in match.chat)
        if recent >= MAX_AT_ONCE:
            return refused("say-often")
        number = match.chat[-1].number + 1 if match.chat else 1
        unheard = self.unheard or match.muted[side.other]
        return (Said(side, text, given.now, number=number, unheard=unheard),)


@dataclass(frozen=True, slots=True)
class Mute(PlayerCommand):
    """Hear nothing more from the opponent in this match, or hear them again."""

    by: AccountId
    muted: bool = True

    def decide(self, given: Situation) -> Decision:
        """Change nothing if it is so already."""
        if given.match.muted[given.side] is self.muted:
            return ()
        return (Muted(given.side, muted=self.muted),)


@dataclass(frozen=True, slots=True)
class Report(PlayerCommand):
    """Report a message of the opponent, or their last one, to the operator."""

    by: AccountId
    number: int | None = None

    def decide(self, given: Situation) -> Decision:
        """Report a message that was heard; once is enough."""
        theirs = [each for each in heard(given.match, given.side) if each.side is not given.side]
        if self.number is not None:
            theirs = [each for each in theirs if each.number == self.number]
        if not theirs:
            return refused("nothing-to-report")
        message = theirs[-1]
        return () if message.reported else (Reported(given.side, message.number, given.now),)


@dataclass(frozen=True, slots=True)
class Said(Event):
    """A side said something to the other, which does not hear it if it is ``unheard``.

    The text is empty once the speaker was forgotten.
    """

    side: Side
    text: str = field(repr=False)
    at: datetime
    number: int
    unheard: bool = False

    def apply(self, match: Match) -> Match:
        """Keep it among the last messages; of what was erased nothing is left."""
        if not self.text:
            return match
        message = ChatMessage(self.side, self.text, self.at, self.number, unheard=self.unheard)
        return replace(match, chat=(*match.chat, message)[-MESSAGES_KEPT:])


@dataclass(frozen=True, slots=True)
class Reported(Event):
    """A side reported a message of the other to the operator."""

    side: Side
    number: int
    at: datetime

    def apply(self, match: Match) -> Match:
        """Mark the message."""
        chat = tuple(
            replace(each, reported=True) if each.number == self.number else each
            for each in match.chat
        )
        return replace(match, chat=chat)


@dataclass(frozen=True, slots=True)
class Muted(SideEvent):
    """A side does not want to hear the other any more, or hears it again."""

    muted: bool

    def apply(self, match: Match) -> Match:
        """Note it for what is said from now on."""
        return replace(match, muted=match.muted.set(self.side, self.muted))


EVENTS = (Said, Reported, Muted)


def without_messages_of(match: Match, side: Side | None) -> Match:
    """Return the match without what a side said."""
    return replace(match, chat=tuple(each for each in match.chat if each.side is not side))


def heard(match: Match, side: Side | None) -> tuple[ChatMessage, ...]:
    """Return the messages that a side is shown: its own, and those that it hears."""
    if side is None:
        return ()
    return tuple(each for each in match.chat if each.side is side or not each.unheard)
