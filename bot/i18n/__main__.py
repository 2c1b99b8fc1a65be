"""Lists what languages lack: ``python -m bot.i18n [LANGUAGE ...]``, by default all of them."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.table import Table
from rich.text import Text

from bot.i18n.languages import LANGUAGES, own_name
from bot.i18n.missing_messages import Gap, missing_messages


def main(named: list[str], console: Console) -> int:
    """Print a table for each language that lacks something; return 1 if one does, else 0."""
    found = {language: missing_messages(language) for language in named or LANGUAGES}
    for language, lacks in found.items():
        title = f"{own_name(language)} ({language})"
        if lacks:
            console.print(_table(title, lacks))
        else:
            console.print(f"{title}: complete", markup=False, highlight=False)
    return int(any(found.values()))


def _table(title: str, lacks: tuple[Gap, ...]) -> Table:
    table = Table(title=Text(f"{title}: {len(lacks)} to be mended"), title_justify="left")
    for column in ("file", "message", "what", ""):
        table.add_column(column, overflow="fold")
    for lack in lacks:
        table.add_row(*map(Text, (lack.file, lack.code, lack.fault, lack.detail)))
    return table


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], Console()))
