"""`petteia gallery`: pictures of every ruleset and state in every theme, for work on themes.

Invariant: a new ruleset appears by itself, since its games are played here.
"""

from __future__ import annotations

from bot.gallery.page import PAGE, write

__all__ = ["PAGE", "write"]
