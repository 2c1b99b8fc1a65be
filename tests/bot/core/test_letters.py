"""How squares are named for each person: whatever they are shown, and however they type."""

# ruff: noqa: RUF001 -- Greek letters are what is tested

from itertools import islice
from pathlib import Path

import pytest

from bot.core.matches.controls import Control, Verb
from bot.core.matches.preferences import Letters
from bot.i18n import speaker, speaker_to
from bot.rulebook.chapters import Topic, chapter
from engine import Lettering, in_letters, other_readings
from engine.record import read_record
from tests.bot.core.conftest import codes, control, labels, spot, told
from tests.bot.core.displayed_squares import NAMES, AnswerReader, texts

pytestmark = pytest.mark.usefixtures("every_move_is_confirmed")

RECORD = Path(__file__).parents[2] / "engine" / "records" / "vogt-petteia.txt"


@pytest.fixture(params=Letters)
async def reader(bench, request):
    reader = AnswerReader(bench, "Alkaios", request.param)
    await bench.say("Alkaios", f"settings letters={request.param}")
    return reader


async def test_a_whole_match_shows_no_square_in_foreign_letters(bench, reader):
    """Attic numerals, which no game has as its own, show each square that is not in them.

    So that match is looked at from beginning to end, and as far as its first plan in the others.
    """
    match = await bench.begin(ruleset="vogt-petteia")
    transcript = read_record(RECORD.read_text("utf-8"))
    is_whole = reader.letters is Letters.ATTIC
    plies = len(transcript.actions) if is_whole else 18
    names, ways = ("Alkaios", "Brasidas"), list(Lettering)
    played = zip(transcript.games(), transcript.actions, strict=False)
    for number, (game, action) in enumerate(islice(played, plies)):
        text, name = game.write(action), names[game.position.side]
        if name == "Alkaios":
            await ask_of_my_turn(reader, text, thorough=number % 16 == 0)
        else:
            await ask_of_their_turn(reader, text, thorough=number % 16 == 1)
        is_doubtful = bool(other_readings(text, Lettering.GREEK))
        typed = in_letters(text, Lettering.GREEK if is_doubtful else ways[number % len(ways)])
        answer = await bench.say(name, f"move {typed} match={match}")
        assert not answer.refused, codes(answer)
        await (reader.look(answer) if name == "Alkaios" else reader.post())
        assert (await bench.store.match(match)).last.text == text
    assert reader.seen > (1000 if is_whole else 300)
    for at in (0, 5, plies - 1):
        await look_back(reader, f"replay {match} move={at}")
    await whatever_is_shared_is_as_the_game_has_it(bench, reader, match)


async def ask_of_my_turn(reader, text, *, thorough):
    """Everything that someone may ask for while they are to act."""
    view = await reader.post()
    if not thorough:
        return
    start, end = text.split("-")
    pieces = await reader.press(control(view, "button-pick"))
    picked = await reader.press(str(spot(pieces.view, start).control))
    await reader.press(str(spot(picked.view, end).control))
    await reader.press(str(Control(Verb.WORDS, view.match, view.turn)))
    await reader.complete("move ")
    await reader.complete(f"move {reader.write(text)[:-1]}")
    for wrong in (f"{start}-a1", f"{end}-{start}", "a1-l8"):
        refused = await reader.say(f"move {reader.write(wrong)}")
        assert refused.refused
        for choice in refused.choices:
            await reader.press(str(choice.control))
        await reader.say(f"why {reader.write(wrong)}")
    assert (await reader.say("move nonsense")).refused
    for choice in view.choices:
        if choice.label.code == "button-uncaught":
            await reader.press(choice.control)


async def ask_of_their_turn(reader, text, *, thorough):
    """Everything that someone may ask for while they wait, plans among it."""
    await reader.post()
    if not thorough:
        return
    reply = (await reader.complete(f"plan {reader.write(text)} "))[0].text.rpartition(" ")[2]
    assert not (await reader.say(f"plan {reader.write(text)} {reply}")).refused
    await reader.complete("plan ")
    listed = await reader.say("plan")
    for choice in listed.choices[:2]:
        await reader.press(str(choice.control))
    assert (await reader.say(f"plan {reader.write(text)} {reader.write('a1-l8')}")).refused
    await reader.post()
    await reader.say("plan drop")
    if not (await reader.bench.say("Brasidas", "takeback")).refused:
        view = await reader.post()
        await reader.press(str(Control(Verb.TAKEBACK_NO, view.match, view.turn)))


async def look_back(reader, text):
    """A moment of a match that is over, in the picture, in words and in letters."""
    answer = await reader.say(text)
    await reader.press(control(answer.view, "button-words"))


async def whatever_is_shared_is_as_the_game_has_it(bench, reader, match):
    """Posts, films, stills and records have the game's own letters."""
    shared = await bench.dispatcher.views.shared(match)
    assert shared.picture.letters is Lettering.GREEK
    assert NAMES[Lettering.GREEK].search(" ".join(told(shared.words)))
    replay = await reader.say(f"replay {match}")
    film = (await bench.press("Alkaios", control(replay.view, "button-animation"))).content
    still = (await bench.press("Alkaios", control(replay.view, "button-still"))).content
    assert {each.letters for each in (*film.pictures, still.picture)} == {Lettering.GREEK}
    reader = await bench.person("Alkaios")
    for words in (film.words, still.words):
        said = " ".join(map(speaker_to(reader.settings).say, words))
        assert said == " ".join(map(speaker("en").say, words))
        assert NAMES[Lettering.GREEK].search(said)
    record = (await bench.say("Alkaios", f"record {match}")).content.text
    assert "1) Ζ3-Κ3, Λ7-Λ3;" in record


