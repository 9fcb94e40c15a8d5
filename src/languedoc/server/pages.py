"""The built pages and the drawings, with headers that let a page speak with its own server only."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import threading
from collections import OrderedDict
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.params import FromPath

from languedoc.errors import LanguedocError
from languedoc.server import scene
from languedoc.server.accounts import in_thread_for_all
from languedoc.server.refusals import Refusal

FOLDER = Path(__file__).parent / "pages"
INDEX = "index.html"
HASHED = "assets/"  # files whose names change with their content
NEVER_CHANGES = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
A_DAY = "public, max-age=86400"
DRAWINGS = 30_000_000  # bytes of drawings kept in memory, each some kB
SHEETS = 10_000_000  # the same for those of several tiles: there is no end of them, so they push no other ones out
SHEET = "sheets/"
WORTH_IT = 600  # bytes from which something is compressed

PAGE_POLICY = "; ".join(
    (
        *("default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' blob:", "font-src 'self'"),
        *("connect-src 'self'", "manifest-src 'self'", "media-src 'self'", "worker-src 'self'"),
        *("base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"),
    )
)
DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
SAFETY = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
NOT_BUILT = (
    "<!doctype html><meta charset=utf-8><title>Languedoc</title>"
    "<p>The pages of Languedoc are not built yet. In its folder run: <code>make pages</code></p>"
)


class Piece(NamedTuple):
    """A file in memory, ready to be sent."""

    body: bytes
    packed: Mapping[str, bytes]
    kind: str
    tag: str
    cache: str
    policy: str


def piece(body: bytes, kind: str, cache: str, policy: str, packed: Mapping[str, bytes] | None = None) -> Piece:
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    packed = dict(packed or {})
    if "gzip" not in packed and len(body) >= WORTH_IT and not kind.startswith(("font/", "image/png", "image/webp")):
        packed["gzip"] = gzip.compress(body, mtime=0)
    return Piece(body, packed, kind, tag, cache, policy)


def sent(request: Request[Any, Any, Any], found: Piece, status: int = 200) -> Response[bytes]:
    """The response for a file: compressed if the client accepts that, 304 if its copy is current."""
    headers = SAFETY | {
        "etag": found.tag,
        "cache-control": found.cache,
        "content-security-policy": found.policy,
        "vary": "accept-encoding",
    }
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    accepted = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    body = found.body
    for encoding in ("br", "gzip"):
        if encoding in accepted and encoding in found.packed:
            body = found.packed[encoding]
            headers["content-encoding"] = encoding
            break
    return Response(body, status_code=status, headers=headers, media_type=found.kind)


# ------------------------------------------------------------------ built pages


@lru_cache(maxsize=500)
def read_page(name: str, changed: int) -> Piece:
    """A file of the built pages; `changed` is when, so that a new build is seen."""
    path = FOLDER / name
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind == "application/javascript":
        kind = f"{kind}; charset=utf-8"
    packed = {
        encoding: beside.read_bytes()
        for encoding, suffix in (("gzip", ".gz"), ("br", ".br"))
        if (beside := path.with_name(path.name + suffix)).is_file()
    }
    cache = NEVER_CHANGES if name.startswith(HASHED) else ASK_AGAIN
    return piece(path.read_bytes(), kind, cache, PAGE_POLICY, packed)


def page(name: str) -> Piece | None:
    try:
        path = (FOLDER / name).resolve()
        own = path.relative_to(FOLDER.resolve()).as_posix()  # a file has many names, with dots in them
        return read_page(own, path.stat().st_mtime_ns) if name and path.is_file() else None
    except (OSError, ValueError):  # no file here can have such a name
        return None


@get(["/", "/{path:path}"], include_in_schema=False)
async def pages(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the pages; every other address is one that the page itself understands."""
    name = path.lstrip("/")
    found = page(name)
    if found is None and ("." in name.rpartition("/")[2] or name.startswith(("api/", "art/", HASHED))):
        raise Refusal("not_found")
    found = found or page(INDEX)
    if found is None:
        return sent(request, piece(NOT_BUILT.encode(), "text/html; charset=utf-8", ASK_AGAIN, PAGE_POLICY), 503)
    return sent(request, found)


# ------------------------------------------------------------------ drawings


class Drawings:
    """A cache of the drawings that were requested last, limited by their bytes."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self.kept: OrderedDict[str, Piece] = OrderedDict()
        self.changing = threading.Lock()

    def get(self, name: str) -> Piece:
        """A drawing; it is made if it is not in the cache."""
        with self.changing:
            found = self.kept.get(name)
            if found is not None:
                self.kept.move_to_end(name)
                return found
        drawn = scene.art(name)
        found = piece(drawn.content, drawn.media_type, A_DAY, DRAWING_POLICY)
        with self.changing:
            if name not in self.kept:
                self.kept[name] = found
                self.size += size_of(found)
            while self.size > self.most and self.kept:
                self.size -= size_of(self.kept.popitem(last=False)[1])
        return found


def size_of(piece: Piece) -> int:
    """Bytes that a file takes in memory, without what is the same for each."""
    return len(piece.body) + sum(map(len, piece.packed.values()))


drawings, sheets = Drawings(DRAWINGS), Drawings(SHEETS)


def cache_of(name: str) -> Drawings:
    return sheets if name.startswith(SHEET) else drawings


@get("/art/{path:path}", include_in_schema=False)
async def art(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A drawing: tiles, figures, cards."""
    try:
        name = path.lstrip("/")
        return sent(request, await in_thread_for_all(cache_of(name).get, name))
    except (LanguedocError, LookupError, ValueError):
        raise Refusal("not_found") from None
