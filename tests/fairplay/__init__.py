"""How often the tests of fair play err, on people made of games that were really played."""
