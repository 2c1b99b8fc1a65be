"""All that a database holds, and what of it a person may change."""

import json
import sqlite3
from contextlib import closing

from bot.core.matches.actions_table import VERBS, Needs
from bot.core.matches.controls import Verb, read_control
from bot.core.matches.model import FORGOTTEN

FREE = {
    *("outbox", "posts", "heartbeats", "sqlite_sequence", "inbox", "requests", "usernames"),
    "puzzle_ratings",
}
"""Tables that are written whatever is asked: what is to be sent, what came, and by whom. The
ratings of puzzles follow from what people tried."""

OWNERS = {
    "accounts": ("id",),
    "identities": ("account",),
    "link_codes": ("account",),
    "link_requests": ("asker", "asked"),
    "links": ("kept",),
    "recovery_codes": ("handle",),
    "name_looks": ("handle",),
    "blocks": ("account",),
    "vacations": ("account",),
    "lessons": ("account",),
    "cases": ("reporter",),
    "puzzle_tries": ("account",),
    "rushes": ("account",),
    "tournaments": ("holder",),
    "tournament_entries": ("account",),
    "matches": ("challenger", "opponent"),
}
"""The columns that say whose a row is."""

WIDE = frozenset({Verb.FORGET_YES, Verb.SETTINGS, Verb.BLOCK, Verb.LINK_YES, Verb.LINK_UNDO})
"""Verbs that concern all matches of a person, who is away, gone or barred in each."""

Rows = dict[str, dict[tuple[object, ...], dict[str, object]]]


class Ledger:
    """Looks at an SQLite database from outside."""

    def __init__(self, path):
        self._path = path

    def read(self) -> Rows:
        """Return every row of every table, by its values that name it."""
        with closing(sqlite3.connect(f"file:{self._path}?mode=ro", uri=True)) as connection:
            connection.row_factory = sqlite3.Row
            named = "SELECT name FROM sqlite_master WHERE type = 'table'"
            tables = {row["name"] for row in connection.execute(named)} - FREE
            return {table: _rows(connection, table) for table in sorted(tables)}


def _rows(connection, table):
    keys = [row["name"] for row in connection.execute(f'PRAGMA table_info("{table}")') if row["pk"]]
    found = map(dict, connection.execute(f'SELECT * FROM "{table}"'))  # noqa: S608 -- our own name
    return {tuple(row[key] for key in keys): row for row in found}


def account_of(rows, platform, key):
    """Return who someone of a platform is, or None."""
    known = rows["identities"].get((platform, key))
    return known["account"] if known else None


def unwarranted(before, after, *, actors, named=frozenset(), control=""):
    """Yield each change that none of the ``actors``, who are one person, may make.

    ``named`` are people whom the platform itself named, who may become known by that. What a
    control changes is the match that it names, at the turn that it names, if it is a control.
    """
    known = read_control(control) if control else None
    for table, key, old, new in _changes(before, after):
        match = key[0] if table == "events" else None
        owned = {
            (row or {}).get(column)
            for row in (
                (before["matches"].get((match,)), after["matches"].get((match,)))
                if match
                else (old, new)
            )
            for column in OWNERS.get("matches" if match else table, ())
        }
        if OWNERS.get(table) == ("handle",):
            owned = {_account_with(rows, handle) for rows in (before, after) for handle in owned}
        of_whom = actors | named if table in {"accounts", "identities"} else actors
        if _is_gone(table, old, new):
            continue
        if not owned & of_whom:
            yield f"{table} {key} changed: {_difference(old, new)}"
        elif control and table in {"matches", "events"} and not _aimed(known, key[0], before):
            yield f"{table} {key} changed by {control!r}"


def _account_with(rows, handle):
    """Return whose a handle is, or None."""
    return next((key[0] for key, row in rows["accounts"].items() if row["handle"] == handle), None)


def _is_gone(table, old, new):
    """Return whether a change is all that is left of a person who came and went, or was barred.

    A person who is forgotten is no longer barred.
    """
    if table == "accounts":
        return old is None and new["name"] == FORGOTTEN
    return table == "blocks" and new is None


def _changes(before, after):
    for table, rows in after.items():
        then = before.get(table, {})
        for key in rows.keys() | then.keys():
            if then.get(key) != rows.get(key):
                yield table, key, then.get(key), rows.get(key)


def _aimed(control, match, before):
    """Return whether a control may change a match: a new one, or the one it names at its turn.

    What is done about a match in play or over, such as to mute the opponent, outlasts its turn.
    """
    row = before["matches"].get((match,))
    if control is None:
        return False
    if row is None or control.verb in WIDE:
        return True
    if control.verb is Verb.REMATCH and row["rematch_of"] == control.match:
        return True  # it was offered by the opponent before
    is_of_any_terms = control.verb in {Verb.DECLINE, Verb.WITHDRAW}  # whatever was changed in them
    outlasts = is_of_any_terms or VERBS[control.verb].needs is Needs.BEGUN
    return control.match == match and (outlasts or control.turn == turn_of(row))


def turn_of(row):
    """Return the turn of a match's row."""
    return json.loads(row["snapshot"])["turn"]


def _difference(old, new):
    if old is None or new is None:
        return "it came" if old is None else "it went"
    return ", ".join(column for column in old if old[column] != new.get(column))
