"""The rules of pairing, checked without any function that pairs."""

from collections import Counter
from itertools import combinations, groupby

from bot.core.matches.tournaments import Format, PairingResult

LONGEST_RUN = 2
"""How often in a row a person of a Swiss plays the same side, but perhaps in the last round."""


def broken(tournament, away):
    """The rules that a tournament breaks whose round has just ended, as sentences."""
    check = {Format.SWISS: _swiss, Format.ROUND_ROBIN: _round_robin, Format.LEAGUE: _league}
    played = tournament.of_round(tournament.round)
    people = Counter(who for each in played for who in each.people)
    found = [f"{who} is paired {times} times" for who, times in people.items() if times > 1]
    found += [f"{who} left and is paired" for who in people if _had_left(tournament, who)]
    boards = [each.board for each in played]
    if boards != [*range(1, len(boards) + 1)]:
        found.append("boards are not numbered from 1 on")
    return found + check[tournament.format](tournament, people, away)


def _had_left(tournament, who):
    entry = tournament.entry(who)
    return entry is None or (entry.until is not None and entry.until < tournament.round)


def _swiss(tournament, people, away):
    there = {
        each.account
        for each in tournament.entries
        if each.since <= tournament.round and not _had_left(tournament, each.account)
    }
    found = [f"{who} has no pairing" for who in there - people.keys()]
    met, byes, sides = Counter(), Counter(), {}
    for each in tournament.pairings:
        if each.second is None:
            byes[each.first] += each.result is PairingResult.BYE
            continue
        met[frozenset(each.people)] += 1
        for side, who in enumerate(each.people):
            sides.setdefault(who, []).append(side)
    found += [f"{sorted(pair)} met {times} times" for pair, times in met.items() if times > 1]
    found += [f"{who} had {times} byes" for who, times in byes.items() if times > 1]
    now = tournament.of_round(tournament.round)
    given = [each.first for each in now if each.result is PairingResult.BYE]
    if len(given) > 1 or (given and len(there - away) % 2 == 0):
        found.append(f"byes for {given} of {len(there - away)}")
    if tournament.round < tournament.rounds:
        for who, played in sides.items():
            if max(len(list(run)) for _, run in groupby(played)) > LONGEST_RUN:
                found.append(f"{who} played the sides {played}")
            if abs(sum(played) * 2 - len(played)) > 2:
                found.append(f"{who} played one side too often: {played}")
    return found


def _round_robin(tournament, _people, _away):
    found, times = [], 1 + tournament.doubled
    whole = [each.account for each in tournament.entries if each.until is None]
    met = Counter(frozenset(each.people) for each in tournament.meetings())
    found += [f"{sorted(pair)} met {n} times" for pair, n in met.items() if n > times]
    if tournament.round == tournament.rounds:
        pairs = map(frozenset, combinations(whole, 2))
        stayed = {each.account for each in tournament.entries if not _came_back(tournament, each)}
        missed = [pair for pair in pairs if pair <= stayed and met[pair] != times]
        found += [f"{sorted(pair)} did not meet {times} times" for pair in missed]
        first = Counter(each.first for each in tournament.meetings())
        second = Counter(each.second for each in tournament.meetings())
        if len(stayed) == len(tournament.entries) and not tournament.doubled:
            uneven = (who for who in whole if abs(first[who] - second[who]) > 1)
            found += [f"{who}'s sides are uneven" for who in uneven]
    return found


def _came_back(tournament, entry):
    """Whether a person was away for a round: another got a bye for it, or they had none."""
    n = len(tournament.entries)
    played = sum(entry.account in each.people for each in tournament.pairings)
    return played < (n - 1) * (1 + tournament.doubled)


def _league(tournament, _people, _away):
    sizes = Counter(each.division for each in tournament.entries if each.division >= 0)
    total, found = sum(sizes.values()), []
    if total >= 12 and not all(6 <= size <= 10 for size in sizes.values()):
        found.append(f"divisions of {sorted(sizes.values())}")
    crossed = [
        each.people
        for each in tournament.of_round(tournament.round)
        if len({tournament.entry(who).division for who in each.people}) > 1
    ]
    found += [f"{people} are of two divisions" for people in crossed]
    met = Counter(frozenset(each.people) for each in tournament.meetings())
    times = 1 + tournament.doubled
    return found + [f"{sorted(pair)} met {n} times" for pair, n in met.items() if n > times]
