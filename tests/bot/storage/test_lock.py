"""One process has an SQLite file to itself, until it ends, however it ends."""

import stat
import subprocess
import sys
from pathlib import Path

import pytest

from bot.storage import Code, StorageError, opening
from bot.storage.opening import held, lock_path, require_free

ROOT = Path(__file__).parents[3]
HOLDER = """
import sys
from pathlib import Path
from bot.storage.opening import held
with held(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def path(tmp_path):
    return tmp_path / "petteia.db"


@pytest.fixture
def holder(path):
    """A process that has the file to itself until its standard input ends."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
        text=True,
    ) as process:
        assert process.stdout.readline() == "held\n"
        yield process
        process.kill()


def refused(path):
    """Why a process that wants the file alone is refused, and one that asks whether it is free."""
    with pytest.raises(StorageError) as wanting:
        held(path).__enter__()
    with pytest.raises(StorageError) as asking:
        require_free(path)
    assert wanting.value.code == asking.value.code == Code.IN_USE
    assert wanting.value.detail == asking.value.detail
    return wanting.value.detail


def test_another_process_is_kept_off_until_the_holder_ends_though_it_is_killed(path, holder):
    assert refused(path) == f"process {holder.pid} holds {lock_path(path)}"
    holder.kill()
    holder.wait(120)
    assert lock_path(path).read_text() == str(holder.pid)
    require_free(path)
    with held(path):
        assert "process" in refused(path)
    require_free(path)


def test_a_lock_that_is_let_go_of_leaves_nothing_behind(path):
    with held(path):
        assert stat.S_IMODE(lock_path(path).stat().st_mode) == 0o600
    assert list(path.parent.iterdir()) == []
    with held(path):
        pass


def test_asking_leaves_no_trace(path):
    require_free(path)
    assert list(path.parent.iterdir()) == []


def test_it_is_one_lock_however_the_file_is_reached(path, monkeypatch):
    path.touch()
    other = path.with_name("link.db")
    other.symlink_to(path)
    monkeypatch.chdir(path.parent)
    with held(path):
        assert refused(other) == refused(Path("petteia.db"))


def test_a_file_that_is_taken_away_before_it_is_locked_is_not_mistaken_for_the_lock(
    path, monkeypatch
):
    taken = []

    def taken_away(descriptor, kind, file):
        lock_file(descriptor, kind, file)
        if not taken:
            taken.append(file)
            file.unlink()

    lock_file = opening._lock
    monkeypatch.setattr(opening, "_lock", taken_away)
    with held(path):
        assert refused(path)


def test_the_folders_that_lack_are_made_for_their_owner(path):
    deep = path.parent / "new" / "deeper" / path.name
    with held(deep):
        assert stat.S_IMODE(deep.parent.stat().st_mode) == 0o700
