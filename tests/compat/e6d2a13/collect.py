"""Records, and controls with what pressing them answered, for the program beside this one.

The imports are those of that commit: leave them as they are when modules move or are renamed.
"""

import json
import shutil
from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from world import WANDERING, World

from bot.core.matches.controls import Verb, read_control
from bot.storage import open_store
from engine.catalogue import KEYS, options, ruleset
from engine.game import Game
from engine.record import Transcript, write_record

MAX_OF_VERB, MAX_OF_MATCH = 14, 2
MAX_WITHDRAWALS = 60
"""So many controls of a verb are kept, and of a verb in one match; few challenges are open."""


def sampled(seen):
    """Some of the buttons of each verb: those of many matches, and for each of them a few."""
    kept, of_verb, of_match = [], Counter(), Counter()
    shuffled = sorted(seen)
    Random(3).shuffle(shuffled)
    for who, text in shuffled:
        control = read_control(text)
        place = (control.verb, control.match)
        limit = MAX_WITHDRAWALS if control.verb is Verb.WITHDRAW else MAX_OF_VERB
        if of_verb[control.verb] < limit and (of_match[place] < MAX_OF_MATCH or not control.match):
            of_verb[control.verb] += 1
            of_match[place] += 1
            kept.append((who, text))
    assert of_verb.keys() == set(Verb), set(Verb) - of_verb.keys()
    return sorted(kept, key=lambda each: (read_control(each[1]).verb, each))


async def pressed(controls, now, folder):
    """Press each button, on a copy of its own where that may change something."""
    lines = [{"now": now.isoformat()}]
    with TemporaryDirectory() as made:
        for who, text in controls:
            path = Path(made, "looks" if read_control(text).verb in WANDERING else "own")
            if path.name == "own" or not path.exists():  # noqa: ASYNC240 -- nothing else runs
                shutil.copy(folder / "petteia.db", path)
            async with open_store(f"sqlite:///{path}") as store:
                world = World(store, now)
                answer = await world.desk.press(await store.account(who), text)
            codes = [line.code for line in answer.lines[:1]]
            view = answer.view.headline.code if answer.view else ""
            lines.append(
                {
                    "who": who,
                    "control": text,
                    "refused": answer.refused,
                    "code": (codes or [""])[0],
                    "view": view,
                }
            )
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
    (folder / "controls.jsonl").write_text(text, encoding="utf-8")


def records():
    """A record of each ruleset plain and of each with one option, whole or cut short."""
    for number, name in enumerate(
        [
            f"{key}{end}"
            for key in KEYS
            for end in (
                "",
                *(f"({o.name}={value})" for o in options(key) for value in o.choices[1:3]),
            )
        ]
    ):
        chance, game, actions = Random(number), Game.start(ruleset(name)), []
        while game.outcome is None and len(actions) < 30 + number % 9:
            actions.append(chance.choice(game.choices))
            game = game.play(actions[-1])
        tags = {"First": "Ἀλκαῖος", "Second": 'B "the \\ second"', "Date": "2026.03.01"}
        yield write_record(
            Transcript(
                ruleset=game.ruleset, actions=tuple(actions), outcome=game.outcome, tags=tags
            )
        )


async def given(world, found):
    """The records of stored matches, as their players are given them."""
    for who, match in dict.fromkeys((who.id, match) for who, match in found):
        stored = await world.store.match(match)
        if stored.game is not None:
            answer = await world.desk.press(
                await world.store.account(who), f"record:{match}:{stored.turn}:"
            )
            yield answer.document.text
