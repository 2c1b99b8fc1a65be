"""Source trees of two versions: of a commit, of this tree, and of a version after it."""

import io
import shutil
import subprocess
import tarfile
from pathlib import Path

from bot.storage.revisions import latest, oldest_code
from tests.bot.storage.later import Later, add_migration, copy_migrations

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "engine", "render")
NEXT = "next"
"""The name of a version after this one, with one more migration."""


def tree(named, folder):
    """Return the source tree of a commit, of a directory or of ``next``, made in a folder."""
    if named == NEXT:
        return next_tree(folder)
    if Path(named).is_dir():
        return Path(named).resolve()
    words = (shutil.which("git"), "archive", named, *PACKAGES)
    packed = subprocess.run(words, cwd=ROOT, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return folder


def next_tree(folder):
    """Make a tree that differs from this one in a migration that adds a column, and return it."""
    storage = folder / "bot" / "storage"
    storage.mkdir(parents=True)
    for name in ("engine", "render"):
        (folder / name).symlink_to(ROOT / name)
    for path in ((ROOT / "bot").iterdir(), (ROOT / "bot" / "storage").iterdir()):
        for each in path:
            if each.name not in {"storage", "migrations", "__pycache__"}:
                (folder / each.relative_to(ROOT)).symlink_to(each)
    copy_migrations(storage / "migrations")
    statement, line = (
        "ALTER TABLE matches ADD COLUMN colour TEXT",
        "matches: column colour TEXT null",
    )
    later = Later("9001", oldest_code(latest()), statement, line)
    add_migration(storage / "migrations", latest(), later)
    return folder


def can_go_back(folder):
    """Return whether the code in a tree starts on the tables of newer code."""
    return (folder / "bot" / "storage" / "revisions.py").exists()


def serves_pages(folder):
    """Return whether each process of the code in a tree serves the web chat."""
    return (folder / "bot" / "storage" / "page_updates.py").exists()
