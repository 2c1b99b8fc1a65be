"""A page on which to proof-read every message in all languages: `make languages` writes it.

Each message has a row: its text in each language, where the program says it, and photographs of
pages that show it, where `PETTEIA_LAYOUT_SHOTS=build/shots` has kept some in that folder.
"""

import ast
import re
import sys
from collections import defaultdict
from functools import cache
from html import escape
from os.path import relpath

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from bot.i18n.languages import FALLBACK, LANGUAGES, ROOT, own_name
from tests.bot.i18n.saying import FAMILIES

PROJECT = ROOT.parents[1]
PAGE = PROJECT / "build" / "languages.html"
SHOTS = PROJECT / "build" / "shots"
FILLED_IN = re.compile(r"\{[^}]*\}|\n")
MOST_PLACES = 3
FEWEST_LETTERS = 12
"""A shorter text would be found on pages that do not show its message."""

STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; margin: 1rem; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; }
th:first-child { width: 20%; }
th, td { border: 1px solid #ccc; padding: .4rem; text-align: left; vertical-align: top; }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
small { color: #666; overflow-wrap: anywhere; }
"""


def texts(language, root=ROOT):
    """The messages of a language: by file, the text of each code as it is written."""
    found = defaultdict(dict)
    folder = root / language
    for path in sorted(folder.rglob("*.ftl")):
        if path.parent.name == "search":  # never shown
            continue
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message | ftl.Term):
                entry.comment = None
                code = ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
                written = (
                    FluentSerializer()
                    .serialize_entry(entry)
                    .removeprefix(code)
                    .strip()
                    .removeprefix("=")
                )
                found[path.relative_to(folder).as_posix()][code] = written.strip("\n ")
    return found


@cache
def constants():
    """Every string that the code contains, with the places where it does."""
    found = defaultdict(list)
    for path in sorted((PROJECT / "bot").rglob("*.py")):
        name = path.relative_to(PROJECT).as_posix()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found[node.value].append(f"{name}:{node.lineno}")
    return found


def said_at(code):
    """Where a message is said: by its code, as a refusal, or as a member of a family."""
    families = [family for family in FAMILIES if code.startswith(f"{family}-")]
    named = (code, code.removeprefix("refused-"), *sorted(families, key=len, reverse=True)[:1])
    return next((places for each in named if (places := constants().get(each))), [])


def photographs(text, shots):
    """Some photographs of pages that show a text, whatever is filled in."""
    parts = [part.strip(" :·,.") for part in FILLED_IN.split(text)]
    sure = [part for part in parts if len(part) >= FEWEST_LETTERS]
    return [path for path, seen in shots.items() if sure and all(map(seen.__contains__, sure))][:3]


def proof_page(beside=PAGE):
    """The page as HTML; photographs are linked from where the page is."""
    languages = (FALLBACK, *(each for each in LANGUAGES if each != FALLBACK))
    written = {language: texts(language) for language in languages}
    everywhere = {
        language: {code: text for file in files.values() for code, text in file.items()}
        for language, files in written.items()
    }
    shots = {
        relpath(path.with_suffix(".png"), beside.parent): path.read_text("utf-8")
        for path in sorted(SHOTS.glob("*.txt"))
    }
    head = "".join(f"<th>{escape(own_name(each))}</th>" for each in languages)
    parts = []
    for file, messages in written[FALLBACK].items():
        rows = "".join(
            _row(code, [everywhere[each].get(code, "") for each in languages], languages, shots)
            for code in messages
        )
        title = escape(file)
        parts.append(f"<h2>{title}</h2><table><tr><th>message</th>{head}</tr>{rows}</table>")
    return (
        f"<!doctype html><html lang=en><meta charset=utf-8><title>Languages</title>"
        f"<style>{STYLE}</style>{''.join(parts)}</html>\n"
    )


def _row(code, wordings, languages, shots):
    found = said_at(code)
    places = "<br>".join(map(escape, found[:MOST_PLACES]))
    if len(found) > MOST_PLACES:
        places += f"<br>and {len(found) - MOST_PLACES} more"
    seen = " ".join(
        f'<a href="{escape(each)}">seen</a>' for each in photographs(wordings[0], shots)
    )
    cells = "".join(
        f"<td lang={language}><pre>{escape(text)}</pre></td>"
        for language, text in zip(languages, wordings, strict=True)
    )
    return f'<tr id="{code}"><td>{escape(code)}<br><small>{places}</small> {seen}</td>{cells}</tr>'


if __name__ == "__main__":
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(proof_page(), encoding="utf-8")
    sys.stdout.write(f"to proof-read: {PAGE.relative_to(PROJECT)}\n")
