"""Telegram's HTTP over aiohttp, which takes a fraction of the time that the library's own way does.

Nothing here writes an address to a log or into an error: Telegram's hold the bot's token.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from aiohttp import ClientError, ClientSession, ClientTimeout, FormData
from telegram.error import NetworkError, TimedOut
from telegram.request import BaseRequest

if TYPE_CHECKING:
    from telegram.request import RequestData

READ_TIMEOUT: Final = 10.0  # seconds
WRITE_TIMEOUT: Final = 20.0  # seconds
CONNECT_TIMEOUT: Final = 5.0  # seconds

FIRST_SERVER_ERROR: Final = 500
"""From here on, a status says that nothing is wrong with the request."""


class AiohttpRequest(BaseRequest):
    """One pool of connections; each request may take as long as it was given."""

    def __init__(self) -> None:
        self._session: ClientSession | None = None

    @property
    def read_timeout(self) -> float:
        """How long an answer may take where nothing else is said, in seconds."""
        return READ_TIMEOUT

    async def initialize(self) -> None:
        """Open the pool."""
        if self._session is None:
            self._session = ClientSession(headers={"User-Agent": self.USER_AGENT})

    async def shutdown(self) -> None:
        """Close the pool."""
        if self._session is not None:
            await self._session.close()
            self._session = None

    async def do_request(  # noqa: PLR0913, PLR0917 -- the library's signature
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        read_timeout: Any = BaseRequest.DEFAULT_NONE,
        write_timeout: Any = BaseRequest.DEFAULT_NONE,
        connect_timeout: Any = BaseRequest.DEFAULT_NONE,
        pool_timeout: Any = BaseRequest.DEFAULT_NONE,
    ) -> tuple[int, bytes]:
        """Send a request and return the answer's status and body; raises NetworkError."""
        del pool_timeout
        if self._session is None:
            raise RuntimeError("not initialized")
        connect = _seconds(connect_timeout, CONNECT_TIMEOUT)
        total = (
            connect + _seconds(write_timeout, WRITE_TIMEOUT) + _seconds(read_timeout, READ_TIMEOUT)
        )
        timeout = ClientTimeout(total=total, sock_connect=connect)
        try:
            async with self._session.request(
                method, url, data=_form(request_data), timeout=timeout
            ) as answer:
                if answer.status >= FIRST_SERVER_ERROR:
                    # What a server says for itself then is seldom what the library can read.
                    raise NetworkError(f"{answer.status} {answer.reason}")
                return answer.status, await answer.read()
        except TimeoutError as error:
            raise TimedOut from error
        except ClientError as error:
            # The error's own text may quote the address.
            raise NetworkError(type(error).__name__) from None


def _seconds(given: Any, otherwise: float) -> float:
    return float(given) if isinstance(given, int | float) else otherwise


def _form(data: RequestData | None) -> FormData | None:
    if data is None:
        return None
    form = FormData()
    for name, value in data.json_parameters.items():
        form.add_field(name, value)
    for name, (filename, content, mime) in data.multipart_data.items():
        form.add_field(name, content, filename=filename, content_type=mime)
    return form
