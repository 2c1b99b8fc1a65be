"""Make the files of tests/compat/e6d2a13 with the code of that commit.

    git worktree add ../old e6d2a13 && cd ../old
    PYTHONPATH=. python ../petteia/tests/compat/e6d2a13/make.py OUTPUT-DIRECTORY

The imports below are those of that commit: leave them as they are when modules move or are renamed.
"""

import asyncio
import sqlite3
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from collect import given, pressed, records, sampled
from world import CHANNEL, GROUP, World

from bot.core.here import Here
from bot.core.match.model import Identity, Place, Stage
from bot.core.view.views import Answer
from bot.operations.logs import set_up_logs
from bot.storage import open_store, upgrade
from engine.catalogue import KEYS, options
from tests.bot.days import live


async def people(world):
    meet, register = world.people.meet, world.people.register
    names = ("Alkaios", "Brasidas", "Dion", "Echion", "Stranger")
    web = [await register(Identity("web", f"cookie-{name}"), name) for name in names]
    telegram = [
        await meet(Identity("telegram", str(key)), name, tongue)
        for key, name, tongue in ((1001, "Phaidra", "de"), (1002, "Gorgias <b>", "it"))
    ]
    discord = [
        await meet(Identity("discord", str(key)), name, tongue)
        for key, name, tongue in ((2001, "Hermione", "en-GB"), (2002, "Iason @everyone", ""))
    ]
    wishes = {
        web[0]: "theme=night letters=attic zone=Europe/Athens",
        web[1]: "orientation=second theme=marble quiet=22-8 zone=Europe/Rome",
        telegram[0]: "theme=papyrus language=en notices=digest zone=Asia/Tokyo",
        telegram[1]: "theme=contrast letters=latin notices=none",
        discord[0]: "theme=terracotta orientation=first quiet=23:30-07:15 notices=direct",
    }
    for person, wish in wishes.items():
        answer = await world.say(person, f"settings {wish}")
        assert not answer.refused, answer.lines
    return web, telegram, discord


async def matches(world, web, telegram, discord):
    """Matches of every ruleset and at every stage; returns those to wander through."""
    (alkaios, brasidas, dion, echion, _), (phaidra, gorgias), (hermione, iason) = (
        web,
        telegram,
        discord,
    )
    found = []
    for key in KEYS:
        pair = world.random.sample([alkaios, brasidas, phaidra, hermione, iason, dion], 2)
        place = world.random.choice((CHANNEL, GROUP, None))
        running = await world.begin(*pair, key, "first clock=3d", Here(place=place, stay=place))
        await world.play(running, plies=8)
        over = await world.begin(*pair[::-1], key, "clock=none")
        await world.play(over, plies=8)
        if (await world.store.match(over)).stage is Stage.RUNNING:
            await world.say(pair[0], f"resign match={over}")
            await world.press(pair[0], "resign", over)
            yes = [
                c
                for who, c in world.seen
                if who == pair[0].id and c.startswith(f"resign-yes:{over}")
            ]
            await world.desk.press(await world.who(pair[0]), yes[-1])
        found += [(pair[0], running), (pair[1], running), (pair[0], over)]
        await world.announcer.flush()
        for option in options(key)[:1]:
            name = f"{key}({option.name}={option.choices[-1]})"
            world.chance.seeds = not world.chance.seeds
            varied = await world.begin(alkaios, brasidas, name, "clock=none")
            await world.play(varied, plies=4)
        world.chance.seeds = True
    found += await agreements(world, alkaios, brasidas)
    found += await offers(world, alkaios, brasidas, hermione)
    found += await plans(world, phaidra, iason)
    for gone, met in ((echion, gorgias), (echion, brasidas), (dion, hermione)):
        match = await world.begin(gone, met, "lemery-compact", "first clock=2d")
        await world.play(match, plies=5)
        found.append((met, match))
    code = (await world.say(gorgias, "link")).lines[0].params[0][1]
    assert not (await world.say(dion, f"link {code}")).refused
    assert not (await world.say(echion, "forget yes")).refused
    await world.say(hermione, "link")
    assert not (await world.say(alkaios, "settings block=Stranger")).refused
    await world.store.move_place(Place("telegram", "-99"), Place("telegram", "-10099"))
    for away, wish in ((hermione, "vacation=9d"), (phaidra, "vacation=3d")):
        assert not (await world.say(away, f"settings {wish}")).refused
    assert not (await world.say(phaidra, "settings vacation=off")).refused
    await world.ticking.beat()
    return found


