"""The functions of which the catalogue makes rulesets: movement, generators, captures, endings."""
