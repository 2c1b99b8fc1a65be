"""Sends an outbox item through a front-end, as far as people's settings allow it now."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import dataclass, replace
from datetime import timedelta
from itertools import chain
from time import perf_counter
from typing import TYPE_CHECKING

import structlog

from bot.core.matches.cases import decision_lines
from bot.core.matches.errors import CorruptMatch, OutageLog, StoreFault, TryLater, Unreachable
from bot.core.matches.log_context import begin_request
from bot.core.matches.messages import line
from bot.core.matches.model import Stage
from bot.core.matches.observer import DeliveryOutcome, Loop
from bot.core.matches.preferences import NotificationLevel
from bot.core.notifications.platform import Delivered
from bot.core.notifications.policy import (
    apply_policy,
    called_people,
    digest_item,
    direct_call,
    quiet_until,
)
from bot.core.store.outbox import (
    CaseNews,
    Digest,
    LinkNews,
    Notification,
    PuzzlePost,
    TournamentNews,
)
from bot.core.store.values import NEWS_LIFETIME
from bot.core.views.tournaments import news as tournament_news
from bot.core.views.tournaments import page_line, people_of
from bot.core.views.views import Viewer
from bot.core.views.weeks import week_lines

if TYPE_CHECKING:
    from bot.core.matches.chance import TimeSource
    from bot.core.matches.messages import Line
    from bot.core.matches.model import AccountId, Match, Place
    from bot.core.matches.observer import Observer
    from bot.core.matches.tournaments import Tournament
    from bot.core.notifications.platform import FrontEnd
    from bot.core.store.outbox import OutboxItem, Sayable
    from bot.core.store.port import Store

MIN_BACKOFF = timedelta(seconds=2)
MAX_BACKOFF = timedelta(minutes=10)

MAX_UNREAD = 8
"""How often an item of a match that cannot be read is tried again, in about eight minutes.

