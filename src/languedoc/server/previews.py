"""The address of a game, with a few words for programs that show a preview of a link (Open Graph).

They tell what everybody may see who has the link: who invites to what, and who plays.
"""

from __future__ import annotations

from html import escape
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response, get
from litestar.params import FromPath

from languedoc.i18n import speech
from languedoc.server import sight
from languedoc.server.asking import language_of, let_in
from languedoc.server.kept import Kept
from languedoc.server.lobby import kept_game
from languedoc.server.pages import ASK_AGAIN, INDEX, NOT_BUILT, PAGE_POLICY, page, piece, sent
from languedoc.server.refusals import Refusal
from languedoc.table.words import game_name

TITLE = b"<title>Languedoc</title>"
PICTURE = "icon-512.png"
KIND = "text/html; charset=utf-8"


@get("/g/{code:str}", include_in_schema=False, before_request=let_in)
async def preview(request: Request[Any, Any, Any], code: FromPath[str]) -> Response[bytes]:
    """The page, which goes to the game itself; what it is about is in its head."""
    found = page(INDEX)
    if found is None:
        return sent(request, piece(NOT_BUILT.encode(), KIND, ASK_AGAIN, PAGE_POLICY), 503)
    try:
        kept = await kept_game(request, code.lower())
    except Refusal:  # the page says so itself
        return sent(request, found)
    told = head(kept, language_of(request), site_of(request)).encode()
    return sent(request, piece(found.body.replace(TITLE, told), KIND, ASK_AGAIN, PAGE_POLICY))


def site_of(request: Request[Any, Any, Any]) -> str:
    """The address of this server, as the visitor called it."""
    try:
        site = str(request.base_url)
        _ = urlsplit(site).port  # which reads it
    except ValueError:
        raise Refusal("malformed", "Host") from None
    return site


def head(kept: Kept, language: str, site: str) -> str:
    """The elements that take the place of the title."""
    title, about = words(kept, language)
    properties = {
        "og:type": "website",
        "og:site_name": "Languedoc",
        "og:title": title,
        "og:description": about,
        "og:url": f"{site}g/{kept.code}",
        "og:image": f"{site}{PICTURE}",
        "og:locale": language,
    }
    elements = [f"<title>{escape(title)} – Languedoc</title>", f'<meta name="description" content="{escape(about)}" />']
    elements += [f'<meta property="{name}" content="{escape(text)}" />' for name, text in properties.items()]
    elements.append('<meta name="twitter:card" content="summary" />')
    elements.append('<meta name="robots" content="noindex" />')  # who has the code may join
    return "\n    ".join(elements)


def words(kept: Kept, language: str) -> tuple[str, str]:
    """A title and a sentence or two."""
    told = speech(language)
    names = told.row([seat.name for seat in kept.seats if seat.kind != "open"])
    if kept.standing.status == "waiting":
        invitation = sight.invitation(kept, language)
        return invitation.title, " · ".join(invitation.facts)
    way = "preview-over" if kept.standing.status == "over" else "preview-running"
    return told.say(way, game=game_name(kept.game, told)), f"{names}: {sight.title(kept, language)}"
