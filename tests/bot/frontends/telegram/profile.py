"""What a bot sets for itself: commands, descriptions, the webhook."""

# ruff: noqa: N802 -- methods are named as Telegram names them


class Profile:
    """A bot's profile; ``profile_refusal`` is raised for commands."""

    def __init__(self):
        self.commands = {}
        self.menu_button = {"type": "commands"}
        self.descriptions = {}
        self.short_descriptions = {}
        self.profile_refusal = None
        self.webhook = None

    async def setMyCommands(self, params, _files):
        if self.profile_refusal:
            raise self.profile_refusal
        self.commands[params["scope"]["type"]] = params["commands"]
        return True

    async def getChatMenuButton(self, _params, _files):
        return self.menu_button

    async def setChatMenuButton(self, params, _files):
        self.menu_button = params["menu_button"]
        return True

    async def setMyDescription(self, params, _files):
        self.descriptions[params.get("language_code")] = params["description"]
        return True

    async def setMyShortDescription(self, params, _files):
        self.short_descriptions[params.get("language_code")] = params["short_description"]
        return True

    async def setWebhook(self, params, _files):
        self.webhook = params
        return True

    async def deleteWebhook(self, _params, _files):
        self.webhook = None
        return True
