"""The first visit: three captures on a board, played in the page before anyone gives a name."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.core.matches.messages import family_line, line
from bot.frontends.web.frames import choice_frame
from bot.frontends.web.locale import page_texts
from bot.frontends.web.render import board
from bot.i18n import speaker
from render import Picture

if TYPE_CHECKING:
    from bot.core.views.views import Choice
    from bot.frontends.web import frames
    from bot.frontends.web.pictures import PictureRoutes

_START: Final = Picture(8, 8, "8/8/2Pb4/2Pp1pP1/2Pp4/8/8/4P3")
_ONE: Final = replace(_START, pieces="8/8/2Pb4/2Pp1pP1/2P1P3/8/8/8", path=("e1", "e4"))
_THREE: Final = replace(_START, pieces="8/8/2Pb4/2P1P1P1/2P5/8/8/8", path=("e4", "e5"))
_WON: Final = replace(_START, pieces="8/8/2P1P3/2P3P1/2P5/8/8/8", path=("e5", "e6"))

STEPS: Final = (
    (replace(_START, picked="e1", strikes=("e4",)), replace(_ONE, captured=("d4",))),
    (replace(_ONE, path=(), picked="e4", strikes=("e5",)), replace(_THREE, captured=("d5", "f5"))),
    (replace(_THREE, path=(), picked="e5", strikes=("e6",)), replace(_WON, captured=("d6",))),
)
"""The board before and after each move of the game to begin with; the target is marked."""


def name_request(
    language: str, pictures: PictureRoutes, ways: tuple[Choice, ...], *, invitation: bool
) -> frames.Stranger:
    """Return the first frame to a browser without an account, which is asked for a name.

    ``ways`` are what a person can do at once by giving it.
    """
    say = speaker(language).say
    return {
        "kind": "stranger",
        "texts": page_texts(language),
        "language": language,
        "invitation": invitation,
        "first": first_steps(language, pictures),
        "ways": [choice_frame(way, say(way.label)) for way in ways],
    }


def first_steps(language: str, pictures: PictureRoutes) -> list[frames.FirstStep]:
    """Return the steps of a first visit, in a language."""
    say = speaker(language).say
    steps: list[frames.FirstStep] = []
    for number, (before, after) in enumerate(STEPS, start=1):
        target = before.strikes[0]
        task = say(family_line("web-first-task", str(number)))
        done = say(family_line("web-first-done", str(number)))
        label = say(line("spot-captures", square=target))
        steps.append(
            {
                "task": task,
                "before": board(before, pictures, task),
                "square": target,
                "label": label,
                "after": board(after, pictures, done),
                "done": done,
            }
        )
    return steps
