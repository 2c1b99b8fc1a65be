"""What a gallery shows of a ruleset: a picture of each state that its games come to."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from bot.core.choices import binds
from bot.gallery.showing import choosing, flipped, over, picking, placing, preview, shown
from bot.gallery.wandering import moments
from engine.actions import Huff, Move, Take
from engine.explain import would_capture

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from engine.game import Game
    from engine.ruleset import Ruleset
    from render import Picture


def samples(rules: Ruleset) -> dict[str, Picture]:
    """Return the pictures of a ruleset by the name of what they show."""
    seen = tuple(moments(rules))
    return {
        state: show(moment)
        for state, (telling, show) in _STATES.items()
        for moment in _most(seen, telling)
    }


def _most(seen: Sequence[Game], telling: Callable[[Game], int]) -> tuple[Game, ...]:
    """Return the first of the most telling moments; nothing if none tells anything."""
    best = max(seen, key=telling)
    return (best,) if telling(best) else ()


def _is_start(game: Game) -> int:
    return int(not game.events)


def _captured(game: Game) -> int:
    return 10 * len(shown(game).captured) + len(shown(game).path) if _middle(game) else 0


def _can_capture(game: Game) -> int:
    moves = [each for each in game.choices if isinstance(each, Move)] if _middle(game) else []
    return max((len(would_capture(game, move)) for move in moves), default=0)


def _can_choose(game: Game) -> int:
    takes = sum(isinstance(each, Take | Huff) for each in game.choices)
    moves = any(isinstance(each, Move) for each in game.choices)
    return takes + moves if _middle(game) else 0


def _can_place(game: Game) -> int:
    return int(any(game.position.hand) and bool(game.events))


def _turned(game: Game) -> int:
    return 0 if binds(game.ruleset) else game.position.marks.bit_count()


def _bound(game: Game) -> int:
    return game.position.marks.bit_count() if binds(game.ruleset) else 0


def _thrown(game: Game) -> int:
    return int(shown(game).dice is not None and bool(game.events))


def _is_over(game: Game) -> int:
    """The last of a game that nobody ended is over as well as any."""
    return 2 if game.outcome is not None else 1


def _middle(game: Game) -> bool:
    return bool(game.events) and game.outcome is None


_STATES: Mapping[str, tuple[Callable[[Game], int], Callable[[Game], Picture]]] = MappingProxyType(
    {
        "start": (_is_start, shown),
        "placing": (_can_place, placing),
        "last move and captures": (_captured, shown),
        "flipped": (_captured, flipped),
        "choosing": (_can_choose, choosing),
        "picking": (_can_capture, picking),
        "preview": (_can_capture, preview),
        "turned over": (_turned, shown),
        "immobilised": (_bound, shown),
        "dice": (_thrown, shown),
        "over": (_is_over, over),
    }
)
"""By the name of a state, how telling of it a moment is, and how it is shown."""
