"""Planning ahead in the web chat, on a phone, by taps on the board."""

import pytest
from playwright.async_api import expect

pytestmark = pytest.mark.chromium

PAIR = "if g2-g6 then h7-h5"


async def test_an_answer_is_planned_on_the_board_and_comes_true(match):
    dion, berenike = match
    await berenike.button("button-plan").tap()
    await berenike.sees_note("plan-pick-theirs")
    await berenike.shoot("phone-plan-begun")
    await berenike.square("g2").tap()
    await berenike.square("g6").tap()
    await berenike.sees_note("plan-pick-yours")
    await berenike.shoot("phone-plan-answer")
    await berenike.square("h7").tap()
    await berenike.square("h5").tap()
    await berenike.sees_note("plan-preview")
    await expect(berenike.post.locator(".notes")).to_contain_text(PAIR)
    await berenike.shoot("phone-plan-preview")
    await berenike.button("button-plan-yes").tap()
    await berenike.sees_note("note-plan", plan=PAIR)
    await berenike.shoot("phone-plan-kept")
    calls = len(berenike.calls)
    await expect(dion.page.get_by_text("h7-h5")).to_have_count(0)

    await dion.tap("g2-g6")
    await dion.play()
    await dion.sees_headline("turn-yours", name="Berenike")
    await dion.sees_note("note-last", side="Blue", action="h7-h5")
    await dion.shoot("desktop-plan-answered")
    await berenike.sees_note("note-plan-true", theirs="g2-g6", yours="h7-h5")
    await berenike.shoot("phone-plan-true")
    assert len(berenike.calls) == calls

    await berenike.say("plan h2-h4 a7-a6")
    await expect(berenike.page.get_by_text("if h2-h4 then a7-a6").first).to_be_visible()
    await berenike.shoot("phone-plan-typed")
    await berenike.say("plan")
    await berenike.shoot("phone-plan-listed")
