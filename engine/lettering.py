"""Square names as players see them, and the reading of such names (card 7.1).

The engine's own text names files by Latin letters, a to l, and ranks by digits. Vogt's games are
shown with Greek capitals, on his board with Attic numerals beside them. Their players type those,
the Latin capitals that look like them, or plain a to l by column; the last two conflict (Latin H
looks like Eta, the 7th file, while h is the 8th), so one text is read by one alphabet. Attic Iota
is a file and a numeral: two squares without a separator can be split in several ways, and all
splits are returned.
"""

# ruff: noqa: RUF002 - Greek capitals, as Vogt's games are written

import re
from collections.abc import Callable, Iterator
from enum import StrEnum
from itertools import product

from engine.board import FILE_LETTERS, Board, Square
from engine.errors import NotationError

GREEK = "ΑΒΓΔΕΖΗΘΙΚΛΜ"
ATTIC = ("Ι", "ΙΙ", "ΙΙΙ", "ΙΙΙΙ", "Π", "ΠΙ", "ΠΙΙ", "ΠΙΙΙ", "ΠΙΙΙΙ", "Δ", "ΔΙ", "ΔΙΙ")  # noqa: RUF001
"""Acrophonic: a stroke for one, the initials of pente and deka for five and ten."""

_LOOK = {letter: file for file, letter in enumerate(GREEK)}
_LOOK |= {latin: _LOOK[greek] for latin, greek in zip("ABEZHIKM", "ΑΒΕΖΗΙΚΜ", strict=True)}  # noqa: RUF001
_COLUMN = {letter: file for file, letter in enumerate(FILE_LETTERS)}
_ONLY_BY_LOOK = {*GREEK, "Z", "M"}
_ONLY_BY_COLUMN = set("CDFGJL")
_WORD = re.compile(r"(?:huff|roll)-?|", re.IGNORECASE)
_FILE = re.compile(r"[^\W\d_](?=[0-9])")
_WRITTEN = re.compile(r"(?<![a-wyz])([a-l])([0-9]+)")
_NUMERAL = str.maketrans("ιIiπδ", "ΙΙΙΠΔ")  # noqa: RUF001
_VALUE = {numeral: str(number) for number, numeral in enumerate(ATTIC, start=1)}
_APART = re.compile(r"(huff|roll|[-x@\s])", re.IGNORECASE)
_IN_DIGITS = re.compile(r"(?:[^\W\d_][0-9]+)*")

_Alphabet = Callable[[str], int | None]


class Lettering(StrEnum):
    """How squares are named: files in Latin or Greek letters, ranks in digits or Attic numerals.

    >>> Lettering.GREEK.files[:3], Lettering.ATTIC.rank(7)
    ('ΑΒΓ', 'ΠΙΙ')
    """

    LATIN = "latin"
    GREEK = "greek"
    ATTIC = "attic"

    @property
    def files(self) -> str:
        """The letters of the files, in order."""
        return FILE_LETTERS if self is Lettering.LATIN else GREEK

    def rank(self, number: int) -> str:
        """The numeral of a rank, counted from 1."""
        return ATTIC[number - 1] if self is Lettering.ATTIC else str(number)


def square_name(board: Board, square: Square, letters: Lettering) -> str:
    """The name of a square as players see it.

    >>> from engine.board import board_of
    >>> square_name(board_of(8, 8), 11, Lettering.GREEK)
    'Α1'
    """
    return in_letters(board.name(square), letters)


def in_letters(text: str, letters: Lettering) -> str:
    """The engine's text of an action or a square, as players see it.

    >>> in_letters("a2-a5", Lettering.GREEK)
    'Α2-Α5'
    """
    if letters is Lettering.LATIN:
        return text
    return _WRITTEN.sub(
        lambda name: letters.files[FILE_LETTERS.index(name[1])] + letters.rank(int(name[2])), text
    )


def read_square(board: Board, name: str, letters: Lettering) -> Square:
    """The square of a typed name. Raises NotationError.

    >>> from engine.board import board_of
    >>> board_of(8, 8).name(read_square(board_of(8, 8), "Α2", Lettering.GREEK))
    'a2'
    """
    return board.square(readings(name, letters)[0].lower())


def readings(text: str, letters: Lettering) -> tuple[str, ...]:
    """A typed text in the engine's letters, without blanks; each possible reading of it.

    Raises NotationError if there is none.

    >>> readings("Α2 - Α5", Lettering.GREEK)
    ('a2-a5',)
    """
    if letters is Lettering.LATIN:
        return ("".join(text.split()),)
    found = (reading for each in _with_digits(text) for reading in _with_latin(each))
    known = tuple(dict.fromkeys(found))
    if not known:
        raise NotationError("action", "letters that are not files, or not of one alphabet")
    return known


def other_readings(text: str, letters: Lettering) -> tuple[str, ...]:
    """The readings of a text that would be read otherwise in capitals; those by its look first.

    There are none if capitals mean the same squares, or if there is no reading.

    >>> other_readings("h2-h4", Lettering.GREEK)
    ('g2-g4', 'h2-h4')
    >>> other_readings("e2-e4", Lettering.GREEK)
    ()
    """
    try:
        by_look, typed = readings(text.upper(), letters), readings(text, letters)
    except NotationError:
        return ()
    found = tuple(dict.fromkeys(each.lower() for each in (*by_look, *typed)))
    return found if len(found) > len(set(by_look)) else ()


def _with_digits(text: str) -> tuple[str, ...]:
    """The text with digits for Attic numerals, without blanks, which may separate squares."""
    plain = "".join(text.split())
    for spaced in (text, plain):
        first, *others = _APART.split(spaced)
        parts = [_squares(first) or tuple(_pairs(first)), *map(_squares, others)]
        if found := tuple(map("".join, product(*parts))):
            return found
    return (plain,)


def _squares(part: str) -> tuple[str, ...]:
    """A square with its rank in digits; a text with digits, or of no square, unchanged."""
    if _IN_DIGITS.fullmatch(part) or _APART.fullmatch(part):
        return (part.strip(),)
    rank = _VALUE.get(part[1:].translate(_NUMERAL))
    return (part[0] + rank,) if rank and part[0].isalpha() else ()


def _pairs(part: str) -> Iterator[str]:
    """The possible splits of two squares without a separator."""
    for end in range(2, len(part) - 1):
        for one, other in product(_squares(part[:end]), _squares(part[end:])):
            yield one + other


def _with_latin(text: str) -> Iterator[str]:
    """The text with the engine's letters for its files, the likelier alphabet first."""
    word = _WORD.match(text)
    head = word[0] if word else ""
    rest = text[len(head) :]
    for alphabet in _alphabets(_FILE.findall(rest)):
        if (reading := _translated(rest, alphabet)) is not None:
            yield head + reading


def _alphabets(files: list[str]) -> tuple[_Alphabet, ...]:
    """The possible alphabets of a text's letters, the likelier first."""
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


def _translated(text: str, alphabet: _Alphabet) -> str | None:
    """The text with its files in Latin letters; None if one of them is no file."""
    if any(alphabet(file) is None for file in _FILE.findall(text)):
        return None
    return _FILE.sub(lambda file: FILE_LETTERS[alphabet(file[0]) or 0], text)
