"""The match service, free of any chat: what people may do, what then happens, what is shown.

This package knows no platform, no sentence and no database: it decides, and hands out facts.
"""
