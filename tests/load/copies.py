"""Copies of real rows under new ids and for new people: the same matches, played by many.

A copy has all of its original, the times and the seed as well, so that its log replays to its
snapshot; its throws do not follow from the seed with its new id, which no replay asks for.
"""

from datetime import timedelta
from itertools import count, cycle

from bot.core.matches.chance import ALPHABET, ID_LENGTH
from bot.storage.column_types import EPOCH, MICROSECOND
from tests.load.originals import Fate
from tests.load.sizes import DUE, NOW

PLATFORMS = ("web", "discord", "telegram")
WITH_WEB = 3  # one in so many people plays on the web besides
QUIET = timedelta(hours=8)
UNPLAYED = 0.05  # of the matches that are not in play
WHEN_QUIET_ENDS = (NOW + QUIET - EPOCH) // MICROSECOND


class Copies:
    """Rows for the tables of a database of this size, a match after another in their ids' order."""

    def __init__(self, originals, size, chance):
        self._originals = originals
        self._size = size
        self._chance = chance
        self._serial = count(1)
        self._people = [chance.randbytes(12).hex() for _ in range(size.people)]
        self._homes = {person: chance.choice(PLATFORMS) for person in self._people}
        self._parcels = 0
        self._events = 0
        over = sorted(originals.of[Fate.OVER], key=lambda match: len(match.events))
        self._short = [match for match in over if len(match.events) < size.events]
        self._long = [match for match in over if len(match.events) >= size.events]

    def people(self):
        """The rows of accounts and of identities."""
        rows = {"accounts": [], "identities": []}
        for number, person in enumerate(self._people):
            account = {**self._originals.account, "id": person, "home": self._homes[person]}
            rows["accounts"].append(tuple({**account, "name": f"Person {number}"}.values()))
            second = {"web"} if number % WITH_WEB == 0 else set()
            for platform in sorted({self._homes[person]} | second):
                identity = {"platform": platform, "key": str(number), "account": person}
                rows["identities"].append(tuple((self._originals.identity | identity).values()))
        return rows

    def matches(self):
        """The rows of a match after another, by their tables."""
        size = self._size
        in_play = self._chance.sample(range(size.matches), size.running)
        fates = dict.fromkeys(in_play, Fate.RUNNING) | dict.fromkeys(in_play[:DUE], Fate.DUE)
        players = self._players()
        for number, match_id in enumerate(self._ids()):
            fate = fates.get(number)
            people = next(players) if fate else tuple(self._chance.sample(self._people, 2))
            yield self._copy(self._original(fate, number), match_id, people)

    def _ids(self):
        base = len(ALPHABET)
        for number in sorted(self._chance.sample(range(base**ID_LENGTH), self._size.matches)):
            yield "".join(ALPHABET[number // base**at % base] for at in reversed(range(ID_LENGTH)))

    def _players(self):
        """Pairs of those who have matches in play, everyone as often."""
        playing = self._people[: self._size.players]
        return zip(cycle(playing), cycle(playing[1:] + playing[:1]), strict=True)

    def _original(self, fate, number):
        """Any of the right kind; those that are over keep the average of events."""
        of = self._originals.of
        if fate:
            return self._chance.choice(of[fate])
        if self._chance.random() < UNPLAYED and of[Fate.UNPLAYED]:
            return self._chance.choice(of[Fate.UNPLAYED])
        lacking = self._events < number * self._size.events
        wanted, rest = (self._long, self._short) if lacking else (self._short, self._long)
        return self._chance.choice(wanted or rest)

    def _copy(self, original, match_id, people):
        self._events += len(original.events)
        names = {original.match["id"]: match_id, **dict(zip(original.people, people, strict=True))}
        quoted = {f'"{old}"': f'"{new}"' for old, new in names.items()}
        return {
            "matches": [_renamed(original.match.values(), names, quoted)],
            "events": [
                (match_id, *(_renamed(row[1:], names, quoted) if own else row[1:]))
                for row, own in zip(original.events, original.own, strict=True)
            ],
            "posts": self._posts(original, match_id, people),
            "outbox": self._outbox(original, names, quoted),
        }

    def _posts(self, original, match_id, people):
        """A match is shown in both chats while it is played, and in one afterwards."""
        rows, playing = [], original.fate in {Fate.RUNNING, Fate.DUE}
        for person in people if playing else people[:1]:
            serial = next(self._serial)
            here = {"match": match_id, "platform": self._homes[person], "place": person}
            there = {"id": serial, "message": str(serial)}
            rows.append(tuple((original.post | here | there).values()))
        return rows

    def _outbox(self, original, names, quoted):
        """Some outbox items wait for delivery, and calls for the end of quiet hours."""
        if original.fate not in {Fate.RUNNING, Fate.DUE}:
            return []
        rows = []
        for item in original.items:
            self._parcels += 1
            person = names[item["account"]]
            said = {**item, "id": self._parcels, "platform": self._homes[person]}
            if self._parcels > DUE:
                if not item["call"]:
                    continue
                said |= {"after": WHEN_QUIET_ENDS, "due": WHEN_QUIET_ENDS}
            rows.append(_renamed(said.values(), names, quoted))
        return rows


def _renamed(values, names, quoted):
    """The same with other ids; within texts they stand in quotes."""
    return tuple(
        names.get(value) or _rewritten(value, quoted) if isinstance(value, str) else value
        for value in values
    )


def _rewritten(text, quoted):
    for old, new in quoted.items():
        text = text.replace(old, new)
    return text
