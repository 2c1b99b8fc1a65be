"""A thing to do that a test adds: a row and a handler, and nothing on any front-end."""

import pytest
import structlog

from bot.core.handlers.registry import HANDLERS
from bot.core.matches.actions_table import WORDS, ActionRow
from bot.core.matches.messages import Typed, line
from bot.core.views.queries import answer
from bot.i18n import FALLBACK
from bot.i18n.speaker import Speaker
from tests.bot.frontends.private_words import PrivateWords

TOAST = "Drink to the gods."


@pytest.fixture
def toast(monkeypatch):
    """The word `toast`, which is answered with what is typed behind it; and what lists say."""
    row, written = ActionRow("toast", options=("text",)), Speaker._written

    async def drink(_services, call):
        return answer(line("meant-text", text=Typed(call.request.get("text"))))

    def said(speaker, about):
        return TOAST if about.code == "word-toast" else written(speaker, about)

    monkeypatch.setitem(WORDS, row.word, row)
    monkeypatch.setitem(HANDLERS, row, drink)
    monkeypatch.setattr(Speaker, "_written", said)
    return TOAST


@pytest.fixture
def languages_of_events(monkeypatch):
    """By each code about events that is said: the languages that it is said in, as it happens."""
    say, languages = Speaker.say, {}

    def saying(speaker, about):
        if "event" in about.code or about.code == "reason-deadline":
            is_own = speaker._bundles[0].has_message(about.code)
            spoken = speaker.language if is_own else FALLBACK
            languages.setdefault(about.code, set()).add(spoken)
        return say(speaker, about)

    monkeypatch.setattr(Speaker, "say", saying)
    return languages


@pytest.fixture(autouse=True)
def log_is_private(monkeypatch):
    """Every journey of a front-end: no log line has a name or number of a person or a place."""
    private = PrivateWords(monkeypatch)
    before = structlog.get_config()["processors"]
    structlog.configure(processors=[structlog.contextvars.merge_contextvars, private.hear, *before])
    yield
    structlog.configure(processors=before)
    assert private.told() == []
