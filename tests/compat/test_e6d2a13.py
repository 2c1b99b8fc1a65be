"""What was made at commit e6d2a13 still works; README.md says what each file is."""

import json
import shutil
import sqlite3
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from bot.cli.main import status
from bot.config.reading import load
from bot.config.settings import SECTIONS
from bot.core.handlers.dispatcher import Dispatcher
from bot.core.matches.chance import Chance
from bot.core.matches.controls import Verb, read_control
from bot.core.matches.model import AccountId, Stage
from bot.core.notifications.outbox_worker import OutboxWorker
from bot.core.service.service import Service
from bot.i18n import LANGUAGES, speaker
from bot.rulebook import RulebookPages
from bot.storage import open_store, upgrade
from engine.catalogue import KEYS
from engine.record import read_record, write_record

FILES = Path(__file__).parent / "e6d2a13"
PLATFORMS = ("web", "discord", "telegram")
MAX_FLUSHES = 8
CHANGING = frozenset(
    f"{verb}"
    for verb in (
        *("accept", "decline", "withdraw", "terms-yes", "play", "resign-yes", "huff-yes", "claim"),
        *("pause", "pause-no", "resume", "draw", "draw-yes", "draw-no", "takeback"),
        *("takeback-yes", "takeback-no", "plan-yes", "plan-no", "rematch", "block", "unblock"),
        *("settings", "forget-yes"),
    )
)
"""The verbs whose controls were each pressed on a copy of the database of its own."""

LATER = {
    Verb.EVENT,
    Verb.STOP_YES,
    Verb.CALENDAR,
    Verb.GROUP,
    Verb.TAP,
    Verb.HINTS_YES,
    Verb.HINTS_NO,
    Verb.PUBLIC,
    Verb.PUBLIC_NO,
    Verb.FAIRNESS,
    Verb.INVITE,
    Verb.COMPUTER,
    Verb.PROFILE,
    Verb.TOP,
    Verb.RETRY,
    Verb.LINK_YES,
    Verb.MEANT,
    Verb.LINK_NO,
    Verb.LINK_UNDO,
    Verb.RECOVERY,
    Verb.SESSIONS_END,
    Verb.SETUP,
    Verb.SETUP_YES,
    Verb.SETUP_NO,
    Verb.MUTE,
    Verb.HINT,
    Verb.ANALYSIS,
    Verb.UNMUTE,
    Verb.REPORT,
    Verb.REPORTS,
}
"""The verbs that this version did not have yet."""


@pytest.fixture
def database(tmp_path):
    """A function that copies the database, and returns the copy's URL."""

    def copied(name="petteia.db"):
        shutil.copyfile(FILES / "petteia.db", tmp_path / name)
        return f"sqlite:///{tmp_path / name}"

    return copied


def controls():
    """The moment at which they were pressed, and for each what was answered."""
    head, *lines = (FILES / "controls.jsonl").read_text(encoding="utf-8").splitlines()
    return datetime.fromisoformat(json.loads(head)["now"]), [json.loads(line) for line in lines]


def records():
    return (FILES / "records.txt").read_text(encoding="utf-8").split("\f\n")


def make_dispatcher(store, now):
    return Dispatcher(Service(store, lambda: now, Chance()), LANGUAGES, RulebookPages())


async def answered(store, now, who, control):
    """What a press is answered, as the file says it."""
    answer = await make_dispatcher(store, now).press(
        await store.account(AccountId(who)), read_control(control)
    )
    return {
        "refused": answer.refused,
        "code": answer.lines[0].code if answer.lines else "",
        "view": answer.view.headline.code if answer.view else "",
    }


def test_the_database_is_upgraded_verified_and_exported(
    bare_environment,  # noqa: ARG001 -- for what it does
    database,
    tmp_path,
    monkeypatch,
    capsys,
):
    monkeypatch.setenv("PETTEIA_DATABASE__URL", database())
    file = tmp_path / "matches.jsonl"
    for arguments in (("upgrade",), ("verify",), ("export", str(file))):
        failed = status(("db", *arguments))
        assert (arguments, failed, *capsys.readouterr()[1:]) == (arguments, 0, "")
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(lines) > 2 * len(KEYS)


