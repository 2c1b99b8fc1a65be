"""Conditional moves on Discord: entered in private answers."""

from tests.bot.frontends.discord.world import labels, menus, pinged, private


async def test_a_plan_is_made_by_the_command_and_comes_true(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    seen = len(list(world.public))
    board = world.board.content
    planned = private(await world.slash(brasidas, "plan", line="if a2-a5 then c6-c5"))
    assert planned.content.splitlines()[1] == "if a2-a5 then c6-c5"
    assert [attached.filename for attached in planned.attachments] == ["board.png"]
    assert labels(planned) == ["Delete this plan", "My plans"]
    listed = private(await world.click(brasidas, planned, "My plans"))
    assert "1. if a2-a5 then c6-c5" in listed.content
    # In the channel nothing has moved, and nobody was told.
    assert (len(list(world.public)), world.board.content) == (seen, board)
    moved = private(await world.slash(alkaios, "move", text="a2-a5"))
    assert moved.content.splitlines() == [
        "You played a2-a5.",
        "Your opponent answered right away: c6-c5.",
        "It is your turn again.",
    ]
    await world.told()
    assert "\u2068Brasidas\u2069 played c6-c5." in world.board.content
    assert pinged(world.board) == []


async def test_a_plan_is_picked_on_the_board_and_previewed(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    more = private(await world.click(brasidas, world.board, "More"))
    ahead = (await world.click(brasidas, more, "Plan ahead")).response
    assert "Which piece will your opponent move?" in ahead.content
    assert labels(ahead) == ["Back"]
    piece = (await world.choose(brasidas, ahead, "a2")).response
    target = (await world.choose(brasidas, piece, "a5")).response
    assert "if a2-a5 …" in target.content
    own = (await world.choose(brasidas, target, "c6")).response
    preview = (await world.choose(brasidas, own, "c5")).response
    assert labels(preview) == ["Keep this plan", "Add a move", "Remove last move", "Back"]
    assert menus(preview) == []
    assert preview.attachments
    kept = await world.click(brasidas, preview, "Keep this plan")
    assert kept.response.content.startswith("Your plan is saved.")
    assert (await world.match()).plans == ((), (("a2-a5", "c6-c5"),))
    assert "a2-a5" not in world.board.content


async def test_how_a_line_goes_on_is_suggested(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    match = (await world.match()).id
    assert "a2-a5" in await world.suggest(brasidas, "plan", "line", "a2")
    assert await world.suggest(brasidas, "plan", "line", "a2-a5 c6-c5") == ["a2-a5 c6-c5"]
    assert await world.suggest(alkaios, "plan", "line", "a2") == []
    assert await world.suggest(brasidas, "plan", "match", "") == [match]
