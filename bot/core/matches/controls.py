"""The text behind every button: what it does, to which match, at which turn, with which choice.

Invariant: all a control needs is in its text, so that it works after a restart and a month later.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from bot.core.matches.model import MatchId

MAX_CONTROL_BYTES = 64
"""The platforms' smallest limit, in bytes; the text is ASCII."""

MAX_CHOICE_LENGTH = 30
"""How many characters a control's choice may have."""


class Verb(StrEnum):
    """What a control does."""

    INVITE = "invite"
    COMPUTER = "computer"
    HINT = "hint"
    ANALYSIS = "analysis"
    ACCEPT = "accept"
    DECLINE = "decline"
    WITHDRAW = "withdraw"
    TERMS = "terms"
    TERMS_YES = "terms-yes"
    BOARD = "board"
    PICK = "pick"
    PLAY = "play"
    TAP = "tap"
    RESIGN = "resign"
    RESIGN_YES = "resign-yes"
    HUFF = "huff"
    HUFF_YES = "huff-yes"
    CLAIM = "claim"
    PAUSE = "pause"
    PAUSE_NO = "pause-no"
    RESUME = "resume"
    DRAW = "draw"
    DRAW_YES = "draw-yes"
    DRAW_NO = "draw-no"
    STOP_YES = "stop-yes"
    TAKEBACK = "takeback"
    TAKEBACK_YES = "takeback-yes"
    TAKEBACK_NO = "takeback-no"
    RETRY = "retry"
    HINTS_YES = "hints-yes"
    HINTS_NO = "hints-no"
    PUBLIC = "public"
    PUBLIC_NO = "public-no"
    PLAN = "plan"
    PLAN_YES = "plan-yes"
    PLAN_NO = "plan-no"
    PLANS = "plans"
    SETUP = "setup"
    SETUP_YES = "setup-yes"
    SETUP_NO = "setup-no"
    REMATCH = "rematch"
    BLOCK = "block"
    UNBLOCK = "unblock"
    MORE = "more"
    WORDS = "words"
    RULES = "rules"
    WHY = "why"
    UNCAUGHT = "uncaught"
    LEARN = "learn"
    RECORD = "record"
    FAIRNESS = "fairness"
    REPLAY = "replay"
    ANIMATION = "animation"
    STILL = "still"
    GAMES = "games"
    PROFILE = "profile"
    TOP = "top"
    EVENT = "event"
    SETTINGS = "settings"
    GROUP = "group"
    HELP = "help"
    FORGET_YES = "forget-yes"
    LINK_YES = "link-yes"
    LINK_NO = "link-no"
    LINK_UNDO = "link-undo"
    SESSIONS_END = "sessions-end"
    RECOVERY = "recovery"
    MEANT = "meant"
    MUTE = "mute"
    UNMUTE = "unmute"
    REPORT = "report"
    REPORTS = "reports"
    CALENDAR = "calendar"


CONTROL_PATTERN = re.compile(
    rf"(?P<verb>{'|'.join(Verb)}):(?P<match>[a-z0-9]{{0,12}}):(?P<turn>[0-9]{{1,6}}):"
    rf"(?P<choice>[a-z0-9=-]{{0,{MAX_CONTROL_BYTES}}})",
    re.ASCII,
)

LESSON_PICK = re.compile(
    r"[a-z-]+=[a-z0-9]+=(?:[0-9]+=)*(?:[0-9]+-[0-9]+|[a-l][0-9]{1,2})", re.ASCII
)
"""The choice of a control that picks a square of a lesson: of an action, or of a piece.

If the opponent answers, the indexes of what was played come first.
"""


@dataclass(frozen=True, slots=True)
class Prefix:
    """The first steps of a legal action: a chain of jumps has no bound, a control's text has.

    ``index`` is that of any action that begins so, in the sorted legal actions.
    """

    index: int
    length: int

    def __str__(self) -> str:
        """Return the text, which ``read_prefix`` turns back into an equal prefix."""
        return f"{self.index}-{self.length}"


def read_prefix(text: str) -> Prefix | None:
    """Return the prefix of a text, or None when it is none."""
    found = re.fullmatch(r"([0-9]{1,6})-([0-9]{1,3})", text, re.ASCII)
    return Prefix(int(found[1]), int(found[2])) if found else None


_PREMOVE = re.compile(
    r"(?P<line>[0-9]{1,4}(?:-[0-9]{1,4})*)?(?P<next>=(?P<prefix>[0-9]{1,6}-[0-9]{1,3})?)?", re.ASCII
)


