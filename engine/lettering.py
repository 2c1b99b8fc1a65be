"""Squares under other letters: files as players see them, and how such a text is read (card 7.1).

The engine's own text names files by Latin letters, a to l. Vogt's games are shown with Greek
capitals, and their players type those, the Latin capitals that look like them, or plain a to l by
column; the two ways clash (Latin H looks like Eta, the 7th file, while h is the 8th), so a text is
read in one way throughout.
"""

import re
from collections.abc import Callable

from engine.board import LATIN, Board, Square
from engine.errors import NotationError

GREEK = "ΑΒΓΔΕΖΗΘΙΚΛΜ"

_LOOK = {letter: file for file, letter in enumerate(GREEK)}
_LOOK |= {latin: _LOOK[greek] for latin, greek in zip("ABEZHIKM", "ΑΒΕΖΗΙΚΜ", strict=True)}  # noqa: RUF001
_COLUMN = {letter: file for file, letter in enumerate(LATIN)}
_ONLY_BY_LOOK = {*GREEK, "Z", "M"}
_ONLY_BY_COLUMN = set("CDFGJL")
_WORD = re.compile(r"(?:huff|roll)-?|", re.IGNORECASE)
_FILE = re.compile(r"[^\W\d_](?=[0-9])")
_WRITTEN = re.compile(r"(?<![a-wyz])[a-l](?=[0-9])")

_Reading = Callable[[str], int | None]


def square_name(board: Board, square: Square, letters: str) -> str:
    """The name of a square as players see it."""
    return shown(board.name(square), letters)


def shown(text: str, letters: str) -> str:
    """The engine's text of an action or a square, as players see it."""
    if letters == LATIN:
        return text
    return _WRITTEN.sub(lambda file: letters[LATIN.index(file[0])], text)


def read_square(board: Board, name: str, letters: str) -> Square:
    """The square that a person names. Raises NotationError."""
    return board.square(readings(name.strip(), letters)[0].lower())


def readings(text: str, letters: str) -> tuple[str, ...]:
    """A typed text in the engine's letters; two of them where it can be read both ways.

    Raises NotationError where neither way names files.
    """
    if letters == LATIN:
        return (text,)
    word = _WORD.match(text)
    head = word[0] if word else ""
    rest = text[len(head) :]
    files = _FILE.findall(rest)
    found = (_under(rest, way) for way in _ways(files))
    known = tuple(dict.fromkeys(head + reading for reading in found if reading is not None))
    if not known:
        raise NotationError("action", "letters that are not files, or not of one alphabet")
    return known


def _ways(files: list[str]) -> tuple[_Reading, ...]:
    """How the letters of a text may be read, the likelier way first."""
    capitals = {file.upper() for file in files}
    if capitals & _ONLY_BY_LOOK:
        return (_by_look,)
    if capitals & _ONLY_BY_COLUMN or all(file.islower() for file in files):
        return (_by_column,)
    return (_by_look,) if all(file.isupper() for file in files) else (_by_look, _by_column)


def _by_look(letter: str) -> int | None:
    return _LOOK.get(letter.upper())


def _by_column(letter: str) -> int | None:
    return _COLUMN.get(letter.lower())


def _under(text: str, way: _Reading) -> str | None:
    """The text with its files in Latin letters, None where one of them is none."""
    if any(way(file) is None for file in _FILE.findall(text)):
        return None
    return _FILE.sub(lambda file: LATIN[way(file[0]) or 0], text)
