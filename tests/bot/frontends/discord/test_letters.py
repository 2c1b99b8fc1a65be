"""How squares are named on Discord: by personal choice; in channels as the game does."""

# ruff: noqa: RUF001 -- Greek letters are what is tested

from tests.bot.frontends.discord.world import labels, menus, private


async def test_letters_are_chosen_by_an_option_and_by_a_menu(world, alkaios):
    changed = private(await world.slash(alkaios, "settings", letters="attic"))
    assert "Square names: Greek numerals in Vogt’s games (ΘΠΙ for Θ6)" in changed.content
    chosen = await world.choose(alkaios, changed, "a1, b2 in every game", menu=2)
    assert "Square names: a1, b2 in every game" in chosen.response.content


async def test_a_person_reads_their_own_letters_and_a_channel_the_games_own(
    world, alkaios, brasidas
):
    await world.slash(alkaios, "settings", letters="attic")
    await world.begin(alkaios, brasidas, ruleset="vogt-petteia")
    assert (await world.suggest(alkaios, "move", "text", "Θ"))[0] == "ΘΙΙ-ΘΙΙΙ"
    assert (await world.suggest(alkaios, "move", "text", "b2-b4"))[0] == "b2-b4"
    played = private(await world.slash(alkaios, "move", text="ΘΙΙ ΘΙΙΙΙ"))
    assert played.content.startswith("You played ΘΙΙ-ΘΙΙΙΙ.")
    assert "\u2068Alkaios\u2069 played Θ2-Θ4." in world.board.content
    await world.slash(brasidas, "move", text="e7-e6")
    mine = private(await world.slash(alkaios, "board"))
    assert "\u2068Brasidas\u2069 played ΕΠΙΙ-ΕΠΙ." in mine.content
    picking = (await world.click(alkaios, mine, "Move")).response
    offered = {
        *labels(picking),
        *(way["label"] for menu in menus(picking) for way in menu["options"]),
    }
    assert "ΘΙΙΙΙ" in offered
    assert "Θ4" not in offered
    alt = mine.attachments[0].description
    assert "ΜΠΙΙΙ" in alt
    assert "Μ8" not in alt
    assert "Μ8" in world.board.attachments[0].description
