"""What holds in every game, whatever is played, and for every text, whoever typed it."""

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.actions import Move, steps
from engine.board import LATIN, board
from engine.catalogue import UnknownOption, UnknownRuleset, UnknownValue, ruleset
from engine.errors import AmbiguousAction, IllegalAction, NotationError
from engine.events import Captured
from engine.explain import refuse
from engine.game import Game
from engine.position import Position, Side
from engine.position_text import read_position, write_position
from engine.ugi import Session
from tests.engine.strategies import boards_with_positions, games, names

ACTION_LIKE = st.text(alphabet=f"{LATIN}{string.digits}-x@ ", max_size=20)
POSITION_LIKE = st.text(alphabet="PpOoBb~/12345678 -?+quietlospavhf=,;", max_size=60)
NAME_LIKE = st.text(alphabet="lemery-comptwakfisdgo()=,0123456789 ", max_size=60)
UGI_WORDS = (
    *("position", "startpos", "fen", "moves", "go", "perft", "1", "query", "result", "setoption"),
    *("name", "Ruleset", "value", "walker-petteia", "a2-a3", "8/8", "-", "d", "uginewgame"),
)
UGI_LIKE = st.lists(st.sampled_from(UGI_WORDS)).map(" ".join)


@given(boards_with_positions())
def test_a_position_that_is_written_reads_as_itself(drawn):
    field, position = drawn
    again = read_position(field, write_position(field, position))
    assert again == position
    assert again.tally == position.tally


@given(st.integers(1, 12), st.integers(1, 12), st.one_of(st.text(), POSITION_LIKE))
def test_any_text_is_a_position_or_a_notation_error(files, ranks, text):
    field = board(files, ranks)
    try:
        position = read_position(field, text)
    except NotationError:
        return
    assert write_position(field, position) == " ".join(text.split())


@given(games())
def test_the_text_of_a_legal_action_reads_as_that_action(game):
    for action in game.legal:
        text = game.write(action)
        assert game.read(text) is action
        assert game.read(text.upper().replace("-", " ")) is action


@given(games(), st.one_of(st.text(), ACTION_LIKE))
def test_any_text_is_a_legal_action_or_one_of_the_three_errors(game, text):
    refusal = refuse(game, text)
    if refusal is None:
        assert game.read(text) in game.legal
        return
    with pytest.raises((NotationError, AmbiguousAction, IllegalAction)) as caught:
        game.read(text)
    assert refusal.code is caught.value.code


@given(games(), st.data())
def test_any_pair_of_squares_is_legal_or_refused_with_squares_of_the_board(game, data):
    squares = st.sampled_from(game.ruleset.board.squares)
    text = game.write(Move((data.draw(squares), data.draw(squares))))
    refusal = refuse(game, text)
    assert (refusal is None) == (text in map(game.write, game.legal))
    if refusal is not None:
        assert set(refusal.squares) <= set(game.ruleset.board.squares)


@given(games())
def test_nothing_is_legal_exactly_when_the_game_is_over(game):
    assert (not game.legal) == (game.outcome is not None)
    assert (not game.ruleset.legal(game.position)) == (game.position.verdict is not None)


@given(games())
def test_pieces_stand_on_the_board_on_one_side_and_are_of_one_kind(game):
    position, field = game.position, game.ruleset.board
    first, second = position.men
    assert first & second == 0
    assert position.occupied & ~field.all == 0
    assert (position.hoplites | position.leaders | position.marks) & ~position.occupied == 0
    assert position.hoplites & position.leaders == 0


@given(games(longest=15))
def test_a_ply_moves_one_piece_and_takes_only_what_its_events_tell(game):
    before = game.text
    mover = game.position.side
    for action in game.legal:
        after = game.play(action)
        taken = sum(1 << event.square for event in after.events if isinstance(event, Captured))
        assert after.position.men[mover.other] == game.position.men[mover.other] & ~taken
        path = sum(1 << square for square in steps(action))
        assert after.position.men[mover] == game.position.men[mover] ^ path
        assert after.position.tally.lost[mover.other] == (
            game.position.tally.lost[mover.other] + taken.bit_count()
        )
    assert game.text == before


@given(games(longest=20))
def test_the_board_turned_round_with_sides_exchanged_has_the_turned_actions(game):
    rules = game.ruleset
    turn = dict(zip(rules.board.squares, reversed(rules.board.squares), strict=True))
    there = turned(game.position, turn)
    mirror = Game(rules, there, (there,))
    here = Game(rules, game.position, (game.position,))
    assert {tuple(turn[s] for s in steps(a)) for a in here.legal} == set(map(steps, mirror.legal))
    for action in here.legal[:5]:
        played = here.play(action).position
        counterpart = Move(tuple(turn[square] for square in steps(action)))
        assert turned(played, turn).men == mirror.play(counterpart).position.men


@given(games())
def test_a_game_that_is_stored_as_texts_goes_on_alike(game):
    if game.position.verdict is None:
        loaded = Game.load(game.ruleset, game.text, game.past)
        assert loaded == game
        assert loaded.outcome == game.outcome


@given(st.one_of(st.text(), NAME_LIKE))
def test_any_name_is_a_ruleset_or_one_of_the_three_errors(name):
    try:
        rules = ruleset(name)
    except (UnknownRuleset, UnknownOption, UnknownValue):
        return
    assert ruleset(rules.name) is rules


@given(names())
def test_a_canonical_name_leads_to_the_same_ruleset(name):
    assert ruleset(ruleset(name).name) is ruleset(name)


@given(st.lists(st.one_of(st.text(), UGI_LIKE), max_size=8))
def test_the_protocol_answers_any_lines_with_lines(lines):
    session = Session()
    for line in lines:
        for answer in session.answer(line):
            assert answer
            assert answer.isprintable()


def turned(position, turn):
    """The position as the other player sees it, as if it were his own."""

    def bits(squares):
        return sum(1 << there for here, there in turn.items() if squares >> here & 1)

    return Position(
        men=(bits(position.men[1]), bits(position.men[0])),
        side=Side(1 - position.side),
        leaders=bits(position.leaders),
        verdict=position.verdict,
    )
