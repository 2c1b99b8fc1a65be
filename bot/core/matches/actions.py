"""The actions of a game, as a person is offered them, names them and reads them. Pure.

Invariants: a huff is never among the choices, and moves none of their indexes: if a claim would
succeed must show nowhere. It is claimed by naming a square, and then seen. A line holds the
engine's text and the game's own letters, never what one person sees.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.matches.controls import MAX_CHOICE_LENGTH
from bot.core.matches.messages import Line, Notation, Refused, Typed, family_line, line, refused
from bot.core.matches.model import Stage
from bot.core.matches.trails import last_ply
from engine import (
    AmbiguousAction,
    Huff,
    IllegalAction,
    Move,
    NotationError,
    Placement,
    RefusalCode,
    Take,
    in_letters,
    parse_action,
    squares_between,
    squares_in,
    write_action,
)
from engine.explain import askable, would_capture

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.core.matches.messages import Param
    from bot.core.matches.model import Match
    from engine import Action, Game, Refusal, Ruleset, Square


HUFF = "huff-"
"""A huff's text begins so; a square follows."""


def choices(game: Game) -> tuple[Action, ...]:
    """Return the actions a person picks among, sorted by their text; controls count these."""
    return tuple(action for action in game.choices if not isinstance(action, Huff))


def hides_hints(game: Game) -> bool:
    """Return whether a game's players must find out themselves what is legal, or what captures."""
    return game.ruleset.hides_hints or game.ruleset.illegal_move_loses


def askable_squares(match: Match) -> tuple[Square, ...]:
    """Return the pieces that may be asked about, in board order; none in games that hide hints."""
    game, trail = match.game, match.trail
    if match.stage is not Stage.RUNNING or game is None or trail is None or hides_hints(game):
        return ()
    last = last_ply(match.terms.ruleset, trail)
    return askable(*last) if last else ()


def is_placing(game: Game) -> bool:
    """Return whether men are still brought onto the board."""
    return any(game.position.hand)


def marks_immobilise(rules: Ruleset) -> bool:
    """Return whether a marked piece is immobilised in this game, and not turned over."""
    return Take in rules.action_effects


def may_claim(match: Match, game: Game) -> bool:
    """Return whether the side to act may claim a huff: in such a game, right after the other's ply.

    Whether there is anything to be huffed does not matter: to offer it only then would tell.
    """
    if not game.ruleset.hides_hints or match.last is None:
        return False
    return match.last.side is not game.position.side


def huffable(game: Game) -> tuple[Square, ...]:
    """Return the squares that a claim can name: those of every enemy man, liable or not."""
    position = game.position
    return tuple(squares_in(position.men[position.side.other] & ~position.leaders))


MAX_ECHOED = 40
"""How many characters of what was typed are said back."""

INSIST_SIGN = "!"
"""At the end of a typed move: it is meant, legal or not."""

PLACEMENT_SIGN = "@"
"""Before the square of a man that is placed; the square alone says the same."""

