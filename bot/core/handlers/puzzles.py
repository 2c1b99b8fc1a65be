"""Puzzles: the one of the day, more at a person's own level, and as many as one can in a rush."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.handlers.registry import handles
from bot.core.handlers.rules import shown, taught
from bot.core.matches import actions_table as table
from bot.core.matches.controls import Control, Verb
from bot.core.matches.messages import PersonName, Refused, Typed, line, refused
from bot.core.matches.puzzles import DAILY, KINDS, MORE, RUSH, Rush, Tried, day_in, next_puzzle
from bot.core.typed.terms import known_ruleset, retold
from bot.core.typed.vocabulary import value_meant
from bot.core.views.queries import answer, refusal
from bot.core.views.views import Answer, Choice, ShareText, Tone
from engine.catalogue import KEYS, ruleset

if TYPE_CHECKING:
    from datetime import date

    from bot.core.handlers.registry import Invocation, Services
    from bot.core.matches.messages import Line

MOST_SOLVERS = 20
"""How many people who solved the puzzle of the day are named."""

SHARE, GO = "share", "go"
"""The address of the text about a day's puzzle, and the word that begins a rush."""


@handles(table.PUZZLE)
async def _puzzle(services: Services, invoked: Invocation) -> Answer:
    """Open the puzzle of the day, the next one at a person's level, or a rush."""
    first, _, rest = invoked.request.get("kind").partition(" ")
    kind = value_meant(first, KINDS) if first else DAILY
    if not kind:
        return refusal(refused("unknown-puzzle", typed=Typed(first[:40]), choices=KINDS))
    typed = f"{rest} {invoked.request.get('ruleset')}".strip()
    name = known_ruleset(typed) if kind == MORE and typed else ""
    if isinstance(name, Refused):
        return refusal(retold(name, lambda text: f"puzzle {MORE} {text}"))
    return await pressed(services, invoked, f"{kind}={ruleset(name).key}" if name else kind)


@handles(table.LEARN)
async def _learn(services: Services, invoked: Invocation) -> Answer:
    """Open lessons, or do in one of them or in a puzzle what was typed or pressed."""
    if invoked.control:
        return await pressed(services, invoked, invoked.choice_text)
    typed = " ".join(filter(None, map(invoked.request.get, ("ruleset", "lesson", "move"))))
    return shown(
        services, await taught(services, invoked.who, services.rulebook.lessons.open, typed)
    )


async def pressed(services: Services, invoked: Invocation, choice: str) -> Answer:
    """Answer the button of a lesson or a puzzle, by its choice."""
    kind, _, name = choice.partition("=")
    if kind == DAILY and not name:
        return await _daily(services, invoked)
    if kind == MORE and (not name or name in KEYS):
        return await _more(services, invoked, name)
    if kind == RUSH:
        return await _rush(services, invoked, choice)
    if kind == SHARE:
        return await _shared(services, invoked, name)
    done = await taught(services, invoked.who, services.rulebook.lessons.press, choice)
    page = shown(services, done)
    if done.tried is None:
        return page
    rating, now = services.rulebook.lessons.rated().get(done.about), services.clock()
    await services.store.keep_try(invoked.who.id, done.about, done.tried, rating, now)
    if rating is None or not done.solved:
        return page
    solver = await services.store.puzzle_rating(invoked.who.id)
    told = (line("puzzle-rating", rating=str(round(solver.value))),) if solver else ()
    return replace(page, lines=(*page.lines, *told))


async def _more(services: Services, invoked: Invocation, game: str) -> Answer:
    """Open the puzzle of a person's level that they have not tried, perhaps of one game."""
    lessons, who = services.rulebook.lessons, invoked.who
    now = await services.store.ratings_of_puzzles()
    ratings = {key: now.get(key, first) for key, first in lessons.rated(game).items()}
    tried = await services.store.puzzle_tries_of(who.id)
    found = next_puzzle(ratings, tried, await services.store.puzzle_rating(who.id))
    if found is None:
        return refusal(refused("no-puzzle-left"))
    return shown(services, lessons.press(who, found, frozenset()))


