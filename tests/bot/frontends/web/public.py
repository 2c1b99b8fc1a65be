"""Matches in the lobby of the web chat, which anyone can watch, and pages without an account."""

from html.parser import HTMLParser

from tests.bot.frontends.web.test_ratings import choice

GAMES = ("lemery-compact", "poleis")


class Page(HTMLParser):
    """A page's tags, and its text."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.text = [], ""
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data):
        self.text += data

    def all(self, tag, attribute):
        return [attrs[attribute] for name, attrs in self.tags if name == tag and attribute in attrs]

    @property
    def preview(self):
        """The Open Graph tags."""
        return {
            attrs["property"]: attrs["content"]
            for name, attrs in self.tags
            if name == "meta" and "property" in attrs
        }


async def get(visit, path, **headers):
    """The response of an address and its body, for a stranger."""
    browser = visit.browser()
    async with browser.session.get(visit.url + path, headers=headers) as response:
        return response, await response.read()


async def page(visit, path, **headers):
    response, body = await get(visit, path, **headers)
    assert (response.status, response.content_type) == (200, "text/html"), path
    return Page(body.decode())


async def give_up(socket, match):
    asked = await socket.hear(f"resign {match}")
    yes = [each for each in asked["post"]["choices"] if each["label"].startswith("Yes")]
    await socket.press(yes[0]["id"])


async def played(first, second, game="lemery-compact", *, opponent="", rated="yes"):
    """The code of a match that the second has given up; in the lobby unless it is private."""
    made = await first.hear(f"challenge {opponent} {game} side=first rated={rated}")
    code = made["post"]["match"]
    await second.hear(f"accept {code}")
    await give_up(second, code)
    return code


async def forget(socket):
    await socket.press(choice(await socket.hear("forget"), "Delete my account"))
