"""A language that the test makes, in a folder of its own, is spoken on all front-ends.

Nothing else is changed: the bot is copied with that folder beside its languages, and tests of the
front-ends play there, in a process of their own.
"""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bot
from bot.i18n.languages import ROOT
from tests.bot.i18n.made_language import CODE, make_language
from tests.bot.i18n.missing_messages import Fault, missing_messages

PLACE = Path(bot.__file__).parents[1]
HALF_WRITTEN = shutil.ignore_patterns("*.pyc.*")
PLAYED = [
    f"tests/bot/frontends/{each}/in_made_language.py" for each in ("discord", "telegram", "web")
]


@pytest.fixture
def beside(tmp_path):
    """A copy of the bot and its tests, in which the language is a folder more."""
    for room in ("bot", "engine", "render", "tests"):
        shutil.copytree(PLACE / room, tmp_path / room, ignore=HALF_WRITTEN)
    shutil.copy(PLACE / "pyproject.toml", tmp_path)
    make_language(ROOT / "en", tmp_path / "bot" / "i18n" / CODE)
    return tmp_path


def test_matches_are_played_in_it_on_all_front_ends(beside):
    played = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "-p",
            "no:randomly",
            *PLAYED,
        ],
        cwd=beside,
        capture_output=True,
        check=False,
        text=True,
    )
    assert "3 passed" in played.stdout, played.stdout + played.stderr


def test_it_lacks_nothing_but_a_name_in_cldr(tmp_path):
    shutil.copytree(ROOT / "en", tmp_path / "en")
    make_language(ROOT / "en", tmp_path / "eo")
    assert missing_messages("eo", tmp_path) == ()
    make_language(ROOT / "en", tmp_path / CODE)
    assert [gap.fault for gap in missing_messages(CODE, tmp_path)] == [Fault.LANGUAGE]
