"""The store: accounts, matches and the outbox, kept durably.

Invariant: a match, its new events and the notifications of them are stored in one transaction.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping
    from datetime import datetime, timedelta

    from bot.core.matches.cases import Case, Verdict
    from bot.core.matches.events import Event
    from bot.core.matches.groups import GroupSettings
    from bot.core.matches.model import Account, AccountId, GroupKey, Identity, Match, MatchId, Place
    from bot.core.matches.puzzles import PuzzleTry, Rush, Tried
    from bot.core.matches.ratings import Rating, RatingPoint
    from bot.core.matches.results import Result
    from bot.core.matches.standings import Season, Standing
    from bot.core.matches.tournaments import Tournament, TournamentId
    from bot.core.matches.vacations import Vacation
    from bot.core.matches.weeks import Week
    from bot.core.store.outbox import (
        Claim,
        Digest,
        Notification,
        OutboxItem,
        PageUpdate,
        Sayable,
    )
    from bot.core.store.values import (
        Change,
        DeliveryContext,
        Erasure,
        InputKey,
        Link,
        LinkCode,
        LinkParty,
        LinkRequest,
        NamedPerson,
        PersonalRecords,
        PlayedAt,
        Post,
        PushSubscription,
        Saved,
        Session,
        StoredInput,
        Survey,
        UsageCounts,
    )


class Store(Protocol):
    """Functions in `bot/storage`, each one transaction but `personal_records`; raise StoreFault."""

    # Accounts

    async def add_account(self, account: Account, identity: Identity) -> None:
        """Add an account with its first identity; raises IdentityInUse, or NameInUse by looks."""

    async def add_computer(self, account: Account, identity: Identity) -> None:
        """Add the account of a computer, which has no handle, unless it is there already."""

    async def account(self, account_id: AccountId) -> Account | None:
        """Find an account by its id."""

    async def account_of(self, identity: Identity) -> Account | None:
        """Find the account of an identity."""

    async def accounts(self, ids: tuple[AccountId, ...]) -> dict[AccountId, Account]:
        """Find several accounts at once; unknown ids are left out."""

    async def account_by_handle(self, handle: str) -> Account | None:
        """Find an account by its handle."""

    async def rename(self, account_id: AccountId, name: str) -> None:
        """Store a person's current display name."""

    async def take_name(self, account_id: AccountId, name: str, handle: str) -> None:
        """Give an account that chose its name another; raises NameInUse, as registering does."""

    async def set_preferred_platform(self, account_id: AccountId, platform: str) -> None:
        """Store the platform on which a person is called from now on."""

    async def save_settings(self, account: Account) -> None:
        """Store an account's settings."""

    async def save_client_language(self, account_id: AccountId, client: str) -> None:
        """Store the language that a person's client asks for; their other settings stay."""

    async def keys_on(self, platform: str, ids: tuple[AccountId, ...]) -> dict[AccountId, str]:
        """Return the accounts' keys on a platform; accounts without one are left out.

        Of an account with several identities on the platform, the first in order.
        """

    async def identities_of(self, account_id: AccountId) -> tuple[Identity, ...]:
        """List the identities of an account, by their platforms."""

    async def forget(
        self, account_id: AccountId, erasures: tuple[Erasure, ...], unread: tuple[MatchId, ...] = ()
    ) -> None:
        """Erase a person's data, with the last steps of all their matches.

        Unreadable matches stay as they are. The account stays, without a name, as the matches
        refer to it. Raises VersionConflict when one of the matches has changed meanwhile, or the
        account has no identity any more.
        """

    async def personal_records(
        self, account_id: AccountId, *, skip: int = 0, most: int | None = None
    ) -> PersonalRecords:
        """List the matches that an account has a part in, and those that cannot be read.

        They are in the order of their ids, without the first ones that are skipped.
        """

    async def usage_counts(
        self, account_id: AccountId, now: datetime, since: datetime
    ) -> UsageCounts:
        """Count a person's matches and challenges now, and challenges made since a time."""

    async def block(self, account_id: AccountId, blocked: AccountId) -> None:
        """Store that an account blocks another, if it does not yet."""

    async def unblock(self, account_id: AccountId, blocked: AccountId) -> None:
        """Delete a block."""

    async def blocks(self, account_id: AccountId, other: AccountId) -> bool:
        """Return whether an account blocks another."""

    async def blocked_by(self, account_id: AccountId) -> tuple[Account, ...]:
        """List the accounts that an account blocks, by their names."""

    async def lessons_of(self, account_id: AccountId) -> Mapping[str, datetime]:
        """Return when an account first solved each lesson, by the lessons' keys in order."""

    async def solvers_at(
        self, place: Place, lesson: str, viewer: AccountId, most: int
    ) -> tuple[tuple[str, Collection[str]], ...]:
        """Return who in a channel has solved a lesson, earliest first, and all they have solved.

        Near it are those whose matches have a board there, and the ``viewer``.
        """

    async def keep_lesson(self, account_id: AccountId, lesson: str, at: datetime) -> None:
        """Store a solved lesson, if it was not before and the account has an identity."""

    # Puzzles with a rating

    async def puzzle_tries_of(self, account_id: AccountId) -> Mapping[str, PuzzleTry]:
        """Return what an account has done with each puzzle, by the puzzles' keys."""

    async def keep_try(
        self,
        account_id: AccountId,
        puzzle: str,
        tried: Tried,
        rating: int | None,
        at: datetime,
    ) -> None:
        """Store what a person did with a puzzle; what they do first counts for both ratings.

        ``rating`` is the puzzle's before anyone tried it, None for one that has none.
        """

    async def puzzle_rating(self, rated: str) -> Rating | None:
        """Return the rating of an account or a puzzle, None if no try at or of it counts."""

    async def ratings_of_puzzles(self) -> Mapping[str, float]:
        """Return the ratings of the puzzles that people have tried, by the puzzles' keys."""

    async def rushes_of(self, account_id: AccountId) -> tuple[Rush, ...]:
        """List an account's rushes, the latest first."""

    async def begin_rush(self, account_id: AccountId, begun: datetime) -> None:
        """Store that a rush begins, if the account has an identity."""

    async def advance_rush(self, account_id: AccountId, rush: Rush, *, solved: bool) -> None:
        """Go on to the next puzzle of a rush, unless that was done meanwhile."""

    # Sessions of the web chat: each is an identity.

    async def open_session(self, account_id: AccountId, identity: Identity) -> None:
        """Give an account a session, which may have been another's; not if it is gone."""

    async def touch_session(self, identity: Identity, browser: str, now: datetime) -> None:
        """Store that a session of the web chat is used now, and roughly in which browser."""

    async def sessions_of(self, account_id: AccountId) -> tuple[Session, ...]:
        """List an account's sessions of the web chat, the most recently used first."""

    async def end_sessions(self, account_id: AccountId, kept: Identity) -> int:
        """End an account's sessions but one of its own, and return how many these were."""

    async def keep_recovery_code(self, account_id: AccountId, digest: str) -> bool:
        """Store the digest of a new recovery code; False for an account without a handle."""

    async def recovery_code(self, handle: str) -> str | None:
        """Return the digest of the recovery code for a handle."""

    async def recover(self, handle: str, digest: str, identity: Identity) -> Account | None:
        """Delete a recovery code and give its account an identity; None if it is there no more."""

    async def calendar_of(self, account_id: AccountId) -> str | None:
        """Return the token of a person's calendar, None if they have none."""

    async def keep_calendar(self, account_id: AccountId, token: str | None) -> None:
        """Store the token of a person's calendar in place of the last one; None ends it."""

    async def account_by_calendar(self, token: str) -> Account | None:
        """Find the account whose calendar has a token."""

    # Push subscriptions. One ends with its session.

    async def keep_push(self, session: Identity, subscription: PushSubscription, most: int) -> bool:
        """Store a session's subscription in place of its last; False if the session has ended.

        Of its account's subscriptions, ``most`` are kept, the newest.
        """

    async def end_push(self, session: Identity) -> None:
        """Delete a session's subscription, if it has one."""

    async def drop_push(self, endpoint: str) -> None:
        """Delete the subscription with an endpoint, if there is one."""

    async def push_subscriptions_of(self, account_id: AccountId) -> tuple[PushSubscription, ...]:
        """List the subscriptions of an account's sessions, the newest first."""

    # User names that platforms give to people

    async def keep_username(self, person: NamedPerson, place: Place | None, now: datetime) -> bool:
        """Store whose user name it is, in place of what was known of both.

        This is done for people with an account, and for those seen at a place that shows a match
        which is not over; False for others. Names that were not seen for long are deleted.
        """

    async def person_named(self, platform: str, username: str) -> NamedPerson | None:
        """Find a person by their user name."""

    async def usernames_of(self, account_id: AccountId) -> tuple[str, ...]:
        """List the user names of an account."""

    # Linking of accounts

    async def add_link_code(self, code: LinkCode) -> None:
        """Add a code in place of the account's earlier one."""

    async def take_link_code(self, code: str, now: datetime) -> AccountId | None:
        """Delete a code and return its account, or None when it is unknown or expired."""

    async def add_link_request(self, request: LinkRequest, now: datetime) -> bool:
        """Add a request in place of others of its two accounts; False if one of these is gone."""

    async def link_request(self, account_id: AccountId, now: datetime) -> LinkRequest | None:
        """Find the request of an account, as the asker or the asked, that has not expired."""

    async def confirm_link_request(self, request: LinkRequest, now: datetime) -> bool:
        """Store that the asker confirms, and have the asked told; False if it is over."""

    async def cancel_link_request(self, request: LinkRequest) -> None:
        """Delete a request."""

    async def link_party(self, account_id: AccountId) -> LinkParty | None:
        """Return the data shown about an account that may be joined to another."""

    async def link(self, request: LinkRequest, changes: tuple[Change, ...], now: datetime) -> None:
        """Give all that the asker has to the asked, with the changes of its matches, or nothing.

        Both are told. Raises VersionConflict when the request is over or not confirmed, one of the
        matches has changed meanwhile, or the asker would keep a part in an open one.
        """

    async def links_of(self, account_id: AccountId, now: datetime) -> tuple[Link, ...]:
        """List what can still be undone of an account's links, the latest first."""

    async def unlink(self, link: Link, changes: tuple[Change, ...], now: datetime) -> None:
        """Give an account that was joined to another back what it brought.

        Raises VersionConflict when that was done or has changed meanwhile.
        """

    async def link_news(self, account_id: AccountId, now: datetime) -> LinkRequest | Link | None:
        """Return what a person is to be told: a request to be answered, or a new link."""

    # Matches

    async def create(self, change: Change) -> Saved:
        """Store a new match.

        Raises AlreadyHandled, MatchIdInUse, or RematchInUse: the match has an open rematch already.
        """

    async def save(self, change: Change) -> Saved:
        """Store a match's next step; raises VersionConflict or AlreadyHandled."""

    async def match(self, match_id: MatchId) -> Match | None:
        """Load a match from its snapshot; raises CorruptMatch."""

    async def matches_by_id(self, ids: tuple[MatchId, ...]) -> tuple[Match, ...]:
        """Load several matches at once; unknown and unreadable ones are left out."""

    async def match_versions(self, ids: tuple[MatchId, ...]) -> Mapping[MatchId, int]:
        """Return the versions of several matches at once; unknown ids are left out."""

    async def log(self, match_id: MatchId) -> tuple[Event, ...]:
        """Return a match's events from the first on; raises CorruptMatch."""

    async def rematch_of(self, match_id: MatchId) -> Match | None:
        """Find the open rematch of a match; raises CorruptMatch."""

    async def results_of(self, account_id: AccountId) -> tuple[Result, ...]:
        """List the results of a person's finished matches, in no order."""

    async def public_matches(
        self, account_id: AccountId, most: int
    ) -> tuple[tuple[Match, datetime], ...]:
        """List a person's finished matches that others could watch, each with when it ended.

        The last ones to end come first. Unreadable ones are left out.
        """

    async def ended(self, match_id: MatchId) -> datetime | None:
        """Return when a match was played to its end, None for any other."""

    async def ratings_of(self, account_id: AccountId) -> Mapping[str, Rating]:
        """Return a person's ratings by game, each as of its last match."""

    async def rating_history(self, account_id: AccountId, game: str) -> tuple[RatingPoint, ...]:
        """List a person's ratings in a game after each of the last 500 matches, oldest first."""

    async def standings(
        self, game: str, group: GroupKey | None, season: Season | None
    ) -> tuple[Standing, ...]:
        """List who played rated matches of a game in a group and a season, the best first.

        None means everywhere, or all time. The ratings of a season are those after each person's
        last match in it. At most 200 are listed.
        """

    async def week_at(self, place: Place, since: datetime) -> Week:
        """Return what was played in the matches posted at a place since then."""

    async def rated_games(self, group: GroupKey | None) -> frozenset[str]:
        """Return the games of which rated matches were played in a group, or anywhere."""

    async def certainty_limit(self, now: datetime) -> float:
        """Return the deviation, in points, up to which a rating has a place on tables today."""

    async def matches_of(self, account_id: AccountId, finished: int) -> tuple[Match, ...]:
        """List a person's offered and running matches and the last few finished ones.

        Offered matches that were declined or withdrawn count as finished. The most recently
        changed come first. Unreadable ones are left out.
        """

    async def matches_with(self, account_id: AccountId) -> tuple[Match, ...]:
        """List every match that an account has a part in; raises CorruptMatch."""

    async def open_challenges(
        self, now: datetime, limit: int, viewer: AccountId
    ) -> tuple[Match, ...]:
        """List offered matches that name no opponent and have not expired, the newest first.

        Left out: challenges in which one of challenger and viewer blocks the other, unreadable
        ones.
        """

    async def match_ids(self, after: MatchId | None, limit: int) -> tuple[MatchId, ...]:
        """List a page of match ids in their order, after the given one."""

    async def count_matches(self) -> int:
        """Count all matches."""

    # Posts

    async def delivery_context(
        self, match_id: MatchId, platform: str, people: tuple[AccountId, ...]
    ) -> DeliveryContext:
        """Read all that showing a match on a platform needs; raises CorruptMatch.

        ``people`` are wanted besides those of the match.
        """

    async def posts(self, match_id: MatchId, platform: str) -> tuple[Post, ...]:
        """List the posts of a match on a platform, the oldest first."""

    async def post_at(self, place: Place, message: str) -> Post | None:
        """Find the post with a message's key."""

    async def keep_post(self, post: Post) -> None:
        """Store a post, or the turn that it shows now."""

    async def drop_post(self, post: Post) -> None:
        """Delete a post whose message is gone or has lost its controls."""

    async def played_at(self, place: Place) -> PlayedAt:
        """Return which matches have a board at a place, and by which names the place was known."""

    async def move_place(self, old: Place, new: Place, now: datetime) -> None:
        """Give a place a new key: its outbox items and later notifications move there.

        Its posts are dropped, since messages have other numbers there; matches that are not over
        get a new post.
        """

    # What is due in matches. Without ``computers`` a method leaves out the computers' turns that no
    # process has claimed.

    async def matches_due(
        self, now: datetime, limit: int, *, computers: bool = True
    ) -> tuple[MatchId, ...]:
        """List matches with something due, the longest overdue first."""

    async def next_match_due(self, *, computers: bool = True) -> datetime | None:
        """Return when something is due next in any match."""

    async def matches_timed(self, after: MatchId | None, limit: int) -> tuple[MatchId, ...]:
        """List a page of running matches with a due time, by their ids after the given one."""

    async def take_matches_due(
        self, now: datetime, *, until: datetime, limit: int, computers: bool = True
    ) -> tuple[MatchId, ...]:
        """Take matches with something due, the longest overdue first, before other processes do.

        They are due again at ``until`` unless they change, as this process may be killed.
        """

    async def defer_match(self, match_id: MatchId, *, was: datetime, until: datetime) -> None:
        """Move a match's due time from ``was`` to ``until``, unless it has changed."""

    async def release_computers(self, claimed: datetime) -> None:
        """Make the turns of computers due that are claimed until then at the latest.

        It is for a start after which no other process is left that has claimed them.
        """

    # Vacations. One is due until it is certain that all the person's matches know it, also those
    # that began at the same time.

    async def vacations_of(self, account_id: AccountId) -> tuple[Vacation, ...]:
        """List all vacations of an account, the earliest first."""

    async def keep_vacations(self, kept: tuple[Vacation, ...], due: datetime) -> None:
        """Store vacations, new or with another end, as due; not of accounts without identity."""

    async def vacations_due(self, now: datetime, limit: int) -> tuple[Vacation, ...]:
        """List vacations to be carried into matches, the longest overdue first."""

    async def acknowledge_vacation(
        self, vacation: Vacation, *, now: datetime, again: datetime | None = None
    ) -> None:
        """Mark a vacation as known to all matches, unless it has changed; or due ``again``."""

    async def matches_running(self, account_id: AccountId) -> tuple[MatchId, ...]:
        """List the matches in play of an account, in the order of their ids."""

    # Outbox. A change puts its own notifications there. Of an account's platforms, only the
    # preferred one is called; the others are brought up to date. A later change of the match
    # deletes deferred calls, and of a match and a person only the last such call waits.

    async def due(
        self, platforms: tuple[str, ...], now: datetime, limit: int
    ) -> tuple[OutboxItem, ...]:
        """List unclaimed due items on these platforms, the oldest first.

        What cannot be read of an item is left out of it.
        """

    async def next_due(self, platforms: tuple[str, ...]) -> datetime | None:
        """Return when the next item becomes due; of a claimed one, when the claim ends."""

    async def claim(self, wanted: Claim, limit: int) -> tuple[OutboxItem, ...]:
        """Claim all due items of at most so many recipients, the oldest first.

        While any item to a recipient is claimed, no other process gets more of that recipient's.
        """

    async def release(self, item_ids: tuple[int, ...]) -> None:
        """Release claimed items that were not delivered."""

    async def release_all(self) -> None:
        """Release all items, as no process is left that has claimed them."""

    async def acknowledge(self, item_ids: tuple[int, ...]) -> None:
        """Delete delivered items."""

    async def reschedule(self, item_id: int, instead: tuple[Sayable, ...], now: datetime) -> None:
        """Send these instead of an item, if it is there; to people on the preferred platform."""

    async def postpone(self, item_id: int, until: datetime) -> None:
        """Count a failed attempt, release the item, and make it due later."""

    async def retry_now(self, now: datetime) -> None:
        """Make items that wait for their next attempt due now; deferred calls keep their time."""

    async def add_notification(self, notice: Notification, now: datetime) -> None:
        """Have something delivered that is not part of a change."""

    async def add_digest(self, digest: Digest, now: datetime) -> None:
        """Have a digest sent to a person's preferred platform, unless one waits already."""

    # Updates of open pages, when several processes serve them

    async def last_page_update(self) -> int:
        """Return the number of the latest update, 0 if there is none."""

    async def page_updates_after(
        self, after: int, missed: tuple[int, ...]
    ) -> tuple[PageUpdate, ...]:
        """List the updates with numbers after one, and those of the missed numbers, in order.

        A number may be missed because a transaction that got it earlier was committed later. A
        change of a match is an update by itself for each account on the web chat that it concerns.
        """

    async def add_page_update(self, update: PageUpdate, now: datetime) -> int:
        """Add an update that is not part of a change; return its number."""

    async def note_page_update_shown(self, number: int) -> None:
        """Note that a page has shown an update."""

    async def is_page_update_shown(self, number: int) -> bool:
        """Return whether a page has shown an update."""

    async def secret(self, name: str) -> bytes:
        """Return 32 random bytes that all processes share; they are made when first asked for."""

    # Cases

    async def add_case(self, case: Case, operators: tuple[Identity, ...], now: datetime) -> None:
        """Store a case and have those who decide hear of it; nothing if it is there already."""

    async def case(self, case_id: int) -> Case | None:
        """Find a case."""

    async def cases_waiting(
        self, group: GroupKey | None, viewer: AccountId | None = None
    ) -> tuple[Case, ...]:
        """List the cases that wait in a group, or all, the oldest first; not the viewer's own."""

    async def cases_of(self, account_id: AccountId) -> tuple[Case, ...]:
        """List the cases about a person, and those that they reported, the oldest first."""

    async def decide_case(self, case: Case, was: Case) -> bool:
        """Store a decision and have the person told; False if the case is no more as it was."""

    async def appeal(
        self, case: Case, text: str, operators: tuple[Identity, ...], now: datetime
    ) -> bool:
        """Store what a person says to a decision; False if they have answered already."""

    async def sanctions(
        self, account_id: AccountId, group: GroupKey | None, now: datetime
    ) -> Mapping[Verdict, datetime]:
        """Return what a person may not do in matches of a group, or of none, and until when."""

    # Tournaments

    async def add_tournament(self, tournament: Tournament) -> None:
        """Store a new tournament, and have a place told of it."""

    async def save_tournament(
        self, before: Tournament, after: Tournament, now: datetime, *, announce: bool = False
    ) -> None:
        """Store the next step of a tournament as it was loaded; raises VersionConflict.

        With ``announce``, a place hears of it: where the group wants that, else where it was made.
        """

    async def settle_tournament(self, tournament: Tournament) -> None:
        """Store when there is something to do next, unless the tournament has changed."""

    async def defer_tournament(self, tournament_id: TournamentId, until: datetime) -> None:
        """Have a tournament looked at again at another time."""

    async def tournament(self, tournament_id: TournamentId) -> Tournament | None:
        """Load a tournament with the results of its matches."""

    async def tournaments_due(self, now: datetime, limit: int) -> tuple[TournamentId, ...]:
        """List tournaments in which there is something to do, the longest overdue first."""

    async def next_tournament_due(self) -> datetime | None:
        """Return when there is something to do next in any tournament."""

    async def tournaments_in(self, group: GroupKey) -> tuple[TournamentId, ...]:
        """List the tournaments of a group that are not over."""

    async def tournaments_held(self, account_id: AccountId) -> int:
        """Count the tournaments that a person made and that are not over."""

    async def on_vacation_in(
        self, tournament_id: TournamentId, now: datetime
    ) -> frozenset[AccountId]:
        """Return the people of a tournament who are on vacation."""

    async def blocks_in(self, tournament_id: TournamentId) -> frozenset[frozenset[AccountId]]:
        """Return the pairs of people in a tournament of whom one blocks the other."""

    async def tournaments_of(self, account_id: AccountId) -> tuple[TournamentId, ...]:
        """List the tournaments that a person is in and that are not over."""

    # Groups

    async def group_settings(self, group: GroupKey) -> GroupSettings:
        """Return what is chosen in a group, the defaults if nothing is."""

    async def keep_group_settings(
        self, group: GroupKey, settings: GroupSettings, now: datetime
    ) -> None:
        """Store what is chosen in a group; a puzzle that is wanted at a place is posted at once."""

    async def forget_group(self, group: GroupKey) -> None:
        """Delete what was chosen in a group that the bot has left."""

    # Input that is being handled; see `values.py` for its two kinds

    async def keep_inputs(
        self, inputs: tuple[StoredInput, ...], now: datetime
    ) -> frozenset[InputKey]:
        """Store input, and return the keys of what is new; the rest came before.

        What an input that can be answered has changed already is kept.
        """

    async def settle_inputs(self, keys: tuple[InputKey, ...], now: datetime) -> frozenset[InputKey]:
        """Record input as handled, and erase its content.

        Returns the keys of what was not handled yet: of several processes, only one gets each.
        Input that can be answered has to be stored for that.
        """

    async def take_inputs_left(
        self, source: str, *, before: datetime, now: datetime
    ) -> tuple[StoredInput, ...]:
        """Take confirmed input that was stored or last taken until then, by its numbers.

        What was taken `MAX_TAKEN` times already is settled instead, since it may be what ends the
        process.
        """

    async def inputs_to_answer(self, source: str, now: datetime) -> tuple[StoredInput, ...]:
        """List the input that can still be answered, with what it changed."""

    # What is published on platforms

    async def publication(self, platform: str) -> str | None:
        """Return the digest of what was last published on a platform."""

    async def keep_publication(self, platform: str, digest: str) -> None:
        """Store the digest of what is published on a platform."""

    # Processes that run

    async def take_leases(self, names: tuple[str, ...], holder: str, span: timedelta) -> bool:
        """Take or renew leases for a span from now on; False if another holds one of them."""

    async def give_back_leases(self, names: tuple[str, ...], holder: str) -> None:
        """Release the leases that the holder has."""

    async def last_heartbeat(self) -> datetime | None:
        """Return when the bot was last known to run."""

    async def save_heartbeat(self, now: datetime) -> None:
        """Store that the bot runs; erase old input keys, requests and what undoing links needed."""

    # Statistics

    async def survey(self, platforms: tuple[str, ...], now: datetime) -> Survey:
        """Count all matches, and the items that wait for these platforms."""
