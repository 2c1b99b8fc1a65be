"""Personal data on Discord: exported as a private file, and deleted."""

import json
import re

from bot.core.matches.messages import line
from bot.i18n import speaker
from tests.bot.frontends.discord.world import labels, private


async def test_ones_data_come_as_a_file_for_the_person_alone(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    (file,) = private(await world.slash(alkaios, "export")).attachments
    assert file.filename == "petteia-export.json"
    found = json.loads((await file.read()).decode())
    assert found["identities"] == ["discord"]
    assert found["matches"][0]["seats"] == ["Alkaios", "Brasidas"]


async def test_what_is_too_large_for_discord_is_said(world, alkaios, monkeypatch):
    monkeypatch.setattr("bot.frontends.discord.render.MAX_FILE_BYTES", 10)
    said = private(await world.slash(alkaios, "export"))
    assert said.content.startswith("The file is 1 MB, which is too large to send here.")
    assert said.attachments == []


async def test_the_board_of_a_deleted_account_shows_no_name(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    asked = private(await world.slash(alkaios, "forget"))
    assert "1 running match will be resigned" in asked.content
    assert labels(asked) == ["Delete my account"]
    await world.click(alkaios, asked, "Delete my account")
    assert "Brasidas\u2069 won: Someone resigned." in world.board.content
    assert "Someone" in world.board.content
    assert "Alkaios" not in world.board.content


async def test_a_command_that_is_sure_asks_nothing(world, alkaios):
    said = private(await world.slash(alkaios, "forget", sure="yes"))
    assert said.content == "Your account is deleted. If you come back, you start fresh."
    assert "no match in play" in private(await world.slash(alkaios, "games")).content


async def test_the_page_about_privacy_can_be_opened(world, alkaios):
    world.dispatcher.views.site_url = "https://a.example"
    said = private(await world.slash(alkaios, "privacy"))
    assert said.content.endswith("and who runs this bot: https://a.example/privacy")


async def test_a_calendar_is_for_the_person_alone_where_the_web_chat_is_public(world, alkaios):
    said = private(await world.slash(alkaios, "calendar"))
    assert said.content == speaker("en").say(line("refused-no-calendar"))
    world.dispatcher.views.site_url = "https://a.example"
    said = private(await world.slash(alkaios, "calendar"))
    address = re.compile(r"https://a\.example/calendar/[A-Za-z0-9_-]{43}\.ics")
    [old] = address.findall(said.content)
    assert labels(said) == ["Get a new address", "Stop the calendar"]
    renewed = private(await world.click(alkaios, said, "Get a new address"))
    assert old not in renewed.content
    assert len(address.findall(renewed.content)) == 1
