"""Which messages alert people on Telegram: calls and answers only."""

import asyncio
from datetime import timedelta

from bot.core.matches.model import Identity

HOUR = timedelta(hours=1)


async def settled(bench, hours):
    bench.now += hours * HOUR
    await bench.settle()


async def challenged(bench, one, two, text="/challenge lemery-compact first clock=none"):
    """A match of two that is played in private; returns its id."""
    await bench.welcome(one, two)
    await bench.say(one, text)
    [match] = await bench.store.match_ids(None, 2)
    await bench.say(two, f"/accept {match}")
    return match


def heard(person):
    """How many messages a person has, and how many of them rang, since the last time asked."""
    posts, rung = person.chat.heard, person.chat.rung
    before = getattr(person, "counted", (0, 0))
    person.counted = (len(posts), len(rung))
    return len(posts) - before[0], len(rung) - before[1]


async def test_a_turn_alerts_the_side_to_move_once(bench, pair):
    one, two = pair
    await challenged(bench, one, two)
    heard(one), heard(two)
    await bench.say(one, "/move a2-a3")
    assert heard(two) == (1, 1)
    assert heard(one) == (1, 1)  # the answer to their own words
    await bench.say(two, "/move a7-a6")
    assert heard(one) == (1, 1)


async def test_an_offer_comes_without_a_sound_and_its_answer_with_one(bench, pair):
    one, two = pair
    await challenged(bench, one, two)
    heard(two)
    await bench.say(one, "/draw")
    assert heard(two) == (1, 0)
    heard(one)
    [draw] = [post for post in two.chat.live if "Decline draw" in post.labels()]
    await bench.press(two, draw, "Decline draw")
    assert heard(one) == (1, 1)
    assert "declined" in one.chat.last.text


async def test_in_a_group_only_a_mention_rings(bench, pair, agora):
    one, two = pair
    board = await bench.match(agora, one, two)
    assert board.rings
    await bench.say(one, "/move a2-a3", agora, to=board)
    assert (agora.last.rings, list(agora.last.mentions)) == (True, [two.id])


async def test_a_board_that_moved_out_of_sight_comes_back_without_a_sound(bench, pair, agora):
    one, two = pair
    board = await bench.match(agora, one, two)
    await bench.welcome(two)
    await bench.say(two, "/settings notices=none")
    await bench.say(one, "/move a2-a3", agora, to=board)
    assert agora.last.number != board.number
    assert not agora.last.rings
    assert agora.last.mentions == []


async def test_direct_calls_ring_in_private_and_not_in_the_group(bench, pair, agora):
    one, two = pair
    board = await bench.match(agora, one, two)
    await bench.welcome(two)
    await bench.say(two, "/settings notices=direct")
    heard(two)
    await bench.say(one, "/move a2-a3", agora, to=board)
    assert not agora.last.rings
    assert heard(two) == (1, 1)
    assert "Your turn" in two.chat.last.text


async def test_at_night_the_board_is_shown_silently_and_the_call_comes_in_the_morning(bench, pair):
    one, two = pair
    await challenged(bench, one, two)
    await bench.say(two, "/settings quiet=11-20")
    heard(two)
    await bench.say(one, "/move a2-a3")
    assert any("Your turn" in board.text for board in two.chat.boards)
    assert heard(two)[1] == 0
    await settled(bench, 7)
    assert heard(two) == (0, 0)
    await settled(bench, 1)
    assert heard(two) == (1, 1)
    assert "Your turn" in two.chat.last.text
    await settled(bench, 24)
    assert heard(two) == (0, 0)


async def test_a_challenge_to_a_person_without_calls_is_silent(bench, pair, agora):
    one, two = pair
    await bench.welcome(two)
    await bench.say(two, "/settings notices=none")
    hello = await two.say("hello", agora)
    heard(two)
    await bench.say(one, "/challenge lemery-compact", agora, to=hello)
    assert not agora.last.rings
    assert heard(two)[1] == 0


async def test_a_digest_rings_once_a_day_with_a_button_for_each_match(bench, pair):
    one, two = pair
    await challenged(bench, one, two)
    await bench.say(two, "/settings notices=digest")
    heard(two)
    await bench.say(one, "/move a2-a3")
    assert heard(two)[1] == 0
    await settled(bench, 20)
    assert heard(two) == (1, 1)
    assert two.chat.last.text == "One match is waiting for you:"
    [button] = two.chat.last.buttons
    await bench.press(two, two.chat.last, button["text"])
    assert two.chat.last.text.startswith("Your turn against ")
    heard(two)
    await settled(bench, 23)
    assert heard(two) == (0, 0)
    await settled(bench, 1)
    assert heard(two) == (1, 1)
    await bench.say(two, "/move a7-a6")
    heard(two)
    await settled(bench, 24)
    assert heard(two) == (0, 0)


async def test_of_two_platforms_one_rings(bench, pair):
    one, two = pair
    await challenged(bench, one, two)
    who = await bench.people.person(Identity("telegram", str(two.id)))
    await bench.store.set_preferred_platform(who.id, "discord")
    heard(two)
    await bench.say(one, "/move a2-a3")
    assert heard(two)[1] == 0
    assert "Your turn" in two.chat.boards[-1].text


async def test_who_waits_for_a_person_who_blocked_the_bot_is_told_and_start_shows_the_board(
    bench, pair
):
    one, two = pair
    await bench.welcome(one, two)
    await bench.say(one, "/challenge lemery-compact first")
    (code,) = await bench.store.match_ids(None, 2)
    await bench.say(two, f"/accept {code}")
    two.block()
    await bench.say(one, "a2-a5")
    await bench.told()
    assert "could not be notified" in one.chat.last.text
    assert one.chat.last.rings is False
    before = len(two.chat.heard)
    await two.start()
    await bench.settle()
    _welcome, board = two.chat.heard[before:]
    assert "Move" in board.labels()
    assert "a2-a5" in board.text


async def test_a_slow_chat_keeps_the_boards_of_no_other_waiting(bench, pair, agora, stoa):
    for chat in (agora, stoa):
        await bench.match(chat, *pair)
    running = asyncio.create_task(bench.outbox_worker.run())
    agora.gate = asyncio.Event()
    match = agora.last.data("Move").split(":")[1]
    await pair[0].say(f"/move a2-a5 match={match}")
    async with asyncio.timeout(5):
        while not bench.outbox_worker.deliveries:
            bench.outbox_worker.wake()
            await asyncio.sleep(0.01)
        match = stoa.last.data("Move").split(":")[1]
        await pair[0].say(f"/move a2-a5 match={match}")
        while "a2-a5" not in stoa.last.text:
            bench.outbox_worker.wake()
            await asyncio.sleep(0.01)
    assert "a2-a5" not in agora.last.text
    agora.gate.set()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
