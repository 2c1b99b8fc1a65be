"""What Telegram documents of its requests; each check yields what is wrong with one."""

import json
import re
import struct

CAPTION = 1024
TEXT = 4096
TOAST = 200
CALLBACK = range(1, 65)
ROW = 8
BUTTONS = 100
MARKUP = 10_000  # bytes of JSON, roughly
COMMANDS = 100
PHOTO = 10 * 1024 * 1024
DOCUMENT = 50 * 1024 * 1024
ANIMATION = 50 * 1024 * 1024
ACTIONS = {"typing", "upload_photo", "upload_video", "upload_document"}

TAGS = frozenset(
    {"b", "strong", "i", "em", "u", "ins", "s", "strike", "del", "a", "code", "pre", "blockquote"}
)
ENTITY = re.compile(r"&(?:lt|gt|amp|quot|#\d+|#x[0-9a-f]+);", re.IGNORECASE)
TAG = re.compile(r"</?([a-z]+)((?:\s[^>]*)?)>")
HREF = re.compile(r'\shref="([^"<>]+)"')
LINKS = re.compile(r"(?:https?://|tg://)\S+")
GIF = b"GIF89a"
PNG = b"\x89PNG\r\n\x1a\n"

DEEDS = {"callback_data", "url", "web_app", "switch_inline_query_chosen_chat", "copy_text"}
"""What a button does."""
MANNER = {
    *("disable_notification", "ephemeral_message_parameters", "receiver_user_id"),
    *("callback_query_id", "reply_parameters"),
}
"""How something is sent, and to whom; 10.2 has the last two and 10.3 has the one before."""

KNOWN = {
    "getMe": set(),
    "getFile": {"file_id"},
    "getUpdates": {"offset", "limit", "timeout", "allowed_updates"},
    "setMyCommands": {"commands", "scope", "language_code"},
    "getChat": {"chat_id"},
    "getChatMember": {"chat_id", "user_id"},
    "getChatMenuButton": {"chat_id"},
    "setChatMenuButton": {"chat_id", "menu_button"},
    "setMyDescription": {"description", "language_code"},
    "setMyShortDescription": {"short_description", "language_code"},
    "sendMessage": {
        *("chat_id", "text", "parse_mode", "reply_markup", "message_thread_id"),
        *("reply_parameters", "link_preview_options"),
    },
    "sendPhoto": {
        *("chat_id", "photo", "caption", "parse_mode", "reply_markup", "message_thread_id"),
    },
    "sendDocument": {
        *("chat_id", "document", "caption", "parse_mode", "reply_markup", "message_thread_id"),
        "reply_parameters",
    },
    "sendAnimation": {
        *("chat_id", "animation", "duration", "width", "height", "caption", "parse_mode"),
        *("reply_markup", "message_thread_id"),
    },
    "editMessageText": {
        *("chat_id", "message_id", "inline_message_id", "text", "parse_mode", "reply_markup"),
        "link_preview_options",
    },
    "editMessageCaption": {"chat_id", "message_id", "caption", "parse_mode", "reply_markup"},
    "editMessageMedia": {"chat_id", "message_id", "media", "reply_markup"},
    "editMessageReplyMarkup": {"chat_id", "message_id", "reply_markup"},
    "answerInlineQuery": {"inline_query_id", "results", "cache_time", "is_personal", "button"},
    "deleteMessage": {"chat_id", "message_id"},
    "setMessageReaction": {"chat_id", "message_id", "reaction", "is_big"},
    "answerCallbackQuery": {"callback_query_id", "text", "show_alert", "url"},
    "sendChatAction": {"chat_id", "action", "message_thread_id"},
    "setWebhook": {"url", "secret_token", "allowed_updates", "max_connections"},
    "deleteWebhook": {"drop_pending_updates"},
}
_ONE = {"chat_id", "receiver_user_id", "ephemeral_message_id"}
EPHEMERAL = {
    "editEphemeralMessageText": {*_ONE, "text", "parse_mode", "link_preview_options"},
    "editEphemeralMessageCaption": {*_ONE, "caption", "parse_mode"},
    "editEphemeralMessageMedia": {*_ONE, "media"},
    "editEphemeralMessageReplyMarkup": _ONE,
    "deleteEphemeralMessage": _ONE,
}
for _method, _named in EPHEMERAL.items():
    KNOWN[_method] = {*_named, "reply_markup"}

