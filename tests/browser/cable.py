"""A proxy between browser and server that can be interrupted."""

from __future__ import annotations

import contextlib
import socket
import threading
from typing import Self


class Cable:
    def __init__(self, port: int) -> None:
        self.target = port
        self.plugged = True
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.ends: list[socket.socket] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.socket.getsockname()[1]}"

    def pull(self) -> None:
        """Stop all traffic and refuse new connections."""
        self.plugged = False
        for end in self.ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.ends.clear()

    def plug_in(self) -> None:
        self.plugged = True

    def __enter__(self) -> Self:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *reason: object) -> None:
        self.socket.close()
        self.pull()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.socket.accept()
                if not self.plugged:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self.target))
                self.ends += [near, far]
                for source, sink in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(source, sink), daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while carried := source.recv(65536):
                sink.sendall(carried)
        for end in (source, sink):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
