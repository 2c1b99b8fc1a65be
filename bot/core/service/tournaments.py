"""Runs tournaments: begins the matches of a round, ends the round by its time, pairs the next.

Invariant: a round is stored before its matches begin, with their ids. So a crash leaves none out,
and none begins twice. When the time of a round is up, a match in play is decided by the clock, else
by a search if one side is far ahead, else it is a draw.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

import structlog

from bot.core.matches.challenges import Accept, Offered
from bot.core.matches.errors import MatchIdInUse, StoreFault, VersionConflict
from bot.core.matches.messages import Refused, refused
from bot.core.matches.model import SideWish, Stage
from bot.core.matches.pairings import advance, begin, can_pair_swiss
from bot.core.matches.scheduled import EndWithRound
from bot.core.matches.thoughts import CannotThink, Task
from bot.core.matches.tournaments import Format, Phase, next_month, why_not_start
from bot.core.service.computer_player import RETRY_DELAY
from bot.core.service.service import CHALLENGE_LIFETIME
from engine import Reason, Side

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.matches.model import AccountId, Match
    from bot.core.matches.thoughts import Thinker
    from bot.core.matches.tournaments import Pairing, Tournament, TournamentId
    from bot.core.service.service import Service

TOURNAMENTS_A_LOOK = 20
JUDGING_LEVEL = 6
"""The level of the computer that judges a match when the time of a round is up."""

FAR_AHEAD = 300
"""The score, in hundredths of a man, from which on a side has won then."""

log = structlog.get_logger()


class TournamentDirector:
    """Does what is due in tournaments; several processes may have one."""

    def __init__(self, service: Service, thinker: Thinker | None = None) -> None:
        """Without a ``thinker`` nothing is judged by a search."""
        self._service = service
        self._store = service.store
        self._thinker = thinker

    async def start(self, tournament: Tournament) -> Tournament | Refused:
        """Begin a tournament; raises VersionConflict."""
        if barred := why_not_start(tournament):
            return barred
        if tournament.format is Format.SWISS and not can_pair_swiss():
            return refused("event-no-swiss")
        now = self._service.clock()
        # In a thread, as to pair 256 people takes a second.
        begun = await asyncio.to_thread(begin, tournament, now, self._service.chance.match_id)
        await self._save(tournament, begun, now)
        return begun

    async def run_due(self, now: datetime) -> None:
        """Do what is due in all tournaments."""
        for tournament_id in await self._store.tournaments_due(now, TOURNAMENTS_A_LOOK):
            try:
                await self._go_on(tournament_id, now)
            except VersionConflict:
                continue  # another process has gone on with it
            except StoreFault:
                raise
            except Exception:  # the other tournaments go on
                log.exception("tournament_failed", tournament=tournament_id)
                await self._store.defer_tournament(tournament_id, now + RETRY_DELAY)

    async def _go_on(self, tournament_id: TournamentId, now: datetime) -> None:
        tournament = await self._store.tournament(tournament_id)
        if tournament is None or tournament.phase is Phase.OVER:
            return
        if tournament.phase is Phase.OPEN:
            await self._begin_month(tournament, now)
            return
        for pairing in tournament.of_round(tournament.round):
            if not pairing.begun:
                await self._begin(tournament, pairing)
        is_over = tournament.ends is not None and now >= tournament.ends
        if is_over and tournament.round:
            for pairing in tournament.unfinished:
                await self._end(pairing)
        tournament = await self._store.tournament(tournament_id)
        assert tournament is not None  # noqa: S101 -- none is ever deleted
        is_done = not tournament.unfinished and (tournament.round or is_over)
        if tournament.rounds and is_done:
            await self._advance(tournament, now)
        else:
            await self._store.settle_tournament(tournament)

    async def _begin_month(self, league: Tournament, now: datetime) -> None:
        """Begin a league with a new month, or the one after if too few have joined."""
        if isinstance(await self.start(league), Refused):
            await self._save(league, replace(league, ends=next_month(now)), now)

    async def _begin(self, tournament: Tournament, pairing: Pairing) -> None:
        """Begin the match of a pairing, unless it has begun."""
        assert pairing.second is not None  # noqa: S101 -- a bye has no match
        assert pairing.match is not None  # noqa: S101
        offered = Offered(
            match=pairing.match,
            challenger=pairing.first,
            invited=pairing.second,
            place=None,
            terms=replace(tournament.terms, side=SideWish.FIRST),
            expires=self._service.clock() + CHALLENGE_LIFETIME,
            seed=self._service.chance.seed(),
            group=tournament.group,
            tournament=tournament.id,
        )
        with suppress(MatchIdInUse):
            await self._service.begin_at_once(offered, Accept(pairing.second, Side.FIRST))

    async def _end(self, pairing: Pairing) -> None:
        """End a match whose round is over."""
        match = await self._store.match(pairing.match) if pairing.match else None
        if match is None or match.stage is not Stage.RUNNING:
            return
        await self._service.attempt(match.id, EndWithRound(await self._judged(match)))

    async def _judged(self, match: Match) -> Side | None:
        """Return the side that a search finds far ahead."""
        if self._thinker is None or match.game is None:
            return None
        side = match.game.position.side
        task = Task(
            ruleset=match.terms.ruleset,
            position=match.game.text,
            past=match.game.past,
            side=side,
            level=JUDGING_LEVEL,
            seed=f"{match.id} {match.turn}",
        )
        try:
            score = (await self._thinker.think(task)).score
        except CannotThink:
            return None
        if score is None or abs(score) < FAR_AHEAD:
            return None
        return side if score > 0 else side.other

    async def _advance(self, tournament: Tournament, now: datetime) -> None:
        away = await self._store.on_vacation_in(tournament.id, now)
        # In a thread, as to pair 256 people takes a second.
        after = await asyncio.to_thread(
            advance,
            tournament,
            now,
            self._service.chance.match_id,
            missing=await self._missing(tournament) - away,
            sitting_out=away,
            apart=await self._store.blocks_in(tournament.id),
        )
        await self._save(tournament, after, now)
        await self._go_on(after.id, now)

    async def _missing(self, tournament: Tournament) -> set[AccountId]:
        """Return who ran out of time in the round, or did not move at all."""
        pairings = {each.match: each for each in tournament.of_round(tournament.round)}
        ids = tuple(each for each in pairings if each)
        missing = set()
        for match in await self._store.matches_by_id(ids):
            people, outcome = pairings[match.id].people, match.outcome
            plies = match.trail.plies if match.trail else 0
            if outcome and outcome.reason is Reason.TIMEOUT and outcome.winner is not None:
                missing.add(people[outcome.winner.other])
            elif outcome and outcome.reason is Reason.DEADLINE and plies < len(people):
                missing.add(people[plies])
        return missing

    async def _save(self, before: Tournament, after: Tournament, now: datetime) -> None:
        is_next = (after.phase, after.season, after.round) != (
            before.phase,
            before.season,
            before.round,
        )
        await self._store.save_tournament(before, after, now, announce=is_next)
        self._service.wake()
        self._service.due.ring()
        log.info("tournament_round", tournament=after.id, phase=after.phase, round=after.round)