SINCE = dict.fromkeys(EPHEMERAL, 102)
"""The version of the Bot API since which it knows a method that is newer than 10.0."""


def length(text):
    return len(text.encode("utf-16-le")) // 2


def parsed(html):
    """The plain text of a message in HTML and whom it mentions; ValueError if it is none."""
    plain, mentions, open_tags = [], [], []
    at = 0
    for tag in TAG.finditer(html):
        plain.append(text_of(html[at : tag.start()]))
        at = tag.end()
        mentions += opened(tag, open_tags)
    plain.append(text_of(html[at:]))
    if open_tags:
        raise ValueError(f"unclosed {open_tags}")
    return "".join(plain), mentions


def opened(tag, open_tags):
    """Follow a tag; the person whom it mentions, if it does."""
    name, attributes = tag[1], tag[2]
    if name not in TAGS:
        raise ValueError(f"unknown tag {tag[0]}")
    if tag[0].startswith("</"):
        if not open_tags or open_tags.pop() != name:
            raise ValueError(f"{tag[0]} closes nothing")
        return []
    open_tags.append(name)
    link = HREF.fullmatch(attributes)
    if (name == "a") != bool(link) or (attributes and name != "a"):
        raise ValueError(f"wrong attributes {tag[0]}")
    if not link or not link[1].startswith("tg://user?id="):
        return []
    return [int(link[1].removeprefix("tg://user?id="))]


def text_of(part):
    """A piece between tags; whatever looks like markup there was not escaped."""
    if "<" in part or ">" in part or "&" in ENTITY.sub("", part):
        raise ValueError(f"not escaped: {part!r}")
    plain = part.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", '"')
    return plain.replace("&amp;", "&")


def wrong_text(html, least, most):
    try:
        text, _ = parsed(html)
    except ValueError as error:
        yield str(error)
        return
    if not least <= length(text) <= most:
        yield f"{length(text)} characters, not {least} to {most}"


def wrong_markup(markup, chat_id=1):
    rows = markup["inline_keyboard"]
    buttons = [button for row in rows for button in row]
    if any(not 1 <= len(row) <= ROW for row in rows):
        yield f"rows of {sorted({len(row) for row in rows})} buttons"
    if len(buttons) > BUTTONS:
        yield f"{len(buttons)} buttons"
    if len(json.dumps(markup)) > MARKUP:
        yield "a keyboard that is too large"
    for button in buttons:
        yield from wrong_button(button)
        if "web_app" in button and chat_id <= 0:
            yield "a Mini App's button outside of a private chat"


def wrong_button(button):
    if not button["text"].strip() or length(button["text"]) > 64:
        yield f"a button named {button['text']!r}"
    if len(DEEDS & button.keys()) != 1:
        yield f"a button that does not do just one thing: {button}"
    if "callback_data" in button and len(button["callback_data"].encode()) not in CALLBACK:
        yield f"callback data {button['callback_data']!r}"
    if "copy_text" in button and not 1 <= len(button["copy_text"]["text"]) <= 256:
        yield f"a text to copy {button['copy_text']!r}"
    if "url" in button and not LINKS.fullmatch(button["url"]):
        yield f"a link to {button['url']!r}"
    if "web_app" in button and not button["web_app"]["url"].startswith("https://"):
        yield f"a Mini App at {button['web_app']}"
    if button.get("style") not in {None, "primary", "success", "danger"}:
        yield f"a style {button['style']!r}"


def wrong_photo(content):
    if len(content) > PHOTO or not content.startswith(PNG):
        yield "no PNG of at most 10 MB"
        return
    width, height = struct.unpack(">II", content[16:24])
    if width + height > 10_000 or max(width, height) > 20 * min(width, height):
        yield f"a photo of {width} by {height}"


def wrong_document(content):
    if not 0 < len(content) <= DOCUMENT or not re.fullmatch(r"[\w-]+\.(?:txt|json)", content.name):
        yield f"a file {content.name!r} of {len(content)} bytes"


def wrong_animation(content):
    if not content.startswith(GIF) or len(content) > ANIMATION:
        yield f"no GIF of at most 50 MB: {len(content)} bytes"
    if not re.fullmatch(r"[\w-]+\.gif", content.name):
        yield f"a film named {content.name!r}"


def wrong_film(params):
    yield from wrong_text(params.get("caption", ""), 0, CAPTION)
    for name in ("duration", "width", "height"):
        if not (isinstance(params[name], int) and params[name] > 0):
            yield f"{name} {params[name]!r}"


