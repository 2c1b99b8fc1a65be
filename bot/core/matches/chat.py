"""What the players of a match say to each other. Pure.

Law: words reach the opponent alone, and only by a request to say them. An opponent who has muted
or blocked the speaker does not see them, and the speaker is not told.
"""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

from bot.core.matches.computers import computer_in
from bot.core.matches.events import Muted, Reported, Said
from bot.core.matches.messages import refused
from bot.core.matches.model import ChatMessage

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.matches.commands import Mute, Report, Say
    from bot.core.matches.messages import Refused
    from bot.core.matches.model import Match
    from engine.position import Side

_OF_MATCH = re.compile(r"match=([a-z0-9]+)\s+(?=\S)", re.IGNORECASE)

MAX_MESSAGE_LENGTH = 200
"""How many characters a message may have."""

MESSAGES_KEPT = 20
"""How many of the last messages a match shows."""

MAX_AT_ONCE, AT_ONCE = 5, timedelta(minutes=1)
"""How many messages a side may send in this time."""


def message_options(typed: str) -> dict[str, str]:
    """Return what is said as it is typed, but for a match that is named before it.

    >>> message_options("match=k7qd3x text=5, no?")
    {'text': 'text=5, no?', 'match': 'k7qd3x'}
    """
    found = _OF_MATCH.match(typed)
    if found is None:
        return {"text": typed} if typed else {}
    return {"text": typed[found.end() :], "match": found[1]}


def say(match: Match, command: Say, *, side: Side, now: datetime) -> tuple[Said, ...] | Refused:
    """Return the event of saying something, to which the opponent may be deaf."""
    text = command.text
    if not text:
        return refused("say-what")
    if computer_in(match):
        return refused("say-computer")
    if len(text) > MAX_MESSAGE_LENGTH:
        return refused("say-long", limit=MAX_MESSAGE_LENGTH)
    recent = sum(each.side is side and now - each.at < AT_ONCE for each in match.chat)
    if recent >= MAX_AT_ONCE:
        return refused("say-often")
    unheard = command.unheard or match.muted[side.other]
    return (Said(side, text, now, number=next_number(match), unheard=unheard),)


def mute(match: Match, command: Mute, side: Side) -> tuple[Muted, ...] | Refused:
    """Return the event of muting the opponent, or of hearing them again."""
    if match.muted[side] is command.muted:
        return ()
    return (Muted(side, muted=command.muted),)


def report(
    match: Match, command: Report, *, side: Side, now: datetime
) -> tuple[Reported, ...] | Refused:
    """Return the event of reporting a message of the opponent; once is enough."""
    theirs = [each for each in heard(match, side) if each.side is not side]
    if command.number is not None:
        theirs = [each for each in theirs if each.number == command.number]
    if not theirs:
        return refused("nothing-to-report")
    message = theirs[-1]
    return () if message.reported else (Reported(side, message.number, now),)


def next_number(match: Match) -> int:
    """Return the number of a match's next message."""
    return match.chat[-1].number + 1 if match.chat else 1


def with_message(match: Match, said: Said) -> Match:
    """Return the match after something was said; of what was erased nothing is left."""
    if not said.text:
        return match
    message = ChatMessage(said.side, said.text, said.at, said.number, unheard=said.unheard)
    return replace(match, chat=(*match.chat, message)[-MESSAGES_KEPT:])


def with_report(match: Match, reported: Reported) -> Match:
    """Return the match after a message was reported."""
    chat = tuple(
        replace(each, reported=True) if each.number == reported.number else each
        for each in match.chat
    )
    return replace(match, chat=chat)


def without_messages_of(match: Match, side: Side | None) -> Match:
    """Return the match without what a side said."""
    return replace(match, chat=tuple(each for each in match.chat if each.side is not side))


def heard(match: Match, side: Side | None) -> tuple[ChatMessage, ...]:
    """Return the messages that a side is shown: its own, and those that it hears."""
    if side is None:
        return ()
    return tuple(each for each in match.chat if each.side is side or not each.unheard)
