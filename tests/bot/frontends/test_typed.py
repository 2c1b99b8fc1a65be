"""The front-ends hand on what the table of typed texts says, each by its own way of reading."""

from telegram import Chat, Message

from bot.core.typed.terms import Proposal, proposal
from bot.core.typed.words import read_request
from bot.frontends.discord.interactions import read_options
from bot.frontends.telegram.reading import read_message
from tests.bot.core.sample_matches import NOW
from tests.bot.core.typed.test_typed import CASES, NAMES, in_order, result

BOT = "PetteiaTestBot"


def message(text):
    return Message(1, NOW, Chat(1, "private"), text=text)


def test_telegram_reads_each_text_of_the_table_in_a_private_chat():
    wrong = {}
    for language, text, expected in CASES:
        for typed in (text, f"@{BOT} {text}"):
            if "/start" in text:  # Telegram opens a chat with it
                continue
            parsed = read_message(message(typed), BOT)
            read = result(read_request(parsed.text, bare=True, language=language))
            if in_order(read) != in_order(expected):
                wrong[typed] = (read, expected)
    assert wrong == {}


def test_discord_reads_games_in_an_option_by_all_their_names():
    for name, keys in NAMES.items():
        request, _ = read_options("challenge", {"ruleset": name, "clock": "10 min + 5 sec"})
        read = proposal(request)
        if len(keys) == 1:
            assert isinstance(read, Proposal), name
            assert read.terms.ruleset == keys[0], name
        else:
            assert [each.text for each in read.meant] == keys, name
