"""What a running bot does for its SQLite file: watch it and its disk, note what it holds, back up.

A PostgreSQL server has administrators and tools of its own for all of this.
"""

from bot.operations.upkeep.running import kept_up

__all__ = ["kept_up"]
