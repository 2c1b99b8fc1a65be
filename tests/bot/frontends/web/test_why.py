"""“Why?” over the socket: a refused move with its button, and the answer with its picture."""

from tests.bot.frontends.web.test_interactions import begin


def control(answer, label):
    return next(each["id"] for each in answer["choices"] if each["label"] == label)


def labels(answer):
    return [each["label"] for each in answer["choices"]]


async def test_a_refused_move_comes_with_the_button_and_the_post(visit):
    first, _, _ = await begin(visit)
    refused = await first.hear("move a2-b3")
    assert refused["refused"]
    assert refused["post"]["yours"]
    assert labels(refused) == ["Why?"]
    told = await first.press(control(refused, "Why?"))
    assert told["lines"][1] == "The piece on a2 can go to a3, a4, a5, a6."
    assert "In the way: b3." in told["figure"]["alt"]
    assert labels(told) == ["Move", "Rules: Moving", "More about this", "Back"]
    assert (told["refused"], told["step"], told["page"]) == (False, False, False)
    picking = await first.press(control(told, "Move"))
    assert picking["step"]
    page = await first.press(control(told, "More about this"))
    assert (page["page"], page["lines"][0]) == (True, "That is not a straight line")


async def test_the_word_answers_both_sides_and_gives_hints_to_one(visit):
    first, second, _ = await begin(visit)
    legal = await first.hear("why a2-a5")
    assert legal["lines"] == ["a2-a5 is legal.", "The move would capture nothing."]
    early = await second.hear("why a2-a5")
    assert (
        early["lines"][0]
        == "It is \u2068Dion\u2069\u2019s turn. On \u2068Berenike\u2069\u2019s turn:"
    )
    assert "Play" not in labels(early)
    played = await first.press(control(legal, "Play"))
    assert played["lines"][0] == "You played a2-a5."


async def test_an_old_button_shows_the_current_board(visit):
    first, _, _ = await begin(visit)
    refused = await first.hear("move a2-b3")
    await first.hear("move a2-a5")
    late = await first.press(control(refused, "Why?"))
    assert late["refused"]
    assert late["post"]["turn"] == 1


async def test_whatever_is_typed_gets_a_sentence(visit):
    first, _, _ = await begin(visit)
    for typed in ("<script>alert(1)</script>", "x" * 4000, "\u202ea2", "", "Ω9-Ω9"):
        answer = await first.hear(f"why {typed}")
        assert answer["lines"]
