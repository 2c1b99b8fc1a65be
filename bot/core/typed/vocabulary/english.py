"""What people type in English: data."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

ALIASES: Mapping[str, tuple[str, ...]] = {
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
}

PLAY = ("play",)

OPTION_NAMES: Mapping[str, str] = {
    "game": "ruleset",
    "time": "clock",
    "timezone": "zone",
    "colors": "theme",
    "notifications": "notices",
    "alerts": "notices",
    "calls": "notices",
    "lang": "language",
    "holiday": "vacation",
}

VALUES: Mapping[str, tuple[str, ...]] = {
    "none": ("no clock", "unlimited", "never"),
    "first": ("orange",),
    "second": ("blue",),
    "lot": ("random", "any"),
    "on": ("yes", "true"),
    "off": ("no", "false"),
    "en": ("english",),
    "it": ("italian",),
    "de": ("german",),
    "nl": ("dutch",),
    "night": ("dark",),
}

BEGINNINGS = """
    how what whats what's why can could may must do does did is are am was who when where which
    should will would whose explain
"""
