"""What is told of a tournament: its state, its standings, its pairings, its news. Pure."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from bot.core.matches.messages import PersonName, Timestamp, Typed, family_line, line
from bot.core.matches.tournament_standings import results_against, standings
from bot.core.matches.tournaments import MOST, WAITING, Format, PairingResult, Phase
from bot.core.typed.clock_text import clock_line
from bot.core.typed.terms import ruleset_line
from bot.core.views.pictures import look_of
from bot.core.views.views import StandingsTable

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

MEETING = {Format.ROUND_ROBIN, Format.LEAGUE}
"""The formats in which everyone meets everyone."""

MOST_CROSSED = 10
"""How many people a cross table has room for."""

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


def page_line(tournament: Tournament, site_url: str) -> tuple[Line, ...]:
    """Return the address of a tournament's page, if the web chat has a public address."""
    return (line("event-page", link=f"{site_url}/event/{tournament.id}"),) if site_url else ()


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
    tables = {each: standings(tournament, each) for each in _divisions(tournament)}
    own, left = _own_division(tournament, viewer), most
    first = sorted(tables, key=lambda each: each != own)
    told = {each for each in first if (left := left - len(tables[each][:ROWS])) >= 0}
    lines = (_division_lines(tournament, viewer, each, tables[each]) for each in sorted(told))
    others = sum(len(tables[each]) for each in tables.keys() - told)
    more = (line("event-more", count=others),) if others else ()
    return (*chain.from_iterable(lines), *more) or (line("event-empty"),)


def standings_table(tournament: Tournament, viewer: Viewer) -> StandingsTable | None:
    """Return the standings as a table, of a league those of the viewer's division or the first.

    For a few people who all meet it is a cross table: its rows are numbered, also those of people
    who share a place, and each opponent's column has the number of their row. None without people.
    """
    division = _own_division(tournament, viewer)
    rows = standings(tournament, division)
    if not rows:
        return None
    shown = _shown(rows, viewer)
    told = [dict(_row(tournament, each, viewer).params) for each in shown]
    figures = [name for name in told[0] if name not in {"place", "name"}]
    is_crossed = tournament.format in MEETING and len(rows) <= MOST_CROSSED
    opponents = [each.account for each in rows] if is_crossed else []
    numbers = map(str, range(1, len(opponents) + 1))
    headings = (family_line("event-column", figure) for figure in figures)
    return StandingsTable(
        title=tournament.name,
        subtitle=(ruleset_line(tournament.terms.ruleset), *_heading(tournament, division)),
        theme=look_of(viewer.account).theme,
        words=_division_lines(tournament, viewer, division, rows),
        columns=f"rl{'c' * len(opponents)}{'r' * len(figures)}",
        header=("", "", *numbers, *headings),
        rows=tuple(
            (
                str(number if is_crossed else each.place),
                name.text if isinstance(name := viewer.name(each.account), PersonName) else name,
                *(_results(each, opponent) for opponent in opponents),
                *(str(own[figure]) for figure in figures),
            )
            for number, (each, own) in enumerate(zip(shown, told, strict=True), 1)
        ),
        highlighted=next((at for at, each in enumerate(shown) if each.account == viewer.id), None),
    )


def _results(row: PlayerStanding, opponent: AccountId) -> str | None:
    """Return results in a cell of a cross table, a line each; None for a person and themselves."""
    if row.account == opponent:
        return None
    return "\n".join(map(points_text, results_against(row, opponent)))


def _divisions(tournament: Tournament) -> list[int]:
    return sorted({each.division for each in tournament.entries} - {WAITING}) or [0]


def _own_division(tournament: Tournament, viewer: Viewer) -> int:
    entry = tournament.entry(viewer.id) if viewer.id else None
    return max(0, entry.division) if entry else 0


def _heading(tournament: Tournament, division: int) -> tuple[Line, ...]:
    """Return which division it is, if there are several."""
    several = len(_divisions(tournament)) > 1
    return (line("event-division", number=division + 1),) if several else ()


def _shown(rows: tuple[PlayerStanding, ...], viewer: Viewer) -> list[PlayerStanding]:
    return [*rows[:ROWS], *(each for each in rows[ROWS:] if each.account == viewer.id)]


def _division_lines(
    tournament: Tournament, viewer: Viewer, division: int, rows: tuple[PlayerStanding, ...]
) -> tuple[Line, ...]:
    shown = _shown(rows, viewer)
    more = len(rows) - len(shown)
    return (
        *_heading(tournament, division),
        *(_row(tournament, each, viewer) for each in shown),
        *((line("event-more", count=more),) if more else ()),
    )


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
    """Return everyone whose name is told."""
    paired = (who for each in tournament.pairings for who in each.people)
    return tuple(dict.fromkeys((*(each.account for each in tournament.entries), *paired)))
