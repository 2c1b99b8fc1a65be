"""A language that is made of English: each vowel has another shape, as in “chɐllənge”.

CLDR does not know it. It is a folder, as any language is.
"""

import json
import re
import tomllib

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

CODE = "qaa"

SHAPES = str.maketrans("aeiouAEIOU", "ɐəɨɵʉⱯƏƗƟɄ")
"""Letters that are not accented vowels, so that the search takes them for letters of their own."""

KEPT = re.compile(r"§\S+|“[^”]*”|\S*[/=_0-9§]\S*|^[ ]*[a-z -]+:", re.MULTILINE)
"""What no translation changes: tags, what is quoted, paths, options, squares, keys of lists."""


def made(text):
    """A text in the language.

    >>> made("Your settings (“settings zone=…”)")
    'Yɵʉr səttɨngs (“settings zone=…”)'
    """
    kept = KEPT.findall(text)
    changed = [part.translate(SHAPES) for part in KEPT.split(text)]
    return "".join(part for pair in zip(changed, [*kept, ""], strict=True) for part in pair)


class _Maker(Visitor):
    def visit_TextElement(self, node):  # noqa: N802 -- the library's name for it
        node.value = made(node.value)


def make_language(english, folder):
    """Write the language into a folder, from that of English."""
    for path in english.rglob("*.ftl"):
        resource = FluentParser(with_spans=False).parse(path.read_text("utf-8"))
        assert not any(isinstance(entry, ftl.Junk) for entry in resource.body)
        _Maker().visit(resource)
        there = folder / path.relative_to(english)
        there.parent.mkdir(parents=True, exist_ok=True)
        there.write_text(FluentSerializer().serialize(resource), "utf-8")
    words = tomllib.loads((english / "vocabulary.toml").read_text("utf-8"))
    (folder / "vocabulary.toml").write_text("\n".join(_vocabulary(words)) + "\n", "utf-8")


def _vocabulary(words):
    """The lines of the vocabulary: each English word and its other names, made."""
    sections = {name: value for name, value in words.items() if isinstance(value, dict)}
    for name in words.keys() - sections.keys():
        value = words[name]
        made_value = made(value) if isinstance(value, str) else [*map(made, value)]
        yield f"{name} = {json.dumps([made('made')] if name == 'called' else made_value)}"
    for section, entries in sections.items():
        yield f"[{section}]"
        for key, names in entries.items():
            own = names if section == "games" else [key, *names]
            yield f"{json.dumps(key)} = {json.dumps([each.translate(SHAPES) for each in own])}"
