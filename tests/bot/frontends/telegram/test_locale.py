"""The languages of messages on Telegram: of clients, of people, of groups."""

import pytest

from bot.core.matches.messages import line
from bot.core.matches.model import Identity
from bot.i18n import LANGUAGES, speaker

HEADINGS = {"en": "Your settings", "it": "Le tue impostazioni"}
CLIENTS = [
    ("it", "it"),
    ("it-CH", "it"),
    ("IT", "it"),
    ("en", "en"),
    ("pt-br", "en"),
    ("-", "en"),
    ("x" * 1000, "en"),
    ("\u202e\x00it", "en"),
    ("", "en"),
    (None, "en"),
]


async def settings_of(bench, person):
    return (await bench.store.account_of(Identity("telegram", str(person.id)))).settings


def speaks(person, code):
    """Set a person's client to a language; Telegram leaves out that of some clients."""
    person.user.pop("language_code", None)
    if code is not None:
        person.user["language_code"] = code


@pytest.fixture
async def one(bench, pair):
    await bench.welcome(*pair)
    return pair[0]


@pytest.fixture
def two(pair):
    return pair[1]


async def test_a_person_is_spoken_to_as_their_client_speaks(bench):
    for number, (code, language) in enumerate(CLIENTS):
        person = bench.person(f"Person {number}")
        await bench.welcome(person)
        speaks(person, code)
        await bench.say(person, "/settings")
        assert person.chat.last.text.startswith(HEADINGS[language]), code
        assert (await settings_of(bench, person)).client in {*LANGUAGES, ""}, code


async def test_an_unknown_client_language_changes_nothing(bench, one):
    speaks(one, "it")
    await bench.say(one, "/settings")
    speaks(one, None)
    await bench.say(one, "/settings")
    assert one.chat.last.text.startswith(HEADINGS["it"])
    speaks(one, "en")
    await bench.say(one, "/settings")
    assert one.chat.last.text.startswith(HEADINGS["en"])


async def test_what_is_chosen_holds_whatever_the_client_speaks(bench, one):
    speaks(one, "it")
    await bench.say(one, "/settings")
    await bench.press(one, one.chat.last, "Lingua: automatica")
    assert "Lingua: automatica" in one.chat.last.text
    await bench.press(one, one.chat.last, "English")
    assert one.chat.last.text.startswith(HEADINGS["en"])
    await bench.say(one, "/settings language=it")
    assert one.chat.last.text.startswith(HEADINGS["it"])
    assert "Lingua: Italiano" in one.chat.last.text
    speaks(one, "en")
    await bench.say(one, "/settings")
    assert one.chat.last.text.startswith(HEADINGS["it"])
    await bench.press(one, one.chat.last, "Lingua: Italiano")
    await bench.press(one, one.chat.last, "Automatica")
    assert one.chat.last.text.startswith(HEADINGS["en"])


async def test_a_language_that_is_not_spoken_cannot_be_chosen(bench, one):
    for wish in ("pt-BR", "tlh", "x" * 400, "<b>"):
        count = len(one.chat.heard)
        await bench.say(one, f"/settings language={wish}")
        assert len(one.chat.heard) > count, wish
        assert f"Choose from {', '.join(('auto', *LANGUAGES))}" in one.chat.last.text, wish
        assert (await settings_of(bench, one)).language == "auto", wish


async def test_a_group_sees_a_match_in_the_language_that_its_players_share(bench, one, two, agora):
    for person in (one, two):
        speaks(person, "it")
    hello = await two.say("hello", agora)
    await bench.say(one, "/challenge lemery-compact first", agora, to=hello)
    await bench.press(two, agora.last, "Accetta")
    assert "Muovi" in agora.last.labels()


@pytest.mark.parametrize(("first", "label"), [("it", "Accetta"), ("en", "Accept")])
async def test_players_who_share_none_see_the_challengers_language(
    bench, pair, agora, first, label
):
    await bench.welcome(*pair)
    for person, code in zip(pair, (first, "en" if first == "it" else "it"), strict=True):
        speaks(person, code)
        await bench.say(person, "/settings")
    hello = await pair[1].say("hello", agora)
    await bench.say(pair[0], "/challenge lemery-compact first", agora, to=hello)
    assert label in agora.last.labels()


async def test_a_person_of_unknown_language_is_not_counted(bench, one, agora):
    stranger = bench.person("Dion")
    speaks(one, "it")
    hello = await stranger.say("hello", agora)
    await bench.say(one, "/challenge lemery-compact first", agora, to=hello)
    assert "Accetta" in agora.last.labels()


@pytest.mark.old_server
async def test_a_board_that_all_see_keeps_its_language_whatever_its_readers_change(
    bench, one, two, agora
):
    speaks(one, "it")
    speaks(two, "it")
    hello = await two.say("hello", agora)
    await bench.say(one, "/challenge lemery-compact first", agora, to=hello)
    await bench.press(two, agora.last, "Accetta")
    labels = agora.last.labels()
    for person in (one, two):
        speaks(person, "en")
    await bench.press(one, agora.last, "Muovi")
    assert "Indietro" in agora.last.labels()
    await bench.press(one, agora.last, "Indietro")
    assert agora.last.labels() == labels
    await bench.restart()
    agora.last.is_old = True
    await bench.say(one, "/move a2-a5", agora)
    assert agora.last.labels() == labels
    await bench.say(two, "/board", agora)
    assert agora.last.labels() == labels
    passed = [post.text for post in agora.heard if post.buttons == []]
    assert speaker("it").say(line("telegram-passed")) in passed
    assert (await settings_of(bench, one)).spoken == "en"


async def test_a_group_is_greeted_in_the_language_of_the_person_who_added_the_bot(
    bench, one, agora, api
):
    speaks(one, "it")
    bot = {key: api.me[key] for key in ("id", "is_bot", "first_name", "username")}
    change = {
        "chat": agora.json(),
        "from": one.user,
        "date": 1_700_000_000,
        "old_chat_member": {"user": bot, "status": "left"},
        "new_chat_member": {"user": bot, "status": "member"},
    }
    await api.push(my_chat_member=change)
    await bench.settle()
    assert agora.last.text.startswith(speaker("it").say(line("telegram-greeting"))[:40])
