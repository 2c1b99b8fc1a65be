"""What the program fills in: the values of each parameter of messages.

`GIVEN` has them by the name of the parameter, the smallest, a middle and the largest of them;
`GIVEN_IN` has them for messages that get others. Pages of rules get theirs from their rulesets.
"""

from datetime import UTC, date, datetime

from bot.core.matches.clocks import Flag
from bot.core.matches.computers import NAMED_LEVELS
from bot.core.matches.messages import (
    Day,
    Language,
    Month,
    Notation,
    PersonName,
    Timestamp,
    Typed,
    family_line,
    line,
)
from bot.core.typed.terms import option_line
from engine import Lettering, Reason
from engine.catalogue import KEYS, options
from tests.bot.i18n.saying import FAMILIES


def _squares(*names):
    return tuple(Notation(name, Lettering.LATIN) for name in names)


def _members(family, names=(), **params):
    return tuple(family_line(family, name, **params) for name in names or sorted(FAMILIES[family]))


COUNTS = (0, 1, 2, 5, 11, 21, 100)
NUMBERS = COUNTS[1:]
NAMES = ("Anna", "O", "Έλλη", "brasidas")
PERSONS = (
    *map(PersonName, NAMES),
    line("computer-name", level=3),
    line("somebody"),
)
"""Names that begin with a vowel, have one letter, are in another script or in small letters."""

MOVE, SQUARE = Notation("a2-a5", Lettering.LATIN), _squares("c4")
SQUARES = (SQUARE, _squares("a1", "e5"), _squares("a1", "b8", "h4"))
AT = (Timestamp(datetime(2027, 3, 31, 23, 59, tzinfo=UTC)),)
SPANS = (
    *(line("span-minutes", minutes=minutes, seconds=30) for minutes in (0, 1, 2)),
    *(line("span-below-hour", minutes=minutes) for minutes in (1, 11, 45)),
    *(line("span-hours", hours=h, minutes=m) for h, m in ((1, 0), (1, 1), (2, 30), (11, 0))),
    *(line("span-days", days=days, hours=hours) for days, hours in ((1, 0), (1, 1), (8, 11))),
)
DAYS = tuple(line("span-days", days=days, hours=0) for days in (1, 2, 28))
SIDES = _members("side", ("first", "second"))
CHOICES = tuple(
    option_line(each.name, value) for key in KEYS for each in options(key) for value in each.choices
)
RULESETS = tuple(
    line("ruleset-with-options", name=family_line("ruleset", key), options=tuple(each))
    if each
    else family_line("ruleset", key)
    for key, each in (
        ("poleis", ()),
        ("vogt-petteia", ()),
        ("walker-dux", CHOICES[:1]),
        ("lemery-crossing", CHOICES[-2:]),
    )
)
REASONS = (
    *_members("reason"),
    *(_members("reason-theirs", (Reason.TIMEOUT, Reason.RESIGNATION), loser=PersonName("Anna"))),
    *_members("reason-yours"),
    line("reason-deadline"),
)
WHY = _members("illegal", squares=SQUARE)
REFUSED = tuple(line("refused-illegal", typed=Typed("a2-b3"), why=each) for each in WHY)
PIECES = tuple(
    family_line("pieces", name, squares=each, count=len(each))
    for name in sorted(FAMILIES["pieces"])
    for each in SQUARES
)
FAULTS = _members(
    "record-fault", text=Typed("Foo"), side=SIDES[0], why=WHY[0], choices=("poleis", "kubeia")
)
PASSAGE = (line("refusal-text-over"),)
STEPS = (
    line("plan-now", yours=(MOVE,)),
    line("plan-pair", theirs=(MOVE,), yours=(MOVE, MOVE)),
    line("plan-if", theirs=(MOVE,)),
)

