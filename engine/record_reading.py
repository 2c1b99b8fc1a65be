"""Reading of records: the tags, the numbered lines, and the game.

Invariant: every half is played by the rules as it is read, and the first fault is raised with its
place. No text raises any error but `RecordError`.
"""

import re
from dataclasses import replace

from engine.actions import PLIES, Action, Again, Huff, Pass, Roll
from engine.catalogue import UnknownOption, UnknownRuleset, UnknownValue, ruleset
from engine.errors import IllegalAction, NotationError
from engine.explain import refuse
from engine.game import Game
from engine.position import Cue, Outcome
from engine.printed_record import with_tags
from engine.reading import AmbiguousAction
from engine.record_cells import Cell, cells
from engine.record_text import (
    UNFINISHED,
    RecordError,
    RecordFault,
    Tag,
    checked,
    clean,
    line_at,
    read_result,
    read_tags,
    same_score,
)
from engine.ruleset import Ruleset
from engine.transcript import OWN_TAGS, Transcript, can_end

_RESULT = re.compile(r"(.*?)(1-0|0-1|½-½|1[/\u2044]2-1[/\u2044]2)(?:\((.*)\))?")
_HALF = re.compile(
    r"(?:(?P<huff>huff)-?(?P<prey>[^\W\d_](?:1[0-2]|[1-9])))?"
    r"(?P<dice>[1-6]{2})?(?P<action>.*?)(?P<waived>pass)?",
    re.IGNORECASE,
)
_MISSED = ("...", "…")
MAX_CELL_LENGTH = 160


def read_record(text: str) -> Transcript:
    """The transcript of a record, played through by the rules. Raises RecordError.

    A game of Vogt's needs no tags if it is written as he prints it.

    >>> record = read_record('[Ruleset "walker-petteia"] [Result "*"] 1) a2-a4, h7-h5; 2) b2-b3')
    >>> len(record.actions)
    3
    >>> read_record('[Ruleset "walker-petteia"] [Result "*"] 1) a1-a4')
    Traceback (most recent call last):
    engine.record_text.RecordError: line 1: refused
    """
    text = with_tags(checked(text))
    tags: dict[str, Tag] = {}
    place = 0
    for tag, behind in read_tags(text):
        tags[tag.name] = tag
        place = behind
    for name in ("Ruleset", "Result"):
        if name not in tags:
            raise RecordError(RecordFault.TAG_MISSING, line_at(text, place), name)
    rules = _ruleset(tags["Ruleset"])
    start = _start(rules, tags.get("Fen"))
    reader = _Reader(start)
    for cell in cells(text, place):
        reader.take(cell)
    outcome = reader.ended(tags["Result"], line_at(text, len(text.rstrip())))
    return Transcript(
        ruleset=rules,
        actions=tuple(reader.actions),
        outcome=outcome,
        fen=None if start.text == Game.start(rules).text else start.text,
        tags={name: clean(tag.value) for name, tag in tags.items() if name not in OWN_TAGS},
    )


def _ruleset(tag: Tag) -> Ruleset:
    try:
        return ruleset(tag.value)
    except (UnknownRuleset, UnknownOption, UnknownValue) as error:
        raise RecordError(
            RecordFault.RULESET, tag.line, tag.value, choices=error.choices
        ) from error


def _start(rules: Ruleset, tag: Tag | None) -> Game:
    if tag is None:
        return Game.start(rules)
    try:
        return Game.load(rules, tag.value)
    except NotationError as error:
        raise RecordError(RecordFault.FEN, tag.line, tag.value) from error


