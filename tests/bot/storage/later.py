"""Migrations that a later version might have, in a folder like that of the real ones."""

from dataclasses import dataclass
from pathlib import Path
from shutil import copytree, ignore_patterns

from bot.storage import fingerprint, revisions

MIGRATION = '''"""A migration of a later version."""

from alembic import op

revision = {revision!r}
down_revision = {before!r}
OLDEST_CODE = {oldest_code!r}


def upgrade():
    """Change the tables."""
    op.execute({statement!r})
'''


@dataclass(frozen=True, slots=True)
class Later:
    """A migration: its statement, and the lines of the tables that it adds and removes."""

    revision: str
    oldest_code: str
    statement: str
    added: str = ""
    removed: str = ""


def add_migration(folder, before, later):
    """Write a migration into a folder of migrations, with the tables that it makes."""
    text = MIGRATION.format(
        revision=later.revision,
        before=before,
        oldest_code=later.oldest_code,
        statement=later.statement,
    )
    Path(folder, "versions", f"v{later.revision}_later.py").write_text(text, encoding="utf-8")
    for kind in ("sqlite", "postgresql"):
        lines = Path(folder, "tables", f"{before}-{kind}.txt").read_text(encoding="utf-8")
        changed = sorted({*lines.splitlines(), later.added} - {later.removed, ""})
        Path(folder, "tables", f"{later.revision}-{kind}.txt").write_text("\n".join(changed) + "\n")


def copy_migrations(target):
    """Copy the folder of the migrations."""
    return copytree(revisions.MIGRATIONS, target, ignore=ignore_patterns("__pycache__"))


def use(monkeypatch, folder):
    """Have the code know the migrations of a folder, as that of a later version."""
    monkeypatch.setattr(revisions, "MIGRATIONS", folder)
    monkeypatch.setattr(fingerprint, "FOLDER", folder / "tables")
    forget()


def forget():
    """Have the migrations read again."""
    revisions.scripts.cache_clear()
    revisions.known.cache_clear()
