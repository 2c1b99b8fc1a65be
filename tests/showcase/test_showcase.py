"""What the README's pictures are made of can still be made."""

from tests.showcase.chats import Message, on_discord, on_telegram
from tests.showcase.match import games, pictures
from tests.showcase.page import page


def test_the_match_is_played_to_its_end():
    *_, end = games()
    assert end.outcome is not None
    assert len({each.pieces for each in pictures()}) == len(pictures())


async def test_both_platforms_show_a_board_with_buttons(tmp_path):
    for message in (*await on_discord(tmp_path), *await on_telegram(tmp_path)):
        assert "c7-c6" in message.text
        assert bytes(message.picture).startswith(b"\x89PNG")
        assert list(message.buttons[0][:2]) == ["Move", "My board"]


def test_a_page_shows_what_a_message_says():
    text = "**Anna** < Bruno\n-# until <t:0:f> (<t:0:R>)"
    shown = page("discord", "# games", Message("Petteia", text, b"picture", [["Move"]]))
    assert "<p><b>Anna</b> &lt; Bruno</p>" in shown
    assert "<p><small>until January 1, 1970, 12:00 AM (in 10 days)</small></p>" in shown
    assert "<span>Move</span>" in shown
