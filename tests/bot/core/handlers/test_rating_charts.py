"""The chart of a rating in a profile: whose, of which game, and who sees it."""

import pytest

from bot.core.matches.context import RequestContext
from bot.core.matches.play import Resign
from bot.core.views.views import RatingChart
from tests.bot.core.conftest import codes, labels, say
from tests.bot.core.sample_matches import LOBBY


async def finished(bench, ruleset="lemery-compact", **where):
    """A rated match that Alkaios has won at once."""
    context = RequestContext(None, where.get("place"))
    hear = bench.dispatcher.hear
    first, second = [await bench.person(name) for name in ("Alkaios", "Brasidas")]
    made = await hear(first, f"challenge Brasidas {ruleset} first rated=yes", context)
    await hear(second, f"accept {made.view.match}", context)
    await bench.service.act(made.view.match, Resign(second.id))
    bench.pass_days(1)


def charted(answer):
    """The game of an answer's chart; none without a chart."""
    assert answer.content is None or isinstance(answer.content, RatingChart)
    return answer.content and say(*answer.content.subtitle).split(" (")[0]


@pytest.fixture
async def of_two_games(bench):
    """Two matches of Compact Petteia, and then one of Poleis."""
    for ruleset in ("lemery-compact", "lemery-compact", "poleis"):
        await finished(bench, ruleset, place=LOBBY)


@pytest.mark.usefixtures("of_two_games")
async def test_a_profile_shows_the_chart_of_the_game_that_is_rated_most(bench):
    shown = await bench.say("Alkaios", "profile")
    assert charted(shown) == "Compact Petteia"
    assert len(shown.content.points) == 3
    assert "Rating in Compact Petteia" in say(shown.content.words[0])
    assert labels(shown) == ["ruleset-poleis", "button-top"]


@pytest.mark.usefixtures("of_two_games")
@pytest.mark.parametrize(
    ("words", "game"),
    [
        ("profile poleis", "Poleis"),
        ("profile Brasidas", "Compact Petteia"),
        ("profile Brasidas poleis", "Poleis"),
        ("profile poleis @Brasidas", "Poleis"),
        ("profile Brasidas ruleset=poleis", "Poleis"),
        ("profile ruleset=petteia", None),
        ("profile compact petteia", "Compact Petteia"),
    ],
)
async def test_a_game_is_named_behind_the_person_or_alone(bench, words, game):
    shown = await bench.say("Alkaios", words)
    assert charted(shown) == game
    assert ("profile-unrated" in codes(shown)) is (game is None)
    if shown.content:
        whose = "Brasidas" if "Brasidas" in words else "Alkaios"
        assert shown.content.title == whose


@pytest.mark.usefixtures("of_two_games")
async def test_a_person_who_is_called_as_a_game_is_found_by_their_name(bench):
    await bench.person("Poleis")
    assert say((await bench.say("Alkaios", "profile poleis")).lines[0]).startswith("\u2068Poleis")
    assert charted(await bench.say("Alkaios", "profile ruleset=poleis")) == "Poleis"


@pytest.mark.usefixtures("of_two_games")
async def test_a_button_turns_to_the_chart_of_another_game(bench):
    shown = await bench.say("Chares", "profile Alkaios")
    turned = await bench.press("Chares", shown.choices[0].control)
    assert turned.page
    assert charted(turned) == "Poleis"
    assert turned.content.title == "Alkaios"
    back = await bench.press("Chares", turned.choices[0].control)
    assert charted(back) == "Compact Petteia"
    assert {menu.chosen for menu in back.menus} == {shown.menus[0].chosen}


@pytest.mark.usefixtures("of_two_games")
async def test_a_button_that_nobody_made_is_refused(bench):
    for forged in ("profile::0:poleis", "profile::0:poleis=" + "0" * 24, "profile::0:x=y"):
        assert codes(await bench.press("Alkaios", forged)) == ["refused-forged"]
    alkaios = await bench.person("Alkaios")
    unknown = await bench.press("Alkaios", f"profile::0:nothing={alkaios.id}")
    assert charted(unknown) is None


@pytest.mark.usefixtures("of_two_games")
async def test_a_button_of_a_person_who_was_forgotten_shows_nothing_of_them(bench):
    shown = await bench.say("Chares", "profile Alkaios")
    await bench.say("Alkaios", "forget sure=yes")
    pressed = await bench.press("Chares", shown.choices[0].control)
    assert codes(pressed) == ["refused-forged"]


async def test_without_a_rating_there_is_no_chart(bench):
    await bench.begin()
    shown = await bench.say("Alkaios", "profile")
    assert (shown.content, shown.menus, shown.page) == (None, (), False)


async def test_a_chart_is_seen_where_the_rating_is_alone(bench):
    await finished(bench)
    assert charted(await bench.say("Chares", "profile Alkaios")) is None
    assert charted(await bench.say("Brasidas", "profile Alkaios")) == "Compact Petteia"
    await bench.say("Alkaios", "settings results=nobody")
    alkaios = await bench.person("Alkaios")
    pressed = f"profile::0:lemery-compact={alkaios.id}"
    for hidden in (
        await bench.say("Brasidas", "profile Alkaios"),
        await bench.press("Brasidas", pressed),
        await bench.press("Chares", pressed),
    ):
        assert charted(hidden) is None
    assert charted(await bench.press("Alkaios", pressed)) == "Compact Petteia"


async def test_a_chart_has_the_theme_of_who_looks(bench):
    await finished(bench)
    await bench.say("Brasidas", "settings theme=night")
    shown = await bench.say("Brasidas", "profile Alkaios")
    assert (shown.content.theme, shown.content.title) == ("night", "Alkaios")
