"""The rules a second time, slow and obvious: squares in a dict, every rule spelled out.

It shares nothing with the engine but the notation, and knows its games by plain arguments.
"""

from dataclasses import dataclass, field

DIRECTIONS = ((1, 0), (-1, 0), (0, 1), (0, -1))
FILES = "abcdefghijkl"


@dataclass
class Rules:
    """What distinguishes the games that this file knows."""

    files: int
    ranks: int
    leaders: bool
    edge: bool = False
    corner: bool = False
    enforced: bool = False
    first: int = 0
    run_up: bool = True
    rim_closes: bool = False


@dataclass
class State:
    """Pieces by square, whose turn it is, and what has been counted."""

    rules: Rules
    pieces: dict
    side: int = 1
    quiet: int = 0
    lost: dict = field(default_factory=lambda: {1: 0, 2: 0})
    seen: dict = field(default_factory=dict)
    result: tuple | None = None  # winner (0 for a draw) and reason
    captured: list = field(default_factory=list)


def begin(rules, rows, leaders=()):
    """The start: `rows` full ranks a side, and the squares of the leaders."""
    pieces = {}
    for file in range(rules.files):
        for row in range(rows):
            pieces[file, row] = (1, "P")
            pieces[file, rules.ranks - 1 - row] = (2, "P")
    for side, square in enumerate(leaders, 1):
        pieces[square] = (side, "B")
    state = State(rules, pieces)
    state.seen[key(state)] = 1
    return state


def resume(rules, pieces, side, quiet):
    """A position that was loaded: only a lack of moves is judged."""
    state = State(rules, pieces, side, quiet)
    state.seen[key(state)] = 1
    if not all_moves(state):
        state.result = (3 - side, "no-moves")
    return state


def board_text(state):
    """The first field of the position text."""
    ranks = []
    for rank in range(state.rules.ranks - 1, -1, -1):
        text = ""
        for file in range(state.rules.files):
            side, kind = state.pieces.get((file, rank), (0, "."))
            text += kind if side != 2 else kind.lower()
        for count in range(state.rules.files, 0, -1):
            text = text.replace("." * count, str(count))
        ranks.append(text)
    return "/".join(ranks)


def key(state):
    return (frozenset(state.pieces.items()), state.side)


def on_board(rules, square):
    return 0 <= square[0] < rules.files and 0 <= square[1] < rules.ranks


def beside(rules, square):
    around = [(square[0] + x, square[1] + y) for x, y in DIRECTIONS]
    return [other for other in around if on_board(rules, other)]


def landings(state, start):
    """Where the piece on a square may go, captures or not."""
    rules, (side, kind) = state.rules, state.pieces[start]
    found = []
    for x, y in DIRECTIONS:
        square = (start[0] + x, start[1] + y)
        slid = 0
        while on_board(rules, square) and square not in state.pieces:
            found.append(square)
            slid += 1
            square = (square[0] + x, square[1] + y)
        if kind != "B" or (slid and not rules.run_up):
            continue
        over = []
        while on_board(rules, square) and square in state.pieces:
            over.append(state.pieces[square])
            square = (square[0] + x, square[1] + y)
        if over and on_board(rules, square) and (3 - side, "B") not in over:
            found.append(square)
    return found


def catches(state, start, end):
    """The squares that would be emptied of enemies by a move."""
    rules, side = state.rules, state.pieces[start][0]
    pieces = dict(state.pieces)
    pieces[end] = pieces.pop(start)
    mine = {square for square, (owner, _) in pieces.items() if owner == side}
    caught = set()
    for x, y in DIRECTIONS:
        prey, far = (end[0] + x, end[1] + y), (end[0] + 2 * x, end[1] + 2 * y)
        if prey not in pieces or prey in mine:
            continue
        if far in mine or (rules.edge and not on_board(rules, far)):
            caught.add(prey)
        around = beside(rules, prey)
        if rules.corner and len(around) == 2 and set(around) <= mine:
            caught.add(prey)
    return caught


def all_moves(state):
    return [
        (start, end)
        for start, (owner, _) in state.pieces.items()
        if owner == state.side
        for end in landings(state, start)
    ]


def legal(state):
    """The texts of the legal moves, sorted."""
    if state.result:
        return []
    moves = all_moves(state)
    if state.rules.enforced:
        moves = [move for move in moves if catches(state, *move)] or moves
    return sorted("-".join(map(name, move)) for move in moves)


def name(square):
    return f"{FILES[square[0]]}{square[1] + 1}"


def square_of(text):
    return (FILES.index(text[0]), int(text[1:]) - 1)


def play(state, text):
    """The state after a move."""
    start, end = map(square_of, text.split("-"))
    mover, enemy = state.side, 3 - state.side
    caught = catches(state, start, end)
    leader_fell = any(state.pieces[square] == (enemy, "B") for square in caught)
    pieces = dict(state.pieces)
    pieces[end] = pieces.pop(start)
    for square in caught:
        del pieces[square]
    after = State(state.rules, pieces, enemy, captured=sorted(map(name, caught)))
    after.quiet = 0 if caught else state.quiet + 1
    after.lost = {mover: state.lost[mover], enemy: state.lost[enemy] + len(caught)}
    after.seen = {} if caught else dict(state.seen)
    after.seen[key(after)] = after.seen.get(key(after), 0) + 1
    after.result = ending(after, mover, enemy, leader_fell=leader_fell)
    return after


def ending(state, mover, enemy, *, leader_fell):
    if state.rules.leaders:
        if leader_fell:
            return (mover, "leader-captured")
        reasons = {side: lemery_loss(state, side) for side in (enemy, mover)}
    else:
        reasons = {side: walker_loss(state, side) for side in (enemy, mover)}
    if reasons[enemy] is None and not all_moves(state):
        reasons[enemy] = "no-moves"
    for loser, winner in ((enemy, mover), (mover, enemy)):
        if reasons[loser]:
            return (winner, reasons[loser])
    if state.seen[key(state)] >= 3:
        return (0, "repetition")
    return (0, "quiet") if state.quiet >= 100 else None


def lemery_loss(state, side):
    rules = state.rules
    for square, piece in state.pieces.items():
        if piece == (side, "B"):
            around = beside(rules, square)
            closed = all(other in state.pieces for other in around)
            if closed and (len(around) == 4 or rules.rim_closes):
                return "surrounded"
    if not any(piece == (side, "P") for piece in state.pieces.values()):
        return "lone-leader"
    if rules.first and state.lost[side] >= rules.first:
        return "count"
    return None


def walker_loss(state, side):
    mine = [piece for piece in state.pieces.values() if piece[0] == side]
    return "single-piece" if len(mine) <= 1 else None
