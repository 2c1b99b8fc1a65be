"""Why an action is legal or not, as people ask for it: in words, and by a button under a refusal.

Each answer is for the person alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.controls import Verb
from bot.core.match.choices import choices
from bot.core.match.model import Stage
from bot.core.match.notation import action_in
from bot.core.messages import Refused, line, refused
from bot.core.talk.teaching import Cited
from bot.core.view.buttons import button
from bot.core.view.pictures import look_of
from bot.core.view.showing import answer, refusal
from bot.core.view.why import judge
from bot.core.view.why_view import why_choices, why_figure, why_lines
from engine.lettering import shown

if TYPE_CHECKING:
    from bot.core.controls import Control
    from bot.core.match.model import Account, Match
    from bot.core.talk.teaching import Rulebook
    from bot.core.view.showing import Showing
    from bot.core.view.views import Answer
    from engine.game import Game

UNCITED = Cited((), ())
"""What is legal rests on no passage."""


class Explaining:
    """Judges actions and cites the rules; changes nothing."""

    def __init__(self, showing: Showing, rulebook: Rulebook) -> None:
        """Show the match where a button is stale, and cite this book."""
        self._showing = showing
        self._rulebook = rulebook

    def hear(self, who: Account, found: Match, text: str) -> Answer:
        """Answer for the action that a text names; without one, say how to ask."""
        if found.game is None:
            return refusal(refused("not-begun"))
        if not text.strip():
            return _asked_back(found, found.game)
        judged = judge(found, found.game, who.id, text)
        if isinstance(judged, Refused):
            return refusal(judged)
        why = judged.refusal
        cited = self._rulebook.cite_refusal(found, why.code) if why else UNCITED
        return answer(
            *why_lines(found, judged),
            *cited.lines,
            figure=why_figure(found, judged, look_of(who, found.side_of(who.id))),
            choices=(
                *why_choices(found, judged),
                *cited.ways,
                button(found, Verb.BOARD, label="back"),
            ),
        )

    async def press(self, who: Account, control: Control, found: Match) -> Answer:
        """Answer a button as if its choice had been typed; it may be of an earlier turn."""
        if control.turn != found.turn:
            return refusal(refused("stale"), await self._showing.post(who, found.id))
        if found.game is None:
            return refusal(refused("not-begun"))
        letters = who.settings.letters.on(found.game.ruleset.letters)
        return self.hear(who, found, shown(control.choice, letters))


def _asked_back(found: Match, game: Game) -> Answer:
    """Ask which action is meant, with one that could be."""
    if found.stage is not Stage.RUNNING or game.outcome is not None:
        return refusal(refused("over"))
    return answer(line("why-ask", example=action_in(game, choices(game)[0])))
