"""Accounts of people, as their platforms name them, and the looks of their names.

Two names that a reader takes for one another have a look in common, by the skeletons of Unicode
Technical Standard #39, section 4. Stored looks were made with this table and these functions: a
change of them needs a migration that makes the looks again.
"""

from __future__ import annotations

import asyncio
import re
import unicodedata
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import structlog

from bot.core.accounts.recovery import NO_DIGEST, is_code_of, is_slow
from bot.core.matches.cases import Verdict
from bot.core.matches.computers import COMPUTER_PLATFORM, computer_account, computer_identity
from bot.core.matches.errors import IdentityInUse, NameInUse, StoreFault
from bot.core.matches.messages import Refused, Timestamp, Typed, family_line, refused
from bot.core.matches.model import FORGOTTEN, Account, Identity
from bot.core.matches.preferences import Settings
from bot.core.typed.text import JOINERS, plain_text
from bot.core.typed.vocabulary import RESERVED, reserved_names

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from bot.core.matches.challenges import Accept
    from bot.core.matches.chance import Chance
    from bot.core.matches.context import RequestContext
    from bot.core.matches.model import AccountId, GroupKey, Match, Terms
    from bot.core.store.port import Store


NAME_LIMIT = 32
NAMELESS = "?"
"""What a person is called whose name has nothing that can be shown."""

QUOTED = "\u201c{}\u201d"
"""How a person is called whom their platform calls as if they were the computer."""

log = structlog.get_logger()


def plain_name(text: str) -> str:
    """Return a name without what cannot be seen; empty if nothing can."""
    name = plain_text(text.translate(INVISIBLE), NAME_LIMIT)
    return name if has_ink(name) else ""


def looks_like_computer(name: str) -> bool:
    """Return whether a name begins like the computer's, which people may not use."""
    written = (_look(name), _look(name.casefold()))  # in quotes it is another name
    return any(look.startswith(looks(COMPUTER_PLATFORM)) for look in written)


def handle_of(name: str) -> str:
    """Return the unique form of a name: two names that differ only in case are one."""
    shown = plain_text(name, NAME_LIMIT).translate(JOINERS)
    return unicodedata.normalize("NFKC", shown.casefold())


_BOT: Final = "petteia"
_TITLE_LENGTH: Final = 5
"""From this length on, a reserved word is one beside others too; "Love me" is a name."""

_LETTERS_OF_DIGITS: Final = str.maketrans("3457", "east")


@cache
def _reserved_looks() -> frozenset[str]:
    """Return the looks of names that might be taken for the bot, its operators or the reader."""
    written = (form for name in RESERVED for form in (name, name.title(), name.upper()))
    return frozenset(look for form in written for look in looks(form))


def is_reserved(name: str) -> bool:
    """Return whether a name looks like a reserved one, has the bot's in it or a title.

    >>> [is_reserved(each) for each in ("P3tteia_Team", "You (you)", "Ada Admin", "Ada")]
    [True, True, True, False]
    """
    plain = plain_name(name).translate(_LETTERS_OF_DIGITS)
    if not _reserved_looks().isdisjoint(looks(plain)) or any(_BOT in look for look in looks(plain)):
        return True
    words = re.findall(r"\w+", plain.replace("_", " "))
    owned = [word for word in words if not _reserved_looks().isdisjoint(looks(word))]
    return bool(owned) and (owned == words or max(map(len, owned)) >= _TITLE_LENGTH)


def why_no_name(typed: str) -> Refused | None:
    """Return why a name cannot be chosen, or None; another person may still have it."""
    shown = plain_name(typed)
    if len(typed) > NAME_LIMIT * 4 or not handle_of(shown):
        return refused("name", limit=NAME_LIMIT)
    if is_reserved(typed):
        return refused("name-reserved")
    if handle_of(shown) in reserved_names():
        return refused("name-is-word", typed=Typed(shown))
    return refused("name-computer") if looks_like_computer(shown) else None


