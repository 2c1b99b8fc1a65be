"""What hostile people write, press and send: Hypothesis strategies, the same for all front-ends.

``MATCH0`` and so on stand for matches that are there, ``TURN`` for the turn of the match before it;
an arena puts the real ones in their place.
"""

import string
from dataclasses import dataclass

from hypothesis import strategies as st

from bot.core.matches.actions_table import WORDS
from bot.core.matches.controls import Verb
from engine.catalogue import KEYS

CANARY = "Xylospongium"
"""A mark in what people write, which is looked for where nothing of theirs may appear."""

PEOPLE = 8
"""Of whom the first two play the matches that are there; the others are strangers to these."""

MENTIONS = (
    *("@everyone", "@here", "<@1>", "<@!1>", "<@&1>", "<#1>", "<:x:1>", "<a:x:1>", "<t:1:R>"),
    *("</forget:1>", "<id:home>", "@alice_1", "@PetteiaTestBot", "tg://user?id=1001", "#agora"),
    *("$GOLD", "/forget", "/resign@PetteiaTestBot", "dion@evil.com", "12345678901234567"),
)
LINKS = (
    *("https://evil.com/x?y=1", "http://[::1", "evil.com", "www.evil.org", "t.me/evil"),
    *("discord.gg/evil", "[x](https://evil.com)", "javascript:alert(1)", "data:text/html,x"),
)
MARKUP = (
    *("**x**", "__x__", "_x_", "~~x~~", "||x||", "`x`", "```\nx\n```", "> x", ">>> x", "# x"),
    *("-# x", "- x", "1. x", "\\", "\\*", "*", "_", "`", "[", "](", "<b>x</b>", "</b>", "<pre>"),
    *('<a href="tg://user?id=1001">x</a>', "<script>alert(1)</script>", "<img src=x onerror=a()>"),
    *("&lt;", "&amp;lt;", "&#60;", "&", "<", ">", '"', "'", "<!--", "]]>", "</title>"),
)
UNSEEN = (
    *("\0", "\x01", "\x02", "\x03", "\x021\x03", "\x1b[31m", "\x7f", "\x85", "\r\n", "\n", "\t"),
    *("\u200b", "\u200d", "\u2060", "\ufeff", "\u061c", "\u00ad", "\u180e", "\u2028", "\u2029"),
    *("\u202a", "\u202b", "\u202d", "\u202e", "\u202c", "\u2066", "\u2067", "\u2068", "\u2069"),
    *("\ue000", "\U000f0000", "\uffff", "\U0010ffff", "\ufdd0", "\ufffd"),
)
SCRIPTS = (
    *("Ω", "Γ2-Γ4", "Γ2", "אבג", "عربي", "ﷺ", "हिन्दी", "ไทย", "漢字", "İı", "ß", "ﬃ", "Å"),
    *(
        "e" + "\u0301" * 40,
        "🏛️",
        "👨‍👩‍👧",
        "🇬🇷",
        "\U0001d4d0",
        "\u0430\u0062",
        "\uff11\uff12",
        "٣",
        "½",
        "Ⅳ",
        "²",
    ),
)
FORMATS = (
    *("{ $name }", "{ -term }", '{ "x" }', "{ NUMBER($n) }", "{", "}", "{0}", "{0.__class__}"),
    *("%s", "%(name)s", "%n", "%", "$x", "${x}", "{{x}}", "';DROP TABLE matches;--", "\x1a"),
    *("../../etc/passwd", "None", "null", "true", "NaN", "-1", "0", "1e999", "9" * 300, "0x1"),
)
PIECES = (CANARY, *MENTIONS, *LINKS, *MARKUP, *UNSEEN, *SCRIPTS, *FORMATS)
LONE = "\ud800", "\udfff", "x\udc00y", "\ude00\ud83d"
"""Halves of characters, which JSON can hold and nothing else."""

REAL = (
    *("MATCH0", "MATCH1", "MATCH2", "a2-a3", "g2-g6", "a1", "h7", "a2", "b2 b4", "22:00-08:00"),
    *("first", "second", "lot", "7d", "3d+12h", "yes", "off", "Europe/Rome", "14d", "mention"),
    *(
        "direct",
        "digest",
        "none",
        "c7-c4 b2-b4",
        "if c7-c4 then b2-b4",
        "drop",
        "a1-h2",
        "a8..h7 c3",
        "3",
        "wood",
    ),
    *("2026-12-03", "en", *KEYS),
    *("attic", "latin", "ΘΙΙ-ΘΙΙΙΙ", "ΙΙ" * 12, "AI AIII"),  # noqa: RUF001 -- Greek letters
)