async def test_the_rulebook_shows_no_square_in_foreign_letters(bench, reader):
    for key in keys_read(reader):
        for topic in chapter(key).pages:
            page = await reader.say(f"rules {key} {topic}")
            while further := [
                str(each.control) for each in page.choices if each.label.code == "turn-next"
            ]:
                page = await reader.press(further[0])
        for asked in ("where does the basileus begin", "greek letters", "active", "Ζ3"):
            await reader.say(f"rules {key} {asked}")
        match = await bench.begin(ruleset=f"{key} options=mirror=on")
        await reader.say(f"rules {Topic.GLANCE} match={match}")
    assert reader.seen > 5


def keys_read(reader):
    """The games with Greek letters; in Attic numerals all that is not in them is found in both."""
    return ("vogt-petteia", "vogt-kubeia") if reader.letters is Letters.ATTIC else ("vogt-petteia",)


async def test_lessons_show_no_square_in_foreign_letters(reader):
    for key in keys_read(reader):
        answer = await reader.say(f"learn {key}")
        lessons = [
            str(choice.control) for choice in answer.choices if f"{key}=" in str(choice.control)
        ]
        assert len(lessons) >= 3
        for lesson in lessons:
            page = await reader.press(lesson)
            ways = (*page.choices, *(page.content.spots or ())[:3])
            for way in ways:
                if f":{key}=" in str(way.control):
                    await reader.press(str(way.control))
    assert reader.seen > 5


async def test_what_is_announced_is_said_in_the_letters_of_who_is_told(bench, reader):
    await bench.begin(ruleset="vogt-petteia")
    await reader.say("move a2-a5")
    await bench.say("Brasidas", "move b7-b6")
    view = await reader.post()
    assert reader.write("b7-b6") in " ".join(texts(view, await bench.person("Alkaios")))
    await bench.say("Brasidas", "takeback")
    for item in await bench.items():
        await reader.look(item.notice.news or ())


@pytest.mark.usefixtures("reader")
async def test_other_games_look_the_same_to_everybody(bench):
    for ruleset in ("lemery-compact", "poleis", "walker-dux"):
        match = await bench.begin(ruleset=ruleset)
        view = (await bench.say("Alkaios", f"board match={match}")).view
        reader = await bench.person("Alkaios")
        assert list(texts(view.words, reader)) == told(view.words), ruleset
        assert view.picture.letters is Lettering.LATIN, ruleset


async def test_every_way_of_typing_is_read_whatever_one_is_shown(bench, reader):
    for typed in ("Θ2-Θ4", "θ2 θ4", "ΘΙΙ-ΘΙΙΙΙ", "θιι-θιιιι", "ΘΙΙ Θ4"):
        match = await bench.begin(ruleset="vogt-petteia")
        answer = await reader.say(f"move {typed} match={match}")
        assert codes(answer)[0] == "done-played", typed
        assert (await bench.store.match(match)).last.text == "h2-h4", typed


@pytest.mark.parametrize(
    ("letters", "played"),
    [(Letters.GAME, "g2-g4"), (Letters.LATIN, "h2-h4"), (Letters.ATTIC, "g2-g4")],
)
async def test_latin_capitals_are_plain_letters_to_who_is_shown_no_others(bench, letters, played):
    """A person who is shown h2 and whose keyboard makes it H2 does not mean Eta."""
    await bench.say("Alkaios", f"settings letters={letters}")
    match = await bench.begin(ruleset="vogt-petteia")
    await bench.say("Alkaios", "move H2-H4")
    assert (await bench.store.match(match)).last.text == played


async def test_what_is_completed_goes_on_as_it_was_begun(bench):
    for letters, token, first in (
        (Letters.ATTIC, "", "ΑΙΙ-ΑΙΙΙ"),
        (Letters.ATTIC, "Θ", "ΘΙΙ-ΘΙΙΙ"),
        (Letters.ATTIC, "HI", "ΗΙΙ-ΗΙΙΙ"),
        (Letters.ATTIC, "Θ2", "Θ2-Θ3"),
        (Letters.ATTIC, "h2", "Η2-Η3"),
        (Letters.ATTIC, "g2", "g2-g3"),
        (Letters.LATIN, "", "a2-a3"),
        (Letters.LATIN, "H", "h2-h3"),
        (Letters.LATIN, "Η", "Η2-Η3"),
        (Letters.GAME, "ΘΙ", "ΘΙΙ-ΘΙΙΙ"),
    ):
        await bench.say("Alkaios", f"settings letters={letters}")
        match = await bench.begin(ruleset="vogt-petteia")
        completed = await bench.complete("Alkaios", f"move {token}", here=match)
        assert completed[0] == f"move {first}", (letters, token)
        played = await bench.say("Alkaios", f"{completed[0]} match={match}")
        assert codes(played)[0] == "done-played", (letters, token)


async def test_the_setting_is_typed_pressed_refused_and_kept(bench):
    shown_now = await bench.say("Alkaios", "settings letters=Attic")
    assert "Square names: Greek numerals in Vogt’s games (ΘΠΙ for Θ6)" in told(shown_now.lines)
    assert shown_now.content.picture.letters is Lettering.ATTIC
    pressed = await bench.press("Alkaios", "settings::0:letters=latin")
    assert pressed.content.picture.letters is Lettering.LATIN
    page = await bench.press("Alkaios", "settings::0:letters")
    assert labels(page).count("set-letters") == len(Letters) - 1
    assert codes(await bench.say("Alkaios", "settings letters=runes")) == [
        "refused-unknown-setting"
    ]
    assert (await bench.person("Alkaios")).settings.letters is Letters.LATIN
    assert (await bench.person("Brasidas")).settings.letters is Letters.GAME
    assert "settings letters=attic" in await bench.complete("Alkaios", "settings letters=a")
