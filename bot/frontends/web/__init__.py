"""The built-in web chat, served by the bot's own process.

Its only state is who is connected: a page that reconnects gets the current state again.
"""

from bot.frontends.web.frontend import WebFrontend
from bot.frontends.web.site import WebOptions

__all__ = ["WebFrontend", "WebOptions"]
