"""`petteia gallery`: every theme, ruleset and state side by side, for whoever changes a theme.

Law: a ruleset shows up by itself; games are played here, none is written down.
"""

from __future__ import annotations

from bot.gallery.page import PAGE, write

__all__ = ["PAGE", "write"]
