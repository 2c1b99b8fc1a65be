"""The standings of an event on Telegram: a picture with its words beneath."""

from io import BytesIO

import pytest
from PIL import Image

from tests.bot.frontends.elsewhere import begun_event


@pytest.fixture
async def event(bench, pair):
    """The code of an event that has begun; one of its three people is on Telegram."""
    await bench.welcome(*pair)

    async def join(code):
        await bench.say(pair[0], f"/event join {code}")

    return await begun_event(bench.service, ("web", "discord"), join)


async def test_the_standings_are_a_picture_with_its_words_beneath(bench, pair, event):
    one, _ = pair
    await bench.say(one, f"/event standings {event}")
    shown = one.chat.last
    assert "Sonneborn" in shown.text
    with Image.open(BytesIO(shown.photo)) as picture:
        assert picture.size == (1000, 414)


async def test_a_button_turns_words_to_the_picture_and_pairings_come_in_a_new_message(
    bench, pair, event
):
    one, _ = pair
    await bench.say(one, f"/event {event}")
    about = one.chat.last
    await bench.press(one, about, "Standings")
    assert one.chat.last is about
    assert about.photo
    await bench.press(one, about, "Pairings")
    assert one.chat.last is not about
    assert not one.chat.last.photo


async def test_where_no_picture_may_be_sent_the_words_are_said_once(bench, pair, agora, event):
    agora.refuses_photos = True
    await bench.say(pair[0], f"/event standings {event}", agora)
    shown = agora.last
    assert not shown.photo
    assert len([each for each in shown.text.splitlines() if each.startswith("1. ")]) == 3
