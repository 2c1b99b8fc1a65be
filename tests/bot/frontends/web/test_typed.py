"""What people type in the web chat: bare moves, and the texts of the table."""

from bot.core.handlers.dispatcher import Dispatcher
from bot.core.matches.messages import line
from bot.core.typed.questions import question_in
from bot.core.typed.words import read_request
from bot.core.views.views import Answer
from tests.bot.core.typed.test_typed import CASES, in_order, result
from tests.bot.frontends.web.unhurried import UNHURRIED


async def test_a_move_is_typed_bare_and_explained_where_it_is_illegal(visit):
    _, first = await visit.person("Dion")
    _, second = await visit.person("Berenike")
    made = await first.hear("challenge Berenike compact side=first")
    await second.hear("accept")
    here = made["post"]["match"]
    wrong = await first.hear("a2-b3", here=here)
    assert wrong["refused"]
    assert "is not legal" in wrong["lines"][0]
    assert [choice["label"] for choice in wrong["choices"]] == ["Why?"]
    slip = await first.hear("mvoe a2-a3", here=here)
    assert "Did you mean" in slip["lines"][0]
    assert not (await first.press(slip["choices"][0]["id"]))["refused"]
    assert not (await second.hear("a7 a6", here=here))["refused"]


async def test_each_text_of_the_table_is_handed_on_as_it_says(visiting, monkeypatch):
    heard = []

    async def do(_self, _who, request, _context=None, **_others):
        heard.append(request)
        return Answer(lines=(line("found-three"),))  # if a rulebook is not sure

    monkeypatch.setattr(Dispatcher, "do", do)
    wrong = {}
    async with visiting(limits=UNHURRIED) as visit:
        _, socket = await visit.person("Dion")
        for _, text, expected in CASES:
            heard.clear()
            answer = await socket.hear(text)
            read = "?" if answer["refused"] else result(heard[-1])
            # A question leads to the rulebook, whatever else it could be read as.
            asked = question_in(text, read_request(text, bare=True))
            meant = result(asked) if asked else expected[0] if answer["refused"] else expected
            if in_order(read) != in_order(meant):
                wrong[text] = (read, meant)
    assert wrong == {}


async def test_a_row_that_is_added_is_completed_and_answered(toast, visit):
    _, socket = await visit.person("Dion")
    found = await socket.ask("complete", "completions", text="toa")
    assert [(each["text"], each["label"]) for each in found["items"]] == [("toast ", toast)]
    assert (await socket.hear("toast to Ares"))["lines"] == ["to Ares"]
