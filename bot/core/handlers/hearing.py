"""Does what people ask for in words, whatever the platform that heard them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.accounts.blocking import blocking_request
from bot.core.accounts.people import handle_of
from bot.core.controls import Verb, choice_of
from bot.core.handlers.games import games, help_answer
from bot.core.handlers.match_resolver import (
    REQUIRED_STAGE,
    VERB_OF_WORD,
    AmbiguousMatch,
    is_candidate,
    match_button,
    resolve,
)
from bot.core.handlers.records import choose_game, pasted
from bot.core.matches.actions import HUFF
from bot.core.matches.commands import (
    AnswerTakeback,
    AskTakeback,
    Claim,
    Decline,
    OfferDraw,
    Pause,
    Play,
    Resume,
    Withdraw,
)
from bot.core.matches.model import Match, MatchId
from bot.core.matches.terms import proposal
from bot.core.messages import Refused, Typed, line, refused
from bot.core.views.queries import answer, refusal
from bot.core.views.views import Answer
from bot.core.words import closest

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bot.core.context import RequestContext
    from bot.core.handlers.acting import MatchHandlers
    from bot.core.handlers.asides import FeatureHandlers
    from bot.core.matches.commands import Command
    from bot.core.matches.model import Account, AccountId, Place
    from bot.core.views.queries import ViewQueries
    from bot.core.words import Request

MAX_NAMES_COMPARED = 1000
"""Among how many names the one that was probably meant is looked for."""


PLAIN_COMMANDS: Mapping[str, Callable[[AccountId], Command]] = {
    "decline": Decline,
    "withdraw": Withdraw,
    "draw": OfferDraw,
    "claim": Claim,
    "pause": Pause,
    "resume": Resume,
}
"""The words that say all there is to a command."""


class CommandHandlers:
    """Turns a request into what is done and shown; each answer is for the person alone."""

    def __init__(
        self, acting: MatchHandlers, showing: ViewQueries, asides: FeatureHandlers
    ) -> None:
        """Change matches through ``acting``, show them through ``showing``."""
        self._acting = acting
        self._showing = showing
        self._asides = asides

    async def do(
        self,
        who: Account,
        request: Request,
        here: RequestContext,
        *,
        opponent: Account | None = None,
    ) -> Answer:
        """Do what a word asks for; the opponent of a challenge is named, or given as such."""
        match request.word:
            case "challenge":
                return await self._challenge(who, request, here, opponent=opponent)
            case "link" | "export" | "forget":
                return await self._asides.about_oneself(who, request)
            case "games":
                return await self.games(who)
            case "rules":
                return await self._rules(who, request, here)
            case "learn":
                return await self._asides.learn(who, request)
            case "record" | "replay" | "why":
                return await self._look_back(who, request, here)
            case "settings":
                return await self._settings(who, request, opponent)
            case "help":
                return help_answer()
            case _:
                found = await self.aimed_at(who, request, here)
                if isinstance(found, Answer):
                    return found
                return await self._in_match(who, request, found, here)

    async def _in_match(
        self, who: Account, request: Request, found: Match, here: RequestContext
    ) -> Answer:
        at = here.stay
        match request.word:
            case "accept":
                return await self._acting.accept(who, found.id, at)
            case "move":
                return await self._acting.act(
                    who, found.id, Play(who.id, request.get("text"), at=at)
                )
            case "plan":
                return await self._asides.planning.hear(who, found, request.get("line"))
            case "huff":
                return await self._huff(who, found, request.get("square"), at=at)
            case word if word in PLAIN_COMMANDS:
                return await self._acting.act(who, found.id, PLAIN_COMMANDS[word](who.id))
            case "takeback":
                return await self._acting.act(who, found.id, _takeback(who.id, found))
            case "rematch":
                return await self._asides.rematching.ask(who, found, here)
            case "resign":
                return await self._acting.ask_resign(who, found)
            case _:
                return answer(view=await self._showing.view(who, found))

    async def _huff(self, who: Account, found: Match, square: str, *, at: Place | None) -> Answer:
        """Claim a huff; without a square, ask whoever is to act which man it is."""
        if square or not found.waits_for(who.id):
            return await self._acting.act(who, found.id, Play(who.id, HUFF + square, at=at))
        view = await self._showing.huffing(who, found)
        return refusal(view) if isinstance(view, Refused) else answer(view=view)

    async def aimed_at(
        self, who: Account, request: Request, here: RequestContext
    ) -> Match | Answer:
        """Find the match a word is about, or the answer that asks or says why there is none."""
        named = request.get("match") or request.get("code")
        if named:
            found = await self._acting.find(MatchId(named.casefold()))
            return refusal(found) if isinstance(found, Refused) else found
        mine = await self._showing.mine(who)
        choice = resolve(
            mine,
            here.match,
            fits=lambda match: is_candidate(request, who.id, match),
            stage=REQUIRED_STAGE[request.word],
        )
        if isinstance(choice, AmbiguousMatch):
            return await self._which(who, request, choice)
        return refusal(choice) if isinstance(choice, Refused) else choice

    async def _which(self, who: Account, request: Request, question: AmbiguousMatch) -> Answer:
        viewer = await self._showing.viewer(who, question.matches)
        verb = VERB_OF_WORD[request.word]
        asked = choice_of(request.get("text")) if verb is Verb.WHY else ""
        entries = tuple(match_button(match, viewer, verb, asked) for match in question.matches)
        return Answer(lines=(line("which-match"),), choices=entries, refused=True)

    async def games(self, who: Account) -> Answer:
        """List a person's matches that are not over, the most urgent first."""
        return await games(self._showing, who)

    async def _look_back(self, who: Account, request: Request, here: RequestContext) -> Answer:
        """Tell of a match that has begun, or of the game in a record that was pasted."""
        if request.word == "record" and (text := pasted(request)):
            return await self._asides.recording.look(who, text)
        found = await self._begun(who, request, here)
        if isinstance(found, Answer):
            return found
        match request.word:
            case "record":
                return await self._asides.recording.give(who, found)
            case "why":
                return self._asides.explaining.hear(who, found, request.get("text"))
            case _:
                return await self._replay(who, request, found)

    async def _replay(self, who: Account, request: Request, found: Match) -> Answer:
        """Go through a match again, from a move on if one is named."""
        if number := request.get("move"):
            return await self._asides.replaying.go_to(who, found, number)
        return await self._asides.replaying.show(who, found)

    async def _begun(self, who: Account, request: Request, here: RequestContext) -> Match | Answer:
        """Find the match that a look back is about, which may be over."""
        if request.get("match"):
            return await self.aimed_at(who, request, here)
        at_hand = await self._acting.store.match(here.match) if here.match else None
        if at_hand is not None and at_hand.game is not None:
            return at_hand  # anybody may look back, also at the match of others
        choice = choose_game(await self._showing.mine(who))
        if isinstance(choice, AmbiguousMatch):
            return await self._which(who, request, choice)
        return refusal(choice) if isinstance(choice, Refused) else choice

    async def _rules(self, who: Account, request: Request, here: RequestContext) -> Answer:
        """Open the rulebook: at the rules of the match at hand unless others are named."""
        asked = f"{request.get('ruleset')} {request.get('topic')}".strip()
        match_id = request.get("match") or here.match
        if not match_id:
            return self._asides.rulebook.open(who, asked)
        found = await self._acting.find(MatchId(match_id.casefold()))
        if isinstance(found, Refused):
            return refusal(found)
        return self._asides.rulebook.open(who, asked, found)

    async def _challenge(
        self, who: Account, request: Request, here: RequestContext, *, opponent: Account | None
    ) -> Answer:
        wanted = proposal(request, who.settings.zone)
        if isinstance(wanted, Refused):
            return refusal(wanted)
        if opponent is None and wanted.opponent:
            named = await self._opponent(wanted.opponent)
            if isinstance(named, Refused):
                return refusal(named)
            opponent = named
        return await self._acting.offer(who, wanted.terms, opponent=opponent, here=here)

    async def _settings(self, who: Account, request: Request, person: Account | None) -> Answer:
        """Show and change what a person chose, or block somebody; platforms may give the person."""
        wish = blocking_request(request.options)
        if wish is not None:
            return await self._asides.blocking.wish(who, wish, person)
        return await self._asides.settle(who, request.options)

    async def _opponent(self, name: str) -> Account | Refused:
        store = self._acting.store
        if found := await store.account_by_handle(handle_of(name)):
            return found
        first, _, rest = name.partition(" ")
        if rest and await store.account_by_handle(handle_of(first)):
            # The name fits, so what follows it was meant as something else.
            return refused("not-understood", typed=Typed(rest[:40]))
        known = tuple(account.name for account in await store.handles("", MAX_NAMES_COMPARED))
        if near := closest(name, known):
            return refused("unknown-person-near", typed=Typed(name[:40]), near=near)
        return refused("unknown-person", typed=Typed(name[:40]))


def _takeback(who: AccountId, found: Match) -> AskTakeback | AnswerTakeback:
    """The word agrees when the other asks, as it does for a draw."""
    side = found.side_of(who)
    if side is not None and found.takeback_asked is side.other:
        return AnswerTakeback(who, agree=True)
    return AskTakeback(who)
