"""Records in the chats: the transcript of a match, and a look at one that somebody pasted."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.core.accounts.people import NAME_LIMIT, NAMELESS, plain_text
from bot.core.handlers.match_resolver import AmbiguousMatch
from bot.core.matches.actions import reason_line
from bot.core.matches.fair_dice import seed_tags
from bot.core.matches.model import Stage
from bot.core.matches.replay import transcript_of
from bot.core.matches.rulesets import ruleset_line
from bot.core.messages import PersonName, Refused, Typed, family_line, line, refused
from bot.core.views.board_words import board_words
from bot.core.views.last_turn import side_line
from bot.core.views.pictures import look_of, picture
from bot.core.views.queries import answer, refusal
from bot.core.views.views import Document, Figure
from engine.actions import PLIES
from engine.record import RecordError, Transcript, read_record, write_record

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.matches.model import Account, Match
    from bot.core.messages import Line
    from bot.core.store import Store
    from bot.core.views.queries import ViewQueries
    from bot.core.views.views import Answer
    from bot.core.words import Request
    from engine.game import Game

REPLY_MARGIN = " \t\r\n`"
"""What may stand around a pasted record, such as the marks of a block of code."""


class RecordHandlers:
    """Gives records of stored matches, and reads those that people bring; changes nothing."""

    def __init__(self, store: Store, showing: ViewQueries) -> None:
        """Tell of the matches of this store."""
        self._store = store
        self._showing = showing

    async def give(self, who: Account, match: Match) -> Answer:
        """Answer with the record of a match, as far as it has come."""
        if match.seats is None or match.game is None:
            return refusal(refused("not-begun"))
        log = await self._store.log(match.id)
        viewer = await self._showing.viewer(who, (match,))
        first, second = (viewer.names[seat] or NAMELESS for seat in match.seats)
        tags = {"First": first, "Second": second, **seed_tags(match)}
        # A long game takes a while to replay, and nobody else should wait for it.
        transcript = await asyncio.to_thread(transcript_of, match.terms.ruleset, log, tags)
        text = await asyncio.to_thread(write_record, transcript)
        said = line("record-given", count=_plies(transcript), match=match.id)
        return answer(said, document=Document(f"petteia-{match.id}.txt", text))

    async def look(self, who: Account, text: str) -> Answer:
        """Answer with the game that a pasted record tells, or with what is wrong with it."""
        try:
            transcript = await asyncio.to_thread(read_record, text)
        except RecordError as error:
            return refusal(unreadable(error))
        *_, last = await asyncio.to_thread(lambda: tuple(transcript.games()))
        return answer(
            line(
                "record-game",
                ruleset=ruleset_line(transcript.ruleset.name),
                count=_plies(transcript),
            ),
            *_people(transcript.tags),
            _end(transcript, last),
            figure=Figure(picture(last, look_of(who)), board_words(last)),
        )


def pasted(request: Request) -> str:
    """Return the record that was given to be looked at, empty where a match is named or meant."""
    named = request.get("match")
    given = request.get("text") or (named if ")" in named else "")
    return given.strip(REPLY_MARGIN)


def choose_game(mine: tuple[Match, ...]) -> Match | AmbiguousMatch | Refused:
    """Choose which of a person's matches is looked back at: one in play, or the last one over."""
    begun = tuple(match for match in mine if match.game is not None)
    running = tuple(match for match in begun if match.stage is Stage.RUNNING)
    meant = running or begun[:1]
    if not meant:
        return refused("none-running")
    return meant[0] if len(meant) == 1 else AmbiguousMatch(meant)


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


def _end(transcript: Transcript, last: Game) -> Line:
    outcome = transcript.outcome
    if outcome is None:
        return line("record-open", side=side_line(last.position.side))
    reason = family_line("reason", outcome.reason)
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
