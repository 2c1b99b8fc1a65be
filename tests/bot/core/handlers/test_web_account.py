"""What the web chat says of an account that lives in a browser."""

import pytest

from bot.core.matches.context import RequestContext
from bot.core.matches.controls import read_control
from bot.core.matches.model import Identity
from tests.bot.core.conftest import codes

WEB = RequestContext(session=Identity("web", "session"))


@pytest.mark.parametrize(("context", "code"), [(WEB, "privacy-web"), (None, "privacy")])
async def test_privacy_speaks_of_the_account_that_one_has(bench, context, code):
    who = await bench.person("Alkaios")
    heard = await bench.dispatcher.hear(who, "privacy", context or RequestContext(), bare=True)
    assert codes(heard) == [code]


@pytest.mark.parametrize(
    ("setting", "shows"),
    [("theme", True), ("letters", True), ("notices", False), ("zone", False), ("quiet", False)],
)
async def test_a_page_of_settings_shows_the_board_where_it_changes(bench, setting, shows):
    who = await bench.person("Alkaios")
    page = await bench.dispatcher.press(who, read_control(f"settings::0:{setting}"), WEB)
    assert (page.content is not None) is shows


@pytest.mark.parametrize(
    ("typed", "shows"),
    [("settings", False), ("settings notices=none", False), ("settings theme=night", True)],
)
async def test_all_settings_are_shown_with_the_board_where_it_has_changed(bench, typed, shows):
    who = await bench.person("Alkaios")
    page = await bench.dispatcher.hear(who, typed, WEB, bare=True)
    assert (page.content is not None) is shows


@pytest.mark.parametrize("theme", ["night", "marble"])
async def test_a_theme_is_shown_on_the_board_once_it_is_pressed(bench, theme):
    who = await bench.person("Alkaios")
    page = await bench.dispatcher.press(who, read_control(f"settings::0:theme={theme}"), WEB)
    assert page.content.picture.theme == theme
