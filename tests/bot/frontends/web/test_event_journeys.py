"""Events of each format in the web chat, from their making to their end, in each language."""

import pytest

from bot.core.matches.messages import line
from bot.i18n import LANGUAGES, speaker
from tests.bot.frontends.event_journeys import KINDS, play_through
from tests.bot.frontends.web.event_stage import WebStage
from tests.bot.frontends.web.public import page


@pytest.mark.parametrize("kind", KINDS)
async def test_an_event_is_played_to_its_end_in_each_language(visiting, kind, languages_of_events):
    stage = WebStage()
    async with visiting(clock=stage.clock, delivers=False) as stage.visit:
        for language in LANGUAGES:
            code = await play_through(stage, kind, language, languages_of_events)
            shown = await page(stage.visit, f"/event/{code}", **{"Accept-Language": language})
            is_over = speaker(language).say(line("event-over")) in shown.text
            assert is_over == (kind != "ladder")
        await stage.leave()
