"""What not every ruleset has, on Discord: placing, dice, taking off, huffing, options, Greek."""

import pytest

from bot.core.matches.chance import Chance
from engine import Cue, Side
from tests.bot.frontends.discord.world import button, labels, menus, private
from tests.bot.plays import BOUND

pytestmark = pytest.mark.usefixtures("every_move_is_confirmed")


async def play_all(world, pair, actions):
    """Play actions by the command, in turn."""
    for number, action in enumerate(actions):
        await world.play(pair[number % 2], action)


async def choose(world, who, message, label):
    """Choose an option by its label, in any menu."""
    for number, menu in enumerate(menus(message)):
        if label in {option["label"] for option in menu["options"]}:
            return (await world.choose(who, message, label, menu=number)).response
    raise AssertionError(f"no {label!r}")


@pytest.mark.parametrize("key", ["lemery-latrunculi", "poleis"])
async def test_a_man_is_placed_on_any_square_of_the_board(world, alkaios, brasidas, key):
    board = await world.begin(alkaios, brasidas, ruleset=key)
    assert labels(board)[0] == "Place a man"
    squares = private(await world.click(alkaios, board, "Place a man"))
    assert len(menus(squares)) == 3
    preview = await choose(world, alkaios, squares, "h8")
    assert labels(preview) == ["Play", "Back", "Type it"]
    other = await choose(world, alkaios, preview, "c3")
    assert "c3" in other.content
    await world.click(alkaios, other, "Play")
    assert (await world.match()).last.text == "@c3"
    again = private(await world.click(brasidas, world.board, "Place a man"))
    left = {option["label"] for menu in menus(again) for option in menu["options"]}
    assert len(left) == 63
    assert "c3" not in left


async def test_a_bound_man_is_taken_off(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas, ruleset="lemery-latrunculi")
    await world.play_out(BOUND[:-2])
    await play_all(world, (alkaios, brasidas), BOUND[-2:])
    pieces = private(await world.click(alkaios, world.board, "Move"))
    preview = await choose(world, alkaios, pieces, "capture d4")
    assert "Capture the man on d4?" in preview.content
    assert len(preview.attachments) == 1
    await world.click(alkaios, preview, "Play")
    assert (await world.match()).last.text == "xd4"
    assert "\u2068Alkaios\u2069 captured the bound man on d4." in world.board.content


async def test_dice_are_thrown_shown_and_a_double_asks_for_another_throw(
    world, alkaios, brasidas, monkeypatch
):
    throws = iter([(6, 3), (2, 2), (5, 1), (4, 4), (6, 6)])
    monkeypatch.setattr(Chance, "seed", lambda _: None)
    monkeypatch.setattr(Chance, "throw", lambda _: next(throws))
    board = await world.begin(alkaios, brasidas, ruleset="vogt-kubeia")
    assert "6 and 3" in board.content
    assert labels(board)[0] == "Move"
    pieces = private(await world.click(alkaios, board, "Move"))
    squares = await choose(world, alkaios, pieces, "Γ2")
    preview = await choose(world, alkaios, squares, "Γ4")
    await world.click(alkaios, preview, "Play")
    await world.play(brasidas, "B7-B6")
    assert labels(world.board)[:2] == ["Throw again", "Pass"]
    assert "Type it" not in labels(world.board)
    await world.click(alkaios, world.board, "Pass")
    assert (await world.match()).game.position.roll is Cue.BONUS
    await world.click(brasidas, world.board, "Throw again")
    match = await world.match()
    assert (match.game.position.side, match.game.position.roll) == (Side.SECOND, (5, 1))
    await world.play(brasidas, "Γ7-Γ6")
    await world.play(alkaios, "c4-c5")
    assert labels(world.board)[:2] == ["Throw again", "Pass"]
    await world.click(alkaios, world.board, "Pass")
    assert (await world.match()).game.position.side is Side.SECOND


async def test_a_careless_man_is_huffed_by_buttons_and_by_the_command(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas, ruleset="lemery-compact", options="compulsory=huff")
    await play_all(world, (alkaios, brasidas), ("a2-a5", "h7-h5"))
    more = private(await world.click(alkaios, world.board, "More"))
    assert "Huff" in labels(more)
    asked = (await world.click(alkaios, more, "Huff")).response
    preview = await choose(world, alkaios, asked, "h5")
    assert labels(preview) == ["Huff it", "Back", "Type it"]
    refused = (await world.click(alkaios, preview, "Huff it")).response
    assert "h5" in refused.content
    assert (await world.match()).game.position.side is Side.FIRST
    wrong = private(await world.slash(alkaios, "huff", square="b7"))
    assert "huff" in wrong.content.casefold()
    claims = await world.suggest(alkaios, "huff", "square", "h")
    assert claims == ["h5", "h8"]


async def test_what_is_chosen_of_the_options_is_what_is_played(world, alkaios, brasidas):
    options = ""
    for typed in ("mirror", "ignorance", "compulsory"):
        (options,) = await world.suggest(
            alkaios, "challenge", "options", f"{options}{typed}", ruleset="vogt-petteia"
        )
        options += ","
    await world.begin(alkaios, brasidas, ruleset="vogt-petteia", options=options.rstrip(","))
    match = await world.match()
    assert match.terms.ruleset == "vogt-petteia(mirror=on,ignorance=on,compulsory=off)"


async def test_another_game_and_its_options_are_chosen_by_buttons(world, alkaios, brasidas):
    made = private(await world.slash(alkaios, "challenge", opponent=brasidas))
    card = world.board
    games = (await world.click(alkaios, made, "Change game")).response
    assert labels(games)[4] == "Latrunculi (Lemery Games)"
    assert not games.content.endswith("…")
    game = (await world.click(alkaios, games, "Petteia (Damian Walker)")).response
    sizes = (await world.click(alkaios, game, "8 columns ⇄")).response
    assert labels(sizes)[:2] == ["✓ 8 columns", "5 columns"]
    game = (await world.click(alkaios, sizes, "5 columns")).response
    game = (await world.click(alkaios, game, "safe corners ⇄")).response
    assert "corner capture ⇄" in labels(game)
    offered = (await world.click(alkaios, game, "Send challenge")).response
    assert offered.id == made.id
    assert offered.content == "Challenge changed."
    assert (await world.match()).terms.ruleset == "walker-petteia(files=5,corner=on)"
    assert world.again(card).id == world.board.id
    assert "5 columns, corner capture" in world.board.content
    await world.click(brasidas, world.board, "Accept")
    assert (await world.match()).game.ruleset.board.files == 5


async def test_only_the_challenger_changes_the_game_in_the_channel(world, alkaios, brasidas):
    await world.slash(alkaios, "challenge")
    refused = private(await world.click(brasidas, world.board, "Change game"))
    assert "Only the challenger" in refused.content
    games = private(await world.click(alkaios, world.board, "Change game"))
    assert "Choose a game" in games.content


async def test_a_card_that_shows_an_earlier_game_accepts_nothing(world, alkaios, brasidas):
    made = private(await world.slash(alkaios, "challenge", opponent=brasidas))
    kept = world.keep(world.board)
    accept = button(world.board, "Accept")
    for label in ("Change game", "Poleis (Dmytro)", "Send challenge"):
        made = (await world.click(alkaios, made, label)).response
    refused = private(await world.replay(brasidas, kept, accept))
    assert "The challenge has changed." in refused.content
    assert (await world.match()).seats is None
