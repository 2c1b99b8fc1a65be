"""Choices as menus of at most 25 options. Pure."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from bot.core.matches.messages import line
from bot.core.views.views import Choice
from bot.frontends.discord.markup import cut
from bot.frontends.discord.message import MAX_OPTION, MAX_OPTIONS, MAX_PLACEHOLDER, Menu, Option

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bot.core.matches.messages import Line
    from bot.core.views.views import Hotspot
    from render import Picture

    Say = Callable[[Line], str]


def square_menus(
    choices: Iterable[Choice], spots: tuple[Hotspot, ...], ask: Line, say: Say
) -> tuple[Menu, ...]:
    """Render choices of squares as menus, split between ranks where one does not hold them."""
    rank_of = {spot.control: spot.square[1:] for spot in spots}
    packs: list[tuple[Choice, ...]] = [()]
    for _, found in groupby(choices, lambda choice: rank_of.get(choice.control, "")):
        for part in chunks(tuple(found)):
            if len(packs[-1]) + len(part) > MAX_OPTIONS:
                packs.append(())
            packs[-1] += part
    return menus_of(filter(None, packs), ask, say)


def other_pieces(
    spots: tuple[Hotspot, ...], steps: list[Choice], picture: Picture | None, say: Say
) -> tuple[Menu, ...]:
    """Render the pieces that may be picked instead of the one that is picked, as menus."""
    taken = {step.control for step in steps}
    picked = picture.picked if picture else None
    others = [
        Choice(spot.control, line("step", square=spot.name))
        for spot in spots
        if spot.control not in taken and spot.square != picked
    ]
    return square_menus(others, spots, line("discord-another-piece"), say)


def menus_of(lists: Iterable[tuple[Choice, ...]], ask: Line, say: Say) -> tuple[Menu, ...]:
    """Render lists of choices as a menu each; several tell where each begins and ends."""
    parts = [
        tuple(Option(str(each.control), cut(say(each.label), MAX_OPTION)) for each in listed)
        for listed in lists
    ]
    placeholder = say(ask)
    if len(parts) == 1:
        return (Menu(cut(placeholder, MAX_PLACEHOLDER), parts[0]),)
    return tuple(
        Menu(cut(f"{placeholder} {part[0].label} … {part[-1].label}", MAX_PLACEHOLDER), part)
        for part in parts
    )


def chunks(choices: tuple[Choice, ...]) -> list[tuple[Choice, ...]]:
    """Split choices into lists that a menu holds."""
    return [choices[at : at + MAX_OPTIONS] for at in range(0, len(choices), MAX_OPTIONS)]
