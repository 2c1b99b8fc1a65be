"""Matches against the computer, by commands on Discord."""

from tests.bot.computer_matches import GAMES, Opponent
from tests.bot.frontends.discord.world import labels, private


async def test_a_match_of_every_game_is_played_to_its_end(world, alkaios):
    async def resign():
        asked = private(await world.slash(alkaios, "resign"))
        await world.click(alkaios, asked, "Yes, resign")

    async def move(text):
        await world.slash(alkaios, "move", text=text)

    opponent = Opponent(world, move, resign)
    for name in GAMES:
        game, _, options = name.rstrip(")").partition("(")
        terms = {"ruleset": game, **({"options": options} if options else {})}
        await world.slash(alkaios, "challenge", level="1", side="first", **terms)
        await opponent.plays(name)
        assert "won" in world.board.content, (name, world.board.content)


async def test_who_has_lost_takes_back_and_tries_again(world, alkaios):
    opponent = Opponent(world, None, None)
    terms = {"ruleset": "lemery-compact", "level": "1", "side": "first"}
    await world.slash(alkaios, "challenge", **terms)
    match = await opponent.loses()
    await world.click(alkaios, world.board, "Take back and try again")
    assert (await world.store.match(match)).is_open
    assert "Move" in labels(world.board)
