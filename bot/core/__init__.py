"""The match service, free of any chat: what people may do, what then happens, what is shown.

This package knows no platform, no sentence and no database: it decides, and hands out facts.

Its rooms, each of which may use those before it: `match`, `view`, `notice`, `person`, `talk`.
Beside them: the service, the scheduler, the store's protocol, and what all of them share.
"""
