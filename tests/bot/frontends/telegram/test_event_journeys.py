"""Events of each format on Telegram, from their making to their end, in each language."""

import pytest

from bot.i18n import LANGUAGES
from tests.bot.frontends.event_journeys import KINDS, play_through
from tests.bot.frontends.telegram.event_stage import TelegramStage


@pytest.mark.parametrize("kind", KINDS)
async def test_an_event_is_played_to_its_end_in_each_language(bench, kind, languages_of_events):
    stage = TelegramStage(bench)
    for language in LANGUAGES:
        await play_through(stage, kind, language, languages_of_events)
