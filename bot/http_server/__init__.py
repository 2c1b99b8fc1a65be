"""The HTTP server that all listeners share: the web chat, the operators' page and the webhooks.

It bounds what a client that is slow, silent or many may take: see `ServerLimits`.
"""

from bot.http_server.addresses import TrustedProxies, wide_network
from bot.http_server.dropped import Reason
from bot.http_server.limits import ServerLimits, connection_limit
from bot.http_server.server import METER, OWN_HEADERS, HttpServer
from bot.http_server.unix_sockets import is_stale, socket_path

__all__ = [
    "METER",
    "OWN_HEADERS",
    "HttpServer",
    "Reason",
    "ServerLimits",
    "TrustedProxies",
    "connection_limit",
    "is_stale",
    "socket_path",
    "wide_network",
]
