"""What only one person sees in a group, and what becomes of it if Telegram does not show it."""

import pytest

from bot.frontends.telegram.bot_api import SERVER_KNOWN_FOR
from bot.frontends.telegram.locale import command_list
from bot.frontends.telegram.pace import Rate, Rates
from tests.bot.frontends.telegram.ephemerals import WITHIN
from tests.bot.frontends.telegram.floods import COUNTED, MANY, Refusal
from tests.bot.frontends.telegram.limits import EPHEMERAL
from tests.bot.frontends.telegram.persons import group

COUNTED_CALLS = (*COUNTED, *(each for each in EPHEMERAL if each.startswith("edit")))


@pytest.fixture(autouse=True)
def server_of_today(api):
    api.api_level = 103


@pytest.fixture
async def board(bench, pair, agora):
    return await bench.match(agora, *pair)


@pytest.fixture
def clock(api):
    """Seconds of the server, which pass when a test says so."""
    seconds = [1000.0]
    api.clock = lambda: seconds[0]
    return seconds


def seen(person, chat):
    """The one message that only this person sees in a group."""
    [post] = person.sees(chat)
    return post


def calls_to(api, chat):
    return [each for each in api.made(*COUNTED_CALLS) if each.get("chat_id") == chat.number]


async def test_a_move_is_picked_where_only_the_mover_sees_it(bench, pair, agora, board):
    one, two = pair
    before = board.text, board.labels()
    for label, then in (("Move", "a2"), ("a2", "a5")):
        post = board if label == "Move" else seen(one, agora)
        await bench.press(one, post, label)
        assert then in seen(one, agora).labels()
        assert two.sees(agora) == []
        assert (agora.last, board.text, board.labels()) == (board, *before)
    answer = await bench.press(one, seen(one, agora), "a5")
    assert "a2-a5" in answer["text"]
    assert one.sees(agora) == [], "the group's board shows it"
    assert "a2-a5" in agora.last.text
    assert agora.last.mentions == [two.id]


@pytest.mark.parametrize(("confirm", "presses", "calls"), [("off", (), 3), ("on", ("Play",), 4)])
async def test_calls_a_ply_that_is_picked(  # noqa: PLR0913, PLR0917 -- fixtures
    bench, pair, agora, api, confirm, presses, calls
):
    for person in pair:
        await bench.welcome(person)
        await bench.say(person, f"/settings confirm={confirm}")
    await bench.match(agora, *pair)
    before, told = len(calls_to(api, agora)), len(agora.heard)
    plies = (("a2", "a5"), ("c6", "c5"), ("a5", "a4"), ("c5", "c4"))
    for number, ply in enumerate(plies):
        person = pair[number % 2]
        await bench.press(person, agora.last, "Move")
        for label in (*ply, *presses):
            await bench.press(person, seen(person, agora), label)
        assert "-".join(ply) in agora.last.text
    assert len(calls_to(api, agora)) - before == calls * len(plies)
    assert len(agora.heard) - told == len(plies), "nobody else saw more than the boards"


async def test_an_ephemeral_message_is_deleted_once(bench, pair, agora, api):
    await bench.match(agora, *pair)
    for number, ply in enumerate((("a2", "a5"), ("c6", "c5"), ("a5", "a4"), ("c5", "c4"))):
        person = pair[number % 2]
        await bench.press(person, agora.last, "Move")
        for label in ply:
            await bench.press(person, seen(person, agora), label)
    deleted = [each for each in api.made("deleteEphemeralMessage") if each]
    assert len(deleted) == len({each["ephemeral_message_id"] for each in deleted}) == 4


async def test_questions_and_lists_are_answered_to_one_person(bench, pair, agora, board):
    one, two = pair
    for label, shown in (("My board", "Your turn"), ("More", "More"), ("Rules", "At a glance")):
        await bench.press(one, board, label)
        assert shown in seen(one, agora).text, "the later answer takes the place of the one before"
    assert (agora.last, one.chat.heard, two.sees(agora)) == (board, [], [])


