"""What the program says: each code with what it is given, as the source has it."""

import ast
from functools import cache
from itertools import chain
from pathlib import Path

import bot
from bot.core.handlers.settings_pages import choices_of
from bot.core.handlers.tournaments import Act
from bot.core.matches.actions_table import WORDS
from bot.core.matches.agreements import AGREEMENTS, TAKEBACK
from bot.core.matches.cases import Behaviour, Verdict
from bot.core.matches.clocks import Flag
from bot.core.matches.computers import NAMED_LEVELS
from bot.core.matches.controls import Verb
from bot.core.matches.groups import POSTED
from bot.core.matches.model import SideWish, Stage
from bot.core.matches.standings import Scope, Span
from bot.core.matches.tournaments import Format
from bot.i18n import LANGUAGES
from engine import Kind, Reason, RefusalCode, Side
from engine.catalogue import KEYS, options
from engine.explain import NotCapturedCode
from engine.record import RecordFault
from render import THEMES

ROOT = Path(bot.__file__).parent
OFFERS = [
    f"{stage}-{part}"
    for stage in ("offered", "declined", "withdrawn", "expired")
    for part in ("by-you", "to-you")
]
OPEN = [
    f"{stage}-{part}"
    for stage in ("offered", "private", "withdrawn", "expired")
    for part in ("mine", "theirs")
]
GROUP_SETTINGS = ("language", "ruleset", "places", "threads", "answers", *POSTED)
SETTINGS = (
    "orientation",
    "theme",
    "letters",
    "confirm",
    "language",
    "zone",
    "notices",
    "quiet",
    "results",
)

# Each kind of agreement, by each word for it.
AGREED = [(kind, word) for kind in AGREEMENTS for word in (kind.name, kind.counted) if word]

