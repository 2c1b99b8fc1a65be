"""Replays, films, stills and themes in the web chat, as the page gets them."""

from io import BytesIO

import pytest
from PIL import Image

from render import THEMES
from tests.bot.frontends.web.test_interactions import begin

ACTIONS = ("a2-a5", "c6-c5", "b2-b5")


@pytest.fixture
async def over(visit):
    """Two sockets and the id of their match of three moves that was given up."""
    first, second, post = await begin(visit)
    await visit.play_out(ACTIONS)
    asked = await second.hear("resign")
    await second.press(asked["post"]["choices"][0]["id"])
    return first, second, post["match"]


async def loaded(visit, address):
    """The content at an address of the chat."""
    browser, _ = await visit.person("Looker")
    async with browser.session.get(visit.url + address) as response:
        return response.content_type, await response.read()


def way(post, label):
    """A button through a replay, by its label."""
    return next(each for row in post["ways"] for each in row if label in each["label"])


def choice(post, label):
    return next(each["id"] for each in post["choices"] if each["label"] == label)


async def test_a_match_is_stepped_through_in_a_post_of_its_own(visit, over):
    _, _, match = over
    _, stranger = await visit.person("Chilon")
    shown = (await stranger.hear(f"replay match={match}"))["post"]
    assert (shown["moment"], shown["headline"]) == (0, "The start. 3 moves follow.")
    assert [each["id"] is None for each in shown["ways"][0]] == [True, True, False, False]
    assert not any("Next" in each["label"] for each in shown["choices"])
    for number, action in enumerate(ACTIONS, 1):
        shown = (await stranger.press(way(shown, "Next")["id"]))["post"]
        assert shown["moment"] == number
        assert action in shown["headline"]
        assert action[-2:] in shown["picture"]["alt"]
    assert way(shown, "Next")["id"] is None
    back = (await stranger.press(choice(shown, "Back")))["post"]
    assert back["moment"] is None
    assert back["ways"] == []


async def test_a_film_comes_with_its_last_picture_and_its_words(visit, over):
    first, _, match = over
    shown = (await first.hear(f"replay match={match}"))["post"]
    film = (await first.press(choice(shown, "Film")))["film"]
    assert film["name"] == f"petteia-{match}.gif"
    assert 0 < len(film["alt"]) <= 1024
    kind, moving = await loaded(visit, film["src"])
    assert kind == "image/gif"
    with Image.open(BytesIO(moving)) as image:
        assert image.n_frames == 4
        assert image.size == (film["width"], film["height"])
    browser, _ = await visit.person("Chilon")
    assert (await browser.get(film["still"])).status == 200
    assert (await browser.get(f"/film/{'0' * 32}.gif")).status == 404


async def test_a_still_has_a_name_to_be_kept_by(over):
    first, _, match = over
    shown = (await first.hear(f"replay match={match}"))["post"]
    figure = (await first.press(choice(shown, "Picture to share")))["figure"]
    assert figure["name"] == f"petteia-{match}.png"
    assert "resigned" in figure["alt"]


async def test_a_ply_is_described_in_words_and_letters(over):
    first, _, match = over
    shown = (await first.hear(f"replay match={match}"))["post"]
    told = await first.press(choice(shown, "Board in words"))
    assert told["block"].splitlines()[0].split() == list("abcdefgh")
    assert any("Orange: men a1," in line for line in told["lines"])


async def test_a_new_theme_is_seen_at_once_on_every_board(visit):
    first, second, post = await begin(visit)
    browser = visit.browser()
    marble = await colours(visit, browser, post["picture"]["src"])
    for theme in THEMES[THEMES.index("marble") + 1 :]:
        await first.line.send_json({"kind": "hear", "n": 99, "text": f"settings theme={theme}"})
        fresh = (await first.frame("hello"))["posts"][-1]["picture"]["src"]
        said = await first.frame("answer")
        assert said["figure"]["name"] is None, theme
        sample = await colours(visit, browser, said["figure"]["src"])
        assert await colours(visit, browser, fresh) == sample != marble, theme
    assert (await second.hear("board"))["post"]["picture"]["alt"]


async def colours(visit, browser, address):
    """The palette of the picture at an address."""
    async with browser.session.get(visit.url + address) as response:
        with Image.open(BytesIO(await response.read())) as image:
            return image.getpalette()
