"""Which match a word is about: the one named, at hand, or alone in fitting; the list of matches."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.core.handlers.registry import handles
from bot.core.matches import actions_table as table
from bot.core.matches.actions import HUFF, action_named
from bot.core.matches.agreements import TAKEBACK
from bot.core.matches.controls import Verb, choice_of
from bot.core.matches.messages import Refused, Typed, family_line, line, refused
from bot.core.matches.model import MatchId, Stage
from bot.core.matches.pauses import is_paused
from bot.core.matches.premoves import is_plannable
from bot.core.matches.set_ups import may_set_up
from bot.core.matches.takebacks import takeback_point
from bot.core.matches.timing import urgency
from bot.core.typed.terms import ruleset_line
from bot.core.views.buttons import button
from bot.core.views.queries import answer, refusal
from bot.core.views.views import Answer, Choice

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.core.handlers.registry import Invocation, Services
    from bot.core.matches.model import Account, AccountId, Match
    from bot.core.typed.words import Request
    from bot.core.views.queries import ViewQueries
    from bot.core.views.views import Viewer


def is_candidate(request: Request, who: AccountId, match: Match) -> bool:
    """Return whether a word makes sense for a match: the person may do this in it now."""
    match request.word:
        case "withdraw":
            return match.challenger == who
        case "move":
            return _can_play(match, who, request.get("text"))
        case "plan":
            return is_plannable(match, match.side_of(who), request.get("line"))
        case "place":
            return may_set_up(match, match.side_of(who))
        case "huff":
            return _can_play(match, who, HUFF + request.get("square"))
        case "claim":
            return match.lapsed and not match.waits_for(who)
        case "pause" | "resume":
            return match.timer is not None and is_paused(match) is (request.word == "resume")
        case "takeback":
            return _can_go_back(match, who)
        case _:
            return True


def _can_go_back(match: Match, who: AccountId) -> bool:
    side = match.side_of(who)
    if side is None:
        return False
    return TAKEBACK.asker(match) is side.other or takeback_point(match, side) is not None


def _can_play(match: Match, who: AccountId, text: str) -> bool:
    if match.game is None or match.side_of(who) is not match.game.position.side:
        return False
    return not isinstance(action_named(match.game, text), Refused)


@dataclass(frozen=True, slots=True)
class AmbiguousMatch:
    """Several matches fit; the person is asked which one."""

    matches: tuple[Match, ...]


def resolve(
    mine: tuple[Match, ...],
    here: MatchId | None,
    *,
    fits: Callable[[Match], bool],
    stage: Stage,
) -> Match | AmbiguousMatch | Refused:
    """Choose among a person's matches: the one at hand, else the only one that fits, else ask.

    If none fits but one is at the right stage, that one is meant, and the service will say
    what is in the way.
    """
    there = tuple(match for match in mine if match.stage is stage)
    fitting = tuple(match for match in there if fits(match))
    at_hand = tuple(match for match in there if match.id == here)
    if at_hand and at_hand[0] in fitting:
        return at_hand[0]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        return AmbiguousMatch(fitting)
    if at_hand:
        return at_hand[0]
    if not there:
        return Refused(family_line("refused-none", stage))
    return there[0] if len(there) == 1 else AmbiguousMatch(there)


def match_button(match: Match, viewer: Viewer, verb: Verb = Verb.BOARD, choice: str = "") -> Choice:
    """Return the button of a match in a list."""
    others = [person for person in match.people if person != viewer.id]
    ruleset = ruleset_line(match.terms.ruleset)
    if others:
        yours = viewer.id is not None and match.waits_for(viewer.id)
        label = line(
            "entry-yours" if yours else "entry", name=viewer.name(others[0]), ruleset=ruleset
        )
    else:
        label = line("entry-open", ruleset=ruleset)
    return Choice(button(match, verb, choice=choice).control, label)


async def find_match(services: Services, who: Account, match_id: str) -> Match | Refused:
    """Load a match, or say that there is none, or none that this person may see."""
    found = await services.store.match(MatchId(match_id.casefold()))
    if found is None or found.is_hidden_from(who.id):
        return refused("no-such-match", match=Typed(match_id[:12]))
    return found


async def match_meant(services: Services, invoked: Invocation) -> Match | Answer:
    """Find the match that something is asked of, or the answer that asks which or says why not.

    A button has it. Among other people it is the one whose board is replied to or whose thread it
    is, and a look at a match may be at anyone's. A match that is not played there can only be
    looked at.
    """
    request = invoked.request
    if named := invoked.match_id or request.get("match") or request.get("code"):
        found = await find_match(services, invoked.who, named)
        return refusal(found) if isinstance(found, Refused) else found
    here, needs = invoked.context.match, invoked.action.needs
    is_look = needs is table.Needs.BEGUN or invoked.action is table.BOARD
    if here and (is_look or invoked.context.stay):
        at_hand = await services.store.match(here)
        if at_hand is not None and needs.are_met_by(at_hand):
            return at_hand

    def choice(mine: tuple[Match, ...]) -> Match | AmbiguousMatch | Refused:
        if needs is table.Needs.BEGUN:
            return _begun(mine)
        return resolve(
            mine,
            here,
            fits=lambda match: is_candidate(request, invoked.who.id, match),
            stage=needs.stage,
        )

    chosen = choice(await services.views.mine_here(invoked.who, invoked.context))
    if isinstance(chosen, Refused) and invoked.context.stay:
        elsewhere = choice(await services.views.mine(invoked.who))
        if (invoked.action.is_for_one and is_look) or invoked.action is table.BOARD:
            answer = await _chosen(services, invoked, elsewhere)
            return replace(answer, is_private=True) if isinstance(answer, Answer) else answer
        if not isinstance(elsewhere, Refused):
            chosen = refused("none-here")
    return await _chosen(services, invoked, chosen)


def _begun(mine: tuple[Match, ...]) -> Match | AmbiguousMatch | Refused:
    """Choose which of a person's matches is looked back at: one in play, or the last one over."""
    begun = tuple(match for match in mine if match.game is not None)
    running = tuple(match for match in begun if match.stage is Stage.RUNNING)
    meant = running or begun[:1]
    if not meant:
        return refused("none-running")
    return meant[0] if len(meant) == 1 else AmbiguousMatch(meant)