_BY_VALUES = {
    "enemy from gap hammer heavy huffed leader light man one other over square to two": SQUARE,
    "anvils prey squares taken": SQUARES,
    "action answer example from_to move reply theirs yours": (MOVE,),
    "agreeing asked count gain mine offered others parts running solved tries": COUNTS,
    "after before best board buchholz cut decisions drawn elsewhere expected expected_high"
    " expected_low fewest files game_count high highest hours least level_count limit line longest"
    " lost low margin meetings minutes mistakes most number odds opponent part place played points"
    " puzzle_number ranks rating round rounds seconds season share size standing streak thrown"
    " turns upright usual won berger days increment_seconds": NUMBERS,
    "first loser name second who winner": PERSONS,
    "at begins ends moment until used": AT,
    "bank cap increment time": SPANS,
    "begin end since": (Month(date(2026, 8, 1)),),
    "case code match near text typed word words": (Typed("Foo"),),
    "contact host link operator seed commitment url": ("https://example.org/a",),
    "choices names readings": (("Foo",), ("Foo", "Bar", "Baz")),
    "by side": (*SIDES, *PERSONS),
    "game ruleset": RULESETS,
    "reason": REASONS,
    "why": WHY,
    "caption hint puzzle said": PASSAGE,
}
GIVEN = {name: values for names, values in _BY_VALUES.items() for name in names.split()} | {
    "actions": ((MOVE,), (MOVE, MOVE)),
    "behaviour": _members("behaviour"),
    "brief": tuple(line(f"brief-{key}") for key in KEYS),
    "browser": ("Firefox",),
    "day": tuple(Day(date(2026, 3, each)) for each in (1, 8, 11)),
    "deed": (
        line("note-passed", side=SIDES[0]),
        line("note-placed", side=SIDES[1], square=SQUARE[0]),
    ),
    "ending": tuple(line(f"ends-{each}") for each in ("on", "stays")),
    "entry": (line("entry", name=PERSONS[0], ruleset=RULESETS[0]),),
    "fault": FAULTS,
    "flag": _members("flag", Flag),
    "format": _members("event-format"),
    "found": (line("evidence-stalling", turns=2, hours=1, usual=2, elsewhere=2),),
    "games": (RULESETS[:1], RULESETS[:3]),
    "left": SPANS,
    "level": tuple(NAMED_LEVELS.values()),
    "more": COUNTS,
    "offset": ("UTC+1",),
    "option": ("edge",),
    "options": (*((each,) for each in CHOICES), CHOICES[:3]),
    "pieces": (
        (PIECES[0],),
        (PIECES[0], PIECES[-1]),
        *((line("words-hand", count=each),) for each in COUNTS),
    ),
    "plan": (line("plan-line", steps=STEPS[:-1]),),
    "platform": ("telegram",),
    "platforms": tuple(
        tuple(line("link-platform", platform=each) for each in names)
        for names in (("web",), ("web", "telegram"))
    ),
    "scope": ("here", "everywhere"),
    "setting": ("clock",),
    "state": (line("event-over"), line("event-round", round=1, rounds=2, ends=AT[0])),
    "steps": (STEPS[:1], STEPS[1:], STEPS),
    "story": (line("story-rome"),),
    "tally": tuple(line("profile-tally", won=each, drawn=each, lost=each) for each in COUNTS),
    "theme": _members("theme"),
    "topic": tuple(line(f"topic-{each}") for each in ("glance", "end")),
    "verdict": _members("verdict"),
    "weekend": ("", line("clock-weekend", zone="Europe/Rome")),
    "year": ("2026",),
    "zone": ("Europe/Rome",),
}
"""The values of parameters, by their names."""

