"""Forms: a challenge's terms, a record to read, a move; and what was filled into them.

A form is in the language of the client, as it opens before the account's settings are loaded. What
is filled in is given as the options of a command are, and read by the same grammar.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import discord

from bot.core.matches import actions_table as table
from bot.core.matches.messages import Refused, family_line, line
from bot.core.matches.model import SideWish
from bot.core.typed.clock_text import SUGGESTED, clock_label, suggested_clocks, write_clock
from bot.core.typed.drafts import draft_of, read_draft
from bot.core.typed.terms import OFF, ON, option_choices, proposal, ruleset_line
from bot.core.typed.words import MAX_FILE_BYTES, TEXT_LIMIT, Request
from bot.frontends.discord.message import MAX_OPTION, cut
from bot.frontends.discord.requests import FILE
from bot.i18n import speaker
from engine.catalogue import KEYS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from bot.core.matches.clocks import Clock
    from bot.core.matches.controls import Control
    from bot.core.matches.messages import Line
    from bot.core.typed.drafts import Draft
    from bot.core.typed.terms import OptionChoice
    from bot.frontends.discord.layout import Say

FORM: Final = "form"
"""The text for the options of a challenge that are to be chosen in a form."""

MAX_FIELDS: Final = 5
MAX_TITLE: Final = 45
"""In characters; the same holds for the label of a field."""

MAX_TYPED: Final = 4000
"""The most characters of a field for text."""

MAX_RADIOS: Final = 5
"""How many values are shown one below the other; more are a menu. Discord takes ten."""

MAX_WORD: Final = 30
"""How many characters of the word that is mixed into the dice a custom id carries: all of it."""

MOVE: Final = "move"
TICKED: Final = "ticked"
RATED: Final = "rated"
"""The custom ids of fields, and the value of a box; others are called as options are."""

MOVE_FORM_PREFIX: Final = "f:"
TERMS_FORM_PREFIX: Final = "c:"
"""The prefix of the custom id of the form for other terms; a control's text follows."""

RECORD_FORM_ID: Final = "r:"
NEW_FORM_ID: Final = re.compile(
    rf"n:(?P<ruleset>[a-z-]*):(?P<level>[0-9]?):(?P<side>[a-z]*):(?P<word>.{{0,{MAX_WORD}}})"
)
"""The custom id of the form for a new challenge, with what is not asked in it."""

Field: TypeAlias = discord.ui.Label[Any]
Filled: TypeAlias = dict[str, tuple[str, ...]]


class Form(discord.ui.Modal):
    """A form; fields after the fifth are left out."""

    def __init__(self, custom_id: str, title: str, *fields: Field) -> None:
        super().__init__(title=cut(title, MAX_TITLE), custom_id=custom_id)
        for field in fields[:MAX_FIELDS]:
            self.add_item(field)
        self.stop()  # so that discord.py does not keep the form


def filled_in(data: Any) -> Filled:
    """Return what was filled into each field of a form, by the field's custom id."""
    found: Filled = {}
    for row in data.get("components", ()):
        for field in (*row.get("components", ()), row.get("component") or {}):
            chosen = field.get("values") or filter(None, (field.get("value"),))
            found[str(field.get("custom_id"))] = tuple(map(str, chosen))
    return found


def move_form(match: str, language: str) -> Form:
    """Return the form with one field for a move in a match, in which other words are read too."""
    say = speaker(language).say
    field = discord.ui.TextInput[Any](custom_id=MOVE, max_length=TEXT_LIMIT)
    label = _field(say(line("discord-type-label")), field)
    return Form(f"{MOVE_FORM_PREFIX}{match}", say(line("discord-type-title")), label)


