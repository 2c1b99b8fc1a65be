"""What makes and checks puzzles, and the bot does not need."""


def write_puzzles(path, kept):
    """Replace the puzzles in a file."""
    path.write_text("".join(f"{each}\n" for each in kept), encoding="utf-8")


def solving(forcing, position, aim):
    """Return the actions after which the aim is reached in time. Raises TooLarge."""
    if aim.turns < 1:
        return ()
    legal = forcing._rules.legal(position)
    return tuple(action for action in legal if forcing.solves(position, action, aim))
