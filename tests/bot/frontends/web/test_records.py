"""Records in the web chat: a match's as a text to unfold, a pasted one as a picture."""

from pathlib import Path

from bot.core.typed.words import RECORD_LIMIT
from engine.record import read_record
from tests.bot.frontends.web.test_interactions import begin

KUBEIA = Path(__file__).parents[3] / "engine" / "records" / "figures" / "kubeia.txt"


async def test_the_record_of_a_match_comes_as_a_document(visit):
    first, second, post = await begin(visit)
    await first.hear("move a2-a5")
    answer = await second.hear("record")
    assert answer["document"]["name"] == f"petteia-{post['match']}.txt"
    assert answer["figure"] is None
    transcript = read_record(answer["document"]["text"])
    assert transcript.tags.items() >= {"First": "Dion", "Second": "Berenike"}.items()


async def test_a_pasted_record_is_shown_as_its_last_position(visit):
    browser, socket = await visit.person("Dion")
    answer = await socket.hear(f"record {KUBEIA.read_text(encoding='utf-8')}")
    assert answer["refused"] is False
    assert answer["document"] is None
    figure = answer["figure"]
    assert "Hoplites" in figure["alt"]
    assert figure["width"] > figure["height"]
    async with browser.session.get(visit.url + figure["src"]) as response:
        assert response.content_type == "image/png"


async def test_the_longest_record_goes_into_a_frame(visit):
    _, socket = await visit.person("Dion")
    text = KUBEIA.read_text(encoding="utf-8")
    padded = text + "\n" + "Ω" * (RECORD_LIMIT - len(text) - 1)
    answer = await socket.hear(f"record {padded}")
    assert "record cannot be read" in answer["lines"][0]
    longer = await socket.hear(f"record {padded}Ω")
    assert "too long" in longer["lines"][0]
