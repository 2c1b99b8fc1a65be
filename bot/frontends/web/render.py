"""Renders views and answers as JSON: sentences instead of codes, boards as what is on them."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

from bot.core.matches import actions_table as table
from bot.core.matches.messages import PersonName, family_line, line
from bot.core.views.buttons import besides, set_up_ways, ways
from bot.core.views.views import Block, Document, Figure, Film, GraphicView, ShareText, Tone
from bot.frontends.web import frames
from bot.frontends.web.locale import page_texts
from bot.frontends.web.static_files import sheet_address
from bot.i18n import speaker_to
from bot.i18n.speaker import alt_text, captioned
from bot.i18n.speaker import frames as film_frames
from engine.catalogue import DEFAULT
from render import ground, layout_of, placed

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.handlers.opening import GameCard, Offer, Opening
    from bot.core.matches.messages import Line
    from bot.core.matches.model import Account
    from bot.core.store.outbox import Notification
    from bot.core.views.buttons import WayLabel
    from bot.core.views.views import Answer, Choice, Completion, Hotspot, MatchView, Seat
    from bot.frontends.drawing import Still
    from bot.frontends.web.join import JoinLinks
    from bot.frontends.web.pictures import PictureRoutes
    from render import Picture


def milliseconds(moment: datetime) -> int:
    """Return a point in time as JavaScript counts it."""
    return round(moment.timestamp() * 1000)


DATED = timedelta(days=1)
"""With less time than that a running clock says enough, without the day and hour of its end."""


def _besides_clocks(view: MatchView) -> tuple[Line, ...]:
    """Return the notes without those on times that the players' clocks show."""
    left = next((seat.left for seat in view.seats if seat.acts), None)
    if left is None or view.until is None:
        return view.notes
    shown = ("note-left", "note-until") if left < DATED else ("note-left",)
    return tuple(each for each in view.notes if not each.code.startswith(shown))


def _result(headline: str) -> str:
    return headline.removeprefix("over-") if headline.startswith("over-") else ""


_FIRST_TURNS = 1
"""The number of the turn in which the second player moves first."""


def _beside_board(choice: Choice, view: MatchView) -> Choice:
    """Return a choice as it looks beside a board; a button that picks a piece is plain."""
    row = table.action_of(choice.control)
    is_for_squares = row is not None and row.begins_picking and bool(view.spots)
    return replace(choice, tone=Tone.PLAIN) if is_for_squares else choice


def _how_to_move(view: MatchView) -> tuple[Line, ...]:
    """Return how to move a piece, for a person's first turn."""
    return (line("web-how-to-move"),) if view.next and view.turn <= _FIRST_TURNS else ()


def _is_in_lobby(view: MatchView) -> bool:
    """Return whether a view shows another person's challenge that is listed for everyone."""
    return view.headline.code == "open-offered-theirs"


def error_frame(number: int | None, sentence: str) -> frames.ErrorReply:
    """Return the answer to a frame that came to nothing."""
    return {"kind": "error", "n": number, "text": sentence}


def board(picture: Picture, pictures: PictureRoutes, alt: str) -> frames.Board:
    """Return a board for the page to draw."""
    empty = ground(picture)
    measures, shown = layout_of(picture), placed(picture)
    foot = measures.height - measures.panel_height
    symbols: list[frames.Symbol] = [
        {
            "name": symbol.name,
            "number": symbol.number,
            "left": left,
            "top": foot + top,
            "side": side,
        }
        for symbol, left, top, side in shown.panel
    ]
    return {
        "src": pictures.address(empty),
        "alt": alt,
        "width": measures.width,
        "height": measures.height,
        "back": pictures.address(replace(empty, flipped=not empty.flipped)),
        "theme": picture.theme,
        "sheet": sheet_address(picture.theme),
        "files": measures.files,
        "ranks": measures.ranks,
        "flipped": picture.flipped,
        "left": measures.left,
        "top": measures.top,
        "cell": measures.cell,
        "squares": shown.squares,
        "panel": symbols,
        "path": list(picture.path),
    }


