"""However suddenly a restore ends, a whole database is in the place: the old one, or the new."""

import subprocess
import sys
from pathlib import Path

import pytest

from bot.storage import Code, examine
from bot.storage.backup import backup
from tests.bot.storage.kept import FIRST, SECOND, THIRD, Reports, fill, rows, url_of

ROOT = Path(__file__).parents[3]

# Ends the process, as a kill would, before or after a function is called.
KILLED = """
import asyncio, importlib, os, sys
from datetime import UTC, datetime
from pathlib import Path
from bot.storage.restore import Copy, restore

url, file, when, where, name = sys.argv[1:]
owner = Path if where == "Path" else importlib.import_module(where)
whole = getattr(owner, name)

def killing(*arguments, **options):
    if when == "after":
        whole(*arguments, **options)
    os._exit(9)

setattr(owner, name, killing)
given = Copy(Path(file), even_damaged=False, report=lambda *_: None)
asyncio.run(restore(url, given, datetime(2026, 3, 1, tzinfo=UTC)))
"""


@pytest.mark.parametrize(
    ("point", "is_new"),
    [
        (("after", "bot.storage.restore", "copy"), False),
        (("after", "bot.storage.restore", "verify"), False),
        (("after", "bot.storage.restore", "fold_in"), False),
        (("after", "bot.storage.restore", "_keep"), False),
        (("after", "bot.storage.files", "_sync"), False),
        (("before", "Path", "replace"), False),
        (("after", "Path", "replace"), True),
    ],
)
async def test_a_killed_restore_leaves_a_whole_database(tmp_path, point, is_new):
    (tmp_path / "data").mkdir()
    url = await fill(url_of(tmp_path / "data" / "petteia.db"), FIRST, SECOND, THIRD)
    new = await fill(url_of(tmp_path / "new.db"), FIRST, SECOND)
    await backup(new, tmp_path / "copy.db", overwrite=False, report=Reports())
    expected = await rows(new if is_new else url)
    killed = subprocess.run(  # noqa: ASYNC221  # nothing else goes on meanwhile
        [sys.executable, "-c", KILLED, url, tmp_path / "copy.db", *point],
        cwd=ROOT,
        check=False,
        timeout=60,
    )
    assert killed.returncode == 9
    assert (await examine(url)).code == Code.READY
    assert await rows(url) == expected
