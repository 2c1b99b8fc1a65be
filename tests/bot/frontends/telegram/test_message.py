"""Texts as Telegram's HTML."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core.matches import actions_table as table
from bot.core.matches.messages import line
from bot.core.matches.model import MatchId
from bot.core.views.views import Choice, Tone
from bot.frontends.telegram.message import (
    cut,
    headed,
    html,
    keyboard,
    length,
    without_autolinks,
)
from tests.bot.frontends.telegram.conftest import say
from tests.bot.frontends.telegram.limits import parsed
from tests.hostile.markup import acts_on_telegram

TEXTS = st.text(st.characters(exclude_categories=("Cs",)) | st.sampled_from("<>&\"'\u2068\u2069🏛"))
LIMITS = st.integers(1, 60)


@settings(deadline=None)
@given(st.lists(TEXTS, min_size=1), LIMITS)
def test_any_lines_are_valid_and_short_enough(lines, limit):
    plain, mentions = parsed(html(lines, limit))
    assert length(plain) <= limit
    assert mentions == []
    whole = "\n".join(line for line in lines if line)
    assert plain == whole or plain.endswith("…")


@settings(deadline=None)
@given(TEXTS, st.lists(TEXTS), LIMITS)
def test_any_head_is_valid_and_short_enough(head, lines, limit):
    plain, _ = parsed(headed(head, lines, limit))
    assert length(plain) <= limit


@settings(deadline=None)
@given(TEXTS, LIMITS)
def test_a_cut_never_splits_a_character(text, limit):
    short = cut(text, limit)
    assert length(short) <= limit
    assert short == text or text.startswith(short[:-1].rstrip())


def test_who_is_called_is_mentioned_once_and_by_the_name_alone():
    lines = ("\u2068<Dion>\u2069 plays \u2068Eve\u2069", "\u2068<Dion>\u2069 Dion")
    text = html(lines, 100, mentions=(("<Dion>", 7),))
    assert text == (
        '<a href="tg://user?id=7">\u2068&lt;Dion&gt;\u2069</a> plays \u2068Eve\u2069\n'
        "\u2068&lt;Dion&gt;\u2069 Dion"
    )


def test_a_mention_in_the_head_is_not_made_again_below():
    text = headed(
        "Waiting for \u2068Dion\u2069", ("\u2068Dion\u2069",), 100, mentions=(("Dion", 7),)
    )
    assert parsed(text)[1] == [7]


def test_two_of_one_name_are_both_called():
    text = html(
        ("\u2068Dion\u2069 and \u2068Dion\u2069",), 100, mentions=(("Dion", 7), ("Dion", 8))
    )
    assert parsed(text)[1] == [7, 8]


@settings(deadline=None)
@given(
    st.from_regex(r"[@#$/.:+a-zA-Z0-9_ ]{0,40}", fullmatch=True)
    | st.sampled_from(("@dion", "http://evil.com", "x@evil.com", "/forget", "#agora", "$GOLD"))
)
def test_a_persons_words_are_no_link_mention_command_or_tag(words):
    assert list(acts_on_telegram(without_autolinks(words))) == []
    assert without_autolinks(words).replace("\u2060", "") == words


def test_buttons_have_the_colours_that_telegram_knows():
    control = table.ACCEPT.control(MatchId("abcdef"))
    choices = tuple(Choice(control, line("button-accept"), tone) for tone in Tone)
    shown = [button for row in keyboard(choices, say).inline_keyboard for button in row]
    assert [button.style for button in shown] == [None, "primary", "success", "danger"]
