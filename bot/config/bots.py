"""The sections of the configuration for the bots on Discord and Telegram."""

import re
from typing import Self

from pydantic import Field, SecretStr, model_validator

from bot.config.fields import (
    ApiUrl,
    ApplicationId,
    ClashError,
    ClientSecret,
    DiscordKey,
    Host,
    Port,
    Proxy,
    SecretFile,
    Section,
    Token,
    WebhookSecret,
    WebhookUrl,
    local_address,
)

WEBHOOK_SECRET = re.compile(r"[A-Za-z0-9_-]{1,256}", re.ASCII)
SHARD_NUMBERS = "different whole numbers from 0, each less than shards"


class Discord(Section):
    """`[discord]`: the Discord bot, run if there is a token, with all shards or some.

    With a public key, interactions arrive over HTTP, and there are no shards.
    """

    token: Token = SecretStr("")
    token_file: SecretFile = None
    base_url: ApiUrl = "https://discord.com/api/v10"
    proxy: Proxy = SecretStr("")
    shards: int | None = Field(default=None, ge=1, description="a whole number from 1")
    shard_ids: tuple[int, ...] = Field(default=(), description=f"a list of {SHARD_NUMBERS}")
    requests_a_second: int = Field(default=50, ge=0, description="a whole number, 0 for any")
    client_id: ApplicationId = ""
    client_secret: ClientSecret = SecretStr("")
    client_secret_file: SecretFile = None
    public_key: DiscordKey = ""
    interactions_host: Host = "127.0.0.1"
    interactions_port: Port = 8082

    @property
    def interactions_address(self) -> str:
        """The URL at which this machine reaches the server for interactions."""
        return local_address(self.interactions_host, self.interactions_port)

    @model_validator(mode="after")
    def _check_shards(self) -> Self:
        if self.public_key and self.shards:
            raise ClashError("shards", "left out where public_key is set")
        known = set(range(self.shards or 0))
        if not known.issuperset(self.shard_ids) or len(set(self.shard_ids)) < len(self.shard_ids):
            raise ClashError("shard_ids", f"a list of {SHARD_NUMBERS}")
        return self

    @model_validator(mode="after")
    def _check_activity(self) -> Self:
        if bool(self.client_id) != bool(self.client_secret.get_secret_value()):
            raise ClashError(
                "client_id", "set where client_secret is, and left out where it is not"
            )
        return self


class Telegram(Section):
    """`[telegram]`: the Telegram bot, run if there is a token; it polls without a webhook."""

    token: Token = SecretStr("")
    token_file: SecretFile = None
    base_url: ApiUrl = "https://api.telegram.org"
    proxy: Proxy = SecretStr("")
    webhook_url: WebhookUrl = None
    webhook_secret: WebhookSecret = SecretStr("")
    webhook_secret_file: SecretFile = None
    webhook_host: Host = "127.0.0.1"
    webhook_port: Port = 8081
    rich_messages: bool = False

    @model_validator(mode="after")
    def _check_webhook_secret(self) -> Self:
        secret = self.webhook_secret.get_secret_value()
        if (self.webhook_url or secret) and not WEBHOOK_SECRET.fullmatch(secret):
            raise ClashError("webhook_secret", "1 to 256 letters, digits, _ or -")
        return self
