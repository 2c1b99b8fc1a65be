"""Settings of a group: chosen by its administrators, and kept to."""

from datetime import UTC, datetime

import pytest

from bot.core.matches.groups import DEFAULTS
from bot.core.matches.model import GroupKey
from tests.bot.frontends.telegram.floods import Refusal
from tests.bot.frontends.telegram.persons import group, upgraded


@pytest.fixture
def one(pair, agora):
    one, _ = pair
    agora.managers.add(one.id)
    return one


@pytest.fixture
def chosen(bench):
    async def chosen(chat):
        return await bench.store.group_settings(GroupKey("telegram", str(chat.number)))

    return chosen


async def test_administrators_choose_in_one_message(bench, one, agora, chosen):
    await bench.say(one, "/group", agora)
    page = agora.last
    assert page.labels() == [
        "Language: automatic",
        "Game: default",
        "Answers: in the group",
        "Daily puzzle: off",
        "Weekly digest: off",
        "Events: where created",
        "Reports: off",
    ]
    await bench.press(one, page, "Language: automatic")
    await bench.press(one, page, "Italiano")
    assert agora.heard[-1] is page
    assert "Language: Italiano" in page.labels()
    assert (await chosen(agora)).language == "it"


async def test_others_cannot_change_anything(bench, one, pair, agora, chosen):
    _, two = pair
    await bench.say(two, "/group language=it", agora)
    assert agora.last.text.startswith("Only people who manage this server or group")
    await bench.say(one, "/group", agora)
    answer = await bench.press(two, agora.last, "Answers: in the group")
    assert answer["show_alert"]
    assert await chosen(agora) == DEFAULTS


async def test_boards_are_in_the_language_of_the_group(bench, one, pair, agora):
    await bench.say(one, "/group language=it", agora)
    one, two = pair
    hello = await two.say("hello", agora)
    await bench.say(one, "/challenge lemery-compact first", agora, to=hello)
    await bench.press(two, agora.last, "Accetta")
    assert "Muovi" in agora.last.labels()


async def test_answers_in_words_go_to_the_private_chat(bench, one, pair, agora):
    await bench.welcome(*pair)
    await bench.say(one, "/group answers=private", agora)
    said = len(agora.heard)
    await bench.say(one, "/games", agora)
    assert len(agora.heard) == said
    assert one.chat.last.text.startswith("You have no match")
    await bench.match(agora, *pair)
    assert "Move" in agora.last.labels()


async def test_challenges_in_other_topics_are_led_to_the_right_one(bench, api, pair):
    one, _ = pair
    forum = group(api, "Forum", kind="supergroup", topics=(5, 6))
    forum.managers.add(one.id)
    message = {"message_thread_id": 5, "is_topic_message": True}
    await bench.say(one, "/group places=here", forum, topic=5, **message)
    await bench.say(one, "/challenge", forum, topic=6)
    assert forum.last.text.endswith(f" only in t.me/c/{-forum.number - 10**12}/5.")


@pytest.mark.old_server
async def test_the_puzzle_of_the_day_is_posted_for_everyone_until_it_is_turned_off(
    bench, one, agora
):
    await bench.say(one, "/group language=it", agora)
    await bench.say(one, "/group puzzle=here", agora)
    posted = agora.last
    assert posted.photo
    assert posted.text.startswith("Problema del giorno, 1 marzo")
    assert not posted.rings
    assert posted.labels() == ["Risolvi il problema"]
    await bench.welcome(one)
    await bench.press(one, posted, "Risolvi il problema")
    assert one.chat.last.text.startswith("Puzzle of")
    said = len(agora.heard)
    bench.pass_seconds(24 * 3600)
    await bench.told()
    assert agora.last.text.startswith("Problema del giorno, 2 marzo")
    await bench.say(one, "/group puzzle=off", agora)
    bench.pass_seconds(24 * 3600)
    await bench.told()
    assert len(agora.heard) == said + 2  # the second puzzle, and that there will be no more


async def test_a_week_is_told_of_silently_above_a_puzzle(bench, one, pair, agora):
    await bench.match(agora, *pair)
    await bench.welcome(pair[0])
    await bench.say(pair[0], "/resign")
    await bench.press(pair[0], pair[0].chat.last, "Yes, resign")
    await bench.say(one, "/event new ladder poleis name=Hoplites", agora)
    await bench.say(one, "/group digest=here", agora)
    posted = agora.last
    assert posted.photo
    assert not posted.rings
    lines = posted.text.replace("\u2068", "").replace("\u2069", "").split("\n")
    assert lines[0] == "Matches that ended here in the last week: 1"
    assert lines[1].startswith("Brasidas beat Alkaios in Compact Petteia")
    assert any(each.startswith("Hoplites: ladder in Poleis") for each in lines)
    assert posted.labels() == ["Solve the puzzle"]
    said = len(agora.heard)
    for _ in range(7):
        bench.pass_seconds(24 * 3600)
        await bench.told()
    assert len(agora.heard) == said + 1
    assert "Matches that ended here in the last week: 0" in agora.last.text


async def test_the_puzzle_that_is_posted_is_that_of_the_day_in_the_groups_zone(bench, one, agora):
    await bench.put_forward(datetime(2026, 3, 27, 20, tzinfo=UTC))
    await bench.welcome(one)
    await bench.say(one, "settings zone=Asia/Kolkata")
    await bench.say(one, "/group puzzle=here", agora)
    assert agora.last.text.startswith("Puzzle of March 28")


async def test_a_puzzle_that_could_not_be_posted_comes_at_the_same_local_time(bench, one, agora):
    await bench.put_forward(datetime(2026, 3, 27, 12, tzinfo=UTC))
    await bench.welcome(one)
    await bench.say(one, "settings zone=Europe/Rome")
    await bench.say(one, "/group puzzle=here", agora)
    said = len(agora.heard)
    agora.is_closed = Refusal(400, "Bad Request: TOPIC_CLOSED")
    bench.pass_seconds(24 * 3600)
    await bench.told()
    agora.is_closed = None
    bench.pass_seconds(23 * 3600)  # summer time has begun
    await bench.told()
    assert len(agora.heard) == said + 1


async def test_a_group_that_the_bot_leaves_is_forgotten_and_one_that_moves_is_not(
    bench, api, one, agora, chosen
):
    await bench.say(one, "/group language=it", agora)
    new = upgraded(api, agora)
    await api.push(message={**agora.post(one.user).json(), "migrate_to_chat_id": new.number})
    await bench.settle()
    assert (await chosen(new)).language == "it"
    bot = {key: api.me[key] for key in ("id", "is_bot", "first_name", "username")}
    change = {
        "chat": new.json(),
        "from": one.user,
        "date": 1_700_000_000,
        "old_chat_member": {"user": bot, "status": "member"},
        "new_chat_member": {"user": bot, "status": "left"},
    }
    await api.push(my_chat_member=change)
    await bench.settle()
    assert await chosen(new) == DEFAULTS
