"""How a game went from turn to turn, by the definitions of Ludii's metrics. Pure.

The evaluation of a position is from -1, lost, to 1, won: it is 2c - 1, where c is the chance of
winning that goes with the search's own evaluation. Throws are not turns.
"""

from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean

from bot.arena.schedule import PlayedGame
from engine import PLIES, Cue, Game, Side, captured_squares
from engine.catalogue import ruleset
from engine.search import evaluator, winning_chance


@dataclass(frozen=True, slots=True)
class Course:
    """How a game went; parts are from 0 to 1.

    `first_capture` is the number of the ply that captured first, None if nothing was captured.
    `decisions` is the part of the turns with more than one legal action (Decision Moves).
    `lead_changes` is how often the side that is ahead, or that neither is, was another than a turn
    before, by turns; the first turn counts as a change (Lead Change). `drama` is how far the
    winner's evaluation was below the higher one of both sides, a mean over the turns; in a draw the
    mean of both sides (Drama). `decisive` is the part of the turns before the winner's evaluation
    was higher than any of the loser's, None for a draw (Decisiveness Moves).
    """

    first_capture: int | None
    decisions: float
    lead_changes: float
    drama: float
    decisive: float | None


def course(played: PlayedGame) -> Course:
    """How a game went, found by playing it again; it has one turn at least."""
    game = Game.start(ruleset(played.game.ruleset))
    evaluate = evaluator(game.ruleset)
    plies, first_capture = 0, None
    choices: list[int] = []
    evaluations: list[float] = []
    for text in played.actions:
        if game.position.roll is not Cue.THROW:
            found = 2 * winning_chance(evaluate(game.position)) - 1
            evaluations.append(found if game.position.side is Side.FIRST else -found)
            choices.append(len(game.legal))
        action = next(each for each in game.legal if game.write(each) == text)
        plies += isinstance(action, PLIES)
        game = game.play(action)
        if first_capture is None and captured_squares(game.events):
            first_capture = plies
    leaders = [(each > 0) - (each < 0) for each in evaluations]
    changes = 1 + sum(one != other for one, other in pairwise(leaders))
    return Course(
        first_capture,
        fmean(count > 1 for count in choices),
        changes / len(leaders),
        fmean(_behind(each, played.winner) for each in evaluations),
        _decisive(evaluations, played.winner),
    )


def _behind(evaluation: float, winner: Side | None) -> float:
    """How far the winner is below the higher evaluation; in a draw the mean of both sides.

    >>> _behind(-0.5, Side.FIRST), _behind(0.5, Side.FIRST), _behind(0.5, None)
    (1.0, 0.0, 0.5)
    """
    if winner is None:
        return abs(evaluation)
    return 2 * max(0.0, -evaluation if winner is Side.FIRST else evaluation)


def _decisive(evaluations: list[float], winner: Side | None) -> float | None:
    """The part of the turns before the winner had more than the loser ever had.

    >>> _decisive([0.0, -0.4, 0.3, 0.5], Side.FIRST), _decisive([0.0, -0.4], Side.SECOND)
    (0.75, 0.5)
    """
    if winner is None:
        return None
    winners = [each if winner is Side.FIRST else -each for each in evaluations]
    threshold = max(-each for each in winners)
    turns = len(winners)
    return next((n for n, each in enumerate(winners) if each > threshold), turns) / turns
