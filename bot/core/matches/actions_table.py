"""What a person can do: a row for each word that is typed and each button that is pressed. Pure.

Invariant: nothing else is keyed by words or verbs. Lists of words, the commands of platforms,
completion and the ways to answer ask the rows. The texts of words and verbs are in old messages and
never change.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from bot.core.matches import agreements, challenges, commands, pauses, play
from bot.core.matches.controls import Control, Verb
from bot.core.matches.groups import POSTED
from bot.core.matches.messages import family_line
from bot.core.matches.model import Stage

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.core.matches.controls import ControlChoice
    from bot.core.matches.messages import Line
    from bot.core.matches.model import AccountId, Match, MatchId

MATCH, ACCOUNT = "match", "account"
"""The groups of commands on Discord."""

LAST = 99


class Needs(Enum):
    """The match that an action is about: a button names it, a word looks for one."""

    NOTHING = auto()
    OPTIONAL = auto()
    """A match or none."""
    ANY = auto()
    CHALLENGE = auto()
    RUNNING = auto()
    BEGUN = auto()
    """In play or over, and anyone's."""
    OVER = auto()

    @property
    def is_match(self) -> bool:
        """Whether nothing can be done without a match."""
        return self not in {Needs.NOTHING, Needs.OPTIONAL}

    def suits(self, match: MatchId | None) -> bool:
        """Return whether a button can name this match, or none."""
        return self is not Needs.NOTHING if match else not self.is_match

    @property
    def stage(self) -> Stage:
        """The stage of the match that is looked for."""
        return {Needs.CHALLENGE: Stage.OFFERED, Needs.OVER: Stage.OVER}.get(self, Stage.RUNNING)

    def are_met_by(self, match: Match) -> bool:
        """Return whether a match has come as far as is needed, and no further."""
        return match.game is not None if self is Needs.BEGUN else match.stage is self.stage


class Where(Enum):
    """Where a word is of use, and who reads the answer."""

    ANYWHERE = auto()
    GROUPS = auto()
    """Only in servers and groups."""
    PRIVATE_ANSWER = auto()
    """Anywhere; the answer is only for the person."""
    PRIVATE_CHAT = auto()
    """In a private chat; typed in a group, it is answered there."""


@dataclass(frozen=True, slots=True, eq=False)
class ActionRow:
    """What a person can do: by a word that is typed, by a button, or by both."""

    word: str = ""
    """What is typed, in English; other languages have names for it."""
    verb: Verb | None = None
    """What its button does; if a word fits several matches, this is asked of the chosen one."""
    options: tuple[str, ...] = ()
    """What follows the word; what has no name goes to the first."""
    needs: Needs = Needs.NOTHING
    command: Callable[[AccountId, int | None], commands.Command] | None = None
    """Makes the command of the person at a turn, if it takes no more; others have a handler."""
    where: Where = Where.ANYWHERE

    section: str = ""
    """Its group among Discord's commands, empty for the first level. Each takes 25."""
    position: int = LAST
    """Its place in there."""

    notation: str = ""
    """The option in which actions or squares are named."""
    carried: str = ""
    """The option whose text the buttons carry that ask of which match a word is meant."""
    is_spaced: bool = False
    """Whether names of options and their values may be separated by a space."""
    is_unlisted: bool = False
    """Whether no list of words shows it."""
    is_free_text: bool = False
    """Whether punctuation behind it is kept: names, questions and insisted moves have some."""
    takes_nothing: bool = False
    """Whether nothing can be typed behind it; a text that goes on is a question."""
    is_secret: bool = False
    """Whether what is typed behind it must stay hidden from other people."""
    opens_rules: bool = False
    """Whether it leads to the rulebook, whose answers lead to all other commands."""
    needs_passage: bool = False
    """Whether it fits only rules with a passage on a subject of the same name."""
    is_seen_on_board: bool = False
    """Whether the board of a group shows what the word did, so that it needs no other answer."""

    changes_board: bool = False
    """Whether the button changes a match in a way that the board of a group shows."""
    begins_picking: bool = False
    """Whether the button begins to pick squares on the board of a group."""
    is_linkable: bool = False
    """Whether a link may press the button: it changes nothing, or asks first."""
    is_new_message: bool = False
    """Whether the button's answer is a message of its own, which may take a while."""
    is_postable: bool = False
    """Whether the button's answer may be shown to everyone."""
    marks_card: bool = False
    """Whether only the card of a match has the button, at one of its stages."""

    @property
    def is_for_one(self) -> bool:
        """Whether the word is always answered in the private chat."""
        return self.where in {Where.PRIVATE_ANSWER, Where.PRIVATE_CHAT}

    @property
    def label(self) -> Line:
        """What its button says."""
        return family_line("button", self.control().verb)

    def control(
        self, match: MatchId | None = None, turn: int = 0, choice: ControlChoice = ""
    ) -> Control:
        """Return its button's meaning; raises ValueError if it has no button."""
        return Control(Verb(self.verb or ""), match, turn, choice)


