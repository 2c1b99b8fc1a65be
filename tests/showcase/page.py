"""A message as a page that looks like a chat, to be photographed."""

import re
from base64 import b64encode
from datetime import UTC, datetime
from html import escape

from tests.showcase.chats import Message

STYLE = """
body { margin: 0; width: 390px; font: 15px/1.4 "DejaVu Sans", system-ui, sans-serif; }
header { padding: 12px 16px; font-weight: 700; }
article { margin: 12px; padding: 10px; border-radius: 12px; }
img { display: block; width: 100%; border-radius: 8px; }
p { margin: 6px 0; overflow-wrap: anywhere; }
small { opacity: .7; }
.row { display: flex; gap: 6px; margin-top: 6px; }
.row span { flex: 1; padding: 8px 4px; border-radius: 8px; text-align: center; font-size: 13px; }
.telegram { background: #cfdbe4; color: #111; }
.telegram header { background: #527da3; color: #fff; }
.telegram article { background: #fff; }
.telegram .row span { background: #e7eef4; color: #2a6496; font-weight: 600; }
.discord { background: #313338; color: #dbdee1; }
.discord header { background: #2b2d31; }
.discord article { padding: 0; }
.discord .row span { background: #4e5058; color: #fff; }
"""
TIME = re.compile(r"&lt;t:(\d+):f&gt; \(&lt;t:\d+:R&gt;\)")
DATE = "%B %-d, %Y, %-I:%M %p (in 10 days)"


def page(platform: str, place: str, message: Message) -> str:
    """Return the page of one message, on a platform and in a place of such a name."""
    lines = "".join(map(_paragraph, message.text.splitlines()))
    picture = b64encode(message.picture).decode()
    rows = "".join(
        f'<div class="row">{"".join(f"<span>{escape(label)}</span>" for label in row)}</div>'
        for row in message.buttons
    )
    image = f'<img src="data:image/png;base64,{picture}" alt="">'
    said = f"{image}{lines}" if platform == "telegram" else f"{lines}{image}"
    return (
        f'<!doctype html><meta charset="utf-8"><style>{STYLE}</style><body class="{platform}">'
        f"<header>{escape(place)}</header>"
        f"<article><b>{escape(message.author)}</b>{said}{rows}</article>"
    )


def _paragraph(line: str) -> str:
    """Return a line as a paragraph, with what Discord's Markdown marks."""
    text = TIME.sub(lambda found: _date(int(found[1])), escape(line))
    text = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", text)
    if text.startswith("-# "):
        return f"<p><small>{text.removeprefix('-# ')}</small></p>"
    return f"<p>{text}</p>"


def _date(seconds: int) -> str:
    """Return a time as Discord shows it."""
    return datetime.fromtimestamp(seconds, UTC).strftime(DATE)
