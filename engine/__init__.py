"""The rules of play: positions as values, rules as functions, rulesets as tables.

Laws: standard library only; no input or output, clock, random source, logging or environment; no
sentences for players, only facts and codes; nothing is ever changed in place.
"""
