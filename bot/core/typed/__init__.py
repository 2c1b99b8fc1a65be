"""What people type, read into requests: words, names of games, terms, clocks, questions."""
