"""The weights of `bot/core/matches/fair_play_table.py`, from decisions of known players.

A multinomial logit by Newton's method: how the chances of a first choice, of another action and of
a mistake depend on the position. The weights are a curve over the levels, of the second degree, so
that a few thousand decisions are enough and people between two levels are described, too.
"""

from math import exp

ROUNDS = 12
RIDGE = 6.0
"""How strongly weights are held to nothing, or to others that are given."""


def by_level(choices):
    """Return the weights of each level from its choices."""
    known = [
        (tuple(own * x for own in powers(level) for x in each.features), each.kind)
        for level, own in choices.items()
        for each in own
    ]
    weights = fitted(known)
    size = len(weights[0]) // len(powers(0))
    return [
        [
            [
                sum(power * line[step * size + n] for step, power in enumerate(powers(level)))
                for n in range(size)
            ]
            for line in weights
        ]
        for level in sorted(choices)
    ]


def powers(level):
    scaled = level / 4 - 1
    return 1.0, scaled, scaled * scaled


def by_features(choices):
    """Return the features and kinds of some choices."""
    return [(each.features, each.kind) for each in choices]


def fitted(known, centre=None):
    """Return the weights of the two kinds after the first, from features and kinds."""
    size = len(known[0][0])
    weights = [[*line] for line in centre] if centre else [[0.0] * size, [0.0] * size]
    held = [[*line] for line in centre] if centre else [[0.0] * size, [0.0] * size]
    for _ in range(ROUNDS):
        slope = [
            -RIDGE * (own - other)
            for line, base in zip(weights, held, strict=True)
            for own, other in zip(line, base, strict=True)
        ]
        bend = [[RIDGE * (row == column) for column in range(2 * size)] for row in range(2 * size)]
        for features, kind in known:
            odds = [
                exp(sum(w * x for w, x in zip(line, features, strict=True))) for line in weights
            ]
            chances = [each / (1 + sum(odds)) for each in odds]
            for one in range(2):
                wrong = (kind == one + 1) - chances[one]
                for row in range(size):
                    slope[one * size + row] += wrong * features[row]
                    for other in range(2):
                        weight = chances[one] * ((one == other) - chances[other]) * features[row]
                        line = bend[one * size + row]
                        for column in range(size):
                            line[other * size + column] += weight * features[column]
        step = solved(bend, slope)
        weights = [
            [w + step[one * size + number] for number, w in enumerate(line)]
            for one, line in enumerate(weights)
        ]
    return weights


def solved(matrix, values):
    """Return the solution of a set of linear equations."""
    rows = [[*line, value] for line, value in zip(matrix, values, strict=True)]
    size = len(rows)
    for pivot in range(size):
        best = max(range(pivot, size), key=lambda row: abs(rows[row][pivot]))
        rows[pivot], rows[best] = rows[best], rows[pivot]
        for row in range(size):
            if row != pivot:
                factor = rows[row][pivot] / rows[pivot][pivot]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[pivot], strict=True)]
    return [rows[number][size] / rows[number][number] for number in range(size)]


def source(honest, search):
    """Return the source of the table."""

    def shown(weights):
        lines = (f"({', '.join(f'{each:.2f}' for each in line)})" for line in weights)
        return f"({', '.join(lines)})"

    rows = "\n".join(f"    {shown(each)}," for each in honest)
    return f"HONEST = (\n{rows}\n)\nSEARCH = {shown(search)}\n"
