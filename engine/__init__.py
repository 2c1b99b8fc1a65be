"""The rules of play: positions as values, rules as functions, rulesets as tables.

Invariants: standard library only; no input or output, clock, random source, logging or environment;
no sentences for players, only facts and codes; nothing is ever changed in place.

Other packages import from here what a game is made of, and the rest from `engine.catalogue` (all
rulesets by name), `engine.explain` (why an action is illegal or does not capture), `engine.record`
(transcripts as text), `engine.search` (the computer player) and `engine.ugi` (the protocol).

>>> from engine.catalogue import ruleset
>>> game = Game.start(ruleset("walker-petteia"))
>>> game = game.play(game.read("a2-a4"))
>>> game.position.side
<Side.SECOND: 1>
"""

from engine.actions import (
    PLIES,
    Action,
    Again,
    Huff,
    Move,
    Pass,
    Placement,
    Roll,
    Take,
    completed,
    continuations,
    steps,
    write_action,
)
from engine.board import FILE_LETTERS, MAX_BOARD_SIZE, Board, Square, board_of, squares_in
from engine.dice import DICE_FACES, THROWS
from engine.errors import IllegalAction, NotationError, Refusal, RefusalCode
from engine.events import (
    Bound,
    Captured,
    Event,
    Freed,
    Huffed,
    Moved,
    Placed,
    Turned,
    captured_squares,
)
from engine.game import Game
from engine.lettering import Lettering, in_letters, other_readings, read_square, square_name
from engine.position import Cue, Dice, Kind, Outcome, Piece, Position, Reason, Side, Tally
from engine.position_text import write_board, write_position
from engine.reading import MAX_ACTION_LENGTH, AmbiguousAction, ParsedAction, parse_action
from engine.rules.activity import is_active
from engine.rules.filters import CAPTURE_FIRST
from engine.rules.movement import squares_between
from engine.ruleset import Ruleset

__all__ = [
    "CAPTURE_FIRST",
    "DICE_FACES",
    "FILE_LETTERS",
    "MAX_ACTION_LENGTH",
    "MAX_BOARD_SIZE",
    "PLIES",
    "THROWS",
    "Action",
    "Again",
    "AmbiguousAction",
    "Board",
    "Bound",
    "Captured",
    "Cue",
    "Dice",
    "Event",
    "Freed",
    "Game",
    "Huff",
    "Huffed",
    "IllegalAction",
    "Kind",
    "Lettering",
    "Move",
    "Moved",
    "NotationError",
    "Outcome",
    "ParsedAction",
    "Pass",
    "Piece",
    "Placed",
    "Placement",
    "Position",
    "Reason",
    "Refusal",
    "RefusalCode",
    "Roll",
    "Ruleset",
    "Side",
    "Square",
    "Take",
    "Tally",
    "Turned",
    "board_of",
    "captured_squares",
    "completed",
    "continuations",
    "in_letters",
    "is_active",
    "other_readings",
    "parse_action",
    "read_square",
    "square_name",
    "squares_between",
    "squares_in",
    "steps",
    "write_action",
    "write_board",
    "write_position",
]
