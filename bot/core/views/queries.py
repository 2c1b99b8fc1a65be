"""Queries: matches looked up and shown to a person."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from bot.core.matches.actions import HUFF, huffable, may_claim
from bot.core.matches.computers import waits_for_computer
from bot.core.matches.controls import Control, Verb
from bot.core.matches.errors import CorruptMatch
from bot.core.matches.history import action_texts, replay_frames
from bot.core.matches.messages import PersonName, Refused, family_line, line, refused
from bot.core.matches.model import Stage
from bot.core.matches.picking import prefix_of
from bot.core.matches.preferences import ENGLISH
from bot.core.matches.results import may_be_watched
from bot.core.matches.timing import urgency
from bot.core.typed.suggestions import encoded
from bot.core.views.analysis import watched_moment
from bot.core.views.buttons import button
from bot.core.views.match import (
    huffing_view,
    match_view,
    picking_view,
    resigning_view,
    stopping_view,
    watch_view,
)
from bot.core.views.replay import Replay
from bot.core.views.terms import terms_view
from bot.core.views.views import Answer, Choice, Viewer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from bot.core.matches.chance import TimeSource
    from bot.core.matches.context import RequestContext
    from bot.core.matches.controls import ControlChoice
    from bot.core.matches.messages import Line, Meant
    from bot.core.matches.model import Account, AccountId, Match, MatchId
    from bot.core.matches.thoughts import Analysis
    from bot.core.store.port import Store
    from bot.core.store.values import DeliveryContext
    from bot.core.views.views import Content, MatchView


MAX_FINISHED_SHOWN = 5
"""How many matches that are over stay in a person's chat."""

MAX_OPEN_CHALLENGES = 20
"""How many open challenges of others are shown."""


class Watched(NamedTuple):
    """A public match, what watchers see of it, and one of its moments if that was asked for."""

    match: Match
    view: MatchView
    moment: MatchView | None = None


