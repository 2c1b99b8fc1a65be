"""The gallery shows everything, once, on a page that holds together."""

from collections import Counter
from dataclasses import replace
from html.parser import HTMLParser
from io import BytesIO
from itertools import islice, product
from runpy import run_module

import pytest
from PIL import Image

from engine import Placement, Roll, Take
from engine.catalogue import KEYS, ruleset
from render import THEMES, png
from tests.gallery import PAGE, write
from tests.gallery.page import PageFigure, page
from tests.gallery.samples import moments, samples

ALWAYS = {"start", "last move and captures", "flipped", "choosing", "picking", "preview", "over"}


class Reader(HTMLParser):
    """What is on a page."""

    def __init__(self, text):
        super().__init__()
        self.images, self.ids, self.links, self.open = [], [], [], []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        if tag == "img":
            self.images.append(attrs)
        if tag == "a":
            self.links.append(attrs["href"])
        self.ids += [attrs["id"]] if "id" in attrs else []
        self.open += [] if tag in {"meta", "img", "input"} else [tag]

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def shown():
    return {key: samples(ruleset(key)) for key in KEYS}


@pytest.fixture(scope="module")
def few(shown):
    """Of every ruleset some pictures: of each state one at least, and one picture twice."""
    found, known = {}, set()
    for key, states in shown.items():
        found[key] = {
            state: picture
            for state, picture in states.items()
            if state == "preview" or state not in known
        }
        known |= states.keys()
    found[KEYS[-1]] |= {"start": shown[KEYS[-1]]["start"], "again": shown[KEYS[-1]]["start"]}
    return found


@pytest.fixture(scope="module")
def written(tmp_path_factory, few):
    folder = tmp_path_factory.mktemp("gallery") / "deep" / "down"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tests.gallery.page.samples", lambda rules: few[rules.name])
        return folder, list(write(folder))


def test_every_ruleset_shows_all_that_it_has(shown):
    for key, pictures in shown.items():
        states, effects = set(pictures), set(ruleset(key).action_effects)
        assert states >= ALWAYS, key
        assert ("placing" in states) is (Placement in effects), key
        assert ("dice" in states) is (Roll in effects), key
        assert ("immobilised" in states) is (Take in effects), key


def test_every_state_is_shown_of_some_ruleset(shown):
    states = {state for of_one in shown.values() for state in of_one}
    assert states == {*ALWAYS, "placing", "dice", "immobilised", "turned over"}


def test_a_state_shows_what_it_says(shown):
    for key, pictures in shown.items():
        assert pictures["start"].path == (), key
        assert pictures["last move and captures"].captured, key
        assert pictures["flipped"] == replace(pictures["last move and captures"], flipped=True)
        assert set(pictures["picking"].strikes) & set(pictures["picking"].targets), key
        assert pictures["picking"].picked, key
        assert pictures["preview"].prey, key
        assert pictures["over"].caption, key
        for state in {"turned over", "immobilised"} & pictures.keys():
            assert "~" in pictures[state].pieces, (key, state)


def test_games_that_play_themselves_are_the_same_each_time():
    for key in KEYS:
        once, again = (
            [moment.game.text for moment in islice(moments(ruleset(key)), 40)] for _ in range(2)
        )
        assert once == again, key
        assert len(once) == 40, key


def test_the_gallery_shows_every_theme_of_every_state(written, few):
    folder, _ = written
    read = Reader((folder / PAGE).read_text(encoding="utf-8"))
    expected = Counter(
        f"{key}, {state}, {theme}"
        for key, states in few.items()
        for state, theme in product(states, THEMES)
    )
    assert Counter(image["alt"] for image in read.images) == expected


def test_a_picture_is_written_once_and_as_large_as_the_page_says(written):
    folder, _ = written
    read = Reader((folder / PAGE).read_text(encoding="utf-8"))
    files = {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*.png")
    }
    assert {image["src"] for image in read.images} == set(files)
    assert len(set(files.values())) == len(files) < len(read.images)
    for image in read.images:
        size = Image.open(BytesIO(files[image["src"]])).size
        assert size == (int(image["width"]), int(image["height"]))


def test_a_picture_is_that_of_its_state(written, shown):
    folder, _ = written
    read = Reader((folder / PAGE).read_text(encoding="utf-8"))
    sources = {image["alt"]: image["src"] for image in read.images}
    for key, theme in product(KEYS, THEMES):
        picture = replace(shown[key]["preview"], theme=theme)
        assert (folder / sources[f"{key}, preview, {theme}"]).read_bytes() == png(picture)


def test_the_page_holds_together_and_needs_nothing_from_elsewhere(written):
    folder, _ = written
    text = (folder / PAGE).read_text(encoding="utf-8")
    read = Reader(text)
    assert read.open == []
    assert len(set(read.ids)) == len(read.ids)
    assert set(read.links) == {f"#{key}" for key in KEYS}
    assert set(KEYS) <= set(read.ids)
    assert "//" not in text
    assert "<script" not in text


def test_progress_is_told_up_to_the_end(written):
    _, told = written
    assert told == [(done, len(KEYS)) for done in range(len(KEYS) + 1)]


def test_what_stands_on_the_page_is_no_markup():
    text = page([PageFigure('a"<b>', "<i>", "t", "x.png?&", 1, 2)], ["t"])
    assert "<b>" not in text
    assert "<i>" not in text
    assert Reader(text).images[0]["alt"] == 'a"<b>, <i>, t'


def test_the_command_says_where_the_page_is(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr("tests.gallery.page.KEYS", KEYS[-1:])
    monkeypatch.setattr("sys.argv", ["gallery", str(tmp_path / "made")])
    run_module("tests.gallery", run_name="__main__")
    assert (tmp_path / "made" / PAGE).is_file()
    assert PAGE in capsys.readouterr().out