def record_form(language: str) -> Form:
    """Return the form for a record, which is pasted or uploaded."""
    say, style = speaker(language).say, discord.TextStyle.paragraph
    text = discord.ui.TextInput[Any](
        custom_id="text", style=style, max_length=MAX_TYPED, required=False
    )
    file = discord.ui.FileUpload[Any](custom_id=FILE, max_values=1, required=False)
    size = say(line("discord-form-size", count=MAX_FILE_BYTES // 1024))
    pasted = _field(say(line("discord-form-text")), text)
    uploaded = _field(say(line("discord-form-file")), file, size)
    return Form(RECORD_FORM_ID, say(line("discord-form-record")), pasted, uploaded)


def challenge_form(request: Request, opponent: int | None, language: str) -> Form | None:
    """Return the form for a challenge that a command begins, None for terms that are refused.

    ``opponent`` is the id of the user who is challenged, if one was picked. Without a ruleset this
    is asked in place of its options. Where there is no room, the side stays as it was given.
    """
    wanted = proposal(request)
    if isinstance(wanted, Refused):
        return None
    say, draft = speaker(language).say, draft_of(wanted.terms)
    level, named = request.get("level"), draft.key if request.get("ruleset") else ""
    picked = [discord.Object(opponent, type=discord.User)] if opponent else []
    users = discord.ui.UserSelect[Any](custom_id="opponent", min_values=0, default_values=picked)
    about, ask = say(line("discord-option-opponent")), say(line("discord-option-ruleset"))
    games = tuple((key, ruleset_line(key)) for key in KEYS)
    clock = wanted.terms.clock
    fields = (
        *(() if level else (_field(say(line("discord-form-opponent")), users, about),)),
        *(() if named else (_field(ask, _choice(say, "ruleset", games)),)),
        *_rules(say, draft, draft.options if named else ()),
        _clock(say, (clock, *suggested_clocks()), write_clock(clock)),
        _side(say, draft),
    )
    side = draft.side if len(fields) > MAX_FIELDS else ""
    title = ruleset_line(draft.key) if named else line("discord-form-title")
    custom_id = f"n:{named}:{level}:{side}:{request.get('word')[:MAX_WORD]}"
    return Form(custom_id, say(title), *fields)


def terms_form(control: Control | None, language: str) -> Form | None:
    """Return the form for other terms of a challenge, None for a control that offers no draft."""
    draft = read_draft(str(control.choice)) if control else None
    if draft is None:
        return None
    say = speaker(language).say
    clock = "" if draft.clock is None else SUGGESTED[draft.clock]
    fields = (
        *_rules(say, draft, draft.options),
        _clock(say, suggested_clocks(), clock, say(line("discord-form-kept"))),
        _side(say, draft),
    )
    return Form(f"{TERMS_FORM_PREFIX}{control}", say(ruleset_line(draft.key)), *fields)


def with_terms(control: Control | None, filled: Filled) -> Control | None:
    """Return the control that offers what was filled in, None where it cannot be read."""
    draft = read_draft(str(control.choice)) if control else None
    given = challenge_given({"ruleset": draft.key if draft else ""}, filled)
    wanted = proposal(Request("challenge", given))
    if control is None or draft is None or isinstance(wanted, Refused):
        return None
    clock = SUGGESTED.index(given["clock"]) if given.get("clock") in SUGGESTED else None
    return replace(control, choice=str(replace(draft_of(wanted.terms), clock=clock)))


def challenge_given(carried: Mapping[str, str], filled: Filled) -> dict[str, str]:
    """Return what was filled in, and what the form carried, as the options of ``challenge``."""
    key, ticked = carried["ruleset"], filled.get(TICKED, ())
    values = {**carried, **{name: chosen[0] for name, chosen in filled.items() if chosen}}
    options = option_choices(key) if key in KEYS else ()
    for option in options:
        if both := ways(option):
            values[option.name] = both[option.name not in ticked][0]
    listed = (f"{each.name}={values[each.name]}" for each in options if each.name in values)
    values |= {"options": ",".join(listed), "rated": ON if RATED in ticked else OFF}
    return {name: values[name] for name in table.CHALLENGE.options if values.get(name)}


def ways(option: OptionChoice) -> tuple[tuple[str, Line], ...]:
    """Return how an option is when it is ticked, and otherwise; nothing for one that is not."""
    if len(option.values) != 2:  # noqa: PLR2004 -- yes or no
        return ()
    usual, other = option.values
    return (usual, other) if usual[0] == ON else (other, usual)


def _rules(say: Say, draft: Draft, options: tuple[OptionChoice, ...]) -> Iterator[Field]:
    """Return a field for each option of several values, and one with all that is ticked."""
    boxes = [(RATED, line("discord-rated", value=ON), line("discord-option-rated"), draft.rated)]
    for option, pick in zip(options, draft.picks, strict=False):
        now = option.values[pick]
        if both := ways(option):
            otherwise = line("discord-form-otherwise", value=both[1][1])
            boxes.append((option.name, both[0][1], otherwise, now == both[0]))
        else:
            label = say(family_line("discord-form", option.name))
            yield _field(label, _choice(say, option.name, option.values, now[0]))
    ticks = [
        discord.CheckboxGroupOption(
            value=name, label=_begun(say(label)), description=_begun(say(about)), default=is_set
        )
        for name, label, about, is_set in boxes
    ]
    group = discord.ui.CheckboxGroup[Any](
        custom_id=TICKED, required=False, min_values=0, max_values=len(ticks), options=ticks
    )
    yield _field(say(line("discord-form-ticks")), group)


def _clock(say: Say, clocks: Iterable[Clock | None], chosen: str, about: str = "") -> Field:
    named = {write_clock(each): clock_label(each) for each in clocks}
    field = _choice(say, "clock", tuple(named.items()), chosen)
    return _field(say(line("discord-form-clock")), field, about)


def _side(say: Say, draft: Draft) -> Field:
    wishes = tuple((str(wish), line("discord-form-wish", side=wish)) for wish in SideWish)
    return _field(say(line("discord-option-side")), _choice(say, "side", wishes, draft.side))


def _choice(say: Say, name: str, values: tuple[tuple[str, Line], ...], chosen: str = "") -> Any:
    """Return how one of the values is chosen: of few by radio buttons, of more from a menu."""
    are_few = len(values) <= MAX_RADIOS
    option: Any = discord.RadioGroupOption if are_few else discord.SelectOption
    kind: Any = discord.ui.RadioGroup if are_few else discord.ui.Select
    options = [
        option(value=value, label=_begun(say(meaning)), default=value == chosen)
        for value, meaning in values
    ]
    return kind(custom_id=name, required=are_few, options=options)


def _field(label: str, component: Any, about: str = "") -> Field:
    described = cut(about, MAX_OPTION) or None
    return discord.ui.Label(text=cut(label, MAX_TITLE), description=described, component=component)


def _begun(text: str) -> str:
    """Return a text that begins with a capital letter, cut."""
    return cut(text[:1].upper() + text[1:], MAX_OPTION)
