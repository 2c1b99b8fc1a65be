"""The captions of pictures that are shared."""


async def test_the_caption_of_a_drawn_match_names_no_winner(bench):
    match = await bench.begin()
    await bench.say("Alkaios", "draw")
    await bench.say("Brasidas", "draw")
    shared = await bench.press("Alkaios", f"still:{match}:0:")
    assert shared.content.caption.code == "caption-draw"
