"""The numbered lines of a record as cells, one for each side on a line."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from engine.errors import Refusal
from engine.game import Game
from engine.position import Side
from engine.record_text import RecordError, RecordFault, line_at

_NUMBERS = tuple(re.compile(rf"(?:(?<=[\s;\]])|^)([0-9]{{1,5}})\s*\{sign}") for sign in ").")
"""How moves are numbered: as we write it, else as other programs do."""

_TAG_AHEAD = re.compile(r"\[\s*[A-Z]\w*\s+[\"\u201c\u201e\u00ab]")
_COMMENT = re.compile(r"\{[^{}]*\}")
_JUDGED = re.compile(r"(?<=[0-9a-z])[!?]+")
"""Marks of good and bad moves."""


@dataclass(frozen=True, slots=True)
class Cell:
    """The text of one side on a numbered line; `text` is `typed` without white space."""

    text: str
    typed: str
    line: int
    number: int
    side: Side

    def fault(
        self, fault: RecordFault, refusal: Refusal | None = None, game: Game | None = None
    ) -> RecordError:
        """The error with the place of this cell."""
        return RecordError(
            fault,
            self.line,
            self.typed,
            number=self.number,
            side=self.side,
            refusal=refusal,
            game=game,
        )


def cells(text: str, place: int) -> Iterator[Cell]:
    """The cells from `place`, after the tags, to the end. Raises RecordError; numbers first.

    Comments in braces, marks such as "!?" and a last "*" are passed over.
    """
    moves = _COMMENT.sub(lambda found: "\n" * found[0].count("\n"), text[place:])
    text = text[:place] + _JUDGED.sub("", moves).rstrip().removesuffix("*")
    if second := _TAG_AHEAD.search(text, place):
        line = line_at(text, second.start())
        raise RecordError(RecordFault.SECOND, line, text[second.start() :])
    numbers = next(filter(None, (list(each.finditer(text, place)) for each in _NUMBERS)), [])
    bounds = [found.start() for found in numbers] + [len(text)]
    if ahead := text[place : bounds[0]].strip():
        line = line_at(text, text.index(ahead, place))
        raise RecordError(RecordFault.NUMBER, line, ahead)
    for earlier, found in pairwise(numbers):
        if int(found[1]) == int(numbers[0][1]) == 1:
            raise RecordError(RecordFault.SECOND, line_at(text, found.start()), found[0])
        if int(found[1]) != int(earlier[1]) + 1:
            raise RecordError(RecordFault.NUMBER, line_at(text, found.start()), found[0])
    line = line_at(text, bounds[0])
    for found, (begin, end) in zip(numbers, pairwise(bounds), strict=True):
        yield from _line(text[found.end() : end], line, int(found[1]))
        line += text.count("\n", begin, end)


def _line(text: str, line: int, number: int) -> Iterator[Cell]:
    """The cells of one numbered line, which may extend over several lines of the text."""
    body, _, behind = text.partition(";")
    parts = body.split(",")
    if surplus := ",".join(parts[len(Side) :]).strip() or behind.strip():
        line += text.count("\n", 0, text.index(surplus))
        raise RecordError(RecordFault.HALF, line, surplus, number=number)
    for side, part in zip(Side, parts, strict=False):
        begin = part[: len(part) - len(part.lstrip())] if part.strip() else ""
        yield Cell("".join(part.split()), part, line + begin.count("\n"), number, side)
        line += part.count("\n")
