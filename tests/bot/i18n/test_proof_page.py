"""The page on which languages are proof-read has every message, and where it is said."""

import re

from bot.i18n.languages import FALLBACK, LANGUAGES
from tests.bot.i18n import proof_page
from tests.bot.i18n.proof_page import photographs, said_at, texts

ROW = re.compile(r'<tr id="(\S+)">(.*?)</tr>', re.DOTALL)


def test_each_message_has_a_row_with_a_text_in_every_language():
    rows = dict(ROW.findall(proof_page.proof_page()))
    assert rows.keys() == {code for file in texts(FALLBACK).values() for code in file}
    lacking = [
        code for code, row in rows.items() if len(re.findall("<pre>[^<]", row)) != len(LANGUAGES)
    ]
    assert lacking == []


def test_it_tells_where_a_message_is_said():
    places = {
        "daily-tally": "bot/core/handlers/puzzles.py",
        "refused-not-manager": "bot/core/handlers/groups.py",
        "group-tab-puzzle": "bot/core/handlers/groups.py",
    }
    for code, file in places.items():
        assert any(each.startswith(f"{file}:") for each in said_at(code)), code


def test_a_photograph_is_shown_with_the_texts_that_are_on_it():
    shots = {"one.png": "Settings for everyone here\nLanguage", "two.png": "Your turn"}
    assert photographs("Settings for everyone here", shots) == ["one.png"]
    assert photographs("Your turn", shots) == []  # too short to be sure
    assert photographs("{ $name }: Settings for everyone here", shots) == ["one.png"]
    assert photographs("{ $count ->\n [one] No such text\n}", shots) == []
