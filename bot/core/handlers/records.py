"""Records: the transcript of a match, and the game of a pasted one."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.core.accounts.people import NAME_LIMIT, NAMELESS
from bot.core.handlers.match_resolver import match_meant
from bot.core.handlers.registry import handles, handles_in_match
from bot.core.matches import actions_table as table
from bot.core.matches.actions import reason_line
from bot.core.matches.controls import Verb
from bot.core.matches.fair_dice import details, seed_tags
from bot.core.matches.history import transcript_of
from bot.core.matches.messages import PersonName, Refused, Typed, family_line, line, refused
from bot.core.typed.terms import ruleset_line
from bot.core.typed.text import plain_text
from bot.core.views.board_words import board_words, reason_of, side_line
from bot.core.views.buttons import button
from bot.core.views.pictures import look_of, picture
from bot.core.views.queries import answer, refusal
from bot.core.views.views import Answer, Document, Figure
from engine import PLIES
from engine.record import (
    MISPRINT,
    SAMPLE_MISPRINT,
    RecordError,
    Transcript,
    read_record,
    write_record,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.handlers.registry import Invocation, Services
    from bot.core.matches.messages import Line
    from bot.core.matches.model import Match
    from bot.core.typed.words import Request
    from engine import Game

REPLY_MARGIN = " \t\r\n`"
"""Characters around a pasted record, such as the marks of a code block."""


@handles(table.RECORD)
async def _record(services: Services, invoked: Invocation) -> Answer:
    """Give the record of a match, or show the game of a record that was pasted."""
    if text := pasted(invoked.request):
        return await _look(invoked, text)
    match = await match_meant(services, invoked)
    return match if isinstance(match, Answer) else await _give(services, invoked, match)


async def _give(services: Services, invoked: Invocation, match: Match) -> Answer:
    """Answer with the record of a match, as far as it has come."""
    if match.seats is None or match.game is None:
        return refusal(refused("not-begun"))
    log = await services.store.log(match.id)
    viewer = await services.views.viewer(invoked.who, (match,))
    first, second = (viewer.names[seat] or NAMELESS for seat in match.seats)
    tags = {"First": first, "Second": second, **seed_tags(match)}
    # Replaying a long game takes a while, so it runs in a thread.
    transcript = await asyncio.to_thread(transcript_of, match.terms.ruleset, log, tags)
    text = await asyncio.to_thread(write_record, transcript)
    said = line("record-given", count=_plies(transcript), match=match.id)
    file = Document(f"petteia-{match.id}.txt", text)
    return Answer(lines=(said,), content=file, again=button(match, Verb.RECORD).control)


async def _look(invoked: Invocation, text: str) -> Answer:
    """Answer with the game of a pasted record, or with what is wrong with it."""
    try:
        transcript = await asyncio.to_thread(read_record, text)
    except RecordError as error:
        return refusal(unreadable(error))
    *_, last = await asyncio.to_thread(lambda: tuple(transcript.games()))
    ruleset = ruleset_line(transcript.ruleset.name)
    return answer(
        line("record-game", ruleset=ruleset, count=_plies(transcript)),
        *_people(transcript.tags),
        _end(transcript, last),
        *_misprint(transcript.tags),
        content=Figure(picture(last, look_of(invoked.who)), board_words(last)),
    )


def pasted(request: Request) -> str:
    """Return the record that was given to be looked at, empty if a match is named or meant."""
    named = request.get("match")
    given = request.get("text") or (named if ")" in named else "")
    return given.strip(REPLY_MARGIN)


def _plies(transcript: Transcript) -> int:
    return sum(isinstance(action, PLIES) for action in transcript.actions)


def _people(tags: Mapping[str, str]) -> tuple[Line, ...]:
    """Who played, by the record's own account."""
    if not tags.keys() & {"First", "Second"}:
        return ()
    first, second = (
        PersonName(plain_text(tags.get(tag, ""), NAME_LIMIT) or NAMELESS)
        for tag in ("First", "Second")
    )
    return (line("note-sides", first=first, second=second),)


def _misprint(tags: Mapping[str, str]) -> tuple[Line, ...]:
    """Say that a throw of the author's own text is a misprint, and was read otherwise."""
    known = tags.get(MISPRINT) == SAMPLE_MISPRINT
    return (line("record-misprint", text=Typed(SAMPLE_MISPRINT)),) if known else ()


def _end(transcript: Transcript, last: Game) -> Line:
    outcome = transcript.outcome
    if outcome is None:
        return line("record-open", side=side_line(last.position.side))
    reason = reason_of(outcome)
    if outcome.winner is None:
        return line("over-draw", reason=reason)
    return line("record-won", side=side_line(outcome.winner), reason=reason)


def unreadable(error: RecordError) -> Refused:
    """Say what is wrong with a record, and where."""
    why = (
        reason_line(error.game, error.refusal)
        if error.game is not None and error.refusal is not None
        else ""
    )
    fault = family_line(
        "record-fault",
        error.fault,
        text=Typed(error.text),
        why=why,
        choices=error.choices,
        side="" if error.side is None else side_line(error.side),
    )
    if error.number is None:
        return refused("record", line=error.line, fault=fault)
    return refused("record-at", line=error.line, number=error.number, fault=fault)


@handles_in_match(table.FAIRNESS)
async def _fairness(services: Services, invoked: Invocation, match: Match) -> Answer:
    """Give the id of a match, how its dice or lot are sealed, and how to check them."""
    del services, invoked
    return answer(*details(match))
