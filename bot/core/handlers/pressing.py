"""Does what buttons ask for; a control may be old, foreign or forged, and then changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.controls import Verb
from bot.core.handlers.games import help_answer
from bot.core.handlers.replay import worded
from bot.core.handlers.vacations import ENDED
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
from bot.core.matches.decide import why_not_yours_to_change
from bot.core.matches.drafts import read_draft
from bot.core.matches.model import Match, Stage
from bot.core.messages import Refused, line, refused
from bot.core.views.buttons import more_buttons
from bot.core.views.queries import answer, refusal

if TYPE_CHECKING:
    from bot.core.context import RequestContext
    from bot.core.controls import Control
    from bot.core.handlers.acting import MatchHandlers
    from bot.core.handlers.asides import FeatureHandlers
    from bot.core.handlers.hearing import CommandHandlers
    from bot.core.matches.commands import Command
    from bot.core.matches.drafts import Draft
    from bot.core.matches.model import Account, AccountId, MatchId
    from bot.core.views.queries import ViewQueries
    from bot.core.views.views import Answer


PREMOVE_VERBS = frozenset({Verb.PLAN, Verb.PLAN_YES, Verb.PLAN_NO, Verb.PLANS})


class ButtonHandlers:
    """Turns a control into what is done and shown."""

    def __init__(
        self,
        acting: MatchHandlers,
        showing: ViewQueries,
        asides: FeatureHandlers,
        *,
        hearing: CommandHandlers,
    ) -> None:
        """Do what a control asks through the same parts that words use."""
        self._acting = acting
        self._showing = showing
        self._asides = asides
        self._hearing = hearing

    async def do(self, who: Account, control: Control | None, here: RequestContext) -> Answer:
        """Do what a control asks for; None is one that cannot be read."""
        if control is None:
            return refusal(refused("forged"))
        if control.match:
            return await self._in_match(who, control, match_id=control.match, here=here)
        match control.verb:
            case Verb.GAMES:
                return await self._hearing.games(who)
            case Verb.RULES:
                return self._asides.rulebook.turn(who, control.choice)
            case Verb.LEARN:
                return await self._asides.learning.press(who, control.choice)
            case Verb.SETTINGS:
                return await self._set(who, control.choice)
            case Verb.UNBLOCK:
                return await self._asides.blocking.unblock(who, control.choice)
            case Verb.FORGET_YES if not control.choice:
                return await self._asides.forgetting.forget(who)
            case Verb.HELP:
                return help_answer()
            case _:
                return refusal(refused("forged"))

    async def _set(self, who: Account, choice: str) -> Answer:
        name, _, value = choice.partition("=")
        if name and choice != ENDED and not self._asides.settings.knows(name):
            return refusal(refused("forged"))
        return await self._asides.settle(who, {name: value} if name else {})

    async def _in_match(
        self, who: Account, control: Control, *, match_id: MatchId, here: RequestContext
    ) -> Answer:
        if control.verb is Verb.ACCEPT:
            return await self._acting.accept(who, match_id, here.stay, turn=control.turn)
        command = _command(who.id, control, here)
        if command is not None:
            return await self._acting.act(who, match_id, command)
        found = await self._acting.find(match_id)
        if isinstance(found, Refused):
            return refusal(found)
        if control.verb is Verb.REMATCH:
            return await self._asides.rematching.ask(who, found, here)
        if control.verb in PREMOVE_VERBS:
            return await self._asides.planning.press(who, control, found)
        return await self._look(who, control, found)

    async def _look(self, who: Account, control: Control, found: Match) -> Answer:
        match control.verb:
            case Verb.RULES:
                return self._asides.rulebook.turn(who, control.choice, found)
            case Verb.MORE:
                return answer(line("more"), choices=more_buttons(found, found.side_of(who.id)))
            case Verb.WORDS | Verb.RECORD | Verb.REPLAY | Verb.ANIMATION | Verb.STILL:
                return await self._tell(who, control, found)
            case Verb.WHY | Verb.UNCAUGHT:
                return await self._asides.explain(who, control, found)
            case Verb.BLOCK:
                return await self._asides.blocking.block_opponent(who, found)
            case Verb.BOARD:
                return answer(view=await self._showing.view(who, found))
            case Verb.RESIGN:
                return await self._acting.ask_resign(who, found)
            case Verb.PICK | Verb.HUFF:
                return await self._pick(who, control, found)
            case Verb.TERMS:
                return await self._choose_terms(who, control, found)
            case _:
                return refusal(refused("forged"))

    async def _tell(self, who: Account, control: Control, found: Match) -> Answer:
        """Tell the match in words, as it stands or as it was, or give all of it."""
        replaying = self._asides.replaying
        match control.verb:
            case Verb.RECORD:
                return await self._asides.recording.give(who, found)
            case Verb.REPLAY:
                return await replaying.show(who, found, control.choice)
            case Verb.ANIMATION:
                return await replaying.film(who, found)
            case Verb.STILL:
                return await replaying.still(who, found)
            case _ if control.choice:
                return await replaying.words(who, found, control.choice)
            case _:
                return worded(await self._showing.view(who, found))

    async def _pick(self, who: Account, control: Control, found: Match) -> Answer:
        if why := _not_pickable(who.id, control, found):
            return refusal(why, await self._showing.post(who, found.id))
        if control.verb is Verb.HUFF:
            view = await self._showing.huffing(who, found)
        else:
            view = await self._showing.picking(who, found, control.choice)
        return refusal(view) if isinstance(view, Refused) else answer(view=view)

    async def _choose_terms(self, who: Account, control: Control, found: Match) -> Answer:
        if why := why_not_yours_to_change(found, who.id, control.turn):
            return refusal(why, await self._showing.post(who, found.id))
        view = await self._showing.choosing(who, found, control.choice)
        return refusal(view) if isinstance(view, Refused) else answer(view=view)


def _not_pickable(who: AccountId, control: Control, found: Match) -> Refused | None:
    side = found.side_of(who)
    if side is None or found.game is None:
        return refused("stranger")
    if found.stage is not Stage.RUNNING:
        return refused("over")
    if control.turn != found.turn:
        return refused("stale")
    return None if found.game.position.side is side else refused("not-your-turn")


def _command(who: AccountId, control: Control, here: RequestContext) -> Command | None:
    match control.verb:
        case Verb.PLAY if control.choice.isdigit():
            return Play(who, int(control.choice), control.turn, here.stay)
        case Verb.HUFF_YES if control.choice:
            return Play(who, HUFF + control.choice, control.turn, here.stay)
        case Verb.DECLINE:
            return Decline(who)
        case Verb.WITHDRAW:
            return Withdraw(who)
        case Verb.TERMS_YES:
            draft = read_draft(control.choice)
            return _proposed(who, draft, control.turn) if draft else None
        case Verb.RESIGN_YES:
            return Resign(who, control.turn)
        case _:
            return _agreement(who, control.verb, control.turn)


def _agreement(who: AccountId, verb: Verb, turn: int) -> Command | None:
    match verb:
        case Verb.CLAIM:
            return Claim(who, turn)
        case Verb.PAUSE:
            return Pause(who, turn)
        case Verb.PAUSE_NO:
            return DeclinePause(who, turn)
        case Verb.RESUME:
            return Resume(who, turn)
        case Verb.DRAW:
            return OfferDraw(who, turn)
        case Verb.DRAW_YES | Verb.DRAW_NO:
            return AnswerDraw(who, verb is Verb.DRAW_YES, turn)
        case Verb.TAKEBACK:
            return AskTakeback(who, turn)
        case Verb.TAKEBACK_YES | Verb.TAKEBACK_NO:
            return AnswerTakeback(who, verb is Verb.TAKEBACK_YES, turn)
        case _:
            return None


def _proposed(who: AccountId, draft: Draft, turn: int) -> Propose:
    return Propose(who, draft.terms, turn, keeps_clock=draft.clock is None)
