"""What Discord's texts and buttons name as commands are commands that are there."""

import re

import pytest

from bot.core.matches.actions_table import WORDS, listed
from bot.core.matches.messages import Typed, line
from bot.core.matches.preferences import Settings
from bot.core.typed.words import Request, read_request
from bot.frontends.discord.command_paths import ELSEWHERE, command_path, with_commands
from bot.frontends.discord.render import Renderer
from bot.i18n import LANGUAGES
from bot.i18n.languages import ROOT
from tests.bot.frontends.discord.world import menus, private, published_by, uploads

MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = *((?:.*\n)(?:(?:[ }].*)?\n)*)", re.MULTILINE)
QUOTED = re.compile("[„\u201c«]([^\u201c\u201d»]{1,80})[\u201c\u201d»]")
COMMAND_MENTION = re.compile("</([^:>]+):[0-9]+>")
NAMED = re.compile(r"/(petteia(?: [a-z]+)*)((?: [a-z]+:[^ ]*)*)")
ONLY_DESCRIBED = ("word-", "discord-option-", "web-", "telegram-", "policy-", "privacy-")
"""The beginnings of the codes of lines that no message on Discord shows."""

OTHER_ZONE = "Another time zone …"
LABELS = ("button-", "tab-", "set-", "option-", "entry-", "step-")


def texts(language):
    """The sentences of a language by their codes, with a square in each gap."""
    for path in sorted((ROOT / language).rglob("*.ftl")):
        if path.parent.name != "search":
            for code, text in MESSAGE.findall(path.read_text(encoding="utf-8")):
                yield code, re.sub(r"\{ \$\w+ \}", "a1", text)


def published_options(published):
    """The options of each published command, by its path."""
    found = {}
    for each in published["options"]:
        inner = each["options"] if each["type"] == 2 else [each]
        prefix = f"petteia {each['name']}" if each["type"] == 2 else "petteia"
        for one in inner:
            found[f"{prefix} {one['name']}"] = {o["name"] for o in one.get("options") or ()}
    return found


async def test_every_command_that_a_text_names_is_published_with_the_options_named(world):
    there = published_options(published_by(world)[0])
    named = 0
    for language in LANGUAGES:
        for code, text in texts(language):
            if code in ELSEWHERE or code.startswith(ONLY_DESCRIBED):
                continue
            shown = with_commands(code, text)
            left = [each for each in QUOTED.findall(shown) if is_command(each)]
            assert left == [], (language, code, left)
            for path, options in NAMED.findall(shown):
                whole = next((p for p in beginnings(path) if p in there), None)
                assert whole, (code, shown)
                assert set(re.findall(r"([a-z]+):", options)) <= there[whole], (code, shown)
                named += 1
    assert named > len(LANGUAGES) * 30


def beginnings(path):
    """A path with words behind it, with fewer and fewer of them."""
    words = path.split()
    return (" ".join(words[:count]) for count in range(len(words), 0, -1))


def is_command(text):
    request = read_request(text)
    is_read = isinstance(request, Request) and not WORDS[request.word].is_unlisted
    return is_read and text[0].islower()


def test_no_label_names_a_command():
    for language in LANGUAGES:
        for code, text in texts(language):
            if code.startswith(LABELS):
                assert not [each for each in QUOTED.findall(text) if is_command(each)], code
                assert "/petteia" not in text, code


async def test_the_page_of_a_setting_names_its_command(world, alkaios):
    page = private(await world.slash(alkaios, "settings"))
    (number,) = (n for n, each in enumerate(menus(page)) if OTHER_ZONE in str(each["options"]))
    zone = await world.choose(alkaios, page, OTHER_ZONE, menu=number)
    assert "settings:" in zone.response.content


def test_what_is_typed_wrong_is_said_as_it_was_typed():
    wrong = line("refused-unknown-word", typed=Typed("games"))
    said = Renderer(Settings(), "7").line(wrong).content
    assert "“games”" in said
    assert "</petteia help:7>" in said


@pytest.fixture
async def helped(world, alkaios, brasidas):
    """Ask for help, as someone who plays already."""
    await world.begin(alkaios, brasidas)

    async def helped():
        return private(await world.slash(alkaios, "help")).content

    return helped


async def test_commands_can_be_pressed_also_after_a_restart_without_an_upload(world, helped):
    said = await helped()
    assert {"petteia challenge", "petteia account link"} <= set(COMMAND_MENTION.findall(said))
    assert "/petteia" not in COMMAND_MENTION.sub("", said)
    await world.restart()
    assert await helped() == said
    assert len(uploads(world)) == 1


async def test_while_their_ids_are_unknown_they_are_said_as_they_are_typed(world, helped):
    world.chat._published.ids = {}
    assert "\n/petteia challenge " in await helped()


def test_every_word_has_a_path_of_its_own():
    paths = [command_path(row.word) for row in listed()]
    assert len(paths) == len(set(paths))
