"""Set-ups in the web chat."""

import json

from tests.bot.frontends.web.test_premoves import labelled, pressed
from tests.bot.frontends.web.test_rulesets import begin


async def test_sixteen_men_are_set_up_in_four_presses(visit):
    first, second = await begin(visit, "lemery-latrunculi")
    post = (await first.hear("board"))["post"]
    for label in ("Set up all", "Fill the row", "Fill the row"):
        answer = await first.press(labelled(post, label))
        post = answer["post"]
        assert answer["step"] is True
    assert post["notes"][1] == "Squares chosen: 16 of 16."
    cleared = (await first.press(pressed(post, "a1")))["post"]
    assert cleared["notes"][1] == "Squares chosen: 15 of 16."
    kept = await first.press(labelled(post, "Done"))
    assert kept["lines"] == ["Done. Your next 15 men are placed for you, one each turn."]
    assert kept["step"] is False
    moved = await second.hear("e8")
    assert moved["lines"] == [
        "You placed a man on e8.",
        "Your opponent answered right away: b1.",
        "It is your turn again.",
    ]
    theirs = json.dumps([await second.hear("board"), await second.hear("replay")])
    assert "next on" not in theirs


async def test_a_set_up_is_drawn_on_by_the_button_of_the_next_turn_and_its_code(visit):
    first, second = await begin(visit, "lemery-latrunculi")
    waiting = (await second.hear("board"))["post"]
    assert waiting["drawn"] == ""
    drawing = (await second.press(labelled(waiting, "Set up all")))["post"]
    drawing = (await second.press(labelled(drawing, "Fill the row")))["post"]
    await first.hear("a1")
    turn = (await second.hear("board"))["post"]
    (button,) = (each["id"] for each in turn["choices"] if each["verb"] == "setup")
    answer = await second.press(button + drawing["drawn"])
    assert answer["post"]["notes"][1] == drawing["notes"][1]
    assert answer["step"] is True
