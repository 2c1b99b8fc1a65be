"""Replays, films and stills on Telegram: in private, in one message, after a restart."""

import asyncio
from io import BytesIO

import pytest
from PIL import Image

from bot.frontends import drawing

pytestmark = pytest.mark.old_server

ACTIONS = ("a2-a5", "c6-c5", "b2-b5")
STEPS = ["« Start", "← Previous", "Next →", "End »"]
BESIDES = ["Board in words", "Film", "Picture to share", "Back"]


@pytest.fixture
async def over(bench, pair, agora):
    """A match of three moves that was given up: the group's board."""
    await bench.welcome(*pair)
    await bench.match(agora, *pair)
    await bench.play_out(ACTIONS)
    await bench.say(pair[1], "/resign", agora)
    await bench.press(pair[1], pair[1].chat.last, "Yes, resign")
    return agora.last


def head(post):
    return post.text.splitlines()[0]


async def replayed(bench, person, board):
    await bench.press(person, board, "Replay")
    return person.chat.last


async def test_a_match_is_stepped_through_in_one_private_message(bench, pair, agora, over):
    one, _ = pair
    shown = await replayed(bench, one, over)
    assert agora.last is over
    assert head(shown) == "The start. 3 moves follow."
    assert shown.labels() == ["·", "·", *STEPS[2:], *BESIDES]
    count, drawn = len(one.chat.heard), shown.photo
    for number, move in enumerate(ACTIONS, 1):
        await bench.press(one, shown, "Next →")
        assert head(shown).startswith(f"{number} of 3: ")
        assert move in head(shown)
        assert shown.photo != drawn
        drawn = shown.photo
    assert shown.labels() == [*STEPS[:2], "·", "·", *BESIDES]
    await bench.press(one, shown, "← Previous")
    await bench.press(one, shown, "« Start")
    assert head(shown) == "The start. 3 moves follow."
    assert len(one.chat.heard) == count


async def test_a_gap_shows_what_is_shown(bench, pair, over, api):
    one, _ = pair
    shown = await replayed(bench, one, over)
    edits = len(api.made("editMessageMedia", "editMessageCaption"))
    assert not (await bench.press(one, shown, "·")).get("text")
    assert len(api.made("editMessageMedia", "editMessageCaption")) == edits
    assert head(shown) == "The start. 3 moves follow."


async def test_a_stranger_goes_on_after_a_restart_with_an_old_button(bench, over):
    chilon = bench.person("Chilon")
    await bench.welcome(chilon)
    shown = await replayed(bench, chilon, over)
    await bench.restart()
    await bench.press(chilon, shown, "Next →", is_old=True)
    assert chilon.chat.last is shown
    assert head(shown).startswith("1 of 3: ")


async def test_a_replay_leaves_the_board_in_play_alone(bench, pair, agora):
    one, two = pair
    await bench.welcome(one, two)
    await bench.match(agora, one, two)
    await bench.say(one, "/move a2-a5", agora)
    await bench.say(two, "/board")
    board = two.chat.last
    await bench.say(two, "/replay")
    shown = two.chat.last
    assert head(shown).startswith("1 of 1: ")
    assert "Move" in board.labels()
    await bench.say(two, "/move c6-c5", agora)
    await bench.say(one, "/move b2-b5", agora)
    assert head(shown).startswith("1 of 1: ")
    await bench.press(two, shown, "« Start")
    assert head(shown).startswith("The start.")
    assert [each for each in two.chat.live if "Move" in each.labels()] != [shown]


async def test_the_word_is_answered_in_private(bench, pair, agora, over):
    one, _ = pair
    await bench.say(one, "/replay move=2", agora, to=over)
    assert agora.last is over
    assert head(one.chat.last).startswith("2 of 3: ")


@pytest.mark.usefixtures("over")
async def test_a_closed_chat_is_opened_at_the_moment_that_was_asked_for(bench, agora):
    chilon = bench.person("Chilon")
    (match,) = await bench.store.match_ids(None, 2)
    await bench.say(chilon, f"/replay match={match} move=2", agora)
    (button,) = agora.last.buttons
    await chilon.open(button["url"])
    await bench.settle()
    assert head(chilon.chat.last).startswith("2 of 3: ")


async def test_the_film_is_an_animation_of_its_own(bench, pair, over, api):
    one, _ = pair
    shown = await replayed(bench, one, over)
    await bench.press(one, shown, "Film")
    post = one.chat.last
    assert post is not shown
    with Image.open(BytesIO(post.animation)) as film:
        assert film.n_frames == 4
        (sent,) = api.made("sendAnimation")
        assert (sent["width"], sent["height"]) == film.size
    assert sent["duration"] == 7
    assert "upload_video" in [each["action"] for each in api.made("sendChatAction")]
    assert "Alkaios" in post.text
    assert shown.labels()[-4:] == BESIDES


async def test_others_are_answered_while_a_film_is_drawn(bench, pair, over, monkeypatch):
    one, two = pair
    going, goes_on = asyncio.Event(), asyncio.Event()

    async def filmed(pictures, most):
        going.set()
        await goes_on.wait()
        return await drawing.filmed(pictures, most)

    monkeypatch.setattr("bot.frontends.telegram.send.filmed", filmed)
    shown = await replayed(bench, one, over)
    pressed = await one.press(shown, "Film")
    await going.wait()
    assert pressed.done()
    await (await two.press(over, "Rules"))
    await bench.api.until(lambda: "Petteia" in two.chat.last.text)
    goes_on.set()
    await bench.settle()
    assert one.chat.last.animation


async def test_where_no_film_is_welcome_the_end_comes_in_letters_and_words(bench, pair, over):
    one, _ = pair
    shown = await replayed(bench, one, over)
    one.chat.refuses_photos = True
    await bench.press(one, shown, "Film")
    text = one.chat.last.text
    assert "a b c d e f g h" in text
    assert text.index("a b c d") < text.index("Orange: men")


async def test_the_still_is_a_picture_with_its_result(bench, pair, over):
    one, _ = pair
    shown = await replayed(bench, one, over)
    await bench.press(one, shown, "Picture to share")
    still = one.chat.last
    assert still.photo.name == f"petteia-{(await bench.store.match_ids(None, 2))[0]}.png"
    with Image.open(BytesIO(still.photo)) as picture:
        assert picture.height > picture.width
    assert still.buttons == []


async def test_the_board_is_described_in_letters(bench, pair, over):
    one, _ = pair
    shown = await replayed(bench, one, over)
    await bench.press(one, shown, "Board in words")
    words = one.chat.last
    assert words is not shown
    assert "Orange: men a1," in words.text
    assert words.text.splitlines()[-1].split() == list("abcdefgh")


async def test_a_theme_is_chosen_and_shown_on_ones_own_boards_alone(bench, pair, agora):
    one, two = pair
    await bench.welcome(one, two)
    await bench.say(one, "/settings")
    chosen = one.chat.last
    drawn = chosen.photo
    await bench.press(one, chosen, "Board theme: marble")
    await bench.press(one, chosen, "Board theme: night")
    assert one.chat.last is chosen
    assert chosen.photo != drawn
    board = await bench.match(agora, one, two)
    await bench.say(one, "/board")
    assert palette(one.chat.last.photo) == palette(chosen.photo) != palette(board.photo)
    before = palette(board.photo)
    for label in ("Move", "a2", "a5"):
        await bench.press(one, board, label)
    assert palette(board.photo) == before


def palette(photo):
    with Image.open(BytesIO(photo)) as picture:
        return picture.getpalette()