class _Reader:
    """Plays the cells in order; `actions` are those played."""

    def __init__(self, start: Game) -> None:
        self._game = start
        self.actions: list[Action] = []
        self._result: tuple[Outcome, Cell] | None = None
        self._open: Cell | None = None  # the last half, while it has no move yet

    def take(self, cell: Cell) -> None:
        """Play one cell."""
        if self._result:
            raise cell.fault(RecordFault.LATE)
        if self._open:
            raise self._open.fault(RecordFault.HALF)
        if not cell.text:
            raise cell.fault(RecordFault.MISSING)
        if len(cell.text) > MAX_CELL_LENGTH:
            raise cell.fault(RecordFault.HALF)
        if cell.text in _MISSED:
            self._miss(cell)
        elif found := _RESULT.fullmatch(cell.text):
            self._half(replace(cell, text=found[1]))
            self._result = self._read_result(cell, found[2], found[3]), cell
        else:
            self._half(cell)

    def ended(self, tag: Tag, last: int) -> Outcome | None:
        """The outcome that the record gives; `last` is the number of the text's last line."""
        outcome = self._game.outcome
        if self._result:
            outcome, cell = self._result
            if not can_end(self._game, outcome):
                raise cell.fault(RecordFault.UNTRUE)
        elif outcome is None and tag.value.strip() != UNFINISHED:
            raise RecordError(RecordFault.RESULT, last, tag.value)
        if not same_score(tag.value, outcome):
            raise RecordError(RecordFault.UNTRUE, tag.line, tag.value)
        return outcome

    def _read_result(self, cell: Cell, winner: str, reason: str | None) -> Outcome:
        outcome = read_result(self._game.ruleset, winner, reason or "")
        if outcome is None:
            raise cell.fault(RecordFault.RESULT)
        return outcome

    def _miss(self, cell: Cell) -> None:
        """Read a missing move: the side does not begin, or misses its turn (6.A-6)."""
        position = self._game.position
        pending = position.roll is Cue.BONUS
        if position.side is cell.side and not (pending and not self.actions):
            raise cell.fault(RecordFault.MISSED)
        if pending and position.side is not cell.side:
            self._play(cell, Again())

    def _half(self, cell: Cell) -> None:
        """Play a half, or the part of one that precedes a result or the end of the record."""
        parts = _HALF.fullmatch(cell.text)
        assert parts is not None  # noqa: S101 - each part may be empty, and the action is any text
        if parts["huff"] or parts["dice"] or parts["action"]:
            self._turn(cell)
        if parts["huff"]:
            self._typed(cell, f"huff-{parts['prey']}", (Huff,))
        if parts["dice"]:
            self._throw(cell, parts["dice"])
        if parts["action"]:
            self._typed(cell, parts["action"], PLIES)
        if parts["waived"]:
            self._play(cell, Pass())
        self._open = None if parts["action"] or parts["waived"] else cell

    def _turn(self, cell: Cell) -> None:
        """Take or waive a pending bonus, by which side moves next; then check the turn."""
        position = self._game.position
        if position.roll is Cue.BONUS:
            self._play(cell, Again() if position.side is cell.side else Pass())
        if self._game.outcome is None and self._game.position.side is not cell.side:
            raise cell.fault(RecordFault.TURN)

    def _throw(self, cell: Cell, dice: str) -> None:
        low, high = sorted(map(int, dice))
        position = self._game.position
        if position.roll is None:
            raise cell.fault(RecordFault.HALF)
        if position.roll != (high, low):
            self._play(cell, Roll(high, low))

    def _typed(self, cell: Cell, text: str, kinds: tuple[type[Action], ...]) -> None:
        try:
            action = self._game.read(text)
        except (NotationError, AmbiguousAction, IllegalAction) as error:
            refusal = refuse(self._game, text)
            raise cell.fault(RecordFault.REFUSED, refusal, self._game) from error
        if not isinstance(action, kinds):
            raise cell.fault(RecordFault.HALF)
        self._play(cell, action)

    def _play(self, cell: Cell, action: Action) -> None:
        try:
            self._game = self._game.play(action)
        except IllegalAction as error:
            raise cell.fault(RecordFault.REFUSED, error.refusal, self._game) from error
        self.actions.append(action)
