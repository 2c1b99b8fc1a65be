"""The invitation that a newcomer must know where others can reach the chat."""

from __future__ import annotations

from collections import OrderedDict
from enum import Enum, auto
from hmac import compare_digest
from time import monotonic
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

_TRIES: Final = 5
_PAUSE: Final = 60.0  # seconds until a wrong try is forgotten
_ADDRESSES: Final = 4096


class InvitationCheck(Enum):
    """What became of a try."""

    WELCOME = auto()
    WRONG = auto()
    WAIT = auto()


class Invitation:
    """The secret, and the wrong tries of late by network address (bounded, the oldest go first).

    Law: whoever tried too often is not even compared, or many tries at once would find it.
    """

    def __init__(self, secret: str | None, clock: Callable[[], float] = monotonic) -> None:
        self._secret = secret
        self._clock = clock
        self._wrong: OrderedDict[str, tuple[float, ...]] = OrderedDict()

    @property
    def needed(self) -> bool:
        """Whether a newcomer must bring one."""
        return self._secret is not None

    def judge(self, given: str | None, address: str) -> InvitationCheck:
        """Judge what a newcomer at an address brought."""
        if self._secret is None:
            return InvitationCheck.WELCOME
        since = self._clock() - _PAUSE
        recent = tuple(at for at in self._wrong.pop(address, ()) if at > since)
        if len(recent) < _TRIES:
            if compare_digest((given or "").strip().encode(), self._secret.encode()):
                return InvitationCheck.WELCOME
            self._remember(address, (*recent, self._clock()))
            return InvitationCheck.WRONG
        self._remember(address, recent)
        return InvitationCheck.WAIT

    def _remember(self, address: str, tries: tuple[float, ...]) -> None:
        self._wrong[address] = tries
        if len(self._wrong) > _ADDRESSES:
            self._wrong.popitem(last=False)
