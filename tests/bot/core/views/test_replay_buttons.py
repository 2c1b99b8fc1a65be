"""The ways through a replay keep their places, whatever leads nowhere just now."""

from bot.core.matches.controls import Verb
from bot.core.views.buttons import besides, ways
from tests.bot.core.conftest import labels
from tests.bot.core.sample_matches import SHORT_GAME

THERE, BACK = ("a2-a3", "h7-h6"), ("a3-a2", "h6-h7")
LONG = (*THERE, *BACK, *THERE, "b2-b3", "g7-g6", *BACK, "b3-b2", "g6-g7")
STEPS = [f"button-replay-{way}" for way in ("first", "previous", "next", "last")]
LEAPS = [f"button-replay-{way}" for way in ("minus", "plus")]


async def moment(bench, actions, number):
    match = await bench.begin()
    await bench.play(match, *actions)
    return (await bench.say("Alkaios", f"replay match={match} move={number}")).view


def leads(view):
    """Where each place leads, row by row; None if it leads nowhere."""
    return [
        [int(way.choice.control.choice) if way.choice else None for way in row]
        for row in ways(view)
    ]


async def test_a_way_that_leads_nowhere_leaves_a_gap(bench):
    view = await moment(bench, SHORT_GAME, 0)
    assert leads(view) == [[None, None, 1, 5]]
    assert [[way.label.code for way in row] for row in ways(view)] == [STEPS]
    last = await moment(bench, SHORT_GAME, 5)
    assert leads(last) == [[0, 4, None, None]]


async def test_two_ways_may_lead_to_one_moment(bench):
    assert leads(await moment(bench, SHORT_GAME, 1)) == [[0, 0, 2, 5]]


async def test_leaps_stand_throughout_a_match_that_is_long_enough(bench):
    view = await moment(bench, LONG, 5)
    assert leads(view) == [[0, 4, 6, 12], [None, None]]
    assert [way.label.code for way in ways(view)[1]] == LEAPS
    assert leads(await moment(bench, LONG, 12))[1] == [2, None]
    assert leads(await moment(bench, LONG, 2))[1] == [None, 12]


async def test_the_other_choices_stand_besides(bench):
    view = await moment(bench, SHORT_GAME, 3)
    verbs = [choice.control.verb for choice in besides(view)]
    assert verbs == [Verb.WORDS, Verb.ANIMATION, Verb.STILL, Verb.BOARD]


async def test_a_board_as_it_stands_has_no_ways(bench):
    await bench.begin()
    view = await bench.seen("Alkaios")
    assert ways(view) == ()
    assert [choice.label.code for choice in besides(view)] == labels(view)
