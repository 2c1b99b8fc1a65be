"""What a person can do: a row for each word that is typed and each button that is pressed. Pure.

Law: nothing else is keyed by words or verbs. Lists of words, the commands of platforms, completion
and the ways to answer ask the rows. The texts of words and verbs are in old messages and never
change.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from bot.core.matches import agreements, challenges, commands, pauses, play
from bot.core.matches.controls import Control, Verb
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
    """The match that something is done in: a button has it, a word looks for one so far on."""

    NOTHING = auto()
    OPTIONAL = auto()
    """A match or none."""
    ANY = auto()
    CHALLENGE = auto()
    RUNNING = auto()
    BEGUN = auto()
    """In play or over, and anybody's."""
    OVER = auto()

    @property
    def is_match(self) -> bool:
        """Tell whether nothing can be done without a match."""
        return self not in {Needs.NOTHING, Needs.OPTIONAL}

    @property
    def stage(self) -> Stage:
        """The stage of the match that is looked for."""
        return {Needs.CHALLENGE: Stage.OFFERED, Needs.OVER: Stage.OVER}.get(self, Stage.RUNNING)

    def are_met_by(self, match: Match) -> bool:
        """Tell whether a match has come as far as is needed, and no further."""
        return match.game is not None if self is Needs.BEGUN else match.stage is self.stage


class Where(Enum):
    """Where a word is of use, and who reads the answer."""

    ANYWHERE = auto()
    GROUPS = auto()
    """In servers and groups alone."""
    WHISPERED = auto()
    """Anywhere; the answer is for the person alone."""
    PRIVATE = auto()
    """In a private chat; typed in a group, it is answered there."""


@dataclass(frozen=True, slots=True, eq=False)
class Action:
    """Something to do, by a word that is typed, by a button, or by both."""

    word: str = ""
    """What is typed, in English; other languages have names for it."""
    verb: Verb | None = None
    """What its button does; where a word fits several matches, this is asked of the chosen one."""
    options: tuple[str, ...] = ()
    """What follows the word; what has no name goes to the first."""
    needs: Needs = Needs.NOTHING
    command: Callable[[AccountId, int | None], commands.Command] | None = None
    """Makes the command of the person at a turn, where it takes no more; others have a handler."""
    where: Where = Where.ANYWHERE

    section: str = ""
    """Its group among Discord's commands, empty for the first level. Each takes 25."""
    position: int = LAST
    """Its place in there."""

    notation: str = ""
    """The option in which actions or squares are named."""
    is_spaced: bool = False
    """Whether names of options and their values may be separated by a space."""
    is_unlisted: bool = False
    """Whether no list of words shows it."""
    is_free_text: bool = False
    """Whether punctuation behind it is kept: names and questions have some, moves insist by it."""
    begins_questions: bool = False
    """Whether it takes nothing behind it, so that a text that begins with it is a question."""
    is_secret: bool = False
    """Whether nobody else may read what is typed behind it."""
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
    """Whether the button's answer may be shown to everybody."""
    marks_card: bool = False
    """Whether only the card of a match has the button, at one of its stages."""
    is_linked_from_card: bool = False
    """Whether the card of a match in any chat leads to it."""

    @property
    def is_for_one(self) -> bool:
        """Tell whether the word is always answered in the private chat."""
        return self.where in {Where.WHISPERED, Where.PRIVATE}

    @property
    def label(self) -> Line:
        """What its button says."""
        return family_line("button", self.control().verb)

    def control(
        self, match: MatchId | None = None, turn: int = 0, choice: ControlChoice = ""
    ) -> Control:
        """Return its button's meaning; raises ValueError where it has no button."""
        return Control(Verb(self.verb or ""), match, turn, choice)


