"""What is spoken around pictures: words for those who cannot see them, captions in them."""

from itertools import product

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.core.accounts.people import NAME_LIMIT
from bot.core.matches.history import replay_frames
from bot.core.matches.messages import line
from bot.core.matches.model import Account
from bot.core.views.match import match_view, picking_view
from bot.core.views.replay import Replay, replay_view
from bot.core.views.views import Figure, Film, Viewer
from bot.i18n import LANGUAGES, speaker
from bot.i18n.speaker import MAX_ALT_TEXT, alt_text, captioned, frames
from render import Picture
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, STRANGER, to_act
from tests.bot.core.test_all_games import NAMES, played

WIDE = dict.fromkeys((ALKAIOS, BRASIDAS, STRANGER), "Ϣ" * NAME_LIMIT)
BOARD = Picture(files=2, ranks=2, pieces="2/2")


def said(text):
    """A way to say any line: it is just this text."""
    return lambda _line: text


def words_of(match):
    """The words of every picture that is made of a match."""
    for account in (ALKAIOS, BRASIDAS, STRANGER):
        viewer = Viewer(Account(account, WIDE[account]), WIDE)
        yield match_view(match, viewer).words
    if match.is_open:
        viewer = Viewer(Account(to_act(match), ""), WIDE)
        yield picking_view(match, viewer, game=match.game, prefix=()).words
    found = replay_frames(match.terms.ruleset, ())
    yield replay_view(Replay(match, match.seats, found, viewer), 0).words


@settings(max_examples=4, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(numbers=st.lists(st.integers(0, 999), max_size=80))
def test_the_words_of_every_game_fit_whole_beside_its_picture(numbers):
    for name in NAMES:
        for words, language in product(words_of(played(name, numbers)), LANGUAGES):
            say = speaker(language).say
            text = alt_text(words, say)
            assert len(text) <= MAX_ALT_TEXT, (name, language)
            assert [each for each in map(say, words) if each not in text] == [], (name, language)


def test_a_headline_is_made_a_sentence_and_a_sentence_is_left_alone():
    assert alt_text([line("a"), line("b")], said("Your turn")) == "Your turn.\nYour turn."
    assert alt_text([line("a")], said("Who won?")) == "Who won?"
    assert alt_text([line("a")], said("against \u2068D.\u2069")) == "against \u2068D.\u2069."
    assert alt_text([], said("")) == ""


def test_words_too_long_are_cut_at_the_end_of_a_word():
    text = alt_text([line("a"), line("b")], said("one two, " * 100))
    assert len(text) <= MAX_ALT_TEXT
    assert text.startswith("one two, one two")
    assert text.endswith(("one…", "two…"))


@given(st.text(max_size=3000))
def test_nothing_is_too_long_whatever_is_said(anything):
    assert len(alt_text([line("a")], said(anything))) <= MAX_ALT_TEXT


def test_a_caption_is_spoken_into_the_picture_that_has_one():
    assert captioned(Figure(BOARD, ()), said("won")) == BOARD
    shown = captioned(Figure(BOARD, (), caption=line("a")), said("won"))
    assert (shown.caption, shown.has_panel) == ("won", True)


def test_the_last_frame_of_a_film_has_the_caption():
    film = Film("a.gif", (BOARD, BOARD, BOARD), line("a"), ())
    assert [each.caption for each in frames(film, said("won"))] == ["", "", "won"]
    alone = Film("a.gif", (BOARD,), line("a"), ())
    assert [each.caption for each in frames(alone, said("won"))] == ["won"]
