"""The standings of an event in the web chat, and on the page of the event, as a picture."""

from io import BytesIO

import pytest
from PIL import Image

from tests.bot.frontends.elsewhere import begun_event
from tests.bot.frontends.web.public import get, page


@pytest.fixture
async def berenike(visit):
    """A person with their browser."""
    return await visit.person("Berenike")


@pytest.fixture
async def event(visit, berenike):
    """The code of an event that has begun; one of its three people is on the web."""

    async def join(code):
        await berenike[1].hear(f"event join {code}")

    return await begun_event(visit.service, ("discord", "telegram"), join)


async def test_the_standings_are_a_picture_that_can_be_saved_with_its_words(visit, berenike, event):
    browser, socket = berenike
    answer = await socket.hear(f"event standings {event}")
    figure = answer["figure"]
    assert (figure["name"], figure["board"]) == ("standings.png", None)
    assert figure["alt"].splitlines() == answer["lines"][2:]
    async with browser.session.get(visit.url + figure["src"]) as response:
        with Image.open(BytesIO(await response.read())) as picture:
            assert picture.size == (figure["width"], figure["height"]) == (1000, 414)


async def test_the_page_of_an_event_has_the_picture_of_its_standings(visit, event):
    shown = await page(visit, f"/event/{event}")
    address = f"/event/{event}/picture.png"
    assert address in shown.all("img", "src")
    assert shown.preview["og:image"] == f"{visit.url}{address}"
    response, body = await get(visit, address)
    assert response.content_type == "image/png"
    with Image.open(BytesIO(body)) as picture:
        assert picture.size == (1000, 414)
