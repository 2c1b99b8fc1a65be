"""Layouts keep to Telegram's limits, and the small Telegram knows the limits."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core.matches.controls import Control, Prefix, Verb
from bot.core.matches.messages import line
from bot.core.matches.model import MatchId
from bot.core.views.views import Choice, Tone
from bot.frontends.telegram.message import keyboard
from tests.bot.frontends.telegram.conftest import say
from tests.bot.frontends.telegram.limits import KNOWN, wrong, wrong_markup

SQUARES = [f"{file}{rank}" for file in "abcdefghijkl" for rank in range(1, 13)]


@settings(deadline=None)
@given(st.integers(0, 144), st.integers(0, 6), st.sampled_from(Tone))
def test_any_number_of_squares_and_buttons_is_laid_out_within_the_limits(squares, others, tone):
    picks = tuple(
        Choice(
            Control(Verb.PICK, MatchId("zzzzzz"), 9999, Prefix(index, 1)),
            line("step-captures", square=SQUARES[index]),
        )
        for index in range(squares)
    )
    plain = tuple(
        Choice(Control(Verb.PLAY, MatchId("zzzzzz"), 9999, index), line("help"), tone)
        for index in range(others)
    )
    markup = keyboard((*plain, *picks), say)
    if not squares and not others:
        assert markup is None
        return
    assert list(wrong_markup(markup.to_dict())) == []
    shown = [button.callback_data for row in markup.inline_keyboard for button in row]
    offered = [str(choice.control) for choice in (*plain, *picks)]
    assert shown == (offered if len(offered) <= 100 else [*offered[:99], offered[-1]])


WRONG = (
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
)

WRONG_ROWS = (
    [[]],
    [[{"text": "a", "callback_data": "x"}] * 9],
    [[{"text": "a", "callback_data": "x"}]] * 101,
    [[{"text": "", "callback_data": "x"}]],
    [[{"text": "a", "callback_data": ""}]],
    [[{"text": "a", "callback_data": "ö" * 33}]],
    [[{"text": "a"}]],
    [[{"text": "a", "url": "javascript:x"}]],
    [[{"text": "a", "callback_data": "x", "style": "gold"}]],
)


def test_the_small_telegram_sees_what_is_wrong():
    unseen = [(method, params) for method, params in WRONG if not list(wrong(method, params, {}))]
    assert unseen == []


def test_the_small_telegram_sees_what_is_wrong_with_buttons():
    unseen = [rows for rows in WRONG_ROWS if not list(wrong_markup({"inline_keyboard": rows}))]
    assert unseen == []


def test_the_small_telegram_sees_a_photo_that_is_none():
    assert list(wrong("sendPhoto", {"caption": "a"}, {"photo": b"GIF89a"}))
    assert "sendPhoto" in KNOWN
