"""The pages about privacy and terms, and the documents that say the same."""

import re
from pathlib import Path

import pytest

from bot.frontends.web.policies import POLICIES, policy_page, policy_sections
from bot.i18n import LANGUAGES

DOCS = Path(__file__).parents[4] / "docs"
TITLES = {"privacy": "# Privacy", "terms": "# Terms"}


async def page(visit, path, **headers):
    async with visit.browser().session.get(visit.url + path, headers=headers) as response:
        return response, await response.text()


async def test_they_are_served_in_the_language_of_the_visitor(visit):
    found = {
        (path, language): await page(visit, path, **{"Accept-Language": language})
        for path in ("/privacy", "/terms")
        for language in LANGUAGES
    }
    for (path, language), (response, text) in found.items():
        assert (response.status, response.content_type) == (200, "text/html"), path
        assert response.headers["Content-Language"] == language
        assert response.headers["Vary"] == "Accept-Language, Accept-Encoding"
        assert f'<html lang="{language}">' in text
    assert "<h2>Getting a copy of your data, and deleting it</h2>" in found["/privacy", "en"][1]
    assert (
        "<h2>Come avere una copia dei tuoi dati, e come cancellarli</h2>"
        in found["/privacy", "it"][1]
    )
    assert (
        '<a href="https://telegram.org/tos">https://telegram.org/tos</a>.'
        in (found["/terms", "en"][1])
    )


async def test_the_chat_leads_to_them_and_they_lead_back(visit):
    opening = (await page(visit, "/"))[1]
    assert opening.count('href="/privacy"') == opening.count('href="/terms"') == 2
    for path in ("/privacy", "/terms"):
        text = (await page(visit, path))[1]
        assert all(f'href="{other}"' in text for other in ("/", "/privacy", "/terms"))


async def test_nothing_in_them_is_inline_or_runs(visit):
    for path in ("/privacy", "/terms"):
        text = (await page(visit, path))[1]
        assert [each for each in ("<script", "<style", "style=", "onclick") if each in text] == []


async def test_who_runs_the_chat_is_named(visiting):
    async with visiting(operator="The Agora", contact="agora@example.org") as visit:
        text = (await page(visit, "/privacy"))[1]
    assert "This server is run by The Agora." in text
    assert '<a href="mailto:agora@example.org">agora@example.org</a>' in text


async def test_where_questions_are_sent_to_an_assistant_is_said(visiting):
    for language, words in (("en", "also sent to ai.example.org"), ("de", "an ai.example.org")):
        async with visiting(assistant="ai.example.org") as visit:
            text = (await page(visit, "/privacy", **{"Accept-Language": language}))[1]
        assert words in text
        section = text[text.index(words) :]
        assert section.count("<h2>") == text.count("<h2>") - 2


async def test_a_missing_operator_is_said_to_be_missing(visit):
    for path in ("/privacy", "/terms"):
        text = (await page(visit, path))[1]
        assert "The operator of this server has not named a contact." in text
        assert "The operator of this server has not given a name." in text


@pytest.mark.parametrize(
    "hostile", ['"><script>x</script>', "https://a.example/'\"><b>&", "${body}"]
)
def test_what_the_operator_says_is_no_markup(hostile):
    text = policy_page("terms", "en", operator=hostile, contact=hostile)
    assert "<script" not in text
    assert "<b>" not in text
    assert text.count("<h2>") == len(POLICIES["terms"])


def in_markdown(name):
    """What a document in docs has to say: the English page, with names to be filled in."""
    sections = policy_sections(name, "en", operator="OPERATOR", contact="CONTACT")
    lines = [TITLES[name]]
    for section in sections:
        lines += [f"## {section.heading}"] if section.heading else []
        lines += section.paragraphs
    return re.sub(r"(?m)(^- .*)\n(?=\n- )", r"\1", "\n\n".join(lines)) + "\n"


@pytest.mark.parametrize("name", POLICIES)
def test_the_documents_say_the_same_as_the_pages(name):
    document = (DOCS / f"{name}.md").read_text("utf-8")
    text = document.partition("-->\n\n")[2]
    assert text == in_markdown(name)
