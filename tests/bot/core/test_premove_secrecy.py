"""Nobody but who plans ever sees a plan, or that there is one."""

import json

from bot.core.matches.premoves import Planned
from bot.core.service.audit import problem_of
from tests.bot.core.conftest import codes, control


async def views_of(bench, match):
    """Everything that is shown of a match to anyone but the second player."""
    stranger = await bench.person("Chares")
    return repr(
        (
            await bench.dispatcher.views.shared(match),
            await bench.posts("Alkaios"),
            await bench.dispatcher.views.post(stranger, match),
            await bench.say("Alkaios", "games"),
            await bench.say("Alkaios", f"board match={match}"),
            await bench.say("Alkaios", f"record match={match}"),
            await bench.say("Alkaios", f"replay match={match}"),
            await bench.say("Chares", f"board match={match}"),
            await bench.say("Chares", f"replay match={match}"),
            await bench.press("Chares", f"plans:{match}:0:"),
            await bench.press("Alkaios", f"plans:{match}:0:"),
            await bench.press("Alkaios", f"more:{match}:0:"),
        )
    )


async def test_nobody_else_learns_of_a_plan(bench):
    match = await bench.begin()
    before = await views_of(bench, match)
    items = await bench.items()
    order = [view.match for view in await bench.posts("Alkaios")]
    planned = await bench.say("Brasidas", "plan a2-a5 c6-c5 h2-h5 c5-b5")
    assert not planned.refused
    await bench.say("Brasidas", "plan a2-a4 d7-d6")
    assert await views_of(bench, match) == before
    assert [view.match for view in await bench.posts("Alkaios")] == order
    new = [item for item in await bench.items() if item not in items]
    assert {item.notice.account for item in new} == {(await bench.person("Brasidas")).id}
    theirs = json.loads((await bench.say("Alkaios", "export")).content.text)
    assert [each["planned"] for each in theirs["matches"]] == [[]]
    assert "c6-c5" not in json.dumps(theirs)
    mine = json.loads((await bench.say("Brasidas", "export")).content.text)
    assert mine["matches"][0]["planned"] == [
        ["a2-a5", "c6-c5", "h2-h5", "c5-b5"],
        ["a2-a4", "d7-d6"],
    ]


async def test_planning_moves_no_match_up_the_opponents_list(bench):
    first = await bench.begin()
    bench.pass_days(1)
    second = await bench.begin()
    listed = [first, second]
    assert [view.match for view in await bench.posts("Alkaios")] == listed
    bench.pass_days(1)
    assert not (await bench.say("Brasidas", f"plan a2-a5 c6-c5 match={first}")).refused
    assert [view.match for view in await bench.posts("Alkaios")] == listed


async def test_whoever_is_forgotten_takes_their_plans_along(bench):
    match = await bench.begin()
    await bench.say("Brasidas", "plan a2-a5 c6-c5 h2-h5 c5-b5")
    await bench.say("Alkaios", "move a2-a5")
    await bench.say("Alkaios", "takeback")
    assert codes(await bench.say("Brasidas", "forget yes")) == ["done-forgotten"]
    log = await bench.store.log(match)
    assert [event.lines for event in log if isinstance(event, Planned)] == [()]
    assert await problem_of(bench.store, match) is None
    assert (await bench.store.match(match)).last.text == "c6-c5"


async def test_what_is_not_planned_is_announced_to_all_even_where_nothing_else_happened(bench):
    match = await bench.begin()
    resigned = await bench.say("Brasidas", f"resign match={match}")
    await bench.press("Brasidas", control(resigned.view, "button-resign-yes"))
    for item in await bench.items():
        await bench.store.acknowledge((item.id,))
    await bench.say("Brasidas", "forget yes")
    opponent = await bench.person("Alkaios")
    assert opponent.id in {item.notice.account for item in await bench.items()}
