"""Whatever players, strangers and time do to a match, its laws hold."""

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta

from hypothesis import example, given
from hypothesis import strategies as st

from bot.core.handlers.challenges import repeated
from bot.core.matches.agreements import DRAW, HINTS, PUBLIC, TAKEBACK, Ask, Reply, TakenBack
from bot.core.matches.challenges import Accept, Decline, Offered, Propose, Proposed, Withdraw
from bot.core.matches.clocks import Clock, Flag
from bot.core.matches.decide import decide
from bot.core.matches.evolve import evolve, fold
from bot.core.matches.messages import Refused
from bot.core.matches.model import (
    NO_PLANS,
    NO_SET_UPS,
    NOTHING_ASKED,
    PRESENT,
    Match,
    MatchId,
    SideWish,
    Stage,
    Terms,
)
from bot.core.matches.pauses import VACATIONS
from bot.core.matches.play import Claim, Play, Played, Resign, Thrown
from bot.core.matches.premoves import DropPlan, Plan
from bot.core.matches.scheduled import Spare, Tick
from bot.core.matches.set_ups import SetUp
from bot.core.matches.trails import replay
from bot.core.matches.vacations import Leave, Return
from bot.core.service.service import with_consequences
from bot.storage.codec import read_snapshot, write_snapshot
from engine import Side
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, COMPACT, NOW, SHORT_GAME, STRANGER

PEOPLE = (ALKAIOS, BRASIDAS, STRANGER)
HOUR = timedelta(hours=1)
CLOCKS = (
    None,
    Clock(24 * HOUR, 12 * HOUR, 48 * HOUR, Flag.SOFT),
    Clock(24 * HOUR, 12 * HOUR, 48 * HOUR, Flag.HARD),
)
RULESETS = (
    COMPACT,
    "vogt-kubeia",
    "lemery-compact(compulsory=huff)",
    "lemery-latrunculi",
    "vogt-petteia(ignorance=on)",
    "poleis",
    "walker-dux",
)
CHANGING = Played | Thrown | TakenBack | Proposed
"""The events with which the turn count goes up."""


@dataclass
class World:
    """Matches, each the rematch of the one before, the events of the last, and the time."""

    terms: Terms
    invited: str | None
    seed: str | None
    now: datetime = NOW
    past: list[tuple[Match, Match]] = field(default_factory=list)

    def __post_init__(self):
        self.offer(ALKAIOS, self.invited, self.terms, None)

    def offer(self, challenger, invited, terms, rematch_of):
        offered = Offered(
            match=MatchId(f"m{len(self.past)}"),
            challenger=challenger,
            invited=invited,
            place=None,
            terms=terms,
            expires=self.now + timedelta(days=7),
            seed=self.seed,
            rematch_of=rematch_of,
        )
        self.log = [offered]
        self.match = evolve(None, offered)

    def do(self, command):
        """Decide, and carry it out unless it is refused; all laws of one step are looked at."""
        before = self.match
        decision = decide(before, command, self.now)
        assert decide(before, command, self.now) == decision, "to decide changes nothing"
        if isinstance(decision, Refused) or not decision:
            return
        is_opened = isinstance(command, Ask | Reply) and command.kind is PUBLIC
        assert before.is_open or is_opened, "a finished match never changes"
        assert is_theirs(before, command), "strangers change nothing"
        after, events = with_consequences(before, decision, lambda: (4, 4), self.now)
        self.log.extend(events)
        self.match = after
        assert after.turn == before.turn + sum(isinstance(event, CHANGING) for event in events)
        assert after.takebacks - before.takebacks == sum(isinstance(e, TakenBack) for e in events)
        if before.timer and after.timer:
            waiting = before.game.position.side.other
            assert after.timer.left[waiting] >= before.timer.left[waiting]
            assert after.timer.since >= before.timer.since

    def rematch(self, by):
        wanted = repeated(self.match, by)
        if isinstance(wanted, Refused):
            assert self.match.stage is not Stage.OVER or by not in self.match.people
            return
        terms, other = wanted
        assert {by, other} == set(self.match.seats)
        self.past.append((self.match, fold(self.log)))
        self.offer(by, other, terms, self.match.id)
        self.do(Accept(other, Side.FIRST))
        assert self.match.seats == tuple(reversed(self.past[-1][0].seats))


def is_theirs(match, command):
    """Whether a command comes from someone in the match, or may come from anyone."""
    if isinstance(command, Tick | Spare):
        return True
    if isinstance(command, Leave | Return):
        return command.account in match.people
    may_join = isinstance(command, Accept) and match.invited is None
    return command.by in match.people or may_join


def played(world, by, number, turn):
    """A move of someone, most often one that is legal and their own."""
    game = world.match.game
    if game is None or not game.legal or number % 11 == 0:
        return Play(by, SHORT_GAME[number % len(SHORT_GAME)] + "!" * (number % 2), turn)
    mover = world.match.seats[game.position.side] if number % 7 else by
    return Play(mover, game.write(game.choices[number % len(game.choices)]), turn)


