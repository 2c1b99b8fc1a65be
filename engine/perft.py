"""Perft: the number of lines of play of a certain length, the test of a move generator."""

from engine.game import Game


def perft(game: Game, depth: int) -> int:
    """The number of lines of `depth` actions; a game that is over adds none.

    >>> from engine.catalogue import ruleset
    >>> perft(Game.start(ruleset("walker-petteia")), 2)
    944
    """
    if depth == 0:
        return 1
    if depth == 1:
        return len(game.legal)
    return sum(perft(game.play(action), depth - 1) for action in game.legal)


def divide(game: Game, depth: int) -> dict[str, int]:
    """Perft by first action, in ascending order of the action texts; `depth` is at least 1."""
    return {game.write(action): perft(game.play(action), depth - 1) for action in game.choices}
