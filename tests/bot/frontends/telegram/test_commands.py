"""How messages are parsed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from telegram import Message

from bot.frontends.telegram.reading import read_message, replied_message

BOT = "PetteiaTestBot"
DION = {"id": 7, "is_bot": False, "first_name": "Dion"}
WORDS = st.text(st.sampled_from("ab 🏛é@"), max_size=12)


def message(text, *entities, **extra):
    chat = {"id": -1, "type": "group", "title": "Agora"}
    found = {"message_id": 1, "date": 0, "chat": chat, "text": text, "entities": list(entities)}
    return Message.de_json({**found, **extra}, None)


def units(text):
    return len(text.encode("utf-16-le")) // 2


@pytest.mark.parametrize(
    ("text", "word", "rest", "named"),
    [
        ("/move a2-a5", "move", "a2-a5", False),
        ("/MOVE@petteiatestbot  a2-a5 ", "move", "a2-a5", True),
        ("/help", "help", "", False),
        ("/start abc", "start", "abc", False),
    ],
)
def test_a_command_is_read_without_the_bots_name(text, word, rest, named):
    said = read_message(message(text), BOT)
    assert (said.word, said.rest, said.is_addressed) == (word, rest, named)


def test_another_bots_command_is_left_to_it():
    assert read_message(message("/move@OtherBot a2-a5"), BOT) is None


@pytest.mark.parametrize("text", ["a2-a5", "/", "/ move", "//move", "hello /move", "/möve"])
def test_other_texts_are_bare(text):
    said = read_message(message(text), BOT)
    assert (said.word, said.text) == ("", text)


@settings(deadline=None)
@given(WORDS, WORDS, st.booleans())
def test_a_mention_is_found_anywhere_and_removed(before, after, is_known):
    head = f"/challenge {before} "
    text = f"{head}@Dion_S {after}"
    kind = {"type": "text_mention", "user": DION} if is_known else {"type": "mention"}
    said = read_message(message(text, {**kind, "offset": units(head), "length": 7}), BOT)
    assert said.rest.split() == f"{before} {after}".split()
    assert (said.person.id if said.person else None) == (7 if is_known else None)
    assert said.username == ("" if is_known else "Dion_S")


@settings(deadline=None)
@given(st.text(), st.integers(0, 600), st.integers(0, 600))
def test_no_entity_is_too_odd_to_be_read(text, offset, length):
    entity = {"type": "mention", "offset": offset, "length": length}
    assert read_message(message(f"/challenge {text}", entity), BOT).word == "challenge"


def test_a_reply_names_its_author_but_a_topics_first_message_names_no_one():
    reply = {"message_id": 1, "date": 0, "chat": {"id": -1, "type": "group"}, "from": DION}
    assert read_message(message("/challenge", reply_to_message=reply), BOT).person.id == 7
    topic = {**reply, "forum_topic_created": {"name": "Games", "icon_color": 0}}
    assert read_message(message("/challenge", reply_to_message=topic), BOT).person is None


def test_only_an_answer_to_the_bot_is_one():
    reply = {"message_id": 5, "date": 0, "chat": {"id": -1, "type": "group"}, "from": DION}
    assert replied_message(message("a2-a5", reply_to_message=reply), 7) == 5
    assert replied_message(message("a2-a5", reply_to_message=reply), 8) is None
    assert replied_message(message("a2-a5"), 7) is None
