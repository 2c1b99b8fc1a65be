"""What languages once said differently, or wrongly, each says as it is meant."""

import tomllib
from pathlib import Path

from bot.core.matches.messages import line
from bot.i18n import LANGUAGES, speaker
from bot.i18n.languages import FALLBACK
from bot.rulebook import pages
from bot.rulebook.chapters import Topic
from engine.catalogue import ruleset

MEANINGS = tomllib.loads(Path(__file__).with_name("meanings.toml").read_text("utf-8"))["meanings"]


def said(meaning, language):
    """What a language says, by the rules or with what is given."""
    if "page" in meaning:
        rules, topic = meaning["page"].split()
        return speaker(language).say(pages.text(ruleset(rules), Topic(topic)))
    return speaker(language).say(line(meaning["message"], **meaning.get("given", {})))


def test_each_language_says_what_is_meant():
    wrong = [
        (language, meaning["shows"], said(meaning, language))
        for meaning in MEANINGS
        for language in LANGUAGES
        if meaning.get(language, "") not in said(meaning, language)
    ]
    assert wrong == []


def test_no_language_says_what_it_once_said_wrongly():
    wrong = [
        (language, meaning["shows"], words)
        for meaning in MEANINGS
        for language, words in meaning.get("never", {}).items()
        if words in said(meaning, language)
    ]
    assert wrong == []


def test_english_is_there_to_compare_with():
    assert [meaning["shows"] for meaning in MEANINGS if FALLBACK not in meaning] == []
