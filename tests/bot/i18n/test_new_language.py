"""A language is a folder of files and nothing else anywhere.

The bot is copied beside a folder `sv`, in which a few sentences are Swedish and the others are as
they are in English, and a folder `pt-BR`; what then speaks is the bot itself, in a process of its
own.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bot

PLACE = Path(bot.__file__).parents[1]
HALF_WRITTEN = shutil.ignore_patterns("*.pyc.*")
"""Compiled modules are copied as well, but for those that another process is writing."""
SWEDISH = {
    "talk.ftl": ("settings-now = Your settings", "settings-now = Dina inställningar"),
    "web.ftl": ("web-send = Send", "web-send = Skicka"),
}
ASKED = """
import asyncio, json
from datetime import UTC, datetime

from discord import Locale

from bot.core.matches.chance import Chance
from bot.core.matches.controls import read_control
from bot.core.handlers.dispatcher import Dispatcher
from bot.core.matches.messages import line
from bot.core.matches.model import Identity
from bot.core.accounts.people import People
from bot.core.service.service import Service
from bot.frontends.discord.autocomplete import Autocomplete
from bot.frontends.discord.commands import command_group
from bot.frontends.discord.locale import CommandTranslator, described
from bot.i18n import LANGUAGES, negotiated, speaker
from bot.rulebook import RulebookPages
from bot.storage import open_store
from bot.frontends.telegram.publishing import profiles
from bot.frontends.web.locale import page_texts

async def main():
    async with open_store("sqlite:///petteia.db") as store:
        chance = Chance()
        service = Service(store, lambda: datetime.now(UTC), chance)
        dispatcher = Dispatcher(service, LANGUAGES, RulebookPages())
        who = await People(store, chance).meet(Identity("x", "1"), "Ann", negotiated("sv-FI"))
        shown = await dispatcher.press(who, read_control("settings::0:language"))
        chosen = await dispatcher.hear(who, "settings language=sv")
        rules = await dispatcher.hear(who, "rules lemery-petteia")
        brazil = await dispatcher.hear(who, "settings language=PT-br")
        pressed = await dispatcher.press(who, read_control("settings::0:language=pt-br"))
    say = speaker(who.settings.spoken).say
    commands = command_group(None, Autocomplete(None, None, None))
    choices = commands.get_command("settings")._params["language"].choices
    print(json.dumps({
        "languages": LANGUAGES,
        "heading": say(chosen.lines[0]),
        "offered": [say(choice.label) for choice in shown.choices],
        "chosen": [say(each) for each in chosen.lines],
        "rules": say(rules.lines[0]),
        "brazil": [each.reader.settings.spoken for each in (brazil, pressed)],
        "joined": speaker("pt-BR").say(line("preview-captures", action="a", squares=("b", "c"))),
        "buttons": [str(choice.control) for choice in shown.choices],
        "telegram": [profile.code for profile in profiles()],
        "discord": [choice.value for choice in choices],
        "localized": await CommandTranslator().translate(
            described(line("settings-now")), Locale.swedish, None
        ),
        "web": page_texts("sv")["web-send"],
    }))


asyncio.run(main())
"""


@pytest.fixture(scope="module")
def spoken(tmp_path_factory):
    place = tmp_path_factory.mktemp("place")
    for room in ("bot", "engine", "render"):
        shutil.copytree(PLACE / room, place / room, ignore=HALF_WRITTEN)
    folder = place / "bot" / "i18n" / "sv"
    shutil.copytree(folder.with_name("en"), folder)
    shutil.copytree(folder.with_name("en"), folder.with_name("pt-BR"))
    for name, (english, swedish) in SWEDISH.items():
        text = (folder / name).read_text("utf-8")
        assert text.count(english) == 1
        (folder / name).write_text(text.replace(english, swedish), "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", ASKED], cwd=place, capture_output=True, check=False, text=True
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def test_it_is_known(spoken):
    assert {"en", "it", "sv", "pt-BR"} <= {*spoken["languages"]}


def test_whose_client_speaks_it_is_spoken_to_in_it(spoken):
    assert spoken["heading"] == "Dina inställningar"
    assert spoken["web"] == "Skicka"
    assert spoken["rules"]


def test_it_is_offered_by_its_own_name_and_can_be_chosen(spoken):
    assert {"English", "Italiano", "Svenska", "Português (Brasil)"} <= {*spoken["offered"]}
    assert any("Svenska" in each for each in spoken["chosen"])
    assert spoken["discord"] == ["auto", *spoken["languages"]]


def test_platforms_are_told_of_it(spoken):
    assert spoken["telegram"].count("sv") == 1
    assert spoken["localized"] == "Dina inställningar"


def test_a_language_may_be_that_of_a_country(spoken):
    assert spoken["brazil"] == ["pt-BR"] * 2
    assert spoken["joined"] == "a captures b e c. Play it?"
    assert "settings::0:language=pt-br" in spoken["buttons"]
    assert spoken["telegram"].count("pt") == 1
