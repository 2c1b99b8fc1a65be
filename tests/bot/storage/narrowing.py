"""How a migration that is called expanding would disturb code that knows the tables before it."""

import re

from sqlalchemy import inspect

from bot.storage.fingerprint import table_of

RULE = re.compile(r"(?:unique|primary key|foreign key)[^(]*\(([^)]*)\)")


def columns_without_default(connection):
    """Return the columns that code has to fill which does not know them, by table."""
    columns = inspect(connection).get_multi_columns()
    return {
        (table, each["name"])
        for (_, table), found in columns.items()
        for each in found
        if not (each["nullable"] or each["default"] or each.get("autoincrement") is True)
    }


def narrowed(before, after, unfilled):
    """Yield what disturbs older code, by the lines of the tables before and after.

    ``unfilled`` are the columns that `columns_without_default` returns afterwards. A new rule of a
    table that was there has to be about a new column that can be empty: older code leaves it so.
    """
    yield from (f"gone: {line}" for line in before if line not in after)
    there = set(map(table_of, before))
    added = [line.partition(": ") for line in after if line not in before]
    added = [(table, what) for table, _, what in added if table in there]
    columns = {(table, what.split()[1]): what for table, what in added if what[:7] == "column "}
    empty = {key for key, what in columns.items() if not what.endswith(" not null")}
    for key, what in columns.items():
        if key in unfilled:
            yield f"has to be filled: {key[0]}: {what}"
    for table, what in added:
        rule = RULE.match(what)
        if rule and empty.isdisjoint((table, name) for name in rule[1].split(", ")):
            yield f"a new rule: {table}: {what}"