class People:
    """Finds and registers the people of a platform."""

    def __init__(self, store: Store, chance: Chance) -> None:
        """Keep people in this store."""
        self._store = store
        self._chance = chance
        self._hashing = asyncio.Lock()

    async def person(self, identity: Identity) -> Account | None:
        """Find a person by what their platform calls them."""
        return await self._store.account_of(identity)

    async def meet(self, identity: Identity, name: str, client: str = "") -> Account:
        """Find the person of a platform that names people itself, or make an account of them.

        The account goes by what the platform calls them now. ``client`` is the language of the
        client that they use, empty if it is unknown.
        """
        shown = plain_name(name) or NAMELESS
        if looks_like_computer(shown):
            shown = QUOTED.format(shown[: NAME_LIMIT - 2])
        known = await self._store.account_of(identity)
        if known is None:
            made = Account(
                self._chance.account_id(),
                shown,
                settings=Settings(client=client),
                home=identity.platform,
            )
            try:
                await self._store.add_account(made, identity)
            except IdentityInUse:
                return await self.meet(identity, name, client)
            return made
        return await self.listen(await self._named(known, shown), client)

    async def _named(self, known: Account, shown: str) -> Account:
        if known.name == shown or known.handle is not None:
            return known
        try:
            await self._store.rename(known.id, shown)
        except StoreFault as fault:  # looking at a match need not fail for it
            log.warning("name_not_stored", problem=str(fault))
        return replace(known, name=shown)

    async def listen(self, known: Account, client: str) -> Account:
        """Store the language of a person's client; empty if it is unknown."""
        if client in {"", known.settings.client}:
            return known
        now = replace(known, settings=replace(known.settings, client=client))
        try:
            await self._store.save_client_language(known.id, client)
        except StoreFault as fault:  # it is asked for again the next time
            log.warning("language_not_stored", problem=str(fault))
        return now

    async def register(
        self, identity: Identity, name: str, client: str = "", zone: str = ""
    ) -> Account | Refused:
        """Make a person with a name unlike all others in looks, in a zone if it is known."""
        shown = plain_name(name)
        if why := why_no_name(name):
            return why
        settings = Settings(client=client)
        account = Account(
            self._chance.account_id(),
            shown,
            handle_of(shown),
            settings=replace(settings, zone=zone) if zone else settings,
            home=identity.platform,
        )
        try:
            await self._store.add_account(account, identity)
        except NameInUse:
            return refused("name-in-use")
        except IdentityInUse:
            return await self.person(identity) or refused("busy")
        return account

    async def enter(self, identity: Identity, name: str, client: str) -> Account:
        """Meet a person of another platform in the web chat's page inside that platform.

        They get the session `embedded_session`, so that the page hears of their matches.
        """
        known = await self.meet(identity, name, client)
        session = embedded_session(identity)
        if (there := await self.person(session)) is None or there.id != known.id:
            await self._store.open_session(known.id, session)
        return known

    async def used(self, identity: Identity, browser: str, now: datetime) -> None:
        """Store when and in which browser a session of the web chat was last used."""
        try:
            await self._store.touch_session(identity, browser, now)
        except StoreFault as fault:  # stored the next time
            log.warning("session_not_stored", problem=str(fault))

    async def recover(self, identity: Identity, name: str, code: str) -> Account | None:
        """Sign a person in by their recovery code, which is used up; None if it is wrong."""
        handle = handle_of(name)
        digest = await self._store.recovery_code(handle) or NO_DIGEST
        if is_slow(digest):
            async with self._hashing:
                is_right = await asyncio.to_thread(is_code_of, code, digest)
        else:
            is_right = is_code_of(code, digest)
        return await self._store.recover(handle, digest, identity) if is_right else None


async def meet_computer(store: Store, level: int) -> AccountId:
    """Return the account of the computer of a level, which is made if need be."""
    account = computer_account(level)
    if await store.account(account.id) is None:
        await store.add_computer(account, computer_identity(level))
    return account.id


async def bars_offer(store: Store, challenger: AccountId, invited: AccountId) -> Refused | None:
    """Say why a challenge cannot be made to a person, or None when it can."""
    if is_gone(await store.account(invited)):
        return refused("gone")
    if await store.blocks(invited, challenger):
        return refused("undeliverable")
    if await store.blocks(challenger, invited):
        return refused("blocked-by-you")
    return None


def sanctions_barring(terms: Terms) -> tuple[Verdict, ...]:
    """Return the sanctions that keep a person from a match on these terms."""
    return (Verdict.BLOCK, Verdict.BAR) if terms.rated else (Verdict.BLOCK,)


async def bars_sanctioned(
    store: Store, who: AccountId, group: GroupKey | None, now: datetime, kinds: tuple[Verdict, ...]
) -> Refused | None:
    """Say which of these sanctions a person has in a group, or None without any."""
    found = await store.sanctions(who, group, now)
    for kind in kinds:
        if until := found.get(kind):
            return Refused(family_line("refused-sanctioned", kind, until=Timestamp(until)))
    return None


