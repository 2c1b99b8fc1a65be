"""What happened last, in words: the last ply, what came of it, and what followed it. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.choices import HUFF, binds
from bot.core.messages import line, member
from bot.core.pictures import last_captures, last_huffs
from engine.actions import Move
from engine.events import Bound, Freed, Moved, Placed, Turned
from engine.lettering import shown

if TYPE_CHECKING:
    from bot.core.messages import Line
    from bot.core.model import Match
    from engine.game import Game
    from engine.position import Side

WAIVING = "pass"
"""The text of waiving the bonus throw."""


def deeds(match: Match, game: Game, viewer: Side | None) -> tuple[Line, ...]:
    """Return what happened since the last ply began, for the side that looks on or nobody's."""
    return (
        *_ply(match, game),
        *effects(game),
        *_huffed(match, game),
        *_passed(match),
        *thrown(game, viewer if match.outcome is None else None),
    )


def effects(game: Game) -> tuple[Line, ...]:
    """Return what the last ply did besides capturing: who is bound, free again, turned over."""
    name, marks = game.ruleset.square_name, game.position.marks
    found = {
        "bound": [event.square for event in game.events if isinstance(event, Bound)],
        "freed": [event.square for event in game.events if isinstance(event, Freed)],
    }
    turned = [event.square for event in game.events if isinstance(event, Turned)]
    found["turned"] = [square for square in turned if marks >> square & 1]
    found["restored"] = [square for square in turned if not marks >> square & 1]
    return tuple(
        member("effect", effect, squares=tuple(map(name, squares)))
        for effect, squares in found.items()
        if squares
    )


def thrown(game: Game, viewer: Side | None) -> tuple[Line, ...]:
    """Return the throw that counts now; the side to act is told what it allows."""
    roll, side = game.position.roll, game.position.side
    if not isinstance(roll, tuple):
        return ()
    high, low = roll
    if viewer is not side:
        return (line("note-thrown", side=side_line(side), high=high, low=low),)
    if high == low:
        return (line("note-double-yours", high=high),)
    return (line("note-thrown-yours", high=high, low=low),)


def acknowledged(match: Match, game: Game) -> Line:
    """Return what a person is told who has just acted."""
    text = match.last.text if match.last else ""
    said = shown(text, game.ruleset.letters)
    if text == "again" and isinstance(game.position.roll, tuple):
        high, low = game.position.roll
        return line("done-again", high=high, low=low)
    if text == WAIVING:
        return line("done-passed")
    for start, family in (("@", "placed"), ("x", "taken"), (HUFF, "huffed")):
        if text.startswith(start):
            return member("done", family, square=said.removeprefix(start))
    return line("done-played", action=said)


def side_line(side: Side) -> Line:
    """Return the name of a side."""
    return member("side", side.name.lower())


def _ply(match: Match, game: Game) -> tuple[Line, ...]:
    if match.last is None:
        return ()
    by = side_line(match.last.side.other if last_huffs(game) else match.last.side)
    captured = _seen(game, last_captures(game))
    for event in game.events:
        if isinstance(event, Placed):
            square = game.ruleset.square_name(event.square)
            return (line("note-placed", side=by, square=square),)
        if isinstance(event, Moved):
            leaps = bool(captured) and binds(game.ruleset)
            action = game.show(Move(event.path, leaps=leaps))
            if not captured:
                return (line("note-last", side=by, action=action),)
            return (line("note-last-captures", side=by, action=action, squares=captured),)
    return (line("note-taken", side=by, squares=captured),) if captured else ()


def _huffed(match: Match, game: Game) -> tuple[Line, ...]:
    huffed = _seen(game, last_huffs(game))
    if match.last is None or not huffed:
        return ()
    return (line("note-huffed", side=side_line(match.last.side), squares=huffed),)


def _passed(match: Match) -> tuple[Line, ...]:
    if match.last is None or match.last.text != WAIVING:
        return ()
    return (line("note-passed", side=side_line(match.last.side)),)


def _seen(game: Game, squares: tuple[str, ...]) -> tuple[str, ...]:
    """The squares' names as players read them."""
    return tuple(shown(square, game.ruleset.letters) for square in squares)
