"""Events of each format on Discord, from their making to their end, in each language."""

import pytest

from bot.i18n import LANGUAGES
from tests.bot.frontends.discord.event_stage import DiscordStage
from tests.bot.frontends.event_journeys import KINDS, play_through


@pytest.mark.parametrize("kind", KINDS)
async def test_an_event_is_played_to_its_end_in_each_language(world, kind, languages_of_events):
    stage = DiscordStage(world)
    for language in LANGUAGES:
        await play_through(stage, kind, language, languages_of_events)
