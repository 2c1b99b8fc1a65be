"""Squares under other letters: as players see them, and how such a text is read (card 7.1).

The engine's own text names files by Latin letters, a to l, and ranks by digits. Vogt's games are
shown with Greek capitals, on his board with Attic numerals beside them. Their players type those,
the Latin capitals that look like them, or plain a to l by column; the last two clash (Latin H looks
like Eta, the 7th file, while h is the 8th), so a text is read in one way throughout. Attic Iota is
a file and a numeral: two squares that nothing sets apart, and that are not one, may be parted in
several ways, which are all given.
"""

import re
from collections.abc import Callable, Iterator
from enum import StrEnum
from itertools import product

from engine.board import LATIN, Board, Square
from engine.errors import NotationError

GREEK = "ΑΒΓΔΕΖΗΘΙΚΛΜ"
ATTIC = ("Ι", "ΙΙ", "ΙΙΙ", "ΙΙΙΙ", "Π", "ΠΙ", "ΠΙΙ", "ΠΙΙΙ", "ΠΙΙΙΙ", "Δ", "ΔΙ", "ΔΙΙ")  # noqa: RUF001
"""Acrophonic: a stroke for one, the initials of pente and deka for five and ten."""

_LOOK = {letter: file for file, letter in enumerate(GREEK)}
_LOOK |= {latin: _LOOK[greek] for latin, greek in zip("ABEZHIKM", "ΑΒΕΖΗΙΚΜ", strict=True)}  # noqa: RUF001
_COLUMN = {letter: file for file, letter in enumerate(LATIN)}
_ONLY_BY_LOOK = {*GREEK, "Z", "M"}
_ONLY_BY_COLUMN = set("CDFGJL")
_WORD = re.compile(r"(?:huff|roll)-?|", re.IGNORECASE)
_FILE = re.compile(r"[^\W\d_](?=[0-9])")
_WRITTEN = re.compile(r"(?<![a-wyz])([a-l])([0-9]+)")
_NUMERAL = str.maketrans("ιIiπδ", "ΙΙΙΠΔ")  # noqa: RUF001
_VALUE = {numeral: str(number) for number, numeral in enumerate(ATTIC, start=1)}
_APART = re.compile(r"(huff|roll|[-x@\s])", re.IGNORECASE)
_IN_DIGITS = re.compile(r"(?:[^\W\d_][0-9]+)*")

_Reading = Callable[[str], int | None]


class Lettering(StrEnum):
    """How squares are named: files by Latin or Greek letters, ranks by digits or as in Attica."""

    LATIN = "latin"
    GREEK = "greek"
    ATTIC = "attic"

    @property
    def files(self) -> str:
        """The letters of the files, in order."""
        return LATIN if self is Lettering.LATIN else GREEK

    def rank(self, number: int) -> str:
        """The numeral of a rank, counted from 1."""
        return ATTIC[number - 1] if self is Lettering.ATTIC else str(number)


def square_name(board: Board, square: Square, letters: Lettering) -> str:
    """The name of a square as players see it."""
    return shown(board.name(square), letters)


def shown(text: str, letters: Lettering) -> str:
    """The engine's text of an action or a square, as players see it."""
    if letters is Lettering.LATIN:
        return text
    return _WRITTEN.sub(
        lambda name: letters.files[LATIN.index(name[1])] + letters.rank(int(name[2])), text
    )


def read_square(board: Board, name: str, letters: Lettering) -> Square:
    """The square that a person names. Raises NotationError."""
    return board.square(readings(name, letters)[0].lower())


def readings(text: str, letters: Lettering) -> tuple[str, ...]:
    """A typed text in the engine's letters, without blanks, in each way that it can be read.

    Raises NotationError where no way names files.
    """
    if letters is Lettering.LATIN:
        return ("".join(text.split()),)
    found = (reading for each in _with_digits(text) for reading in _with_latin(each))
    known = tuple(dict.fromkeys(found))
    if not known:
        raise NotationError("action", "letters that are not files, or not of one alphabet")
    return known


def _with_digits(text: str) -> tuple[str, ...]:
    """The text with digits for Attic numerals, without blanks; they may stand between squares."""
    plain = "".join(text.split())
    for spaced in (text, plain):
        first, *others = _APART.split(spaced)
        parts = [_squares(first) or tuple(_pairs(first)), *map(_squares, others)]
        if found := tuple(map("".join, product(*parts))):
            return found
    return (plain,)


def _squares(part: str) -> tuple[str, ...]:
    """A square with its rank in digits; what has digits already, or is none, stays as it is."""
    if _IN_DIGITS.fullmatch(part) or _APART.fullmatch(part):
        return (part.strip(),)
    rank = _VALUE.get(part[1:].translate(_NUMERAL))
    return (part[0] + rank,) if rank and part[0].isalpha() else ()


def _pairs(part: str) -> Iterator[str]:
    """The ways to read two squares with nothing between them."""
    for end in range(2, len(part) - 1):
        for one, other in product(_squares(part[:end]), _squares(part[end:])):
            yield one + other


def _with_latin(text: str) -> Iterator[str]:
    """The text with the engine's letters for its files, the likelier way first."""
    word = _WORD.match(text)
    head = word[0] if word else ""
    rest = text[len(head) :]
    for way in _ways(_FILE.findall(rest)):
        if (reading := _under(rest, way)) is not None:
            yield head + reading


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
