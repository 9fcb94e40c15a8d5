"""Processor time as a budget: what one person, and one address, may use of it, over all their sockets and requests.

Work that takes long is done for one client of an address at a time, so even before a budget is used up, nobody else
waits for more than one piece of it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Generator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Any, Generic, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from languedoc.server.database import CHARGED
from languedoc.server.ledgers import Ledgers
from languedoc.server.limits import Budgets, Open
from languedoc.server.people import address_of_scope
from languedoc.server.refusals import Refusal
from languedoc.server.settings import Limits

P = ParamSpec("P")
T = TypeVar("T")

FIRST_TIME = 0.5  # seconds that are charged for one piece of work at the most: what takes longer fills caches
KEPT_FOR_ALL = 0.5  # the part of it that is counted where the result is kept for everybody
LONGEST_DELAY = 2.0  # seconds by which the first in the line is delayed
AT_ONCE = 8  # messages of one address that are worked on at the same time, and requests of it that begin at once


class Lane:
    """The locks of one address: `few` of its messages are handled at a time, `one` does long work, and who has to wait
    because the address used more than its share stands in a `line`."""

    def __init__(self) -> None:
        self.line = asyncio.Lock()
        self.few = asyncio.Semaphore(AT_ONCE)
        self.one = asyncio.Lock()
        self._begun = 0  # in this turn of the event loop

    def has_room(self) -> bool:
        """Whether one more may begin now without standing in the line. What it costs is known only afterwards, so few
        begin in one turn of the event loop."""
        if self.line.locked() or self._begun == AT_ONCE:
            return False
        if not self._begun:
            asyncio.get_running_loop().call_soon(self._turn_over)
        self._begun += 1
        return True

    def _turn_over(self) -> None:
        self._begun = 0


class Account:
    """The budgets of a person and of their address."""

    def __init__(self, accounts: Accounts, person: str, address: str) -> None:
        self.accounts = accounts
        self.person = person
        self.address = address
        self.lane = accounts.lane(address)

    def check(self) -> None:
        """Refuse who has used up the budget."""
        if not (self.accounts.people.left(self.person) and self.accounts.addresses.left(self.address)):
            raise Refusal("too_fast")

    async def throttle(self) -> None:
        """Wait while this address uses more than its share of the processor, so that the others are not slowed down.
        One after the other goes on: if all that wait did so at the same moment, they would use far more than it."""
        if self.accounts.shares.wait(self.address) <= 0.0 and self.lane.has_room():
            return
        async with self.lane.line:
            await self.wait_for_share()

    async def wait_for_share(self) -> None:
        """Wait until this address has a share of the processor again, for work that is done one after the other."""
        await asyncio.sleep(min(max(0.0, self.accounts.shares.wait(self.address)), LONGEST_DELAY))

    def charge(self, seconds: float) -> None:
        self.accounts.shares.charge(self.address, seconds)
        self.accounts.people.charge(self.person, seconds)
        self.accounts.addresses.charge(self.address, seconds)

    async def run(self, work: Awaitable[T]) -> T:
        """Do some work on the event loop and charge the processor time it takes, also that of the database."""
        token, charged = CURRENT.set(self), CHARGED.set(self.charge)
        try:
            return await Metered(work, self.charge)
        finally:
            CURRENT.reset(token)
            CHARGED.reset(charged)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Hold the lock of this address for long work, and refuse if the budget is used up then. Within a turn there is
        no waiting."""
        if IN_TURN.get():
            yield
            return
        async with self.lane.one:
            await self.wait_for_share()
            self.check()
            token = IN_TURN.set(True)
            try:
                yield
            finally:
                IN_TURN.reset(token)


