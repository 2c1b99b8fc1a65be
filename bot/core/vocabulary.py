"""What people type instead of a word of the bot, in each language: data. Pure.

All of them are read whatever a person's language is, since none means two things; only suggestions
and help prefer the person's own. A test holds that each word has a name in each language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

ALIASES: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "en": {
        "challenge": ("new game", "new match", "new", "invite", "start a game"),
        "challenge computer": ("computer",),
        "accept": ("join", "agree"),
        "decline": ("refuse", "reject", "no thanks"),
        "withdraw": ("cancel",),
        "plan": ("premove", "plans"),
        "place": ("set up", "set up all", "setup", "set-up", "place all", "put"),
        "board": ("show", "show board", "position"),
        "games": ("matches", "my games", "my matches", "list"),
        "resign": ("surrender", "give up", "i resign", "i give up", "concede"),
        "draw": ("offer draw", "offer a draw", "tie"),
        "takeback": ("undo", "take back", "take it back"),
        "say": ("tell", "message"),
        "mute": ("silence",),
        "hint": ("tip", "give me a hint"),
        "analysis": ("analyse", "analyze", "review"),
        "rematch": ("again please", "play again", "another game"),
        "claim": ("claim win", "claim the win"),
        "pause": ("pause clock",),
        "resume": ("unpause",),
        "record": ("notation", "moves list"),
        "replay film": ("film", "movie", "gif"),
        "rules": ("rule", "how to play", "rulebook", "tell me", "tell us"),
        "learn": ("lesson", "lessons", "tutorial", "teach"),
        "puzzle": ("daily", "daily puzzle", "puzzle of the day", "puzzles"),
        "why": ("why not",),
        "settings": ("setting", "options", "preferences", "config"),
        "group": ("server", "group settings", "server settings"),
        "link": ("connect",),
        "export": ("download", "my data"),
        "forget": ("forget me", "erase me", "delete my account"),
        "privacy": ("privacy policy", "data protection"),
        "help": ("commands", "menu", "info", "what can i do"),
        "hello": ("hi", "hey", "start", "good morning", "good evening", "thanks", "thank you"),
    },
    "it": {
        "challenge": ("sfida", "sfidare", "nuova partita", "nuova", "invita"),
        "accept": ("accetta", "accetto"),
        "decline": ("rifiuta", "rifiuto", "no grazie"),
        "withdraw": ("ritira sfida", "ritira la sfida"),
        "move": ("muovi", "mossa", "muovo"),
        "plan": ("piano", "piani", "prepara"),
        "place": ("schiera", "schiera tutto", "schieramento", "disponi", "piazza", "metti"),
        "board": ("tavoliere", "scacchiera", "posizione", "mostra"),
        "games": ("partite", "le mie partite"),
        "huff": ("soffia", "soffio"),
        "resign": ("abbandona", "abbandono", "mi arrendo", "arrenditi"),
        "draw": ("patta", "pareggio", "offri patta", "propongo patta"),
        "takeback": ("ritira", "ritira mossa", "ritira la mossa", "torna indietro"),
        "say": ("di'", "dì", "scrivi", "messaggio"),
        "mute": ("silenzia", "muto"),
        "unmute": ("riascolta",),
        "report": ("segnala",),
        "hint": ("suggerimento", "suggerisci"),
        "analysis": ("analisi", "analizza"),
        "rematch": ("rivincita",),
        "claim": ("reclama", "reclamo"),
        "pause": ("pausa",),
        "resume": ("riprendi", "riprendo"),
        "record": ("trascrizione", "verbale"),
        "replay": ("rivedi", "rivedere"),
        "replay film": ("filmato",),
        "rules": ("regole", "regola", "regolamento", "come si gioca"),
        "learn": ("impara", "lezione", "lezioni"),
        "puzzle": ("problema", "problema del giorno", "rompicapo", "quesito"),
        "why": ("perché", "perche", "perche'"),
        "settings": ("impostazioni", "impostazione", "preferenze"),
        "group": ("gruppo", "impostazioni del gruppo"),
        "link": ("collega",),
        "export": ("esporta", "i miei dati"),
        "forget": ("dimentica", "dimenticami", "cancellami"),
        "privacy": ("riservatezza",),
        "help": ("aiuto", "comandi", "aiutami"),
        "hello": ("ciao", "salve", "buongiorno", "buonasera", "grazie"),
    },
}
"""By language and word, perhaps with its first option: the names that mean it alone."""

PLAY = ("play", "gioca", "giocare", "gioco")
"""Moves where a move follows, else begins a match."""

OPTION_NAMES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "game": "ruleset",
        "time": "clock",
        "timezone": "zone",
        "colors": "theme",
        "notifications": "notices",
        "alerts": "notices",
        "calls": "notices",
        "lang": "language",
        "holiday": "vacation",
    },
    "it": {
        "avversario": "opponent",
        "gioco": "ruleset",
        "opzioni": "options",
        "lato": "side",
        "parte": "side",
        "orologio": "clock",
        "tempo": "clock",
        "parola": "word",
        "codice": "code",
        "partita": "match",
        "livello": "level",
        "mossa": "move",
        "argomento": "topic",
        "lezione": "lesson",
        "casella": "square",
        "caselle": "squares",
        "orientamento": "orientation",
        "tema": "theme",
        "risposte": "answers",
        "posti": "places",
        "problema": "puzzle",
        "discussioni": "threads",
        "lettere": "letters",
        "lingua": "language",
        "fuso": "zone",
        "conferma": "confirm",
        "avvisi": "notices",
        "silenzio": "quiet",
        "vacanza": "vacation",
        "blocca": "block",
        "sblocca": "unblock",
    },
}
"""By language: other names of the options of words."""

VALUES: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "en": {
        "none": ("no clock", "unlimited", "never"),
        "first": ("orange",),
        "second": ("blue",),
        "lot": ("random", "any"),
        "on": ("yes", "true"),
        "off": ("no", "false"),
        "en": ("english",),
        "it": ("italian",),
        "night": ("dark",),
    },
    "it": {
        "none": ("nessuno", "nessuna", "senza", "mai"),
        "beginner": ("principiante",),
        "easy": ("facile",),
        "medium": ("medio", "media"),
        "hard": ("difficile",),
        "master": ("maestro",),
        "first": ("primo", "arancione"),
        "second": ("secondo", "blu"),
        "lot": ("sorte", "caso"),
        "on": ("sì", "si"),
        "off": ("spento", "spenta"),
        "own": ("mio", "mia"),
        "marble": ("marmo",),
        "terracotta": ("cotto",),
        "papyrus": ("papiro",),
        "night": ("notte",),
        "contrast": ("contrasto",),
        "here": ("qui",),
        "not-here": ("non qui",),
        "all": ("tutti", "ovunque"),
        "game": ("gioco",),
        "latin": ("latine",),
        "attic": ("greche", "attiche"),
        "auto": ("automatica", "automatico"),
        "en": ("inglese",),
        "it": ("italiano",),
        "mention": ("menzione",),
        "direct": ("privato",),
        "digest": ("riepilogo",),
    },
}
"""By language and value: the other ways to type it."""

_WORD_OF = {
    alias: word
    for names in ALIASES.values()
    for word, aliases in names.items()
    for alias in aliases
}
_OPTION_OF = {alias: name for names in OPTION_NAMES.values() for alias, name in names.items()}
_VALUE_OF = {
    alias: value
    for names in VALUES.values()
    for value, aliases in names.items()
    for alias in aliases
}
LONGEST_ALIAS = max(len(alias.split()) for alias in _WORD_OF)


def word_of_alias(alias: str) -> str:
    """Return the text that an alias abbreviates, beginning with a word; empty where it is none."""
    return _WORD_OF.get(alias.casefold(), "")


def option_of_alias(alias: str) -> str:
    """Return the name of the option that is meant, or the name itself."""
    return _OPTION_OF.get(alias.casefold(), alias.casefold())


def option_aliases(options: tuple[str, ...]) -> tuple[str, ...]:
    """Return all other names of some options."""
    return tuple(alias for alias, name in _OPTION_OF.items() if name in options)


def value_meant(typed: str, choices: tuple[str, ...]) -> str:
    """Return the choice that a typed value means, whatever its case, empty where it is none."""
    plain = typed.strip().casefold()
    for choice in choices:
        if plain == choice.casefold():
            return choice
    meant = _VALUE_OF.get(plain, "")
    return meant if meant in choices else ""


def known_to(language: str) -> tuple[str, ...]:
    """Return the aliases that a person of a language may have meant: theirs and the English."""
    languages = dict.fromkeys(("en", language))
    return tuple(
        alias
        for each in languages
        for aliases in ALIASES.get(each, {}).values()
        for alias in aliases
    )


def reserved_names() -> frozenset[str]:
    """Return all names of words, reserved because a person called so could not be typed."""
    words = {text.partition(" ")[0] for text in _WORD_OF.values()}
    return frozenset(_WORD_OF) | words | frozenset(PLAY)
