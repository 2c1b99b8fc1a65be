"""The buttons under a match, and the ways through its moments as buttons and rows of them. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from bot.core.matches.actions import askable_squares, choices, is_placing, may_claim
from bot.core.matches.agreements import AGREEMENTS, PAUSE, PUBLIC, TAKEBACK, hints_are_allowed
from bot.core.matches.chat import heard
from bot.core.matches.computers import (
    NAMED_LEVELS,
    computer_in,
    computer_side,
    harder_level,
    has_won,
    level_of,
)
from bot.core.matches.controls import Control, Verb
from bot.core.matches.fair_dice import seed_use
from bot.core.matches.messages import Line, family_line, line
from bot.core.matches.model import AccountId
from bot.core.matches.pauses import is_paused
from bot.core.matches.premoves import why_no_plan
from bot.core.matches.set_ups import may_set_up
from bot.core.matches.takebacks import may_try_again
from bot.core.views.views import Choice, Tone
from engine import steps
from engine.catalogue import KEYS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.core.matches.agreements import Agreement
    from bot.core.matches.controls import ControlChoice
    from bot.core.matches.model import Match
    from bot.core.views.views import MatchView
    from engine import Game, Side


PLAYED = "done-played"
"""The code of the line that acknowledges a move."""


def button(
    match: Match,
    verb: Verb,
    *,
    choice: ControlChoice = "",
    label: str = "",
    tone: Tone = Tone.PLAIN,
) -> Choice:
    """Return a button of this match and turn; its label is the verb's own unless named."""
    control = Control(verb, match.id, match.turn, choice)
    return Choice(control, family_line("button", label or verb), tone)


def offer_buttons(match: Match, account: AccountId | None) -> tuple[Choice, ...]:
    """Return what can be done with a challenge: take it up, say no, take it back, change it."""
    if match.stage != "offered":
        refused = match.stage == "declined" and account is not None and account == match.invited
        return (button(match, Verb.BLOCK),) if refused else ()
    if account == match.challenger:
        return (button(match, Verb.TERMS), button(match, Verb.WITHDRAW), details_button(match))
    accept = button(match, Verb.ACCEPT, tone=Tone.SUCCESS)
    decline = button(match, Verb.DECLINE, tone=Tone.DANGER)
    # If everyone looks on, the challenger does too.
    terms = () if account else (button(match, Verb.TERMS),)
    may_decline = match.invited is not None and account in {None, match.invited}
    # Blocking is offered to the invited person only.
    block = (button(match, Verb.BLOCK),) if account and account == match.invited else ()
    others = (button(match, Verb.RULES), *terms, *block, details_button(match))
    return (accept, *((decline,) if may_decline else ()), *others)


def running_buttons(match: Match, side: Side | None, *, to_act: bool) -> tuple[Choice, ...]:
    """Return what can be done in a match in play, the most wanted first."""
    rules = button(match, Verb.RULES)
    if side is None or match.game is None:
        return (rules, button(match, Verb.REPLAY))
    move = _action_buttons(match, match.game) if to_act else set_up_buttons(match, side)
    huff = huff_buttons(match, side)
    resign = button(match, Verb.RESIGN, tone=Tone.DANGER)
    claim = () if to_act else claim_buttons(match)
    hint = hint_buttons(match) if to_act else ()
    first = [each for each in AGREEMENTS if not each.asking_agrees]
    first = [each for each in first if each.can_be_answered(match, side)]
    # The computer answers at once, so that a move is taken back in one's own turn.
    unfit = TAKEBACK if to_act and not computer_in(match) else None
    later = [each for each in AGREEMENTS if each not in first and each is not unfit]
    asked, offers = (agreement_buttons(match, side, kinds) for kinds in (first, later))
    open_kinds = [each for each in later if each.can_be_answered(match, side)]
    answers = agreement_buttons(match, side, open_kinds)
    offers = tuple(each for each in offers if each not in answers)
    plan = plan_buttons(match, match.game, side)
    asks = (
        *uncaught_buttons(match),
        resign,
        rules,
        *chat_buttons(match, side),
        details_button(match),
    )
    rare = (replace(each, rare=True) for each in (*offers, *asks))
    return (*asked, *move, *hint, *claim, *plan, *huff, *answers, *rare)


def shared_buttons(match: Match, game: Game) -> tuple[Choice, ...]:
    """Return what anyone at a place may press; who it is decides what they get."""
    return (
        *_action_buttons(match, game),
        *claim_buttons(match),
        button(match, Verb.BOARD, label="my-board"),
        button(match, Verb.RULES),
        button(match, Verb.MORE),
    )


def more_buttons(match: Match, side: Side | None) -> tuple[Choice, ...]:
    """Return the rarer things that one person may do in a match."""
    looks = (button(match, Verb.WORDS), button(match, Verb.REPLAY), details_button(match))
    if side is None:
        return looks
    block = () if computer_in(match) else (button(match, Verb.BLOCK),)
    talk = chat_buttons(match, side)
    if match.stage != "running":
        return (*looks, *talk, *block)
    resign = button(match, Verb.RESIGN, tone=Tone.DANGER)
    offers = agreement_buttons(match, side, AGREEMENTS)
    plan = plan_buttons(match, match.game, side) if match.game else ()
    huff = huff_buttons(match, side)
    return (*looks, *uncaught_buttons(match), *plan, *huff, *offers, resign, *talk, *block)


