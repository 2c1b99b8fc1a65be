"""The front-ends: Discord, Telegram and the built-in web chat, over one core.

A front-end reads user input, passes it to the core and displays what the core returns. It uses
neither storage nor another front-end.
"""

from typing import Final

WEB: Final = "web"
DISCORD: Final = "discord"
TELEGRAM: Final = "telegram"
PLATFORMS: Final = (WEB, DISCORD, TELEGRAM)
"""The names of all platforms, as identities, places and metrics carry them."""