RULE_IGNORANCE_CODES = frozenset(
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
        action = game.read(without_insistence(game, name))
    except AmbiguousAction as error:
        readings = tuple(action_notation(game, action) for action in error.candidates)
        return refused("ambiguous", typed=Typed(name[:MAX_ECHOED]), readings=readings)
    except IllegalAction as error:
        return Refused(_illegal(game, name, error.refusal), about=control_spelling(game, name))
    except NotationError:
        return refused(
            "notation", typed=Typed(name[:MAX_ECHOED]), example=action_notation(game, actions[0])
        )
    if _claims_in_vain(game, name, action):
        why = family_line("illegal", "no-capture-at-all", squares=())
        return refused("illegal", typed=Typed(name[:MAX_ECHOED]), why=why)
    return action


def _claims_in_vain(game: Game, typed: str, action: Action) -> bool:
    """Return whether a text such as a6xa5 says that its move captures, and it does not.

    If hints are hidden this is not told before the move.
    """
    if not isinstance(action, Move) or game.ruleset.hides_hints:
        return False
    rules = game.ruleset
    found = parse_action(rules.board, without_insistence(game, typed), rules.letters)
    claims = all(each.sure == 1 for each in found)
    return claims and not would_capture(game, action)


def is_ignorant(game: Game, typed: str) -> bool:
    """Return whether a text moves a piece of one's own against the rules, if that can lose.

    A text that cannot be read, or that only misstates a legal move, is no such thing.
    """
    if not game.ruleset.illegal_move_loses:
        return False
    try:
        game.read(without_insistence(game, typed))
    except IllegalAction as error:
        return error.code in RULE_IGNORANCE_CODES
    except ValueError:
        return False
    return False


def is_insisted(typed: str) -> bool:
    """Return whether a text insists on an illegal move."""
    return typed.rstrip().endswith(INSIST_SIGN)


def without_insistence(game: Game, typed: str) -> str:
    """Return a text without its insistence, in the games that know it."""
    return typed.rstrip().removesuffix(INSIST_SIGN) if game.ruleset.illegal_move_loses else typed


def control_spelling(game: Game, typed: str) -> str:
    """Return a text that names an action so that a control can hold it; empty if none can.

    It reads the same as what was typed. Raises NotationError if that says nothing.
    """
    board = game.ruleset.board
    said = parse_action(board, without_insistence(game, typed), game.ruleset.letters)[0]
    text = write_action(board, said.action).removeprefix(PLACEMENT_SIGN)
    if isinstance(said.action, Move):
        first, *others = map(board.name, said.action.path)
        signs = ("-" if place < said.sure else "x" for place in range(1, len(others) + 1))
        text = first + "".join(map("".join, zip(signs, others, strict=True)))
    return text if len(text) <= MAX_CHOICE_LENGTH else ""


def _illegal(game: Game, typed: str, refusal: Refusal) -> Line:
    return line("refused-illegal", typed=Typed(typed[:MAX_ECHOED]), why=reason_line(game, refusal))


def reason_line(game: Game, refusal: Refusal) -> Line:
    """Return why an action is not legal, with the squares that show it."""
    squares = square_notations(game.ruleset, refusal.squares)
    return family_line("illegal", _reason(game, refusal), squares=squares)


def _reason(game: Game, refusal: Refusal) -> str:
    """The name of a reason, which may read otherwise with dice, and is another with jumps."""
    code, rules = refusal.code, game.ruleset
    if code is RefusalCode.PLACED and Placement not in rules.action_effects:
        return "never-placed"
    if code is RefusalCode.OUT_OF_RANGE and game.position.roll is not None:
        way = squares_between(rules.board, *refusal.squares) or ()
        return "out-of-throw" if len(way) < DIE_SIDES else "out-of-dice"
    if code is RefusalCode.NO_JUMP and marks_immobilise(rules):
        return "no-hop"
    if code is RefusalCode.NO_JUMP and ("jump", "adjacent") in rules.options:
        return "no-jump-near"
    return code


DIE_SIDES = 6
"""How many squares the highest throw reaches."""


def notation(rules: Ruleset, text: str) -> Notation:
    """Return an action or a square of a game, given the engine's text of it."""
    return Notation(text, rules.letters)


def notations(rules: Ruleset, texts: Iterable[str]) -> tuple[Notation, ...]:
    """Return actions or squares of a game, given the engine's texts of them."""
    return tuple(notation(rules, text) for text in texts)


def square_notation(rules: Ruleset, square: Square) -> Notation:
    """Return a square of a game."""
    return notation(rules, rules.board.name(square))


def square_notations(rules: Ruleset, squares: Iterable[Square]) -> tuple[Notation, ...]:
    """Return squares of a game."""
    return tuple(square_notation(rules, square) for square in squares)


def action_notation(game: Game, action: Action) -> Notation:
    """Return an action of a game."""
    return notation(game.ruleset, game.write(action))


def with_own_letters(line: Line) -> Line:
    """Return a line with its squares in the game's own letters, for all readers."""
    return replace(line, params=tuple((name, _fixed(value)) for name, value in line.params))


def _fixed(value: Param) -> Param:
    match value:
        case Notation(text, own):
            return in_letters(text, own)
        case Line():
            return with_own_letters(value)
        case tuple():
            return tuple(map(_fixed, value))  # type: ignore[return-value]
        case _:
            return value