def wrong_action(params):
    if params["action"] not in ACTIONS:
        yield f"the action {params['action']!r}"


def wrong_commands(params):
    commands = params["commands"]
    if not 1 <= len(commands) <= COMMANDS:
        yield f"{len(commands)} commands"
    for command in commands:
        if not re.fullmatch(r"[a-z0-9_]{1,32}", command["command"]):
            yield f"a command named {command['command']!r}"
        if not 1 <= length(command["description"]) <= 256:
            yield f"a description {command['description']!r}"
        if command.get("is_ephemeral", True) is not True:
            yield f"a command that may be ephemeral: {command}"
    if "language_code" in params and not re.fullmatch("[a-z]{2}", params["language_code"]):
        yield f"a language {params['language_code']!r}"


def wrong_description(text, most, params):
    if not 1 <= length(text) <= most:
        yield f"a description of {length(text)} characters"
    if "language_code" in params and not re.fullmatch("[a-z]{2}", params["language_code"]):
        yield f"a language {params['language_code']!r}"


def wrong_inline(params):
    results = params["results"]
    names = [result["id"] for result in results]
    if len(results) > 50 or len(set(names)) < len(names):
        yield f"results {names}"
    for result in results:
        if not 1 <= len(result["id"].encode()) <= 64 or not result.get("title", "x"):
            yield f"a result {result['id']!r}"
        if length(result.get("caption", "")) > CAPTION:
            yield "a long caption"
        if content := result.get("input_message_content"):
            yield from wrong_text(content["message_text"], 1, TEXT)
        if "reply_markup" in result:
            yield from wrong_markup(result["reply_markup"])


def wrong(method, params, files):
    """Everything that is wrong with a request, as sentences."""
    manner = MANNER if method.startswith("send") and method != "sendChatAction" else set()
    if extra := params.keys() - KNOWN[method] - FILES.keys() - manner:
        yield f"unknown parameters {extra}"
    if params.get("disable_notification", True) not in {True, False}:
        yield "a notification that is neither wanted nor not"
    if "reply_markup" in params:
        yield from wrong_markup(params["reply_markup"], params.get("chat_id", 0))
    for name, content in files.items():
        yield from FILES.get(name, wrong_photo)(content)
    yield from CHECKS.get(method, lambda _: ())(params)


def wrong_toast(params):
    if length(params.get("text", "")) > TOAST:
        yield f"a toast of {length(params['text'])} characters"
    link = params.get("url", "https://t.me/PetteiaTestBot?start=x")
    if not re.fullmatch(r"https://t\.me/PetteiaTestBot\?start=[A-Za-z0-9_-]{1,64}", link):
        yield f"a toast that opens {link}"


def wrong_secret(params):
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,256}", params.get("secret_token", "none")):
        yield "a secret token"


FILES = {"photo": wrong_photo, "document": wrong_document, "animation": wrong_animation}
"""What is checked of a file by the parameter that it is; a changed photo is sent beside it."""

CHECKS = {
    "sendMessage": lambda params: wrong_text(params["text"], 1, TEXT),
    "editMessageText": lambda params: wrong_text(params["text"], 1, TEXT),
    "sendPhoto": lambda params: wrong_text(params.get("caption", ""), 0, CAPTION),
    "sendAnimation": wrong_film,
    "sendChatAction": wrong_action,
    "sendDocument": lambda params: wrong_text(params.get("caption", ""), 0, CAPTION),
    "editEphemeralMessageText": lambda params: wrong_text(params["text"], 1, TEXT),
    "editEphemeralMessageCaption": lambda params: wrong_text(params["caption"], 0, CAPTION),
    "editEphemeralMessageMedia": lambda params: wrong_text(
        params["media"].get("caption", ""), 0, CAPTION
    ),
    "editMessageCaption": lambda params: wrong_text(params.get("caption", ""), 0, CAPTION),
    "editMessageMedia": lambda params: wrong_text(params["media"].get("caption", ""), 0, CAPTION),
    "answerCallbackQuery": wrong_toast,
    "setMyCommands": wrong_commands,
    "answerInlineQuery": wrong_inline,
    "setMyDescription": lambda params: wrong_description(params["description"], 512, params),
    "setMyShortDescription": lambda params: wrong_description(
        params["short_description"], 120, params
    ),
    "setWebhook": wrong_secret,
}
