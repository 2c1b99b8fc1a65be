"""How boards look to a person: the theme they chose, with a sample of it."""

import pytest

from bot.core.handlers.settings_pages import SAMPLE_POSITION
from bot.core.matches.actions_table import WORDS
from bot.core.matches.controls import Control, Verb
from bot.core.matches.model import Account, AccountId
from bot.core.matches.preferences import Settings
from bot.core.views.pictures import look_of
from bot.i18n import speaker
from render import THEMES, Picture, png
from tests.bot.core.conftest import codes, told

SHORT = ("a2-a5", "c6-c5")


async def test_a_theme_is_chosen_by_word_and_by_button_and_seen_in_a_sample(bench):
    shown = await bench.say("Alkaios", "settings")
    assert shown.content.picture.theme == Settings().theme
    assert "Board theme: marble" in told(choice.label for choice in shown.choices)
    night = await bench.say("Alkaios", "settings theme=Night")
    assert "Board theme: night" in told(night.lines)
    assert night.content.picture.theme == "night"
    assert told(night.content.words) == ["This is how your boards look: night."]
    page = await bench.press("Alkaios", "settings::0:theme")
    button = next(
        choice for choice in page.choices if str(choice.control).endswith("theme=papyrus")
    )
    papyrus = await bench.press("Alkaios", str(button.control))
    assert papyrus.content.picture.theme == "papyrus"
    assert (await bench.person("Alkaios")).settings == Settings(theme="papyrus")


async def test_every_theme_but_the_present_one_has_its_button(bench):
    shown = await bench.press("Alkaios", "settings::0:theme")
    offered = {str(choice.control) for choice in shown.choices if "theme=" in str(choice.control)}
    others = set(THEMES) - {Settings().theme}
    assert offered == {str(Control(Verb.SETTINGS, choice=f"theme={name}")) for name in others}
    completed = await bench.complete("Alkaios", "settings theme=")
    assert completed == [f"settings theme={name}" for name in THEMES]


async def test_an_unknown_theme_is_refused_and_nothing_is_kept(bench):
    for typed in ("gold", "marble2", "x" * 200, "nіght", "<b>"):  # noqa: RUF001
        answer = await bench.say("Alkaios", f"settings theme={typed} orientation=first")
        assert codes(answer) == ["refused-unknown-setting"], typed
        assert all(name in told(answer.lines)[0] for name in THEMES), typed
        assert (await bench.person("Alkaios")).settings == Settings(), typed
    pressed = await bench.press("Alkaios", "settings::0:theme=gold")
    assert codes(pressed) == ["refused-unknown-setting"]
    assert (await bench.person("Alkaios")).settings == Settings()


async def test_everything_a_person_sees_is_in_their_theme_and_nothing_of_others(bench):
    match = await bench.begin()
    await bench.play(match, *SHORT)
    await bench.say("Alkaios", "settings theme=contrast")
    own = await bench.seen("Alkaios")
    picking = (await bench.press("Alkaios", str(own.spots[0].control))).view
    moment = (await bench.say("Alkaios", "replay")).view
    film = (await bench.press("Alkaios", f"animation:{match}:0:")).content
    still = (await bench.press("Alkaios", f"still:{match}:0:")).content
    record = (await bench.say("Alkaios", "record")).content.text
    looked = (await bench.say("Alkaios", f"record {record}")).content
    seen = [own.picture, picking.picture, moment.picture, still.picture, looked.picture]
    assert {each.theme for each in (*seen, *film.pictures)} == {"contrast"}
    others = [
        (await bench.seen("Brasidas")).picture,
        (await bench.dispatcher.views.shared(match)).picture,
    ]
    assert {each.theme for each in others} == {Settings().theme}


def test_a_theme_that_is_gone_gives_way_to_the_default():
    who = Account(AccountId("a"), "A", settings=Settings(theme="purple"))
    assert look_of(who).theme == Settings().theme == look_of(None).theme


def test_the_default_is_a_theme_and_that_of_pictures():
    assert Settings().theme in THEMES
    assert Picture(files=1, ranks=1, pieces="1").theme == Settings().theme
    assert "theme" in WORDS["settings"].options


@pytest.mark.parametrize("theme", THEMES)
def test_the_sample_can_be_drawn_in_every_theme(theme):
    who = Account(AccountId("a"), "A", settings=Settings(theme=theme))
    assert png(look_of(who).on(SAMPLE_POSITION)).startswith(b"\x89PNG")


async def test_the_sides_are_called_by_the_colours_that_the_theme_shows(bench):
    """The contrast theme draws white and black pieces, where others are orange and blue."""
    await bench.begin()
    view = await bench.seen("Alkaios")
    colours = {"marble": "Orange: {} · Blue: {}", "contrast": "White: {} · Black: {}"}
    names = ("\u2068Alkaios\u2069", "\u2068Brasidas\u2069")
    for theme, shown in colours.items():
        say = speaker("en", theme=theme).say
        assert shown.format(*names) in [say(note) for note in view.notes], theme
