"""Tables of the best ratings: here and everywhere, by seasons, and who is on them."""

import re
from dataclasses import replace

import pytest

from bot.core.matches.challenges import Accept
from bot.core.matches.context import RequestContext
from bot.core.matches.controls import read_control
from bot.core.matches.model import Place
from bot.core.matches.play import Resign
from bot.core.typed.terms import terms_of
from engine import Side
from tests.bot.core.conftest import codes, control, labels, told
from tests.bot.core.handlers.test_groups import AGORA, group

GAMES = 14
"""After so many matches each, ratings are certain enough for a place."""


@pytest.fixture
def rated(bench):
    """Play a rated match that the second of two people resigns, in the group unless it says so."""

    async def rated(winner, loser, game="lemery-compact", where=None):
        first, second = [await bench.person(name) for name in (winner, loser)]
        context = where or RequestContext(place=AGORA, group=group())
        terms = replace(terms_of(game, "first"), rated=True)
        made = await bench.service.offer(first.id, terms, invited=second.id, context=context)
        await bench.service.act(made.id, Accept(second.id, Side.FIRST))
        await bench.service.act(made.id, Resign(second.id))

    return rated


@pytest.fixture
def ask(bench):
    """Someone types or presses something in the group."""

    async def ask(text, name="Alkaios"):
        who, context = await bench.person(name), RequestContext(place=AGORA, group=group())
        if pressed := read_control(text):
            return await bench.dispatcher.press(who, pressed, context)
        return await bench.dispatcher.hear(who, text, context)

    return ask


@pytest.fixture
async def league(rated):
    """Alkaios beats Brasidas, who beats Chilon, so often that all three have places."""
    for _ in range(GAMES):
        for pair in (("Alkaios", "Brasidas"), ("Brasidas", "Chilon"), ("Alkaios", "Chilon")):
            await rated(*pair)


def names(answer):
    """Those who have a place, in order."""
    lines = told(each for each in answer.lines if each.code == "top-place")
    return [re.sub("[\u2068\u2069]", "", text.partition(":")[0]) for text in lines]


@pytest.mark.usefixtures("league")
async def test_people_are_placed_by_their_ratings(ask):
    shown = await ask("top", "Brasidas")
    assert names(shown) == ["1. Alkaios", "2. Brasidas", "3. Chilon"]
    assert "\u2068Brasidas\u2069: place 2" in told(shown.lines)


@pytest.mark.usefixtures("league")
async def test_who_has_a_place_in_the_morning_has_it_in_the_evening(bench, ask):
    """The limit is computed once a day, and ratings become less certain all the time."""
    bench.now = bench.now.replace(hour=0)
    placed = names(await ask("top"))
    bench.now = bench.now.replace(hour=23)
    assert names(await ask("top")) == placed == ["1. Alkaios", "2. Brasidas", "3. Chilon"]


async def test_who_has_played_little_is_named_without_a_place(rated, ask):
    await rated("Alkaios", "Brasidas")
    shown = await ask("top")
    assert codes(shown) == ["top", "top-unplaced", "top-rating", "top-rating"]


@pytest.mark.usefixtures("league")
async def test_a_group_sees_those_who_played_there_and_everybody_else_everywhere(bench, rated, ask):
    elsewhere = RequestContext(place=Place("web", "elsewhere"))
    for _ in range(GAMES):
        await rated("Dion", "Euandros", where=elsewhere)
    assert "Dion" not in "".join(told((await ask("top")).lines))
    assert "Dion" in "".join(told((await ask("top everywhere")).lines))
    assert "Dion" in "".join(told((await bench.say("Dion", "top")).lines))
    assert codes(await bench.say("Dion", "top here")) == ["refused-top-here"]


@pytest.mark.usefixtures("league")
async def test_who_shows_results_to_few_or_is_forgotten_is_on_no_table(bench, ask):
    await bench.say("Alkaios", "settings results=played")
    assert codes(await bench.say("Alkaios", "top"))[-1] == "top-hidden"
    assert "top-hidden" not in codes(await bench.say("Alkaios", "top poleis"))
    assert names(await ask("top", "Brasidas")) == ["1. Brasidas", "2. Chilon"]
    before = (await bench.store.ratings_of((await bench.person("Chilon")).id))["lemery-compact"]
    gone = await bench.person("Brasidas")
    asked = await bench.say("Brasidas", "forget")
    await bench.press("Brasidas", control(asked, "button-forget-yes"))
    assert names(await ask("top", "Chilon")) == ["1. Chilon"]
    assert (await bench.store.ratings_of((await bench.person("Chilon")).id)) == {
        "lemery-compact": before
    }
    assert (await bench.store.account(gone.id)).name == ""


@pytest.mark.usefixtures("league")
async def test_a_season_has_those_who_played_in_it_with_their_ratings_at_its_end(bench, rated, ask):
    bench.pass_days(92)  # NOW is in the season before
    assert codes(await ask("top season")) == ["top", "top-season", "top-none"]
    assert names(await ask("top last season")) == ["1. Alkaios", "2. Brasidas", "3. Chilon"]
    for _ in range(3 * GAMES):
        await rated("Chilon", "Alkaios")
    assert names(await ask("top season"))[0] == names(await ask("top"))[0] == "1. Chilon"
    assert names(await ask("top last")) == ["1. Alkaios", "2. Brasidas", "3. Chilon"]


@pytest.mark.usefixtures("league")
async def test_buttons_lead_to_other_tables(rated, ask):
    await rated("Alkaios", "Brasidas", "poleis")
    shown = await ask("top lemery-compact")
    assert labels(shown) == [
        "top-span-season",
        "top-span-last",
        "top-scope-everywhere",
        "top-games",
    ]
    asked = await ask(control(shown, "top-games"))
    assert labels(asked) == ["game-lemery-compact", "game-poleis"]
    poleis = await ask(control(asked, "game-poleis"))
    assert "Poleis" in told(poleis.lines)[0]
    assert [menu.chosen for menu in poleis.menus] == [read_control("top::0:poleis=here=all")]


async def test_what_nobody_wrote_is_forged(ask):
    for choice in ("chess=here=all", "poleis=there=all", "poleis=here", "poleis=here=ever", "="):
        assert codes(await ask(f"top::0:{choice}")) == ["refused-forged"], choice
