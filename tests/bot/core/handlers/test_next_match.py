"""After a move: the button that leads to another match that waits for the person."""

from bot.core.matches.context import RequestContext
from tests.bot.core.conftest import control, labels, say
from tests.bot.core.sample_matches import LOBBY

NEXT = "button-next-match"


async def moved(bench, match, name="Alkaios", here=None):
    who = await bench.person(name)
    context = here or RequestContext(None, LOBBY)
    return await bench.dispatcher.hear(who, f"move a2-a5 match={match}", context)


async def test_a_move_offers_the_next_match_that_waits(bench):
    first = await bench.begin()
    second = await bench.begin(second="Chloe")
    answer = await moved(bench, first)
    assert answer.view.match == first
    assert [say(each.label) for each in answer.choices] == ["Next match: \u2068Chloe\u2069"]
    opened = await bench.press("Alkaios", control(answer, NEXT))
    assert (opened.view.match, opened.view.yours) == (second, True)


async def test_the_match_with_the_least_time_left_is_next(bench):
    first = await bench.begin()
    await bench.begin(second="Chloe", clock="3d")
    await bench.begin(second="Dora", clock="1h")
    await bench.begin(second="Eve")
    answer = await moved(bench, first)
    assert [say(each.label) for each in answer.choices] == ["Next match: \u2068Dora\u2069"]


async def test_a_challenge_to_be_answered_is_next_too(bench):
    first = await bench.begin()
    await bench.say("Chloe", "challenge Alkaios lemery-compact")
    assert labels(await moved(bench, first)) == [NEXT]


async def test_nothing_is_offered_where_no_match_waits(bench):
    first = await bench.begin()
    second = await bench.begin(second="Chloe")
    assert labels(await moved(bench, second)) == [NEXT]
    assert labels(await moved(bench, first)) == []


async def test_nothing_is_offered_while_the_match_at_hand_waits(bench):
    await bench.begin()
    asked = await bench.say("Chloe", "challenge Alkaios lemery-compact second")
    taken = await bench.say("Alkaios", f"accept {asked.view.match}")
    assert (taken.view.yours, labels(taken)) == (True, [])


async def test_the_button_comes_with_words_where_a_message_shows_the_match(bench):
    first = await bench.begin()
    await bench.begin(second="Chloe")

    async def is_posted(_):
        return True

    answer = await moved(bench, first, here=RequestContext(None, LOBBY, is_posted=is_posted))
    assert answer.view is None
    assert labels(answer)[-1] == NEXT
