"""What Discord's texts say to type can be typed there."""

import re
from pathlib import Path

import bot.i18n
from bot.frontends.discord.command_paths import with_commands
from tests.bot.frontends.discord.world import labels, private

I18N = Path(bot.i18n.__file__).parent
TO_TYPE = re.compile(
    "(?:[Tt]ype|[Ss]crivi) [\u201c«][^\u201d»]+[\u201d»](?! (?:on your other|sull))"
)
"""Texts that say what to type here."""


def test_what_is_said_to_type_is_a_command_of_discord():
    wrong = []
    for language in ("en", "it"):
        for path in (I18N / language).glob("*.ftl"):
            said = TO_TYPE.findall(path.read_text(encoding="utf-8"))
            shown = {each: with_commands("", each) for each in said if "{" not in each}
            wrong += [text for text, here in shown.items() if "/petteia" not in here]
    assert wrong == []
    assert with_commands("", "scrivi «impostazioni fuso=Europe/Rome»") == (
        "scrivi /petteia settings zone:Europe/Rome"
    )


async def test_the_page_of_a_setting_names_its_command(world, alkaios):
    page = private(await world.slash(alkaios, "settings"))
    zone = await world.click(alkaios, page, next(each for each in labels(page) if "UTC" in each))
    assert "/petteia settings zone:Europe/Rome" in zone.response.content