def chat_buttons(match: Match, side: Side) -> tuple[Choice, ...]:
    """Return what can be done about the opponent's messages, if there are any."""
    if match.muted[side]:
        return (button(match, Verb.UNMUTE),)
    theirs = [each for each in heard(match, side) if each.side is not side]
    if not theirs:
        return ()
    report = button(match, Verb.REPORT, choice=theirs[-1].number)
    return (button(match, Verb.MUTE), *(() if theirs[-1].reported else (report,)))


def details_button(match: Match) -> Choice:
    """Return the button for a match's id and, if chance decides something, its seed."""
    return button(match, Verb.FAIRNESS, label="" if seed_use(match) == "dice" else "details")


def uncaught_buttons(match: Match) -> tuple[Choice, ...]:
    """Return the question why the last ply captured no more, if one may wonder."""
    return (button(match, Verb.UNCAUGHT),) if askable_squares(match) else ()


def brief_buttons(match: Match, account: AccountId, lines: tuple[Line, ...]) -> tuple[Choice, ...]:
    """Return what comes with lines about what was done when the match itself is in sight.

    That is all of a challenge, and of a move the question why it captured no more.
    """
    if match.game is None:
        return offer_buttons(match, account) if match.stage == "offered" else ()
    has_moved = any(said.code == PLAYED for said in lines)
    is_open = match.stage == "running" and match.side_of(account) is not None
    return uncaught_buttons(match) if has_moved and is_open else ()


def hint_buttons(match: Match) -> tuple[Choice, ...]:
    """Return the wish for a hint, in matches in which one may be given."""
    return (button(match, Verb.HINT),) if hints_are_allowed(match) else ()


def huff_buttons(match: Match, side: Side) -> tuple[Choice, ...]:
    """Return the claim of a huff, for the side to act in games that know it."""
    if match.game is None or match.game.position.side is not side:
        return ()
    return (button(match, Verb.HUFF),) if may_claim(match, match.game) else ()


def plan_buttons(match: Match, game: Game, side: Side) -> tuple[Choice, ...]:
    """Return the way to one's own plan, or to begin one if one can be made."""
    if match.plans[side]:
        return (button(match, Verb.PLANS),)
    return () if why_no_plan(match, game, side) else (button(match, Verb.PLAN),)


def set_up_buttons(match: Match, side: Side) -> tuple[Choice, ...]:
    """Return the way to draw or change a set-up, as long as there are men to place."""
    return (button(match, Verb.SETUP),) if may_set_up(match, side) else ()


def claim_buttons(match: Match) -> tuple[Choice, ...]:
    """Return the claim of the win, when the time of the side to act has run out."""
    return (button(match, Verb.CLAIM, tone=Tone.PRIMARY),) if match.lapsed else ()


def agreement_buttons(match: Match, side: Side, kinds: Iterable[Agreement]) -> tuple[Choice, ...]:
    """Return what a side can do about agreements: ask, answer the opponent, end a pause.

    A side that waits for an answer gets nothing.
    """
    return tuple(each for kind in kinds for each in _buttons_of(kind, match, side))


def _buttons_of(kind: Agreement, match: Match, side: Side) -> tuple[Choice, ...]:
    word = kind.word(match)
    if kind is PAUSE and is_paused(match):
        return (button(match, Verb.RESUME),)
    if kind.can_be_asked(match, side):
        return (button(match, kind.asks, label=kind.ask_label or word),)
    if not kind.can_be_answered(match, side):
        return ()
    yes = button(match, kind.yes, label=f"{word}-yes")
    return (yes, button(match, kind.no, label=f"{word}-no"))


def confirm_buttons(match: Match, yes: Verb) -> tuple[Choice, ...]:
    """Return the answers to the question whether to do what may end the match."""
    return (button(match, yes, tone=Tone.DANGER), button(match, Verb.BOARD, label="back"))


def over_buttons(match: Match, account: AccountId | None) -> tuple[Choice, ...]:
    """Return what can be done when a match is over; anyone's view is its players' too."""
    looks: tuple[Choice, ...] = (
        button(match, Verb.REPLAY),
        button(match, Verb.ANALYSIS),
        button(match, Verb.RULES),
        replace(button(match, Verb.RECORD), rare=True),
        replace(details_button(match), rare=True),
    )
    if account is not None and account not in match.people:
        return looks
    side = match.side_of(account)
    talk = () if side is None else chat_buttons(match, side)
    public = () if side is None else agreement_buttons(match, side, (PUBLIC,))
    is_asked = side is not None and PUBLIC.can_be_answered(match, side)
    answers, offers = (public, ()) if is_asked else ((), public)
    computer = computer_side(match)
    person = computer.other if computer is not None else None  # who plays alone, on any board
    onward = next_level_buttons(match, person)
    can_retry = person is not None and may_try_again(match, person)
    retry = (button(match, Verb.RETRY),) if can_retry else ()
    rematch = button(match, Verb.REMATCH, tone=Tone.PLAIN if onward else Tone.PRIMARY)
    rare = (replace(each, rare=True) for each in (*offers, *talk))
    return (*answers, *onward, rematch, *retry, *looks, *rare)