async def test_every_match_is_loaded_and_shown_and_every_person_has_their_list(database):
    url, (now, pressed) = database(), controls()
    await upgrade(url)
    stages, rulesets = set(), set()
    async with open_store(url) as store:
        dispatcher = make_dispatcher(store, now)
        for match_id in await store.match_ids(None, 10_000):
            match = await store.match(match_id)
            assert await store.log(match_id), match_id
            stages.add(match.stage)
            rulesets.add(match.terms.ruleset.partition("(")[0])
            for person in match.people:
                account = await store.account(person)
                answer = await dispatcher.hear(account, f"board match={match_id}")
                assert not answer.refused, (match_id, answer.lines)
        for who in {each["who"] for each in pressed}:
            account = await store.account(AccountId(who))
            for word in ("games", "settings", "learn", "export"):
                answer = await dispatcher.hear(account, word)
                assert not answer.refused, (who, word, answer.lines)
                assert all(map(speaker("en").say, answer.lines)), (who, word)
    assert stages == set(Stage)
    assert rulesets == set(KEYS)


async def test_every_control_is_answered_as_it_was(database, tmp_path, monkeypatch):
    # In those days every move was confirmed, as with the setting confirm=on today.
    monkeypatch.setattr("bot.core.handlers.play.must_ask", lambda *_: True)
    (now, pressed), found = controls(), []
    await upgrade(database("upgraded.db"))

    def copied(name):
        return f"sqlite:///{shutil.copyfile(tmp_path / 'upgraded.db', tmp_path / name)}"

    async with open_store(copied("petteia.db")) as looks:
        for number, each in enumerate(pressed):
            about = await looks.match(read_control(each["control"]).match or "")
            if about and about.is_hidden_from(each["who"]):
                continue  # strangers are not shown private matches any more
            said = (now, each["who"], each["control"])
            if read_control(each["control"]).verb in CHANGING:
                async with open_store(copied(f"{number}.db")) as own:
                    found.append((each, await answered(own, *said)))
            else:
                found.append((each, await answered(looks, *said)))
    assert [(was, now) for was, now in found if now.items() - was.items()] == []


async def test_what_waits_in_the_outbox_is_delivered(database, tmp_path):
    url, (now, _) = database(), controls()
    delivered = []

    class FrontEnd:
        def __init__(self, platform):
            self.platform = platform

        async def deliver(self, notification):
            delivered.append((self.platform, notification.match))

        async def deliver_digest(self, _account):
            return False

    async with open_store(url) as store:
        worker = OutboxWorker(store, lambda: now)
        for platform in PLATFORMS:
            worker.serve(FrontEnd(platform))
        for _ in range(MAX_FLUSHES):  # quiet hours end, and what failed is tried again
            now += timedelta(hours=6)
            await worker.flush()
    assert {platform for platform, _ in delivered} == set(PLATFORMS)
    with sqlite3.connect(tmp_path / "petteia.db") as connection:
        assert connection.execute("SELECT * FROM outbox WHERE match IS NOT NULL").fetchall() == []


def test_the_controls_are_of_every_verb():
    _, pressed = controls()
    assert {read_control(each["control"]).verb for each in pressed} == set(Verb) - LATER


def test_every_record_is_read_and_written_as_it_was():
    read = [(text, read_record(text)) for text in records()]
    assert [text for text, found in read if write_record(found) != text] == []
    assert {found.ruleset.key for _, found in read} == set(KEYS)


def test_the_configuration_says_what_it_said(bare_environment, monkeypatch):  # noqa: ARG001
    monkeypatch.chdir(FILES)
    expected = json.loads(Path("settings.json").read_text(encoding="utf-8"))
    for name in ("settings.toml", "settings-files.toml"):
        assert (name, said(load(Path(name)), expected[name])) == (name, expected[name])
    for line in Path("environment").read_text(encoding="utf-8").splitlines():
        monkeypatch.setenv(*line.split("=", 1))
    assert said(load(Path("settings.toml")), expected["environment"]) == expected["environment"]


def said(settings, expected):
    """The settings that are expected, secrets as they are; those added later are left out."""
    values = {section: vars(getattr(settings, section)) for section in SECTIONS}
    return {
        section: {key: plain(values[section][key]) for key in keys}
        for section, keys in expected.items()
    }


def plain(value):
    return value.get_secret_value() if hasattr(value, "get_secret_value") else str(value)
