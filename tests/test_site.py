"""The documentation site: what its build refuses, and that its pages load nothing from outside."""

import os
import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest

ROOT = Path(__file__).parents[1]
SITE = "http://site.example/"
LOADING = {"script", "link", "img", "iframe", "source", "video", "audio", "object", "embed"}
STYLE_URL = re.compile(r"(?:url\(|@import\s+)[\"']?([^\"')\s]+)")
HOOKS = Path("scripts/site_hooks.py")


def build(tree, folder):
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--site-dir", folder],
        cwd=tree,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT), "NO_MKDOCS_2_WARNING": "1"},
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    done = build(ROOT, folder)
    assert done.returncode == 0, done.stderr
    return folder


class Addresses(HTMLParser):
    """What a page loads, and what it links to."""

    def __init__(self, text):
        super().__init__()
        self.loaded, self.linked, self.styled = [], [], []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        found = dict(attrs)
        kept = self.loaded if tag in LOADING else self.linked
        kept += [found[name] for name in ("src", "href", "data") if found.get(name)]
        self.styled += STYLE_URL.findall(found.get("style") or "")


def pages(site):
    for path in sorted(site.rglob("*.html")):
        if path.name != "404.html":  # its addresses begin at the root of the host
            yield path, Addresses(path.read_text("utf-8"))


def test_no_page_and_no_style_loads_anything_from_another_host(site):
    loaded = [(path, url) for path, page in pages(site) for url in page.loaded + page.styled]
    styles = [(path, path.read_text("utf-8")) for path in site.rglob("*.css")]
    loaded += [(path, url) for path, text in styles for url in STYLE_URL.findall(text)]
    assert len(loaded) > 100
    assert [(str(path), url) for path, url in loaded if urlsplit(url).netloc] == []


def test_every_address_within_the_site_is_there(site):
    missing = set()
    for path, page in pages(site):
        base = SITE + path.relative_to(site).as_posix()
        for url in page.loaded + page.linked:
            target = urlsplit(urljoin(base, url))
            file = site / unquote(target.path).lstrip("/")
            file = file / "index.html" if target.path.endswith("/") else file
            if target.netloc == "site.example" and not file.is_file():
                missing.add((str(path.relative_to(site)), url))
    assert missing == set()


def test_every_diagram_of_the_rules_is_a_picture_on_the_site(site):
    for page in sorted((ROOT / "docs/rules").glob("*.md")):
        address = "rules" if page.stem == "README" else f"rules/{page.stem}"
        shown = (site / address / "index.html").read_text("utf-8").count('class="board"')
        assert shown == page.read_text("utf-8").count("```text "), page.name


def test_a_missing_file_heading_or_place_in_the_navigation_fails_the_build(tmp_path):
    tree = tmp_path / "tree"
    shutil.copytree(ROOT / "docs", tree / "docs")
    for path in (*ROOT.glob("*.md"), ROOT / "mkdocs.yml"):
        shutil.copy(path, tree)
    shutil.copytree(ROOT / "deploy", tree / "deploy")
    for name in ("LICENSE", "config.example.toml", "bot/rulebook/book/balance.csv", HOOKS):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tree / name)
    static = Path("bot/frontends/web/static")
    (tree / static).mkdir(parents=True)
    for name in ("icon.svg", "meander.svg"):
        shutil.copy(ROOT / static / name, tree / static)
    (tree / "docs/extra.md").write_text(
        "# Extra\n\n[a](../nowhere.md) [b](faq.md#nothing) [c](../pyproject.toml)\n", "utf-8"
    )
    done = build(tree, tmp_path / "site")
    assert done.returncode != 0
    wanted = ("docs/extra.md\n", "'../nowhere.md'", "'#nothing'", "'../pyproject.toml'")
    told = done.stderr + done.stdout
    assert [words for words in wanted if words.strip("\n") not in told] == [], told
