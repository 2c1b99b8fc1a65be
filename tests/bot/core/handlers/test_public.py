"""Letting others watch a match, as its players ask for it and agree, over a real store."""

import pytest

from bot.core.matches.agreements import MadePublic, PublicAsked
from bot.core.matches.context import RequestContext
from bot.core.matches.model import Place
from bot.core.matches.results import is_public
from bot.core.service.audit import problem_of
from tests.bot.core.computer_bench import Table
from tests.bot.core.conftest import codes, control, labels, told
from tests.bot.core.sample_matches import SHORT_GAME

AGORA = Place("discord", "c1")


async def say(bench, name, text):
    return await bench.dispatcher.hear(await bench.person(name), text)


async def begin(bench):
    """A match in play between two people in their own chats; returns its id."""
    await bench.person("Brasidas")
    made = await say(bench, "Alkaios", "challenge Brasidas lemery-compact first clock=none")
    await say(bench, "Brasidas", f"accept {made.view.match}")
    return made.view.match


async def press(bench, name, label):
    return await bench.press(name, control(await bench.seen(name), label))


async def is_watched(bench, match):
    assert await problem_of(bench.store, match) is None
    return is_public(await bench.store.match(match))


async def test_both_agree_by_buttons(bench):
    match = await begin(bench)
    assert codes(await press(bench, "Alkaios", "button-public")) == ["done-public-asked"]
    assert "button-public" not in labels(await bench.seen("Alkaios"))
    assert not await is_watched(bench, match)
    asked = "\u2068Alkaios\u2069 asks to let anyone with the link watch this match."
    assert asked in told((await bench.seen("Brasidas")).notes)
    await bench.play(match, "a2-a3", "a7-a6")  # the request is still open
    assert codes(await press(bench, "Brasidas", "button-public-yes")) == ["done-made-public"]
    assert await is_watched(bench, match)
    for name in ("Alkaios", "Brasidas"):
        view = await bench.seen(name)
        assert "Anyone with the link can watch this match." in told(view.notes)
        assert not {"button-public", "button-public-yes"} & set(labels(view))
    found = [each for each in await bench.store.log(match) if isinstance(each, MadePublic)]
    assert found == [MadePublic(PublicAsked(found[0].side).side)]


async def test_both_agree_by_words_and_an_outsider_cannot(bench):
    match = await begin(bench)
    assert codes(await say(bench, "Brasidas", "public")) == ["done-public-asked"]
    assert codes(await say(bench, "Brasidas", "public")) == ["refused-public-stands"]
    assert codes(await say(bench, "Alkaios", "decline")) == ["done-public-declined"]
    assert codes(await say(bench, "Chares", f"public match={match}")) != ["done-public-asked"]
    assert codes(await say(bench, "Alkaios", "make public")) == ["done-public-asked"]
    assert not await is_watched(bench, match)
    assert codes(await say(bench, "Brasidas", "public")) == ["done-made-public"]
    assert codes(await say(bench, "Brasidas", "public")) == ["refused-public-already"]
    assert await is_watched(bench, match)


async def test_a_match_that_is_over_can_be_opened(bench):
    match = await begin(bench)
    await say(bench, "Alkaios", "public")
    await bench.play(match, *SHORT_GAME)
    assert not await is_watched(bench, match)
    assert "button-public" in labels(await bench.seen("Alkaios"))
    assert codes(await say(bench, "Alkaios", f"public match={match}")) == ["done-public-asked"]
    assert labels(await bench.seen("Brasidas"))[:2] == ["button-public-yes", "button-public-no"]
    ended = await bench.store.results_of((await bench.store.match(match)).challenger)
    assert codes(await press(bench, "Brasidas", "button-public-yes")) == ["done-made-public"]
    assert await is_watched(bench, match)
    after = await bench.store.results_of((await bench.store.match(match)).challenger)
    assert [each.score for each in after] == [each.score for each in ended]
    assert [each.is_public for each in after] == [True]


async def test_a_match_at_a_place_is_public_without_a_word(bench):
    await bench.person("Brasidas")
    at = RequestContext(place=AGORA, stay=AGORA)
    made = await bench.dispatcher.hear(await bench.person("Alkaios"), "challenge Brasidas", at)
    await bench.dispatcher.hear(await bench.person("Brasidas"), f"accept {made.view.match}", at)
    said = await say(bench, "Alkaios", f"public match={made.view.match}")
    assert codes(said) == ["refused-public-already"]


@pytest.mark.parametrize("is_over", [False, True])
async def test_against_the_computer_one_wish_is_enough(bench, is_over):
    Table(bench)
    match = (await say(bench, "Alkaios", "challenge computer 1")).view.match
    if is_over:
        asked = await say(bench, "Alkaios", "resign")
        await bench.press("Alkaios", control(asked.view, "button-resign-yes"))
    said = await say(bench, "Alkaios", f"public match={match}")
    assert codes(said) == ["done-made-public"]
    assert await is_watched(bench, match)
