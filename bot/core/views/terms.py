"""A challenge as its challenger sees it who chooses another game, options or side. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.matches.controls import Control, Verb
from bot.core.matches.messages import Refused, family_line, line, refused
from bot.core.typed.clock_text import clock_label, clock_line, suggested_clocks
from bot.core.typed.drafts import (
    BACK,
    CLOCK_OPTION,
    GAME_OPTION,
    Draft,
    draft_of,
    plain_draft,
    read_draft,
)
from bot.core.typed.terms import ruleset_line
from bot.core.views.buttons import button
from bot.core.views.match import match_view
from bot.core.views.views import Choice, MatchView, Tone, Viewer
from engine.catalogue import KEYS

if TYPE_CHECKING:
    from bot.core.matches.clocks import Clock
    from bot.core.matches.messages import Line
    from bot.core.matches.model import Match
    from bot.core.typed.terms import OptionChoice

TOGGLED_IN_PLACE = 2
"""An option of so many values is changed by its button; of more they are listed first."""


def terms_view(match: Match, viewer: Viewer, choice: str) -> MatchView | Refused:
    """Return a challenge on the way to other terms: which game, its options, or one's values.

    ``choice`` is a draft's text; without one it is asked which game.
    """
    if not choice:
        now = draft_of(match.terms)
        return _which_game(match, viewer, now, button(match, Verb.BOARD, label="back"))
    draft = read_draft(choice)
    if draft is None:
        return refused("forged")
    if draft.asked == BACK:
        draft = replace(draft, asked=None)
    if draft.asked == GAME_OPTION:
        return _which_game(match, viewer, draft, _back_to(match, draft))
    if draft.asked == CLOCK_OPTION:
        return _clocks(match, viewer, draft)
    return _game(match, viewer, draft) if draft.asked is None else _values(match, viewer, draft)


def _which_game(match: Match, viewer: Viewer, now: Draft, back: Choice) -> MatchView:
    drafts = (
        replace(now, asked=None)
        if key == now.key
        else replace(plain_draft(key, now.side), clock=now.clock, rated=now.rated)
        for key in KEYS
    )
    games = tuple(_choice(match, draft, ruleset_line(draft.key)) for draft in drafts)
    return _shown(match, viewer, notes=(line("terms-which"),), choices=(*games, back))


def _game(match: Match, viewer: Viewer, draft: Draft) -> MatchView:
    offer = button(match, Verb.TERMS_YES, choice=str(draft), tone=Tone.PRIMARY)
    side = _choice(match, draft.with_next_side(), family_line("terms-side", draft.side))
    is_rated = line("terms-rated") if draft.rated else line("terms-unrated")
    rated = _choice(match, replace(draft, rated=not draft.rated), is_rated)
    options = tuple(_option(match, draft, number) for number in range(len(draft.options)))
    return _shown(
        match,
        viewer,
        notes=(
            line("terms-now", ruleset=ruleset_line(draft.terms.ruleset)),
            family_line("about", draft.key),
            clock_line(_clock(match, draft)),
            line("terms-change"),
        ),
        choices=(
            offer,
            *options,
            side,
            rated,
            _choice(
                match, replace(draft, asked=CLOCK_OPTION), _now(clock_label(_clock(match, draft)))
            ),
            _choice(match, replace(draft, asked=GAME_OPTION), line("button-another-game")),
            _leaving(match, draft),
        ),
    )


def _clocks(match: Match, viewer: Viewer, draft: Draft) -> MatchView:
    now = _clock(match, draft)
    clocks = tuple(
        _choice(match, draft.with_clock(number), _value(clock_label(clock), chosen=clock == now))
        for number, clock in enumerate(suggested_clocks())
    )
    notes = (clock_line(now), line("terms-clock"))
    return _shown(match, viewer, notes=notes, choices=(*clocks, _back_to(match, draft)))


def _clock(match: Match, draft: Draft) -> Clock | None:
    return match.terms.clock if draft.clock is None else draft.terms.clock


def _option(match: Match, draft: Draft, number: int) -> Choice:
    """Return the button of an option, which shows its value."""
    option, pick = draft.options[number], draft.picks[number]
    said = _now(_meaning(option, pick))
    if len(option.values) > TOGGLED_IN_PLACE:
        return _choice(match, replace(draft, asked=number), said)
    return _choice(match, draft.with_pick(number, 1 - pick), said)


def _values(match: Match, viewer: Viewer, draft: Draft) -> MatchView:
    number = draft.asked or 0
    option, now = draft.options[number], draft.picks[number]
    values = tuple(
        _choice(
            match,
            draft.with_pick(number, pick),
            _value(_meaning(option, pick), chosen=pick == now),
        )
        for pick in range(len(option.values))
    )
    ruleset = ruleset_line(draft.terms.ruleset)
    notes = (line("terms-now", ruleset=ruleset), line("terms-values"))
    return _shown(match, viewer, notes=notes, choices=(*values, _back_to(match, draft)))


def _value(meaning: Line, *, chosen: bool) -> Line:
    return line("terms-chosen", value=meaning) if chosen else meaning


def _now(meaning: Line) -> Line:
    """What is chosen so far, on a button that leads to something else."""
    return line("terms-option", value=meaning)


def _meaning(option: OptionChoice, pick: int) -> Line:
    return option.values[pick][1]


def _choice(match: Match, draft: Draft, label: Line) -> Choice:
    return Choice(Control(Verb.TERMS, match.id, match.turn, str(draft)), label)


def _shown(
    match: Match, viewer: Viewer, *, notes: tuple[Line, ...], choices: tuple[Choice, ...]
) -> MatchView:
    return replace(match_view(match, viewer), notes=notes, choices=choices)


def _back_to(match: Match, draft: Draft) -> Choice:
    """Return the button from a list of values back to the draft."""
    return _choice(match, replace(draft, asked=BACK), line("button-back"))


def _leaving(match: Match, draft: Draft) -> Choice:
    """Return the button back to the challenge, which says so if changes are lost."""
    is_changed = draft != draft_of(match.terms)
    return button(match, Verb.BOARD, label="discard" if is_changed else "back")