async def _daily(services: Services, invoked: Invocation) -> Answer:
    """Open the puzzle of the day, in a group with the people who have solved it there."""
    day = await today(services, invoked)
    done, place = services.rulebook.lessons.daily(invoked.who, day), invoked.context.place
    page = shown(services, done)
    if place is None or not invoked.context.chat:
        return page
    title, *rest = page.lines
    solvers = await services.store.solvers_at(place, done.about, invoked.who.id, MOST_SOLVERS)
    streaks = [(services.rulebook.lessons.streak(days, day), name) for name, days in solvers]
    streaks.sort(key=lambda each: -each[0])  # of equal ones the first to solve it comes first
    tally = (line("daily-solver", name=PersonName(name), streak=streak) for streak, name in streaks)
    return replace(page, lines=(title, line("daily-tally", count=len(streaks)), *tally, *rest))


async def today(services: Services, invoked: Invocation) -> date:
    """Return the day that it is for a group that has a puzzle posted daily, or for a person."""
    group, zone = invoked.context.group, invoked.who.settings.zone
    chosen = await services.store.group_settings(group.key) if group else None
    return day_in(chosen.puzzle_zone if chosen and chosen.puzzle else zone, services.clock())


async def _shared(services: Services, invoked: Invocation, name: str) -> Answer:
    """Tell how a day's puzzle was solved, to be copied or posted, without its solution."""
    lessons, address = services.rulebook.lessons, f"{DAILY}={name}"
    found, day = lessons.press(invoked.who, address, frozenset()), await today(services, invoked)
    solved = await services.store.lessons_of(invoked.who.id)
    if found.answer.refused or address not in solved:
        return refusal(refused("forged"))
    done = (await services.store.puzzle_tries_of(invoked.who.id)).get(address)
    told = line(
        "share-solved",
        tries=done.misses + 1 if done else 0,  # 0 if it was solved before tries were stored
        hint="yes" if done and done.hinted else "no",
        streak=lessons.streak(solved, day),
    )
    text = (line("share-title", puzzle=found.answer.lines[0]), told)
    return answer(line("share-here"), content=ShareText(text))


async def _rush(services: Services, invoked: Invocation, choice: str) -> Answer:
    """Begin a rush, or do something in its puzzle; what comes too late counts no more."""
    store, who, now = services.store, invoked.who, services.clock()
    every = await store.rushes_of(who.id)
    running = next((rush for rush in every[:1] if not rush.is_over(now)), None)
    if running is None and choice == f"{RUSH}={GO}":
        await store.begin_rush(who.id, now)
        return _rushed(services, invoked, Rush(now))
    if running is None:
        return _rush_menu(every, ended="=" in choice)
    if not choice.startswith(f"{_rush_address(services, running)}="):
        return _rushed(services, invoked, running)
    done = services.rulebook.lessons.press(who, choice, frozenset())
    if done.tried not in {Tried.SOLVED, Tried.MISSED}:
        return replace(done.answer, until=running.until)
    solved = done.tried is Tried.SOLVED
    await store.advance_rush(who.id, running, solved=solved)
    every = await store.rushes_of(who.id)
    if not every or every[0].is_over(now):  # none if the person is forgotten meanwhile
        return _rush_menu(every, ended=True)
    told = line("rush-right") if solved else line("rush-wrong")
    return _rushed(services, invoked, every[0], told)


def _rushed(services: Services, invoked: Invocation, rush: Rush, *told: Line) -> Answer:
    """Return the puzzle of a rush with how many are solved and how much time is left."""
    address = _rush_address(services, rush)
    page = services.rulebook.lessons.press(invoked.who, address, frozenset()).answer
    left = round((rush.until - services.clock()).total_seconds())
    now = line("rush-now", solved=rush.solved, seconds=left)
    return replace(page, lines=(page.lines[0], *told, now, *page.lines[1:]), until=rush.until)


def _rush_address(services: Services, rush: Rush) -> str:
    """Return the address of the puzzle that is to be solved now in a rush."""
    return rush.puzzle(tuple(services.rulebook.lessons.rated())).replace(MORE, RUSH)


def _rush_menu(rushes: tuple[Rush, ...], *, ended: bool) -> Answer:
    """Return how the last rush went and the best one, with the button that begins another."""
    best = max((rush.solved for rush in rushes), default=0)
    result = line("rush-over", solved=rushes[0].solved) if ended and rushes else line("rush-about")
    record = (line("rush-best", best=best),) if rushes else ()
    begin = Choice(Control(Verb.LEARN, choice=f"{RUSH}={GO}"), line("rush-go"), Tone.PRIMARY)
    more = Choice(Control(Verb.LEARN, choice=MORE), line("puzzle-more"))
    return Answer(lines=(line("rush-title"), result, *record), choices=(begin, more), page=True)
