"""Who asks: a visitor is a signed cookie. No sign-up, no password; a name is given when somebody wants one."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata
from collections.abc import Collection
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from itertools import islice
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from languedoc.server.refusals import Refusal

ID_BYTES = 12
ID = re.compile(f"[0-9a-f]{{{2 * ID_BYTES}}}")
ORIGIN = 16  # letters
YEARS = 5 * 365 * 24 * 3600  # seconds that a cookie lasts
LONGEST_NAME = 30
MOST_ACCENTS = 2  # on one letter, besides those that are one letter with it
ACCENTS = ("Mn", "Me")  # categories of Unicode
BLANKS = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00013441\U00013442\U0001d159"  # letters that show nothing
# Signs that change nothing by themselves: variation selectors, fillers, the grapheme joiner.
UNSEEN = re.compile("[\u034f\u180b-\u180f\ufe00-\ufe0f\U00016fe4\U000e0100-\U000e01ef]")
# Letters that look like others: Cyrillic, Greek, some Latin ones and digits.
CYRILLIC = "\u0430\u0432\u0435\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0455\u0456\u0458\u0501\u051b"
GREEK = "\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7"
LATIN = "\u0131\u0237\u0261l1|0"
ALIKE = str.maketrans(CYRILLIC + GREEK + LATIN, "abekmhopctyxsijdq" + "abezhikmnoptyx" + "ijgiiio")
DOTTED = re.compile("([ij])\u0307")  # the dot takes the place of the dot that these letters have
LONGEST_PASS = 200
MOST_COOKIES = 4  # of our name that are checked
LONGEST_TIME = 12  # digits
PASS_MINUTES = 10  # for which a code for another device is valid
FOR_ALL = ("/art/", "/assets/", "/health", "/schema")  # the same for everybody
NETWORK = 64  # bits of an address of IPv6 that belong to one household
SAFE = ("GET", "HEAD", "OPTIONS")

# Who has not given a name is called like somebody of the Languedoc.
GUESTS = (
    *("Aimeric", "Alazaïs", "Arnaut", "Aude", "Azalaïs", "Bernat", "Bertran", "Biatritz", "Blanca", "Brunissende"),
    *("Clara", "Elionor", "Ermengarda", "Ermessenda", "Esclarmonda", "Estefania", "Fabrissa", "Folquet", "Garsenda"),
    *("Gausbert", "Guilhèm", "Guilhelma", "Jaufre", "Joan", "Jordan", "Loba", "Marquesia", "Matfre", "Miquèl"),
    *("Peire", "Raimbaut", "Raimon", "Roger", "Sicart", "Tibors", "Uc", "Vidal", "Vierna", "Xavier", "Yolanda"),
)


class Gate:
    """Signs and verifies cookies. The name of the cookie depends on the key, since all servers on one host share
    cookies, whatever their port."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.cookie = f"languedoc_{hashlib.sha256(key).hexdigest()[:8]}"

    def signed(self, person: str) -> str:
        return f"{person}.{self._signature(person)}"

    def _signature(self, person: str) -> str:
        return hmac.new(self.key, person.encode(), hashlib.sha256).hexdigest()[:40]

    def person(self, cookie: str) -> str | None:
        """The person whose cookie it is; None if we did not sign it."""
        person, _, signature = cookie.partition(".")
        if not (cookie.isascii() and ID.fullmatch(person)):  # other things are signed with the same key
            return None
        return person if hmac.compare_digest(self._signature(person), signature) else None

    def origin(self, address: str) -> str:
        """A network as it is stored with a game: nobody without the key can tell which one it is."""
        return self._signature(f"from {address}")[:ORIGIN]

    def pass_for(self, person: str, until: int) -> str:
        """A code that signs another device in as this person, until a time in seconds."""
        return f"{person}.{until}.{self._signature(f'pass {person} {until}')}"

    def who_passed(self, code: str, at: int) -> str | None:
        """The person whose code it is; None if we did not sign it, or if it has expired."""
        person, _, rest = code.partition(".")
        until, _, signature = rest.partition(".")
        if len(code) > LONGEST_PASS or not (code.isascii() and until.isdecimal() and len(until) < LONGEST_TIME):
            return None
        right = hmac.compare_digest(self._signature(f"pass {person} {until}"), signature)
        return person if right and at < int(until) else None

    def cookie_for(self, person: str, scheme: str) -> str:
        """The header that sets the cookie of this person."""
        secure = "; Secure" if scheme == "https" else ""
        return f"{self.cookie}={self.signed(person)}; Path=/; Max-Age={YEARS}; HttpOnly; SameSite=Lax{secure}"

    def find(self, scope: Scope) -> str | None:
        """The visitor of these headers. Cookies of other programs on this host are ignored, also of the same name."""
        parts = (
            part.strip().partition("=")
            for header, value in scope["headers"]
            if header == b"cookie"
            for part in value.decode("latin-1").split(";")
        )
        ours = islice((cookie for name, _, cookie in parts if name == self.cookie), MOST_COOKIES)
        return next((person for cookie in ours if (person := self.person(cookie)) is not None), None)


