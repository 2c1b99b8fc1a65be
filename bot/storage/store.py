"""The store over any database: each of its methods is a transaction, but one that is several."""

from __future__ import annotations

from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING

import structlog

from bot.core.matches.errors import CorruptMatch
from bot.core.store.port import Store
from bot.core.store.values import PersonalRecords
from bot.storage import accounts as account_rows
from bot.storage import (
    blocking,
    cases,
    claims,
    due_matches,
    forgetting,
    groups,
    inputs,
    lessons,
    link_requests,
    linking,
    matches,
    names,
    outbox,
    page_updates,
    processes,
    push,
    puzzles,
    ratings,
    sessions,
    standings,
    statistics,
    tournament_people,
    tournaments,
    undoing,
    vacations,
    weeks,
)
from bot.storage import posts as post_rows
from bot.storage.database import no_metrics
from bot.storage.migrate import upgraded

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bot.core.matches.events import Event
    from bot.core.matches.model import AccountId, Match, MatchId
    from bot.storage.database import Database, Observer

log = structlog.get_logger()


@asynccontextmanager
async def open_store(url: str, observer: Observer = no_metrics) -> AsyncIterator[SqlStore]:
    """Open a store, its tables brought up, and close it afterwards; raises StorageError.

    On PostgreSQL, migrations beside which older code cannot work are left to `upgrade`. The
    observer is called after each transaction.
    """
    async with upgraded(url, contract=False) as (database, _):
        database.observe(observer)
        yield SqlStore(database)


