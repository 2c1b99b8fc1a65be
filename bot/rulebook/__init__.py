"""The rulebook: pages about topics of each ruleset, diagrams, history, search; and lessons.

Invariants: a diagram is a position with an action that the engine plays, so that it cannot
contradict the rules; the texts are in `bot/i18n`.
"""

from __future__ import annotations

from bot.rulebook.assistant import Assistant
from bot.rulebook.handler import RulebookPages
from bot.rulebook.search import prepare

__all__ = ["Assistant", "RulebookPages", "prepare"]
