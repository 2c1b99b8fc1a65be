"""How the games go, told in pages: topics, diagrams, the menu, where the games come from; lessons.

Laws: a diagram is a position with an action, played by the engine whenever it is drawn, so that no
picture can say what the rules do not; the texts are in `bot/i18n`, a file a part and language.
"""

from __future__ import annotations

from bot.rulebook.handler import RulebookPages
from bot.rulebook.search import prepare

__all__ = ["RulebookPages", "prepare"]
