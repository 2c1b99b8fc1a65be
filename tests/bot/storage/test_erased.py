"""What is erased from a file is overwritten in it, as the page about privacy promises."""

from bot.core.matches.model import Account, AccountId, Identity
from bot.storage import open_store

NAME = "Thrasyllos of Kolonos"


def left(folder):
    """The files in which the name can be read."""
    return [each.name for each in folder.iterdir() if NAME.encode() in each.read_bytes()]


async def test_an_erased_name_is_not_left_in_the_file(sqlite_url, sqlite_file):
    who = AccountId("thrasyllos")
    async with open_store(sqlite_url) as store:
        await store.add_account(Account(who, NAME, NAME.casefold()), Identity("web", "cookie"))
    assert left(sqlite_file.parent) == [sqlite_file.name]
    async with open_store(sqlite_url) as store:
        await store.forget(who, ())
    assert left(sqlite_file.parent) == []