def guest_name(person: str, taken: Collection[str] = ()) -> str:
    """What somebody without a name is called, always the same; if others are called so, the next name that is free."""
    first = int(hashlib.sha256(person.encode()).hexdigest()[:8], 16) % len(GUESTS)
    names = GUESTS[first:] + GUESTS[:first]
    return next((name for name in names if name not in taken), names[0])


def readable(text: str) -> str:
    """A text as it can be shown: one line of printable letters, each with few accents; empty where nothing that can be
    seen is left."""
    letters: list[str] = []
    accents = 0
    for letter in unicodedata.normalize("NFC", UNSEEN.sub("", text)):
        accents = accents + 1 if unicodedata.category(letter) in ACCENTS else 0
        if accents <= MOST_ACCENTS and (letters or not accents):
            letters.append(letter if letter.isprintable() and letter not in BLANKS else " ")
    return " ".join("".join(letters).split())


def tidy(name: str) -> str:
    """A name as it can be shown."""
    return readable(name)[:LONGEST_NAME].strip()


def alike(name: str) -> str:
    """A key that is equal for names that look the same."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return DOTTED.sub(r"\1", plain.translate(ALIKE))


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The client's address, as limits count it."""
    return counted_address(connection.client.host if connection.client else "")


def address_of_scope(scope: Scope) -> str:
    client = scope.get("client")
    return counted_address(str(client[0]) if client else "")


@lru_cache(maxsize=1000)
def counted_address(host: str) -> str:
    """An address of IPv4, or the network of an address of IPv6: one household has many of these."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:  # a socket of the file system, or what a proxy made up
        return host
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, NETWORK), strict=False))


def from_elsewhere(scope: Scope) -> bool:
    """Whether it is a cross-site request. An Origin that is no origin is refused as malformed."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin", b"")
    if not origin:
        return False
    try:
        return urlsplit(origin.decode("ascii")).netloc != headers.get(b"host", b"").decode("latin-1")
    except ValueError:
        raise Refusal("malformed", "Origin") from None


def kept_by_nobody_else(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    """A header of a response with a cookie: a cache that many people share must not keep it, else they would get the
    same cookie."""
    shared = name.lower() == b"cache-control" and b"no-store" not in value
    return name, b"private, " + value if shared else value


def known(app: ASGIApp) -> ASGIApp:
    """Middleware: adds the visitor to every request and sets the cookie of new visitors."""

    async def asgi(scope: Scope, receive: Receive, send: Send) -> None:
        gate: Gate = scope["litestar_app"].state.gate
        person = gate.find(scope)
        new = person is None
        person = person or secrets.token_hex(ID_BYTES)
        scope.setdefault("state", {})["person"] = person
        if not new or scope["type"] != ScopeType.HTTP or scope["path"].startswith(FOR_ALL):
            await app(scope, receive, send)
            return
        cookie = gate.cookie_for(person, scope["scheme"])

        async def with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", ()))
                if not any(name.lower() == b"set-cookie" for name, _ in headers):
                    headers.append((b"set-cookie", cookie.encode()))
                message["headers"] = [kept_by_nobody_else(*header) for header in headers]
            await send(message)

        await app(scope, receive, with_cookie)

    return asgi