def foreseen(world, by, number, turn):
    """A line of play that someone prepares, most often one that is legal."""
    game, line = world.match.game, []
    while game is not None and len(line) <= number % 3 and not game.outcome:
        number, at = divmod(number, len(game.choices))
        line.append(game.write(game.choices[at]))
        game = game.play(game.choices[at])
    return Plan(by, tuple(line), turn)


def drawn(world, by, number, turn):
    """A set-up that someone draws, most often on squares that are free."""
    game = world.match.game
    squares = [] if game is None else [game.write(each).removeprefix("@") for each in game.choices]
    count = number % 5
    return SetUp(by, tuple(dict.fromkeys(squares[number % 7 :: 1 + number % 3][:count])), turn)


STEPS = {
    "play": played,
    "accept": lambda _, by, number, turn: Accept(by, Side(number % 2), turn=turn),
    "decline": lambda _, by, __, ___: Decline(by),
    "withdraw": lambda _, by, __, ___: Withdraw(by),
    "propose": lambda world, by, number, _: Propose(
        by, replace(world.terms, side=SideWish.SECOND), number % 3
    ),
    "resign": lambda _, by, __, turn: Resign(by, turn),
    "draw": lambda _, by, __, turn: Ask(by, DRAW, turn),
    "answer": lambda _, by, number, turn: Reply(by, DRAW, number % 9 == 0, turn),
    "ask": lambda _, by, __, turn: Ask(by, TAKEBACK, turn),
    "allow": lambda _, by, number, turn: Reply(by, TAKEBACK, number % 3 != 0, turn),
    "hint": lambda _, by, __, turn: Ask(by, HINTS, turn),
    "public": lambda _, by, __, turn: Ask(by, PUBLIC, turn),
    "answer public": lambda _, by, number, turn: Reply(by, PUBLIC, number % 3 != 0, turn),
    "answer hint": lambda _, by, number, turn: Reply(by, HINTS, number % 3 != 0, turn),
    "claim": lambda _, by, __, turn: Claim(by, turn),
    "plan": foreseen,
    "drop": lambda _, by, __, turn: DropPlan(by, (), turn),
    "set up": drawn,
    "leave": lambda world, by, number, _: Leave(by, world.now + (number % 90 - 9) * HOUR),
    "return": lambda _, by, __, ___: Return(by),
    "tick": lambda *_: Tick(),
    "spare": lambda world, _, number, __: Spare(world.now - number % 5 * HOUR, world.now),
}
OFTEN = (
    ("play",) * 24
    + ("ask", "allow") * 6
    + ("rematch", "plan", "set up") * 3
    + ("draw", "answer", "tick")
)
STEP = st.tuples(
    st.sampled_from((*OFTEN, *STEPS, "wait")),
    st.sampled_from(PEOPLE),
    st.integers(0, 10**6),
    st.sampled_from((None, None, None, 0, -1)),
)


@given(
    ruleset=st.sampled_from(RULESETS),
    clock=st.sampled_from(CLOCKS),
    invited=st.sampled_from((BRASIDAS, None)),
    sealed=st.booleans(),
    steps=st.lists(STEP, min_size=30, max_size=60),
)
@example(
    ruleset=COMPACT,
    clock=None,
    invited=BRASIDAS,
    sealed=True,
    steps=[
        ("resign", BRASIDAS, 0, None),
        ("rematch", BRASIDAS, 0, None),
        ("play", BRASIDAS, 5, None),
        ("ask", BRASIDAS, 0, None),
        ("allow", ALKAIOS, 1, None),
        ("resign", ALKAIOS, 0, None),
        ("rematch", ALKAIOS, 0, None),
    ],
)
def test_any_commands_by_anybody_at_any_time_keep_the_laws(ruleset, clock, invited, sealed, steps):
    terms = Terms(ruleset, 1, SideWish.FIRST, clock)
    world = World(terms, invited, "b1" * 32 if sealed else None)
    world.do(Accept(BRASIDAS, Side.FIRST))
    for kind, by, number, late in steps:
        before = world.match
        if kind == "wait":
            world.now += number % 30 * HOUR
        elif kind == "rematch":
            world.rematch(by)
        else:
            turn = None if late is None else world.match.turn + late
            world.do(STEPS[kind](world, by, number, turn))
        if world.match is not before:
            keeps_its_laws(world)


def keeps_its_laws(world):
    match = world.match
    assert sum(match.waits_for(person) for person in PEOPLE) == int(match.is_open)
    assert fold(world.log) == match
    assert all(then == still for then, still in world.past)
    kept = read_snapshot(write_snapshot(match))
    assert kept == {name: getattr(match, name) for name in kept}
    if match.trail is not None:
        again = replay(match.terms.ruleset, match.trail)
        assert (again, again.events) == (match.game, match.game.events)
    if not match.is_open:
        assert match.without_asks(PUBLIC.name).asked == NOTHING_ASKED
        assert match.plans == NO_PLANS
        assert match.set_ups == NO_SET_UPS
        assert match.away == PRESENT
    if match.timer is not None and match.is_open:
        stops = {why for why, until in zip(VACATIONS, match.away, strict=True) if until}
        assert match.timer.stops == stops
    assert match.outcome is None or match.stage is Stage.OVER
