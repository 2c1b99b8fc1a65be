"""The match service, free of any chat: what people may do, what then happens, what is shown.

This package knows no platform, no sentence and no database: it decides, and hands out facts.

Its rooms, each of which may use those before it: `match`, `view`, `notice`, `person`, `talk`.
Beside them stand the service, its clock, what it needs of the world, and what all of them share.
"""
