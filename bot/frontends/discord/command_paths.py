"""Where words are among the commands, and texts that name words as the commands they are here."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Final

from bot.core.matches.actions_table import GROUP, WORDS, listed
from bot.core.typed.words import Request, read_request

if TYPE_CHECKING:
    from collections.abc import Callable

GROUP_NAME: Final = "petteia"


def sections() -> dict[str, tuple[str, ...]]:
    """Return the words of each group of commands, in order; the first level is that of "".

    Discord takes 25 subcommands and groups, and 25 subcommands in a group.
    """
    rows = sorted(listed(), key=lambda row: row.position)
    names = dict.fromkeys(row.section for row in rows)
    return {name: tuple(row.word for row in rows if row.section == name) for name in names}


def command_path(word: str) -> str:
    """Return the command of a word.

    >>> command_path("move"), command_path("resign")
    ('petteia move', 'petteia match resign')
    """
    return " ".join(filter(None, (GROUP_NAME, WORDS[word].section, command_name(word))))


def command_name(word: str) -> str:
    """Return what a word is called among the commands.

    >>> command_name("group"), command_name("move")
    ('server', 'move')
    """
    return "server" if word == GROUP.word else word


ELSEWHERE: Final = frozenset({"done-link-code", "refused-link-code"})
"""The codes of lines that tell what to type on another platform."""

OWN_PREFIX: Final = "discord-"
"""The prefix of the codes of lines that name commands as they are here."""

_MARKS: Final = "\u201c\u201d\u201e«»「」『』"
"""Quotation marks of all languages; in some a mark that opens closes in others."""

_QUOTED: Final = re.compile(f"[{_MARKS}]([^{_MARKS}]{{1,80}})[{_MARKS}]")
_SETTING: Final = re.compile(r"\bvacation=")
_WRITTEN: Final = re.compile(
    rf"/({'|'.join(sorted(map(command_path, WORDS), key=len, reverse=True))})\b"
)
_THEIRS: Final = "\x04"
"""A control character, which typed text cannot contain."""

_MARKED: Final = re.compile(f"{_THEIRS}([^{_THEIRS}]*){_THEIRS}")


def mark_theirs(words: str) -> str:
    """Return a person's own words marked, so that ``with_commands`` leaves them as they are."""
    return f"{_THEIRS}{words}{_THEIRS}"


def plain_command(path: str) -> str:
    """Return a command as it is typed."""
    return f"/{path}"


def with_commands(code: str, text: str, named: Callable[[str], str] = plain_command) -> str:
    """Return the text of a line with the words that it quotes as commands of Discord.

    ``named`` returns how the command with a path is written. Marks of ``mark_theirs`` are removed.

    >>> with_commands("", "Type \u201csettings zone=Europe/Rome\u201d.")
    'Type /petteia settings zone:Europe/Rome.'
    """
    own_words = iter(_MARKED.findall(text))
    text = _MARKED.sub(_THEIRS, text)
    if code.startswith(OWN_PREFIX):
        text = _WRITTEN.sub(lambda found: named(found[1]), text)
    elif code not in ELSEWHERE:
        text = _QUOTED.sub(partial(_command, named), text)
        text = _SETTING.sub(f"{named(command_path('settings'))} vacation:", text)
    return re.sub(_THEIRS, lambda _: next(own_words, ""), text)


def _command(named: Callable[[str], str], quoted: re.Match[str]) -> str:
    if _THEIRS in quoted[1]:
        return quoted[0]
    request = read_request(quoted[1])
    if not isinstance(request, Request) or WORDS[request.word].is_unlisted:
        return quoted[0]
    if not quoted[1][0].islower():  # the label of a button
        return quoted[0]
    options = (f"{name}:{value}" for name, value in request.options.items())
    return " ".join((named(command_path(request.word)), *options))
