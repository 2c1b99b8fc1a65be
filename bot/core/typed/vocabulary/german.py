"""What people type in German: data."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

ALIASES: Mapping[str, tuple[str, ...]] = {
    "challenge": ("herausfordern", "fordere", "neue partie", "neues spiel", "neu", "einladen"),
    "challenge computer": ("gegen den computer",),
    "accept": ("annehmen", "nehme an", "ich nehme an", "mitspielen"),
    "decline": ("ablehnen", "lehne ab", "nein danke"),
    "withdraw": ("zurückziehen", "zurueckziehen", "herausforderung zurückziehen"),
    "move": ("zug", "ziehe", "ziehen"),
    "plan": ("planen", "pläne", "vorausplanen"),
    "place": ("aufstellen", "alle aufstellen", "aufstellung", "setzen", "stelle"),
    "board": ("brett", "spielbrett", "stellung", "zeige", "zeigen"),
    "games": ("partien", "meine partien", "meine spiele"),
    "huff": ("pusten", "puste", "blasen"),
    "resign": ("aufgeben", "ich gebe auf", "gebe auf"),
    "draw": ("remis", "remis anbieten", "unentschieden"),
    "takeback": ("zurücknehmen", "zuruecknehmen", "zug zurücknehmen", "rückgängig"),
    "say": ("sagen", "sag", "schreib", "nachricht"),
    "mute": ("stumm", "stummschalten"),
    "unmute": ("laut", "wieder hören"),
    "report": ("melden", "melde"),
    "hint": ("tipp", "gib mir einen tipp"),
    "analysis": ("analyse", "analysieren", "auswerten"),
    "rematch": ("revanche", "noch mal", "nochmal", "noch eine partie"),
    "claim": ("beanspruchen", "sieg beanspruchen"),
    "pause": ("pausieren", "uhr anhalten"),
    "resume": ("fortsetzen", "weiter"),
    "record": ("notation", "aufzeichnung"),
    "replay": ("nachspielen", "ansehen"),
    "replay film": ("video",),
    "rules": ("regeln", "regel", "spielregeln", "anleitung", "spielanleitung"),
    "learn": ("lernen", "lektion", "lektionen", "unterricht"),
    "puzzle": ("aufgabe", "aufgabe des tages", "rätsel", "raetsel"),
    "why": ("warum", "wieso", "weshalb"),
    "settings": ("einstellungen", "einstellung"),
    "group": ("gruppe", "gruppeneinstellungen", "einstellungen der gruppe"),
    "link": ("verknüpfen", "verknuepfen", "konto verknüpfen"),
    "export": ("exportieren", "meine daten"),
    "forget": ("vergessen", "vergiss mich", "konto löschen"),
    "privacy": ("datenschutz", "datenschutzerklärung"),
    "help": ("hilfe", "befehle", "hilf mir"),
    "hello": ("hallo", "moin", "servus", "guten morgen", "guten tag", "guten abend", "danke"),
}

PLAY = ("spielen", "spiele")

OPTION_NAMES: Mapping[str, str] = {
    "gegner": "opponent",
    "spiel": "ruleset",
    "optionen": "options",
    "seite": "side",
    "uhr": "clock",
    "bedenkzeit": "clock",
    "wort": "word",
    "partie": "match",
    "stufe": "level",
    "zug": "move",
    "stichwort": "topic",
    "lektion": "lesson",
    "feld": "square",
    "felder": "squares",
    "ausrichtung": "orientation",
    "design": "theme",
    "antworten": "answers",
    "orte": "places",
    "aufgabe": "puzzle",
    "themen": "threads",
    "buchstaben": "letters",
    "sprache": "language",
    "zeitzone": "zone",
    "bestätigen": "confirm",
    "bestätigung": "confirm",
    "benachrichtigungen": "notices",
    "ruhezeit": "quiet",
    "urlaub": "vacation",
    "blockieren": "block",
    "freigeben": "unblock",
}

VALUES: Mapping[str, tuple[str, ...]] = {
    "none": ("keine", "kein", "keiner", "ohne", "nie"),
    "beginner": ("anfänger", "anfaenger"),
    "easy": ("leicht", "einfach"),
    "medium": ("mittel",),
    "hard": ("schwer", "schwierig"),
    "master": ("meister",),
    "first": ("erster", "erste"),
    "second": ("zweiter", "zweite", "blau"),
    "lot": ("los", "auslosung", "zufall", "zufällig"),
    "on": ("ja", "an", "ein"),
    "off": ("nein", "aus"),
    "own": ("eigene", "meine"),
    "marble": ("marmor",),
    "terracotta": ("terrakotta",),
    "night": ("nacht", "dunkel"),
    "contrast": ("kontrast",),
    "here": ("hier",),
    "not-here": ("nicht hier",),
    "all": ("alle", "überall"),
    "game": ("spiel",),
    "latin": ("lateinisch",),
    "attic": ("griechisch", "attisch"),
    "auto": ("automatisch",),
    "de": ("deutsch",),
    "en": ("englisch",),
    "it": ("italienisch",),
    "nl": ("niederländisch", "holländisch"),
    "mention": ("erwähnung",),
    "direct": ("privat",),
    "digest": ("übersicht",),
}

BEGINNINGS = """
    wie was wer wen wem wann wo wohin woher warum wieso weshalb kann kannst können könnte darf
    darfst dürfen muss musst müssen soll sollte ist sind bin gibt gibts gibt's welche welcher
    welches wieviel wieviele erklär erkläre zeig hat habe
"""
