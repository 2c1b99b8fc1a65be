"""Why nothing was captured, in the web chat."""

from tests.bot.frontends.web.test_interactions import begin
from tests.bot.frontends.web.test_premoves import labelled

ASK = "Why no capture?"


def labels(shown):
    return [choice["label"] for choice in shown["choices"]]


async def test_it_is_asked_on_the_board_and_answered_with_a_picture(visit):
    first, second, _ = await begin(visit)
    moved = await first.hear("move d2-d6")
    assert ASK in labels(moved["post"])
    which = await first.press(labelled(moved["post"], ASK))
    assert labels(which) == ["Why not c6?", "Why not d7?", "Back"]
    answer = await first.press(labelled(which, "Why not d7?"))
    assert answer["lines"][0] == "Why d2-d6 did not capture d7:"
    assert answer["lines"][2].startswith("The rules say: “Only a single piece can be trapped")
    assert answer["figure"]["src"]
    assert answer["figure"]["alt"].startswith("One of its own men is on the other side, on d8, so")
    page = await first.press(labelled(answer, "Rules: Capturing"))
    assert page["page"] is True
    asked = (await second.hear("board"))["post"]
    assert ASK in labels(asked)
    old = labelled(asked, ASK)
    await second.hear("move h7-h5")
    stale = await second.press(old)
    assert stale["refused"] is True
    assert ASK not in labels(stale["post"])
