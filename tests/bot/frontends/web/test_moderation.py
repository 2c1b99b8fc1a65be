"""Reports on the web: the operator decides there with a linked account."""

import pytest

from bot.core.matches.errors import TryLater
from bot.core.matches.messages import line
from bot.core.matches.model import Identity


async def test_a_report_of_a_private_match_goes_to_the_operator_and_the_person_answers(visit):
    browser, one = await visit.person("Dion")
    _, two = await visit.person("Berenike")
    _, operator = await visit.person("Solon")
    account = await visit.store.account_by_handle("solon")
    [session] = await visit.store.identities_of(account.id)
    visit.service.operators = (Identity(session.platform, session.key),)
    made = await one.hear("challenge Berenike lemery-compact")
    match = made["post"]["match"]
    await two.hear(f"accept {match}")
    await one.hear("say <b>rude</b> @everyone")
    assert (await two.hear("report"))["refused"] is False
    told = await operator.frame("answer")
    assert told["lines"] == ["One report is waiting. Moderators, type “reports” to see it."]
    page = await operator.hear("reports 1")
    assert "<b>rude</b> @everyone" in page["lines"][0]
    [mute] = [each["id"] for each in page["choices"] if each["label"] == "Mute for a week"]
    await browser.session.close()  # nobody is there to be told
    await operator.press(mute)
    who = await visit.store.account_by_handle("dion")
    with pytest.raises(TryLater):
        await visit.chat.deliver_lines(who.id, (line("decision-warn"),))
    assert (await visit.store.case(1)).verdict == "mute"


async def test_the_person_reads_the_decision_in_every_tab_and_answers_once(visit):
    browser, one = await visit.person("Dion")
    tab = await browser.socket()
    await tab.frame("hello")
    who = await visit.store.account_by_handle("dion")
    await visit.chat.deliver_lines(who.id, (line("decision-warn"),))
    for socket in (one, tab):
        frame = await socket.frame("answer")
        assert (frame["n"], frame["refused"]) == (None, False)
        assert frame["lines"] == ["This is a warning. Please keep to the terms."]
