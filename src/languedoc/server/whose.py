"""Queries for the games of a person: those that they made, sit in or are asked in; and for the work of bots."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Select, and_, case, exists, func, or_, select

from languedoc.server.schema import games, seats

FARTHEST = 60_000  # milliseconds from now; what is claimed for longer was claimed before a clock was set back


def sits_in(person: str) -> ColumnElement[bool]:
    return games.c.id.in_(select(seats.c.game_id).where(seats.c.person == person))


def others_sit(person: str) -> ColumnElement[bool]:
    return exists().where(seats.c.game_id == games.c.id, seats.c.person.not_in(("", person)))


def concerns(person: str) -> ColumnElement[bool]:
    return or_(games.c.host == person, sits_in(person))


def waits_for(person: str) -> ColumnElement[bool]:
    asked = exists().where(seats.c.game_id == games.c.id, seats.c.number == games.c.asked, seats.c.person == person)
    return and_(games.c.status == "running", asked)


def all_of(person: str) -> Select[Any]:
    """Games that somebody made or sits in: first those that wait for them, last those that are over."""
    order = case((waits_for(person), 0), (games.c.status != "over", 1), else_=2)
    return select(games).where(concerns(person)).order_by(order)


def numbers(person: str) -> Select[Any]:
    """How many games that are not over somebody made or sits in, and how many of them wait for them."""
    waiting = func.coalesce(func.sum(case((waits_for(person), 1), else_=0)), 0)
    return select(func.count(), waiting).select_from(games).where(concerns(person), games.c.status != "over")


def counted(person: str) -> Select[Any]:
    """How many games that are not over, or that they uploaded, somebody sits in, or has made and nobody else sits
    there."""
    theirs = or_(sits_in(person), and_(games.c.host == person, ~others_sit(person)))
    lasting = or_(games.c.status != "over", and_(games.c.uploaded, games.c.host == person))
    return select(func.count()).select_from(games).where(theirs, lasting)


def nobodys(at: int) -> ColumnElement[bool]:
    """Whether no server process has claimed to let a bot think about it."""
    return or_(games.c.thinks_until < at, games.c.thinks_until > at + FARTHEST)
