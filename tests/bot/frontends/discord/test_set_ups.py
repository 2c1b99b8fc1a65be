"""Set-ups on Discord: drawn in private answers."""

from tests.bot.frontends.discord.world import labels, menus, private

GAME = "lemery-latrunculi"


async def test_sixteen_men_are_set_up_in_four_clicks_and_placed_without_a_fifth(
    world, alkaios, brasidas
):
    await world.begin(alkaios, brasidas, ruleset=GAME)
    drawing = private(await world.click(alkaios, world.board, "Set up all"))
    assert "Squares chosen: 0 of 16." in drawing.content
    assert labels(drawing) == ["Fill the row", "Back"]
    for _ in range(2):
        drawing = (await world.click(alkaios, drawing, "Fill the row")).response
    assert "Squares chosen: 16 of 16." in drawing.content
    kept = (await world.click(alkaios, drawing, "Done")).response
    assert kept.content.startswith("Done. Your next 15 men are placed for you, one each turn.")
    await world.told()
    assert "\u2068Alkaios\u2069 placed a man on a1." in world.board.content
    for square in (f"{file}{rank}" for file in "abcdefgh" for rank in "87"):
        await world.play(brasidas, square)
    position = (await world.match()).game.position
    assert position.hand == (0, 0)


async def test_squares_are_chosen_from_menus_and_mirrored(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas, ruleset=GAME)
    drawing = private(await world.click(brasidas, world.board, "Set up all"))
    drawing = (await world.choose(brasidas, drawing, "a8", menu=2)).response
    drawing = (await world.choose(brasidas, drawing, "b7", menu=2)).response
    assert labels(drawing)[:4] == ["Done", "Fill the row", "Mirror", "Clear"]
    drawing = (await world.click(brasidas, drawing, "Mirror")).response
    assert "Squares chosen: 4 of 16." in drawing.content
    assert len(menus(drawing)) == 3
    kept = (await world.click(brasidas, drawing, "Done")).response
    assert kept.content.startswith("Done.")
    assert (await world.match()).set_ups == ((), ("a8", "b7", "h8", "g7"))


async def test_a_set_up_is_typed_and_given_up(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas, ruleset=GAME)
    board = world.board.content
    typed = private(await world.slash(brasidas, "place", squares="a8-h7"))
    assert typed.content.startswith("Done. Your next 16 men")
    assert world.board.content == board
    await world.slash(brasidas, "place", squares="drop")
    assert (await world.match()).set_ups == ((), ())


async def test_squares_and_matches_are_suggested(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas, ruleset=GAME)
    match = (await world.match()).id
    assert (await world.suggest(brasidas, "place", "squares", "a1 b"))[:2] == ["a1 b1", "a1 b2"]
    assert await world.suggest(brasidas, "place", "squares", "a1-h2") == []
    assert await world.suggest(brasidas, "place", "match", "") == [match]