# The families of codes, whose members are made by the program: ``family_line(family, name)``.
FAMILIES = {
    "about": set(KEYS),
    "aim": set(KEYS),
    "button": {
        # A square of the board has no label, and of what was meant the button says just that.
        *(set(Verb) - {Verb.TAP, Verb.MEANT, Verb.GROUP}),
        *("back", "my-board", "place", "again", "pass", "details", "discard", "to-match"),
        *(kind.ask_label or word for kind, word in AGREED),
        *(f"{word}-{answer}" for _, word in AGREED for answer in ("yes", "no")),
        *(f"plan-{way}" for way in ("on", "back", "stop", "drop", "drop-all")),
        *(f"setup-{way}" for way in ("row", "mirror", "repeat", "clear")),
        *(f"replay-{way}" for way in ("first", "previous", "next", "last", "minus", "plus")),
    },
    "clock": {"none"},
    "computer-level": set(NAMED_LEVELS),
    "discord-form": {
        option.name
        for key in KEYS
        for option in options(key)
        if len(option.choices) > 2  # those with two are ticked
    },
    "discord-option": {*choices_of(LANGUAGES)},
    "done": {"placed", "taken", "huffed"},
    "effect": {"bound", "freed", "turned", "restored"},
    "event-act": set(Act) - {Act.NEW, Act.SHOW, Act.PLAY},
    "event-column": {"points", "berger", "cut", "buchholz", "won", "played"},
    "event-format": set(Format),
    "fairness-sealed": {"dice", "lot"},
    "fairness-words": {"offered", "set"},
    "flag": set(Flag),
    "game": set(KEYS),
    "group-posted": set(POSTED),
    "group-set": set(GROUP_SETTINGS),
    "group-tab": set(GROUP_SETTINGS),
    "illegal": {
        *RefusalCode,
        "out-of-throw",
        "out-of-dice",
        "no-hop",
        "no-jump-near",
        "never-placed",
        "no-capture-at-all",
    },
    "length": set(KEYS),
    "top-scope": set(Scope),
    "top-span": set(Span),
    **{f"web-first-{part}": {"1", "2", "3"} for part in ("task", "done")},
    "offer-kind": {kind.name for kind in AGREEMENTS},
    "news": {
        *(f"{word}-{kind.ask_said}" for kind, word in AGREED),
        *(f"{kind.name}-declined" for kind in AGREEMENTS),
        *(f"{kind.name}-refused" for kind in AGREEMENTS if not kind.lasts),
    },
    "note": {
        f"{word}-{whose}"
        for kind, word in AGREED
        for whose in ("yours", "theirs")
        if kind is not TAKEBACK
    },
    "note-takeback": {"yours", "theirs", "both-yours", "both-theirs"},
    "note-seed": {"dice", "lot"},
    "behaviour": set(Behaviour),
    "decision": set(Verdict),
    "verdict": set(Verdict),
    "note-side": set(SideWish),
    "offer": set(OFFERS),
    "open": set(OPEN),
    "option": {option.name for key in KEYS for option in options(key)},
    "pieces": {*(kind.name.lower() for kind in Kind), "bound", "turned", "peltast", "basileus"},
    "plan-pick": {"theirs", "yours"},
    "plan-place": {"theirs", "yours"},
    "push": {"turn", "nudge", "lapsed", "challenge", "over"},
    "reason": set(Reason),
    "reason-theirs": {Reason.RESIGNATION, Reason.TIMEOUT},
    "reason-yours": {Reason.RESIGNATION, Reason.TIMEOUT},
    "record-fault": set(RecordFault),
    "refused": {
        *(f"{kind.name}-stands" for kind in AGREEMENTS),
        *(f"no-{kind.name}-{kind.unasked}" for kind in AGREEMENTS),
        *(f"{kind.name}-to-answer" for kind in AGREEMENTS if not kind.asking_agrees),
    },
    "refused-sanctioned": {Verdict.MUTE, Verdict.BAR, Verdict.BLOCK},
    "refused-challenge": set(Stage),
    "refused-none": {"offered", "running", "over"},
    "ruleset": set(KEYS),
    "seen": {"offered", "declined", "withdrawn", "expired"},
    "set": set(SETTINGS),
    "setting": set(SETTINGS),
    "menu-more": {"zone", "quiet"},
    "setting-hint": {"zone", "quiet"},
    "tab": set(SETTINGS),
    "terms-side": set(SideWish),
    "theme": set(THEMES),
    "uncaught": set(NotCapturedCode),
    "unread": {"export", "forgotten"},
    "side": {side.name.lower() for side in Side},
    "which": {"accept", "decline"},
    "word": set(WORDS),
}


SAYING = {"line", "refused", "text", "family_line"}
"""The functions that are called with a code, or with the family of one."""


# The same of what the rulebook says around its pages.
RULEBOOK_FAMILIES = {"missed": {"captured", "bound", "freed"}}

ROOMS = ("core", "frontends")
"""Where the program says messages that are not the rulebook's."""


@cache
def calls(rooms=ROOMS):
    """Every call of these functions in parts of the bot, as (name, first argument, keywords)."""
    return tuple(
        (node.func.id, node.args[0], frozenset(word.arg for word in node.keywords))
        for path in chain.from_iterable((ROOT / room).rglob("*.py") for room in rooms)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if node.func.id in SAYING and node.args
    )


def strings(node):
    """The strings an expression may stand for, such as both arms of a condition."""
    if isinstance(node, ast.IfExp):
        return [*strings(node.body), *strings(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


@cache
def said(rooms=ROOMS):
    """Each code the program can say, with the parameters it gives; None if they vary."""
    found, families = [], FAMILIES | RULEBOOK_FAMILIES
    for name, first, keywords in calls(rooms):
        for word in strings(first):
            if name == "family_line":
                found += [(f"{word}-{each}", keywords) for each in families.get(word, ())]
            else:
                found.append((f"refused-{word}" if name == "refused" else word, keywords))
    return tuple(found)


def said_families():
    """The families of which the program says a member."""
    members = (first for name, first, _ in calls() if name == "family_line")
    return {family for first in members for family in strings(first)}
