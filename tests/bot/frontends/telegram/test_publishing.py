"""What Telegram shows of the bot: its commands by chat and language, and its descriptions."""

import pytest

from bot.core.matches.actions_table import Where, listed
from bot.frontends.telegram.locale import command_list
from bot.i18n import FALLBACK, LANGUAGES
from tests.bot.frontends.telegram.botapi import bad
from tests.bot.frontends.telegram.conftest import comes

CODES = (None, *(language for language in LANGUAGES if language != FALLBACK))
GROUPS = ("all_group_chats", "all_chat_administrators")
PROFILE = ("setMyCommands", "setMyDescription", "setMyShortDescription")


@pytest.fixture
async def published(bench, api):
    async def is_kept():
        return await bench.store.publication("telegram") is not None

    await comes(is_kept)
    return api


async def test_every_word_is_offered_where_it_is_of_use(published):
    for scope in ("all_private_chats", *GROUPS):
        elsewhere = Where.PRIVATE_CHAT if scope in GROUPS else Where.GROUPS
        offered = {command["command"] for command in published.commands[scope]}
        assert offered == {row.word for row in listed() if row.where is not elsewhere}


async def test_the_commands_are_described_in_every_language_and_named_in_english(published):
    told = {
        (params["scope"]["type"], params.get("language_code")): params["commands"]
        for params in published.made("setMyCommands")
    }
    assert told.keys() == {
        (scope, code) for scope in ("all_private_chats", *GROUPS) for code in CODES
    }
    for (scope, code), commands in told.items():
        names = [each["command"] for each in told[scope, None]]
        assert [each["command"] for each in commands] == names
        wanted = command_list(code or FALLBACK, in_groups=scope in GROUPS)
        assert [each["description"] for each in commands] == [each.description for each in wanted]


async def test_the_bot_describes_itself_in_every_language(published):
    for texts in (published.descriptions, published.short_descriptions):
        assert texts.keys() == set(CODES)
        assert len(set(texts.values())) == len(CODES)


async def test_what_has_not_changed_is_not_published_again(bench, published):
    before = len(published.made(*PROFILE))
    await bench.restart()
    await bench.welcome(bench.person("Alkaios"))
    assert len(published.made(*PROFILE)) == before


async def test_the_bot_listens_though_its_commands_are_refused(api, bench, monkeypatch):
    monkeypatch.setattr("bot.frontends.telegram.publishing.MIN_BACKOFF", 0.02)
    await bench.store.keep_publication("telegram", "of an earlier version")
    api.profile_refusal = bad("BOT_COMMAND_INVALID")
    await bench.restart()
    one = bench.person("Alkaios")
    await bench.welcome(one)
    assert one.chat.last.photo
    tried = len(api.made("setMyCommands"))
    await comes(lambda: len(api.made("setMyCommands")) > tried)
    api.profile_refusal = None

    async def is_published():
        return await bench.store.publication("telegram") != "of an earlier version"

    await comes(is_published)


async def test_a_row_that_is_added_is_offered_and_answered(toast, published, bench):
    for scope in ("all_private_chats", *GROUPS):
        last = published.commands[scope][-1]
        assert (last["command"], last["description"]) == ("toast", toast)
    one = bench.person("Alkaios")
    await bench.welcome(one)
    await bench.say(one, "/toast to Ares")
    assert one.chat.last.text == "to Ares"
