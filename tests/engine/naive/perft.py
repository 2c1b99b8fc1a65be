"""How many lines of play there are: python -m tests.engine.naive.perft NAME DEPTH [FEN]."""

import sys

from tests.engine import naive


def perft(state, depth):
    """How many lines of so many actions there are."""
    texts = naive.legal(state)
    if depth == 1:
        return len(texts)
    return sum(perft(naive.play(state, text), depth - 1) for text in texts)


def state_of(name, fen=None):
    rules = naive.named(name)
    return naive.load(rules, fen) if fen else naive.begin(rules)


if __name__ == "__main__":
    name, depth, *fen = sys.argv[1:]
    sys.stdout.write(f"{perft(state_of(name, *fen), int(depth))}\n")
