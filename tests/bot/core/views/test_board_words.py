"""The board as letters, each as wide as any other."""

import re

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core.views.board_words import text_board
from bot.core.views.pictures import look_of, picture
from engine import Kind, Lettering, Piece, Side, squares_in
from engine.catalogue import KEYS
from render import Picture
from tests.bot.core.test_all_games import NAMES, played

LETTERS = {Kind.MAN: "P", Kind.HOPLITE: "O", Kind.LEADER: "B"}


def test_a_board_of_twelve_files_as_each_reader_sees_it():
    board = Picture(files=12, ranks=3, pieces="pb~10/12/P~10O", letters=Lettering.GREEK)
    assert text_board(board).splitlines() == [
        "   Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ",  # noqa: RUF001 -- Greek letters
        " 3 p b~. . . . . . . . . .  3",
        " 2 . . . . . . . . . . . .  2",
        " 1 P~. . . . . . . . . . O  1",
        "   Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ",  # noqa: RUF001
    ]
    turned = Picture(files=3, ranks=2, pieces="p2/1P~1", flipped=True)
    assert text_board(turned).splitlines() == [
        "   c b a",
        " 1 . P~.  1",
        " 2 . . p  2",
        "   c b a",
    ]


def test_attic_numerals_stand_on_the_left_edge_alone_so_that_the_board_is_no_wider():
    board = Picture(files=12, ranks=8, pieces="/".join(["12"] * 8), letters=Lettering.ATTIC)
    files, *ranks, _ = text_board(board).splitlines()
    assert files == "     Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ"  # noqa: RUF001
    assert ranks[0] == "ΠΙΙΙ . . . . . . . . . . . ."
    assert ranks[-1] == "   Ι . . . . . . . . . . . ."  # noqa: RUF001
    assert max(map(len, (files, *ranks))) <= 29


def cells(board, ranks):
    """The cells of each square by file and rank, as the board is read."""
    rows = board.splitlines()[1:-1]
    return {
        (file, ranks - 1 - row): line[3 + 2 * file : 5 + 2 * file].strip()
        for row, line in enumerate(rows)
        for file in range((len(line) - 5) // 2)
    }


def test_every_square_of_every_game_stands_where_it_is():
    for name in NAMES:
        every_square_stands_where_it_is(name)


@settings(max_examples=4)
@given(numbers=st.lists(st.integers(0, 999), max_size=60))
def every_square_stands_where_it_is(name, numbers):
    game = played(name, numbers).game
    text = text_board(picture(game, look_of(None)))
    board, position = game.ruleset.board, game.position
    found = cells(text, board.ranks)
    for file in range(board.files):
        for rank in range(board.ranks):
            square = board.square(f"{'abcdefghijkl'[file]}{rank + 1}")
            assert found[file, rank] == written(position.piece_at(square))
    assert len(list(squares_in(position.occupied))) == sum(
        map(str.isalpha, "".join(text.split("\n")[1:-1]))
    )
    assert re.fullmatch(r"[A-LΑ-Μa-lPOBpob0-9~. \n]+", text)  # noqa: RUF001
    assert max(map(len, text.splitlines())) <= 29


def written(piece: Piece | None) -> str:
    if piece is None:
        return "."
    letter = LETTERS[piece.kind]
    return (letter if piece.side is Side.FIRST else letter.lower()) + "~" * piece.marked


def test_the_games_are_those_of_the_catalogue():
    assert {name.partition("(")[0] for name in NAMES} == set(KEYS)