class ViewQueries:
    """Views of the stored matches; changes nothing."""

    def __init__(
        self,
        store: Store,
        clock: TimeSource,
        site_url: str = "",
        analysed: Callable[[Match], Analysis | None] = lambda _: None,
    ) -> None:
        """Show what this store holds.

        ``site_url`` is where everyone finds the web chat and its pages, empty if nothing is
        public. ``analysed`` returns the analysis of a match if there is one.
        """
        self._store = store
        self.clock = clock
        self._links: dict[str, Callable[[MatchId], str]] = {}
        self._own_links: dict[str, Callable[[MatchId], str]] = {}
        self.site_url = site_url
        self._analysed = analysed
        self._readings: dict[tuple[MatchId, str], asyncio.Future[DeliveryContext]] = {}

    def invite_by(self, platform: str, link: Callable[[MatchId], str]) -> None:
        """Show, with each open challenge, the link by which it is taken up on a platform."""
        self._links[platform] = link

    def share_by(self, platform: str, link: Callable[[MatchId], str]) -> None:
        """Show such a link only to the challenger, who decides who gets it."""
        self._own_links[platform] = link

    async def viewer(self, who: Account | None, matches: Iterable[Match]) -> Viewer:
        """Return a viewer who knows the names of everyone in these matches."""
        return Viewer.of(who, await self._people(matches))

    async def _people(self, matches: Iterable[Match]) -> Mapping[AccountId, Account]:
        people = {person for match in matches for person in (*match.people, match.challenger)}
        return await self._store.accounts(tuple(people))

    async def view(self, who: Account, match: Match) -> MatchView:
        """Return a match as a person sees it."""
        return self._seen(match, await self.viewer(who, (match,)))

    async def picking(
        self, who: Account, match: Match, choice: ControlChoice
    ) -> MatchView | Refused:
        """Return a match in which a person has picked so much of an action, or a man to huff."""
        if isinstance(choice, str) and choice.startswith(HUFF):
            return await self.huffing(who, match, choice.removeprefix(HUFF))
        prefix = prefix_of(match.game, choice) if match.game else None
        if match.game is None or prefix is None:
            return refused("forged")
        viewer = await self.viewer(who, (match,))
        return picking_view(match, viewer, game=match.game, prefix=prefix)

    async def huffing(self, who: Account, match: Match, square: str = "") -> MatchView | Refused:
        """Return a match in which a person claims a huff: of which man, or whether of this one."""
        game = match.game
        if game is None or not may_claim(match, game):
            return refused("no-claim")
        named = {game.ruleset.board.name(each): each for each in huffable(game)}
        if square and square not in named:
            return refused("forged")
        viewer = await self.viewer(who, (match,))
        return huffing_view(match, viewer, game=game, square=named.get(square))

    async def choosing(self, who: Account, match: Match, choice: str) -> MatchView | Refused:
        """Return a challenge for which its challenger chooses other terms."""
        return terms_view(match, await self.viewer(who, (match,)), choice)

    async def resigning(self, who: Account, match: Match) -> MatchView:
        """Return a match with the question whether it is given up."""
        return resigning_view(match, await self.viewer(who, (match,)))

    async def stopping(self, who: Account, match: Match) -> MatchView:
        """Return a match with the question whether its men are counted now."""
        return stopping_view(match, await self.viewer(who, (match,)))

    async def mine(self, who: Account) -> tuple[Match, ...]:
        """Return a person's matches, without the challenges that have expired."""
        matches = await self._store.matches_of(who.id, MAX_FINISHED_SHOWN)
        return tuple(match for match in matches if not self._expired(match))

    async def mine_here(self, who: Account, context: RequestContext) -> tuple[Match, ...]:
        """Return a person's matches; of those, among other people, the ones played there.

        Invariant: what is said in one group or channel is not about a match of another place, whose
        people do not see it, and does not show one to people who do not play there.
        """
        return await self.here(await self.mine(who), context)

    async def here(self, matches: tuple[Match, ...], context: RequestContext) -> tuple[Match, ...]:
        """Return those of some matches that are played in a place; in private all of them."""
        if context.stay is None or not matches:
            return matches
        there = await self._store.played_at(context.stay)
        there = replace(there, names=there.names.union(context.aliases))
        return tuple(match for match in matches if there.includes(match))

    async def next_match(self, who: Account, after: Match) -> Choice | None:
        """Return the button of the most urgent other match that waits for a person, or None.

        There is none either while the match at hand waits for them or for a computer, or has not
        begun.
        """
        if after.game is None or after.waits_for(who.id) or waits_for_computer(after):
            return None
        waiting = [match for match in await self.mine(who) if match.waits_for(who.id)]
        if not waiting:
            return None
        first = min(waiting, key=lambda match: urgency(match, who.id))
        return next_match_button(first, await self.viewer(who, (first,)))

    async def first_waiting(self, who: Account) -> MatchView | None:
        """Return the most urgent match that waits for a person, or None."""
        waiting = [match for match in await self.mine(who) if match.waits_for(who.id)]
        if not waiting:
            return None
        return await self.view(who, min(waiting, key=lambda match: urgency(match, who.id)))

    async def posts(self, who: Account) -> tuple[MatchView, ...]:
        """Return the matches of a person's chat: open challenges, then their own by last change."""
        mine = await self.mine(who)
        known = {match.id for match in mine}
        open_ones = await self._store.open_challenges(self.clock(), MAX_OPEN_CHALLENGES, who.id)
        others = [match for match in open_ones if match.id not in known]
        matches = (*reversed(others), *reversed(mine))
        viewer = await self.viewer(who, matches)
        return tuple(self._seen(match, viewer) for match in matches)

    async def people_seen(self, who: Account) -> tuple[Account, ...]:
        """Return the other people of the matches and open challenges in a person's chat."""
        mine = await self.mine(who)
        others = await self._store.open_challenges(self.clock(), MAX_OPEN_CHALLENGES, who.id)
        people = await self._people((*mine, *others))
        return tuple(account for key, account in people.items() if key != who.id)

    async def replay(self, who: Account | None, match: Match) -> Replay | Refused:
        """Return all moments of a match that has begun, for a person or for everyone."""
        if match.seats is None or match.game is None:
            return refused("not-begun")
        texts = action_texts(await self._store.log(match.id))
        # Replaying a long match takes a while, so it runs in a thread.
        frames = await asyncio.to_thread(replay_frames, match.terms.ruleset, texts)
        return Replay(match, match.seats, frames, await self.viewer(who, (match,)))

    async def watched(self, match_id: MatchId, moment: int | None = None) -> Watched | None:
        """Return a public match that has begun, perhaps with a moment; None for all else."""
        match = None
        with suppress(CorruptMatch):
            match = await self._store.match(match_id)
        if match is None or not may_be_watched(match):
            return None
        view = watch_view(match, await self.viewer(None, (match,)))
        if moment is None:
            return Watched(match, view)
        replay = await self.replay(None, match)
        if isinstance(replay, Refused) or moment > replay.count:
            return None
        return Watched(match, view, watched_moment(replay, moment, self._analysed(match)))

    async def shared(self, match_id: MatchId) -> MatchView | None:
        """Return a match as everyone sees it, or None for an expired or unknown one."""
        match = await self._store.match(match_id)
        return self._shared(match, await self._people((match,))) if match else None

    async def open_challenge(self, match_id: MatchId) -> Match | None:
        """Return a challenge that anyone may take up now; None for another."""
        match = await self._store.match(match_id)
        is_open = match and match.stage is Stage.OFFERED and match.invited is None
        return match if match and is_open and not self._expired(match) else None

    def shared_in(self, context: DeliveryContext) -> MatchView | None:
        """Return a delivery's match as everyone sees it, or None for an expired or unknown one."""
        return self._shared(context.match, context.accounts) if context.match else None

    def _shared(self, match: Match, people: Mapping[AccountId, Account]) -> MatchView | None:
        if self._expired(match):
            return None
        view = self._seen(match, Viewer.of(None, people))
        return replace(view, language=common_language(match, people))

    async def post(self, who: Account, match_id: MatchId) -> MatchView | None:
        """Return one of the posts, or None when the match does not concern the person any more."""
        match = await self._store.match(match_id)
        if match is None or await self._is_hidden(match, who):
            return None
        return await self.view(who, match)

    async def context(self, match_id: MatchId, platform: str) -> DeliveryContext:
        """Read a match with what a platform needs to show it to its people.

        Callers that ask before the read begins share it.
        """
        key = match_id, platform
        reading = self._readings.get(key)
        if reading is None:
            read = self._store.delivery_context(match_id, platform, ())
            reading = self._readings[key] = asyncio.ensure_future(read)
            asyncio.get_running_loop().call_soon(self._readings.pop, key)
        return await asyncio.shield(reading)

    async def post_in(self, context: DeliveryContext, who: Account) -> MatchView | None:
        """Return a delivery's match as a person sees it, or None, as `post` does."""
        match = context.match
        if match is None or await self._is_hidden(match, who):
            return None
        return self._seen(match, Viewer.of(who, context.accounts))

    async def _is_hidden(self, match: Match, who: Account) -> bool:
        """Return whether a match is an expired challenge, or does not concern a person."""
        if self._expired(match) or who.id in match.people:
            return self._expired(match)
        if match.stage is not Stage.OFFERED or match.invited is not None:
            return True
        blocks = self._store.blocks
        return await blocks(match.challenger, who.id) or await blocks(who.id, match.challenger)

    def _seen(self, match: Match, viewer: Viewer) -> MatchView:
        view = match_view(match, viewer)
        if self.site_url and may_be_watched(match):
            return replace(view, link=f"{self.site_url}/match/{match.id}")
        if match.stage is not Stage.OFFERED or match.invited is not None:
            return view
        own = self._own_links if viewer.id == match.challenger else {}
        links = (
            line("note-link", platform=platform, link=link(match.id))
            for platform, link in (self._links | own).items()
        )
        return replace(view, notes=(*view.notes, *links), is_open=True)

    def _expired(self, match: Match) -> bool:
        return match.stage is Stage.OFFERED and match.expires <= self.clock()


