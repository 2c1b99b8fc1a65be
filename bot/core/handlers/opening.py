"""Where a newcomer begins: the opening, an invitation for a friend, help."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.core.handlers.computers import computer_ready, computer_way, suggested_way
from bot.core.handlers.match_resolver import waiting
from bot.core.handlers.registry import handles
from bot.core.matches import actions_table as table
from bot.core.matches.challenges import Offered
from bot.core.matches.controls import Control, Verb
from bot.core.matches.errors import CorruptMatch
from bot.core.matches.messages import Meant, PersonName, Refused, family_line, line, refused
from bot.core.matches.model import LOBBY, Account, AccountId, Stage
from bot.core.matches.puzzles import day_in
from bot.core.matches.results import suggested_level
from bot.core.typed.suggestions import encoded
from bot.core.typed.terms import proposal, ruleset_line
from bot.core.typed.words import Request
from bot.core.views.pictures import look_of, picture
from bot.core.views.queries import answer, done, meant_buttons, refusal
from bot.core.views.views import Choice, Figure, Tone
from engine import Game
from engine.catalogue import DEFAULT, KEYS, ruleset

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.handlers.registry import Invocation, Lessons, Rulebook, Services
    from bot.core.matches.events import Event
    from bot.core.matches.messages import Line
    from bot.core.matches.model import Match, MatchId, Place, Terms
    from bot.core.store.port import Store
    from bot.core.views.views import Answer, MatchView
    from render import Picture


START = "start"
"""The choice of the help button that asks for the opening."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameCard:
    """A game to choose: what it is like, how long it takes, its picture and its buttons."""

    name: Line
    about: Line
    length: Line
    figure: Figure | None
    ways: tuple[Choice, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """Something to go on with: what it is, a line about it, its picture and its button."""

    title: Line
    about: Line
    figure: Figure | None
    way: Choice


@dataclass(frozen=True, slots=True)
class Opening:
    """What a person can begin with."""

    ways: tuple[Choice, ...]
    games: tuple[GameCard, ...]
    offers: tuple[Offer, ...]


@dataclass(frozen=True, slots=True)
class Invitation:
    """An open challenge with a picture of its game."""

    view: MatchView
    figure: Figure | None
    match: Match

    @property
    def title(self) -> Line:
        """Return who invites to which game."""
        name = dict(self.view.headline.params)["name"]
        return line("invitation", name=name, ruleset=ruleset_line(self.match.terms.ruleset))

    @property
    def board(self) -> Picture | None:
        """Return the board that the match begins with; if that is empty, one of its game."""
        start = picture(Game.start(ruleset(self.match.terms.ruleset)), look_of(None))
        if start.pieces.strip("/0123456789"):
            return replace(start, turn=None)
        return self.figure.picture if self.figure else None

    @property
    def aim(self) -> Line | None:
        """Return how one wins the game; None for one with options, which may change that."""
        key = self.match.terms.ruleset
        return family_line("aim", key) if key in KEYS else None


ANYBODY = Account(AccountId("anybody"), "")
"""A reader who has no settings yet."""


def game_figure(rulebook: Rulebook, who: Account, name: str) -> Figure | None:
    """Return the picture of a game, by its canonical name."""
    shown = rulebook.open(who, ruleset(name).key).content
    return shown if isinstance(shown, Figure) else None


def opening_ways(
    rulebook: Rulebook,
    solved: frozenset[str] = frozenset(),
    *,
    level: int | None,
    lobby: bool = False,
) -> tuple[Choice, ...]:
    """Return what a newcomer can begin with; ``solved`` are the lessons they have done.

    ``level`` is that of the computer to play against, if there is one; ``lobby`` tells whether they
    see who is looking for an opponent.
    """
    find = Choice(Control(Verb.MEANT, choice=encoded("challenge")), line("opening-find"))
    return (
        *begin_ways(level),
        *((find,) if lobby else ()),
        Choice(rulebook.lessons.next_control(DEFAULT, solved), line("opening-learn")),
    )


def begin_ways(level: int | None) -> tuple[Choice, ...]:
    """Return the two ways to begin a match at once, the main one first; as in `opening_ways`."""
    invite = Choice(Control(Verb.INVITE), family_line("button", Verb.INVITE))
    return (_first(invite),) if level is None else (suggested_way(level), invite)


def _first(choice: Choice) -> Choice:
    return replace(choice, tone=Tone.PRIMARY)


def game_cards(rulebook: Rulebook, who: Account, *, computer: bool) -> tuple[GameCard, ...]:
    """Return all games, the one to begin with first."""
    keys = (DEFAULT, *(key for key in KEYS if key != DEFAULT))
    return tuple(
        GameCard(
            name=ruleset_line(key),
            about=family_line("about", key),
            length=family_line("length", key),
            figure=game_figure(rulebook, who, key),
            ways=(
                *((computer_way(key),) if computer else ()),
                Choice(Control(Verb.INVITE, choice=key), family_line("button", Verb.INVITE)),
                Choice(Control(Verb.RULES, choice=key), family_line("button", Verb.RULES)),
            ),
        )
        for key in keys
    )


def offers(
    lessons: Lessons, who: Account, solved: frozenset[str], now: datetime
) -> tuple[Offer, ...]:
    """Return the puzzle of a person's day with its aim, and the course to go on with."""
    day = day_in(who.settings.zone, now)
    puzzle, courses = lessons.daily(who, day).answer, lessons.open(who, "", solved).answer
    ahead = (each.label for each in courses.choices if each.tone is Tone.PRIMARY)
    return (
        _offer(puzzle, puzzle.lines[1], "daily", _puzzle_label(lessons.streak(solved, day))),
        replace(
            _offer(courses, courses.lines[-1], "", family_line("button", Verb.LEARN)),
            title=next(ahead, courses.lines[0]),
        ),
    )


def _puzzle_label(streak: int) -> Line:
    return line("opening-puzzle-streak", count=streak) if streak > 1 else line("opening-puzzle")


def _offer(shown: Answer, about: Line, choice: str, label: Line) -> Offer:
    content = shown.content
    return Offer(
        title=shown.lines[0],
        about=about,
        figure=content if isinstance(content, Figure) else None,
        way=Choice(Control(Verb.LEARN, choice=choice), label),
    )


async def inviter_choice(store: Store, match_id: MatchId) -> Choice | None:
    """Return the button that challenges the maker of a challenge that was accepted.

    None if it was not open to all, or its maker cannot be challenged by name.
    """
    match = await store.match(match_id)
    if match is None or match.seats is None:
        return None
    log: tuple[Event, ...] = ()
    with suppress(CorruptMatch):
        log = await store.log(match_id)
    offered = next(iter(log), None)
    inviter = await store.account(match.challenger)
    if not isinstance(offered, Offered) or offered.invited or not (inviter and inviter.handle):
        return None
    text = encoded(f"challenge {inviter.name}")
    label = line("challenge-inviter", name=PersonName(inviter.name))
    return Choice(Control(Verb.MEANT, choice=text), label, Tone.PRIMARY) if text else None


@handles(table.INVITE)
async def _invite(services: Services, invoked: Invocation) -> Answer:
    """Make an open challenge of a game that is listed nowhere, for those who have its link."""
    key = invoked.choice_text or DEFAULT
    if key not in KEYS:
        return refusal(refused("forged"))
    wanted = proposal(Request("challenge", {"ruleset": key}), invoked.who.settings.zone)
    if isinstance(wanted, Refused):
        return refusal(wanted)
    return await open_challenge(services, invoked, wanted.terms, place=invoked.context.place)


async def open_challenge(
    services: Services, invoked: Invocation, terms: Terms, *, place: Place | None, word: str = ""
) -> Answer:
    """Make a challenge to anyone at a place, or show the same one that there is already.

    One with a ``word``, which is mixed into its dice, is always another.
    """
    mine = await services.views.mine_here(invoked.who, invoked.context)
    open_ones = (match for match in mine if match.stage is Stage.OFFERED and not match.invited)
    same = (each for each in open_ones if (each.terms, each.place) == (terms, place))
    found: Match | Refused | None = None if word else next(same, None)
    if found is None:
        context = replace(invoked.context, place=place)
        found = await services.matches.offer(invoked.who.id, terms, context=context, word=word)
    return refusal(found) if isinstance(found, Refused) else offered_to_anybody(found)


def offered_to_anybody(found: Match) -> Answer:
    """Return the answer to an open challenge, which is shared by its links and its code."""
    is_listed = found.place == LOBBY
    open_to = line("done-offered-open", code=found.id)
    said = line("done-offered-listed", code=found.id) if is_listed else open_to
    return replace(done(found, said), invitation=found.id)


async def level_for(services: Services, who: Account) -> int | None:
    """Return the level that is suggested to a person; None if the computer does not play."""
    if not computer_ready(services):
        return None
    return suggested_level(await services.store.results_of(who.id))


@handles(table.HELP)
async def _help(services: Services, invoked: Invocation) -> Answer:
    """Show the opening to a person of a chat who plays nothing; the web chat has it on top."""
    opens = invoked.choice == START if invoked.control else invoked.context.chat
    return await (_opening if opens else _commands)(services, invoked)


async def _opening(services: Services, invoked: Invocation) -> Answer:
    """Show a picture of a game and what to begin with; the commands to a person who plays."""
    mine = await services.views.mine(invoked.who)
    if any(match.is_open for match in mine):
        return await _commands(services, invoked)
    level = await level_for(services, invoked.who)
    solved = frozenset(await services.store.lessons_of(invoked.who.id))
    games = Choice(Control(Verb.RULES), line("opening-games"))
    commands = Choice(Control(Verb.HELP), line("opening-commands"))
    return answer(
        line("opening"),
        content=game_figure(services.rulebook, invoked.who, DEFAULT),
        choices=(
            *opening_ways(
                services.rulebook,
                solved,
                level=level,
                lobby=invoked.context.session is not None,
            ),
            *(() if level is None else (replace(computer_way(), label=line("opening-levels")),)),
            games,
            commands,
        ),
    )


async def _commands(services: Services, invoked: Invocation) -> Answer:
    """List the commands."""
    del services, invoked
    choices = tuple(
        Choice(Control(verb), family_line("button", verb))
        for verb in (Verb.RULES, Verb.LEARN, Verb.GAMES, Verb.PROFILE, Verb.SETTINGS)
    )
    return answer(line("help"), choices=choices)


@handles(table.HELLO)
async def _hello(services: Services, invoked: Invocation) -> Answer:
    """Greet a person; list what waits for them, or say how to begin."""
    greeting = line("hello", name=PersonName(invoked.who.name))
    mine = await services.views.mine_here(invoked.who, invoked.context)
    if listed := await waiting(services.views, invoked.who, mine):
        return replace(listed, lines=(greeting, *listed.lines))
    if any(match.is_open for match in mine):
        return answer(greeting, line("hello-waiting"), choices=_ways(Verb.GAMES, Verb.HELP))
    begin = meant_buttons((Meant("challenge", line("button-challenge")),))
    computer = _ways(Verb.COMPUTER) if computer_ready(services) else ()
    ways = (*computer, *begin, *_ways(Verb.LEARN, Verb.HELP))
    return answer(greeting, line("hello-begin"), choices=ways)


def _ways(*verbs: Verb) -> tuple[Choice, ...]:
    return tuple(Choice(Control(verb), family_line("button", verb)) for verb in verbs)
