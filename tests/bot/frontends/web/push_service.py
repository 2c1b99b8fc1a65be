"""A push service on this machine, as a browser's maker runs it, and a browser's keys."""

import base64
import json
import ssl
from datetime import UTC, datetime, timedelta
from itertools import count

import http_ece
from aiohttp import web
from aiohttp.abc import AbstractResolver
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from py_vapid import Vapid02

HOST = "push.example.com"
AUTH = b"sixteen bytes !!"
NUMBERS = count(1)


def text(raw):
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class PushService:
    """Answers with a status, and decrypts what it is sent as the browser would."""

    def __init__(self, folder):
        self.status = 201
        self.taken = []  # (headers, what the page's service worker gets)
        self.asked = 0
        self.name = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.tls = ssl.create_default_context()
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._certify(folder)

    def _certify(self, folder):
        key = ec.generate_private_key(ec.SECP256R1())
        name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
        now = datetime.now(UTC)
        certificate = (
            x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
            .not_valid_before(now - timedelta(days=1))
            .not_valid_after(now + timedelta(days=1))
            .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
            .sign(key, hashes.SHA256())
        )
        file = folder / "push.pem"
        secret = key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        file.write_bytes(secret + certificate.public_bytes(serialization.Encoding.PEM))
        self.name.load_cert_chain(file)
        self.tls.load_verify_locations(file)

    def subscription(self, host=HOST):
        """What a browser hands to the page."""
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        endpoint = f"https://{host}/send/{next(NUMBERS)}"
        return {"endpoint": endpoint, "p256dh": text(point), "auth": text(AUTH)}

    async def take(self, request):
        self.asked += 1
        body = await request.read()
        assert Vapid02.verify(request.headers["Authorization"])
        clear = http_ece.decrypt(body, private_key=self._key, auth_secret=AUTH)
        self.taken.append((request.headers, json.loads(clear)))
        return web.Response(status=self.status, headers={"Location": "/send/again"})

    async def start(self):
        app = web.Application()
        app.router.add_post("/send/{number}", self.take)
        self._runner = web.AppRunner(app)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0, ssl_context=self.name)
        await site.start()
        self.port = self._runner.addresses[0][1]

    async def stop(self):
        await self._runner.cleanup()


class Resolver(AbstractResolver):
    """Finds each name at this address, and those of ``elsewhere`` at theirs."""

    def __init__(self, address, port=None, elsewhere=()):
        self.address, self.port, self.elsewhere = address, port, dict(elsewhere)

    async def resolve(self, host, port=0, family=0):
        address = self.elsewhere.get(host, self.address)
        found = {"hostname": host, "host": address, "port": self.port or port}
        return [found | {"family": family or 2, "proto": 0, "flags": 0}]

    async def close(self):
        """Nothing is open."""
