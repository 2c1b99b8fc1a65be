"""Any ruleset, any position, any game: what the property tests draw from."""

from random import Random

from hypothesis import strategies as st

from engine.board import board_of
from engine.catalogue import KEYS, options, ruleset
from engine.game import Game
from engine.position import Cue, Kind, Piece, Position, Side, Tally
from tests.engine import naive
from tests.engine.naive.crowds import crowd

COUNTS = st.tuples(st.integers(0, 99_999), st.integers(0, 99_999))
DICE = st.tuples(st.integers(1, 6), st.integers(1, 6)).filter(lambda dice: dice[0] >= dice[1])


@st.composite
def names(draw):
    """The name of any ruleset with any options."""
    key = draw(st.sampled_from(KEYS))
    chosen = (f"{option.name}={draw(st.sampled_from(option.choices))}" for option in options(key))
    return f"{key}({','.join(chosen)})"


@st.composite
def games(draw, longest=40):
    """Any game after some plies, from the start or from pieces that stand anywhere."""
    rules = ruleset(draw(names()))
    start = draw(st.one_of(st.just(rules.start), crowds(rules)))
    game = Game(rules, start, (start,))
    for choice in draw(st.lists(st.integers(0, 999), max_size=longest)):
        if game.outcome is None:
            game = game.play(game.choices[choice % len(game.choices)])
    return game


def crowds(rules):
    """Positions of a ruleset in any phase, with men on any squares."""
    known = naive.named(rules.name)
    return st.integers(0, 99_999).map(
        lambda seed: Game.load(rules, crowd(known, Random(seed))).position
    )


@st.composite
def boards_with_positions(draw):
    """Any board, and any position on it that has a text, in whatever game."""
    field = board_of(draw(st.integers(1, 12)), draw(st.integers(1, 12)))
    any_piece = st.builds(Piece, st.sampled_from(Side), st.sampled_from(Kind), st.booleans())
    pieces = draw(st.dictionaries(st.sampled_from(field.squares), any_piece))
    side, hand = draw(st.sampled_from(Side)), draw(st.integers(0, 16))
    prey = _where(pieces, lambda piece: piece.side != side and piece.kind != Kind.LEADER)
    position = Position(
        men=(
            _where(pieces, lambda piece: piece.side == Side.FIRST),
            _where(pieces, lambda piece: piece.side == Side.SECOND),
        ),
        side=side,
        hoplites=_where(pieces, lambda piece: piece.kind == Kind.HOPLITE),
        leaders=_where(pieces, lambda piece: piece.kind == Kind.LEADER),
        marks=_where(pieces, lambda piece: piece.marked),
        hand=(hand, hand + side) if hand else (0, 0),
        roll=draw(st.one_of(st.none(), st.sampled_from(Cue), DICE)),
        tally=Tally(
            quiet=draw(st.integers(0, 99_999)),
            passive=draw(COUNTS),
            lost=draw(COUNTS),
            huff=prey if draw(st.booleans()) else 0,
        ),
    )
    return field, position


def _bits(squares):
    return sum(1 << square for square in squares)


def _where(pieces, test):
    return _bits(square for square, piece in pieces.items() if test(piece))
