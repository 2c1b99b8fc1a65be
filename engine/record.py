"""Records: transcripts of whole games as text (rules of play, "Records", and card 7.1).

    [Ruleset "vogt-kubeia"]
    [Result "0-1"]

    1) 63 Α2-Α4, 32 Η6-Ζ6;
    2) 32 Α1-Α3, 42 Κ7-Κ5;
    3) 11 Β1-Α1, 53 Λ7-Λ5;
    4) 65 Α1-Α2, 0-1 (renitenza)

The first half of each line is the first side's; `...` is written for a side that does not move on
it. A throw and a huff are written before the move that they precede; captures are appended to it.
`again` and `pass` are not written, they follow from the side that moves next: after a double of the
first side, `...` in the second half means that the bonus was taken, a move that it was waived.

A record may stop anywhere and is read back as it was written. Its last half may lack its move (a
throw alone, a huff alone); a bonus that was taken, with nothing after it, leaves `...`; one that
was waived, with nothing after it, is written: `3) 11 Β1-Α1 pass`. A result is written in the place
of the next half, after a throw or a huff that has no move.
"""
# ruff: noqa: RUF002 - Greek capitals, as Vogt's games are written

from itertools import zip_longest

from engine.actions import Action, Again, Huff, Move, Pass, Roll
from engine.explain import would_capture
from engine.game import Game
from engine.position import Side
from engine.printed_record import MISPRINT, SAMPLE_MISPRINT
from engine.record_reading import read_record
from engine.record_text import RecordError, RecordFault, clean, score, write_result, write_tag
from engine.transcript import Transcript, can_end

__all__ = [
    "MISPRINT",
    "SAMPLE_MISPRINT",
    "RecordError",
    "RecordFault",
    "Transcript",
    "can_end",
    "read_record",
    "write_record",
]

_TAG_ORDER = ("First", "Second", "Date", "Match", "Lot", "Takebacks", "Commitment", "Seed")
_NO_MOVE = "..."


def write_record(transcript: Transcript) -> str:
    """The record's text, the same for equal transcripts.

    Raises IllegalAction if an action is not legal, NotationError if `fen` is not a position.

    >>> from engine.actions import Move
    >>> from engine.catalogue import ruleset
    >>> rules = ruleset("walker-petteia")
    >>> print(write_record(Transcript(ruleset=rules, actions=(Move((21, 31)),))))
    [Ruleset "walker-petteia"]
    [Result "*"]
    <BLANKLINE>
    1) a2-a3;
    <BLANKLINE>
    """
    lines = [write_tag(name, value) for name, value in _tags(transcript)]
    cells = _cells(transcript)
    pairs = zip_longest(cells[::2], cells[1::2])
    played = [f"{n}) {', '.join(filter(None, pair))}" for n, pair in enumerate(pairs, 1)]
    closed = len(played) - (transcript.outcome is not None)
    played = [f"{line};" if n < closed else line for n, line in enumerate(played)]
    return "\n".join((*lines, "", *played, ""))


def _tags(transcript: Transcript) -> list[tuple[str, str]]:
    tags, start = transcript.tags, transcript.start
    ordered = [name for name in _TAG_ORDER if name in tags]
    others = [name for name in tags if name not in ordered]
    from_the_start = start.text == Game.start(transcript.ruleset).text
    return [
        ("Ruleset", transcript.ruleset.name),
        *((name, clean(tags[name])) for name in (*ordered, *others)),
        *([] if from_the_start else [("Fen", start.text)]),
        ("Result", score(transcript.outcome)),
    ]


def _cells(transcript: Transcript) -> list[str]:
    """The halves of the sides in turn, the first side's first."""
    cells: list[str] = []
    ahead: list[str] = []
    game = transcript.start
    for action in transcript.actions:
        side = game.position.side
        match action:
            case Roll(high, low):
                ahead.append(f"{high}{low}")
            case Huff():
                ahead.append(game.show(action))
            case Again():
                _put(cells, side.other, _NO_MOVE)
            case Pass():
                pass
            case _:
                _put(cells, side, " ".join((*ahead, _half(game, action))))
                ahead = []
        game = game.play(action)
    _finish(cells, transcript, game, ahead)
    return cells


def _finish(cells: list[str], transcript: Transcript, game: Game, ahead: list[str]) -> None:
    """Append what follows the last move: a throw, a huff, a waived bonus, and the result."""
    side, outcome = game.position.side, transcript.outcome
    if transcript.actions[-1:] == (Pass(),):
        cells.append(f"{cells.pop()} pass" if cells else "pass")
    result = [] if outcome is None else [write_result(transcript.ruleset, outcome)]
    if ahead:
        _put(cells, side, " ".join((*ahead, *result)))
    else:
        cells.extend(result)


def _put(cells: list[str], side: Side, text: str) -> None:
    """Append a side's half; if the other side is skipped, `...` for it."""
    if len(cells) % len(Side) != side:
        cells.append(_NO_MOVE)
    cells.append(text)


def _half(game: Game, action: Action) -> str:
    """A ply with its captures, except for jumps, whose own text implies them."""
    if isinstance(action, Move) and not action.leaps:
        taken = map(game.ruleset.square_name, would_capture(game, action))
        return "x".join((game.show(action), *taken))
    return game.show(action)
