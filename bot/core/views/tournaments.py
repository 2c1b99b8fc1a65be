"""What is told of a tournament: its state, its standings, its pairings, its news. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.matches.messages import Timestamp, Typed, family_line, line
from bot.core.matches.tournament_standings import standings
from bot.core.matches.tournaments import MOST, WAITING, Format, PairingResult, Phase
from bot.core.typed.clock_text import clock_line
from bot.core.typed.terms import ruleset_line

if TYPE_CHECKING:
    from bot.core.matches.messages import Line
    from bot.core.matches.model import AccountId
    from bot.core.matches.tournament_standings import PlayerStanding
    from bot.core.matches.tournaments import Pairing, Tournament
    from bot.core.views.views import Viewer

ROWS = 20
"""How many rows of standings or pairings are told at once; a person's own is always among them."""

MOST_ROWS = 30
"""How many rows of a league a message has room for."""

WINNERS = 3


def points_text(points: float) -> str:
    """Return points as they are written, with a sign for the half.

    >>> points_text(2.5), points_text(0.5), points_text(3)
    ('2½', '½', '3')
    """
    whole, half = divmod(points, 1)
    return f"{int(whole) or ''}½" if half else str(int(whole))


def title(tournament: Tournament) -> Line:
    """Return which tournament it is: its name, its format and its game."""
    return line(
        "event",
        name=Typed(tournament.name),
        format=family_line("event-format", tournament.format),
        ruleset=ruleset_line(tournament.terms.ruleset),
    )


def about(tournament: Tournament) -> tuple[Line, ...]:
    """Return how a tournament is played and how far it has come."""
    rated = (line("event-rated"),) if tournament.terms.rated else ()
    doubled = (line("event-doubled"),) if tournament.doubled else ()
    days = () if tournament.format is Format.LADDER else (line("event-days", days=tournament.days),)
    clock = clock_line(tournament.terms.clock)
    return (state(tournament), *days, *doubled, clock, *rated)


def state(tournament: Tournament) -> Line:
    """Return how far a tournament has come."""
    count, code = len(tournament.active), tournament.id
    if tournament.phase is Phase.OVER:
        return line("event-over")
    if tournament.phase is Phase.OPEN and tournament.ends:
        return line("event-open-until", count=count, code=code, begins=Timestamp(tournament.ends))
    if tournament.phase is Phase.OPEN:
        return line("event-open", count=count, code=code)
    if tournament.format is Format.LADDER or tournament.ends is None:
        return line("event-running", count=count, code=code)
    if tournament.round == 0:
        begins = Timestamp(tournament.ends)
        return line("event-between", season=tournament.season, begins=begins)
    return line(
        "event-round",
        round=tournament.round,
        rounds=tournament.rounds,
        ends=Timestamp(tournament.ends),
    )


def news(tournament: Tournament, viewer: Viewer) -> tuple[Line, ...]:
    """Return what a place is told: that a round has begun, or who has won."""
    name = Typed(tournament.name)
    if tournament.phase is Phase.OVER:
        rows = standings(tournament)[:WINNERS]
        return (
            line("news-event-over", name=name),
            *(_row(tournament, each, viewer) for each in rows),
        )
    if tournament.phase is Phase.OPEN:
        return (title(tournament), state(tournament))
    return (line("news-event", name=name, state=state(tournament), code=tournament.id),)


def standing_lines(
    tournament: Tournament, viewer: Viewer, most: int = MOST[Format.LEAGUE]
) -> tuple[Line, ...]:
    """Return the standings, of a league by divisions, at most so many rows of each.

    Of more than ``most`` people, a league's divisions are the person's own one and the highest.
    """
    divisions = sorted({each.division for each in tournament.entries} - {WAITING}) or [0]
    tables = {each: standings(tournament, each) for each in divisions}
    entry = tournament.entry(viewer.id) if viewer.id else None
    own = entry.division if entry else 0
    first, left = sorted(divisions, key=lambda each: each != own), most
    told = {each for each in first if (left := left - len(tables[each][:ROWS])) >= 0}
    lines: list[Line] = []
    for division in sorted(told):
        if len(divisions) > 1:
            lines.append(line("event-division", number=division + 1))
        rows = tables[division]
        shown = [*rows[:ROWS], *(each for each in rows[ROWS:] if each.account == viewer.id)]
        lines += (_row(tournament, each, viewer) for each in shown)
        if len(rows) > len(shown):
            lines.append(line("event-more", count=len(rows) - len(shown)))
    if others := sum(len(tables[each]) for each in divisions if each not in told):
        lines.append(line("event-more", count=others))
    return tuple(lines) or (line("event-nobody"),)


def _row(tournament: Tournament, row: PlayerStanding, viewer: Viewer) -> Line:
    name, place = viewer.name(row.account), row.place
    if tournament.format is Format.LADDER:
        return line("event-rung", place=place, name=name, won=row.wins, played=len(row.met))
    if tournament.format is Format.SWISS:
        return line(
            "event-place-swiss",
            place=place,
            name=name,
            points=points_text(row.points),
            cut=points_text(row.buchholz_cut),
            buchholz=points_text(row.buchholz),
        )
    berger = f"{row.sonneborn_berger:g}"
    points = points_text(row.points)
    return line("event-place", place=place, name=name, points=points, berger=berger)


def pairing_lines(tournament: Tournament, viewer: Viewer) -> tuple[Line, ...]:
    """Return the pairings of the round, of a ladder the last matches."""
    found = tournament.of_round(tournament.round)
    if tournament.format is Format.LADDER:
        found = tuple(reversed(found))
    own = [each for each in found[ROWS:] if viewer.id in each.people]
    shown = [*found[:ROWS], *own]
    lines = [pairing_line(each, viewer) for each in shown]
    if len(found) > len(shown):
        lines.append(line("event-more", count=len(found) - len(shown)))
    return tuple(lines) or (line("event-unpaired"),)


def pairing_line(pairing: Pairing, viewer: Viewer) -> Line:
    """Return who meets whom, and how that ended."""
    first = viewer.name(pairing.first)
    if pairing.second is None:
        is_half = pairing.result is PairingResult.HALF_BYE
        return line("event-half-bye" if is_half else "event-bye", name=first)
    return line(
        "event-pairing",
        board=pairing.board,
        first=first,
        second=viewer.name(pairing.second),
        result=pairing.result or "none",
        match=pairing.match or "",
    )


def people_of(tournament: Tournament) -> tuple[AccountId, ...]:
    """Return everybody whose name is told."""
    paired = (who for each in tournament.pairings for who in each.people)
    return tuple(dict.fromkeys((*(each.account for each in tournament.entries), *paired)))
