"""What Telegram gives a Mini App, signed as Telegram signs it."""

import hashlib
import hmac
import json
from urllib.parse import urlencode

TOKEN = "4200:AAH-not-a-real-token-not-a-real-token"
OTHER_TOKEN = "4300:AAH-another-bots-token-another-bots"


def user(number=7001, name="Dion", **more):
    return json.dumps({"id": number, "first_name": name, "language_code": "en", **more})


def signature(fields, token=TOKEN):
    key = hmac.new(b"WebAppData", token.encode(), hashlib.sha256).digest()
    content = "\n".join(f"{name}={fields[name]}" for name in sorted(fields))
    return hmac.new(key, content.encode(), hashlib.sha256).hexdigest()


def signed_fields(now, token=TOKEN, **fields):
    """The fields of initData for a moment, with their hash."""
    given = {"auth_date": str(int(now.timestamp())), "query_id": "AAH", "user": user(), **fields}
    return {**given, "hash": signature(given, token)}


def init_data(now, token=TOKEN, **fields):
    """The initData for a moment, with further or other fields."""
    return urlencode(signed_fields(now, token, **fields))
