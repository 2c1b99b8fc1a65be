"""The pages about privacy and terms, in a visitor's language.

A section is a message: its heading, then a paragraph or, after a hyphen, a list item in each line.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from itertools import groupby
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING, Final

from bot.core.matches.messages import line
from bot.i18n import speaker

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from bot.core.matches.messages import Line

_PAGE: Final = Path(__file__).with_name("static") / "policy.html"
_ITEM: Final = "- "
_ADDRESS: Final = re.compile(r"(?P<url>https?://[^\s<>]*[^\s<>.,;:)])|[\w.+-]+@[\w.-]*\w")

POLICIES: Final[Mapping[str, tuple[str, ...]]] = {
    "privacy": (
        *("privacy-intro", "privacy-kept", "privacy-not-kept", "privacy-how-long"),
        *("privacy-who", "privacy-platforms", "privacy-yours", "privacy-linking"),
    ),
    "terms": (
        *("terms-intro", "terms-free", "terms-conduct", "terms-limits"),
        *("terms-public", "terms-ending", "terms-software"),
    ),
}
"""The codes of each page's sections; the first has no heading."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a page: its heading, which the first part has not, and its paragraphs."""

    heading: str
    paragraphs: tuple[str, ...]


def policy_sections(
    name: str, language: str, *, operator: str, contact: str, assistant: str = ""
) -> tuple[Section, ...]:
    """Return the sections of a page, ending with who runs the server; both texts may be empty.

    ``assistant`` is the server that questions are sent to, empty if they stay here.
    """
    say = speaker(language).say
    named = line("policy-operator", operator=operator) if operator else line("policy-unnamed")
    reached = line("policy-contact", contact=contact) if contact else line("policy-no-contact")
    said = {code: say(line(code)) for code in POLICIES[name]}
    if assistant and (kept := said.get("privacy-not-kept")):
        helped = say(line("privacy-assistant", host=assistant))
        said["privacy-not-kept"] = f"{kept}\n{helped}"
    intro, *others = said.values()
    parts = [f"\n{intro}", *others, "\n".join(map(say, (line("policy-who"), named, reached)))]
    return tuple(
        Section(heading, tuple(filter(None, rest.split("\n"))))
        for heading, _, rest in (part.partition("\n") for part in parts)
    )


def policy_page(
    name: str, language: str, *, operator: str, contact: str, assistant: str = ""
) -> str:
    """Return a page as HTML; the operator's texts are escaped."""
    sections = policy_sections(
        name, language, operator=operator, contact=contact, assistant=assistant
    )
    return document_page(line(f"web-{name}"), _body(sections), language)


def document_page(title: Line, body: str, language: str, head: str = "") -> str:
    """Return a page to read: its title, its body and what more its head has, which are HTML."""
    say = speaker(language).say
    texts = {
        "language": language,
        "title": say(title),
        "site": say(line("web-title")),
        "chat": say(line("policy-chat")),
        "privacy": say(line("web-privacy")),
        "terms": say(line("web-terms")),
    }
    values = {key: escape(value) for key, value in texts.items()}
    return Template(_PAGE.read_text("utf-8")).substitute(values, body=body, head=head)


def missing_page(language: str) -> str:
    """Return what is shown where there is nothing, with the way home."""
    say = speaker(language).say
    words, way = escape(say(line("web-missing-words"))), escape(say(line("web-missing-way")))
    body = f'<p>{words}</p>\n<p><a class="button primary" href="/">{way}</a></p>'
    return document_page(line("web-missing"), body, language)


def _body(sections: tuple[Section, ...]) -> str:
    return "\n".join(part for section in sections for part in _html(section))


def _html(section: Section) -> Iterator[str]:
    if section.heading:
        yield f"<h2>{escape(section.heading)}</h2>"
    for is_list, lines in groupby(section.paragraphs, key=lambda each: each.startswith(_ITEM)):
        if is_list:
            items = "".join(f"<li>{_linked(each.removeprefix(_ITEM))}</li>" for each in lines)
            yield f"<ul>{items}</ul>"
        else:
            yield from (f"<p>{_linked(each)}</p>" for each in lines)


def _linked(text: str) -> str:
    """Escape a text, and make its URLs and mail addresses links."""
    parts, end = [], 0
    for found in _ADDRESS.finditer(text):
        shown = escape(found[0])
        href = shown if found["url"] else f"mailto:{shown}"
        parts += [escape(text[end : found.start()]), f'<a href="{href}">{shown}</a>']
        end = found.end()
    return "".join([*parts, escape(text[end:])])
