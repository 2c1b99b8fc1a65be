"""Makes a small database with the code of the commit in which it runs; see ../README.md."""

import asyncio
import random
import sys
from dataclasses import fields
from datetime import UTC, datetime, timedelta

from bot.core import model, ports
from bot.core.desk import Desk
from bot.core.matches import chance
from bot.core.matches.actions_table import WORDS
from bot.core.service.service import Service
from bot.storage import open_store

PEOPLE = (("alkaios", "web"), ("brasidas", "web"), ("chloe", "telegram"))
DRAWN = random.Random(27)


class Drawn(getattr(chance, "SystemChance", None) or chance.Chance):
    """Ids and seeds that are the same each time."""

    ids = 0

    def match_id(self):
        self.ids += 1
        return model.MatchId(f"m{self.ids}")

    def seed(self):
        return DRAWN.randbytes(32).hex()


def make_desk(service):
    try:
        return Desk(service, ("en",))
    except TypeError:
        from bot.rulebook import Rules  # noqa: PLC0415 -- early commits have none

        return Desk(service, ("en",), Rules())


async def main(url):
    now = datetime(2026, 11, 22, 12, tzinfo=UTC)
    async with open_store(url) as store:
        people = {}
        for name, platform in PEOPLE:
            account = model.Account(model.AccountId(name), name.capitalize(), name)
            await store.add_account(account, model.Identity(platform, f"key-{name}"))
            people[name] = account

        async def say(who, text):
            nonlocal now
            now += timedelta(minutes=1)
            answer = await desk.hear(people[who], text)
            assert not getattr(answer, "refused", False), (text, answer.lines)

        desk = make_desk(Service(store, lambda: now, Drawn()))
        timed = "clock" in WORDS["challenge"].options
        clock = " clock=3d" if timed else ""
        # In play, and clocked where there are clocks; over; open to anybody; for one person.
        await say("alkaios", f"challenge Brasidas lemery-compact first{clock}")
        await say("brasidas", "accept m1")
        await say("alkaios", "move a2-a3 match=m1")
        await say("brasidas", "move c6-c5 match=m1")
        await say("alkaios", "challenge Chloe lemery-compact second")
        await say("chloe", "accept m2")
        await say("chloe", "resign match=m2")
        await say("chloe", "challenge lemery-compact")
        await say("brasidas", "challenge Chloe lemery-compact")
        if timed:
            await say("alkaios", "challenge Chloe lemery-compact first clock=none")
            await say("chloe", "accept m5")
        if "draw" in WORDS:
            await say("brasidas", "draw match=m1")
        if "plan" in WORDS and timed:
            await say("brasidas", "plan b2-b3 c5-c4 match=m1")
        if hasattr(store, "keep_post"):
            given = {
                "match": "m1",
                "place": model.Place("telegram", "-99"),
                "message": "7",
                "turn": 2,
                "language": "en",
            }
            names = [field.name for field in fields(ports.Post)]
            await store.keep_post(ports.Post(**{name: given[name] for name in names}))
        if hasattr(store, "beat"):
            await store.beat(now)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
