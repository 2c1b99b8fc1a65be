"""What people type in Italian: data."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

ALIASES: Mapping[str, tuple[str, ...]] = {
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
}

PLAY = ("gioca", "giocare", "gioco")

OPTION_NAMES: Mapping[str, str] = {
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
}

VALUES: Mapping[str, tuple[str, ...]] = {
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
    "de": ("tedesco",),
    "nl": ("olandese", "neerlandese"),
    "mention": ("menzione",),
    "direct": ("privato",),
    "digest": ("riepilogo",),
}

BEGINNINGS = """
    come cosa che cos'è cosè perché perche posso può puo devo quando dove chi quanto quanti
    quante quale quali si c'è ci spiegami dimmi
"""
