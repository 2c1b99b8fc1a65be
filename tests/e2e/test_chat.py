"""What a chat is like in which people meet, read, are answered and have several tabs."""

import pytest
from playwright.async_api import expect

from tests.e2e.devices import DESKTOP, PHONE
from tests.e2e.player import sentence

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]


IS_ON_TOP = """(node) => {
    const box = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""

SILENCE = 8_000  # milliseconds within which a dead line is noticed


async def test_three_people_meet_and_two_of_them_play(visitor):
    dion, berenike = await visitor(DESKTOP, "Dion"), await visitor(PHONE, "Berenike")
    eve = await visitor(DESKTOP)
    await the_form_says_what_is_wrong_with_a_name(eve, dion)
    await an_open_challenge_leaves_the_chats_of_others_when_it_is_taken(dion, berenike, eve)
    await what_cannot_be_done_is_answered_and_changes_nothing(dion, berenike)
    await what_a_card_is_asked_is_answered_beneath_it(dion)
    await who_reads_further_up_is_called_and_not_dragged_down(dion, berenike)
    await a_page_that_is_loaded_again_shows_the_match_as_it_is(dion, berenike)
    await what_is_done_in_one_tab_shows_in_the_other(dion)


async def the_form_says_what_is_wrong_with_a_name(eve, dion):
    await eve.shoot("desktop-name")
    name = eve.page.get_by_label(sentence("web-name-label"))
    complaint = eve.page.locator("#name-error")
    await name.press("Enter")
    await expect(complaint).to_have_text(sentence("web-name-missing"))
    await name.fill(dion.name.lower())
    await name.press("Enter")
    await expect(complaint).to_have_text(sentence("refused-name-in-use"))
    await expect(name).to_have_attribute("aria-invalid", "true")
    await expect(name).to_be_focused()
    await eve.shoot("desktop-name-in-use")
    await eve.enter(f"<i>{dion.name}</i>")
    await expect(eve.page.locator("#me")).to_have_text(eve.name)


async def an_open_challenge_leaves_the_chats_of_others_when_it_is_taken(dion, berenike, eve):
    await dion.say("challenge ruleset=lemery-compact side=first")
    await eve.sees_in_lobby(dion)
    await eve.shoot("desktop-open-challenge")
    await expect(eve.page.get_by_role("article")).to_have_count(0)
    await (await berenike.sees_in_lobby(dion)).first.tap()
    await berenike.sees_headline("turn-theirs", name=dion)
    await dion.sees_headline("turn-yours", name=berenike)
    await expect(eve.page.locator(".lobby li").filter(has_text=dion.name)).to_have_count(0)


async def what_cannot_be_done_is_answered_and_changes_nothing(dion, berenike):
    await dion.say("movee a2-a3")
    await expect(dion.page.locator(".bubble").last).to_have_class("bubble bot refused")
    for player, words in ((dion, "move a2-b3"), (berenike, "move a7-a6")):
        await player.say(words)
        await expect(player.post.locator(".reply")).to_be_in_viewport()
        await expect(player.page.get_by_role("alert")).not_to_have_text("")
    await dion.sees_headline("turn-yours", name=berenike)


async def what_a_card_is_asked_is_answered_beneath_it(dion):
    await dion.say("help")
    await expect(dion.page.locator(".bubble").last).to_have_class("bubble bot")
    # What is said to help has a button of that name too.
    await dion.post.get_by_role("button", name=sentence("button-rules"), exact=True).click()
    beneath = dion.page.locator(".post + .bubble.bot")
    await expect(beneath).to_be_in_viewport()
    await expect(beneath).to_contain_text(sentence("ruleset-lemery-compact"))


async def who_reads_further_up_is_called_and_not_dragged_down(dion, berenike):
    answers = berenike.page.locator(".bubble.mine + .bubble.bot:not(.refused)")
    for count in (1, 2, 3):
        await berenike.say("help")
        await expect(answers).to_have_count(count)
    greeting = berenike.page.locator(".greeting")
    await berenike.scroll_to(greeting)
    await dion.say("move g2-g6")
    call = berenike.button("turn-yours", name=dion)
    await expect(call).to_be_in_viewport()
    await expect(greeting).to_be_in_viewport()
    spoken = berenike.page.locator("#polite")
    await expect(spoken).to_have_text(sentence("turn-yours", name=dion))
    await berenike.shoot("phone-called")
    await call.tap()
    await expect(berenike.post.locator(".stage")).to_be_in_viewport(ratio=1)
    await expect(call).to_be_hidden()


async def a_page_that_is_loaded_again_shows_the_match_as_it_is(dion, berenike):
    await dion.page.reload()
    await dion.sees_note("note-last", side=dion, action="g2-g6")
    await expect(dion.post.get_by_role("img")).to_have_js_property("complete", value=True)
    other = await dion.another_tab()
    await other.sees_headline("turn-theirs", name=berenike)
    await berenike.say("move a7-a5")
    for tab in (dion, other):
        await tab.sees_note("note-last", side=berenike, action="a7-a5")
    await other.page.close()


async def what_is_done_in_one_tab_shows_in_the_other(dion):
    await dion.square("h2").click()
    await expect(dion.square("h4")).to_be_visible()
    other = await dion.another_tab()
    await other.say("move b2-b3")
    await dion.sees_note("note-last", side=dion, action="b2-b3")
    await expect(dion.square("h4")).to_have_count(0)


async def test_what_could_not_be_sent_is_seen_to_be_unsent(visitor):
    dion = await visitor(PHONE, "Dion")
    offline = False

    async def line(browsers):
        if offline:
            await browsers.close()
        else:
            browsers.connect_to_server()
        lines.append(browsers)

    lines = []
    await dion.page.route_web_socket("**/chat?*", line)
    await dion.page.reload()
    await dion.sees_connection()
    await expect(dion.words).to_be_visible()
    offline = True
    await lines[0].close()
    await dion.sees_connection("web-reconnecting")
    await dion.words.fill("help")
    await dion.words.press("Enter")
    warning = dion.page.get_by_role("alert").filter(has_text=sentence("web-unsent"))
    await expect(warning).to_be_in_viewport(ratio=1)
    box = await warning.bounding_box()
    assert min(box["width"], box["height"]) >= 24
    assert await warning.evaluate(IS_ON_TOP)
    await dion.shoot("phone-unsent")
    await expect(dion.words).to_have_value("help")
    await expect(dion.page.locator(".bubble.mine")).to_have_count(0)
    offline = False
    await dion.sees_connection()
    await dion.words.press("Enter")
    await expect(dion.page.locator(".bubble.mine")).to_have_count(1)


async def test_what_is_said_on_a_card_reaches_the_opponent(match):
    dion, berenike = match
    box = dion.page.get_by_label(sentence("web-say-label"))
    await box.fill("Good luck! <b>x</b>")
    await box.press("Enter")
    await expect(box).to_have_value("")
    messages = berenike.page.locator(".messages li")
    said = sentence("chat-message", name=dion, text="Good luck! <b>x</b>")
    await expect(messages).to_have_text([said])
    await berenike.page.reload()
    await expect(messages).to_have_count(1)
    await berenike.more()
    await berenike.button("button-mute").tap()
    await expect(berenike.button("button-unmute")).to_be_visible()


async def test_a_line_that_goes_dead_is_told_and_what_was_pressed_is_not_played_later(match):
    dion, berenike = match
    await dion.page.context.set_offline(True)
    await expect(dion.page.locator("#connection")).to_have_text(
        sentence("web-offline"), timeout=SILENCE
    )
    await dion.square("g2").click()
    await expect(dion.page.get_by_role("alert")).to_have_text(sentence("web-unsent"))
    await dion.page.context.set_offline(False)
    await dion.sees_connection()
    await berenike.say("help")  # what was pressed before would have come by now
    await berenike.sees_headline("turn-theirs", name=dion)
    await dion.tap("g2-g6")
    await berenike.sees_headline("turn-yours", name=dion)


async def test_silence_is_noticed_and_what_was_sent_then_is_said_to_be_unanswered(visitor):
    dion = await visitor(PHONE, "Dion")
    is_heard = True

    async def line(browsers):
        server = browsers.connect_to_server()
        browsers.on_message(lambda data: is_heard and server.send(data))

    await dion.page.route_web_socket("**/chat?*", line)
    await dion.page.clock.install()
    await dion.page.reload()
    await dion.sees_connection()
    await expect(dion.words).to_be_visible()
    is_heard = False
    await dion.say("help")
    await dion.page.clock.run_for(SILENCE)
    await expect(dion.page.locator(".bubble").last).to_contain_text(sentence("web-unanswered"))