def next_level_buttons(match: Match, side: Side | None) -> tuple[Choice, ...]:
    """Return the match against the next level, for who has beaten a computer."""
    beaten, key = level_of(computer_in(match) or AccountId("")), match.terms.ruleset
    if beaten is None or not has_won(match, side) or key not in KEYS:
        return ()
    level = harder_level(beaten)
    label = line("button-next-level", name=level_name(level))
    onward = Choice(Control(Verb.COMPUTER, choice=f"{level}={key}"), label, Tone.PRIMARY)
    return (onward,) if level > beaten else ()


def level_name(level: int) -> Line:
    """Return what a level with a name is called."""
    names = (name for name, number in NAMED_LEVELS.items() if number == level)
    return family_line("computer-level", next(names))


def _action_buttons(match: Match, game: Game) -> tuple[Choice, ...]:
    """Picking if there are squares to pick; the answers themselves if there are none."""
    actions = choices(game)
    if any(steps(action) for action in actions):
        label = "place" if is_placing(game) else ""
        set_up = (button(match, Verb.SETUP),) if is_placing(game) else ()
        return (button(match, Verb.PICK, label=label, tone=Tone.PRIMARY), *set_up)
    return tuple(
        button(match, Verb.PLAY, choice=index, label=game.write(action), tone=Tone.PRIMARY)
        for index, action in enumerate(actions)
    )


LEAP_ICON = 10
"""How many plies the long steps of a replay take."""


def replay_buttons(match: Match, number: int, count: int) -> tuple[Choice, ...]:
    """Return the ways on from one moment of a match, and what else can be had of it."""
    return (
        *step_buttons(match, Verb.REPLAY, number, count),
        button(match, Verb.WORDS, choice=number),
        button(match, Verb.ANIMATION),
        button(match, Verb.STILL),
        button(match, Verb.BOARD, label="back"),
    )


def step_buttons(match: Match, verb: Verb, number: int, count: int) -> tuple[Choice, ...]:
    """Return the ways on from one moment of a match, those that lead nowhere left out."""
    ways = (
        ("first", 0, number > 0),
        ("previous", number - 1, number > 0),
        ("next", number + 1, number < count),
        ("last", count, number < count),
        ("minus", number - LEAP_ICON, number >= LEAP_ICON),
        ("plus", number + LEAP_ICON, number + LEAP_ICON <= count),
    )
    return tuple(
        button(match, verb, choice=to, label=f"replay-{way}") for way, to, leads in ways if leads
    )


STEP_ICONS = ("replay-first", "replay-previous", "replay-next", "replay-last")
LEAP_ICONS = ("replay-minus", "replay-plus")
SET_UP_ROWS = (("setup-row", "setup-mirror", "setup-repeat"), ("setup-clear", "setup-yes"))


class WayLabel(NamedTuple):
    """A button's label and its choice; None if it leads nowhere from here."""

    label: Line
    choice: Choice | None


def ways(view: MatchView) -> tuple[tuple[WayLabel, ...], ...]:
    """Return the rows of ways of a replay's view; leaps only if a match is long enough."""
    if view.moment is None:
        return ()
    there = {choice.label.code: choice for choice in view.choices}
    rows = (STEP_ICONS, LEAP_ICONS) if _count(view.moment, there) >= LEAP_ICON else (STEP_ICONS,)
    return tuple(tuple(_way(name, there) for name in row) for row in rows)


def set_up_ways(view: MatchView) -> tuple[tuple[WayLabel, ...], ...]:
    """Return the rows of buttons by which a set-up is drawn; no rows for another view."""
    there = {choice.label.code: choice for choice in view.choices}
    rows = tuple(tuple(_way(name, there) for name in row) for row in SET_UP_ROWS)
    return rows if any(way.choice for row in rows for way in row) else ()


def besides(
    view: MatchView, rows: tuple[tuple[WayLabel, ...], ...] | None = None
) -> tuple[Choice, ...]:
    """Return a view's choices without those in these rows, or without the ways through a replay."""
    taken = {way.choice for row in (ways(view) if rows is None else rows) for way in row}
    return tuple(choice for choice in view.choices if choice not in taken)


def _way(name: str, there: dict[str, Choice]) -> WayLabel:
    label = family_line("button", name)
    return WayLabel(label, there.get(label.code))


def _count(moment: int, there: dict[str, Choice]) -> int:
    """Return how many moments a match has after its start, as its way to the last one says."""
    last = there.get(family_line("button", "replay-last").code)
    count = last.control.choice if last else moment
    return count if isinstance(count, int) else moment