class SqlStore(Store):
    """The store over a database. Its transactions are checked against `Store` by their types."""

    def __init__(self, database: Database) -> None:
        """Use a database whose tables are there."""
        self.database = database

    # Accounts
    add_account = account_rows.add_account
    add_computer = account_rows.add_computer
    account = account_rows.account
    account_of = account_rows.account_of
    accounts = account_rows.accounts
    account_by_handle = account_rows.account_by_handle
    rename = account_rows.rename
    take_name = account_rows.take_name
    set_preferred_platform = account_rows.set_preferred_platform
    save_settings = account_rows.save_settings
    save_client_language = account_rows.save_client_language
    keys_on = account_rows.keys_on
    identities_of = forgetting.identities_of
    forget = forgetting.forget
    usage_counts = statistics.usage_counts
    block = blocking.block
    unblock = blocking.unblock
    blocks = blocking.blocks
    blocked_by = blocking.blocked_by
    lessons_of = lessons.lessons_of
    solvers_at = lessons.solvers_at
    keep_lesson = lessons.keep_lesson
    puzzle_tries_of = puzzles.puzzle_tries_of
    keep_try = puzzles.keep_try
    puzzle_rating = puzzles.puzzle_rating
    ratings_of_puzzles = puzzles.ratings_of_puzzles
    rushes_of = puzzles.rushes_of
    begin_rush = puzzles.begin_rush
    advance_rush = puzzles.advance_rush

    # Sessions of the web chat
    open_session = sessions.open_session
    touch_session = sessions.touch_session
    sessions_of = sessions.sessions_of
    end_sessions = sessions.end_sessions
    keep_recovery_code = sessions.keep_recovery_code
    recovery_code = sessions.recovery_code
    recover = sessions.recover
    calendar_of = account_rows.calendar_of
    keep_calendar = account_rows.keep_calendar
    account_by_calendar = account_rows.account_by_calendar

    # Push subscriptions
    keep_push = push.keep_push
    end_push = push.end_push
    drop_push = push.drop_push
    push_subscriptions_of = push.push_subscriptions_of

    # User names that platforms give to people
    keep_username = names.keep_username
    person_named = names.person_named
    usernames_of = names.usernames_of

    # Linking of accounts
    add_link_code = account_rows.add_link_code
    take_link_code = account_rows.take_link_code
    add_link_request = link_requests.add_link_request
    link_request = link_requests.link_request
    confirm_link_request = link_requests.confirm_link_request
    cancel_link_request = link_requests.cancel_link_request
    link_party = link_requests.link_party
    link = linking.link
    links_of = undoing.links_of
    unlink = undoing.unlink
    link_news = linking.link_news

    # Matches
    create = matches.create
    save = matches.save
    match = matches.match
    log = matches.log
    rematch_of = matches.rematch_of
    matches_of = matches.matches_of
    results_of = matches.results_of
    public_matches = matches.public_matches
    ended = matches.ended
    ratings_of = ratings.ratings_of
    rating_history = ratings.rating_history
    week_at = weeks.week_at
    rated_games = standings.rated_games
    certainty_limit = standings.certainty_limit
    standings = standings.standings
    matches_with = matches.matches_with
    open_challenges = matches.open_challenges
    match_ids = matches.match_ids
    count_matches = matches.count_matches

    # Posts
    matches_by_id = matches.matches_by_id
    match_versions = matches.match_versions
    delivery_context = matches.delivery_context
    posts = post_rows.posts
    post_at = post_rows.post_at
    keep_post = post_rows.keep_post
    drop_post = post_rows.drop_post
    move_place = post_rows.move_place
    played_at = post_rows.played_at

    # What is due in matches
    matches_due = due_matches.matches_due
    next_match_due = due_matches.next_match_due
    matches_timed = due_matches.matches_timed
    take_matches_due = due_matches.take_matches_due
    defer_match = due_matches.defer_match
    release_computers = due_matches.release_computers

    # Vacations
    vacations_of = vacations.vacations_of
    keep_vacations = vacations.keep_vacations
    vacations_due = vacations.vacations_due
    acknowledge_vacation = vacations.acknowledge_vacation
    matches_running = vacations.matches_running

    # Outbox
    due = claims.due
    next_due = claims.next_due
    claim = claims.claim
    release = claims.release
    release_all = claims.release_all
    acknowledge = claims.acknowledge
    reschedule = claims.reschedule
    postpone = claims.postpone
    retry_now = claims.retry_now
    add_notification = outbox.add_notification
    add_digest = outbox.add_digest
    last_page_update = page_updates.last_page_update
    add_page_update = page_updates.add_page_update
    note_page_update_shown = page_updates.note_page_update_shown
    is_page_update_shown = page_updates.is_page_update_shown
    secret = page_updates.secret
    page_updates_after = page_updates.page_updates_after

    # Cases
    add_case = cases.add_case
    case = cases.case
    cases_waiting = cases.cases_waiting
    cases_of = cases.cases_of
    decide_case = cases.decide_case
    appeal = cases.appeal
    sanctions = cases.sanctions

    # Tournaments
    add_tournament = tournaments.add_tournament
    save_tournament = tournaments.save_tournament
    settle_tournament = tournaments.settle_tournament
    defer_tournament = tournaments.defer_tournament
    tournaments_due = tournaments.tournaments_due
    next_tournament_due = tournaments.next_tournament_due
    tournaments_in = tournaments.tournaments_in
    tournaments_of = tournaments.tournaments_of
    tournaments_held = tournaments.tournaments_held
    on_vacation_in = tournament_people.on_vacation_in
    blocks_in = tournament_people.blocks_in
    tournament = tournaments.tournament

    # Groups
    group_settings = groups.group_settings
    keep_group_settings = groups.keep_group_settings
    forget_group = groups.forget_group

    # Input
    keep_inputs = inputs.keep_inputs
    settle_inputs = inputs.settle_inputs
    take_inputs_left = inputs.take_inputs_left
    inputs_to_answer = inputs.inputs_to_answer

    # What is published on platforms
    publication = inputs.publication
    keep_publication = inputs.keep_publication

    # Processes that run
    take_leases = processes.take_leases
    give_back_leases = processes.give_back_leases
    last_heartbeat = processes.last_heartbeat
    save_heartbeat = processes.save_heartbeat

    # Statistics
    survey = statistics.survey

    async def personal_records(
        self, account_id: AccountId, *, skip: int = 0, most: int | None = None
    ) -> PersonalRecords:
        """List the matches that an account has a part in, and those that cannot be read."""
        played: list[tuple[Match, tuple[Event, ...]]] = []
        unread: list[MatchId] = []
        ids = await self.database.read(partial(matches.match_ids_with, account_id=account_id))
        for match_id in ids[skip : None if most is None else skip + most]:
            try:
                if match := await self.match(match_id):
                    played.append((match, await self.log(match_id)))
            except CorruptMatch as error:
                log.error("corrupt_match", problem=str(error))  # noqa: TRY400 -- it says it all
                unread.append(match_id)
        return PersonalRecords(tuple(played), tuple(unread), total=len(ids))
