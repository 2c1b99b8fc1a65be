"""How SQLite looks things up: by an index, whatever the number of matches."""

import re

from sqlalchemy import event

from bot.storage import (
    accounts,
    blocking,
    claims,
    due_matches,
    forgetting,
    inputs,
    lessons,
    matches,
    names,
    outbox,
    posts,
    sessions,
    statistics,
)
from bot.storage.opening import opened
from tests.bot.core.sample_matches import ALKAIOS, NOW
from tests.bot.storage.steps import MATCH

INDEX = re.compile(r" USING (?:COVERING )?(?:INDEX )?(\w+)")

SAME_CALL = {
    "of_match": MATCH,
    "for_account": None,
    "at_place": "7",
    "calling": "[]",
    "as_of_turn": 3,
}

LOOK_UPS = {
    "my matches": (
        matches.MATCHES_OF_PERSON,
        {"person": ALKAIOS, "finished": 3},
        {
            "ix_matches_challenger_open",
            "ix_matches_opponent_open",
            "ix_matches_challenger_finished",
            "ix_matches_opponent_finished",
        },
    ),
    "challenges to anybody": (
        matches.OPEN_CHALLENGES,
        {"now": NOW, "limit": 9, "viewer": ALKAIOS},
        {"ix_matches_listed", "PRIMARY"},  # KEY
    ),
    "matches in which something is due": (
        due_matches.DUE_MATCHES,
        {"now": NOW, "limit": 9, "after": NOW},
        {"ix_matches_due"},
    ),
    "when something is due next": (due_matches.NEXT_DUE, {"after": NOW}, {"ix_matches_due"}),
    "matches whose clocks go": (
        due_matches.TIMED_MATCHES,
        {"after": MATCH, "limit": 9},
        {"ix_matches_timed"},
    ),
    "a match's rematch": (matches.OPEN_REMATCH, {"match": MATCH}, {"ix_matches_rematch_of"}),
    "how much a person has going": (
        statistics.USAGE_COUNTS,
        {"person": ALKAIOS, "now": NOW, "since": NOW, "expiring": NOW},
        {
            "ix_matches_challenger_open",
            "ix_matches_opponent_open",
            "ix_matches_challenger_finished",
        },
    ),
    "input that was left": (
        inputs.TAKE_LEFT,
        {"from": "telegram/4200", "before": NOW, "now": NOW},
        {"ix_inbox_waiting"},
    ),
    "a person by their user name": (
        names.BY_NAME,
        {"on": "telegram", "named": "alkaios"},
        {"PRIMARY"},
    ),
    "a person's user name": (
        names.DELETE_OF_PERSON,
        {"on": "telegram", "of_key": "7"},
        {"ix_usernames_key"},
    ),
    "old user names": (names.DELETE_OLD, {"since": NOW}, {"ix_usernames_seen"}),
    "whether a place shows a match": (
        names.SHOWS_MATCH,
        {"on": "telegram", "there": "-7"},
        {"sqlite_autoindex_posts_1", "sqlite_autoindex_matches_1"},
    ),
    "old keys of input": (inputs.DELETE_OLD_KEYS, {"since": NOW}, {"ix_inbox_handled"}),
    "a person's identities": (
        forgetting.IDENTITIES,
        {"account": ALKAIOS},
        {"ix_identities_account"},
    ),
    "the posts in a person's chats": (
        forgetting.DELETE_POSTS,
        {"chats": [("telegram", "7")]},
        {"sqlite_autoindex_posts_1"},
    ),
    "whom a person blocks": (
        blocking.BLOCKED_ACCOUNTS,
        {"account": ALKAIOS},
        {"PRIMARY", "sqlite_autoindex_accounts_1"},  # KEY
    ),
    "whether a person blocks another": (
        blocking.HAS_BLOCK,
        {"account": ALKAIOS, "blocked": ALKAIOS},
        {"PRIMARY"},  # KEY
    ),
    "the next item": (
        claims.NEXT_DUE,
        {"platforms": ["web", "telegram"]},
        {"ix_outbox_platform"},
    ),
    "due items": (
        claims.DUE_ITEMS,
        {"platforms": ["web", "telegram"], "now": NOW, "limit": 9},
        {"ix_outbox_platform"},
    ),
    "items to be claimed": (
        claims.CLAIM_ITEMS,
        {
            "platforms": ["web", "telegram"],
            "now": NOW,
            "people": [("web", ALKAIOS)],
            "places": [("telegram", "7")],
            "until": NOW,
        },
        {"ix_outbox_platform"},
    ),
    "a person's platforms": (
        outbox.INSERT_FOR_ACCOUNT.select,
        dict.fromkeys((column.name for column in outbox.CONTENT_COLUMNS), None),
        {"ix_identities_account", "sqlite_autoindex_accounts_1"},
    ),
    "calls that a turn has overtaken": (
        outbox.DELETE_OUTDATED_CALLS,
        {"of_match": MATCH, "now_at_turn": 3},
        {"ix_outbox_held"},
    ),
    "calls that another takes the place of": (
        outbox.DELETE_SAME_CALL,
        SAME_CALL,
        {"ix_outbox_held"},
    ),
    "calls of a later turn": (outbox.LATER_SAME_CALL, SAME_CALL, {"ix_outbox_held"}),
    "a person's home": (
        outbox.DIGEST_ROW,
        {"account": ALKAIOS, "due": NOW, "at": NOW},
        {"ix_identities_account", "sqlite_autoindex_accounts_1"},
    ),
    "a person's sessions": (
        sessions.SESSIONS,
        {"of_account": ALKAIOS},
        {"ix_identities_account"},
    ),
    "the end of a person's other sessions": (
        sessions.END_OTHERS,
        {"of_account": ALKAIOS, "kept": "key"},
        {"ix_identities_account", "ix_push_subscriptions_key"},
    ),
    "looks that are free": (
        names.DELETE_FREE_LOOKS,
        {"looks": ["ada"], "of_handle": "ada"},
        {"PRIMARY", "sqlite_autoindex_accounts_2"},
    ),
    "a match's posts": (
        posts.POSTS_OF_MATCH,
        {"match": MATCH, "platform": "telegram"},
        {"ix_posts_match"},
    ),
    "a message's post": (
        posts.POST_AT,
        {"platform": "telegram", "place": "7", "message": "1"},
        {"sqlite_autoindex_posts_1"},
    ),
    "the matches at a place": (
        posts.MATCHES_AT,
        {"platform": "telegram", "place": "7"},
        {"sqlite_autoindex_posts_1"},
    ),
    "the places of a match's posts": (
        outbox.PLACES_WITH_POSTS,
        {"match": MATCH},
        {"ix_posts_match"},
    ),
    "who of a place has solved a lesson": (
        lessons.SOLVERS,
        {"on": "telegram", "there": "7", "lesson": "x", "viewer": ALKAIOS, "most": 9},
        {
            *("PRIMARY", "sqlite_autoindex_posts_1"),
            *("sqlite_autoindex_matches_1", "sqlite_autoindex_accounts_1"),
        },
    ),
    "a place's current key": (
        outbox.SELECT_CURRENT_KEY,
        {"platform": "telegram", "place": "7"},
        {"PRIMARY"},  # KEY
    ),
    "platforms' keys": (
        accounts.PLATFORM_KEYS,
        {"platform": "telegram", "ids": [ALKAIOS]},
        {"ix_identities_account"},
    ),
    "a person's matches by id": (
        matches.IDS_OF_PERSON,
        {"person": ALKAIOS},
        {
            "ix_matches_challenger_open",
            "ix_matches_opponent_open",
            "ix_matches_challenger_finished",
            "ix_matches_opponent_finished",
        },
    ),
    "an old name's looks": (
        names.DELETE_LOOKS,
        {"of_handle": "alkaios"},
        {"ix_name_looks_handle"},
    ),
}


async def plan(database, statement, values):
    """The lines of a statement's plan."""

    def explained(_connection, _cursor, sql, parameters, _context, _many):
        return f"EXPLAIN QUERY PLAN {sql}", parameters

    def work(connection):
        event.listen(connection, "before_cursor_execute", explained, retval=True)
        try:
            return [line[-1] for line in connection.execute(statement, values).all()]
        finally:
            event.remove(connection, "before_cursor_execute", explained)

    return await database.read(work)


async def test_a_look_up_uses_its_indexes(sqlite_url):
    async with opened(sqlite_url, to_write=True) as database:
        for name, (statement, values, indexes) in LOOK_UPS.items():
            lines = await plan(database, statement, values)
            steps = [line for line in lines if " USING " in line and "TEMP B-TREE" not in line]
            assert {INDEX.search(line)[1] for line in steps} == indexes, name
            assert [line for line in steps if line.startswith("SCAN")] == [], name
