"""Replays of stored matches: frame by frame, as a film, as a picture. They are public."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.handlers.match_resolver import match_meant
from bot.core.handlers.registry import handles, handles_in_match
from bot.core.matches import actions_table as table
from bot.core.matches.controls import Verb
from bot.core.matches.messages import Refused, Typed, line, refused
from bot.core.matches.model import Stage
from bot.core.typed.vocabulary import ALIASES
from bot.core.typed.words import Request
from bot.core.views.board_words import text_board
from bot.core.views.buttons import button
from bot.core.views.queries import answer, refusal
from bot.core.views.replay import MAX_FILM_FRAMES, Replay, film, replay_view, shared_lines, still
from bot.core.views.views import Answer, Block

if TYPE_CHECKING:
    from bot.core.handlers.registry import Invocation, Services
    from bot.core.matches.model import Match
    from bot.core.views.views import MatchView

FILM = frozenset({"film", *ALIASES["replay film"]})

MOVE_NUMBER = re.compile(r"[0-9]{1,5}", re.ASCII)
"""A move's number; the id of a match is longer."""

NUMBER = re.compile(r"[0-9]{1,6}", re.ASCII)


@handles(table.REPLAY)
async def _go_through(services: Services, invoked: Invocation) -> Answer:
    """Go through a match again, from a move on if one is named, as people count them."""
    invoked, typed = _with_moment(invoked)
    match = await match_meant(services, invoked)
    if isinstance(match, Answer):
        return match
    if typed.casefold() in FILM:
        return await _film(services, invoked, match)
    if not typed:
        return await _show(services, invoked, match)
    replay = await services.views.replay(invoked.who, match)
    if isinstance(replay, Refused):
        return refusal(replay)
    number = _number(replay, typed)
    if number is None:
        return refusal(refused("no-such-move", typed=Typed(typed[:40]), count=replay.count))
    return _shown(replay, number)


def _with_moment(invoked: Invocation) -> tuple[Invocation, str]:
    """Return a request for a replay without the move or film that it asks for, and that.

    Either may be typed without a name, after the match or alone.
    """
    match, _, after = invoked.request.get("match").partition(" ")
    if match.casefold() in FILM or MOVE_NUMBER.fullmatch(match):
        match, after = "", f"{match} {after}".strip()
    typed = invoked.request.get("move") or after
    return replace(invoked, request=Request("replay", {"match": match} if match else {})), typed


async def _show(services: Services, invoked: Invocation, match: Match) -> Answer:
    """Answer with a frame, by a control's choice; without one when a replay begins."""
    replay = await services.views.replay(invoked.who, match)
    if isinstance(replay, Refused):
        return refusal(replay)
    number = _begin(replay) if invoked.choice == "" else invoked.number
    if number is None or number > replay.count:
        return refusal(refused("forged"))
    return _shown(replay, number)


@handles_in_match(table.IN_WORDS)
async def _words(services: Services, invoked: Invocation, match: Match) -> Answer:
    """Answer with a match in words, or with one frame of its replay."""
    if invoked.choice == "":
        return worded(await services.views.view(invoked.who, match))
    shown = await _show(services, invoked, match)
    return shown if shown.view is None else worded(shown.view)


@handles_in_match(table.ANIMATION)
async def _film(services: Services, invoked: Invocation, match: Match) -> Answer:
    """Answer with the film of a match, as far as it has come."""
    replay = await services.views.replay(invoked.who, match)
    if isinstance(replay, Refused):
        return refusal(replay)
    made = await asyncio.to_thread(film, replay)
    is_cut = replay.count >= MAX_FILM_FRAMES
    left_out = (line("film-last", count=MAX_FILM_FRAMES - 1),) if is_cut else ()
    again = button(match, Verb.ANIMATION).control
    return Answer(lines=(*shared_lines(replay), *left_out), content=made, again=again)


@handles_in_match(table.STILL)
async def _still(services: Services, invoked: Invocation, match: Match) -> Answer:
    """Answer with the picture of a match's end, or of how far it has come."""
    replay = await services.views.replay(invoked.who, match)
    if isinstance(replay, Refused):
        return refusal(replay)
    again = button(match, Verb.STILL).control
    return Answer(lines=shared_lines(replay), content=still(replay), again=again)


def worded(view: MatchView) -> Answer:
    """Return a view in words, with its board in letters."""
    if view.picture is None:
        return answer(view.headline, *view.notes)
    return Answer(
        lines=(*view.words, line("words-letters")), content=Block(text_board(view.picture))
    )


def _begin(replay: Replay) -> int:
    """A match that is over is gone through from its start, one in play back from its last move."""
    return replay.count if replay.match.stage is Stage.RUNNING else 0


def _number(replay: Replay, text: str) -> int | None:
    number = int(text) if NUMBER.fullmatch(text) else -1
    return number if 0 <= number <= replay.count else None


def _shown(replay: Replay, number: int) -> Answer:
    return answer(content=replay_view(replay, number))
