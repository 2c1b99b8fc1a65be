"""The languages of messages on Discord: of clients, of people, of servers."""

import pytest
from discord import Locale

from bot.core.matches.messages import family_line
from bot.core.matches.model import Identity
from bot.i18n import LANGUAGES, negotiated, speaker
from bot.i18n.languages import own_name
from tests.bot.frontends.discord.world import labels, menus, private, published_by

GARBAGE = "x" * 1000


@pytest.fixture
def speaks(world, monkeypatch):
    """Set a person's client to a language; it is American English before."""
    clients = {}
    emit = world.env.backend.emit

    def emitted(event, payload):
        if event == "INTERACTION_CREATE":
            user = payload.get("user") or payload["member"]["user"]
            payload["locale"] = clients.get(user["id"], "en-US")
        return emit(event, payload)

    monkeypatch.setattr(world.env.backend, "emit", emitted)

    def speaks(who, locale):
        clients[str(who.id)] = locale

    return speaks


async def settings_of(world, who):
    return (await world.store.account_of(Identity("discord", str(who.id)))).settings


def texts(command):
    """Everything in the list of commands that people read: English, and the other languages."""
    yield command["description"], command.get("description_localizations") or {}
    for choice in command.get("choices") or ():
        yield choice["name"], choice.get("name_localizations") or {}
    for option in command.get("options") or ():
        yield from texts(option)


def names(command):
    yield command
    for option in command.get("options") or ():
        yield from names(option)


async def test_the_commands_are_described_in_italian_too_and_named_in_english_alone(world):
    command, *_ = published_by(world)
    said = list(texts(command))
    spoken = {each.value for each in Locale if negotiated(each.value) != "en"}
    unsaid = [text for text, others in said if others.keys() != spoken]
    assert unsaid == ["yes"]  # what is typed
    challenge = family_line("word", "challenge")
    assert dict(said)[speaker("en").say(challenge)]["it"] == speaker("it").say(challenge)
    assert not any(each.get("name_localizations") for each in names(command))
    whole = [each for text, others in said for each in (text, *others.values())]
    assert not [each for each in whole if each.endswith("…")]  # cut to what Discord takes


LANGUAGE_MENU = 4
"""Where the menu of languages is among the settings."""

CLIENTS = (
    ("it", "**Le tue impostazioni**"),
    ("en-GB", "**Your settings**"),
    ("pt-BR", "**Your settings**"),
    ("xx", "**Your settings**"),
    (GARBAGE, "**Your settings**"),
)


async def test_a_person_is_spoken_to_as_their_client_speaks(world, speaks):
    for number, (locale, heading) in enumerate(CLIENTS):
        person = world.member(f"person{number}")
        speaks(person, locale)
        answer = private(await world.slash(person, "settings"))
        assert answer.content.startswith(heading), locale
        assert (await settings_of(world, person)).client in LANGUAGES, locale


async def test_what_is_chosen_holds_whatever_the_client_speaks(world, alkaios, speaks):
    speaks(alkaios, "it")
    answer = private(await world.slash(alkaios, "settings"))
    listed = [each["label"] for each in menus(answer)[LANGUAGE_MENU]["options"]]
    assert listed == ["Lingua: automatica", *map(own_name, LANGUAGES)]
    await world.choose(alkaios, answer, "English", menu=LANGUAGE_MENU)
    assert private(await world.slash(alkaios, "settings")).content.startswith("**Your settings**")
    speaks(alkaios, "pl")
    chosen = private(await world.slash(alkaios, "settings", language="it"))
    assert "Lingua: Italiano" in chosen.content
    await world.slash(alkaios, "settings", language="auto")
    assert (await settings_of(world, alkaios)).spoken == "en"


async def test_what_is_suggested_and_asked_is_in_the_clients_language(world, alkaios, speaks):
    speaks(alkaios, "it")
    found = await alkaios.autocomplete(world.channel, "petteia settings", "vacation", "14")
    assert "giorni" in found[0]["name"]


async def test_a_person_who_is_only_mentioned_has_no_known_language(
    world, alkaios, brasidas, speaks
):
    speaks(alkaios, "it")
    await world.slash(alkaios, "challenge", opponent=brasidas, ruleset="lemery-compact")
    assert (await settings_of(world, brasidas)).client == ""
    assert "Accetta" in labels(world.board)  # of those whose language is known, it is the one


async def test_a_board_that_all_see_keeps_its_language_whatever_its_readers_change(
    world, alkaios, brasidas, speaks
):
    speaks(alkaios, "it")
    speaks(brasidas, "it")
    await world.slash(
        alkaios, "challenge", opponent=brasidas, ruleset="lemery-compact", side="first"
    )
    await world.click(brasidas, world.board, "Accetta")
    assert "tocca" in world.board.content.casefold()
    speaks(alkaios, "en-US")
    await world.slash(alkaios, "settings", language="en")
    played = private(await world.slash(alkaios, "move", text="a2-a5"))
    assert played.content.startswith("You played")
    assert "tocca" in world.board.content.casefold()


async def test_a_server_that_has_chosen_its_language_is_spoken_to_in_it(world, alkaios, brasidas):
    world.env.backend.edit_guild(world.guild.id, {"preferred_locale": "it"})
    await world.env.settle()
    await world.slash(alkaios, "challenge", opponent=brasidas, ruleset="lemery-compact")
    assert "Accetta" in labels(world.board)
    assert private(await world.slash(alkaios, "settings")).content.startswith("**Your settings**")


async def test_a_server_of_a_language_that_is_not_spoken_is_spoken_to_in_english(
    world, alkaios, brasidas, speaks
):
    speaks(alkaios, "it")
    world.env.backend.edit_guild(world.guild.id, {"preferred_locale": "pt-BR"})
    await world.env.settle()
    await world.slash(alkaios, "challenge", opponent=brasidas, ruleset="lemery-compact")
    assert "Accept" in labels(world.board)


async def test_the_form_is_in_the_clients_language(world, alkaios, brasidas, speaks):
    await world.begin(alkaios, brasidas)
    speaks(alkaios, "it")
    await world.slash(alkaios, "settings", language="en")
    pieces = private(await world.click(alkaios, world.board, "Move"))
    form = await alkaios.click(pieces, label="Type it")
    assert form.modal["title"] == "La tua mossa"
