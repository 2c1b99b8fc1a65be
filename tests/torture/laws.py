"""What must hold whatever was killed, and when: each law returns what breaks it, in words."""

from dataclasses import dataclass

from sqlalchemy import select

from bot.core.matches import fair_dice
from bot.core.matches.challenges import Accepted
from bot.core.matches.computers import is_computer, waits_for_computer
from bot.core.matches.evolve import evolve
from bot.core.matches.model import Stage
from bot.core.matches.play import Played, Thrown
from bot.core.matches.results import is_rated
from bot.core.matches.timing import Ended, Nudged, Timed
from bot.core.service.audit import problem_of
from bot.core.views.pictures import look_of, picture
from bot.storage import open_store
from bot.storage.rating_tables import rated_matches
from bot.storage.ratings import is_right
from engine import Reason, Side
from tests.torture.recorder import PLATFORM, board
from tests.torture.timeline import ZERO

PAGE = 10_000
COUNTED = select(rated_matches.c.match)


@dataclass(frozen=True, slots=True)
class Step:
    """An event of a log, with the match before and after it."""

    event: object
    before: object
    after: object


@dataclass(frozen=True, slots=True)
class Story:
    """A match as it is stored, its log step by step, and the people in it by their accounts."""

    match: object
    steps: tuple
    names: dict

    def of(self, kind):
        return [step for step in self.steps if isinstance(step.event, kind)]


async def broken(world, table):
    """All that is wrong with a world in which everything has been said and done."""
    found = [*table.problems, *(f"logged: {line}" for line in world.log().splitlines())]
    async with open_store(world.url) as store:
        if await store.next_due((PLATFORM,)) is not None:
            found.append("something is still waiting to be said")
        for match_id in await store.match_ids(None, PAGE):
            problems = await _broken_in(store, match_id, world, table)
            found += [f"match {match_id}: {problem}" for problem in problems]
        return found + await misrated(store)


async def misrated(store):
    """Each rated match that is over is counted once, and ratings follow from those matches."""

    def read(connection):
        counted = list(connection.execute(COUNTED).scalars())
        return counted, is_right(connection)

    counted, is_same = await store.database.read(read)
    ids = await store.match_ids(None, PAGE)
    matches = [await store.match(match_id) for match_id in ids]
    ended = [match.id for match in matches if match.stage is Stage.OVER and is_rated(match)]
    found = [] if sorted(counted) == sorted(ended) else [f"rated {counted} instead of {ended}"]
    return found if is_same else [*found, "ratings do not follow from the rated matches"]


async def _broken_in(store, match_id, world, table):
    if problem := await problem_of(store, match_id):
        return [problem]
    story = await story_of(store, match_id)
    deliveries = [each for each in world.deliveries() if each.get("match") == match_id]
    views = [each["view"] for each in deliveries if each["view"]]
    views += [view for view in world.seen if view["match"] == match_id]
    played = next((each for each in table.matches if each.id == match_id), None)
    return [
        *uncalled(story, deliveries),
        *contradicted(story, views),
        *disordered(deliveries),
        *loaded(story, views),
        *idle(story),
        *miscounted(story, world.timeline),
        *(misplayed(story, played.meant) if played else ()),
        *(flagged(story, played.over, world.timeline) if played else ()),
    ]


async def story_of(store, match_id):
    match, steps = await store.match(match_id), []
    before = None
    for event in await store.log(match_id):
        after = evolve(before, event)
        steps.append(Step(event, before, after))
        before = after
    accounts = await store.accounts(match.people)
    return Story(match, tuple(steps), {each: accounts[each].name for each in accounts})


def misplayed(story, meant):
    """Every ply that was meant is stored, once, at its turn, and no other."""
    stored = [
        (step.before.turn, step.event.action)
        for step in story.of(Played)
        if not is_of_computer(step)
    ]
    if stored != sorted(meant.items()):
        yield f"meant {sorted(meant.items())}, and stored are {stored}"


def idle(story):
    """The computer played in each of its turns, once, and none waits for it."""
    turns = [step.before.turn for step in story.steps if is_of_computer(step)]
    due = {
        step.after.turn
        for step in story.steps
        if waits_for_computer(step.after) and not step.after.awaits_throw
    }
    if sorted(turns) != sorted(due - {story.match.turn}):
        yield f"the computer played in the turns {turns}, and was to play in {sorted(due)}"
    if waits_for_computer(story.match):
        yield f"turn {story.match.turn} waits for the computer"


def is_of_computer(step):
    """Return whether a step is a ply of the computer."""
    return isinstance(step.event, Played) and is_computer(step.before.seats[step.event.side])


