"""What holds in every game, after any plies, and for every text that may be typed."""

import string

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.actions import Huff, Move, Placement, Take, completed, continuations, steps
from engine.board import FILE_LETTERS, board_of
from engine.catalogue import UnknownOption, UnknownRuleset, UnknownValue, ruleset
from engine.errors import IllegalAction, NotationError, RefusalCode
from engine.events import Bound, Captured, Freed, Huffed, Turned
from engine.explain import refuse
from engine.game import Game
from engine.lettering import GREEK, Lettering, in_letters
from engine.position import Kind, Outcome, Position, Side, Tally
from engine.position_text import read_position, write_position
from engine.reading import AmbiguousAction
from engine.rules.action_effects import with_moved_piece
from engine.ugi import Session
from tests.engine.strategies import boards_with_positions, games, names

MARKING = (Bound, Freed, Turned)
ACTION_LIKE = st.text(alphabet=f"{FILE_LETTERS}{GREEK}ΠIMZ{string.digits}-x@ ", max_size=20)
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
    field = board_of(files, ranks)
    try:
        position = read_position(field, text)
    except NotationError:
        return
    assert write_position(field, position) == " ".join(text.split())


@given(games())
def test_every_move_that_catches_ends_on_a_square_where_a_piece_may_catch(game):
    rules, position = game.ruleset, game.position
    moves = (action for action in game.legal if isinstance(action, Move) and not action.leaps)
    for move in moves:
        landing = move.path[-1]
        if rules.caught(with_moved_piece(position, move), landing):
            assert rules.landings(position) >> landing & 1, rules.name


@given(games())
def test_the_text_of_a_legal_action_reads_as_that_action(game):
    for action in game.legal:
        text = game.write(action)
        assert game.read(text) is action
        assert game.read(game.show(action)) is action
        if game.ruleset.letters is Lettering.LATIN:  # Greek capitals name other files than a to l
            assert game.read(text.upper().replace("-", " ")) is action
            continue
        for letters in Lettering:
            seen = in_letters(text, letters)
            assert game.read(seen) is game.read(seen.lower()) is action
            assert game.read(seen.replace("-", " ")) is action


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
    pair = (data.draw(squares), data.draw(squares))
    refusal = refuse(game, game.write(Move(pair)))
    moves = [action for action in game.legal if isinstance(action, Move)]
    between = [move for move in moves if (move.path[0], move.path[-1]) == pair]
    if any(move.path == pair for move in between) or len(between) == 1:
        assert refusal is None
        return
    assert (refusal.code is RefusalCode.AMBIGUOUS) == bool(between)
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
    assert position.marks & ~position.occupied == 0
    assert sum(position.of_kind(kind) for kind in Kind) == position.occupied


@given(games(longest=15))
def test_no_action_makes_pieces_out_of_nothing(game):
    before = game.position
    for action in game.legal:
        after, events = game.ruleset.apply(before, action)
        for side in Side:
            assert owned(after, side) == owned(before, side)
            gone = sum(isinstance(event, Captured | Huffed) for event in events)
            placed = isinstance(action, Placement) and side is before.side
            lost = 0 if side is before.side else gone
            stood, stands = (p.men[side].bit_count() for p in (before, after))
            assert stands == stood - lost + placed


@given(games(longest=15))
def test_an_action_changes_the_squares_that_its_events_tell_and_no_others(game):
    before, text = game.position, game.text
    for action in game.legal:
        after, events = game.ruleset.apply(before, action)
        gone = bits(event.square for event in events if isinstance(event, Captured | Huffed))
        enemy = before.side.other
        assert after.men[enemy] == before.men[enemy] & ~gone
        own = bits(steps(action)) if isinstance(action, Move | Placement) else 0
        if isinstance(action, Move):
            own = 1 << action.path[0] ^ 1 << action.path[-1]
        assert after.men[before.side] == before.men[before.side] ^ own
        turned = bits(event.square for event in events if isinstance(event, MARKING))
        elsewhere = ~(gone | own | turned)
        assert (after.marks ^ before.marks) & elsewhere == 0
    assert (game.position, game.text) == (before, text)


@given(games(longest=20))
def test_every_action_is_walked_square_by_square(game):
    def walk(prefix):
        if completed(game.legal, prefix):
            yield prefix
        for square in continuations(game.legal, prefix):
            yield from walk((*prefix, square))

    spoken = [steps(action) for action in game.legal if steps(action)]
    assert sorted(walk(())) == sorted(spoken)


@given(games(longest=20))
def test_the_board_turned_round_with_sides_exchanged_has_the_turned_actions(game):
    assume(not any(game.position.hand))  # whose hand is fuller tells who began
    rules = game.ruleset
    turn = dict(zip(rules.board.squares, reversed(rules.board.squares), strict=True))
    there = turned(game.position, turn)
    mirror = Game(rules, there, (there,))
    here = Game(rules, game.position, (game.position,))
    assert {turned_action(action, turn) for action in here.legal} == set(mirror.legal)
    for action in here.legal[:5]:
        played = here.play(action).position
        counterpart = mirror.play(turned_action(action, turn)).position
        assert turned(played, turn) == counterpart
        assert turned(played, turn).tally == counterpart.tally


@given(games(), st.lists(st.integers(0, 999), max_size=6))
def test_a_game_that_is_stored_as_texts_goes_on_alike(game, picks):
    assume(game.position.verdict is None)
    loaded = Game.load(game.ruleset, game.text, game.past)
    assert loaded == game
    for pick in picks:
        assert loaded.text == game.text
        assert loaded.outcome == game.outcome
        if game.outcome is None:
            action = game.choices[pick % len(game.choices)]
            game, loaded = game.play(action), loaded.play(action)


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


def owned(position, side):
    """The pieces that a side has, has still to place, or has lost."""
    board = position.men[side].bit_count()
    return board + position.hand[side] + position.tally.lost[side]


def bits(squares):
    return sum(1 << square for square in set(squares))


def turned(position, turn):
    """The position as the other player sees it, as if it were his own."""

    def around(squares):
        return bits(there for here, there in turn.items() if squares >> here & 1)

    tally, verdict = position.tally, position.verdict
    if verdict and verdict.winner is not None:
        verdict = Outcome(verdict.winner.other, verdict.reason)
    return Position(
        men=(around(position.men[1]), around(position.men[0])),
        side=position.side.other,
        hoplites=around(position.hoplites),
        leaders=around(position.leaders),
        marks=around(position.marks),
        roll=position.roll,
        tally=Tally(tally.quiet, tally.passive[::-1], tally.lost[::-1], around(tally.huff)),
        verdict=verdict,
    )


def turned_action(action, turn):
    if isinstance(action, Move):
        return Move(tuple(turn[square] for square in action.path), action.leaps)
    return type(action)(turn[action.square]) if isinstance(action, Take | Huff) else action
