"""Position text, written and read, and the two ways a game begins."""

import re

from tests.engine.naive.endings import is_stuck
from tests.engine.naive.state import Man, State, name, recur, square_of
from tests.engine.naive.table import men_at_the_start, men_in_hand


def begin(rules):
    """The start of a game."""
    state = State(rules, men_at_the_start(rules))
    state.hand = dict.fromkeys((1, 2), men_in_hand(rules))
    state.roll = "?" if rules.dice else "-"
    recur(state)
    return state


def load(rules, text):
    """A game in the position of a text: only a lack of moves is judged."""
    board, side, hand, roll, tally = text.split()
    state = State(rules, _read_board(board), int(side), roll=roll)
    if hand != "-":
        state.hand = _pair(hand)
    counts = dict(part.split("=") for part in tally.split(";")) if tally != "-" else {}
    state.quiet = int(counts.get("quiet", 0))
    state.passive = _pair(counts.get("passive", "0,0"))
    state.lost = _pair(counts.get("lost", "0,0"))
    state.huff = set(map(square_of, counts["huff"].split(","))) if "huff" in counts else set()
    recur(state)
    if not state.placing and is_stuck(state, state.side):
        reason = "siege" if rules.family == "vogt" else "no-moves"
        state.result = (3 - state.side, reason)
    return state


def written(state):
    """The position's text."""
    tally = []
    if state.quiet:
        tally.append(f"quiet={state.quiet}")
    if any(state.passive.values()):
        tally.append(f"passive={state.passive[1]},{state.passive[2]}")
    if any(state.lost.values()):
        tally.append(f"lost={state.lost[1]},{state.lost[2]}")
    if state.huff:
        along_the_ranks = sorted(state.huff, key=lambda square: (square[1], square[0]))
        tally.append("huff=" + ",".join(map(name, along_the_ranks)))
    hand = f"{state.hand[1]},{state.hand[2]}" if state.placing else "-"
    return f"{board_text(state)} {state.side} {hand} {state.roll} {';'.join(tally) or '-'}"


def board_text(state):
    """Only the first field."""
    ranks = []
    for rank in range(state.rules.ranks - 1, -1, -1):
        text = ""
        for file in range(state.rules.files):
            man = state.pieces.get((file, rank))
            text += _letter(man) if man else "."
        ranks.append(re.sub(r"\.+", lambda run: str(len(run[0])), text))
    return "/".join(ranks)


def _letter(man):
    plain = man.kind if man.side == 1 else man.kind.lower()
    return plain + "~" * man.marked


def _read_board(text):
    pieces = {}
    for rank, row in enumerate(reversed(text.split("/"))):
        file = 0
        for run, letter, mark in re.findall(r"(\d+)|([POBpob])(~?)", row):
            if letter:
                side = 1 if letter.isupper() else 2
                pieces[file, rank] = Man(side, letter.upper(), bool(mark))
            file += int(run) if run else 1
    return pieces


def _pair(text):
    first, second = text.split(",")
    return {1: int(first), 2: int(second)}
