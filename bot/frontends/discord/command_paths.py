"""Where words are among the commands, and texts that name words as the commands they are here."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bot.core.words import UNLISTED, Request, read_request

if TYPE_CHECKING:
    from collections.abc import Mapping

GROUP_NAME: Final = "petteia"

TOP_LEVEL: Final = (
    *("challenge", "accept", "decline", "move", "board", "games", "rules", "why", "learn"),
    *("settings", "help"),
)
GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "match": (
        *("draw", "takeback", "resign", "plan", "place", "huff", "claim", "pause", "resume"),
        *("withdraw", "rematch", "record", "replay", "say", "mute", "unmute", "report"),
        *("hint", "analysis"),
    ),
    "account": ("link", "export", "forget", "privacy"),
}
"""The subcommands of ``/petteia`` in their order, and those in its groups.

Discord takes 25 subcommands and groups, and 25 subcommands in a group. Words that are not named
here follow those of the top level.
"""


def command_path(word: str) -> str:
    """Return the command of a word.

    >>> command_path("move"), command_path("resign")
    ('petteia move', 'petteia match resign')
    """
    group = next((name for name, words in GROUPS.items() if word in words), None)
    return " ".join(filter(None, (GROUP_NAME, group, word)))


ELSEWHERE: Final = frozenset({"done-link-code", "refused-link-code"})
"""The codes of lines that tell what to type on another platform."""

_TYPE_QUOTED: Final = re.compile("(?:type|scrivi) [\u201c«]", re.IGNORECASE)
_QUOTED: Final = re.compile("[\u201c«]([^\u201d»]{1,80})[\u201d»]")
_SETTING: Final = re.compile(r"\b(vacation|vacanza)=")


def with_commands(code: str, text: str) -> str:
    """Return the text of a line with what it says to type as a command of Discord.

    >>> with_commands("", "Type \u201csettings zone=Europe/Rome\u201d.")
    'Type /petteia settings zone:Europe/Rome.'
    """
    if code in ELSEWHERE:
        return text
    if _TYPE_QUOTED.search(text):
        text = _QUOTED.sub(_command, text)
    return _SETTING.sub("/petteia settings vacation:", text)


def _command(quoted: re.Match[str]) -> str:
    request = read_request(quoted[1])
    if not isinstance(request, Request) or request.word in UNLISTED:
        return quoted[0]
    options = (f"{name}:{value}" for name, value in request.options.items())
    return " ".join((f"/{command_path(request.word)}", *options))
