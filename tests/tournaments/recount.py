"""Standings counted once more, from a table of points and without the code of standings."""

from bot.core.matches.tournaments import Format, PairingResult

POINTS = {
    PairingResult.FIRST: (1, 0),
    PairingResult.SECOND: (0, 1),
    PairingResult.DRAW: (0.5, 0.5),
    PairingResult.BYE: (1,),
    PairingResult.HALF_BYE: (0.5,),
}


def recount(tournament, division=0):
    """The accounts by their order with points and tie-breaks, as tuples to compare."""
    total, games = {}, {}
    people = [each.account for each in tournament.entries if each.division == division]
    for each in tournament.pairings:
        if each.season != tournament.season or each.result is None:
            continue
        for who, points in zip(each.people, POINTS[each.result], strict=True):
            total[who] = total.get(who, 0) + points
            if each.second is not None:
                other = each.second if who == each.first else each.first
                games.setdefault(who, []).append((other, points))
    rows = []
    for who in people:
        own = total.get(who, 0)
        met = games.get(who, [])
        others = [total.get(other, 0) for other, _ in met]
        berger = sum(total.get(other, 0) * points for other, points in met)
        wins = sum(points == 1 for _, points in met)
        if tournament.format is Format.SWISS:
            missed = tournament.round - len(met)
            others += [own] * missed
            berger += own / 2 * missed
            ties = (sum(others) - min(others, default=0), sum(others), berger, wins)
        else:
            level = {other for other in people if total.get(other, 0) == own}
            ties = (sum(points for other, points in met if other in level), berger, wins)
        rows.append(((own, *ties), who))
    return sorted((values for values, _ in rows), reverse=True), {who: v for v, who in rows}
