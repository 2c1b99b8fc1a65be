"""Every status of both APIs has one outcome, those that nobody has listed too."""

from hypothesis import given
from hypothesis import strategies as st

from bot.frontends.outcomes import (
    DISCORD_CODES,
    TELEGRAM_DESCRIPTIONS,
    Outcome,
    discord_outcome,
    outcome_of_status,
    telegram_outcome,
)


@given(st.integers(400, 999), st.integers(0, 10**6))
def test_what_no_list_has_is_impossible_here_below_500_and_passes_from_there(status, code):
    if code in DISCORD_CODES or status in {401, 408, 409, 429}:
        return
    expected = Outcome.LATER if status >= 500 else Outcome.ELSEWHERE
    assert discord_outcome(status, code) is expected
    assert telegram_outcome(status, "Bad Request: CHAT_ODD") is expected


def test_what_passes_by_waiting_is_for_later():
    for status in (401, 408, 409, 429, 500, 502, 503, 504, 524):
        assert outcome_of_status(status) is Outcome.LATER
    assert discord_outcome(429, 30046) is Outcome.LATER
    assert discord_outcome(400, 20028) is Outcome.LATER


def test_a_message_that_is_gone_is_no_closed_chat():
    assert discord_outcome(404, 10008) is Outcome.GONE
    for part in TELEGRAM_DESCRIPTIONS:
        assert telegram_outcome(400, f"Bad Request: {part.upper()}") is not Outcome.ELSEWHERE
