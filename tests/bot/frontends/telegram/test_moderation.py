"""Reports in a group: read and decided in private by its administrators."""

import pytest

from bot.core.matches.model import Identity


@pytest.fixture
async def three(bench, pair, agora):
    """A match in the group, and an administrator; all have private chats with the bot."""
    manager = bench.person("Solon")
    agora.managers.add(manager.id)
    await bench.welcome(*pair, manager)
    await bench.match(agora, *pair)
    return *pair, manager


async def test_an_administrator_decides_in_private_and_is_asked_for_at_each_press(
    bench, three, agora
):
    one, two, manager = three
    await bench.say(manager, "/group reports=here", agora)
    await bench.say(one, "/say <b>rude</b> @everybody")
    await bench.say(two, "/report")
    announced = agora.last
    assert announced.text.startswith("One report is waiting.")
    assert not announced.rings
    before = len(agora.heard)
    await bench.say(manager, "/reports", agora)
    assert len(agora.heard) == before
    listed = manager.chat.last
    assert "Alkaios\u2069 said: <b>rude" in listed.text
    assert listed.mentions == []
    page = await bench.press(manager, listed, "Report 1") and manager.chat.last
    agora.managers.remove(manager.id)
    await bench.press(manager, page, "Mute for a week")
    assert (await bench.store.case(1)).verdict is None
    agora.managers.add(manager.id)
    await bench.press(manager, page, "Mute for a week")
    assert (await bench.store.case(1)).verdict == "mute"
    await bench.press(manager, manager.chat.last, "All reports")
    assert manager.chat.last.text == "No reports are waiting."
    assert "administrators of the Telegram group" in one.chat.last.text
    assert "Brasidas" not in one.chat.last.text
    await bench.say(one, "/say again")
    assert "You cannot send messages here until" in one.chat.last.text
    await bench.say(one, "/appeal <i>sorry</i> @everybody")
    assert "Those who made the decision will read your appeal" in one.chat.last.text
    await bench.say(manager, "/reports 1")
    assert "Appeal by the reported person: <i>sorry" in manager.chat.last.text
    assert not bench.api.wrongs


async def test_others_see_nothing(bench, three, agora):
    one, two, _ = three
    await bench.say(one, "/say rude")
    await bench.say(two, "/report")
    for person in (one, two):
        await bench.say(person, "/reports", agora)
        assert "rude" not in person.chat.last.text.partition("Use this command")[2]
        assert "Use this command in a server or group that you manage" in agora.last.text


async def test_an_answer_in_the_group_is_not_read_there(bench, three, agora):
    one, two, _ = three
    await bench.say(one, "/say rude")
    await bench.say(two, "/report")
    bench.service.operators = (Identity("telegram", str(two.id)),)
    await bench.say(two, "/reports 1-warn")
    assert "This is a warning" in one.chat.last.text
    await bench.say(one, "/appeal it was a joke", agora)
    assert (await bench.store.case(1)).appeal == ""