def uncalled(story, deliveries):
    """Every player was called for each of their turns, for the end, and before time was up."""
    calls = {(_kind(each), each["who"], each["notice"]) for each in deliveries if each["call"]}
    turn = story.match.turn
    asked = (
        *(("turn", name, number) for name, number in _turns(story)),
        *(("nudge", name, number) for name, number in _nudges(story)),
        *(("end", name, turn) for name in _left_behind(story)),
    )
    nobody = {story.names[person] for person in story.match.people if is_computer(person)}
    for kind, name, number in asked:
        if name in nobody:
            continue
        if (kind, name, number) not in calls:
            yield f"{name} was not called for the {kind} in turn {number}"


def _kind(delivery):
    if delivery["nudge"]:
        return "nudge"
    return "end" if delivery["news"] == "news-ended" else "turn"


def _nudges(story):
    for step in story.of(Nudged):
        yield story.names[step.after.seats[step.event.side]], step.after.turn


def _turns(story):
    """Whose turn each step made it that someone else took; the invited person's comes first."""
    if story.match.invited:
        yield story.names[story.match.invited], 0
    for number, step in enumerate(story.steps):
        if not isinstance(step.event, Accepted | Played):
            continue
        seats = step.after.seats
        after = _followed(story.steps[number:])
        by = step.after.seats[step.event.side] if isinstance(step.event, Played) else None
        if by is None:
            by = next(seat for seat in seats if seat != step.after.challenger)
            by = step.after.challenger if is_computer(by) else by
        if after.stage is Stage.RUNNING and seats[after.game.position.side] != by:
            yield story.names[seats[after.game.position.side]], after.turn


def _followed(steps):
    """The match after all that one step of the service brought."""
    after = steps[0].after
    for step in steps[1:]:
        if not isinstance(step.event, Thrown | Timed | Ended):
            break
        after = step.after
    return after


def _left_behind(story):
    """Those who are to be told of an end: all but who brought it about."""
    outcome = story.match.outcome
    if outcome is None:
        return
    match outcome.reason:
        case Reason.TIMEOUT:
            by = None
        case Reason.RESIGNATION:
            by = outcome.winner.other
        case _:
            by = story.of(Played)[-1].event.side
    seats = zip(Side, story.match.seats, strict=True)
    yield from (story.names[person] for side, person in seats if side is not by)


def contradicted(story, views):
    """No turn is shown as two different ones, and each as it is in the log."""
    stored = {
        step.after.turn: board(picture(step.after.game, look_of(None)))
        for step in story.steps
        if step.after.game
    }
    for view in views:
        if view["board"] and stored.get(view["turn"]) != view["board"]:
            yield f"turn {view['turn']} was shown as {view['board']}"


def disordered(deliveries):
    """Nobody is shown an earlier turn after a later one."""
    latest = {}
    for each in deliveries:
        if each["view"]:
            who, turn = each["who"], each["view"]["turn"]
            if turn < latest.get(who, 0):
                yield f"{who} was shown turn {turn} after {latest[who]}"
            latest[who] = turn


def loaded(story, views):
    """All dice fell as the seed says that was committed to before the first ply."""
    for step in story.of(Thrown):
        before = step.before
        due = fair_dice.throw(before.seed, before.id, before.trail.plies, before.takebacks)
        if due != (step.event.high, step.event.low):
            yield f"turn {before.turn} threw {step.event}, and not {due}"
    seal = story.match.seed and fair_dice.commitment(story.match.seed)
    for told in {view["seal"] for view in views if view["seal"]}:
        if not seal.startswith(told):
            yield f"{told} was committed to, and not {seal}"


def miscounted(story, timeline):
    """The clocks counted what the bot lived, and no outage."""
    clock, timed = story.match.terms.clock, story.of(Timed)
    if clock is None or not timed:
        return
    began, timer = timed[0].event.timer.since, timed[-1].event.timer
    counted = 2 * clock.bank - sum(timer.left, ZERO)
    least, most = timeline.counted(began, timer.since)
    if not least <= counted <= most:
        yield f"the clocks counted {counted}, not from {least} to {most}"


def flagged(story, over, timeline):
    """Nobody lost by a time that the bot had spent dead."""
    match = story.match
    if match.outcome is None or match.outcome.reason is not Reason.TIMEOUT:
        return
    timer, side = match.timer, match.game.position.side
    _, most = timeline.counted(timer.since, over)
    if most < timer.left[side]:
        yield f"{side} lost by time with {timer.left[side] - most} left"