# A table is read by its rows.
# fmt: off
CHALLENGE = ActionRow(
    "challenge", position=1,
    options=("opponent", "ruleset", "options", "side", "clock", "word", "level", "rated"),
    is_free_text=True, is_seen_on_board=True,
)
INVITE = ActionRow(verb=Verb.INVITE)
COMPUTER = ActionRow(verb=Verb.COMPUTER)
ACCEPT = ActionRow(
    "accept", Verb.ACCEPT, options=("code", "word"), needs=Needs.CHALLENGE, position=2,
    is_seen_on_board=True, changes_board=True, marks_card=True,
)
DECLINE = ActionRow(
    "decline", Verb.DECLINE, options=("match",), needs=Needs.CHALLENGE, position=3,
    changes_board=True,
)
WITHDRAW = ActionRow(
    "withdraw", Verb.WITHDRAW, options=("match",), needs=Needs.CHALLENGE,
    command=lambda who, _turn: challenges.Withdraw(who), section=MATCH, position=10,
    changes_board=True,
)
TERMS = ActionRow(verb=Verb.TERMS, needs=Needs.CHALLENGE, is_linkable=True)
TERMS_YES = ActionRow(verb=Verb.TERMS_YES, needs=Needs.CHALLENGE, changes_board=True)
MOVE = ActionRow(
    "move", options=("text", "match"), needs=Needs.RUNNING, position=4, notation="text",
    is_free_text=True, is_seen_on_board=True,
)
PICK = ActionRow(verb=Verb.PICK, needs=Needs.RUNNING, begins_picking=True)
TAP = ActionRow(verb=Verb.TAP, needs=Needs.RUNNING)
PLAY = ActionRow(verb=Verb.PLAY, needs=Needs.RUNNING, changes_board=True)
PLAN = ActionRow(
    "plan", Verb.PLANS, options=("line", "match"), needs=Needs.RUNNING, where=Where.PRIVATE_CHAT,
    section=MATCH, position=4, notation="line", is_free_text=True, is_secret=True, is_linkable=True,
)
PLAN_PICK = ActionRow(verb=Verb.PLAN, needs=Needs.RUNNING, is_linkable=True)
PLAN_YES = ActionRow(verb=Verb.PLAN_YES, needs=Needs.RUNNING)
PLAN_NO = ActionRow(verb=Verb.PLAN_NO, needs=Needs.RUNNING)
PLACE = ActionRow(
    "place", Verb.SETUP, options=("squares", "match"), needs=Needs.RUNNING,
    where=Where.PRIVATE_CHAT, section=MATCH, position=5, notation="squares", is_secret=True,
    needs_passage=True, is_linkable=True,
)
SETUP_YES = ActionRow(verb=Verb.SETUP_YES, needs=Needs.RUNNING)
SETUP_NO = ActionRow(verb=Verb.SETUP_NO, needs=Needs.RUNNING)
BOARD = ActionRow(
    "board", Verb.BOARD, options=("match",), needs=Needs.RUNNING, position=5, is_linkable=True,
)
MORE = ActionRow(verb=Verb.MORE, needs=Needs.ANY, is_linkable=True, marks_card=True)
IN_WORDS = ActionRow(verb=Verb.WORDS, needs=Needs.ANY, is_linkable=True)
FAIRNESS = ActionRow(verb=Verb.FAIRNESS, needs=Needs.ANY)
GAMES = ActionRow(
    "games", Verb.GAMES, where=Where.PRIVATE_ANSWER, position=6, takes_nothing=True,
    is_linkable=True,
)
HUFF = ActionRow(
    "huff", Verb.HUFF, options=("square", "match"), needs=Needs.RUNNING, section=MATCH, position=6,
    needs_passage=True, is_seen_on_board=True, begins_picking=True, is_linkable=True,
)
HUFF_YES = ActionRow(verb=Verb.HUFF_YES, needs=Needs.RUNNING, changes_board=True)
RESIGN = ActionRow(
    "resign", Verb.RESIGN, options=("match",), needs=Needs.RUNNING, section=MATCH, position=3,
    is_linkable=True, marks_card=True,
)
RESIGN_YES = ActionRow(
    verb=Verb.RESIGN_YES, needs=Needs.RUNNING, command=play.Resign, changes_board=True,
)
DRAW = ActionRow(
    "draw", Verb.DRAW, options=("match",), needs=Needs.RUNNING, section=MATCH, position=1,
    changes_board=True,
)
STOP_YES = ActionRow(
    verb=Verb.STOP_YES, needs=Needs.RUNNING, command=agreements.DRAW.to_ask, changes_board=True,
)
TAKEBACK = ActionRow(
    "takeback", Verb.TAKEBACK, options=("match",), needs=Needs.RUNNING, section=MATCH, position=2,
    changes_board=True,
)
RETRY = ActionRow(
    verb=Verb.RETRY, needs=Needs.OVER, command=agreements.TryAgain, changes_board=True,
)
REMATCH = ActionRow(
    "rematch", Verb.REMATCH, options=("match",), needs=Needs.OVER, section=MATCH, position=11,
    is_seen_on_board=True, changes_board=True, marks_card=True,
)
SAY = ActionRow(
    "say", options=("text", "match"), needs=Needs.BEGUN, section=MATCH, position=14,
    is_free_text=True,
)
MUTE = ActionRow(
    "mute", Verb.MUTE, options=("match",), needs=Needs.BEGUN, section=MATCH, position=15,
)
UNMUTE = ActionRow(
    "unmute", Verb.UNMUTE, options=("match",), needs=Needs.BEGUN, section=MATCH, position=16,
)
REPORT = ActionRow(
    "report", Verb.REPORT, options=("behaviour", "match"), needs=Needs.BEGUN, section=MATCH,
    position=17, carried="behaviour",
)
REPORTS = ActionRow(
    "reports", Verb.REPORTS, options=("case",), where=Where.PRIVATE_ANSWER, position=13,
)
CLAIM = ActionRow(
    "claim", Verb.CLAIM, options=("match",), needs=Needs.RUNNING, command=play.Claim, section=MATCH,
    position=7, changes_board=True,
)
PAUSE = ActionRow(
    "pause", Verb.PAUSE, options=("match",), needs=Needs.RUNNING, command=agreements.PAUSE.to_ask,
    section=MATCH, position=8, changes_board=True,
)
RESUME = ActionRow(
    "resume", Verb.RESUME, options=("match",), needs=Needs.RUNNING, command=pauses.Resume,
    section=MATCH, position=9, changes_board=True,
)
RECORD = ActionRow(
    "record", Verb.RECORD, options=("match", "text"), needs=Needs.BEGUN, section=MATCH, position=12,
    is_free_text=True, is_linkable=True, is_postable=True,
)
REPLAY = ActionRow(
    "replay", Verb.REPLAY, options=("match", "move"), needs=Needs.BEGUN, section=MATCH, position=13,
    is_linkable=True,
)
ANIMATION = ActionRow(
    verb=Verb.ANIMATION, needs=Needs.BEGUN, is_linkable=True, is_new_message=True, is_postable=True,
)
STILL = ActionRow(
    verb=Verb.STILL, needs=Needs.BEGUN, is_linkable=True, is_new_message=True, is_postable=True,
)
ANALYSIS = ActionRow(
    "analysis", Verb.ANALYSIS, options=("match",), needs=Needs.BEGUN, section=MATCH, position=19,
    is_linkable=True,
)
HINT = ActionRow(
    "hint", Verb.HINT, options=("match",), needs=Needs.RUNNING, section=MATCH, position=18,
)
PUBLIC = ActionRow(
    "public", Verb.PUBLIC, options=("match",), needs=Needs.BEGUN, command=agreements.PUBLIC.to_ask,
    section=MATCH, position=21, changes_board=True,
)
RULES = ActionRow(
    "rules", Verb.RULES, options=("ruleset", "topic", "match"), needs=Needs.OPTIONAL, position=7,
    is_free_text=True, opens_rules=True, is_linkable=True,
)
LEARN = ActionRow(
    "learn", Verb.LEARN, options=("ruleset", "lesson", "move"), where=Where.PRIVATE_CHAT,
    position=9, is_free_text=True, is_linkable=True,
)
PUZZLE = ActionRow(
    "puzzle", options=("kind", "ruleset"), where=Where.PRIVATE_ANSWER, section=MATCH, position=20,
)
WHY = ActionRow(
    "why", Verb.WHY, options=("text", "match"), needs=Needs.BEGUN, where=Where.PRIVATE_ANSWER,
    position=8, notation="text", carried="text", is_free_text=True, opens_rules=True,
    is_linkable=True,
)
UNCAUGHT = ActionRow(verb=Verb.UNCAUGHT, needs=Needs.RUNNING)
PROFILE = ActionRow(
    "profile", Verb.PROFILE, options=("opponent", "ruleset"), where=Where.PRIVATE_ANSWER,
    section=ACCOUNT, is_linkable=True,
)
TOP = ActionRow(
    "top", Verb.TOP, options=("ruleset", "scope", "season"), position=13, is_linkable=True,
)
EVENT = ActionRow(
    "event", Verb.EVENT, position=14, is_spaced=True, is_free_text=True, is_linkable=True,
    options=("event", "ruleset", "name", "clock", "days", "rounds", "rated", "double"),
)
SETTINGS = ActionRow(
    "settings", Verb.SETTINGS,
    options=(
        *("orientation", "theme", "letters", "confirm", "language", "zone"),
        *("notices", "quiet", "results", "vacation", "block", "unblock"),
    ),
    where=Where.PRIVATE_ANSWER, position=10, is_spaced=True, is_linkable=True,
)
RENAME = ActionRow(
    "rename", options=("text",), where=Where.PRIVATE_CHAT, is_unlisted=True, is_free_text=True,
)
SESSIONS_END = ActionRow(verb=Verb.SESSIONS_END)
RECOVERY = ActionRow(verb=Verb.RECOVERY)
BLOCK = ActionRow(verb=Verb.BLOCK, needs=Needs.ANY)
UNBLOCK = ActionRow(verb=Verb.UNBLOCK)
GROUP = ActionRow(
    "group", Verb.GROUP,
    options=("language", "ruleset", "places", "threads", "answers", *POSTED),
    where=Where.GROUPS, position=11, is_spaced=True,
)
LINK = ActionRow("link", options=("code",), where=Where.PRIVATE_CHAT, section=ACCOUNT)
LINK_YES = ActionRow(verb=Verb.LINK_YES)
LINK_NO = ActionRow(verb=Verb.LINK_NO)
LINK_UNDO = ActionRow(verb=Verb.LINK_UNDO)
EXPORT = ActionRow("export", options=("part",), where=Where.PRIVATE_CHAT, section=ACCOUNT)
CALENDAR = ActionRow(
    "calendar", Verb.CALENDAR, where=Where.PRIVATE_CHAT, section=ACCOUNT, takes_nothing=True,
)
FORGET = ActionRow("forget", options=("sure",), where=Where.PRIVATE_CHAT, section=ACCOUNT)
FORGET_YES = ActionRow(verb=Verb.FORGET_YES)
PRIVACY = ActionRow("privacy", section=ACCOUNT, takes_nothing=True)
APPEAL = ActionRow(
    "appeal", options=("text",), where=Where.PRIVATE_CHAT, section=ACCOUNT, is_free_text=True,
    is_secret=True,
)
HELP = ActionRow("help", Verb.HELP, position=12, takes_nothing=True, is_linkable=True)
HELLO = ActionRow("hello", is_unlisted=True, takes_nothing=True)
MEANT = ActionRow(verb=Verb.MEANT)
"""Does what a text does that was probably meant."""
_NAMED = tuple(row for row in vars().values() if isinstance(row, ActionRow))
_ASKED_OR_ANSWERED = {
    verb: ActionRow(
        verb=verb, needs=Needs.BEGUN if kind.outlasts else Needs.RUNNING, command=command,
        changes_board=True,
    )
    for kind in agreements.AGREEMENTS
    for verb, command in (
        (kind.asks, kind.to_ask),
        (kind.yes, kind.to_agree),
        (kind.no, kind.to_decline),
    )
    if verb not in {row.verb for row in _NAMED}
}
# fmt: on
"""The buttons of agreements that no word does."""

ACTIONS = (*_NAMED, *_ASKED_OR_ANSWERED.values())
"""All rows, in the order of lists."""

WORDS = {row.word: row for row in ACTIONS if row.word}
"""What can be typed."""

VERBS = {row.verb: row for row in ACTIONS if row.verb}
"""What can be pressed."""


def action_of(control: Control | None) -> ActionRow | None:
    """Return what a button does, None if it is unreadable."""
    return VERBS[control.verb] if control else None


def listed(*, in_group: bool = True) -> tuple[ActionRow, ...]:
    """Return the words that lists of words show, those of groups only ``in_group``."""
    rows = (row for row in WORDS.values() if not row.is_unlisted)
    return tuple(row for row in rows if in_group or row.where is not Where.GROUPS)