async def _chosen(
    services: Services, invoked: Invocation, choice: Match | AmbiguousMatch | Refused
) -> Match | Answer:
    """Return the match, or the answer that asks which of several, or says why there is none."""
    if isinstance(choice, Refused):
        return refusal(choice)
    if not isinstance(choice, AmbiguousMatch):
        return choice
    viewer = await services.views.viewer(invoked.who, choice.matches)
    verb = invoked.action.verb or Verb.BOARD
    asked = choice_of(invoked.request.get(invoked.action.carried))
    entries = _told_apart(
        tuple((match, match_button(match, viewer, verb, asked)) for match in choice.matches)
    )
    return Answer(lines=(line("which-match"),), choices=entries, refused=True)


def _told_apart(entries: tuple[tuple[Match, Choice], ...]) -> tuple[Choice, ...]:
    """Add the match's id to the labels that several buttons would share."""
    count = Counter(choice.label for _, choice in entries)
    return tuple(
        choice
        if count[choice.label] == 1
        else replace(choice, label=line("entry-twin", entry=choice.label, match=match.id))
        for match, choice in entries
    )


@handles(table.GAMES)
async def _games(services: Services, invoked: Invocation) -> Answer:
    """List a person's matches that are not over, the most urgent first."""
    mine = most_urgent_first(await services.views.mine(invoked.who), invoked.who)
    viewer = await services.views.viewer(invoked.who, mine)
    entries = tuple(match_button(match, viewer) for match in mine)
    return answer(line("games", count=len(mine)) if mine else line("no-games"), choices=entries)


async def waiting(views: ViewQueries, who: Account, matches: tuple[Match, ...]) -> Answer | None:
    """List which of these matches wait for a person, or return None if none does."""
    mine = tuple(match for match in most_urgent_first(matches, who) if match.waits_for(who.id))
    if not mine:
        return None
    viewer = await views.viewer(who, mine)
    entries = tuple(match_button(match, viewer) for match in mine)
    return answer(line("digest", count=len(mine)), choices=entries)


async def open_matches(views: ViewQueries, who: Account) -> tuple[Match, ...]:
    """Return a person's matches that are not over, the most urgent first."""
    return most_urgent_first(await views.mine(who), who)


def most_urgent_first(matches: tuple[Match, ...], who: Account) -> tuple[Match, ...]:
    """Return those of a person's matches that are not over, the most urgent first."""
    is_open = (match for match in matches if match.is_open)
    return tuple(sorted(is_open, key=lambda match: urgency(match, who.id)))
