"""The rulebook over the socket: pages with their pictures, each turned from the last."""


def control(answer, label):
    return next(each["id"] for each in answer["choices"] if each["label"] == label)


async def test_a_page_comes_with_its_picture_and_the_ways_on(visit):
    browser, socket = await visit.person("Dion")
    menu = await socket.hear("rules")
    assert menu["page"] is True
    page = await socket.press(control(menu, "Kubeia (Andreas Vogt)"))
    assert page["lines"][0] == "Kubeia (Andreas Vogt) · At a glance"
    page = await socket.press(control(page, "Moving"))
    assert page["page"] is True
    assert "the move of Hermes" in page["lines"][1]
    first = page["figure"]
    assert "peltast" in first["alt"].lower()
    later = await socket.press(control(page, "Picture →"))
    assert later["figure"]["src"] != first["src"]
    async with browser.session.get(visit.url + first["src"]) as response:
        assert response.content_type == "image/png"


async def test_a_question_is_answered_with_its_sentence_first(visit):
    _, socket = await visit.person("Dion")
    page = await socket.hear("rules walker-petteia what if we both have one man")
    assert page["lines"][1] == "▸ If you both have only one, the player who has just moved wins."
    assert page["figure"] is not None
    also = await socket.press(page["choices"][0]["id"])
    assert also["lines"][1].startswith("▸ ")
    games = await socket.hear("rules corner")
    assert games["lines"][0] == "What the rules say:"
    for strange in ("rules <b>?</b>", "rules \u89d2", "rules " + "corner " * 500):
        assert (await socket.hear(strange))["lines"]


async def test_a_plain_question_needs_no_word_before_it(visit):
    _, socket = await visit.person("Dion")
    page = await socket.hear("can I pass?")
    assert page["page"] is True
    assert page["lines"][0] == "What the rules say:"
    command = await socket.hear("how do I resign")
    assert "resign" in " ".join(command["lines"])
    assert not any("Did you mean" in line for line in command["lines"])


async def test_other_answers_are_no_pages(visit):
    _, socket = await visit.person("Dion")
    assert (await socket.hear("help"))["page"] is False
