"""The types of the page are the server's, and a frame that is not of them is found."""

from bot.frontends.web.render import error_frame
from tests.javascript.frame_types import DECLARATIONS, declarations, faults


def test_the_types_of_the_page_are_those_of_the_server():
    assert DECLARATIONS.read_text("utf-8") == declarations(), "run `make frames`"


def test_a_frame_of_the_table_has_no_faults():
    assert faults(error_frame(None, "No.")) == []


def test_what_a_frame_lacks_or_has_besides_or_has_wrong_is_named():
    wrong = {"kind": "error", "n": "1", "words": ""}
    assert sorted(faults(wrong)) == ["frame.n", "frame.text", "frame.words"]
