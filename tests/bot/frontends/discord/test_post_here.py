"""A film, a picture and a record that one person sees are posted for everyone by a button."""

import pytest

from tests.bot.frontends.discord.world import labels, private

POST = "Post here"


@pytest.fixture
async def over(world, alkaios, brasidas):
    """A match that is over, as it is gone through again by one person."""
    await world.begin(alkaios, brasidas)
    await world.play(alkaios, "a2-a3")
    asked = private(await world.slash(alkaios, "resign"))
    await world.click(alkaios, asked, "Yes, resign")
    return private(await world.slash(alkaios, "replay"))


@pytest.mark.parametrize(("label", "kind"), [("Film", ".gif"), ("Picture to share", ".png")])
async def test_a_film_and_a_picture_are_posted(world, alkaios, over, label, kind):
    shown = private(await world.click(alkaios, over, label))
    assert POST in labels(shown)
    before = len(world.public)
    await world.click(alkaios, shown, POST)
    assert len(world.public) == before + 1
    (file,) = world.board.attachments
    assert file.filename.endswith(kind)
    assert "-# Posted by \u2068Alkaios\u2069." in world.board.content
    assert labels(world.board) == []


@pytest.mark.usefixtures("over")
async def test_a_record_is_posted(world, alkaios):
    shown = private(await world.slash(alkaios, "record", match=(await world.match()).id))
    await world.click(alkaios, shown, POST)
    (file,) = world.board.attachments
    assert file.filename.startswith("petteia-")


@pytest.mark.usefixtures("over")
async def test_what_others_may_not_see_is_not_posted(world, alkaios):
    assert POST not in labels(private(await world.slash(alkaios, "export")))
    kept = world.keep(world.board)
    before = len(world.public)
    for forged in ("s:board:", "s:settings::0:", f"s:more:{(await world.match()).id}:1:"):
        assert private(await world.replay(alkaios, kept, forged)).attachments == []
    assert len(world.public) == before


async def test_a_refusal_is_for_the_person_alone(world, alkaios, brasidas):
    await world.slash(alkaios, "challenge", opponent=brasidas)
    kept = world.keep(world.board)
    said = private(await world.replay(alkaios, kept, f"s:still:{(await world.match()).id}:0:"))
    assert "not begun" in said.content


@pytest.mark.usefixtures("over")
async def test_in_direct_messages_there_is_nobody_to_post_it_for(world, alkaios):
    match = (await world.match()).id
    asked = await alkaios.user.slash("petteia match record", match=match)
    assert len(asked.response.attachments) == 1
    assert POST not in labels(asked.response)
