"""Replays, films and stills on Discord: only for the person, in one message, after a restart."""

from io import BytesIO

import pytest
from PIL import Image

from bot.frontends.discord.message import MAX_FILE_BYTES
from render import THEMES
from tests.bot.frontends.discord.world import button, first_button, items, labels, private

ACTIONS = ("a2-a5", "c6-c5", "b2-b5")
STEPS = ["« Start", "← Previous", "Next →", "End »"]


@pytest.fixture
async def over(world, alkaios, brasidas):
    """A match of three moves that was given up: the board that everyone sees."""
    await world.begin(alkaios, brasidas)
    await world.play_out(ACTIONS)
    asked = private(await world.slash(brasidas, "resign"))
    await world.click(brasidas, asked, "Yes, resign")
    return world.board


def idle(message):
    return [item["label"] for item in items(message) if item.get("disabled")]


def head(message):
    return message.content.splitlines()[0].replace("\\", "").strip("*")


async def colours(message):
    """The palette of the picture that a message shows."""
    with Image.open(BytesIO(await message.attachments[0].read())) as picture:
        return picture.getpalette()


async def replayed(world, who, board):
    return private(await world.click(who, board, "Replay"))


async def test_a_match_is_stepped_through_in_one_private_message(world, alkaios, over):
    shown = await replayed(world, alkaios, over)
    assert head(shown) == "The start. 3 moves follow."
    assert labels(shown) == [*STEPS, "Board in words", "Film", "Picture to share", "Back"]
    assert idle(shown) == STEPS[:2]
    for number, move in enumerate(ACTIONS, 1):
        step = (await world.click(alkaios, shown, "Next →")).response
        assert (step.id, len(step.attachments)) == (shown.id, 1)
        assert head(step).startswith(f"{number} of 3: ")
        assert move in head(step)
        assert labels(step)[:4] == STEPS
        shown = step
    assert idle(shown) == STEPS[2:]
    assert "won" in shown.attachments[0].description
    back = (await world.click(alkaios, shown, "← Previous")).response
    assert head(back).startswith("2 of 3: ")
    assert head((await world.click(alkaios, back, "« Start")).response).startswith("The start.")
    assert [each.id for each in world.public][-1] == over.id
    assert labels(over) == labels(world.again(over))


async def test_a_stranger_steps_through_a_match_after_a_restart(world, over):
    chilon = world.member("chilon")
    shown = await replayed(world, chilon, over)
    await world.restart()
    step = (await world.click(chilon, shown, "Next →")).response
    assert head(step).startswith("1 of 3: ")
    kept = world.keep(over)
    again = private(await world.replay(chilon, kept, button(over, "Replay")))
    assert head(again).startswith("The start.")


@pytest.mark.usefixtures("over")
async def test_the_word_goes_to_a_move(world, alkaios):
    match = (await world.match()).id
    shown = private(await world.slash(alkaios, "replay", match=match, move="2"))
    assert head(shown).startswith("2 of 3: ")
    wrong = private(await world.slash(alkaios, "replay", match=match, move="9"))
    assert "from 0" in wrong.content


async def test_the_film_comes_beside_the_replay_and_moves(world, alkaios, over):
    shown = await replayed(world, alkaios, over)
    said = private(await world.click(alkaios, shown, "Film"))
    assert said.id != shown.id
    (file,) = said.attachments
    data = await file.read()
    match = (await world.match()).id
    assert file.filename == f"petteia-{match}.gif"
    assert 0 < len(file.description) <= 1024
    assert len(data) <= MAX_FILE_BYTES
    with Image.open(BytesIO(data)) as film:
        assert (film.format, film.n_frames) == ("GIF", 4)
    assert "Alkaios" in said.content
    assert labels(said) == ["Post here"]
    step = (await world.click(alkaios, shown, "Next →")).response
    assert step.id == shown.id


async def test_the_still_is_a_picture_with_its_result(world, alkaios, over):
    shown = await replayed(world, alkaios, over)
    said = private(await world.click(alkaios, shown, "Picture to share"))
    (file,) = said.attachments
    assert file.filename == f"petteia-{(await world.match()).id}.png"
    with Image.open(BytesIO(await file.read())) as still:
        assert still.height > still.width
    assert "resigned" in said.content


async def test_a_moment_is_said_in_words_and_letters_beside_the_replay(world, alkaios, over):
    shown = await replayed(world, alkaios, over)
    said = private(await world.click(alkaios, shown, "Board in words"))
    assert said.id != shown.id
    *words, board = said.content.split("```")[:2]
    assert "Orange: men a1," in words[0]
    assert board.strip("\n").splitlines()[0].split() == list("abcdefgh")
    assert said.content.endswith("\n```")


@pytest.mark.usefixtures("brought")
async def test_where_the_bot_can_only_answer_a_film_is_never_taken_for_the_board(
    world, alkaios, brasidas
):
    board = await world.begin(alkaios, brasidas)
    await world.slash(alkaios, "move", text="a2-a5")
    forged = f"p:animation:{(await world.match()).id}:1:"
    stored, message = world.keep(world.board)
    first_button(message)["custom_id"] = forged
    said = private(await world.replay(alkaios, (stored, message), forged))
    await brasidas.user.slash("petteia match draw")
    await world.told()
    assert "offers a draw" in world.board.content
    assert world.board.id != board.id
    (film,) = said.attachments
    assert film.filename.endswith(".gif")


async def test_a_theme_is_chosen_and_seen(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    like_the_channel = []
    for theme in THEMES:
        said = private(await world.slash(alkaios, "settings", theme=theme))
        assert said.attachments[0].description, theme
        mine = private(await world.click(alkaios, world.board, "My board"))
        if await colours(mine) == await colours(world.board):
            like_the_channel.append(theme)
    assert like_the_channel == ["marble"]
