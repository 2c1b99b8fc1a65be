"""The standings of an event on Discord: a picture with its words."""

from io import BytesIO

import pytest
from PIL import Image

from tests.bot.frontends.discord.world import private
from tests.bot.frontends.elsewhere import begun_event


@pytest.fixture
async def event(world, alkaios):
    """The code of an event that has begun; one of its three people is on Discord."""

    async def join(code):
        await world.slash(alkaios, "event", event=f"join {code}")

    return await begun_event(world.service, ("web", "telegram"), join)


async def test_the_standings_are_a_picture_with_its_words(world, alkaios, event):
    shown = private(await world.slash(alkaios, "event", event=f"standings {event}"))
    (file,) = shown.attachments
    assert file.filename == "standings.png"
    assert "1. " in file.description
    assert "Alkaios" in file.description
    assert "Sonneborn" in shown.content
    with Image.open(BytesIO(await file.read())) as picture:
        assert (picture.format, picture.size) == ("PNG", (1000, 414))


async def test_buttons_turn_from_words_to_the_picture_and_back(world, alkaios, event):
    about = private(await world.slash(alkaios, "event", event=event))
    assert about.attachments == []
    standings = (await world.click(alkaios, about, "Standings")).response
    assert standings.id == about.id
    assert len(standings.attachments) == 1
    pairings = (await world.click(alkaios, standings, "Pairings")).response
    assert pairings.id == about.id
    assert pairings.attachments == []
    assert "1. " in pairings.content