@dataclass(frozen=True)
class Attack:
    """Something that a person does: in which ``way``, under which name, with which texts.

    ``dice`` decides what each front-end leaves open, such as the place.
    """

    way: str
    who: int
    name: str
    text: str
    more: tuple[str, ...] = ()
    dice: int = 0


def _pieces(*more):
    return st.sampled_from((*PIECES, *more))


def pieced(most, *more):
    """Texts of nasty pieces, with letters between them."""
    part = _pieces(*more) | st.text(string.ascii_letters + " ", max_size=6)
    return st.lists(part, min_size=1, max_size=most).map("".join)


def _mutated(texts):
    """Real texts with something left out, put in, twice or turned round."""

    def mutate(text, at, piece, how):
        cut = at % (len(text) + 1)
        before, after = text[:cut], text[cut:]
        changed = (before + after[1:], before + piece + after, text + text, before[::-1] + after)
        return changed[how % len(changed)]

    number = st.integers(0, 99)
    return st.builds(mutate, texts, number, _pieces(), number)


values = st.sampled_from(REAL) | st.sampled_from(REAL) | pieced(3) | st.text(max_size=40)


def _command(word, given, slash):
    options = WORDS[word].options
    named = [
        f"{options[at % len(options)]}={value}" if at and options else value for at, value in given
    ]
    return slash + " ".join((word, *named))


commands = st.builds(
    _command,
    st.sampled_from(sorted(WORDS)),
    st.lists(st.tuples(st.integers(0, 8), values), max_size=3),
    st.sampled_from(("", "/")),
)
records = st.builds(
    lambda tag, key, name, lines: f'record [{tag} "{key}"]\n[First "{name}"]\n\n1. {lines}\n*',
    st.sampled_from(("Ruleset", "Options", "FEN", "\0")),
    values,
    pieced(4),
    pieced(8, *REAL),
)
long = st.builds(lambda piece, count: (piece * count)[:9000], _pieces(), st.integers(40, 3000))
texts = st.one_of(
    *(
        commands,
        commands,
        commands,
        commands,
        _mutated(commands),
        pieced(12),
        st.text(max_size=200),
        records,
        long,
    ),
    st.builds(lambda command, piece: f"{command} {piece}", commands, pieced(6)),
)
names = st.builds(
    lambda before, name, after: f"{before[:10]}{name}{after[:10]}",
    pieced(3),
    st.sampled_from((CANARY, CANARY, "", "Alkaios")),
    pieced(3) | st.text(max_size=9),
)

choices = st.one_of(
    st.integers(0, 120).map(str),
    st.tuples(st.integers(0, 120), st.integers(0, 9)).map(lambda pair: f"{pair[0]}-{pair[1]}"),
    st.from_regex(r"[0-9]{1,2}-[0-9](=[0-9]{1,2}-[0-9]){0,3}", fullmatch=True),
    st.sampled_from(
        ("", "theme=wood", "vacation=off", "notices=none", "zone=", "language=xx", "language=it")
    ),
    st.sampled_from(KEYS),
    st.from_regex(r"[a-z0-9=-]{0,30}", fullmatch=True),
)
TURNS = ("TURN", "TURN", "TURN", "0", "1", "2", "999999", "1000000", "-1", "٣", "")
forged = st.builds(
    lambda verb, match, turn, choice: f"{verb}:{match}:{turn}:{choice}",
    st.sampled_from(tuple(map(str, Verb))),
    st.sampled_from(("MATCH0", "MATCH0", "MATCH1", "MATCH2", "", "nosuch", "k7qd3x", "MATCH0é")),
    st.sampled_from(TURNS),
    choices,
)
controls = st.one_of(forged, forged, forged, _mutated(forged), pieced(4), st.text(max_size=64))

whom = st.sampled_from((0, 1, 0, 1, *range(PEOPLE)))
dice = st.integers(0, 2**16)


OFTEN = {"press", "hear", "say", "tell", "slash", "choose", "form"}
"""The ways that lead furthest into the bot."""


def attacks(ways):
    """Attacks in these ways, each with the strategy for its text."""
    one_by_one = [
        st.builds(
            Attack,
            st.just(way),
            whom,
            names,
            strategy,
            st.lists(values | texts, max_size=3).map(tuple),
            dice,
        )
        for way, strategy in ways.items()
        for _ in range(3 if way in OFTEN else 1)
    ]
    return st.one_of(one_by_one)
