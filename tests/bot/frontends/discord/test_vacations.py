"""Vacations on Discord: an option of a command; times are in the reader's zone."""

from bot.frontends.discord import autocomplete
from tests.bot.frontends.discord.world import private


async def test_a_vacation_is_an_option_and_ended_by_a_choice(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    shown = private(await world.slash(alkaios, "settings", vacation="9d"))
    until = int((await world.match()).away[0].timestamp())
    assert f"You are on vacation until <t:{until}:f> (<t:{until}:R>), and" in shown.content
    assert f"\u2068Alkaios\u2069 is on vacation until <t:{until}:f>" in world.board.content
    await world.choose(alkaios, shown, "End my vacation", menu=9)
    assert (await world.match()).away == (None, None)
    assert "vacation" not in world.board.content


async def test_what_is_too_long_is_refused_in_private(world, alkaios):
    refused = private(await world.slash(alkaios, "settings", vacation="1000d"))
    assert refused.content.startswith("You do not have that much vacation")


def test_vacations_are_suggested_by_days_and_in_words():
    assert [each.value for each in autocomplete.vacations("", "en")] == [
        "3d",
        "7d",
        "14d",
        "28d",
        "off",
    ]
    assert [each.value for each in autocomplete.vacations("1", "en")] == ["14d"]
    assert [each.value for each in autocomplete.vacations("end", "en")] == ["off"]