class Renderer:
    """Renders for one person, in that person's language."""

    def __init__(
        self, reader: Account, pictures: PictureRoutes, links: JoinLinks | None = None
    ) -> None:
        """``links`` are those to challenges, for answers that may have one."""
        self._reader = reader
        speaker = speaker_to(reader.settings)
        self._language = speaker.language
        self._say = speaker.say
        self._pictures = pictures
        self._links = links

    def hello(
        self,
        posts: tuple[MatchView, ...],
        words: tuple[Completion, ...],
        opening: frames.Opening,
        *,
        now: datetime,
        push: str | None,
    ) -> frames.Hello:
        """Return the first frame; ``push`` is the public key for notifications."""
        return {
            "kind": "hello",
            "name": self._reader.name,
            "language": self._language,
            "texts": page_texts(self._language),
            # Challenges that came to nothing are not shown again.
            "posts": [self.post(view) for view in posts if view.picture or not view.over],
            "words": [self._completion(word) for word in words],
            "opening": opening,
            "now": milliseconds(now),
            "push": push,
        }

    def opening(self, opening: Opening, posts: tuple[MatchView, ...]) -> frames.Opening:
        """Return what a person can begin with; it is ``fresh`` if they have no match yet."""
        return {
            "ways": [self._choice(way) for way in opening.ways],
            "aim": self._say(family_line("aim", DEFAULT)),
            "offers": [self._offer(offer) for offer in opening.offers],
            "games": [self._card(card) for card in opening.games],
            "fresh": all(_is_in_lobby(view) for view in posts),
        }

    def _offer(self, offer: Offer) -> frames.Offer:
        figure = offer.figure
        return {
            "title": self._say(offer.title),
            "about": self._say(offer.about),
            "picture": self._picture(figure.picture, ()) if figure else None,
            "way": self._choice(offer.way),
        }

    def _card(self, card: GameCard) -> frames.GameCard:
        return {
            "name": self._say(card.name),
            "about": self._say(card.about),
            "length": self._say(card.length),
            "picture": self._picture(card.figure.picture, ()) if card.figure else None,
            "ways": [self._choice(way) for way in card.ways],
        }

    def post_update(self, notification: Notification, view: MatchView | None) -> frames.PostUpdate:
        """Return the frame that updates a match's post; without a view the post is removed."""
        news = notification.news
        return {
            "kind": "post",
            "match": notification.match,
            "post": self.post(view) if view else None,
            "news": self._say(news) if news else None,
            "call": notification.call,
        }

    def answer(self, number: int | None, answer: Answer, *, step: bool) -> frames.Reply:
        """Return the answer to a frame; an unsolicited one has no number.

        ``step`` marks a view during the choice of a move: a post update of the same turn does not
        replace it.
        """
        content = answer.content
        shared = content.lines if isinstance(content, ShareText) else ()
        return {
            "kind": "answer",
            "n": number,
            "lines": self._lines(answer.lines),
            "post": self.post(answer.view) if answer.view else None,
            "step": step,
            "figure": self._figure(content) if isinstance(content, Figure | GraphicView) else None,
            "film": self._film(content) if isinstance(content, Film) else None,
            "block": content.text if isinstance(content, Block) else "",
            "document": self._document(content) if isinstance(content, Document) else None,
            "shared": "\n".join(self._lines(shared)),
            "until": milliseconds(answer.until) if answer.until else None,
            "choices": [self._choice(choice) for choice in answer.choices],
            "refused": answer.refused,
            "join": self._links.path(answer.invitation)
            if self._links and answer.invitation
            else None,
            "page": answer.page,
            "forgotten": False,
        }

    def completions(self, number: int, completions: tuple[Completion, ...]) -> frames.Completions:
        """Return completions of typed text."""
        return {
            "kind": "completions",
            "n": number,
            "items": [self._completion(item) for item in completions],
        }

    def post(self, view: MatchView) -> frames.Post:
        """Return a match's post."""
        picture = view.picture
        if picture and view.seats and not view.rolls:
            # Whose turn it is and the men taken stand beside the names; dice need the info panel.
            picture = replace(picture, lost=(0, 0), turn=None)
        rows = ways(view) or set_up_ways(view)
        controls = (choice.control for choice in view.choices)
        drawn = (each.choice for each in controls if table.action_of(each) is table.SETUP_YES)
        return {
            "match": view.match,
            "turn": view.turn,
            "headline": self._say(view.headline),
            "notes": self._lines((*_how_to_move(view), *_besides_clocks(view))),
            "picture": self._board(picture, view.words) if picture else None,
            "ways": [[self._way(way) for way in row] for row in rows],
            "choices": [self._choice(_beside_board(each, view)) for each in besides(view, rows)],
            "spots": [self._spot(spot) for spot in view.spots],
            "yours": view.yours,
            "over": view.over,
            "moment": view.moment,
            "tap": str(view.tap or ""),
            "picked": str(view.tap.choice).partition("-")[0] if view.tap else "",
            "drawn": str(next(drawn, "")),
            "until": milliseconds(view.until) if view.until else None,
            "moves": self._moves(view),
            "ply": view.moves[-1][0] if view.moves else 0,
            "seats": [self._seat(seat) for seat in view.seats],
            "thinks": view.thinks,
            "result": _result(view.headline.code),
            "chat": self._lines(view.chat),
            "may_say": view.may_say,
            "next": view.next,
            "plays_at_once": view.plays_at_once,
            "lobby": _is_in_lobby(view),
            "link": view.link,
        }

    def _lines(self, lines: tuple[Line, ...]) -> list[str]:
        return [self._say(line) for line in lines]

    def _figure(self, figure: Figure | GraphicView) -> frames.Figure:
        """Only a figure with a caption, a chart or a table can be saved, and has a file name."""
        if isinstance(figure, GraphicView):
            drawn = self._picture(figure.graphic(self._say), figure.words)
            return {"name": figure.name, "spots": None, "board": None, **drawn}
        name = figure.name if figure.caption else None
        picture = captioned(figure, self._say)
        is_pressed = figure.spots is not None
        return {
            "name": name,
            "spots": [self._spot(spot) for spot in figure.spots or ()] if is_pressed else None,
            "board": self._board(picture, figure.words) if is_pressed else None,
            **self._picture(picture, figure.words),
        }

    def _film(self, film: Film) -> frames.Film:
        """Return the animation, and its last frame for those who prefer reduced motion."""
        pictures = film_frames(film, self._say)
        still = self._picture(pictures[-1], film.words)
        address = self._pictures.film_address(pictures)
        return {"name": film.name, **still, "still": still["src"], "src": address}

    def _document(self, document: Document) -> frames.Document:
        return {"name": document.name, "text": document.text}

    def _picture(self, picture: Still, words: tuple[Line, ...]) -> frames.Picture:
        return self._pictures.described(picture, alt_text(words, self._say))

    def _moves(self, view: MatchView) -> list[str]:
        return [
            self._say(line("note-move", number=str(at), action=each)) for at, each in view.moves
        ]

    def _board(self, picture: Picture, words: tuple[Line, ...]) -> frames.Board:
        return board(picture, self._pictures, alt_text(words, self._say))

    def _seat(self, seat: Seat) -> frames.Seat:
        left = None if seat.left is None else round(seat.left.total_seconds() * 1000)
        name = seat.name.text if isinstance(seat.name, PersonName) else self._say(seat.name)
        return {"name": name, "acts": seat.acts, "taken": seat.taken, "left": left}

    def _choice(self, choice: Choice) -> frames.Choice:
        return frames.choice_frame(choice, self._say(choice.label))

    def _way(self, way: WayLabel) -> frames.Way:
        return {
            "id": str(way.choice.control) if way.choice else None,
            "label": self._say(way.label),
        }

    def _spot(self, spot: Hotspot) -> frames.Spot:
        return {
            "square": spot.square,
            "id": str(spot.control),
            "label": self._say(spot.label),
        }

    def _completion(self, completion: Completion) -> frames.Completion:
        label = completion.label
        return {"text": completion.text, "label": self._say(label) if label else None}
