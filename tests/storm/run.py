"""A round of a storm, and its laws.

Each turn's person is called once, or the mover hears that they cannot be, within half an hour after
the faults end. When they have ended, each match has one board with controls, of its last turn.
"""

from dataclasses import dataclass, field

from bot.core.matches.model import Stage

MATCHES = ((0, 1), (2, 3), (4, 5), (0, 2), (1, 4))
CALM, WAIT = 35, 60.0
"""How many minutes are waited after the faults, in steps of so many seconds."""


@dataclass
class Report:
    """What came of a storm."""

    turns: int = 0
    broken: list[str] = field(default_factory=list)


async def weather(storm, chance, turns, report, advance=lambda: None):
    """Play so many turns in bad weather."""
    sides = {}
    for one, two in MATCHES:
        sides[await storm.begin(one, two)] = (one, two)
    while turns:
        match = chance.choice(sorted(sides))
        stored = await storm.store.match(match)
        if stored.stage is not Stage.RUNNING:
            one, two = sides.pop(match)
            sides[await storm.begin(one, two)] = (one, two)
            continue
        await _turn(storm, chance, report, stored, sides[match])
        turns -= 1
        report.turns += 1
        advance()


async def _turn(storm, chance, report, stored, pair):
    side = stored.game.position.side
    [mover] = [each for each in pair if await _plays(storm, each, stored.seats[side])]
    waiting = next(each for each in pair if each != mover)
    storm.mark()
    for _ in range(chance.randint(0, 2)):
        storm.brew()
    text = stored.game.show(chance.choice(stored.game.choices))
    played = await storm.play(stored.id, mover, text)
    if played.refused:
        storm.clear()
        return
    unsure = storm.is_unsure()
    for _ in range(3):
        await storm.told()
        await storm.passes(WAIT)
    if chance.random() < 0.1:
        unsure = True  # a call that was under way is made again
        await storm.restart()
    storm.clear()
    for _ in range(CALM):
        await storm.told()
        await storm.passes(WAIT)
    await storm.told()
    after = await storm.store.match(stored.id)
    where = f"{storm.platform}, match {stored.id}, turn {after.turn}"
    if after.stage is Stage.RUNNING and after.turn > stored.turn:
        calls = storm.calls(waiting)
        if not calls and not storm.was_told(mover):
            report.broken.append(f"{where}: nobody was called")
        if calls > 1 and not unsure:
            report.broken.append(f"{where}: called {calls} times")
    if after.stage is Stage.RUNNING and (problem := await storm.silent(stored.id)):
        report.broken.append(f"{where}: {problem}")


async def _plays(storm, person, seat):
    account = await storm.account(person)
    return account is not None and account.id == seat
