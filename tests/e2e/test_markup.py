"""What people wrote is text in the page: nothing in it becomes an element."""

import asyncio
import json

import pytest

from bot.core.accounts.people import is_reserved
from tests.e2e.devices import DESKTOP
from tests.hostile.inputs import CANARY, LINKS, MARKUP, MENTIONS, Attack
from tests.hostile.on_web import OnWeb

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

SIGNS = (*MARKUP, *LINKS, *MENTIONS)
OWN = (
    *(
        "A",
        "ARTICLE",
        "BUTTON",
        "DETAILS",
        "DIV",
        "FORM",
        "H2",
        "H3",
        "IMG",
        "INPUT",
        "LI",
        "P",
        "PRE",
        "SECTION",
    ),
    *("SPAN", "SUMMARY", "UL"),
    *("svg", "g", "use", "text"),
)
"""All that the page builds of."""

STRANGE = """(own, OURS = /^\\/((picture|film)\\/|(privacy|terms)$)|^#[a-z]+-[A-Za-z0-9-]+$/) =>
  [...document.querySelectorAll("#feed *")].filter((node) => {
  const isOurs = ({ name, value }) => !name.startsWith("on")
    && (!["src", "href"].includes(name) || OURS.test(value));
  return !own.includes(node.tagName) || ![...node.attributes].every(isOurs);
}).map((node) => node.outerHTML)"""

END = {
    "kind": "answer",
    "n": None,
    "lines": ["THE END"],
    "post": None,
    "step": False,
    "figure": None,
    "film": None,
    "block": "",
    "document": None,
    "shared": "",
    "until": None,
    "choices": [],
    "refused": False,
}


class Silent:
    """A log that nobody looks at here."""

    def problems(self, _secrets):
        return ()


def names():
    """Names in which all the signs stand, as many in each as it holds; the longest are cut."""
    room = 32 - len(CANARY)
    texts = [""]
    for sign in SIGNS:
        if len(texts[-1]) + len(sign) > room:
            texts.append("")
        texts[-1] += sign[:room]
    return [f"{text}{CANARY}" for text in texts]


NAMES = names()
WORDS = [sign + CANARY for sign in SIGNS if all(sign not in name for name in NAMES)]


def frames_of_an_attack(folder):
    """All that pages get while people with the worst of names say the worst of words."""
    with asyncio.Runner() as runner:
        arena = OnWeb(folder, Silent())
        runner.run(arena.open())
        for name in NAMES:
            runner.run(arena.act(Attack("enter", 5, "", name, dice=1), name))
            runner.run(arena.act(Attack("hear", 5, "", "challenge", dice=1), "challenge"))
        for words in WORDS:
            runner.run(arena.act(Attack("hear", 5, "", words, dice=1), words))
        runner.run(arena.close())
        return arena.frames


def to_be_shown(frames):
    """A greeting, and what holds people's words: answers as if nobody had asked for them."""
    hello = next(frame for frame in frames if frame["kind"] == "hello")
    theirs = [frame for frame in frames if CANARY in json.dumps(frame)]
    posts = [frame for frame in theirs if frame["kind"] == "post"]
    answers = [{**frame, "n": None} for frame in theirs if frame["kind"] == "answer"]
    return [hello, *answers, *posts, END]


async def test_what_people_wrote_is_text_in_the_page(visitor, tmp_path):
    shown = to_be_shown(await asyncio.to_thread(frames_of_an_attack, tmp_path))

    def speak(line):
        for frame in shown:
            line.send(json.dumps(frame))

    page = (await visitor(DESKTOP, "Dion")).page  # only who has an account opens a line
    await page.route("**/picture/**", lambda route: route.fulfill(status=200, body=b""))
    await page.route_web_socket("**/chat?*", speak)
    await page.reload()
    await page.locator("#feed").get_by_text("THE END", exact=True).wait_for()
    assert await page.evaluate(STRANGE, list(OWN)) == []
    text = await page.locator("#feed").text_content()
    text = " ".join(text.split())
    taken = [" ".join(name.split()) for name in NAMES if not is_reserved(name)]
    missing = [name for name in taken if name not in text]
    assert missing == []
    assert "<script>alert(1)</script>" in text
    assert '<a href="tg://user?' in text