class Accounts:
    def __init__(self, limits: Limits, ledgers: Ledgers) -> None:
        burst = limits.processor_burst_of_address
        self.people = Budgets(limits.processor, limits.processor_burst, ledgers.of("people"))
        self.addresses = Budgets(limits.processor_of_address, burst, ledgers.of("addresses"))
        self.shares = Budgets(limits.processor_share, limits.processor_share_burst)  # of this process
        self.requests = Open(limits.requests_at_once)
        self._lanes: WeakValueDictionary[str, Lane] = WeakValueDictionary()

    def lane(self, address: str) -> Lane:
        lane = self._lanes.get(address)
        if lane is None:
            lane = self._lanes[address] = Lane()
        return lane

    def of(self, person: str, address: str) -> Account:
        return Account(self, person, address)


CURRENT: ContextVar[Account | None] = ContextVar("account", default=None)
IN_TURN: ContextVar[bool] = ContextVar("in_turn", default=False)


class Metered(Generic[T]):
    """An awaitable that reports the processor time of every stretch in which it runs. It lets go of what was waited for
    and of errors: an error refers to this frame by its traceback, so each would hold the other, with all that was under
    way, until Python looks for garbage everywhere, which it seldom does."""

    def __init__(self, work: Awaitable[T], charge: Callable[[float], None]) -> None:
        self.work = work
        self.charge = charge

    def __await__(self) -> Generator[Any, Any, T]:
        running: Any = self.work.__await__()
        step: Callable[[Any], Any] = running.send
        given: Any = None
        while True:
            began = time.thread_time()
            try:
                waited_for = step(given)
            except StopIteration as stop:
                result: T = stop.value
                return result
            finally:
                given = None
                self.charge(time.thread_time() - began)
            try:
                given = yield waited_for
                step = running.send
            except BaseException as error:
                given = error
                step = running.throw
            finally:
                waited_for = None


async def in_thread(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do long work in a thread, one piece for each address at a time, and charge its processor time to whoever asked
    for it."""
    account = CURRENT.get()
    if account is None:
        return await asyncio.to_thread(work, *args, **kwargs)
    work, spent = timed(work)
    async with account.turn():
        try:
            return await asyncio.to_thread(work, *args, **kwargs)
        finally:
            account.charge(min(sum(spent), FIRST_TIME))


def timed(work: Callable[P, T]) -> tuple[Callable[P, T], list[float]]:
    """The same work, and a list to which the processor time that it takes is added."""
    spent: list[float] = []

    def measured(*args: P.args, **kwargs: P.kwargs) -> T:
        began = time.thread_time()
        try:
            return work(*args, **kwargs)
        finally:
            spent.append(time.thread_time() - began)

    return measured, spent


async def in_thread_for_all(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do work in a thread whose result is kept for everybody: no budget is charged with it, but who is the first to ask
    for much of it has to wait for a part of that time."""
    account = CURRENT.get()
    if account is None:
        return await asyncio.to_thread(work, *args, **kwargs)
    work, spent = timed(work)
    try:
        if IN_TURN.get():
            return await asyncio.to_thread(work, *args, **kwargs)
        async with account.lane.one:
            await account.wait_for_share()
            return await asyncio.to_thread(work, *args, **kwargs)
    finally:
        account.accounts.shares.charge(account.address, min(sum(spent), FIRST_TIME) * KEPT_FOR_ALL)


def metered(app: ASGIApp) -> ASGIApp:
    """Middleware: charges for every request all that it takes, also where it is refused. Of an address that uses more
    than its share each request waits before anything is done."""

    async def asgi(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        account = account_of(scope)
        await account.throttle()
        await account.run(app(scope, receive, send))

    return asgi


def admitted(app: ASGIApp) -> ASGIApp:
    """Middleware: refuses requests of those whose budget is used up or who ask too much at once."""

    async def asgi(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["path"] == "/health":
            await app(scope, receive, send)
            return
        account = account_of(scope)
        if scope["path"].startswith("/api/"):
            account.check()
        requests = account.accounts.requests
        if not requests.enter(account.address):
            raise Refusal("too_fast")
        try:
            await app(scope, receive, send)
        finally:
            requests.leave(account.address)

    return asgi


def account_of(scope: Scope) -> Account:
    accounts: Accounts = scope["litestar_app"].state.accounts
    return accounts.of(str(scope["state"]["person"]), address_of_scope(scope))
