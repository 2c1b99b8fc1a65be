"""What MkDocs does differently for the documentation site; mkdocs.yml names this file.

Each file keeps its path in the repository, so a link in a document leads to the same file on the
site as on a code host. Diagrams in fences become pictures.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from engine import Lettering
from render import Picture, png
from tests.diagrams import board_text

ROOT = Path(__file__).resolve().parents[1]
LINKED = (
    *("LICENSE", "config.example.toml", "bot/rulebook/book/balance.csv"),
    *("deploy/petteia.service", "deploy/nginx.conf", "deploy/Caddyfile", "deploy/litestream.yml"),
)
"""What documents link to beside documents; a link to anything else fails the build."""
STATIC = "bot/frontends/web/static"
DIAGRAM = re.compile(r"^```text (?P<name>\S+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
RANKS = 8
"""Of every board in a diagram; empty ranks are left out of its text."""
BINDING = {"lemery-latrunculi"}
"""The games in which `~` marks a bound man."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Put every file in the place that it has in the repository, and add those outside of docs/."""
    theme = [file for file in files if file.src_dir != config.docs_dir]
    own = [file for file in files if file.src_dir == config.docs_dir]
    placed = [_file(config, f"docs/{file.src_uri}", file.dest_uri) for file in own]
    placed += [
        _file(config, path.name, f"{path.stem.lower()}/index.html") for path in ROOT.glob("*.md")
    ]
    for file in placed:
        if file.src_uri == "README.md":
            file.name = "README"  # MkDocs takes it for the index of its section otherwise
    placed += [_file(config, path, path) for path in LINKED]
    placed += [_file(config, f"{STATIC}/{name}", name) for name in ("icon.svg", "meander.svg")]
    boards = [
        board for file in own if file.is_documentation_page() for board in _boards(config, file)
    ]
    return Files([*theme, *placed, *boards])


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Show a picture in the place of each diagram, with the diagram's text folded up beneath it."""
    del config, files
    if page.is_homepage:
        page.meta["hide"] = ["navigation", "toc"]  # the page itself is a list of all pages

    def shown(found: re.Match[str]) -> str:
        text = found["text"].replace("\n", "\n    ").rstrip()
        return (
            f"![The board, also drawn as text below](diagrams/{found['name']}.png){{ .board }}\n\n"
            f'??? text "As text"\n    ```text\n    {text}\n    ```\n'
        )

    return DIAGRAM.sub(shown, markdown)


def _file(config: MkDocsConfig, path: str, address: str) -> File:
    return File(path, str(ROOT), config.site_dir, config.use_directory_urls, dest_uri=address)


def _boards(config: MkDocsConfig, page: File) -> Iterator[File]:
    """The pictures of a page's diagrams."""
    folder, key = Path(page.src_uri).parent, Path(page.src_uri).stem
    for name, text in DIAGRAM.findall(page.content_string):
        path = f"{folder}/diagrams/{name}.png"
        board = File.generated(config, f"docs/{path}", content=_drawn(text, bound=key in BINDING))
        board.dest_uri = path
        yield board


def _drawn(text: str, *, bound: bool) -> bytes:
    *ranks, letters = text.splitlines()
    rows = {int(rank): row for rank, row in (line.split(maxsplit=1) for line in ranks)}
    files = len(letters.split())
    latin = letters.split()[0] == Lettering.LATIN.files[0]
    picture = Picture(
        files=files,
        ranks=RANKS,
        pieces=board_text(rows, files, RANKS),
        bound=bound,
        letters=Lettering.LATIN if latin else Lettering.GREEK,
    )
    return png(picture)
