"""Why nothing was captured, on Discord: asked and answered in private."""

from tests.bot.frontends.discord.world import labels, private

ASK = "Why no capture?"


async def test_it_is_asked_under_the_answer_to_the_move(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    quiet = private(await world.slash(alkaios, "move", text="a2-a5"))
    assert labels(quiet) == []
    moved = private(await world.slash(brasidas, "move", text="c6-a6"))
    assert labels(moved) == [ASK]
    seen = len(list(world.public))
    answer = (await world.click(brasidas, moved, ASK)).response
    assert answer.content.splitlines()[0] == "Why c6-a6 did not capture a5:"
    assert "the edge" not in answer.content
    assert [attached.filename for attached in answer.attachments] == ["board.png"]
    assert labels(answer) == ["Rules: Capturing", "Back"]
    page = (await world.click(brasidas, answer, "Rules: Capturing")).response
    assert "Capturing" in page.content.splitlines()[0]
    assert len(list(world.public)) == seen


async def test_in_a_channel_it_is_under_more_and_for_players_alone(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    await world.play(alkaios, "d2-d6")
    assert ASK not in labels(world.board)
    more = private(await world.click(brasidas, world.board, "More"))
    which = (await world.click(brasidas, more, ASK)).response
    assert labels(which) == ["Why not c6?", "Why not d7?", "Back"]
    answer = (await world.click(brasidas, which, "Why not c6?")).response
    assert "no piece on the other side, on b6" in answer.content
    assert labels(answer) == ["Rules: Capturing", "Why not d7?", "Back"]
    other = (await world.click(brasidas, answer, "Why not d7?")).response
    assert "is on the other side, on d8" in other.content
    watching = private(await world.click(world.member("Dion"), world.board, "More"))
    assert ASK not in labels(watching)
