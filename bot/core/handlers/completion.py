"""How a person can go on typing: words, legal actions, names, rulesets, settings."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from bot.core.accounts.people import handle_of
from bot.core.handlers.answering import offers_in
from bot.core.handlers.blocking import BLOCK, UNBLOCK
from bot.core.handlers.computers import computer_ready
from bot.core.handlers.match_resolver import is_candidate, match_meant
from bot.core.handlers.settings import setting_endings
from bot.core.matches import actions_table as table
from bot.core.matches.actions import choices, huffable, may_claim, notations
from bot.core.matches.controls import Verb
from bot.core.matches.messages import Line, family_line, line
from bot.core.matches.model import SideWish, Stage
from bot.core.matches.picking import hinted
from bot.core.matches.premoves import game_after_line
from bot.core.matches.set_ups import may_set_up
from bot.core.typed.clock_text import clock_endings
from bot.core.typed.ruleset_names import name_begins
from bot.core.typed.terms import option_endings, ruleset_line
from bot.core.typed.text import plain_text
from bot.core.typed.words import TEXT_LIMIT, Request, split_word
from bot.core.views.views import Answer, Completion
from engine import Lettering, in_letters, square_name
from engine.catalogue import KEYS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.core.handlers.registry import Invocation, Services
    from bot.core.matches.model import Account, Match
    from bot.core.matches.preferences import Letters
    from engine import Action, Game


Ending: TypeAlias = tuple[str, Line | None]
"""How the last part of a text can go on, and what that means."""

MAX_COMPLETIONS = 25
"""How many completions a platform shows at most."""

RULESET_KEY = re.compile(rf"(?:^|[\s=])({'|'.join(KEYS)})\b", re.IGNORECASE)
OPTIONS = "options="
COMPUTER = ("computer", family_line("button", Verb.COMPUTER))
RULESETS = tuple((key, ruleset_line(key)) for key in KEYS)


async def completions(
    services: Services,
    invoked: Invocation,
    text: str,
    named: str = "",
    *,
    most: int = MAX_COMPLETIONS,
) -> tuple[Completion, ...]:
    """Return ways to go on typing, at most so many, each with the whole text it makes.

    Actions are those of the match that is ``named``, if one is.
    """
    slash = "/" if text.lstrip().startswith("/") else ""
    typed = plain_text(text, TEXT_LIMIT).removeprefix("/")
    if " " not in typed and not text.endswith(" "):
        return _words(slash, typed.casefold(), in_group=invoked.context.group is not None)
    found = split_word(typed)
    if found is None:
        return ()
    word, rest = table.WORDS[found[0]], found[1]
    begun, token = _last_token(rest, open_=text.endswith(" "))
    options = {"match": named} if named else {}
    request = Request(word.word, {**options, word.options[0]: rest} if word.options else options)
    endings = await _endings(services, replace(invoked, request=request), token)
    fitting = [ending for ending in endings if _fits(ending[0], token)]
    head = " ".join(part for part in (slash + word.word, begun) if part)
    return tuple(Completion(f"{head} {end}", label) for end, label in fitting[:most])


async def _endings(services: Services, invoked: Invocation, token: str) -> Iterable[Ending]:
    match invoked.request.word:
        case "challenge":
            return await _challenge(services, invoked, token)
        case "rules" | "learn":
            return *RULESETS, *services.rulebook.topics()
        case "settings":
            chosen = setting_endings(services.languages)
            return *chosen, *await _blocked(services, invoked.who, token)
        case "move" | "why":
            game = await _game_to_act(services, invoked)
            return move_endings(game, token, invoked.who.settings.letters) if game else ()
        case "plan":
            return await _plans(services, invoked, token)
        case "place":
            found = await _board(services, invoked)
            side = found.side_of(invoked.who.id) if found else None
            game = found.game if found and may_set_up(found, side) else None
            return move_endings(game, token, invoked.who.settings.letters) if game else ()
        case "huff":
            return await _claims(services, invoked)
        case table.ACCEPT.word | table.DECLINE.word:
            return await _offers(services, invoked)
        case _:
            return await _matches(services, invoked)


async def _challenge(services: Services, invoked: Invocation, token: str) -> Iterable[Ending]:
    begun = invoked.request.get("opponent").removesuffix(token)
    names = await _people(services, invoked.who, begun.strip(), token)
    named = RULESET_KEY.search(begun)
    sides = ((f"side={wish}", family_line("note-side", wish)) for wish in SideWish)
    options = _options(named[1], token) if named else ()
    computer = () if begun or not computer_ready(services) else (COMPUTER,)
    return *names, *computer, *(() if named else RULESETS), *sides, *options, *clock_endings()


async def _people(services: Services, who: Account, begun: str, token: str) -> list[Ending]:
    """Return the known names that begin with what is typed; none after a complete name."""
    if begun and await services.store.account_by_handle(handle_of(begun)):
        return []
    start = f"{begun} " if begun else ""
    return [
        (account.name[len(start) :], None)
        for account in await _acquaintances(services, who)
        if account.name.casefold().startswith(f"{start}{token}".casefold())
    ]


async def _acquaintances(services: Services, who: Account) -> tuple[Account, ...]:
    """Return the people with names of their own in matches and challenges that a person sees.

    Invariant: names are not for strangers to list.
    """
    met = await services.views.people_seen(who)
    return tuple(sorted((each for each in met if each.handle), key=lambda one: one.name))


async def _blocked(services: Services, who: Account, token: str) -> Iterable[Ending]:
    """Return the people that a person may block or unblock, by what is typed."""
    kind = token.partition("=")[0]
    people: tuple[Account, ...] = ()
    if kind == BLOCK:
        people = await _acquaintances(services, who)
    elif kind == UNBLOCK:
        people = await services.store.blocked_by(who.id)
    return ((f"{kind}={each.name}", None) for each in people if each.id != who.id)


async def _plans(services: Services, invoked: Invocation, token: str) -> Iterable[Ending]:
    """Return the actions that are legal after the typed part of a line."""
    found, letters = await _board(services, invoked), invoked.who.settings.letters
    begun = invoked.request.get("line").removesuffix(token)
    side = found.side_of(invoked.who.id) if found else None
    after = game_after_line(found, side, letters.meant(begun)) if found and found.game else None
    return move_endings(after, token, letters) if after else ()


async def _claims(services: Services, invoked: Invocation) -> Iterable[Ending]:
    found = await _board(services, invoked)
    game = found.game if found and found.waits_for(invoked.who.id) else None
    if found is None or game is None or not may_claim(found, game):
        return ()
    letters = invoked.who.settings.letters.on(game.ruleset.letters)
    return ((square_name(game.ruleset.board, each, letters), None) for each in huffable(game))


async def _game_to_act(services: Services, invoked: Invocation) -> Game | None:
    """Return the game of the match at hand or meant, if it waits for this person."""
    found = await _board(services, invoked)
    return found.game if found and found.waits_for(invoked.who.id) else None


async def _board(services: Services, invoked: Invocation) -> Match | None:
    """Return the match whose board the person would be shown, if they play in it now."""
    named = invoked.request.get("match")
    board = Request("board", {"match": named} if named else {})
    found = await match_meant(services, replace(invoked, request=board))
    if isinstance(found, Answer) or found.stage is not Stage.RUNNING:
        return None
    return found if invoked.who.id in found.people else None


async def _offers(services: Services, invoked: Invocation) -> Iterable[Ending]:
    option = "code=" if invoked.request.word == "accept" else "match="
    return (
        (option + match.id, ruleset_line(match.terms.ruleset))
        for match in await services.views.mine(invoked.who)
        if offers_in(match, invoked.who.id)
    )


async def _matches(services: Services, invoked: Invocation) -> Iterable[Ending]:
    """Return the matches that a word may be about, if it begins with one."""
    request, needs = invoked.request, invoked.action.needs
    if not needs.is_match or invoked.action.options[0] != "match":
        return ()
    return (
        (f"match={match.id}", ruleset_line(match.terms.ruleset))
        for match in await services.views.mine(invoked.who)
        if needs.are_met_by(match) and is_candidate(request, invoked.who.id, match)
    )


def _words(slash: str, begun: str, *, in_group: bool) -> tuple[Completion, ...]:
    return tuple(
        Completion(slash + row.word + (" " if row.options else ""), family_line("word", row.word))
        for row in table.listed(in_group=in_group)
        if row.word.startswith(begun)
    )


def _last_token(rest: str, *, open_: bool) -> tuple[str, str]:
    """Split what follows the word: what is settled, and the part that is being typed."""
    if open_:
        return rest, ""
    begun, _, token = rest.rpartition(" ")
    return begun, token


def _options(key: str, token: str) -> list[Ending]:
    """The options of a ruleset, one more on the list that is being typed."""
    listed = token.casefold().removeprefix(OPTIONS)
    return [(OPTIONS + end, said) for end, said in option_endings(key.casefold(), listed)]


LOOKS = str.maketrans("ABEZHIKMzmhk", "ΑΒΕΖΗΙΚΜΖΜΗΚ")  # noqa: RUF001 -- Greek capitals on the right
"""Latin letters that are read as the Greek capitals they look like."""

PLACED = "@"

BY_LOOK_FIRST = (Lettering.GREEK, Lettering.ATTIC, Lettering.LATIN)
"""In which letters what is typed is looked for, after those that the person is shown."""


def move_endings(game: Game, token: str, letters: Letters) -> list[Ending]:
    """Return the choices that go on from what is typed, with what they capture."""
    # A man is placed by naming the square; the sign before it is for those who type it.
    sign = "" if token.startswith(PLACED) else PLACED
    texts = [(game.write(action).removeprefix(sign), action) for action in choices(game)]
    for lettering in dict.fromkeys((letters.on(game.ruleset.letters), *BY_LOOK_FIRST)):
        named = [(in_letters(text, lettering), action) for text, action in texts]
        if found := [each for each in named if begins(each[0], token)]:
            return [(text, _captures(game, action)) for text, action in found]
    return []


def _fits(end: str, token: str) -> bool:
    """Return whether an ending goes on from what is typed; a ruleset by any of its names."""
    return begins(end, token) or (end in KEYS and bool(token) and name_begins(end, token))


def begins(text: str, token: str) -> bool:
    """Return whether a text goes on from what is typed, whatever its case and its alphabet."""
    if text.isascii():
        return text.casefold().startswith(token.casefold())
    return text.casefold().startswith((token.casefold(), token.translate(LOOKS).casefold()))


def _captures(game: Game, action: Action) -> Line | None:
    squares = notations(game.ruleset, hinted(game, action))
    return line("completion-captures", squares=squares) if squares else None
