"""A thing to do that a test adds: a row and a handler, and nothing on any front-end."""

import pytest

from bot.core.handlers.registry import HANDLERS
from bot.core.matches.actions_table import WORDS, ActionRow
from bot.core.matches.messages import Typed, line
from bot.core.views.queries import answer
from bot.i18n.speaker import Speaker

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
