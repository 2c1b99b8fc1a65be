"""The text behind every button: what it does, to which match, at which turn, with which choice.

Law: all a control needs is in its text, so that it works after a restart and a month later.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from bot.core.matches.model import MatchId

MAX_CONTROL_BYTES = 64
"""The platforms' smallest limit, in bytes; the text is ASCII."""

MAX_CHOICE_LENGTH = 30
"""How many characters a control's choice may have."""

NEXT_ACTION_SIGN = "="
"""In the choice of a control that plans: what follows is picked of the next action, or drawn."""


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
    TAKEBACK = "takeback"
    TAKEBACK_YES = "takeback-yes"
    TAKEBACK_NO = "takeback-no"
    HINTS_YES = "hints-yes"
    HINTS_NO = "hints-no"
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


CONTROL_PATTERN = re.compile(
    rf"(?P<verb>{'|'.join(Verb)}):(?P<match>[a-z0-9]{{0,12}}):(?P<turn>[0-9]{{1,6}}):"
    rf"(?P<choice>[a-z0-9=-]{{0,{MAX_CONTROL_BYTES}}})",
    re.ASCII,
)

LESSON_PICK = re.compile(
    r"[a-z-]+=[a-z0-9]+=(?:[0-9]+=)*(?:[0-9]+-[0-9]+|[a-l][0-9]{1,2})", re.ASCII
)
"""The choice of a control that picks a square of a lesson: of an action, or of a piece.

Where the opponent answers, the indexes of what was played come first.
"""


@dataclass(frozen=True, slots=True)
class Control:
    """A button's meaning; ``choice`` is the verb's own, such as an index of a legal action."""

    verb: Verb
    match: MatchId | None = None
    turn: int = 0
    choice: str = ""

    def __str__(self) -> str:
        """Return the text, which ``read_control`` turns back into an equal control."""
        return f"{self.verb}:{self.match or ''}:{self.turn}:{self.choice}"


def read_control(text: str) -> Control | None:
    """Return the control of a text, or None when no bot wrote it."""
    found = CONTROL_PATTERN.fullmatch(text)
    if found is None or len(text) > MAX_CONTROL_BYTES:
        return None
    verb, match = Verb(found["verb"]), MatchId(found["match"]) if found["match"] else None
    # A typed text takes all the room that there is, names of time zones are long, and lessons
    # carry what was played.
    roomy = {Verb.MEANT, Verb.SETTINGS, Verb.LEARN}
    if verb not in roomy and len(found["choice"]) > MAX_CHOICE_LENGTH:
        return None
    return Control(verb, match, int(found["turn"]), found["choice"])


def choice_of(text: str) -> str:
    """Return a typed text as a control's choice, empty where it cannot be one."""
    plain = "".join(text.split()).lower()
    return plain if re.fullmatch(rf"[a-z0-9-]{{0,{MAX_CHOICE_LENGTH}}}", plain, re.ASCII) else ""


def picks_square(text: str) -> bool:
    """Tell whether a control picks one square: of a match, a plan, a set-up, a lesson."""
    control = read_control(text)
    if control is None:
        return False
    if control.verb in {Verb.PLAN, Verb.SETUP}:
        return control.choice.partition(NEXT_ACTION_SIGN)[2] != ""
    if control.verb is Verb.LEARN:
        return LESSON_PICK.fullmatch(control.choice) is not None
    return control.verb is Verb.PICK and control.choice != ""


@dataclass(frozen=True, slots=True)
class Prefix:
    """The first steps of a legal action: a chain of jumps has no bound, this text has.

    ``index`` is that of any action that begins so, in the sorted legal actions.
    """

    index: int
    length: int

    def __str__(self) -> str:
        """Return the choice of a picking control."""
        return f"{self.index}-{self.length}"


def read_prefix(choice: str) -> Prefix | None:
    """Return the prefix of a picking control's choice, or None when it is none."""
    found = re.fullmatch(r"([0-9]{1,6})-([0-9]{1,3})", choice, re.ASCII)
    return Prefix(int(found[1]), int(found[2])) if found else None