async def test_what_is_pressed_there_is_answered_there(bench, pair, agora, board):
    one, _ = pair
    await bench.press(one, board, "More")
    first = seen(one, agora)
    await bench.press(one, first, "Board in words")
    assert "Orange: " in seen(one, agora).text
    await bench.press(one, board, "More")
    await bench.press(one, seen(one, agora), "Resign")
    await bench.press(one, seen(one, agora), "Yes, resign")
    assert one.sees(agora) == []
    assert "Rematch" in agora.last.labels()


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("/rules lemery-compact", "At a glance"),
        ("/help", "challenge"),
        ("/settings", "Your settings"),
        ("/games", "one match"),
        ("/move a2-a9", "a9"),
        ("/rules can a piece in the corner be captured?", "corner"),
        ("/plan c6-c5", "plan"),
        ("/resign", "resign"),
        ("/why b2-b9", "b9"),
        ("/top", "rated"),
    ],
)
@pytest.mark.usefixtures("board")
async def test_a_command_is_answered_where_it_was_sent(bench, pair, agora, text, shown):
    one, _ = pair
    told = len(agora.heard)
    await one.whisper(text, agora)
    await bench.settle()
    assert shown.casefold() in seen(one, agora).text.casefold()
    assert (len(agora.heard), one.chat.heard) == (told, [])


async def test_what_is_for_all_is_shown_to_all(bench, pair, agora):
    one, two = pair
    agora.managers.add(one.id)
    await one.whisper("/challenge lemery-compact first", agora)
    await bench.settle()
    await bench.press(two, agora.last, "Accept")
    await one.whisper("/move a2-a5", agora)
    await bench.settle()
    assert "a2-a5" in agora.last.text
    await one.whisper("/board", agora)
    await bench.settle()
    assert agora.last.labels() == ["Move", "My board", "Rules", "More"]
    await one.whisper("/event new round-robin walker petteia name=Spring", agora)
    await bench.settle()
    assert "Join" in agora.live[-1].labels()
    assert one.sees(agora) == []


async def test_a_reply_to_what_one_sees_is_read(bench, pair, agora, board):
    one, _ = pair
    await bench.press(one, board, "My board")
    replied = seen(one, agora).json()
    await one.whisper("a2-a5", agora, reply_to_message=replied, entities=[])
    await bench.settle()
    assert "a2-a5" in agora.last.text


async def test_every_word_of_a_group_is_sent_to_the_bot_alone():
    assert all(each.api_kwargs["is_ephemeral"] for each in command_list("en", in_groups=True))
    assert not any(each.api_kwargs for each in command_list("en"))


async def test_what_comes_too_late_is_told_in_private(bench, pair, board, clock, api):
    (one, _), agora = pair, board.chat
    await bench.welcome(one)
    query, answer = one.query(board, "My board")
    clock[0] += WITHIN + 1
    await api.push(callback_query=query)
    await bench.settle()
    assert answer.done()
    assert one.sees(agora) == []
    assert "Your turn" in one.chat.last.text
    assert agora.last is board


async def test_what_is_for_one_is_never_shown_to_all(bench, pair, agora, board, api):
    one, _ = pair
    await bench.welcome(one)
    api.ignores_ephemeral = True
    await bench.press(one, board, "My board")
    assert agora.last.is_deleted
    assert "Your turn" in one.chat.last.text
    told = len(agora.heard)
    await bench.press(one, board, "My board")
    assert len(agora.heard) == told, "the server is not asked again"
    api.ignores_ephemeral = False
    bench.pass_seconds(SERVER_KNOWN_FOR)
    await bench.press(one, board, "My board")
    assert "Your turn" in seen(one, agora).text, "but an hour later"


async def test_in_a_closed_private_chat_a_link_is_all_that_is_shown(bench, pair, agora, board, api):
    one, _ = pair
    api.ignores_ephemeral = True
    await bench.press(one, board, "My board")
    left = [post for post in agora.heard if not post.is_deleted]
    assert [post.labels() for post in left[1:]] == [["Open our private chat"]]
    assert "Your turn" not in left[-1].text


async def test_a_server_of_the_version_before_takes_no_new_picture(bench, pair, agora, board, api):
    api.api_level = 102
    one, _ = pair
    await bench.say(one, "/settings confirm=on")
    await bench.press(one, board, "Move")
    for label in ("a2", "a5"):
        await bench.press(one, seen(one, agora), label)
    assert "Play" in seen(one, agora).labels()
    await bench.press(one, seen(one, agora), "Play")
    assert "a2-a5" in agora.last.text


async def test_an_application_that_shows_nothing_is_answered_as_before(bench, pair, board):
    one, _ = pair
    await bench.welcome(one)
    answer = await bench.press(one, board, "My board")
    assert "press the button again" in answer["text"]
    told = len(one.chat.heard)
    await bench.press(one, board, "My board")
    assert "Your turn" in one.chat.last.text
    assert len(one.chat.heard) == told + 1
    await bench.press(one, board, "Move")
    assert "a2" in board.labels(), "picking is on the group's board again"