# A table is read by its rows.
# fmt: off
CHALLENGE = Action(
    "challenge", options=("opponent", "ruleset", "options", "side", "clock", "word", "level"),
    position=1, is_free_text=True, is_seen_on_board=True,
)
INVITE = Action(verb=Verb.INVITE)
COMPUTER = Action(verb=Verb.COMPUTER)
ACCEPT = Action(
    "accept", Verb.ACCEPT, options=("code", "word"), needs=Needs.CHALLENGE, position=2,
    is_seen_on_board=True, changes_board=True, marks_card=True,
)
DECLINE = Action(
    "decline", Verb.DECLINE, options=("match",), needs=Needs.CHALLENGE, position=3,
    changes_board=True,
)
WITHDRAW = Action(
    "withdraw", Verb.WITHDRAW, options=("match",), needs=Needs.CHALLENGE,
    command=lambda who, _turn: challenges.Withdraw(who), section=MATCH, position=10,
    changes_board=True,
)
TERMS = Action(verb=Verb.TERMS, needs=Needs.CHALLENGE, is_linkable=True)
TERMS_YES = Action(verb=Verb.TERMS_YES, needs=Needs.CHALLENGE, changes_board=True)
MOVE = Action(
    "move", options=("text", "match"), needs=Needs.RUNNING, position=4, notation="text",
    is_free_text=True, is_seen_on_board=True,
)
PICK = Action(verb=Verb.PICK, needs=Needs.RUNNING, begins_picking=True)
TAP = Action(verb=Verb.TAP, needs=Needs.RUNNING)
PLAY = Action(verb=Verb.PLAY, needs=Needs.RUNNING, changes_board=True)
PLAN = Action(
    "plan", Verb.PLANS, options=("line", "match"), needs=Needs.RUNNING, where=Where.PRIVATE,
    section=MATCH, position=4, notation="line", is_free_text=True, is_secret=True, is_linkable=True,
)
PLAN_PICK = Action(verb=Verb.PLAN, needs=Needs.RUNNING, is_linkable=True)
PLAN_YES = Action(verb=Verb.PLAN_YES, needs=Needs.RUNNING)
PLAN_NO = Action(verb=Verb.PLAN_NO, needs=Needs.RUNNING)
PLACE = Action(
    "place", Verb.SETUP, options=("squares", "match"), needs=Needs.RUNNING, where=Where.PRIVATE,
    section=MATCH, position=5, notation="squares", is_secret=True, needs_passage=True,
    is_linkable=True,
)
SETUP_YES = Action(verb=Verb.SETUP_YES, needs=Needs.RUNNING)
SETUP_NO = Action(verb=Verb.SETUP_NO, needs=Needs.RUNNING)
BOARD = Action(
    "board", Verb.BOARD, options=("match",), needs=Needs.RUNNING, position=5, is_linkable=True,
    is_linked_from_card=True,
)
MORE = Action(verb=Verb.MORE, needs=Needs.ANY, is_linkable=True, marks_card=True)
IN_WORDS = Action(verb=Verb.WORDS, needs=Needs.ANY, is_linkable=True)
FAIRNESS = Action(verb=Verb.FAIRNESS, needs=Needs.ANY)
GAMES = Action(
    "games", Verb.GAMES, where=Where.WHISPERED, position=6, begins_questions=True, is_linkable=True,
)
HUFF = Action(
    "huff", Verb.HUFF, options=("square", "match"), needs=Needs.RUNNING, section=MATCH, position=6,
    needs_passage=True, is_seen_on_board=True, begins_picking=True, is_linkable=True,
)
HUFF_YES = Action(verb=Verb.HUFF_YES, needs=Needs.RUNNING, changes_board=True)
RESIGN = Action(
    "resign", Verb.RESIGN, options=("match",), needs=Needs.RUNNING, section=MATCH, position=3,
    is_linkable=True, marks_card=True,
)
RESIGN_YES = Action(
    verb=Verb.RESIGN_YES, needs=Needs.RUNNING, command=play.Resign, changes_board=True,
)
DRAW = Action(
    "draw", Verb.DRAW, options=("match",), needs=Needs.RUNNING, command=agreements.DRAW.to_ask,
    section=MATCH, position=1, changes_board=True,
)
TAKEBACK = Action(
    "takeback", Verb.TAKEBACK, options=("match",), needs=Needs.RUNNING, section=MATCH, position=2,
    changes_board=True,
)
REMATCH = Action(
    "rematch", Verb.REMATCH, options=("match",), needs=Needs.OVER, section=MATCH, position=11,
    is_seen_on_board=True, changes_board=True, marks_card=True,
)
SAY = Action(
    "say", options=("text", "match"), needs=Needs.BEGUN, section=MATCH, position=14,
    is_free_text=True,
)
MUTE = Action("mute", Verb.MUTE, options=("match",), needs=Needs.BEGUN, section=MATCH, position=15)
UNMUTE = Action(
    "unmute", Verb.UNMUTE, options=("match",), needs=Needs.BEGUN, section=MATCH, position=16,
)
REPORT = Action(
    "report", Verb.REPORT, options=("match",), needs=Needs.BEGUN, section=MATCH, position=17,
)
CLAIM = Action(
    "claim", Verb.CLAIM, options=("match",), needs=Needs.RUNNING, command=play.Claim, section=MATCH,
    position=7, changes_board=True,
)
PAUSE = Action(
    "pause", Verb.PAUSE, options=("match",), needs=Needs.RUNNING, command=agreements.PAUSE.to_ask,
    section=MATCH, position=8, changes_board=True,
)
RESUME = Action(
    "resume", Verb.RESUME, options=("match",), needs=Needs.RUNNING, command=pauses.Resume,
    section=MATCH, position=9, changes_board=True,
)
RECORD = Action(
    "record", Verb.RECORD, options=("match", "text"), needs=Needs.BEGUN, section=MATCH, position=12,
    is_free_text=True, is_linkable=True, is_postable=True,
)
REPLAY = Action(
    "replay", Verb.REPLAY, options=("match", "move"), needs=Needs.BEGUN, section=MATCH, position=13,
    is_linkable=True, is_linked_from_card=True,
)
ANIMATION = Action(
    verb=Verb.ANIMATION, needs=Needs.BEGUN, is_linkable=True, is_new_message=True, is_postable=True,
)
STILL = Action(
    verb=Verb.STILL, needs=Needs.BEGUN, is_linkable=True, is_new_message=True, is_postable=True,
)
ANALYSIS = Action(
    "analysis", Verb.ANALYSIS, options=("match",), needs=Needs.BEGUN, section=MATCH, position=19,
    is_linkable=True,
)
HINT = Action(
    "hint", Verb.HINT, options=("match",), needs=Needs.RUNNING, section=MATCH, position=18,
)
RULES = Action(
    "rules", Verb.RULES, options=("ruleset", "topic", "match"), needs=Needs.OPTIONAL, position=7,
    is_free_text=True, opens_rules=True, is_linkable=True, is_linked_from_card=True,
)
LEARN = Action(
    "learn", Verb.LEARN, options=("ruleset", "lesson", "move"), where=Where.PRIVATE, position=9,
    is_free_text=True, is_linkable=True,
)
PUZZLE = Action("puzzle", where=Where.WHISPERED, section=MATCH, position=20)
WHY = Action(
    "why", Verb.WHY, options=("text", "match"), needs=Needs.BEGUN, where=Where.WHISPERED,
    position=8, notation="text", is_free_text=True, opens_rules=True, is_linkable=True,
)
UNCAUGHT = Action(verb=Verb.UNCAUGHT, needs=Needs.RUNNING)
SETTINGS = Action(
    "settings", Verb.SETTINGS,
    options=(*("orientation", "theme", "letters", "confirm", "language", "zone"), *("notices",
    "quiet", "vacation", "block", "unblock")),
    where=Where.WHISPERED, position=10, is_spaced=True, is_linkable=True,
)
SESSIONS_END = Action(verb=Verb.SESSIONS_END)
RECOVERY = Action(verb=Verb.RECOVERY)
BLOCK = Action(verb=Verb.BLOCK, needs=Needs.ANY)
UNBLOCK = Action(verb=Verb.UNBLOCK)
GROUP = Action(
    "group", Verb.GROUP, options=("language", "ruleset", "places", "threads", "answers", "puzzle"),
    where=Where.GROUPS, position=11, is_spaced=True,
)
LINK = Action("link", options=("code",), where=Where.PRIVATE, section=ACCOUNT)
LINK_YES = Action(verb=Verb.LINK_YES)
LINK_NO = Action(verb=Verb.LINK_NO)
LINK_UNDO = Action(verb=Verb.LINK_UNDO)
EXPORT = Action("export", options=("part",), where=Where.PRIVATE, section=ACCOUNT)
FORGET = Action("forget", options=("sure",), where=Where.PRIVATE, section=ACCOUNT)
FORGET_YES = Action(verb=Verb.FORGET_YES)
PRIVACY = Action("privacy", section=ACCOUNT, begins_questions=True)
HELP = Action("help", Verb.HELP, position=12, begins_questions=True, is_linkable=True)
HELLO = Action("hello", is_unlisted=True, begins_questions=True)
MEANT = Action(verb=Verb.MEANT)
"""Does what a text does that was probably meant."""
# fmt: on

_NAMED = tuple(row for row in vars().values() if isinstance(row, Action))
_ASKED_OR_ANSWERED = {
    verb: Action(verb=verb, needs=Needs.RUNNING, command=command, changes_board=True)
    for kind in agreements.AGREEMENTS
    for verb, command in (
        (kind.asks, kind.to_ask),
        (kind.yes, kind.to_agree),
        (kind.no, kind.to_decline),
    )
    if verb not in {row.verb for row in _NAMED}
}
"""The buttons of agreements that no word does."""

ACTIONS = (*_NAMED, *_ASKED_OR_ANSWERED.values())
"""All rows, in the order of lists."""

WORDS = {row.word: row for row in ACTIONS if row.word}
"""What can be typed."""

VERBS = {row.verb: row for row in ACTIONS if row.verb}
"""What can be pressed."""


def action_of(control: Control | None) -> Action | None:
    """Return what a button does, None where it is unreadable."""
    return VERBS[control.verb] if control else None


def listed(*, in_group: bool = True) -> tuple[Action, ...]:
    """Return the words that lists of words show, those of groups only ``in_group``."""
    rows = (row for row in WORDS.values() if not row.is_unlisted)
    return tuple(row for row in rows if in_group or row.where is not Where.GROUPS)
