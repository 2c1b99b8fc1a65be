"""Tables as rich messages, if the operator wants them and the server knows them."""

import pytest

from tests.bot.frontends.telegram.limits import wrong
from tests.bot.frontends.telegram.rich_messages import CHARACTERS, rich_texts

QUESTION = "difference between poleis and kubeia"


@pytest.fixture
async def rich(bench):
    """A bot that sends them."""
    await bench.stop()
    bench.options = {"rich_messages": True}
    await bench.start()
    return bench


async def test_they_are_off_unless_they_are_wanted(bench, pair, api):
    await bench.welcome(pair[0])
    await bench.say(pair[0], QUESTION)
    assert "without dice" in pair[0].chat.last.text
    assert api.made("sendRichMessage") == []


async def test_a_comparison_is_a_table(rich, pair):
    await rich.welcome(pair[0])
    await rich.say(pair[0], QUESTION)
    shown = pair[0].chat.last
    title, *rows = rich_texts(shown)
    assert title.startswith("Poleis")
    assert "without dice | with two dice" in rows
    assert shown.buttons, "its buttons are those of the plain message"


@pytest.fixture
async def table(rich, agora):
    """Who is in a table, and the message that shows it."""
    people = [rich.person(name) for name in ("<b>Al</b>", "@Bras &amp; https://x.example")]
    await rich.welcome(*people)
    await rich.match(agora, *people, text="/challenge lemery-compact first rated=yes")
    for person in people:
        await rich.say(person, "/settings results=everyone")
    await rich.say(people[1], "/resign", agora)
    await rich.press(people[1], people[1].chat.last, "Yes, resign")
    await rich.say(people[0], "/top compact")
    return people, people[0].chat.last


async def test_names_in_a_table_are_plain_text(table):
    people, shown = table
    [cells] = [each["cells"] for each in shown.rich if each["type"] == "table"]
    assert [row[0]["text"] for row in cells] == [each.user["first_name"] for each in people]


async def test_a_table_comes_in_a_message_of_its_own(rich, table):
    (one, _), shown = table
    before = list(rich_texts(shown))
    await rich.press(one, shown, "Last season")
    assert "No rated matches yet" in one.chat.last.text
    await rich.press(one, one.chat.last, "All time")
    assert list(rich_texts(one.chat.last)) == before


async def test_what_one_person_sees_in_a_group_stays_plain(rich, pair, agora):
    """A server of 10.2 would show a rich message to everyone."""
    await pair[0].whisper(f"/rules {QUESTION}", agora)
    await rich.settle()
    [post] = pair[0].sees(agora)
    assert "without dice" in post.text
    assert agora.heard == []


@pytest.mark.parametrize("level", [100, 101, 103])
async def test_a_server_that_does_not_take_them_gets_the_plain_message(rich, pair, api, level):
    api.api_level, api.refuses_rich = level, True
    one, _ = pair
    await rich.welcome(one)
    for _ in range(2):
        await rich.say(one, QUESTION)
        assert "without dice" in one.chat.last.text
    assert len(api.made("sendRichMessage")) == (1 if level == 100 else 2), "404 is remembered"
    rich.pass_seconds(86_401)
    api.api_level, api.refuses_rich = 103, False
    await rich.say(one, QUESTION)
    assert one.chat.last.rich, "for a day at most"


def test_the_small_telegram_sees_what_is_wrong_with_a_rich_message():
    cell = {"text": "a", "align": "left", "valign": "middle"}
    good = [{"type": "paragraph", "text": "a"}, {"type": "table", "cells": [[cell]]}]
    for content in (
        {"blocks": good},
        {"blocks": good, "html": "a", "skip_entity_detection": True},
        *(
            {"blocks": blocks, "skip_entity_detection": True}
            for blocks in (
                [{"type": "table", "cells": [[cell] * 21]}],
                [{"type": "table", "cells": [[{"text": "a"}]]}],
                [{"type": "paragraph", "text": "a"}] * 501,
                [{"type": "paragraph", "text": "a" * (CHARACTERS + 1)}],
                [{"type": "paragraph", "text": "a", "colour": "red"}],
            )
        ),
    ):
        assert list(wrong("sendRichMessage", {"rich_message": content}, {})), content
    right = {"rich_message": {"blocks": good, "skip_entity_detection": True}}
    assert not list(wrong("sendRichMessage", right, {}))