@dataclass(frozen=True, slots=True)
class PremoveChoice:
    """A line of play: the place of each action among the choices of its moment.

    ``goes_on`` tells whether one more is picked, ``prefix`` how far that has come.
    """

    line: tuple[int, ...] = ()
    goes_on: bool = False
    prefix: Prefix | None = None

    def __str__(self) -> str:
        """Return the text: behind ``=`` follows what is picked of the next action.

        >>> str(PremoveChoice((12, 5), goes_on=True, prefix=Prefix(33, 1)))
        '12-5=33-1'
        """
        line = "-".join(map(str, self.line))
        return f"{line}={self.prefix or ''}" if self.goes_on else line


@dataclass(frozen=True, slots=True)
class SetUpChoice:
    """Squares that are drawn, as ``write_code`` writes them.

    ``is_square`` tells that pressing a square of the board draws them.
    """

    code: str
    is_square: bool = False

    def __str__(self) -> str:
        """Return the text."""
        return f"={self.code}" if self.is_square else self.code


@dataclass(frozen=True, slots=True)
class SettingChoice:
    """A value of a setting."""

    name: str
    value: str

    def __str__(self) -> str:
        """Return the text."""
        return f"{self.name}={self.value}"


ControlChoice: TypeAlias = str | int | Prefix | PremoveChoice | SetUpChoice | SettingChoice
"""What a control chooses, as its verb means it.

A number is the index of a legal action, a moment or a message. A text is a name, a square, an
address in the rulebook or an encoded text. A text that does not fit its verb was forged.
"""


@dataclass(frozen=True, slots=True)
class Control:
    """A button's meaning; if nothing is chosen, ``choice`` is an empty text."""

    verb: Verb
    match: MatchId | None = None
    turn: int = 0
    choice: ControlChoice = ""

    def __str__(self) -> str:
        """Return the text, which ``read_control`` turns back into an equal control."""
        return f"{self.verb}:{self.match or ''}:{self.turn}:{self.choice}"

    @property
    def picks_square(self) -> bool:
        """Whether it picks one square: of a match, a plan, a set-up, a lesson."""
        match self.choice:
            case PremoveChoice(prefix=prefix):
                return prefix is not None
            case SetUpChoice(is_square=is_square):
                return is_square
            case str(address) if self.verb is Verb.LEARN:
                return LESSON_PICK.fullmatch(address) is not None
            case choice:
                return self.verb is Verb.PICK and choice != ""


def read_control(text: str) -> Control | None:
    """Return the control of a text, or None when no bot wrote it."""
    found = CONTROL_PATTERN.fullmatch(text)
    if found is None or len(text) > MAX_CONTROL_BYTES:
        return None
    verb, match = Verb(found["verb"]), MatchId(found["match"]) if found["match"] else None
    # A typed text takes all the room that there is, names of time zones and addresses of tables are
    # long, lessons carry what was played, and profiles a game and a person.
    roomy = {Verb.MEANT, Verb.SETTINGS, Verb.LEARN, Verb.PROFILE, Verb.TOP}
    if verb not in roomy and len(found["choice"]) > MAX_CHOICE_LENGTH:
        return None
    return Control(verb, match, int(found["turn"]), _read_choice(verb, found["choice"]))


def _read_choice(verb: Verb, text: str) -> ControlChoice:
    """Return a choice as its verb means it, as plain text if it does not fit."""
    if text == "":
        return ""
    match verb:
        case Verb.PLAY | Verb.REPLAY | Verb.ANALYSIS | Verb.WORDS | Verb.REPORT:
            return int(text) if text.isdigit() else text
        case Verb.PICK:
            return read_prefix(text) or text
        case Verb.PLAN | Verb.PLAN_YES | Verb.PLAN_NO:
            return _read_premove(text) or text
        case Verb.SETUP | Verb.SETUP_YES:
            return SetUpChoice(text.removeprefix("="), is_square=text.startswith("="))
        case Verb.SETTINGS | Verb.GROUP if "=" in text:
            return SettingChoice(*text.split("=", 1))
        case _:
            return text


def _read_premove(text: str) -> PremoveChoice | None:
    found = _PREMOVE.fullmatch(text)
    if found is None:
        return None
    line = tuple(map(int, found["line"].split("-"))) if found["line"] else ()
    return PremoveChoice(line, found["next"] is not None, read_prefix(found["prefix"] or ""))


def choice_of(text: str) -> str:
    """Return a typed text as a control's choice, empty if it cannot be one."""
    plain = "".join(text.split()).lower()
    return plain if re.fullmatch(rf"[a-z0-9-]{{0,{MAX_CHOICE_LENGTH}}}", plain, re.ASCII) else ""
