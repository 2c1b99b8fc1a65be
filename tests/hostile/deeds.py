"""What people with matches in several places do, drawn at random: words that they type, presses."""

from dataclasses import dataclass, field

from bot.core.matches.actions_table import CHALLENGE, MEANT, WORDS, action_of
from bot.core.matches.controls import Verb, read_control
from bot.core.typed.suggestions import decoded

NAMES = ("Alkmene", "Bellerophon", "Chrysothemis", "Deiphobos", "Eteokles", "Philoktetes")
"""The people; none of these names stands in anything else that the bot says."""

GAMES = {
    "lemery-ultra": "Ultra Compact",
    "poleis": "Poleis",
    "vogt-kubeia": "Kubeia",
    "walker-dux": "with Dux",
}
"""The game of each place, with what it is called only there. The last place is private."""

PRIVATE = len(GAMES) - 1
KEPT_AWAY = frozenset({
    *(Verb.FORGET_YES, Verb.LINK_YES, Verb.LINK_NO, Verb.LINK_UNDO, Verb.BLOCK, Verb.SESSIONS_END),
    *(Verb.ANIMATION, Verb.SETTINGS, Verb.GROUP),
})  # fmt: skip
"""What would end the round, rename people, take long, or leave English."""

BARE = frozenset({"settings", "rename", "forget", "link", "event", "group", "export", "appeal"})
"""Words that are typed with nothing behind them here."""

OFTEN = ("move", "board", "draw", "resign", "takeback", "challenge", "accept", "games", "say")


@dataclass(frozen=True)
class Button:
    """A button that someone has seen: where, in which message, what it does; ``owner`` if private.

    ``custom_id`` is what Discord sends beside the choice of a menu.
    """

    place: int
    message: object
    control: str
    owner: int | None = None
    custom_id: str = ""


@dataclass
class Deed:
    """What a person does in a place: types a word with options, or presses a button."""

    who: int
    place: int
    word: str = ""
    options: dict = field(default_factory=dict)
    other: int | None = None
    button: Button | None = None
    names: set = field(default_factory=set)
    """Codes of the matches that it names."""

    def __str__(self):
        what = repr(self.button.control) if self.button else f"{self.word} {self.options}"
        to = "" if self.other is None else f" to {NAMES[self.other]}"
        return f"{NAMES[self.who]} in place {self.place}: {what}{to}"

    @property
    def control(self):
        return read_control(self.button.control) if self.button else None

    @property
    def row(self):
        return action_of(self.control) if self.button else WORDS[self.word]

    @property
    def text(self):
        """All that the person wrote, or that the button writes for them."""
        typed = " ".join(map(str, self.options.values()))
        if self.row is MEANT:
            typed = decoded(self.control.choice) or ""
        return typed if self.other is None else f"{typed} {NAMES[self.other]}"


def draw(places):
    """Return a deed of anyone anywhere."""
    if places.chance.random() < 0.2:
        return _draw_move(places)
    who = places.chance.randrange(len(NAMES))
    if places.chance.random() < 0.55 and (pressed := _draw_button(places, who)):
        return pressed
    place = places.chance.randrange(len(GAMES))
    word = places.chance.choice(OFTEN if places.chance.random() < 0.5 else sorted(WORDS))
    deed = Deed(who, place, word)
    if word not in BARE:
        for option in WORDS[word].options:
            if (value := _value(places, option, deed)) is not None:
                deed.options[option] = value
    if "opponent" in WORDS[word].options:
        deed.other = places.chance.choice([each for each in range(len(NAMES)) if each != who])
    deed.names |= {code for code in places.matches if code in deed.text.split()}
    return deed


def _draw_move(places):
    """Draw a move that is legal, typed where its match is played by the one who is to move."""
    match = places.chance.choice(places.running())
    mover = match.seats[match.game.position.side]
    [who] = [each for each in range(len(NAMES)) if places.account(each) == mover]
    place = places.chance.choice(sorted(places.matches[match.id][1]))
    legal = list(match.game.legal)
    return Deed(who, place, "move", {"text": match.game.write(places.chance.choice(legal))})


def _draw_button(places, who):
    """Draw a press of a button that the person has seen: each verb as often, mostly late ones."""
    mine = {}
    for button in places.buttons.values():
        if button.owner in {None, who} and _may_press(button):
            mine.setdefault(button.control.partition(":")[0], []).append(button)
    if not mine:
        return None
    chosen = mine[places.chance.choice(sorted(mine))]
    button = places.chance.choice(chosen[-4:] if places.chance.random() < 0.7 else chosen)
    deed = Deed(who, button.place, button=button)
    if deed.control is not None and deed.control.match:
        deed.names.add(deed.control.match)
    deed.names |= {code for code in places.matches if code in deed.text.split()}
    return deed


def _may_press(button):
    control = read_control(button.control)
    return control is None or control.verb not in KEPT_AWAY


def _value(places, option, deed):
    """Return a value for an option, or None to leave it out."""
    chance = places.chance
    match option:
        case "match" | "code" if places.matches and chance.random() < 0.2:
            return chance.choice(list(places.matches))
        case "text":
            return _move(places, deed) if deed.word in {"move", "why"} else _words(places, deed)
        case "line" if chance.random() < 0.5:
            return _move(places, deed)
        case "square":
            return chance.choice(("a1", "b2", "c3"))
        case "squares" if chance.random() < 0.5:
            return "a1 b1"
        case "ruleset" if deed.word == CHALLENGE.word:
            return list(GAMES)[deed.place]
        case "behaviour":
            return "stalling"
        case "kind":
            return "more"
    return None


def _move(places, deed):
    """Return an action of one of the person's matches, wherever that is played."""
    mine = [match for match in places.running() if places.account(deed.who) in match.people]
    if not mine:
        return "a2-a3"
    game = places.chance.choice(mine).game
    legal = list(game.legal)
    return game.write(places.chance.choice(legal)) if legal else "a2-a3"


def _words(places, deed):
    return f"xenon{deed.place}{places.deeds}" if deed.word == "say" else None
