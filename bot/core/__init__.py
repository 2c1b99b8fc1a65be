"""The match service, free of any chat: what people can do, what then happens, what is shown.

This package knows no platform, no sentence and no database: it decides, and hands out facts.

Its rooms, each of which may use those after it: `handlers`, `service`, `accounts`,
`notifications`, `views`, then `typed` and `store` side by side, and `matches`.
"""
