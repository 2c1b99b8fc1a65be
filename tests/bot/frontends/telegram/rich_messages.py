"""Rich messages as Telegram documents them since Bot API 10.2, as far as the bot uses them.

https://core.telegram.org/bots/api#inputrichmessage
"""

# ruff: noqa: N802 -- methods are named as Telegram names them

from tests.bot.frontends.telegram.floods import Refusal
from tests.bot.frontends.telegram.limits import CHECKS, KNOWN, SINCE

CHARACTERS, BLOCKS, COLUMNS = 32_768, 500, 20
CONTENT = {"html", "markdown", "blocks"}
FIELDS = {
    "paragraph": {"text"},
    "table": {"cells", "is_bordered", "is_striped", "caption"},
}
CELL = {"text", "is_header", "colspan", "rowspan", "align", "valign"}

KNOWN["sendRichMessage"] = {
    *("chat_id", "message_thread_id", "rich_message", "reply_markup", "reply_parameters"),
}
SINCE["sendRichMessage"] = 101


def wrong_rich(params):
    """What is wrong with a rich message, which is read as plain texts."""
    rich = params["rich_message"]
    if len(CONTENT & rich.keys()) != 1 or rich.keys() - CONTENT - {"skip_entity_detection"}:
        yield f"the content {sorted(rich)}"
    if not rich.get("skip_entity_detection"):
        yield "texts in which links are looked for"
    parts = list(rich["blocks"])
    for block in rich["blocks"]:
        if block.keys() - FIELDS[block["type"]] - {"type"}:
            yield f"a block {block}"
        for row in block.get("cells", ()):
            parts += row
            if len(row) > COLUMNS:
                yield f"{len(row)} columns"
            if any({"align", "valign"} - cell.keys() or cell.keys() - CELL for cell in row):
                yield f"cells {row}"
    if len(parts) > BLOCKS or sum(len(each.get("text", "")) for each in parts) > CHARACTERS:
        yield f"{len(parts)} blocks"


CHECKS["sendRichMessage"] = wrong_rich


class RichMessages:
    """The part of a server that knows rich messages; one that ``refuses_rich`` takes none."""

    refuses_rich = False

    async def sendRichMessage(self, params, _files):
        chat = self._chat(params)
        chat.check()
        if self.refuses_rich or self.api_level < 102:
            raise Refusal(400, "Bad Request: rich message must be non-empty")
        post = self._sent(chat, params, "")
        shown = chat.posts[post["message_id"]]
        shown.rich = params["rich_message"]["blocks"]
        return {**post, "text": "\n".join(rich_texts(shown))}


def rich_texts(post):
    """The texts of a rich message, a row of a table on a line."""
    for block in post.rich:
        for row in block.get("cells", [[block]]):
            yield " | ".join(cell.get("text", "") for cell in row)
