"""Limits of the web chat for programs that play as fast as they can."""

from bot.frontends.web.limits import Rate, WebLimits

UNLIMITED = Rate(float("inf"), 1.0)

UNHURRIED = WebLimits(
    account_frames=UNLIMITED,
    peer_frames=UNLIMITED,
    account_completions=UNLIMITED,
    peer_completions=UNLIMITED,
    account_drawings=UNLIMITED,
    peer_drawings=UNLIMITED,
    peer_names=UNLIMITED,
    peer_joins=UNLIMITED,
    peer_watches=UNLIMITED,
)
"""Limits of sockets only, for programs that play as fast as they can."""
