"""The match store over SQLite or PostgreSQL. It knows the core's values, and no sentence."""

from bot.storage.errors import Code, CopyError, StorageError
from bot.storage.migrate import DatabaseStatus, examine, upgrade
from bot.storage.store import SqlStore, open_store

__all__ = [
    "Code",
    "CopyError",
    "DatabaseStatus",
    "SqlStore",
    "StorageError",
    "examine",
    "open_store",
    "upgrade",
]
