"""The bot: the match service, its storage, its languages and its front-ends."""
