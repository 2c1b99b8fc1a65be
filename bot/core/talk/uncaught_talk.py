"""Why the last ply did not capture a piece, as players ask it by a button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.controls import Verb
from bot.core.match.model import Stage
from bot.core.match.notation import square_in
from bot.core.messages import line, refused
from bot.core.view.buttons import button
from bot.core.view.pictures import look_of
from bot.core.view.showing import answer, refusal
from bot.core.view.uncaught import reason_figure, reason_for, reason_lines, wondered_at
from bot.core.view.views import Choice

if TYPE_CHECKING:
    from bot.core.controls import Control
    from bot.core.match.model import Account, Match
    from bot.core.talk.teaching import Rulebook
    from bot.core.view.showing import Showing
    from bot.core.view.views import Answer
    from engine.board import Square
    from engine.ruleset import Ruleset


class Uncapturing:
    """Answers for one piece at a time; each answer is for the person alone."""

    def __init__(self, showing: Showing, rulebook: Rulebook) -> None:
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
        rules, squares = found.game.ruleset, wondered_at(found)
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
    return Choice(asks.id, line("uncaught-piece", square=square_in(rules, square)))


def _back(match: Match) -> Choice:
    return button(match, Verb.BOARD, label="back")
