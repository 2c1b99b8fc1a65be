"""Personal data on Telegram: exported in the private chat, and deleted."""

import json
import re

from bot.core.matches.messages import line
from bot.i18n import speaker

NO_CALENDAR = speaker("en").say(line("refused-no-calendar"))


async def test_ones_data_come_to_the_private_chat_wherever_they_were_asked_for(bench, pair, agora):
    one, two = pair
    await bench.welcome(one, two)
    await bench.match(agora, one, two)
    before = len(agora.heard)
    await bench.say(one, "/export", agora)
    found = json.loads(one.chat.last.document.decode())
    assert found["identities"] == ["telegram"]
    assert found["matches"][0]["seats"] == ["Alkaios", "Brasidas"]
    assert len(agora.heard) == before


async def test_what_is_too_large_for_telegram_is_said(bench, pair, monkeypatch):
    one, _ = pair
    await bench.welcome(one)
    monkeypatch.setattr("bot.frontends.telegram.render.MAX_DOCUMENT_BYTES", 10)
    await bench.say(one, "/export")
    assert one.chat.last.text.startswith("The file is 1 MB, which is too large to send here.")
    assert one.chat.last.document is None


async def test_the_board_of_a_deleted_account_shows_no_name(bench, pair, agora):
    one, two = pair
    await bench.welcome(one, two)
    await bench.match(agora, one, two)
    await bench.say(one, "/forget", agora)
    asked = one.chat.last
    assert asked.labels() == ["Delete my account"]
    heard = len(one.chat.heard)
    await bench.press(one, asked, "Delete my account")
    assert asked.text == "Your account is deleted. If you come back, you start fresh."
    assert "Brasidas\u2069 won: Someone resigned." in agora.last.text
    assert "Someone" in agora.last.text
    assert "Alkaios" not in agora.last.text
    assert len(one.chat.heard) == heard


async def test_yes_in_words_asks_nothing(bench, pair):
    one, _ = pair
    await bench.welcome(one)
    await bench.say(one, "/forget yes")
    assert one.chat.last.text == "Your account is deleted. If you come back, you start fresh."


async def test_privacy_is_answered_as_telegram_expects_of_every_bot(bench, pair):
    one, _ = pair
    await bench.welcome(one)
    await bench.say(one, "/privacy")
    assert one.chat.last.text.startswith("I store your name, your account id")


async def test_a_calendar_comes_to_the_private_chat_where_the_web_chat_is_public(
    bench, pair, agora
):
    one, _ = pair
    await bench.welcome(one)
    await bench.say(one, "/calendar")
    assert one.chat.last.text == NO_CALENDAR
    dispatcher = bench.chat._dispatcher
    dispatcher.views.site_url = "https://a.example"
    before = len(agora.heard)
    await bench.say(one, "/calendar", agora)
    said = one.chat.last
    address = re.compile(r"https://a\.example/calendar/[A-Za-z0-9_-]{43}\.ics")
    [old] = address.findall(said.text)
    assert said.labels() == ["Get a new address", "Stop the calendar"]
    await bench.press(one, said, "Get a new address")
    assert old not in one.chat.last.text
    assert len(address.findall(one.chat.last.text)) == 1
    assert len(agora.heard) == before