async def agreements(world, one, two):
    """Draws, takebacks, pauses and clocks, each as far as it goes."""
    found, steps = (
        [],
        {
            "draw": ((one, "draw"),),
            "drawn": ((one, "draw"), (two, "draw-yes")),
            "no draw": ((one, "draw"), (two, "draw-no")),
            "takeback": ((two, "takeback"),),
            "taken back": ((two, "takeback"), (one, "takeback-yes")),
            "not taken back": ((two, "takeback"), (one, "takeback-no")),
            "pause": ((one, "pause"),),
            "paused": ((one, "pause"), (two, "pause")),
            "no pause": ((one, "pause"), (two, "pause-no")),
            "resumed": ((one, "pause"), (two, "pause"), (one, "resume")),
            "blocked": ((one, "block"),),
        },
    )
    for presses in steps.values():
        match = await world.begin(one, two, "lemery-compact", "first clock=10d+36h/12d,weekends")
        await world.play(match, plies=3)
        for who, verb in presses:
            await world.press(who, verb, match)
        found += [(one, match), (two, match)]
    await world.say(one, f"settings unblock={two.name}")
    for name in ("poleis", "lemery-petteia(compulsory=huff)"):
        match = await world.begin(one, two, name, "first clock=1d,hard")
        await world.play(match, plies=6)
        found.append((one, match))
    return found


async def offers(world, one, two, three):
    """Challenges at every stage, and a rematch."""
    asked = [await world.challenge(one, two, "walker-petteia", "clock=7d+12h") for _ in range(4)]
    opened = [
        await world.challenge(three, None, "vogt-kubeia", here=Here(place=CHANNEL, stay=CHANNEL))
        for _ in range(2)
    ]
    await world.press(two, "decline", asked[0])
    await world.press(one, "withdraw", asked[1])
    await world.press(one, "terms", asked[2])
    await world.say(one, f"accept {opened[0]}")
    over = await world.begin(one, two, "lemery-ultra")
    await world.play(over, plies=2)
    await world.say(one, f"draw match={over}")
    await world.say(two, f"draw match={over}")
    await world.press(one, "rematch", over)
    return [(one, asked[2]), (two, asked[2]), (one, opened[1]), (two, asked[0]), (two, over)]


async def plans(world, one, two):
    """Premoves that wait, that were played and that were missed."""
    found, line = [], ("a2-a3", "c6-c5", "b2-b3")
    for answer in (None, "c6-c5", "d7-d5"):
        match = await world.begin(one, two, "lemery-compact", "first clock=5d")
        await world.play(match, line[0])
        await world.wander(one, match)
        done = await world.say(one, f"plan {line[1]} {line[2]} match={match}")
        assert not done.refused, done.lines
        await world.play(match, *([answer] if answer else []))
        found.append((one, match))
    return found


async def waiting_time(world, one, two):
    """Challenges that expire, and matches whose time runs out; a week goes by."""
    for more in ("first clock=5d", "first clock=1d,hard", "first clock=1d+2h,weekends"):
        await world.play(await world.begin(one, two, "lemery-compact", more), plies=2)
    await world.challenge(one, two, "poleis")
    await world.challenge(one, None, "poleis")
    lapsing = [await world.begin(one, two, "lemery-compact", "first clock=6d") for _ in range(2)]
    await live(world, days=7, hours=2)
    return [(one, lapsing[0]), (two, lapsing[0]), (two, lapsing[1])]


async def finish(world, found, web):
    """Look at everything, leave something in the outbox, and write all the files."""
    for who, match in found:
        await world.wander(who, match)
    for who, match in found[::3]:
        await world.say(who, f"why a1-h7 match={match}")
        answer = await world.say(who, f"move a1-h7 match={match}")
        for control in [each.id for each in answer.choices]:
            await world.follow(who, control, 3)
        await world.wander(web[-1], match, 2)
        if view := await world.desk.shared(match):
            world.note(who, Answer(view=view))
    for said in (
        "help",
        "games",
        "settings",
        "learn",
        "rules",
        "rules poleis capture",
        "forget",
        *(f"learn {key} 1" for key in KEYS),
        *(f"learn {key} 2" for key in KEYS),
    ):
        for control in world.note(web[0], await world.say(web[0], said)):
            await world.follow(web[0], control, 5)
    world.seen.setdefault((web[0].id, "help::0:"))  # in links alone
    await world.announcer.flush()
    for each in world.front_ends[1:]:
        each.down = True
    for who, match in found[3:15]:
        await world.play(match, plies=1)
        await world.say(who, f"draw match={match}")
    await world.announcer.flush()
    world.front_ends[0].down = True
    await world.play(found[4][1], plies=1)


async def main(folder):
    with TemporaryDirectory() as made:
        url = f"sqlite:///{made}/petteia.db"
        await upgrade(url)
        async with open_store(url) as store:
            world = World(store)
            web, *others = await people(world)
            found = await waiting_time(world, web[0], others[1][0])
            found += await matches(world, web, *others)
            texts = [*records(), *[text async for text in given(world, found)]]
            await finish(world, found, web)
        (folder / "petteia.db").unlink(missing_ok=True)
        with sqlite3.connect(f"{made}/petteia.db") as connection:
            connection.execute("VACUUM INTO ?", (str(folder / "petteia.db"),))
    (folder / "records.txt").write_text("\f\n".join(texts), encoding="utf-8")
    await pressed(sampled(world.seen), world.now, folder)


if __name__ == "__main__":
    set_up_logs("error", "text")
    asyncio.run(main(Path(sys.argv[1])))
