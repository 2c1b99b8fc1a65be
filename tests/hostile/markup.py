"""What a text does where it is shown, beyond being read: on Discord and on Telegram."""

import re

from tests.bot.frontends.discord.limits import COMMAND_MENTION

# Discord: the bot's own markup is a called person, a bold head, small type and a board in letters.
FENCED = re.compile(r"```\n[^`]*\n```")
CALLED = re.compile(r"\A<@(\d+)>(?: <@\d+>)*(?=\n|\Z)")
MOMENT = re.compile(r"<t:\d+:f> \(<t:\d+:R>\)")
HEAD = re.compile(r"\A\*\*(.*)\*\*\Z")
ESCAPED = re.compile(r"\\.")
ACTS = re.compile(
    r"[*_~|`]|\A\s*(?:#{1,3} |-# |>(?:>>)? |[-+*] |\d+\. )|://|@everyone|@here"
    r"|<(?:@|#|:|a:|t:|/|id:)"
)

# Telegram: what its servers make of a text by themselves (tdlib, MessageEntity.cpp).
MADE = {
    # A shorter name is none, so `@e5`, where a man is placed, is text.
    "mention": re.compile(r"(?<!\w)@(?:\w{4,}|(?:gif|vid|pic)\b)", re.IGNORECASE),
    "hashtag": re.compile(r"(?<!\w)#\w+"),
    "cashtag": re.compile(r"(?<!\w)\$[A-Z]{1,8}(?!\w)"),
    "command": re.compile(r"(?<![\w/<>])/[A-Za-z0-9_]{1,64}(?![\w/<>])"),
    "link": re.compile(
        r"\b(?:https?|ftp|tg|ton)://\S|[\w-]\.(?:com|org|net|me|gg|io)\b", re.IGNORECASE
    ),
    "e-mail": re.compile(r"[\w.+-]+@[\w-]+\.\w"),
}
OURS = re.compile(
    r"https://t\.me/PetteiaTestBot\?start=[\w-]{1,64}"
    r"|/challenge @(?:name|nome)\b"
    r"|(?<= )/(?:challenge|help)(?= (?:to|and|lists|per|e|elenca)\b|[.,]|$)"
)

UNSEEN = re.compile(
    "[\0-\x09\x0b-\x1f\x7f-\x9f\u061c\u202a-\u202e\u2066\u2067\ud800-\udfff\ue000-\uf8ff]"
)


def acts_on_discord(content, called):
    """Yield what in a message is more than text, where only these people may be called."""
    rest = FENCED.sub("", content)
    if CALLED.match(rest):
        calls, _, rest = rest.partition("\n")
        pinged = {int(number) for number in re.findall(r"\d+", calls)}
        if pinged != set(called):
            yield f"{pinged} are called, not {set(called)}"
    elif called:
        yield f"{called} may be called, and are not"
    for line in COMMAND_MENTION.sub("", MOMENT.sub("", rest)).split("\n"):
        own = line.removeprefix("-# ")
        own = HEAD.sub(r"\1", own)
        if found := ACTS.search(ESCAPED.sub("·", own)):  # so that its neighbours do not meet
            yield f"{found[0]!r} acts in {line!r}"


def acts_on_telegram(plain):
    """Yield what Telegram makes of a text that the bot did not mean."""
    rest = OURS.sub("", plain)
    for kind, pattern in MADE.items():
        if found := pattern.search(rest):
            yield f"a {kind}, {found[0]!r}, in {plain!r}"


def unseen(text):
    """Yield the characters of a text that hide something, or turn what follows round."""
    if found := UNSEEN.search(text):
        yield f"{found[0]!r} in {text!r}"
