"""A short round of hostile inputs at each front-end; `make hostile` makes as many as asked."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.hostile.ledger import unwarranted
from tests.hostile.logbook import wrong
from tests.hostile.markup import acts_on_discord, acts_on_telegram, unseen

ROOT = Path(__file__).parents[2]


def test_nothing_breaks_acts_or_changes_by_hostile_input():
    command = (sys.executable, "-W", "ignore", "-m", "tests.hostile", "60", "--seed", "agora")
    command += ("--at", "discord", "telegram", "web")
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    "content",
    [
        "@everyone",
        "a <@1>",
        "**bold** x",
        "[x](https://y)",
        "# x",
        "> x",
        "`x`",
        "-# -# x",
        "<t:1:R>",
    ],
)
def test_what_acts_on_discord_is_seen(content):
    assert list(acts_on_discord(content, ()))


def test_what_the_bot_means_on_discord_is_not():
    said = "<@1>\n**A \\*head\\***\n-# small\n<t:1:f> (<t:1:R>)\n```\na|b\n```"
    assert list(acts_on_discord(said, (1,))) == []
    assert list(acts_on_discord(said, (2,)))
    assert list(acts_on_discord("nobody", (1,)))


@pytest.mark.parametrize("text", ["@alice", "x evil.com", "/forget", "#a", "$USD", "a@b.de"])
def test_what_telegram_makes_of_a_text_is_seen(text):
    assert list(acts_on_telegram(text))


def test_a_hidden_character_is_seen():
    assert list(unseen("a\u202eb"))
    assert list(unseen("\u2068Dion\u2069 is to move\n")) == []


@pytest.mark.parametrize("line", ["Traceback", '{"level":"error"}', "{}", "[]"])
def test_a_line_that_tells_of_trouble_is_seen(line):
    assert list(wrong(line))


ROW = {"id": "m", "challenger": "a", "opponent": "b", "snapshot": '{"turn":3}', "version": 1}


def changed(**actor):
    def tables(version):
        return {
            "accounts": {},
            "identities": {},
            "matches": {("m",): {**ROW, "version": version}},
            "events": {("m", version): {"match": "m", "seq": version}},
        }

    return list(unwarranted(tables(1), tables(2), **actor))


def test_a_match_that_a_stranger_changed_is_seen():
    assert changed(actors=frozenset({"c"}))
    assert changed(actors=frozenset({"a"})) == []


def test_a_match_that_an_old_or_foreign_button_changed_is_seen():
    mine = frozenset({"a"})
    assert changed(actors=mine, control="play:m:3:0") == []
    assert changed(actors=mine, control="play:m:2:0")
    assert changed(actors=mine, control="play:n:3:0")
    assert changed(actors=mine, control="nonsense")
