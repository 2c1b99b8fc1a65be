"""The commands to a match that words and buttons are. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.controls import Verb
from bot.core.matches.actions import HUFF
from bot.core.matches.commands import (
    AnswerDraw,
    AnswerTakeback,
    AskTakeback,
    Claim,
    Decline,
    DeclinePause,
    OfferDraw,
    Pause,
    Play,
    Propose,
    Resign,
    Resume,
    Withdraw,
)
from bot.core.matches.drafts import read_draft

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bot.core.context import RequestContext
    from bot.core.controls import Control
    from bot.core.matches.commands import Command
    from bot.core.matches.model import AccountId

OF_WORD: Mapping[str, Callable[[AccountId], Command]] = {
    "decline": Decline,
    "withdraw": Withdraw,
    "draw": OfferDraw,
    "claim": Claim,
    "pause": Pause,
    "resume": Resume,
}
"""The commands of words that need no more than a match."""

OF_VERB: Mapping[Verb, Callable[[AccountId, int], Command]] = {
    Verb.DECLINE: lambda who, _turn: Decline(who),
    Verb.WITHDRAW: lambda who, _turn: Withdraw(who),
    Verb.RESIGN_YES: Resign,
    Verb.CLAIM: Claim,
    Verb.PAUSE: Pause,
    Verb.PAUSE_NO: DeclinePause,
    Verb.RESUME: Resume,
    Verb.DRAW: OfferDraw,
    Verb.DRAW_YES: lambda who, turn: AnswerDraw(who, agree=True, turn=turn),
    Verb.DRAW_NO: lambda who, turn: AnswerDraw(who, agree=False, turn=turn),
    Verb.TAKEBACK: AskTakeback,
    Verb.TAKEBACK_YES: lambda who, turn: AnswerTakeback(who, agree=True, turn=turn),
    Verb.TAKEBACK_NO: lambda who, turn: AnswerTakeback(who, agree=False, turn=turn),
}
"""The commands of buttons that need no more than a match and its turn."""


def command_of(who: AccountId, control: Control, context: RequestContext) -> Command | None:
    """Return the command that a button is, or None for one that is something else, or forged."""
    if command := OF_VERB.get(control.verb):
        return command(who, control.turn)
    match control.verb:
        case Verb.PLAY if control.choice.isdigit():
            return Play(who, int(control.choice), control.turn, context.stay)
        case Verb.HUFF_YES if control.choice:
            return Play(who, HUFF + control.choice, control.turn, context.stay)
        case Verb.TERMS_YES if draft := read_draft(control.choice):
            return Propose(who, draft.terms, control.turn, keeps_clock=draft.clock is None)
        case _:
            return None
