"""What a browser is called, roughly: enough for a person to tell their own ones apart."""

from __future__ import annotations

from typing import Final

# The first that is found counts, as most browsers also claim to be others.
_BROWSERS: Final = (
    *(("Edg", "Edge"), ("OPR/", "Opera"), ("FxiOS", "Firefox"), ("Firefox", "Firefox")),
    *(("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari")),
)
_SYSTEMS: Final = (
    *(("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows")),
    *(("CrOS", "ChromeOS"), ("Mac OS X", "macOS"), ("Linux", "Linux")),
)


def browser_name(user_agent: str) -> str:
    """Return the names of a browser and its system; nothing of a header's own words.

    >>> browser_name("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> browser_name("curl/8")
    ''
    """
    found = (
        next((name for sign, name in known if sign in user_agent), "")
        for known in (_BROWSERS, _SYSTEMS)
    )
    return ", ".join(filter(None, found))
