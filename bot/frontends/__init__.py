"""The front-ends: Discord, Telegram and the built-in web chat, over one core.

Law: a front-end reads what a person did, hands it to the core, and shows what the core answers. It
knows no storage and no other front-end.
"""
