"""How views and answers are rendered, and how text is escaped."""

import re
from datetime import UTC, datetime

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core.matches.controls import Control, Prefix, Verb
from bot.core.matches.evolve import evolve
from bot.core.matches.messages import PersonName, Timestamp, line
from bot.core.matches.play import Thrown
from bot.core.matches.preferences import Settings
from bot.core.views.match import match_view, picking_view
from bot.core.views.pictures import look_of
from bot.core.views.views import Answer, Choice, MatchView
from bot.frontends.discord.message import (
    MAX_BUTTONS_A_ROW,
    MAX_OPTION,
    MAX_OPTIONS,
    MAX_ROWS,
    MAX_TEXT,
    cut,
    escaped,
    show_timestamps,
)
from bot.frontends.discord.render import Renderer
from bot.i18n.speaker import MAX_ALT_TEXT
from bot.rulebook.chapters import Address, chapter
from bot.rulebook.pages import page
from engine import Cue, Side, steps
from engine.catalogue import KEYS
from tests.bot.core.sample_matches import ALKAIOS, running, viewer

WRITER = Renderer(Settings())
MENTION = re.compile(r"(?<!\\)<(@|#|:|a:|t:|/|id:)|@(everyone|here)|@[!&]?[0-9]{17,20}")


@settings(deadline=None)
@given(st.text() | st.from_regex(r"[<@#:/!&tai0-9 everyonhrs*_~|`>\[\]()\\]{0,40}"))
def test_no_text_mentions_anybody(text):
    assert MENTION.search(escaped(text)) is None
    assert "://" not in escaped(text)


@settings(deadline=None)
@given(st.text(alphabet="abc012 äß-.,"))
def test_a_text_without_markup_is_unchanged(text):
    assert escaped(text).replace("\\", "") == text


@settings(deadline=None)
@given(st.text(st.characters(exclude_categories=["C"])))
def test_no_text_is_turned_into_a_moment(text):
    assert show_timestamps(escaped(text)) == escaped(text)


def test_a_moment_is_discords_own_which_everybody_sees_in_their_zone():
    moment = Timestamp(datetime(2026, 3, 4, 12, 0, 59, tzinfo=UTC))
    said = WRITER.line(line("note-until-theirs", name=PersonName("<t:1:R>"), moment=moment))
    assert said.content.endswith(" has until <t:1772625659:f> (<t:1772625659:R>).")
    assert MENTION.search(said.content.partition(" has until ")[0]) is None


@settings(deadline=None)
@given(st.text(), st.integers(min_value=1, max_value=200))
def test_a_text_is_cut_to_what_fits_and_shows_it(text, limit):
    short = cut(text, limit)
    assert len(short) <= limit
    assert short == text or short.endswith("…")


def test_the_rules_of_every_game_fit_into_one_message():
    addresses = [Address(key, topic) for key in KEYS for topic in chapter(key).pages]
    wrong = [each for each in addresses if not is_whole(sheet_of(each))]
    assert wrong == []


def sheet_of(address):
    return WRITER.answer(page(address, look_of(None)))


def is_whole(sheet):
    """Whether a page is one message that nothing was cut from."""
    is_said = sheet.content.startswith("**") and not sheet.content.endswith("…")
    has_room = len(sheet.content) <= MAX_TEXT and len(sheet.buttons) <= MAX_ROWS * MAX_BUTTONS_A_ROW
    return is_said and has_room and not sheet.menus


def test_every_first_piece_can_be_picked_and_every_board_is_said_in_words():
    for key in KEYS:
        match = thrown(running(key))
        view = picking_view(match, viewer(ALKAIOS), game=match.game, prefix=())
        sheet = WRITER.answer(Answer(content=view))
        pieces = [
            str(choice.control)
            for choice in view.choices
            if str(choice.control).startswith("pick:")
        ]
        options = [option.control for menu in sheet.menus for option in menu.options]
        assert options == pieces, key
        assert len(pieces) == len({steps(action)[0] for action in match.game.legal}), key
        assert [button.label for button in sheet.buttons] == ["Back", "Type it"], key
        assert 0 < len(WRITER.post(match_view(match, viewer(ALKAIOS))).alt) < MAX_ALT_TEXT, key


def thrown(match):
    """The match once the dice lie, if it is played with any."""
    waits = match.game.position.roll is Cue.THROW
    return evolve(match, Thrown(Side.FIRST, 6, 3)) if waits else match


def view_of(choices):
    return MatchView(match="k7qd3x", turn=1, headline=line("more"), choices=tuple(choices))


def step(index):
    return Choice(Control(Verb.PICK, "k7qd3x", 1, Prefix(index, 1)), line("step", square="a1"))


def test_many_squares_are_spread_over_several_menus():
    for count in (1, 25, 26, 64, 96, 100):
        sheet = WRITER.answer(Answer(content=view_of(map(step, range(count)))))
        assert sum(len(menu.options) for menu in sheet.menus) == count
        assert all(len(menu.options) <= MAX_OPTIONS for menu in sheet.menus), count
        assert len(sheet.menus) < MAX_ROWS, count


def test_a_long_name_in_a_menu_is_cut():
    label = line("entry", name=PersonName("x" * 300), ruleset="y")
    choices = tuple(Choice(Control(Verb.BOARD, "k7qd3x", number), label) for number in range(6))
    (menu,) = WRITER.answer(Answer(lines=(line("more"),), choices=choices)).menus
    assert all(len(option.label) == MAX_OPTION for option in menu.options)


def test_an_empty_boards_squares_are_parted_between_ranks():
    match = running("poleis")
    view = picking_view(match, viewer(ALKAIOS), game=match.game, prefix=())
    menus = WRITER.answer(Answer(content=view)).menus
    assert [menu.options[-1].label for menu in menus] == ["h3", "h6", "h8"]
    assert "a4 … h6" in menus[1].placeholder


def test_a_preview_offers_other_squares_of_a_whole_board_too():
    match = running("lemery-latrunculi")
    square = match.game.legal[9].square
    view = picking_view(match, viewer(ALKAIOS), game=match.game, prefix=(square,))
    sheet = WRITER.answer(Answer(content=view))
    assert [button.label for button in sheet.buttons] == ["Play", "Back", "Type it"]
    assert sum(len(menu.options) for menu in sheet.menus_below) == 64


def test_squares_are_called_as_the_players_call_them():
    match = running("vogt-petteia")
    prefix = (match.game.ruleset.board.square("c2"),)
    view = picking_view(match, viewer(ALKAIOS), game=match.game, prefix=prefix)
    sheet = WRITER.answer(Answer(content=view))
    assert "Γ2" in sheet.content
    ahead, anew = sheet.menus[0], sheet.menus_below[0]
    assert [option.label for option in ahead.options] == ["Γ3", "Γ4", "Γ5", "Γ6"]
    assert {option.label[0] for option in anew.options} == set("ΑΒΔΕΖΗΘΙΚΛΜ")
