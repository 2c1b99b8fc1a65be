"""Which action a person means: by its text or by its index; a refusal with the reason if none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.controls import ROOM
from bot.core.match.choices import binds, choices
from bot.core.match.notation import action_in, all_squares
from bot.core.messages import Refused, Typed, line, member, refused
from engine.actions import Move, write_action
from engine.errors import AmbiguousAction, IllegalAction, NotationError, RefusalCode
from engine.reading import parse

if TYPE_CHECKING:
    from bot.core.messages import Line
    from engine.actions import Action
    from engine.explain import Refusal
    from engine.game import Game

SHOWN = 40
"""How many characters of what was typed are said back."""

INSISTS = "!"
"""At the end of a typed move: it is meant, legal or not."""

PLACED = "@"
"""Before the square of a man that is placed; the square alone says the same."""

IGNORANT = frozenset(
    {
        RefusalCode.SAME_SQUARE,
        RefusalCode.OCCUPIED,
        RefusalCode.NOT_STRAIGHT,
        RefusalCode.BLOCKED,
        RefusalCode.OUT_OF_RANGE,
        RefusalCode.CAPTURE_FIRST,
    }
)
"""Why a piece of one's own cannot go to the square that was named with it."""


def action_named(game: Game, name: str | int) -> Action | Refused:
    """Find the legal action that a text, or an index into the choices, names."""
    actions = choices(game)
    if isinstance(name, int):
        return actions[name] if 0 <= name < len(actions) else refused("forged")
    try:
        return game.read(meant(game, name))
    except AmbiguousAction as error:
        readings = tuple(action_in(game, action) for action in error.candidates)
        return refused("ambiguous", typed=Typed(name[:SHOWN]), readings=readings)
    except IllegalAction as error:
        return Refused(_illegal(game, name, error.refusal), about=spelled(game, name))
    except NotationError:
        return refused("notation", typed=Typed(name[:SHOWN]), example=action_in(game, actions[0]))


def is_ignorant(game: Game, typed: str) -> bool:
    """Tell whether a text moves a piece of one's own against the rules, where that can lose.

    A text that cannot be read, or that only misstates a legal move, is no such thing.
    """
    if not game.ruleset.ignorance:
        return False
    try:
        game.read(meant(game, typed))
    except IllegalAction as error:
        return error.code in IGNORANT
    except ValueError:
        return False
    return False


def insists(typed: str) -> bool:
    """Tell whether a text says that it is meant as it stands."""
    return typed.rstrip().endswith(INSISTS)


def meant(game: Game, typed: str) -> str:
    """Return a text without its insistence, in the games that know it."""
    return typed.rstrip().removesuffix(INSISTS) if game.ruleset.ignorance else typed


def spelled(game: Game, typed: str) -> str:
    """Return a text that names an action so that a control can hold it; empty where none can.

    It reads the same as what was typed. Raises NotationError where that says nothing.
    """
    board = game.ruleset.board
    said = parse(board, meant(game, typed), game.ruleset.letters)[0]
    text = write_action(board, said.action).removeprefix(PLACED)
    if isinstance(said.action, Move):
        first, *others = map(board.name, said.action.path)
        signs = ("-" if place < said.sure else "x" for place in range(1, len(others) + 1))
        text = first + "".join(map("".join, zip(signs, others, strict=True)))
    return text if len(text) <= ROOM else ""


def _illegal(game: Game, typed: str, refusal: Refusal) -> Line:
    return line("refused-illegal", typed=Typed(typed[:SHOWN]), why=reason_line(game, refusal))


def reason_line(game: Game, refusal: Refusal) -> Line:
    """Return why an action is not legal, with the squares that show it."""
    squares = all_squares(game.ruleset, refusal.squares)
    return member("illegal", _reason(game, refusal.code), squares=squares)


def _reason(game: Game, code: RefusalCode) -> str:
    """The name of a reason, which may read otherwise with dice, and where jumps capture."""
    if code is RefusalCode.OUT_OF_RANGE and game.position.roll is not None:
        return "out-of-throw"
    if code is RefusalCode.NO_JUMP and binds(game.ruleset):
        return "no-hop"
    return code
