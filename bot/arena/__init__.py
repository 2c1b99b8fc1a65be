"""`petteia arena`: computer players and outside engines against one another, counted.

Invariants:
- The same conditions give the same games, whatever ran before and however many worker processes
  there are; only an outside engine may play differently.
- A game that is finished is in the results file before the next one is counted; what was killed
  goes on from there.
"""
