"""However suddenly a restore ends, a whole database is in the place: the old one, or the new."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.storage import Code, examine
from tests.bot.storage.kept import FIRST, SECOND, THIRD, rows, url_of

ROOT = Path(__file__).parents[3]

# Restores in one process for each point, which ends, as by a kill, before or after a function.
KILLED = """
import asyncio, importlib, os, sys
from datetime import UTC, datetime
from pathlib import Path
from bot.storage.maintenance.restore import Copy, restore
from tests.bot.storage.kept import url_of

folder, *points = sys.argv[1:]
for number, point in enumerate(points):
    if not os.fork():
        break
    os.wait()
else:
    sys.exit()

when, where, name = point.split()
owner = Path if where == "Path" else importlib.import_module(where)
whole = getattr(owner, name)

def killing(*arguments, **options):
    if when == "after":
        whole(*arguments, **options)
    (Path(folder) / str(number) / "reached").touch()
    os._exit(9)

setattr(owner, name, killing)
given = Copy(Path(folder) / "copy.db", even_damaged=False, report=lambda *_: None)
url = url_of(Path(folder) / str(number) / "petteia.db")
asyncio.run(restore(url, given, datetime(2026, 3, 1, tzinfo=UTC)))
"""

IS_NEW = {
    "after bot.storage.maintenance.restore copy": False,
    "after bot.storage.maintenance.restore verify": False,
    "after bot.storage.maintenance.restore fold_in": False,
    "after bot.storage.maintenance.restore _keep": False,
    "after bot.storage.maintenance.backup _sync": False,
    "before Path replace": False,
    "after Path replace": True,
}
"""Whether the copy is in the place by then, at each point at which a restore is killed."""


@pytest.fixture
def files(tmp_path, filled):
    """The files of as many databases with three matches."""
    files = [tmp_path / str(number) / "petteia.db" for number in range(len(IS_NEW))]
    for file in files:
        filled(file, FIRST, SECOND, THIRD)
    return files


async def test_a_killed_restore_leaves_a_whole_database(tmp_path, files, backup_template):
    shutil.copy(backup_template, tmp_path / "copy.db")
    old, new = await rows(url_of(files[0])), await rows(url_of(tmp_path / "copy.db"))
    subprocess.run(  # noqa: ASYNC221  # nothing else goes on meanwhile
        [sys.executable, "-c", KILLED, tmp_path, *IS_NEW], cwd=ROOT, check=True, timeout=120
    )
    for file, (point, is_new) in zip(files, IS_NEW.items(), strict=True):
        assert (file.parent / "reached").exists(), point
        assert (await examine(url_of(file))).code == Code.READY, point
        assert await rows(url_of(file)) == (new if is_new else old), point