def answer(
    *lines: Line, content: Content | None = None, choices: tuple[Choice, ...] = ()
) -> Answer:
    """Return an answer to something that was done."""
    return Answer(lines=lines, content=content, choices=choices)


def done(match: Match, *lines: Line) -> Answer:
    """Return an answer to something that changed a match; the dispatcher shows the match."""
    return Answer(lines=lines, changed=match)


def refusal(reason: Refused, view: MatchView | None = None) -> Answer:
    """Return a refusal, with the match as it is and a button for each thing that was meant."""
    choices = (*_asking(reason, view), *meant_buttons(reason.meant))
    return Answer(lines=(reason.line,), content=view, choices=choices, refused=True)


def meant_buttons(meant: Iterable[Meant]) -> tuple[Choice, ...]:
    """Return a button for each text that has room in one."""
    return tuple(
        Choice(Control(Verb.MEANT, choice=choice), each.label)
        for each in meant
        if (choice := encoded(each.text))
    )


def _asking(reason: Refused, view: MatchView | None) -> tuple[Choice, ...]:
    """The button that asks why an action was refused."""
    if view is None or not reason.about:
        return ()
    asks = Control(Verb.WHY, view.match, view.turn, reason.about)
    return (Choice(asks, family_line("button", Verb.WHY)),)


def common_language(match: Match, people: Mapping[AccountId, Account]) -> str:
    """Return the language of a match's players if they have one in common, else the challenger's.

    People whose language is unknown do not count.
    """
    known = {people[each].settings.known_language for each in match.people if each in people}
    known.discard("")
    if len(known) == 1:
        return known.pop()
    challenger = people.get(match.challenger)
    return challenger.settings.spoken if challenger else ENGLISH


MAX_NAME = 12
"""How many characters of a name have room in the label."""


def next_match_button(match: Match, viewer: Viewer) -> Choice:
    """Return the button that opens a match which waits for the viewer, named by the opponent."""
    other = next(person for person in match.people if person != viewer.id)
    name = viewer.name(other)
    if isinstance(name, PersonName) and len(name.text) > MAX_NAME:
        name = PersonName(f"{name.text[: MAX_NAME - 1].rstrip()}…")
    return Choice(button(match, Verb.BOARD).control, line("button-next-match", name=name))
