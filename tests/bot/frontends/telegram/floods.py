"""What Telegram refuses, and how much it takes in a time; rates for the bot."""

from time import monotonic

from bot.frontends.telegram.pace import Rate, Rates

EDITS = ("editMessageText", "editMessageCaption", "editMessageMedia", "editMessageReplyMarkup")
COUNTED = ("sendMessage", "sendPhoto", "sendDocument", "sendAnimation", *EDITS)
"""What counts for the limits of a chat."""
MANY = Rate(100_000, 1.0, answers=100_000, chatter=100_000)
UNHURRIED = Rates(chat=MANY, group=MANY, overall=MANY, member=MANY)
"""Rates for a Telegram that limits nothing, so that no test waits."""


class Refusal(Exception):  # noqa: N818 -- named for what it is
    """What Telegram answers if it does not do what is asked."""

    def __init__(self, code, description, **parameters):
        super().__init__(description)
        self.body = {"ok": False, "error_code": code, "description": description}
        if parameters:
            self.body["parameters"] = parameters


class Flood:
    """Limits what is sent to a group in a time, edits counted; says how long to wait."""

    def __init__(self, calls, seconds):
        self.calls, self.seconds = calls, seconds
        self.times = {}
        self.refused = 0

    def count(self, chat_id):
        """Count a call; ``chat_id`` is a text for a message of inline mode."""
        now, times = monotonic(), self.times.setdefault(chat_id, [])
        times[:] = [each for each in times if each > now - self.seconds]
        if (isinstance(chat_id, str) or chat_id < 0) and len(times) >= self.calls:
            self.refused += 1
            wait = times[0] + self.seconds - now
            raise Refusal(429, "Too Many Requests: retry later", retry_after=wait)
        times.append(now)
