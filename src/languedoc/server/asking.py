"""What is checked before every request: rate limit and origin; and the language of the response."""

from __future__ import annotations

from typing import Any

from litestar import Request

from languedoc.i18n import DEFAULT, LANGUAGES
from languedoc.server.limits import Buckets
from languedoc.server.people import SAFE, address_of, from_elsewhere
from languedoc.server.refusals import Refusal


async def let_in(request: Request[Any, Any, Any]) -> None:
    """Guard of every request: rate limit, and protection against cross-site requests."""
    requests: Buckets = request.app.state.requests
    if not requests.take(address_of(request)):
        raise Refusal("too_fast")
    if request.method not in SAFE and from_elsewhere(request.scope):
        raise Refusal("from_elsewhere")


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language of a request: a parameter, else the first supported one of Accept-Language."""
    wanted = [request.query_params.get("lang", "")]
    wanted += [part.strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")]
    return next((language for language in wanted if language in LANGUAGES), DEFAULT)
