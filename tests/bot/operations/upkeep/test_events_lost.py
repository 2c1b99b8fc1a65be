"""Events that were stored and are gone are noticed at the next start, and nothing else is."""

import json
import os
import shutil
import stat
from datetime import timedelta

import pytest

from bot.cli import doctor
from bot.config.reading import load
from bot.operations.maintenance import verify
from bot.storage import matches
from bot.storage.acknowledged import MAX_MATCHES, Acknowledged, note_path, read_note, renewed
from bot.storage.maintenance.backup import backup
from bot.storage.maintenance.restore import Copy, restore
from tests.bot.core.sample_matches import NOW
from tests.bot.operations.upkeep.running import running
from tests.bot.storage.kept import Reports, url_of


async def killed(path):
    """The file of a killed bot, its match, and the size of its log before the last move."""
    folder = path.with_name("killed")
    folder.mkdir()
    async with running(path) as bot:
        match = await bot.begin()
        await bot.store.save_heartbeat(NOW)
        first = path.with_name("petteia.db-wal").stat().st_size
        await bot.play(match, "a2-a3")
        bot.now += timedelta(seconds=30)
        await bot.watch.round()
        for each in path.parent.glob("petteia.db*"):
            shutil.copy(each, folder)
    return folder / "petteia.db", match, first


def cut(path, size):
    """Cut the end off a database's log."""
    log = path.with_name(f"{path.name}-wal")
    if log.exists():
        os.truncate(log, size)


async def test_a_log_that_lost_its_end_is_told_once_with_what_is_gone(path):
    file, match, size = await killed(path)
    cut(file, size)
    for told in (["events_lost"], []):
        async with running(file) as bot:
            assert bot.events == told
            if told:
                [line] = bot.logs
                assert (line["log_level"], line["events"], line["matches"]) == ("error", 1, [match])
                assert line["since"] == NOW.isoformat()
                assert line["until"] == (NOW + timedelta(seconds=30)).isoformat()
            assert not (await bot.say("Alkaios", f"board {match}")).refused


async def test_a_match_that_is_gone_with_the_whole_log_is_told(path):
    file, match, _ = await killed(path)
    cut(file, 0)
    async with running(file) as bot:
        [line] = bot.logs
        assert (line["matches"], line["since"]) == ([match], None)
        assert line["events"] >= 3


async def test_doctor_and_verify_tell_what_is_gone(path, monkeypatch):
    file, match, size = await killed(path)
    cut(file, size)
    monkeypatch.setenv("PETTEIA_DATABASE__URL", url_of(file))
    for told in (1, 0):
        found = await doctor.check_events(url_of(file))
        audit = await verify(load(), Reports(), NOW)
        assert (len(found), len(audit.rows)) == (told, told)
        if told:
            assert "At least 1 events of 1 matches are gone" in found[0].sentence
            assert match in found[0].sentence
            assert found[0].advice
            assert audit.rows == (f"{match}: at least 1 events that were stored are gone",)
        async with running(file):
            pass


async def test_a_kill_alone_is_no_loss(path):
    file, match, _ = await killed(path)
    async with running(file) as bot:
        assert bot.events == []
        assert (await bot.store.match(match)).turn == 1


async def test_a_note_that_is_older_than_the_database_is_no_loss(path):
    async with running(path) as bot:
        match = await bot.begin()
        await bot.watch.round()
        before = note_path(path).read_bytes()
        await bot.play(match, "a2-a3")
    note_path(path).write_bytes(before)
    async with running(path) as bot:
        assert bot.events == []


async def test_what_people_do_and_take_back_is_no_loss(path):
    async with running(path) as bot:
        match = await bot.begin()
        await bot.play(match, "a2-a3", "a7-a6")
        await bot.say("Brasidas", f"takeback match={match}")
        await bot.say("Alkaios", f"takeback match={match}")
        other = await bot.begin()
        await bot.watch.round()
        assert not (await bot.say("Brasidas", "forget yes")).refused
        await bot.watch.round()
    assert read_note(path).events.keys() == {match, other}
    async with running(path) as bot:
        assert bot.events == []


async def test_what_is_undone_as_it_cannot_be_stored_is_not_noted(path, monkeypatch):
    async with running(path) as bot:
        match = await bot.begin()
        with monkeypatch.context() as patch:

            def fail(*_args, **_named):
                raise OSError("no such outbox")

            patch.setattr(matches, "add_notifications", fail)
            assert (await bot.say("Alkaios", f"move a2-a3 match={match}")).refused
        events = await bot.store.log(match)
        await bot.watch.round()
    assert read_note(path).events == {match: len(events)}


async def test_a_restore_is_no_loss(path, tmp_path):
    async with running(path) as bot:
        match = await bot.begin()
        await backup(url_of(path), tmp_path / "copy.db", overwrite=False, report=Reports())
        await bot.play(match, "a2-a3")
    given = Copy(tmp_path / "copy.db", even_damaged=False, report=Reports())
    await restore(url_of(path), given, NOW)
    async with running(path) as bot:
        assert bot.events == []
        assert (await bot.store.match(match)).turn == 0


async def test_a_copy_put_back_by_hand_is_told(path, tmp_path):
    async with running(path) as bot:
        match = await bot.begin()
        await backup(url_of(path), tmp_path / "copy.db", overwrite=False, report=Reports())
        await bot.play(match, "a2-a3")
    cut(path, 0)
    shutil.copy(tmp_path / "copy.db", path)
    async with running(path) as bot:
        assert bot.events == ["events_lost"]


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": 2}', '{"format": 1, "matches": 3}'])
async def test_a_note_that_cannot_be_read_is_none(path, text):
    note_path(path).write_text(text, encoding="utf-8")
    async with running(path) as bot:
        await bot.begin()
        assert bot.events == []
    assert len(read_note(path).events) == 1


async def test_the_note_is_for_its_owner_alone_and_nothing_lies_beside_it(path):
    async with running(path) as bot:
        await bot.begin()
    assert stat.S_IMODE(note_path(path).stat().st_mode) == 0o600
    assert json.loads(note_path(path).read_text("utf-8")).keys() == {"format", "at", "matches"}
    assert list(path.parent.glob("*.part")) == []


async def test_no_note_is_made_beside_another_file(path):
    async with running(path) as bot:
        await bot.begin()
        path.rename(path.with_name("elsewhere.db"))
    assert not note_path(path).exists()


def test_the_note_is_bounded_and_holds_what_was_written_last():
    ids = [str(number) for number in range(MAX_MATCHES + 5)]
    note = renewed(Acknowledged(NOW, {"9": 1, "old": 2}), NOW, ids, dict.fromkeys(ids, 3))
    assert list(note.events) == ids[5:]
    note = renewed(note, NOW, ["5", "gone"], {"5": 4})
    assert (list(note.events)[-1], note.events["5"]) == ("5", 4)
