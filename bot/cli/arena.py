"""`petteia arena`: players against one another, the ladder of levels, the rulesets' balance."""

import shlex
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from bot.arena.options import (
    Cap,
    Games,
    Go,
    Jobs,
    Opening,
    Out,
    Players,
    Rulesets,
    Scale,
    Seed,
    Timeout,
    default_jobs,
    named_players,
    named_rulesets,
    refuse_options_before,
)
from bot.cli.terminal import FAILED, complain, progress

if TYPE_CHECKING:
    from bot.arena.results import Results
    from bot.arena.schedule import Conditions, Pairing, PlayedGame, ScheduledGame

PIPED_WIDTH = 160
"""Columns where the output is not a terminal, so that no table's names are cut."""
MAX_SHOWN_FORFEITS = 5
arena = typer.Typer(help="Let players play one another, and count.", invoke_without_command=True)


@arena.callback()
def play(  # noqa: PLR0913 - the options
    context: typer.Context,
    *,
    players: Players = None,
    rulesets: Rulesets = "",
    games: Games = 64,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="Each player against the one before it alone.")
    ] = False,
    seed: Seed = 1,
    scale: Scale = "1",  # type: ignore[assignment]  # is parsed
    opening: Opening = 4,
    cap: Cap = 500,
    go: Go = "movetime 1000",
    timeout: Timeout = 30.0,
    jobs: Jobs = None,
    out: Out = Path("arena.jsonl"),
) -> None:
    """Let players play one another, and count.

    All players play each other, or themselves where there is one. Games come in pairs, with the
    same random opening and dice and the sides swapped.
    """
    if context.invoked_subcommand is not None:
        refuse_options_before(context, context.invoked_subcommand)
        return
    from bot.arena import schedule

    names = named_players(players or [])
    if len(names) > 1 and games % 2:
        raise typer.BadParameter(f"{games} is odd; games come in pairs.", param_hint="--games")
    pairings = schedule.ladder(names) if ladder and len(names) > 1 else schedule.round_robin(names)
    conditions = schedule.Conditions(
        seed=seed, scale=scale, opening=opening, cap=cap, go=" ".join(go.split()), timeout=timeout
    )
    listed = schedule.schedule(pairings, named_rulesets(rulesets), games, conditions)
    _run(listed, pairings, out, jobs)


@arena.command("ladder")
def play_ladder(  # noqa: PLR0913 - the options
    *,
    rulesets: Rulesets = "",
    games: Games = 64,
    top: Annotated[int, typer.Option(min=0, max=8, help="The highest level that plays.")] = 8,
    seed: Seed = 1,
    scale: Scale = "1",  # type: ignore[assignment]  # is parsed
    opening: Opening = 4,
    cap: Cap = 500,
    jobs: Jobs = None,
    out: Out = Path("ladder.jsonl"),
    page: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Renew the ladder in this page (docs/balance.md)."),
    ] = None,
) -> None:
    """Play the lowest level against random play, and each other level against the one below it."""
    from bot.arena import ladder
    from bot.arena.schedule import Conditions, schedule
    from bot.arena.tables import renewed

    if games % 2:
        raise typer.BadParameter(f"{games} is odd; games come in pairs.", param_hint="--games")
    names = named_rulesets(rulesets or ",".join(ladder.rulesets()))
    conditions = Conditions(seed=seed, scale=scale, opening=opening, cap=cap)
    pairings = ladder.steps(top)
    command = _command("ladder", names, games, conditions, f" --top {top}")
    if page is not None:
        with _errors_of(page):  # told before the games, not after them
            renewed(page.read_text("utf-8"), ladder.MARKS, ())
    played = _run(schedule(pairings, names, games, conditions), pairings, out, jobs)
    if page is not None:
        parts = [f"    {command}", *ladder.tables(played, pairings)]
        with _errors_of(page):
            text = renewed(page.read_text("utf-8"), ladder.MARKS, parts)
            page.write_text(text, encoding="utf-8")


