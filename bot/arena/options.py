"""The options of `petteia arena`, and what they name."""

import os
import re
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Annotated

import typer

_RULESET = re.compile(r"[^,(]+(?:\([^)]*\))?|[^,]+")


def _fraction(text: str) -> Fraction:
    try:
        value = Fraction(text)
    except (ValueError, ZeroDivisionError):
        value = Fraction(0)
    if not Fraction(1, 10_000) <= value <= 10_000:  # noqa: PLR2004 - keeps budgets in bounds
        raise typer.BadParameter(f"{text!r} is no number such as 2, 0.5 or 1/8.")
    return value


def _limits(text: str) -> str:
    if not text.strip():
        raise typer.BadParameter("without a limit no move ends; say one, as in movetime 1000.")
    return text


Players = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME,...",
        help="random, greedy, level-0 ..., nodes-N; ugi:COMMAND comes last, or is repeated.",
    ),
]
Rulesets = Annotated[
    str, typer.Option(metavar="NAME,...", help="Rulesets, with options: NAME(OPTION=VALUE,...).")
]
Games = Annotated[int, typer.Option(min=1, help="Games of each pairing in each ruleset.")]
Seed = Annotated[int, typer.Option(help="Decides openings, dice and all chance.")]
Scale = Annotated[
    Fraction, typer.Option(parser=_fraction, metavar="N/M", help="Multiplies all budgets of nodes.")
]
Opening = Annotated[int, typer.Option(min=0, max=40, help="Random plies before the players begin.")]
Cap = Annotated[int, typer.Option(min=1, max=5000, help="Plies after which a game is a draw.")]
Go = Annotated[
    str,
    typer.Option(parser=_limits, metavar="WORDS", help="What is said after go to UGI engines."),
]
Timeout = Annotated[float, typer.Option(min=0.01, help="Seconds for each move of a UGI engine.")]
Jobs = Annotated[
    int | None, typer.Option(min=1, help="Worker processes (default: the cores minus one).")
]
Out = Annotated[
    Path, typer.Option(metavar="FILE", dir_okay=False, help="The results; a run goes on there.")
]


def default_jobs() -> int:
    """One fewer than there are cores."""
    return max(1, (os.cpu_count() or 1) - 1)


def refuse_options_before(context: typer.Context, command: str) -> None:
    """Raise BadParameter if an option comes before a command of its own."""
    for name in context.params:
        source = context.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE":
            problem = f"Put the options of {command} after it."
            raise typer.BadParameter(problem, param_hint=f"--{name}")


def named_players(listed: Sequence[str]) -> list[str]:
    """The players' names; what follows `ugi:` is one command, commas included.

    Raises BadParameter, as all of these do for a text that is not such a name.
    """
    from bot.arena.players import UGI, check

    names: list[str] = []
    for each in listed:
        plain, found, command = each.partition(UGI)
        names += [name.strip() for name in plain.split(",") if name.strip()]
        names += [f"{found}{command.strip()}"] if found else []
    if not names:
        raise typer.BadParameter("Name at least one player.", param_hint="--players")
    for name in names:
        try:
            check(name)
        except ValueError as error:
            raise typer.BadParameter(f"{error}.", param_hint="--players") from None
        if names.count(name) > 1:
            raise typer.BadParameter(f"{name} is named twice.", param_hint="--players")
    return names


def named_rulesets(listed: str) -> list[tuple[str, int]]:
    """The canonical name and the revision of each ruleset, once; the recommended one by default."""
    from engine.catalogue import DEFAULT, ruleset

    try:
        found = [ruleset(name) for name in _RULESET.findall(listed) or [DEFAULT]]
    except ValueError as error:
        raise typer.BadParameter(f"{error}.", param_hint="--rulesets") from None
    return list(dict.fromkeys((rules.name, rules.revision) for rules in found))
