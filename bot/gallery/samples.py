"""What a gallery shows of a ruleset: a picture of each state that its games come to."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from bot.core.matches.actions import marks_immobilise
from bot.gallery.scenes import choosing, flipped, over, picking, placing, preview, shown
from engine.actions import Huff, Move, Take
from engine.events import Captured, Moved
from engine.explain import would_capture
from engine.game import Game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from engine.actions import Action
    from engine.board import Square
    from engine.ruleset import Ruleset
    from render import Picture

    Telling: TypeAlias = "Callable[[SampleMoment], int]"


def samples(rules: Ruleset) -> dict[str, Picture]:
    """Return the pictures of a ruleset by the name of what they show."""
    seen = tuple(moments(rules))
    return {
        state: show(moment)
        for state, (telling, show) in _STATES.items()
        for moment in _most(seen, telling)
    }


def _most(seen: Sequence[SampleMoment], telling: Telling) -> tuple[SampleMoment, ...]:
    """Return the first of the most telling moments; none if none tells anything."""
    best = max(seen, key=telling)
    return (best,) if telling(best) else ()


def _is_start(moment: SampleMoment) -> int:
    return int(not moment.game.events)


def _captured(moment: SampleMoment) -> int:
    taken = sum(isinstance(event, Captured) for event in moment.game.events)
    return 10 * taken + sum(len(event.path) for event in _moved(moment.game)) if taken else 0


def _can_capture(moment: SampleMoment) -> int:
    return max((len(prey) for prey in moment.strikes.values()), default=0) * _begun(moment)


def _can_choose(moment: SampleMoment) -> int:
    actions = moment.game.choices
    takes = sum(isinstance(action, Take | Huff) for action in actions)
    return (takes + any(isinstance(action, Move) for action in actions)) * _begun(moment)


def _can_place(moment: SampleMoment) -> int:
    return any(moment.game.position.hand) * _begun(moment)


def _turned(moment: SampleMoment) -> int:
    return 0 if marks_immobilise(moment.game.ruleset) else moment.game.position.marks.bit_count()


def _bound(moment: SampleMoment) -> int:
    return moment.game.position.marks.bit_count() if marks_immobilise(moment.game.ruleset) else 0


def _thrown(moment: SampleMoment) -> int:
    dice = shown(moment).dice
    return 0 if dice is None else len(set(dice)) * _begun(moment)


def _is_over(moment: SampleMoment) -> int:
    """Of a game that nobody ended, any moment is over as well as another."""
    return 1 + (moment.game.outcome is not None)


def _begun(moment: SampleMoment) -> int:
    return int(bool(moment.game.events) and moment.game.outcome is None)


def _moved(game: Game) -> Iterator[Moved]:
    return (event for event in game.events if isinstance(event, Moved))


_STATES: Mapping[str, tuple[Telling, Callable[[SampleMoment], Picture]]] = MappingProxyType(
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


_PLAYED = 2
_LONGEST = 200
_STRIDE = 7919


class SampleMoment(NamedTuple):
    """A game as it stands, and what each move would capture that captures anything."""

    game: Game
    strikes: Mapping[Move, tuple[Square, ...]]


def moments(rules: Ruleset) -> Iterator[SampleMoment]:
    """Play some games of a ruleset, each to its end or very far, and give every moment of them."""
    for number in range(_PLAYED):
        game = Game.start(rules)
        yield (moment := _moment(game))
        for ply in range(_LONGEST):
            if game.outcome is not None:
                break
            game = game.play(_chosen(moment, number + ply * (number + 1)))
            yield (moment := _moment(game))


def _moment(game: Game) -> SampleMoment:
    moves = (action for action in game.choices if isinstance(action, Move))
    prey = ((move, would_capture(game, move)) for move in moves)
    return SampleMoment(game, {move: squares for move, squares in prey if squares})


def _chosen(moment: SampleMoment, turn: int) -> Action:
    """Choose what captures most, or else whatever it is the turn of."""
    worth = {action: _worth(moment, action) for action in moment.game.choices}
    most = max(worth.values())
    best = [action for action, each in worth.items() if each == most]
    return best[turn * _STRIDE % len(best)]


def _worth(moment: SampleMoment, action: Action) -> int:
    """How telling an action is: most when it takes much, least when it rests on an oversight."""
    match action:
        case Huff():
            return 0
        case Take():
            return 2
        case Move():
            return 1 + 2 * len(moment.strikes.get(action, ()))
        case _:
            return 1