@arena.command("balance")
def play_balance(  # noqa: PLR0913 - the options
    *,
    rulesets: Rulesets = "",
    games: Annotated[int, typer.Option(min=1, help="Games of each ruleset.")] = 100,
    nodes: Annotated[int, typer.Option(min=1, help="Nodes of each decision.")] = 2000,
    strong: Annotated[int, typer.Option(min=0, help="Games at ten times the nodes.")] = 0,
    seed: Seed = 1,
    opening: Opening = 4,
    cap: Cap = 500,
    jobs: Jobs = None,
    out: Out = Path("balance.jsonl"),
    page: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Renew the tables in this page (docs/balance.md)."),
    ] = None,
    csv: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write all figures there, as CSV; others in it stay."),
    ] = None,
) -> None:
    """Play each ruleset against oneself, to see how balanced and how long it is."""
    from bot.arena import balance
    from bot.arena.schedule import Conditions, round_robin, schedule
    from engine.catalogue import KEYS

    names = named_rulesets(rulesets or ",".join(KEYS))
    conditions = Conditions(seed=seed, opening=opening, cap=cap)
    usual, stronger = (round_robin([f"nodes-{each}"]) for each in (nodes, 10 * nodes))
    listed = schedule(usual, names, games, conditions)
    listed += schedule(stronger, names, strong, conditions)
    more = f" --nodes {nodes}" + (f" --strong {strong}" if strong else "")
    command = _command("balance", names, games, conditions, more)
    if page is not None:
        with _errors_of(page):  # told before the games, not after them
            balance.page(page.read_text("utf-8"), [], command)
    played = _run(listed, usual, out, jobs)
    if page is None and csv is None:
        return
    figures = balance.rows(played)
    if csv is not None and csv.exists():
        with _errors_of(csv):
            figures = balance.merged(figures, csv.read_text("utf-8"))
    if page is not None:
        with _errors_of(page):
            text = balance.page(page.read_text("utf-8"), figures, command)
            page.write_text(text, encoding="utf-8")
    if csv is not None:
        with _errors_of(csv):
            csv.write_text(balance.table(figures), encoding="utf-8")


def _run(
    games: "Sequence[ScheduledGame]", pairings: "Sequence[Pairing]", out: Path, jobs: int | None
) -> "list[PlayedGame]":
    """Play what is not in the file yet, and show and return all games, in order."""
    from bot.arena.results import Results, ResultsError
    from bot.arena.workers import WorkerDied

    try:
        with Results(out) as results:
            if results.warning:
                complain(f"{results.warning}.")
            problem = ""
            try:
                _play_rest(games, results, jobs or default_jobs())
            except KeyboardInterrupt:
                problem = "stopped"
            except WorkerDied:
                problem = "a worker process was killed"
            played = [results.played[game] for game in games if game in results.played]
    except ResultsError as error:
        complain(f"{error}.")
        raise typer.Exit(FAILED) from None
    except OSError as error:
        complain(f"{out}: cannot be written: {error.strerror or error}.")
        raise typer.Exit(FAILED) from None
    _show(played, pairings)
    if problem:
        done = f"{len(played)} of {len(games)} games are played"
        complain(f"{problem}; {done}, and the same command goes on.")
        raise typer.Exit(FAILED)
    return played


def _play_rest(games: "Sequence[ScheduledGame]", results: "Results", jobs: int) -> None:
    from bot.arena.workers import play_all

    left = [game for game in games if game not in results.played]
    with progress() as shown, closing(play_all(left, jobs)) as playing:
        task = shown.add_task("Playing", total=len(games), completed=len(games) - len(left))
        for played in playing:
            results.add(played)
            shown.advance(task)


def _show(games: "Sequence[PlayedGame]", pairings: "Sequence[Pairing]") -> None:
    """Print the tables, and why players forfeited games."""
    from bot.arena.tables import tables

    console = Console()
    if not console.is_terminal:
        console = Console(width=PIPED_WIDTH)
    for table in tables(games, pairings):
        console.print(table)
    forfeits = Counter(
        f"{game.game.players[game.winner.other]}: {game.reason}: {game.detail}"
        for game in games
        if game.detail and game.winner is not None
    )
    for forfeit, count in forfeits.most_common(MAX_SHOWN_FORFEITS):
        typer.echo(f"{count} lost by {forfeit}")


def _command(
    name: str, rulesets: Sequence[tuple[str, int]], games: int, conditions: "Conditions", more: str
) -> str:
    listed = shlex.quote(",".join(ruleset for ruleset, _ in rulesets))
    scale = "" if conditions.scale == 1 else f" --scale {conditions.scale}"
    return (
        f"petteia arena {name} --rulesets {listed} --games {games}{more} --seed {conditions.seed}"
        f"{scale} --opening {conditions.opening} --cap {conditions.cap}"
    )


@contextmanager
def _errors_of(page: Path) -> Iterator[None]:
    """Report in one line that a page cannot be written, and exit."""
    try:
        yield
    except (OSError, ValueError) as error:
        problem = error.strerror if isinstance(error, OSError) else str(error)
        complain(f"{page}: cannot be written: {problem}.")
        raise typer.Exit(FAILED) from None
