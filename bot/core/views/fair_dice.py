"""Whether the throws and the lot of a record are those that its seed gives. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING

from bot.core.matches import fair_dice
from bot.core.matches.messages import Refused, line, refused
from bot.core.matches.model import NO_WORDS
from bot.core.views.board_words import side_line
from engine import PLIES, Again, Roll, Side

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from bot.core.matches.messages import Line
    from engine import Dice
    from engine.record import Transcript

MAX_TAKEBACKS = 1000
SIDES = {side.name.lower(): side for side in Side}


@dataclass(frozen=True, slots=True)
class Throw:
    """A throw of a record: the number of its line, whose it is, and the plies before it."""

    number: int
    side: Side
    dice: Dice
    ply: int


@dataclass(frozen=True, slots=True)
class DiceMismatch:
    """A throw that the seed does not give, and what it gives instead."""

    throw: Throw
    expected: Dice


@dataclass(frozen=True, slots=True)
class SeedTags:
    """What the tags of a record say of the seed; ``lot`` is the challenger's side by lot."""

    match: str
    seed: str
    takebacks: int
    lot: Side | None
    commitment: str | None
    words: tuple[str, str] = NO_WORDS


@dataclass(frozen=True, slots=True)
class DiceCheck:
    """What came of checking a record."""

    seal: SeedTags
    throws: int
    wrong: tuple[DiceMismatch, ...]

    @property
    def commitment(self) -> str:
        """Return the commitment of the record's seed."""
        return fair_dice.commitment(self.seal.seed)

    @property
    def lot(self) -> Side:
        """Return the challenger's side that the seed gives."""
        return fair_dice.draw_side(self.seal.seed, self.seal.match, self.seal.words)

    @property
    def is_sealed_otherwise(self) -> bool:
        """Whether the record gives a commitment that is not its seed's."""
        return self.seal.commitment not in {None, self.commitment}

    @property
    def is_lot_wrong(self) -> bool:
        """Whether the record gives a lot that is not its seed's."""
        return self.seal.lot not in {None, self.lot}

    @property
    def agrees(self) -> bool:
        """Whether all is as the seed gives it."""
        return not (self.wrong or self.is_lot_wrong or self.is_sealed_otherwise)


def check_dice(transcript: Transcript) -> DiceCheck | Refused:
    """Compare a record with its seed, or say why that cannot be done."""
    if transcript.fen is not None:
        return refused("dice-begun")
    seal = _seal(transcript.tags)
    if isinstance(seal, Refused):
        return seal
    throws = tuple(_throws(transcript))
    return DiceCheck(seal, len(throws), _wrong(throws, seal))


def check_lines(checked: DiceCheck) -> tuple[Line, ...]:
    """Return the text about a check, what is wrong before what it proves."""
    wrong, lot = checked.wrong, checked.seal.lot
    lines = [line("dice-throws", count=checked.throws, agreeing=checked.throws - len(wrong))]
    lines += map(_wrong_line, wrong)
    if checked.is_lot_wrong:
        lines.append(line("dice-lot-wrong", side=side_line(checked.lot)))
    elif lot is not None:
        lines.append(line("dice-lot", side=side_line(lot)))
    if checked.is_sealed_otherwise:
        lines.append(line("dice-sealed-otherwise"))
    lines.append(line("dice-commitment", commitment=checked.commitment))
    return (*lines, line("dice-proves"))


def _wrong_line(wrong: DiceMismatch) -> Line:
    thrown = wrong.throw
    return line(
        "dice-wrong",
        number=thrown.number,
        side=side_line(thrown.side),
        high=thrown.dice[0],
        low=thrown.dice[1],
        expected_high=wrong.expected[0],
        expected_low=wrong.expected[1],
    )


def _seal(tags: Mapping[str, str]) -> SeedTags | Refused:
    match, seed, taken = tags.get("Match", ""), tags.get("Seed", ""), tags.get("Takebacks", "0")
    lot = tags.get("Lot")
    if not match:
        return refused("dice-no-match")
    if not seed:
        return refused("dice-no-seed")
    if not fair_dice.SEED.fullmatch(seed):
        return refused("dice-seed")
    if not (taken.isascii() and taken.isdecimal() and int(taken) <= MAX_TAKEBACKS):
        return refused("dice-takebacks", most=MAX_TAKEBACKS)
    if lot is not None and lot not in SIDES:
        return refused("dice-lot")
    side = None if lot is None else SIDES[lot]
    challenger, opponent = (tags.get(tag, "") for tag in fair_dice.WORD_TAGS)
    words = (challenger, opponent)
    return SeedTags(match, seed, int(taken), side, tags.get("Commitment"), words)


def _throws(transcript: Transcript) -> Iterator[Throw]:
    """The throws, counted as they are written: a line has a place for each side in turn."""
    places, ply = 0, 0
    for action, game in zip(transcript.actions, transcript.games(), strict=False):
        side = game.position.side
        passed_over = places % len(Side) != side
        if isinstance(action, Roll):
            dice = (action.high, action.low)
            yield Throw((places + passed_over) // len(Side) + 1, side, dice, ply)
        elif isinstance(action, Again):
            places += 1  # the other side's place, who misses this turn
        elif isinstance(action, PLIES):
            places += passed_over + 1
            ply += 1


@dataclass(frozen=True, slots=True)
class _Path:
    """How many throws were wrong on a way through a record, the last of them, and those before."""

    count: int = 0
    last: DiceMismatch | None = None
    before: _Path | None = None


def _wrong(throws: tuple[Throw, ...], seal: SeedTags) -> tuple[DiceMismatch, ...]:
    """The fewest throws that can be wrong, since the record does not say when takebacks came.

    Their count only grows. The best path is kept for each possible count.
    """
    paths = [_Path()] * (seal.takebacks + 1)
    for throw in throws:
        best = paths[0]
        for takebacks, path in enumerate(paths):
            best = min(best, path, key=attrgetter("count"))
            expected = fair_dice.throw(seal.seed, seal.match, throw.ply, takebacks, seal.words)
            fits = expected == throw.dice
            paths[takebacks] = (
                best if fits else _Path(best.count + 1, DiceMismatch(throw, expected), best)
            )
    return tuple(_listed(min(paths, key=attrgetter("count"))))[::-1]


def _listed(path: _Path) -> Iterator[DiceMismatch]:
    """The wrong throws of a way, the last one first."""
    while path.last is not None and path.before is not None:
        yield path.last
        path = path.before
