"""Boards drawn as text, for tests to read and to show."""

from engine import squares_in
from engine.position_text import letter


def board_text(rows, files, ranks):
    """The board field of a position text for rows of pieces parted by spaces.

    `rows` are such as {8: "b . . p"}; a rank that is not given is empty.
    """
    return "/".join(_rank_text(rows.get(rank, ""), files) for rank in range(ranks, 0, -1))


def drawn(board, position):
    """The position as a diagram, for the message of an assertion."""
    lines = []
    for rank in range(board.ranks, 0, -1):
        squares = board.squares[(rank - 1) * board.files : rank * board.files]
        pieces = (position.piece_at(square) for square in squares)
        lines.append(f"{rank:2} " + " ".join(letter(p) if p else "." for p in pieces))
    return "\n".join(lines)


def names(board, squares):
    """The names of squares, sorted as text; a set of bits will do too."""
    listed = squares_in(squares) if isinstance(squares, int) else squares
    return sorted(map(board.name, listed))


def _rank_text(row, files):
    cells = row.split() or ["."] * files
    assert len(cells) == files, row
    text, empty = "", 0
    for cell in [*cells, None]:
        if cell == ".":
            empty += 1
            continue
        text += (str(empty) if empty else "") + (cell or "")
        empty = 0
    return text
