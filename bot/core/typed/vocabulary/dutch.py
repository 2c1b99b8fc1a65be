"""What people type in Dutch: data."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

ALIASES: Mapping[str, tuple[str, ...]] = {
    "challenge": ("uitdagen", "daag", "uitdaging", "nieuwe partij", "nieuw spel", "nieuw"),
    "challenge computer": ("tegen de computer",),
    "accept": ("accepteren", "accepteer", "aannemen", "meedoen"),
    "decline": ("weigeren", "weiger", "afwijzen", "nee bedankt", "nee dank je"),
    "withdraw": ("intrekken", "uitdaging intrekken"),
    "move": ("zet", "zetten"),
    "plan": ("plannen", "vooruit plannen"),
    "place": ("opstellen", "alles opstellen", "opstelling", "plaatsen", "plaats"),
    "board": ("bord", "speelbord", "stand", "toon", "laat zien"),
    "games": ("partijen", "mijn partijen"),
    "huff": ("blazen", "blaas"),
    "resign": ("opgeven", "ik geef op", "geef op"),
    "draw": ("remise", "remise aanbieden", "gelijkspel"),
    "takeback": ("terugnemen", "zet terugnemen", "neem terug", "ongedaan maken"),
    "say": ("zeggen", "zeg", "bericht"),
    "mute": ("dempen", "demp"),
    "unmute": ("horen", "niet meer dempen"),
    "report": ("melden", "meld", "rapporteren", "rapporteer"),
    "hint": ("geef me een hint", "aanwijzing"),
    "analysis": ("analyseren", "analyseer"),
    "rematch": ("revanche", "nog een keer", "nog een partij"),
    "claim": ("opeisen", "winst opeisen"),
    "pause": ("pauze", "pauzeren", "pauzeer"),
    "resume": ("hervatten", "hervat", "verder"),
    "record": ("notatie", "verslag"),
    "replay": ("naspelen", "terugkijken"),
    "replay film": ("filmpje",),
    "rules": ("spelregels", "regels", "speluitleg", "uitleg"),
    "learn": ("leren", "leer", "les", "lessen"),
    "puzzle": ("puzzel", "puzzel van de dag", "raadsel"),
    "why": ("waarom",),
    "settings": ("instellingen", "instelling"),
    "group": ("groep", "groepsinstellingen", "instellingen van de groep"),
    "link": ("koppelen", "koppel", "account koppelen"),
    "export": ("exporteren", "mijn gegevens"),
    "forget": ("vergeet", "vergeet mij", "vergeet me", "account verwijderen"),
    "privacy": ("privacybeleid", "privacyverklaring"),
    "help": ("hulp", "commando's", "opdrachten", "help mij"),
    "hello": ("hallo", "hoi", "goedemorgen", "goedemiddag", "goedenavond", "bedankt", "dank je"),
}

PLAY = ("spelen", "speel")

OPTION_NAMES: Mapping[str, str] = {
    "tegenstander": "opponent",
    "spel": "ruleset",
    "opties": "options",
    "kant": "side",
    "klok": "clock",
    "bedenktijd": "clock",
    "woord": "word",
    "partij": "match",
    "niveau": "level",
    "zet": "move",
    "onderwerp": "topic",
    "les": "lesson",
    "veld": "square",
    "velden": "squares",
    "oriëntatie": "orientation",
    "orientatie": "orientation",
    "thema": "theme",
    "antwoorden": "answers",
    "plekken": "places",
    "puzzel": "puzzle",
    "gesprekken": "threads",
    "schrift": "letters",
    "taal": "language",
    "tijdzone": "zone",
    "bevestigen": "confirm",
    "bevestiging": "confirm",
    "meldingen": "notices",
    "stilte": "quiet",
    "vakantie": "vacation",
    "blokkeren": "block",
    "blokkeer": "block",
    "deblokkeren": "unblock",
    "deblokkeer": "unblock",
}

VALUES: Mapping[str, tuple[str, ...]] = {
    "none": ("geen", "zonder", "nooit"),
    "easy": ("makkelijk", "gemakkelijk"),
    "medium": ("gemiddeld",),
    "hard": ("moeilijk",),
    "master": ("meester",),
    "first": ("eerste", "oranje"),
    "second": ("tweede", "blauw"),
    "lot": ("loting", "toeval", "willekeurig"),
    "on": ("ja", "aan"),
    "off": ("nee", "uit"),
    "own": ("eigen", "mijn"),
    "marble": ("marmer",),
    "night": ("nacht", "donker"),
    "here": ("hier",),
    "not-here": ("niet hier",),
    "all": ("alle", "allemaal", "overal"),
    "game": ("spel",),
    "latin": ("latijns", "latijn"),
    "attic": ("grieks", "attisch"),
    "auto": ("automatisch",),
    "de": ("duits",),
    "en": ("engels",),
    "it": ("italiaans",),
    "nl": ("nederlands",),
    "mention": ("vermelding",),
    "direct": ("privé", "prive"),
    "digest": ("overzicht",),
}

BEGINNINGS = """
    hoe wat wie waar waarheen waarom wanneer welke welk hoeveel kan kun kunnen mag mogen moet
    moeten is zijn ben heeft heb leg wordt worden zou
"""
