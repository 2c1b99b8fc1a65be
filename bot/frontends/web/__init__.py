"""The built-in web chat: a front-end like the others, served by the bot's own process.

This package reads what a person did in the page and shows what the core answers. It keeps nothing
but who is connected just now: a page that comes back gets the present state afresh.
"""

from bot.frontends.web.frontend import WebFrontend
from bot.frontends.web.options import WebOptions

__all__ = ["WebFrontend", "WebOptions"]
