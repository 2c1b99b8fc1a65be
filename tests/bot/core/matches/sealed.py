"""Matches with dice or a lot that come from a seed: begun, played out, and checked."""

from random import Random

import pytest

from bot.cli.main import status
from bot.core.matches import fair_dice
from bot.core.matches.chance import ALPHABET
from bot.core.matches.messages import Refused
from bot.core.matches.model import MatchId
from bot.core.matches.play import Play
from tests.bot.core.conftest import SEED, control

SHORT = fair_dice.commitment(SEED)[:16]
KUBEIA = "vogt-kubeia"
PEOPLE = ("Alkaios", "Brasidas")


@pytest.fixture(autouse=True)
def known_ids(bench):
    """Matches with ids that are known, since dice and lots come from them too."""
    ids = (MatchId(f"k7qd3{letter}") for letter in ALPHABET)
    bench.dice.match_id = lambda: next(ids)


async def challenged(bench, words):
    """An offered match of Alkaios against Brasidas."""
    await bench.person("Brasidas")
    return (await bench.say("Alkaios", f"challenge Brasidas {words}")).view


async def everything(bench, match):
    """All that either person can be shown of a match, and all of it that a log shows."""
    shown = [await bench.dispatcher.views.shared(match), await bench.store.match(match)]
    shown += await bench.store.log(match)
    shown += await bench.store.due(("web", "discord", "telegram"), bench.now, 1000)
    for name in PEOPLE:
        shown += await bench.posts(name)
        for words in ("record", "board", "games", "replay", "help", "resign", "settings"):
            shown.append(await bench.say(name, words, match))
    return repr(shown)


async def played_out(bench, match, plies):
    """Play drawn moves; returns the match after them."""
    chance, stored = Random(3), await bench.store.match(match)
    for _ in range(plies):
        if not stored.is_open:
            break
        by = stored.seats[stored.game.position.side]
        action = stored.game.write(chance.choice(stored.game.legal))
        stored = await bench.service.act(match, Play(by, action))
        assert not isinstance(stored, Refused), action
    return stored


async def resigned(bench, name, match):
    asked = await bench.say(name, f"resign {match}")
    await bench.press(name, control(asked.view, "button-resign-yes"))


async def record_of(bench, match):
    return (await bench.say("Alkaios", f"record match={match}")).content.text


def verified(capsys, path, text):
    """What the command says of a record: its status, and what it tells."""
    path.write_text(text, encoding="utf-8")
    capsys.readouterr()  # what was logged until now
    code = status(["dice", "verify", str(path)])
    told_, complained = capsys.readouterr()
    assert complained == ""
    return code, told_
