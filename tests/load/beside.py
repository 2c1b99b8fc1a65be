"""The same asked of two databases, by turns, so that whatever else the machine does slows both."""

from dataclasses import dataclass
from statistics import median

from tests.load.looking import open_bot

WARM = 80  # rounds that are not counted: each of what is asked for has been asked for by then


@dataclass(frozen=True, slots=True)
class Beside:
    """Median seconds of a task on the small and on the large database."""

    name: str
    small: float
    large: float

    @property
    def ratio(self):
        return self.large / self.small


async def measure(small, large, *, rounds, seed, progress):
    """Do all tasks so often on both files, and a while before; returns a Beside for each task."""
    async with open_bot(small, seed) as few, open_bot(large, seed) as many:
        pairs, figures = (
            {name: (task, many.tasks()[name]) for name, task in few.tasks().items()},
            [],
        )
        shown = progress.add_task("asking by turns", total=len(pairs) * (WARM + rounds))
        for name, tasks in pairs.items():
            times = ([], [])
            for number in range(WARM + rounds):
                for task, seconds in zip(tasks, times, strict=True):
                    spent = await task()
                    if number >= WARM:
                        seconds.append(spent)
                progress.advance(shown)
            figures.append(Beside(name, *map(median, times)))
        return figures
