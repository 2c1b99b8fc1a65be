"""Play random tournaments and check every round: `python -m tests.tournaments 5000`."""

import sys
from collections import Counter
from random import Random

from rich.progress import track

from bot.core.matches.tournament_standings import TIE_BREAKS, standings
from bot.core.matches.tournaments import Format
from tests.terminal import open_console
from tests.tournaments.laws import broken
from tests.tournaments.random_events import rounds, sizes
from tests.tournaments.recount import recount

FORMATS = (Format.SWISS, Format.ROUND_ROBIN, Format.LEAGUE)


def problems(form, people, seed, **terms):
    """What is wrong in a random tournament, and how many rounds it had."""
    found, count = [], 0
    for tournament, away in rounds(form, people, seed, **terms):
        count += 1
        found += broken(tournament, away)
        for division in {each.division for each in tournament.entries}:
            values, by_account = recount(tournament, division)
            rows = standings(tournament, division)
            if [_values(tournament, row, by_account) for row in rows] != values:
                found.append(f"standings of round {tournament.round} differ")
    return found, count


def _values(tournament, row, by_account):
    """A row's points and tie-breaks; a row does not have the direct encounter."""
    names = TIE_BREAKS[tournament.format]
    shown = [getattr(row, each, None) for each in names]
    counted = by_account[row.account]
    ties = (counted[n] if each is None else each for n, each in enumerate(shown, 1))
    return (row.points, *ties)


def main(count):
    """Play so many; returns the exit status."""
    found, played = Counter(), Counter()
    for seed in track(range(count), "Playing", transient=True):
        chance = Random(seed)
        form = FORMATS[seed % len(FORMATS)]
        doubled = form is not Format.SWISS and chance.random() < 0.2
        most = sizes(form)
        people = min(chance.choice(most), chance.choice(most), chance.choice(most))
        wrong, number = problems(form, people, seed, doubled=doubled)
        played[form] += number
        found.update(f"{form}, {people} people, seed {seed}: {each}" for each in wrong)
    console = open_console()
    for each in [*found][:20]:
        console.print(each)
    rounds_played = ", ".join(f"{form} {number}" for form, number in played.items())
    console.print(f"{count} tournaments, rounds: {rounds_played}; {found.total()} problems")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
