"""What a match is and what happens in it: commands, decisions, events, clocks, plans.

Invariant: pure. A decision follows from only the match, the command and the moment.
"""
