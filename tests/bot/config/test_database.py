"""Backups in the configuration; and what is wrong if there is no file of it."""

from datetime import timedelta

import pytest

from bot.config.reading import ConfigError, load
from tests.bot.config.test_reading import refusal

pytestmark = pytest.mark.usefixtures("bare_environment")


@pytest.fixture
def file(tmp_path):
    return tmp_path / "petteia.toml"


@pytest.mark.parametrize(
    ("variable", "value", "allowed"),
    [
        ("WEB__PORT", "many", "a whole number from 1 to 65535"),
        ("TELEGRAM__WEBHOOK_SECRET", "no secret!", "1 to 256 letters, digits, _ or -"),
        ("DISCORD__TOKEN_FILE", "/nowhere", "the path of a text file that can be read"),
        (
            "WEB__TRUSTED_PROXIES",
            "127.0.0.1",
            'a list of addresses and networks, such as ["127.0.0.1"]',
        ),
        (
            "DISCORD__SHARD_IDS",
            "[1",
            "a list of different whole numbers from 0, each less than shards",
        ),
    ],
)
def test_without_a_file_the_variable_is_named(monkeypatch, variable, value, allowed):
    monkeypatch.setenv(f"PETTEIA_{variable}", value)
    with pytest.raises(ConfigError) as caught:
        load()
    assert str(caught.value) == f"environment variable PETTEIA_{variable} must be {allowed}"


def test_without_a_file_a_key_that_another_one_needs_is_named(monkeypatch):
    monkeypatch.setenv("PETTEIA_TELEGRAM__WEBHOOK_URL", "https://petteia.example.org/telegram")
    with pytest.raises(ConfigError, match=r"^environment variable PETTEIA_TELEGRAM__WEBHOOK_SEC"):
        load()


@pytest.mark.parametrize(
    ("text", "span"),
    [("10m", timedelta(minutes=10)), ("36h", timedelta(hours=36)), ("7d", timedelta(days=7))],
)
def test_the_time_between_backups_is_a_duration(file, text, span):
    file.write_text(f'[database]\nbackup_every = "{text}"', encoding="utf-8")
    assert load(file).database.backup_every == span


@pytest.mark.parametrize("value", ['"9m"', '"0d"', '"daily"', '""', "3", '"1d "', "true"])
def test_another_time_between_backups_is_refused(file, value):
    allowed = 'a duration from 10 minutes on, such as "12h" or "1d"'
    told = refusal(file, f"[database]\nbackup_every = {value}")
    assert told == f"[database] backup_every must be {allowed}"


def test_the_computers_turns_are_left_only_to_processes_that_there_can_be(file):
    assert refusal(file, "[computer]\nturns = false") == (
        "[computer] turns must be true with SQLite, which no worker can use"
    )
    file.write_text(
        '[database]\nurl = "postgresql://petteia@localhost/petteia"\n[computer]\nturns = false',
        encoding="utf-8",
    )
    assert not load(file).computer.turns


def test_backups_of_a_server_are_left_to_its_own_tools(file):
    text = '[database]\nurl = "postgresql://petteia@localhost/petteia"\nbackup_every = "1d"'
    assert refusal(file, text) == (
        "[database] backup_every must be left out with PostgreSQL; "
        "have cron run pg_dump --format=custom"
    )
