"""Chats as Telegram keeps them, and what may be wrong with one."""

from hashlib import sha256
from itertools import count

BOT = {
    "id": 4200,
    "is_bot": True,
    "first_name": "Petteia",
    "username": "PetteiaTestBot",
    "can_join_groups": True,
    "can_read_all_group_messages": False,
    "supports_inline_queries": True,
    "supports_guest_queries": True,
}

JUST_NOW = 2_000_000_000
"""When messages are sent: never so long ago that the bot was away, whatever its clock says."""


def file_id(content):
    """The id of a file: the same for the same content."""
    return f"file-{sha256(content).hexdigest()[:20]}"


class Post:
    """A message in a chat."""

    def __init__(self, chat, number, sender, **content):
        self.chat, self.number, self.sender = chat, number, sender
        self.text = content.get("text", "")
        self.html = ""
        self.rich = []
        self.mentions = content.get("mentions", [])
        self.photo = content.get("photo")
        self.document = content.get("document")
        self.animation = content.get("animation")
        self.topic = content.get("topic")
        self.keyboard = None
        self.answers = None
        self.rings = True
        self.card = None
        self.ephemeral = self.receiver = None
        self.offered = []
        self.is_old = False
        self.is_deleted = False
        self.reaction = None

    @property
    def buttons(self):
        rows = self.keyboard["inline_keyboard"] if self.keyboard else []
        return [button for row in rows for button in row]

    def labels(self):
        return [button["text"] for button in self.buttons]

    def data(self, label):
        """The callback data of the button with this label."""
        found = [button["callback_data"] for button in self.buttons if button["text"] == label]
        assert found, f"no {label!r} among {self.labels()}"
        return found[0]

    def link(self, label):
        found = [button["url"] for button in self.buttons if button["text"] == label]
        assert found, f"no {label!r} among {self.labels()}"
        return found[0]

    def json(self):
        has_caption = self.photo or self.document or self.animation
        said = {"caption" if has_caption else "text": self.text}
        file = {"file_id": "d", "file_unique_id": "v", "file_name": "a.txt"}
        sizes = {"file_unique_id": "u", "width": 800, "height": 800}
        photo = {"file_id": file_id(self.photo) if self.photo else "f", **sizes}
        one = {"ephemeral_message_id": self.ephemeral} if self.ephemeral else {}
        return {
            "message_id": self.number,
            **one,
            "from": self.sender,
            "chat": self.chat.json(),
            "date": JUST_NOW,
            **said,
            **({"photo": [photo]} if self.photo else {}),
            **({"document": file} if self.document or self.animation else {}),
            **({"animation": {**photo, "duration": 7}} if self.animation else {}),
            **({"reply_markup": self.keyboard} if self.keyboard else {}),
            **({"message_thread_id": self.topic, "is_topic_message": True} if self.topic else {}),
        }

    def inaccessible(self):
        """All that Telegram tells of a message that is too old."""
        return {"message_id": self.number, "chat": self.chat.json(), "date": 0}


class Chat:
    """A private chat or a group; ``refusal`` is raised by whatever the bot does there."""

    def __init__(self, number, kind, title):
        self.number, self.kind, self.title = number, kind, title
        self.posts = {}
        self.topics = {None}
        self.managers, self.absent = set(), set()
        self.refusals = []
        self.is_closed = None
        self.refuses_photos = False
        self.is_restricted = False
        self.gate = None
        self.reactions = {"👌", "👍"}
        self.count = count(1)

    def json(self):
        name = "first_name" if self.kind == "private" else "title"
        forum = {"is_forum": True} if len(self.topics) > 1 else {}
        return {"id": self.number, "type": self.kind, name: self.title, **forum}

    @property
    def may_draw(self):
        """Whether members may send pictures; the bot may, if its rights are others."""
        return not (self.refuses_photos or self.is_restricted)

    def check(self):
        """Raise what the bot gets here: once each of ``refusals``, for ever ``is_closed``."""
        if self.refusals:
            raise self.refusals.pop(0)
        if self.is_closed:
            raise self.is_closed

    def post(self, sender, **content):
        post = Post(self, next(self.count), sender, **content)
        self.posts[post.number] = post
        return post

    @property
    def heard(self):
        """What the bot has written here, the oldest first, with what it has deleted."""
        return [post for post in self.posts.values() if post.sender["id"] == BOT["id"]]

    @property
    def last(self):
        assert self.heard, f"the bot has written nothing to {self.title}"
        return self.heard[-1]

    @property
    def rung(self):
        """What made the phones here ring."""
        return [post for post in self.heard if post.rings]

    @property
    def live(self):
        """The messages that have buttons."""
        return [post for post in self.heard if post.buttons]

    @property
    def boards(self):
        """The pictures of matches; the opening's is another."""
        return [post for post in self.live if post.photo and "Invite a friend" not in post.labels()]
