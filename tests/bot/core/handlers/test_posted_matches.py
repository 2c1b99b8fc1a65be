"""Answers about a match that a message in sight shows already: words, and no view."""

import pytest

from bot.core.matches.context import RequestContext
from bot.core.matches.controls import read_control
from bot.core.views import queries
from tests.bot.core.conftest import codes, control, labels
from tests.bot.core.sample_matches import LOBBY


@pytest.fixture
def composed(monkeypatch):
    """The matches of which a view was built."""
    built, match_view = [], queries.match_view

    def noted(match, viewer):
        built.append(match.id)
        return match_view(match, viewer)

    monkeypatch.setattr(queries, "match_view", noted)
    return built


def near(*matches):
    """A place in which these matches, or all, have a message."""

    async def is_posted(match):
        return not matches or match in matches

    return RequestContext(None, LOBBY, is_posted=is_posted)


async def pressed(bench, name, text, here):
    return await bench.dispatcher.press(await bench.person(name), read_control(text), here)


async def test_a_move_is_answered_in_words_and_no_view_is_built(bench, composed):
    match = await bench.begin()
    composed.clear()
    answer = await pressed(bench, "Alkaios", f"play:{match}:0:0", near(match))
    assert codes(answer) == ["done-played"]
    assert (answer.view, answer.refused) == (None, False)
    assert composed == []


async def test_a_move_that_did_not_capture_comes_with_the_question_why(bench):
    match = await bench.begin()
    answer = await bench.dispatcher.hear(await bench.person("Alkaios"), "move a2-a6", near(match))
    assert (codes(answer), labels(answer)) == (["done-played"], ["button-uncaught"])


async def test_a_match_that_is_not_in_sight_is_shown(bench, composed):
    match = await bench.begin()
    composed.clear()
    answer = await pressed(bench, "Alkaios", f"play:{match}:0:0", near("other1"))
    assert (answer.view.match, answer.view.turn) == (match, 1)
    assert composed == [match]


async def test_a_refusal_shows_the_match_in_sight_too(bench):
    match = await bench.begin()
    answer = await pressed(bench, "Brasidas", f"play:{match}:0:0", near(match))
    assert answer.refused
    assert answer.view.match == match


async def test_a_challenge_is_answered_with_all_that_can_be_done_with_it(bench):
    await bench.person("Brasidas")
    who = await bench.person("Alkaios")
    words = "challenge Brasidas lemery-compact"
    brief = await bench.dispatcher.hear(who, words, near())
    full = await bench.dispatcher.hear(who, words, RequestContext(None, LOBBY))
    assert brief.view is None
    assert codes(brief) == codes(full)
    assert labels(brief) == labels(full.view)
    assert labels(brief) == ["button-terms", "button-withdraw", "button-details"]
    taken_back = await pressed(bench, "Alkaios", control(brief, "button-withdraw"), near())
    assert (codes(taken_back), labels(taken_back)) == (["done-withdrawn"], [])