GAME_FACTS = tuple(
    line(f"value-{name}", value=value)
    for name, all_values in {
        "board": (),
        "men": (8, 16),
        "dice": ("yes", "no"),
        "length": (1, 2, 3),
        "level": (1, 2, 3),
        "capture": ("removed", "bound", "turned"),
    }.items()
    for value in all_values
)
_IN = {
    "note-paused note-stopped": {"one other": PERSONS, "first second": SPANS},
    "note-hand": {"one other": PERSONS, "first second": COUNTS},
    "hint-stop": {"near": SQUARE},
    "refused-ambiguous": {"readings": ((MOVE, MOVE),)},
    "refused-plan-step refused-plan-step-theirs": {"why": REFUSED},
    "refusal-shown": {"said": REFUSED},
    "lesson-told lesson-another": {
        "answer": (line("answer-row", move=MOVE, prey=SQUARE, one=SQUARE[0], two=SQUARE[0]),)
    },
    "lesson-hint": {"hint": (line("hint-must", enemy=SQUARE[0]),)},
    "found-command": {"word": (Typed("foo"),), "said": _members("word")},
    "share-title": {
        "puzzle": (
            line(
                "daily-title",
                day=Day(date(2026, 3, 8)),
                ruleset=RULESETS[0],
                name=line("lesson-line"),
            ),
        )
    },
    "top-season": {"begin end": (Day(date(2026, 3, 8)), Day(date(2026, 8, 11)))},
    "chart-since": {"since": (Day(date(2026, 3, 8)), Month(date(2026, 3, 8)))},
    "entry": {"ruleset": (*RULESETS[:2], *_members("offer-kind", ruleset=RULESETS[0]))},
    "analysis-chances": {"one other": (0, 50, 100)},
    "note-lapsed-seen seen-expired seen-offered seen-declined seen-withdrawn": {"other": PERSONS},
    "week-drawn week-wait web-watch-title": {"one other": PERSONS, "since": AT},
    "compare-both": {"one other": RULESETS[:3]},
    "compare-difference": {"one other": GAME_FACTS},
    "compare-row": {"value": GAME_FACTS},
    "value-winning": {"one": REASONS[:2], "more": REASONS[2:4]},
    "why-early": {"other": PERSONS},
    "chart-words": {"first": ("1500",)},
    "evidence-engine": {"first": NUMBERS},
    "discord-sides": {"one two": ("●",)},
    "note-count": {"theirs": COUNTS},
    "note-dice-words": {"count": (1, 2)},
    "setting-vacation setting-vacation-away": {
        "left": (*DAYS, line("vacation-nothing")),
        "days": (28,),
    },
    "refused-vacation-long": {"left": DAYS, "days": (28,)},
    "refused-vacation-spent": {"days": (28,)},
    "vacation-days": {"days": (3, 28)},
    "set-up-count": {"left": NUMBERS, "count": COUNTS},
    "refused-set-up-many": {"left": NUMBERS, "count": NUMBERS[2:]},
    "task-forced-win task-forced-gain answer-forced-win answer-forced-gain": {
        "enemy": SIDES,
        "turns gain": (1, 2, 3),
    },
    "task-many": {"count": (2, 3)},
    "missed-count": {"taken": (0, 1, 2), "asked": (1, 2, 3)},
    "missed-answer missed-unharmed missed-held": {"reply": (MOVE,)},
    "book-facts": {"time": tuple(line(f"length-{key}") for key in KEYS), "level": (1, 2, 3)},
    "rules-entry": {"name": RULESETS[:1], "length level": (1, 2, 3)},
    "learn-entry history-row": {"name": RULESETS[:3], "men": (16,)},
    "learn-entry learn-title lesson-title": {"name ruleset": (*RULESETS[:2], line("learn-path"))},
    "learn-match": {"name": PERSONS[-2:-1]},
    "daily-title more-title rush-puzzle learn-lesson learn-ahead lesson-title": {
        "name": (line("lesson-line"),)
    },
    "learn-lesson": {"name": (line("lesson-line"),), "solved": ("yes", "no")},
    "learn-solved learn-entry learn-done learn-all": {"count": NUMBERS[2:]},
    "lesson-title picture-still picture-before picture-after": {"count": NUMBERS[2:]},
    "event-pairing": {"first second": PERSONS},
    "event news-event news-event-over": {"name": (Typed("Foo"),)},
    "top-place": {"who": (line("top-rating", name=PERSONS[0], rating="1500", margin=20),)},
    "group-where refused-elsewhere": {"places": (("#foo",), ("#foo", "#bar"))},
    "group-posted-puzzle group-posted-digest group-posted-events group-posted-reports": {
        "place": ("#foo",)
    },
    "group-tab-language group-set-language setting-language set-language tab-language": {
        "value": ("auto", Language("it"))
    },
    "group-tab-ruleset group-set-ruleset": {"value": ("auto", RULESETS[0])},
    "group-tab-places": {"value": COUNTS},
    "setting-zone set-zone tab-zone": {"value": ("Europe/Rome",)},
    "setting-quiet set-quiet tab-quiet": {"value": ("off", "22:00-08:00")},
    "setting-theme set-theme": {"value": _members("theme")},
    "zone-name": {"zone": ("Europe/Rome",)},
    "zone-hour": {"time": ("12:30",)},
    "terms-chosen terms-option discord-form-otherwise": {
        "value": (
            *CHOICES,
            line("clock-label-none"),
            line("clock-label-move", time=SPANS[-1]),
            *(line("clock-label-bank", bank=each, increment=SPANS[0]) for each in SPANS),
        )
    },
    "answer-light answer-reach hint-reach task-reach hint-hermes answer-hermes": {
        "high low": (2, 5, 6)
    },
    "note-thrown note-thrown-yours": {"high": (2, 5, 6), "low": (1, 3, 5)},
    "refused-ignorant": {"why": REFUSED},
    "refused-say-long refused-appeal-long refused-too-long refused-name": {"limit": (24, 400)},
    "film-last": {"count": (200,)},
    "note-plans": {"count": NUMBERS[1:]},
    "refused-event-number": {"most": NUMBERS[1:]},
    "evidence-dumping": {"lost meetings odds": (5, 11, 21)},
    "note-placed-on": {"count": NUMBERS[1:]},
    "refused-hurried refused-hurried-here refused-many-matches refused-many-challenges"
    " refused-challenges-today refused-challenges-here": {"limit": NUMBERS[1:]},
    "option-min option-rows": {"value": (1, 2, 3)},
    "ruleset-with-options": {"name": _members("ruleset")[:2]},
    "option-first": {"value": (0, 5, 13)},
    "option-files option-ranks": {"value": (5, 8, 12)},
    "option-compulsory": {"value": ("on", "off", "huff", "enforced")},
    "value-men": {"value": (8, 24)},
    "value-length value-level value-draws": {"value": (1, 2, 3)},
    "value-board": {"files ranks": (8, 12)},
    "refused-set-up-taken": {"squares": SQUARES},
    "refused-clock-range": {"typed": (Typed("5x"),)},
    "uncaught-row": {"way": ("bind", "capture")},
    "session": {"browser": ("unknown", "Firefox")},
    "session-unused": {"browser": ("unknown", "Firefox")},
    "refused-many-places refused-many-reports refused-plan-many": {"most": NUMBERS[2:]},
    "refused-event-full refused-event-few refused-event-many refused-plan-deep": {
        "most fewest": NUMBERS[2:]
    },
    "link-platform": {"platform": ("web", "telegram", "discord")},
    "refused-computer-level": {"least": (0,), "most": (8,)},
    "refused-event-rung": {"most": (3,)},
    "computer-busy": {"seconds": (20,)},
}
GIVEN_IN = {
    (code, name): given
    for codes, each in _IN.items()
    for code in codes.split()
    for names, given in each.items()
    for name in names.split()
}
"""The values of parameters of some messages, by the code and the name."""
