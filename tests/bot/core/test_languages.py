"""Which language people are spoken to in, and what is spoken if several read."""

from dataclasses import replace

import pytest

from bot.core.matches.controls import read_control
from bot.core.matches.errors import StoreFault
from bot.core.matches.messages import Language
from bot.core.matches.model import Account, Identity
from bot.core.matches.preferences import Settings
from bot.core.views.queries import common_language
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, STRANGER, running

ANN = Identity("telegram", "7")
MATCH = running("lemery-compact")


@pytest.mark.parametrize(
    ("chosen", "client", "spoken"),
    [("auto", "", "en"), ("auto", "it", "it"), ("en", "it", "en"), ("it", "", "it")],
)
def test_what_is_chosen_goes_before_what_the_client_speaks(chosen, client, spoken):
    assert Settings(language=chosen, client=client).spoken == spoken


async def test_what_a_client_speaks_is_kept_until_it_speaks_otherwise(bench):
    met = await bench.people.meet(ANN, "Ann", "it")
    assert met == await bench.people.person(ANN)
    assert met.settings == Settings(client="it")
    assert (await bench.people.meet(ANN, "Ann")).settings.spoken == "it"  # nobody says
    assert (await bench.people.meet(ANN, "Ann", "en")).settings.spoken == "en"
    assert (await bench.people.person(ANN)).settings.spoken == "en"


async def test_it_is_written_once_and_with_it_nothing_is_lost(bench, monkeypatch):
    who = await bench.people.meet(ANN, "Ann", "it")
    await bench.dispatcher.hear(who, "settings theme=night language=en")
    written = []
    save = bench.store.save_client_language

    async def counting(account, client):
        written.append(client)
        await save(account, client)

    monkeypatch.setattr(bench.store, "save_client_language", counting)
    for _ in range(3):
        who = await bench.people.meet(ANN, "Ann", "en")
    assert len(written) == 1
    assert who.settings == Settings(language="en", theme="night", client="en")
    assert await bench.people.person(ANN) == who


async def test_whoever_comes_while_nothing_can_be_written_is_spoken_to_all_the_same(
    bench, monkeypatch
):
    await bench.people.meet(ANN, "Ann", "en")

    async def failing(*_):
        raise StoreFault("no room")

    monkeypatch.setattr(bench.store, "save_client_language", failing)
    assert (await bench.people.meet(ANN, "Ann", "it")).settings.spoken == "it"
    assert (await bench.people.person(ANN)).settings.spoken == "en"


async def test_whoever_takes_a_name_is_spoken_to_as_their_client_speaks(bench):
    made = await bench.people.register(Identity("web", "x"), "Dion", "it")
    assert (await bench.store.account(made.id)).settings == Settings(client="it")


async def test_settings_name_each_language_by_itself_and_answer_in_the_one_chosen(bench):
    who = await bench.people.meet(ANN, "Ann", "it")
    shown = await bench.dispatcher.press(who, read_control("settings::0:language"))
    buttons = {str(choice.control): dict(choice.label.params) for choice in shown.choices}
    assert buttons["settings::0:language=it"] == {"value": Language("it")}
    assert "settings::0:language=auto" not in buttons
    pressed = await bench.dispatcher.press(who, read_control("settings::0:language=en"))
    assert pressed.reader.settings.spoken == "en"
    assert pressed.reader == await bench.people.person(ANN)
    back = await bench.dispatcher.hear(pressed.reader, "settings language=AUTO")
    assert back.reader.settings.spoken == "it"


async def test_no_other_language_can_be_chosen(bench):
    who = await bench.people.meet(ANN, "Ann", "it")
    for typed in ("pt", "client", "", "en-GB", "ж" * 100, "<b>it</b>"):
        answer = await bench.dispatcher.press(who, read_control(f"settings::0:language={typed}"))
        assert answer.refused, typed
        assert await bench.people.person(ANN) == who, typed


def people(first="", second="", stranger=""):
    spoken = {ALKAIOS: first, BRASIDAS: second, STRANGER: stranger}
    return {who: Account(who, "A", settings=Settings(client=it)) for who, it in spoken.items()}


def test_a_match_is_told_to_all_in_its_players_language_or_the_challengers():
    assert MATCH.challenger == ALKAIOS
    common = {
        ("it", "it"): "it",
        ("it", ""): "it",
        ("", "it"): "it",
        ("", ""): "en",
        ("it", "en"): "it",
        ("en", "it"): "en",
    }
    assert {both: common_language(MATCH, people(*both, "pl")) for both in common} == common


def test_whoever_is_gone_is_of_no_known_language():
    assert common_language(MATCH, {}) == "en"
    assert common_language(replace(MATCH, challenger=STRANGER), people("it", "en")) == "en"