During an upgrade newer code may have written the match, and delivers the item meanwhile.
"""

REFUSED_AGAIN, REFUSED_LATER = timedelta(minutes=10), timedelta(minutes=30)
"""Until what was refused is tried again: first, and then for as long as the turn lasts."""

DELIVERY_TIMEOUT = timedelta(seconds=20)
"""How long one delivery may take before it counts as failed."""

WEEK = timedelta(days=7)

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class SendResult:
    """The outcome of sending an item, and what is to be sent later or elsewhere instead."""

    outcome: DeliveryOutcome
    instead: tuple[Sayable, ...] = ()


def backoff(attempts: int) -> timedelta:
    """Return the wait after so many failed attempts; it doubles each time."""
    return min(MIN_BACKOFF * (1 << min(attempts, 20)), MAX_BACKOFF)


class ItemSender:
    """Applies the notification policy to an item and hands the rest to a front-end."""

    def __init__(self, store: Store, clock: TimeSource, observer: Observer, site_url: str) -> None:
        """Look up people's settings in this store; ``front_ends`` are by platform.

        ``site_url`` is the public address of the web chat.
        """
        self.front_ends: dict[str, FrontEnd] = {}
        self._store = store
        self._clock = clock
        self._observer = observer
        self._site_url = site_url
        self._outages: defaultdict[str, OutageLog] = defaultdict(_platform_outage)

    async def attempt(self, item: OutboxItem) -> SendResult | timedelta:
        """Send an item, or return how long it has to wait."""
        begin_request(platform=item.platform, item=item.id)
        began = perf_counter()
        try:
            with self._observer.span("deliver", platform=item.platform):
                async with asyncio.timeout(DELIVERY_TIMEOUT.total_seconds()):
                    result = await self._send(self.front_ends[item.platform], item.notice)
        except TryLater as later:
            self._count(item, DeliveryOutcome.LATER, began)
            return timedelta(seconds=max(later.seconds, 1.0))
        except CorruptMatch as error:
            if item.attempts < MAX_UNREAD:
                self._count(item, DeliveryOutcome.LATER, began)
                return backoff(item.attempts)
            # Nothing of it can be shown, and it must not block what comes after it.
            log.error("corrupt_match", problem=str(error))  # noqa: TRY400 -- no trace is needed
            result = SendResult(DeliveryOutcome.FAILED)
        except StoreFault:
            raise
        except Exception as error:  # noqa: BLE001 -- any other error is retried
            self._count(item, DeliveryOutcome.FAILED, began)
            self._outages[item.platform].shows(error)
            return backoff(item.attempts)
        if item.attempts:  # an item that never failed may have needed no platform to arrive
            self._outages[item.platform].is_over()
        self._count(item, result.outcome, began)
        return result

    async def _send(
        self, front_end: FrontEnd, content: Sayable | LinkNews | CaseNews | TournamentNews
    ) -> SendResult:
        """Send an item's content; raises TryLater, and any error of the front-end."""
        if isinstance(content, TournamentNews):
            return await self._send_tournament_news(front_end, content)
        if isinstance(content, CaseNews):
            return await self._send_case_news(front_end, content)
        if isinstance(content, LinkNews):
            return await self._send_link_news(front_end, content)
        if isinstance(content, Digest):
            return await self._send_digest(front_end, content)
        if isinstance(content, PuzzlePost):
            return await self._send_puzzle(front_end, content)
        return await self._send_notification(front_end, content)

    async def _send_notification(
        self, front_end: FrontEnd, notification: Notification
    ) -> SendResult:
        called = called_people(notification)
        people = await self._store.accounts(called) if called else {}
        result = apply_policy(notification, people, self._clock())
        try:
            delivered = await front_end.deliver(result.now) or Delivered()
        except Unreachable as error:
            log.warning("unreachable", reason=str(error))
            # People who cannot be called at the place are called in their private chats.
            direct = (direct_call(result.now, person) for person in result.now.called)
            told = await self._told_of_unreachable(result.now)
            retried = self._retried(result.now)
            return SendResult(
                DeliveryOutcome.UNREACHABLE, (*direct, *told, *retried, *result.later)
            )
        direct = (direct_call(result.now, person) for person in delivered.absent)
        again = self._again(result.now, delivered)
        return SendResult(DeliveryOutcome.ARRIVED, (*direct, *again, *result.later))

    def _retried(self, refused: Notification) -> tuple[Notification, ...]:
        """Return what is tried again by the clock, since closed chats open without a word.

        The next turn replaces it.
        """
        if refused.place is None and not refused.call:
            return ()
        wait = REFUSED_AGAIN if refused.after is None else REFUSED_LATER
        return (replace(refused, called=(), news=None, after=self._clock() + wait),)

    def _again(self, done: Notification, delivered: Delivered) -> tuple[Notification, ...]:
        """Return a silent look at the place where something failed; a new turn replaces it."""
        if delivered.again is None or delivered.place is None:
            return ()
        wait = timedelta(seconds=delivered.again)
        if done.after is not None:
            wait = max(wait, REFUSED_LATER)
        place, after = delivered.place, self._clock() + wait
        return (Notification(match=done.match, turn=done.turn, place=place, after=after),)

    async def _told_of_unreachable(self, call: Notification) -> tuple[Notification, ...]:
        """Return the news, for those who wait for a person, that a call did not reach them."""
        if call.account is None or not call.call or call.nudge or call.after:
            return ()
        match = await self._store.match(call.match)
        if match is None:
            return ()
        if match.stage is Stage.OFFERED and match.invited == call.account:
            news = line("news-undelivered")
            return (_news(match, match.challenger, news, rings=True),)
        if match.seats is None or not match.waits_for(call.account):
            return ()
        news, others = line("news-unreachable"), sorted(set(match.seats) - {call.account})
        # A private chat may get only what rings, if the match is shown at a place.
        return tuple(_news(match, who, news, rings=bool(match.place_of(who))) for who in others)

    async def _send_link_news(self, front_end: FrontEnd, news: LinkNews) -> SendResult:
        """Tell a person of a linking that they began minutes ago, also in their quiet hours."""
        if await self._store.link_news(news.account, self._clock()):
            try:
                await front_end.deliver_digest(news.account)
            except Unreachable as error:
                log.warning("unreachable", reason=str(error))
                return SendResult(DeliveryOutcome.UNREACHABLE)
        return SendResult(DeliveryOutcome.ARRIVED)

    async def _send_case_news(self, front_end: FrontEnd, news: CaseNews) -> SendResult:
        """Tell a person what was decided about them, or those who decide how many cases wait.

        A person hears of it outside of their quiet hours.
        """
        case = await self._store.case(news.case)
        who = await self._store.account(news.account) if news.account else None
        now = self._clock()
        if who and (until := quiet_until(who.settings, now)):
            raise TryLater((until - now).total_seconds())
        lines: tuple[Line, ...] = ()
        if case and case.about == news.account:
            lines = decision_lines(case) if case.decided else ()
        elif case:
            group = case.group if news.place else None
            waiting = await self._store.cases_waiting(group, news.account)
            lines = (line("news-reports", count=len(waiting)),) if waiting else ()
        to = news.account or news.place
        if not lines or to is None:
            return SendResult(DeliveryOutcome.ARRIVED)
        return await self._send_lines(front_end, to, lines, "")

    async def _send_tournament_news(self, front_end: FrontEnd, news: TournamentNews) -> SendResult:
        """Tell a place that a round of a tournament has begun, or who has won.

        A place without a language of its own reads it in that of the person who made it.
        """
        tournament = await self._store.tournament(news.tournament)
        if tournament is None:
            return SendResult(DeliveryOutcome.ARRIVED)
        lines = await self._news_of(tournament)
        holder = await self._store.account(tournament.holder) if tournament.holder else None
        language = holder.settings.spoken if holder else ""
        return await self._send_lines(front_end, news.place, lines, language)

    async def _news_of(self, tournament: Tournament) -> tuple[Line, ...]:
        """Return what a place is told of a tournament."""
        people = await self._store.accounts(people_of(tournament))
        told = tournament_news(tournament, Viewer.of(None, people))
        return (*told, *page_line(tournament, self._site_url))

    async def _send_lines(
        self, front_end: FrontEnd, to: AccountId | Place, lines: tuple[Line, ...], language: str
    ) -> SendResult:
        try:
            await front_end.deliver_lines(to, lines, language)
        except Unreachable as error:
            log.warning("unreachable", reason=str(error))
            return SendResult(DeliveryOutcome.UNREACHABLE)
        return SendResult(DeliveryOutcome.ARRIVED)

    async def _send_digest(self, front_end: FrontEnd, digest: Digest) -> SendResult:
        """Send a digest to a person who still wants one, and schedule tomorrow's."""
        who = (await self._store.accounts((digest.account,))).get(digest.account)
        if who is None or who.settings.notices is not NotificationLevel.DIGEST:
            return SendResult(DeliveryOutcome.ARRIVED)
        now = self._clock()
        if quiet_until(who.settings, now):
            return SendResult(DeliveryOutcome.ARRIVED, (digest_item(who, now),))
        if await self._store.link_news(who.id, now):  # it would be sent in place of the list
            return SendResult(
                DeliveryOutcome.ARRIVED, (replace(digest, after=now + NEWS_LIFETIME),)
            )
        try:
            is_sent = await front_end.deliver_digest(who.id)
        except Unreachable as error:
            log.warning("unreachable", reason=str(error))
            return SendResult(DeliveryOutcome.UNREACHABLE)
        following = (digest_item(who, now, sent_today=True),) if is_sent else ()
        return SendResult(DeliveryOutcome.ARRIVED, following)

    async def _send_puzzle(self, front_end: FrontEnd, post: PuzzlePost) -> SendResult:
        """Post the puzzle of the day, with the digest once a week, and schedule the next one."""
        now = self._clock()
        lines: tuple[Line, ...] = ()
        if post.weekly:
            week = await self._store.week_at(post.place, now - WEEK)
            held = [await self._store.tournament(each) for each in week.tournaments]
            told = [await self._news_of(each) for each in held if each]
            lines = (*week_lines(week), *chain(*told))
        done = await front_end.deliver_puzzle(post.place, now, lines)
        outcome = DeliveryOutcome.ARRIVED if done.is_posted else DeliveryOutcome.UNREACHABLE
        at = "" if post.weekly else done.time
        return SendResult(outcome, (post.following(now, done.zone, at),))

    def _count(self, item: OutboxItem, outcome: DeliveryOutcome, began: float) -> None:
        self._observer.beat(Loop.OUTBOX)
        self._observer.delivered(item.platform, outcome, perf_counter() - began)


def _platform_outage() -> OutageLog:
    return OutageLog("delivery_failed", "delivery_recovered")


def _news(match: Match, reader: AccountId, news: Line, *, rings: bool = False) -> Notification:
    return Notification(match=match.id, turn=match.turn, account=reader, call=rings, news=news)
