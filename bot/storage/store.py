"""The store of matches that the core asks for, over any database."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot.storage import accounts, blocking, deferred, due_matches, matches, outbox, posts
from bot.storage.codec import events_of, match_of, readable
from bot.storage.database import no_metrics
from bot.storage.lessons import SqlLessonList
from bot.storage.linking import join
from bot.storage.migrate import upgraded
from bot.storage.own_data import SqlOwnData
from bot.storage.sharing import SqlSharing
from bot.storage.statistics import survey
from bot.storage.vacation_list import SqlVacationList

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from datetime import datetime

    from bot.core.matches.events import Event
    from bot.core.matches.model import Account, AccountId, Identity, Match, MatchId, Place
    from bot.core.notifications.outbox import Digest, OutboxItem, Sayable
    from bot.core.ports import Change, LinkCode, Post
    from bot.core.survey import Survey
    from bot.storage.database import Database, Told


@asynccontextmanager
async def open_store(url: str, told: Told = no_metrics) -> AsyncIterator[SqlStore]:
    """Open a store, its tables brought up, and close it afterwards; raises StorageError.

    ``told`` is told of each transaction.
    """
    async with upgraded(url) as (database, _):
        database.tell(told)
        yield SqlStore(database)


class SqlStore(SqlOwnData, SqlVacationList, SqlLessonList, SqlSharing):
    """Implements the core's port; see there for what each method promises.

    Matches are put together outside of the transactions, so that nobody waits for a replay.
    """

    def __init__(self, database: Database) -> None:
        """Use a database whose tables are there."""
        self._database = database

    async def add_account(self, account: Account, identity: Identity) -> None:
        """Keep a new account with its first identity; raises NameInUse or IdentityInUse."""
        await self._database.write(partial(accounts.add, account=account, identity=identity))

    async def account(self, account_id: AccountId) -> Account | None:
        """Find an account by its id."""
        return (await self.accounts((account_id,))).get(account_id)

    async def account_of(self, identity: Identity) -> Account | None:
        """Find the account that a platform's person belongs to."""
        return await self._database.read(partial(accounts.by_identity, identity=identity))

    async def accounts(self, ids: tuple[AccountId, ...]) -> dict[AccountId, Account]:
        """Find several accounts at once; unknown ids are left out."""
        return await self._database.read(partial(accounts.by_ids, ids=ids))

    async def account_by_handle(self, handle: str) -> Account | None:
        """Find an account by its handle."""
        return await self._database.read(partial(accounts.by_handle, handle=handle))

    async def handles(self, prefix: str, limit: int) -> tuple[Account, ...]:
        """List accounts whose handle begins so, in the handle's order."""
        return await self._database.read(partial(accounts.by_prefix, prefix=prefix, limit=limit))

    async def rename(self, account_id: AccountId, name: str) -> None:
        """Keep what a platform's person is called now."""
        await self._database.write(partial(accounts.rename, account_id=account_id, name=name))

    async def move_home(self, account_id: AccountId, platform: str) -> None:
        """Keep on which platform a person is called from now on."""
        work = partial(accounts.move_home, account_id=account_id, platform=platform)
        await self._database.write(work)

    async def add_link_code(self, code: LinkCode) -> None:
        """Keep a code; the account's earlier ones are struck off."""
        await self._database.write(partial(accounts.add_link_code, code=code))

    async def take_link_code(self, code: str, now: datetime) -> AccountId | None:
        """Strike a code off and return its account, or None when it is unknown or expired."""
        return await self._database.write(partial(accounts.take_link_code, code=code, now=now))

    async def join(self, gone: AccountId, kept: AccountId, changes: tuple[Change, ...]) -> None:
        """Give an account's identities to another, with the changes of its matches, or nothing.

        Raises VersionConflict when one of the matches has changed meanwhile, or a new one is there.
        """
        await self._database.write(partial(join, gone=gone, kept=kept, changes=changes))

    async def keys_on(self, platform: str, ids: tuple[AccountId, ...]) -> dict[AccountId, str]:
        """Return the keys by which a platform knows accounts; strangers to it are left out."""
        return await self._database.read(partial(accounts.keys_on, platform=platform, ids=ids))

    async def matches_with(self, account_id: AccountId) -> tuple[Match, ...]:
        """List every match that an account has a part in; raises CorruptMatch."""
        work = partial(matches.of_person, account_id=account_id, finished=matches.EVERY)
        return tuple(map(match_of, await self._database.read(work)))

    async def posts(self, match_id: MatchId, platform: str) -> tuple[Post, ...]:
        """List the posts of a match on a platform, the oldest first."""
        work = partial(posts.of_match, match_id=match_id, platform=platform)
        return await self._database.read(work)

    async def post_at(self, place: Place, message: str) -> Post | None:
        """Find the post that a message is."""
        return await self._database.read(partial(posts.at, place=place, message=message))

    async def keep_post(self, post: Post) -> None:
        """Keep a post, or which turn it shows now."""
        await self._database.write(partial(posts.keep, post=post))

    async def drop_post(self, post: Post) -> None:
        """Forget a post whose message is gone or has lost its controls."""
        await self._database.write(partial(posts.drop, post=post))

    async def move_place(self, old: Place, new: Place) -> None:
        """Note that a place has a new key: posts, parcels and later notices go to the new one."""
        await self._database.write(partial(posts.move_place, old=old, new=new))

    async def save_settings(self, account: Account) -> None:
        """Keep an account's settings."""
        await self._database.write(partial(accounts.save_settings, account=account))

    async def keep_client(self, account_id: AccountId, client: str) -> None:
        """Keep what language a person's client asks for, and leave what they chose."""
        change = partial(accounts.keep_client, account_id=account_id, client=client)
        await self._database.write(change)

    async def block(self, account_id: AccountId, blocked: AccountId) -> None:
        """Keep that an account blocks another, if it does not yet."""
        await self._database.write(partial(blocking.add, account_id=account_id, blocked=blocked))

    async def unblock(self, account_id: AccountId, blocked: AccountId) -> None:
        """Forget that an account blocks another."""
        await self._database.write(partial(blocking.drop, account_id=account_id, blocked=blocked))

    async def blocks(self, account_id: AccountId, other: AccountId) -> bool:
        """Tell whether an account blocks another."""
        work = partial(blocking.has, account_id=account_id, blocked=other)
        return await self._database.read(work)

    async def blocked_by(self, account_id: AccountId) -> tuple[Account, ...]:
        """List the accounts that an account blocks, by their names."""
        return await self._database.read(partial(blocking.of_account, account_id=account_id))

    async def create(self, change: Change) -> Match:
        """Keep a new match and return it; raises MatchIdInUse or RematchInUse."""
        await self._database.write(partial(matches.create, change=change))
        return _stored(change)

    async def save(self, change: Change) -> Match:
        """Keep a match's next step and return it with its version; raises VersionConflict."""
        await self._database.write(partial(matches.save, change=change))
        return _stored(change)

    async def match(self, match_id: MatchId) -> Match | None:
        """Load a match from its snapshot; raises CorruptMatch."""
        row = await self._database.read(partial(matches.by_id, match_id=match_id))
        return None if row is None else match_of(row)

    async def matches_of(self, account_id: AccountId, finished: int) -> tuple[Match, ...]:
        """List a person's open matches and the last few finished ones, the latest first."""
        work = partial(matches.of_person, account_id=account_id, finished=finished)
        return readable(await self._database.read(work))

    async def rematch_of(self, match_id: MatchId) -> Match | None:
        """Find the open rematch of a match; raises CorruptMatch."""
        row = await self._database.read(partial(matches.rematch_of, match_id=match_id))
        return None if row is None else match_of(row)

    async def open_challenges(
        self, now: datetime, limit: int, viewer: AccountId
    ) -> tuple[Match, ...]:
        """List challenges that anybody may take whom no block bars, the newest first."""
        work = partial(matches.for_anybody, now=now, limit=limit, viewer=viewer)
        return readable(await self._database.read(work))

    async def match_ids(self, after: MatchId | None, limit: int) -> tuple[MatchId, ...]:
        """List match ids in their order, from the one after the given on; for going through all."""
        return await self._database.read(partial(matches.ids, after=after, limit=limit))

    async def count_matches(self) -> int:
        """Count all matches."""
        return await self._database.read(matches.count)

    async def log(self, match_id: MatchId) -> tuple[Event, ...]:
        """Return a match's events from the first on; raises CorruptMatch."""
        return events_of(await self._database.read(partial(matches.log, match_id=match_id)))

    async def matches_due(self, now: datetime, limit: int) -> tuple[MatchId, ...]:
        """List the matches in which something is due that nobody does, the oldest first."""
        return await self._database.read(partial(due_matches.due, now=now, limit=limit))

    async def next_match_due(self) -> datetime | None:
        """Tell when something is due next in any match."""
        return await self._database.read(due_matches.next_due)

    async def matches_timed(self, after: MatchId | None, limit: int) -> tuple[MatchId, ...]:
        """List matches in play in which something will be due, by their ids, from the given on."""
        return await self._database.read(partial(due_matches.timed, after=after, limit=limit))

    async def put_off(self, match_id: MatchId, *, was: datetime, until: datetime) -> None:
        """Look at a match later that was due then, unless it has changed."""
        work = partial(due_matches.put_off, match_id=match_id, was=was, until=until)
        await self._database.write(work)

    async def last_beat(self) -> datetime | None:
        """Tell when the bot was last known to run."""
        return await self._database.read(due_matches.last_beat)

    async def beat(self, now: datetime) -> None:
        """Note that the bot runs."""
        await self._database.write(partial(due_matches.beat, now=now))

    async def due(
        self, platforms: tuple[str, ...], now: datetime, limit: int
    ) -> tuple[OutboxItem, ...]:
        """List what waits on these platforms and nobody has claimed, the oldest first."""
        return await self._database.read(
            partial(outbox.due, platforms=platforms, now=now, limit=limit)
        )

    async def settle(self, parcel_id: int) -> None:
        """Strike a delivered parcel off."""
        await self._database.write(partial(outbox.settle, parcel_id=parcel_id))

    async def forward(self, parcel_id: int, instead: tuple[Sayable, ...], now: datetime) -> None:
        """Strike a parcel off, and say these instead; to a person only at home."""
        work = partial(outbox.forward, parcel_id=parcel_id, instead=instead, now=now)
        await self._database.write(work)

    async def add_digest(self, digest: Digest, now: datetime) -> None:
        """Have a digest sent to a person's home, unless one waits already."""
        await self._database.write(partial(deferred.hold_digest, digest=digest, at=now))

    async def postpone(self, parcel_id: int, until: datetime) -> None:
        """Count a failed attempt and try again later."""
        await self._database.write(partial(outbox.postpone, parcel_id=parcel_id, until=until))

    async def hasten(self, now: datetime) -> None:
        """Try now what waits to be tried again, but for what has a time of its own."""
        await self._database.write(partial(outbox.hasten, now=now))

    async def next_due(self, platforms: tuple[str, ...]) -> datetime | None:
        """Tell when the next waiting parcel becomes due."""
        return await self._database.read(partial(outbox.next_due, platforms=platforms))

    async def survey(self, platforms: tuple[str, ...], now: datetime) -> Survey:
        """Look over all matches, and over what waits to be said on these platforms."""
        return await self._database.read(partial(survey, platforms=platforms, now=now))


def _stored(change: Change) -> Match:
    return replace(change.match, version=change.match.version + 1)
