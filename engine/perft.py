"""Perft: how many lines of play of a certain length there are, the test of a move generator."""

from engine.game import Game


def perft(game: Game, depth: int) -> int:
    """The number of lines of `depth` actions. A game that is over has none to go on with."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(game.legal)
    return sum(perft(game.play(action), depth - 1) for action in game.legal)


def divide(game: Game, depth: int) -> dict[str, int]:
    """The same by first action, in ascending order of the action texts; `depth` is at least 1."""
    return {game.write(action): perft(game.play(action), depth - 1) for action in game.choices}
