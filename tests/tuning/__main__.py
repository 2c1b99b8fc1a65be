"""`python -m tests.tuning --rulesets NAME,...`: better weights for the evaluation, by playing.

Each match is a line of the record, and the same command goes on where it was stopped. What is found
is written into `engine/search/weights.py` by hand.
"""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from bot.arena import workers
from bot.arena.options import Cap, Jobs, Opening, Out, Rulesets, Seed, default_jobs, named_rulesets
from bot.arena.results import ResultsError
from bot.arena.tables import percent
from bot.cli.terminal import FAILED, complain, progress
from tests.tuning.matches import Result, Trial, climb, difference, read, to_json, weights_of


def tune(  # noqa: PLR0913 - the options
    *,
    rulesets: Rulesets,
    nodes: Annotated[int, typer.Option(min=1, help="Nodes of each decision.")] = 300,
    games: Annotated[int, typer.Option(min=2, help="Games of a first look at a change.")] = 60,
    proof: Annotated[int, typer.Option(min=2, help="Games that decide about a change.")] = 400,
    seed: Seed = 1,
    opening: Opening = 4,
    cap: Cap = 200,
    jobs: Jobs = None,
    out: Out = Path("weights.jsonl"),
) -> None:
    """Look for better weights of a family of rulesets, by matches of changed ones against them."""
    if games % 2 or proof % 2:
        raise typer.BadParameter("Games come in pairs.", param_hint="--games, --proof")
    names = [name for name, _ in named_rulesets(rulesets)]
    try:
        weights = weights_of(names)
    except ValueError as error:
        raise typer.BadParameter(f"{error}.", param_hint="--rulesets") from None
    first = Trial(
        rulesets=tuple(names),
        before=weights,
        after=weights,
        nodes=nodes,
        games=games,
        seed=seed,
        opening=opening,
        cap=cap,
    )
    with _ended_well(out), progress() as shown:
        best = climb(first, proof, _matches(out, jobs or default_jobs(), shown))
    typer.echo(f"In the end: {difference(weights, best) or 'no change'}.")


def _matches(out: Path, jobs: int, shown: Progress) -> Callable[[Trial], Result]:
    """What plays a match of tuning, or finds it in the file, and tells its result."""
    found = read(out)

    def play_match(trial: Trial) -> Result:
        change = difference(trial.before, trial.after)
        if trial not in found:
            games = []
            task = shown.add_task(change, total=len(listed := trial.scheduled()))
            with closing(workers.play_all(listed, jobs)) as playing:
                for played in playing:
                    games.append(played)
                    shown.advance(task)
            shown.remove_task(task)
            found[trial] = Result.of(trial, games)
            with out.open("a", encoding="utf-8") as file:
                file.write(to_json(trial, found[trial]))
        result = found[trial]
        interval = f"{percent(result.low)} to {percent(result.high)}"
        typer.echo(f"{change}: {percent(result.score)} of {result.games} games, {interval}")
        return result

    return play_match


@contextmanager
def _ended_well(out: Path) -> Iterator[None]:
    """Report in one line what ended the matches, and exit."""
    try:
        yield
    except ResultsError as error:
        complain(f"{error}.")
    except OSError as error:
        complain(f"{out}: cannot be used: {error.strerror or error}.")
    except (KeyboardInterrupt, workers.WorkerDied):
        complain("stopped; the same command goes on with the match that it was at.")
    else:
        return
    raise typer.Exit(FAILED)


if __name__ == "__main__":
    typer.run(tune)