async def test_who_has_pressed_what_they_alone_see_may_ask_again(bench, pair, agora, board):
    one, _ = pair
    await bench.welcome(one)
    told = len(one.chat.heard)
    for _ in range(2):
        await bench.press(one, board, "My board")
        await bench.press(one, seen(one, agora), "Rules")
    bench.pass_seconds(61)
    await bench.press(one, board, "My board")
    assert "Your turn" in seen(one, agora).text
    assert len(one.chat.heard) == told


async def test_what_is_of_an_earlier_turn_is_taken_away(bench, pair, agora, board):
    one, _ = pair
    await bench.press(one, board, "Move")
    await bench.say(one, "/move a2-a5", agora)
    answer = await bench.press(one, seen(one, agora), "a2")
    assert answer["show_alert"]
    assert one.sees(agora) == []


async def test_a_match_of_another_place_stays_there(bench, pair, agora, stoa, board):
    one, two = pair
    chares = bench.person("Chares")
    await bench.match(stoa, one, chares)
    stoa_before = len(stoa.heard)
    await one.whisper("/games", agora)
    await bench.settle()
    listed = seen(one, agora)
    label = next(each for each in listed.labels() if "Chares" in each)
    await bench.press(one, listed, label)
    assert "Chares" in seen(one, agora).text
    for label in ("Move", "a2", "a5"):
        await bench.press(one, seen(one, agora), label)
    assert len(stoa.heard) == stoa_before + 1
    assert "a2-a5" in stoa.last.text
    assert agora.last is board
    assert "Chares" not in board.text
    assert two.sees(agora) == []


async def test_a_flood_of_commands_is_answered_in_part(bench, agora):
    eve = bench.person("Eve")
    bench.rates = type(bench.rates)()
    await bench.restart()
    for _ in range(30):
        await eve.whisper("/help", agora)
    await bench.api.fetched()
    await bench.chat._inbox.settled()
    assert len(bench.chat.queue._lines[agora.number].jobs) < 10
    assert agora.heard == []


async def test_quick_steps_of_a_replay_are_few_changes(bench, pair, agora, board):
    one, _ = pair
    await bench.press(one, board, "My board")
    await bench.welcome(one)
    bench.rates = Rates(chat=MANY, group=Rate(1, 0.5, answers=1, chatter=1), overall=MANY)
    await bench.restart()
    told, shown = len(one.chat.heard), seen(one, agora)
    answers = [await one.press(shown, label) for label in ("Details", "Rules", "Move")]
    await bench.settle()
    assert all(answer.done() for answer in answers)
    assert "a2" in seen(one, agora).labels(), "the last one is shown in the end"
    assert len(one.chat.heard) == told, "none of them went elsewhere"


async def test_nobody_presses_what_another_person_sees(bench, pair, agora, board):
    one, two = pair
    await bench.press(one, board, "Move")
    await bench.press(two, seen(one, agora), "a2")
    assert "a2" in seen(one, agora).labels()
    assert two.sees(agora) == []
    assert agora.last is board


async def test_what_the_stand_in_refuses(bench, pair, board, api, clock):
    (one, two), agora, stoa = pair, board.chat, group(api, "Stoa")
    await bench.press(one, board, "My board")
    query = next(reversed(api.pressed_at))
    given = {"receiver_user_id": one.id, "callback_query_id": query}
    refused = [
        (agora, {**given, "callback_query_id": "0"}, 0, "QUERY_ID_INVALID"),
        (agora, {**given, "receiver_user_id": two.id}, 0, "QUERY_ID_INVALID"),
        (stoa, given, 0, "QUERY_ID_INVALID"),
        (one.chat, given, 0, "only in group"),
        (agora, {"receiver_user_id": one.id}, 0, "NOT_ALLOWED"),
        (agora, {"receiver_user_id": 7}, 0, "NOT_PARTICIPANT"),
        (agora, given, WITHIN + 1, "NOT_ALLOWED"),
    ]
    for chat, receiver, seconds, why in refused:
        clock[0] += seconds
        with pytest.raises(Refusal, match=why):
            api.shown_to_one(chat, {}, "text", receiver)
        clock[0] -= seconds
    agora.managers.add(api.me["id"])
    assert api.shown_to_one(agora, {}, "text", {"receiver_user_id": one.id}), "an administrator may"


async def test_a_busy_forum_topic_keeps_answers_in_it(bench, pair, api):
    forum = group(api, "Forum", kind="supergroup", topics=(7,))
    one, two = pair
    hello = await two.say("hello", forum, topic=7)
    await bench.say(one, "/challenge lemery-compact first", forum, to=hello, topic=7)
    await bench.press(two, forum.last, "Accept")
    await bench.press(one, forum.last, "Move")
    assert seen(one, forum).topic == 7
