"""Small Latin letters that can name two columns of a board with Greek letters. Pure.

On such a board h looks like Eta, the 7th column, but is the 8th letter; k likewise. Nothing is
played before the person has said which is meant. If only what the board shows is legal, that is
meant; and a person who is shown plain letters means those.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.core.matches.actions import MAX_ECHOED, action_named, notation
from bot.core.matches.messages import Meant, Refused, Typed, line, refused
from bot.core.matches.preferences import Letters
from engine import in_letters, other_readings

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.core.matches.messages import Line
    from bot.core.matches.model import Account, Match
    from engine import Ruleset

_APART = re.compile(r"(?<=[0-9])(?=[a-l])")

Steps = tuple[str, ...]


def settled(
    rules: Ruleset,
    letters: Letters,
    typed: Sequence[str],
    *,
    is_legal: Callable[[Steps], bool],
    retyped: Callable[[str], str],
) -> Steps | Refused:
    """Return typed actions as they are read, or ask which columns they mean.

    ``letters`` are those that the person is shown; ``retyped(text)`` is what they would type to do
    the actions of a text.
    """
    if letters is Letters.LATIN:
        return tuple(typed)
    found = [tuple(map(_hyphened, other_readings(each, rules.letters))) for each in typed]
    if not any(found):
        return tuple(typed)
    ways = tuple(dict.fromkeys(_read(rules, typed, found, place) for place in (0, -1)))
    as_shown, *others = ways
    if not any(map(is_legal, others)):
        return as_shown
    doubtful = next(place for place, each in enumerate(found) if each)
    asked = refused(
        "ambiguous",
        typed=Typed(typed[doubtful][:MAX_ECHOED]),
        readings=tuple(notation(rules, each) for each in found[doubtful]),
    )
    meant = (Meant(retyped(" ".join(way)), _label(way)) for way in ways)
    return Refused(asked.line, meant=tuple(meant))


def settled_move(match: Match, who: Account, typed: str) -> str | Refused:
    """Return a typed move as it is read if it waits for a person, or ask what they mean."""
    if match.game is None or not match.waits_for(who.id):
        return typed
    game = match.game
    found = settled(
        game.ruleset,
        who.settings.letters,
        (typed,),
        is_legal=lambda way: not isinstance(action_named(game, way[0]), Refused),
        retyped=lambda way: f"move {way} match={match.id}",
    )
    return found if isinstance(found, Refused) else found[0]


def _read(rules: Ruleset, typed: Sequence[str], found: Sequence[Steps], place: int) -> Steps:
    """Return the actions with one reading of each that is in doubt, as the board names them."""
    pairs = zip(typed, found, strict=True)
    return tuple(in_letters(each[place], rules.letters) if each else text for text, each in pairs)


def _hyphened(text: str) -> str:
    """Return an engine's text of a move with a hyphen between squares that had none."""
    return _APART.sub("-", text)


def _label(way: Steps) -> Line:
    return line("meant-text", text=Typed(" ".join(way)))
