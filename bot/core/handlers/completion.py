"""How a person can go on typing: words, legal actions, names, rulesets, settings."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.core.accounts.people import handle_of, plain_text
from bot.core.handlers.blocking import BLOCK, UNBLOCK
from bot.core.handlers.match_resolver import REQUIRED_STAGE, is_at_stage, is_candidate, match_meant
from bot.core.handlers.registry import Call
from bot.core.handlers.settings import setting_endings
from bot.core.handlers.vacations import vacation_endings
from bot.core.matches.actions import choices, huffable, may_claim
from bot.core.matches.clock_text import clock_endings
from bot.core.matches.model import SideWish
from bot.core.matches.notation import notations
from bot.core.matches.picking import hinted
from bot.core.matches.premoves import game_after_line
from bot.core.matches.terms import option_endings, ruleset_line
from bot.core.messages import Line, family_line, line
from bot.core.views.views import Answer, Completion
from bot.core.words import TEXT_LIMIT, WORDS, Request
from engine.catalogue import KEYS
from engine.lettering import Lettering, shown, square_name

if TYPE_CHECKING:
    from bot.core.context import RequestContext
    from bot.core.handlers.registry import Services
    from bot.core.matches.model import Account, Match
    from bot.core.matches.preferences import Letters
    from engine.actions import Action
    from engine.game import Game


MAX_COMPLETIONS = 25
"""How many completions a platform shows at most."""

RULESET_KEY = re.compile(rf"(?:^|[\s=])({'|'.join(KEYS)})\b", re.IGNORECASE)
OPTIONS = "options="


class Completer:
    """Completes what is typed; it changes nothing."""

    def __init__(self, services: Services) -> None:
        """Complete by the same choice of a match that words use."""
        self._services = services

    async def complete(
        self, who: Account, text: str, context: RequestContext
    ) -> tuple[Completion, ...]:
        """Return at most 25 ways to go on, each with the whole text it makes."""
        slash = "/" if text.lstrip().startswith("/") else ""
        typed = plain_text(text, TEXT_LIMIT).removeprefix("/")
        name, space, rest = typed.partition(" ")
        if not space and not text.endswith(" "):
            return _words(slash, name.casefold())
        word = WORDS.get(name.casefold())
        if word is None:
            return ()
        begun, token = _last_token(rest, open_=text.endswith(" "))
        request = Request(word.name, {word.options[0]: rest} if word.options else {})
        endings = [
            ending
            for ending in await self._endings(who, request, token=token, context=context)
            if begins(ending[0], token)
        ]
        head = " ".join(part for part in (slash + word.name, begun) if part)
        return tuple(Completion(f"{head} {end}", label) for end, label in endings[:MAX_COMPLETIONS])

    async def _endings(
        self, who: Account, request: Request, *, token: str, context: RequestContext
    ) -> list[tuple[str, Line | None]]:
        match request.word:
            case "challenge":
                return await self._challenge(who, request, token)
            case "rules" | "learn":
                return [
                    *((key, ruleset_line(key)) for key in KEYS),
                    *self._services.rulebook.topics(),
                ]
            case "settings":
                chosen = (*setting_endings(self._services.languages), *vacation_endings())
                return [*chosen, *await self._blocked(who, token)]
            case "move" | "why":
                return await self._moves(who, context, token)
            case "plan":
                return await self._plans(who, request, token=token, context=context)
            case "huff":
                return await self._claims(who, context)
            case _:
                return await self._matches(who, request) if request.word in REQUIRED_STAGE else []

    async def _challenge(
        self, who: Account, request: Request, token: str
    ) -> list[tuple[str, Line | None]]:
        people = await self._services.store.handles(handle_of(token), MAX_COMPLETIONS)
        names: list[tuple[str, Line | None]] = [
            (account.name, None) for account in people if account.id != who.id
        ]
        named = RULESET_KEY.search(request.get("opponent").removesuffix(token))
        rulesets = [] if named else [(key, ruleset_line(key)) for key in KEYS]
        sides = [(f"side={wish}", family_line("note-side", wish)) for wish in SideWish]
        return [
            *names,
            *rulesets,
            *sides,
            *(_options(named[1], token) if named else ()),
            *clock_endings(),
        ]

    async def _blocked(self, who: Account, token: str) -> list[tuple[str, Line | None]]:
        """Whom a person may block, and whom they do block."""
        kind, _, begun = token.partition("=")
        if kind == BLOCK:
            people = await self._services.store.handles(handle_of(begun), MAX_COMPLETIONS)
        elif kind == UNBLOCK:
            people = await self._services.store.blocked_by(who.id)
        else:
            return []
        return [(f"{kind}={each.name}", None) for each in people if each.id != who.id]

    async def _moves(
        self, who: Account, context: RequestContext, token: str
    ) -> list[tuple[str, Line | None]]:
        found = await self._to_act(who, context)
        return move_endings(found.game, token, who.settings.letters) if found and found.game else []

    async def _plans(
        self, who: Account, request: Request, *, token: str, context: RequestContext
    ) -> list[tuple[str, Line | None]]:
        """How a line goes on: what is legal after what is typed of it."""
        found = await self._board(who, context)
        if isinstance(found, Answer) or found.game is None:
            return []
        letters, begun = who.settings.letters, request.get("line").removesuffix(token)
        after = game_after_line(found, found.side_of(who.id), letters.meant(begun))
        return move_endings(after, token, letters) if after else []

    async def _claims(self, who: Account, context: RequestContext) -> list[tuple[str, Line | None]]:
        found = await self._to_act(who, context)
        if found is None or found.game is None or not may_claim(found, found.game):
            return []
        rules = found.game.ruleset
        letters = who.settings.letters.on(rules.letters)
        squares = huffable(found.game)
        return [(square_name(rules.board, square, letters), None) for square in squares]

    async def _to_act(self, who: Account, context: RequestContext) -> Match | None:
        """The match at hand or meant, where it waits for this person."""
        found = await self._board(who, context)
        return None if isinstance(found, Answer) or not found.waits_for(who.id) else found

    async def _board(self, who: Account, context: RequestContext) -> Match | Answer:
        """The match whose board the person would be shown."""
        call = Call(who=who, context=context, request=Request("board"))
        return await match_meant(self._services, call)

    async def _matches(self, who: Account, request: Request) -> list[tuple[str, Line | None]]:
        option = "code=" if request.word == "accept" else "match="
        mine = await self._services.views.mine(who)
        return [
            (option + match.id, ruleset_line(match.terms.ruleset))
            for match in mine
            if is_at_stage(request.word, match) and is_candidate(request, who.id, match)
        ]


def _words(slash: str, begun: str) -> tuple[Completion, ...]:
    return tuple(
        Completion(slash + name + (" " if word.options else ""), family_line("word", name))
        for name, word in WORDS.items()
        if name.startswith(begun)
    )


def _last_token(rest: str, *, open_: bool) -> tuple[str, str]:
    """Split what follows the word: what is settled, and the part that is being typed."""
    if open_:
        return rest, ""
    begun, _, token = rest.rpartition(" ")
    return begun, token


def _options(key: str, token: str) -> list[tuple[str, Line | None]]:
    """The options of a ruleset, one more on the list that is being typed."""
    listed = token.casefold().removeprefix(OPTIONS)
    return [(OPTIONS + end, said) for end, said in option_endings(key.casefold(), listed)]


LOOKS = str.maketrans("ABEZHIKMzm", "ΑΒΕΖΗΙΚΜΖΜ")  # noqa: RUF001 -- Greek capitals on the right
"""Latin letters that are read as the Greek capitals they look like."""

PLACED = "@"


def move_endings(game: Game, token: str, letters: Letters) -> list[tuple[str, Line | None]]:
    """Return the choices that go on from what is typed, with what they capture."""
    # A man is placed by naming the square; the sign before it is for those who type it.
    sign = "" if token.startswith(PLACED) else PLACED
    texts = [(game.write(action).removeprefix(sign), action) for action in choices(game)]
    for lettering in dict.fromkeys((letters.on(game.ruleset.letters), *Lettering)):
        named = [(shown(text, lettering), action) for text, action in texts]
        if found := [each for each in named if begins(each[0], token)]:
            return [(text, _captures(game, action)) for text, action in found]
    return []


def begins(text: str, token: str) -> bool:
    """Tell whether a text goes on from what is typed, whatever its case and its alphabet."""
    if text.isascii():
        return text.casefold().startswith(token.casefold())
    return text.casefold().startswith((token.casefold(), token.translate(LOOKS).casefold()))


def _captures(game: Game, action: Action) -> Line | None:
    squares = notations(game.ruleset, hinted(game, action))
    return line("completion-captures", squares=squares) if squares else None
