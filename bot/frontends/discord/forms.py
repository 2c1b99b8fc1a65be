"""Forms: a challenge's terms, a record to read, a move; and what was filled into them.

A form is in the language of the client, as it opens before the account's settings are loaded. What
is filled in is given as the options of a command are, and read by the same grammar.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import discord

from bot.core.handlers.play import MAX_WORD_LENGTH
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
    from collections.abc import Collection, Iterator, Mapping

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

MAX_RADIOS: Final = 5
"""How many values are shown one below the other; more are a menu. Discord takes ten."""

TICKED: Final = "ticked"
RATED: Final = "rated"
"""The custom id of what is ticked, and the value of a box; others are called as options are."""

RECORD_FORM_ID: Final = "r:"
NEW_FORM_ID: Final = re.compile(r"n:(?P<ruleset>[a-z-]*):(?P<level>\d?):(?P<side>\w*):(?P<word>.*)")
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
    field = discord.ui.TextInput[Any](custom_id="move", max_length=TEXT_LIMIT)
    label = _field(say, line("discord-type-label"), field)
    return Form(f"f:{match}", say(line("discord-type-title")), label)


def record_form(language: str) -> Form:
    """Return the form for a record, which is pasted or uploaded."""
    say, style = speaker(language).say, discord.TextStyle.paragraph
    text: Any = discord.ui.TextInput(custom_id="text", style=style, required=False)
    file: Any = discord.ui.FileUpload(custom_id=FILE, max_values=1, required=False)
    size = line("discord-form-size", count=MAX_FILE_BYTES // 1024)
    pasted = _field(say, line("discord-form-text"), text)
    uploaded = _field(say, line("discord-form-file"), file, size)
    return Form(RECORD_FORM_ID, say(line("discord-form-record")), pasted, uploaded)


def new_form(request: Request, user: discord.abc.Snowflake | None, language: str) -> Form | None:
    """Return the form for a challenge that a command begins, None for terms that are refused.

    ``user`` is who is challenged, if one was picked. Without a ruleset this is asked in place of
    its options. If there is no room, the side stays as it was given.
    """
    wanted = proposal(request)
    if isinstance(wanted, Refused):
        return None
    say, draft, clock = speaker(language).say, draft_of(wanted.terms), wanted.terms.clock
    fields, options = [], draft.options
    title, key, level = ruleset_line(draft.key), draft.key, request.get("level")
    if not level:
        picked: Any = [user] if user else []
        menu: Any = discord.ui.UserSelect(custom_id="opponent", min_values=0, default_values=picked)
        about = line("discord-option-opponent")
        fields.append(_field(say, line("discord-form-opponent"), menu, about))
    if not request.get("ruleset"):
        title, key, options = line("discord-form-title"), "", ()
        games = _choice(say, "ruleset", [(each, ruleset_line(each)) for each in KEYS])
        fields.append(_field(say, line("discord-option-ruleset"), games))
    fields.extend(_terms(say, draft, options, write_clock(clock), clock))
    side = draft.side if len(fields) > MAX_FIELDS else ""
    custom_id = f"n:{key}:{level}:{side}:{request.get('word')[:MAX_WORD_LENGTH]}"
    return Form(custom_id, say(title), *fields)


def terms_form(control: Control | None, language: str) -> Form | None:
    """Return the form for other terms of a challenge, None for a control that offers no draft."""
    draft = read_draft(str(control.choice)) if control else None
    if draft is None:
        return None
    say = speaker(language).say
    clock = "" if draft.clock is None else SUGGESTED[draft.clock]
    fields = _terms(say, draft, draft.options, clock)
    return Form(f"c:{control}", say(ruleset_line(draft.key)), *fields)


def with_terms(control: Control | None, filled: Filled) -> Control | None:
    """Return the control that offers what was filled in, None if it cannot be read."""
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
    both = option.values if option.values[0][0] == ON else option.values[::-1]
    return both if len(both) == 2 else ()  # noqa: PLR2004 -- yes or no


def _terms(
    say: Say, draft: Draft, options: tuple[OptionChoice, ...], clock: str, *clocks: Clock | None
) -> Iterator[Field]:
    """Return the fields of a draft: each option of several values, all that is ticked, the rest.

    ``clock`` is the one that is chosen so far, empty to keep what a challenge has; ``clocks`` are
    offered besides those that always are.
    """
    boxes = [(RATED, line("discord-rated", value=ON), line("discord-option-rated"), draft.rated)]
    for option, pick in zip(options, draft.picks, strict=False):
        now = option.values[pick]
        if both := ways(option):
            otherwise = line("discord-form-otherwise", value=both[1][1])
            boxes.append((option.name, both[0][1], otherwise, now == both[0]))
        else:
            values = _choice(say, option.name, option.values, now[0])
            yield _field(say, family_line("discord-form", option.name), values)
    box: Any = discord.CheckboxGroupOption
    ticks = [
        box(value=name, label=_begun(say(label)), description=_begun(say(about)), default=is_set)
        for name, label, about, is_set in boxes
    ]
    group: Any = discord.ui.CheckboxGroup(
        custom_id=TICKED, required=False, min_values=0, max_values=len(ticks), options=ticks
    )
    yield _field(say, line("discord-form-ticks"), group)
    named = {write_clock(each): clock_label(each) for each in (*clocks, *suggested_clocks())}
    kept = None if clock else line("discord-form-kept")
    yield _field(say, line("discord-form-clock"), _choice(say, "clock", named.items(), clock), kept)
    wishes = [(str(wish), line("discord-form-wish", side=wish)) for wish in SideWish]
    yield _field(say, line("discord-option-side"), _choice(say, "side", wishes, draft.side))


def _choice(say: Say, name: str, values: Collection[tuple[str, Line]], chosen: str = "") -> Any:
    """Return how one of the values is chosen: of few by radio buttons, of more from a menu."""
    are_few = len(values) <= MAX_RADIOS
    option: Any = discord.RadioGroupOption if are_few else discord.SelectOption
    kind: Any = discord.ui.RadioGroup if are_few else discord.ui.Select
    options = [
        option(value=value, label=_begun(say(meaning)), default=value == chosen)
        for value, meaning in values
    ]
    return kind(custom_id=name, required=are_few, options=options)


def _field(say: Say, label: Line, component: Any, about: Line | None = None) -> Field:
    hint = cut(say(about), MAX_OPTION) if about else None
    return discord.ui.Label(text=cut(say(label), MAX_TITLE), description=hint, component=component)


def _begun(text: str) -> str:
    """Return a text that begins with a capital letter, cut."""
    return cut(text[:1].upper() + text[1:], MAX_OPTION)
