"""Pictures of a ruleset in each state, taken from games that are played here."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from bot.core.matches.actions import marks_immobilise
from bot.core.matches.messages import line
from bot.core.typed.terms import ruleset_line
from bot.core.views.board_words import reason_of, side_line
from bot.core.views.pictures import Look, picture
from bot.i18n import FALLBACK, speaker
from engine import Captured, Game, Huff, Move, Moved, Placement, Take
from engine.explain import would_capture

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from bot.core.matches.messages import Line
    from engine import Action, Ruleset, Square
    from render import Picture

    Telling: TypeAlias = "Callable[[SampleMoment], int]"


_PLAIN = Look(flipped=False, theme="marble")


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
    dice = _shown(moment).dice
    return 0 if dice is None else len(set(dice)) * _begun(moment)


def _is_over(moment: SampleMoment) -> int:
    """Any moment will do if no game ended."""
    return 1 + (moment.game.outcome is not None)


def _begun(moment: SampleMoment) -> int:
    return int(bool(moment.game.events) and moment.game.outcome is None)


def _moved(game: Game) -> Iterator[Moved]:
    return (event for event in game.events if isinstance(event, Moved))


def _shown(moment: SampleMoment) -> Picture:
    """Return a picture of a moment with its last ply marked."""
    return picture(moment.game, _PLAIN)


def _flipped(moment: SampleMoment) -> Picture:
    """Return it from the second player's side."""
    return picture(moment.game, replace(_PLAIN, flipped=True))


def _over(moment: SampleMoment) -> Picture:
    """Return a picture as it is shared, with the result."""
    return replace(_shown(moment), caption=speaker(FALLBACK).say(_result(moment.game)))


def _picking(moment: SampleMoment) -> Picture:
    """Return a picture in which the piece that can capture most is chosen."""
    start, name = _strike(moment).path[0], moment.game.ruleset.board.name
    moves = [each for each in _moves(moment) if each.path[0] == start]
    return replace(
        _bare(moment),
        picked=name(start),
        targets=tuple(name(move.path[1]) for move in moves),
        strikes=tuple(name(move.path[1]) for move in moves if move in moment.strikes),
    )


def _preview(moment: SampleMoment) -> Picture:
    """Return a picture of a move that captures most, not yet played."""
    move, name = _strike(moment), moment.game.ruleset.board.name
    prey = tuple(map(name, moment.strikes[move]))
    return replace(_bare(moment), plan=tuple(map(name, move.path)), prey=prey)


def _choosing(moment: SampleMoment) -> Picture:
    """Return a picture of what may be picked first."""
    name, actions = moment.game.ruleset.board.name, moment.game.choices
    takes = {name(each.square) for each in actions if isinstance(each, Take | Huff)}
    moves = {name(each.path[0]) for each in _moves(moment)}
    return replace(_shown(moment), movable=tuple(sorted(moves)), removable=tuple(sorted(takes)))


def _placing(moment: SampleMoment) -> Picture:
    """Return a picture of a man who is about to be placed."""
    squares = [each.square for each in moment.game.choices if isinstance(each, Placement)]
    plan = moment.game.ruleset.board.name(squares[len(squares) // 2])
    return replace(_shown(moment), plan=(plan,))


def _moves(moment: SampleMoment) -> list[Move]:
    return [action for action in moment.game.choices if isinstance(action, Move)]


def _strike(moment: SampleMoment) -> Move:
    return max(moment.strikes, key=lambda move: (len(moment.strikes[move]), len(move.path)))


def _bare(moment: SampleMoment) -> Picture:
    return replace(_shown(moment), path=(), captured=())


def _result(game: Game) -> Line:
    name = ruleset_line(game.ruleset.name)
    if game.outcome is None:
        return name
    reason, winner = reason_of(game.outcome), game.outcome.winner
    if winner is None:
        return line("caption-draw", reason=reason, ruleset=name)
    return line("caption-won", side=side_line(winner), reason=reason, ruleset=name)


_STATES: Mapping[str, tuple[Telling, Callable[[SampleMoment], Picture]]] = MappingProxyType(
    {
        "start": (_is_start, _shown),
        "placing": (_can_place, _placing),
        "last move and captures": (_captured, _shown),
        "flipped": (_captured, _flipped),
        "choosing": (_can_choose, _choosing),
        "picking": (_can_capture, _picking),
        "preview": (_can_capture, _preview),
        "turned over": (_turned, _shown),
        "immobilised": (_bound, _shown),
        "dice": (_thrown, _shown),
        "over": (_is_over, _over),
    }
)
"""By the name of a state: the score of a moment, and how it is drawn."""


_GAMES = 2
_MAX_PLIES = 200
_STRIDE = 7919


class SampleMoment(NamedTuple):
    """A game, and the captures of each move that captures."""

    game: Game
    strikes: Mapping[Move, tuple[Square, ...]]


def moments(rules: Ruleset) -> Iterator[SampleMoment]:
    """Play some games of a ruleset, each to its end or very far, and give every moment of them."""
    for number in range(_GAMES):
        game = Game.start(rules)
        yield (moment := _moment(game))
        for ply in range(_MAX_PLIES):
            if game.outcome is not None:
                break
            game = game.play(_chosen(moment, number + ply * (number + 1)))
            yield (moment := _moment(game))


def _moment(game: Game) -> SampleMoment:
    moves = (action for action in game.choices if isinstance(action, Move))
    prey = ((move, would_capture(game, move)) for move in moves)
    return SampleMoment(game, {move: squares for move, squares in prey if squares})


def _chosen(moment: SampleMoment, turn: int) -> Action:
    """Choose what captures most; among equals, by the turn."""
    worth = {action: _worth(moment, action) for action in moment.game.choices}
    most = max(worth.values())
    best = [action for action, each in worth.items() if each == most]
    return best[turn * _STRIDE % len(best)]


def _worth(moment: SampleMoment, action: Action) -> int:
    """Return how interesting an action is: captures most, huffs least."""
    match action:
        case Huff():
            return 0
        case Take():
            return 2
        case Move():
            return 1 + 2 * len(moment.strikes.get(action, ()))
        case _:
            return 1
