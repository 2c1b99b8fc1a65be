"""A database as far as a revision."""

from alembic import command
from alembic.config import Config

from bot.storage.fingerprint import describe
from bot.storage.revisions import MIGRATIONS


def migrated(connection, revision):
    """Migrate as far as a revision, and describe the tables."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS))
    command.upgrade(config, revision)
    return describe(connection)
