"""Pictures of every ruleset and state in every theme, for work on themes.

`python -m tests.gallery FOLDER` writes them with a page that shows them. Invariant: a new ruleset
appears by itself, since its games are played here.
"""

from tests.gallery.page import PAGE, write

__all__ = ["PAGE", "write"]
