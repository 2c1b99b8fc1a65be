"""A stranger who tries 10,000 addresses, and finds nothing of private people and matches."""

import asyncio
import random
from collections import Counter
from itertools import chain, islice

from aiohttp import ClientSession, TCPConnector

from bot.core.matches.chance import ALPHABET
from bot.frontends.web.limits import Rate, WebLimits
from bot.i18n import LANGUAGES
from engine.catalogue import KEYS
from tests.bot.frontends.web.public import forget, played
from tests.bot.frontends.web.test_ratings import choice

ADDRESSES = 10_000
AT_ONCE = 16
NO_LIMITS = WebLimits(
    **{each: Rate(1e9, 1e9) for each in ("peer_pages", "peer_drawings", "peer_joins")}
)

PUBLIC = ("Alkaios", "Brasidas")
HIDDEN = ("Nobodyseesme", "Opponentsonly", "Privateplayer", "Forgottenone")


async def world(visit):
    """People and matches of all kinds: what a stranger may try, and what none may be told."""
    sockets = {name: (await visit.person(name))[1] for name in (*PUBLIC, *HIDDEN)}
    one, two = (sockets[name] for name in PUBLIC)
    codes = [await played(one, two), await played(one, two, "poleis")]
    secrets, tokens = [], []
    for name in HIDDEN:
        # Tables have the ratings of private matches too, of people who do not hide theirs.
        secrets.append(await played(one, sockets[name], opponent=name, rated="no"))
        told = await sockets[name].hear("calendar")
        tokens.append(told["shared"].rpartition("/")[2])
        renewed = await sockets[name].press(choice(told, "Get a new address"))
        secrets.append(renewed["shared"].rpartition("/")[2])
    made = await one.hear("challenge Privateplayer lemery-compact side=first clock=3d")
    running = made["post"]["match"]
    await sockets["Privateplayer"].hear(f"accept {running}")
    await one.hear(f"say whisperedwords match={running}")
    for name, results in (("Nobodyseesme", "nobody"), ("Opponentsonly", "played")):
        await sockets[name].hear(f"settings results={results}")
    ids = [(await visit.store.account_by_handle(name.casefold())).id for name in HIDDEN]
    secrets += [(await visit.store.match(running)).seed, running, "whisperedwords"]
    await forget(sockets["Forgottenone"])
    tried = [*secrets, *codes, *tokens, *ids, *HIDDEN]
    return tried, [*secrets, *ids, *HIDDEN]


def addresses(tried, chance):
    """Addresses made of what was tried, in variants, then of made-up names, codes and tokens."""

    def made_up(letters, length):
        return "".join(chance.choices(letters, k=length))

    def variants():
        for each in tried:
            yield from (each, each.upper(), each.casefold(), f"{each}%20", f"%20{each}", each[:-1])
            yield from (f"@{each}", f"{each}%00", f"{each}.", each.replace("e", "%65"))
        while True:
            yield made_up(ALPHABET, 6)
            yield made_up("0123456789abcdef", 24)
            yield made_up(ALPHABET, chance.randint(1, 34))

    for each in variants():
        yield f"/player/{each}"
        yield f"/player/{each}/feed.atom"
        yield f"/player/{each}/picture.png?game={chance.choice(KEYS)}"
        yield f"/api/v1/player/{each}"
        yield f"/api/v1/match/{each}"
        yield f"/calendar/{each.removesuffix('.ics')}.ics"
        yield f"/calendar/{made_up(ALPHABET + '_-', 43)}.ics"
        yield f"/top/{chance.choice((*KEYS, each))}"
        yield f"/api/v1/top/{chance.choice((*KEYS, each))}"


async def test_a_stranger_who_tries_all_addresses_finds_nothing_private(visiting):
    async with visiting(limits=NO_LIMITS) as visit:
        tried, private = await world(visit)
        # The newest addresses of calendars are what only their people know.
        own = {f"/calendar/{each}" for each in private if each.endswith(".ics")}
        chance = random.Random(20261207)
        every = (each for each in addresses(tried, chance) if each not in own)
        wanted = chain(islice(every, ADDRESSES), ("/top", "/api/v1/openapi.json"))
        words = [each.removesuffix(".ics").casefold() for each in private]
        found, leaks, missing = Counter(), [], set()

        async def look(session):
            for path in wanted:
                language = {"Accept-Language": chance.choice(LANGUAGES)}
                async with session.get(visit.url + path, headers=language) as response:
                    body = await response.text(errors="replace")
                found[response.status] += 1
                leaks.extend((path, word) for word in words if word in body.casefold())
                if response.status == 404:
                    kind = response.content_type, response.headers.get("Content-Language", "")
                    missing.add((*kind, body))

        async with ClientSession(connector=TCPConnector(limit=AT_ONCE)) as session:
            await asyncio.gather(*(look(session) for _ in range(AT_ONCE)))
    assert leaks == []
    assert sum(found.values()) == ADDRESSES + 2
    assert found.keys() == {200, 404}
    # One page in each language, and one answer for programs.
    assert len(missing) == len(LANGUAGES) + 1
