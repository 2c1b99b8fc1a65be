"""What a position asks for and which actions solve it, only by a search of full width."""

from dataclasses import replace

from engine import Action, Position, Ruleset
from engine.search import Family, family_of
from tests.tactics.full_width import WON, FullWidth, prey

MAX_SOLUTIONS = 3
MOST = {"win-2": 60_000, "win-3": 250_000, "save": 80_000, "capture": 80_000, "fork": 80_000}
"""How many actions are applied to verify a position of a kind; more is given up."""

LEADERS = (Family.BATTLE, Family.CROSSING, Family.TOURNAMENT)


def solutions(rules: Ruleset, position: Position, kind: str) -> tuple[Action, ...]:
    """Return the actions that solve a position of a kind; none if it is not of that kind.

    Raises TooLarge.
    """
    found = {"win-2": _won, "win-3": _won, "save": _saved}.get(kind, _gained)(rules, position, kind)
    return found if len(found) <= MAX_SOLUTIONS and len(found) < len(rules.legal(position)) else ()


def _won(rules: Ruleset, position: Position, kind: str) -> tuple[Action, ...]:
    """The actions that win in so many turns, if none wins in fewer."""
    turns, full = int(kind[-1]), FullWidth(rules, MOST[kind])
    if any(full.winning(position, fewer) for fewer in range(1, turns)):
        return ()
    return full.winning(position, turns)


def _saved(rules: Ruleset, position: Position, kind: str) -> tuple[Action, ...]:
    """The actions after which the other side cannot win at once, if it would after all others.

    One of them must hold for another turn. In families without a leader, also the quiet actions
    that alone do not lose a man.
    """
    full = FullWidth(rules, MOST[kind])
    if full.winning(position, 1):
        return ()
    if full.winning(replace(position, side=position.side.other), 1):
        saving = full.saving(position, 1)
        held = FullWidth(rules, MOST[kind])
        holds = len(saving) <= MAX_SOLUTIONS and set(saving) & set(held.saving(position, 2))
        return saving if holds else ()
    return () if family_of(rules) in LEADERS else _gained(rules, position, kind)


def _gained(rules: Ruleset, position: Position, kind: str) -> tuple[Action, ...]:
    """The actions that are better than all others by a man or more.

    They are so after three plies and after four, so that each side has had an answer.
    """
    now = FullWidth(rules, 0).material(position, position.side)
    captures = {action: prey(rules, position, action) for action in rules.legal(position)}
    taking = {action for action, caught in captures.items() if caught}
    if kind == "capture" and len(taking) < 2:  # there is nothing to choose from
        return ()
    found: tuple[Action, ...] = ()
    for plies in (3, 4):
        worth = FullWidth(rules, MOST[kind]).worth(position, plies)
        best = max(worth.values())
        solving = tuple(action for action, each in worth.items() if each == best)
        rest = [each for action, each in worth.items() if action not in solving]
        if not rest or abs(best) == WON or len(solving) > MAX_SOLUTIONS:
            return ()
        if found and set(found) != set(solving):
            return ()
        found = solving
        # A quiet action that saves a man keeps what there is, all else gains one.
        if best < now or (kind == "save") != (best <= now):
            return ()
    if kind == "capture":
        return found if taking.issuperset(found) and not taking.issubset(found) else ()
    quiet = taking.isdisjoint(found)
    if kind == "fork":
        return found if quiet and all(_forks(rules, position, each) for each in found) else ()
    return found if quiet else ()


def _forks(rules: Ruleset, position: Position, action: Action) -> bool:
    """Whether an action threatens two pieces, by different actions."""
    after = rules.apply(position, action)[0]
    again = replace(after, side=position.side)
    threats = {prey(rules, again, each) for each in rules.legal(again)} - {frozenset()}
    return len(threats) > 1 and len(frozenset().union(*threats)) > 1
