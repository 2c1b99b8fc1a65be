"""Finds what changed in English since it was translated.

`python -m tests.bot.i18n.translated [--done CODE ...] [LANGUAGE ...]` lists it, by default of all
languages, and renews the records. A record is a file in `translated/` for each language. It has two
hashes for each message and each entry of the vocabulary: that of the English text from which it was
translated, and that of the translation. A translation that has changed since counts as made anew,
`--done` counts translations that are still right, or `--done all`. Without a record everything
counts as translated now. `--check` writes nothing, and warns in the way that GitHub shows.
"""

import argparse
import os
import sys
import tomllib
from hashlib import sha256
from itertools import chain
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from bot.core.typed.vocabulary import FILE_NAME
from bot.i18n.languages import FALLBACK, LANGUAGES, ROOT, own_name
from tests.bot.i18n.missing_messages import vocabulary
from tests.bot.i18n.proof_page import texts

FOLDER = Path(__file__).parent / "translated"
HEAD = "# Hashes of the English texts and of their translations; `make languages` writes them.\n\n"
ALL = "all"


def written(language, root=ROOT):
    """Every text of a language that has an English one beside it, by its code."""
    messages = chain.from_iterable(file.items() for file in texts(language, root).values())
    path = root / language / FILE_NAME
    typed = vocabulary(path) if path.exists() else {}
    return {**dict(messages), **{code: ", ".join(names) for code, names in typed.items()}}


def hashes(language, root=ROOT):
    """The two hashes of each text that a language has: the English one's, and its own."""
    english, theirs = written(FALLBACK, root), written(language, root)
    return {code: (_hash(english[code]), _hash(theirs[code])) for code in english.keys() & theirs}


def _hash(text):
    return sha256(text.encode()).hexdigest()[:8]


def recorded(language, folder=FOLDER):
    """The record of a language, empty if there is none."""
    path = folder / f"{language}.toml"
    read = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    return {code: tuple(pair.split()) for code, pair in read.items()}


def changed(now, record):
    """The codes whose English text has changed since it was translated, and the translation not."""
    return sorted(
        code
        for code in now.keys() & record
        if now[code][0] != record[code][0] and now[code][1] == record[code][1]
    )


def renewed(now, record, done=()):
    """The record with what was translated since; what has changed in English stays as it was."""
    kept = set() if ALL in done else set(changed(now, record)) - set(done)
    return {code: record[code] if code in kept else pair for code, pair in now.items()}


def write(language, record, folder=FOLDER):
    """Write the record of a language."""
    folder.mkdir(exist_ok=True)
    lines = (f'"{code}" = "{" ".join(pair)}"\n' for code, pair in sorted(record.items()))
    (folder / f"{language}.toml").write_text(HEAD + "".join(lines), "utf-8")


def table(language, codes, root=ROOT):
    """What has changed, with the English text of today and the translation."""
    english, theirs = written(FALLBACK, root), written(language, root)
    title = f"{own_name(language)} ({language}): {len(codes)} changed in English"
    shown = Table(title=Text(title), title_justify="left")
    for column in ("message", "English", "translation"):
        shown.add_column(column, overflow="fold")
    for code in codes:
        shown.add_row(*map(Text, (code, english[code], theirs[code])))
    return shown


def warnings(languages, root=ROOT, folder=FOLDER):
    """A sentence for each language that is behind, or whose record is not as `renewed` gives it."""
    for language in languages:
        now, record = hashes(language, root), recorded(language, folder)
        if codes := changed(now, record):
            yield f"{language}: changed in English, not translated again: {', '.join(codes)}"
        if renewed(now, record) != record:
            yield f"{language}: the record of what is translated is old: run `make languages`"


def main(arguments, console, root=ROOT, folder=FOLDER):
    """List what has changed and renew the records, or warn."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.i18n.translated")
    parser.add_argument("languages", nargs="*")
    parser.add_argument("--done", nargs="*", default=())
    parser.add_argument("--check", action="store_true")
    asked = parser.parse_args(arguments)
    known = {path.name for path in root.iterdir() if path.is_dir()} - {FALLBACK}
    languages = [each for each in asked.languages or LANGUAGES if each in known]
    if asked.check:
        sign = "::warning::" if "GITHUB_ACTIONS" in os.environ else "warning: "
        for each in warnings(languages, root, folder):
            console.print(f"{sign}{each}", markup=False, highlight=False, soft_wrap=True)
        return
    for language in languages:
        now = hashes(language, root)
        record = renewed(now, recorded(language, folder), asked.done)
        write(language, record, folder)
        if codes := changed(now, record):
            console.print(table(language, codes, root))


if __name__ == "__main__":
    main(sys.argv[1:], Console())
