"""Sharing open challenges, finished matches and films in other chats."""

from urllib.parse import parse_qs, urlsplit

import pytest

from tests.bot.frontends.telegram.test_inline import offered

START = "https://t.me/PetteiaTestBot?start="


@pytest.fixture
async def challenge(bench, pair):
    """An open challenge, as the challenger sees it."""
    await bench.welcome(*pair)
    await bench.say(pair[0], "/challenge lemery-compact first")
    return pair[0].chat.last


@pytest.fixture
async def over(bench, pair, challenge):
    """A finished match, as one of its players sees it."""
    one, two = pair
    await two.open(f"{START}{button(challenge, 'Copy the code')['copy_text']['text']}")
    await bench.settle()
    await bench.press(two, two.chat.last, "Accept")
    await bench.play_out(("a2-a5", "c6-c5"))
    await bench.say(one, "/resign")
    await bench.press(one, one.chat.last, "Yes, resign")
    return two.chat.last


def button(post, label):
    [found] = [each for each in post.buttons if each["text"] == label]
    return found


def asked(post):
    """What the button asks the bot in the chat that is chosen."""
    return button(post, "Share")["switch_inline_query_chosen_chat"]["query"]


async def test_an_open_challenge_is_shared_by_inline_mode(bench, challenge):
    code = button(challenge, "Copy the code")["copy_text"]["text"]
    three = bench.person("Chloe")
    [result] = await offered(bench, three, asked(challenge))
    assert "invites you" in result["title"]
    [[accept]] = result["reply_markup"]["inline_keyboard"]
    assert accept["url"] == f"{START}{code}"
    await three.open(accept["url"])
    await bench.settle()
    assert "Accept" in three.chat.last.labels()


async def test_a_finished_match_is_shared(bench, over):
    three = bench.person("Chloe")
    [result] = await offered(bench, three, asked(over))
    links = [each for row in result["reply_markup"]["inline_keyboard"] for each in row]
    assert [each["text"] for each in links] == ["Replay", "Rules"]
    await three.open(links[0]["url"])
    await bench.settle()
    assert three.chat.last.photo
    assert "Copy the code" not in over.labels()


async def test_a_film_is_shared_by_the_id_of_its_file(bench, pair, over):
    _, two = pair
    await bench.press(two, over, "Replay")
    await bench.press(two, two.chat.last, "Film")
    film = two.chat.last
    assert film.animation
    [result] = await offered(bench, two, asked(film))
    assert result["type"] == "mpeg4_gif"
    assert result["mpeg4_file_id"]
    await bench.restart()
    [result] = await offered(bench, two, asked(film))
    assert result["type"] == "article", "it leads to the replay until the film is sent again"


async def test_a_match_that_goes_on_is_not_shared(bench, pair, agora):
    await bench.welcome(*pair)
    board = await bench.match(agora, *pair)
    [match] = await bench.store.match_ids(None, 2)
    assert "Share" not in board.labels()
    assert await offered(bench, pair[0], match) == []
    assert await offered(bench, pair[0], "film zzzzzz") == []


async def test_without_inline_mode_a_link_is_shared(bench, api, pair):
    api.me["supports_inline_queries"] = False
    await bench.restart()
    await bench.welcome(*pair)
    await bench.say(pair[0], "/challenge lemery-compact first")
    post = pair[0].chat.last
    link = urlsplit(button(post, "Share")["url"])
    assert (link.netloc, link.path) == ("t.me", "/share/url")
    code = button(post, "Copy the code")["copy_text"]["text"]
    assert parse_qs(link.query)["url"] == [f"{START}{code}"]
    assert parse_qs(link.query)["text"]
