"""Discord's OAuth2 on loopback: a code of each person is exchanged once."""

from aiohttp import web

CLIENT_ID, SECRET = "4200", "client-secret-that-nobody-sees"
PROFILE = {"id": "8001", "username": "dion", "global_name": "Dion", "locale": "it"}


class LoopbackOAuth:
    """``codes`` are the profiles of people by their codes; ``status`` and ``body`` replace answers.

    What came as a form is kept in ``forms``.
    """

    def __init__(self):
        self.codes = {}
        self.tokens = {}
        self.forms = []
        self.status = 200
        self.body = None
        app = web.Application()
        app.add_routes([web.post("/oauth2/token", self.token), web.get("/users/@me", self.me)])
        self.runner = web.AppRunner(app, shutdown_timeout=0.1)

    async def __aenter__(self):
        await self.runner.setup()
        await web.TCPSite(self.runner, "127.0.0.1", 0).start()
        self.url = f"http://127.0.0.1:{self.runner.addresses[0][1]}"
        return self

    async def __aexit__(self, *_):
        await self.runner.cleanup()

    def code_of(self, name, number, **fields):
        """A code for a person."""
        code = f"code-{len(self.codes)}-{number}"
        self.codes[code] = {**PROFILE, "id": str(number), "global_name": name, **fields}
        return code

    async def token(self, request):
        form = dict(await request.post())
        self.forms.append(form)
        if self.status != 200 or self.body is not None:
            return web.Response(status=self.status, text=self.body or "")
        right = {"client_id": CLIENT_ID, "client_secret": SECRET}
        wanted = {"grant_type": "authorization_code", **right}
        profile = self.codes.pop(form.pop("code"), None)
        if profile is None or form != wanted:
            return web.json_response({"error": "invalid_grant"}, status=400)
        token = f"token-{len(self.tokens)}"
        self.tokens[token] = profile
        return web.json_response(
            {"access_token": token, "token_type": "Bearer", "scope": "identify"}
        )

    async def me(self, request):
        profile = self.tokens.get(request.headers.get("Authorization", "").removeprefix("Bearer "))
        if profile is None:
            return web.json_response({"message": "401: Unauthorized"}, status=401)
        return web.json_response(profile)
