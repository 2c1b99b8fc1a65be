"""Conditional moves in the web chat."""

import json

from tests.bot.frontends.web.test_interactions import begin


def pressed(post, square):
    return next(spot["id"] for spot in post["spots"] if spot["square"] == square)


def labelled(answer, label):
    buttons = (*answer["choices"], *(way for row in answer.get("ways", ()) for way in row))
    return next(button["id"] for button in buttons if button["label"] == label)


async def test_a_plan_is_picked_kept_and_comes_true_quietly(visit):
    first, second, post = await begin(visit)
    answer = await second.press(labelled(post, "Plan ahead"))
    for square in ("g2", "g6"):
        assert answer["step"] is True
        answer = await second.press(pressed(answer["post"], square))
    assert answer["post"]["notes"][1] == "if g2-g6 …"
    for square in ("c6", "c5"):
        answer = await second.press(pressed(answer["post"], square))
    assert answer["post"]["picture"]["alt"]
    kept = await second.press(labelled(answer["post"], "Keep this plan"))
    assert kept["lines"][0].startswith("Your plan is saved.")
    assert kept["step"] is False
    moved = await first.hear("move g2-g6")
    assert moved["lines"][1] == "Your opponent answered right away: c6-c5."
    assert moved["post"]["yours"] is True
    told = await second.frame("post")
    while not told["news"]:
        told = await second.frame("post")
    assert told["news"] == "Your plan was carried out: I played c6-c5 for you."
    assert told["call"] is False


async def test_the_typed_word_shows_the_board_as_it_would_stand(visit):
    first, second, _ = await begin(visit)
    answer = await second.hear("plan g2-g6 c6-c5")
    assert answer["lines"][1] == "if g2-g6 then c6-c5"
    assert answer["figure"]["src"]
    theirs = json.dumps([await first.hear("board"), await first.hear("replay")])
    assert "c6-c5" not in theirs
