"""Why an action is legal or not, as people ask for it: in words, and by a button under a refusal.

Each answer is for the person alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.controls import Verb
from bot.core.handlers.teaching import Citation
from bot.core.matches.actions import choices
from bot.core.matches.model import Stage
from bot.core.matches.notation import action_notation, square_notation
from bot.core.messages import Refused, line, refused
from bot.core.views.buttons import button
from bot.core.views.pictures import look_of
from bot.core.views.queries import answer, refusal
from bot.core.views.views import Choice
from bot.core.views.why import judge
from bot.core.views.why_not_captured import askable_squares, reason_figure, reason_for, reason_lines
from bot.core.views.why_view import why_choices, why_figure, why_lines
from engine.lettering import shown

if TYPE_CHECKING:
    from bot.core.controls import Control
    from bot.core.handlers.teaching import Rulebook
    from bot.core.matches.model import Account, Match
    from bot.core.views.queries import ViewQueries
    from bot.core.views.views import Answer
    from engine.board import Square
    from engine.game import Game
    from engine.ruleset import Ruleset


NO_CITATION = Citation((), ())
"""What is legal rests on no passage."""


class WhyHandlers:
    """Judges actions and cites the rules; changes nothing."""

    def __init__(self, showing: ViewQueries, rulebook: Rulebook) -> None:
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
        cited = self._rulebook.cite_refusal(found, why.code) if why else NO_CITATION
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
    return answer(line("why-ask", example=action_notation(game, choices(game)[0])))


class WhyNotCapturedHandlers:
    """Answers for one piece at a time; each answer is for the person alone."""

    def __init__(self, showing: ViewQueries, rulebook: Rulebook) -> None:
        """Show the match where a button is stale, and cite this book."""
        self._showing = showing
        self._rulebook = rulebook

    async def press(self, who: Account, control: Control, found: Match) -> Answer:
        """Answer a button, by its choice: a square, or nothing where it is still to be chosen."""
        if found.game is None or found.side_of(who.id) is None:
            return refusal(refused("stranger"))
        if found.stage is not Stage.RUNNING:
            return refusal(refused("over"))
        if control.turn != found.turn:
            return refusal(refused("stale"), await self._showing.post(who, found.id))
        rules, squares = found.game.ruleset, askable_squares(found)
        asked = [each for each in squares if control.choice in {"", rules.board.name(each)}]
        if not asked:
            return refusal(refused("forged"))
        if len(asked) > 1:
            ways = tuple(_way(found, rules, each) for each in asked)
            return answer(line("uncaught-which"), choices=(*ways, _back(found)))
        others = tuple(_way(found, rules, each) for each in squares if each != asked[0])
        return self._explained(who, found, asked[0], others)

    def _explained(
        self, who: Account, found: Match, square: Square, others: tuple[Choice, ...]
    ) -> Answer:
        reason = reason_for(found, square)
        cited = self._rulebook.cite_uncaught(found, reason.why.code)
        return answer(
            *reason_lines(reason),
            *(cited.lines if cited else ()),
            figure=reason_figure(reason, look_of(who, found.side_of(who.id))),
            choices=(*(cited.ways if cited else ()), *others, _back(found)),
        )


def _way(match: Match, rules: Ruleset, square: Square) -> Choice:
    asks = button(match, Verb.UNCAUGHT, choice=rules.board.name(square))
    return Choice(asks.id, line("uncaught-piece", square=square_notation(rules, square)))


def _back(match: Match) -> Choice:
    return button(match, Verb.BOARD, label="back")
