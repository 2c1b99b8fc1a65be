"""Everything the bot says keeps to Telegram's limits, and the small Telegram knows them."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.controls import Control, Verb
from bot.core.match.model import MatchId
from bot.core.messages import line
from bot.core.view.views import Choice, Tone
from bot.telegram_ui.keyboard import keyboard
from engine.catalogue import KEYS
from tests.bot.telegram_ui.conftest import say
from tests.bot.telegram_ui.limits import KNOWN, wrong, wrong_markup

SQUARES = [f"{file}{rank}" for file in "abcdefghijkl" for rank in range(1, 13)]
PRESSES, MOST_PRESSES = 80, 1000
TURNS = 2
ENDINGS = ("resign", "draw")


@given(st.integers(0, 144), st.integers(0, 6), st.sampled_from(Tone))
def test_any_number_of_squares_and_buttons_is_laid_out_within_the_limits(squares, others, tone):
    picks = tuple(
        Choice(
            str(Control(Verb.PICK, MatchId("zzzzzz"), 9999, f"{index}-1")),
            line("step-captures", square=SQUARES[index]),
        )
        for index in range(squares)
    )
    plain = tuple(
        Choice(str(Control(Verb.PLAY, MatchId("zzzzzz"), 9999, str(index))), line("help"), tone)
        for index in range(others)
    )
    markup = keyboard((*plain, *picks), say)
    if not squares and not others:
        assert markup is None
        return
    assert list(wrong_markup(markup.to_dict())) == []
    shown = [button.callback_data for row in markup.inline_keyboard for button in row]
    offered = [choice.id for choice in (*plain, *picks)]
    assert shown == (offered if len(offered) <= 100 else [*offered[:99], offered[-1]])


@pytest.mark.parametrize("key", KEYS)
async def test_random_play_through_what_is_offered(bench, pair, agora, key):
    """The fixture of the server fails where any request is outside the limits."""
    chance = random.Random(key)
    await bench.welcome(*pair)
    await bench.match(agora, *pair, f"/challenge {key}")
    for presses in range(MOST_PRESSES):
        if presses >= PRESSES and await turns(bench) > TURNS:
            break
        person = chance.choice(pair)
        await press_something(bench, person, chance.choice((agora, agora, person.chat)), chance)
    assert await turns(bench) > TURNS
    await look_back(bench, pair[0])


async def turns(bench):
    """How often the position has changed; lot and dice are nobody's choice, so it may take long."""
    [match] = await bench.store.match_ids(None, 2)
    return (await bench.store.match(match)).turn


async def look_back(bench, person):
    """Go through a match again, with all that can be had of it."""
    await bench.say(person, "/replay")
    shown = person.chat.last
    for label in ("« Start", "Next →", "End »"):
        if label in shown.labels():
            await bench.press(person, shown, label)
    for label in ("Film", "Picture to share", "Board in words"):
        await bench.press(person, shown, label)
        assert person.chat.last is not shown
    assert [bool(post.animation) for post in person.chat.heard[-3:]] == [True, False, False]


async def press_something(bench, person, chat, chance):
    """Press a button of the newest message there that has any; end nothing, stay in English."""
    buttons = [button for post in chat.live[-1:] for button in post.buttons]
    data = [button["callback_data"] for button in buttons if "callback_data" in button]
    harmless = [each for each in data if not each.startswith(ENDINGS) and "language=" not in each]
    onward = [each for each in harmless if each.startswith(("pick", "play"))]
    if harmless:
        chosen = chance.choice(onward if onward and chance.random() < 0.8 else harmless)
        await bench.press(person, chat.live[-1], data=chosen)


@pytest.mark.parametrize(
    ("method", "params"),
    [
        ("sendMessage", {"text": ""}),
        ("sendMessage", {"text": "x" * 4097}),
        ("sendMessage", {"text": "🏛" * 2049}),
        ("sendMessage", {"text": "a < b"}),
        ("sendMessage", {"text": "<b>a"}),
        ("sendMessage", {"text": "<script>a</script>"}),
        ("sendMessage", {"text": "a", "colour": "red"}),
        ("editMessageCaption", {"caption": "x" * 1025}),
        ("answerCallbackQuery", {"text": "x" * 201}),
        ("answerCallbackQuery", {"url": "https://example.org/"}),
        ("setWebhook", {"secret_token": "an owl"}),
        ("setMyCommands", {"commands": [{"command": "Move", "description": "play"}]}),
        ("setMyCommands", {"commands": [{"command": "move", "description": ""}]}),
        ("setMyCommands", {"commands": []}),
    ],
)
def test_the_small_telegram_sees_what_is_wrong(method, params):
    assert list(wrong(method, params, {}))


@pytest.mark.parametrize(
    "rows",
    [
        [[]],
        [[{"text": "a", "callback_data": "x"}] * 9],
        [[{"text": "a", "callback_data": "x"}]] * 101,
        [[{"text": "", "callback_data": "x"}]],
        [[{"text": "a", "callback_data": ""}]],
        [[{"text": "a", "callback_data": "ö" * 33}]],
        [[{"text": "a"}]],
        [[{"text": "a", "url": "javascript:x"}]],
        [[{"text": "a", "callback_data": "x", "style": "gold"}]],
    ],
)
def test_the_small_telegram_sees_what_is_wrong_with_buttons(rows):
    assert list(wrong_markup({"inline_keyboard": rows}))


def test_the_small_telegram_sees_a_photo_that_is_none():
    assert list(wrong("sendPhoto", {"caption": "a"}, {"photo": b"GIF89a"}))
    assert "sendPhoto" in KNOWN
