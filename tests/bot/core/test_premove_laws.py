"""Random plans by both sides come to the same game as one played by hand."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core.matches.agreements import DRAW, PAUSE, TAKEBACK, Ask, Reply
from bot.core.matches.challenges import Accept
from bot.core.matches.controls import MAX_CONTROL_BYTES, PremoveChoice, Verb, read_control
from bot.core.matches.decide import decide
from bot.core.matches.evolve import fold
from bot.core.matches.model import NO_PLANS
from bot.core.matches.play import Play, Played
from bot.core.matches.premoves import (
    MAX_LINE_LENGTH,
    MAX_LINES,
    DropPlan,
    Plan,
    PlanDropped,
    Planned,
)
from bot.core.service.service import with_consequences
from bot.core.views.premoves import premove_view
from bot.storage.codec import read_snapshot, write_snapshot
from engine import Game, Side
from engine.catalogue import KEYS, ruleset
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, NOW, offer, offered, viewer

PLANNED = tuple(key for key in KEYS if key != "vogt-kubeia")
"""The games in which one can plan ahead."""

# What is done in a random match: a move, a plan or a wish, by one side or the other.
DEED = st.tuples(
    st.sampled_from(("play", "play", "expected", "plan", "plan", "plan", "drop", "offer")),
    st.sampled_from((ALKAIOS, BRASIDAS)),
    st.integers(0, 10**9),
)


class Table:
    """A match with plans beside what it should come to, reckoned in the simplest way.

    A line is kept with how many actions had been played when it was made; it speaks as long as what
    was played since is what it begins with.
    """

    def __init__(self, name):
        begun = offered(ruleset=name)
        self.match, self.log = with_consequences(
            begun, decide(begun, Accept(BRASIDAS, Side.FIRST), NOW), lambda: (6, 5), NOW
        )
        self.history, self.lines = [], {Side.FIRST: [], Side.SECOND: []}

    def answers(self):
        side, count = self.match.game.position.side, len(self.history)
        return {
            line[count - made]
            for made, line in self.lines[side]
            if count - made < len(line) and self.history[made:] == list(line[: count - made])
        }

    def do(self, command):
        decision = decide(self.match, command, NOW)
        if not isinstance(decision, tuple):
            return
        self.match, events = with_consequences(self.match, decision, lambda: (6, 5), NOW)
        self.log = (*self.log, *events)
        self.follow(events)

    def follow(self, events):
        for event in events:
            assert not isinstance(event, PlanDropped)
            if isinstance(event, Planned):
                self.lines[event.side] = [(len(self.history), line) for line in event.lines]
            elif isinstance(event, Played):
                self.history.append(event.action)


def walked(game, number, length):
    """Some line of legal actions."""
    line = []
    while len(line) < length and not game.outcome:
        number, at = divmod(number, len(game.choices))
        line.append(game.write(game.choices[at]))
        game = game.play(game.choices[at])
    return tuple(line)


def command_of(table, kind, by, number):
    match = table.match
    game = match.game
    mover = match.seats[game.position.side]
    match kind:
        case "plan":
            return Plan(match_waiting(table), walked(game, number, 2 + 2 * (number % 3)))
        case "expected":
            lines = table.match.plans[game.position.side.other]
            return Play(mover, lines[0][0] if lines else game.write(game.choices[0]))
        case "drop":
            return DropPlan(by)
        case "offer":
            return Ask(by, DRAW) if number % 3 else Reply(by, DRAW, agree=False)
        case _:
            return Play(mover, game.write(game.choices[number % len(game.choices)]))


def match_waiting(table):
    return table.match.seats[table.match.game.position.side.other]


@settings(max_examples=60)
@given(name=st.sampled_from(PLANNED), deeds=st.lists(DEED, min_size=10, max_size=40))
def test_plans_of_both_sides_make_the_game_that_would_be_played_by_hand(name, deeds):
    table = Table(name)
    for kind, by, number in deeds:
        if not table.match.is_open:
            break
        table.do(command_of(table, kind, by, number))
        follows_the_law(table)
    game = Game.start(ruleset(name))
    for text in table.history:
        [action] = [each for each in game.legal if game.write(each) == text]
        game = game.play(action)
    assert game == table.match.game
    assert fold((offer(ruleset=name), *table.log)) == table.match
    kept = read_snapshot(write_snapshot(table.match))
    assert kept == {name: getattr(table.match, name) for name in kept}


def follows_the_law(table):
    match = table.match
    if not match.is_open:
        assert match.plans == NO_PLANS
        return
    side = match.game.position.side
    waiting = table.answers()
    held = side.other in {kind.asker(match) for kind in (DRAW, TAKEBACK, PAUSE)}
    assert len(waiting) <= int(held), "what was foreseen is answered at once"
    assert {line[0] for line in match.plans[side]} == waiting
    for lines in match.plans:
        assert len(lines) <= MAX_LINES
        assert len(set(lines)) == len(lines)
        assert all(0 < len(line) <= MAX_LINE_LENGTH for line in lines)


@settings(max_examples=30)
@given(
    name=st.sampled_from(PLANNED),
    numbers=st.lists(st.integers(0, 10**6), min_size=1, max_size=14),
)
def test_each_button_on_the_way_is_short_and_leads_on(name, numbers):
    match, choice = Table(name).match, PremoveChoice()
    for number in numbers:
        view = premove_view(
            match, viewer(BRASIDAS), game=match.game, side=Side.SECOND, choice=choice
        )
        controls = [each.control for each in (*view.choices, *view.spots)]
        assert all(len(str(each)) <= MAX_CONTROL_BYTES for each in controls)
        assert [read_control(str(each)) for each in controls] == controls
        ahead = [each.choice for each in controls if each.verb is Verb.PLAN]
        choice = ahead[number % len(ahead)]
    for each in controls:
        if each.verb is Verb.PLAN_YES:
            line = each.choice.line
            [planned] = decide(match, Plan(BRASIDAS, line), NOW)
            assert [len(texts) for texts in planned.lines] == [len(line)]
