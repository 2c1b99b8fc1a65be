"""How a person can go on typing: words, legal actions, names, rulesets, settings."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.core.match.choices import huffable, may_claim
from bot.core.match.clock_text import clock_endings
from bot.core.match.model import SideWish
from bot.core.match.options import option_endings
from bot.core.match.plan_text import game_after
from bot.core.match.rulesets import ruleset_line
from bot.core.messages import Line, member
from bot.core.person.blocking import BLOCK, UNBLOCK
from bot.core.person.people import handle_of, plain
from bot.core.person.vacation_talk import vacation_endings
from bot.core.talk.aim import STAGES, is_aim, is_in_time
from bot.core.talk.move_completion import begins, move_endings
from bot.core.view.views import Answer, Completion
from bot.core.words import TEXT_LIMIT, WORDS, Request
from engine.catalogue import KEYS
from engine.lettering import square_name

if TYPE_CHECKING:
    from bot.core.here import Here
    from bot.core.match.model import Account, Match
    from bot.core.person.settings_talk import SettingsTalk
    from bot.core.ports import Store
    from bot.core.talk.hearing import Hearing
    from bot.core.talk.teaching import Rulebook
    from bot.core.view.showing import Showing

LIMIT = 25
"""How many completions a platform shows at most."""

KEY = re.compile(rf"(?:^|[\s=])({'|'.join(KEYS)})\b", re.IGNORECASE)
OPTIONS = "options="


class Completing:
    """Completes what is typed; it changes nothing."""

    def __init__(
        self,
        store: Store,
        showing: Showing,
        *,
        hearing: Hearing,
        settings: SettingsTalk,
        rulebook: Rulebook,
    ) -> None:
        """Complete from this store, by the same choice of a match that words use."""
        self._store = store
        self._showing = showing
        self._hearing = hearing
        self._settings = settings
        self._rulebook = rulebook

    async def complete(self, who: Account, text: str, here: Here) -> tuple[Completion, ...]:
        """Return at most 25 ways to go on, each with the whole text it makes."""
        slash = "/" if text.lstrip().startswith("/") else ""
        typed = plain(text, TEXT_LIMIT).removeprefix("/")
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
            for ending in await self._endings(who, request, token=token, here=here)
            if begins(ending[0], token)
        ]
        head = " ".join(part for part in (slash + word.name, begun) if part)
        return tuple(Completion(f"{head} {end}", label) for end, label in endings[:LIMIT])

    async def _endings(
        self, who: Account, request: Request, *, token: str, here: Here
    ) -> list[tuple[str, Line | None]]:
        match request.word:
            case "challenge":
                return await self._challenge(who, request, token)
            case "rules" | "learn":
                return [*((key, ruleset_line(key)) for key in KEYS), *self._rulebook.topics()]
            case "settings":
                chosen = (*self._settings.endings(), *vacation_endings())
                return [*chosen, *await self._blocked(who, token)]
            case "move" | "why":
                return await self._moves(who, here, token)
            case "plan":
                return await self._plans(who, request, token=token, here=here)
            case "huff":
                return await self._claims(who, here)
            case _:
                return await self._matches(who, request) if request.word in STAGES else []

    async def _challenge(
        self, who: Account, request: Request, token: str
    ) -> list[tuple[str, Line | None]]:
        people = await self._store.handles(handle_of(token), LIMIT)
        names: list[tuple[str, Line | None]] = [
            (account.name, None) for account in people if account.id != who.id
        ]
        named = KEY.search(request.get("opponent").removesuffix(token))
        rulesets = [] if named else [(key, ruleset_line(key)) for key in KEYS]
        sides = [(f"side={wish}", member("note-side", wish)) for wish in SideWish]
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
            people = await self._store.handles(handle_of(begun), LIMIT)
        elif kind == UNBLOCK:
            people = await self._store.blocked_by(who.id)
        else:
            return []
        return [(f"{kind}={each.name}", None) for each in people if each.id != who.id]

    async def _moves(self, who: Account, here: Here, token: str) -> list[tuple[str, Line | None]]:
        found = await self._to_act(who, here)
        return move_endings(found.game, token, who.settings.letters) if found and found.game else []

    async def _plans(
        self, who: Account, request: Request, *, token: str, here: Here
    ) -> list[tuple[str, Line | None]]:
        """How a line goes on: what is legal after what is typed of it."""
        found = await self._hearing.aimed_at(who, Request("board"), here)
        if isinstance(found, Answer) or found.game is None:
            return []
        letters, begun = who.settings.letters, request.get("line").removesuffix(token)
        after = game_after(found, found.side_of(who.id), letters.meant(begun))
        return move_endings(after, token, letters) if after else []

    async def _claims(self, who: Account, here: Here) -> list[tuple[str, Line | None]]:
        found = await self._to_act(who, here)
        if found is None or found.game is None or not may_claim(found, found.game):
            return []
        rules = found.game.ruleset
        letters = who.settings.letters.on(rules.letters)
        squares = huffable(found.game)
        return [(square_name(rules.board, square, letters), None) for square in squares]

    async def _to_act(self, who: Account, here: Here) -> Match | None:
        """The match at hand or meant, where it waits for this person."""
        found = await self._hearing.aimed_at(who, Request("board"), here)
        return None if isinstance(found, Answer) or not found.waits_for(who.id) else found

    async def _matches(self, who: Account, request: Request) -> list[tuple[str, Line | None]]:
        option = "code=" if request.word == "accept" else "match="
        mine = await self._showing.mine(who)
        return [
            (option + match.id, ruleset_line(match.terms.ruleset))
            for match in mine
            if is_in_time(request.word, match) and is_aim(request, who.id, match)
        ]


def _words(slash: str, begun: str) -> tuple[Completion, ...]:
    return tuple(
        Completion(slash + name + (" " if word.options else ""), member("word", name))
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
