"""Profiles in the web chat: the chart of a rating, which can be saved."""

from io import BytesIO

import pytest
from PIL import Image


@pytest.fixture
async def rated(visit):
    """A person who has won a rated match of each of two games."""
    browser, first = await visit.person("Dion")
    _, second = await visit.person("Berenike")
    for ruleset in ("lemery-compact", "poleis"):
        made = await first.hear(f"challenge Berenike {ruleset} side=first rated=yes")
        await second.hear(f"accept {made['post']['match']}")
        asked = await second.hear(f"resign {made['post']['match']}")
        yes = [each for each in asked["post"]["choices"] if each["label"].startswith("Yes")]
        await second.press(yes[0]["id"])
    return browser, first


async def test_a_profile_shows_a_chart_that_can_be_saved(visit, rated):
    browser, socket = rated
    answer = await socket.hear("profile")
    figure = answer["figure"]
    assert figure["alt"].startswith("Rating in Compact Petteia (Lemery Games): ")
    assert (figure["name"], figure["board"], figure["spots"]) == ("rating.png", None, None)
    async with browser.session.get(visit.url + figure["src"]) as response:
        assert response.content_type == "image/png"
        with Image.open(BytesIO(await response.read())) as picture:
            assert picture.size == (figure["width"], figure["height"])


async def test_a_button_turns_to_another_game(rated):
    _, socket = rated
    answer = await socket.hear("profile")
    other = answer["choices"][0]
    assert other["label"] == "Poleis (Dmytro)"
    turned = await socket.press(other["id"])
    assert turned["page"]
    assert turned["figure"]["alt"].startswith("Rating in Poleis (Dmytro): ")
