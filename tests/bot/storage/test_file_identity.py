"""A file that is moved under the bot, or has other names, is not written to."""

import asyncio
import os

import pytest

from bot.core.matches.model import Account, AccountId, Identity
from bot.storage import Code, StorageError, examine, open_store, sqlite
from tests.bot.storage.kept import FIRST, url_of
from tests.bot.storage.steps import begun

NEW = Account(AccountId("new"), "Chares", "chares")


@pytest.fixture
def path(tmp_path, filled):
    filled(tmp_path / "data" / "petteia.db", FIRST)
    return tmp_path / "data" / "petteia.db"


@pytest.fixture
async def store(path):
    async with open_store(url_of(path)) as store:
        yield store


def moved(path):
    path.rename(path.with_name("elsewhere.db"))


def replaced(path):
    other = path.with_name("other.db")
    other.write_bytes(path.read_bytes())
    other.replace(path)


def bare(path):
    """Delete only the log."""
    path.with_name(f"{path.name}-wal").unlink()


def folder_moved(path):
    path.parent.rename(path.parent.with_name("elsewhere"))


@pytest.mark.parametrize("lose", [moved, replaced, os.unlink, bare, folder_moved])
async def test_nothing_is_written_to_a_file_that_is_gone_and_matches_can_be_read(store, path, lose):
    await store.match(FIRST)
    lose(path)
    with pytest.raises(StorageError) as refused:
        await store.add_account(NEW, Identity("web", "key"))
    assert refused.value.code == Code.MOVED
    assert str(path) in refused.value.detail
    assert (await store.match(FIRST)).id == FIRST


async def test_once_the_same_file_is_back_it_is_written_to_again(store, path):
    away = path.with_name("elsewhere.db")
    path.rename(away)
    with pytest.raises(StorageError):
        await store.add_account(NEW, Identity("web", "key"))
    away.rename(path)
    await store.add_account(NEW, Identity("web", "key"))
    assert (await store.account_of(Identity("web", "key"))).id == NEW.id


async def test_no_reader_is_opened_on_another_file(path):
    async with open_store(url_of(path)) as store:
        replaced(path)
        found = await asyncio.gather(*(store.match(FIRST) for _ in range(8)))
        assert [match.id for match in found] == [FIRST] * 8
        assert len(store.database._readers) == 1


async def test_a_log_that_another_program_only_looks_at_is_no_fault(store, path):
    assert (await examine(url_of(path))).code == Code.READY
    await begun(store, "z9")


async def refusals(path):
    """Why a database is not opened, and what doctor and `petteia run` find."""
    with pytest.raises(StorageError) as refused:
        await open_store(url_of(path)).__aenter__()
    found = await examine(url_of(path))
    assert found.code == refused.value.code == Code.SEVERAL_NAMES
    return found.detail


async def test_a_file_with_two_hard_links_is_refused_by_either(path):
    other = path.with_name("link.db")
    os.link(path, other)
    for each in (path, other):
        told = await refusals(each)
        assert told.startswith(f"{each} has 2 hard links; find the others by: find")
    other.unlink()
    async with open_store(url_of(path)):
        pass


async def test_the_dated_name_that_a_killed_restore_leaves_is_no_other_name(path):
    kept = path.with_name("petteia-20261122T024116Z.db")
    os.link(path, kept)
    assert (await examine(url_of(path))).code == Code.READY
    await refusals(kept)
    os.link(path, path.with_name("link.db"))
    await refusals(path)


async def test_a_symbolic_link_is_no_other_name(path):
    link = path.with_name("link.db")
    link.symlink_to(path)
    assert (await examine(url_of(link))).code == Code.READY


async def test_a_file_that_is_mounted_by_itself_is_refused(path, tmp_path, monkeypatch):
    mounts = tmp_path / "mountinfo"
    folder = path.parent.with_name("with space")
    path.parent.rename(folder)
    escaped = str(folder / path.name).replace(" ", "\\040")
    mounts.write_text(f"36 35 98:0 / {escaped} rw - ext4 /dev/root rw\n", encoding="utf-8")
    monkeypatch.setattr(sqlite, "MOUNTS", mounts)
    told = await refusals(folder / path.name)
    assert told == f"{folder / path.name} is mounted by itself; mount its directory instead"
    mounts.write_text(f"36 35 98:0 / {folder} rw - ext4 /dev/root rw\n", encoding="utf-8")
    assert (await examine(url_of(folder / path.name))).code == Code.READY