async def bars_accept(store: Store, match: Match, command: Accept, now: datetime) -> Refused | None:
    """Say why a person cannot take a challenge up, or None when they can."""
    kinds = sanctions_barring(match.terms)
    if barred := await bars_sanctioned(store, command.by, match.group, now, kinds):
        return barred
    if await bars_sanctioned(store, match.challenger, match.group, now, kinds):
        return refused("not-available")
    if await store.blocks(match.challenger, command.by):
        return refused("not-available")
    if await store.blocks(command.by, match.challenger):
        return refused("blocked-by-you")
    return None


def is_gone(account: Account | None) -> bool:
    """Return whether an account was forgotten."""
    return account is None or account.name == FORGOTTEN


WEB_PLATFORM: Final = "web"
"""A closed page cannot ring, so it is preferred only by people without another platform."""


def embedded_session(identity: Identity) -> Identity:
    """Return the session of a person in the web chat's page inside another platform.

    Invariant: no cookie leads to it, since the key of a browser's session is a digest.
    """
    return Identity(WEB_PLATFORM, f"{identity.platform}:{identity.key}")


async def note_platform(store: Store, who: Account, context: RequestContext) -> Account:
    """Store the platform that a person has just used, and return their account with it."""
    if context.chat is None or context.chat == who.home:
        return who
    try:
        await store.set_preferred_platform(who.id, context.chat)
    except StoreFault as fault:  # stored the next time; the request goes on
        log.warning("preferred_platform_not_stored", problem=str(fault))
        return who
    return replace(who, home=context.chat)


def preferred_of_both(kept: str, gone: str) -> str:
    """Return the preferred platform of two accounts that are merged; the second was just used."""
    return kept if gone == WEB_PLATFORM else gone


_TABLE: Final = Path(__file__).with_name("confusables.txt")

INVISIBLE: Final[Mapping[int, None]] = dict.fromkeys(
    code
    for first, last in (
        # Default_Ignorable_Code_Point in Unicode 17, other than control and format characters.
        *((0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180D)),
        *((0x180F, 0x180F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0)),
        (0xE0100, 0xE01EF),
        # Letters and symbols without ink: of Braille, Egyptian, Khitan and music.
        *((0x2800, 0x2800), (0x13441, 0x13442), (0x16FE4, 0x16FE4), (0x1D159, 0x1D159)),
    )
    for code in range(first, last + 1)
)
"""Characters that show nothing though their category is that of visible ones."""


def has_ink(text: str) -> bool:
    r"""Return whether a text has a character that is seen by itself (marks and blanks are not).

    >>> has_ink("Ada"), has_ink("\u2800"), has_ink("\u0301")
    (True, False, False)
    """
    return any(unicodedata.category(char)[0] in "LNPS" for char in text.translate(INVISIBLE))


def looks(name: str) -> tuple[str, ...]:
    r"""Return the looks of a name: as it is written, in small letters, and with its letters alone.

    >>> looks("Ada"), looks("\u0410da"), looks("Ida"), looks("A-da.")
    (('ada',), ('ada',), ('ida', 'lda'), ('a-da.', 'ada'))
    """
    bare = "".join(char for char in unicodedata.normalize("NFC", name) if not _is_ornament(char))
    forms = (name, name.casefold(), *([bare, bare.casefold()] if bare else []))
    return tuple(sorted(set(map(_look, forms))))


def _is_ornament(char: str) -> bool:
    """Return whether a character is punctuation, a blank, or a mark that is part of no letter."""
    if (category := unicodedata.category(char)) == "Mn":
        return unicodedata.name(char, "").startswith("COMBINING")
    return category[0] in "PZ" or category == "Sk"


def _look(name: str) -> str:
    # Twice, as a small letter may look like others than its capital.
    return _skeleton(_skeleton(name).casefold()).casefold()


def _skeleton(text: str) -> str:
    seen = unicodedata.normalize("NFD", text).translate(INVISIBLE).translate(JOINERS)
    return unicodedata.normalize("NFD", seen.translate(_prototypes()))


@cache
def _prototypes() -> Mapping[int, str]:
    """Read what characters look like."""
    lines = _TABLE.read_text("utf-8").splitlines()
    codes = (
        [int(code, 16) for code in line.split()]
        for line in lines
        if line and not line.startswith("#")
    )
    return {code: "".join(map(chr, like)) for code, *like in codes}
