"""A match on Discord in a language that is made for the test; run by `test_made_language.py`."""

from datetime import timedelta

from bot.rulebook.search import prepare
from tests.bot.frontends.discord.world import private
from tests.bot.i18n.made_language import CODE, made


async def test_a_match_is_played_in_it(world, alkaios, brasidas):
    prepare()
    settings = private(await world.slash(alkaios, "settings", language=CODE))
    assert made("Your settings") in settings.content
    await world.slash(brasidas, "settings", language=CODE)
    typed = made("3 days a move")
    await world.slash(
        alkaios, "challenge", opponent=brasidas, ruleset=made("compact"), clock=typed, side="first"
    )
    await world.click(brasidas, world.board, made("Accept"))
    pieces = private(await world.click(alkaios, world.board, made("Move")))
    form = await alkaios.click(pieces, label=made("Type it"))
    await alkaios.submit_modal(form, {"move": f"{made('move')} c2-c5"})
    await world.told()
    match = await world.match()
    assert (match.turn, match.terms.clock.bank) == (1, timedelta(days=3))
    assert match.terms.ruleset == "lemery-compact"
    rules = private(await world.slash(alkaios, "rules", topic="can a man move backwards"))
    assert made("back") in rules.content
