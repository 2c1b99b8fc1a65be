"""Goes through stored matches again: moment by moment, as a film, as a still; changes nothing."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING

from bot.core.matches.model import Stage
from bot.core.matches.replay import action_texts, replay_frames
from bot.core.messages import Refused, Typed, line, refused
from bot.core.views.board_words import text_board
from bot.core.views.queries import answer, refusal
from bot.core.views.replay import MAX_FILM_FRAMES, Replay, film, replay_view, shared_lines, still
from bot.core.views.views import Answer

if TYPE_CHECKING:
    from bot.core.matches.model import Account, Match
    from bot.core.store import Store
    from bot.core.views.queries import ViewQueries
    from bot.core.views.views import MatchView

NUMBER = re.compile(r"[0-9]{1,6}", re.ASCII)


class ReplayHandlers:
    """Shows what has been, to anybody: it is public."""

    def __init__(self, store: Store, showing: ViewQueries) -> None:
        """Tell of the matches of this store."""
        self._store = store
        self._showing = showing

    async def show(self, who: Account, match: Match, choice: str = "") -> Answer:
        """Answer with a moment, by a control's choice: without one where a replay begins."""
        replay = await self._load(who, match)
        if isinstance(replay, Refused):
            return refusal(replay)
        number = _begin(replay) if choice == "" else _number(replay, choice)
        return refusal(refused("forged")) if number is None else _shown(replay, number)

    async def go_to(self, who: Account, match: Match, typed: str) -> Answer:
        """Answer with the moment after so many moves, as a person counts them."""
        replay = await self._load(who, match)
        if isinstance(replay, Refused):
            return refusal(replay)
        number = _number(replay, typed)
        if number is None:
            return refusal(refused("no-such-move", typed=Typed(typed[:40]), count=replay.count))
        return _shown(replay, number)

    async def words(self, who: Account, match: Match, choice: str) -> Answer:
        """Answer with a moment in words, by a control's choice."""
        shown = await self.show(who, match, choice)
        return shown if shown.view is None else worded(shown.view)

    async def film(self, who: Account, match: Match) -> Answer:
        """Answer with the film of a match, as far as it has come."""
        replay = await self._load(who, match)
        if isinstance(replay, Refused):
            return refusal(replay)
        made = await asyncio.to_thread(film, replay)
        left_out = (
            (line("film-last", count=MAX_FILM_FRAMES - 1),)
            if replay.count >= MAX_FILM_FRAMES
            else ()
        )
        return Answer(lines=(*shared_lines(replay), *left_out), film=made)

    async def still(self, who: Account, match: Match) -> Answer:
        """Answer with the picture of a match's end, or of how far it has come."""
        replay = await self._load(who, match)
        if isinstance(replay, Refused):
            return refusal(replay)
        return answer(*shared_lines(replay), figure=still(replay))

    async def _load(self, who: Account, match: Match) -> Replay | Refused:
        if match.seats is None or match.game is None:
            return refused("not-begun")
        texts = action_texts(await self._store.log(match.id))
        # A long match takes a while to replay, and nobody else should wait for it.
        found = await asyncio.to_thread(replay_frames, match.terms.ruleset, texts)
        return Replay(match, match.seats, found, await self._showing.viewer(who, (match,)))


def worded(view: MatchView) -> Answer:
    """Return a match as somebody sees it in words, with its board in letters."""
    if view.picture is None:
        return answer(view.headline, *view.notes)
    return Answer(lines=(*view.words, line("words-letters")), block=text_board(view.picture))


def _begin(replay: Replay) -> int:
    """A match that is over is gone through from its start, one in play back from its last move."""
    return replay.count if replay.match.stage is Stage.RUNNING else 0


def _number(replay: Replay, text: str) -> int | None:
    number = int(text) if NUMBER.fullmatch(text) else -1
    return number if 0 <= number <= replay.count else None


def _shown(replay: Replay, number: int) -> Answer:
    return answer(view=replay_view(replay, number))
